"""The progressive in real browsers: an award from the wager to the win page, and the sign."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from puntobanco.core.wording import row_fact
from puntobanco.people.staff import Role
from puntobanco.progressive.commands import DisableMeter
from puntobanco.progressive.state import AwardStatus
from puntobanco.sheets import load_game
from puntobanco.table.state import Mode
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import (
    METER,
    PHONE,
    Theatre,
    Window,
    area,
    open_betting,
    pattern,
    screen,
    theatre,
)
from tests.kit.meters import SIX_SUITED
from tests.kit.progressive_floor import (
    TABLE,
    WHOLE,
    approve,
    floor_of,
    open_meter_page,
    press_approved,
    raise_meter,
)
from tests.kit.stated import ANYTHING

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]

NOTHING = screen("meter-nothing")
SUITED_NINE = str(row_fact(load_game("progressive-3").bets[-1].rows[0]))
"""The row that pays the whole meter."""
STEPS: tuple["Key", ...] = (
    "meter-step-mark",
    "meter-step-key",
    "meter-step-log",
    "meter-step-run",
)


@pytest.fixture
def stage(tmp_path: Path, browser: Browser) -> Iterator[Theatre]:
    """A dealer's table with a meter; an executive is needed above $1,000."""
    game = load_game("progressive-3", settings={"executive-above": "1000"})
    with theatre(tmp_path, browser, {TABLE: (game, Mode.DEALER)}) as opened:
        yield opened


@pytest.fixture
def keyed(tmp_path: Path, browser: Browser) -> Iterator[Theatre]:
    """The same table with keys instead of cards, where a supervisor's key is enough."""
    game = load_game("progressive-3", settings={"verification": "keyed"})
    with theatre(tmp_path, browser, {TABLE: (game, Mode.DEALER)}) as opened:
        yield opened


def sign_of(stage: Theatre) -> Window:
    """The sign in a window that is not signed in."""
    window = stage.window()
    window.page.goto(f"/meters/{METER}/sign")
    return window


def shows(window: Window, amount: str) -> None:
    """Wait until the meter on a screen shows an amount."""
    expect(
        window.page.get_by_role("img", name=screen("meter-shows", amount=amount)).first
    ).to_be_visible()


