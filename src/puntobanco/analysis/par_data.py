"""What a par sheet says, twice: as plain data for programs, and as printed tables for people.

Every view is made here or from here, so no two of them can disagree. In the data an exact number
is a string, a decimal good to its last place or a fraction `p/q`; what had to be a float, because
a root or a grid stands behind it, is a number. Amounts of money are decimal strings.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NotRequired, TypedDict

from puntobanco.analysis.par import DECKS, PLAYS, MeterFigures, ParSheet, decimal, name_of
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.analysis.progressive import Meter, awards
from puntobanco.core.errors import RuleError
from puntobanco.core.game import BankedBy, FixedPays
from puntobanco.core.money import Minor, format_money, format_percent
from puntobanco.core.rows import PaysKind
from puntobanco.core.text import Language
from puntobanco.core.wording import row_label
from puntobanco.version import VERSION

PLACES = 15
"""Decimal places of exact numbers in the data."""


# --- Data ----------------------------------------------------------------------------------------

RowData = TypedDict(
    "RowData",
    {
        "label": str,
        "pays": str,
        "share": NotRequired[str],
        "combinations": str,
        "probability": str,
        "one_in": str | None,
        "return": str,
    },
)
"""One row of a pay table; the last one of a bet is all that no row matches."""


class MeterData(TypedDict, total=False):
    """What only a bet with a meter has; None where a figure does not exist."""

    meter: str
    rate: str
    reserve: str
    seed: str
    fixed_return: str
    edge_steady: str
    break_even_meter: str | None
    mean_award: str | None
    median_award: str | None
    award_95: str | None
    tolerance: float | None
    wagers_between_awards: str
    wagers_per_coup: int


class RideData(TypedDict, total=False):
    """What only some bets have: the hands they ride on, and a commission."""

    hands: str
    commission: str


class BetData(RideData, MeterData):
    """One bet; one that can ride on several sets of hands has an entry for each."""

    key: str
    edge: str
    edge_exact: str
    hit: str
    variance: str
    deviation: float
    skew: float
    volatility_index: float
    return_range: dict[str, list[float]]
    rows: list[RowData]


class ShoeData(TypedDict, total=False):
    """A full shoe by its decks, any other by its counts."""

    decks: int
    counts: list[int]


class ParData(ShoeData):
    """A par sheet."""

    game: str
    hash: str
    total_combinations: str
    bets: list[BetData]
    edge_by_decks: dict[str, dict[str, str]]
    correlations: dict[str, dict[str, float]]


def par_data(sheet: ParSheet) -> ParData:
    """The sheet as plain data: what `punto par --json` prints."""
    names = tuple(map(name_of, sheet.bets))
    return {
        "game": sheet.game.key,
        "hash": sheet.game.hash,
        **_shoe_data(sheet),
        "total_combinations": str(sheet.total),
        "bets": [_bet_data(sheet, price) for price in sheet.bets],
        "edge_by_decks": {
            str(decks): {
                name: decimal(edge, PLACES) for name, edge in zip(names, edges, strict=True)
            }
            for decks, edges in sheet.by_decks.items()
        },
        "correlations": {
            name: dict(zip(names, line, strict=True))
            for name, line in zip(names, sheet.correlations, strict=True)
        },
    }


def _shoe_data(sheet: ParSheet) -> ShoeData:
    if sheet.decks is not None:
        return {"decks": sheet.decks}
    return {"counts": list(sheet.prices.composition.counts)}


def _bet_data(sheet: ParSheet, price: Price) -> BetData:
    return {
        "key": price.bet.key,
        **_ride_data(price),
        "edge": decimal(price.edge, PLACES),
        "edge_exact": exact(price.edge),
        "hit": decimal(price.hit, PLACES),
        "variance": decimal(price.variance, PLACES),
        "deviation": price.deviation,
        "skew": price.skew,
        "volatility_index": sheet.volatility(price),
        "return_range": {str(plays): list(sheet.return_range(price, plays)) for plays in PLAYS},
        **_meter_data(sheet, meter_of(sheet, price)),
        "rows": [_row_data(row) for row in price.rows],
    }


def _ride_data(price: Price) -> RideData:
    data: RideData = {}
    if price.hands is not None:
        data["hands"] = price.hands
    if price.bet.commission_ppm:
        data["commission"] = format_percent(price.bet.commission_ppm)
    return data


def _row_data(row: PricedRow) -> RowData:
    data: RowData = {
        "label": label(row),
        "pays": LOST if row.row is None else str(row.row.pays),
        "combinations": str(row.weight),
        "probability": decimal(row.probability, PLACES),
        "one_in": decimal(1 / row.probability, PLACES) if row.weight else None,
        "return": decimal(row.contribution, PLACES),
    }
    if row.row is not None and row.row.pays.kind is PaysKind.METER:
        data["share"] = _short(row.row.pays.ratio)
    return data


def _meter_data(sheet: ParSheet, figures: MeterFigures | None) -> MeterData:
    if figures is None:
        return {}
    meter, found = figures.meter, spread(figures.meter)

    def amount(wagers: Fraction | None) -> str | None:
        return None if wagers is None else _money(sheet, figures.money(wagers))

    return {
        "meter": _money(sheet, shown_meter(sheet, figures)),
        "rate": _short(meter.contribution),
        "reserve": _short(meter.reserve),
        "seed": _money(sheet, figures.money(meter.seed)),
        "fixed_return": decimal(meter.chances.fixed_return, PLACES),
        "edge_steady": decimal(meter.edge, PLACES),
        "break_even_meter": amount(break_even(meter)),
        "mean_award": amount(mean_award(meter)),
        "median_award": amount(found.median),
        "award_95": amount(found.high),
        "tolerance": found.tolerance,
        "wagers_between_awards": decimal(meter.wagers_between, PLACES),
        "wagers_per_coup": meter.wagers,
    }


def _short(value: Fraction) -> str:
    """A rate or a share as a decimal without idle zeros: both are written with few places."""
    return decimal(value, PLACES).rstrip("0").rstrip(".")


def _money(sheet: ParSheet, minor: Fraction) -> str:
    return format_money(Minor(round(minor)), sheet.game.currency.exponent)


# --- What the sheet leaves to its reader ---------------------------------------------------------

LOST = "lose"
"""What stands under `pays` for all that no row matches."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How the 100 % award is spread, in units of one wager."""

    median: Fraction | None = None
    high: Fraction | None = None
    """95 % of the awards are not above this."""
    tolerance: float | None = None
    """How far the chances 50 % and 95 % may be off, by the estimate of the grid."""


