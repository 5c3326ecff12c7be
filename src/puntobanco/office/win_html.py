"""A win page as an HTML document, for print first."""

from puntobanco.office.win_page import WinPage
from puntobanco.paper.pages import document


def win_page_html(page: WinPage) -> str:
    """The page as one HTML document without external resources."""
    say = page.words.say
    return document(
        "win",
        page.words,
        kind=say("win-page"),
        slip=say("win-slip"),
        undone=say("win-undone"),
        page=page,
    )