@pytest.mark.assures("PRG-04", "PRG-20", "PRG-23", "SEC-07")
def test_an_award_from_the_wager_to_the_win_page(stage: Theatre) -> None:
    floor, sign = floor_of(stage), sign_of(stage)
    shows(sign, "$5,000.00")
    floor.start()
    for window in (sign, floor.ann, floor.bob, floor.dealer):
        shows(window, "$5,000.52")
    floor.deal(*SIX_SUITED)
    page = floor.dealer.page
    expect(sign.page.get_by_text(screen("meter-verifying"))).to_be_visible()
    assert found_by_axe(sign.page) == []
    assert found_by_axe(floor.ann.page) == []

    # A mark on the wrong seat is shown, not resolved by a guess, and the hand does not end.
    floor.mark(3, WHOLE).click()
    expect(page.get_by_text(screen("meter-disagrees", marked=WHOLE, pays=NOTHING))).to_be_visible()
    expect(page.get_by_text(screen("meter-disagrees", marked=NOTHING, pays=WHOLE))).to_be_visible()
    # Base wagers do not wait for a jackpot; the end of the hand does.
    page.get_by_role("button", name=screen("dealer-pay-base")).click()
    stage.until(lambda: len(stage.table(TABLE).play.paid) == 2)
    page.get_by_role("button", name=screen("dealer-end-game")).click()
    expect(
        page.get_by_text(pattern("meter-refusal-marks-disagree", marks=ANYTHING))
    ).to_be_visible()
    floor.mark(3, WHOLE).click()
    floor.mark(1, WHOLE).click()
    expect(floor.mark(1, WHOLE)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=screen("meter-call")).click()
    expect(page.get_by_text(screen("meter-called"))).to_be_visible()
    assert found_by_axe(page) == []

    # Above the amount, a supervisor confirms and only an executive's card counts; the cards must
    # match.
    page.get_by_role("button", name=screen("meter-confirm"), exact=True).click()
    assert found_by_axe(page) == []
    press_approved(page, floor.cards["sam"], screen("meter-step-confirm"))
    page.get_by_role("button", name=screen("meter-verify")).click()
    dialog = page.get_by_role("dialog")
    assert found_by_axe(page) == []
    log = dialog.get_by_role("button", name=screen("meter-step-executive-card"))
    dialog.get_by_label(screen("meter-cards-seen")).fill("2h Kh 3h Qh 4h 9h")
    approve(page, floor.cards["sam"])
    log.click()
    expect(dialog.get_by_text(screen("server-approval-role", role="executive"))).to_be_visible()
    assert "403" in floor.dealer.complaints.pop(), "the browser itself makes a note of it"
    approve(page, floor.cards["eve"])
    log.click()
    expect(
        dialog.get_by_text(pattern("meter-refusal-cards-differ", cards=ANYTHING))
    ).to_be_visible()
    dialog.get_by_role("button", name=screen("dealer-back")).click()
    dialog.get_by_label(screen("meter-cards-seen")).fill("2h Kh 3h Qh 4h 10h")
    press_approved(page, floor.cards["eve"], screen("meter-step-executive-card"))
    assert (floor.award.status, floor.award.slip) == (AwardStatus.VERIFIED, 1)
    expect(sign.page.get_by_text("$5,000.52").first).to_be_visible()
    expect(
        sign.page.get_by_text(screen("meter-at", n=2, name="Dragon", seats="1, 3"))
    ).to_be_visible()
    shows(sign, "$5,000.00")
    with page.expect_popup() as popped:
        page.get_by_role("link", name=screen("meter-win-page", n=1)).click()
    paper = popped.value
    for said in ("USD 5,000.52", screen("win-status-verified"), SUITED_NINE):
        expect(paper.get_by_text(said).first).to_be_visible()
    width = paper.evaluate("getComputedStyle(document.querySelector('.paper')).maxWidth")
    assert width == "800px", "it has its style"
    paper.close()
    page.get_by_role("button", name=screen("dealer-end-game")).click()
    stage.until(lambda: len(stage.table(TABLE).recall) == 1)
    # The result includes the award: 10 won on the line and half of 5,000.52, minus the stake of 1.
    floor.ann.expect_state(screen("result-won", amount="$2,509.26"))

    # The cashier, who verified nothing, pays it to Ann's wallet.
    stage.house.staff(Role.CASHIER, name="cleo")
    cashier = stage.signed_in("cleo").page
    cashier.get_by_role("link", name=screen("cage-title")).click()
    expect(cashier.get_by_role("heading", name=screen("cage-awards"))).to_be_visible()
    expect(cashier.get_by_text(re.compile(r"^ann \(p[0-9a-f]{12}\)$"))).to_be_visible()
    assert found_by_axe(cashier) == []
    cashier.get_by_role("button", name=screen("meter-pay"), exact=True).click()
    asked = cashier.get_by_role("dialog")
    expect(asked.get_by_text(re.compile(r"^ann \(p"))).to_be_visible()
    asked.get_by_role("button", name=screen("app-cancel")).click()
    assert not floor.award.paid_by, "one touch pays nothing"
    cashier.get_by_role("button", name=screen("meter-pay"), exact=True).click()
    asked.get_by_role("button", name=screen("meter-pay-act", amount="$5,000.52")).click()
    expect(cashier.get_by_text(screen("meter-pay-done", amount="$5,000.52"))).to_be_visible()
    assert floor.award.status is AwardStatus.PAID
    wallet = stage.house.services.pit.durable_wallet(floor.award.shares[0].patron)
    assert wallet == 1_000_00 - 200_00 + 2_500_26


def test_typed_input_at_a_meter_survives_a_lost_link(stage: Theatre) -> None:
    floor = floor_of(stage)
    floor.start()
    floor.deal(*SIX_SUITED)
    page = floor.dealer.page
    floor.mark(1, WHOLE).click()
    page.get_by_role("button", name=screen("meter-confirm"), exact=True).click()
    press_approved(page, floor.cards["sam"], screen("meter-step-confirm"))
    page.get_by_role("button", name=screen("meter-verify")).click()
    dialog = page.get_by_role("dialog")
    seen = dialog.get_by_label(screen("meter-cards-seen"))
    seen.fill("2h Kh 3h")
    approve(page, floor.cards["eve"])
    floor.dealer.lose_link()
    expect(dialog.get_by_role("button", name=screen("meter-step-executive-card"))).to_be_enabled()
    expect(seen).to_have_value("2h Kh 3h")
    expect(dialog.get_by_label(screen("dealer-card-id"))).to_have_value(floor.cards["eve"])


