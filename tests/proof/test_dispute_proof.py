"""The dispute proof of a coup: each of its checks fails if what it checks was changed."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, update

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact, from_wire, to_json
from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.fairness.export import parse_shoe
from puntobanco.house.finished import finished_shoe
from puntobanco.house.messages import PitEvent
from puntobanco.house.pit import open_pit
from puntobanco.office.follower import Follower
from puntobanco.office.recall import RecalledCoup, recall_coup
from puntobanco.office.schema import SHOE, open_reading
from puntobanco.people.staff import Role
from puntobanco.proof.evidence import (
    Evidence,
    evidence,
    finished_shoes,
    game_of,
    shoe_file,
    shoe_row,
)
from puntobanco.store import Database, EncodedEvent, Store, open_store
from puntobanco.store.schema import EVENT
from puntobanco.table import commands, events
from puntobanco.table.commands import Actor
from puntobanco.table.state import Mode
from puntobanco.words.wire import WireFact
from tests.kit.evenings import Evening
from tests.kit.forgeries import forged, rewritten
from tests.kit.houses import PIT, run, surroundings
from tests.kit.stated import codes_in, stating
from tests.kit.tables import BANKER_WINS, PLAYER_WINS
from tests.store.logs import behind_the_back

AUTO, DEALT = TableId("auto"), TableId("dealt")
CHECKS = ("entry", "chain", "cards", "settlement", "shown", "shoe")


async def play(floor: Evening) -> None:
    """Three shoes at an automatic table, the last in use; coups dealt by hand and corrected."""
    await floor.appoint()
    await floor.open(AUTO, "mini-baccarat")
    ann = await floor.patron("ann", table=AUTO, seat=1)
    croupier = floor.croupier(AUTO)
    bets = floor.betting(AUTO, (ann, "player", 20_00), (ann, "tie", 10_00))
    await croupier.round(bets)
    await croupier.round(bets)
    await croupier.retire_shoe()
    await croupier.round(bets)
    await croupier.round(floor.betting(AUTO))
    await croupier.retire_shoe()
    await croupier.ready_shoe()
    await floor.do(AUTO, commands.OpenBetting())
    await bets(5)
    await floor.do(AUTO, commands.VoidCoup(reason="fire alarm"))
    await floor.open(DEALT, "mini-baccarat", mode=Mode.DEALER)
    bob = await floor.patron("bob", table=DEALT, seat=2)
    await floor.do(DEALT, commands.StartShoe(commitment=""))
    await floor.do(DEALT, commands.CutShoe(position=20))
    await floor.do(DEALT, commands.BurnCards(turned="As"))
    for _ in range(2):
        await deal_by_hand(floor, bob)
    for cards in (PLAYER_WINS, BANKER_WINS):
        correct = commands.CorrectCoup(coup=2, cards=tuple(cards.split()), reason="seen on camera")
        await floor.approved(DEALT, correct, by="eve", role=Role.EXECUTIVE)


async def deal_by_hand(floor: Evening, who: Actor) -> None:
    """A coup whose first card is read wrong and corrected before the next."""
    await floor.do(DEALT, commands.OpenBetting())
    await floor.bet(DEALT, who, "player", 20_00)
    await floor.do(DEALT, commands.CloseBetting())
    first, *cards = PLAYER_WINS.split()
    await floor.do(DEALT, commands.DealCard(card="Kc"))
    correct = commands.CorrectCard(place=0, card=first, reason="read upside down")
    await floor.approved(DEALT, correct, by="sam", role=Role.SUPERVISOR)
    for card in cards:
        await floor.do(DEALT, commands.DealCard(card=card))
    await floor.do(DEALT, commands.SettleCoup())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a house, with its reading tables up to date."""
    made = tmp_path_factory.mktemp("played")

    async def evening(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(made)) as pit:
            await play(Evening(pit, seed=1))

    with open_store(f"sqlite:///{made / 'house.db'}") as store:
        run(evening(store))
        with open_reading(store.database.url) as tables:
            Follower(store, tables).catch_up()
    return made


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Store, Database]]:
    url = f"sqlite:///{folder / 'house.db'}"
    with open_store(url) as store, open_reading(url) as tables:
        yield store, tables


@pytest.fixture
def house(folder: Path) -> Iterator[tuple[Store, Database]]:
    with opened(folder) as both:
        yield both


@pytest.fixture
def altered(folder: Path, tmp_path: Path) -> Iterator[tuple[Store, Database]]:
    """A copy of the house that a test may change."""
    shutil.copytree(folder, tmp_path / "copy")
    with opened(tmp_path / "copy") as both:
        yield both


