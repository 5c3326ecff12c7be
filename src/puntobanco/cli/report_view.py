"""Reports as text: a heading, then tables."""

from collections.abc import Iterable
from decimal import Decimal
from typing import assert_never

from rich.console import Console
from rich.table import Table

from puntobanco.cli.options import PLAY_MONEY
from puntobanco.cli.terminal import guarded_console
from puntobanco.core.figures import percent
from puntobanco.core.money import Minor, format_money
from puntobanco.house.moments import moment
from puntobanco.house.reading.heading import Heading
from puntobanco.house.reading.liability import Liability, Owed
from puntobanco.house.reading.report import Report, ReportLine
from puntobanco.house.reading.statement import Balance, Statement

NARROWEST = 140
"""Columns of money need this much; a narrower terminal folds lines as it likes."""


def print_text(made: Report | Liability | Statement) -> None:
    """A report, for people."""
    console = guarded_console(highlight=False)
    if console.width < NARROWEST:
        console = guarded_console(highlight=False, width=NARROWEST)
    _print_heading(console, made.heading)
    match made:
        case Report():
            console.print(f"from {moment(made.since)} to {moment(made.until)}")
            _print_report(console, made)
        case Liability():
            _print_liability(console, made)
        case Statement():
            console.print(f"from {moment(made.since)} to {moment(made.until)}")
            _print_statement(console, made)
        case _:
            assert_never(made)


def _print_heading(console: Console, heading: Heading) -> None:
    console.print(f"{heading.title} · {heading.house}")
    if heading.demonstration:
        console.print(PLAY_MONEY)
    console.print(f"generated {moment(heading.generated_ms)}")
    for anchor in heading.read_to:
        console.print(f"as of {anchor}", soft_wrap=True)
    if heading.note:
        console.print(heading.note)


def _print_report(console: Console, made: Report) -> None:
    exponent = made.heading.exponent
    named = [("total", made.total)]
    named += [(f"table {line.table}", line) for line in made.tables]
    named += [(f"game {line.game}", line) for line in made.games]
    if made.left_out is not None:
        named.append(("left out: simulated", made.left_out))
    console.print(_played(named, exponent))
    for game in made.games:
        bets = [line for line in made.bets if line.game_hash == game.game_hash]
        console.print(f"\n{game.game} {game.game_hash}", soft_wrap=True)
        console.print(_priced(bets, exponent))


def _played(lines: Iterable[tuple[str, ReportLine]], exponent: int) -> Table:
    headings = ("coups", "void", "drop", "wagers", "stake", "returned", "fees", "house win")
    table = _grid("", *headings, "theory", "hold")
    for name, line in lines:
        amounts = (line.stake, line.returned, line.fees, line.house_win, line.theoretical)
        table.add_row(
            name,
            str(line.coups),
            str(line.void_coups),
            _money(line.drop, exponent),
            str(line.wagers),
            *(_money(amount, exponent) for amount in amounts),
            _percent(line.hold),
        )
    return table


def _priced(lines: Iterable[ReportLine], exponent: int) -> Table:
    headings = ("wagers", "void", "stake", "won", "commission", "fees", "house win")
    table = _grid("bet", *headings, "theory", "edge", "hold", "z")
    for line in lines:
        kept = (line.commission, line.fees, line.house_win, line.theoretical)
        table.add_row(
            line.bet,
            str(line.wagers),
            str(line.void_wagers),
            *(_money(amount, exponent) for amount in (line.stake, line.won, *kept)),
            _percent(line.edge),
            _percent(line.hold),
            "" if line.z is None else f"{line.z:+.2f}",
        )
    return table


def _print_liability(console: Console, made: Liability) -> None:
    exponent = made.heading.exponent
    table = _grid("", "wallets", "chips", "held", "banks", "meters", "total")
    for owed in (made.total, *made.tables, *made.meters):
        table.add_row(owed.table or owed.meter or "total", *_amounts(owed, exponent))
    console.print(table)
    if made.left_out:
        console.print(f"left out: {_money(made.left_out, exponent)} of simulated patrons")


def _amounts(owed: Owed, exponent: int) -> Iterable[str]:
    for amount in (owed.wallets, owed.chips, owed.held, owed.banks, owed.meters, owed.total):
        yield _money(amount, exponent)


def _print_statement(console: Console, made: Statement) -> None:
    exponent = made.heading.exponent
    table = _grid("transaction", "time", "what", "table", "coup", "change", "wallet", "funds")
    blank = ("", "", "", "")
    opening, closing = made.opening, made.closing
    ends = [
        (_money(one.wallet, exponent), _money(one.funds, exponent)) for one in (opening, closing)
    ]
    table.add_row("opening", *blank, "", *ends[0])
    for line in made.lines:
        change = line.funds_change or line.wallet_change
        table.add_row(
            f"{line.pit}:{line.sequence}",
            moment(line.time_ms),
            line.kind,
            line.table,
            str(line.coup or ""),
            _money(change, exponent),
            _money(line.balance.wallet, exponent),
            _money(line.balance.funds, exponent),
        )
    _add_balance(table, "closing", made.closing, exponent)
    console.print(table)


def _add_balance(table: Table, name: str, balance: Balance, exponent: int) -> None:
    amounts = (_money(balance.wallet, exponent), _money(balance.funds, exponent))
    table.add_row(name, "", "", "", "", "", *amounts)


def _grid(first: str, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first, no_wrap=True)
    words = ("time", "what", "table")
    for heading in headings:
        justify = "left" if heading in words else "right"
        table.add_column(heading, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    return table


def _money(amount: Minor | None, exponent: int) -> str:
    return "" if amount is None else format_money(amount, exponent)


def _percent(share: str | None) -> str:
    return "" if share is None else percent(Decimal(share), 2)
