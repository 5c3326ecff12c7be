"""A patron in Chinese on a phone: rules, limits, play, exclusion, withdrawal; and the cage."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Subject
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode
from puntobanco.words import languages, words_in
from puntobanco.words.languages import parse_language
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import (
    PHONE,
    TERMINAL,
    Theatre,
    WallClock,
    Window,
    area,
    pattern,
    screen,
    seated,
    theatre,
    wait_until_rendered,
)
from tests.kit.server import PASSWORD
from tests.kit.stated import ANYTHING, pattern_of
from tests.kit.tables import PLAYER_WINS

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]

ANN = PatronId("p-ann")


@pytest.fixture
def stage(tmp_path: Path, browser: Browser) -> Iterator[Theatre]:
    # A dealer's table, so that nothing happens by the clock.
    tables = {"table": (load_game("mini-baccarat"), Mode.DEALER)}
    with theatre(tmp_path, browser, tables) as opened:
        yield opened


def speaking(window: Window, language: str) -> Page:
    page = window.page
    page.goto("/")
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page


def invited(stage: Theatre) -> str:
    """The invitation link of a new patron, who has money in the wallet."""
    house = stage.house
    house.call(house.services.desk.people(people.RegisterPatron(patron=ANN), by=None))
    credit = people.IssueCredit(patron=ANN, amount=Minor(500_00))
    house.call(house.services.desk.people(credit, by=None))
    return house.call(house.services.access.invite(Subject("patron", ANN)))


def opened(stage: Theatre) -> None:
    """Start a shoe at the table and open betting."""
    for command in (
        commands.StartShoe(commitment=""),
        commands.CutShoe(position=5),
        commands.BurnCards(turned="Ks"),
        commands.OpenBetting(),
    ):
        stage.house.ask("table", command)


def finished(stage: Theatre) -> None:
    """Close betting; deal and settle the coup."""
    stage.house.ask("table", commands.CloseBetting())
    for card in PLAYER_WINS.split():
        stage.house.ask("table", commands.DealCard(card=card))
    stage.house.ask("table", commands.SettleCoup())


@pytest.mark.assures("RG-04")
def test_a_chinese_patron_on_a_phone_sets_limits_plays_and_self_excludes(
    stage: Theatre,
) -> None:
    token = invited(stage)
    window = stage.window(size=PHONE)
    page = speaking(window, "zh-Hans")
    say = words_in(parse_language("zh-Hans")).say

    # The invitation: name and password; the house asks about limits before any stake.
    page.goto(f"/welcome#{token}")
    page.get_by_label(say("sign-in-name")).fill("小安")
    page.get_by_label(say("sign-in-password")).fill(PASSWORD)
    page.get_by_role("button", name=say("sign-in-welcome-act")).click()
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_be_visible()
    expect(page.get_by_text(say("care-first"))).to_be_visible()

    page.get_by_role("link", name=say("lobby-rules")).first.click()
    expect(page.get_by_role("heading", name=say("sheet-title-deal"))).to_be_visible()
    page.go_back()

    page.get_by_role("link", name=say("care-first-act")).click()
    expect(page.get_by_text("1-800-589-9966").first).to_be_visible()
    limit = page.locator("[data-limit='loss-day']")
    limit.get_by_role("textbox").fill("20")
    limit.get_by_role("button", name=say("care-set")).click()
    expect(page.get_by_text(say("care-now"))).to_be_visible()
    expect(limit).to_contain_text("$20")
    assert found_by_axe(page) == []

    # Two chips reach the limit, because a stake counts as lost until it is settled.
    page.goto("/tables/table")
    page.get_by_role("button", name=say("table-sit", n=1)).click()
    page.get_by_label(say("table-amount")).fill("100")
    page.get_by_role("dialog").get_by_role("button", name=say("table-buy")).click()
    opened(stage)
    for _ in range(2):
        area(page, "player").click()
    stage.until(lambda: sum(act.stake for act in stage.table("table").play.acts[1]) == 20_00)
    area(page, "player").click()
    expect(page.get_by_text(say("refusal-loss-limit"))).to_be_visible()

    # Excluded: betting stops at once, open wagers are settled, and the chips can be taken away.
    page.get_by_role("button", name=say("care-title")).click()
    page.get_by_role("group", name=say("care-exclude")).get_by_role(
        "button", name=say("care-days", n=30)
    ).click()
    page.get_by_role("button", name=say("care-yes")).click()
    excluded = pattern_of(say("care-stop-excluded", when=ANYTHING))
    expect(page.get_by_role("dialog").get_by_text(excluded).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(area(page, "player")).to_be_disabled()
    expect(page.get_by_role("button", name=screen("table-double"))).to_be_disabled()
    expect(page.get_by_role("button", name=say("table-clear"))).to_be_enabled()
    expect(page.get_by_text(say("care-stop-free"))).to_be_visible()
    finished(stage)
    assert [one.bet for one in stage.table("table").recall[-1].settled] == ["player"]
    page.get_by_role("button", name=say("table-collect"), exact=True).click()
    page.get_by_role("button", name=say("table-collect-leave")).click()
    stage.until(lambda: stage.table("table").seat_of(ANN) is None)
    expect(page.get_by_role("button", name=say("table-sit", n=2))).to_have_count(0)

    # Signing in again shows the exclusion; the cage pays out but takes nothing in.
    page.goto("/")
    page.get_by_role("button", name=say("sign-in-out")).click()
    page.goto("/sign-in")
    page.get_by_label(say("sign-in-name")).fill("小安")
    page.get_by_label(say("sign-in-password")).fill(PASSWORD)
    page.get_by_role("button", name=say("sign-in-act")).click()
    expect(page.get_by_text(excluded)).to_be_visible()
    paid_out(stage)


def paid_out(stage: Theatre) -> None:
    """A cashier pays out the patron's whole wallet, and cannot take money in."""
    wallet = stage.house.services.pit.wallet(ANN)
    carl = stage.staff(Role.CASHIER, name="carl")
    page = carl.page
    page.goto("/cage")
    page.get_by_label(screen("patron-find")).fill("小安")
    page.get_by_role("button", name=screen("patron-find-act"), exact=True).click()
    expect(page.get_by_text(pattern("patron-stop-excluded", when=ANYTHING))).to_be_visible()
    expect(
        page.get_by_text(f"{screen('care-loss')} · {screen('care-limit-loss-day')}")
    ).to_be_visible()
    page.get_by_role("radio", name=screen("cage-issue")).click()
    page.get_by_label(screen("table-amount")).fill("10")
    page.get_by_role("button", name=screen("cage-issue")).click()
    expect(page.get_by_text(screen("people-refusal-excluded"))).to_be_visible()
    # The browser reports the refusal, which is expected.
    carl.complaints.clear()
    page.get_by_role("radio", name=screen("cage-redeem")).click()
    page.get_by_label(screen("table-amount")).fill(f"{wallet / 100:.2f}")
    page.get_by_role("button", name=screen("cage-redeem")).click()
    expect(
        page.get_by_role("status").get_by_text(
            pattern("cage-done-redeem", amount=ANYTHING, wallet=ANYTHING)
        )
    ).to_be_visible()
    assert stage.house.services.pit.wallet(ANN) == 0
    assert found_by_axe(page) == []