@pytest.fixture
def store(house: tuple[Store, Database]) -> Store:
    return house[0]


@pytest.fixture
def tables(house: tuple[Store, Database]) -> Database:
    return house[1]


@pytest.fixture
def log(store: Store) -> list[EncodedEvent]:
    return [EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)]


def coup_of(tables: Database, table: TableId, coup: int) -> RecalledCoup:
    return recall_coup(tables, PIT, table, coup=coup)


class Checked(NamedTuple):
    """A check and what it found."""

    holds: bool | None
    result: Fact
    applies: bool = True


def check_of(made: Evidence, name: str) -> Checked:
    assert tuple(check.name for check in made.checks) == CHECKS
    [found] = [check for check in made.checks if check.name == name]
    return Checked(found.holds, stated(found.result), found.applies)


def stated(result: WireFact) -> Fact:
    found = from_wire({"code": result.code, "params": result.params})
    assert isinstance(found, Fact)
    return found


def failures(made: Evidence) -> dict[str, Fact]:
    """The failed checks, with what each found."""
    found: dict[str, Fact] = {
        check.name: stated(check.result) for check in made.checks if check.holds is False
    }
    assert made.holds is not bool(found)
    return found


def sequence_of(store: Store, kind: type, *, which: int = 0) -> int:
    """The number of an entry of a kind, counted from the first."""
    return [one.sequence for one in store.read(PIT) if one.kind == kind.__name__][which]


# --- What holds ----------------------------------------------------------------------------------

EVERY_COUP = [*((AUTO, coup) for coup in range(1, 6)), (DEALT, 1), (DEALT, 2)]


@pytest.mark.parametrize(("table", "coup"), EVERY_COUP)
def test_an_unchanged_coup_passes_every_check(
    house: tuple[Store, Database], table: TableId, coup: int
) -> None:
    store, tables = house
    found = coup_of(tables, table, coup)
    made = evidence(store, tables, found)
    assert failures(made) == {}
    [entry] = store.read(PIT, after=found.coup.sequence - 1, limit=1)
    assert (made.table, made.coup, made.sequence) == (table, coup, entry.sequence)
    assert (made.hash, made.anchor) == (entry.hash.hex(), str(store.head(PIT)))
    assert [check.holds for check in made.checks[:-1]] == [True] * 5
    row = shoe_row(tables, PIT, table, found.coup.shoe)
    assert row is not None
    assert check_of(made, "entry").result == fact(
        "evidence-entry", entry=entry.sequence, pit=PIT, kind=entry.kind, coup=coup, table=table
    )
    assert check_of(made, "chain").result == fact(
        "evidence-chain", first=row.began - 1, last=entry.sequence
    )
    assert check_of(made, "cards").result == fact("evidence-cards", cards=found.coup.cards)
    settled = 0 if found.coup.void else len(found.wagers)
    assert check_of(made, "shown").result == fact("evidence-shown", count=settled)


def test_every_wager_is_settled_again_if_there_are_any(house: tuple[Store, Database]) -> None:
    store, tables = house
    told = {
        place: check_of(evidence(store, tables, coup_of(tables, *place)), "settlement").result
        for place in EVERY_COUP
    }
    game = coup_of(tables, AUTO, 1).coup.game_hash[:16]
    assert told == {
        **dict.fromkeys(
            [(AUTO, 1), (AUTO, 2), (AUTO, 3)], fact("evidence-settled", game=game, count=2)
        ),
        (AUTO, 4): fact("evidence-no-wagers"),
        (AUTO, 5): fact("evidence-void"),
        **dict.fromkeys([(DEALT, 1), (DEALT, 2)], fact("evidence-settled", game=game, count=1)),
    }


def test_a_shoe_is_checked_once_its_order_is_revealed(house: tuple[Store, Database]) -> None:
    store, tables = house

    def shoe(table: TableId, coup: int) -> Checked:
        return check_of(evidence(store, tables, coup_of(tables, table, coup)), "shoe")

    row = shoe_row(tables, PIT, AUTO, 1)
    assert row is not None
    revealed = fact("evidence-shoe", shoe=1, commitment=row.commitment)
    assert shoe(AUTO, 2) == Checked(holds=True, result=revealed)
    in_use = Checked(holds=None, result=fact("evidence-shoe-in-use"))
    assert shoe(AUTO, 5) == in_use
    by_hand = Checked(holds=None, result=fact("evidence-by-hand"), applies=False)
    assert shoe(DEALT, 1) == by_hand
    unknown = coup_of(tables, AUTO, 1)
    unknown = replace(unknown, coup=replace(unknown.coup, shoe=99))
    assert check_of(evidence(store, tables, unknown), "shoe") == in_use


