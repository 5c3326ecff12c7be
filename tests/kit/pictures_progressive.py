"""Pictures of the progressive on the floor: `python -m tests.kit.pictures_progressive FOLDER`.

One award is played at a dealer's table, from the wager to the win page, and looked at on the way
as a terminal and as a phone would show it. Colours are reduced, so that the files stay small.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from puntobanco.core.cards import RANKS
from puntobanco.core.game import Value
from puntobanco.core.ids import CardId, CommandId, Ms
from puntobanco.house.messages import Accepted, ToMeter
from puntobanco.people.staff import Approval, Role
from puntobanco.progressive.asked import place_of
from puntobanco.progressive.commands import AdjustMeter, AdjustReason
from puntobanco.progressive.state import Pool
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode, Phase
from tests.kit.browsing import METER, PHONE, TERMINAL, Theatre, launched, theatre
from tests.kit.meters import SIX_SUITED
from tests.kit.progressive_floor import TABLE, Floor, approve, at_desk, floor_of

SIZES = {"1280": TERMINAL, "390": PHONE}
COUPS = 31


class Album:
    """A folder of pictures, each screen in both sizes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str, at: str = "body") -> None:
        """A window as it is, then as on a phone, which is scrolled to what `at` selects."""
        for size, shape in SIZES.items():
            page.set_viewport_size({"width": shape["width"], "height": shape["height"]})
            to = "body" if shape is TERMINAL else at
            page.locator(to).first.evaluate("it => it.scrollIntoView()")
            page.wait_for_timeout(600)
            path = self._folder / f"progressive-{name}-{size}.png"
            page.screenshot(path=path)
            with Image.open(path) as taken:
                few = taken.convert("RGB").quantize(
                    256, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE
                )
            few.save(path, optimize=True)
            print(f"{path.name}  {path.stat().st_size // 1000} kB", flush=True)
        page.set_viewport_size({"width": TERMINAL["width"], "height": TERMINAL["height"]})


def played(stage: Theatre) -> None:
    """Some coups that nobody bet on, so that the roads have something to show."""
    chance = random.Random(3)
    cards = [rank + suit for rank in RANKS for suit in "shdc"] * 7
    chance.shuffle(cards)
    for _ in range(COUPS):
        stage.house.ask(TABLE, commands.OpenBetting())
        stage.house.ask(TABLE, commands.CloseBetting())
        while stage.table(TABLE).phase is Phase.DEALING:
            stage.house.ask(TABLE, commands.DealCard(card=cards.pop()))
        stage.house.ask(TABLE, commands.SettleCoup())


def grown(floor: Floor) -> None:
    """A meter as it would be after some months: the house adds what patrons would have."""
    house = floor.stage.house
    cards = house.services.pit.state.directory.cards
    sent = ToMeter(
        id=CommandId("grown"),
        meter=METER,
        by=cards[CardId(floor.cards["sam"])].holder,
        command=AdjustMeter(
            pool=Pool.METER,
            change=38_417_36,
            reason=AdjustReason.HOUSE_ADDITION,
            note="for the pictures",
        ),
        approval=Approval(
            card=CardId(floor.cards["eve"]),
            role=Role.EXECUTIVE,
            table=place_of(METER),
            nonce="grown",
            expires=Ms(2**52),
        ),
    )
    assert isinstance(house.call(house.services.desk.send(sent)), Accepted)


def progressive(stage: Theatre, album: Album) -> None:
    """An award from the wager to the win page."""
    floor = floor_of(stage)
    played(stage)
    grown(floor)
    sign, page = stage.window().page, floor.dealer.page
    sign.goto(f"/meters/{METER}/sign")
    floor.start()
    expect(sign.get_by_role("img", name="$43,417.88")).to_be_visible()
    album.take(sign, "sign")
    album.take(floor.ann.page, "terminal")
    for label, name in (("简体中文", "zh-hans"), ("繁體中文", "zh-hant")):
        floor.ann.page.get_by_role("combobox").first.select_option(label=label)
        floor.ann.page.wait_for_timeout(500)
        album.take(floor.ann.page, f"terminal-{name}")
    floor.deal(*SIX_SUITED)
    floor.mark(3, "100 % of meter").click()
    expect(page.get_by_text("marked 100 % of meter, the cards make nothing")).to_be_visible()
    album.take(page, "marks", at=".hand")
    floor.mark(3, "100 % of meter").click()
    floor.mark(1, "100 % of meter").click()
    page.get_by_role("button", name="Call the supervisor").click()
    expect(page.get_by_text("The supervisor has been called")).to_be_visible()
    album.take(page, "steps", at=".hand")
    page.get_by_role("button", name="Verify").click()
    page.get_by_role("dialog").get_by_label("Cards as seen").fill(" ".join(SIX_SUITED))
    approve(page, floor.cards["eve"])
    album.take(page, "verify")
    page.get_by_role("dialog").get_by_role("button", name="Executive card").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    album.take(sign, "win")
    with page.expect_popup() as popped:
        page.get_by_role("link", name="Win page 1").click()
    album.take(popped.value, "win-page")
    popped.value.close()
    page.get_by_role("button", name="End game").click()
    stage.until(lambda: not floor.meter.on)
    album.take(at_desk(stage, "sam").page, "desk")


def keyed(stage: Theatre, album: Album) -> None:
    """The steps where the house has keys in place of cards."""
    floor = floor_of(stage)
    played(stage)
    floor.start()
    floor.deal(*SIX_SUITED)
    floor.mark(1, "100 % of meter").click()
    expect(floor.dealer.page.get_by_text("the cards make 100 %")).to_be_visible()
    album.take(floor.dealer.page, "keyed", at=".hand")


SCENES: dict[Callable[[Theatre, Album], None], dict[str, Value]] = {
    progressive: {"executive-above": "1000"},
    keyed: {"verification": "keyed"},
}
"""Each with how its meter is set."""


def main() -> None:
    """Take all pictures."""
    album = Album(Path(sys.argv[1]))
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
