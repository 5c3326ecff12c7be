"""Logs of every released format: later versions restore, verify, replay and explain them."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from puntobanco.core.facts import Clauses, SheetName, fact
from puntobanco.core.game import Split
from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.record import DOLLARS
from puntobanco.house.explain import explanation, find_coup
from puntobanco.house.loading import load_state
from puntobanco.house.meter_log import find_win, reconciliation
from puntobanco.house.pit_state import PitState, replay
from puntobanco.house.proof import prove
from puntobanco.house.win_page import win_page
from puntobanco.house.win_text import win_page_text
from puntobanco.people.events import CareEvent
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.sheets import load_game
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.sheets.rulesheet_html import rule_sheet_html
from puntobanco.store import Store, open_store, restore
from puntobanco.words import ENGLISH, languages, words_in
from tests.kit.houses import PIT
from tests.kit.jackpots import METER
from tests.kit.stated import assert_states

GOLDEN = Path(__file__).parent.parent / "golden"
HOUSES = {
    # file: entries, coups, wagers, shoes revealed, meters, awards
    "house-1.db": (164, 12, 27, 1, 0, 0),
    "house-2.db": (382, 18, 49, 0, 1, 3),
    "house-3.db": (61, 4, 4, 0, 0, 0),
}


@pytest.fixture(params=HOUSES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Store]]:
    """A committed house, restored."""
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / request.param, url)
    with open_store(url) as store:
        yield request.param, store


def test_an_old_log_is_restored_and_verified(house: tuple[str, Store]) -> None:
    name, store = house
    proof = prove(store, PIT)
    assert proof.whole, proof.findings
    counted = (proof.entries, proof.coups, proof.wagers, proof.shoes, proof.meters, proof.awards)
    assert counted == HOUSES[name]
    state, replayed, warnings = load_state(store, PIT)
    # A snapshot in an older format is skipped; the log alone gives this state.
    assert replayed == proof.entries
    assert [warning.code for warning in warnings] == ["store-snapshot-format"]
    *_, (_, last) = replay(PitState(), store.read(PIT))
    assert state == last


def restored(name: str, folder: Path) -> Store:
    url = f"sqlite:///{folder / 'again.db'}"
    restore(GOLDEN / name, url)
    return open_store(url)


def test_the_first_house_is_explained(tmp_path: Path) -> None:
    with restored("house-1.db", tmp_path) as store:
        state = load_state(store, PIT)[0]
        assert state.tables[TableId("california")].seat_of(PatronId("bob")) == 1
        played = find_coup(store, PIT, table=TableId("california"), coup=2)
        steps = tuple(explanation(played))
    assert fact("explain-bank", bank=DOLLARS.amount(20_00)) in steps
    assert_states(Clauses(steps), "explain-line", seat=2, patron="cat")
    player = SheetName({"en": "Player", "zh_hans": "闲", "zh_hant": "閒"})
    assert_states(Clauses(steps), "explain-wager", stake=DOLLARS.amount(50_00), bet=player)


def test_names_of_an_old_log_are_shown_in_every_language(tmp_path: Path) -> None:
    with restored("house-1.db", tmp_path) as store:
        game = load_state(store, PIT)[0].tables[TableId("california")].rules
        bets = [(bet.name, language) for bet in game.bets for language in languages()]
        shown = {language: words_in(language).named(game.name) for language in languages()}
    assert all(isinstance(name, dict) for name, _ in bets)
    assert all(words_in(language).named(name) for name, language in bets)
    now = load_game(game.key).name
    assert shown == {language: words_in(language).named(now) for language in languages()}
    assert len(set(shown.values())) > 1


def test_the_second_house_has_every_kind_of_event_of_a_meter(tmp_path: Path) -> None:
    with restored("house-2.db", tmp_path) as store:
        kinds = {entry.kind for entry in store.read(PIT)}
        later = {"AwardConfirmed", "KeyTurned"}
        assert {kind.__name__ for kind in get_args(AnyMeterEvent)} - later <= kinds
        assert reconciliation(store, PIT, METER).difference_ppm == 0
        page = win_page_text(win_page(find_win(store, PIT, METER, slip=1), words_in(ENGLISH)))
        assert "AWARD USD 5,004.66" in page


def test_a_meter_keeps_the_split_it_was_opened_with(tmp_path: Path) -> None:
    """The second house was written when prizes by default went to the winners only."""
    with restored("house-2.db", tmp_path) as store:
        rules = load_state(store, PIT)[0].meters[METER].rules
        page = win_page_text(win_page(find_win(store, PIT, METER, slip=1), words_in(ENGLISH)))
    assert rules.progressive is not None
    assert rules.progressive.split is Split.WINNERS
    words = words_in(ENGLISH)
    assert words.say("sheet-split-winners") in rule_sheet_html(rule_sheet(rules), words)
    assert words.say("win-each", count=3) in page


def test_the_third_house_has_every_kind_of_care_event(tmp_path: Path) -> None:
    with restored("house-3.db", tmp_path) as store:
        kinds = {entry.kind for entry in store.read(PIT)}
        assert {kind.__name__ for kind in get_args(CareEvent)} | {"ProfileAdopted"} <= kinds
        care = load_state(store, PIT)[0].directory.care_of(PatronId("ann"))
        assert [noted.what for noted in care.history][-2:] == ["PatronExcluded", "ExclusionEnded"]


def test_every_golden_house_is_tested() -> None:
    assert {file.name for file in GOLDEN.glob("house-*.db")} == set(HOUSES)
