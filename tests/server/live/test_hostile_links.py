"""Links that drop, double and cut, and everybody at once: each command has one effect or none."""

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.house.proof import prove
from puntobanco.server.client import Client, FaultError, LinkLostError, NotWelcomeError
from puntobanco.server.protocol import Done
from puntobanco.server.running import PIT
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode
from tests.kit.hostile import hostile_way
from tests.kit.houses import run
from tests.kit.server import OpenHouse, Person, open_live

PATIENCE_S = 0.3
"""How long a terminal waits before it tries again; too short is only a retry more."""
BUYS = 25
MISFORTUNES = (
    OSError,
    TimeoutError,
    LinkLostError,
    FaultError,
    NotWelcomeError,
    WebSocketException,
    msgspec.DecodeError,
)


async def persistent(base: str, house: OpenHouse, who: Person, table: str) -> list[Done]:
    """Buy chips so many times, each until it is answered, over as many links as it takes."""
    cookie, answers = house.terminal(who).cookie, list[Done]()
    async with Client(base, cookie=cookie, token=who.session["token"]) as client:
        while len(answers) < BUYS:
            with suppress(*MISFORTUNES):
                async with asyncio.timeout(PATIENCE_S):
                    link = client.live()
                    live = await link.__aenter__()
                try:
                    while len(answers) < BUYS:
                        made = f"{who.id}-{len(answers)}"
                        async with asyncio.timeout(PATIENCE_S):
                            buy = commands.BuyChips(amount=Minor(1 + len(answers)))
                            answers.append(await live.do(table, buy, id=made))
                finally:
                    await link.__aexit__(None, None, None)
    return answers


@pytest.mark.assures("LED-05", "SEC-17")
@pytest.mark.parametrize("seed", [1, 2])
def test_over_a_hostile_link_every_command_has_one_effect(tmp_path: Path, seed: int) -> None:
    async def story(house: OpenHouse) -> None:
        patrons = [house.patron(credit=1_000_00) for _ in range(4)]
        for seat, person in enumerate(patrons, start=1):
            async with house.terminal(person) as client, client.live() as live:
                await live.do("t1", commands.Sit(seat=seat))
        async with hostile_way(house, seed) as (way, base):
            told = await asyncio.gather(
                *(persistent(base, house, person, "t1") for person in patrons)
            )
        assert all(way.mishaps.values()), way.mishaps
        for person, answers in zip(patrons, told, strict=True):
            assert [one.id for one in answers] == [f"{person.id}-{n}" for n in range(BUYS)]
            assert all(isinstance(one.answer, Accepted) for one in answers)
            # As over a clean link: each amount once.
            assert house.table("t1").chips(PatronId(person.id)) == sum(range(1, BUYS + 1))

    with open_live(tmp_path) as house:
        house.open_table("t1", mode=Mode.DEALER)
        run(story(house))
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        assert prove(store, PIT).whole


# --- Everybody at once -------------------------------------------------------------------------


@pytest.mark.assures("SEC-05")
def test_of_fifty_who_want_one_seat_one_gets_it(house: OpenHouse, table: TableId) -> None:
    patrons = [house.patron() for _ in range(50)]

    async def sits(person: Person) -> object:
        async with house.terminal(person) as client, client.live() as live:
            return (await live.do(table, commands.Sit(seat=4))).answer

    async def story() -> list[object]:
        return list(await asyncio.gather(*map(sits, patrons)))

    answers = run(story())
    taken = Refusal(RefusalCode.SEAT_TAKEN, "4")
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
