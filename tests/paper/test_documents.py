"""The documents to print: what others have named stays text, and one style sheet serves all."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from jinja2 import UndefinedError

from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.par_html import par_html
from puntobanco.core.game import Game
from puntobanco.office.meter_log import find_win
from puntobanco.office.win_html import win_page_html
from puntobanco.office.win_page import PageTable, WinPage, win_page
from puntobanco.paper.pages import document, style
from puntobanco.sheets import load_game
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.sheets.rulesheet_html import rule_sheet_html
from puntobanco.store import open_store, restore
from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.fixture_log import GOLDEN
from tests.kit.houses import PIT
from tests.kit.jackpots import METER

EN = words_in(ENGLISH)
MARKS = ("\u202e", "\u200f", "\u2066", "\x1b", "\x07")
MARKUP = "</title></style><script>alert(1)</script>\"'&amp;{{ 7*7 }}{% raw %}"
HOSTILE = MARKUP + "".join(MARKS)
SHOWN = MARKUP + r"\u202e\u200f\u2066\u001b\u0007"


class Reader(HTMLParser):
    """The tags and the text of a document; fails if a tag is not closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text += data


def hostile_game() -> Game:
    game = load_game("progressive-3")
    bets = tuple(replace(bet, name=HOSTILE) for bet in game.bets)
    settings = tuple(replace(one, label=HOSTILE) for one in game.settings)
    return replace(
        game,
        name=HOSTILE,
        source=HOSTILE,
        bets=bets,
        notices=(HOSTILE,),
        settings=settings,
        profile=HOSTILE,
    )


def rules() -> str:
    return rule_sheet_html(rule_sheet(hostile_game()), EN)


def par() -> str:
    return par_html(par_sheet(hostile_game()), date=HOSTILE, words=EN)


@pytest.fixture(scope="module")
def won(tmp_path_factory: pytest.TempPathFactory) -> WinPage:
    url = f"sqlite:///{tmp_path_factory.mktemp('won') / 'again.db'}"
    restore(GOLDEN / "progressive.db", url)
    with open_store(url) as store:
        return win_page(find_win(store, PIT, METER, slip=1), EN)


def hostile_win(page: WinPage) -> WinPage:
    """The page with the hostile text wherever it has a text."""

    def within(value: Any) -> Any:
        match value:
            case str():
                return HOSTILE
            case tuple():
                return tuple(map(within, value))
            case PageTable():
                return replace(
                    value, title=HOSTILE, head=within(value.head), rows=within(value.rows)
                )
            case _:
                return value

    names = [field.name for field in fields(page) if field.name != "words"]
    return replace(page, **{name: within(getattr(page, name)) for name in names})


@pytest.mark.parametrize("made", [rules, par, None], ids=["rules", "par", "win"])
def test_hostile_names_stay_text(made: Callable[[], str] | None, won: WinPage) -> None:
    page = win_page_html(hostile_win(won)) if made is None else made()
    reader = Reader(page)
    tags = {tag for tag, _ in reader.tags}
    assert "script" not in tags
    assert reader.text.count(SHOWN) >= 8
    assert HOSTILE not in reader.text
    assert not set(MARKS) & set(page)
    for _, attributes in reader.tags:
        assert not {name for name in attributes if name.startswith("on")}


def rules_of(css: str) -> Iterator[str]:
    """The selectors of a style sheet."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    bare = re.sub(r"@page[^{]*\{[^{}]*(\{[^{}]*\}\s*)?\}", "", bare)
    bare = re.sub(r"@media[^{]*\{", "", bare)
    for selectors in re.findall(r"([^{}]+)\{", bare):
        yield from (one.strip() for one in selectors.split(","))


def test_no_rule_of_the_style_reaches_beyond_a_document() -> None:
    selectors = list(rules_of(style(EN)))
    assert len(selectors) > 150
    whole_page = ("body:has(> .paper)", "html:has(> body > .paper.win)")
    for selector in selectors:
        assert selector.startswith(".paper") or selector in whole_page, selector


@pytest.mark.parametrize("language", languages())
def test_every_document_has_the_one_style_of_its_language(language: Language, won: WinPage) -> None:
    words = words_in(language)
    game = load_game("progressive-3")
    for page in (
        rule_sheet_html(rule_sheet(game), words),
        par_html(par_sheet(game), words=words),
        win_page_html(replace(won, words=words)),
    ):
        assert re.findall(r"<style>(.*?)</style>", page, re.DOTALL) == [style(words)]


def test_a_template_without_its_content_is_an_error() -> None:
    with pytest.raises(UndefinedError, match="title"):
        document("par", EN, kind="x")


def test_only_a_document_loads_the_template_engine(tmp_path: Path) -> None:
    code = (
        "import sys; from puntobanco.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print('jinja2' in sys.modules, file=sys.stderr)"
    )
    file = str(tmp_path / "rules.html")
    for asked, loaded in (
        (["games"], False),
        (["rules", "fortune-7"], False),
        (["rules", "fortune-7", "--html", file], True),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *asked], capture_output=True, text=True, check=True
        )
        assert done.stderr.split() == [str(loaded)], asked
