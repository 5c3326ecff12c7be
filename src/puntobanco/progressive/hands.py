"""A table's coup as the meter sees it: START GAME, the result, END GAME, and what undoes them."""

from puntobanco.core.ids import TableId
from puntobanco.core.money import PPM, Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import in_turn, move
from puntobanco.progressive import commands, events
from puntobanco.progressive.context import MeterContext
from puntobanco.progressive.decision import Decision, hand_in, refuse_unopened, wrong_step
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.marks import refuse_disagreeing_marks, unverified_awards
from puntobanco.progressive.prizes import awards_hit, lines_of, split_at_limit
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode, WrongStep
from puntobanco.progressive.returning import fixed_pays, rejection, replacement_postings
from puntobanco.progressive.state import (
    LOGGED,
    AwardReason,
    AwardStatus,
    HandPhase,
    IncrementFault,
    KeyPosition,
    LockedWager,
    Meter,
    MeterHand,
    WrongIncrement,
    stake_of,
)

_ON = (HandPhase.LOCKED, HandPhase.STOOD)


def lock(meter: Meter, command: commands.LockWagers) -> Decision:
    """START GAME: count the wagers once; add their contributions to the meter and the reserve."""
    refusal = refuse_unopened(meter)
    if refusal is not None:
        return refusal
    if not meter.accepts_wagers:
        return MeterRefusal(MeterRefusalCode.METER_DOWN)
    if command.table not in meter.tables:
        return MeterRefusal(MeterRefusalCode.TABLE_NOT_JOINED, table=command.table)
    last = meter.hands.get(command.table)
    if last is not None and (last.in_progress or command.coup <= last.coup):
        return wrong_step(WrongStep.COUNTED, table=command.table, coup=last.coup)
    fault = wrong_increment(meter, command.wagers)
    if fault is not None:
        return (
            events.IncrementRefused(
                table=command.table,
                coup=command.coup,
                wagers=command.wagers,
                marked=command.marked,
                fault=fault,
            ),
        )
    return (_locked(meter, command),)


def wrong_increment(meter: Meter, wagers: tuple[LockedWager, ...]) -> WrongIncrement | None:
    """Why wagers cannot have come from one coup at one table, or None if they can."""
    stake, count = stake_of(meter.rules), len(wagers)
    odd = next((wager for wager in wagers if wager.stake != stake), None)
    if odd is not None:
        return WrongIncrement(IncrementFault.STAKE, count, odd.seat, odd.stake, stake)
    if not wagers or len({wager.seat for wager in wagers}) < count:
        return WrongIncrement(IncrementFault.SEATS, count)
    wagered, most = Minor(stake * count), meter.settings.most_wagered
    if wagered > most:
        return WrongIncrement(IncrementFault.MOST, count, amount=wagered, expected=most)
    return None


def _locked(meter: Meter, command: commands.LockWagers) -> events.WagersLocked:
    wagered = sum(wager.stake for wager in command.wagers)
    rates = meter.settings.rates
    contributed, reserved = wagered * rates.contribution_ppm, wagered * rates.reserve_ppm
    to_meter = (meter.remainder_ppm + contributed) // PPM
    to_reserve = (meter.reserve_remainder_ppm + reserved) // PPM
    shown, over = split_at_limit(meter, meter.shown + to_meter)
    fed = accounts.fed(meter.id, command.table)
    movements = (
        move(Minor(shown - meter.shown), source=fed, target=accounts.meter(meter.id)),
        move(over, source=fed, target=accounts.overflow(meter.id)),
        move(Minor(to_reserve), source=fed, target=accounts.reserve(meter.id)),
    )
    return events.WagersLocked(
        table=command.table,
        coup=command.coup,
        wagers=command.wagers,
        marked=command.marked,
        contributed_ppm=contributed,
        reserved_ppm=reserved,
        shown=shown,
        postings=in_turn(movements),
    )


def stand(meter: Meter, command: commands.StandResult, asked: MeterContext) -> Decision:
    """Record the result: what each wager made, and a pending award for each share of the meter."""
    hand = hand_in(meter, command.table, command.coup, HandPhase.LOCKED)
    if isinstance(hand, MeterRefusal):
        return hand
    lines = lines_of(meter, hand.wagers, command.cards)
    stood = events.ResultStood(
        table=command.table, coup=command.coup, cards=command.cards, lines=lines
    )
    found = awards_hit(
        evolve(meter, stood),
        command.table,
        command.coup,
        wagers=hand.wagers,
        cards=command.cards,
        lines=lines,
        at=asked.at,
    )
    return (stood, *found)


