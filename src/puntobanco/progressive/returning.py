"""Putting a prize back: the meter before the award plus what came since, its new start undone."""

from dataclasses import dataclass

from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.postings import Postings, in_turn, move
from puntobanco.progressive import events
from puntobanco.progressive.asked import Asked
from puntobanco.progressive.commands import AwardReason
from puntobanco.progressive.prizes import capped
from puntobanco.progressive.state import Award, Meter


@dataclass(frozen=True, slots=True)
class Return:
    """What putting a prize back comes to."""

    seed: Minor
    """What the house gets back of the seed."""
    reserve: Minor
    """What the reserve gets back."""
    after: Minor
    """What the meter shows then."""
    postings: Postings


def returned(meter: Meter, award: Award, *, source: Account) -> Return:
    """The prize of an award back on the meter, the seed and reserve of its new start taken back.

    A later award may have taken what the new start had put there: then the reserve, which is the
    patrons', comes before the seed, and the meter never goes below zero.
    """
    there = meter.shown + award.amount
    reserve = Minor(min(award.reserve, there))
    seed = Minor(min(award.seed, there - reserve))
    after, over = capped(meter, there - reserve - seed)
    own = accounts.meter(meter.id)
    movements = (
        move(award.amount, source=source, target=own),
        move(reserve, source=own, target=accounts.reserve(meter.id)),
        move(seed, source=own, target=accounts.seed(meter.id)),
        move(over, source=own, target=accounts.overflow(meter.id)),
    )
    return Return(seed, reserve, after, in_turn(movements))


def rejection(
    meter: Meter, award: Award, reason: AwardReason, *, note: str, asked: Asked
) -> events.AwardRejected:
    """The event that puts the prize of an award back which nobody had verified."""
    back = returned(meter, award, source=accounts.awards(meter.id))
    return events.AwardRejected(
        award=award.number,
        reason=reason,
        note=note,
        before=meter.shown,
        seed=back.seed,
        reserve=back.reserve,
        after=back.after,
        at=asked.at,
        by=asked.name,
        approval=asked.approval,
        postings=back.postings,
    )
