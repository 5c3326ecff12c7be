"""Reports about meters: as text, as data, and as CSV for accounting."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from puntobanco.core.csv_text import csv_text
from puntobanco.core.facts import Amount, Fact, Numeral, Rate, Value, fact, fact_of, listed
from puntobanco.core.game import Game
from puntobanco.core.money import PPM, Minor, format_money, format_percent
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.house.moments import second_text
from puntobanco.office.meter_log import HistoryLine, MeterBalance, Reconciliation
from puntobanco.office.names import NO_NAMES, Names, name_and_id
from puntobanco.progressive.figures import MeterFigure, label_of, settings_facts
from puntobanco.progressive.state import Award, AwardStatus, Meter, Parameters, Rates, bet_of
from puntobanco.progressive.wording import down_reason
from puntobanco.words import Words
from puntobanco.words.alignment import padded, widest

Data = str | int | bool | None | list["Data"] | dict[str, "Data"]
"""A JSON value; every amount is a string."""


def exact(amount_ppm: int, exponent: int) -> str:
    """An amount in millionths of a minor unit as a decimal, to its last significant digit.

    >>> exact(26_000_000, 2), exact(26_500_000, 2)
    ('0.26', '0.265')
    """
    places = exponent + 6
    said = format_money(Minor(amount_ppm), places)
    kept = said[: len(said) - 6] if exponent else said.partition(".")[0]
    return kept + said[len(kept) :].rstrip("0") if amount_ppm % PPM else kept


@dataclass(frozen=True, slots=True)
class ExactAmount:
    """An amount in millionths of a minor unit."""

    ppm: int
    exponent: int

    def __str__(self) -> str:
        return exact(self.ppm, self.exponent)


def values_of(meter: Meter) -> dict[str, str]:
    """The amounts and counts of a meter, by name, as decimals."""
    return {figure.value: _written(value) for figure, value in meter_values(meter)}


def _written(value: Amount | ExactAmount | int) -> str:
    if isinstance(value, Amount):
        return format_money(Minor(value.minor), value.exponent)
    return str(value)


def settings_of(meter: Meter) -> dict[str, str]:
    """The settings of a meter, by name."""
    named = _settings(meter.settings, meter.rules.currency.exponent)
    return {figure.value: value for figure, value in named}


def status(meter: Meter) -> Fact:
    """Whether a meter is up, or why it is not."""
    return fact("meter-report-status", state=state_of(meter), why=down_reason(meter))


def state_of(meter: Meter) -> Literal["up", "disabled", "faulted"]:
    """Whether a meter takes wagers, and why not."""
    if meter.fault is not None:
        return "faulted"
    return "disabled" if meter.disabled else "up"


def warnings(meter: Meter) -> Iterator[Fact]:
    """What needs attention."""
    if meter.short:
        amount = meter.rules.currency.amount(meter.short)
        yield fact("meter-warning-dry", amount=amount)
    pending = [award.number for award in meter.awards if award.status is AwardStatus.HIT]
    if pending:
        yield fact("meter-warning-pending", awards=listed(pending))
    if meter.waiting is not None:
        yield fact("meter-warning-waiting", **_rates(meter.waiting))


def _rates(rates: Rates) -> dict[str, Value]:
    return {
        "contribution": Rate(rates.contribution_ppm),
        "reserve": Rate(rates.reserve_ppm),
        "pays": fact_of("meter-from", rates.fixed_pays),
    }


def _settings(parameters: Parameters, exponent: int) -> Iterator[tuple[MeterFigure, str]]:
    rates, limit = parameters.rates, parameters.limit
    yield MeterFigure.SEED, format_money(parameters.seed, exponent)
    yield MeterFigure.CONTRIBUTION, format_percent(rates.contribution_ppm)
    yield MeterFigure.RESERVE_CONTRIBUTION, format_percent(rates.reserve_ppm)
    yield MeterFigure.LIMIT, "none" if limit is None else format_money(limit, exponent)
    yield MeterFigure.FIXED_PAYS, rates.fixed_pays.value
    yield MeterFigure.SYSTEM, parameters.system.value
    yield MeterFigure.EXECUTIVE_ABOVE, format_money(parameters.executive_above, exponent)
    yield MeterFigure.MOST_WAGERED, format_money(parameters.most_wagered, exponent)


def meter_values(meter: Meter) -> Iterator[tuple[MeterFigure, Amount | ExactAmount | int]]:
    """The amounts and counts of a meter."""
    currency, totals = meter.rules.currency, meter.totals
    money, exponent = currency.amount, currency.exponent
    yield MeterFigure.CURRENT, money(meter.shown)
    yield MeterFigure.DISPLAYED, money(meter.displayed)
    yield MeterFigure.RESERVE, money(meter.reserve)
    yield MeterFigure.OVERFLOW, money(meter.overflow)
    yield MeterFigure.SET_ASIDE, money(meter.set_aside)
    yield MeterFigure.CARRIED_METER, ExactAmount(meter.remainder_ppm, exponent)
    yield MeterFigure.CARRIED_RESERVE, ExactAmount(meter.reserve_remainder_ppm, exponent)
    yield MeterFigure.WAGERED, money(totals.wagered)
    yield MeterFigure.WAGERS, totals.wagers
    yield MeterFigure.HITS, totals.hits
    yield MeterFigure.WINS, totals.wins
    yield MeterFigure.BACKED_OUT, totals.backed_out
    yield MeterFigure.PAID, money(totals.paid)
    yield MeterFigure.RECOVERED, money(totals.recovered)
    yield MeterFigure.WRITTEN_OFF, money(totals.written_off)
    yield MeterFigure.RETURNED, money(totals.returned)
    yield MeterFigure.FIXED, money(totals.fixed)


def rows_of(meter: Meter) -> Iterator[tuple[Value, Fact, int]]:
    """Each row of the pay table: its conditions, what it pays, and its number of hits."""
    for index, row in enumerate(bet_of(meter.rules).rows):
        yield row_fact(row), pays_fact(row.pays), meter.tallies.get(index, 0)


def shown_lines(meter: Meter, words: Words, names: Names = NO_NAMES) -> Iterator[str]:
    """A meter as lines of text: amounts, settings, rows with hits, last awards."""
    game = meter.rules
    yield words.say(
        "meter-report-title",
        meter=meter.id,
        name=words.named(game.name),
        game=game.key,
        currency=game.currency.code,
    )
    tables: Value = listed(meter.tables) if meter.tables else fact("meter-report-no-tables")
    heads: list[tuple[Fact, Value]] = [
        (fact("meter-report-state"), status(meter)),
        (fact("meter-report-tables"), tables),
        *((fact("meter-report-attention"), warning) for warning in warnings(meter)),
    ]
    wide = widest((words.text(head) for head, _ in heads), 17)
    for head, value in heads:
        yield f"{padded(words.text(head), wide)} {words.text(value)}"
    yield from _lines(_shown_values(meter), words, 30, 16)
    for label, pays, hits in rows_of(meter):
        yield words.say("meter-report-line", hits=f"{hits:>8}", pays=pays, row=label)
    yield from award_lines(meter, words, names)


def _shown_values(meter: Meter) -> Iterator[tuple[Fact, Value]]:
    """The amounts, counts and settings of a meter by label. The title names the currency."""
    for figure, counted in meter_values(meter):
        yield label_of(figure), _number(_written(counted))
    written = dict(_settings(meter.settings, meter.rules.currency.exponent))
    for figure, setting in settings_facts(meter.settings, meter.rules.currency):
        shown = _number(written[figure]) if isinstance(setting, Amount) else setting
        yield label_of(figure), shown


def _number(written: str) -> Numeral:
    """An amount or a count as a figure of a report."""
    return Numeral(written, grouped=False)


def _lines(
    values: Iterable[tuple[Fact, Value]], words: Words, names: int, amounts: int
) -> Iterator[str]:
    """Names with values in two columns of at least these widths."""
    rows = [(words.text(name), words.text(value)) for name, value in values]
    name_wide = widest((name for name, _ in rows), names)
    value_wide = widest((value for _, value in rows), amounts)
    for name, value in rows:
        yield f"{padded(name, name_wide)} {padded(value, value_wide, right=True)}"


class AwardColumn(Enum):
    """A column of the list of awards."""

    AWARD = "award"
    SLIP = "slip"
    TIME = "time"
    TABLE = "table"
    COUP = "coup"
    STATUS = "status"
    PRIZE = "prize"
    WINNERS = "winners"


_AWARD_WIDTHS = (5, 5, 20, 10, 6, 14, 8, 0)
"""The least width of each column of the list of awards."""
_AWARD_GAPS = ("", " ", "  ", "  ", " ", "  ", " ", "   ")
"""What separates each column from the one before."""
_TO_RIGHT = (AwardColumn.AWARD, AwardColumn.SLIP, AwardColumn.COUP, AwardColumn.PRIZE)


def award_lines(meter: Meter, words: Words, names: Names) -> Iterator[str]:
    """The last awards, newest first, under the headings of their columns."""
    if not meter.awards:
        yield words.say("meter-report-no-awards")
        return
    rows = [tuple(words.text(fact_of("award-column", column)) for column in AwardColumn)]
    rows += (_award_cells(meter, award, words, names) for award in reversed(meter.awards))
    columns = zip(zip(*rows, strict=True), _AWARD_WIDTHS, strict=True)
    widths = [widest(cells, least) for cells, least in columns]
    for row in rows:
        cells = zip(AwardColumn, row, widths, _AWARD_GAPS, strict=True)
        line = [gap + padded(cell, wide, right=at in _TO_RIGHT) for at, cell, wide, gap in cells]
        yield "".join(line).rstrip()


def _award_cells(meter: Meter, award: Award, words: Words, names: Names) -> tuple[str, ...]:
    winners = listed(name_and_id(share.patron, names.patrons) for share in award.shares)
    return (
        str(award.number),
        str(award.slip or "–"),
        second_text(award.at),
        award.table,
        str(award.coup),
        words.text(fact_of("meter-status", award.status)),
        words.text(_number(meter.rules.currency.written(award.prize))),
        words.text(winners),
    )


def meter_data(meter: Meter, words: Words, names: Names = NO_NAMES) -> dict[str, Data]:
    """A meter as data, with labels in the language of `words`."""
    game = meter.rules
    waiting = meter.waiting
    return {
        "meter": meter.id,
        "game": game.key,
        "currency": game.currency.code,
        "state": state_of(meter),
        "why": words.text(down_reason(meter)),
        "tables": list[Data](meter.tables),
        "warnings": [words.text(warning) for warning in warnings(meter)],
        "values": dict[str, Data](values_of(meter)),
        "settings": dict[str, Data](settings_of(meter)),
        "waiting": None if waiting is None else _waiting(waiting),
        "rows": [
            {"row": words.text(label), "pays": words.text(pays), "hits": hits}
            for label, pays, hits in rows_of(meter)
        ],
        "awards": [award_data(game, award, names) for award in reversed(meter.awards)],
    }


def _waiting(rates: Rates) -> dict[str, Data]:
    return {
        "contribution": format_percent(rates.contribution_ppm),
        "reserve-contribution": format_percent(rates.reserve_ppm),
        "fixed-pays-from": rates.fixed_pays.value,
    }


def award_data(game: Game, award: Award, names: Names) -> dict[str, Data]:
    """An award as data, with known names in addition to ids."""
    money = game.currency.written
    return {
        "award": award.number,
        "slip": award.slip or None,
        "time": second_text(award.at),
        "table": award.table,
        "coup": award.coup,
        "cards": " ".join(award.cards),
        "pays": str(bet_of(game).rows[award.row].pays),
        "status": award.status.value,
        "before": money(award.before),
        "prize": money(award.prize),
        "undivided": money(award.undivided),
        "seed": money(award.seed),
        "reserve": money(award.reserve),
        "after": money(award.after),
        "shares": [
            {
                "seat": share.seat,
                "patron": share.patron,
                "name": names.patrons.get(share.patron),
                "stake": money(share.stake),
                "amount": money(share.amount),
            }
            for share in award.shares
        ],
        "verified_by": award.verified_by,
        "verified_by_name": names.staff.get(award.verified_by),
        "paid_by": award.paid_by,
        "paid_by_name": names.staff.get(award.paid_by),
        "ended_by": award.ended_by,
        "ended_by_name": names.staff.get(award.ended_by),
        "ended_for": None if award.ended_for is None else award.ended_for.value,
        "ended_note": award.ended_note,
        "recovery": None if award.recovery is None else award.recovery.value,
        "instead": [
            {"seat": one.seat, "row": one.row, "amount": money(one.amount)} for one in award.ruled
        ],
    }


# --- CSV -------------------------------------------------------------------------------------


def awards_csv(meter: Meter, names: Names = NO_NAMES) -> str:
    """The awards in the meter's state, oldest first, one line per share."""
    head = "award slip time table coup cards pays status before prize after seat patron name amount"
    game = meter.rules
    rows = (
        (
            *(data[name] for name in head.split()[:-4]),
            share.seat,
            share.patron,
            names.patrons.get(share.patron),
            game.currency.written(share.amount),
        )
        for award in meter.awards
        for data in [award_data(game, award, names)]
        for share in award.shares
    )
    return csv_text(head.split(), rows)


