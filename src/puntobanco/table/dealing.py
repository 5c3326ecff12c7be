"""Dealing: each card by the drawing rules, corrections, and the end of a coup."""

from puntobanco.core.cards import Card
from puntobanco.core.coup import Hand
from puntobanco.core.errors import NotationError
from puntobanco.ledger.postings import gathered
from puntobanco.people.staff import Approval, Role
from puntobanco.table import commands, events, mid_coup
from puntobanco.table.acts import digest_of_act
from puntobanco.table.context import TableContext
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_unless_dealing,
    refuse_unless_role,
)
from puntobanco.table.evolve import evolve
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.roles import CORRECT_CARD, VOID_COUP
from puntobanco.table.settlement import (
    refuse_if_chips_gone,
    return_bank,
    return_stakes_and_fees,
    reverse_for_card,
    settle,
    settle_base,
)
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import Phase, Table, coup_of_cards, parse_cards
from puntobanco.table.tableau import FIRST_CARDS, hand_after


def deal(table: Table, command: commands.DealCard, asked: TableContext) -> Decision:
    """Deal the next card to the hand determined by the drawing rules."""
    refusal = refuse_if_closed(table) or refuse_unless_dealing(table, asked, Role.DEALER)
    if refusal is not None:
        return refusal
    if table.phase is not Phase.DEALING:
        complete = table.phase is Phase.RESULT
        code = RefusalCode.COUP_COMPLETE if complete else RefusalCode.WRONG_PHASE
        return Refusal(code, phase=table.phase)
    card = _parse_card(command.card)
    if isinstance(card, Refusal):
        return card
    refusal = refuse_beyond_supply(table, card) or _refuse_early_third_card(table)
    if refusal is not None:
        return refusal
    cards = (*table.play.cards, str(card))
    dealt = events.CardDealt(
        coup=table.play.number,
        place=len(cards) - 1,
        hand=destination(table).value,
        card=str(card),
    )
    return (dealt, *_following(evolve(table, dealt)))


def destination(table: Table) -> Hand:
    """The hand that receives the next card."""
    to = hand_after(parse_cards(table.play.cards))
    assert to is not None, "a complete coup is in another phase"
    return to


def _parse_card(text: str) -> Card | Refusal:
    try:
        return Card.parse(text)
    except NotationError:
        return Refusal(RefusalCode.WRONG_CARD, card=text)


def refuse_beyond_supply(table: Table, card: Card) -> Refusal | None:
    """Refuse a card whose copies have all been dealt from the shoe."""
    assert table.shoe is not None, "cards come from a shoe"
    if table.shoe.seen.get(str(card), 0) >= table.rules.shoe.decks:
        decks = table.rules.shoe.decks
        return Refusal(RefusalCode.CARD_BEYOND_SUPPLY, card=str(card), decks=decks)
    return None


def _following(table: Table) -> tuple[events.AnyEvent, ...]:
    """The event that follows a face-up card: the completion, or betting after four cards.

    That no further card is drawn reveals much about cards still being squeezed, so not even the log
    records it before they are turned.
    """
    if face_down(table):
        return ()
    if hand_after(parse_cards(table.play.cards)) is not None:
        return mid_coup.opened(table)
    return (completion(table.play.number, table.play.cards),)


def _refuse_early_third_card(table: Table) -> Refusal | None:
    """Refuse a third card while one of the first four is face down: it would reveal its points."""
    down = face_down(table)
    if len(table.play.cards) >= FIRST_CARDS and down:
        return Refusal(RefusalCode.FACE_DOWN, places=tuple(down))
    return None


def turn_cards(table: Table, command: commands.TurnCards, asked: TableContext) -> Decision:
    """Turn cards of the hand that the patron squeezes. The house may turn any card."""
    refusal = refuse_if_closed(table)
    if refusal is not None:
        return refusal
    if table.phase not in (Phase.DEALING, Phase.RESULT):
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    if command.coup != table.play.number:
        return Refusal(RefusalCode.OTHER_COUP, coup=table.play.number)
    down = face_down(table)
    places = tuple(dict.fromkeys(command.places))
    if not places or any(place not in down for place in places):
        return Refusal(RefusalCode.NOT_FACE_DOWN, places=tuple(sorted(down)))
    if asked.by.staff is not None:
        return Refusal(RefusalCode.NOT_YOURS)
    by = "house"
    if asked.by.patron is not None:
        seat = table.seat_of(asked.by.patron)
        if seat is None or any(down[place] != seat for place in places):
            return Refusal(RefusalCode.NOT_YOURS)
        by = f"seat-{seat}"
    turned = events.CardsTurned(coup=command.coup, places=places, by=by)
    return (turned, *_following(evolve(table, turned)))


