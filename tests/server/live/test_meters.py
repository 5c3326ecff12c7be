"""Meters over real sockets: who sees what, who may do what, and an award from hit to wallet."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import count
from typing import get_args

import msgspec
import pytest

from puntobanco.core.facts import Amount, Fact, fact
from puntobanco.core.game import Game
from puntobanco.core.ids import MeterId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.people.places import meter_place
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    AwardStatus,
    KeyPosition,
    Meter,
    Pool,
)
from puntobanco.server import protocol
from puntobanco.server.client import Live
from puntobanco.server.demo import open_meter
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language
from tests.kit.houses import run
from tests.kit.meters import PLAIN, SIX_SUITED
from tests.kit.refused import elsewhere
from tests.kit.server import PASSWORD, OpenHouse, Person
from tests.kit.stated import ANYTHING, says
from tests.kit.wires import open_welcomed_wire

_names = count(1)
GAME = load_game("progressive-3")


def new_meter(house: OpenHouse, game: Game = GAME) -> MeterId:
    meter = MeterId(f"meter-{next(_names)}")
    house.call(open_meter(house.services.pit, meter, game))
    return meter


def joined_table(house: OpenHouse, meter: MeterId) -> TableId:
    """A dealer's table that shares a meter, with its shoe ready."""
    table = TableId(f"dragon-{next(_names)}")
    house.open_table(table, GAME, mode=Mode.DEALER)
    for command in (
        commands.LinkMeter(meter=meter),
        commands.StartShoe(commitment="c" * 64),
        commands.CutShoe(position=5),
        commands.BurnCards(turned="Ks"),
    ):
        house.ask(table, command)
    return table


async def bet(house: OpenHouse, live: Live, table: TableId, seat: int = 1) -> None:
    """Sit, bet a line and the progressive, and START GAME."""
    for command in (commands.Sit(seat=seat), commands.BuyChips(amount=Minor(100_00))):
        await live.do(table, command)
    house.ask(table, commands.OpenBetting())
    coup = house.table(table).coups
    for key, stake in (("player", 10_00), ("progressive", 1_00)):
        wager = commands.PlaceWager(coup=coup, bet=key, stake=Minor(stake))
        assert isinstance((await live.do(table, wager)).answer, Accepted)
    house.ask(table, commands.CloseBetting())


def deal(house: OpenHouse, table: TableId, cards: tuple[str, ...]) -> None:
    for card in cards:
        house.ask(table, commands.DealCard(card=card))


def meter_of(house: OpenHouse, meter: MeterId) -> Meter:
    return house.services.pit.meter(meter)


def approved(asker: Person, card: str, role: Role, meter: str, command: WireMeterCommand) -> str:
    """The reference of an approval given at the asker's screen."""
    act = {"at": "meter", "meter": meter, "command": msgspec.to_builtins(command)}
    return _approved(asker, card, role, act)


def to_open(asker: Person, card: str, asked: dict[str, object]) -> str:
    """The reference of an approval for opening a meter."""
    act = {name: value for name, value in asked.items() if name not in ("id", "approval")}
    return _approved(asker, card, Role.SUPERVISOR, act | {"at": "new-meter"})


def _approved(asker: Person, card: str, role: Role, act: dict[str, object]) -> str:
    body = {"card": card, "password": PASSWORD, "role": role.value, "act": act}
    answer = asker.post("/api/approvals", body)
    assert answer.status_code == 201, answer.text
    reference: str = answer.json()["reference"]
    return reference


# --- Views -------------------------------------------------------------------------------------

# The messages about a meter that each role receives.
SEEN = """
nobody      meter
patron      meter
dealer      meter meter-hands
supervisor  meter meter-hands meter-desk
executive   meter meter-hands meter-desk
cashier     meter meter-desk
auditor     meter meter-desk
admin       meter
"""


@pytest.mark.assures("SEC-04", "PRG-02")
@pytest.mark.parametrize("row", [line.split() for line in SEEN.strip().splitlines()])
def test_each_role_sees_its_part_of_a_meter(house: OpenHouse, row: list[str]) -> None:
    who, *due = row
    meter = new_meter(house)
    house.ask_meter(meter, asks.DisableMeter(reason="a secret of the house"))

    async def story() -> None:
        person = {"nobody": None, "patron": house.patron}.get(who, lambda: house.staff(Role(who)))
        async with open_welcomed_wire(house, person() if callable(person) else None) as wire:
            await wire.send(protocol.WatchMeter(meter=meter))
            told = await wire.receive_all()
            assert [one.__struct_config__.tag for one in told] == due
            secret = any("a secret of the house" in frame for frame in wire.frames)
            assert secret == (len(due) > 1), "why it is down is for staff"

    run(story())