class Column(Enum):
    """A column of a history as text."""

    ENTRY = "entry"
    TIME = "time"
    EVENT = "event"
    TABLE = "table"
    COUP = "coup"
    BEFORE = "before"
    AFTER = "after"
    RESERVE = "reserve"
    OVERFLOW = "overflow"
    BY = "by"
    AUTHORISED_BY = "authorised-by"
    WHY = "why"


HISTORY = [
    "entry",
    "time",
    "event",
    "table",
    "coup",
    "before",
    "after",
    "reserve",
    "overflow",
    "by",
    "by_name",
    "authorised_by",
    "authorised_by_name",
    "why",
]


def history_rows(
    game: Game, happenings: Iterable[HistoryLine], words: Words, names: Names = NO_NAMES
) -> Iterator[tuple[object, ...]]:
    """The lines of a history as cells, in the columns of `HISTORY`."""
    money = game.currency.written
    for one in happenings:
        yield (
            one.sequence,
            second_text(one.at),
            one.kind,
            one.table,
            one.coup,
            money(one.before),
            money(one.after),
            money(one.reserve),
            money(one.overflow),
            one.by,
            names.staff.get(one.by),
            one.authorised_by,
            names.staff.get(one.authorised_by),
            words.text(one.why),
        )


def history_csv(
    game: Game, happenings: Iterable[HistoryLine], words: Words, names: Names = NO_NAMES
) -> str:
    """A history as CSV."""
    return csv_text(HISTORY, history_rows(game, happenings, words, names))


