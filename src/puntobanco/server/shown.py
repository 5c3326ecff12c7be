"""What the HTTP interface shows of tables: rules, recall, and their current state."""

from dataclasses import replace
from typing import Literal

import msgspec

from puntobanco.analysis.printed import beside_print
from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.progressive.state import Meter, in_force
from puntobanco.server import table_messages, views
from puntobanco.sheets.document import Block, Grid, Items, Paragraph, Section, render
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.table.state import CoupRecord, Mode, Table
from puntobanco.words import Words


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """The current state of a table, as in the first messages of a socket."""

    seq: int
    info: table_messages.TableInfo
    view: table_messages.View
    roads: table_messages.Roads


class RuleBlock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paragraph, a list or a grid of a rule sheet; the fields of the other two are left out."""

    kind: Literal["paragraph", "list", "grid"]
    text: str = ""
    items: tuple[str, ...] = ()
    numbered: bool = False
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    caption: str = ""
    shape: str = ""
    """How a grid is best set: list, pays or chart."""
    marked: str = ""
    """The content of cells that stand out."""


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """A titled part of a rule sheet."""

    key: str
    title: str
    blocks: tuple[RuleBlock, ...]
    parts: tuple["RuleSection", ...]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rule sheet of a table's game, as the table plays it."""

    language: str
    title: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[RuleSection, ...]


class RecalledCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A coup that is over, with the viewer's own wagers in it."""

    number: int
    shoe: int
    cards: tuple[table_messages.CardShown, ...]
    result: table_messages.ResultShown | None
    """Null where the coup was void before its last card."""
    void: str
    wagers: tuple[table_messages.SettledShown, ...]
    fee: Minor
    bank: Minor
    returned: Minor
    """What came back to the viewer, stakes included."""


class Recall(msgspec.Struct, frozen=True, kw_only=True):
    """The last coups of a table, the newest last. A replay, not a game."""

    table: TableId
    seat: int | None
    coups: tuple[RecalledCoup, ...]


class FinishedShoe(msgspec.Struct, frozen=True, kw_only=True):
    """A shoe that has ended."""

    shoe: int
    commitment: str
    began: Ms
    ended: Ms | None
    revealed: bool
    """Whether its order lies open for anybody to verify."""
    retired: str


def rules(table: Table, words: Words, meter: Meter | None = None) -> Rules:
    """The rule sheet of the game that a table plays, its meter as it is configured."""
    own = None if meter is None else in_force(meter)
    game = table.rules if own is None else replace(table.rules, progressive=own)
    posted = rule_sheet(
        table.rules,
        meter=own,
        printed=beside_print(game),
        by_hand=table.mode is Mode.DEALER,
    )
    sheet = render(posted, words)
    return Rules(
        language=words.language,
        title=sheet.title,
        facts=sheet.facts,
        sections=tuple(map(_section, sheet.sections)),
    )


def _section(section: Section[str]) -> RuleSection:
    return RuleSection(
        key=section.key,
        title=section.title,
        blocks=tuple(map(_block, section.blocks)),
        parts=tuple(map(_section, section.parts)),
    )


def _block(block: Block[str]) -> RuleBlock:
    match block:
        case Paragraph():
            return RuleBlock(kind="paragraph", text=block.text)
        case Items():
            return RuleBlock(kind="list", items=block.items, numbered=block.numbered)
        case Grid():
            return RuleBlock(
                kind="grid",
                head=block.head,
                rows=block.rows,
                caption=block.caption or "",
                shape=block.shape.value,
                marked=block.marked or "",
            )


def recall(table: Table, patron: PatronId | None, words: Words) -> Recall:
    """The last coups of a table as a patron may see them; everybody sees cards and results."""
    return Recall(
        table=table.id,
        seat=None if patron is None else table.seat_of(patron),
        coups=tuple(_recalled(record, table, patron, words) for record in table.recall),
    )


def _recalled(
    record: CoupRecord, table: Table, patron: PatronId | None, words: Words
) -> RecalledCoup:
    own = tuple(one for one in record.settled if one.patron == patron)
    seats = {one.seat for one in own}
    return RecalledCoup(
        number=record.number,
        shoe=record.shoe,
        cards=views.cards_shown(record.cards),
        result=views.outcome_of(record),
        void=words.stored(record.void),
        wagers=tuple(map(views.settled_shown, own)),
        fee=Minor(sum(fee for seat, fee in record.fees.items() if seat in seats)),
        bank=record.bank if table.player_dealt else Minor(0),
        returned=Minor(sum(one.stake_back + one.won for one in own)),
    )