def completion(number: int, cards: tuple[str, ...]) -> events.CoupCompleted:
    """The totals and the result of all cards of a coup."""
    coup = coup_of_cards(cards)
    return events.CoupCompleted(
        coup=number,
        player=coup.player_total,
        banker=coup.banker_total,
        result=coup.result.value,
    )


def correct_card(table: Table, command: commands.CorrectCard, asked: TableContext) -> Decision:
    """Replace a wrongly read card, with a supervisor's approval. The coup continues.

    A correction that requires fewer cards than were dealt is refused: such a coup is void.
    """
    refusal = refuse_if_closed(table) or refuse_unless_dealing(table, asked, *CORRECT_CARD.ask)
    if refusal is not None:
        return refusal
    if table.phase not in (Phase.DEALING, Phase.MID_COUP, Phase.RESULT):
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    cards = parse_cards(table.play.cards)
    if not 0 <= command.place < len(cards):
        return Refusal(RefusalCode.NO_SUCH_CARD, place=command.place)
    card = _parse_card(command.card)
    if isinstance(card, Refusal):
        return card
    refusal = refuse_beyond_supply(table, card) or asked.refuse_unless_approved(
        table.id, digest_of_act(table, command), *CORRECT_CARD.approve
    )
    if refusal is not None:
        return refusal
    after = (*cards[: command.place], card, *cards[command.place + 1 :])
    if any(hand_after(after[:count]) is None for count in range(len(after))):
        return Refusal(RefusalCode.ENDED_SOONER, card=str(card))
    reversal = reverse_for_card(table, command.place)
    refusal = refuse_if_chips_gone(table, table.play.paid, reversal)
    if refusal is not None:
        return refusal
    corrected = events.CardCorrected(
        coup=table.play.number,
        place=command.place,
        before=str(cards[command.place]),
        after=str(card),
        reason=command.reason,
        by=asked.by.name,
        approval=_required_approval(asked),
        reversal=reversal,
    )
    return (corrected, *_following(evolve(table, corrected)))


def _required_approval(asked: TableContext) -> Approval:
    assert asked.approval is not None, "an approval that is missing has been refused"
    return asked.approval


def settle_coup(table: Table, command: commands.SettleCoup, asked: TableContext) -> Decision:
    """Pay and collect, in the order of the sheet.

    Line, Tie and Dragon Bonus come before the progressive: while the meter cannot end the coup,
    they are paid and its wagers stay open.
    """
    del command
    refusal = refuse_if_closed(table) or refuse_unless_dealing(table, asked, Role.DEALER)
    if refusal is not None:
        return refusal
    if table.phase is not Phase.RESULT:
        dealing = table.phase in (Phase.DEALING, Phase.MID_COUP)
        code = RefusalCode.COUP_INCOMPLETE if dealing else RefusalCode.WRONG_PHASE
        return Refusal(code, phase=table.phase)
    coup = coup_of_cards(table.play.cards)
    if asked.meter_waits and not table.play.paid:
        settled, postings = settle_base(table, coup)
        base = events.BaseWagersSettled(coup=table.play.number, settled=settled, postings=postings)
        return (base,)
    settled, postings = settle(table, coup)
    return (events.WagersSettled(coup=table.play.number, settled=settled, postings=postings),)


def void_coup(table: Table, command: commands.VoidCoup, asked: TableContext) -> Decision:
    """Void the coup in progress: stakes, fees and bank are returned."""
    refusal = refuse_if_closed(table) or refuse_unless_role(asked, *VOID_COUP.ask)
    if refusal is not None:
        return refusal
    if table.phase not in (Phase.BETTING, Phase.DEALING, Phase.MID_COUP, Phase.RESULT):
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    # The house itself voids what cannot continue. A person needs a second one.
    if asked.by.staff is not None or asked.approval is not None:
        refusal = asked.refuse_unless_approved(
            table.id, digest_of_act(table, command), *VOID_COUP.approve
        )
        if refusal is not None:
            return refusal
    postings = gathered((return_stakes_and_fees(table), return_bank(table)))
    refusal = refuse_if_chips_gone(table, table.play.paid, postings)
    if refusal is not None:
        return refusal
    return (
        events.CoupVoided(
            coup=table.play.number,
            reason=command.reason,
            by=asked.by.name,
            approval=asked.approval,
            postings=postings,
        ),
    )


def pass_coup(table: Table) -> events.CoupPassed:
    """The event of a coup without bets: the bank is returned and no coup is dealt."""
    return events.CoupPassed(coup=table.play.number, postings=return_bank(table))