def history_cells(
    game: Game, happenings: Iterable[HistoryLine], words: Words, names: Names
) -> Iterator[tuple[object, ...]]:
    """A history as text cells, headings first; a name shares a cell with its id."""
    yield tuple(words.text(fact_of("meter-column", column)) for column in Column)
    for row in history_rows(game, happenings, words, names):
        *facts, before, after, reserve, overflow, by, _, authorised_by, _, why = row
        amounts = (words.text(_number(str(one))) for one in (before, after, reserve, overflow))
        people = (name_and_id(str(one), names.staff) for one in (by, authorised_by))
        yield *facts, *amounts, *people, why


class ReconciliationLine(Enum):
    """A line of a reconciliation; the value is its name in data."""

    SINCE = "from"
    UNTIL = "until"
    WAGERS = "wagers"
    WAGERED = "in-meter"
    HITS = "hits"
    WINS = "wins-logged"
    RETURNED = "stakes-returned"
    OPENING_METER = "opening-meter"
    OPENING_RESERVE = "opening-reserve"
    OPENING_OVERFLOW = "opening-overflow"
    OPENING_AWARDS = "opening-set-aside-for-awards"
    OPENING_OWED = "opening-owed-to-patrons"
    IN_METER = "in-contributions-to-the-meter"
    IN_RESERVE = "in-contributions-to-the-reserve"
    IN_SEED = "in-seed-less-taken-back"
    IN_ADJUSTED = "in-adjustments-less-those-down"
    IN_RECOVERED = "in-awards-recovered"
    IN_WRITTEN_OFF = "in-awards-written-off"
    OUT_PAID = "out-awards-paid"
    OUT_FIXED = "out-fixed-pays"
    CLOSING_METER = "closing-meter"
    CLOSING_RESERVE = "closing-reserve"
    CLOSING_OVERFLOW = "closing-overflow"
    CLOSING_AWARDS = "closing-set-aside-for-awards"
    CLOSING_OWED = "closing-owed-to-patrons"
    DIFFERENCE = "not-accounted-for"


