"""Plots as PNG, SVG or PDF files, drawn with matplotlib (the extra [plots])."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from math import nan
from pathlib import Path
from typing import Any

from puntobanco.core.errors import MissingExtraError, RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.game import Game
from puntobanco.core.names import plain_name
from puntobanco.simulation.lab import MeterOption
from puntobanco.simulation.plan_report import PlanReport
from puntobanco.simulation.report import NORMAL_95, SimulationReport
from puntobanco.simulation.sessions import End, twin_session

SUFFIXES = (".png", ".svg", ".pdf")
INK, SOFT, ACCENT, WARN = "#1d2733", "#9aa7b4", "#1f5fa8", "#b3402a"


def check_plot(file: str) -> None:
    """Raise RuleError unless matplotlib is installed and the file name is usable."""
    if Path(file).suffix not in SUFFIXES:
        raise RuleError(fact("error-plot-name", file=file, endings=one_of(SUFFIXES)))
    if not Path(file).parent.is_dir():
        raise RuleError(fact("error-plot-folder", file=file))
    if find_spec("matplotlib") is None:
        raise MissingExtraError("--plot", "plots")


@contextmanager
def figure(file: str, *, rows: int = 1, height: float = 4.5) -> Iterator[list[Any]]:
    """Axes one below the other. The figure is saved to the file at the end of the block."""
    check_plot(file)
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 -- slow to import
    from matplotlib.figure import Figure  # noqa: PLC0415

    made = Figure(figsize=(9, height * rows), layout="constrained")
    FigureCanvasAgg(made)
    axes = list(made.subplots(rows, 1, squeeze=False)[:, 0])
    for one in axes:
        one.spines[["top", "right"]].set_visible(False)
        one.tick_params(colors=INK)
        one.grid(visible=True, axis="x", color=SOFT, alpha=0.3, linewidth=0.6)
    yield axes
    try:
        made.savefig(file, dpi=144)
    except OSError as error:
        why = error.strerror or str(error)
        raise RuleError(fact("error-plot-write", file=file, why=why)) from None


def plot_run(report: SimulationReport, file: str) -> None:
    """Plot every bet's deviation from its exact value, in standard errors."""
    shown = [one for one in report.estimates if one.z is not None]
    with figure(file, height=max(2.5, 0.34 * len(shown) + 1.4)) as [axes]:
        axes.axvspan(-NORMAL_95, NORMAL_95, color=SOFT, alpha=0.25, linewidth=0)
        axes.axvline(0, color=INK, linewidth=0.8)
        places = range(len(shown))
        inside = [ACCENT if abs(one.z or 0) <= NORMAL_95 else WARN for one in shown]
        axes.scatter([one.z for one in shown], places, c=inside, s=36, zorder=3)
        axes.set_yticks(places, [one.key for one in shown])
        axes.invert_yaxis()
        most = max((abs(one.z or 0) for one in shown), default=0.0)
        axes.set_xlim(-max(3.5, most * 1.1), max(3.5, most * 1.1))
        axes.set_xlabel("standard errors from the exact mean (grey: 95 %)")
        axes.set_title(
            f"{plain_name(report.sheet.game.name)}: {report.tally.coups:,} coups,"
            f" seed {report.request.seed}",
            loc="left",
        )


PATHS = 25
"""Number of sessions whose paths are drawn."""


def plot_plan(report: PlanReport, file: str) -> None:
    """Plot the paths of the first sessions, and the distribution of all results."""
    play, exponent = report.play, report.play.game.currency.exponent
    major = 10.0**exponent
    with figure(file, rows=2, height=3.8) as [paths, spread]:
        for number in range(min(PATHS, report.sessions)):
            session = twin_session(play, report.seed, number)
            ruined = session.ended is End.RUIN
            balance = [0.0, *(one / major for one in session.path)]
            paths.plot(balance, color=WARN if ruined else ACCENT, alpha=0.5, linewidth=0.9)
        paths.axhline(0, color=INK, linewidth=0.8)
        for stop in (play.terms.stop_win, play.terms.stop_loss and -play.terms.stop_loss):
            if stop:
                paths.axhline(stop / major, color=SOFT, linewidth=0.8, linestyle="--")
        paths.set_xlabel("coups")
        paths.set_ylabel(f"balance, {play.game.currency.code}")
        paths.set_title(
            f"{play.plan.key} on {', '.join(play.keys)}, {plain_name(play.game.name)}: "
            f"first {min(PATHS, report.sessions)} sessions (red: ruined)",
            loc="left",
        )
        results = [one / major for one in report.results]
        spread.hist(results, bins=60, color=ACCENT, alpha=0.8)
        spread.axvline(report.mean / major, color=WARN, linewidth=1.2)
        spread.set_xlabel(f"result of a session, {play.game.currency.code} (red: mean)")
        spread.set_ylabel("sessions")
        spread.set_title(f"{report.sessions:,} sessions", loc="left")


def plot_choices(game: Game, compared: tuple[MeterOption, ...], file: str) -> None:
    """Plot awards and house edge by contribution rate, for each seed."""
    major = 10.0**game.currency.exponent
    seeds = sorted({one.seed for one in compared})
    shades = [ACCENT, WARN, "#3b7d4f", "#7a5ba8", "#a3822a"]
    with figure(file, rows=2, height=3.8) as [awards, edges]:
        for place, seed in enumerate(seeds):
            own = [one for one in compared if one.seed == seed]
            rates = [100 * float(one.contribution) for one in own]
            shade = shades[place % len(shades)]
            label = f"seed {seed / major:,.0f}"
            middles = [one.quantiles[1] / major for one in own]
            awards.plot(rates, middles, color=shade, marker="o", label=label)
            bounds = [[one.quantiles[end] / major for one in own] for end in (0, 2)]
            awards.fill_between(rates, *bounds, color=shade, alpha=0.08, linewidth=0)
            # A meter that ran dry has no exact edge: the line has a gap there.
            kept = [nan if one.edge is None else 100 * float(one.edge) for one in own]
            edges.plot(rates, kept, color=shade, marker="o", label=label)
        awards.set_ylabel(f"award, {game.currency.code}")
        awards.set_title(f"{plain_name(game.name)}: median award (shaded: 5 to 95 %)", loc="left")
        awards.legend(frameon=False)
        edges.axhline(0, color=INK, linewidth=0.8)
        edges.set_xlabel("contribution to the meter, % of each wager")
        edges.set_ylabel("house edge, %")
        edges.set_title("House edge in the long run", loc="left")
