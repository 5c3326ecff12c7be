"""`punto bench`: the performance table. Most figures are the best of several runs."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from puntobanco.cli.bench_kernels import KERNELS
from puntobanco.cli.measure import Measure, best
from puntobanco.cli.options import AsJson
from puntobanco.core.facts import fact, one_of


def bench(
    only: Annotated[
        str, typer.Option(help="Run only the benchmarks whose name contains this.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Measure how fast the house is on this machine."""
    from puntobanco.core.errors import RuleError

    chosen = [run for name, run in BENCHMARKS.items() if only in name]
    if not chosen:
        raise RuleError(fact("error-benchmark", text=only, known=one_of(BENCHMARKS)))
    results = [run() for run in chosen]
    if as_json:
        print(json.dumps({"results": [asdict(one) for one in results]}))
    else:
        print_table(results)


def print_table(results: Sequence[Measure]) -> None:
    """Print figures as a table."""
    from rich.table import Table

    from puntobanco.cli.terminal import guarded_console

    table = Table(box=None, pad_edge=False)
    for heading in ("benchmark", "value", "unit", "ratio", ""):
        table.add_column(heading, justify="right" if heading in ("value", "ratio") else "left")
    for one in results:
        table.add_row(one.name, f"{one.value:,.2f}", one.unit, f"{one.ratio:.2f}", one.note)
    guarded_console().print(table)


def _coup() -> Measure:
    """One coup dealt and settled for all bets of terminal-3, including the work for the shoe."""
    from puntobanco.core.bets import Wager
    from puntobanco.core.money import Minor
    from puntobanco.core.shoe import SeededShoe
    from puntobanco.sheets import load_game

    game = load_game("terminal-3")
    book = game.book
    wagers = tuple(Wager(bet.key, Minor(1000)) for bet in game.bets)

    def shoes() -> int:
        coups = 0
        for number in range(25):
            for coup in SeededShoe(game.shoe, seed=1, number=number).coups():
                coup_class = book.classes.index_of(coup)
                for wager in wagers:
                    book.settle(wager, coup_class)
                coups += 1
        return coups

    seconds = best(shoes)
    return Measure(
        "core.coup", seconds * 1e6, "µs", 1.0, f"dealt, {len(wagers)} bets settled, plain Python"
    )


def _exact() -> Measure:
    """The weights of all 205 cells for eight decks, in plain Python integers."""
    from puntobanco.analysis.cells import plain_cell_weights

    shoe = (128, *(32,) * 9)

    def compositions() -> int:
        for _ in range(20):
            plain_cell_weights(shoe)
        return 20

    seconds = best(compositions)
    return Measure("exact.python", seconds * 1e3, "ms", 1.0, "205 cells of an eight-deck shoe")


def _audit() -> Measure:
    """Parsing and auditing a record of 4,000 coups with a wager on every bet."""
    from puntobanco.analysis.audit import Audit
    from puntobanco.cli.deal import Run
    from puntobanco.cli.deal_view import as_record
    from puntobanco.core.bets import Wager
    from puntobanco.core.money import Minor
    from puntobanco.core.record_reading import read_entries
    from puntobanco.sheets import load_game

    game = load_game("mini-baccarat")
    wagers = tuple(Wager(bet.key, Minor(1000)) for bet in game.bets)
    lines = as_record(Run(game, 1, wagers, None, 4_000)).splitlines()

    def log() -> int:
        audit = Audit(game)
        if any(True for _ in audit.findings(read_entries(lines))):
            raise AssertionError("a dealt record must audit clean")
        return audit.coups

    return Measure(
        "audit.record", 1 / best(log, runs=3), "coups/s", 1.0, f"{len(wagers)} wagers a coup"
    )


def _table() -> Measure:
    """Durable commands per second with a hundred concurrent patrons, on SQLite."""
    from puntobanco.cli.bench_house import measure

    found = measure()
    slow = measure(commit_delay_s=0.005)
    return found.commands("table.sqlite", f"{slow.commands_per_s:,.0f}/s with 5 ms on every commit")


def _head() -> Measure:
    """The cost of storing the head of the log outside the database, per commit."""
    from puntobanco.cli.bench_house import commits_with_and_without_head

    kept, without = commits_with_and_without_head()
    note = f"a commit of one command, head kept; {1000 * without:.2f} ms without"
    return Measure("store.head", 1000 * kept, "ms", kept / without, note)


def _replay() -> Measure:
    """Events per second when a log is read and replayed."""
    from puntobanco.cli.bench_house import measure

    found = measure(commands_each=200)
    return Measure("table.replay", found.replay_per_s, "events/s", 1.0, "decoded and evolved")


def _latency() -> Measure:
    """From a command to the last of 200 screens."""
    from puntobanco.cli.bench_server import latency

    return latency()


def _fan_out() -> Measure:
    """Messages per second to 500 terminals."""
    from puntobanco.cli.bench_server import fan_out

    return fan_out()


def _idle() -> Measure:
    """The memory of a house with 1,000 idle terminals."""
    from puntobanco.cli.bench_server import idle

    return idle()


def _flood() -> Measure:
    """A patron's command while visitors flood the house with pings."""
    from puntobanco.cli.bench_flood import flood

    return flood()


BENCHMARKS: dict[str, Callable[[], Measure]] = {
    "core.coup": _coup,
    "exact.python": _exact,
    **KERNELS,
    "audit.record": _audit,
    "table.sqlite": _table,
    "store.head": _head,
    "table.replay": _replay,
    "server.latency": _latency,
    "server.fanout": _fan_out,
    "server.idle": _idle,
    "server.flood": _flood,
}
