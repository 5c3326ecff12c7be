"""People at one table in real browsers: two patrons and a dealer, and a California hand."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, expect

from puntobanco.people.staff import Role
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.state import Mode, Phase
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import (
    OVER,
    Theatre,
    Window,
    area,
    enter,
    open_betting,
    pattern,
    screen,
    seated,
    theatre,
)
from tests.kit.server import PASSWORD
from tests.kit.stated import ANYTHING

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]


def ready_shoe(stage: Theatre, dealer: Window) -> None:
    """Start a new shoe at the dealer's table: cut and burned."""
    page = dealer.page
    page.get_by_role("button", name=screen("dealer-new-shoe")).click()
    page.get_by_role("button", name=screen("dealer-cut"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=screen("dealer-cut"), exact=True).click()
    stage.until(lambda: (shoe := stage.table("table").shoe) is not None and shoe.cut is not None)
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text(screen("dealer-burn-turned"))).to_be_visible()
    page.keyboard.type("3h")
    stage.until(lambda: (shoe := stage.table("table").shoe) is not None and shoe.burned)


@pytest.fixture
def dealt(tmp_path: Path, browser: Browser):  # type: ignore[no-untyped-def]
    """A dealer's table."""
    tables = {"table": (load_game("mini-baccarat"), Mode.DEALER)}
    with theatre(tmp_path, browser, tables) as stage:
        yield stage


def test_a_dealer_plays_a_shoe_with_two_patrons(dealt: Theatre) -> None:
    dealer = dealt.staff(Role.DEALER, name="dora")
    ann, bob = dealt.patron("ann"), dealt.patron("bob")
    seated(ann, "table", 1)
    seated(bob, "table", 2)
    dealer.page.goto("/tables/table/deal")
    ready_shoe(dealt, dealer)
    dealer.page.get_by_role("button", name=open_betting()).click()
    ann.expect_state(screen("state-place-your-bets"))
    area(ann.page, "player").click()
    area(bob.page, "banker").click()
    dealt.until(lambda: len(dealt.table("table").play.acts) == 2)
    dealer.page.get_by_role("button", name=screen("dealer-start-game")).click()
    ann.expect_state(screen("state-no-more-bets"))
    expect(dealer.page.get_by_text(screen("dealer-to", hand=screen("hand-player")))).to_be_visible()
    enter(dealt, dealer, "2s 7d 3h Kd")
    # The tableau calls for the Player's third card and no other.
    expect(dealer.page.get_by_text(screen("dealer-to", hand=screen("hand-player")))).to_be_visible()
    enter(dealt, dealer, "4c")
    ann.expect_state(screen("result-player"))
    bob.expect_state(screen("result-player"))
    dealer.page.get_by_role("button", name=screen("dealer-end-game")).click()
    dealt.until(lambda: len(dealt.table("table").recall) == 1)
    won = {one.seat: one.won for one in dealt.table("table").recall[0].settled}
    assert won == {1: 10_00, 2: 0}

    # The cut card comes: one more coup, without wagers, and the shoe is removed.
    page = dealer.page
    page.get_by_role("button", name=screen("dealer-cut-card")).click()
    page.get_by_role("button", name=open_betting()).click()
    ann.expect_state(screen("state-place-your-bets"))
    expect(ann.page.get_by_text(screen("state-last-hand")).first).to_be_visible()
    page.get_by_role("button", name=screen("dealer-start-game")).click()
    enter(dealt, dealer, "9c 2h Kc Qd")
    page.get_by_role("button", name=screen("dealer-end-game")).click()
    dealt.until(lambda: len(dealt.table("table").recall) == 2)
    page.get_by_role("button", name=screen("dealer-end-shoe")).click()
    dealt.until(lambda: (shoe := dealt.table("table").shoe) is not None and shoe.ended)


