"""Plots as PNG, SVG or PDF files, drawn with matplotlib (the extra [plots]).

Chinese, Japanese and Korean need a font that has their characters. Without one a plot is in
English.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from importlib.util import find_spec
from math import nan
from pathlib import Path
from typing import Any

from puntobanco.analysis.par_figures import trimmed_decimal
from puntobanco.core.errors import MissingExtraError, RuleError
from puntobanco.core.facts import Numeral, SheetName, fact, listed, one_of
from puntobanco.core.figures import numeral, percentage
from puntobanco.core.game import Game
from puntobanco.simulation.lab import MeterOption
from puntobanco.simulation.plan_report import PlanReport
from puntobanco.simulation.report import NORMAL_95, SimulationReport
from puntobanco.simulation.sessions import End, twin_session
from puntobanco.words import ENGLISH, Words, words_in

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


FONTS = {
    "ja": ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "IPAexGothic"),
    "ko": ("Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic"),
    "zh-Hans": ("Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "SimHei"),
    "zh-Hant": ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei"),
}
"""Fonts that have the characters of a language, the first one installed is used."""


def fonts_for(words: Words, installed: Iterable[str]) -> tuple[Words, list[str]]:
    """The words of a plot and the fonts to add for them: English if no font has the language."""
    known = FONTS.get(words.language, ())
    found = [font for font in known if font in set(installed)]
    if known and not found:
        return words_in(ENGLISH), []
    return words, found[:1]


@contextmanager
def figure(
    file: str, words: Words, *, rows: int = 1, height: float = 4.5
) -> Iterator[tuple[Words, list[Any]]]:
    """Axes one below the other, and the words for them.

    The figure is saved to the file at the end of the block.
    """
    check_plot(file)
    from matplotlib import font_manager, rc_context  # noqa: PLC0415 -- slow to import
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    spoken, fonts = fonts_for(words, font_manager.get_font_names())
    with rc_context({"font.family": [*fonts, "DejaVu Sans"]}):
        made = Figure(figsize=(9, height * rows), layout="constrained")
        FigureCanvasAgg(made)
        axes = list(made.subplots(rows, 1, squeeze=False)[:, 0])
        for one in axes:
            one.spines[["top", "right"]].set_visible(False)
            one.tick_params(colors=INK)
            one.grid(visible=True, axis="x", color=SOFT, alpha=0.3, linewidth=0.6)
            for axis in (one.xaxis, one.yaxis):
                axis.set_major_formatter(_Tick(spoken))
        yield spoken, axes
        try:
            made.savefig(file, dpi=144)
        except OSError as error:
            why = error.strerror or str(error)
            raise RuleError(fact("error-plot-write", file=file, why=why)) from None


class _Tick:
    """Formats the number at a tick in the language of the plot."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def __call__(self, value: float, place: int | None = None) -> str:
        del place
        return self._words.text(Numeral(trimmed_decimal(Fraction(value))))


def plot_run(report: SimulationReport, file: str, words: Words) -> None:
    """Plot every bet's deviation from its exact value, in standard errors."""
    shown = [one for one in report.estimates if one.z is not None]
    with figure(file, words, height=max(2.5, 0.34 * len(shown) + 1.4)) as (spoken, [axes]):
        axes.axvspan(-NORMAL_95, NORMAL_95, color=SOFT, alpha=0.25, linewidth=0)
        axes.axvline(0, color=INK, linewidth=0.8)
        places = range(len(shown))
        inside = [ACCENT if abs(one.z or 0) <= NORMAL_95 else WARN for one in shown]
        axes.scatter([one.z for one in shown], places, c=inside, s=36, zorder=3)
        axes.set_yticks(places, [one.key for one in shown])
        axes.invert_yaxis()
        most = max((abs(one.z or 0) for one in shown), default=0.0)
        axes.set_xlim(-max(3.5, most * 1.1), max(3.5, most * 1.1))
        axes.set_xlabel(spoken.say("plot-errors", share=percentage(0.95, 0)))
        title = spoken.say(
            "plot-run",
            game=SheetName(report.sheet.game.name),
            coups=fact("count-coups", count=report.tally.coups),
            seed=report.request.seed,
        )
        axes.set_title(title, loc="left")