# Solving for the spread takes a second where others share the meter; every view asks for it again.
@lru_cache(maxsize=256)
def spread(meter: Meter) -> Spread:
    """The spread of the award; an empty one for a meter that does not rise between awards."""
    try:
        found = awards(meter)
    except RuleError:
        return Spread()
    median, high = (Fraction(found.quantile(chance)) for chance in (0.5, 0.95))
    return Spread(median, high, found.error)


def meter_of(sheet: ParSheet, price: Price) -> MeterFigures | None:
    """The figures of the meter behind a priced bet, where it has one."""
    return next((figures for figures in sheet.meters if figures.price is price), None)


def shown_meter(sheet: ParSheet, figures: MeterFigures) -> Fraction:
    """What the meter shows where this bet is priced, in minor units."""
    if sheet.shown is not None:
        return Fraction(sheet.shown)
    return figures.money(figures.meter.mean_award)


def break_even(meter: Meter) -> Fraction | None:
    """The break-even meter; None where the fixed pays alone are worth more than the wager."""
    return meter.break_even if meter.break_even >= 0 else None


def mean_award(meter: Meter) -> Fraction | None:
    """The mean award; None where the fixed pays empty the meter."""
    return meter.mean_award if meter.mean_award >= 0 else None


def exact(value: Fraction) -> str:
    """The fraction as `p/q`, whole numbers too."""
    return f"{value.numerator}/{value.denominator}"


def label(row: PricedRow) -> str:
    """The event of a row, in words."""
    return "Any other result" if row.row is None else row_label(row.row, Language.EN)


