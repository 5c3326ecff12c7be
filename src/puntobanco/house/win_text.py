"""A win page as plain text."""

from collections.abc import Iterator
from unicodedata import east_asian_width

from puntobanco.house.win_page import PageTable, WinPage


def win_page_text(page: WinPage) -> str:
    """The page as plain text, at most 96 columns wide if names are short."""
    return "\n".join(_text(page)) + "\n"


def _text(page: WinPage) -> Iterator[str]:
    say = page.words.say
    yield f"{say('win-page').upper()} {page.slip} – {page.state}"
    yield page.title
    yield f"{say('win-award').upper()} {page.amount}"
    yield page.won_by
    if page.undone:
        yield f"{say('win-undone').upper()} {page.undone}"
    yield ""
    for name, fact in page.facts:
        yield f"{_wide(name, 18)} {fact}"
    for hand, cards, points in page.hands:
        yield f"{_wide(hand, 18)} {' '.join(cards)} = {points}"
    for table in page.tables:
        yield ""
        yield table.title
        yield from _text_table(table)
    yield ""
    for what, who in page.signatures:
        yield f"{_wide(what + ':', 24)} {_wide(who, 20)} ______________________________"
    yield ""
    for name, place in page.origin:
        yield f"{name}: {place}"


def _text_table(table: PageTable) -> Iterator[str]:
    every = (table.head, *table.rows)
    widths = [max(_columns(row[column]) for row in every) for column in range(len(table.head))]
    for place, row in enumerate(every):
        last = table.total and place == len(every) - 1
        if last:
            yield "  " + "-" * (sum(widths) + 2 * len(widths) - 2)
        cells = (
            _wide(cell, width, right=amount)
            for cell, width, amount in zip(row, widths, table.amounts, strict=True)
        )
        yield ("  " + "  ".join(cells)).rstrip()


def _columns(text: str) -> int:
    """The width of a text in columns; a Chinese character takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _wide(text: str, width: int, *, right: bool = False) -> str:
    """A text padded to a width in columns."""
    room = " " * (width - _columns(text))
    return room + text if right else text + room
