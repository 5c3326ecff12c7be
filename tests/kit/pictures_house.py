"""Pictures of the demonstration house: the public pages, the tables, and the staff's pages."""

import asyncio
import os
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, Page, expect

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
from tests.kit.album import Album
from tests.kit.browsing import (
    OVER,
    Theatre,
    WallClock,
    Window,
    area,
    chromium,
    enter,
    open_betting,
    screen,
    seated,
)
from tests.kit.houses import Croupier, Floor
from tests.kit.server import SETTINGS, open_with

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

COUPS = 42
"""Past coups of each table, so that its roads have something to show."""
PAGES = {
    "lobby": "/",
    "sign-in": "/sign-in",
    "register": "/register",
    "rules": "/tables/california/rules",
}


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


# --- The scenes ---------------------------------------------------------------------------------


def visitor(stage: Theatre, album: Album) -> None:
    """The pages that anyone can see."""
    page = stage.window().page
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.locator("h1, h2").first).to_be_visible()
        album.take_all(page, name)


def terminal(stage: Theatre, album: Album) -> None:
    """A patron at a terminal, with the dialogs there."""
    who = stage.patron("Ann")
    page = who.page
    _sit(stage, who, "terminal")

    def bet() -> None:
        """Bet more than the total limit of this terminal; in the next coup if betting is closed."""
        betting = page.locator(".state[data-state='place-your-bets']")
        if not page.locator("[data-area='player'] .bet").count() or not betting.count():
            betting.wait_for(timeout=120_000)
            for key in ("player", "tie"):
                area(page, key).click()
        area(page, "player-dragon-bonus").click()

    bet()
    album.take_all(page, "terminal-betting", repeat=bet)
    _win(who)
    album.take_all(page, "terminal-result")
    dialogs: tuple[Key, ...] = ("table-collect", "table-help", "table-recall")
    for dialog in dialogs:
        # Collecting is not possible while cards are dealt.
        who.expect_state(screen("state-place-your-bets"))
        page.get_by_role("button", name=screen(dialog), exact=True).click()
        page.get_by_role("dialog").wait_for()
        album.take_all(page, f"terminal-{dialog.removeprefix('table-')}")
        page.keyboard.press("Escape")


def _win(who: Window) -> None:
    """Bet on the Player until a coup is won."""
    for _ in range(20):
        _to_the_result(who.page)
        if who.page.locator(".stage .own.gain").count():
            return
        who.expect_state(screen("state-place-your-bets"))
        area(who.page, "player").click()
    raise AssertionError("no coup was won")


def fortune(stage: Theatre, album: Album) -> None:
    """A patron at a table with Fortune 7."""
    who = stage.patron("Bea")
    _sit(stage, who, "fortune")
    who.expect_state(screen("state-place-your-bets"))
    for key in ("banker", "fortune-7", "banker-dragon-bonus"):
        area(who.page, key).click()
    album.take_all(who.page, "fortune-betting")


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


def squeeze(stage: Theatre, album: Album) -> None:
    """The patron with the largest wager on a hand, who turns its cards."""
    who = stage.patron("Carl")
    page = who.page
    seat = _sit(stage, who, "terminal")
    for _ in range(10):
        who.expect_state(screen("state-place-your-bets"))
        page.get_by_role("radio", name=screen("table-chip", amount="$25"), exact=True).click()
        area(page, "player").click()
        who.expect_state(screen("state-no-more-bets"))
        if seat in squeezers(stage.table("terminal")).values():
            page.locator("section.squeeze .card").nth(1).wait_for(timeout=60_000)
            album.take_all(page, "terminal-squeeze")
            _to_the_result(page)
            return
        _to_the_result(page)
    raise AssertionError("somebody else always squeezed")


def california(stage: Theatre, album: Album) -> None:
    """A patron who bets against another's bank, then is offered the position."""
    who = stage.patron("Dan")
    _sit(stage, who, "california")
    who.expect_state(screen("state-place-your-bets"))
    area(who.page, "player").click()
    album.take_all(who.page, "california-betting")
    offer = who.page.get_by_role("dialog", name=screen("position-offered"))
    offer.wait_for(timeout=600_000)
    album.take_all(who.page, "california-offer")


def care(stage: Theatre, album: Album) -> None:
    """A patron's own limits, one of them pending, and the account; then excluded."""
    page = stage.patron("Eve").page
    page.get_by_role("link", name=screen("care-title")).click()
    for kind, values in (("loss-day", ("200", "500")), ("time-day", ("90",))):
        row = page.locator(f"[data-limit='{kind}']")
        for value in values:
            row.get_by_role("textbox").fill(value)
            row.get_by_role("button", name=screen("care-set")).click()
            expect(row.get_by_role("textbox")).to_have_value("")
    album.take_all(page, "limits")
    page.goto("/account")
    page.locator("h1").wait_for()
    album.take_all(page, "account")
    page.goto("/tables/dealer")
    page.locator(".stage .line").wait_for()
    page.get_by_role("button", name=screen("care-title")).click()
    group = page.get_by_role("group", name=screen("care-exclude"))
    group.get_by_role("button").first.click()
    page.get_by_role("button", name=screen("care-yes")).click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    album.take_all(page, "excluded")


def dealer(stage: Theatre, album: Album) -> None:
    """A dealer in a coup."""
    window = stage.staff(Role.DEALER, name="dora")
    page = window.page
    page.goto("/tables/dealer/deal")
    page.get_by_role("button", name=open_betting()).click()
    page.get_by_role("button", name=screen("dealer-start-game")).click()
    enter(stage, window, "4c 9d Js", table="dealer")
    expect(page.get_by_text(screen("dealer-to", hand=screen("hand-banker")))).to_be_visible()
    album.take_all(page, "dealer")


def staff(stage: Theatre, album: Album) -> None:
    """The page of staff and patrons, and the cage."""
    page = stage.staff(Role.ADMIN, name="adam").page
    page.goto("/staff")
    expect(page.locator("h1, h2").first).to_be_visible()
    album.take_all(page, "staff")
    page = stage.staff(Role.CASHIER, name="carol").page
    page.goto("/cage")
    stage.patron("Fay")
    page.get_by_label(screen("patron-find")).fill("Fay")
    page.get_by_role("button", name=screen("patron-find-act"), exact=True).click()
    page.get_by_label(screen("table-amount")).fill("250")
    album.take_all(page, "cage")


def _sit(stage: Theatre, who: Window, table: str) -> int:
    """Sit down at a free seat."""
    at = stage.table(table)
    free = next(seat for seat in at.seat_numbers if seat not in at.seats)
    seated(who, table, free, chips="1000")
    return free


SCENES: Mapping[Callable[[Theatre, Album], None], tuple[str, ...]] = {
    visitor: tuple(PAGES),
    terminal: (
        "terminal-betting",
        "terminal-result",
        "terminal-collect",
        "terminal-help",
        "terminal-recall",
    ),
    fortune: ("fortune-betting",),
    squeeze: ("terminal-squeeze",),
    california: ("california-betting", "california-offer"),
    care: ("limits", "account", "excluded"),
    dealer: ("dealer",),
    staff: ("staff", "cage"),
}
"""Each with the names of its pictures."""
NAMES = tuple(name for names in SCENES.values() for name in names)


def take(album: Album) -> None:
    """The wanted pictures."""
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(history(Path(data)))
        with chromium() as browser, demonstrated(Path(data), browser) as stage:
            for scene, names in SCENES.items():
                if album.wants(names):
                    scene(stage, album)
