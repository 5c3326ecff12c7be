"""The shape of every decision, and the refusals that are checked first."""

from puntobanco.core.ids import PatronId
from puntobanco.people.care import Stop
from puntobanco.people.staff import Role
from puntobanco.table.context import TableContext
from puntobanco.table.events import AnyEvent
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase, Table

Decision = tuple[AnyEvent, ...] | Refusal


def refuse_if_closed(table: Table) -> Refusal | None:
    """Refuse if the table is not open."""
    return Refusal(RefusalCode.TABLE_CLOSED) if table.phase is Phase.CLOSED else None


def refuse_unless_role(asked: TableContext, *roles: Role) -> Refusal | None:
    """Refuse unless the house itself or staff in one of these roles asks."""
    return None if asked.by_staff(*roles) else Refusal(RefusalCode.NOT_YOURS)


def refuse_unless_dealing(table: Table, asked: TableContext, *roles: Role) -> Refusal | None:
    """Refuse anyone who does not deal here. An automatic table deals itself."""
    if table.mode is Mode.AUTOMATIC and asked.by.staff is not None:
        return Refusal(RefusalCode.AUTOMATIC_TABLE)
    return refuse_unless_role(asked, *roles)


def refuse_if_coup_on(table: Table) -> Refusal | None:
    """Refuse while a coup is in progress."""
    return (
        None if table.phase is Phase.IDLE else Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    )


def refuse_if_disabled(table: Table) -> Refusal | None:
    """Refuse if the table is disabled."""
    return Refusal(RefusalCode.TABLE_DISABLED, reason=table.disabled) if table.disabled else None


def refuse_unless_betting(table: Table, coup: int) -> Refusal | None:
    """Refuse except during the betting of the coup that the command names."""
    if table.phase not in (Phase.BETTING, Phase.MID_COUP):
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    if coup != table.play.number:
        return Refusal(RefusalCode.OTHER_COUP, coup=table.play.number)
    return None


def seat_of(table: Table, asked: TableContext) -> int | Refusal:
    """The seat of the asking patron."""
    patron = asked.by.patron
    if patron is None:
        return Refusal(RefusalCode.NOT_YOURS)
    seat = table.seat_of(patron)
    return Refusal(RefusalCode.SEAT_EMPTY) if seat is None else seat


def refuse_unless_may_play(asked: TableContext) -> Refusal | None:
    """Refuse a patron who may not play: unknown, barred, excluded, on a break, or out of time."""
    patron = asked.by.patron
    if patron is None or not asked.directory.may_play(patron):
        return Refusal(RefusalCode.NOT_A_PATRON)
    stop = asked.standing.stop
    return None if stop is None else Refusal(_STOPS[stop])


_STOPS = {
    Stop.EXCLUDED: RefusalCode.EXCLUDED,
    Stop.COOLING_OFF: RefusalCode.COOLING_OFF,
    Stop.TIME_LIMIT: RefusalCode.TIME_LIMIT,
}


def in_play(table: Table, patron: PatronId) -> bool:
    """Whether a patron has a wager or the bank in the coup in progress."""
    seat = table.seat_of(patron)
    if table.position.player_dealer == seat and seat is not None and table.bank:
        return True
    if table.coup is None:
        return False
    return bool(table.coup.acts.get(seat)) if seat is not None else False