def test_limits_and_account_show_losses_at_the_table(stage: Theatre) -> None:
    window = stage.patron("dan")
    page = window.page
    seated(window, "table", 1)
    opened(stage)
    area(page, "banker").click()
    stage.until(lambda: bool(stage.table("table").play.acts.get(1)))
    finished(stage)
    page.get_by_role("button", name=screen("care-title")).click()
    limits = page.get_by_role("dialog")
    expect(limits.locator("[data-limit='loss-day']")).to_contain_text(
        screen("care-lost", amount="$10.00")
    )
    page.goto("/")
    page.get_by_role("link", name=screen("account-wallet", amount="$800.00"), exact=True).click()
    expect(page.get_by_role("heading", name=screen("account-title"))).to_be_visible()
    expect(page.locator("dl")).to_contain_text("$990.00")
    lost = page.get_by_role("row").filter(has_text=screen("office-account-kind-coup"))
    expect(lost).to_contain_text("-$10.00")
    expect(
        page.get_by_role("row").filter(has_text=screen("office-account-kind-buy-in"))
    ).to_contain_text("$800.00")
    assert found_by_axe(page) == []


@pytest.mark.assures("RG-02")
def test_a_looser_limit_is_shown_as_pending_and_can_be_withdrawn(stage: Theatre) -> None:
    page = stage.patron("bob").page
    page.get_by_role("link", name=screen("care-title")).click()
    row = page.locator("[data-limit='time-day']")
    row.get_by_role("textbox").fill("ninety")
    row.get_by_role("button", name=screen("care-set")).click()
    expect(row.get_by_role("alert")).to_have_text(screen("care-bad-minutes"))
    row.get_by_role("textbox").fill("90")
    row.get_by_role("button", name=screen("care-set")).click()
    expect(row).to_contain_text(screen("reality-minutes", n=90))
    row.get_by_role("button", name=screen("care-remove")).click()
    expect(row).to_contain_text(pattern("care-waits", value=screen("care-none"), when=ANYTHING))
    row.get_by_role("button", name=screen("care-withdraw")).click()
    expect(row.get_by_role("button", name=screen("care-withdraw"))).to_have_count(0)
    expect(row).to_contain_text(screen("reality-minutes", n=90))
    assert found_by_axe(page) == []


