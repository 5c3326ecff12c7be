"""The effect of an event on a table. Total, and without checks: `decide` made them."""

from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.core.roads import Mark
from puntobanco.core.shoe import Progress
from puntobanco.ledger.accounts import is_wallet
from puntobanco.ledger.postings import Postings, applied
from puntobanco.table import events
from puntobanco.table.events import AnyEvent
from puntobanco.table.mid_coup import without_mid_coup
from puntobanco.table.state import (
    MARKED,
    RECALLED,
    CoupInPlay,
    CoupRecord,
    Mode,
    Phase,
    PlacedWager,
    Position,
    ShoeInUse,
    Table,
    burn_due,
    coup_of_cards,
)
from puntobanco.table.tableau import FIRST_CARDS


def evolve(table: Table, event: AnyEvent) -> Table:  # noqa: C901 -- one line a kind
    """The table after an event."""
    match event:
        case events.TableOpened():
            return replace(table, game=event.game, mode=event.mode, phase=Phase.IDLE, disabled="")
        case events.TableClosed():
            closed = replace(table, meter=None, meter_open=False)
            return replace(closed, phase=Phase.CLOSED, shoe=None, position=Position(), waived=())
        case events.TableDisabled():
            return replace(table, disabled=event.reason)
        case events.TableEnabled():
            return replace(table, disabled="")
        case events.SettingChanged():
            return replace(table, game=event.game)
        case events.PatronSat():
            return replace(table, seats=table.seats | {event.seat: event.patron})
        case events.PatronLeft():
            return _left(table, event)
        case events.ChipsBought() | events.ChipsCashed():
            return _moved(table, event.postings)
        case events.ShoeStarted():
            return _shoe_started(table, event)
        case events.ShoeWasCut():
            return _shoe(table, cut=event.position, cut_by=event.by)
        case events.CardsBurned():
            return _burned(table, event)
        case events.CutCardSeen():
            return _shoe(table, coups_left=event.coups_left)
        case events.ShoeEnded():
            return _shoe(table, ended=True)
        case events.PositionOffered():
            return replace(
                table, position=replace(table.position, offered=event.seat, unclaimed=False)
            )
        case events.PositionDeclined():
            declined = (*table.position.declined, event.seat)
            return replace(table, position=replace(table.position, offered=None, declined=declined))
        case events.PositionAccepted():
            return replace(table, position=Position(holder=event.seat, held=True))
        case events.PositionGivenUp():
            return replace(table, position=Position(holder=event.seat))
        case events.PositionUnclaimed():
            return replace(table, position=Position(holder=table.position.holder, unclaimed=True))
        case events.BankPosted():
            return _moved(table, event.postings)
        case events.FeesWaived():
            # A waiver adds to earlier ones: what was promised for the coup is not taken back.
            return replace(table, waived=tuple(dict.fromkeys((*table.waived, *event.columns))))
        case events.BettingOpened():
            return _betting_opened(table, event)
        case events.WagerPlaced():
            return _placed(table, event)
        case events.WagerTakenBack():
            return _taken_back(table, event)
        case events.BettingClosed():
            return _betting_closed(table, event)
        case events.MidCoupBettingOpened():
            offered = replace(table.play, mid_coup=event.bets)
            return replace(table, phase=Phase.MID_COUP, coup=offered)
        case events.MidCoupBettingClosed():
            added = replace(table.play, wagers=(*table.play.wagers, *event.wagers))
            return _moved(replace(table, phase=Phase.DEALING, coup=added), event.postings)
        case events.CoupPassed():
            return _moved(replace(table, phase=Phase.IDLE, coup=None), event.postings)
        case events.CardDealt():
            return _dealt(table, event)
        case events.CardsTurned():
            turned = (*table.play.turned, *event.places)
            return replace(table, coup=replace(table.play, turned=turned))
        case events.CardCorrected():
            return _corrected(table, event)
        case events.CoupCompleted():
            return replace(table, phase=Phase.RESULT)
        case events.BaseWagersSettled():
            paid = replace(table.play, paid=event.settled)
            return _moved(replace(table, coup=paid), event.postings)
        case events.WagersSettled():
            return _settled(table, event)
        case events.CoupVoided():
            return _voided(table, event)
        case events.CoupCorrected():
            return _coup_corrected(table, event)
        case events.MeterLinked():
            return replace(table, meter=event.meter)
        case events.MeterUnlinked():
            return replace(table, meter=None, meter_open=False)
        case events.SideBetOpened():
            return replace(table, meter_open=True)
        case events.SideBetClosed():
            return replace(table, meter_open=False)
        case _:
            assert_never(event)


