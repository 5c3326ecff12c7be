"""A fuzzer at the socket: whatever it sends, the house keeps working and its log verifies."""

import asyncio
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from puntobanco.core.ids import MeterId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.server.demo import open_meter
from puntobanco.server.running import PIT
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import WireCommand
from puntobanco.table.shoes import is_over
from puntobanco.table.state import Mode, Phase, ShoeInUse, Table
from tests.kit.fuzz import Fuzzer
from tests.kit.houses import run
from tests.kit.proofs import counted
from tests.kit.server import OpenHouse, Person, open_live
from tests.kit.wires import Wire, open_welcomed_wire

TABLES = ("dealt", "squeezed", "banked", "dragon") * 5 + ("nowhere",)
OPEN = TABLES[:4]
GAME, METER = load_game("progressive-3"), MeterId("meter")
DECK = [f"{rank}{suit}" for rank in "A4K9627J358TQ" for suit in "shdc"]


async def fuzzed(house: OpenHouse, people: list[Person | None], *, messages: int, seed: int) -> int:
    """Send this many messages over sockets of all these people; returns how many were received."""
    fuzzers = [Fuzzer(seed * 100 + number, TABLES) for number in range(len(people))]
    left, heard = messages, 0
    while left > 0:
        for person, fuzzer in zip(people, fuzzers, strict=True):
            fuzzer.coups = {name: house.table(name).coups for name in OPEN}
            async with open_welcomed_wire(house, person) as wire:
                left -= 20
                ended = await _said(wire, [fuzzer.message() for _ in range(20)])
                # Closed for a second hello, or too slow to read what it had asked for.
                assert ended in (None, 1000, 1013)
                heard += len(wire.messages)
            house.pass_s(4)
            # The patrons play before the dealer continues.
            if person not in people[:3]:
                move_on(house)
    return heard


async def _said(wire: Wire, messages: list[str | bytes]) -> int | None:
    """Send messages and read the answers; the code with which the house closes, if it does."""
    try:
        for message in messages:
            await wire.send(message)
        await wire.receive_all()
    except ConnectionClosed:
        return (await wire.ended())[1]
    return None


def move_on(house: OpenHouse) -> None:
    """Let the house do what keeps its tables going, whatever was done to them."""
    for name in OPEN:
        table = house.table(name)
        if table.phase is Phase.CLOSED:
            house.open_table(name, table.rules, mode=table.mode)
        elif table.disabled:
            house.ask(name, commands.EnableTable(reason="go on"))
    house.ask("dealt", next_at(house.table("dealt")))


def next_at(table: Table) -> WireCommand:
    """The dealer's next command."""
    match table.phase:
        case Phase.BETTING:
            return commands.CloseBetting()
        case Phase.DEALING:
            assert table.shoe is not None
            used, seen = table.shoe.used, table.shoe.seen
            turned = [*DECK[used % 52 :], *DECK[: used % 52]]
            left = (card for card in turned if seen.get(card, 0) < table.rules.shoe.decks)
            return commands.DealCard(card=next(left))
        case Phase.RESULT:
            return commands.SettleCoup()
        case _:
            return between_coups(table.shoe, over=is_over(table))


def between_coups(shoe: ShoeInUse | None, *, over: bool) -> WireCommand:
    if shoe is None or shoe.ended:
        return commands.StartShoe(commitment="c" * 64)
    if shoe.cut is None:
        return commands.CutShoe(position=9)
    if not shoe.burned:
        return commands.BurnCards(turned="5s")
    return commands.EndShoe() if over else commands.OpenBetting()


def check_fuzz(
    folder: Path, caplog: pytest.LogCaptureFixture, *, messages: int, seeds: range
) -> None:
    with caplog.at_level(logging.ERROR), open_live(folder) as house:
        house.open_table("dealt", mode=Mode.DEALER)
        house.open_table("squeezed", load_game("terminal-1", profile="restricted"))
        house.open_table("banked", "commission-free-dragon-bonus")
        house.open_table("dragon", GAME)
        house.call(open_meter(house.services.pit, METER, GAME))
        house.ask("dragon", commands.LinkMeter(meter=METER))
        patrons = [house.patron(credit=10_000_00) for _ in range(3)]
        staff = [house.staff(role) for role in Role]
        people = [one for member in staff for one in (*patrons, member)] + [None]
        for table in OPEN:
            run(seated(house, patrons, table))
        for seed in seeds:
            print(f"seed {seed}")
            assert run(fuzzed(house, people, messages=messages, seed=seed)) > messages
            assert house.person().get("/health").json()["state"] == "running"
            assert house.services.pit.stopped is None
        assert run(asyncio.wait_for(one_more(house), 20)) == "waiting"
    assert [record.getMessage() for record in caplog.records] == []
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        proof = prove(store, PIT)
    assert proof.whole, proof.findings
    counted(messages=len(seeds) * messages, entries=proof.entries, coups=proof.coups)


async def seated(house: OpenHouse, patrons: list[Person], table: str) -> None:
    for seat, person in enumerate(patrons, start=1):
        async with house.terminal(person) as client, client.live() as live:
            await live.do(table, commands.Sit(seat=seat))
            await live.do(table, commands.BuyChips(amount=Minor(3_000_00)))


async def one_more(house: OpenHouse) -> str:
    """Watch a new table as a new patron; returns the state shown."""
    house.open_table("after", mode=Mode.DEALER)
    async with house.terminal(house.patron()) as client, client.live() as live:
        await live.watch("after")
        return live.updates["after"].view.state  # type: ignore[index]


@pytest.mark.assures("SEC-17")
def test_fuzzed_messages_do_no_harm(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    check_fuzz(tmp_path, caplog, messages=3000, seeds=range(1))


@pytest.mark.soak
def test_long_fuzzing_does_no_harm(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    check_fuzz(tmp_path, caplog, messages=10_000, seeds=range(1, 11))
