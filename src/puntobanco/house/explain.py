"""A coup explained: the cards, the class, the line of the sheet each wager met, the arithmetic."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from puntobanco.core.bets import Bet, Settlement, Wager
from puntobanco.core.classes import cell_of
from puntobanco.core.errors import RuleError
from puntobanco.core.game import Game
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.names import plain_name
from puntobanco.core.rows import PaysKind, Row
from puntobanco.core.text import Language
from puntobanco.core.wording import payout_sum, pays_fact, row_fact
from puntobanco.house.messages import decode_event
from puntobanco.house.pit_state import PitState, after
from puntobanco.store import Store
from puntobanco.table import events
from puntobanco.table.state import CoupRecord, SettledWager, Table, coup_of_cards
from puntobanco.words import words_in
from puntobanco.words.bridge import rendered
from puntobanco.words.languages import parse_language


@dataclass(frozen=True, slots=True)
class Played:
    """A finished coup where the log has it."""

    sequence: int
    at: Ms
    game: Game
    table: TableId
    record: CoupRecord


def find_coup(store: Store, pit: PitId, *, table: TableId, coup: int) -> Played:
    """The finished coup of this number at this table; RuleError where the log has none."""
    state, found = PitState(), None
    ends = (events.WagersSettled, events.CoupVoided, events.CoupCorrected)
    for entry in store.read(pit, stream=table):
        event = decode_event(entry.payload)
        state = after(state, entry.stream, event, Ms(entry.time_ms))
        if isinstance(event, ends) and event.coup == coup:
            at: Table = state.table(table)
            record = next(one for one in at.recall if one.number == coup)
            found = Played(entry.sequence, Ms(entry.time_ms), at.rules, table, record)
    if found is None:
        raise RuleError(
            f"coup {coup} of table {table}: the log of pit {pit} has no such coup; "
            "expected one that has ended"
        )
    return found


def explanation(played: Played, names: Mapping[str, str] | None = None) -> Iterator[str]:
    """The coup in sentences, one a line; `names` says what patrons are called, by their ids."""
    record, game = played.record, played.game
    money = game.currency.written
    yield f"table {played.table}, coup {record.number}, shoe {record.shoe}: {plain_name(game.name)}"
    yield f"log entry {played.sequence}, game {game.hash[:16]}"
    if record.void:
        yield f"void: {record.void}; stakes and fees went back"
        return
    coup = coup_of_cards(record.cards)
    yield f"Player {' '.join(card.symbol for card in coup.player)} = {coup.player_total}"
    yield f"Banker {' '.join(card.symbol for card in coup.banker)} = {coup.banker_total}"
    cell = cell_of(coup)
    yield (
        f"result {coup.result.value}: totals {cell.player}-{cell.banker}, "
        f"cards {cell.player_cards}-{cell.banker_cards}"
    )
    if record.bank:
        yield f"the player-dealer's bank was {money(record.bank)}"
    for line in record.settled:
        whose = (names or {}).get(line.patron, line.patron)
        due = due_instead(game, record, line)
        told = f"seat {line.seat}, {whose}: {_line(game, line)}"
        if due is not None:
            told += f"; this is false: the cards and the sheet give {money(due.returned)}"
        yield told
    for seat, fee in record.fees.items():
        yield f"seat {seat}: collection fee {money(fee)}"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a wager brought what it brought: the row that it met, in words and in figures."""

    name: str
    paytable: str
    row: int | None
    """From 1; None where no row matches and the wager is lost."""
    label: str
    pays: str
    sum: str
    """The arithmetic, as `100.00 × 19/20 = 95.00`; empty where there is none."""


def due_instead(game: Game, record: CoupRecord, line: SettledWager) -> Settlement | None:
    """What a wager should have brought in full, where its line says what cannot be; else None.

    How far a player-dealer's bank reached is believed here: `punto verify` works that out too.
    """
    coup_class = game.book.classes.index_of(coup_of_cards(record.cards))
    due = game.book.settle(Wager(line.bet, line.stake, line.rides), coup_class, meter=Minor(0))
    net = line.stake_back + line.won - line.stake
    full = net + line.uncovered if due.net > 0 else net - line.uncovered
    return None if (line.row, full) == (due.row, due.net) else due


def reason_of(game: Game, line: SettledWager, language: Language) -> Reason:
    """Why a settled wager brought what it did, in a language."""
    bet = game.bet(line.bet)
    name = words_in(parse_language(language.value)).named(bet.name)
    if line.row is None:
        return Reason(name, bet.paytable, None, "", "", "")
    row = bet.rows[line.row]
    return Reason(
        name=name,
        paytable=bet.paytable,
        row=line.row + 1,
        label=rendered(row_fact(row), language),
        pays=rendered(pays_fact(row.pays), language),
        sum=_sum(game, bet, row, line),
    )


def _line(game: Game, line: SettledWager) -> str:
    money = game.currency.written
    bet = game.bet(line.bet)
    said = f"{money(line.stake)} on {plain_name(bet.name)}"
    if line.rides is not None:
        said += f" riding on {line.rides.value}"
    if line.row is None:
        said += ": no row matches, lost"
    else:
        row = bet.rows[line.row]
        label, pays = row_fact(row), pays_fact(row.pays)
        said += f": row {line.row + 1} of {bet.paytable}, {label}, pays {pays}"
        if row.pays.kind is PaysKind.METER:
            said += ": the meter's award pays it, and nothing at the table"
        done = _sum(game, bet, row, line)
        said += f": {done}" if done else ""
    if line.uncovered:
        said += f"; the bank did not reach {money(line.uncovered)} of it"
    returned = money(Minor(line.stake_back + line.won))
    return f"{said}; returned {returned}"


def _sum(game: Game, bet: Bet, row: Row, line: SettledWager) -> str:
    """The arithmetic at the table; empty where a stake goes back or the meter's award pays."""
    if row.pays.kind in (PaysKind.PUSH, PaysKind.METER):
        return ""
    return payout_sum(
        row.pays,
        stake=line.stake,
        commission=line.commission,
        rate_ppm=bet.commission_on(row),
        won=Minor(line.won + line.uncovered),
        exponent=game.currency.exponent,
    )
