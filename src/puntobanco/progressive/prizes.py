"""Prizes: the row that each wager made, and how a share of the meter is divided."""

from collections.abc import Iterator

from puntobanco.core.bets import Wager
from puntobanco.core.coup import Coup
from puntobanco.core.fields import fields_of
from puntobanco.core.game import Split
from puntobanco.core.ids import Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import PaysKind
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import in_turn, move
from puntobanco.progressive import events
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.state import (
    LockedWager,
    Meter,
    Share,
    WagerResult,
    bet_of,
    declaration_of,
    prize_of,
)


def lines_of(
    meter: Meter, wagers: tuple[LockedWager, ...], cards: tuple[str, ...]
) -> tuple[WagerResult, ...]:
    """The row that each wager made, found by the same matcher that settles all other bets."""
    book, bet = meter.rules.book, bet_of(meter.rules)
    coup_class = book.classes.index_of(Coup.parse(" ".join(cards)))
    lines = []
    for wager in wagers:
        # A share of the meter returns nothing here; the award pays it.
        staked = Wager(bet.key, **fields_of(wager, without=("seat", "patron")))
        done = book.settle(staked, coup_class, meter=Minor(0), seat=wager.seat)
        lines.append(WagerResult(wager.seat, done.row, done.returned))
    return tuple(lines)


def awards_hit(
    meter: Meter,
    table: TableId,
    coup: int,
    *,
    wagers: tuple[LockedWager, ...],
    cards: tuple[str, ...],
    lines: tuple[WagerResult, ...],
    at: Ms,
) -> Iterator[events.AwardHit]:
    """The awards of a result, the highest row first; each takes from what the previous one left."""
    rows = bet_of(meter.rules).rows
    for row in sorted({line.row for line in lines if line.row is not None}):
        if rows[row].pays.kind is not PaysKind.METER:
            continue
        winners = {line.seat for line in lines if line.row == row}
        if declaration_of(meter.rules).split is Split.PARTICIPANTS:
            winners = {wager.seat for wager in wagers}
        sharing = tuple(wager for wager in wagers if wager.seat in winners)
        hit = _hit(meter, table, coup, row=row, sharing=sharing, cards=cards, at=at)
        yield hit
        meter = evolve(meter, hit)


def _hit(
    meter: Meter,
    table: TableId,
    coup: int,
    *,
    row: int,
    sharing: tuple[LockedWager, ...],
    cards: tuple[str, ...],
    at: Ms,
) -> events.AwardHit:
    prize = prize_of(meter.rules, row, on=meter.shown)
    each, undivided = divmod(prize, len(sharing))
    paid = Minor(prize - undivided)
    whole = bet_of(meter.rules).rows[row].pays.ratio == 1
    seed = meter.settings.seed if whole else Minor(0)
    reserve = meter.reserve if whole else Minor(0)
    after, over = split_at_limit(meter, meter.shown - paid + seed + reserve)
    own = accounts.meter(meter.id)
    movements = (
        move(paid, source=own, target=accounts.awards(meter.id)),
        move(seed, source=accounts.seed(meter.id), target=own),
        move(reserve, source=accounts.reserve(meter.id), target=own),
        move(over, source=own, target=accounts.overflow(meter.id)),
    )
    return events.AwardHit(
        award=meter.totals.hits + 1,
        table=table,
        coup=coup,
        row=row,
        whole=whole,
        cards=cards,
        at=at,
        before=meter.shown,
        prize=prize,
        shares=tuple(
            Share(**fields_of(wager, without=("rides",)), amount=Minor(each)) for wager in sharing
        ),
        undivided=Minor(undivided),
        seed=seed,
        reserve=reserve,
        after=after,
        postings=in_turn(movements),
    )


def split_at_limit(meter: Meter, amount: int) -> tuple[Minor, Minor]:
    """The part of an amount that the meter may show, and the part for the overflow."""
    limit = meter.settings.limit
    shown = amount if limit is None else min(amount, limit)
    return Minor(shown), Minor(amount - shown)
