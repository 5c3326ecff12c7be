"""The win page in every language, with the known names, and aligned columns."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from puntobanco.office.meter_log import find_win
from puntobanco.office.win_html import win_page_html
from puntobanco.office.win_page import win_page
from puntobanco.office.win_text import win_page_text
from puntobanco.progressive.state import AwardReason
from puntobanco.store import Credential, open_store, restore
from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.catalogue import CHECKED
from tests.kit.fixture_log import GOLDEN
from tests.kit.houses import PIT
from tests.kit.jackpots import METER

RENDERED = Path(__file__).parents[1] / "words" / "golden"
ENGLISH_WORDS = words_in(ENGLISH)


def line_of(text: str, label: str) -> str:
    """What follows a label on its line."""
    _, found, rest = text.partition(f"{label} ")
    assert found, label
    return rest.splitlines()[0].strip()


def test_a_winner_with_a_name_is_shown_by_name(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "progressive.db", url)
    with open_store(url) as store:
        winner = find_win(store, PIT, METER, slip=1).award.shares[0]
        store.credentials.add(Credential("winnie", "patron", winner.patron, "hash", 0))
        text = win_page_text(win_page(find_win(store, PIT, METER, slip=1), ENGLISH_WORDS))
        assert line_of(text, ENGLISH_WORDS.say("win-winner", seat=winner.seat)) == (
            f"winnie ({winner.patron})"
        )
        received = ENGLISH_WORDS.say("win-sign-received", seat=winner.seat)
        assert line_of(text, f"{received}:").startswith("winnie ")
        store.people.erase(winner.patron)
        assert "winnie" not in win_page_text(
            win_page(find_win(store, PIT, METER, slip=1), ENGLISH_WORDS)
        )


def test_staff_are_shown_with_name_and_id(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "progressive.db", url)
    with open_store(url) as store:
        win = find_win(store, PIT, METER, slip=1)
        alone = win_page_text(win_page(win, ENGLISH_WORDS))
        asked, other = win.award.verified_by, win.verified_with
        assert line_of(alone, ENGLISH_WORDS.say("win-asked")).startswith(f"{asked} ")
        store.credentials.add(Credential("samantha", "staff", asked, "hash", 0))
        page = win_page(find_win(store, PIT, METER, slip=1), ENGLISH_WORDS)
    text = win_page_text(page)
    assert line_of(text, ENGLISH_WORDS.say("win-asked")).startswith(f"samantha ({asked}) ")
    assert line_of(text, f"{ENGLISH_WORDS.say('win-sign-asked')}:").startswith("samantha ")
    logged = line_of(text, ENGLISH_WORDS.say("win-logged"))
    assert logged.startswith(f"{other} "), "a person without a name is shown by id"
    assert f"<td>samantha ({asked})</td>" in win_page_html(page)


@pytest.mark.parametrize("language", languages())
def test_the_reason_of_a_back_out_is_translated(tmp_path: Path, language: Language) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "progressive.db", url)
    words = words_in(language)
    with open_store(url) as store:
        win = find_win(store, PIT, METER, slip=2)
        page = win_page(win, words)
    assert win.undoing is not None
    assert win.undoing.reason is AwardReason.CARDS_MISREAD
    assert words.say("meter-reason-cards-misread") in page.undone
    assert win.undoing.note in page.undone
    assert "cards-misread" not in win_page_text(page)


@pytest.mark.parametrize("language", languages())
def test_a_win_is_printed_in_every_language(tmp_path: Path, language: Language) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "progressive.db", url)
    with open_store(url) as store:
        page = win_page(find_win(store, PIT, METER, slip=1), words_in(language))
    text, html = win_page_text(page), win_page_html(page)
    if language in CHECKED:
        assert text == (RENDERED / f"win-page.{language}.txt").read_text("utf-8")
    assert f'<html lang="{language}">' in html
    for table in page.tables:
        lines = text.split(f"\n{table.title}\n", 1)[1].splitlines()[: len(table.rows) + 1]
        if table.amounts[-1]:
            widths = {cell_len(line) for line in lines if not set(line) <= {" ", "-"}}
            assert len(widths) == 1, lines
