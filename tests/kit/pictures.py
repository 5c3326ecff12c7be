"""Pictures of every screen: `python -m tests.kit.pictures FOLDER [SCENE …]`.

The demonstration house is opened with some past coups, and Chromium shows it as a terminal and as a
phone. `--png` keeps every pixel. `--language TAG`, repeatable, takes the pictures in these
languages instead of those of the documentation. What does not fit is printed after a picture.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from puntobanco.core.cards import RANKS
from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.environment import Environment
from puntobanco.house.pit import open_pit
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.server.demo import TABLES, WELCOME, demonstration, open_tables
from puntobanco.server.running import (
    PIT,
    Endpoint,
    browser_address,
    listening_socket,
    now,
    prepare_folder,
)
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.position import must_offer
from puntobanco.table.squeeze import squeezers
from puntobanco.table.state import Mode, Phase
from puntobanco.words import ENGLISH, Language, words_in
from puntobanco.words.languages import parse_language
from tests.kit.browsing import (
    OVER,
    PHONE,
    TERMINAL,
    Theatre,
    WallClock,
    Window,
    area,
    launched,
    open_betting,
    pattern,
    screen,
    seated,
    switch_language,
)
from tests.kit.houses import Croupier, Floor
from tests.kit.layout import layout_faults
from tests.kit.server import SETTINGS, open_with
from tests.kit.stated import ANYTHING

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

COUPS = 42
"""Past coups of each table, so that its roads have something to show."""
SIZES = {"1280": TERMINAL, "390": PHONE}
QUALITY = 66


# --- Past coups of every table -----------------------------------------------------------------


async def history(folder: Path) -> None:
    """Play coups at every table of a house not yet open."""
    key = prepare_folder(folder)
    around = Environment(clock=now, entropy=os.urandom, key=key)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, around) as pit:
            await open_tables(pit)
            for table in TABLES:
                if table.mode is Mode.AUTOMATIC:
                    await _played(Floor(pit), table.id)
                else:
                    await _dealt(Floor(pit), table.id)


async def _regulars(floor: Floor, table: str) -> list[Actor]:
    """The patrons that the demonstration will continue to simulate."""
    made = []
    for number in (1, 2, 3):
        name = f"simulated-{table}-{number}"
        await floor.house(people.RegisterPatron(patron=PatronId(name), simulated=True))
        made.append(await floor.patron(name, table=table, seat=2 * number - 1))
    return made


async def _played(floor: Floor, table: str) -> None:
    """Coups of an automatic table, with wagers of its regulars."""
    chance = random.Random(table)
    regulars = await _regulars(floor, table)
    croupier = floor.croupier(table)

    async def bets(coup: int) -> None:
        for who in regulars:
            stake = Minor(10_00 * chance.randint(1, 4))
            bet = chance.choice(["player", "banker", "banker"])
            await floor.ask(table, commands.PlaceWager(coup=coup, bet=bet, stake=stake), who)

    for _ in range(COUPS):
        if croupier.table.player_dealt and not croupier.table.bank:
            await _banked(floor, croupier)
        assert await croupier.round(bets) is None


async def _banked(floor: Floor, croupier: Croupier) -> None:
    """Make sure that a patron banks the next coup."""
    table, bank = croupier.table, Minor(200_00)
    if not must_offer(table):
        assert table.position.player_dealer is not None
        holder = Actor(patron=table.seats[table.position.player_dealer])
        await floor.do("california", commands.PostBank(bank=bank), holder)
        return

    async def accept(seat: int) -> bool:
        who = Actor(patron=croupier.table.seats[seat])
        await floor.do("california", commands.AcceptPosition(bank=bank), who)
        return True

    assert await croupier.find_player_dealer(accept)


async def _dealt(floor: Floor, table: str) -> None:
    """Coups of a dealer's table without patrons."""
    chance = random.Random(table)
    cards = [rank + suit for rank in RANKS for suit in "shdc"] * 8
    chance.shuffle(cards)
    await floor.do(table, commands.StartShoe(commitment="0" * 64))
    await floor.do(table, commands.CutShoe(position=100))
    await floor.do(table, commands.BurnCards(turned="Ks"))
    cards.remove("Ks")
    for _ in range(COUPS):
        await floor.do(table, commands.OpenBetting())
        await floor.do(table, commands.CloseBetting())
        while floor.pit.table(TableId(table)).phase is Phase.DEALING:
            await floor.do(table, commands.DealCard(card=cards.pop()))
        await floor.do(table, commands.SettleCoup())


@contextmanager
def demonstrated(folder: Path, browser: Browser) -> Iterator[Theatre]:
    """The demonstration house as `make run` opens it, with past coups."""
    config = replace(SETTINGS, name="Punto Banco", welcome_credit=WELCOME)
    place = Endpoint(port=0)
    with closing(listening_socket(place)) as listener:
        floor = partial(demonstration, base=browser_address(place, listener))
        with open_with(folder, config, floor, WallClock(), listener) as house:
            stage = Theatre(house, browser)
            try:
                yield stage
            finally:
                stage.close()


