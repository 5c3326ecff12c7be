"""Patrons' own limits at the tables of a pit: results and time at tables, and what is left.

Results are counted when a coup ends; until then every stake counts as lost. A meter's awards are
paid by hand and are not counted.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from puntobanco.core.facts import Fact, fact, fact_of
from puntobanco.core.ids import Ms, PatronId
from puntobanco.house.messages import PitEvent
from puntobanco.ledger.accounts import chips_of, wallet_of
from puntobanco.ledger.postings import Postings
from puntobanco.people.care import Care, PatronStanding, standing
from puntobanco.people.spending import Spending
from puntobanco.people.staff import Directory
from puntobanco.table import events
from puntobanco.table.limits import at_risk, staked
from puntobanco.table.settlement import house_postings
from puntobanco.table.state import Table

_ENDS = events.WagersSettled | events.CoupVoided | events.CoupPassed


def update_spending(
    spending: dict[PatronId, Spending],
    directory: Directory,
    table: Table,
    event: PitEvent,
    at: Ms,
) -> dict[PatronId, Spending]:
    """Every patron's results and time at tables after an event; `table` is as it was before.

    Simulated patrons have no limits, so nothing is kept for them.
    """
    changed: dict[PatronId, Spending] = {}
    if isinstance(event, events.PatronSat | events.PatronLeft):
        own = spending.get(event.patron, Spending())
        sat = isinstance(event, events.PatronSat)
        changed[event.patron] = own.seated(at) if sat else own.left(at)
    elif isinstance(event, _ENDS | events.CoupCorrected):
        for patron, amount in _results(table, event):
            changed[patron] = spending.get(patron, Spending()).with_result(amount, at)
    kept = {who: one for who, one in changed.items() if who not in directory.simulated}
    return spending | kept if kept else spending


def _results(table: Table, event: _ENDS | events.CoupCorrected) -> Iterator[tuple[PatronId, int]]:
    """Each patron's result of the end or correction of a coup, if not zero."""
    moved = _moved(getattr(event, "reversal", ())) + _moved(event.postings)
    brought: dict[PatronId, int] = {}
    for patron, amount in moved:
        brought[patron] = brought.get(patron, 0) + amount
    if not isinstance(event, events.CoupCorrected):
        # What was paid before the meter's wagers belongs to the result of the coup.
        if table.coup is not None:
            for patron, amount in _moved(house_postings(table, table.coup.paid)):
                brought[patron] = brought.get(patron, 0) + amount
        for seat, patron in table.seats.items():
            brought[patron] = brought.get(patron, 0) - staked(table, seat)
    yield from ((patron, amount) for patron, amount in brought.items() if amount)


def _moved(postings: Postings) -> list[tuple[PatronId, int]]:
    found: list[tuple[PatronId, int]] = []
    for posting in postings:
        stack = chips_of(posting.account)
        patron = wallet_of(posting.account) if stack is None else stack[1]
        if patron is not None:
            found.append((patron, posting.amount))
    return found


def remaining_limits(
    care: Care | None,
    spending: Spending | None,
    elsewhere: Iterator[Table],
    patron: PatronId,
    at: Ms,
) -> PatronStanding:
    """What a patron's own limits leave, less what is at risk at other tables."""
    if care is None:
        return PatronStanding()
    found = standing(care, spending or Spending(), at)
    if found.loss_left is None:
        return found
    risked = sum(at_risk(table, patron) for table in elsewhere)
    return replace(found, loss_left=max(0, found.loss_left - risked))


def player_of(table: Table, event: PitEvent) -> PatronId | None:
    """The patron who plays by an event: sits, buys in, bets or banks; otherwise None."""
    match event:
        case events.PatronSat() | events.ChipsBought():
            return event.patron
        case events.WagerPlaced() | events.BankPosted():
            return table.seats.get(event.seat)
        case _:
            return None


def breach(table: Table, event: PitEvent, patron: PatronId, left: PatronStanding) -> Fact | None:
    """How a patron's play breaks their own limits, or None; `table` is the table after the event.

    A limit may be set below what is already at risk: only a further risk breaks it.
    """
    if left.stop is not None:
        return fact("finding-stopped", patron=patron, why=fact_of("finding-stop", left.stop))
    risked = at_risk(table, patron)
    risks = isinstance(event, events.WagerPlaced | events.BankPosted)
    if risks and left.loss_left is not None and risked > left.loss_left:
        amount = table.rules.currency.amount
        return fact(
            "finding-risk", patron=patron, risked=amount(risked), most=amount(left.loss_left)
        )
    return None
