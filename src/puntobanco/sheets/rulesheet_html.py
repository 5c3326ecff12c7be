"""The rule sheet as one HTML document for printing, phones and archiving.

It is self-contained: a browser loads nothing else for it.
"""

from collections.abc import Iterator
from html import escape
from typing import assert_never

from puntobanco.core.facts import Value
from puntobanco.sheets.document import (
    Block,
    Grid,
    Items,
    Paragraph,
    RuleSheet,
    Section,
    numeric_columns,
    render,
)
from puntobanco.words import Words

STYLE = """
:root { --ink: #1c1b19; --soft: #6b665e; --line: #cfc8bb; --paper: #fffdf8; --tint: #f3eee2;
  --accent: #7d1d20; color-scheme: light; }
* { box-sizing: border-box; }
html { background: #e9e4d8; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 46rem; padding: 2.5rem 3rem 3rem; background: var(--paper);
  color: var(--ink); font: 1rem/var(--line-height) var(--fonts), serif; }
header { border-bottom: 3px double var(--accent); margin-bottom: 1.5rem; padding-bottom: 1rem; }
.kind { color: var(--accent); font-size: .85rem; letter-spacing: .12em; margin: 0;
  text-transform: uppercase; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .2rem 0 .8rem; font-weight: 600; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; padding-bottom: .2rem; font-weight: 600;
  color: var(--accent); border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; font-weight: 600; }
p { margin: .5rem 0; }
ul, ol { margin: .5rem 0; padding-left: 1.4rem; }
li { margin: .25rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0;
  font-size: .85rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; overflow-wrap: break-word; }
:lang(ja) { word-break: auto-phrase; overflow-wrap: break-word; }
.wide { overflow-x: auto; margin: .7rem 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem;
  font-variant-numeric: lining-nums tabular-nums; }
caption { caption-side: bottom; color: var(--soft); font-size: .8rem; padding-top: .35rem;
  text-align: left; }
th, td { padding: .25rem .6rem .25rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
thead th { border-bottom: 1.5px solid var(--ink); font-size: .82rem; font-weight: 600;
  vertical-align: bottom; }
tbody th { font-weight: 400; }
.number { text-align: right; padding-right: 0; padding-left: .6rem; white-space: nowrap; }
.pays { max-width: 30rem; }
.pays td:last-child, .pays th:last-child { text-align: right; padding-right: 0;
  white-space: nowrap; }
.chart { width: auto; }
.chart th, .chart td { min-width: 2.1rem; padding: .2rem .35rem; text-align: center;
  border: 1px solid var(--line); }
.chart thead th, .chart tbody th { background: var(--tint); font-weight: 600;
  border: 1px solid var(--line); font-size: .85rem; white-space: nowrap; }
.chart .marked { background: #f6dfc9; font-weight: 600; }
.parts { columns: 2 15rem; column-gap: 2.5rem; }
.part { break-inside: avoid; padding-top: .1rem; }
.part h3 { margin-top: .8rem; }
footer { border-top: 3px double var(--accent); color: var(--soft); font-size: .8rem;
  margin-top: 2.5rem; padding-top: .7rem; overflow-wrap: anywhere; }
@media (max-width: 36rem) {
  html { background: var(--paper); }
  body { padding: 1.2rem 1rem 2rem; }
  h1 { font-size: 1.5rem; }
  table { font-size: .85rem; }
  .chart th, .chart td { min-width: 0; padding: .2rem .28rem; }
}
@media print {
  @page { margin: 18mm 16mm; }
  html, body { background: none; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  h2, h3 { break-after: avoid; }
  tr, li, .pays, .chart { break-inside: avoid; }
  thead { display: table-header-group; }
  .wide { overflow: visible; }
  .chart .marked, .chart thead th, .chart tbody th { print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
}
""".strip()


def rule_sheet_html(sheet: RuleSheet[Value], words: Words) -> str:
    """The sheet as a whole HTML document."""
    return "\n".join(_document(render(sheet, words), words)) + "\n"


def _document(sheet: RuleSheet[str], words: Words) -> Iterator[str]:
    kind = words.say("sheet-kind")
    yield "<!DOCTYPE html>"
    yield f'<html lang="{words.language}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(sheet.title)} · {escape(kind)}</title>"
    yield f"<style>\n{_set_in(words)}\n{STYLE}\n</style>"
    yield "</head>"
    yield "<body>"
    yield "<header>"
    yield f'<p class="kind">{escape(kind)}</p>'
    yield f"<h1>{escape(sheet.title)}</h1>"
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in sheet.facts)
    yield f"<dl>{facts}</dl>"
    yield "</header>"
    yield "<main>"
    for section in sheet.sections:
        yield from _section(section)
    yield "</main>"
    footer = " · ".join(fact for _, fact in sheet.facts)
    yield f"<footer>{escape(sheet.title)} · {escape(footer)}</footer>"
    yield "</body>"
    yield "</html>"


def _set_in(words: Words) -> str:
    """The fonts and line height for a language."""
    fonts, height = words.say("sheet-fonts"), words.say("sheet-line-height")
    return f":root {{ --fonts: {fonts}; --line-height: {height}; }}"


def _section(section: Section[str]) -> Iterator[str]:
    yield f'<section id="{escape(section.key)}">'
    yield f"<h2>{escape(section.title)}</h2>"
    yield from map(_block, section.blocks)
    if section.parts:
        yield '<div class="parts">'
        for part in section.parts:
            yield f'<section class="part" id="{escape(section.key)}-{escape(part.key)}">'
            yield f"<h3>{escape(part.title)}</h3>"
            yield from map(_block, part.blocks)
            yield "</section>"
        yield "</div>"
    yield "</section>"


def _block(block: Block[str]) -> str:
    match block:
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Items(items, numbered):
            tag = "ol" if numbered else "ul"
            lines = (f"<li>{escape(item)}</li>" for item in items)
            return "\n".join((f"<{tag}>", *lines, f"</{tag}>"))
        case Grid():
            return "\n".join(_grid(block))
        case _:
            assert_never(block)


def _grid(grid: Grid[str]) -> Iterator[str]:
    numeric = numeric_columns(grid)
    yield '<div class="wide">'
    yield f'<table class="{grid.shape.value}">'
    if grid.caption:
        yield f"<caption>{escape(grid.caption)}</caption>"
    cells = "".join(
        f'<th scope="col"{_class("number" if number else "")}>{escape(name)}</th>'
        for name, number in zip(grid.head, numeric, strict=True)
    )
    yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for first, *rest in grid.rows:
        cells = "".join(
            f"<td{_class('marked' if cell == grid.marked else 'number' if number else '')}>"
            f"{escape(cell)}</td>"
            for cell, number in zip(rest, numeric[1:], strict=True)
        )
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table>"
    yield "</div>"


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""
