"""My account in real browsers: sessions, an unusual sign-in, and a new password."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.people.staff import Role
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import PHONE, Theatre, pattern, screen, theatre
from tests.kit.server import PASSWORD
from tests.kit.stated import ANYTHING

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]


@pytest.fixture
def stage(tmp_path: Path, browser: Browser):  # type: ignore[no-untyped-def]
    """A house without tables."""
    with theatre(tmp_path, browser, {}) as opened:
        yield opened


def at_account(page: Page, title: str = screen("account-title")) -> Page:
    page.goto("/account")
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    return page


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width <= 0


@pytest.mark.assures("SEC-21")
def test_a_user_ends_an_unknown_session_and_changes_the_password(stage: Theatre) -> None:
    stage.house.staff(Role.DEALER, name="dora")
    own = stage.signed_in("dora")
    page = at_account(own.page)
    # A device that has never signed in here.
    strange = stage.window(size=PHONE)
    strange.page.goto("/sign-in")
    strange.page.get_by_label(screen("sign-in-name")).fill("dora")
    strange.page.get_by_label(screen("sign-in-password")).fill(PASSWORD)
    strange.page.get_by_role("main").get_by_role("button", name=screen("sign-in-act")).click()
    expect(strange.page.get_by_role("button", name=screen("sign-in-out"))).to_be_visible()

    page.goto("/")
    said = page.get_by_role("status").filter(
        has_text=pattern("account-unusual-device", device=ANYTHING, where=ANYTHING, when=ANYTHING)
    )
    expect(said).to_be_visible()
    assert found_by_axe(page) == []
    said.get_by_role("link", name=screen("account-title")).click()
    expect(page.get_by_role("heading", name=screen("account-unusual-title"))).to_be_visible()
    assert found_by_axe(page) == []
    assert fits(page)
    page.get_by_role("button", name=screen("account-was-me")).click()
    expect(page.get_by_role("heading", name=screen("account-unusual-title"))).to_be_hidden()

    at_account(strange.page)
    assert fits(strange.page)
    assert found_by_axe(strange.page) == []
    page.get_by_role("button", name=screen("account-end-others")).click()
    expect(page.get_by_role("button", name=screen("account-end-others"))).to_be_hidden()
    expect(strange.page.get_by_role("link", name=screen("sign-in-act"), exact=True)).to_be_visible()
    strange.complaints.clear()

    page.get_by_label(screen("account-old-password")).fill("not the one")
    page.get_by_label(screen("account-new-password")).fill("another horse")
    page.get_by_role("button", name=screen("account-password-act")).click()
    expect(page.get_by_text(screen("server-wrong-password"))).to_be_visible()
    # The browser itself reports the refusal as an error.
    own.complaints.clear()
    page.get_by_label(screen("account-old-password")).fill(PASSWORD)
    page.get_by_label(screen("account-new-password")).fill("another horse")
    page.get_by_role("button", name=screen("account-password-act")).click()
    expect(page.get_by_text(screen("account-password-changed"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=screen("sign-in-out"))).to_be_visible()
    for language in ("zh-Hans", "zh-Hant"):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        title = words_in(parse_language(language)).say("account-title")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert found_by_axe(page) == []