def test_a_card_after_a_natural_is_not_accepted(dealt: Theatre) -> None:
    dealer = dealt.staff(Role.DEALER, name="dora")
    ann = dealt.patron("ann")
    seated(ann, "table", 1)
    dealer.page.goto("/tables/table/deal")
    ready_shoe(dealt, dealer)
    dealer.page.get_by_role("button", name=open_betting()).click()
    ann.expect_state(screen("state-place-your-bets"))
    area(ann.page, "player").click()
    dealt.until(lambda: bool(dealt.table("table").play.acts))
    dealer.page.get_by_role("button", name=screen("dealer-start-game")).click()
    enter(dealt, dealer, "9s 2d Kh Kd")
    ann.expect_state(screen("result-player"))
    # A natural ends the coup: no card is accepted, and the keypad is disabled.
    before = dealt.table("table").play.cards
    expect(dealer.page.get_by_role("button", name="5", exact=True).first).to_be_disabled()
    dealer.page.keyboard.type("5c")
    dealer.page.wait_for_timeout(300)
    assert dealt.table("table").play.cards == before


@pytest.mark.assures("INT-14", "SEC-07")
def test_a_coup_is_voided_with_a_supervisors_approval(dealt: Theatre) -> None:
    dealer = dealt.staff(Role.DEALER, name="dora")
    supervisor = dealt.house.staff(Role.SUPERVISOR, name="sam")
    card = dealt.house.card(supervisor)
    ann = dealt.patron("ann")
    seated(ann, "table", 1)
    page = dealer.page
    page.goto("/tables/table/deal")
    ready_shoe(dealt, dealer)
    page.get_by_role("button", name=open_betting()).click()
    ann.expect_state(screen("state-place-your-bets"))
    area(ann.page, "player").click()
    dealt.until(lambda: bool(dealt.table("table").play.acts))
    page.get_by_role("button", name=screen("dealer-start-game")).click()
    enter(dealt, dealer, "9s")
    page.get_by_role("button", name=screen("dealer-void")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(screen("dealer-reason")).fill("a card fell")
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    # Approvers can read the act in their own language before they sign.
    traditional = words_in(parse_language("zh-Hant"))
    expect(dialog.get_by_role("heading", name=screen("dealer-void"), level=3)).to_be_visible()
    expect(dialog.get_by_text("a card fell")).to_be_visible()
    dialog.get_by_role("button", name=traditional.say("language-name")).click()
    expect(dialog.get_by_role("heading", name=traditional.say("act-void-coup"))).to_be_visible()
    assert found_by_axe(page) == []
    dialog.get_by_label(screen("dealer-card-id")).fill(card)
    dialog.get_by_label(screen("sign-in-password")).fill("wrong")
    dialog.get_by_role("button", name=screen("dealer-do")).click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    assert dealt.table("table").phase is Phase.DEALING
    dialog.get_by_label(screen("sign-in-password")).fill(PASSWORD)
    dialog.get_by_role("button", name=screen("dealer-do")).click()
    dealt.until(lambda: len(dealt.table("table").recall) == 1)
    assert dealt.table("table").recall[0].void == "a card fell"
    # The browser reports the refused approval, a 403.
    dealer.complaints.clear()
    ann.expect_state(screen("state-void"))


@pytest.mark.assures("CAL-05")
def test_a_california_coup_with_offer_decline_bank_and_short_coverage(
    tmp_path: Path, browser: Browser
) -> None:
    settings = {"betting-time": 8, "last-bets-time": 2}
    tables = {"table": (load_game("commission-free-baccarat", settings=settings), Mode.AUTOMATIC)}
    with theatre(tmp_path, browser, tables) as stage:
        ann, bob = stage.patron("ann"), stage.patron("bob")
        seated(ann, "table", 1, chips="300")
        seated(bob, "table", 2, chips="300")
        first = stage_offer(stage)
        decliner, banker = (ann, bob) if first == 1 else (bob, ann)
        decliner.page.get_by_role("button", name=screen("position-decline")).click()
        waits = decliner.page.get_by_text(pattern("position-passed", n=ANYTHING))
        expect(waits).to_be_visible()
        dialog = banker.page.get_by_role("dialog", name=screen("position-offered"))
        bank = dialog.get_by_label(re.compile(screen("position-bank")))
        # Enter alone posts the usual bank, not the whole balance.
        expect(bank).to_have_value("200.00")
        bank.fill("15")
        dialog.get_by_role("button", name=screen("position-accept")).click()
        decliner.expect_state(screen("state-place-your-bets"))
        expect(decliner.page.locator(".placard")).to_contain_text(
            re.compile(f"{screen('position-seat', n=3 - first)}.*[$]15")
        )
        area(decliner.page, "player").click()
        area(decliner.page, "banker").click()
        stage.until(lambda: len(stage.table("table").recall) == 1)
        record = stage.table("table").recall[0]
        assert record.bank == 15_00
        moved = sum(one.won for one in record.settled) + sum(
            one.stake - one.stake_back for one in record.settled
        )
        # Two stakes of 10 against a bank of 15: payments and collections never exceed it.
        assert moved <= 15_00
        assert record.fees
        decliner.expect_state(OVER)
        # The hand is shown first; then the table waits no longer for a bank that does not come.
        again = banker.page.get_by_role("dialog", name=screen("position-post-title"))
        again.wait_for()
        assert stage.table("table").position.player_dealer is not None
        expect(banker.page.get_by_test_id("table-state")).to_contain_text(screen("state-offer"))
        expect(again.get_by_label(re.compile(screen("position-bank")))).to_have_value("200.00")
        again.get_by_role("button", name=screen("position-give-up")).click()
        stage.until(lambda: stage.table("table").position.offered is not None)


@pytest.mark.assures("CAL-05")
def test_a_new_offer_also_asks_patrons_who_declined(tmp_path: Path, browser: Browser) -> None:
    game = load_game("commission-free-baccarat")
    with theatre(tmp_path, browser, {"table": (game, Mode.DEALER)}) as stage:
        dealer = stage.staff(Role.DEALER, name="dora")
        ann, bob = stage.patron("ann"), stage.patron("bob")
        seated(ann, "table", 1)
        seated(bob, "table", 2)
        page = dealer.page
        page.goto("/tables/table/deal")
        offers = page.get_by_role("button", name=screen("dealer-offer"))
        # Nothing is highlighted without a shoe; with one, Enter offers.
        expect(offers).not_to_have_class(re.compile("first"))
        ready_shoe(stage, dealer)
        expect(offers).to_have_class(re.compile("first"))
        page.keyboard.press("Enter")
        expect(offers).to_be_disabled()
        ann.page.get_by_role("button", name=screen("position-decline")).click()
        expect(offers).to_have_class(re.compile("first"))
        page.keyboard.press("Enter")
        # The others see the current state, not that the dealer is being waited for.
        ann.expect_state(screen("state-offer"))
        waits = ann.page.get_by_text(pattern("position-passed", n=ANYTHING))
        expect(waits).to_be_visible()
        page.get_by_role("button", name=screen("dealer-decline-for", n=2)).click()
        expect(bob.page.get_by_role("dialog")).to_be_hidden()
        expect(offers).to_have_class(re.compile("first"))
        page.keyboard.press("Enter")
        expect(page.locator(".notice")).to_have_text(screen("state-unclaimed"))
        page.keyboard.press("Enter")
        dialog = ann.page.get_by_role("dialog", name=screen("position-offered"))
        dialog.get_by_label(re.compile(screen("position-bank"))).fill("15")
        dialog.get_by_role("button", name=screen("position-accept")).click()
        page.get_by_role("button", name=open_betting()).click()
        bob.expect_state(screen("state-place-your-bets"))
        area(bob.page, "player").click()
        area(bob.page, "banker").click()
        for line in ("player", "banker"):
            expect(area(bob.page, line)).to_contain_text(screen("table-at-table", amount="$10"))
        page.get_by_role("button", name=screen("dealer-start-game")).click()
        stage.until(lambda: stage.table("table").phase is Phase.DEALING)
        enter(stage, dealer, "9s 8s Ts Js")
        page.get_by_role("button", name=screen("dealer-end-game")).click()
        # Of the 20 wagered, the bank of 15 covered the win of 10 and half of the losing wager.
        unreached = bob.page.get_by_text(screen("position-unreached", amount="$5"))
        expect(unreached).to_be_visible()
        supervisor = stage.staff(Role.SUPERVISOR, name="sam").page
        supervisor.goto("/office/coups/table/1")
        lost = supervisor.get_by_text(
            f"{screen('office-coup-no-row')}; {screen('office-coup-short', amount='$5.00')}"
        )
        expect(lost).to_be_visible()
        # Ann posts no bank for her second hand, and the dealer passes the position on.
        expect(ann.page.get_by_role("dialog", name=screen("position-post-title"))).to_be_visible()
        expect(offers).to_be_disabled()
        page.get_by_role("button", name=screen("dealer-give-up-for", n=1)).click()
        expect(offers).to_have_class(re.compile("first"))


def test_a_long_result_covers_neither_limits_nor_clock(dealt: Theatre) -> None:
    dealer, ann = dealt.staff(Role.DEALER, name="dora"), dealt.patron("ann")
    seated(ann, "table", 1)
    dealer.page.goto("/tables/table/deal")
    ready_shoe(dealt, dealer)
    dealer.page.get_by_role("button", name=open_betting()).click()
    ann.expect_state(screen("state-place-your-bets"))
    area(ann.page, "banker").click()
    dealt.until(lambda: len(dealt.table("table").play.acts) == 1)
    dealer.page.get_by_role("button", name=screen("dealer-start-game")).click()
    enter(dealt, dealer, "4s 3d 4h 3c")
    dealer.page.get_by_role("button", name=screen("dealer-end-game")).click()
    shown: tuple[Key, ...] = (
        "result-player",
        "result-natural",
        "result-player-pair",
        "result-banker-pair",
    )
    for said in shown:
        ann.expect_state(screen(said))
    ann.expect_state(screen("result-lost", amount="$10"))
    line = ann.page.locator(".stage .won").bounding_box()
    limits = ann.page.locator(".stage .placard").bounding_box()
    cards = ann.page.locator(".stage .hands").bounding_box()
    assert line is not None
    assert limits is not None
    assert cards is not None
    assert limits["x"] + limits["width"] <= line["x"]
    assert line["y"] + line["height"] <= cards["y"]


def stage_offer(stage: Theatre) -> int:
    """The first seat that the position is offered to."""
    stage.until(lambda: stage.table("table").position.offered is not None)
    offered = stage.table("table").position.offered
    assert offered is not None
    return offered


def test_a_waived_fee_is_shown_wherever_fees_are_posted(tmp_path: Path, browser: Browser) -> None:
    game = load_game("commission-free-baccarat")
    with theatre(tmp_path, browser, {"table": (game, Mode.DEALER)}) as stage:
        ann = stage.patron("ann")
        seated(ann, "table", 1)
        sign = stage.window()
        sign.page.goto("/tables/table/sign")
        posted = sign.page.get_by_role("list", name=screen("sign-fees"))
        expect(posted).to_have_text(re.compile(r"Player-dealer \$2.*Player \$1.*Tie \$1"))
        waive = commands.WaiveFees(columns=("line", "player-dealer"), reason="opening night")
        stage.house.ask("table", waive)
        stage.house.ask("table", commands.OfferPosition())
        waived = (
            ".*".join(
                f"{name} {screen('table-waived')}" for name in ("Player-dealer", "Player", "Banker")
            )
            + r".*Tie \$1"
        )
        expect(posted).to_have_text(re.compile(waived))
        offer = ann.page.get_by_role("dialog")
        expect(offer).to_contain_text(screen("position-fee-waived"))
        expect(offer).not_to_contain_text(pattern("position-fee", amount=ANYTHING))
        expect(area(ann.page, "player")).to_contain_text(
            screen("table-fee-short", amount=screen("table-waived"))
        )
        expect(area(ann.page, "tie")).to_contain_text(screen("table-fee-short", amount="$1"))
