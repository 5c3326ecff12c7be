"""The player terminal in a real browser: rounds by mouse and keyboard, squeeze, lost connection."""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from puntobanco.core.game import Game
from puntobanco.sheets import load_game
from puntobanco.table.state import Mode, Phase
from tests.kit.browsing import (
    OVER,
    PHONE,
    TERMINAL,
    Theatre,
    Window,
    area,
    screen,
    seated,
    theatre,
)
from tests.kit.sheets import a_game, write

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]

SIX_SECONDS = {"betting-time": 6, "last-bets-time": 2}


def quick(key: str, **settings: str | int | bool) -> Game:
    more = {name.replace("_", "-"): value for name, value in settings.items()}
    return load_game(key, settings=SIX_SECONDS | more)


def meter(page: Page, name: str) -> int:
    """A money meter of the terminal, in cents."""
    text = page.locator("dl.meters > div", has_text=re.compile(name, re.IGNORECASE)).locator("dd")
    return round(float(re.sub(r"[^0-9.-]", "", text.inner_text())) * 100)


def has_bet(page: Page, key: str, dollars: int) -> None:
    """Wait until an area shows the patron's own wager of this amount, or none."""
    told = screen("table-yours", amount=f"${dollars}") if dollars else screen("table-no-bet")
    expect(area(page, key)).to_contain_text(told)


def open_for_bets(window: Window) -> None:
    window.expect_state(screen("state-place-your-bets"))


def settled(stage: Theatre, window: Window, coup: int) -> dict[str, int]:
    """The returns of a coup to the table's only patron, once the page shows the result."""
    window.expect_state(OVER)
    # The result is shown for a moment before it is paid.
    stage.until(lambda: coup in {one.number for one in stage.table("table").recall})
    record = next(one for one in stage.table("table").recall if one.number == coup)
    return {one.bet: one.won + one.stake_back for one in record.settled}