def end(meter: Meter, command: commands.EndHand) -> Decision:
    """END GAME: marks agree, awards are verified, and the meter pays its part."""
    hand = hand_in(meter, command.table, command.coup, HandPhase.STOOD)
    if isinstance(hand, MeterRefusal):
        return hand
    refusal = refuse_disagreeing_marks(meter, hand)
    if refusal is not None:
        return refusal
    # Cards stay on a dealer's table until the award is verified; a table without a dealer
    # continues.
    waiting = unverified_awards(meter, command.table, command.coup)
    if waiting and hand.marked:
        return MeterRefusal(MeterRefusalCode.AWARD_PENDING, awards=waiting)
    if hand.marked and command.table in meter.keys:
        return MeterRefusal(MeterRefusalCode.KEY, position=KeyPosition.JPH)
    pays = replacement_postings(meter, command.table, hand.ruled)
    due = sum(line.returned for line in hand.lines) + sum(
        one.amount for one in hand.ruled if one.row is not None
    )
    covered, short, postings = fixed_pays(meter, command.table, due, on=meter.shown)
    return (
        events.HandEnded(
            table=command.table,
            coup=command.coup,
            covered=covered,
            short=short,
            postings=in_turn((pays, postings)),
            ruled=hand.ruled,
        ),
    )


def withdraw(meter: Meter, command: commands.WithdrawResult, asked: MeterContext) -> Decision:
    """A card was corrected: unverified awards go back to the meter."""
    hand = hand_in(meter, command.table, command.coup, HandPhase.STOOD)
    if isinstance(hand, MeterRefusal):
        return hand
    undone = _undone(meter, command.table, command.coup, AwardReason.CARDS_MISREAD, asked)
    if isinstance(undone, MeterRefusal):
        return undone
    return (*undone, events.ResultWithdrawn(table=command.table, coup=command.coup))


def void(meter: Meter, command: commands.VoidHand, asked: MeterContext) -> Decision:
    """The coup is void: contributions stay, and unverified awards go back to the meter."""
    hand = hand_in(meter, command.table, command.coup, *_ON)
    if isinstance(hand, MeterRefusal):
        return hand
    undone = _undone(meter, command.table, command.coup, AwardReason.COUP_VOID, asked)
    if isinstance(undone, MeterRefusal):
        return undone
    return (*undone, events.HandVoided(table=command.table, coup=command.coup))


def _undone(
    meter: Meter, table: TableId, coup: int, reason: AwardReason, asked: MeterContext
) -> tuple[events.AwardRejected, ...] | MeterRefusal:
    """The rejection of every award of a coup, or a refusal if one was logged."""
    awards = meter.awards_of(table, coup)
    logged = tuple(award.number for award in awards if award.status in LOGGED)
    if logged:
        return MeterRefusal(MeterRefusalCode.AWARD_LOGGED, awards=logged)
    made: list[events.AwardRejected] = []
    # Undo the last hit first, so that each one finds the meter as it was right after that hit.
    for award in reversed(awards):
        if award.status is AwardStatus.HIT:
            made.append(rejection(meter, award, reason, note="", asked=asked))
            meter = evolve(meter, made[-1])
    return tuple(made)


def correct(meter: Meter, command: commands.CorrectHand, asked: MeterContext) -> Decision:
    """Correct a finished coup: adjust what the meter paid, and hit what the new cards win."""
    hand = hand_in(meter, command.table, command.coup, HandPhase.ENDED)
    if isinstance(hand, MeterRefusal):
        return hand
    if hand.ruled:
        # The replacement for a rejected award was already paid, according to the old cards.
        return MeterRefusal(MeterRefusalCode.AWARD_STATUS, status=AwardStatus.REJECTED)
    undone = _undone(meter, command.table, command.coup, AwardReason.CARDS_MISREAD, asked)
    if isinstance(undone, MeterRefusal):
        return undone
    for event in undone:
        meter = evolve(meter, event)
    corrected = _corrected(meter, command, hand)
    found = awards_hit(
        evolve(meter, corrected),
        command.table,
        command.coup,
        wagers=hand.wagers,
        cards=command.cards,
        lines=corrected.lines,
        at=asked.at,
    )
    return (*undone, corrected, *found)


def _corrected(
    meter: Meter, command: commands.CorrectHand, hand: MeterHand
) -> events.HandCorrected:
    lines = lines_of(meter, hand.wagers, command.cards)
    back = hand.covered
    own, fed = accounts.meter(meter.id), accounts.fed(meter.id, command.table)
    shown, over = split_at_limit(meter, meter.shown + back)
    due = sum(line.returned for line in lines)
    covered, short, paid = fixed_pays(meter, command.table, due, on=shown)
    movements = (
        move(back, source=fed, target=own),
        move(over, source=own, target=accounts.overflow(meter.id)),
        paid,
    )
    return events.HandCorrected(
        table=command.table,
        coup=command.coup,
        cards=command.cards,
        lines=lines,
        given_back=back,
        covered=covered,
        short=short,
        postings=in_turn(movements),
    )
