"""Tables in HTTP answers: rules, recall, and current state."""

from dataclasses import replace
from typing import Literal

import msgspec

from puntobanco.analysis.printed import compare_printed
from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.progressive.state import Meter, current_rules
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
    roads: table_messages.RoadsMessage


class RuleBlock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paragraph, list or grid of a rule sheet. Fields of the other two are left out."""

    kind: Literal["paragraph", "list", "grid"]
    text: str = ""
    items: tuple[str, ...] = ()
    numbered: bool = False
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    caption: str = ""
    shape: str = ""
    """The layout of a grid: list, pays or chart."""
    marked: str = ""
    """The text of highlighted cells."""


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """A titled part of a rule sheet."""

    key: str
    title: str
    blocks: tuple[RuleBlock, ...]
    parts: tuple["RuleSection", ...]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a table's game, with the table's settings."""

    language: str
    title: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[RuleSection, ...]


class RecalledCoupShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished coup, with the viewer's own wagers."""

    number: int
    shoe: int
    cards: tuple[table_messages.CardShown, ...]
    result: table_messages.ResultShown | None
    """Null if the coup was voided before its last card."""
    void: str
    wagers: tuple[table_messages.SettledShown, ...]
    fee: Minor
    bank: Minor
    returned: Minor
    """Money returned to the viewer, including stakes."""


class Recall(msgspec.Struct, frozen=True, kw_only=True):
    """The last coups of a table, newest last. A replay, not a game."""

    table: TableId
    seat: int | None
    coups: tuple[RecalledCoupShown, ...]


class FinishedShoeShown(msgspec.Struct, frozen=True, kw_only=True):
    """A retired shoe."""

    shoe: int
    commitment: str
    began: Ms
    ended: Ms | None
    revealed: bool
    """Whether its order is published for verification."""
    retired: str


def rules(table: Table, words: Words, meter: Meter | None = None) -> Rules:
    """The rules of the table's game, with its meter's configuration."""
    own = None if meter is None else current_rules(meter)
    game = table.rules if own is None else replace(table.rules, progressive=own)
    posted = rule_sheet(
        table.rules,
        meter=own,
        printed=compare_printed(game),
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
    """The last coups of a table. Cards and results are public; wagers are the patron's own."""
    return Recall(
        table=table.id,
        seat=None if patron is None else table.seat_of(patron),
        coups=tuple(_recalled(record, table, patron, words) for record in table.recall),
    )


def _recalled(
    record: CoupRecord, table: Table, patron: PatronId | None, words: Words
) -> RecalledCoupShown:
    own = tuple(one for one in record.settled if one.patron == patron)
    seats = {one.seat for one in own}
    return RecalledCoupShown(
        number=record.number,
        shoe=record.shoe,
        cards=views.cards_shown(record.cards),
        result=views.outcome_of(record),
        void=words.stored(record.void),
        wagers=tuple(map(views.settled_shown, own)),
        fee=Minor(sum(fee for seat, fee in record.fees.items() if seat in seats)),
        bank=record.bank if table.player_dealt else Minor(0),
        returned=Minor(sum(one.returned for one in own)),
    )
