"""Accessibility of every page, in English and Chinese: axe-core finds no violations."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.people.staff import Role
from puntobanco.sheets import load_game
from puntobanco.table.state import Mode
from tests.kit.browsing import (
    PHONE,
    TERMINAL,
    Theatre,
    area,
    pattern,
    screen,
    seated,
    theatre,
    wait_until_rendered,
)
from tests.kit.stated import ANYTHING

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
SLOW = {"betting-time": 120, "last-bets-time": 5}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Theatre]:
    tables = {
        "table": (load_game("terminal-3", settings=SLOW), Mode.AUTOMATIC),
        "california": (load_game("commission-free-dragon-bonus", settings=SLOW), Mode.AUTOMATIC),
        "dealer": (load_game("mini-baccarat"), Mode.DEALER),
    }
    with theatre(tmp_path_factory.mktemp("house"), browser, tables) as opened:
        yield opened


def found_by_axe(page: Page) -> list[str]:
    """The violations that axe-core finds, one per line."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told = page.evaluate(
        "tags => axe.run(document, { runOnly: { type: 'tag', values: tags } })", RULES
    )
    return [
        f"{one['id']}: {one['help']} ({node['target']})"
        for one in told["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(
    "path",
    ["/", "/sign-in", "/register", "/invite", "/tables/table", "/tables/california/rules", "/none"],
)
@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_pages_for_visitors_have_no_violations(stage: Theatre, path: str, language: str) -> None:
    page = stage.window().page
    page.goto("/")
    page.get_by_role("combobox", name=screen("app-language")).select_option(language)
    page.goto(path)
    wait_until_rendered(page)
    assert found_by_axe(page) == []


@pytest.mark.parametrize("size", [TERMINAL, PHONE], ids=["terminal", "phone"])
def test_pages_for_patrons_have_no_violations(stage: Theatre, size: dict[str, int]) -> None:
    name = f"axe {size['width']}"
    ann = stage.patron(name, size=size)
    page = ann.page
    seated(ann, "table", 1 if size is TERMINAL else 2)
    ann.expect_state(screen("state-place-your-bets"))
    area(page, "player").click()
    page.wait_for_timeout(300)
    assert found_by_axe(page) == []
    dialogs: tuple[Key, ...] = ("table-help", "table-recall", "table-buy", "table-collect")
    for dialog in dialogs:
        page.get_by_role("button", name=screen(dialog), exact=True).click()
        page.get_by_role("dialog").wait_for()
        page.wait_for_timeout(300)
        assert found_by_axe(page) == [], dialog
        page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("role", "path"),
    [(Role.DEALER, "/tables/dealer/deal"), (Role.ADMIN, "/staff"), (Role.CASHIER, "/cage")],
)
def test_pages_for_staff_have_no_violations(stage: Theatre, role: Role, path: str) -> None:
    page = stage.staff(role, name=f"axe {role.value}").page
    # A window may have a new width before its layout is updated, so load the page again.
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(path)
    wait_until_rendered(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.set_viewport_size(TERMINAL)  # type: ignore[arg-type]
    page.goto(path)
    wait_until_rendered(page)
    assert found_by_axe(page) == []


def test_an_administrator_bars_and_erases_a_patron(stage: Theatre) -> None:
    eve = stage.house.patron("Eve Forgotten")
    page = stage.staff(Role.ADMIN, name="adam").page
    page.goto("/staff")
    page.get_by_label(screen("patron-find")).fill("Eve Forgotten")
    page.get_by_role("button", name=screen("patron-find-act"), exact=True).click()
    page.get_by_role("button", name=f"{screen('patron-bar')} eve forgotten").click()
    page.get_by_role("dialog").get_by_label(screen("dealer-reason")).fill("asked to be forgotten")
    page.get_by_role("dialog").get_by_role("button", name=screen("patron-bar")).click()
    page.get_by_role("button", name=f"{screen('patron-erase')} eve forgotten").click()
    dialog = page.get_by_role("dialog", name=screen("patron-erase-whom", name="eve forgotten"))
    expect(dialog).to_contain_text(screen("patron-erase-text", id=eve.id))
    page.wait_for_timeout(300)
    assert found_by_axe(page) == []
    dialog.get_by_role("button", name=screen("patron-erase")).click()
    row = page.get_by_role("row", name=re.compile(eve.id))
    expect(row).to_contain_text(screen("patron-barred"))
    expect(row).to_contain_text(screen("patron-nameless"))
    expect(row).not_to_contain_text(screen("staff-nameless"))
    expect(page.get_by_text("eve forgotten")).to_have_count(0)
    assert stage.house.services.store.credentials.of("patron", eve.id) is None


def test_every_staff_screen_marks_a_demonstration(tmp_path: Path, browser: Browser) -> None:
    with theatre(tmp_path, browser, {}, demonstration=True) as stage:
        page = stage.staff(Role.ADMIN, name="curious").page
        for path in ("/", "/staff", "/office", "/office/settings"):
            page.goto(f"{stage.house.url}{path}")
            expect(page.get_by_text(screen("demo-text"))).to_be_visible()
        page.goto(f"{stage.house.url}/staff")
        page.get_by_role("button", name=screen("staff-appoint")).click()
        page.get_by_role("dialog").get_by_label(screen("role-dealer")).check()
        page.get_by_role("dialog").get_by_label(screen("role-supervisor")).check()
        page.get_by_role("button", name=screen("staff-appoint-act")).click()
        expect(
            page.get_by_text(pattern("staff-link", who=ANYTHING, until=ANYTHING))
        ).to_be_visible()
