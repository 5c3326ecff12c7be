"""Everybody around a progressive table, each at a browser of their own."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from puntobanco.core.ids import TableId
from puntobanco.people.staff import Role
from puntobanco.progressive.state import Award, Meter
from tests.kit.browsing import METER, TERMINAL, Theatre, Window, area, seated
from tests.kit.server import PASSWORD

TABLE = "dragon"


@dataclass
class Floor:
    """A dealer's table with a meter: two patrons, a dealer, and whoever is called."""

    stage: Theatre
    dealer: Window
    ann: Window
    bob: Window
    cards: dict[str, str]
    """The staff cards of those who can be called, by their names."""

    @property
    def meter(self) -> Meter:
        return self.stage.house.services.pit.meter(METER)

    @property
    def award(self) -> Award:
        return self.meter.awards[-1]

    def start(self) -> None:
        """Open betting; both patrons bet a line and the progressive; START GAME."""
        page = self.dealer.page
        page.get_by_role("button", name="Start open betting").click()
        self.ann.says("place your bets")
        for window, line in ((self.ann, "player"), (self.bob, "banker")):
            area(window.page, line).click()
            area(window.page, "progressive").click()
            expect(window.page.get_by_text(re.compile("rides on", re.I)).first).to_be_attached()
        acts = self.stage.table(TABLE).play.acts
        self.stage.until(lambda: sum(map(len, self.stage.table(TABLE).play.acts.values())) == 4)
        assert acts is not None
        page.get_by_role("button", name="Start game").click()
        self.stage.until(lambda: TableId(TABLE) in self.meter.on)

    def deal(self, *cards: str) -> None:
        """Enter cards at the console."""
        for card in cards:
            before = len(self.stage.table(TABLE).play.cards)
            expect(
                self.dealer.page.get_by_text(re.compile("to the (Player|Banker)"))
            ).to_be_visible()
            self.dealer.page.keyboard.type(card)
            self.stage.until(
                lambda before=before: len(self.stage.table(TABLE).play.cards) > before  # type: ignore[misc]
            )

    def mark(self, seat: int, pays: str) -> Locator:
        """A hand button of the console."""
        group = self.dealer.page.get_by_role("group", name=f"Mark seat {seat}")
        return group.get_by_role("button", name=pays)


def ready_shoe(stage: Theatre, dealer: Window) -> None:
    """A new shoe at the dealer's table, cut and burned from."""
    page = dealer.page
    page.get_by_role("button", name="New shoe").click()
    page.get_by_role("button", name="Cut", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Cut", exact=True).click()
    stage.until(lambda: (shoe := stage.table(TABLE).shoe) is not None and shoe.cut is not None)
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text("Turn the first card and enter it")).to_be_visible()
    page.keyboard.type("3h")
    stage.until(lambda: (shoe := stage.table(TABLE).shoe) is not None and shoe.burned)


def floor_of(stage: Theatre, *, size: Mapping[str, int] = TERMINAL) -> Floor:
    """Everybody in place, the shoe ready; the patrons' windows have this size."""
    called = {
        "sam": stage.house.staff(Role.SUPERVISOR, name="sam"),
        "eve": stage.house.staff(Role.EXECUTIVE, name="eve"),
    }
    dealer = stage.staff(Role.DEALER, name="dora")
    floor = Floor(
        stage,
        dealer,
        stage.patron("ann", size=size),
        stage.patron("bob", size=size),
        {name: stage.house.card(person) for name, person in called.items()},
    )
    seated(floor.ann, TABLE, 1)
    seated(floor.bob, TABLE, 3)
    dealer.page.goto(f"/tables/{TABLE}/deal")
    ready_shoe(stage, dealer)
    return floor


def approve(page: Page, card: str) -> None:
    """Give a second person's card and password in the dialog that asks for them."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Staff card").fill(card)
    dialog.get_by_label("Password").fill(PASSWORD)


def signed_in(stage: Theatre, name: str) -> Window:
    """Somebody who works here already, at a browser of their own."""
    window = stage.window()
    page = window.page
    page.goto("/sign-in")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    return window


def at_desk(stage: Theatre, name: str) -> Window:
    """Somebody of the staff at the page of the meter."""
    window = signed_in(stage, name)
    window.page.goto(f"/meters/{METER}")
    expect(window.page.get_by_role("heading", name="Settings")).to_be_visible()
    return window
