"""Putting a prize back: the meter before the award plus what was added since, restart undone."""

from dataclasses import dataclass

from puntobanco.core.game import FixedPays
from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.postings import Postings, in_turn, move
from puntobanco.progressive import events
from puntobanco.progressive.context import MeterContext
from puntobanco.progressive.prizes import split_at_limit
from puntobanco.progressive.rulings import replacement_pays
from puntobanco.progressive.state import Award, AwardReason, Meter, ReplacementPay


@dataclass(frozen=True, slots=True)
class PutBack:
    """The effect of putting a prize back."""

    seed: Minor
    """The part of the seed returned to the house."""
    reserve: Minor
    """The amount returned to the reserve."""
    after: Minor
    """The meter amount afterwards."""
    postings: Postings


def put_back(meter: Meter, award: Award, *, source: Account) -> PutBack:
    """Put an award's prize back on the meter and take back the seed and reserve of its restart.

    A later award may have taken what the restart added. Then the reserve, which belongs to the
    patrons, is repaid before the seed, and the meter never goes below zero.
    """
    there = meter.shown + award.amount
    reserve = Minor(min(award.reserve, there))
    seed = Minor(min(award.seed, there - reserve))
    after, over = split_at_limit(meter, there - reserve - seed)
    own = accounts.meter(meter.id)
    movements = (
        move(award.amount, source=source, target=own),
        move(reserve, source=own, target=accounts.reserve(meter.id)),
        move(seed, source=own, target=accounts.seed(meter.id)),
        move(over, source=own, target=accounts.overflow(meter.id)),
    )
    return PutBack(seed, reserve, after, in_turn(movements))


def fixed_pays(meter: Meter, table: TableId, due: int, *, on: int) -> tuple[Minor, Minor, Postings]:
    """The fixed pays that the meter covers, the rest for the tray, and the postings."""
    if meter.settings.rates.fixed_pays is FixedPays.TRAY:
        return Minor(0), Minor(0), ()
    covered = Minor(min(due, on))
    source, target = accounts.meter(meter.id), accounts.fed(meter.id, table)
    return covered, Minor(due - covered), move(covered, source=source, target=target)


def replacement_postings(
    meter: Meter, table: TableId, ruled: tuple[ReplacementPay, ...]
) -> Postings:
    """The postings that pay wagers in place of an award, from the table's tray."""
    source = accounts.fed(meter.id, table)
    return in_turn(
        move(one.amount, source=source, target=accounts.wallet(one.patron)) for one in ruled
    )


@dataclass(frozen=True, slots=True)
class Replacement:
    """What the wagers of an award get instead, and the money moved now."""

    ruled: tuple[ReplacementPay, ...]
    covered: Minor
    short: Minor
    postings: Postings


def replacement_for(meter: Meter, award: Award, reason: AwardReason, *, on: int) -> Replacement:
    """What the wagers of an undone award get; END GAME pays it if the coup is in progress.

    `on` is the meter amount with the prize put back.
    """
    found = replacement_pays(meter, award, reason)
    hand = meter.hand(award.table, award.coup)
    if hand is not None and hand.in_progress:
        return Replacement(found, Minor(0), Minor(0), ())
    due = sum(one.amount for one in found if one.row is not None)
    covered, short, postings = fixed_pays(meter, award.table, due, on=on)
    return Replacement(
        found, covered, short, (*replacement_postings(meter, award.table, found), *postings)
    )


def rejection(
    meter: Meter, award: Award, reason: AwardReason, *, note: str, asked: MeterContext
) -> events.AwardRejected:
    """The event that puts the prize of an unverified award back on the meter.

    If the coup itself was voided or corrected, the table settles its wagers.
    """
    back = put_back(meter, award, source=accounts.awards(meter.id))
    nothing = Replacement((), Minor(0), Minor(0), ())
    other = (
        replacement_for(meter, award, reason, on=back.after) if asked.by is not None else nothing
    )
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
        postings=in_turn((back.postings, other.postings)),
        ruled=other.ruled,
        covered=other.covered,
        short=other.short,
    )
