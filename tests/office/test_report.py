"""Reports: totals equal the log to the minor unit, simulated patrons are left out, theory."""

import csv
import io
import random
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from puntobanco.analysis.par import par_sheet
from puntobanco.core.errors import RuleError
from puntobanco.core.figures import decimal
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.office.follower import Follower
from puntobanco.office.heading import ReportKind
from puntobanco.office.layout import as_csv, plain
from puntobanco.office.period import tally_of
from puntobanco.office.report import PLACES, PeriodReport, ReportLine, report
from puntobanco.office.rows import BetHourRow
from puntobanco.office.schema import BET_HOUR, READING, open_reading, upsert
from puntobanco.office.tally import HOUR_MS, PeriodTally
from puntobanco.office.theory import Theory
from puntobanco.store import Database, StoreError, open_store
from tests.kit.evenings import BEGIN, PATRONS
from tests.kit.stated import stating
from tests.office.houses import House, Replay, played

START, END = Ms(BEGIN), Ms(BEGIN + 10**12)
ADDED = (
    *("coups", "void_coups", "drop", "wagers", "void_wagers", "stake", "won", "returned"),
    *("commission", "fees", "house_win"),
)


def made(
    tables: Database,
    *,
    since: Ms = START,
    until: Ms = END,
    simulated: bool = False,
    table: str | None = None,
) -> PeriodReport:
    return report(
        tables,
        Theory(),
        since=since,
        until=until,
        generated=Ms(5),
        house="The House",
        table=TableId(table) if table else None,
        include_simulated=simulated,
    )


@pytest.mark.assures("REC-05")
@pytest.mark.parametrize("simulated", [False, True])
def test_every_bet_equals_the_sum_of_the_log(
    house: House, tables: Database, simulated: bool
) -> None:
    replayed = Replay.of(house.store).by_bet(simulated=simulated)
    found = made(tables, simulated=simulated)
    lines = {(line.game_hash, line.bet): line for line in found.bets if line.wagers}
    assert lines.keys() == replayed.keys()
    for key, sums in replayed.items():
        for name, value in sums.items():
            assert getattr(lines[key], name) == value, (key, name)


@pytest.mark.assures("REC-05")
def test_the_house_win_equals_its_accounts(house: House, tables: Database) -> None:
    accounts = Replay.of(house.store).accounts
    for line in made(tables, simulated=True).tables:
        held = (accounts[f"{kind}/{line.table}"] for kind in ("result", "commission", "fees"))
        assert line.house_win == sum(held)
        assert line.fees == accounts[f"fees/{line.table}"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 112))
def test_reports_of_random_evenings_add_up(tmp_path: Path, seed: int) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    with open_store(url) as store, open_reading(url) as tables:
        one = played(store, url, tmp_path, seed=seed, rounds=120)
        Follower(store, tables).catch_up()
        test_every_bet_equals_the_sum_of_the_log(one, tables, simulated=False)
        test_every_bet_equals_the_sum_of_the_log(one, tables, simulated=True)
        test_the_house_win_equals_its_accounts(one, tables)


def test_tables_games_and_bets_all_add_up_to_the_total(tables: Database) -> None:
    found = made(tables)
    for lines in (found.tables, found.games):
        for name in ADDED:
            assert sum(getattr(line, name) for line in lines) == getattr(found.total, name)
    for name in ("wagers", "void_wagers", "stake", "won", "returned", "commission"):
        assert sum(getattr(line, name) for line in found.bets) == getattr(found.total, name)
    assert not found.heading.empty


def test_simulated_patrons_are_left_out_and_totalled_separately(tables: Database) -> None:
    without, with_all = made(tables), made(tables, simulated=True)
    assert without.left_out is not None
    assert with_all.left_out is None
    for name in ADDED:
        kept, left = getattr(without.total, name), getattr(without.left_out, name)
        assert kept + left == getattr(with_all.total, name), name
        assert left > 0 or name in ("void_coups", "house_win"), name
    assert "show" not in {line.table for line in without.tables if line.wagers}
    assert "show" in {line.table for line in with_all.tables if line.wagers}