def starts_at(minor: int) -> Fact:
    """The sentence of the rules about the seed of a meter."""
    seed = Amount(minor, "USD", 2)
    return fact("sheet-meter", seed=seed, contribution=ANYTHING, reserve=ANYTHING)


def test_the_posted_rules_are_those_of_the_meter_behind_the_table(house: OpenHouse) -> None:
    meter = new_meter(house)
    table = joined_table(house, meter)
    executive, supervisor = house.staff(Role.EXECUTIVE), house.staff(Role.SUPERVISOR)

    def posted() -> str:
        answer = executive.get(f"/api/tables/{table}/rules")
        assert answer.is_success, answer.text
        return answer.text

    assert says(posted(), starts_at(5_000_00))
    settings = msgspec.structs.replace(meter_of(house, meter).settings, seed=Minor(6_000_00))
    change = asks.ChangeParameters(parameters=settings, reason="a higher start")
    reference = approved(executive, house.card(supervisor), Role.SUPERVISOR, meter, change)
    answer = executive.post(f"/api/meters/{meter}/commands", _posted(change, reference))
    assert answer.is_success, answer.text
    assert says(posted(), starts_at(6_000_00))
    assert "USD 5,000" not in posted()
    house.ask(table, commands.UnlinkMeter())
    assert says(posted(), starts_at(5_000_00))


@pytest.mark.assures("PRG-04", "PRG-20")
def test_a_wager_moves_the_meter_on_every_screen(house: OpenHouse) -> None:
    meter = new_meter(house)
    one, two = joined_table(house, meter), joined_table(house, meter)
    patrons = house.patron(credit=1_000_00), house.patron(credit=1_000_00)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            lives = []
            for person in (*patrons, None):
                client = await stack.enter_async_context(house.terminal(person))
                lives.append(await stack.enter_async_context(client.live()))
            for live in lives:
                await live.watch_meter(meter)
            for live, table, due in ((lives[0], one, 5_000_26), (lives[1], two, 5_000_52)):
                await bet(house, live, table)
                for watching in lives:
                    await watching.ping()
                    assert watching.meters[meter].shown == due
            deal(house, one, SIX_SUITED)
            deal(house, two, PLAIN)
            await lives[2].ping()
            seen = lives[2].meters[meter]
            # The sign keeps its amount until the award is verified; the next hand plays for the
            # restart.
            assert (seen.shown, seen.next) == (5_000_52, 5_000_00)
            assert (seen.verifying, seen.wins) == ((one,), ())
            assert [(row.share, row.amount) for row in seen.rows] == [
                (True, 5_000_52),
                (False, 300_00),
                (False, 10_00),
            ]
            await lives[2].send(protocol.UnwatchMeter(meter=meter))
            house.ask_meter(meter, asks.DisableMeter(reason="late"))
            await lives[2].ping()
            await lives[0].ping()
            assert (lives[2].meters[meter].state, lives[0].meters[meter].state) == (
                "up",
                "disabled",
            )

    run(story())


def test_a_seat_shows_which_hand_its_wager_rides_on(house: OpenHouse) -> None:
    meter = new_meter(house)
    table = joined_table(house, meter)
    ann = house.patron(credit=1_000_00)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await live.watch(table)
            assert live.infos[table].meter == meter
            assert [one.key for one in live.infos[table].bets if one.meter] == ["progressive"]
            await bet(house, live, table)
            await live.ping()
            [seat] = live.updates[table].view.seats
            assert seat.rides == {"progressive": "player"}

    run(story())