PATHS = 25
"""Number of sessions whose paths are drawn."""


def plot_plan(report: PlanReport, file: str, words: Words) -> None:
    """Plot the paths of the first sessions, and the distribution of all results."""
    play, currency = report.play, report.play.game.currency
    major = 10.0**currency.exponent
    drawn = min(PATHS, report.sessions)
    with figure(file, words, rows=2, height=3.8) as (spoken, [paths, spread]):
        for number in range(drawn):
            session = twin_session(play, report.seed, number)
            ruined = session.ended is End.RUIN
            balance = [0.0, *(one / major for one in session.path)]
            paths.plot(balance, color=WARN if ruined else ACCENT, alpha=0.5, linewidth=0.9)
        paths.axhline(0, color=INK, linewidth=0.8)
        for stop in (play.terms.stop_win, play.terms.stop_loss and -play.terms.stop_loss):
            if stop:
                paths.axhline(stop / major, color=SOFT, linewidth=0.8, linestyle="--")
        paths.set_xlabel(spoken.say("plot-coups"))
        paths.set_ylabel(spoken.say("plot-balance", currency=currency.code))
        title = spoken.say(
            "plot-paths",
            plan=play.plan.key,
            bets=listed(play.keys),
            game=SheetName(play.game.name),
            sessions=fact("count-sessions", count=drawn),
        )
        paths.set_title(title, loc="left")
        results = [one / major for one in report.results]
        spread.hist(results, bins=60, color=ACCENT, alpha=0.8)
        spread.axvline(report.mean / major, color=WARN, linewidth=1.2)
        spread.set_xlabel(spoken.say("plot-result", currency=currency.code))
        spread.set_ylabel(spoken.say("plot-sessions"))
        spread.set_title(spoken.say("count-sessions", count=report.sessions), loc="left")


def plot_choices(game: Game, compared: tuple[MeterOption, ...], file: str, words: Words) -> None:
    """Plot awards and house edge by contribution rate, for each seed."""
    major = 10.0**game.currency.exponent
    seeds = sorted({one.seed for one in compared})
    shades = [ACCENT, WARN, "#3b7d4f", "#7a5ba8", "#a3822a"]
    with figure(file, words, rows=2, height=3.8) as (spoken, [awards, edges]):
        for place, seed in enumerate(seeds):
            own = [one for one in compared if one.seed == seed]
            rates = [100 * float(one.contribution) for one in own]
            shade = shades[place % len(shades)]
            label = spoken.say("plot-seed", amount=numeral(seed / major))
            middles = [one.quantiles[1] / major for one in own]
            awards.plot(rates, middles, color=shade, marker="o", label=label)
            bounds = [[one.quantiles[end] / major for one in own] for end in (0, 2)]
            awards.fill_between(rates, *bounds, color=shade, alpha=0.08, linewidth=0)
            # A meter that ran dry has no exact edge: the line has a gap there.
            kept = [nan if one.edge is None else 100 * float(one.edge) for one in own]
            edges.plot(rates, kept, color=shade, marker="o", label=label)
        awards.set_ylabel(spoken.say("plot-award", currency=game.currency.code))
        title = spoken.say("plot-median", game=SheetName(game.name))
        awards.set_title(title, loc="left")
        awards.legend(frameon=False)
        edges.axhline(0, color=INK, linewidth=0.8)
        edges.set_xlabel(spoken.say("plot-contribution"))
        edges.set_ylabel(spoken.say("plot-edge"))
        edges.set_title(spoken.say("par-edge-long"), loc="left")
