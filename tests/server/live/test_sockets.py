"""Sockets over a real server: who may send, what is received, and what happens to bad messages."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.people.staff import Role
from puntobanco.server import protocol, table_messages
from puntobanco.server.protocol import PROTOCOL, Do, Done, Fault, Hello, Watch, Welcome
from puntobanco.server.table_messages import Seen
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language
from tests.kit.calm import open_betting, seated
from tests.kit.houses import run
from tests.kit.server import OpenHouse, Person
from tests.kit.tables import PLAYER_WINS
from tests.kit.wires import bye, greeted, wired


def hello(person: Person | None = None, *, token: str = "", protocol: int = PROTOCOL) -> Hello:
    if person is not None:
        token = person.session["token"]
    return Hello(protocol=protocol, token=token)


# --- Hello -------------------------------------------------------------------------------------


def test_a_hello_is_answered_by_who_one_is(house: OpenHouse) -> None:
    ann, dora = house.patron(), house.staff(Role.DEALER)

    async def greet(person: Person | None) -> protocol.You:
        async with wired(house, person) as wire:
            await wire.say(hello(person))
            welcome = await wire.hear()
            assert isinstance(welcome, Welcome)
            assert (welcome.protocol, welcome.at) == (PROTOCOL, house.clock.at)
            return welcome.you

    assert run(greet(ann)) == protocol.You(patron=ann.id)
    assert run(greet(dora)) == protocol.You(staff=dora.id, roles=("dealer",))
    assert run(greet(None)) == protocol.You()


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_another_protocol_is_told_ours_and_let_go(house: OpenHouse, number: int) -> None:
    async def story() -> None:
        async with wired(house) as wire:
            await wire.say(hello(protocol=number))
            fault = await wire.hear()
            assert isinstance(fault, Fault)
            assert (fault.code, fault.params) == ("protocol", {"number": PROTOCOL})
            assert await wire.ended() == (bye("protocol"), 1000)

    run(story())


def test_a_second_hello_is_one_too_many(house: OpenHouse) -> None:
    async def story() -> None:
        async with greeted(house) as wire:
            assert (await wire.fault(hello())).code == "protocol"
            assert await wire.ended() == (bye("protocol"), 1000)

    run(story())


@pytest.mark.assures("SEC-01")
@pytest.mark.parametrize("token", ["", "0" * 64, "ß"])
def test_a_cookie_without_its_token_is_not_from_a_page_of_ours(
    house: OpenHouse, token: str
) -> None:
    ann = house.patron()

    async def story() -> None:
        async with wired(house, ann) as wire:
            await wire.say(hello(token=token))
            fault = await wire.hear()
            assert isinstance(fault, Fault)
            assert fault.code == "hello"
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


def test_a_token_without_its_session_does_not_make_a_visitor(house: OpenHouse) -> None:
    ann = house.patron()

    async def story() -> None:
        async with wired(house) as wire:
            await wire.say(hello(ann))
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


def test_who_signed_out_is_told_so_at_the_next_hello(house: OpenHouse) -> None:
    ann = house.patron()
    cookie = "; ".join(f"{one.name}={one.value}" for one in ann.client.cookies.jar)
    token = ann.session["token"]
    assert ann.client.delete("/api/session").is_success

    async def story() -> None:
        async with wired(house, cookie=cookie) as wire:
            await wire.say(hello(token=token))
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


@pytest.mark.assures("SEC-11")
def test_a_locked_session_is_told_to_give_its_password(house: OpenHouse) -> None:
    dora = house.staff(Role.DEALER)

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            house.pass_s(5 * 60)
            await live.until(lambda: live.bye is not None)
            assert live.bye == bye("locked")
        async with wired(house, dora) as wire:
            await wire.say(hello(dora))
            assert await wire.ended() == (bye("locked"), 1000)

    run(story())


def test_whoever_does_not_greet_is_let_go(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.server.socket.HELLO_S", 0.05)

    async def story() -> None:
        async with wired(house) as wire:
            assert await wire.ended() == (bye("protocol"), 1000)

    run(story())


@pytest.mark.assures("SEC-01")
@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://127.0.0.1"])
def test_a_socket_from_a_page_of_somebody_else_is_refused(
    house: OpenHouse, origin: str | None
) -> None:
    async def story() -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with wired(house, house.patron(), origin=origin):
                pass
        return refused.value.response.status_code

    assert run(story()) == 403


# --- Watching ----------------------------------------------------------------------------------


def test_a_visitor_may_look_and_may_not_act(house: OpenHouse, table: TableId) -> None:
    async def story() -> None:
        async with house.terminal() as client, client.live() as live:
            await live.watch(table)
            assert live.updates[table].view.state == "waiting"
            assert table not in live.own_views
            assert table not in live.consoles
            done = await live.do(table, commands.Sit(seat=1))
            assert done.answer == Refusal(RefusalCode.NOT_YOURS)

    run(story())


def test_each_speaks_the_language_of_the_hello(house: OpenHouse, table: TableId) -> None:
    ann = house.patron()

    async def story() -> None:
        async with house.terminal(ann) as client, client.live(language="zh-Hans") as live:
            await live.watch(table)
            assert live.infos[table].bets[0].name in ("闲", "庄", "和")
            done = await live.do(table, commands.Sit(seat=99))
            assert done.sentence == words_in(parse_language("zh-Hans")).say("refusal-no-such-seat")

    run(story())


def test_a_table_is_shown_from_watch_to_unwatch(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with greeted(house, ann) as wire:
            await wire.say(Watch(table=table))
            kinds = [type(one).__name__ for one in await wire.hear_all()]
            assert kinds == ["TableInfo", "Seen", "RoadsMessage", "Mine"]
            house.ask(table, commands.DisableTable(reason="a spill"))
            [seen] = await wire.hear_all()
            assert isinstance(seen, Seen)
            assert [one.kind for one in seen.items] == ["TableDisabled"]
            await wire.say(protocol.Unwatch(table=table))
            house.ask(table, commands.EnableTable(reason="clean"))
            assert await wire.hear_all() == []

    run(story())


def test_a_win_leaves_the_screen_of_a_patron_who_left_the_table(
    house: OpenHouse, table: TableId
) -> None:
    ann, bob = house.patron(credit=500_00), house.patron(credit=500_00)

    async def story() -> None:
        async with seated(house, table, [ann, bob]) as (leaving, staying):
            open_betting(house, table)
            won = commands.PlaceWager(coup=1, bet="player", stake=Minor(20_00))
            await leaving.do(table, won)
            house.ask(table, commands.CloseBetting())
            for card in PLAYER_WINS.split():
                house.ask(table, commands.DealCard(card=card))
            house.ask(table, commands.SettleCoup())
            await leaving.do(table, commands.Leave())
            await leaving.ping()
            own = leaving.own_views[table]
            assert (own.seat, own.win) == (None, 40_00)
            house.ask(table, commands.OpenBetting())
            await staying.do(table, replace(won, coup=2))
            house.ask(table, commands.CloseBetting())
            house.ask(table, commands.DealCard(card="9h"))
            await leaving.ping()
            assert leaving.own_views[table].win == 0

    run(story())


def test_staff_see_the_console_and_others_do_not(house: OpenHouse, table: TableId) -> None:
    async def story() -> list[bool]:
        found = []
        for role in Role:
            person = house.staff(role)
            async with house.terminal(person) as client, client.live() as live:
                await live.watch(table)
                assert table not in live.own_views
                found.append(table in live.consoles)
        return found

    assert run(story()) == [role in (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE) for role in Role]


def test_the_lobby_is_drawn_anew_when_something_changed(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with greeted(house, ann) as wire:
            await wire.say(protocol.WatchLobby())
            [lobby] = await wire.hear_all()
            assert isinstance(lobby, table_messages.Lobby)
            assert {one.table for one in lobby.tables} >= {table}
            house.pass_s(1)
            await wire.hear_all()
            house.pass_s(1)
            assert await wire.hear_all() == []
            await wire.say(Do(id=CommandId("s"), table=table, command=commands.Sit(seat=2)))
            await wire.hear_a(Done)
            house.pass_s(0.6)
            lobby = await wire.hear_a(table_messages.Lobby)
            [small] = [one for one in lobby.tables if one.table == table]
            assert (small.taken, small.mine) == (1, True)

    run(story())


def test_two_terminals_of_one_patron_both_show_everything(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with (
            house.terminal(ann) as client,
            client.live() as one,
            client.live() as other,
        ):
            for live in (one, other):
                await live.watch(table)
            await one.do(table, commands.Sit(seat=3))
            await other.do(table, commands.BuyChips(amount=Minor(40_00)))
            for live in (one, other):
                await live.ping()
                own = live.own_views[table]
                assert (own.seat, own.chips, own.wallet) == (3, 40_00, 60_00)

    run(story())


def test_a_wallet_that_changes_elsewhere_is_shown_at_once(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)
    cashier = house.staff(Role.CASHIER)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await live.watch(table)
            body = {"id": "pay-in-1", "patron": ann.id, "act": "issue", "amount": 5_00}
            assert cashier.post("/api/cash", body).is_success
            await live.until(lambda: live.own_views[table].wallet == 105_00)

    run(story())


# --- Commands ----------------------------------------------------------------------------------


def test_the_same_command_twice_is_carried_out_once(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)
    buy = commands.BuyChips(amount=Minor(10_00))

    async def story() -> None:
        async with house.terminal(ann) as client:
            async with client.live() as live:
                await live.do(table, commands.Sit(seat=1))
                first = await live.do(table, buy, id="buy-1")
                assert isinstance(first.answer, Accepted)
                assert await live.do(table, buy, id="buy-1") == first
                other = await live.do(table, commands.BuyChips(amount=Minor(11_00)), id="buy-1")
                assert other.answer == Refusal(RefusalCode.SAME_ID, command=CommandId("buy-1"))
            async with client.live() as live:
                assert await live.do(table, buy, id="buy-1") == first
        assert house.table(table).chips(PatronId(ann.id)) == 10_00

    run(story())


def test_a_command_on_its_way_twice_has_one_answer_for_both(
    house: OpenHouse, table: TableId
) -> None:
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as one, client.live() as other:
            await one.do(table, commands.Sit(seat=1))
            buy = commands.BuyChips(amount=Minor(10_00))
            sent = [live.do(table, buy, id="both") for live in (one, other) for _ in range(3)]
            answers = await asyncio.gather(*sent)
            assert len({msgspec.json.encode(one) for one in answers}) == 1
        assert house.table(table).chips(PatronId(ann.id)) == 10_00

    run(story())
