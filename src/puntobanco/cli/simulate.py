"""`punto simulate`: Monte Carlo of every bet of a game, compared with its exact edge."""

import csv
import json
import sys
from typing import TYPE_CHECKING, Annotated, NoReturn, Self

import typer

from puntobanco.cli.folding import folded
from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    parse_meter,
    parse_settings,
)
from puntobanco.cli.plain_tables import headed, plain_table
from puntobanco.core.arguments import Argument, argument, out_of_range, quoted
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Fact, SheetName, Value, all_of, fact
from puntobanco.core.keys import Key
from puntobanco.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from puntobanco.simulation.report import Estimate, SimulationReport
    from puntobanco.simulation.runs import Progress, Request, RunTally

INTERRUPTED = 130
PLACES = 15


def simulate(
    game: GameArgument,
    coups: Annotated[
        str | None,
        typer.Option(
            help="Number of coups, such as 1e9, rounded up to whole shoes (default: 1e6)."
        ),
    ] = None,
    shoes: Annotated[str | None, typer.Option(help="Number of shoes, instead of coups.")] = None,
    from_shoe: Annotated[str, typer.Option(help="Number of the first shoe.")] = "0",
    seed: Annotated[
        str | None,
        typer.Option(help="Random seed for a reproducible run (default: random, printed)."),
    ] = None,
    coups_per_shoe: Annotated[
        int | None,
        typer.Option(help="End every shoe after this many coups instead of at the cut card."),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Cores to use (default: all).")] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Dask scheduler, such as tcp://host:8786, or 'local'."),
    ] = None,
    meter: Annotated[
        str | None, typer.Option(help="Amount on the progressive meter (default: its mean).")
    ] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, one line per bet.")] = False,
    plot: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Plot every bet's deviation from its exact edge to this file."
        ),
    ] = None,
) -> None:
    """Deal millions of coups and compare every bet with its exact edge."""
    from puntobanco.analysis.par import par_sheet
    from puntobanco.sheets import load_game
    from puntobanco.simulation.report import SimulationReport, amounts_of
    from puntobanco.simulation.runs import Request
    from puntobanco.simulation.tables import Shoes, class_tables

    if as_json and as_csv:
        raise RuleError(fact("error-options-exclusive", options=all_of(["--json", "--csv"])))
    if plot is not None:
        from puntobanco.simulation.plots import check_plot

        check_plot(plot)
    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    if coups is None and shoes is None:
        coups = "1e6"
    sheet = par_sheet(table, shown=parse_meter(table, meter, language))
    request = Request(
        Shoes(table.shoe, coups_per_shoe),
        class_tables(sheet.prices.classes),
        seed=parse_seed(seed),
        coups=None if coups is None else parse_whole(Argument.COUPS, coups),
        number=None if shoes is None else parse_whole(Argument.SHOES, shoes),
        first=parse_whole(Argument.FIRST_SHOE, from_shoe),
    )
    request.check()
    words = words_in(language)
    with ProgressBar("count-coups", words) as bar:
        tally, elapsed_s = deal(request, amounts_of(sheet), workers, cluster, bar)
    if not tally.groups:
        tell_interrupted(fact("interrupted-no-shoes"), words)
    report = SimulationReport(sheet, request, tally)
    if as_json:
        print(json.dumps(as_data(report)))
    elif as_csv:
        _print_csv(report)
    else:
        _print_text(report, elapsed_s, words)
    if plot is not None:
        from puntobanco.simulation.plots import plot_run

        plot_run(report, plot, words)
    if tally.interrupted:
        tell_interrupted(fact("interrupted", again=again(report)), words)


def tell_interrupted(stated: Fact, words: Words) -> NoReturn:
    """Say on stderr that a run was interrupted, and end the program."""
    print(f"punto: {words.text(stated)}", file=sys.stderr)
    raise typer.Exit(INTERRUPTED)


def deal(
    request: "Request",
    amounts: list[list[int]],
    workers: int | None,
    cluster: str | None,
    progress: "ProgressBar",
) -> "tuple[RunTally, float]":
    """The run on this machine or on a cluster, and the seconds it took."""
    from time import perf_counter

    from puntobanco.simulation.runs import run
    from puntobanco.simulation.workers import cores, local_workers

    wanted = cores() if workers is None else workers
    start = perf_counter()
    if cluster is None:
        with local_workers(wanted, request.shoes.table) as executor:
            tally = run(request, executor, workers=wanted, amounts=amounts, progress=progress.told)
    else:
        from puntobanco.simulation.cluster import cluster_workers

        with cluster_workers(cluster, wanted) as (executor, number):
            tally = run(request, executor, workers=number, amounts=amounts, progress=progress.told)
    return tally, perf_counter() - start


class ProgressBar:
    """A progress bar with the remaining time on stderr, if stderr is a terminal."""

    def __init__(self, counted: Key, words: Words) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        from puntobanco.cli.terminal import guarded_console

        self._counted, self._words = counted, words

        console = guarded_console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.percentage:>3.0f} %"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            auto_refresh=False,  # it would need a thread; `told` draws often enough
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task(self._done(0), total=None)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    @property
    def told(self) -> "Progress":
        """A callback that takes the work done and the total."""
        return lambda done, total: self._bar.update(
            self._task, description=self._done(done), completed=done, total=total, refresh=True
        )

    def _done(self, count: int) -> str:
        return self._words.say(self._counted, count=count)


