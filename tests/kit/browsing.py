"""Browsers for tests: a house with running tables, and Chromium windows."""

import re
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from puntobanco.core.facts import Value
from puntobanco.core.game import Game
from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.house.host import Pace
from puntobanco.people.staff import Role
from puntobanco.server.app import Extension
from puntobanco.server.demo import open_meter
from puntobanco.server.live import live_extension
from puntobanco.server.running import now
from puntobanco.server.services import Services
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE
from puntobanco.table.state import Mode, Table
from puntobanco.words import ENGLISH, Language, words_in
from tests.kit.server import PASSWORD, SETTINGS, FakeClock, OpenHouse, open_with
from tests.kit.stated import ANYTHING, pattern_of

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

WELCOME = Minor(1_000_00)
METER = MeterId("meter")
BRISK = Pace(card_s=0.15, result_s=2.5, shoe_s=0.2, cut_s=1.5, offer_s=8, bank_s=8, unclaimed_s=0.5)
PATIENCE_MS = 30_000
TERMINAL = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}


def screen(key: "Key", /, **values: Value) -> str:
    """The English text of a screen."""
    return words_in(ENGLISH).say(key, **values)


def pattern(key: "Key", /, **values: Value) -> re.Pattern[str]:
    """A pattern for the English text of a screen, in which `ANYTHING` stands for any text."""
    return pattern_of(screen(key, **values))


def open_betting() -> str:
    """The name of the dealer's button that opens betting."""
    return f"{screen('dealer-start')} {screen('dealer-start-hint')}"


OVER = re.compile(
    "|".join(screen(key) for key in ("result-player", "result-banker", "result-tie")), re.IGNORECASE
)
"""The result of a coup on the state line."""


@dataclass
class Window:
    """One browser window, with everything received over its socket."""

    page: Page
    frames: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def expect_state(self, text: str | re.Pattern[str]) -> None:
        """Wait until the state line of the table contains this text."""
        line = self.page.locator(".stage .line")
        expect(line).to_contain_text(text, ignore_case=True, timeout=PATIENCE_MS)

    def expect_frames(self, *texts: str, since: int = 0) -> None:
        """Wait until each of these texts has come over the socket, starting at a frame."""
        self.until(lambda: all(text in "".join(self.frames[since:]) for text in texts), str(texts))

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds for what the page was sent."""
        ends = time.monotonic() + PATIENCE_MS / 1000
        while not holds():
            assert time.monotonic() < ends, f"never: {what}"
            self.page.wait_for_timeout(20)

    def lose_link(self) -> None:
        """Lose the connection to the house, and wait until it is restored."""
        before = self._welcomes
        self.page.evaluate("dispatchEvent(new Event('offline'))")
        self.until(lambda: self._welcomes != before, "the link came back")

    @property
    def _welcomes(self) -> int:
        return sum('"type":"welcome"' in frame for frame in self.frames)


@dataclass
class Theatre:
    """A house with its tables running, and a browser."""

    house: OpenHouse
    browser: Browser
    windows: list[tuple[BrowserContext, Window]] = field(default_factory=list)

    def window(self, *, size: Mapping[str, int] = TERMINAL) -> Window:
        """A new window, not signed in."""
        viewport: Any = dict(size)
        context = self.browser.new_context(
            base_url=self.house.url, viewport=viewport, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE_MS)
        made = Window(context.new_page())
        made.page.on(
            "console",
            lambda said: made.complaints.append(said.text) if said.type == "error" else None,
        )
        made.page.on("pageerror", lambda error: made.complaints.append(str(error)))
        made.page.on(
            "websocket",
            lambda one: one.on("framereceived", lambda frame: made.frames.append(str(frame))),
        )
        self.windows.append((context, made))
        return made

    def patron(self, name: str, *, size: Mapping[str, int] = TERMINAL) -> Window:
        """A newly registered patron, in the lobby."""
        window = self.window(size=size)
        page = window.page
        page.goto("/register")
        page.get_by_label(screen("sign-in-name")).fill(name)
        page.get_by_label(screen("sign-in-password")).fill(PASSWORD)
        page.get_by_role("button", name=screen("sign-in-register-act")).click()
        expect(page.get_by_role("heading", name=screen("lobby-title"))).to_be_visible()
        return window

    def staff(self, *roles: Role, name: str) -> Window:
        """A member of staff, signed in by hand."""
        self.house.staff(*roles, name=name)
        return self.signed_in(name)

    def signed_in(self, name: str) -> Window:
        """A known account, signed in by hand, in the lobby."""
        # An account created by a program uses its first device here.
        store = self.house.services.store
        found = store.credentials.find(name)
        assert found is not None
        store.devices.forget(found.kind, found.subject)
        window = self.window()
        page = window.page
        page.goto("/sign-in")
        page.get_by_label(screen("sign-in-name")).fill(name)
        page.get_by_label(screen("sign-in-password")).fill(PASSWORD)
        page.get_by_role("button", name=screen("sign-in-act")).click()
        expect(page.get_by_role("heading", name=screen("lobby-title"))).to_be_visible()
        return window

    def table(self, name: str) -> Table:
        """The current state of a table."""
        return self.house.services.pit.table(TableId(name))

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds inside the house."""
        ends = time.monotonic() + PATIENCE_MS / 1000
        while not holds():
            assert time.monotonic() < ends, "it never came to that"
            time.sleep(0.02)

    def close(self) -> None:
        """Close every window; a complaint from any of them fails the test."""
        complaints = [said for _, window in self.windows for said in window.complaints]
        for context, _ in self.windows:
            context.close()
        self.windows.clear()
        assert not complaints, complaints


