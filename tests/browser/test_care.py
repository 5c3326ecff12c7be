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
from puntobanco.words import languages
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import (
    PHONE,
    TERMINAL,
    Theatre,
    WallClock,
    Window,
    area,
    drawn,
    screen,
    seated,
    theatre,
)
from tests.kit.server import PASSWORD
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
def test_a_patron_in_chinese_on_a_phone_limits_plays_excludes_and_withdraws(
    stage: Theatre,
) -> None:
    token = invited(stage)
    window = stage.window(size=PHONE)
    page = speaking(window, "zh-Hans")

    # The invitation: name and password; the house asks about limits before any stake.
    page.goto(f"/welcome#{token}")
    page.get_by_label("名字").fill("小安")
    page.get_by_label("密码").fill(PASSWORD)
    page.get_by_role("button", name="确定并进入").click()
    expect(page.get_by_role("heading", name="赌桌")).to_be_visible()
    expect(page.get_by_text("要先设定自己的限额吗")).to_be_visible()

    page.get_by_role("link", name="规则").first.click()
    expect(page.get_by_role("heading", name=re.compile("庄"))).not_to_have_count(0)
    page.go_back()

    page.get_by_role("link", name="设定限额").click()
    expect(page.get_by_text("1-800-589-9966").first).to_be_visible()
    limit = page.locator("[data-limit='loss-day']")
    limit.get_by_role("textbox").fill("20")
    limit.get_by_role("button", name="设定").click()
    expect(page.get_by_text("已生效。")).to_be_visible()
    expect(limit).to_contain_text("$20")
    assert found_by_axe(page) == []

    # Two chips reach the limit, because a stake counts as lost until it is settled.
    page.goto("/tables/table")
    page.get_by_role("button", name="坐 1 号位").click()
    page.get_by_label("金额").fill("100")
    page.get_by_role("dialog").get_by_role("button", name="买筹码").click()
    opened(stage)
    for _ in range(2):
        area(page, "player").click()
    stage.until(lambda: sum(act.amount for act in stage.table("table").play.acts[1]) == 20_00)
    area(page, "player").click()
    expect(page.get_by_text("超出您自设的输额限额")).to_be_visible()

    # Excluded: betting stops at once, open wagers are settled, and the chips can be taken away.
    page.get_by_role("button", name="我的限额").click()
    page.get_by_role("group", name="自我排除").get_by_role("button", name="30 天").click()
    page.get_by_role("button", name="是，立即开始").click()
    expect(page.get_by_role("dialog").get_by_text("您已自我排除").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(area(page, "player")).to_be_disabled()
    expect(page.get_by_role("button", name="X2")).to_be_disabled()
    expect(page.get_by_role("button", name="清除投注")).to_be_enabled()
    expect(page.get_by_text("您仍可兑现")).to_be_visible()
    finished(stage)
    assert [one.bet for one in stage.table("table").recall[-1].settled] == ["player"]
    page.get_by_role("button", name="兑现", exact=True).click()
    page.get_by_role("button", name="兑现并离座").click()
    stage.until(lambda: stage.table("table").seat_of(ANN) is None)
    expect(page.get_by_role("button", name="坐 2 号位")).to_have_count(0)

    # Signing in again shows the exclusion; the cage pays out but takes nothing in.
    page.goto("/")
    page.get_by_role("button", name="退出").click()
    page.goto("/sign-in")
    page.get_by_label("名字").fill("小安")
    page.get_by_label("密码").fill(PASSWORD)
    page.get_by_role("button", name="登录").click()
    expect(page.get_by_text("您已自我排除，至")).to_be_visible()
    paid_out(stage)


def paid_out(stage: Theatre) -> None:
    """A cashier pays out the patron's whole wallet, and cannot take money in."""
    wallet = stage.house.services.pit.wallet(ANN)
    carl = stage.staff(Role.CASHIER, name="carl")
    page = carl.page
    page.goto("/cage")
    page.get_by_label("Find by name").fill("小安")
    page.get_by_role("button", name="Find", exact=True).click()
    expect(page.get_by_text(re.compile("^excluded until"))).to_be_visible()
    expect(page.get_by_text("Loss limit · In 24 hours")).to_be_visible()
    page.get_by_role("radio", name="Take in").click()
    page.get_by_label("Amount").fill("10")
    page.get_by_role("button", name="Take in").click()
    expect(page.get_by_text(screen("people-refusal-excluded"))).to_be_visible()
    # The browser reports the refusal, which is expected.
    carl.complaints.clear()
    page.get_by_role("radio", name="Pay out").click()
    page.get_by_label("Amount").fill(f"{wallet / 100:.2f}")
    page.get_by_role("button", name="Pay out").click()
    expect(page.get_by_role("status").get_by_text("paid out.")).to_be_visible()
    assert stage.house.services.pit.wallet(ANN) == 0
    assert found_by_axe(page) == []


def test_at_a_table_one_s_limits_and_account_say_what_was_lost(stage: Theatre) -> None:
    window = stage.patron("dan")
    page = window.page
    seated(window, "table", 1)
    opened(stage)
    area(page, "banker").click()
    stage.until(lambda: bool(stage.table("table").play.acts.get(1)))
    finished(stage)
    page.get_by_role("button", name="My limits").click()
    limits = page.get_by_role("dialog")
    expect(limits.locator("[data-limit='loss-day']")).to_contain_text(
        screen("care-lost", amount="$10.00")
    )
    page.goto("/")
    wallet = page.get_by_role("link", name=re.compile("^Wallet"))
    expect(wallet).to_have_text("Wallet $800.00")
    wallet.click()
    expect(page.get_by_role("heading", name="My account")).to_be_visible()
    expect(page.locator("dl")).to_contain_text("$990.00")
    lost = page.get_by_role("row").filter(has_text="coup")
    expect(lost).to_contain_text("-$10.00")
    expect(page.get_by_role("row").filter(has_text="chips bought")).to_contain_text("$800.00")
    assert found_by_axe(page) == []


@pytest.mark.assures("RG-02")
def test_a_looser_limit_is_shown_as_waiting_and_can_be_withdrawn(stage: Theatre) -> None:
    page = stage.patron("bob").page
    page.get_by_role("link", name="My limits").click()
    row = page.locator("[data-limit='time-day']")
    row.get_by_role("textbox").fill("ninety")
    row.get_by_role("button", name="Set").click()
    expect(row.get_by_role("alert")).to_have_text(screen("care-bad-minutes"))
    row.get_by_role("textbox").fill("90")
    row.get_by_role("button", name="Set").click()
    expect(row).to_contain_text(screen("reality-minutes", n=90))
    row.get_by_role("button", name=screen("care-remove")).click()
    expect(row).to_contain_text("no limit from")
    row.get_by_role("button", name="Withdraw").click()
    expect(row.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(row).to_contain_text(screen("reality-minutes", n=90))
    assert found_by_axe(page) == []


@pytest.mark.assures("RG-05")
def test_the_interval_is_the_account_s_and_the_terminal_reminds_by_it(stage: Theatre) -> None:
    window = stage.patron("cat")
    page = window.page
    seated(window, "table", 1)
    opened(stage)
    page.get_by_role("button", name="My limits").click()
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
    expect(check).to_contain_text("You have played at this table for 15:")
    check.get_by_role("combobox").select_option(label=screen("reality-minutes", n=30))
    check.get_by_role("button", name=screen("reality-on")).click()
    expect(check).to_be_hidden()


def test_sound_is_off_until_it_is_wanted_and_is_kept(stage: Theatre) -> None:
    page = stage.window().page
    page.goto("/tables/table")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [TERMINAL, PHONE], ids=["terminal", "phone"])
@pytest.mark.parametrize("language", languages())
def test_the_limits_page_is_for_everybody(
    stage: Theatre, size: dict[str, int], language: str
) -> None:
    window = stage.window(size=size)
    page = speaking(window, language)
    page.goto("/limits")
    drawn(page)
    assert found_by_axe(page) == []


def test_the_settings_page_says_what_the_house_lives_by_and_who_gives_it(stage: Theatre) -> None:
    page = stage.staff(Role.ADMIN, name="adam").page
    page.goto("/office/settings")
    page.get_by_text("Profile in force: House default").click()
    line = page.get_by_role("row", name=re.compile("house.help-line"))
    expect(line).to_contain_text("1-800-589-9966")
    expect(line).to_contain_text("JACK Entertainment")
    expect(page.get_by_role("row", name=re.compile("house.exclusion-days"))).to_contain_text(
        screen("office-settings-ours")
    )
    assert found_by_axe(page) == []