_OPENING = (
    ReconciliationLine.OPENING_METER,
    ReconciliationLine.OPENING_RESERVE,
    ReconciliationLine.OPENING_OVERFLOW,
    ReconciliationLine.OPENING_AWARDS,
    ReconciliationLine.OPENING_OWED,
)
_CLOSING = (
    ReconciliationLine.CLOSING_METER,
    ReconciliationLine.CLOSING_RESERVE,
    ReconciliationLine.CLOSING_OVERFLOW,
    ReconciliationLine.CLOSING_AWARDS,
    ReconciliationLine.CLOSING_OWED,
)


def reconciliation_rows(
    found: Reconciliation, exponent: int
) -> Iterator[tuple[ReconciliationLine, str]]:
    """A reconciliation line by line: opening, money in, money out, closing.

    The time is empty if the period has no start or no end.
    """
    yield ReconciliationLine.SINCE, "" if found.since is None else second_text(found.since)
    yield ReconciliationLine.UNTIL, "" if found.until is None else second_text(found.until)
    yield ReconciliationLine.WAGERS, str(found.wagers)
    yield ReconciliationLine.WAGERED, format_money(found.wagered, exponent)
    yield ReconciliationLine.HITS, str(found.hits)
    yield ReconciliationLine.WINS, str(found.wins)
    yield ReconciliationLine.RETURNED, format_money(found.returned, exponent)
    yield from _standing(_OPENING, found.opening, exponent)
    for line, amount_ppm in (
        (ReconciliationLine.IN_METER, found.contributed_ppm),
        (ReconciliationLine.IN_RESERVE, found.reserved_ppm),
        (ReconciliationLine.IN_SEED, PPM * found.seeded),
        (ReconciliationLine.IN_ADJUSTED, PPM * (found.adjusted - found.written_off)),
        (ReconciliationLine.IN_RECOVERED, PPM * found.recovered),
        (ReconciliationLine.IN_WRITTEN_OFF, PPM * found.written_off),
        (ReconciliationLine.OUT_PAID, PPM * (found.paid + found.recovered)),
        (ReconciliationLine.OUT_FIXED, PPM * found.fixed),
    ):
        yield line, exact(amount_ppm, exponent)
    yield from _standing(_CLOSING, found.closing, exponent)
    yield ReconciliationLine.DIFFERENCE, exact(found.difference_ppm, exponent)


