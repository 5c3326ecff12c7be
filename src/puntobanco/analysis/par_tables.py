"""A par sheet as printed tables for people: every printed view is made from these."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from puntobanco.analysis.par import DECKS, PLAYS, MeterFigures, ParSheet
from puntobanco.analysis.par_figures import (
    HAND_NAMES,
    break_even,
    exact,
    label,
    mean_award,
    money,
    paid,
    shown_meter,
    spread,
    title,
)
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.analysis.printed import figures_beside, hands_in_force
from puntobanco.analysis.ranges import Law, ReturnRange
from puntobanco.analysis.rounding import bites
from puntobanco.core.figures import counted, decimal, grouped, percent
from puntobanco.core.game import Figure
from puntobanco.core.names import plain_name
from puntobanco.version import VERSION


@dataclass(frozen=True, slots=True)
class Grid:
    """A table as it is printed: words in its first columns, figures in the others."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    words: int = 1


_PLACES = 6
"""Of a percentage on its own; in columns there are fewer."""

Lines = tuple[tuple[str, str], ...]
"""Names and what stands beside them."""


def facts(sheet: ParSheet, date: str | None = None) -> Lines:
    """The head of the sheet: what was computed, over what, how and when."""
    game = sheet.game
    lines = [("Game", plain_name(game.name)), ("Sheet", game.source), ("Key", game.key)]
    if game.profile is not None:
        lines.append(("Profile", game.profile))
    lines.append(("Hash", game.hash))
    lines.append(("Shoe", shoe(sheet)))
    lines.append(("Method", f"exact enumeration of {sheet.total:,} ordered deals of six cards"))
    lines.append(("Made with", f"puntobanco {VERSION}"))
    if date is not None:
        lines.append(("Date", date))
    return tuple(lines)


def shoe(sheet: ParSheet) -> str:
    """The composition in words."""
    composition = sheet.prices.composition
    if sheet.decks is None:
        counts = " ".join(map(str, composition.counts))
        return f"{counted(composition.cards, 'card')}, counted {counts}"
    return f"{counted(sheet.decks, 'deck')}, {counted(composition.cards, 'card')}"


def summary(sheet: ParSheet) -> Grid:
    """Every bet on one line."""
    return Grid(
        ("Bet", "House edge", "Hit frequency", "Std deviation", "Skew", "Volatility index"),
        tuple(
            (
                title(price),
                percent(price.edge, 4),
                percent(price.hit, 4),
                grouped(f"{price.deviation:.4f}"),
                grouped(f"{price.skew:.4f}"),
                grouped(f"{sheet.volatility(price):.4f}"),
            )
            for price in sheet.bets
        ),
    )


def pay_table(price: Price) -> Grid:
    """The rows of one bet with their exact chances."""
    total = price.rows[0].total
    return Grid(
        ("Event", "Pays", "Combinations", "Probability", "1 in", "Return"),
        tuple(
            (
                label(row),
                paid(price, row),
                f"{row.weight:,}",
                decimal(row.probability, 10),
                one_in(row),
                decimal(row.contribution, 8),
            )
            for row in price.rows
        ),
        ("Total", "", f"{total:,}", decimal(Fraction(1), 10), "", decimal(1 - price.edge, 8)),
        words=2,
    )


def one_in(row: PricedRow) -> str:
    """How many coups there are to one such event."""
    return grouped(decimal(1 / row.probability, 2)) if row.weight else "never"


def figures_of(sheet: ParSheet, price: Price) -> Lines:
    """The figures of one bet."""
    return (
        ("House edge", percent(price.edge, _PLACES)),
        ("House edge, exact", exact(price.edge)),
        ("Return", percent(1 - price.edge, _PLACES)),
        ("Hit frequency", percent(price.hit, _PLACES)),
        ("Variance", grouped(decimal(price.variance, 6))),
        ("Standard deviation", grouped(f"{price.deviation:.6f}")),
        ("Skew", grouped(f"{price.skew:.6f}")),
        ("Volatility index", grouped(f"{sheet.volatility(price):.6f}")),
    )


def ranges(sheet: ParSheet, price: Price) -> Grid:
    """The 90 % range of the return of one bet, by plays."""
    return Grid(
        ("Plays", "From", "To", "Law"),
        tuple(
            (f"{plays:,}", percent(found.low, 4), percent(found.high, 4), _law(found))
            for plays, found in ((plays, sheet.return_range(price, plays)) for plays in PLAYS)
        ),
    )


def _law(found: ReturnRange) -> str:
    exact = found.law is Law.EXACT
    return "exact" if exact else f"normal, ± {percent(found.error, 1)}"


