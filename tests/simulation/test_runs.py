"""Runs: the same result with any number of workers, whole shoes, and agreement with exact maths."""

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from math import inf, isclose, sqrt
from operator import mul
from typing import Any

import pytest

from puntobanco import native
from puntobanco.analysis.cells import cell_weights
from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.weights import Composition, class_weights
from puntobanco.core import rng
from puntobanco.core.arguments import Argument, out_of_range
from puntobanco.core.classes import Classes
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.sheets import load_game
from puntobanco.simulation import twins
from puntobanco.simulation.chi_square import chi_square, upper_tail
from puntobanco.simulation.kernels import ShoeBatch, histogram, stream
from puntobanco.simulation.report import SimulationReport, amounts_of
from puntobanco.simulation.runs import Moments, Request, RunTally, run
from puntobanco.simulation.tables import CELL_TABLES, Shoes, class_tables
from puntobanco.simulation.workers import check_workers, local_workers
from tests.kit.stated import stating

SHOES = Shoes(ShoeRules())
SIXTY = Shoes(ShoeRules(), 60)
FULL = cell_weights([128, *(32,) * 9])


@pytest.fixture
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


class AtOnce(Executor):
    """Runs each job when it is submitted, and is interrupted after a given number."""

    def __init__(self, interrupted_after: int) -> None:
        self.left = interrupted_after

    def submit(self, work: Any, /, *arguments: Any, **more: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        if self.left == 0:
            future.set_exception(KeyboardInterrupt())
        else:
            self.left -= 1
            future.set_result(work(*arguments, **more))
        return future


def test_coups_are_rounded_up_to_whole_shoes(threads: Executor) -> None:
    lengths = [len(row) for row in stream(ShoeBatch(SHOES.table, CELL_TABLES, 7, 0, 80))]
    for wanted in (1, lengths[0], lengths[0] + 1, sum(lengths[:40]), sum(lengths[:40]) + 1):
        shoes = next(n for n in range(1, 80) if sum(lengths[:n]) >= wanted)
        tally = run(Request(SHOES, CELL_TABLES, 7, coups=wanted), threads, workers=2)
        assert (tally.shoes, tally.coups) == (shoes, sum(lengths[:shoes]))
        assert tuple(tally.counts) == histogram(ShoeBatch(SHOES.table, CELL_TABLES, 7, 0, shoes))


@pytest.mark.part("compiler")
def test_the_number_of_workers_does_not_change_the_chunks() -> None:
    # Groups of several shoes, so that the last shoe must be found by bisection.
    request = Request(SHOES, CELL_TABLES, 3, coups=300_000)
    assert request.group > 1
    found = []
    for workers in (1, 2, 5):
        with local_workers(workers, SHOES.table) as executor:
            found.append(run(request, executor, workers=workers))
    assert found[0] == found[1] == found[2]
    fewer = histogram(ShoeBatch(SHOES.table, CELL_TABLES, 3, 0, found[0].shoes - 1))
    assert sum(fewer) < 300_000 <= found[0].coups


def test_worker_processes_of_the_twin_give_the_same_result(
    monkeypatch: pytest.MonkeyPatch, threads: Executor
) -> None:
    monkeypatch.setattr("puntobanco.simulation.workers.path_for", lambda shoe: native.PYTHON)
    request = Request(SHOES, CELL_TABLES, 5, number=6)
    with local_workers(2, SHOES.table) as executor:
        assert run(request, executor, workers=2) == run(request, threads, workers=1)


def test_a_run_can_start_at_any_shoe(threads: Executor) -> None:
    whole = run(Request(SIXTY, CELL_TABLES, 9, number=30), threads, workers=2)
    parts = [
        run(Request(SIXTY, CELL_TABLES, 9, number=n, first=first), threads, workers=2)
        for first, n in ((0, 11), (11, 19))
    ]
    assert [a + b for a, b in zip(parts[0].counts, parts[1].counts, strict=True)] == whole.counts
    assert whole.coups == 30 * 60


def test_an_interrupted_run_keeps_complete_chunks() -> None:
    request = Request(SHOES, CELL_TABLES, 7, number=50)
    tally = run(request, AtOnce(interrupted_after=20), workers=2)
    assert tally.interrupted
    assert tally.shoes == 20
    again = run(Request(SHOES, CELL_TABLES, 7, number=tally.shoes), AtOnce(99), workers=2)
    assert (again.counts, again.interrupted) == (tally.counts, False)


def test_progress_is_reported_after_every_group() -> None:
    told: list[tuple[int, int]] = []
    run(
        Request(SIXTY, CELL_TABLES, 1, number=5),
        AtOnce(99),
        workers=1,
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(60 * shoes, 300) for shoes in range(1, 6)]


def test_the_standard_error_is_that_of_a_ratio_over_shoes() -> None:
    tally = RunTally([0, 0], moments=(Moments([1, -1]),))
    groups = [(30, 20), (25, 27), (40, 33), (10, 15)]
    for group in groups:
        tally.add(group, 1)
    [own] = tally.moments
    mean = sum(a - b for a, b in groups) / sum(a + b for a, b in groups)
    spread = sum((a - b - mean * (a + b)) ** 2 for a, b in groups)
    expected = sqrt(spread * 4 / 3) / sum(a + b for a, b in groups)
    assert isclose(tally.mean(own), mean)
    assert isclose(tally.standard_error(own) or 0, expected)


@pytest.mark.parametrize(
    ("wrong", "stated"),
    [
        ({"coups": 0}, out_of_range(Argument.COUPS, 0, 1, "2^62")),
        ({"coups": -5}, out_of_range(Argument.COUPS, -5, 1, "2^62")),
        ({"number": 0}, out_of_range(Argument.SHOES, 0, 1, "2^62")),
        ({}, fact("error-run-length")),
        ({"coups": 1, "number": 1}, fact("error-run-length")),
        ({"coups": 1, "first": -1}, out_of_range(Argument.FIRST_SHOE, -1, 0, "2^62")),
        ({"coups": 1, "seed": -1}, out_of_range(Argument.SEED, -1, 0, "2^64 - 1")),
    ],
)
def test_an_invalid_run_is_refused(wrong: dict[str, int], stated: Fact) -> None:
    with pytest.raises(RuleError) as caught:
        run(Request(SHOES, CELL_TABLES, **{"seed": 1} | wrong), AtOnce(0), workers=1)
    assert caught.value.stated == stated


@pytest.mark.parametrize("workers", [0, -1, 100_000])
def test_too_many_workers_are_refused(workers: int) -> None:
    with stating(RuleError, "error-workers", value=workers):
        check_workers(workers)


# Agreement with exact maths, and disagreement of a wrong kernel.


def twin_chance(coups: int) -> float:
    """The p-value of the twin's coups, at sixty per shoe."""
    counts = twins.histogram(SIXTY.table, CELL_TABLES, 11, 0, coups // 60)
    return chi_square(counts, FULL).chance


@pytest.mark.part("compiler")
def test_sixty_coups_a_shoe_agree_with_the_exact_cells() -> None:
    counts = histogram(ShoeBatch(SIXTY.table, CELL_TABLES, 11, 0, 500_000))
    assert sum(counts) == 30_000_000
    assert 0.001 < chi_square(counts, FULL).chance < 0.999


def test_the_twin_agrees_with_the_exact_cells() -> None:
    assert twin_chance(90_000) > 0.01


def test_a_biased_draw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Biased(rng.Stream):
        """Takes a word modulo the bound, which favours the first places."""

        __slots__ = ()

        def below(self, bound: int) -> int:
            return (self.word() & 0x3FF) % bound

    monkeypatch.setattr(twins, "Stream", Biased)
    assert twin_chance(90_000) < 1e-6


def test_a_wrong_row_of_the_banker_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "BANKER_DRAWS_TO", (3, 3, 4, 4, 5, 5, 6, 6, 3, 3))
    assert twin_chance(90_000) < 1e-6


def test_every_bet_lands_within_its_stated_error(threads: Executor) -> None:
    for key in ("fortune-7", "terminal-1"):
        sheet = par_sheet(load_game(key))
        request = Request(SIXTY, class_tables(sheet.prices.classes), 21, number=4_000)
        tally = run(request, threads, workers=2, amounts=amounts_of(sheet))
        report = SimulationReport(sheet, request, tally)
        assert len(report.estimates) == len(sheet.bets)
        for one in report.estimates:
            assert one.z is not None, one.key
            assert abs(one.z) < 4, one.key
            assert one.interval is not None
            assert one.interval[0] < one.mean < one.interval[1]
            by_hand = sum(
                count * net for count, net in zip(tally.counts, one.price.by_class, strict=True)
            )
            assert isclose(one.mean, by_hand / Fraction(tally.coups))
        assert report.chi_square.chance > 0.001
        assert report.cut_card is None, "no cut card ends shoes of sixty coups"


def test_a_run_without_the_rare_win_is_marked_as_scarce(threads: Executor) -> None:
    sheet = par_sheet(load_game("progressive-1"))
    request = Request(SIXTY, class_tables(sheet.prices.classes), 1, number=1_700)
    tally = run(request, threads, workers=2, amounts=amounts_of(sheet))
    estimates = {one.key: one for one in SimulationReport(sheet, request, tally).estimates}
    rare = estimates["progressive:player"]
    assert rare.scarce
    assert not estimates["banker"].scarce
    # Over a tenth of the bet's return comes from a row that such a run rarely has.
    assert max(row.contribution for row in rare.price.rows if row.wins) > Fraction(1, 10)
    for one in estimates.values():
        assert one.z is not None
        assert abs(one.z) < 4, one.key


@pytest.mark.part("compiler")
def test_the_cut_card_effect_is_visible_in_a_long_run(threads: Executor) -> None:
    # One deck to its end, where the last coups matter most.
    sheet = par_sheet(load_game("mini-baccarat"), decks=1)
    request = Request(
        Shoes(ShoeRules(decks=1, cut=14, burn=Burn.NONE)),
        class_tables(sheet.prices.classes),
        seed=1,
        number=5_000_000,
    )
    tally = run(request, threads, workers=2, amounts=amounts_of(sheet))
    cut = SimulationReport(sheet, request, tally).cut_card
    assert cut is not None
    assert cut.shows
    assert cut.relative < 0, "long coups are too frequent, so naturals are too few"


def test_a_run_of_one_shoe_states_no_error(threads: Executor) -> None:
    sheet = par_sheet(load_game("mini-baccarat"))
    request = Request(SHOES, class_tables(sheet.prices.classes), 2, number=1)
    report = SimulationReport(
        sheet, request, run(request, threads, workers=1, amounts=amounts_of(sheet))
    )
    assert report.estimates[0].standard_error is None
    assert report.estimates[0].interval is None
    assert report.estimates[0].z is None
    assert report.cut_card is not None
    assert not report.cut_card.shows


@pytest.mark.parametrize("between", [False, True])
@pytest.mark.parametrize("decks", range(1, 9))
def test_the_most_coups_per_shoe_are_accepted_and_one_more_refused(
    decks: int, between: bool
) -> None:
    rules = ShoeRules(decks=decks, burn_between=between)
    most = Shoes(rules).most
    Shoes(rules, most).check()
    with stating(RuleError, "error-coups-per-shoe", value=most + 1, most=most):
        Shoes(rules, most + 1).check()


def test_without_card_removal_the_cut_card_has_no_effect() -> None:
    """As the docstring of `CutCard` says: only a shoe that runs down has the effect."""
    weights = class_weights(Classes(()), Composition.decks(1))
    chances: dict[tuple[int, bool], Fraction] = defaultdict(Fraction)
    for one, weight in zip(Classes(()).all, weights, strict=True):
        cards = one.cell.player_cards + one.cell.banker_cards
        natural = cards == 4 and max(one.cell.player, one.cell.banker) >= 8
        chances[cards, natural] += Fraction(weight, sum(weights))

    @cache
    def expected(left: int) -> tuple[Fraction, Fraction]:
        """Coups and naturals of a shoe with this many cards, sixteen of them behind the cut."""
        coups = naturals = Fraction(0)
        for (cards, natural), chance in chances.items():
            more = expected(left - cards) if left > 16 else (Fraction(0), Fraction(0))
            coups += chance * (1 + more[0])
            naturals += chance * (natural + more[1])
        return coups, naturals

    coups, naturals = expected(52)
    assert float(coups) > 7
    assert naturals / coups == sum(chance for (_, one), chance in chances.items() if one)


@pytest.mark.part("compiler")
def test_the_cut_card_effect_vanishes_with_fixed_coups(
    threads: Executor,
) -> None:
    sheet = par_sheet(load_game("mini-baccarat", settings={"total-decks": "1"}))
    amounts = amounts_of(sheet)
    weights = sheet.prices.weights
    exact = sum(map(mul, weights, amounts[-1])) / sum(weights)
    for coups, low, high in ((None, -5.5e-4, -3.5e-4), (6, -1.5e-4, 1.5e-4)):
        shoes = Shoes(ShoeRules(decks=1), coups)
        request = Request(shoes, class_tables(sheet.prices.classes), 11, coups=300_000_000)
        tally = run(request, threads, workers=2, amounts=amounts)
        assert low < tally.mean(tally.moments[-1]) / exact - 1 < high


def test_an_impossible_class_must_have_no_hits() -> None:
    assert chi_square((5, 1), (1, 0)).chance == 0.0
    assert chi_square((5, 0), (1, 0)).chance == 1.0


def test_rare_classes_are_counted_together() -> None:
    found = chi_square((90, 2, 3, 5), (90, 3, 3, 4))
    assert found.degrees == 1
    assert isclose(found.value, 0.0, abs_tol=1e-12)


# Abramowitz and Stegun, table 26.8.
@pytest.mark.parametrize(
    ("value", "degrees", "chance"),
    [(3.84146, 1, 0.05), (18.3070, 10, 0.05), (63.6907, 40, 0.01), (0.0039321, 1, 0.95)],
)
def test_chi_square_tails_match_published_tables(value: float, degrees: int, chance: float) -> None:
    assert isclose(upper_tail(value, degrees), chance, rel_tol=1e-4)
    assert upper_tail(0, degrees) == 1
    assert upper_tail(inf, degrees) == 0
