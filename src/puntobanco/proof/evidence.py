"""The proof of one coup, for a dispute: what the house shows of it, checked against the log.

Everything that can be derived again is: the hashes of the entries, the cards as dealt, every
settlement by the game as logged, and the shoe from its revealed order.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from puntobanco.core.errors import PuntoError, RuleError, cause_of
from puntobanco.core.facts import Clauses, Fact, Value, fact, from_json
from puntobanco.core.game import Game
from puntobanco.core.ids import PitId, TableId
from puntobanco.fairness.export import parse_shoe
from puntobanco.house.finished import ShoeLocation, finished_shoe
from puntobanco.house.messages import decode_event
from puntobanco.office.coups import record_of
from puntobanco.office.recall import RecalledCoup
from puntobanco.office.rows import ActRow, Finished, GameRow, ShoeRow
from puntobanco.office.schema import ACT, GAME, SHOE, rows
from puntobanco.proof.explain import correction_due
from puntobanco.store import Anchor, Break, Database, LogEntry, Store, verify_chain
from puntobanco.table import events
from puntobanco.table.state import CoupRecord, SettledWager
from puntobanco.words import Words
from puntobanco.words.wire import WireFact

MOST_ENTRIES = 20_000
"""The most entries before the end of a coup that are checked; a longer shoe, only in part."""

CheckName = Literal["entry", "chain", "cards", "settlement", "shown", "shoe"]


class EvidenceCheck(msgspec.Struct, frozen=True, kw_only=True):
    """One check of a coup."""

    name: CheckName
    holds: bool | None
    """None if it cannot be checked yet, or not at all."""
    applies: bool
    """Whether it can ever be checked. A shoe dealt by hand has no published order."""
    result: WireFact
    """What was checked, or what is wrong."""


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """A coup proved from the log."""

    table: TableId
    coup: int
    sequence: int
    hash: str
    """Hash of the entry that settled it. The anchor covers everything before that."""
    anchor: str
    """The newest entry of the log when this was made."""
    holds: bool
    """Whether no check failed."""
    checks: tuple[EvidenceCheck, ...]

    def rendered(self, words: Words) -> "Evidence":
        """The same with the text of every check."""
        checks = tuple(replace(one, result=one.result.rendered(words)) for one in self.checks)
        return replace(self, checks=checks)


def evidence(
    store: Store, tables: Database, found: RecalledCoup, *, most: int = MOST_ENTRIES
) -> Evidence:
    """The proof of a coup that the house shows, from at most this many entries before its end."""
    coup = found.coup
    game = game_of(tables, coup.game_hash)
    shoe = shoe_row(tables, coup.pit, coup.table, coup.shoe)
    began = max(coup.sequence - most, shoe.began if shoe is not None else 0)
    # Include the entry before, on which the first hash depends.
    first = max(began - 1, 1)
    stretch = list(store.read(coup.pit, after=first - 1, limit=coup.sequence - first + 1))
    correction = _correction(store, tables, found)
    checks = (
        _entry(stretch, found),
        _chain(stretch),
        _cards(stretch, correction, found),
        _settlement(game, found),
        _shown(stretch, correction, found),
        _shoe(store, game, shoe),
    )
    own = stretch[-1] if stretch else None
    return Evidence(
        table=coup.table,
        coup=coup.coup,
        sequence=coup.sequence,
        hash=own.hash.hex() if own is not None else "",
        anchor=str(store.head(coup.pit)),
        holds=all(check.holds is not False for check in checks),
        checks=checks,
    )


def game_of(tables: Database, its_hash: str) -> Game:
    """The game with a hash, as logged; RuleError if no table has offered it."""
    with tables.reading() as connection:
        found = rows(connection, select(GAME).where(GAME.c.hash == its_hash), GameRow)
    if not found:
        raise RuleError(fact("game-never-offered", hash=its_hash))
    return msgspec.json.decode(found[0].body, type=Game)


def shoe_row(tables: Database, pit: PitId, table: TableId, shoe: int) -> ShoeRow | None:
    """A shoe by its number, or None if the table has not had it."""
    wanted = select(SHOE).where(SHOE.c.pit == pit, SHOE.c.table == table, SHOE.c.shoe == shoe)
    with tables.reading() as connection:
        found = rows(connection, wanted, ShoeRow)
    return found[0] if found else None


def finished_shoes(
    tables: Database, pit: PitId, table: TableId, *, before: int | None, limit: int
) -> tuple[ShoeRow, ...]:
    """Finished shoes of a table, newest first; only those below the number `before`, if given."""
    asked = select(SHOE).where(SHOE.c.pit == pit, SHOE.c.table == table, SHOE.c.ended.is_not(None))
    if before is not None:
        asked = asked.where(SHOE.c.shoe < before)
    with tables.reading() as connection:
        return rows(connection, asked.order_by(SHOE.c.shoe.desc()).limit(limit), ShoeRow)


def shoe_file(store: Store, tables: Database, pit: PitId, table: TableId, shoe: int) -> str:
    """The file of a finished shoe, found without a search; RuleError if there is none."""
    row = shoe_row(tables, pit, table, shoe)
    if row is None or row.ended is None:
        raise RuleError(fact("shoe-not-in-log", shoe=shoe, table=table, pit=pit))
    where = ShoeLocation(row.began, row.ended, game_of(tables, row.game_hash))
    return finished_shoe(store, pit, table=table, shoe=shoe, where=where)


# --- The checks ----------------------------------------------------------------------------------


def _check(
    name: CheckName, result: Fact, *, holds: bool | None, applies: bool = True
) -> EvidenceCheck:
    return EvidenceCheck(name=name, holds=holds, applies=applies, result=WireFact.of(result))


def _entry(stretch: Sequence[LogEntry], found: RecalledCoup) -> EvidenceCheck:
    coup = found.coup
    own = stretch[-1] if stretch and stretch[-1].sequence == coup.sequence else None
    if own is None:
        missing = fact("evidence-no-entry", entry=coup.sequence, pit=coup.pit)
        return _check("entry", missing, holds=False)
    event = decode_event(own.payload)
    named = own.stream == coup.table and getattr(event, "coup", None) == coup.coup
    params: dict[str, Value] = {"entry": coup.sequence, "pit": coup.pit, "kind": own.kind}
    params |= {"coup": coup.coup, "table": coup.table}
    result = fact("evidence-entry", **params) if named else fact("evidence-other-entry", **params)
    return _check("entry", result, holds=named)


def _chain(stretch: Sequence[LogEntry]) -> EvidenceCheck:
    """Each entry's hash from the one before; the entries before the first need a full proof."""
    if not stretch:
        return _check("chain", fact("evidence-no-entries"), holds=False)
    first = stretch[0]
    reached = verify_chain(stretch[1:], Anchor(first.pit, first.sequence, first.hash))
    if isinstance(reached, Break):
        return _check("chain", reached.stated, holds=False)
    result = fact("evidence-chain", first=first.sequence, last=reached.sequence)
    return _check("chain", result, holds=True)


