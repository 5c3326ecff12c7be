"""A finished coup as rows: the coup, its wagers and its seats, as logged. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

import msgspec
from msgspec.structs import replace

from puntobanco.core.errors import ensure
from puntobanco.core.fields import fields_of
from puntobanco.core.ids import Ms, PatronId, PitId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.office.rows import CoupRow, Finished, Outcome, SeatRow, WagerRow
from puntobanco.table import events
from puntobanco.table.fees import by_seat, charges
from puntobanco.table.mid_coup import placed_mid_coup
from puntobanco.table.state import (
    CoupRecord,
    Phase,
    SettledWager,
    StandingWager,
    Table,
    coup_of_cards,
    stakes_by_bet,
)


class CoupNotes(msgspec.Struct, frozen=True):
    """What recall needs of a coup and the state of the table does not keep."""

    opened_ms: Ms = Ms(0)
    fees: dict[int, dict[str, Minor]] = {}
    """The fee of each bet at each seat when betting closed."""
    misread: str = ""
    last: Finished | None = None
    """The coup that may still be corrected."""


class PatronFunds(msgspec.Struct, frozen=True):
    """A patron's money by the log of one pit, and whether the patron is simulated."""

    simulated: bool = False
    wallet: Minor = Minor(0)
    funds: Minor = Minor(0)


@dataclass(frozen=True, slots=True)
class CoupEnding:
    """The log entry that ended a coup, with the table before and after it."""

    pit: PitId
    sequence: int
    at: Ms
    before: Table
    after: Table
    round: CoupNotes
    purses: Mapping[PatronId, PatronFunds]


def fees_by_bet(table: Table, event: events.BettingClosed) -> dict[int, dict[str, Minor]]:
    """The fees taken at the close of betting, by seat and bet.

    Empty if the fee schedule does not add up to what was taken: then fees are known only by seat.
    """
    holder = table.position.player_dealer
    if not event.fees or holder is None:
        return {}
    bets: dict[int, list[str]] = {}
    for wager in event.wagers:
        bets.setdefault(wager.seat, []).append(wager.bet)
    owed = charges(table.rules, bets, player_dealer=holder, waived=table.play.waived)
    if by_seat(owed) != event.fees:
        return {}
    found: dict[int, dict[str, Minor]] = {}
    for charge in owed:
        if charge.bet is not None:
            found.setdefault(charge.seat, {})[charge.bet] = charge.amount
    return found


def open_wagers(table: Table) -> tuple[StandingWager, ...]:
    """The wagers on the layout: as placed so far, or as fixed when betting closed."""
    if table.phase is Phase.MID_COUP:
        placed = (
            StandingWager(seat, table.seats[seat], bet, amount)
            for seat, bet, amount in placed_mid_coup(table)
        )
        return (*table.play.wagers, *placed)
    if table.phase is not Phase.BETTING:
        return table.play.wagers
    return tuple(
        StandingWager(seat, table.seats[seat], bet, amount)
        for seat, acts in table.play.acts.items()
        for bet, amount in stakes_by_bet(acts).items()
    )


# --- Ends of a coup, and its correction ----------------------------------------------------------


def settled_coup(end: CoupEnding, event: events.WagersSettled) -> Finished:
    """A coup whose wagers were settled."""
    table, fees = end.before, end.before.play.fees
    lines = event.settled
    nets = _nets(lines, fees)
    holder = table.position.player_dealer if table.player_dealt else None
    if holder is not None:
        nets[holder] = nets.get(holder, 0) + sum(-line.net for line in lines)
    wagers = tuple(_wager(end, place, line) for place, line in enumerate(lines))
    seats = tuple(
        _seat(end, seat, wagers, net=net, fee=fees.get(seat, 0)) for seat, net in nets.items()
    )
    return Finished(_coup(end, "settled"), wagers, seats)


def voided_coup(end: CoupEnding, event: events.CoupVoided) -> Finished:
    """A void coup: everything was returned."""
    unpaid = (
        SettledWager(
            **fields_of(wager),
            row=None,
            stake_back=wager.stake,
            won=Minor(0),
            commission=Minor(0),
        )
        for wager in open_wagers(end.before)
    )
    wagers = tuple(_wager(end, place, line, void=True) for place, line in enumerate(unpaid))
    numbers = dict.fromkeys(wager.seat for wager in wagers)
    if end.before.bank and end.before.position.player_dealer is not None:
        numbers[end.before.position.player_dealer] = None
    seats = tuple(_seat(end, seat, wagers, void=True) for seat in numbers)
    return Finished(_coup(end, "void", void=event.reason), wagers, seats)


def passed_coup(end: CoupEnding) -> Finished:
    """A coup without wagers."""
    return Finished(_coup(end, "passed"), (), ())


def corrected_coup(done: Finished, event: events.CoupCorrected, at: Ms) -> Finished:
    """The coup settled again. The house must bank it, so fees and bank do not change."""
    ensure(
        done.coup.coup == event.coup,
        f"table {done.coup.table}: coup {event.coup} corrected, expected {done.coup.coup}",
    )
    wagers = tuple(
        replace(wager, **_columns(line))
        for wager, line in zip(done.wagers, event.settled, strict=True)
    )
    nets = _nets(event.settled, {seat.seat: seat.fee for seat in done.seats})
    seats = tuple(
        replace(
            seat,
            **_amounts(seat.seat, wagers),
            net=Minor(nets[seat.seat]),
            chips_after=Minor(seat.chips_before + nets[seat.seat]),
        )
        for seat in done.seats
    )
    coup = replace(done.coup, **_dealt(event.cards), corrected_ms=at, correction=event.reason)
    return Finished(coup, wagers, seats)


