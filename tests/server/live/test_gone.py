"""Disabled logins and roles lose access on open sockets at once, without any time passing."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Subject
from puntobanco.server.client import LinkLostError, Live
from puntobanco.server.protocol import PROTOCOL, Bye, Done, Hello
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode
from tests.kit.houses import run
from tests.kit.refused import elsewhere, missing, not_valid
from tests.kit.server import PASSWORD, OpenHouse, Person, open_live
from tests.kit.wires import bye, open_welcomed_wire, open_wire

REASON = {"reason": "as told"}


async def ending_of(live: Live) -> str:
    """The reason why the house closed a client's connection."""
    with pytest.raises(LinkLostError):
        await live.until(lambda: False)
    assert live.bye is not None
    return live.bye.why


def bar(house: OpenHouse, who: Person) -> httpx.Response:
    return house.staff(Role.ADMIN).post(f"/api/patrons/{who.id}/bar", REASON)


def dismiss(house: OpenHouse, who: Person) -> httpx.Response:
    return house.staff(Role.ADMIN).post(f"/api/staff/{who.id}/dismiss", REASON)


def other_roles(house: OpenHouse, who: Person) -> httpx.Response:
    return house.appoint(house.staff(Role.ADMIN), "auditor", staff=who.id)


def disable_login(house: OpenHouse, who: Person) -> httpx.Response:
    body = {"what": "login", "login": who.name, "reason": "lost card"}
    return house.staff(Role.ADMIN).post("/api/disable", body)


def sign_out(house: OpenHouse, who: Person) -> httpx.Response:
    return who.client.delete("/api/session")


def sign_out_elsewhere(house: OpenHouse, who: Person) -> httpx.Response:
    again = house.person()
    again.began(again.sign_in(who.name))
    return again.client.delete("/api/session", params={"everywhere": True})


def new_password(house: OpenHouse, who: Person) -> httpx.Response:
    kind = "staff" if who.session["staff"] else "patrons"
    admin = house.staff(Role.ADMIN)
    again = f"/api/patrons/{who.id}/invite"
    answer = house.invite_again(admin, who.id) if kind == "staff" else admin.post(again)
    made = answer.json()
    body = {"name": f"{who.name} again", "password": PASSWORD}
    return house.person().post(f"/api/invites/{made['token']}", body)


Act = Callable[[OpenHouse, Person], httpx.Response]


@pytest.mark.assures("SEC-10", "INT-12")
@pytest.mark.parametrize(
    ("act", "who", "why"),
    [
        (bar, "patron", "barred"),
        (dismiss, "staff", "dismissed"),
        (other_roles, "staff", "new-roles"),
        (disable_login, "patron", "disabled"),
        (disable_login, "staff", "disabled"),
        (sign_out, "patron", "signed-out"),
        (sign_out_elsewhere, "patron", "signed-out"),
        (new_password, "patron", "new-password"),
        (new_password, "staff", "new-password"),
    ],
)
def test_ending_a_session_closes_its_sockets(
    house: OpenHouse, table: TableId, act: Act, who: str, why: str
) -> None:
    person = house.patron() if who == "patron" else house.staff(Role.DEALER)

    async def story() -> None:
        async with (
            house.terminal(person) as client,
            client.live() as one,
            client.live() as other,
            house.terminal(house.patron()) as bystander,
            bystander.live() as third,
        ):
            await one.watch(table)
            answer = act(house, person)
            assert answer.is_success, answer.text
            assert [await ending_of(one), await ending_of(other)] == [why, why]
            await third.ping()

    run(story())


@pytest.mark.assures("INT-12")
def test_disabling_tables_is_shown_on_every_screen(house: OpenHouse) -> None:
    chief = house.staff(Role.SUPERVISOR)
    for name in ("north", "south"):
        house.open_table(name, mode=Mode.DEALER)

    async def story() -> None:
        async with house.terminal() as client, client.live() as live:
            await live.watch("north")
            await live.watch("south")

            def states() -> list[str]:
                return [live.updates[TableId(one)].view.state for one in ("north", "south")]

            body = {"what": "all", "reason": "a fire drill"}
            assert chief.post("/api/disable", body).is_success
            await live.until(lambda: states() == ["disabled", "disabled"])
            assert live.updates[TableId("north")].view.why == "a fire drill"
            one = {"what": "table", "table": "north", "reason": "over"}
            assert chief.post("/api/enable", one).is_success
            await live.until(lambda: states() == ["waiting", "disabled"])

    run(story())


