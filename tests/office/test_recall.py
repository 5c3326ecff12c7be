"""Recall and search: the log alone gives back what the table had."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from puntobanco.core.errors import RuleError
from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.pit import open_pit
from puntobanco.office.coups import fees_by_bet, record_of
from puntobanco.office.follower import Follower
from puntobanco.office.recall import RecalledCard, RecalledCoup, recall, recall_coup
from puntobanco.office.rows import CoupRow, Finished
from puntobanco.office.schema import open_reading
from puntobanco.office.search import FoundCoups, TimelinePosition, place_of, search
from puntobanco.people.staff import Role
from puntobanco.store import Database, open_store
from puntobanco.table import commands
from puntobanco.table.betting import closing
from puntobanco.table.state import RECALLED, Mode
from tests.kit.evenings import PATRONS, Evening, seeded_surroundings
from tests.kit.houses import PIT, run
from tests.kit.stated import stating
from tests.kit.tables import Play
from tests.office.houses import House, Replay

TABLES = [TableId(table) for table in PATRONS]


def every_coup(tables: Database, table: TableId) -> tuple[RecalledCoup, ...]:
    return recall(tables, PIT, table, last=10_000)


@pytest.mark.assures("REC-01", "REC-02")
def test_recall_equals_the_recall_of_the_table(house: House, tables: Database) -> None:
    for table in TABLES:
        live = house.state.table(table).recall
        assert len(live) == RECALLED
        found = recall(tables, PIT, table, last=RECALLED)
        assert tuple(record_of(Finished(one.coup, one.wagers, one.seats)) for one in found) == live
        assert all(one.replay for one in found)


def test_recall_defaults_to_ten_coups(house: House, tables: Database) -> None:
    found = recall(tables, PIT, TableId("dealt"))
    numbers = [one.coup.coup for one in found]
    live = [record.number for record in house.state.table(TableId("dealt")).recall]
    assert numbers == live[-10:]
    with stating(RuleError, "limit-too-small", limit=0):
        recall(tables, PIT, TableId("dealt"), last=0)


def test_recalled_chips_equal_those_of_the_table(house: House, tables: Database) -> None:
    seen = 0
    for table in TABLES:
        for one in every_coup(tables, table):
            for seat in one.seats:
                key = table, one.coup.coup, seat.patron
                assert seat.chips_before == house.evening.chips_before[key], key
                assert seat.chips_after == house.evening.chips_after[key], key
                seen += 1
    assert seen > 100


def test_every_card_is_recalled_with_its_hand(tables: Database) -> None:
    orders = set()
    for one in every_coup(tables, TableId("terminal")):
        hands = [step.hand for step in one.steps]
        assert hands[:4] == ["player", "banker", "player", "banker"][: len(hands)]
        assert " ".join(step.card for step in one.steps) == one.coup.cards
        orders.add(tuple(hands[4:]))
    assert {(), ("player",), ("banker",), ("player", "banker")} >= orders
    assert len(orders) > 2


def test_a_patron_sees_only_their_own_wagers(tables: Database) -> None:
    whose = PatronId("dea-1")
    for mine, whole in zip(
        recall(tables, PIT, TableId("dealt"), patron=whose),
        recall(tables, PIT, TableId("dealt")),
        strict=True,
    ):
        assert mine.coup == whole.coup
        assert mine.wagers == tuple(one for one in whole.wagers if one.patron == whose)
        assert mine.seats == tuple(one for one in whole.seats if one.patron == whose)


@pytest.mark.assures("REC-03")
def test_every_coup_has_its_time_game_and_result(house: House, tables: Database) -> None:
    replayed = Replay.of(house.store)
    for table in TABLES:
        found = every_coup(tables, table)
        settled = {one.coup.coup for one in found if one.coup.outcome == "settled"}
        assert settled == {coup for name, coup in replayed.settled if name == table}
        void = {one.coup.coup for one in found if one.coup.outcome == "void"}
        assert void == {coup for name, coup in replayed.voids if name == table}
        game = house.state.table(table).rules
        for one in found:
            assert one.coup.opened_ms < one.coup.ended_ms
            assert (one.coup.game, one.coup.game_hash) == (game.key, game.hash)
            assert (one.coup.result in ("P", "B", "T")) == (one.coup.player is not None)


def test_corrections_and_misreadings_are_marked(tables: Database) -> None:
    found = every_coup(tables, TableId("dealt"))
    corrected = [one.coup for one in found if one.coup.corrected_ms is not None]
    assert corrected
    for coup in corrected:
        assert coup.corrected_ms is not None
        assert coup.corrected_ms > coup.ended_ms
        assert coup.correction == "the camera says otherwise"
    assert any(one.coup.misread for one in found)
    assert not any(one.coup.corrected_ms for one in every_coup(tables, TableId("show")))


def test_a_void_coup_shows_returned_stakes(tables: Database) -> None:
    voids = [
        one
        for table in TABLES
        for one in every_coup(tables, table)
        if one.coup.outcome == "void" and one.wagers
    ]
    assert {one.coup.void for one in voids} == {"a chip fell", "misdeal"}
    for one in voids:
        assert one.coup.fees == 0
        for seat in one.seats:
            assert (seat.net, seat.fee, seat.won, seat.stake) == (0, 0, 0, seat.returned)
        assert all(wager.void and wager.fee == 0 for wager in one.wagers)


def test_fees_are_assigned_to_bets_and_the_bank(tables: Database) -> None:
    banked = 0
    for one in every_coup(tables, TableId("california")):
        assert one.coup.fees == sum(seat.fee for seat in one.seats)
        for seat in one.seats:
            own = sum(wager.fee for wager in one.wagers if wager.seat == seat.seat)
            assert (seat.fee == own) != bool(seat.bank and one.coup.outcome == "settled")
            banked += seat.bank > 0
    assert banked > 10


def test_unexplained_fees_are_assigned_to_no_bet() -> None:
    play = Play("commission-free-baccarat")
    for seat in (1, 2):
        play.seat(f"p{seat}", seat)
    play.shoe()
    play.bank("p1", 100_00)
    play.betting([("p2", "player", 20_00)])
    closed = closing(play.table)
    assert fees_by_bet(play.table, closed) == {2: {"player": 1_00}}
    otherwise = replace(closed, fees={2: Minor(7_00)})
    assert fees_by_bet(play.table, otherwise) == {}


def test_one_coup_is_found_by_its_number(tables: Database) -> None:
    page = search(tables, table=TableId("dealt"), limit=1)
    (coup,) = page.coups
    found = recall_coup(tables, PIT, TableId("dealt"), coup=coup.coup)
    assert found.coup == coup
    with stating(RuleError, "coup-not-in-log", coup=999, table="dealt", pit="pit-1"):
        recall_coup(tables, PIT, TableId("dealt"), coup=999)


def test_a_coup_without_bets_is_found_but_not_recalled(tables: Database) -> None:
    everything = search(tables, limit=10_000).coups
    passed = [coup for coup in everything if coup.outcome == "passed"]
    assert passed
    one = recall_coup(tables, PIT, passed[0].table, coup=passed[0].coup)
    assert (one.steps, one.wagers, one.seats) == ((), (), ())
    numbers = {coup.coup.coup for coup in every_coup(tables, passed[0].table)}
    assert passed[0].coup not in numbers


def test_a_coup_is_corrected_after_one_without_bets(url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_pit(PIT, store, seeded_surroundings(tmp_path, 1)) as pit:
            floor = Evening(pit, 1)
            await floor.appoint()
            await floor.open("t1", "terminal-1", mode=Mode.DEALER)
            ann = await floor.patron("ann", table="t1", seat=1, chips=100_00)
            for command in (
                commands.StartShoe(commitment="by hand"),
                commands.CutShoe(position=9),
                commands.BurnCards(turned="As"),
                commands.OpenBetting(),
            ):
                await floor.do("t1", command)
            await floor.bet("t1", ann, "player", 10_00)
            await floor.do("t1", commands.CloseBetting())
            for card in ("9s", "2s", "Ks", "3d"):
                await floor.do("t1", commands.DealCard(card=card))
            await floor.do("t1", commands.SettleCoup())
            await floor.do("t1", commands.OpenBetting())
            await floor.do("t1", commands.CloseBetting())
            await floor.do("t1", commands.CashOut(amount=Minor(50_00)), ann)
            again = commands.CorrectCoup(
                coup=1, cards=("2s", "9s", "3d", "Ks"), reason="the hands were swapped"
            )
            await floor.approved("t1", again, by="eve", role=Role.EXECUTIVE)

    with open_store(url) as store, open_reading(url) as tables:
        run(evening())
        Follower(store, tables, batch=1).catch_up()
        (one,) = recall(tables, PIT, TableId("t1"))
        (seat,) = one.seats
        assert (one.coup.coup, one.coup.result) == (1, "B")
        assert (seat.first_net, seat.net, seat.returned) == (10_00, -10_00, 0)
        assert (seat.chips_before, seat.chips_after) == (100_00, 90_00)
        newest = search(tables, limit=1).coups[0]
        assert (newest.coup, newest.outcome) == (2, "passed")


# --- Search --------------------------------------------------------------------------------------


def pages(tables: Database, limit: int, **asked: object) -> list[CoupRow]:
    """All results of a search, page by page."""
    found: list[CoupRow] = []
    before: TimelinePosition | None = None
    for _ in range(1000):
        page: FoundCoups = search(tables, limit=limit, before=before, **asked)  # type: ignore[arg-type]
        found += page.coups
        if page.older is None:
            return found
        assert len(page.coups) == limit
        before = page.older
    raise AssertionError("pages without end")


@pytest.mark.parametrize("limit", [1, 7, 50])
def test_pages_list_every_coup_once_newest_first(tables: Database, limit: int) -> None:
    everything = search(tables, limit=10_000).coups
    assert list(everything) == sorted(everything, key=place_of, reverse=True)
    assert len(everything) == len(PATRONS) * 30
    assert pages(tables, limit) == list(everything)


def test_coups_are_found_by_table_patron_and_time(tables: Database) -> None:
    everything = search(tables, limit=10_000).coups
    since, until = everything[60].ended_ms, everything[20].ended_ms
    within = [coup for coup in everything if since <= coup.ended_ms < until]
    assert pages(tables, 9, since=since, until=until) == within
    of_table = [coup for coup in everything if coup.table == "terminal"]
    assert pages(tables, 9, table="terminal", pit=PIT) == of_table
    both = [coup for coup in within if coup.table == "terminal"]
    assert pages(tables, 9, table="terminal", since=since, until=until) == both
    played = {
        (one.coup.table, one.coup.coup)
        for one in every_coup(tables, TableId("dealt"))
        if any(seat.patron == "dea-2" for seat in one.seats)
    }
    theirs = [coup for coup in everything if (coup.table, coup.coup) in played]
    assert pages(tables, 4, patron="dea-2") == theirs
    assert pages(tables, 4, patron="dea-2", since=since, until=until) == [
        coup for coup in theirs if coup in within
    ]
    assert pages(tables, 4, patron="nobody") == []
    assert pages(tables, 4, since=Ms(10**14)) == []


def test_a_step_has_hand_and_card(tables: Database) -> None:
    one = next(one for one in every_coup(tables, TableId("dealt")) if one.coup.corrected_ms)
    assert one.steps[0] == RecalledCard("player", one.coup.cards.split()[0])
