"""A reconnecting client gets exactly what it missed, however often and wherever it was cut."""

from itertools import count
from pathlib import Path
from random import Random

import pytest

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.server.client import Client, Live
from puntobanco.server.hub import Hub
from puntobanco.server.items import LoggedEvent
from puntobanco.server.protocol import ToClient
from puntobanco.server.table_messages import Item, Seen
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode
from tests.kit.houses import run
from tests.kit.parties import Party, filled, party
from tests.kit.server import OpenHouse, open_live

GAME = load_game("midi-baccarat", settings={"squeeze-card": True})
_names = count(1)


class Follower:
    """A client that is cut off repeatedly and resumes where it stopped."""

    def __init__(self, client: Client, table: TableId) -> None:
        self.items: list[Item] = []
        self.after: int | None = None
        self.gaps = 0
        self.shown: Seen | None = None
        self._client = client
        self._table = table

    async def look(self, friends: Party | None, steps: int) -> None:
        """Connect, watch for this many steps, and be cut off."""
        async with self._client.live() as live:
            live.on_message = self._heard
            await live.watch(self._table, self.after)
            for _ in range(steps):
                assert friends is not None
                await friends.step()
                await live.ping()
            # Abort without closing: the house is not notified.
            live.socket.transport.abort()

    def _heard(self, message: ToClient) -> None:
        if isinstance(message, Seen):
            if self.after is not None:
                assert all(item.seq > self.after for item in message.items), "told twice"
            self.items += message.items
            self.after = message.seq
            self.gaps += message.gap
            self.shown = message


def new_table(house: OpenHouse) -> TableId:
    name = TableId(f"resume-{next(_names)}")
    house.open_table(name, GAME)
    return name


async def cut_again_and_again(house: OpenHouse, seed: int) -> None:
    name, chance = new_table(house), Random(seed)
    async with (
        party(house, name, chance) as friends,
        house.terminal() as steady_client,
        steady_client.live() as steady,
        house.terminal() as cut_client,
    ):
        await steady.watch(name)
        follower = Follower(cut_client, name)
        while len(house.table(name).recall) < 3:
            await follower.look(friends, chance.choice([0, 1, 2, 5]))
            for _ in range(chance.choice([0, 1, 3, 8])):
                await friends.step()
        # Until both are at the same place: the table may still have had something to do.
        await steady.ping()
        while follower.after != steady.updates[name].seq:
            await follower.look(None, 0)
            await steady.ping()
        assert follower.gaps == 0
        told = list(steady.items[name])
        assert len(told) > 40
        # Everything from the follower's first item on must match.
        begin = follower.items[0].seq
        assert filled(follower.items) == filled(one for one in told if one.seq >= begin)
        assert follower.shown is not None
        assert follower.shown.view == steady.updates[name].view
        assert len([one for one in follower.items if one.kind == "CoupCompleted"]) == 3


@pytest.mark.assures("INT-01")
@pytest.mark.parametrize("seed", range(3))
def test_a_disconnected_client_misses_nothing(house: OpenHouse, seed: int) -> None:
    run(cut_again_and_again(house, seed))


