"""Pictures of the office, a table's sign and the fairness page of a house that played all day."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, Page, expect

from puntobanco.core.ids import PatronId, TableId
from puntobanco.house.pit import open_pit
from puntobanco.people import commands as people
from puntobanco.people.house import HouseKey
from puntobanco.people.staff import Role
from puntobanco.server.live import live_extension
from puntobanco.server.running import PIT, now
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.words import ENGLISH, Language, words_in
from tests.kit.album import Album, resize
from tests.kit.browsing import Theatre, WallClock, chromium
from tests.kit.evenings import PATRONS, Evening, seeded_surroundings
from tests.kit.jackpots import Jackpots, line_and_meter
from tests.kit.meters import PLAIN
from tests.kit.progressive_evening import ONE, TWO
from tests.kit.progressive_evening import evening as jackpot_evening
from tests.kit.server import SETTINGS, open_with

HOURS = 12
ZONES = (
    "America/Los_Angeles",
    "America/New_York",
    "Europe/London",
    "Asia/Dubai",
    "Asia/Macau",
    "Pacific/Auckland",
)
"""In one of them it is evening, whenever the pictures are taken."""
EVENING = range(18, 24)
ROUNDS = 95
LOOK_MS = 9_000
COUPS_A_SHOE = 4

PAGES = {
    "overview": (Role.EXECUTIVE, "/office"),
    "tables": (Role.EXECUTIVE, "/office/tables"),
    "reports": (Role.EXECUTIVE, "/office/reports"),
    "coups": (Role.EXECUTIVE, "/office/coups"),
    "dispute-1": (Role.SUPERVISOR, "/office/dispute"),
    "dispute-2": (Role.SUPERVISOR, "/office/dispute"),
    "dispute-3": (Role.SUPERVISOR, "/office/dispute"),
    "meters": (Role.EXECUTIVE, "/office/meters"),
    "ledger": (Role.AUDITOR, "/office/ledger"),
    "cage-report": (Role.CASHIER, "/office/cage"),
    "patrons": (Role.SUPERVISOR, "/office/patrons"),
    "account": (Role.SUPERVISOR, "/office/patrons/ter-1"),
    "people": (Role.AUDITOR, "/office/people"),
    "settings": (Role.ADMIN, "/office/settings"),
    "incidents": (Role.AUDITOR, "/office/incidents"),
    "verification": (Role.AUDITOR, "/office/verification"),
    "table-sign": (None, "/tables/terminal/sign"),
    "fairness": (None, "/fairness?table=terminal&shoe=1"),
}
NAMES = tuple(f"office-{page}" for page in PAGES)


def in_the_evening() -> str:
    """A time zone in which the day that began in the morning is not over yet."""
    return next(zone for zone in ZONES if datetime.now(ZoneInfo(zone)).hour in EVENING)


async def since_this_morning(folder: Path) -> None:
    """Play tables and a meter for some hours, in a house not yet open."""
    around = seeded_surroundings(folder, 3, most_ms=LOOK_MS, begin=now() - HOURS * 3_600_000)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, around) as pit:
            evening, jackpots = Evening(pit, 3), Jackpots(pit)
            await jackpot_evening(jackpots)
            await evening.open_all()
            for key, value in (
                (HouseKey.TIME_ZONE, in_the_evening()),
                (HouseKey.DAY_START, "06:00"),
            ):
                change = people.ChangeHouse(key=key, value=value, reason="as the licence has it")
                await evening.house(change)
            eva = Actor(patron=PatronId("eva"))
            for number in range(ROUNDS):
                await evening.play(1)
                if number % COUPS_A_SHOE == 0:
                    # The same cards every time: no shoe has enough of them.
                    await jackpots.do(TWO, commands.EndShoe())
                    await jackpots.shoe(TWO)
                await jackpots.coup(TWO, line_and_meter(eva), PLAIN)
            # A finished shoe, to be verified.
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
    with open_with(folder, config, partial(live_extension, names=names), WallClock()) as house:
        stage = Theatre(house, browser)
        try:
            yield stage
        finally:
            stage.close()


def _show(page: Page, name: str) -> None:
    """Prepare a page for its picture, in any language."""
    fields, first = page.locator("form .field"), page.locator("main form .button.first")
    if name == "coups":
        fields.nth(3).locator("select").select_option("banker")
        fields.nth(4).locator("input").fill("25")
        first.click()
        expect(page.get_by_role("table")).to_be_visible()
    elif name.startswith("dispute"):
        fields.first.locator("input").fill("dea-1")
        if name != "dispute-1":
            first.click()
            page.locator("td button").first.wait_for()
        if name == "dispute-3":
            page.locator("td button").first.click()
            expect(page.locator(".verdict")).to_be_visible()
            page.evaluate("() => scrollTo(0, 260)")
    elif name == "verification":
        first.click()
        page.wait_for_timeout(500)
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(page.locator(".state.whole")).to_be_visible()
    elif name == "fairness":
        page.locator("main .button.first").click()
        expect(page.locator(".verdict, .true").first).to_be_visible()
    elif name == "settings":
        page.locator("details").first.locator("summary").click()


def choose_language(page: Page, language: Language) -> None:
    """Choose the language of the screens."""
    page.goto("/")
    page.get_by_role("combobox").first.select_option(language)
    # Only a loaded language is kept for the next page.
    expect(page.locator("html")).to_have_attribute("lang", language)


def _take(page: Page, album: Album, name: str) -> None:
    """One page in every wanted language and size."""
    for language in album.languages(f"office-{name}"):
        choose_language(page, language)
        for size in album.sizes(f"office-{name}", language):
            resize(page, size)
            page.goto(PAGES[name][1])
            expect(page.locator("h1").first).to_be_visible()
            loading = page.get_by_text(words_in(language).say("office-loading"))
            expect(loading).to_have_count(0)
            _show(page, name)
            album.take_one(page, f"office-{name}", language, size)
    resize(page, "1280")
    choose_language(page, ENGLISH)


def take(album: Album) -> None:
    """The wanted pictures."""
    wanted = [name for name in PAGES if album.wants([f"office-{name}"])]
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(since_this_morning(Path(data)))
        with chromium() as browser, open_office(Path(data), browser) as stage:
            windows = {
                role: stage.window().page
                if role is None
                else stage.staff(role, name=role.value).page
                for role in {PAGES[name][0] for name in wanted}
            }
            for name in wanted:
                _take(windows[PAGES[name][0]], album, name)