def test_a_coup_with_both_kinds_of_patrons_counts_once(house: House, tables: Database) -> None:
    replayed = Replay.of(house.store)
    settled = Counter(table for table, _ in replayed.settled)
    with_all = {str(line.table): line.coups for line in made(tables, simulated=True).tables}
    assert with_all == dict(settled)
    without = {str(line.table): line.coups for line in made(tables).tables}
    assert without["california"] == settled["california"]
    # Only simulated patrons play there; a hand without wagers still counts for the house.
    empty = sum(not lines for (table, _), lines in replayed.settled.items() if table == "show")
    assert without["show"] == empty < settled["show"]


def test_one_table_is_reported_alone(tables: Database) -> None:
    alone = made(tables, table="dealt")
    (line,) = alone.tables
    (same,) = (line for line in made(tables).tables if line.table == "dealt")
    assert line == same
    assert (alone.heading.report, alone.heading.about) == (ReportKind.PERFORMANCE, "dealt")


def test_an_empty_period_is_reported_as_empty(tables: Database) -> None:
    found = made(tables, since=Ms(10**14), until=Ms(10**14 + HOUR_MS))
    assert found.heading.empty
    assert (found.tables, found.games, found.bets, found.left_out) == ((), (), (), None)
    assert (found.total.wagers, found.total.coups, found.total.theoretical) == (0, 0, None)
    (line,) = csv.DictReader(io.StringIO(as_csv(found)))
    assert (line["empty"], line["house"], line["stake"]) == ("yes", "The House", "0.00")
    assert (line["from"], line["generated"][:4]) == ("5138-11-16T09:46:40.000Z", "1970")
    with stating(RuleError, "period-backwards"):
        made(tables, since=Ms(2), until=Ms(1))


# --- Periods -------------------------------------------------------------------------------------


def tally(tables: Database, since: int, until: int) -> PeriodTally:
    with tables.reading() as connection:
        return tally_of(connection, since=Ms(since), until=Ms(until))


