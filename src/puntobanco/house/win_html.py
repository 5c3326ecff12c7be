"""A win page as an HTML document, for print first."""

from collections.abc import Iterator, Sequence
from html import escape

from puntobanco.house.win_page import PageTable, WinPage
from puntobanco.house.win_style import STYLE


def win_page_html(page: WinPage) -> str:
    """The page as one HTML document without external resources."""
    return "\n".join(_document(page)) + "\n"


def _document(page: WinPage) -> Iterator[str]:
    yield "<!DOCTYPE html>"
    say = page.words.say
    yield f'<html lang="{page.words.language}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{say('win-page')} {escape(page.slip)}</title>"
    yield f"<style>\n{STYLE}\n</style>"
    yield "</head>"
    yield "<body>"
    yield "<header>"
    yield f'<div><p class="kind">{say("win-page")}</p>'
    yield f"<h1>{escape(page.title)}</h1></div>"
    yield f'<p class="slip"><span>{say("win-slip")}</span> {escape(page.slip)}</p>'
    yield "</header>"
    yield '<section class="award">'
    amount = escape(page.amount)
    yield f'<p class="amount">{f"<s>{amount}</s>" if page.undone else amount}</p>'
    yield f'<p class="state">{escape(page.state)}</p>'
    yield f'<p class="won">{escape(page.won_by)}</p>'
    yield "</section>"
    if page.undone:
        yield f'<p class="undone"><b>{say("win-undone")}</b> {escape(page.undone)}</p>'
    yield '<section class="what">'
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in page.facts)
    yield f"<dl>{facts}</dl>"
    yield '<div class="hands">'
    for hand, cards, points in page.hands:
        yield from _hand(hand, cards, points)
    yield "</div>"
    yield "</section>"
    wagers, division, meter, *rest = page.tables
    yield from _table(wagers)
    yield '<div class="beside">'
    yield from _table(division)
    yield from _table(meter)
    yield "</div>"
    for table in rest:
        yield from _table(table)
    yield '<section class="signatures">'
    for what, who in page.signatures:
        yield (
            f'<div><p class="line"></p><p><b>{escape(who) or "&nbsp;"}</b> {escape(what)}</p></div>'
        )
    yield "</section>"
    yield "<footer>"
    for name, place in page.origin:
        code = f"<code>{escape(place)}</code>"
        yield f"<p>{say('win-line', name=escape(name), value=code)}</p>"
    yield "</footer>"
    yield "</body>"
    yield "</html>"


def _hand(name: str, cards: Sequence[str], points: int) -> Iterator[str]:
    yield f'<div class="hand"><p>{escape(name)} <b>{points}</b></p><p class="cards">'
    for card in cards:
        red = ' class="red"' if card[-1] in "♥♦" else ""
        yield f"<span{red}>{escape(card)}</span>"
    yield "</p></div>"


def _table(table: PageTable) -> Iterator[str]:
    yield "<section>"
    yield f"<h2>{escape(table.title)}</h2>"
    yield "<table>"
    if any(table.head[:-1]) or len(table.head) > 2:
        cells = "".join(
            f'<th scope="col"{_right(amount)}>{escape(name)}</th>'
            for name, amount in zip(table.head, table.amounts, strict=True)
        )
        yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for place, row in enumerate(table.rows):
        total = ' class="total"' if table.total and place == len(table.rows) - 1 else ""
        cells = "".join(
            f"<td{_right(amount)}>{escape(cell)}</td>"
            for cell, amount in zip(row, table.amounts, strict=True)
        )
        yield f"<tr{total}>{cells}</tr>"
    yield "</tbody></table>"
    yield "</section>"


def _right(amount: bool) -> str:  # noqa: FBT001 -- reads as a sentence where it is used
    return ' class="amount"' if amount else ""