@pytest.mark.assures("PRG-12", "PRG-26", "PRG-27")
def test_two_people_back_out_a_keyed_award_and_adjust_the_meter(keyed: Theatre) -> None:
    floor = floor_of(keyed)
    floor.start()
    page = floor.dealer.page
    dialog = page.get_by_role("dialog")
    floor.deal(*SIX_SUITED)
    floor.mark(1, WHOLE).click()
    steps = page.get_by_role("list", name=screen("meter-steps"))
    for step in STEPS:
        expect(steps.get_by_text(screen(step, system="keyed"))).to_be_visible()
    page.get_by_role("button", name=screen("meter-call")).click()
    page.get_by_role("button", name=screen("meter-key-jph")).click()
    assert found_by_axe(page) == []
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    dialog.get_by_role("combobox").select_option(label=screen("role-supervisor"))
    press_approved(page, floor.cards["sam"], screen("meter-key-jph"))
    page.get_by_role("button", name=screen("meter-verify")).click()
    dialog.get_by_label(screen("meter-cards-seen")).fill(" ".join(SIX_SUITED))
    dialog.get_by_role("button", name=screen("meter-step-log", system="keyed")).click()
    # Logged; the display changes when the key is back in RUN.
    shows(floor.dealer, "$5,000.52")
    page.get_by_role("button", name=screen("meter-key-run")).click()
    shows(floor.dealer, "$5,000.00")
    page.get_by_role("button", name=screen("dealer-game-over")).click()
    keyed.until(lambda: not floor.meter.tables_in_progress)

    desk = open_meter_page(keyed, "sam")
    page = desk.page
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name=screen("meter-back-out")).click()
    dialog.get_by_label(screen("dealer-reason")).select_option(
        label=screen("meter-reason-cards-misread")
    )
    dialog.get_by_label(screen("meter-note")).fill("the 3 was of clubs")
    press_approved(page, floor.cards["eve"], screen("dealer-do"))
    expect(page.get_by_text(screen("meter-status-backed-out"), exact=True)).to_be_visible()
    reason = screen("meter-reason-cards-misread")
    why = rf"^sam \(s[0-9a-f]+\): {reason}: the 3 was of clubs$"
    expect(page.get_by_text(re.compile(why))).to_be_visible()
    expect(page.get_by_text(re.compile(r" with sam \(s[0-9a-f]+\)$"))).to_be_visible()
    shows(desk, "$5,000.52")

    page.get_by_role("button", name=screen("meter-adjust")).click()
    dialog.get_by_label(screen("dealer-reason")).select_option(
        label=screen("meter-adjust-house-addition")
    )
    dialog.get_by_label(screen("table-amount")).fill("99.48")
    dialog.get_by_label(screen("meter-note")).fill("a birthday of the house")
    press_approved(page, floor.cards["eve"], screen("dealer-do"))
    shows(desk, "$5,100.00")

    # A new rate waits for the next award of the whole meter; an executive asks, a supervisor
    # agrees.
    office = open_meter_page(keyed, "eve").page
    office.get_by_role("button", name=screen("meter-change")).click()
    asked = office.get_by_role("dialog")
    asked.get_by_label(screen("meter-contribution-percent"), exact=True).fill("24.5")
    asked.get_by_label(screen("dealer-reason")).fill("the new licence")
    press_approved(office, floor.cards["sam"], screen("dealer-do"))
    expect(
        office.get_by_text(screen("meter-waiting-rates", contribution="24.5 %", reserve="0 %"))
    ).to_be_visible()
    assert floor.meter.waiting is not None
    assert floor.meter.waiting.contribution_ppm == 245_000

    page.get_by_role("button", name=screen("meter-fault")).click()
    dialog.get_by_label(screen("dealer-reason")).fill("the sign and the table differ")
    dialog.get_by_role("button", name=screen("dealer-do")).click()
    expect(
        page.get_by_text(f"{screen('meter-state-faulted')}: the sign and the table differ")
    ).to_be_visible()
    expect(area(floor.ann.page, "progressive")).to_be_disabled()
    page.get_by_role("button", name=screen("meter-enable")).click()
    dialog.get_by_label(screen("dealer-reason")).fill("looked after")
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    dialog.get_by_role("combobox").select_option(label=screen("role-executive"))
    press_approved(page, floor.cards["eve"], screen("dealer-do"))
    shows(desk, "$5,100.00")
    assert floor.meter.accepts_wagers


