"""`punto rules`: one game with its settings, as a patron's rule sheet."""

from typing import TYPE_CHECKING, Annotated, assert_never

import typer

from puntobanco.cli.folding import folded
from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    parse_settings,
    write_document,
)
from puntobanco.core.facts import all_of, fact
from puntobanco.words import languages, words_in
from puntobanco.words.languages import ENGLISH

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod, RenderableType

    from puntobanco.core.game import Plain
    from puntobanco.core.money import Minor
    from puntobanco.core.rows import Row
    from puntobanco.sheets.document import Block, Grid, RuleSheet, Section

INDENT = 2
WIDEST = 100
"""Longer lines are hard to read, however wide the terminal."""


def rules(
    game: GameArgument,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write HTML to a file; - prints it.")
    ] = None,
    as_json: AsJson = False,
    language: LanguageOption = ENGLISH,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    table: Annotated[
        bool, typer.Option("--table", help="As a table would open it: locked settings stay locked.")
    ] = False,
) -> None:
    """Show one game, resolved, as a rule sheet."""
    from puntobanco.analysis.printed import compare_printed
    from puntobanco.core.errors import NotationError
    from puntobanco.sheets import load_game
    from puntobanco.sheets.rulesheet import rule_sheet

    if html is not None and as_json:
        raise NotationError(fact("error-options-exclusive", options=all_of(["--html", "--json"])))
    resolved = load_game(
        game, profile=profile, settings=parse_settings(settings or []), locks_bind=table
    )
    if as_json:
        import json

        data = game_data(resolved, resolved.currency.exponent)
        assert isinstance(data, dict), "a game is a dataclass"
        print(json.dumps({"hash": resolved.hash, **data}, ensure_ascii=False))
    elif html is not None:
        from puntobanco.sheets.rulesheet_html import rule_sheet_html

        sheet = rule_sheet(resolved, printed=compare_printed(resolved))
        write_document("--html", rule_sheet_html(sheet, words_in(language)), html)
    else:
        from puntobanco.cli.terminal import guarded_console
        from puntobanco.sheets.document import render

        sheet = rule_sheet(resolved, printed=compare_printed(resolved))
        _print(render(sheet, words_in(language)), guarded_console(highlight=False))


def game_data(value: object, exponent: int) -> "Plain":
    """A game as plain data, with amounts also as decimals and rows also in words.

    Same as `plain`, plus `NAME_money`, a decimal string, for every amount in minor units.
    """
    from dataclasses import fields, is_dataclass
    from typing import get_type_hints

    from puntobanco.core.game import plain
    from puntobanco.core.rows import Row

    if isinstance(value, tuple):
        return [game_data(one, exponent) for one in value]
    if not is_dataclass(value):
        return plain(value)
    kinds = get_type_hints(type(value))
    data: dict[str, Plain] = {}
    for field in fields(value):
        inner = getattr(value, field.name)
        data[field.name] = game_data(inner, exponent)
        if _is_money(kinds[field.name]):
            data[f"{field.name}_money"] = _decimal(inner, exponent)
    return data | _in_words(value) if isinstance(value, Row) else data


def _is_money(kind: object) -> bool:
    from puntobanco.core.money import Minor

    return kind in (Minor, Minor | None, tuple[Minor, ...])


def _decimal(amount: "Minor | tuple[Minor, ...] | None", exponent: int) -> "Plain":
    from puntobanco.core.money import format_money

    if isinstance(amount, tuple):
        return [format_money(one, exponent) for one in amount]
    return None if amount is None else format_money(amount, exponent)


def _in_words(row: "Row") -> "dict[str, Plain]":
    from puntobanco.core.wording import pays_fact, row_fact

    label, pays = row_fact(row), pays_fact(row.pays)
    return {
        "label": {tag: words_in(tag).text(label) for tag in languages()},
        "pays_label": {tag: words_in(tag).text(pays) for tag in languages()},
    }


# --- As text -------------------------------------------------------------------------------------


def _print(sheet: "RuleSheet[str]", console: "Console") -> None:
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    width = min(console.width, WIDEST)
    facts = Table.grid(padding=(0, 2))
    for name, value in sheet.facts:
        facts.add_row(Text(name, style="dim"), Text(value, overflow="fold"))
    with console.capture() as drawn:
        console.print(Panel(facts, title=Text(sheet.title, style="bold"), width=width))
        for section in sheet.sections:
            _print_section(section, console, width=width)
    # Rich pads lines with blanks, which are useless in a file or a pager.
    print("\n".join(line.rstrip() for line in drawn.get().splitlines()))


def _print_section(section: "Section[str]", console: "Console", *, width: int) -> None:
    from rich.padding import Padding
    from rich.rule import Rule
    from rich.text import Text

    title = Rule(Text(section.title, style="bold red"), align="left", style="dim")
    console.print("", title, width=width)
    inset = (0, 0, 0, INDENT)
    for block in section.blocks:
        console.print("", Padding(_drawn(block, width=width - INDENT), inset), width=width)
    for part in section.parts:
        console.print("", Padding(Text(part.title, style="bold"), inset))
        for block in part.blocks:
            console.print(Padding(_drawn(block, width=width - INDENT), inset), width=width)


def _drawn(block: "Block[str]", *, width: int) -> "RenderableType":
    from rich.table import Table
    from rich.text import Text

    from puntobanco.sheets.document import Grid, Items, Paragraph

    match block:
        case Paragraph(text):
            return Text(folded(text, width=width))
        case Items(items, numbered):
            marked = Table.grid(padding=(0, 1))
            for number, item in enumerate(items, start=1):
                mark = f"{number}." if numbered else "•"
                text = folded(item, width=width - len(mark) - 1)
                marked.add_row(mark, Text(text, overflow="fold"))
            return marked
        case Grid():
            return _drawn_grid(block, width=width)
        case _:
            assert_never(block)


def _drawn_grid(grid: "Grid[str]", *, width: int) -> "RenderableType":
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from puntobanco.sheets.document import GridLayout, numeric_columns

    chart = grid.shape is GridLayout.CHART
    drawn = Table(
        box=box.SQUARE if chart else box.SIMPLE_HEAD,
        show_edge=chart,
        pad_edge=chart,
        header_style="bold",
    )
    for name, number in zip(grid.head, numeric_columns(grid), strict=True):
        justify: JustifyMethod = "right" if number else "center" if chart else "left"
        drawn.add_column(Text(name), justify=justify, overflow="fold")
    for row in grid.rows:
        drawn.add_row(*(Text(cell) for cell in row))
    if not grid.caption:
        return drawn
    return Group(drawn, Text(folded(grid.caption, width=width), style="dim"))