def _standing(
    lines: tuple[ReconciliationLine, ...], held: MeterBalance, exponent: int
) -> Iterator[tuple[ReconciliationLine, str]]:
    amounts = (
        held.meter_ppm,
        held.reserve_ppm,
        held.overflow_ppm,
        held.awards_ppm,
        held.total_ppm,
    )
    for line, amount_ppm in zip(lines, amounts, strict=True):
        yield line, exact(amount_ppm, exponent)


def reconciliation_data(found: Reconciliation, exponent: int) -> dict[str, str | None]:
    """A reconciliation as data, by the names of its lines; None for an empty time."""
    return {line.value: value or None for line, value in reconciliation_rows(found, exponent)}


def reconciliation_lines(found: Reconciliation, exponent: int, words: Words) -> Iterator[str]:
    """A reconciliation as lines of text."""
    ends = {
        ReconciliationLine.SINCE: fact("meter-report-beginning"),
        ReconciliationLine.UNTIL: fact("meter-report-now"),
    }
    times = (ReconciliationLine.SINCE, ReconciliationLine.UNTIL)
    values: list[tuple[Fact, Value]] = [
        (
            fact_of("meter-reconciliation", line),
            (value or ends[line]) if line in times else _number(value),
        )
        for line, value in reconciliation_rows(found, exponent)
    ]
    yield from _lines(values, words, 48, 24)


def reconciliation_csv(found: Reconciliation, exponent: int) -> str:
    """A reconciliation as CSV."""
    rows = ((line.value, value) for line, value in reconciliation_rows(found, exponent))
    return csv_text(("line", "amount"), rows)
