"""The win page in every language: nothing missing, nothing left over, and columns that align."""

import ast
import inspect
from itertools import chain
from pathlib import Path

import pytest

from puntobanco.core.text import Language
from puntobanco.house import win_html, win_page, win_text
from puntobanco.house.meter_log import find_win
from puntobanco.house.win_html import win_page_html
from puntobanco.house.win_text import _columns, win_page_text
from puntobanco.house.win_words import _WORDS, Voice
from puntobanco.people.staff import Role
from puntobanco.progressive.state import AwardReason
from puntobanco.store import Credential, open_store, restore
from tests.house.test_fixture_logs import GOLDEN
from tests.kit.houses import PIT
from tests.kit.jackpots import METER


def said() -> set[str]:
    """Every word that the page says, as its source has it."""
    found = {*win_page._TITLE.values(), *win_page._REASON.values()}
    found |= {role.value for role in Role}
    modules = map(ast.parse, map(inspect.getsource, (win_page, win_text, win_html)))
    for node in chain.from_iterable(map(ast.walk, modules)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
            (word,) = node.args
            if isinstance(word, ast.Constant):
                found.add(str(word.value))
    return found


def test_nothing_is_missing_and_nothing_left_over() -> None:
    assert said() == set(_WORDS)


@pytest.mark.parametrize("english", sorted(_WORDS))
def test_values_stand_in_every_language(english: str) -> None:
    places = [part.split("}")[0] for part in english.split("{")[1:]]
    for language in Language:
        spoken = Voice(language)(english, **dict.fromkeys(places, "§"))
        assert spoken.strip()
        assert spoken.count("§") == len(places)


def test_a_winner_who_has_a_name_is_named(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "house-2.db", url)
    with open_store(url) as store:
        winner = find_win(store, PIT, METER, slip=1).award.shares[0]
        store.credentials.add(Credential("winnie", "patron", winner.patron, "hash", 0))
        text = win_page_text(win_page.win_page(find_win(store, PIT, METER, slip=1)))
        assert f"Winner, seat {winner.seat}     winnie ({winner.patron})" in text
        assert f"received, seat {winner.seat}:        winnie " in text
        store.people.erase(winner.patron)
        assert "winnie" not in win_page_text(win_page.win_page(find_win(store, PIT, METER, slip=1)))


def test_staff_who_have_a_name_are_named_beside_their_id(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "house-2.db", url)
    with open_store(url) as store:
        win = find_win(store, PIT, METER, slip=1)
        alone = win_page_text(win_page.win_page(win))
        asked, other = win.award.verified_by, win.verified_with
        assert f"Asked for    {asked} " in alone
        store.credentials.add(Credential("samantha", "staff", asked, "hash", 0))
        page = win_page.win_page(find_win(store, PIT, METER, slip=1))
    text = win_page_text(page)
    assert f"Asked for    samantha ({asked})  " in text
    assert "asked for:               samantha  " in text
    assert f"Logged with  {other} " in text, "of whom no name is known the id stands"
    assert f"<td>samantha ({asked})</td>" in win_page_html(page)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        (Language.EN, "The cards were misread: "),
        (Language.ZH_HANS, "牌面读错: "),
        (Language.ZH_HANT, "牌面讀錯: "),
    ],
)
def test_why_an_award_was_backed_out_is_said_in_words(
    tmp_path: Path, language: Language, reason: str
) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "house-2.db", url)
    with open_store(url) as store:
        page = win_page.win_page(find_win(store, PIT, METER, slip=2), language)
    assert reason in page.undone
    assert "cards-misread" not in win_page_text(page)


def test_every_reason_has_words() -> None:
    assert set(win_page._REASON) == set(AwardReason)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.EN, ("WIN PAGE", "AWARD USD 5,004.66", "Ledger entries")),
        (Language.ZH_HANS, ("中奖单", "奖金 USD 5,004.66", "账目", "注平分")),
        (Language.ZH_HANT, ("中獎單", "獎金 USD 5,004.66", "帳目", "注平分")),
    ],
)
def test_a_win_is_printed_in_every_language(
    tmp_path_factory: pytest.TempPathFactory, language: Language, words: tuple[str, ...]
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('win') / 'again.db'}"
    restore(GOLDEN / "house-2.db", url)
    with open_store(url) as store:
        page = win_page.win_page(find_win(store, PIT, METER, slip=1), language)
    text, html = win_page_text(page), win_page_html(page)
    for word in words:
        assert word in text
    assert f'<html lang="{language.value}">' in html
    for table in page.tables:
        lines = text.split(f"\n{table.title}\n", 1)[1].splitlines()[: len(table.rows) + 1]
        if table.amounts[-1]:
            widths = {_columns(line) for line in lines if not set(line) <= {" ", "-"}}
            assert len(widths) == 1, lines