@pytest.mark.assures("INT-12")
def test_a_coup_in_progress_completes_at_a_disabled_table(house: OpenHouse) -> None:
    chief, ann = house.staff(Role.SUPERVISOR), house.patron(credit=1_000_00)
    house.open_table("east")

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await live.watch("east")
            await live.do("east", commands.Sit(seat=1))
            await live.do("east", commands.BuyChips(amount=Minor(500_00)))
            while live.updates[TableId("east")].view.state != "place-your-bets":
                house.pass_s(1)
                await live.ping()
            bet = commands.PlaceWager(coup=1, bet="player", stake=Minor(50_00))
            assert isinstance((await live.do("east", bet)).answer, Accepted)
            body = {"what": "table", "table": "east", "reason": "a spill"}
            assert chief.post("/api/disable", body).is_success
            await live.ping()
            shown = live.updates[TableId("east")].view
            assert (shown.phase, shown.why) == ("betting", "a spill")
            while live.updates[TableId("east")].view.phase != "idle":
                house.pass_s(1)
                await live.ping()
            shown = live.updates[TableId("east")].view
            assert (shown.state, shown.coup) == ("disabled", 1)
            assert shown.result is not None
            assert shown.result.settled
            house.pass_s(60)
            await live.ping()
            assert live.updates[TableId("east")].view.coup == 1

    run(story())


@pytest.mark.assures("SEC-04")
def test_a_removed_role_is_lost_from_the_next_command(house: OpenHouse, table: TableId) -> None:
    """Even on a socket that has not yet been notified."""
    dora = house.staff(Role.DEALER)
    admin = house.staff(Role.ADMIN)

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            start = commands.StartShoe(commitment="c" * 64)
            sent = [asyncio.create_task(live.do(table, start, id=f"s{n}")) for n in range(1)]
            assert isinstance((await sent[0]).answer, Accepted)
            assert admin.post(f"/api/staff/{dora.id}/dismiss", REASON).is_success
            with pytest.raises(LinkLostError):
                await live.do(table, commands.CutShoe(position=5))
        shoe = house.table(table).shoe
        assert shoe is not None
        assert shoe.cut is None

    run(story())