def decks_table(sheet: ParSheet) -> Grid:
    """The edge of every bet by the number of decks, in percent."""
    edges = zip(*sheet.by_decks.values(), strict=True)
    return Grid(
        ("Edge in %, decks:", *map(str, DECKS)),
        tuple(
            (title(price), *(decimal(100 * edge, 4) for edge in line))
            for price, line in zip(sheet.bets, edges, strict=True)
        ),
    )


def rounding_table(sheet: ParSheet) -> Grid | None:
    """What rounding makes of the edge at the stakes of the table, or None where nothing is rounded.

    Each bet at its least stake, where its edge is lowest and highest, and at its largest stake.
    """
    rows = [
        (
            title(bite.price),
            grouped(sheet.game.currency.written(one.stake)),
            percent(one.edge, 4),
            signed_percent(one.edge - bite.price.edge),
        )
        for bite in bites(sheet)
        for one in bite.stakes
    ]
    head = ("Bet", f"Stake in {sheet.game.currency.code}", "House edge", "By rounding")
    return Grid(head, tuple(rows)) if rows else None


def signed_percent(change: Fraction) -> str:
    """A change of an edge, with its sign.

    >>> signed_percent(Fraction(1, 100)), signed_percent(Fraction(-1, 80))
    ('+1.0000 %', '-1.2500 %')
    """
    return f"{'+' if change > 0 else ''}{percent(change, 4)}"


def correlation_table(sheet: ParSheet) -> Grid:
    """The correlation of every two bets."""
    return Grid(
        ("Correlation", *map(title, sheet.bets)),
        tuple(
            (title(price), *(f"{value:z.4f}" for value in line))
            for price, line in zip(sheet.bets, sheet.correlations, strict=True)
        ),
    )


def meter_table(sheet: ParSheet) -> Grid:
    """The progressive: a column for each set of hands the wager can ride on."""
    columns = [tuple(_meter_lines(sheet, figures)) for figures in sheet.meters]
    heads = (HAND_NAMES[figures.hands].capitalize() for figures in sheet.meters)
    return Grid(
        (f"Amounts in {sheet.game.currency.code}", *heads),
        tuple(
            (lines[0][0], *(value for _, value in lines)) for lines in zip(*columns, strict=True)
        ),
    )


def _printed(sheet: ParSheet, figures: MeterFigures, figure: Figure) -> str:
    """What the sheet prints beside a wager that can be made; "not offered" of any other."""
    if figures.hands not in hands_in_force(sheet.game):
        return "not offered"
    found = [one.spaced for one in figures_beside(sheet.game, [figures]) if one.figure is figure]
    return ", ".join(found) or "none"


def _meter_lines(sheet: ParSheet, figures: MeterFigures) -> Iterator[tuple[str, str]]:
    meter, price, found = figures.meter, figures.price, spread(figures.meter)

    def amount(wagers: Fraction | None) -> str:
        return "none" if wagers is None else grouped(money(sheet, figures.money(wagers)))

    def about(wagers: Fraction | None) -> str:
        # Cents would claim more than the grid gives.
        unit = 10**sheet.game.currency.exponent
        return "none" if wagers is None else grouped(decimal(figures.money(wagers) / unit, 0))

    yield "One wager", amount(Fraction(1))
    yield "Wagers that win together", str(meter.wagers)
    yield "Seed", amount(meter.seed)
    yield "Contribution to the meter", percent(meter.contribution, 4)
    yield "Contribution to the reserve", percent(meter.reserve, 4)
    for row in price.rows:
        if row.wins:
            yield f"1 in: {label(row)} ({paid(price, row)})", one_in(row)
    yield "Return of the fixed pays", percent(meter.chances.fixed_return, _PLACES)
    yield "Meter at which the bet is priced", grouped(money(sheet, shown_meter(sheet, figures)))
    yield "House edge at that meter", percent(price.edge, _PLACES)
    if sheet.against:
        shared = sheet.shared_edge(figures)
        said = "none" if shared is None else percent(shared, _PLACES)
        yield f"The same with {sheet.against} on the other hand", said
    yield "House edge in the long run", percent(meter.edge, _PLACES)
    yield "House edge as printed", _printed(sheet, figures, Figure.EDGE)
    yield "Hit frequency", percent(price.hit, _PLACES)
    yield "Hit frequency as printed", _printed(sheet, figures, Figure.HIT)
    yield "Break-even meter", amount(break_even(meter))
    yield "Mean award", amount(mean_award(meter))
    yield "Median award", about(found.median)
    yield "95 % of awards are at most", about(found.high)
    yield "Mean wagers between awards", grouped(decimal(meter.wagers_between, 2))
