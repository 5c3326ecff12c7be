"""A wallet takes no more than it can hold, and filling one cannot stop the house."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import PatronId
from puntobanco.core.money import MOST_HELD, MOST_MOVED, Minor
from puntobanco.house.messages import HOUSE_STREAM, Accepted, Answer, encode_event
from puntobanco.house.pit import Pit, open_pit
from puntobanco.house.pit_state import wallet_changes
from puntobanco.people import commands as people
from puntobanco.people.events import CreditIssued, PatronRegistered
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.proof.log_proof import prove
from puntobanco.store import Batch, EncodedEvent, Store, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.houses import PIT, Floor, run, surroundings

ANN, BOB = PatronId("ann"), PatronId("bob")


def filled(store: Store, *amounts: int) -> None:
    """Write a log from before there was a bound, with these payments for ann."""
    events = [PatronRegistered(by="house", patron=patron) for patron in (ANN, BOB)]
    events += [CreditIssued(by="house", patron=ANN, amount=Minor(one)) for one in amounts]  # type: ignore[misc]
    with store.acquire(PIT, owner="house") as lease:
        for event in events:
            entry = EncodedEvent(HOUSE_STREAM, type(event).__name__, 1, encode_event(event))
            lease.append([Batch((entry,), None, wallet_changes((event,)))])


async def issue(pit: Pit, amount: int, patron: PatronId = ANN) -> Answer:
    return await Floor(pit).house(people.IssueCredit(patron=patron, amount=Minor(amount)))


def test_no_command_moves_more_than_the_largest_amount(tmp_path: Path) -> None:
    async def evening() -> None:
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.house(people.RegisterPatron(patron=ANN))
                refused = await issue(pit, MOST_MOVED + 1)
                assert isinstance(refused, PeopleRefusal)
                assert (refused.code, refused.allowed) == (PeopleCode.AMOUNT, MOST_MOVED)
                assert isinstance(await issue(pit, MOST_MOVED), Accepted)
                await floor.open("t1", "mini-baccarat")
                buy = commands.BuyChips(amount=Minor(MOST_MOVED + 1))
                answer = await floor.ask("t1", buy, Actor(patron=ANN))
                assert answer == Refusal(RefusalCode.AMOUNT, allowed=MOST_MOVED)

    run(evening())


def test_filling_wallets_does_not_stop_the_house(tmp_path: Path) -> None:
    async def evening() -> None:
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            filled(store, MOST_HELD - 100)
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                for patron, allowed in ((ANN, 100), (BOB, 100)):
                    refused = await issue(pit, 101, patron)
                    assert isinstance(refused, PeopleRefusal)
                    assert (refused.code, refused.allowed) == (PeopleCode.WALLET_FULL, allowed)
                assert isinstance(await issue(pit, 100, BOB), Accepted)
                again = await issue(pit, 1)
                assert isinstance(again, PeopleRefusal)
                assert again.code is PeopleCode.WALLET_FULL
                redeem = people.RedeemCredit(patron=ANN, amount=Minor(50))
                assert isinstance(await Floor(pit).house(redeem), Accepted)
                assert isinstance(await issue(pit, 50), Accepted)
                assert not pit.stopped
            proof = prove(store, PIT)
            assert not proof.findings, proof.findings

    run(evening())


@pytest.mark.parametrize("command", ["cash", "leave"])
def test_chips_stay_at_the_table_if_the_wallet_is_full(tmp_path: Path, command: str) -> None:
    asked: commands.AnyCommand = commands.Leave()
    if command == "cash":
        asked = commands.CashOut(amount=Minor(5_00))

    async def evening() -> None:
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            filled(store, MOST_HELD)
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor, ann = Floor(pit), Actor(patron=ANN)
                await floor.open("t1", "mini-baccarat")
                await floor.do("t1", commands.Sit(seat=1), ann)
                await floor.do("t1", commands.BuyChips(amount=Minor(5_00)), ann)
                # Winnings would be added; here a payment takes their place, as the house once
                # allowed.
                pit.state = replace(pit.state, cage=Minor(0))
                assert isinstance(await issue(pit, 3_00), Accepted)
                answer = await floor.ask("t1", asked, ann)
                assert answer == Refusal(RefusalCode.WALLET_FULL, allowed=2_00)
                assert pit.table("t1").chips(ANN) == 5_00  # type: ignore[arg-type]

    run(evening())


def test_a_full_wallet_stops_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            filled(store, *[2**53] * 1023, 2**53 - 1)
            assert store.wallets.balance(ANN) == 2**63 - 1
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                refused = await issue(pit, 1)
                assert isinstance(refused, PeopleRefusal)
                assert (refused.code, refused.allowed) == (PeopleCode.WALLET_FULL, 0)
                redeem = people.RedeemCredit(patron=ANN, amount=Minor(MOST_MOVED))
                assert isinstance(await Floor(pit).house(redeem), Accepted)
                assert not pit.stopped

    run(evening())
