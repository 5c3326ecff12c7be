"""My account in real browsers: sessions, an unusual sign-in, and a new password."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.people.staff import Role
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import PHONE, Theatre, screen, theatre
from tests.kit.server import PASSWORD

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]


@pytest.fixture
def stage(tmp_path: Path, browser: Browser):  # type: ignore[no-untyped-def]
    """A house without tables."""
    with theatre(tmp_path, browser, {}) as opened:
        yield opened


def at_account(page: Page, title: str = "My account") -> Page:
    page.goto("/account")
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    return page


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width <= 0


@pytest.mark.assures("SEC-21")
def test_somebody_ends_a_strange_session_and_changes_the_password(stage: Theatre) -> None:
    stage.house.staff(Role.DEALER, name="dora")
    own = stage.signed_in("dora")
    page = at_account(own.page)
    # A device that has never signed in here.
    strange = stage.window(size=PHONE)
    strange.page.goto("/sign-in")
    strange.page.get_by_label("Name").fill("dora")
    strange.page.get_by_label("Password").fill(PASSWORD)
    strange.page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(strange.page.get_by_role("button", name="Sign out")).to_be_visible()

    page.goto("/")
    said = page.get_by_role("status").filter(has_text="New device")
    expect(said).to_be_visible()
    assert found_by_axe(page) == []
    said.get_by_role("link", name="My account").click()
    expect(page.get_by_role("heading", name="Unusual sign-ins")).to_be_visible()
    assert found_by_axe(page) == []
    assert fits(page)
    page.get_by_role("button", name=screen("account-was-me")).click()
    expect(page.get_by_role("heading", name="Unusual sign-ins")).to_be_hidden()

    at_account(strange.page)
    assert fits(strange.page)
    assert found_by_axe(strange.page) == []
    page.get_by_role("button", name="End all others").click()
    expect(page.get_by_role("button", name="End all others")).to_be_hidden()
    expect(strange.page.get_by_role("link", name="Sign in", exact=True)).to_be_visible()
    strange.complaints.clear()

    page.get_by_label("Old password").fill("not the one")
    page.get_by_label("New password").fill("another horse")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("The old password is wrong, or there were too many")).to_be_visible()
    # The browser itself reports the refusal as an error.
    own.complaints.clear()
    page.get_by_label("Old password").fill(PASSWORD)
    page.get_by_label("New password").fill("another horse")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Password changed. All other sessions ended.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    for language, title in (("简体中文", "我的账户"), ("繁體中文", "我的帳戶")):
        page.get_by_role("banner").get_by_role("combobox").select_option(label=language)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert found_by_axe(page) == []
