"""Views of a table in addition to the public one: for one patron, and for its staff."""

from collections.abc import Mapping

from puntobanco.core.ids import Ms, PatronId
from puntobanco.core.money import Minor
from puntobanco.house.pit_state import PitState
from puntobanco.server import table_messages
from puntobanco.server.views import cards_shown, last_coup
from puntobanco.table import fees
from puntobanco.table.betting import can_repeat
from puntobanco.table.mid_coup import acts_now, seat_stakes
from puntobanco.table.shoes import is_over
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import (
    Phase,
    Table,
    burn_due,
)


def own_view(
    state: PitState, table: Table, patron: PatronId, *, wallet: Minor, seq: int, at: Ms
) -> table_messages.Mine:
    """A patron's own view of a table, in addition to the public view."""
    seat = table.seat_of(patron)
    stakes = seat_stakes(table, seat) if seat is not None else {}
    sitting = state.sitting(table.id, patron)
    bet = Minor(sum(stakes.values()))
    chips = table.chips(patron)
    banks = seat is not None and table.position.player_dealer == seat
    at_stake = bet + (table.bank if banks else 0)
    return table_messages.Mine(
        table=table.id,
        seq=seq,
        seat=seat,
        wallet=wallet,
        chips=chips,
        bet=bet,
        fee=_fee(table, seat, stakes),
        win=_win(table, patron),
        net=Minor(chips + at_stake - sitting.brought if sitting is not None else 0),
        seated_at=sitting.since if sitting is not None else None,
        acts=_acts(table, seat),
        can_repeat=seat is not None and can_repeat(table, seat),
        offered=seat is not None and table.position.offered == seat,
        player_dealer=banks,
        may_bank=_may_bank(table, chips),
        may_cut=seat is not None and _uncut(table),
        holds=_holds(table, seat),
        own=_own_limits(state, patron, at),
    )


def _own_limits(state: PitState, patron: PatronId, at: Ms) -> table_messages.OwnLimits:
    rules, standing = state.directory.rules, state.standing(patron, at)
    chosen = state.directory.care_of(patron).reality_check
    spending = state.spending.get(patron)
    ends = None
    if standing.time_left is not None and spending is not None and spending.tables:
        ends = Ms(at + standing.time_left)
    return table_messages.OwnLimits(
        stop=None if standing.stop is None else standing.stop.value,
        until=standing.until,
        loss_left=None if standing.loss_left is None else Minor(standing.loss_left),
        time_ends=ends,
        reality_check=rules.reality_check_minutes if chosen is None else chosen,
        session_display=rules.session_display,
    )


def _fee(table: Table, seat: int | None, stakes: Mapping[str, Minor]) -> Minor:
    play = table.coup
    if not table.player_dealt or play is None or seat is None:
        return Minor(0)
    if table.phase is Phase.BETTING:
        return fees.seat_fees(table.rules, stakes, waived=play.waived)
    return play.fees.get(seat, Minor(0))


def _win(table: Table, patron: PatronId) -> Minor:
    last = last_coup(table)
    if last is None or (table.coup is not None and table.coup.cards):
        return Minor(0)
    own = [one for one in last.settled if one.patron == patron]
    return Minor(sum(one.returned for one in own))


def _acts(table: Table, seat: int | None) -> int:
    return 0 if seat is None or table.coup is None else len(acts_now(table, seat))


def _may_bank(table: Table, chips: Minor) -> Minor:
    if not table.player_dealt or table.phase is not Phase.IDLE:
        return Minor(0)
    return Minor(max(0, chips - fees.player_dealer_fee(table.rules, waived=table.waived)))


def _uncut(table: Table) -> bool:
    shoe = table.shoe
    return table.phase is Phase.IDLE and shoe is not None and not shoe.ended and shoe.cut is None


def _holds(table: Table, seat: int | None) -> dict[str, tuple[table_messages.CardShown, ...]]:
    """The face-down cards of this seat, which only this seat may look at."""
    own = {place for place, holder in face_down(table).items() if holder == seat}
    if seat is None or not own:
        return {}
    held: dict[str, tuple[table_messages.CardShown, ...]] = {}
    for card in cards_shown(table.play.cards):
        if card.place in own:
            held[card.hand] = (*held.get(card.hand, ()), card)
    return held


def console(table: Table, seq: int) -> table_messages.Console:
    """The staff's view of a table, in addition to the public view."""
    shoe = table.shoe
    used = shoe.used if shoe is not None else 0
    return table_messages.Console(
        table=table.id,
        seq=seq,
        cards_used=used,
        cards_left=table.rules.shoe.cards - used,
        burn_option=table.rules.shoe.burn.name.lower(),
        burn_due=burn_due(table),
        coups_left=shoe.coups_left if shoe is not None else None,
        settles=table.phase is Phase.RESULT,
        shoe_over=is_over(table),
    )