def paid(price: Price, row: PricedRow) -> str:
    """What a row pays, in words, the commission with it."""
    if row.row is None:
        return LOST
    pays = row.row.pays
    if not price.bet.commission_ppm or pays.kind is not PaysKind.TO:
        return str(pays)
    return f"{pays} less {format_percent(price.bet.commission_ppm)}"


_HANDS = {"player": "Player hand", "banker": "Banker hand", "either": "either hand"}


def title(price: Price) -> str:
    """The name of a bet, with its hands where it can ride on several."""
    name = price.bet.name.en
    return name if price.hands is None else f"{name}, {_HANDS[price.hands]}"


# --- Printed -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grid:
    """A table as it is printed: words in its first columns, figures in the others."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    words: int = 1


Lines = tuple[tuple[str, str], ...]
"""Names and what stands beside them."""


def percent(value: Fraction, places: int = 6) -> str:
    """The fraction as a percentage: exact to its last place."""
    return f"{grouped(decimal(100 * value, places))} %"


def grouped(figure: str) -> str:
    """A decimal with a comma between each three digits of its whole part.

    >>> grouped("-1234567.891")
    '-1,234,567.891'
    """
    whole, point, places = figure.removeprefix("-").partition(".")
    sign = "-" if figure.startswith("-") else ""
    return f"{sign}{int(whole):,}{point}{places}"


def facts(sheet: ParSheet, date: str | None = None) -> Lines:
    """The head of the sheet: what was computed, over what, how and when."""
    game = sheet.game
    lines = [("Game", game.name.en), ("Sheet", game.source), ("Key", game.key)]
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
        return f"{composition.cards} cards, counted {counts}"
    decks = "1 deck" if sheet.decks == 1 else f"{sheet.decks} decks"
    return f"{decks}, {composition.cards:,} cards"


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
        ("House edge", percent(price.edge)),
        ("House edge, exact", exact(price.edge)),
        ("Return", percent(1 - price.edge)),
        ("Hit frequency", percent(price.hit)),
        ("Variance", grouped(decimal(price.variance, 6))),
        ("Standard deviation", grouped(f"{price.deviation:.6f}")),
        ("Skew", grouped(f"{price.skew:.6f}")),
        ("Volatility index", grouped(f"{sheet.volatility(price):.6f}")),
    )


def ranges(sheet: ParSheet, price: Price) -> Grid:
    """The 90 % range of the return of one bet, by plays."""
    return Grid(
        ("Plays", "From", "To"),
        tuple(
            (f"{plays:,}", *(_percents(end) for end in sheet.return_range(price, plays)))
            for plays in PLAYS
        ),
    )


def _percents(value: float) -> str:
    return f"{grouped(f'{100 * value:.4f}')} %"


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
    heads = (_HANDS[figures.hands].capitalize() for figures in sheet.meters)
    return Grid(
        (f"Amounts in {sheet.game.currency.code}", *heads),
        tuple(
            (lines[0][0], *(value for _, value in lines)) for lines in zip(*columns, strict=True)
        ),
    )


def _meter_lines(sheet: ParSheet, figures: MeterFigures) -> Iterator[tuple[str, str]]:
    meter, price, found = figures.meter, figures.price, spread(figures.meter)

    def amount(wagers: Fraction | None) -> str:
        return "none" if wagers is None else grouped(_money(sheet, figures.money(wagers)))

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
    yield "Return of the fixed pays", percent(meter.chances.fixed_return)
    yield "Meter at which the bet is priced", grouped(_money(sheet, shown_meter(sheet, figures)))
    yield "House edge at that meter", percent(price.edge)
    yield "House edge in the long run", percent(meter.edge)
    yield "Break-even meter", amount(break_even(meter))
    yield "Mean award", amount(mean_award(meter))
    yield "Median award", about(found.median)
    yield "95 % of awards are at most", about(found.high)
    yield "Mean wagers between awards", grouped(decimal(meter.wagers_between, 2))


# --- Method --------------------------------------------------------------------------------------

_COUNTED = (
    "Nothing here is simulated. Every ordered deal of six cards from the shoe is taken as equally "
    "likely and played by the drawing rules. A coup that ends with four or five cards is counted "
    "with every order of the cards that would have followed, so that all counts share one total. "
    "They are whole numbers of any size: nothing is lost to rounding on the way."
)
_ROWS = (
    "Combinations are the deals that a row of the pay table settles. Rows are read from the top, "
    "the first that matches settles the wager, and a wager that no row matches is lost. "
    "Probabilities, returns, edges and variances are exact fractions; the decimals printed are "
    "good to their last place."
)
_RETURN = (
    "The return is what comes back for one unit staked, the stake included where it comes back. "
    "The house edge is one less the whole return. A hit is a win; a push is none. Variance, "
    "standard deviation and skew are those of the net result of one wager of one unit."
)
_RANGE = (
    "The volatility index is 1.645 standard deviations. The 90 % range after n plays is the return "
    "plus or minus the index over the square root of n, by the normal law. It is an approximation, "
    "poor until the rarest prizes have come many times; an end below zero says that the plays are "
    "too few for it."
)
_DECKS = (
    "The edge by decks is computed in the same way over one to eight full decks. The correlation "
    "of two bets is that of their net results on the same coup."
)
_LEFT_OUT = (
    "Not modelled: the rounding of payments to the unit of the table, which depends on the stakes; "
    "and the cut card. The figures are those of one coup from the whole shoe. Frequencies over "
    "many shoes that each end at a cut card differ from them by a part or two in ten thousand."
)
_FEES = (
    "The table is banked by a player-dealer. Collection fees, and wagers that the bank does not "
    "cover, are not in these figures."
)
_METER = (
    "Each wager feeds the meter and the reserve; a 100 % award takes the meter, which restarts "
    "at the seed plus the reserve. The edge at a meter is that of a single wager while the meter "
    "shows that amount; where several wagers win together they share the prize. Where no meter was "
    "given it is the mean award, at which that edge and the edge in the long run are one. The "
    "break-even meter is the one at which a wager is worth what it costs. The edge by decks holds "
    "the meters as they are."
)
_AWARDS = (
    "The mean award, the edges and the wagers between awards are exact. The median and the 95 % "
    "award come from the steady state of the meter solved on a grid; the chances they stand for "
    "are good to {tolerance:.7f}. Not modelled: whole cents on the meter, and a meter that "
    "reaches a limit or runs dry."
)
_NO_SPREAD = (
    "The meter does not rise between awards, so there is no median and no 95 % award. Not "
    "modelled: whole cents on the meter, and a meter that reaches a limit or runs dry."
)
_DRY = (
    "Warning: on {hands} the fixed pays take more from the meter than the wagers put in. It runs "
    "dry, the tray pays the rest, and the long-run figures, which suppose that it does not, are "
    "no guide."
)
_FAVOUR = (
    "Warning: on {hands} the fixed pays alone return more than the wager, so that it favours the "
    "patron whatever the meter shows."
)
_LIMITED = "Warning: this meter has a limit, which the long-run figures leave out."


def method(sheet: ParSheet) -> Iterator[str]:
    """How the figures were made and what they leave out, in plain words."""
    yield from (_COUNTED, _ROWS, _RETURN, _RANGE, _DECKS)
    meters = [figures.meter for figures in sheet.meters]
    if meters:
        yield _METER
        found = [one.tolerance for one in map(spread, meters) if one.tolerance is not None]
        yield _AWARDS.format(tolerance=max(found)) if found else _NO_SPREAD
    yield _LEFT_OUT
    if sheet.game.banking.by is BankedBy.PLAYER_DEALER:
        yield _FEES


def warnings(sheet: ParSheet) -> Iterator[str]:
    """What a reader must know before using the figures of a meter."""
    rules = sheet.game.progressive
    if rules is None:
        return
    favour = [one.hands for one in sheet.meters if break_even(one.meter) is None]
    if favour:
        yield _FAVOUR.format(hands=_listed(favour))
    dry = [
        one.hands
        for one in sheet.meters
        if rules.fixed_pays is FixedPays.METER
        and one.meter.chances.fixed_return > one.meter.contribution
    ]
    if dry:
        yield _DRY.format(hands=_listed(dry))
    if rules.limit is not None:
        yield _LIMITED


def _listed(hands: list[str]) -> str:
    return " or ".join(_HANDS[one] for one in hands)