def test_buttons_and_cards_come_first_on_a_dealers_phone(stage: Theatre) -> None:
    page = floor_of(stage).dealer.page
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})

    def place(name: str, found: Locator) -> tuple[float, str]:
        box = found.bounding_box()
        assert box is not None, name
        return box["y"], name

    seen = [
        ("felt", page.get_by_test_id("table-state")),
        ("start", page.get_by_role("button", name=open_betting())),
        ("cards", page.get_by_role("group", name=screen("dealer-rank"))),
        ("progressive", page.get_by_role("region", name=screen("meter-title"), exact=True)),
        ("wagers", page.get_by_role("region", name=screen("dealer-seats"))),
    ]
    down = sorted(place(name, found) for name, found in seen)
    assert [name for _, name in down] == [name for name, _ in seen]
    # Everything a coup needs fits on the screen without scrolling.
    assert next(y for y, name in down if name == "progressive") <= PHONE["height"]


def test_an_award_is_rejected_on_a_phone_and_axe_finds_nothing(stage: Theatre) -> None:
    floor = floor_of(stage, size=PHONE)
    page = floor.dealer.page
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    floor.start()
    assert found_by_axe(floor.ann.page) == []
    floor.deal(*SIX_SUITED)
    floor.mark(3, "10 for 1").click()
    expect(
        page.get_by_text(screen("meter-disagrees", marked="10 for 1", pays=NOTHING))
    ).to_be_visible()
    assert found_by_axe(page) == []
    # The longest step of the house's own system is a button that fits.
    dialog = page.get_by_role("dialog")
    floor.mark(3, "10 for 1").click()
    floor.mark(1, WHOLE).click()
    page.get_by_role("button", name=screen("meter-confirm"), exact=True).click()
    press_approved(page, floor.cards["sam"], screen("meter-step-confirm"))
    page.get_by_role("button", name=screen("meter-verify")).click()
    dialog.get_by_label(screen("meter-cards-seen")).fill("2h Kh 3h Qh 4h 10h")
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    expect(dialog.get_by_role("button", name=screen("meter-step-executive-card"))).to_be_visible()
    expect(dialog.get_by_text("2h Kh 3h Qh 4h Th")).to_be_visible()
    assert dialog.evaluate("it => it.scrollWidth - it.clientWidth") == 0
    page.keyboard.press("Escape")
    page.get_by_role("button", name=screen("meter-reject")).click()
    dialog.get_by_label(screen("dealer-reason")).select_option(
        label=screen("meter-reason-no-wager")
    )
    dialog.get_by_label(screen("meter-note")).fill("the spot was empty on camera 7")
    assert found_by_axe(page) == []
    press_approved(page, floor.cards["eve"], screen("dealer-do"))
    shows(floor.dealer, "$5,000.52")
    assert floor.award.status is AwardStatus.REJECTED


def test_a_large_meter_fits_on_a_phone(stage: Theatre) -> None:
    floor = floor_of(stage)
    raise_meter(floor)
    sign = stage.window(size=PHONE)
    sign.page.goto(f"/meters/{METER}/sign")
    shows(sign, "$43,417.36")
    inside = sign.page.locator("main").bounding_box()
    wheels = sign.page.locator(".wheels").bounding_box()
    assert inside is not None
    assert wheels is not None
    assert wheels["x"] >= 16
    assert wheels["x"] + wheels["width"] <= inside["width"] - 16


@pytest.mark.assures("PRG-04")
def test_the_sign_reconnects(stage: Theatre) -> None:
    sign = stage.window()
    links: list[WebSocketRoute] = []
    cut = {"now": False}

    def through(link: WebSocketRoute) -> None:
        if cut["now"]:
            link.close()
            return
        links.append(link)
        link.connect_to_server()

    sign.page.route_web_socket(re.compile("/ws$"), through)
    sign.page.goto(f"/meters/{METER}/sign")
    shows(sign, "$5,000.00")
    assert sign.page.locator("button, a, input, select").count() == 0, "a sign takes no input"
    cut["now"] = True
    for link in links:
        link.close()
    expect(sign.page.get_by_role("main").get_by_text(screen("link-lost"))).to_be_visible()
    cut["now"] = False
    expect(sign.page.get_by_role("main").get_by_text(screen("link-lost"))).to_be_hidden()
    stage.house.ask_meter(METER, DisableMeter(reason="a lamp is out"))
    expect(sign.page.get_by_text(screen("meter-closed"))).to_be_visible()
    assert "a lamp is out" not in "".join(sign.frames), "why is a matter of the house"
