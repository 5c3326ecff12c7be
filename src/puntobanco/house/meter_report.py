"""Reports about meters: as lines to read, as data, and as CSV for whoever keeps the books."""

from collections.abc import Iterable, Iterator

from puntobanco.core.csv_text import csv_text
from puntobanco.core.game import Game
from puntobanco.core.money import PPM, Minor, format_money, format_percent
from puntobanco.core.names import plain_name
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.house.meter_log import Happening, Reconciliation, Standing
from puntobanco.house.moments import second
from puntobanco.house.names import NO_NAMES, Names, called
from puntobanco.progressive.state import Award, Meter, Parameters, Rates, Status, bet_of
from puntobanco.progressive.wording import down
from puntobanco.words import ENGLISH, words_in

Data = str | int | bool | None | list["Data"] | dict[str, "Data"]
"""What JSON can say; every amount is a string."""


def exact(amount_ppm: int, exponent: int) -> str:
    """An amount in millionths of a minor unit as a decimal, to the last digit that counts.

    >>> exact(26_000_000, 2), exact(26_500_000, 2)
    ('0.26', '0.265')
    """
    places = exponent + 6
    said = format_money(Minor(amount_ppm), places)
    kept = said[: len(said) - 6] if exponent else said.partition(".")[0]
    return kept + said[len(kept) :].rstrip("0") if amount_ppm % PPM else kept


def values_of(meter: Meter) -> dict[str, str]:
    """What a meter holds and has counted, by name."""
    return {_key(name): value for name, value in _values(meter)}


def settings_of(meter: Meter) -> dict[str, str]:
    """How a meter is set, by name."""
    named = _settings(meter.settings, meter.rules.currency.exponent)
    return {_key(name): value for name, value in named}


def status(meter: Meter) -> str:
    """Whether a meter is up, or why it is not."""
    why = words_in(ENGLISH).text(down(meter))
    if meter.fault is not None:
        return f"fault: {why}"
    return f"disabled: {why}" if meter.disabled else "up"


def warnings(meter: Meter) -> Iterator[str]:
    """What somebody ought to look at."""
    if meter.short:
        said = meter.rules.currency.written(meter.short)
        yield f"the meter was dry: the tray paid {said} of fixed pays since the last start"
    pending = [str(award.number) for award in meter.awards if award.status is Status.HIT]
    if pending:
        yield f"awards to be verified: {', '.join(pending)}"
    if meter.waiting is not None:
        yield f"rates wait for the next award of all of the meter: {_rates(meter.waiting)}"


def _rates(rates: Rates) -> str:
    return (
        f"contribution {format_percent(rates.contribution_ppm)}, "
        f"reserve {format_percent(rates.reserve_ppm)}, fixed pays from {rates.fixed_pays.value}"
    )


def _settings(parameters: Parameters, exponent: int) -> Iterator[tuple[str, str]]:
    rates = parameters.rates
    yield "seed", format_money(parameters.seed, exponent)
    yield "contribution", format_percent(rates.contribution_ppm)
    yield "reserve contribution", format_percent(rates.reserve_ppm)
    yield "limit", "none" if parameters.limit is None else format_money(parameters.limit, exponent)
    yield "fixed pays from", rates.fixed_pays.value
    yield "verification", parameters.system.value
    yield "executive above", format_money(parameters.executive_above, exponent)
    yield "most wagered in a coup", format_money(parameters.most_wagered, exponent)


def changed_settings(
    before: Parameters, after: Parameters, exponent: int
) -> Iterator[tuple[str, str, str]]:
    """Each setting of a meter that differs, as it was and as it is."""
    pairs = zip(_settings(before, exponent), _settings(after, exponent), strict=True)
    yield from ((name, was, now) for (name, was), (_, now) in pairs if was != now)


def _values(meter: Meter) -> Iterator[tuple[str, str]]:
    currency, totals = meter.rules.currency, meter.totals
    money, exponent = currency.written, currency.exponent
    yield "current", money(meter.shown)
    yield "on display", money(meter.displayed)
    yield "reserve", money(meter.reserve)
    yield "overflow", money(meter.overflow)
    yield "set aside for awards", money(meter.set_aside)
    yield "carried below a unit, meter", exact(meter.remainder_ppm, exponent)
    yield "carried below a unit, reserve", exact(meter.reserve_remainder_ppm, exponent)
    yield "in-meter", money(totals.wagered)
    yield "wagers", str(totals.wagers)
    yield "hits", str(totals.hits)
    yield "wins", str(totals.wins)
    yield "backed out", str(totals.backed_out)
    yield "awards paid", money(totals.paid)
    yield "awards recovered", money(totals.recovered)
    yield "awards written off", money(totals.written_off)
    yield "stakes returned", money(totals.returned)
    yield "fixed pays from the meter", money(totals.fixed)


def rows_of(meter: Meter) -> Iterator[tuple[str, str, int]]:
    """Each row of the pay table: what it asks, what it pays, how often it came."""
    for index, row in enumerate(bet_of(meter.rules).rows):
        label, pays = str(row_fact(row)), str(pays_fact(row.pays))
        yield label, pays, meter.tallies.get(index, 0)