def test_an_unknown_meter_is_a_fault(house: OpenHouse) -> None:
    async def story() -> None:
        async with open_welcomed_wire(house, house.staff(Role.SUPERVISOR)) as wire:
            for message in (
                protocol.WatchMeter(meter=MeterId("none")),
                protocol.UnwatchMeter(meter=MeterId("none")),
                protocol.DoMeter(
                    id="m-1",  # type: ignore[arg-type]
                    meter=MeterId("none"),
                    command=asks.DisableMeter(reason="x"),
                ),
            ):
                fault = await wire.fault(message)
                assert fault.code == "no-such-meter"
                assert fault.id == getattr(message, "id", None)

    run(story())


# --- Permissions -------------------------------------------------------------------------------

# Columns: patron, dealer, supervisor, executive, cashier, auditor, admin, a visitor. Each command
# is tried at a meter where it can be carried out.
#   x carried out    - not yours    a a second person must approve
GRID = """
ChangeParameters  - - - a - - - -
DisableMeter      - x x x - - - -
ReportFault       - x x x - - - -
EnableMeter       - - x x - - - -
MarkHand          - x x - - - - -
CallSupervisor    - x x - - - - -
ConfirmAward      - a x a - - - -
TurnKey           - a a a - - - -
VerifyAward       - a a a - - - -
RejectAward       - a a a - - - -
PayAward          - - x x x - - -
BackOutAward      - - a a - - - -
AdjustMeter       - - a a - - - -
"""
ROWS = {name: cells for name, *cells in map(str.split, GRID.strip().splitlines())}
CELLS = {MeterRefusalCode.NOT_YOURS: "-", MeterRefusalCode.APPROVAL_MISSING: "a"}
ROLES = (
    Role.DEALER,
    Role.SUPERVISOR,
    Role.EXECUTIVE,
    Role.CASHIER,
    Role.AUDITOR,
    Role.ADMIN,
)


OWN_GAME = {
    "ConfirmAward": load_game("progressive-3", settings={"executive-above": "1"}),
    "TurnKey": load_game("progressive-3", settings={"verification": "keyed"}),
}
"""Games whose meters take a command that other meters do not."""


def test_the_grid_covers_every_meter_command() -> None:
    assert set(ROWS) == {kind.__name__ for kind in get_args(WireMeterCommand)}


class Around:
    """A meter with a person in every role, and two who verify."""

    def __init__(self, house: OpenHouse, patron: Live, lives: list[Live]) -> None:
        self.house = house
        self.patron = patron
        self.lives = lives
        self.eve, self.dora = house.staff(Role.EXECUTIVE), house.staff(Role.DEALER)
        self.card = house.card(self.eve)

    async def asked(self, kind: str) -> tuple[MeterId, WireMeterCommand]:
        """A meter at which this command comes next, and the command."""
        house, meter = self.house, new_meter(self.house, OWN_GAME.get(kind, GAME))
        settings = meter_of(house, meter).settings
        plain: dict[str, WireMeterCommand] = {
            "ChangeParameters": asks.ChangeParameters(
                parameters=msgspec.structs.replace(settings, seed=Minor(6_000_00)), reason="x"
            ),
            "DisableMeter": asks.DisableMeter(reason="x"),
            "ReportFault": asks.ReportFault(reason="x"),
            "EnableMeter": asks.EnableMeter(reason="x"),
            "AdjustMeter": asks.AdjustMeter(
                pool=Pool.METER, change=1, reason=AdjustReason.HOUSE_ADDITION, note="x"
            ),
        }
        if kind == "EnableMeter":
            house.ask_meter(meter, asks.DisableMeter(reason="x"))
        if kind in plain:
            return meter, plain[kind]
        return meter, await self._of_award(kind, meter)

    async def _of_award(self, kind: str, meter: MeterId) -> WireMeterCommand:
        house = self.house
        table = joined_table(house, meter)
        await bet(house, self.patron, table)
        deal(house, table, SIX_SUITED)
        mark = asks.MarkHand(table=table, coup=1, seat=1, row=0)
        if kind == "MarkHand":
            return mark
        commanded = f"/api/meters/{meter}/commands"
        assert self.dora.post(commanded, _posted(mark)).is_success
        if kind == "CallSupervisor":
            return asks.CallSupervisor(table=table, coup=1)
        if kind == "ConfirmAward":
            return asks.ConfirmAward(award=1)
        if kind == "TurnKey":
            call = asks.CallSupervisor(table=table, coup=1)
            assert self.dora.post(commanded, _posted(call)).is_success
            return asks.TurnKey(table=table, to=KeyPosition.JPH)
        verify = asks.VerifyAward(award=1, cards=SIX_SUITED)
        if kind == "VerifyAward":
            return verify
        if kind == "RejectAward":
            return asks.RejectAward(award=1, reason=AwardReason.NO_WAGER, note="x")
        reference = approved(self.dora, self.card, Role.EXECUTIVE, meter, verify)
        assert self.dora.post(commanded, _posted(verify, reference)).is_success
        house.ask(table, commands.SettleCoup())
        if kind == "PayAward":
            return asks.PayAward(award=1)
        return asks.BackOutAward(award=1, reason=AwardReason.NO_WAGER, note="x")

    async def row(self, kind: str) -> list[str]:
        """The answers to each of them; a meter that has changed is replaced for the next."""
        meter, command = await self.asked(kind)
        found = []
        for live in self.lives:
            done = await live.do_meter(meter, command)
            if isinstance(done.answer, Accepted):
                found.append("x")
                meter, command = await self.asked(kind)
            else:
                assert isinstance(done.answer, MeterRefusal)
                assert done.sentence
                found.append(CELLS.get(done.answer.code, str(done.answer)))
        return found


