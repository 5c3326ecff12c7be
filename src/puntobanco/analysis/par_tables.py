"""The tables of a par sheet, used by every printed view."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from puntobanco.analysis.par import DECKS, PLAYS, MeterFigures, ParSheet
from puntobanco.analysis.par_figures import (
    bet_label,
    break_even,
    fraction_text,
    hands_fact,
    mean_award,
    meter_amount,
    money,
    pay_label,
    row_label,
    spread,
)
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.analysis.printed import compare_figures, hands_in_force
from puntobanco.analysis.ranges import Law, ReturnRange
from puntobanco.analysis.rounding import rounding_effects
from puntobanco.core.facts import Fact, Label, Numeral, Renderer, SheetName, Value, fact, listed
from puntobanco.core.figures import numeral, percentage
from puntobanco.core.game import Figure
from puntobanco.core.keys import Key
from puntobanco.version import VERSION


@dataclass(frozen=True, slots=True)
class PrintedGrid:
    """A printed table in one language: text in its first `words` columns, figures in the others."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    words: int = 1


@dataclass(frozen=True, slots=True)
class TableSource:
    """A printed table before it is rendered."""

    head: tuple[Value, ...]
    rows: tuple[tuple[Value, ...], ...]
    total: tuple[Value, ...] = ()
    words: int = 1

    def grid(self, words: Renderer) -> PrintedGrid:
        """The table in one language."""
        return PrintedGrid(
            _rendered(self.head, words),
            tuple(_rendered(row, words) for row in self.rows),
            _rendered(self.total, words),
            self.words,
        )


def _rendered(cells: tuple[Value, ...], words: Renderer) -> tuple[str, ...]:
    return tuple(map(words.text, cells))


def _heads(*keys: Key) -> tuple[Fact, ...]:
    return tuple(map(fact, keys))


_PLACES = 6
"""Decimal places of a percentage on its own; columns have fewer."""

Lines = tuple[tuple[Fact, Value], ...]
"""Names with their values."""


def header_lines(sheet: ParSheet, date: str | None = None) -> Lines:
    """The header of the sheet: what was computed, for which shoe, how and when."""
    game = sheet.game
    lines: list[tuple[Fact, Value]] = [
        (fact("par-game"), SheetName(game.name)),
        (fact("par-sheet"), game.source),
        (fact("par-key"), game.key),
    ]
    if game.profile is not None:
        lines.append((fact("par-profile"), game.profile))
    lines.append((fact("par-hash"), game.hash))
    lines.append((fact("par-shoe-name"), shoe(sheet)))
    lines.append((fact("par-made-by"), fact("par-enumeration", deals=numeral(sheet.total))))
    lines.append((fact("par-made-with"), f"puntobanco {VERSION}"))
    if date is not None:
        lines.append((fact("par-date"), date))
    return tuple(lines)


def shoe(sheet: ParSheet) -> Fact:
    """The composition of the shoe."""
    composition = sheet.prices.composition
    if sheet.decks is None:
        counts = " ".join(map(str, composition.counts))
        return fact("par-shoe-counted", cards=composition.cards, counts=counts)
    return fact("par-shoe", decks=sheet.decks, cards=composition.cards)


def summary(sheet: ParSheet) -> TableSource:
    """One line per bet."""
    return TableSource(
        _heads(
            "par-bet-head",
            "par-edge",
            "par-hit",
            "par-deviation-short",
            "par-skew",
            "par-volatility",
        ),
        tuple(
            (
                bet_label(price),
                percentage(price.edge, 4),
                percentage(price.hit, 4),
                numeral(price.deviation, 4),
                numeral(price.skew, 4),
                numeral(sheet.volatility(price), 4),
            )
            for price in sheet.bets
        ),
    )


def pay_table(price: Price, *, grouped: bool = True) -> TableSource:
    """The rows of one bet with their exact probabilities.

    The combinations are its longest figures; their digits may be left ungrouped.
    """

    def combinations(weight: int) -> Numeral:
        return Numeral(str(weight), grouped=grouped)

    return TableSource(
        _heads(
            "par-event",
            "par-pays",
            "par-combinations",
            "par-probability",
            "par-one-in",
            "par-return",
        ),
        tuple(
            (
                row_label(row),
                pay_label(price, row),
                combinations(row.weight),
                numeral(row.probability, 10),
                one_in(row),
                numeral(row.contribution, 8),
            )
            for row in price.rows
        ),
        (
            fact("par-total"),
            "",
            combinations(price.rows[0].total),
            numeral(1, 10),
            "",
            numeral(1 - price.edge, 8),
        ),
        words=2,
    )


def one_in(row: PricedRow) -> Value:
    """The average number of coups per such event."""
    return numeral(1 / row.probability, 2) if row.weight else fact("par-never")


def bet_figures(sheet: ParSheet, price: Price) -> Lines:
    """The figures of one bet."""
    offered = ((fact("par-offered"), percentage(price.offered, _PLACES)),)
    return (
        *(offered if price.bet.after_four else ()),
        (fact("par-edge"), percentage(price.edge, _PLACES)),
        (fact("par-edge-exact"), fraction_text(price.edge)),
        (fact("par-return"), percentage(1 - price.edge, _PLACES)),
        (fact("par-hit"), percentage(price.hit, _PLACES)),
        (fact("par-variance"), numeral(price.variance, 6)),
        (fact("par-deviation"), numeral(price.deviation, 6)),
        (fact("par-skew"), numeral(price.skew, 6)),
        (fact("par-volatility"), numeral(sheet.volatility(price), 6)),
    )


def figure_table(lines: Lines) -> TableSource:
    """The table of figures by name."""
    return TableSource(_heads("par-figure", "par-value"), lines)