def test_parts_of_a_period_add_up_to_the_whole(house: House, tables: Database) -> None:
    times = sorted(Replay.of(house.store).ended_ms.values())
    first, last = times[0], times[-1] + 1
    assert last - first > 3 * HOUR_MS
    whole = tally(tables, first, last)
    chance = random.Random(3)
    hours = [(first // HOUR_MS + place) * HOUR_MS for place in (1, 2)]
    exactly = [times[20], times[20] + 1, first, last]
    for cut in (*hours, *exactly, *(chance.randint(first, last) for _ in range(12))):
        parts = tally(tables, first, cut), tally(tables, cut, last)
        for bet in whole.bets:
            added = parts[0].bets[bet]
            added.add(parts[1].bets[bet])
            assert added == whole.bets[bet]
        for key in whole.tables:
            counts = parts[0].tables[key]
            counts.add(parts[1].tables[key])
            assert counts == whole.tables[key]


def test_a_moment_belongs_to_exactly_one_period(house: House, tables: Database) -> None:
    (table, _), at = next(iter(Replay.of(house.store).ended_ms.items()))
    coups = [tally(tables, *bounds) for bounds in ((at - 1, at), (at, at + 1), (at + 1, at + 2))]
    counted = [sum(sums.coups for sums in one.tables.values()) for one in coups]
    assert counted == [0, 1, 0]
    assert [key.table for key in coups[1].tables] == [table]


# --- Theory --------------------------------------------------------------------------------------


def line_of(found: PeriodReport, game: str, bet: str) -> ReportLine:
    return next(line for line in found.bets if (line.game, line.bet) == (game, bet))


@pytest.mark.assures("GAM-16")
def test_theory_is_the_exact_edge_of_the_game_in_the_log(house: House, tables: Database) -> None:
    sheet = par_sheet(house.state.table(TableId("dealt")).rules)
    replayed, found = Replay.of(house.store), made(tables, simulated=True)
    for bet in ("player", "banker", "tie"):
        line, price = line_of(found, "mini-baccarat", bet), sheet[bet]
        assert line.edge == decimal(price.edge, PLACES)
        assert line.theoretical == round(price.edge * line.stake)
        squares = 0
        for (table, _), lines in replayed.settled.items():
            if table == "dealt":
                squares += sum(one.stake for one in lines if one.bet == bet) ** 2
        kept = line.stake - line.returned
        expected = float(kept - price.edge * line.stake) / sqrt(price.variance * squares)
        assert line.z == pytest.approx(expected, abs=0.001)
        assert line.hold is not None
        assert float(line.hold) == pytest.approx(kept / line.stake)


def test_the_house_has_no_hold_on_player_dealer_games(tables: Database) -> None:
    line = line_of(made(tables), "commission-free-dragon-bonus", "player")
    assert (line.theoretical, line.edge, line.hold, line.z) == (None, None, None, None)
    assert line.house_win == line.fees > 0


@pytest.mark.assures("GAM-16")
def test_a_tampered_pay_table_has_an_extreme_z_score(tables: Database) -> None:
    """A thousand hours in which Banker won as often as expected, and Player slightly too often."""
    game = next(line for line in made(tables).games if line.game == "mini-baccarat")
    assert game.game_hash is not None
    fair, much = 9_876_491, 10_100_000
    rows = [
        BetHourRow(
            hour=hour,
            pit=PitId("elsewhere"),
            table=TableId("t"),
            game_hash=game.game_hash,
            bet="player",
            rides="",
            simulated=False,
            wagers=1000,
            stake=Minor(10_000_000),
            won=Minor(0),
            returned=Minor(returned),
            commission=Minor(0),
            fees=Minor(0),
            voids=0,
            spread_high=0,
            spread_low=1000 * 10_000**2,
        )
        for hours, returned in ((range(1000), fair), (range(5000, 6000), much))
        for hour in hours
    ]
    with tables.writing() as connection:
        upsert(connection, BET_HOUR, rows)
    hour = HOUR_MS
    honest = line_of(made(tables, since=Ms(0), until=Ms(1000 * hour)), "mini-baccarat", "player")
    assert honest.z is not None
    assert abs(honest.z) < 0.1
    tampered = made(tables, since=Ms(5000 * hour), until=Ms(6000 * hour))
    odd = line_of(tampered, "mini-baccarat", "player")
    assert odd.z is not None
    assert odd.z < -20
    READING.drop(tables)


# --- Formats -------------------------------------------------------------------------------------


def test_csv_has_a_complete_line_for_each_line(tables: Database) -> None:
    found = made(tables)
    lines = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert len(lines) == len(found.lines)
    scopes = Counter(line["scope"] for line in lines)
    assert scopes["total"] == scopes["simulated"] == 1
    for line, row in zip(lines, found.lines, strict=True):
        assert line["report"] == "performance"
        assert line["simulated"] == "no"
        assert Minor(round(float(line["stake"]) * 100)) == row.stake


def test_plain_values_write_money_as_decimals(tables: Database) -> None:
    found = made(tables)
    written = plain(found, 2)
    assert written["total"]["stake"] == f"{found.total.stake / 100:.2f}"
    assert written["total"]["wagers"] == found.total.wagers
    assert written["bets"][0]["edge"] == found.bets[0].edge
    assert written["heading"]["read_to"] == list(found.heading.read_to)
    assert written["left_out"]["pit"] is None


def test_no_cell_of_a_csv_is_a_formula(tables: Database) -> None:
    found = report(tables, Theory(), since=START, until=END, generated=Ms(0), house="=cmd()|'x'!A1")
    lines = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert {line["house"] for line in lines} == {"'=cmd()|'x'!A1"}
    assert any(line["house_win"].startswith("-") for line in lines)


@pytest.mark.assures("REC-08")
def test_a_sum_too_large_for_its_column_is_refused(url: str) -> None:
    row = BetHourRow(
        hour=1,
        pit=PitId("p"),
        table=TableId("t"),
        game_hash="g",
        bet="player",
        rides="",
        simulated=False,
        wagers=1,
        stake=Minor(10**18),
        won=Minor(0),
        returned=Minor(0),
        commission=Minor(0),
        fees=Minor(0),
        voids=0,
        spread_high=0,
        spread_low=0,
    )
    with open_reading(url) as tables:
        for _ in range(9):
            with tables.writing() as connection:
                upsert(connection, BET_HOUR, [row], on_conflict="summed")
        most = [9 * 10**18]
        assert [sums.stake for sums in tally(tables, 0, 2 * HOUR_MS).bets.values()] == most
        with pytest.raises(StoreError), tables.writing() as connection:
            upsert(connection, BET_HOUR, [row], on_conflict="summed")
        assert [sums.stake for sums in tally(tables, 0, 2 * HOUR_MS).bets.values()] == most


def test_every_table_of_the_evening_is_in_the_report(tables: Database) -> None:
    assert {line.table for line in made(tables, simulated=True).tables} == set(PATRONS)
