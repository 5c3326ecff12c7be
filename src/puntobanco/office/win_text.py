"""A win page as plain text."""

from collections.abc import Iterator

from puntobanco.office.win_page import PageTable, WinPage
from puntobanco.words.alignment import padded, widest


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
    hands = [(name, f"{' '.join(cards)} = {points}") for name, cards, points in page.hands]
    facts = [*page.facts, *hands]
    wide = widest((name for name, _ in facts), 18)
    for name, value in facts:
        yield f"{padded(name, wide)} {value}"
    for table in page.tables:
        yield ""
        yield table.title
        yield from _text_table(table)
    yield ""
    signed = [(say("win-signature", what=what), who) for what, who in page.signatures]
    wide = widest((what for what, _ in signed), 24)
    for what, who in signed:
        yield f"{padded(what, wide)} {padded(who, 20)} ______________________________"
    yield ""
    for name, place in page.origin:
        yield say("win-line", name=name, value=place)


def _text_table(table: PageTable) -> Iterator[str]:
    every = (table.head, *table.rows)
    widths = [widest(column) for column in zip(*every, strict=True)]
    for place, row in enumerate(every):
        last = table.total and place == len(every) - 1
        if last:
            yield "  " + "-" * (sum(widths) + 2 * len(widths) - 2)
        cells = (
            padded(cell, width, right=amount)
            for cell, width, amount in zip(row, widths, table.amounts, strict=True)
        )
        yield ("  " + "  ".join(cells)).rstrip()