def _moved(table: Table, postings: Postings) -> Table:
    return replace(table, balances=applied(table.balances, postings, elsewhere=is_wallet))


def _left(table: Table, event: events.PatronLeft) -> Table:
    seats = {seat: who for seat, who in table.seats.items() if seat != event.seat}
    position = table.position
    if position.player_dealer == event.seat:
        # The place stays marked, so that the position continues clockwise from there.
        position = replace(position, held=False)
    if position.offered == event.seat:
        position = replace(position, offered=None)
    return _moved(replace(table, seats=seats, position=position), event.postings)


def _shoe_started(table: Table, event: events.ShoeStarted) -> Table:
    # Continuous shuffle takes a shoe per coup: the roads continue over all of them.
    before = table.shoe
    marks = before.marks if before is not None and table.rules.shoe.continuous else ()
    shoe = ShoeInUse(
        number=event.shoe, commitment=event.commitment, sealed=event.sealed, marks=marks
    )
    return replace(table, shoe=shoe, shoes=event.shoe)


def _shoe(table: Table, **changes: int | bool | str | None) -> Table:
    assert table.shoe is not None, "an event about a shoe follows its start"
    return replace(table, shoe=replace(table.shoe, **changes))


def _burned(table: Table, event: events.CardsBurned) -> Table:
    assert table.shoe is not None, "an event about a shoe follows its start"
    shoe = table.shoe
    seen = _seen(shoe.seen, event.turned) if event.turned else shoe.seen
    used = shoe.used + event.unseen + (event.turned is not None)
    return replace(table, shoe=replace(shoe, burned=True, used=used, seen=seen))


def _seen(seen: dict[str, int], card: str) -> dict[str, int]:
    return seen | {card: seen.get(card, 0) + 1}


def _betting_opened(table: Table, event: events.BettingOpened) -> Table:
    coup = CoupInPlay(number=event.coup, waived=table.waived)
    return replace(table, phase=Phase.BETTING, coup=coup, coups=event.coup, waived=())


def _placed(table: Table, event: events.WagerPlaced) -> Table:
    coup = table.play
    placed = PlacedWager(event.bet, event.amount, id=event.act)
    acts = (*coup.acts.get(event.seat, ()), placed)
    moved = _moved(table, event.postings)
    return replace(moved, coup=replace(coup, acts=coup.acts | {event.seat: acts}))


def _taken_back(table: Table, event: events.WagerTakenBack) -> Table:
    coup = table.play
    acts = tuple(act for act in coup.acts[event.seat] if act.id != event.act)
    moved = _moved(table, event.postings)
    return replace(moved, coup=replace(coup, acts=coup.acts | {event.seat: acts}))


def _betting_closed(table: Table, event: events.BettingClosed) -> Table:
    coup = replace(table.play, wagers=event.wagers, fees=event.fees)
    return _moved(replace(table, phase=Phase.DEALING, coup=coup), event.postings)


def _dealt(table: Table, event: events.CardDealt) -> Table:
    coup, shoe = table.play, table.shoe
    assert shoe is not None, "cards come from a shoe"
    used = shoe.used + burn_due(table) + 1
    return replace(
        table,
        coup=replace(coup, cards=(*coup.cards, event.card)),
        shoe=replace(shoe, used=used, seen=_seen(shoe.seen, event.card)),
    )


