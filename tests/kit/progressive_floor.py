"""The people at a progressive table, each with their own browser."""

from collections.abc import Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from puntobanco.core.ids import CardId, CommandId, TableId
from puntobanco.house.messages import Accepted, ToMeter
from puntobanco.people.staff import Role
from puntobanco.progressive.commands import AdjustMeter
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.state import AdjustReason, Award, Meter, Pool
from puntobanco.table import commands
from tests.kit.approvals import approval_by, bound
from tests.kit.browsing import (
    METER,
    PATIENCE_MS,
    TERMINAL,
    Theatre,
    Window,
    area,
    enter,
    open_betting,
    pattern,
    screen,
    seated,
)
from tests.kit.server import PASSWORD
from tests.kit.stated import ANYTHING

TABLE = "dragon"
TRIES = 3
WHOLE = screen("pays-meter", share="100 %")
"""The pays of the row that wins the whole meter."""


@dataclass
class Floor:
    """A dealer's table with a meter: two patrons, a dealer, and staff who can be called."""

    stage: Theatre
    dealer: Window
    ann: Window
    bob: Window
    cards: dict[str, str]
    """The cards of the staff who can be called, by name."""

    @property
    def meter(self) -> Meter:
        return self.stage.house.services.pit.meter(METER)

    @property
    def award(self) -> Award:
        return self.meter.awards[-1]

    def start(self) -> None:
        """Open betting; both patrons bet a line and the progressive; START GAME."""
        page = self.dealer.page
        page.get_by_role("button", name=open_betting()).click()
        self.ann.expect_state(screen("state-place-your-bets"))
        for window, line in ((self.ann, "player"), (self.bob, "banker")):
            area(window.page, line).click()
            area(window.page, "progressive").click()
            expect(
                window.page.get_by_text(pattern("meter-rides", hand=ANYTHING)).first
            ).to_be_attached()
        self.stage.until(lambda: sum(map(len, self.stage.table(TABLE).play.acts.values())) == 4)
        page.get_by_role("button", name=screen("dealer-start-game")).click()
        self.stage.until(lambda: TableId(TABLE) in self.meter.tables_in_progress)

    def deal(self, *cards: str) -> None:
        """Enter cards at the console."""
        enter(self.stage, self.dealer, " ".join(cards), table=TABLE)

    def mark(self, seat: int, pays: str) -> Locator:
        """A hand button of the console."""
        group = self.dealer.page.get_by_role("group", name=screen("meter-mark-seat", n=seat))
        return group.get_by_role("button", name=pays)


def floor_of(stage: Theatre, *, size: Mapping[str, int] = TERMINAL) -> Floor:
    """Everyone in place, with the shoe ready; the patrons' windows have this size."""
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
    for command in (
        commands.StartShoe(commitment=""),
        commands.CutShoe(position=99),
        commands.BurnCards(turned="3h"),
    ):
        stage.house.ask(TABLE, command)
    dealer.page.goto(f"/tables/{TABLE}/deal")
    return floor


def raise_meter(floor: Floor) -> None:
    """Raise the meter to its amount after some months, as an addition by the house."""
    house = floor.stage.house
    cards = house.services.pit.state.directory.cards
    sent = ToMeter(
        id=CommandId("grown"),
        meter=METER,
        by=cards[CardId(floor.cards["sam"])].holder,
        command=AdjustMeter(
            pool=Pool.METER,
            change=38_417_36,
            reason=AdjustReason.HOUSE_ADDITION,
            note="months of play",
        ),
        approval=approval_by(floor.cards["eve"], Role.EXECUTIVE, approval_place(METER), "grown"),
    )
    assert isinstance(house.submit(bound(sent, house.services.pit.state)), Accepted)


def approve(page: Page, card: str) -> None:
    """Show the act and enter a second person's card and password."""
    dialog = page.get_by_role("dialog")
    step = dialog.get_by_role("button", name=screen("dealer-continue"))
    if step.is_visible():
        step.click()
    dialog.get_by_label(screen("dealer-card-id")).fill(card)
    dialog.get_by_label(screen("sign-in-password")).fill(PASSWORD)


def press_approved(page: Page, card: str, act: str) -> None:
    """Have a second person approve and press the button, again if the link was just lost."""
    dialog = page.get_by_role("dialog")
    for _ in range(TRIES):
        approve(page, card)
        dialog.get_by_role("button", name=act).click()
        try:
            expect(dialog).to_be_hidden(timeout=PATIENCE_MS / TRIES)
        except AssertionError:
            continue
        return
    expect(dialog).to_be_hidden()


def open_meter_page(stage: Theatre, name: str) -> Window:
    """A member of staff at the page of the meter."""
    window = stage.signed_in(name)
    window.page.goto(f"/meters/{METER}")
    expect(window.page.get_by_role("heading", name=screen("meter-settings"))).to_be_visible()
    return window