def record_of(done: Finished) -> CoupRecord:
    """The coup as the table's own recall has it."""
    void = done.coup.outcome == "void"
    return CoupRecord(
        number=done.coup.coup,
        shoe=done.coup.shoe,
        cards=tuple(done.coup.cards.split()),
        settled=() if void else tuple(map(_line_of, done.wagers)),
        fees={seat.seat: seat.fee for seat in done.seats if seat.fee},
        bank=done.coup.bank,
        void=done.coup.void,
    )


# --- Rows ----------------------------------------------------------------------------------------


def _nets(lines: Iterable[SettledWager], fees: Mapping[int, Minor]) -> dict[int, int]:
    """Each seat's result as a bettor, less its fee."""
    nets = {seat: -fee for seat, fee in fees.items()}
    for line in lines:
        nets[line.seat] = nets.get(line.seat, 0) + line.net
    return nets


def _coup(end: CoupEnding, outcome: Outcome, *, void: str = "") -> CoupRow:
    table = end.before
    # A void coup may have too few cards for a result.
    complete = table.phase is Phase.RESULT
    return CoupRow(
        pit=end.pit,
        table=table.id,
        coup=table.play.number,
        sequence=end.sequence,
        shoe=table.shoe.number if table.shoe else 0,
        game=table.rules.key,
        game_hash=table.rules.hash,
        opened_ms=end.round.opened_ms,
        ended_ms=end.at,
        outcome=outcome,
        **(_dealt(table.play.cards) if complete else _undecided(table.play.cards)),
        void=void,
        bank=table.bank,
        fees=Minor(sum(table.play.fees.values()) if outcome == "settled" else 0),
        misread=end.round.misread,
        corrected_ms=None,
        correction="",
    )


class _Cards(TypedDict):
    cards: str
    player: int | None
    banker: int | None
    result: str


def _dealt(cards: tuple[str, ...]) -> _Cards:
    coup = coup_of_cards(cards)
    return {
        "cards": " ".join(cards),
        "player": coup.player_total,
        "banker": coup.banker_total,
        "result": coup.result.value,
    }


def _undecided(cards: tuple[str, ...]) -> _Cards:
    return {"cards": " ".join(cards), "player": None, "banker": None, "result": ""}


def _wager(end: CoupEnding, place: int, line: SettledWager, *, void: bool = False) -> WagerRow:
    fee = Minor(0) if void else end.round.fees.get(line.seat, {}).get(line.bet, Minor(0))
    return WagerRow(
        pit=end.pit,
        table=end.before.id,
        coup=end.before.play.number,
        place=place,
        **_columns(line),
        fee=fee,
        void=void,
        simulated=end.purses.get(line.patron, PatronFunds()).simulated,
        sequence=end.sequence,
        ended_ms=end.at,
    )


def _columns(line: SettledWager) -> dict[str, Any]:
    """Every field of a settled wager as a column; an absent hand is an empty text."""
    return fields_of(line) | {"rides": line.rides.value if line.rides else ""}


def _line_of(wager: WagerRow) -> SettledWager:
    rides = Side(wager.rides) if wager.rides else None
    columns = {name: getattr(wager, name) for name in SettledWager.__struct_fields__}
    return SettledWager(**columns | {"rides": rides})


def _seat(
    end: CoupEnding,
    seat: int,
    wagers: Iterable[WagerRow],
    *,
    net: int = 0,
    fee: int = 0,
    void: bool = False,
) -> SeatRow:
    table = end.before
    patron = table.seats[seat]
    purse = end.purses.get(patron, PatronFunds())
    banks = table.player_dealt and seat == table.position.player_dealer
    return SeatRow(
        pit=end.pit,
        table=table.id,
        coup=table.play.number,
        seat=seat,
        patron=patron,
        simulated=purse.simulated,
        void=void,
        sequence=end.sequence,
        ended_ms=end.at,
        bank=table.bank if banks else Minor(0),
        **_amounts(seat, wagers),
        fee=Minor(fee),
        net=Minor(net),
        first_net=Minor(net),
        chips_before=Minor(end.after.chips(patron) - net),
        chips_after=end.after.chips(patron),
        funds_after=Minor(purse.funds + net),
    )


class _Amounts(TypedDict):
    stake: Minor
    won: Minor
    returned: Minor
    commission: Minor


def _amounts(seat: int, wagers: Iterable[WagerRow]) -> _Amounts:
    """The totals of one seat's wagers."""
    own = [wager for wager in wagers if wager.seat == seat]
    return {
        "stake": Minor(sum(wager.stake for wager in own)),
        "won": Minor(sum(wager.won for wager in own)),
        "returned": Minor(sum(wager.stake_back + wager.won for wager in own)),
        "commission": Minor(sum(wager.commission for wager in own)),
    }