def range_table(sheet: ParSheet, price: Price) -> TableSource:
    """The 90 % range of the return of one bet, by number of plays."""
    return TableSource(
        _heads("par-plays", "par-from", "par-to", "par-law"),
        tuple(
            (
                numeral(plays),
                percentage(found.low, 4),
                percentage(found.high, 4),
                _law(found),
            )
            for plays, found in ((plays, sheet.return_range(price, plays)) for plays in PLAYS)
        ),
    )


def _law(found: ReturnRange) -> Fact:
    if found.law is Law.EXACT:
        return fact("par-law-exact")
    return fact("par-law-normal", error=percentage(found.error, 1))


def decks_table(sheet: ParSheet) -> TableSource:
    """The edge of every bet by the number of decks, in percent."""
    edges = zip(*sheet.by_decks.values(), strict=True)
    return TableSource(
        (fact("par-decks-head"), *map(str, DECKS)),
        tuple(
            (bet_label(price), *(numeral(100 * edge, 4) for edge in line))
            for price, line in zip(sheet.bets, edges, strict=True)
        ),
    )


def rounding_table(sheet: ParSheet) -> TableSource | None:
    """The effect of rounding on the edge at the table's stakes, or None if nothing is rounded.

    Each bet has a row for its smallest stake, its lowest and highest edge, and its largest stake.
    """
    rows = [
        (
            bet_label(bite.price),
            Numeral(sheet.game.currency.written(one.stake)),
            percentage(one.edge, 4),
            edge_change(one.edge - bite.price.edge),
        )
        for bite in rounding_effects(sheet)
        for one in bite.stakes
    ]
    head = (
        fact("par-bet-head"),
        fact("par-stake-in", code=sheet.game.currency.code),
        fact("par-edge"),
        fact("par-by-rounding"),
    )
    return TableSource(head, tuple(rows)) if rows else None


def edge_change(change: Fraction) -> Numeral:
    """A change of an edge, with its sign.

    >>> edge_change(Fraction(1, 100)).digits, edge_change(Fraction(0)).digits
    ('+1.0000', '0.0000')
    """
    return percentage(change, 4, signed=change > 0)


def correlation_table(sheet: ParSheet) -> TableSource:
    """The correlation of each pair of bets."""
    return TableSource(
        (fact("par-correlation"), *map(bet_label, sheet.bets)),
        tuple(
            (bet_label(price), *(numeral(value, 4) for value in line))
            for price, line in zip(sheet.bets, sheet.correlations, strict=True)
        ),
    )


def meter_table(sheet: ParSheet) -> TableSource:
    """The progressive: one column per set of hands the wager can ride on."""
    columns = [tuple(_meter_lines(sheet, figures)) for figures in sheet.meters]
    heads = (Label(hands_fact(figures.hands)) for figures in sheet.meters)
    return TableSource(
        (fact("par-amounts-in", code=sheet.game.currency.code), *heads),
        tuple(
            (lines[0][0], *(value for _, value in lines)) for lines in zip(*columns, strict=True)
        ),
    )


def _printed(sheet: ParSheet, figures: MeterFigures, figure: Figure) -> Value:
    """The figure printed on the sheet; "not offered" if the settings exclude these hands."""
    if figures.hands not in hands_in_force(sheet.game):
        return fact("par-not-offered")
    found = [one.shown for one in compare_figures(sheet.game, [figures]) if one.figure is figure]
    return listed(found) if found else fact("par-none")


def _meter_lines(sheet: ParSheet, figures: MeterFigures) -> Iterator[tuple[Fact, Value]]:
    meter, price, found = figures.meter, figures.price, spread(figures.meter)

    def amount(wagers: Fraction | None) -> Value:
        return fact("par-none") if wagers is None else Numeral(money(sheet, figures.money(wagers)))

    def about(wagers: Fraction | None) -> Value:
        if wagers is None:
            return fact("par-none")
        # Cents would suggest more precision than the grid has.
        unit = 10**sheet.game.currency.exponent
        return numeral(figures.money(wagers) / unit)

    yield fact("par-one-wager"), amount(Fraction(1))
    yield fact("par-together"), meter.wagers
    yield fact("par-seed"), amount(meter.seed)
    yield fact("par-contribution"), percentage(meter.contribution, 4)
    yield fact("par-reserve"), percentage(meter.reserve, 4)
    for row in price.rows:
        if row.wins:
            yield (
                fact("par-one-in-row", row=row_label(row), pays=pay_label(price, row)),
                one_in(row),
            )
    yield fact("par-fixed-return"), percentage(meter.chances.fixed_return, _PLACES)
    yield fact("par-shown"), Numeral(money(sheet, meter_amount(sheet, figures)))
    yield fact("par-edge-at"), percentage(price.edge, _PLACES)
    if sheet.against:
        shared = sheet.shared_edge(figures)
        edge = fact("par-none") if shared is None else percentage(shared, _PLACES)
        yield fact("par-edge-against", n=sheet.against), edge
    yield fact("par-edge-long"), percentage(meter.edge, _PLACES)
    yield fact("par-edge-printed"), _printed(sheet, figures, Figure.EDGE)
    yield fact("par-hit"), percentage(price.hit, _PLACES)
    yield fact("par-hit-printed"), _printed(sheet, figures, Figure.HIT)
    yield fact("par-break-even"), amount(break_even(meter))
    yield fact("par-mean-award"), amount(mean_award(meter))
    yield fact("par-median-award"), about(found.median)
    yield fact("par-award-95"), about(found.high)
    yield fact("par-between"), numeral(meter.wagers_between, 2)