def _posted(command: WireMeterCommand, approval: str | None = None) -> dict[str, object]:
    body: dict[str, object] = {"id": f"id-{next(_names)}", "command": msgspec.to_builtins(command)}
    return body if approval is None else body | {"approval": approval}


async def around(house: OpenHouse, work: Callable[[Around], Awaitable[None]]) -> None:
    """Give everyone a socket while `work` runs."""
    async with AsyncExitStack() as stack:
        people = [house.patron(credit=100_000_00), *(house.staff(role) for role in ROLES), None]
        lives = []
        for person in people:
            client = await stack.enter_async_context(house.terminal(person))
            lives.append(await stack.enter_async_context(client.live()))
        await work(Around(house, lives[0], lives))


@pytest.mark.assures("SEC-04", "PRG-18")
def test_meters_behave_as_the_grid_states(house: OpenHouse) -> None:
    async def rows(everybody: Around) -> None:
        told = {kind: " ".join(await everybody.row(kind)) for kind in ROWS}
        assert told == {kind: " ".join(cells) for kind, cells in ROWS.items()}

    run(around(house, rows))


# --- An award ----------------------------------------------------------------------------------


@pytest.fixture
def hit(house: OpenHouse) -> tuple[MeterId, TableId, Person]:
    """A hand of six hearts that waits to be marked and verified, and its patron."""
    meter = new_meter(house)
    table = joined_table(house, meter)
    ann = house.patron(credit=1_000_00)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await bet(house, live, table)

    run(story())
    deal(house, table, SIX_SUITED)
    return meter, table, ann