@pytest.mark.parametrize("seed", range(2))
def test_older_items_come_from_the_log(
    house: OpenHouse, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.server.hub.MOST_KEPT", 3)
    run(cut_again_and_again(house, 10 + seed))


@pytest.mark.assures("INT-01", "INT-06")
def test_a_reopened_house_sends_missed_items(tmp_path: Path) -> None:
    async def first_evening(house: OpenHouse, chance: Random) -> tuple[Follower, list[Item]]:
        name = TableId("t1")
        house.open_table(name, GAME)
        async with (
            party(house, name, chance) as friends,
            house.terminal() as client,
            client.live() as steady,
        ):
            await steady.watch(name)
            cut = Follower(client, name)
            while len(house.table(name).recall) < 1:
                await friends.step()
            await cut.look(friends, 2)
            while len(house.table(name).recall) < 3:
                await friends.step()
            while house.table(name).coup is None:
                await friends.step()
            await steady.ping()
            return cut, list(steady.items[name])

    async def second_evening(house: OpenHouse, cut: Follower, told: list[Item]) -> None:
        async with house.terminal() as client, client.live() as live:
            await live.watch("t1", told[-1].seq)
            house.settle()
            await live.ping()
            told += live.items[TableId("t1")]
            cut._client = client
            await cut.look(None, 0)
            assert cut.gaps == 0
            begin = cut.items[0].seq
            assert filled(cut.items) == filled(one for one in told if one.seq >= begin)

    chance = Random(3)
    with open_live(tmp_path) as house:
        cut, told = run(first_evening(house, chance))
    with open_live(tmp_path) as house:
        run(second_evening(house, cut, told))


async def seen(house: OpenHouse, table: TableId, after: int | None) -> Seen:
    async with house.terminal() as client, client.live() as live:
        await live.watch(table, after)
        return live.updates[table]


def bought(house: OpenHouse, table: TableId, times: int) -> None:
    """Make this many uninteresting events at a table."""

    async def story() -> None:
        async with house.terminal(house.patron(credit=100_00)) as client, client.live() as live:
            await live.do(table, commands.Sit(seat=1))
            for _ in range(times):
                await live.do(table, commands.BuyChips(amount=Minor(1)))

    run(story())


def test_a_client_that_missed_too_much_gets_the_current_state(
    house: OpenHouse, table: TableId, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.server.hub.MOST_MISSED", 10)
    before = run(seen(house, table, None)).seq
    bought(house, table, 9)
    assert not run(seen(house, table, before)).gap
    house.ask(table, commands.DisableTable(reason="enough"))
    late = run(seen(house, table, before))
    assert (late.gap, late.items, late.view.why) == (True, (), "enough")
    again = run(seen(house, table, late.seq))
    assert (again.gap, again.items) == (False, ())


def test_searching_the_log_is_bounded(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puntobanco.server.hub.MOST_KEPT", 1)
    table = new_table(house)
    before = run(seen(house, table, None)).seq
    bought(house, table, 5)
    assert not run(seen(house, table, before)).gap
    monkeypatch.setattr("puntobanco.server.hub.MOST_BEHIND", 4)
    assert run(seen(house, table, before)).gap


def test_items_during_a_log_read_are_sent(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.server.hub.MOST_KEPT", 1)
    table = new_table(house)
    before = run(seen(house, table, None)).seq
    bought(house, table, 2)
    read, reads = Hub._read, 0

    def slowly(hub: Hub, name: TableId, after: int, upto: int) -> list[LoggedEvent]:
        nonlocal reads
        reads += 1
        found = read(hub, name, after, upto)
        if reads == 1:
            # Enough events to push all old events out of memory before the reading is done.
            house.ask(table, commands.DisableTable(reason="a spill"))
            house.ask(table, commands.EnableTable(reason="dry again"))
            house.settle()
        return found

    monkeypatch.setattr(Hub, "_read", slowly)
    told = run(seen(house, table, before))
    assert not told.gap
    assert reads == 2
    kinds = [one.kind for one in told.items]
    assert kinds.index("PatronSat") < kinds.index("TableDisabled") < kinds.index("TableEnabled")


@pytest.mark.parametrize("after", [-1, -(10**30), 10**9, 10**30])
def test_an_unknown_position_is_a_gap(house: OpenHouse, table: TableId, after: int) -> None:
    told = run(seen(house, table, after))
    assert told.items == () or after == -1
    assert told.gap == (after != -1)
    assert told.view.state == "waiting"


def test_a_table_watched_twice_is_sent_once(house: OpenHouse, table: TableId) -> None:
    async def story() -> None:
        async with house.terminal() as client, client.live() as live:
            await live.watch(table)
            await live.watch(table, live.updates[table].seq)
            house.ask(table, commands.DisableTable(reason="a spill"))
            await live.ping()
            assert [one.kind for one in live.items[table]] == ["TableDisabled"]

    run(story())


def test_events_of_other_tables_are_not_sent(house: OpenHouse, table: TableId) -> None:
    other = f"{table}-other"
    house.open_table(other, mode=Mode.DEALER)

    async def story(live: Live) -> None:
        await live.watch(table)
        house.ask(other, commands.DisableTable(reason="a spill"))
        house.ask(table, commands.DisableTable(reason="another"))
        await live.ping()
        assert [one.text for one in live.items[table]] == ["another"]

    async def connected() -> None:
        async with house.terminal() as client, client.live() as live:
            await story(live)

    run(connected())
