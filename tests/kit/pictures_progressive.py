"""Pictures of the progressive on the floor.

`python -m tests.kit.pictures_progressive FOLDER`, with the options of `tests.kit.pictures`: plays
one award at a dealer's table, from the wager to the win page, and shows it on the way as a terminal
and as a phone.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from puntobanco.core.cards import RANKS
from puntobanco.core.game import Value
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode, Phase
from puntobanco.words import ENGLISH, words_in
from tests.kit.browsing import METER, TERMINAL, Theatre, launched, screen, switch_language, theatre
from tests.kit.meters import SIX_SUITED
from tests.kit.pictures import SIZES, Album, album_and_names, suffix
from tests.kit.progressive_floor import (
    TABLE,
    WHOLE,
    approve,
    floor_of,
    open_meter_page,
    raise_meter,
)

COUPS = 31


def take(album: Album, page: Page, name: str, at: str = "body") -> None:
    """A window in its own size, then on a phone, scrolled to what `at` selects."""
    for size, shape in SIZES.items():
        page.set_viewport_size({"width": shape["width"], "height": shape["height"]})
        to = "body" if shape is TERMINAL else at
        page.locator(to).first.evaluate("it => it.scrollIntoView()")
        page.wait_for_timeout(200)
        album.take(page, f"progressive-{name}", size)
    page.set_viewport_size({"width": TERMINAL["width"], "height": TERMINAL["height"]})


def both(album: Album, page: Page, name: str, *also: str, at: str = "body") -> None:
    """The picture in every language."""
    for language in album.languages(*also):
        switch_language(page, language)
        take(album, page, f"{name}{suffix(language)}", at)
    switch_language(page, ENGLISH)


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


def progressive(stage: Theatre, album: Album) -> None:
    """An award from the wager to the win page."""
    floor = floor_of(stage)
    played(stage)
    raise_meter(floor)
    sign, page = stage.window().page, floor.dealer.page
    sign.goto(f"/meters/{METER}/sign")
    floor.start()
    expect(sign.get_by_role("img", name="$43,417.88")).to_be_visible()
    take(album, sign, "sign")
    both(album, floor.ann.page, "terminal", "zh-Hant")
    floor.deal(*SIX_SUITED)
    floor.mark(3, WHOLE).click()
    expect(
        page.get_by_text(screen("meter-disagrees", marked=WHOLE, pays=screen("meter-nothing")))
    ).to_be_visible()
    both(album, page, "marks", at=".hand")
    floor.mark(3, WHOLE).click()
    floor.mark(1, WHOLE).click()
    page.get_by_role("button", name=screen("meter-call")).click()
    expect(page.get_by_text(screen("meter-called"))).to_be_visible()
    both(album, page, "steps", at=".hand")
    page.get_by_role("button", name=screen("meter-confirm"), exact=True).click()
    approve(page, floor.cards["sam"])
    page.get_by_role("dialog").get_by_role("button", name=screen("meter-step-confirm")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    others = [language for language in album.languages() if language != ENGLISH]
    for language in others:
        switch_language(page, language)
        page.get_by_role("button", name=words_in(language).say("meter-verify")).first.click()
        take(album, page, f"verify{suffix(language)}")
        page.keyboard.press("Escape")
    switch_language(page, ENGLISH)
    page.get_by_role("button", name=screen("meter-verify")).click()
    page.get_by_role("dialog").get_by_label(screen("meter-cards-seen")).fill(" ".join(SIX_SUITED))
    approve(page, floor.cards["eve"])
    take(album, page, "verify")
    page.get_by_role("dialog").get_by_role(
        "button", name=screen("meter-step-executive-card")
    ).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    take(album, sign, "win")
    for language in others:
        sign.evaluate(f"() => localStorage.setItem('punto.language', '{language}')")
        sign.reload()
        expect(sign.locator("html")).to_have_attribute("lang", language)
        take(album, sign, f"sign{suffix(language)}")
    with page.expect_popup() as popped:
        page.get_by_role("link", name=screen("meter-win-page", n=1)).click()
    take(album, popped.value, "win-page")
    for language in others:
        popped.value.goto(f"/api/meters/{METER}/wins/1?language={language}")
        take(album, popped.value, f"win-page{suffix(language)}")
    popped.value.close()
    page.get_by_role("button", name=screen("dealer-end-game")).click()
    stage.until(lambda: not floor.meter.tables_in_progress)
    both(album, open_meter_page(stage, "sam").page, "desk")


def keyed(stage: Theatre, album: Album) -> None:
    """The steps of a house with keys instead of cards."""
    floor = floor_of(stage)
    played(stage)
    floor.start()
    floor.deal(*SIX_SUITED)
    floor.mark(1, WHOLE).click()
    expect(floor.dealer.page.get_by_text(screen("meter-cards-make", pays=WHOLE))).to_be_visible()
    both(album, floor.dealer.page, "keyed", at=".hand")


SCENES: dict[Callable[[Theatre, Album], None], dict[str, Value]] = {
    progressive: {"executive-above": "1000"},
    keyed: {"verification": "keyed"},
}
"""Each with the settings of its meter."""


def main() -> None:
    """Take all pictures."""
    album, _ = album_and_names(sys.argv[1:])
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for scene, settings in SCENES.items():
            tables = {TABLE: (load_game("progressive-3", settings=settings), Mode.DEALER)}
            with (
                tempfile.TemporaryDirectory() as data,
                theatre(Path(data), browser, tables, name="Punto Banco") as stage,
            ):
                scene(stage, album)
        browser.close()


if __name__ == "__main__":
    main()