def test_a_shoe_whose_key_was_lost_can_never_be_checked(altered: tuple[Store, Database]) -> None:
    store, tables = altered
    why = fact("shoe-sealed", why="the key is gone")
    for ended in (True, False):
        values = {"revealed": False, "retired": to_json(why)}
        if not ended:
            values |= {"commitment": "", "ended": None}
        with tables.writing() as connection:
            connection.execute(SHOE.update().where(SHOE.c.shoe == 1).values(**values))
        check = check_of(evidence(store, tables, coup_of(tables, AUTO, 1)), "shoe")
        retired = fact("evidence-shoe-retired", shoe=1, why=why)
        assert check == Checked(holds=None, result=retired, applies=False)


def test_a_long_shoe_is_checked_in_its_last_part(house: tuple[Store, Database]) -> None:
    store, tables = house
    found = coup_of(tables, AUTO, 2)
    made = evidence(store, tables, found, most=15)
    first = found.coup.sequence - 15 - 1
    chain = fact("evidence-chain", first=first, last=found.coup.sequence)
    assert check_of(made, "chain").result == chain
    assert failures(made) == {}


# --- What was changed ----------------------------------------------------------------------------


@pytest.mark.parametrize("other", [(AUTO, 2), (DEALT, 1)], ids=["coup", "table"])
def test_an_entry_of_another_coup_or_table_is_not_its_entry(
    house: tuple[Store, Database], other: tuple[TableId, int]
) -> None:
    store, tables = house
    found, wrong = coup_of(tables, AUTO, 1), coup_of(tables, *other).coup.sequence
    found = replace(found, coup=replace(found.coup, sequence=wrong))
    assert failures(evidence(store, tables, found))["entry"] == fact(
        "evidence-other-entry", entry=wrong, pit=PIT, kind="WagersSettled", coup=1, table=AUTO
    )


def test_a_coup_that_the_log_does_not_have_is_not_proved(
    house: tuple[Store, Database], tmp_path: Path
) -> None:
    store, tables = house
    found, after = coup_of(tables, AUTO, 5), store.head(PIT).sequence + 1
    beyond = replace(found, coup=replace(found.coup, sequence=after))
    no_entry = fact("evidence-no-entry", entry=after, pit=PIT)
    assert failures(evidence(store, tables, beyond))["entry"] == no_entry
    with open_store(f"sqlite:///{tmp_path / 'empty.db'}") as empty:
        made = evidence(empty, tables, coup_of(tables, AUTO, 1))
    assert (made.hash, made.anchor) == ("", str(empty.head(PIT)))
    number = coup_of(tables, AUTO, 1).coup.sequence
    told = failures(made)
    assert told["entry"] == fact("evidence-no-entry", entry=number, pit=PIT)
    assert told["chain"] == fact("evidence-no-entries")
    assert {"cards", "shown", "shoe"} <= set(told)


@pytest.mark.parametrize("place", ["first", "middle", "last"])
def test_an_entry_altered_without_its_hash_breaks_the_chain(
    altered: tuple[Store, Database], place: str
) -> None:
    store, tables = altered
    found = coup_of(tables, AUTO, 1)
    row = shoe_row(tables, PIT, AUTO, 1)
    assert row is not None
    number = {"first": row.began, "middle": row.began + 5, "last": found.coup.sequence}[place]
    with behind_the_back(store) as connection:
        later = EVENT.c.time_ms + 1
        connection.execute(update(EVENT).where(EVENT.c.sequence == number).values(time_ms=later))
    told = failures(evidence(store, tables, found))
    assert set(told) == {"chain"}
    assert codes_in(told["chain"])[-1] == "finding-hash"


def test_an_entry_removed_breaks_the_chain(altered: tuple[Store, Database]) -> None:
    store, tables = altered
    found = coup_of(tables, AUTO, 1)
    with behind_the_back(store) as connection:
        connection.execute(delete(EVENT).where(EVENT.c.sequence == found.coup.sequence - 3))
    assert "chain" in failures(evidence(store, tables, found))


@pytest.mark.parametrize(("table", "coup"), [(AUTO, 1), (DEALT, 1), (DEALT, 2)])
def test_cards_that_were_not_dealt_are_found(
    house: tuple[Store, Database], table: TableId, coup: int
) -> None:
    store, tables = house
    found = coup_of(tables, table, coup)
    other = replace(found, coup=replace(found.coup, cards="9s 9d 9h 9c"))
    wrong = fact("evidence-other-cards", cards=found.coup.cards, shown="9s 9d 9h 9c")
    assert failures(evidence(store, tables, other))["cards"] == wrong