@pytest.mark.assures("GAM-07")
def test_a_patron_plays_a_coup_by_mouse(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("fortune-7"), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        page = ann.page
        page.get_by_role("link", name=screen("lobby-enter", name="Table")).click()
        seated(ann, "table", 3)
        open_for_bets(ann)
        coup = stage.table("table").coups
        page.get_by_role("radio", name=screen("table-chip", amount="$10"), exact=True).click()
        area(page, "player").click()
        area(page, "tie").click()
        has_bet(page, "player", 10)
        page.get_by_role("button", name=screen("table-undo")).click()
        has_bet(page, "tie", 0)
        page.get_by_role("button", name=screen("table-double")).click()
        has_bet(page, "player", 20)
        assert meter(page, screen("table-bet")) == 20_00
        assert meter(page, screen("table-credit")) == 180_00
        brought = settled(stage, ann, coup)
        assert set(brought) == {"player"}
        page.wait_for_function(
            "amount => [...document.querySelectorAll('dl.meters dd')]"
            ".some(one => one.textContent.replace(/[^0-9.]/g, '') === amount)",
            arg=f"{(180_00 + brought['player']) / 100:.2f}",
        )
        open_for_bets(ann)
        page.get_by_role("button", name=screen("table-rebet")).click()
        has_bet(page, "player", 20)
        page.get_by_role("button", name=screen("table-clear")).click()
        has_bet(page, "player", 0)


def test_a_result_shows_the_net_win_or_loss(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("fortune-7", betting_time=8), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1)
        open_for_bets(ann)
        coup = stage.table("table").coups
        staked = ("player", "banker-dragon-bonus", "fortune-7")
        for key in staked:
            area(ann.page, key).click()
            has_bet(ann.page, key, 10)
        net = (sum(settled(stage, ann, coup).values()) - 10_00 * len(staked)) // 100
        result: Key = "result-won" if net > 0 else "result-lost"
        told = screen(result, amount=f"${abs(net)}") if net else screen("result-even")
        expect(ann.page.locator(".stage .own")).to_have_text(told)


def test_a_side_bet_with_chips_shows_its_whole_label(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("terminal-1", betting_time=20), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1)
        open_for_bets(ann)
        for key in ("player", "player-dragon-bonus"):
            area(ann.page, key).click()
            has_bet(ann.page, key, 10)
        spot = area(ann.page, "player-dragon-bonus")
        edges = spot.bounding_box()
        assert edges is not None
        for part in (".name", ".odds", ".limits"):
            box = spot.locator(part).bounding_box()
            assert box is not None
            assert edges["y"] <= box["y"], part
            assert box["y"] + box["height"] <= edges["y"] + edges["height"], part


def test_a_dealers_table_shows_that_it_waits_for_the_dealer(
    tmp_path: Path, browser: Browser
) -> None:
    tables = {"table": (quick("mini-baccarat"), Mode.DEALER)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        expect(ann.page.locator("li .state")).to_contain_text(screen("state-waiting-dealer"))
        seated(ann, "table", 1)
        ann.expect_state(screen("state-waiting-dealer"))
        expect(ann.page.locator(".notice")).to_contain_text(screen("table-dealer-opens"))


def test_touching_a_single_stake_bet_again_explains_the_limit(
    tmp_path: Path, browser: Browser
) -> None:
    tables = {"table": (quick("progressive-3", betting_time=120), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1)
        open_for_bets(ann)
        area(ann.page, "player").click()
        area(ann.page, "progressive").click()
        has_bet(ann.page, "progressive", 1)
        area(ann.page, "progressive").click()
        told = screen("table-once", amount="$1")
        expect(ann.page.locator(".notice")).to_have_text(told)


def test_a_patron_drags_a_chip_to_an_area(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("fortune-7", betting_time=20), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1)
        open_for_bets(ann)
        page = ann.page
        chip = page.get_by_role(
            "radio", name=screen("table-chip", amount="$25"), exact=True
        ).bounding_box()
        target = area(page, "banker").bounding_box()
        assert chip is not None
        assert target is not None
        page.mouse.move(chip["x"] + 20, chip["y"] + 20)
        page.mouse.down()
        page.mouse.move(target["x"] + 60, target["y"] + 30, steps=6)
        page.mouse.up()
        has_bet(page, "banker", 25)


def test_a_patron_plays_a_coup_by_keyboard(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("fortune-7", betting_time=8), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 2)
        page = ann.page
        open_for_bets(ann)
        coup = stage.table("table").coups
        page.keyboard.press("Escape")
        page.keyboard.press("2")
        page.keyboard.press("b")
        has_bet(page, "banker", 25)
        page.keyboard.press("t")
        page.keyboard.press("u")
        has_bet(page, "tie", 0)
        assert set(settled(stage, ann, coup)) == {"banker"}
        page.keyboard.press("l")
        expect(page.get_by_role("dialog", name=screen("recall-title"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name=screen("recall-title"))).to_be_hidden()


def test_a_stake_over_the_limit_offers_the_allowed_amount(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("terminal-1", betting_time=20), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1)
        open_for_bets(ann)
        page = ann.page
        page.get_by_role("radio", name=screen("table-chip", amount="$10"), exact=True).click()
        for _ in range(3):
            area(page, "player").click()
        page.get_by_role("button", name=screen("table-offer-allowed", amount="$5")).click()
        has_bet(page, "player", 25)


def test_a_refusal_disappears_when_betting_closes(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("mini-baccarat", betting_time=8), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1, chips="10")
        open_for_bets(ann)
        page = ann.page
        area(page, "player").click()
        has_bet(page, "player", 10)
        page.get_by_role("button", name=screen("table-double")).click()
        notice = page.locator(".notice")
        expect(notice).to_have_text(screen("refusal-nothing-to-double"))
        ann.expect_state(screen("state-no-more-bets"))
        expect(notice).to_have_text("")


@pytest.mark.assures("GAM-14")
def test_only_the_squeezing_patron_sees_the_card(tmp_path: Path, browser: Browser) -> None:
    game = quick("terminal-1", squeeze_time_first_cards=60, squeeze_time_third_card=60)
    with theatre(tmp_path, browser, {"table": (game, Mode.AUTOMATIC)}) as stage:
        ann, bob = stage.patron("ann"), stage.patron("bob")
        seated(ann, "table", 1)
        seated(bob, "table", 2)
        open_for_bets(ann)
        ann.page.get_by_role("radio", name=screen("table-chip", amount="$25"), exact=True).click()
        area(ann.page, "player").click()
        bob.page.get_by_role("radio", name=screen("table-chip", amount="$10"), exact=True).click()
        area(bob.page, "player").click()
        ann.expect_state(screen("state-squeeze"))
        table = stage.table("table")
        cards = [table.play.cards[place] for place in (0, 2)]
        held = [frame for frame in ann.frames if '"holds":{"player"' in frame]
        assert all(card in held[-1] for card in cards)
        marker = len(bob.frames)
        for frame in bob.frames:
            message = json.loads(frame)
            if message.get("table") == "table" and message["type"] in ("seen", "mine"):
                assert not _told(message, table.coups), frame
        expect(bob.page.get_by_text(screen("squeeze-by", n=1)).first).to_be_visible()
        ann.page.get_by_role("button", name=screen("squeeze-all")).click()
        bob.expect_frames(*cards, since=marker)


def _told(message: dict[str, object], coup: int) -> list[str]:
    """The cards of the coup in progress that a message reveals."""
    found: list[str] = []
    view = message.get("view")
    if isinstance(view, dict) and view["coup"] == coup and view["phase"] in ("dealing", "result"):
        found += [card["card"] for card in view["cards"] if card["card"] is not None]
    items = message.get("items")
    for item in items if isinstance(items, list) else []:
        if item.get("coup") == coup:
            found += [item["card"]] if "card" in item else []
            found += list(item.get("cards", {}).values())
    holds = message.get("holds")
    if isinstance(holds, dict):
        found += [card["card"] for cards in holds.values() for card in cards]
    return found


@pytest.mark.assures("INT-10")
def test_a_lost_link_stops_betting_and_the_coup_is_shown_on_return(
    tmp_path: Path, browser: Browser
) -> None:
    tables = {"table": (quick("fortune-7", betting_time=8), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        links: list[WebSocketRoute] = []
        cut = {"now": False}

        def through(link: WebSocketRoute) -> None:
            if cut["now"]:
                link.close()
                return
            links.append(link)
            link.connect_to_server()

        ann.page.route_web_socket(re.compile("/ws$"), through)
        seated(ann, "table", 4)
        open_for_bets(ann)
        coup = stage.table("table").coups
        page = ann.page
        area(page, "player").click()
        has_bet(page, "player", 10)
        cut["now"] = True
        for link in links:
            link.close()
        expect(page.get_by_text(screen("link-lost")).first).to_be_visible()
        expect(area(page, "banker")).to_be_disabled()
        stage.until(lambda: stage.table("table").phase is not Phase.BETTING)
        cut["now"] = False
        expect(page.get_by_text(screen("link-lost")).first).to_be_hidden(timeout=20_000)
        settled(stage, ann, coup)


def test_the_commitment_of_the_shoe_is_shown(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("fortune-7"), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann")
        page = ann.page
        seated(ann, "table", 3)
        open_for_bets(ann)
        shoe = stage.table("table").shoe
        assert shoe is not None
        page.get_by_role("button", name=f"Shoe {shoe.number}", exact=True).click()
        expect(page.get_by_role("dialog").get_by_text(shoe.commitment)).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name=screen("table-help"), exact=True).click()
        expect(page.get_by_role("dialog").get_by_text(shoe.commitment)).to_be_visible()


def test_the_rules_are_public(tmp_path: Path, browser: Browser) -> None:
    tables = {"table": (quick("fortune-7"), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        page = stage.window().page
        page.goto("/tables/table/rules")
        expect(page.get_by_text("three-card 7").first).to_be_visible()
        expect(page.get_by_text("40 to 1").first).to_be_visible()


@pytest.mark.parametrize("size", [TERMINAL, PHONE], ids=["terminal", "phone"])
def test_the_betting_controls_fit_on_the_screen(
    tmp_path: Path, browser: Browser, size: dict[str, int]
) -> None:
    tables = {"table": (quick("terminal-3", betting_time=20), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann = stage.patron("ann", size=size)
        seated(ann, "table", 1)
        open_for_bets(ann)
        keys: tuple[Key, ...] = (
            "table-undo",
            "table-clear",
            "table-rebet",
            "table-double",
            "table-collect",
        )
        for name in keys:
            box = ann.page.get_by_role("button", name=screen(name), exact=True).bounding_box()
            assert box is not None, name
            assert box["x"] >= 0, name
            assert box["x"] + box["width"] <= size["width"] + 1, name
            assert box["y"] + box["height"] <= size["height"] + 1, name


def many_bets() -> str:
    """A sheet with a bet on the tie of each total, and five on each hand."""
    sides = {f"tie-of-{total}": ("winner", "tie", total) for total in range(10)}
    for hand in ("player", "banker"):
        sides |= {f"{hand}-{total}": (hand, "win", total) for total in range(5, 10)}
    body = "".join(
        f"[paytables.of-{key}]\n"
        f'rows = [{{ on = "{on}", total = {total}, pays = "8 to 1" }}]\n'
        f"[bets.{key}]\n"
        f'name = {{ en = "{key.title()}", zh-Hans = "和", zh-Hant = "和" }}\n'
        f'side = "{side}"\npaytable = "of-{key}"\n'
        for key, (side, on, total) in sides.items()
    )
    return a_game(body, order=f"player banker tie {' '.join(sides)}")


@pytest.mark.parametrize("size", [TERMINAL, PHONE], ids=["terminal", "phone"])
def test_every_bet_of_a_large_layout_is_readable_and_large_enough(
    size: dict[str, int], tmp_path: Path, browser: Browser
) -> None:
    game = load_game(write(tmp_path, many_bets()), settings=SIX_SECONDS)
    with theatre(tmp_path / "house", browser, {"table": (game, Mode.AUTOMATIC)}) as stage:
        ann = stage.patron("ann", size=size)
        ann.page.goto("/tables/table")
        expect(area(ann.page, "player")).to_be_visible()
        cut = ann.page.locator("[data-area]").evaluate_all(
            """areas => areas.filter(one => {
                const box = one.getBoundingClientRect();
                const texts = [...one.querySelectorAll(".name, .odds")];
                return box.width < 44 || box.height < 40
                    || texts.some(text => text.scrollWidth > text.clientWidth + 1);
            }).map(one => one.dataset.area)"""
        )
        assert cut == []
        assert ann.page.locator("[data-area]").count() == len(game.bets)