def shown_lines(meter: Meter, names: Names = NO_NAMES) -> Iterator[str]:
    """A meter in lines: what it holds, how it is set, what it has paid, its last awards."""
    game = meter.rules
    yield f"meter {meter.id}: {plain_name(game.name)} ({game.key}), {game.currency.code}"
    yield f"status            {status(meter)}"
    yield f"tables            {', '.join(meter.tables) or 'none'}"
    for warning in warnings(meter):
        yield f"attention         {warning}"
    for name, value in (*_values(meter), *_settings(meter.settings, game.currency.exponent)):
        yield f"{name:<30} {value:>16}"
    for label, pays, hits in rows_of(meter):
        yield f"{hits:>8} × {pays}: {label}"
    yield from award_lines(meter, names)


def award_lines(meter: Meter, names: Names) -> Iterator[str]:
    """The last awards, newest first."""
    if not meter.awards:
        yield "no awards yet"
        return
    yield "award  slip  time                  table        coup  status       prize   winners"
    for award in reversed(meter.awards):
        prize = meter.rules.currency.written(award.prize)
        winners = ", ".join(called(share.patron, names.patrons) for share in award.shares)
        yield (
            f"{award.number:>5} {award.slip or '–':>5}  {second(award.at)}  {award.table:<10} "
            f"{award.coup:>6}  {award.status.value:<10} {prize:>8}   {winners}"
        )


def meter_data(meter: Meter, names: Names = NO_NAMES) -> dict[str, Data]:
    """A meter as data."""
    game = meter.rules
    waiting = meter.waiting
    return {
        "meter": meter.id,
        "game": game.key,
        "currency": game.currency.code,
        "status": status(meter),
        "tables": list[Data](meter.tables),
        "warnings": list[Data](warnings(meter)),
        "values": dict[str, Data](values_of(meter)),
        "settings": dict[str, Data](settings_of(meter)),
        "waiting": None if waiting is None else _rates(waiting),
        "rows": [
            {"row": label, "pays": pays, "hits": hits} for label, pays, hits in rows_of(meter)
        ],
        "awards": [award_data(game, award, names) for award in reversed(meter.awards)],
    }


def _key(name: str) -> str:
    return name.replace(", ", "-").replace(" ", "-")


def award_data(game: Game, award: Award, names: Names) -> dict[str, Data]:
    """An award as data, with the names that are known beside the ids."""
    money = game.currency.written
    return {
        "award": award.number,
        "slip": award.slip or None,
        "time": second(award.at),
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
    """The awards at hand, oldest first, one line for each share."""
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
    game: Game, happenings: Iterable[Happening], names: Names = NO_NAMES
) -> Iterator[tuple[object, ...]]:
    """The lines of a history as cells, under the names of `HISTORY`."""
    money = game.currency.written
    for one in happenings:
        yield (
            one.sequence,
            second(one.at),
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
            one.why,
        )


def history_csv(game: Game, happenings: Iterable[Happening], names: Names = NO_NAMES) -> str:
    """A history as CSV."""
    return csv_text(HISTORY, history_rows(game, happenings, names))


def history_cells(
    game: Game, happenings: Iterable[Happening], names: Names
) -> Iterator[tuple[object, ...]]:
    """A history to be read, its head first: a name stands with its id in one cell."""
    yield tuple(name for name in HISTORY if not name.endswith("_name"))
    for row in history_rows(game, happenings, names):
        *facts, by, _, authorised_by, _, why = row
        people = (called(str(one), names.staff) for one in (by, authorised_by))
        yield *facts, *people, why


def reconciled(found: Reconciliation, exponent: int) -> Iterator[tuple[str, str]]:
    """A reconciliation line by line: what was held, what came and went, what is held."""
    yield "from", "the beginning" if found.since is None else second(found.since)
    yield "until", "now" if found.until is None else second(found.until)
    yield "wagers", str(found.wagers)
    yield "in-meter", format_money(found.wagered, exponent)
    yield "hits", str(found.hits)
    yield "wins logged", str(found.wins)
    yield "stakes returned", format_money(found.returned, exponent)
    yield from _standing("opening", found.opening, exponent)
    for name, amount_ppm in (
        ("in: contributions to the meter", found.contributed_ppm),
        ("in: contributions to the reserve", found.reserved_ppm),
        ("in: seed put up by the house, less taken back", PPM * found.seeded),
        ("in: adjustments, less those down", PPM * (found.adjusted - found.written_off)),
        ("in: awards recovered from winners", PPM * found.recovered),
        ("in: awards written off by the house", PPM * found.written_off),
        ("out: awards paid", PPM * (found.paid + found.recovered)),
        ("out: fixed pays from the meter", PPM * found.fixed),
    ):
        yield name, exact(amount_ppm, exponent)
    yield from _standing("closing", found.closing, exponent)
    yield "not accounted for", exact(found.difference_ppm, exponent)


def _standing(name: str, held: Standing, exponent: int) -> Iterator[tuple[str, str]]:
    yield f"{name}: meter", exact(held.meter_ppm, exponent)
    yield f"{name}: reserve", exact(held.reserve_ppm, exponent)
    yield f"{name}: overflow", exact(held.overflow_ppm, exponent)
    yield f"{name}: set aside for awards", exact(held.awards_ppm, exponent)
    yield f"{name}: owed to patrons", exact(held.total_ppm, exponent)


def reconciliation_csv(found: Reconciliation, exponent: int) -> str:
    """A reconciliation as CSV."""
    return csv_text(("line", "amount"), reconciled(found, exponent))