@pytest.mark.assures("RG-05")
def test_the_terminal_reminds_at_the_interval_of_the_account(stage: Theatre) -> None:
    window = stage.patron("cat")
    page = window.page
    seated(window, "table", 1)
    opened(stage)
    page.get_by_role("button", name=screen("care-title")).click()
    page.get_by_role("button", name=screen("reality-minutes", n=15)).click()
    expect(page.get_by_role("button", name=screen("reality-minutes", n=15))).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("Escape")
    clock = stage.house.clock
    assert isinstance(clock, WallClock)
    clock.ahead_ms += 930_000
    page.reload()
    check = page.get_by_role("dialog", name=screen("reality-title"))
    expect(check).to_contain_text(pattern("reality-text", time=f"15:{ANYTHING}"))
    check.get_by_role("combobox").select_option(label=screen("reality-minutes", n=30))
    check.get_by_role("button", name=screen("reality-on")).click()
    expect(check).to_be_hidden()


def test_sound_is_off_by_default_and_its_setting_is_kept(stage: Theatre) -> None:
    page = stage.window().page
    page.goto("/tables/table")
    sound = page.get_by_role("button", name=screen("sound-name"))
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [TERMINAL, PHONE], ids=["terminal", "phone"])
@pytest.mark.parametrize("language", languages())
def test_the_limits_page_is_accessible_in_every_language(
    stage: Theatre, size: dict[str, int], language: str
) -> None:
    window = stage.window(size=size)
    page = speaking(window, language)
    page.goto("/limits")
    wait_until_rendered(page)
    assert found_by_axe(page) == []


def test_the_settings_page_shows_the_profile_and_its_sources(stage: Theatre) -> None:
    page = stage.staff(Role.ADMIN, name="adam").page
    page.goto("/office/settings")
    page.get_by_text(screen("office-settings-in-force", name="House default")).click()
    line = page.get_by_role("row", name=re.compile("house.help-line"))
    expect(line).to_contain_text("1-800-589-9966")
    expect(line).to_contain_text("JACK Entertainment")
    expect(page.get_by_role("row", name=re.compile("house.exclusion-days"))).to_contain_text(
        screen("office-settings-ours")
    )
    assert found_by_axe(page) == []
