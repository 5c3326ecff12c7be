"""Links that drop, duplicate, delay, swap and cut, for everyone at once: all ends correctly."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted, Answer, PitEvent, decode_event
from puntobanco.proof.log_proof import prove
from puntobanco.server.client import Client, Live
from puntobanco.server.protocol import Do, Done, Watch
from puntobanco.server.running import PIT
from puntobanco.server.table_messages import Mine, RoadsMessage, Seen
from puntobanco.store import open_store
from puntobanco.table import commands, events
from puntobanco.table.commands import AnyCommand, WireCommand
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Table
from tests.kit.hostile import DECK, hostile_way
from tests.kit.houses import run
from tests.kit.persistent import Persistent
from tests.kit.server import OpenHouse, Person, open_live
from tests.kit.wires import open_welcomed_wire

T1 = TableId("t1")
NAMES = ("ann", "bob", "cy")

Act = tuple[str, WireCommand] | AnyCommand
"""An act of a patron, or a command of the dealer."""


def bet(coup: int, name: str, stake: int) -> commands.PlaceWager:
    return commands.PlaceWager(coup=coup, bet=name, stake=Minor(stake))


def coup(number: int, *bets: tuple[str, WireCommand], cards: str) -> Iterator[Act]:
    yield commands.OpenBetting()
    yield from bets
    yield commands.CloseBetting()
    yield from (commands.DealCard(card=card) for card in cards.split())
    yield commands.SettleCoup()


def evening() -> Iterator[Act]:
    """Two coups with fixed cards: everything a patron does at a table, including a refusal."""
    yield commands.StartShoe(commitment="c" * 64)
    yield commands.CutShoe(position=5)
    yield commands.BurnCards(turned="Ks")
    for seat, name in enumerate(NAMES, start=1):
        yield name, commands.Sit(seat=9)
        yield name, commands.Sit(seat=seat)
        yield name, commands.BuyChips(amount=Minor(500_00 + seat))
    yield from coup(
        1,
        ("ann", bet(1, "player", 50_00)),
        ("bob", bet(1, "banker", 60_00)),
        ("ann", commands.TakeBackWager(coup=1)),
        ("cy", bet(1, "tie", 5_00)),
        ("ann", bet(1, "banker", 70_00)),
        ("bob", commands.TakeBackAll(coup=1)),
        ("cy", bet(1, "player", 50_00)),
        ("bob", bet(1, "player", 80_00)),
        cards="2s 7d 3h Kd 4c",
    )
    yield from coup(
        2,
        ("ann", commands.RepeatWagers(coup=2)),
        ("bob", bet(2, "banker", 50_00)),
        ("cy", commands.RepeatWagers(coup=2)),
        ("bob", commands.DoubleWagers(coup=2)),
        ("cy", bet(2, "tie", 10_00)),
        ("cy", commands.TakeBackWager(coup=2)),
        cards="Ts 9d Jh Kd",
    )
    yield "ann", commands.CashOut(amount=Minor(100_00))
    yield "bob", commands.CashOut()
    yield "bob", commands.Leave()


@dataclass(frozen=True)
class Ended:
    """The results of an evening: the state of the house, and what each patron was shown."""

    table: Table
    wallets: tuple[Minor, ...]
    log: tuple[PitEvent, ...]
    answers: tuple[Answer, ...]
    shown: tuple[tuple[Seen, Mine, RoadsMessage], ...]

    @property
    def settled(self) -> list[events.WagersSettled]:
        return [one for one in self.log if isinstance(one, events.WagersSettled)]


async def played(house: OpenHouse, patrons: dict[str, Person], base: str) -> Ended:
    """Play the evening over links to an address, one act at a time."""
    async with AsyncExitStack() as opened:
        terminals = {}
        for name, person in patrons.items():
            cookie, token = house.terminal(person).cookie, person.session["token"]
            client = Client(base, cookie=cookie, token=token)
            terminals[name] = Persistent(await opened.enter_async_context(client), T1)
            opened.push_async_callback(terminals[name].leave)
        answers = list[Answer]()
        for place, act in enumerate(evening()):
            if isinstance(act, tuple):
                name, command = act
                done = await terminals[name].do(command, id=f"{name}-{place}")
                answers.append(done.answer)
            else:
                house.ask(T1, act)
        shown = [await one.look() for one in terminals.values()]
    return Ended(
        table=house.table(T1),
        wallets=tuple(house.services.pit.wallet(PatronId(name)) for name in NAMES),
        log=tuple(decode_event(entry.payload) for entry in house.services.store.read(PIT)),
        answers=tuple(answers),
        shown=tuple(shown),
    )


def opened(folder: Path, stack: ExitStack) -> tuple[OpenHouse, dict[str, Person]]:
    house = stack.enter_context(open_live(folder))
    house.open_table(T1, mode=Mode.DEALER)
    return house, {name: house.patron(credit=1_000_00, known_as=name) for name in NAMES}


def clean(folder: Path) -> Ended:
    """The expected evening, over clean links."""
    with ExitStack() as stack:
        house, patrons = opened(folder, stack)
        return run(played(house, patrons, house.url))


@pytest.mark.assures("LED-05", "SEC-17")
@pytest.mark.parametrize("seed", [1, 2])
def test_hostile_links_do_not_change_an_evening(tmp_path: Path, seed: int) -> None:
    due = clean(tmp_path / "clean")
    assert [len(one.settled) for one in due.settled] == [4, 4]
    assert due.answers.count(Refusal(RefusalCode.NO_SUCH_SEAT, seats=(1, 2, 3, 4, 5, 6, 7))) == 3
    assert sum(isinstance(one, Accepted) for one in due.answers) == len(due.answers) - 3

    async def story(house: OpenHouse, patrons: dict[str, Person]) -> Ended:
        async with hostile_way(house, seed) as (way, base):
            came = await played(house, patrons, base)
        assert set(way.mishaps) == {(to, mishap) for to in ("out", "back") for mishap in DECK}
        return came

    with ExitStack() as stack:
        came = run(story(*opened(tmp_path / "hostile", stack)))
    assert came.settled == due.settled
    assert came.wallets == due.wallets
    assert came.answers == due.answers
    assert came.table == due.table
    assert came.shown == due.shown
    # The events are the same, in the same order.
    assert came.log == due.log
    with open_store(f"sqlite:///{tmp_path / 'hostile' / 'house.db'}") as store:
        assert prove(store, PIT).whole


@pytest.mark.assures("LED-05")
@pytest.mark.parametrize("seed", [1, 2])
def test_commands_over_concurrent_hostile_links_have_one_effect(tmp_path: Path, seed: int) -> None:
    buys = 12

    async def persistent(base: str, house: OpenHouse, who: Person) -> list[Answer]:
        client = Client(base, cookie=house.terminal(who).cookie, token=who.session["token"])
        async with client:
            terminal = Persistent(client, T1)
            told = []
            for number in range(buys):
                command = commands.BuyChips(amount=Minor(1 + number))
                told.append((await terminal.do(command, id=f"{who.id}-{number}")).answer)
            await terminal.leave()
            return told

    async def story(house: OpenHouse, patrons: dict[str, Person]) -> None:
        for seat, person in enumerate(patrons.values(), start=1):
            async with house.terminal(person) as client, client.live() as live:
                await live.do(T1, commands.Sit(seat=seat))
        async with hostile_way(house, seed) as (_, base):
            everybody = (persistent(base, house, person) for person in patrons.values())
            told = await asyncio.gather(*everybody)
        for name, answers in zip(patrons, told, strict=True):
            assert answers == [Accepted(("ChipsBought",))] * buys
            # As over a clean link: each amount once.
            assert house.table(T1).chips(PatronId(name)) == sum(range(1, buys + 1))

    with ExitStack() as stack:
        run(story(*opened(tmp_path, stack)))
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        assert prove(store, PIT).whole


class Frames:
    """A socket that delivers exactly these frames."""

    def __init__(self, frames: list[str]) -> None:
        self._frames = frames

    async def __aiter__(self) -> AsyncIterator[str]:
        for one in self._frames:
            yield one


def test_a_client_shows_the_newest_view_and_each_item_once(
    house: OpenHouse, table: TableId
) -> None:
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with open_welcomed_wire(house, ann) as wire:
            await wire.send(Watch(table=table))
            for seat in (1, 2, 3):
                made = CommandId(f"{ann.id}-{seat}")
                await wire.send(Do(id=made, table=table, command=commands.Sit(seat=seat)))
                await wire.receive_kind(Done)
            await wire.receive_all()
        due = await heard(wire.frames)
        assert [item.kind for item in due.items[table]] == ["PatronSat"]
        clipped = wire.frames[-1][:-1]
        came = await heard([*wire.frames, *wire.frames, clipped, "never read"])
        # An unreadable frame ends the link, like one that closes it.
        assert not came.open
        assert (came.updates, came.own_views, came.roads, came.items) == (
            due.updates,
            due.own_views,
            due.roads,
            due.items,
        )

    async def heard(frames: list[str]) -> Live:
        live = Live(Frames(frames))  # type: ignore[arg-type]
        await live.read()
        return live

    run(story())


# --- Everyone at once --------------------------------------------------------------------------


@pytest.mark.assures("SEC-05")
def test_one_of_fifty_gets_a_contested_seat(house: OpenHouse, table: TableId) -> None:
    patrons = [house.patron() for _ in range(50)]

    async def story() -> list[object]:
        async with AsyncExitStack() as opened:
            lives = []
            for patron in patrons:
                client = await opened.enter_async_context(house.terminal(patron))
                lives.append(await opened.enter_async_context(client.live()))
            done = await asyncio.gather(*(live.do(table, commands.Sit(seat=4)) for live in lives))
            return [each.answer for each in done]

    answers = run(story())
    taken = Refusal(RefusalCode.SEAT_TAKEN, seat=4)
    assert answers.count(taken) == 49
    assert answers.count(Accepted(("PatronSat",))) == 1
    winner = patrons[answers.index(Accepted(("PatronSat",)))]
    assert house.table(table).seats == {4: winner.id}


@pytest.mark.assures("LED-10")
def test_one_wallet_on_ten_terminals_is_never_overdrawn(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=100_00)

    async def buys(client: Client, number: int) -> int:
        async with client.live() as live:
            wanted = [commands.BuyChips(amount=Minor(3_00 + number)) for _ in range(10)]
            told = await asyncio.gather(*(live.do(table, one) for one in wanted))
            for one in told:
                if isinstance(one.answer, Refusal):
                    assert one.answer.code is RefusalCode.SHORT_WALLET
            return sum(3_00 + number for one in told if isinstance(one.answer, Accepted))

    async def story() -> int:
        async with house.terminal(ann) as client:
            async with client.live() as live:
                await live.do(table, commands.Sit(seat=1))
            return sum(await asyncio.gather(*(buys(client, number) for number in range(10))))

    bought = run(story())
    assert house.table(table).chips(PatronId(ann.id)) == bought
    left = house.services.pit.wallet(PatronId(ann.id))
    assert left == 100_00 - bought
    assert 0 <= left < 3_09