def test_cards_are_those_of_the_coup_at_its_own_table(
    store: Store, tables: Database, log: list[EncodedEvent], tmp_path: Path
) -> None:
    found = coup_of(tables, AUTO, 1)
    dealt = next(one for one in log if one.kind == "CardDealt")
    at = max(
        place for place, one in enumerate(log[: found.coup.sequence]) if one.kind == "CardDealt"
    )
    elsewhere = EncodedEvent("other-table", dealt.kind, dealt.time_ms, dealt.payload)
    with rewritten(tmp_path, [*log[:at], elsewhere, *log[at:]]) as store_with_more:
        moved = replace(found, coup=replace(found.coup, sequence=found.coup.sequence + 1))
        assert "cards" not in failures(evidence(store_with_more, tables, moved))


@pytest.mark.parametrize("field", ["won", "stake_back"])
def test_a_payout_that_the_pay_table_does_not_give_is_found(
    house: tuple[Store, Database], field: str
) -> None:
    store, tables = house
    found = coup_of(tables, AUTO, 1)
    line = found.wagers[0]
    more = replace(line, **{field: Minor(getattr(line, field) + 1_00)})
    told = failures(evidence(store, tables, replace(found, wagers=(more, *found.wagers[1:]))))
    returned = line.stake_back + line.won
    assert told["settlement"] == fact(
        "evidence-other-payout",
        seat=line.seat,
        bet=line.bet,
        found=DOLLARS.amount(Minor(returned + 1_00)),
        expected=DOLLARS.amount(Minor(returned)),
    )
    assert told["shown"] == fact("evidence-other-lines")


@pytest.mark.parametrize(("table", "coup"), [(AUTO, 1), (DEALT, 2)])
def test_a_wager_that_is_not_shown_is_missed(
    house: tuple[Store, Database], table: TableId, coup: int
) -> None:
    store, tables = house
    found = coup_of(tables, table, coup)
    told = failures(evidence(store, tables, replace(found, wagers=found.wagers[1:])))
    assert told == {"shown": fact("evidence-other-lines")}


def another_salt(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.ShoeEnded)
    return replace(event, salt="00" * 32)


def no_salt(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.ShoeEnded)
    return replace(event, salt="not in digits")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (another_salt, "finding-differences"),
        (no_salt, "fairness-shoe-salt-form"),
        (lambda event: None, "shoe-not-in-log"),
    ],
    ids=["another salt", "no salt", "no end"],
)
def test_a_shoe_that_is_not_the_committed_one_is_found(
    tables: Database,
    log: list[EncodedEvent],
    tmp_path: Path,
    change: Callable[[PitEvent], PitEvent | None],
    code: str,
) -> None:
    with rewritten(tmp_path, forged(log, events.ShoeEnded, change, which=0)) as forgery:
        told = failures(evidence(forgery, tables, coup_of(tables, AUTO, 1)))
    assert set(told) == {"shoe"}
    assert codes_in(told["shoe"])[0] == code


# --- Shoes ---------------------------------------------------------------------------------------


def test_finished_shoes_come_newest_first(tables: Database) -> None:
    def numbers(*, before: int | None = None, limit: int = 10) -> list[int]:
        found = finished_shoes(tables, PIT, AUTO, before=before, limit=limit)
        return [one.shoe for one in found]

    assert numbers() == [2, 1]
    assert numbers(limit=1) == [2]
    assert numbers(before=2) == [1]
    assert finished_shoes(tables, PIT, DEALT, before=None, limit=10) == ()


def test_the_file_of_a_finished_shoe_is_found_without_a_search(
    house: tuple[Store, Database],
) -> None:
    store, tables = house
    for shoe in (1, 2):
        text = shoe_file(store, tables, PIT, AUTO, shoe)
        assert text == finished_shoe(store, PIT, table=AUTO, shoe=shoe)
        assert parse_shoe(text).faults == ()
    for shoe in (3, 4):
        with stating(RuleError, "shoe-not-in-log", shoe=shoe, table=AUTO, pit=PIT):
            shoe_file(store, tables, PIT, AUTO, shoe)


def test_a_game_is_found_by_its_hash(tables: Database) -> None:
    its_hash = coup_of(tables, AUTO, 1).coup.game_hash
    assert game_of(tables, its_hash).hash == its_hash
    with stating(RuleError, "game-never-offered", hash="0" * 64):
        game_of(tables, "0" * 64)