# --- The pictures ------------------------------------------------------------------------------


class Album:
    """A folder of pictures."""

    def __init__(
        self, folder: Path, *, lossless: bool = False, languages: Sequence[Language] = ()
    ) -> None:
        self._folder = folder
        self._lossless = lossless
        self._languages = languages
        folder.mkdir(parents=True, exist_ok=True)

    def languages(self, *usual: str) -> tuple[Language, ...]:
        """The languages asked for, or else English, 简体 and any others that are usual."""
        return tuple(self._languages) or (ENGLISH, *map(parse_language, ("zh-Hans", *usual)))

    def take(self, page: Page, name: str, size: str) -> None:
        """One picture of a window."""
        page.wait_for_timeout(400)
        path = self._folder / f"{name}-{size}.{'png' if self._lossless else 'jpg'}"
        taken = page.screenshot()
        if self._lossless:
            path.write_bytes(taken)
        else:
            with Image.open(BytesIO(taken)) as picture:
                picture.convert("RGB").save(path, quality=QUALITY, optimize=True, progressive=True)
        print(path.name, *layout_faults(page), sep="\n  ", flush=True)

    def both(
        self,
        page: Page,
        name: str,
        size: str,
        *,
        also: tuple[str, ...] = (),
        repeat: Callable[[], None] = lambda: None,
    ) -> None:
        """The picture in every language, and in those of `also` for the documentation.

        `repeat` repeats what the house says only once, in each language.
        """
        for language in self.languages(*also):
            if language != ENGLISH:
                switch_language(page, language)
                repeat()
            self.take(page, f"{name}{suffix(language)}", size)
        switch_language(page, ENGLISH)


def suffix(language: Language) -> str:
    """The end of a picture's name: nothing in English."""
    return "" if language == ENGLISH else f"-{language.lower()}"


def album_and_names(words: Sequence[str]) -> tuple[Album, list[str]]:
    """The album that a command line asks for, and the scenes or pages it names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--png", action="store_true")
    parser.add_argument("--language", action="append", type=parse_language, default=[])
    asked = parser.parse_args(words)
    return Album(asked.folder, lossless=asked.png, languages=asked.language), asked.names


def choose_language(page: Page, language: Language) -> None:
    """Choose the language of the screens."""
    page.goto("/")
    page.get_by_role("combobox").first.select_option(language)
    # Only a loaded language is kept for the next page.
    expect(page.locator("html")).to_have_attribute("lang", language)


def visitor(stage: Theatre, album: Album, size: str) -> None:
    """The pages that anyone can see."""
    page = stage.window(size=SIZES[size]).page
    for path, name in (
        ("/", "lobby"),
        ("/sign-in", "sign-in"),
        ("/register", "register"),
        ("/tables/california/rules", "rules"),
    ):
        page.goto(path)
        expect(page.locator("h1, h2").first).to_be_visible()
        album.both(page, name, size)


def patron(stage: Theatre, album: Album, size: str) -> None:
    """A patron at each table, with the dialogs there."""
    for table, areas in (
        ("terminal", ("player", "tie", "player-dragon-bonus")),
        ("fortune", ("banker", "fortune-7", "banker-dragon-bonus")),
    ):
        who = stage.patron(f"{table} {size}", size=SIZES[size])
        page = who.page
        _sit(stage, who, table)
        who.expect_state(screen("state-place-your-bets"))
        for key in areas:
            if area(page, key).count():
                area(page, key).click()
        if table == "fortune":
            album.both(page, "fortune-betting", size, also=("zh-Hant",))
        else:
            # The last of the three exceeded the total limit of this terminal.
            album.both(page, "terminal-betting", size, repeat=area(page, areas[-1]).click)
        _to_the_result(page)
        album.both(page, f"{table}-result", size)
        if table == "terminal":
            # Collecting is not possible while cards are dealt.
            dialogs: tuple[Key, ...] = ("table-collect", "table-help", "table-recall")
            for dialog in dialogs:
                who.expect_state(screen("state-place-your-bets"))
                page.get_by_role("button", name=screen(dialog), exact=True).click()
                page.get_by_role("dialog").wait_for()
                album.both(page, f"terminal-{dialog.removeprefix('table-')}", size)
                page.keyboard.press("Escape")


def _to_the_result(page: Page) -> bool:
    """Wait for the end of a coup, turning any cards to squeeze; whether there were any."""
    cards = page.locator("section.squeeze")
    over = page.locator(".stage .line", has_text=OVER)
    squeezed = False
    for _ in range(8):
        cards.or_(over).first.wait_for(timeout=120_000)
        if not cards.is_visible():
            break
        squeezed = True
        page.get_by_role("button", name=screen("squeeze-all")).click()
        cards.wait_for(state="hidden")
    return squeezed


def squeeze(stage: Theatre, album: Album, size: str) -> None:
    """The patron with the largest wager on a hand, who turns its cards."""
    who = stage.patron(f"squeezer {size}", size=SIZES[size])
    page = who.page
    seat = _sit(stage, who, "terminal")
    for _ in range(10):
        who.expect_state(screen("state-place-your-bets"))
        page.get_by_role("radio", name=screen("table-chip", amount="$25"), exact=True).click()
        area(page, "player").click()
        who.expect_state(screen("state-no-more-bets"))
        if seat in squeezers(stage.table("terminal")).values():
            page.locator("section.squeeze .card").nth(1).wait_for(timeout=60_000)
            album.both(page, "terminal-squeeze", size)
            _to_the_result(page)
            return
        _to_the_result(page)
    raise AssertionError("somebody else always squeezed")


def california(stage: Theatre, album: Album, size: str) -> None:
    """A patron who is offered the position, or who bets against another's bank."""
    who = stage.patron(f"california {size}", size=SIZES[size])
    _sit(stage, who, "california")
    who.expect_state(screen("state-place-your-bets"))
    bets = area(who.page, "player")
    bets.click()
    album.both(who.page, "california-betting", size)
    offer = who.page.get_by_role("dialog", name=screen("position-offered"))
    offer.wait_for(timeout=600_000)
    album.both(who.page, "california-offer", size)