def _corrected(table: Table, event: events.CardCorrected) -> Table:
    coup, shoe = table.play, table.shoe
    assert shoe is not None, "cards come from a shoe"
    cards = (*coup.cards[: event.place], event.after, *coup.cards[event.place + 1 :])
    seen = _seen(shoe.seen | {event.before: shoe.seen[event.before] - 1}, event.after)
    if event.place < FIRST_CARDS:
        # What was bet after four cards was bet on a card that was not there.
        coup = without_mid_coup(table)
    # The physical card may require other cards than the one that was read.
    return replace(
        _moved(table, event.reversal),
        phase=Phase.DEALING,
        coup=replace(coup, cards=cards, paid=()),
        shoe=replace(shoe, seen=seen),
    )


def _settled(table: Table, event: events.WagersSettled) -> Table:
    coup = table.play
    record = CoupRecord(
        number=coup.number,
        shoe=table.shoe.number if table.shoe else 0,
        cards=coup.cards,
        settled=event.settled,
        fees=coup.fees,
        bank=table.bank,
    )
    last: dict[PatronId, dict[str, Minor]] = {}
    for wager in coup.wagers:
        if table.rules.bet(wager.bet).after_four:
            continue
        last.setdefault(wager.patron, {})[wager.bet] = wager.stake
    finished = _marked(_finished(_moved(table, event.postings), record), coup.cards)
    position = finished.position
    if position.held:
        finished = replace(finished, position=replace(position, hands=position.hands + 1))
    # A patron who sat this coup out can still repeat their last bets.
    seated = set(table.seats.values())
    kept = {patron: bets for patron, bets in table.last.items() if patron in seated}
    return replace(
        finished, last=kept | {patron: tuple(bets.items()) for patron, bets in last.items()}
    )


def _finished(table: Table, record: CoupRecord) -> Table:
    """The table after a coup. A coup voided before its first card does not change the shoe."""
    shoe = _one_coup_further(table) if table.play.cards else table.shoe
    recall = (*table.recall, record)[-RECALLED:]
    return replace(table, phase=Phase.IDLE, coup=None, shoe=shoe, recall=recall)


def _one_coup_further(table: Table) -> ShoeInUse:
    shoe, cards = table.shoe, len(table.play.cards)
    assert shoe is not None, "cards come from a shoe"
    after = Progress(table.rules.shoe, shoe.used - cards, shoe.coups_left).dealt(cards)
    left = after.coups_left if table.mode is Mode.AUTOMATIC else _one_less(shoe.coups_left)
    if table.rules.shoe.continuous:
        # Each coup is dealt from a full shoe.
        return replace(shoe, coups=shoe.coups + 1, used=0, seen={}, coups_left=None)
    return replace(shoe, coups=shoe.coups + 1, coups_left=left)


def _marked(table: Table, cards: tuple[str, ...], *, again: bool = False) -> Table:
    """The table with a coup added to its roads; `again` replaces the last one."""
    shoe = table.shoe
    assert shoe is not None, "cards come from a shoe"
    before = shoe.marks[:-1] if again else shoe.marks
    marks = (*before, Mark.of(coup_of_cards(cards)).code)[-MARKED:]
    return replace(table, shoe=replace(shoe, marks=marks))


def _one_less(coups_left: int | None) -> int | None:
    return None if coups_left is None else coups_left - 1


def _voided(table: Table, event: events.CoupVoided) -> Table:
    coup = table.play
    record = CoupRecord(
        number=coup.number,
        shoe=table.shoe.number if table.shoe else 0,
        cards=coup.cards,
        settled=(),
        fees={},
        bank=table.bank,
        void=event.reason,
    )
    # The cards have left the shoe, but a void coup does not count for the position.
    return _finished(_moved(table, event.postings), record)


def _coup_corrected(table: Table, event: events.CoupCorrected) -> Table:
    # One movement: between its halves an account could be below zero.
    moved = _moved(table, (*event.reversal, *event.postings))
    recall = tuple(
        replace(one, cards=event.cards, settled=event.settled) if one.number == event.coup else one
        for one in table.recall
    )
    corrected = replace(moved, recall=recall)
    # A shoe that began after the coup has no mark of it.
    same_shoe = table.shoe is not None and table.shoe.number == table.recall[-1].shoe
    return _marked(corrected, event.cards, again=True) if same_shoe else corrected