def test_a_patron_barred_while_the_socket_opens_gets_no_welcome(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.patron()

    async def story() -> None:
        async with open_wire(house, ann) as wire:
            house.settle()
            # As if the notice had come before anyone was listening.
            watchers = house.services.access.endings._watchers
            watchers.difference_update(
                [one for one in watchers if one.subject == Subject("patron", ann.id)]
            )
            assert bar(house, ann).is_success
            await wire.send(Hello(protocol=PROTOCOL, token=ann.session["token"]))
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


def test_a_closing_house_tells_its_clients(tmp_path: Path) -> None:
    async def story() -> tuple[Bye | None, int]:
        with open_live(tmp_path) as house:
            house.open_table("t1")
            async with open_welcomed_wire(house, house.patron()) as wire:
                house.begin_closing()
                return await wire.ended()

    assert run(story()) == (bye("stopping"), 1001)


@pytest.mark.assures("LED-09")
def test_a_stopped_pit_disconnects_everyone(tmp_path: Path) -> None:
    def broken(_group: object) -> None:
        raise OSError(5, "Input/output error")

    async def story() -> None:
        with open_live(tmp_path) as house:
            house.open_table("t1", mode=Mode.DEALER)
            ann = house.patron(credit=100_00)
            async with (
                house.terminal(ann) as client,
                client.live() as live,
                client.live() as other,
            ):
                await live.do("t1", commands.Sit(seat=1))
                house.pit.lease.append = broken  # type: ignore[method-assign, assignment]
                with pytest.raises(LinkLostError):
                    await live.do("t1", commands.BuyChips(amount=Minor(10_00)), id="lost")
                assert (await ending_of(live), await ending_of(other)) == ("stopping", "stopping")
                assert house.person().get("/health").status_code == 503
        with open_live(tmp_path) as house:
            async with house.terminal(ann) as client:
                client.base = house.url
                async with client.live() as live:
                    done = await live.do("t1", commands.BuyChips(amount=Minor(10_00)), id="lost")
                    assert isinstance(done.answer, Accepted)
                    await live.watch("t1")
                    assert live.own_views[TableId("t1")].chips == 10_00

    run(story())


# --- Approvals ---------------------------------------------------------------------------------


def betting(house: OpenHouse, table: TableId) -> None:
    house.ask(table, commands.StartShoe(commitment="c" * 64))
    house.ask(table, commands.CutShoe(position=5))
    house.ask(table, commands.BurnCards(turned="Ks"))
    house.ask(table, commands.OpenBetting())


VOID = commands.VoidCoup(reason="a card fell")


def reference(
    house: OpenHouse, dealer: Person, table: TableId, command: commands.WireCommand = VOID
) -> str:
    chief = house.staff(Role.SUPERVISOR)
    body = {
        "card": house.card(chief),
        "password": PASSWORD,
        "role": "supervisor",
        "act": {"at": "table", "table": table, "command": msgspec.to_builtins(command)},
    }
    answer = dealer.post("/api/approvals", body)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["reference"]
    return found


@pytest.mark.assures("SEC-07")
@pytest.mark.parametrize(
    ("asker", "asked", "why"),
    [
        ("dan", VOID, "other-asker"),
        ("dora", commands.VoidCoup(reason="another"), "other-act"),
        ("dora", commands.CorrectCard(place=0, card="9h", reason="a card fell"), "other-act"),
        ("dora", VOID, None),
    ],
)
def test_an_approval_is_for_one_act_of_one_person(
    house: OpenHouse, table: TableId, asker: str, asked: commands.WireCommand, why: str | None
) -> None:
    staff = {name: house.staff(Role.DEALER) for name in ("dora", "dan")}
    betting(house, table)
    house.ask(table, commands.CloseBetting())

    async def story() -> None:
        async with house.terminal(staff["dora"]) as client, client.live() as live:
            given = reference(house, staff[asker], table, asked)
            done = await live.do(table, VOID, approval=given)
            due = Accepted(("CoupVoided",)) if why is None else not_valid(why)
            assert done.answer == due

    run(story())


@pytest.mark.assures("SEC-07")
def test_an_approval_does_not_apply_to_a_later_coup(house: OpenHouse, table: TableId) -> None:
    dora = house.staff(Role.DEALER)
    betting(house, table)

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            kept = reference(house, dora, table)
            now = reference(house, dora, table)
            assert (await live.do(table, VOID, approval=now)).answer == Accepted(("CoupVoided",))
            house.ask(table, commands.OpenBetting())
            later = await live.do(table, VOID, approval=kept)
            assert later.answer == not_valid("other-act")
            assert str(fact("approval-fault-other-act")) in later.sentence

    run(story())


@pytest.mark.assures("SEC-07")
def test_an_approval_is_sent_by_reference_and_used_once(house: OpenHouse, table: TableId) -> None:
    dora = house.staff(Role.DEALER)
    betting(house, table)
    void = commands.VoidCoup(reason="a card fell")

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            await live.watch(table)
            alone = await live.do(table, void)
            assert alone.answer == missing(Role.SUPERVISOR)
            made_up = await live.do(table, void, approval="made-up")
            assert made_up.answer == not_valid("unknown")
            given = reference(house, dora, table)
            first = await live.do(table, void, id="v1", approval=given)
            assert first.answer == Accepted(("CoupVoided",))
            assert await live.do(table, void, id="v1", approval=given) == first
            await live.until(lambda: live.updates[table].view.why == "a card fell")
            house.ask(table, commands.OpenBetting())
            again = await live.do(table, void, id="v2", approval=given)
            assert again.answer == not_valid("replayed")
            assert str(fact("approval-fault-replayed")) in again.sentence
            assert house.table(table).coup is not None

    run(story())


@pytest.mark.assures("SEC-07")
def test_an_approval_is_for_one_table_only(house: OpenHouse, table: TableId) -> None:
    dora = house.staff(Role.DEALER)
    house.open_table(f"{table}-other", mode=Mode.DEALER)
    betting(house, table)

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            given = reference(house, dora, TableId(f"{table}-other"))
            done = await live.do(table, VOID, approval=given)
            objection = elsewhere(TableId(f"{table}-other"), table)
            expected = Refusal(RefusalCode.APPROVAL_REFUSED, objection=objection)
            assert done.answer == expected

    run(story())


@pytest.mark.parametrize("same", [True, False])
def test_only_an_executed_command_uses_up_an_approval(
    house: OpenHouse, table: TableId, same: bool
) -> None:
    """Under the same id again, or another: the refused command has used nothing up."""
    dora = house.staff(Role.DEALER)
    betting(house, table)
    house.ask(table, commands.CloseBetting())
    correct = commands.CorrectCard(place=0, card="10H", reason="misread")

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            given = reference(house, dora, table, correct)
            early = await live.do(table, correct, id=f"early-{same}", approval=given)
            assert early.answer == Refusal(RefusalCode.NO_SUCH_CARD, place=0)
            house.ask(table, commands.DealCard(card="9h"))
            done = await live.do(
                table, correct, id=f"early-{same}" if same else "late", approval=given
            )
            assert done.answer == Accepted(("CardCorrected",))

    run(story())


@pytest.mark.assures("SEC-07")
def test_an_approval_expires(house: OpenHouse, table: TableId) -> None:
    dora = house.staff(Role.DEALER)
    betting(house, table)

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            given = reference(house, dora, table)
            house.clock.pass_minutes(2)
            done = await live.do(table, VOID, approval=given)
            assert done.answer == not_valid("expired")
            assert str(fact("approval-fault-expired")) in done.sentence

    run(story())


@pytest.mark.assures("LED-05")
def test_an_approved_command_gets_the_same_answer_after_a_restart(tmp_path: Path) -> None:
    void = commands.VoidCoup(reason="a card fell")

    async def once(house: OpenHouse, dora: Person, given: str) -> Done:
        async with house.terminal(dora) as client:
            client.base = house.url
            async with client.live() as live:
                return await live.do("t1", void, id=CommandId("v1"), approval=given)

    with open_live(tmp_path) as house:
        house.open_table("t1", mode=Mode.DEALER)
        betting(house, TableId("t1"))
        dora = house.staff(Role.DEALER)
        given = reference(house, dora, TableId("t1"))
        first = run(once(house, dora, given))
        assert isinstance(first.answer, Accepted)
    with open_live(tmp_path) as house:
        assert run(once(house, dora, given)) == first
