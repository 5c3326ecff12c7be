"""Pictures of the progressive on the floor: one award at a dealer's table.

From the wager to the win page; then the same step in a house with keys instead of cards.
"""

import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from puntobanco.core.cards import RANKS
from puntobanco.core.game import Value
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode, Phase
from puntobanco.words import ENGLISH, Language, words_in
from tests.kit.album import Album
from tests.kit.browsing import METER, Theatre, chromium, screen, switch_language, theatre
from tests.kit.meters import SIX_SUITED
from tests.kit.progressive_floor import (
    TABLE,
    WHOLE,
    approve,
    floor_of,
    open_meter_page,
    raise_meter,
)

COUPS = 31


def played(stage: Theatre) -> None:
    """Some coups without wagers, so that the roads have something to show."""
    chance = random.Random(3)
    cards = [rank + suit for rank in RANKS for suit in "shdc"] * 7
    chance.shuffle(cards)
    for _ in range(COUPS):
        stage.house.ask(TABLE, commands.OpenBetting())
        stage.house.ask(TABLE, commands.CloseBetting())
        while stage.table(TABLE).phase is Phase.DEALING:
            stage.house.ask(TABLE, commands.DealCard(card=cards.pop()))
        stage.house.ask(TABLE, commands.SettleCoup())


def _choose_language(sign: Page, language: Language) -> None:
    """Show a sign, which has no menu, in another language."""
    sign.evaluate(f"() => localStorage.setItem('punto.language', '{language}')")
    sign.reload()
    expect(sign.locator("html")).to_have_attribute("lang", language)


def progressive(stage: Theatre, album: Album) -> None:
    """An award from the wager to the win page."""
    floor = floor_of(stage)
    played(stage)
    raise_meter(floor)
    sign, page = stage.window().page, floor.dealer.page
    sign.goto(f"/meters/{METER}/sign")
    floor.start()
    expect(sign.get_by_role("img", name="$43,417.88")).to_be_visible()
    for language in album.languages("progressive-sign"):
        _choose_language(sign, language)
        album.take(sign, "progressive-sign", language)
    album.take_all(floor.ann.page, "progressive-terminal")
    floor.deal(*SIX_SUITED)
    floor.mark(3, WHOLE).click()
    expect(
        page.get_by_text(screen("meter-disagrees", marked=WHOLE, pays=screen("meter-nothing")))
    ).to_be_visible()
    album.take_all(page, "progressive-marks", at=".hand")
    floor.mark(3, WHOLE).click()
    floor.mark(1, WHOLE).click()
    page.get_by_role("button", name=screen("meter-call")).click()
    expect(page.get_by_text(screen("meter-called"))).to_be_visible()
    page.get_by_role("button", name=screen("meter-confirm"), exact=True).click()
    approve(page, floor.cards["sam"])
    page.get_by_role("dialog").get_by_role("button", name=screen("meter-step-confirm")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    for language in album.languages("progressive-verify"):
        if language != ENGLISH:
            switch_language(page, language)
            page.get_by_role("button", name=words_in(language).say("meter-verify")).first.click()
            album.take(page, "progressive-verify", language)
            page.keyboard.press("Escape")
            switch_language(page, ENGLISH)
    page.get_by_role("button", name=screen("meter-verify")).click()
    page.get_by_role("dialog").get_by_label(screen("meter-cards-seen")).fill(" ".join(SIX_SUITED))
    approve(page, floor.cards["eve"])
    if ENGLISH in album.languages("progressive-verify"):
        album.take(page, "progressive-verify", ENGLISH)
    page.get_by_role("dialog").get_by_role(
        "button", name=screen("meter-step-executive-card")
    ).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    for language in album.languages("progressive-win"):
        _choose_language(sign, language)
        album.take(sign, "progressive-win", language)
    with page.expect_popup() as popped:
        page.get_by_role("link", name=screen("meter-win-page", n=1)).click()
    for language in album.languages("progressive-win-page"):
        popped.value.goto(f"/api/meters/{METER}/wins/1?language={language}")
        album.take(popped.value, "progressive-win-page", language)
    popped.value.close()
    page.get_by_role("button", name=screen("dealer-end-game")).click()
    stage.until(lambda: not floor.meter.tables_in_progress)
    album.take_all(open_meter_page(stage, "sam").page, "progressive-desk")


def keyed(stage: Theatre, album: Album) -> None:
    """The steps of a house with keys instead of cards."""
    floor = floor_of(stage)
    played(stage)
    floor.start()
    floor.deal(*SIX_SUITED)
    floor.mark(1, WHOLE).click()
    expect(floor.dealer.page.get_by_text(screen("meter-cards-make", pays=WHOLE))).to_be_visible()
    album.take_all(floor.dealer.page, "progressive-keyed", at=".hand")


SCENES: dict[Callable[[Theatre, Album], None], tuple[dict[str, Value], tuple[str, ...]]] = {
    progressive: (
        {"executive-above": "1000"},
        (
            "progressive-sign",
            "progressive-terminal",
            "progressive-marks",
            "progressive-verify",
            "progressive-win",
            "progressive-win-page",
            "progressive-desk",
        ),
    ),
    keyed: ({"verification": "keyed"}, ("progressive-keyed",)),
}
"""Each with the settings of its meter, and the names of its pictures."""
NAMES = tuple(name for _, names in SCENES.values() for name in names)


def take(album: Album) -> None:
    """The wanted pictures."""
    for scene, (settings, names) in SCENES.items():
        if not album.wants(names):
            continue
        tables = {TABLE: (load_game("progressive-3", settings=settings), Mode.DEALER)}
        with (
            tempfile.TemporaryDirectory() as data,
            chromium() as browser,
            theatre(Path(data), browser, tables, name="Punto Banco") as stage,
        ):
            scene(stage, album)