def parse_seed(written: str | None) -> int:
    """The seed given, or a random one."""
    from puntobanco.core.rng import MOST_SEED, check_seed

    if written is None:
        import secrets

        return secrets.randbits(32)
    try:
        seed = int(written)
    except ValueError:
        wrong = out_of_range(Argument.SEED, quoted(written), 0, MOST_SEED)
        raise NotationError(wrong) from None
    check_seed(seed)
    return seed


def parse_whole(name: Argument, written: str) -> int:
    """A whole number, which may be written as 1e9.

    >>> parse_whole(Argument.COUPS, "2.5e6"), parse_whole(Argument.COUPS, "1_000")
    (2500000, 1000)
    """
    from decimal import Decimal, InvalidOperation

    try:
        value = Decimal(written)
    except InvalidOperation:
        value = Decimal("NaN")
    if not value.is_finite() or value.adjusted() > 30 or value != int(value):
        value_given = quoted(written)
        raise NotationError(fact("error-whole", argument=argument(name), value=value_given))
    return int(value)


def again(report: "SimulationReport") -> Fact:
    """How to deal the same shoes again."""
    request, tally = report.request, report.tally
    start = f" --from-shoe {request.first}" if request.first else ""
    fixed = f" --coups-per-shoe {request.shoes.coups}" if request.shoes.coups else ""
    options = f"--shoes {tally.shoes} --seed {request.seed}{start}{fixed}"
    return fact("again-shoes", shoes=fact("count-shoes", count=tally.shoes), options=options)


def as_data(report: "SimulationReport") -> dict[str, object]:
    """The report as JSON: the same for the same seed on any machine."""
    from puntobanco.core.figures import decimal

    request, tally, cut = report.request, report.tally, report.cut_card
    return {
        "game": report.sheet.game.key,
        "coups": tally.coups,
        "shoes": tally.shoes,
        "first_shoe": request.first,
        "seed": request.seed,
        "coups_per_shoe": request.shoes.fixed,
        "interrupted": tally.interrupted,
        "bets": [
            {
                "key": one.key,
                "mean": one.mean,
                "standard_error": one.standard_error,
                "interval": one.interval,
                "scarce": one.scarce,
                "edge": decimal(one.price.edge, PLACES),
                "z": one.z,
            }
            for one in report.estimates
        ],
        "chi_square": report.chi_square.value,
        "degrees": report.chi_square.degrees,
        "chance": report.chi_square.chance,
        "cut_card": None if cut is None else {"naturals": cut.relative, "z": cut.z},
        "histogram": tally.counts,
    }


def _print_csv(report: "SimulationReport") -> None:
    from puntobanco.core.figures import decimal

    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("bet", "coups", "mean", "standard_error", "low", "high", "edge", "z"))
    for one in report.estimates:
        low, high = one.interval or (None, None)
        writer.writerow(
            (
                one.key,
                report.tally.coups,
                one.mean,
                one.standard_error,
                low,
                high,
                decimal(one.price.edge, PLACES),
                one.z,
            )
        )


_COLUMNS: tuple[Key, ...] = (
    "simulate-bet",
    "simulate-mean",
    "simulate-error",
    "simulate-exact",
    "simulate-z",
)


def _print_text(report: "SimulationReport", elapsed_s: float, words: Words) -> None:
    from puntobanco.cli.terminal import guarded_console

    console, table = guarded_console(), plain_table()
    for place, key in enumerate(_COLUMNS):
        heading = words.say(key)
        table.add_column(heading, justify="right" if place else "left", overflow="fold")
    for one in report.estimates:
        table.add_row(one.key, *map(words.text, _figures(one)))
    console.print(headed(words.text(_heading(report)), table))
    console.print("\n" + words.text(_chi_square(report)))
    notes = [fact("simulate-mean-note"), _speed(report, elapsed_s), *_remarks(report)]
    for note in notes:
        console.print(folded(words.text(note), width=console.width))


def _heading(report: "SimulationReport") -> Fact:
    return fact(
        "simulate-heading",
        game=SheetName(report.sheet.game.name),
        coups=fact("count-coups", count=report.tally.coups),
        shoes=fact("count-shoes", count=report.tally.shoes),
        seed=report.request.seed,
    )


def _figures(one: "Estimate") -> "tuple[Value, ...]":
    """The figures of one bet, in percent."""
    from puntobanco.core.figures import numeral

    half: Value = "–"
    if one.interval is not None:
        error = numeral(100 * (one.interval[1] - one.mean), 5)
        half = fact("simulate-rare", error=error) if one.scarce else error
    return (
        numeral(100 * one.mean, 5),
        half,
        numeral(-100 * one.price.edge, 5),
        "–" if one.z is None else numeral(one.z, 2, signed=True),
    )


def _chi_square(report: "SimulationReport") -> Fact:
    from puntobanco.core.figures import numeral, percentage

    chi = report.chi_square
    return fact(
        "simulate-chi-square",
        value=numeral(chi.value, 1),
        degrees=chi.degrees,
        chance=percentage(chi.chance, 2),
    )


def _speed(report: "SimulationReport", elapsed_s: float) -> Fact:
    from puntobanco.core.figures import numeral

    return fact("simulate-speed", speed=numeral(report.tally.coups / elapsed_s / 1e6, 1))


def _remarks(report: "SimulationReport") -> "Iterator[Fact]":
    """What a reader must know about rare rows and about the cut card."""
    from puntobanco.core.figures import numeral, percentage

    if any(one.scarce for one in report.estimates):
        yield fact("simulate-scarce")
    cut = report.cut_card
    if cut is not None and cut.z is not None and cut.shows:
        yield fact(
            "simulate-cut-card",
            relative=percentage(cut.relative, 4, signed=True),
            z=numeral(cut.z, 1, signed=True),
            most=report.request.shoes.most,
        )
