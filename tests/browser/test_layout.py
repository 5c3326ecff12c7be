"""A table fits its window in every language: nothing is cut, covered or broken within a word."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode
from puntobanco.words import ENGLISH, languages
from tests.kit.browsing import (
    PHONE,
    TERMINAL,
    Theatre,
    area,
    open_betting,
    screen,
    seated,
    switch_language,
    theatre,
)
from tests.kit.insurance import insured_game
from tests.kit.layout import layout_faults
from tests.kit.meters import SIX_SUITED
from tests.kit.progressive_floor import TABLE, floor_of, raise_meter

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]

GAMES = {
    "terminal": "terminal-3",
    "fortune": "fortune-7",
    "mini": "mini-baccarat",
    "california": "commission-free-dragon-bonus",
}
INSURED = "insured"
HELD_PAIR = ("4s", "2c", "3d", "2h")
"""The Player has 7 and the Banker a pair that draws, so both bets after four cards are offered."""
LONG_RESULT = ("4h", "Ks", "4d", "Kd")
"""A natural and both pairs: the longest line of a result."""
SIZES = pytest.mark.parametrize("size", [TERMINAL, PHONE], ids=["terminal", "phone"])


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Theatre]:
    tables = {key: (load_game(game), Mode.DEALER) for key, game in GAMES.items()}
    tables[INSURED] = (insured_game(), Mode.DEALER)
    with theatre(tmp_path_factory.mktemp("house"), browser, tables) as opened:
        for table in tables:
            opened.house.ask(table, commands.StartShoe(commitment=""))
            opened.house.ask(table, commands.CutShoe(position=99))
            opened.house.ask(table, commands.BurnCards(turned="3h"))
        yield opened


def faults(page: Page) -> list[str]:
    """The faults of a page in every language."""
    found = []
    for language in languages():
        switch_language(page, language)
        expect(page.locator(".banner.lost")).to_have_count(0)
        found += [f"{language}: {fault}" for fault in layout_faults(page)]
    switch_language(page, ENGLISH)
    return found


@SIZES
@pytest.mark.parametrize("table", GAMES)
def test_a_table_fits_its_window(stage: Theatre, table: str, size: dict[str, int]) -> None:
    ann = stage.patron(f"{table} {size['width']}", size=size)
    seated(ann, table, next(seat for seat in (1, 3) if seat not in stage.table(table).seats))
    if stage.table(table).player_dealt:
        assert faults(ann.page) == []
        return
    stage.house.ask(table, commands.OpenBetting())
    ann.expect_state(screen("state-place-your-bets"))
    for bet in ("player", "tie"):
        area(ann.page, bet).click()
    betting = faults(ann.page)
    stage.house.ask(table, commands.CloseBetting())
    for card in LONG_RESULT:
        stage.house.ask(table, commands.DealCard(card=card))
    stage.house.ask(table, commands.SettleCoup())
    ann.expect_state(screen("result-player"))
    assert betting + faults(ann.page) == []


@SIZES
def test_a_table_that_takes_bets_after_four_cards_fits_its_window(
    stage: Theatre, size: dict[str, int]
) -> None:
    ann = stage.patron(f"{INSURED} {size['width']}", size=size)
    seated(ann, INSURED, next(seat for seat in (1, 3) if seat not in stage.table(INSURED).seats))
    stage.house.ask(INSURED, commands.OpenBetting())
    ann.expect_state(screen("state-place-your-bets"))
    area(ann.page, "player").click()
    before = faults(ann.page)
    stage.house.ask(INSURED, commands.CloseBetting())
    for card in HELD_PAIR:
        stage.house.ask(INSURED, commands.DealCard(card=card))
    ann.expect_state(screen("state-mid-coup"))
    offered = faults(ann.page)
    for bet in ("insurance", "comeback"):
        area(ann.page, bet).click()
        expect(area(ann.page, bet).locator(".stack")).to_be_visible()
    riding = faults(ann.page)
    stage.house.ask(INSURED, commands.CloseBetting())
    stage.house.ask(INSURED, commands.DealCard(card="4c"))
    stage.house.ask(INSURED, commands.SettleCoup())
    ann.expect_state(screen("result-banker"))
    assert before + offered + riding + faults(ann.page) == []


@SIZES
def test_a_progressive_table_fits_its_window(
    tmp_path: Path, browser: Browser, size: dict[str, int]
) -> None:
    tables = {TABLE: (load_game("progressive-3"), Mode.DEALER)}
    with theatre(tmp_path, browser, tables) as stage:
        floor = floor_of(stage, size=size)
        raise_meter(floor)
        page = floor.ann.page
        floor.dealer.page.get_by_role("button", name=open_betting()).click()
        floor.ann.expect_state(screen("state-place-your-bets"))
        expect(page.get_by_role("img", name="$43,417.36").first).to_be_visible()
        before = faults(page)
        for bet in ("player", "progressive"):
            area(page, bet).click()
        riding = faults(page)
        floor.dealer.page.get_by_role("button", name=screen("dealer-start-game")).click()
        stage.until(lambda: TABLE in floor.meter.tables_in_progress)
        floor.deal(*SIX_SUITED)
        expect(page.get_by_text(screen("meter-verifying")).first).to_be_visible()
        assert before + riding + faults(page) == []
