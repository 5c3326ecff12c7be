"""A newly opened house reaches its first wager using only its screens."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from puntobanco.core.money import Minor
from puntobanco.people.staff import Role
from puntobanco.table.mid_coup import seat_stakes
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import Theatre, Window, area, pattern, screen, seated, theatre
from tests.kit.server import PASSWORD
from tests.kit.stated import ANYTHING

BETTING_TIME = "Betting time"

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]


@pytest.fixture
def stage(tmp_path: Path, browser: Browser) -> Iterator[Theatre]:
    with theatre(tmp_path, browser, {}) as opened:
        yield opened


def came_by_link(stage: Theatre, admin: Window, name: str, *, who: str) -> Window:
    """A window in which a new person has used the link just shown to the administrator."""
    shown = admin.page.get_by_role("status").filter(
        has_text=pattern("staff-link", who=who, until=ANYTHING)
    )
    window = stage.window()
    page = window.page
    page.goto(shown.get_by_role("textbox").input_value())
    page.get_by_label(screen("sign-in-name")).fill(name)
    page.get_by_label(screen("sign-in-password")).fill(PASSWORD)
    page.get_by_role("button", name=screen("sign-in-welcome-act")).click()
    expect(page.get_by_role("heading", name=screen("lobby-title"))).to_be_visible()
    # Returning to the window is enough to refresh the list with the new name.
    admin.page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(admin.page.get_by_role("cell", name=name).first).to_be_visible()
    return window


def appointed(stage: Theatre, admin: Window, role: str, name: str) -> Window:
    page = admin.page
    page.get_by_role("button", name=screen("staff-appoint")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(role, exact=True).check()
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    # The second administrator reads the act and signs.
    expect(dialog.get_by_role("heading", name=screen("act-appoint-staff"))).to_be_visible()
    expect(dialog.get_by_text(role, exact=True).last).to_be_visible()
    abe = stage.house.staff(Role.ADMIN)
    dialog.get_by_label(screen("dealer-card-id")).fill(stage.house.card(abe))
    dialog.get_by_label(screen("sign-in-password")).fill(PASSWORD)
    page.get_by_role("button", name=screen("staff-appoint-act")).click()
    return came_by_link(stage, admin, name, who=screen("staff-new-as", roles=role))


def test_a_new_house_reaches_its_first_wager(stage: Theatre) -> None:
    adam = stage.staff(Role.ADMIN, name="adam")
    expect(adam.page.get_by_text(screen("lobby-none"))).to_be_visible()
    adam.page.get_by_role("main").get_by_role("link", name=screen("staff-title")).click()
    expect(adam.page.get_by_text(screen("patron-none-yet"))).to_be_visible()

    sue = appointed(stage, adam, screen("role-supervisor"), "sue").page
    sue.get_by_role("link", name=screen("office-tables-open")).click()
    expect(sue.get_by_text(screen("office-overview-no-tables"))).to_be_visible()
    assert found_by_axe(sue) == []
    sue.get_by_label(screen("office-tables-name")).fill("first")
    sue.get_by_label(screen("act-line-game")).select_option(label="Mini-Baccarat")
    open_it = sue.get_by_role("button", name=screen("office-tables-open"))
    sue.get_by_text(screen("office-tables-settings")).click()
    sue.get_by_label(BETTING_TIME).fill("abc")
    open_it.click()
    refused = sue.get_by_role("main").get_by_role("alert")
    expect(refused).to_have_text(
        pattern("office-settings-whole", label=f"{BETTING_TIME}{ANYTHING}", value="abc")
    )
    sue.get_by_label(BETTING_TIME).fill("25")
    sue.get_by_label("Total decks").fill("99")
    open_it.click()
    expect(refused).to_have_text(
        screen("office-settings-most", label="Total decks", value=99, most=16)
    )
    expect(refused).to_be_in_viewport()
    sue.get_by_label("Total decks").fill("8")
    open_it.click()
    expect(sue.get_by_text(screen("office-tables-opened", table="first"))).to_be_visible()

    cass = appointed(stage, adam, screen("role-cashier"), "cass").page
    adam.page.get_by_role("button", name=screen("patron-invite")).click()
    pat = came_by_link(stage, adam, "pat", who=screen("patron-new"))
    cass.get_by_role("link", name=screen("cage-title")).click()
    cass.get_by_label(screen("patron-find")).fill("pat")
    cass.get_by_role("button", name=screen("patron-find-act"), exact=True).click()
    cass.get_by_label(screen("table-amount")).fill("500")
    cass.get_by_role("button", name=f"{screen('cage-issue')} $500.00").click()
    expect(
        cass.get_by_text(screen("cage-done-issue", amount="$500.00", wallet="$500.00"))
    ).to_be_visible()
    # Pressed again by mistake, it takes in nothing.
    expect(cass.get_by_label(screen("table-amount"))).to_have_value("")

    seated(pat, "first", 1)
    pat.page.get_by_role("button", name=screen("cut-pass")).click()
    pat.expect_state(screen("state-place-your-bets"))
    area(pat.page, "banker").click()
    stage.until(lambda: seat_stakes(stage.table("first"), 1) == {"banker": Minor(1000)})