def _cards(
    stretch: Sequence[LogEntry], correction: events.CoupCorrected | None, found: RecalledCoup
) -> EvidenceCheck:
    dealt = list(correction.cards if correction is not None else _dealt(stretch, found))
    shown = found.coup.cards
    cards = " ".join(dealt)
    if cards == shown:
        return _check("cards", fact("evidence-cards", cards=cards), holds=True)
    result = fact("evidence-other-cards", cards=cards, shown=shown)
    return _check("cards", result, holds=False)


def _dealt(stretch: Sequence[LogEntry], found: RecalledCoup) -> Iterator[str]:
    cards: list[str] = []
    for entry in stretch:
        if entry.stream != found.coup.table:
            continue
        event = decode_event(entry.payload)
        if getattr(event, "coup", None) != found.coup.coup:
            continue
        if isinstance(event, events.CardDealt):
            cards.append(event.card)
        elif isinstance(event, events.CardCorrected):
            cards[event.place] = event.after
    return iter(cards)


def _settlement(game: Game, found: RecalledCoup) -> EvidenceCheck:
    """Settle every wager again by the rows of its pay table."""
    record = _record(found)
    if record.void or not record.settled:
        result = fact("evidence-void") if record.void else fact("evidence-no-wagers")
        return _check("settlement", result, holds=True)
    for line in record.settled:
        due = correction_due(game, record, line)
        if due is not None:
            amount = game.currency.amount
            result = fact(
                "evidence-other-payout",
                seat=line.seat,
                bet=line.bet,
                found=amount(line.returned),
                expected=amount(due),
            )
            return _check("settlement", result, holds=False)
    result = fact("evidence-settled", game=game.hash[:16], count=len(record.settled))
    return _check("settlement", result, holds=True)


def _shown(
    stretch: Sequence[LogEntry], correction: events.CoupCorrected | None, found: RecalledCoup
) -> EvidenceCheck:
    """Compare what is shown with what the log settled."""
    record = _record(found)
    event = correction or (decode_event(stretch[-1].payload) if stretch else None)
    lines: tuple[SettledWager, ...] = getattr(event, "settled", ())
    if record.settled != lines:
        return _check("shown", fact("evidence-other-lines"), holds=False)
    return _check("shown", fact("evidence-shown", count=len(lines)), holds=True)


def _shoe(store: Store, game: Game, shoe: ShoeRow | None) -> EvidenceCheck:
    if shoe is not None and not shoe.commitment:
        result = _why_retired(shoe) if shoe.retired else fact("evidence-by-hand")
        return _check("shoe", result, holds=None, applies=False)
    if shoe is None or shoe.ended is None:
        return _check("shoe", fact("evidence-shoe-in-use"), holds=None)
    if not shoe.revealed:
        return _check("shoe", _why_retired(shoe), holds=None, applies=False)
    where = ShoeLocation(shoe.began, shoe.ended, game)
    try:
        text = finished_shoe(store, shoe.pit, table=shoe.table, shoe=shoe.shoe, where=where)
        faults = parse_shoe(text).faults
    except PuntoError as error:
        return _check("shoe", cause_of(error), holds=False)
    if faults:
        result = fact("finding-differences", all=Clauses(faults))
        return _check("shoe", result, holds=False)
    result = fact("evidence-shoe", shoe=shoe.shoe, commitment=shoe.commitment)
    return _check("shoe", result, holds=True)


def _why_retired(shoe: ShoeRow) -> Fact:
    return fact("evidence-shoe-retired", shoe=shoe.shoe, why=from_json(shoe.retired))


def _record(found: RecalledCoup) -> CoupRecord:
    return record_of(Finished(found.coup, found.wagers, found.seats))


def _correction(store: Store, tables: Database, found: RecalledCoup) -> events.CoupCorrected | None:
    """The last correction of a coup, from the log; None if it was not corrected."""
    if found.coup.corrected_ms is None:
        return None
    wanted = select(ACT).where(
        ACT.c.kind == "incident",
        ACT.c.time_ms == found.coup.corrected_ms,
        ACT.c.place == found.coup.table,
        ACT.c.coup == found.coup.coup,
    )
    with tables.reading() as connection:
        acts = rows(connection, wanted.order_by(ACT.c.sequence.desc()), ActRow)
    for act in acts:
        for entry in store.read(act.pit, after=act.sequence - 1, limit=1):
            event = decode_event(entry.payload)
            if isinstance(event, events.CoupCorrected):
                return event
    return None