@pytest.mark.assures("PRG-18", "PRG-23", "SEC-07")
def test_an_award_is_verified_with_an_approval_by_reference_and_paid_once(
    house: OpenHouse, hit: tuple[MeterId, TableId, Person]
) -> None:
    meter, table, ann = hit
    dora, sam, cleo = (house.staff(role) for role in (Role.DEALER, Role.SUPERVISOR, Role.CASHIER))
    card = house.card(sam)
    other = house.staff(Role.SUPERVISOR)
    verify = asks.VerifyAward(award=1, cards=SIX_SUITED)
    no_win = asks.RejectAward(award=1, reason=AwardReason.NO_WAGER, note="x")
    back_out = asks.BackOutAward(award=1, reason=AwardReason.NO_WAGER, note="x")

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            await live.watch_meter(meter)
            [hand] = live.hands[meter].hands
            assert [(one.marked, one.by_cards, one.agrees) for one in hand.seats] == [
                (None, 0, False)
            ]
            await live.do_meter(meter, asks.MarkHand(table=table, coup=1, seat=1, row=0))
            for reference, objection in (
                ("made up", Objection(ApprovalFault.UNKNOWN)),
                (
                    approved(dora, card, Role.SUPERVISOR, meter, back_out),
                    elsewhere(meter_place(meter), table),
                ),
                (
                    approved(dora, card, Role.SUPERVISOR, meter, no_win),
                    Objection(ApprovalFault.OTHER_ACT),
                ),
                (
                    approved(sam, house.card(other), Role.SUPERVISOR, meter, verify),
                    Objection(ApprovalFault.OTHER_ASKER),
                ),
            ):
                done = await live.do_meter(meter, verify, approval=reference)
                assert isinstance(done.answer, MeterRefusal)
                assert (done.answer.code, done.answer.objection) == (
                    MeterRefusalCode.APPROVAL_REFUSED,
                    objection,
                )
            reference = approved(dora, card, Role.SUPERVISOR, meter, verify)
            for _ in range(2):  # sent again, it is the same verification
                done = await live.do_meter(meter, verify, id=f"v-{meter}", approval=reference)
                assert isinstance(done.answer, Accepted), done
            assert meter_of(house, meter).slips == 1
            done = await live.do_meter(meter, asks.VerifyAward(award=1, cards=SIX_SUITED))
            assert isinstance(done.answer, MeterRefusal)
            assert done.answer.code is MeterRefusalCode.AWARD_STATUS
            house.ask(table, commands.SettleCoup())
            await live.ping()
            [win] = live.meters[meter].wins
            assert (win.table, win.seats, win.amount, win.after) == (
                table,
                (1,),
                5_000_26,
                5_000_00,
            )
            [award] = live.hands[meter].hands[0].awards
            assert award.shares[0].patron == "", "a dealer need not know whose it is"
        async with house.terminal(cleo) as client, client.live() as live:
            await live.watch_meter(meter)
            assert live.desks[meter].awards[0].shares[0].patron == ann.id
            assert live.desks[meter].awards[0].verified_with == sam.id
            before = house.services.pit.durable_wallet(PatronId(ann.id))
            assert isinstance((await live.do_meter(meter, asks.PayAward(award=1))).answer, Accepted)
            assert house.services.pit.durable_wallet(PatronId(ann.id)) == before + 5_000_26

    run(story())
    assert meter_of(house, meter).awards[0].status is AwardStatus.PAID
    _papers(house, meter, sam, ann)


def _papers(house: OpenHouse, meter: MeterId, sam: Person, ann: Person) -> None:
    """The documents available over HTTP once an award is paid."""
    page = sam.get(f"/api/meters/{meter}/wins/1")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-security-policy"].startswith("default-src 'none'; style-src 'sha")
    assert "USD 5,000.26" in page.text
    assert "script" not in page.text
    assert sam.get(f"/api/meters/{meter}/wins/2").status_code == 404
    assert sam.get("/api/meters/none/wins/1").status_code == 404
    lines = sam.get(f"/api/meters/{meter}/awards.csv").text.splitlines()
    assert [line.split(",")[:2] for line in lines] == [["award", "slip"], ["1", "1"]]
    assert lines[1].split(",")[-3:-1] == [ann.id, ann.name]
    desk = sam.get(f"/api/meters/{meter}/desk").json()
    assert desk["wins"] == 1
    [award] = desk["awards"]
    names = sam.get(f"/api/meters/{meter}/staff").json()["names"]
    assert names.keys() == {award["verified_by"], award["verified_with"], award["paid_by"]}
    assert f"{names[sam.id]} ({sam.id})" in page.text
    assert sam.get("/api/meters/none/staff").status_code == 404
    public = house.person().get(f"/api/meters/{meter}", params={"language": "zh-Hans"}).json()
    assert public["name"] == words_in(parse_language("zh-Hans")).named(GAME.name)
    assert meter in [one["meter"] for one in house.person().get("/api/meters").json()]


def test_a_meter_opens_over_http_under_two_names(house: OpenHouse) -> None:
    eve, sam = house.staff(Role.EXECUTIVE), house.staff(Role.SUPERVISOR)
    card = house.card(sam)
    body: dict[str, object]
    body = {"id": f"open-{next(_names)}", "meter": "new", "game": "progressive-3", "reason": "new"}
    changes: tuple[dict[str, object], ...]
    changes = ({"meter": "newer"}, {"settings": {"meter-seed": "6000.00"}})
    assert eve.post("/api/meters", body).json()["code"] == "approval-missing"
    for change in changes:
        given = to_open(eve, card, body | change)
        answer = eve.post("/api/meters", body | {"approval": given})
        assert (answer.status_code, answer.json()["code"]) == (409, "approval-refused")
    given = to_open(eve, card, body)
    answer = eve.post("/api/meters", body | {"approval": given})
    assert answer.json()["events"] == ["MeterOpened"], answer.text
    again = body | {"id": f"open-{next(_names)}"}
    assert eve.post("/api/meters", again).json()["code"] == "meter-exists"
    plain = body | {"id": f"open-{next(_names)}", "meter": "other", "game": "mini-baccarat"}
    answer = eve.post("/api/meters", plain)
    assert (answer.status_code, answer.json()["code"]) == (422, "game")


