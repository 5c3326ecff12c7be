"""What happens to the wagers of an award that was not a win: to the stake, and to lower rows.

"Malfunction voids all pays and plays": a void returns the stake. If the play is valid and only the
top row was not made, the next row that the cards make pays.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from msgspec.structs import replace

from puntobanco.core.coup import Coup
from puntobanco.core.rows import PaysKind
from puntobanco.progressive import events
from puntobanco.progressive.prizes import awards_hit, lines_of
from puntobanco.progressive.state import (
    Award,
    AwardReason,
    Meter,
    ReplacementPay,
    WagerResult,
    bet_of,
    fixed_return,
    stake_of,
)


class Stake(Enum):
    """What happens to a stake."""

    STANDS = "stands"
    """The wager is valid: it stays lost, or a lower row pays it."""
    RETURNED = "returned"
    """The wager is void."""


class Ruling(NamedTuple):
    """What a reason means for the wagers that hit the award."""

    stake: Stake
    lower: bool
    """Whether the next row that the cards make is paid."""


RULINGS: dict[AwardReason, Ruling] = {
    AwardReason.NOT_QUALIFIED: Ruling(Stake.STANDS, lower=True),
    AwardReason.NO_WAGER: Ruling(Stake.RETURNED, lower=False),
    # The recorded cards are wrong: the coup is corrected and settled by the right cards.
    AwardReason.CARDS_MISREAD: Ruling(Stake.STANDS, lower=False),
    AwardReason.COUP_VOID: Ruling(Stake.RETURNED, lower=False),
    AwardReason.MALFUNCTION: Ruling(Stake.RETURNED, lower=False),
}
"""A ruling for every reason to reject or back out an award."""


def replacement_pays(meter: Meter, award: Award, reason: AwardReason) -> tuple[ReplacementPay, ...]:
    """What each wager of an award gets instead: its stake, or a fixed pay of a lower row."""
    ruling, stake = RULINGS[reason], stake_of(meter.rules)
    if ruling.stake is Stake.RETURNED:
        # Seats that shared without a row of their own are void too; a fixed pay remains valid.
        void = {line.seat for line in _lines(meter, award) if line.row in (award.row, None)}
        return tuple(
            ReplacementPay(share.seat, share.patron, row=None, amount=stake)
            for share in award.shares
            if share.seat in void
        )
    rows, patrons = bet_of(meter.rules).rows, {one.seat: one.patron for one in award.wagers}
    return tuple(
        ReplacementPay(
            line.seat,
            patrons[line.seat],
            row=line.row,
            amount=fixed_return(meter.rules, line.row),
        )
        for line in next_rows(meter, award, reason)
        if line.row is not None and rows[line.row].pays.kind is not PaysKind.METER
    )


def lower_hits(meter: Meter, award: Award, reason: AwardReason) -> Iterator[events.AwardHit]:
    """The awards of a lower row that also is a share of the meter."""
    yield from awards_hit(
        meter,
        award.table,
        award.coup,
        wagers=award.wagers,
        cards=award.cards,
        lines=next_rows(meter, award, reason),
        at=award.at,
    )


def next_rows(meter: Meter, award: Award, reason: AwardReason) -> tuple[WagerResult, ...]:
    """The wagers that hit an award, each with the next row that its cards make."""
    if not RULINGS[reason].lower:
        return ()
    book, bet = meter.rules.book, bet_of(meter.rules)
    coup_class = book.classes.index_of(Coup.parse(" ".join(award.cards)))
    sides = {one.seat: one.rides for one in award.wagers}
    made = []
    for line in _lines(meter, award):
        if line.row != award.row:
            continue
        side = sides[line.seat] or bet.side
        lower = (
            row
            for row in range(award.row + 1, len(bet.rows))
            if coup_class in book.classes.matching(bet.rows_at(line.seat)[row], side)
        )
        made.append(replace(line, row=next(lower, None)))
    return tuple(made)


def _lines(meter: Meter, award: Award) -> tuple[WagerResult, ...]:
    return lines_of(meter, award.wagers, award.cards)