def wait_until_rendered(page: Page) -> None:
    """Wait until a page has rendered its content."""
    expect(page.locator("main")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator("main")).not_to_be_empty()


def switch_language(page: Page, language: Language) -> None:
    """Switch a page to another language, and wait for the texts of the house."""
    page.locator("header select").first.select_option(language, force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    # Texts of the house are sent again over the link.
    page.wait_for_timeout(700)


def area(page: Page, key: str) -> Locator:
    """A betting area of the terminal."""
    return page.locator(f"[data-area='{key}']")


def seated(window: Window, table: str, seat: int, *, chips: str = "200") -> None:
    """Go to a table, sit down and bring chips."""
    page = window.page
    page.goto(f"/tables/{table}")
    page.get_by_role("button", name=screen("table-sit", n=seat)).click()
    amount = page.get_by_label(screen("table-amount"))
    amount.fill(chips)
    page.get_by_role("dialog").get_by_role("button", name=screen("table-buy")).click()
    expect(page.get_by_role("dialog", name=screen("table-buy"))).to_be_hidden()


def enter(stage: Theatre, dealer: Window, cards: str, *, table: str = "table") -> None:
    """Type cards at the console, rank then suit, each once its destination is highlighted."""
    for card in cards.split():
        before = len(stage.table(table).play.cards)
        expect(dealer.page.get_by_text(pattern("dealer-to", hand=ANYTHING))).to_be_visible()
        dealer.page.keyboard.type(card)
        stage.until(lambda before=before: len(stage.table(table).play.cards) > before)  # type: ignore[misc]


class WallClock(FakeClock):
    """The wall clock, which browsers also use; it can be set forward."""

    ahead_ms = 0

    def __call__(self) -> Ms:
        return Ms(now() + self.ahead_ms)

    def seconds(self) -> float:
        return time.monotonic()


@contextmanager
def theatre(
    folder: Path,
    browser: Browser,
    tables: Mapping[str, tuple[Game, Mode]],
    *,
    pace: Pace = BRISK,
    name: str = SETTINGS.name,
    demonstration: bool = False,
) -> Iterator[Theatre]:
    """A house with these tables, open during the context.

    Tables with a progressive share one meter, named `meter`.
    """

    @asynccontextmanager
    async def floor(services: Services) -> AsyncIterator[Extension]:
        for key, (game, mode) in tables.items():
            table = TableId(key)
            await services.desk.table(table, commands.OpenTable(game=game, mode=mode), by=HOUSE)
            if game.progressive is not None:
                if METER not in services.pit.state.meters:
                    await open_meter(services.pit, METER, game)
                await services.desk.table(table, commands.LinkMeter(meter=METER), by=HOUSE)
        names = {TableId(key): key.title() for key in tables}
        async with live_extension(services, names=names, pace=pace) as joined:
            yield joined

    config = replace(SETTINGS, name=name, welcome_credit=WELCOME, demonstration=demonstration)
    with open_with(folder, config, floor, WallClock()) as house:
        stage = Theatre(house, browser)
        try:
            yield stage
        finally:
            stage.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium. Its event loop runs in this thread while it is open."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()
