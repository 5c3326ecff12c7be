"""Reports as text: a heading, then tables."""

from collections.abc import Iterable
from decimal import Decimal
from enum import Enum
from typing import assert_never

from rich.console import Console
from rich.table import Table

from puntobanco.cli.terminal import guarded_console
from puntobanco.core.facts import Numeral, fact_of
from puntobanco.core.figures import numeral, percentage
from puntobanco.core.money import Minor, format_money
from puntobanco.house.moments import millisecond_text
from puntobanco.office.heading import Heading
from puntobanco.office.liability import Liability
from puntobanco.office.report import PeriodReport, ReportLine
from puntobanco.office.statement import Balance, Statement
from puntobanco.words import Words

NARROWEST = 140
"""Columns of money need this width; on a narrower terminal the lines wrap."""


class ReportColumn(Enum):
    """A column of a report."""

    COUPS = "coups"
    VOID = "void"
    DROP = "drop"
    WAGERS = "wagers"
    STAKE = "stake"
    RETURNED = "returned"
    FEES = "fees"
    HOUSE_WIN = "house-win"
    THEORY = "theory"
    HOLD = "hold"
    BET = "bet"
    WON = "won"
    COMMISSION = "commission"
    EDGE = "edge"
    Z = "z"
    WALLETS = "wallets"
    CHIPS = "chips"
    HELD = "held"
    BANKS = "banks"
    METERS = "meters"
    TOTAL = "total"
    TRANSACTION = "transaction"
    TIME = "time"
    KIND = "kind"
    TABLE = "table"
    COUP = "coup"
    CHANGE = "change"
    WALLET = "wallet"
    FUNDS = "funds"


_C = ReportColumn
_LEFT = (_C.BET, _C.TRANSACTION, _C.TIME, _C.KIND, _C.TABLE)
_PLAYED = (
    _C.COUPS,
    _C.VOID,
    _C.DROP,
    _C.WAGERS,
    _C.STAKE,
    _C.RETURNED,
    _C.FEES,
    _C.HOUSE_WIN,
    _C.THEORY,
    _C.HOLD,
)
_PRICED = (
    _C.BET,
    _C.WAGERS,
    _C.VOID,
    _C.STAKE,
    _C.WON,
    _C.COMMISSION,
    _C.FEES,
    _C.HOUSE_WIN,
    _C.THEORY,
    _C.EDGE,
    _C.HOLD,
    _C.Z,
)
_OWED = (_C.WALLETS, _C.CHIPS, _C.HELD, _C.BANKS, _C.METERS, _C.TOTAL)
_ACCOUNT = (
    _C.TRANSACTION,
    _C.TIME,
    _C.KIND,
    _C.TABLE,
    _C.COUP,
    _C.CHANGE,
    _C.WALLET,
    _C.FUNDS,
)


def print_text(made: PeriodReport | Liability | Statement, words: Words) -> None:
    """Print a report as text."""
    console = guarded_console(highlight=False)
    if console.width < NARROWEST:
        console = guarded_console(highlight=False, width=NARROWEST)
    _print_heading(console, made.heading, words)
    if not isinstance(made, Liability):
        since, until = millisecond_text(made.since), millisecond_text(made.until)
        console.print(words.say("report-period", since=since, until=until))
    match made:
        case PeriodReport():
            _print_report(console, made, words)
        case Liability():
            _print_liability(console, made, words)
        case Statement():
            _print_statement(console, made, words)
        case _:
            assert_never(made)


def _print_heading(console: Console, heading: Heading, words: Words) -> None:
    title = words.text(fact_of("report-title", heading.report, about=heading.about))
    console.print(f"{title} · {heading.house}")
    if heading.demonstration:
        console.print(words.say("report-demonstration"))
    console.print(words.say("report-generated", at=millisecond_text(heading.generated_ms)))
    for anchor in heading.read_to:
        console.print(words.say("report-as-of", anchor=anchor), soft_wrap=True)
    if heading.empty:
        console.print(words.say("report-no-activity"))


