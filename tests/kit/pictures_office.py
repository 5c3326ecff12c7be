"""Pictures of the office, the signs and the fairness page, in a real browser.

`python -m tests.kit.pictures_office FOLDER [--png] [PAGE …]`: a house has played since the morning,
and real Chromium looks at every page as a desk and as a phone.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from puntobanco.core.ids import PatronId, TableId
from puntobanco.house.pit import open_pit
from puntobanco.people.staff import Role
from puntobanco.server.live import opened
from puntobanco.server.running import PIT, now
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from tests.kit.browsing import Theatre, WallClock, launched
from tests.kit.evenings import PATRONS, Evening, seeded_surroundings
from tests.kit.jackpots import Jackpots, line_and_meter
from tests.kit.meters import PLAIN
from tests.kit.pictures import SIZES, Album, speak
from tests.kit.progressive_evening import ONE, TWO
from tests.kit.progressive_evening import evening as jackpot_evening
from tests.kit.server import SETTINGS, open_with

HOURS = 12
ROUNDS = 95
LOOK_MS = 9_000
COUPS_A_SHOE = 4

PAGES = {
    "overview": (Role.EXECUTIVE, "/office"),
    "reports": (Role.EXECUTIVE, "/office/reports"),
    "coups": (Role.EXECUTIVE, "/office/coups"),
    "coup": (Role.EXECUTIVE, "/office/coups/dealt/{settled}"),
    "dispute": (Role.SUPERVISOR, "/office/dispute"),
    "meters": (Role.EXECUTIVE, "/office/meters"),
    "ledger": (Role.AUDITOR, "/office/ledger"),
    "cage-report": (Role.CASHIER, "/office/cage"),
    "account": (Role.CASHIER, "/office/patrons/ter-1"),
    "people": (Role.AUDITOR, "/office/people"),
    "settings": (Role.ADMIN, "/office/settings"),
    "incidents": (Role.AUDITOR, "/office/incidents"),
    "verification": (Role.AUDITOR, "/office/verification"),
    "table-sign": (None, "/tables/terminal/sign"),
    "table-sign-california": (None, "/tables/california/sign"),
    "fairness": (None, "/fairness?table=terminal&shoe=1"),
}


CHINESE = ("overview", "reports", "coup", "table-sign")
"""Pages that are also taken in Chinese."""


async def since_this_morning(folder: Path) -> None:
    """Tables and a meter that have played for some hours, in a house that is not open yet."""
    around = seeded_surroundings(folder, 3, most_ms=LOOK_MS, begin=now() - HOURS * 3_600_000)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, around) as pit:
            evening, jackpots = Evening(pit, 3), Jackpots(pit)
            await jackpot_evening(jackpots)
            await evening.open_all()
            eva = Actor(patron=PatronId("eva"))
            for number in range(ROUNDS):
                await evening.play(1)
                if number % COUPS_A_SHOE == 0:
                    # The same cards every time: no shoe has enough of them.
                    await jackpots.do(TWO, commands.EndShoe())
                    await jackpots.shoe(TWO)
                await jackpots.coup(TWO, line_and_meter(eva), PLAIN)
            # A shoe that has ended is there to be verified.
            regular = Actor(patron=PatronId("ter-1"))
            while pit.table(TableId("terminal")).shoes == 1:
                await evening.croupier("terminal").round(
                    evening.betting("terminal", (regular, "player", 10_00))
                )
            assert around.clock() < now(), "the evening ends before the pictures are taken"


@contextmanager
def open_office(folder: Path, browser: Browser) -> Iterator[Theatre]:
    """The house after its evening, open, with its tables running."""
    config = replace(SETTINGS, name="Punto Banco")
    names = {TableId(name): name.title() for name in (*PATRONS, ONE, TWO)}
    with open_with(folder, config, partial(opened, names=names), WallClock()) as house:
        stage = Theatre(house, browser)
        try:
            yield stage
        finally:
            stage.close()


def _show(page: Page, name: str) -> None:
    """Do what there is to do on a page before it is worth a picture."""
    if name == "coups":
        page.get_by_label("Bet", exact=True).fill("banker")
        page.get_by_label("Stake at least").fill("25")
        page.get_by_role("button", name="Find").click()
        expect(page.get_by_role("table")).to_be_visible()
    elif name == "coup":
        page.get_by_role("button", name="Prove it from the log").click()
        expect(page.get_by_text("Everything holds")).to_be_visible()
    elif name == "dispute":
        page.get_by_label("Patron, by name or id").fill("dea-1")
        page.get_by_role("button", name="Find").click()
        expect(page.get_by_role("table")).to_be_visible()
    elif name == "verification":
        page.get_by_role("button", name="Verify the log").click()
        page.wait_for_timeout(500)
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(page.get_by_text("The log is whole.")).to_be_visible()
    elif name == "fairness":
        page.get_by_role("button", name="Verify", exact=True).click()
        expect(page.get_by_text("True: whole decks")).to_be_visible()
    elif name == "settings":
        page.locator("details").first.locator("summary").click()


def take(stage: Theatre, album: Album, wanted: Iterable[str]) -> None:
    """Every page that is wanted, in both sizes, and some of them in Chinese."""
    windows = {
        role: stage.window().page if role is None else stage.staff(role, name=role.value).page
        for role in {PAGES[name][0] for name in wanted}
    }
    for name in wanted:
        role, path = PAGES[name]
        page = windows[role]
        recall = stage.table("dealt").recall
        settled = next(one.number for one in reversed(recall) if one.settled)
        path = path.format(settled=settled)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.goto(path)
            expect(page.locator("h1").first).to_be_visible()
            expect(page.get_by_text("One moment…")).to_have_count(0)
            _show(page, name)
            album.take(page, f"office-{name}", size)
            if name in CHINESE:
                speak(page, "简体中文")
                page.goto(path)
                expect(page.get_by_text("请稍候…")).to_have_count(0)
                album.take(page, f"office-{name}-zh-hans", size)
                speak(page, "English")


def main() -> None:
    """Take all pictures, or those of the pages that are named."""
    asked = [one for one in sys.argv[1:] if one != "--png"]
    album = Album(Path(asked.pop(0)), lossless="--png" in sys.argv)
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(since_this_morning(Path(data)))
        with sync_playwright() as playwright:
            browser = launched(playwright)
            with open_office(Path(data), browser) as stage:
                take(stage, album, asked or PAGES)
            browser.close()


if __name__ == "__main__":
    main()
