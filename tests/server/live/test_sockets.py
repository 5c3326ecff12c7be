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
from tests.kit.wires import bye, open_welcomed_wire, open_wire


def hello(person: Person | None = None, *, token: str = "", protocol: int = PROTOCOL) -> Hello:
    if person is not None:
        token = person.session["token"]
    return Hello(protocol=protocol, token=token)


# --- Hello -------------------------------------------------------------------------------------


def test_a_hello_is_answered_with_the_identity(house: OpenHouse) -> None:
    ann, dora = house.patron(), house.staff(Role.DEALER)

    async def greet(person: Person | None) -> protocol.You:
        async with open_wire(house, person) as wire:
            await wire.send(hello(person))
            welcome = await wire.receive()
            assert isinstance(welcome, Welcome)
            assert (welcome.protocol, welcome.at) == (PROTOCOL, house.clock.at)
            return welcome.you

    assert run(greet(ann)) == protocol.You(patron=ann.id)
    assert run(greet(dora)) == protocol.You(staff=dora.id, roles=("dealer",))
    assert run(greet(None)) == protocol.You()


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_another_protocol_version_is_refused(house: OpenHouse, number: int) -> None:
    async def story() -> None:
        async with open_wire(house) as wire:
            await wire.send(hello(protocol=number))
            fault = await wire.receive()
            assert isinstance(fault, Fault)
            assert (fault.code, fault.params) == ("protocol", {"number": PROTOCOL})
            assert await wire.ended() == (bye("protocol"), 1000)

    run(story())


def test_a_second_hello_is_refused(house: OpenHouse) -> None:
    async def story() -> None:
        async with open_welcomed_wire(house) as wire:
            assert (await wire.fault(hello())).code == "protocol"
            assert await wire.ended() == (bye("protocol"), 1000)

    run(story())


@pytest.mark.assures("SEC-01")
@pytest.mark.parametrize("token", ["", "0" * 64, "ß"])
def test_a_cookie_without_its_token_is_refused(house: OpenHouse, token: str) -> None:
    ann = house.patron()

    async def story() -> None:
        async with open_wire(house, ann) as wire:
            await wire.send(hello(token=token))
            fault = await wire.receive()
            assert isinstance(fault, Fault)
            assert fault.code == "hello"
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


def test_a_token_without_its_session_is_refused(house: OpenHouse) -> None:
    ann = house.patron()

    async def story() -> None:
        async with open_wire(house) as wire:
            await wire.send(hello(ann))
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


def test_a_signed_out_session_is_refused_at_the_next_hello(house: OpenHouse) -> None:
    ann = house.patron()
    cookie = "; ".join(f"{one.name}={one.value}" for one in ann.client.cookies.jar)
    token = ann.session["token"]
    assert ann.client.delete("/api/session").is_success

    async def story() -> None:
        async with open_wire(house, cookie=cookie) as wire:
            await wire.send(hello(token=token))
            assert await wire.ended() == (bye("expired"), 1000)

    run(story())


@pytest.mark.assures("SEC-11")
def test_a_locked_session_must_give_its_password(house: OpenHouse) -> None:
    dora = house.staff(Role.DEALER)

    async def story() -> None:
        async with house.terminal(dora) as client, client.live() as live:
            house.pass_s(5 * 60)
            await live.until(lambda: live.bye is not None)
            assert live.bye == bye("locked")
        async with open_wire(house, dora) as wire:
            await wire.send(hello(dora))
            assert await wire.ended() == (bye("locked"), 1000)

    run(story())


def test_a_socket_without_hello_is_closed(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.server.socket.HELLO_S", 0.05)

    async def story() -> None:
        async with open_wire(house) as wire:
            assert await wire.ended() == (bye("protocol"), 1000)

    run(story())


@pytest.mark.assures("SEC-01")
@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://127.0.0.1"])
def test_a_socket_from_another_origin_is_refused(house: OpenHouse, origin: str | None) -> None:
    async def story() -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with open_wire(house, house.patron(), origin=origin):
                pass
        return refused.value.response.status_code

    assert run(story()) == 403


# --- Watching ----------------------------------------------------------------------------------


def test_a_visitor_may_watch_but_not_act(house: OpenHouse, table: TableId) -> None:
    async def story() -> None:
        async with house.terminal() as client, client.live() as live:
            await live.watch(table)
            assert live.updates[table].view.state == "waiting"
            assert table not in live.own_views
            assert table not in live.consoles
            done = await live.do(table, commands.Sit(seat=1))
            assert done.answer == Refusal(RefusalCode.NOT_YOURS)

    run(story())


def test_the_hello_chooses_the_language(house: OpenHouse, table: TableId) -> None:
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
        async with open_welcomed_wire(house, ann) as wire:
            await wire.send(Watch(table=table))
            kinds = [type(one).__name__ for one in await wire.receive_all()]
            assert kinds == ["TableInfo", "Seen", "RoadsMessage", "Mine"]
            house.ask(table, commands.DisableTable(reason="a spill"))
            [seen] = await wire.receive_all()
            assert isinstance(seen, Seen)
            assert [one.kind for one in seen.items] == ["TableDisabled"]
            await wire.send(protocol.Unwatch(table=table))
            house.ask(table, commands.EnableTable(reason="clean"))
            assert await wire.receive_all() == []

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


def test_the_lobby_is_sent_again_after_changes(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with open_welcomed_wire(house, ann) as wire:
            await wire.send(protocol.WatchLobby())
            [lobby] = await wire.receive_all()
            assert isinstance(lobby, table_messages.Lobby)
            assert {one.table for one in lobby.tables} >= {table}
            house.pass_s(1)
            await wire.receive_all()
            house.pass_s(1)
            assert await wire.receive_all() == []
            await wire.send(Do(id=CommandId("s"), table=table, command=commands.Sit(seat=2)))
            await wire.receive_kind(Done)
            house.pass_s(0.6)
            lobby = await wire.receive_kind(table_messages.Lobby)
            [small] = [one for one in lobby.tables if one.table == table]
            assert (small.taken, small.mine) == (1, True)

    run(story())


def test_both_terminals_of_a_patron_show_everything(house: OpenHouse, table: TableId) -> None:
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


def test_a_wallet_changed_elsewhere_is_shown_at_once(house: OpenHouse, table: TableId) -> None:
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


def test_a_repeated_command_is_executed_once(house: OpenHouse, table: TableId) -> None:
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


def test_a_command_sent_twice_concurrently_has_one_answer(house: OpenHouse, table: TableId) -> None:
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