def _print_report(console: Console, made: PeriodReport, words: Words) -> None:
    shown = _Figures(made.heading.exponent, words)
    named = [(words.say("report-row-total"), made.total)]
    named += [(words.say("report-row-table", table=line.table or ""), line) for line in made.tables]
    named += [(words.say("report-row-game", game=line.game or ""), line) for line in made.games]
    if made.left_out is not None:
        named.append((words.say("report-row-simulated"), made.left_out))
    console.print(_played(named, shown, words))
    for game in made.games:
        bets = [line for line in made.bets if line.game_hash == game.game_hash]
        console.print(f"\n{game.game} {game.game_hash}", soft_wrap=True)
        console.print(_priced(bets, shown, words))


class _Figures:
    """Renders the figures of a report; an absent one is empty."""

    def __init__(self, exponent: int, words: Words) -> None:
        self._exponent, self._words = exponent, words

    def money(self, amount: Minor | None) -> str:
        """An amount without the currency, which is that of the house."""
        if amount is None:
            return ""
        return self._words.text(Numeral(format_money(amount, self._exponent), grouped=False))

    def share(self, share: str | None) -> str:
        """A share as a percentage."""
        return "" if share is None else self._words.text(percentage(Decimal(share), 2))

    def deviation(self, z: float | None) -> str:
        """Standard errors from the theory."""
        return "" if z is None else self._words.text(numeral(z, 2, signed=True))


def _played(lines: Iterable[tuple[str, ReportLine]], shown: _Figures, words: Words) -> Table:
    table = _grid("", _PLAYED, words)
    for name, line in lines:
        amounts = (line.stake, line.returned, line.fees, line.house_win, line.theoretical)
        table.add_row(
            name,
            str(line.coups),
            str(line.void_coups),
            shown.money(line.drop),
            str(line.wagers),
            *map(shown.money, amounts),
            shown.share(line.hold),
        )
    return table


def _priced(lines: Iterable[ReportLine], shown: _Figures, words: Words) -> Table:
    table = _grid(None, _PRICED, words)
    for line in lines:
        kept = (line.commission, line.fees, line.house_win, line.theoretical)
        table.add_row(
            line.bet,
            str(line.wagers),
            str(line.void_wagers),
            *map(shown.money, (line.stake, line.won, *kept)),
            shown.share(line.edge),
            shown.share(line.hold),
            shown.deviation(line.z),
        )
    return table


def _print_liability(console: Console, made: Liability, words: Words) -> None:
    shown = _Figures(made.heading.exponent, words)
    table = _grid("", _OWED, words)
    for owed in (made.total, *made.tables, *made.meters):
        name = owed.table or owed.meter or words.say("report-row-total")
        amounts = (owed.wallets, owed.chips, owed.held, owed.banks, owed.meters, owed.total)
        table.add_row(name, *map(shown.money, amounts))
    console.print(table)
    if made.left_out:
        console.print(words.say("report-left-out", amount=shown.money(made.left_out)))


def _print_statement(console: Console, made: Statement, words: Words) -> None:
    shown = _Figures(made.heading.exponent, words)
    table = _grid(None, _ACCOUNT, words)
    _add_balance(table, words.say("report-row-opening"), made.opening, shown)
    for line in made.lines:
        table.add_row(
            f"{line.pit}:{line.sequence}",
            millisecond_text(line.time_ms),
            _kind(line.kind, words),
            line.table,
            str(line.coup or ""),
            shown.money(line.funds_change or line.wallet_change),
            shown.money(line.balance.wallet),
            shown.money(line.balance.funds),
        )
    _add_balance(table, words.say("report-row-closing"), made.closing, shown)
    console.print(table)


def _kind(kind: str, words: Words) -> str:
    """What a transaction was."""
    key = f"office-account-kind-{kind}"
    return words.message(key, {}) if key in words.sources else kind


def _add_balance(table: Table, name: str, balance: Balance, shown: _Figures) -> None:
    table.add_row(name, "", "", "", "", "", shown.money(balance.wallet), shown.money(balance.funds))


def _grid(first: str | None, columns: Iterable[ReportColumn], words: Words) -> Table:
    """A table with these columns. `first`, if given, heads a column of row names before them."""
    table = Table(box=None, pad_edge=False)
    if first is not None:
        table.add_column(first, no_wrap=True)
    for column in columns:
        heading = words.text(fact_of("report-column", column))
        justify = "left" if column in _LEFT else "right"
        table.add_column(heading, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    return table