def care(stage: Theatre, album: Album, size: str) -> None:
    """A patron's own limits, one of them pending, in every language; then excluded."""
    who = stage.patron(f"care {size}", size=SIZES[size])
    page = who.page
    page.get_by_role("link", name=screen("care-title")).click()
    for kind, values in (("loss-day", ("200", "500")), ("time-day", ("90",))):
        row = page.locator(f"[data-limit='{kind}']")
        for value in values:
            row.get_by_role("textbox").fill(value)
            row.get_by_role("button", name=screen("care-set")).click()
            expect(row.get_by_role("textbox")).to_have_value("")
    *_, last = languages = album.languages("zh-Hant")
    for language in languages:
        choose_language(page, language)
        page.goto("/limits")
        page.locator("[data-limit='loss-day']").wait_for()
        album.take(page, f"limits-{language.lower()}", size)
        page.goto("/account")
        page.locator("h1").wait_for()
        album.take(page, f"account{suffix(language)}", size)
    page.goto("/tables/dealer")
    page.locator(".stage .line").wait_for()
    album.take(page, f"terminal-{last.lower()}", size)
    words = words_in(last)
    page.get_by_role("button", name=words.say("care-title")).click()
    group = page.get_by_role("group", name=words.say("care-exclude"))
    group.get_by_role("button").first.click()
    page.get_by_role("button", name=words.say("care-yes")).click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    album.take(page, f"excluded-{last.lower()}", size)
    choose_language(page, ENGLISH)
    page.goto("/")
    expect(page.get_by_text(pattern("care-stop-excluded", when=ANYTHING))).to_be_visible()
    album.take(page, "excluded", size)


def staff(stage: Theatre, album: Album, size: str) -> None:
    """Pictures of the staff's pages."""
    dealer = stage.staff(Role.DEALER, name=f"dora {size}").page
    dealer.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    dealer.goto("/tables/dealer/deal")
    button = dealer.get_by_role("button", name=open_betting())
    if size == "1280":
        button.click()
        dealer.get_by_role("button", name=screen("dealer-start-game")).click()
    expect(dealer.get_by_text(screen("dealer-to", hand=screen("hand-player")))).to_be_visible()
    album.both(dealer, "dealer", size)
    for role, path, name in (
        (Role.ADMIN, "/staff", "staff"),
        (Role.CASHIER, "/cage", "cage"),
    ):
        page = stage.staff(role, name=f"{name} {size}").page
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.goto(path)
        expect(page.locator("h1, h2").first).to_be_visible()
        if name == "cage":
            stage.patron(f"guest {size}")
            page.get_by_label(screen("patron-find")).fill(f"guest {size}")
            page.get_by_role("button", name=screen("patron-find-act"), exact=True).click()
            page.get_by_label(screen("table-amount")).fill("250")
        album.both(page, name, size)


def _sit(stage: Theatre, who: Window, table: str) -> int:
    """Sit down at a free seat."""
    at = stage.table(table)
    free = next(seat for seat in at.seat_numbers if seat not in at.seats)
    seated(who, table, free, chips="1000")
    return free


SCENES = {one.__name__: one for one in (visitor, patron, squeeze, california, care, staff)}


def main() -> None:
    """Take all pictures, or those of the named scenes."""
    album, wanted = album_and_names(sys.argv[1:])
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(history(Path(data)))
        with sync_playwright() as playwright:
            browser = launched(playwright)
            with demonstrated(Path(data), browser) as stage:
                for name in wanted or SCENES:
                    for size in SIZES:
                        SCENES[name](stage, album, size)
            browser.close()


if __name__ == "__main__":
    main()
