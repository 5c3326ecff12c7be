"""Betting plans: sequences worked by hand, tables from files, and limits of any plan."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from puntobanco import native
from puntobanco.core.bets import Wager
from puntobanco.core.coup import Coup
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Amount, Value, one_of
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.core.roads import Colour, Roads, parse_marks
from puntobanco.sheets import load_game
from puntobanco.simulation.plan_files import read_plan
from puntobanco.simulation.plan_report import PlanReport, quantile, run_plan
from puntobanco.simulation.plans import BUILT_IN, BettingPlan, built_in
from puntobanco.simulation.play import Play, Terms
from puntobanco.simulation.sessions import (
    End,
    PlannedBettor,
    PlayedSession,
    SessionTally,
    play_sessions,
    twin_session,
)
from tests.kit.stated import stating

GAME = load_game("commission-free-baccarat")
COUPS = {
    "P": Coup.parse("2s 7d 7h Kd"),
    "B": Coup.parse("2s 9d Kh Kd"),
    "T": Coup.parse("9s 9d Kh Kd"),
}
UNIT = Minor(1000)


def terms(**changes: Any) -> Terms:
    return Terms(**{"unit": UNIT, "coups": 1000, "least": Minor(1), "most": Minor(10**9)} | changes)


def stakes(
    plan: BettingPlan, results: str, *, bet: str | None = "player", **changes: Any
) -> list[str]:
    """The stakes of a plan per coup, in units, with the hand; a dot if it sits out."""
    play = Play(GAME, plan, terms(**{"coups": len(results)} | changes), bet)
    made: list[str] = []

    class Watched(PlannedBettor):
        def wager(self, road: str, balance: int) -> tuple[str, int] | None:
            wanted = super().wager(road, balance)
            made.append("." if wanted is None else f"{wanted[0][0].upper()}{wanted[1] // UNIT}")
            return wanted

    coups = [GAME.book.classes.index_of(COUPS[one]) for one in results]
    PlayedSession(play, Watched(play)).run(iter([coups]))
    return made


def units(key: str, results: str, most: int = 1000) -> str:
    return " ".join(one[1:] for one in stakes(built_in(key, most), results))


# Each line by hand: P wins, B loses, T pushes, for a wager on the Player.
@pytest.mark.parametrize(
    ("key", "results", "staked"),
    [
        ("flat", "PBTBB", "1 1 1 1 1"),
        ("martingale", "BBBPBTP", "1 2 4 8 1 2 2"),
        ("grand-martingale", "BBBP", "1 3 7 15"),
        ("paroli", "PPPPBPT", "1 2 4 1 2 1 2"),
        ("1-3-2-6", "PPPPPBP", "1 3 2 6 1 3 1"),
        ("dalembert", "BBPPPB", "1 2 3 2 1 1"),
        ("fibonacci", "BBBBBPPB", "1 1 2 3 5 8 3 1"),
        # 1234: 5 lost, 12345: 6 won, 234: 6 won, 3: 3 won, done, 1234 again.
        ("labouchere", "BPPPB", "5 6 6 3 5"),
        # One unit lost twice, then 1 won, 2 won: the series is at +1 and starts again.
        ("oscar", "BBPPP", "1 1 1 2 1"),
        ("oscar", "BPPBPTP", "1 1 1 1 1 1 1"),
    ],
)
def test_a_plan_stakes_as_worked_by_hand(key: str, results: str, staked: str) -> None:
    assert units(key, results) == staked


def test_a_series_stopped_by_the_limit_is_abandoned() -> None:
    assert units("martingale", "BBBBB", most=4) == "1 2 4 1 2"
    assert units("fibonacci", "BBBBBB", most=3) == "1 1 2 3 1 1"
    assert units("dalembert", "BBBB", most=2) == "1 2 2 2"


def test_repeat_last_waits_for_the_first_winner() -> None:
    made = stakes(built_in("repeat-last", 1), "TPPBTB", bet=None)
    assert made == [".", ".", "P1", "P1", "B1", "B1"]


def test_follow_the_road_bets_for_a_red_big_eye_boy() -> None:
    results = "PPBBPBTBBPPPBPBB"
    made = stakes(built_in("follow-road", 1), results, bet=None)
    asked = 0
    for place, wager in enumerate(made):
        ask = Roads.of(parse_marks(results[:place])).ask()
        colours = {"P": ask.player["big_eye_boy"], "B": ask.banker["big_eye_boy"]}
        if colours["P"] is not None:
            asked += 1
            assert colours[wager[0]] is Colour.RED, (place, wager)
            assert sorted(colours.values(), key=str) == [Colour.BLUE, Colour.RED]
    assert asked > 10
    assert made[:3] == [".", "P1", "P1"], "before the road begins, what won last"


def test_money_is_settled_as_the_table_settles_it() -> None:
    play = Play(GAME, built_in("flat", 1), terms(), "banker")
    for index, coup in enumerate(GAME.book.classes.examples):
        for stake in (1000, 1, 333):
            [settled] = GAME.book.settle_all((Wager("banker", Minor(stake)),), coup)
            assert play.net(0, index, stake) == settled.net


def test_a_session_stops_at_its_limits() -> None:
    def end(results: str, **changes: Any) -> tuple[End, int, int]:
        play = Play(GAME, built_in("martingale", 100), terms(**changes), "player")
        coups = [GAME.book.classes.index_of(COUPS[one]) for one in results]
        tally = PlayedSession(play, PlannedBettor(play)).run(iter([coups]))
        return tally.end, tally.result, tally.coups

    assert end("PPPPPP", stop_win=Minor(3000)) == (End.WIN, 3000, 3)
    assert end("BBBBBB", stop_loss=Minor(3000)) == (End.LOSS, -3000, 2)
    assert end("BBBBBB", coups=3) == (End.COUPS, -7000, 3)
    # 10 units: 1, 2 and 4 are lost, the last 3 are staked and lost; nothing is left.
    assert end("BBBBBB", bankroll=Minor(10_000)) == (End.RUIN, -10_000, 4)
    # Half a unit is left: above the minimum stake, but not a whole unit.
    assert end("BBBB", bankroll=Minor(3500)) == (End.RUIN, -3000, 2)


def test_need_drawdown_and_runs_follow_the_path() -> None:
    play = Play(GAME, built_in("martingale", 100), terms(coups=6), "player")
    coups = [GAME.book.classes.index_of(COUPS[one]) for one in "PBBTBP"]
    session = PlayedSession(play, PlannedBettor(play))
    tally = session.run(iter([coups]))
    assert session.path == [1000, 0, -2000, -2000, -6000, 2000]
    assert tally == SessionTally(
        result=2000,
        need=14_000,  # eight units to stake, six already lost
        drawdown=7000,
        longest_losing=3,
        coups=6,
        wagers=6,
        end=End.COUPS,
        action=(1000 + 1000 + 2000 + 4000 + 4000 + 8000,),
    )


@pytest.mark.part("compiler")
@pytest.mark.parametrize("key", BUILT_IN)
def test_every_kernel_plays_as_the_twin(key: str) -> None:
    assert native.module is not None, "a compiler is here, so the native module has to be"
    for game in ("mini-baccarat", "terminal-1"):
        for own in (
            Terms(Minor(2500), 300, bankroll=Minor(60_000), stop_win=Minor(30_000)),
            Terms(Minor(2500), 200, stop_loss=Minor(150_000)),
        ):
            play = Play(load_game(game), built_in(key, 40), own)
            expected = play_sessions(play, 7, 3, 9, path=native.PYTHON)
            for path in native.module.PATHS:
                assert play_sessions(play, 7, 3, 9, path=path) == expected, (path, game)
    assert len({one.result for one in expected}) > 3


TABLE = """step,stake,win,lose,push,bet
first,1,first,second,,
second,2,first,third,,player
third,4,first,first,first,tie
"""


def test_a_table_from_a_file_is_a_plan(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(TABLE, encoding="utf-8")
    plan = read_plan(str(file))
    assert plan.key == "mine"
    assert stakes(plan, "PPBTP", bet="banker") == ["B1", "P2", "B1", "B1", "B1"]
    # The tie is staked after two losses, and paid eight to one.
    assert stakes(plan, "PBTP", bet="banker") == ["B1", "P2", "T4", "B1"]


def test_the_same_table_in_toml_is_the_same_plan(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text(TABLE, encoding="utf-8")
    toml = tmp_path / "mine.toml"
    toml.write_text(
        """
        [[steps]]
        step = "first"
        stake = 1
        win = "first"
        lose = "second"
        [[steps]]
        step = "second"
        stake = 2
        win = "first"
        lose = "third"
        bet = "player"
        [[steps]]
        step = "third"
        stake = 4
        win = "first"
        lose = "first"
        push = "first"
        bet = "tie"
        """,
        encoding="utf-8",
    )
    assert read_plan(str(toml)) == read_plan(str(tmp_path / "mine.csv"))


@pytest.mark.parametrize(
    ("name", "text", "code", "params"),
    [
        ("a.csv", "\n1,1,1,2\n", "error-plan-follows", {"name": "lose", "step": "2"}),
        ("a.csv", "\n1,1,1,1\n3,2,1,1\n", "error-plan-unreached", {"step": "3"}),
        ("a.csv", "\n1,1,1,1\n1,2,1,1\n", "error-plan-repeated", {"step": "1"}),
        ("a.csv", "\n1,0,1,1\n", "error-plan-stake", {"stake": "0"}),
        ("a.csv", "\n1,x,1,1\n", "error-plan-stake", {"stake": "x"}),
        ("a.csv", "\n1,,1,1\n", "error-plan-lacks", {"name": "stake"}),
        ("a.csv", "\n1,1,1,1,1\n", "error-plan-cells", {"count": 5, "expected": 4}),
        ("a.csv", ",colour\n", "error-plan-column", {"column": "colour"}),
        ("a.csv", "\n\n", "error-plan-steps", {"plan": "a", "count": 0}),
        ("b.csv", "step,stake,win\n1,1,1\n", "error-plan-no-column", {"column": "lose"}),
        ("b.csv", "", "error-plan-no-column", {"column": "step"}),
        ("a.toml", "steps = 3\n", "error-plan-tables", {}),
        ("a.toml", "steps = [3]\n", "error-plan-no-table", {"value": "3"}),
        ("a.toml", "[[steps]]\nstep = 1.5\n", "error-plan-value", {"value": "1.5"}),
        ("a.toml", "[[steps]]\nstep = 1\nstake = 1\n", "error-plan-lacks", {"name": "win"}),
        ("a.toml", "[[steps]\n", "error-plan-toml", {}),
    ],
)
def test_a_table_with_a_fault_is_refused(
    tmp_path: Path, name: str, text: str, code: str, params: dict[str, Any]
) -> None:
    file = tmp_path / name
    headings = "step,stake,win,lose" if name == "a.csv" else ""
    file.write_text(headings + text, encoding="utf-8")
    with stating(NotationError, code, **params):
        read_plan(str(file))


def test_the_place_of_a_fault_is_a_line_or_a_step(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    file.write_text("step,stake,win,lose\n1,0,1,1\n", encoding="utf-8")
    with stating(NotationError, "error-place-line", file=str(file), line=2):
        read_plan(str(file))
    file = tmp_path / "a.toml"
    file.write_text("[[steps]]\nstep = 1\nstake = 1\n", encoding="utf-8")
    with stating(NotationError, "error-place-step", file=str(file), step=0):
        read_plan(str(file))


def test_a_table_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with stating(NotationError, "error-plan-unreadable", why="No such file or directory"):
        read_plan(str(tmp_path / "none.csv"))
    (tmp_path / "binary.csv").write_bytes(b"\xff\xfe\x00")
    with stating(NotationError, "error-not-text"):
        read_plan(str(tmp_path / "binary.csv"))


@pytest.mark.parametrize(
    ("changes", "bet", "code", "value"),
    [
        ({"unit": Minor(0)}, None, "error-argument-positive", Amount(0, "USD", 2)),
        ({"bankroll": Minor(-5)}, None, "error-argument-positive", Amount(-5, "USD", 2)),
        ({"stop_win": Minor(0)}, None, "error-argument-positive", Amount(0, "USD", 2)),
        (
            {"most": Minor(MOST_MINOR + 1)},
            None,
            "error-argument-amount-most",
            Amount(MOST_MINOR + 1, "USD", 2),
        ),
        ({"coups": 0}, None, "error-argument-range", 0),
        ({"least": Minor(2000)}, None, "error-unit", Amount(1000, "USD", 2)),
        ({}, "panda", "error-game-bet", None),
    ],
)
def test_invalid_terms_are_refused(
    changes: dict[str, Any], bet: str | None, code: str, value: Value | None
) -> None:
    params: dict[str, Value] = {} if value is None else {"value": value}
    with stating(RuleError, code, **params):
        Play(GAME, built_in("flat", 1), terms(**changes), bet)


def test_a_bet_that_needs_another_is_refused() -> None:
    with stating(RuleError, "error-plan-bet", bet="progressive"):
        Play(load_game("progressive-1"), built_in("flat", 1), terms(), "progressive")
    with stating(RuleError, "error-plan-own-bet", bet="player", plan="repeat-last"):
        Play(GAME, built_in("repeat-last", 1), terms(), "player")
    with stating(RuleError, "error-plan", plan="sure-thing"):
        built_in("sure-thing", 1)


# Custom plans, and reports.


class EveryThird:
    """Stakes two units on the Tie of every third coup."""

    def __init__(self) -> None:
        self.brought: list[int] = []

    def wager(self, road: str, balance: int) -> tuple[str, int] | None:
        return ("tie", 2000) if len(road) % 3 == 2 else None

    def settled(self, stake: int, brought: int) -> None:
        assert stake == 2000
        self.brought.append(brought)


def test_a_custom_plan_uses_the_protocol() -> None:
    play = Play(GAME, built_in("flat", 1), terms(coups=90), "tie")
    session = twin_session(play, 7, 0, EveryThird)
    assert isinstance(session.bettor, EveryThird)
    assert set(session.bettor.brought) <= {-2000, 16_000}
    assert sum(session.bettor.brought) == session.balance
    [tally] = play_sessions(play, 7, 0, 1, bettor=EveryThird)
    assert (tally.result, tally.wagers) == (session.balance, len(session.bettor.brought))

    class Stranger(EveryThird):
        def wager(self, road: str, balance: int) -> tuple[str, int] | None:
            return "banker", 1000

    with stating(RuleError, "error-session-bet", bet="banker", bets=one_of(["tie"])):
        play_sessions(play, 7, 0, 1, bettor=Stranger)


@pytest.fixture
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


def test_no_plan_changes_the_return_per_unit(threads: Executor) -> None:
    for key in ("flat", "martingale", "oscar", "follow-road"):
        play = Play(load_game("mini-baccarat"), built_in(key, 100), Terms(Minor(1000), 60))
        report = run_plan(play, threads, seed=5, sessions=400)
        assert report.z is not None, key
        assert abs(report.z) < 4, key
        assert report.exact_per_action is not None
        assert -0.0125 < report.exact_per_action < -0.0105


def test_the_report_adds_up() -> None:
    play = Play(GAME, built_in("flat", 1), terms(), "player")
    empty = PlanReport(play, 1)
    assert (empty.result_per_action, empty.exact_per_action, empty.z) == (None, None, None)
    report = PlanReport(play, 1)
    for result, need in ((3000, 1000), (-2000, 4000), (-4000, 6000), (1000, 2000)):
        end = End.RUIN if result == -4000 else End.COUPS
        report.add([SessionTally(result, need, need, 2, 10, 10, end, (10_000,))])
    assert (report.sessions, report.coups, report.total_action) == (4, 40, 40_000)
    assert report.mean == -500
    assert report.ruin == 0.25
    assert report.result_per_action == -0.05
    edge = float(report.edges[0])
    excess = [result + edge * 10_000 for result in (3000, -2000, -4000, 1000)]
    mean = sum(excess) / 4
    spread = sum((one - mean) ** 2 for one in excess) / 3
    assert report.z == pytest.approx(mean / sqrt(spread / 4))
    assert report.bankroll_for(0.25) == 4000
    assert report.bankroll_for(0.26) == 4000
    assert report.bankroll_for(0.24) == 6000
    assert quantile(report.results, 0) == -4000
    with stating(RuleError, "error-risk-share", value="1.5"):
        report.bankroll_for(1.5)


def test_a_bankroll_for_a_risk_ruins_no_more_than_that(threads: Executor) -> None:
    game, plan = load_game("mini-baccarat"), built_in("martingale", 100)
    free = run_plan(Play(game, plan, Terms(Minor(1000), 80)), threads, seed=2, sessions=500)
    needed = free.bankroll_for(0.05)
    own = Terms(Minor(1000), 80, bankroll=Minor(needed))
    bound = run_plan(Play(game, plan, own), threads, seed=2, sessions=500)
    assert 0 <= bound.ruin <= 0.05
    with stating(RuleError, "error-risk-bankroll"):
        bound.bankroll_for(0.05)


class Interrupting(Executor):
    def __init__(self, after: int) -> None:
        self.left = after

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **more: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(KeyboardInterrupt())
        else:
            future.set_result(work(*arguments, **more))
        return future


@pytest.mark.part("compiler")
def test_an_interrupted_report_holds_the_complete_sessions(threads: Executor) -> None:
    play = Play(GAME, built_in("flat", 1), terms(coups=20))
    report = run_plan(play, Interrupting(2), seed=1, sessions=2_000)
    assert (report.interrupted, report.sessions) == (True, 512)
    again = run_plan(play, threads, seed=1, sessions=512)
    assert again.results == report.results


@pytest.mark.parametrize("sessions", [0, -1, 10**7])
def test_an_invalid_number_of_sessions_is_refused(sessions: int, threads: Executor) -> None:
    play = Play(GAME, built_in("flat", 1), terms(coups=20))
    with stating(RuleError, "error-argument-range", value=sessions, least=1):
        run_plan(play, threads, seed=1, sessions=sessions)
