"""A coup explained: the cards, the class, the pay-table row of each wager, the arithmetic."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from puntobanco.core.bets import Bet
from puntobanco.core.classes import cell_of
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, SheetName, fact, from_json
from puntobanco.core.game import BankedBy, Game
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.payment import Payment
from puntobanco.core.rows import PaysKind, Row
from puntobanco.core.wording import payout_sum, pays_fact, row_fact
from puntobanco.house.messages import decode_event
from puntobanco.house.pit_state import PitState, evolve_pit
from puntobanco.store import Store
from puntobanco.table import events
from puntobanco.table.state import CoupRecord, SettledWager, Table, coup_of_cards
from puntobanco.words import Words
from puntobanco.words.wire import WireFact


@dataclass(frozen=True, slots=True)
class CoupInLog:
    """A finished coup, and its place in the log."""

    sequence: int
    at: Ms
    game: Game
    table: TableId
    record: CoupRecord


def find_coup(store: Store, pit: PitId, *, table: TableId, coup: int) -> CoupInLog:
    """The finished coup of this number at this table; RuleError if the log has none."""
    state, found = PitState(), None
    ends = (events.WagersSettled, events.CoupVoided, events.CoupCorrected)
    for entry in store.read(pit, stream=table):
        event = decode_event(entry.payload)
        state = evolve_pit(state, entry.stream, event, Ms(entry.time_ms))
        if isinstance(event, ends) and event.coup == coup:
            at: Table = state.table(table)
            record = next(one for one in at.recall if one.number == coup)
            found = CoupInLog(entry.sequence, Ms(entry.time_ms), at.rules, table, record)
    if found is None:
        raise RuleError(fact("coup-not-in-log", coup=coup, table=table, pit=pit))
    return found


def explanation(played: CoupInLog, names: Mapping[str, str] | None = None) -> Iterator[Fact]:
    """The coup step by step, one fact a line; `names` are those of patrons, by id."""
    record, game = played.record, played.game
    yield fact(
        "explain-coup",
        table=played.table,
        coup=record.number,
        shoe=record.shoe,
        game=SheetName(game.name),
    )
    yield fact("explain-entry", entry=played.sequence, game=game.hash[:16])
    if record.void:
        yield fact("explain-void", reason=from_json(record.void))
        return
    yield from _cards(record)
    amount = game.currency.amount
    if record.bank:
        yield fact("explain-bank", bank=amount(record.bank))
    for line in record.settled:
        due = correction_due(game, record, line)
        yield fact(
            "explain-line",
            seat=line.seat,
            patron=(names or {}).get(line.patron, line.patron),
            wager=_wager(game, line),
            row=_row_met(game, line),
            returned=amount(line.returned),
            due="" if due is None else amount(due),
        )
    for seat, fee in record.fees.items():
        yield fact("explain-fee", seat=seat, fee=amount(fee))


def _cards(record: CoupRecord) -> Iterator[Fact]:
    """Both hands and the result."""
    coup = coup_of_cards(record.cards)
    player, banker = (" ".join(card.symbol for card in hand) for hand in (coup.player, coup.banker))
    yield fact("explain-player", cards=player, total=coup.player_total)
    yield fact("explain-banker", cards=banker, total=coup.banker_total)
    cell = cell_of(coup)
    yield fact(
        "explain-result",
        result=coup.result.value,
        player=cell.player,
        banker=cell.banker,
        player_cards=cell.player_cards,
        banker_cards=cell.banker_cards,
    )


class SettlementReason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a wager was settled as it was: its pay-table row and the arithmetic."""

    paytable: str
    row: int | None
    """Counted from 1; None if no row matches and the wager loses. The facts below are then None."""
    asks: WireFact | None
    """The conditions of the row."""
    pays: WireFact | None
    sum: WireFact | None
    """The arithmetic, such as `100.00 × 19/20 = 95.00`; None if the table pays no win."""
    from_meter: bool
    """Whether the meter's award pays it instead of the table."""


def correction_due(game: Game, record: CoupRecord, line: SettledWager) -> Minor | None:
    """What a wager should have returned if its line is wrong; otherwise None.

    The amount that a player-dealer's bank did not cover is trusted here; `punto verify` checks it.
    """
    coup_class = game.book.classes.index_of(coup_of_cards(record.cards))
    due = game.book.settle(line, coup_class, meter=Minor(0), seat=line.seat)
    if (line.row, _full_net(line, wins=due.net > 0)) == (due.row, due.net):
        return None
    covered = max(abs(due.net) - line.uncovered, 0)
    return Minor(line.stake + (covered if due.net > 0 else -covered))


def _full_net(line: SettledWager, *, wins: bool) -> int:
    """The net of a wager as if a bank had covered it."""
    return line.net + line.uncovered if wins else line.net - line.uncovered


def reason_of(game: Game, line: SettledWager, words: Words) -> SettlementReason:
    """Why a wager was settled as it was, in the language of the reader."""
    bet = game.bet(line.bet)
    if line.row is None:
        return SettlementReason(
            paytable=bet.paytable, row=None, asks=None, pays=None, sum=None, from_meter=False
        )
    row = bet.rows[line.row]
    arithmetic = _sum(game, bet, row, line)
    return SettlementReason(
        paytable=bet.paytable,
        row=line.row + 1,
        asks=WireFact.of(row_fact(row), words),
        pays=WireFact.of(pays_fact(row.pays), words),
        sum=None if arithmetic is None else WireFact.of(arithmetic, words),
        from_meter=row.pays.kind is PaysKind.METER,
    )


def _wager(game: Game, line: SettledWager) -> Fact:
    """The stake, the bet, and the hand it rides on."""
    return fact(
        "explain-wager",
        stake=game.currency.amount(line.stake),
        bet=SheetName(game.bet(line.bet).name),
        rides="" if line.rides is None else line.rides.value,
    )


def _row_met(game: Game, line: SettledWager) -> Fact:
    """The pay-table row of a wager, and what it pays."""
    bet = game.bet(line.bet)
    uncovered = game.currency.amount(line.uncovered) if line.uncovered else ""
    if line.row is None:
        return fact("explain-lost", uncovered=uncovered)
    row = bet.rows[line.row]
    metered = row.pays.kind is PaysKind.METER
    return fact(
        "explain-row",
        row=line.row + 1,
        paytable=bet.paytable,
        label=row_fact(row),
        pays=pays_fact(row.pays),
        sum=fact("explain-from-meter") if metered else _sum(game, bet, row, line) or "",
        uncovered=uncovered,
    )


def _sum(game: Game, bet: Bet, row: Row, line: SettledWager) -> Fact | None:
    """The arithmetic at the table; None if the stake is returned or the meter pays."""
    if row.pays.kind in (PaysKind.PUSH, PaysKind.METER):
        return None
    won, commission = line.won, line.commission
    if game.banking.by is BankedBy.PLAYER_DEALER:
        # A bank's line has the net as winnings, and no commission.
        payment = Payment.of(row.pays, bet.commission_ppm)
        wins = payment.returned(line.stake, game.rounding) > line.stake
        returned = line.stake + _full_net(line, wins=wins)
        won = Minor(returned - payment.stake_back(line.stake))
        commission = payment.commission(line.stake, won, game.rounding)
    return payout_sum(
        row.pays,
        stake=line.stake,
        commission=commission,
        rate_ppm=bet.commission_on(row),
        won=won,
        exponent=game.currency.exponent,
    )
