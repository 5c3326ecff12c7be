"""Shoes: commitment, cut, burn, and reveal at the end."""

from puntobanco.core.cards import Card
from puntobanco.core.errors import NotationError
from puntobanco.core.shoe import Burn, cards_burned
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.context import TableContext
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_if_coup_on,
    refuse_unless_dealing,
)
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase, ShoeInUse, Table, progress

BY_STAFF = (Role.DEALER, Role.SUPERVISOR)
"""Who handles the shoe of a dealer's table."""


def start(table: Table, command: commands.StartShoe, asked: TableContext) -> Decision:
    """Start a shoe after the last one has ended."""
    refusal = (
        refuse_if_closed(table)
        or refuse_unless_dealing(table, asked, *BY_STAFF)
        or refuse_if_coup_on(table)
    )
    if refusal is not None:
        return refusal
    if table.shoe is not None and not table.shoe.ended:
        return Refusal(RefusalCode.SHOE_IN_USE)
    return (
        events.ShoeStarted(
            shoe=table.shoes + 1, commitment=command.commitment, sealed=command.sealed
        ),
    )


def cut(table: Table, command: commands.CutShoe, asked: TableContext) -> Decision:
    """Cut once, after the commitment and before any card: by a seated patron, or by staff."""
    refusal = refuse_if_closed(table) or refuse_if_coup_on(table)
    if refusal is not None:
        return refusal
    patron = asked.by.patron
    seated = patron is not None and table.seat_of(patron) is not None
    if not seated and not asked.by_staff(*BY_STAFF):
        return Refusal(RefusalCode.NOT_YOURS)
    shoe = table.shoe
    if shoe is None or shoe.ended or shoe.cut is not None:
        return Refusal(RefusalCode.NO_SHOE)
    if not 0 < command.position < table.rules.shoe.cards:
        return Refusal(RefusalCode.CUT_POSITION, last=table.rules.shoe.cards - 1)
    return (events.ShoeWasCut(position=command.position, by=_cutter(table, asked)),)


def _cutter(table: Table, asked: TableContext) -> str:
    """Who cut, as shown in public: a seat, staff, or the house (a random cut)."""
    if asked.by.patron is not None:
        return f"seat-{table.seat_of(asked.by.patron)}"
    return "house" if asked.by.staff is None else "staff"


def burn(table: Table, command: commands.BurnCards, asked: TableContext) -> Decision:
    """Burn according to the option, after the shoe is cut."""
    refusal = (
        refuse_if_closed(table)
        or refuse_unless_dealing(table, asked, *BY_STAFF)
        or refuse_if_coup_on(table)
    )
    if refusal is not None:
        return refusal
    shoe = table.shoe
    if shoe is None or shoe.ended or shoe.cut is None or shoe.burned:
        return Refusal(RefusalCode.NO_SHOE)
    option = Burn.NONE if table.rules.shoe.continuous else table.rules.shoe.burn
    if (command.turned is not None) is not (option is Burn.POINTS):
        return Refusal(RefusalCode.BURN_OPTION, burn=option)
    if command.turned is None:
        return (events.CardsBurned(turned=None, unseen=int(option is Burn.ONE)),)
    try:
        turned = Card.parse(command.turned)
    except NotationError:
        return Refusal(RefusalCode.WRONG_CARD, card=command.turned)
    return (events.CardsBurned(turned=str(turned), unseen=cards_burned(turned)),)


def show_cut_card(table: Table, command: commands.ShowCutCard, asked: TableContext) -> Decision:
    """At a dealer's table: during a coup one more follows; before its first card it is the last."""
    del command
    refusal = refuse_if_closed(table) or refuse_unless_dealing(table, asked, *BY_STAFF)
    if refusal is not None:
        return refusal
    shoe = table.shoe
    if table.mode is not Mode.DEALER or table.phase is Phase.RESULT:
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    if shoe is None or shoe.ended or not shoe.burned or shoe.coups_left is not None:
        return Refusal(RefusalCode.NO_SHOE)
    inside = table.phase in (Phase.DEALING, Phase.MID_COUP) and bool(table.play.cards)
    return (events.CutCardSeen(coups_left=2 if inside else 1),)


def end(table: Table, command: commands.EndShoe, asked: TableContext) -> Decision:
    """End the shoe between coups: after its last coup, or earlier by a supervisor."""
    refusal = refuse_if_closed(table) or refuse_if_coup_on(table)
    if refusal is not None:
        return refusal
    shoe = table.shoe
    if shoe is None or shoe.ended or shoe.cut is None:
        return Refusal(RefusalCode.NO_SHOE)
    roles = BY_STAFF if is_over(table) else (Role.SUPERVISOR,)
    refusal = refuse_unless_dealing(table, asked, *roles)
    if refusal is not None:
        return refusal
    return (
        events.ShoeEnded(
            shoe=shoe.number, order=command.order, salt=command.salt, retired=command.retired
        ),
    )


def is_over(table: Table) -> bool:
    """Whether no further coup is dealt from the shoe on the table."""
    return table.shoe is not None and not table.rules.shoe.continuous and progress(table).over


def refuse_unless_shoe_ready(table: Table) -> Refusal | None:
    """Refuse a coup unless there is a shoe that is cut, burned and not over."""
    shoe: ShoeInUse | None = table.shoe
    if shoe is None or shoe.ended or not shoe.burned:
        return Refusal(RefusalCode.NO_SHOE)
    if is_over(table):
        return Refusal(RefusalCode.SHOE_OVER)
    return None