# Requests an operator must not be granted: the settings of a meter, and the refusal.
BAD_SETTINGS = [
    ({"meter-contribution": "-1 %"}, 422, "game"),
    ({"meter-contribution": "101 %"}, 422, "game"),
    ({"meter-contribution": "60 %", "reserve-contribution": "41 %"}, 422, "game"),
    ({"meter-seed": "0"}, 409, "parameters"),
    ({"meter-limit": "4999.99"}, 409, "parameters"),
]


@pytest.mark.parametrize(("settings", "status", "code"), BAD_SETTINGS)
def test_no_meter_opens_with_bad_settings(
    house: OpenHouse, settings: dict[str, str], status: int, code: str
) -> None:
    eve, sam = house.staff(Role.EXECUTIVE), house.staff(Role.SUPERVISOR)
    meter = f"bad-{next(_names)}"
    asked: dict[str, object] = {
        "id": f"open-{meter}",
        "meter": meter,
        "game": "progressive-3",
        "reason": "a new game",
        "settings": settings,
    }
    if code != "game":
        asked["approval"] = to_open(eve, house.card(sam), asked)
    answer = eve.post("/api/meters", asked)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert meter_of(house, MeterId(meter)).game is None


def test_invalid_meter_requests_are_refused(
    house: OpenHouse, hit: tuple[MeterId, TableId, Person]
) -> None:
    meter, table, _ = hit
    dora, sam = house.staff(Role.DEALER), house.staff(Role.SUPERVISOR)
    commanded = f"/api/meters/{meter}/commands"
    empty = asks.MarkHand(table=table, coup=1, seat=7, row=0)
    assert dora.post(commanded, _posted(empty)).json()["code"] == "empty-seat"
    marked = asks.MarkHand(table=table, coup=1, seat=1, row=1)
    assert dora.post(commanded, _posted(marked)).is_success, "a mark for a pay that it has not"
    verify = asks.VerifyAward(award=1, cards=SIX_SUITED)
    given = approved(dora, house.card(sam), Role.SUPERVISOR, meter, verify)
    answer = dora.post(commanded, _posted(verify, given)).json()
    assert (answer["code"], "300 for 1" in answer["message"]) == ("marks-disagree", True)
    for game, code in (("progressive-2", "other-game"), ("commission-free-baccarat", None)):
        other = f"other-{next(_names)}"
        house.open_table(other, game, mode=Mode.DEALER)
        link = {"id": f"link-{other}", "command": {"type": "LinkMeter", "meter": meter}}
        answer = sam.post(f"/api/tables/{other}/commands", link).json()
        assert answer["code"] == (code or "no-progressive"), "another game, or a player-dealer's"


VOID, ENABLE = {"type": "VoidCoup", "reason": "x"}, {"type": "EnableMeter", "reason": "x"}


@pytest.mark.parametrize(
    ("act", "status"),
    [
        (None, 422),
        ({"at": "table", "table": "no-such", "command": VOID}, 404),
        ({"at": "meter", "meter": "no-such", "command": ENABLE}, 404),
        ({"at": "meter", "meter": "no-such", "command": VOID}, 422),
        ({"at": "table", "table": "t", "meter": "m", "command": VOID}, 422),
        ({"at": "new-meter", "meter": "m", "game": "no-such", "reason": "x"}, 422),
        ({"at": "table", "table": "t", "command": {"type": "OpenBetting"}}, 422),
    ],
)
def test_an_approval_must_name_an_existing_act(
    house: OpenHouse, act: dict[str, object] | None, status: int
) -> None:
    dora, sam = house.staff(Role.DEALER), house.staff(Role.SUPERVISOR)
    body = {"card": house.card(sam), "password": PASSWORD, "role": "supervisor", "act": act}
    assert dora.post("/api/approvals", body).status_code == status
    assert dora.post("/api/approvals/act", act).status_code == status
