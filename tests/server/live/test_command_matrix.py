"""Who may do what at a table: every command of the wire in every role, as a grid."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import count
from typing import get_args

import pytest

from puntobanco.core.ids import MeterId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.people.staff import Role
from puntobanco.server.client import Live
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import WireCommand
from puntobanco.table.refusals import RefusalCode
from puntobanco.table.state import Mode
from tests.kit.houses import run
from tests.kit.server import OpenHouse
from tests.kit.tables import PLAYER_WINS

# Columns: the patron seated, another patron, dealer, supervisor, executive, cashier, auditor,
# admin, a visitor. Each command is tried at a table where it can be carried out.
#   x carried out          - not yours            a a second person must approve
#   s take a seat first    n no such patron       o the position is not offered to you
#   y you sit here already p no progressive here  m no meter behind it
GRID = """
CloseTable        - - - x x - - - -
DisableTable      - - - x x - - - -
EnableTable       - - - x x - - - -
ChangeSetting     - - - x x - - - -
Sit               y x n n n n n n -
Leave             x s - - - - - - -
BuyChips          x s - - - - - - -
CashOut           x s - - - - - - -
StartShoe         - - x x - - - - -
CutShoe           x - x x - - - - -
BurnCards         - - x x - - - - -
ShowCutCard       - - x x - - - - -
EndShoe           - - - x - - - - -
OfferPosition     - - x - - - - - -
AcceptPosition    x s - - - - - - -
DeclinePosition   x o x o o o o o -
PostBank          x s - - - - - - -
WaiveFees         - - - x x - - - -
OpenBetting       - - x - - - - - -
PlaceWager        x s - - - - - - -
TakeBackWager     x s - - - - - - -
TakeBackAll       x s - - - - - - -
RepeatWagers      x s - - - - - - -
DoubleWagers      x s - - - - - - -
CloseBetting      - - x - - - - - -
DealCard          - - x - - - - - -
TurnCards         x - - - - - - - -
CorrectCard       - - a a - - - - -
SettleCoup        - - x - - - - - -
VoidCoup          - - a a - - - - -
CorrectCoup       - - - a - - - - -
LinkMeter         - - - p p - - - -
UnlinkMeter       - - - m m - - - -
"""
ROWS = {name: cells for name, *cells in map(str.split, GRID.strip().splitlines())}
CELLS = {
    RefusalCode.NOT_YOURS: "-",
    RefusalCode.APPROVAL_MISSING: "a",
    RefusalCode.SEAT_EMPTY: "s",
    RefusalCode.NOT_A_PATRON: "n",
    RefusalCode.NOT_OFFERED: "o",
    RefusalCode.ALREADY_SEATED: "y",
    RefusalCode.NO_PROGRESSIVE: "p",
    RefusalCode.NO_METER: "m",
}
Story = tuple[WireCommand, ...]
CUT = commands.CutShoe(position=5)
START = commands.StartShoe(commitment="c" * 64)
BURN = commands.BurnCards(turned="Ks")
SHOE = (START, CUT, BURN)
OPENED = (*SHOE, commands.OpenBetting())
BET = commands.PlaceWager(coup=1, bet="player", stake=Minor(50_00))
CLOSED = (*OPENED, BET, commands.CloseBetting())
FIRST_FOUR = tuple(commands.DealCard(card=card) for card in PLAYER_WINS.split()[:4])
DEALT: Story = (*CLOSED, *FIRST_FOUR, commands.DealCard(card=PLAYER_WINS.split()[4]))
SETTLED: Story = (*DEALT, commands.SettleCoup())
BANK: WireCommand = commands.AcceptPosition(bank=Minor(200_00))
OFFERED = (commands.OfferPosition(),)

STORIES: dict[type, tuple[Story, WireCommand]] = {
    commands.CloseTable: ((), commands.CloseTable()),
    commands.DisableTable: ((), commands.DisableTable(reason="a spill")),
    commands.EnableTable: ((), commands.EnableTable(reason="clean")),
    commands.ChangeSetting: (
        (),
        commands.ChangeSetting(key="tie-colour", value="#00aa00", reason="taste"),
    ),
    commands.Sit: ((), commands.Sit(seat=5)),
    commands.Leave: ((), commands.Leave()),
    commands.BuyChips: ((), commands.BuyChips(amount=Minor(1_00))),
    commands.CashOut: ((), commands.CashOut()),
    commands.StartShoe: ((), START),
    commands.CutShoe: ((START,), CUT),
    commands.BurnCards: ((START, CUT), BURN),
    commands.ShowCutCard: (SHOE, commands.ShowCutCard()),
    commands.EndShoe: (SHOE, commands.EndShoe()),
    commands.OfferPosition: ((), commands.OfferPosition()),
    commands.AcceptPosition: (OFFERED, BANK),
    commands.DeclinePosition: (OFFERED, commands.DeclinePosition()),
    commands.PostBank: (
        (*SHOE, *OFFERED, BANK, commands.OpenBetting(), commands.VoidCoup(reason="again")),
        commands.PostBank(bank=Minor(200_00)),
    ),
    commands.WaiveFees: ((), commands.WaiveFees(columns=("line",), reason="a quiet night")),
    commands.OpenBetting: (SHOE, commands.OpenBetting()),
    commands.PlaceWager: (OPENED, BET),
    commands.TakeBackWager: ((*OPENED, BET), commands.TakeBackWager(coup=1)),
    commands.TakeBackAll: ((*OPENED, BET), commands.TakeBackAll(coup=1)),
    commands.RepeatWagers: (
        (*SETTLED, commands.OpenBetting()),
        commands.RepeatWagers(coup=2),
    ),
    commands.DoubleWagers: ((*OPENED, BET), commands.DoubleWagers(coup=1)),
    commands.CloseBetting: ((*OPENED, BET), commands.CloseBetting()),
    commands.DealCard: (CLOSED, commands.DealCard(card="9h")),
    commands.TurnCards: ((*CLOSED, *FIRST_FOUR), commands.TurnCards(coup=1, places=(0,))),
    commands.CorrectCard: (DEALT, commands.CorrectCard(place=0, card="2d", reason="misread")),
    commands.SettleCoup: (DEALT, commands.SettleCoup()),
    commands.VoidCoup: (DEALT, commands.VoidCoup(reason="a card fell")),
    commands.CorrectCoup: (
        SETTLED,
        commands.CorrectCoup(coup=1, cards=tuple(PLAYER_WINS.split()), reason="camera"),
    ),
    commands.LinkMeter: ((), commands.LinkMeter(meter=MeterId("m1"))),
    commands.UnlinkMeter: ((), commands.UnlinkMeter()),
}
"""The preceding commands, and the command itself."""
BANKED = (
    commands.OfferPosition,
    commands.AcceptPosition,
    commands.DeclinePosition,
    commands.PostBank,
    commands.WaiveFees,
)
"""Commands of a table banked by a player-dealer; the others are tried at one the house banks."""
BY_PATRON = (commands.AcceptPosition, commands.PlaceWager)
ROLES = (
    Role.DEALER,
    Role.SUPERVISOR,
    Role.EXECUTIVE,
    Role.CASHIER,
    Role.AUDITOR,
    Role.ADMIN,
)
_names = count(1)


def test_the_grid_covers_every_table_command() -> None:
    kinds = {kind.__name__ for kind in get_args(WireCommand)}
    assert set(ROWS) == kinds == {kind.__name__ for kind in STORIES}


class Visitors:
    """One terminal per column."""

    def __init__(self, house: OpenHouse, lives: list[Live]) -> None:
        self.house = house
        self.lives = lives

    @classmethod
    async def of(cls, house: OpenHouse, stack: AsyncExitStack) -> "Visitors":
        people = [
            house.patron(credit=100_000_00),
            house.patron(credit=100_000_00),
            *(house.staff(role) for role in ROLES),
            None,
        ]
        lives = []
        for person in people:
            client = await stack.enter_async_context(house.terminal(person))
            lives.append(await stack.enter_async_context(client.live()))
        return cls(house, lives)

    async def prepared(self, kind: type) -> TableId:
        """A table at which this command comes next, with the first patron seated with chips."""
        name = TableId(f"matrix-{next(_names)}")
        squeezed = kind is commands.TurnCards
        game = "commission-free-baccarat" if kind in BANKED else "midi-baccarat"
        settings = {"squeeze-card": True} if squeezed else {}
        mode = Mode.AUTOMATIC if squeezed else Mode.DEALER
        self.house.open_table(name, load_game(game, settings=settings), mode=mode)
        seated = self.lives[0]
        if squeezed:
            await self._dealt_by_the_house(name)
            return name
        await seated.do(name, commands.Sit(seat=1))
        await seated.do(name, commands.BuyChips(amount=Minor(1_000_00)))
        for command in STORIES[kind][0]:
            if isinstance(command, BY_PATRON):
                done = await seated.do(name, command)
                assert isinstance(done.answer, Accepted), (command, done)
            else:
                self.house.ask(name, command)
        return name

    async def _dealt_by_the_house(self, name: TableId) -> None:
        """An automatic table runs by the clock; the patron is the only one to bet."""
        seated = self.lives[0]
        await seated.do(name, commands.Sit(seat=1))
        await seated.do(name, commands.BuyChips(amount=Minor(1_000_00)))
        while not isinstance((await seated.do(name, BET)).answer, Accepted):
            self.house.pass_s(1)
        while self.house.table(name).coup is None or len(self.house.table(name).play.cards) < 4:
            self.house.pass_s(0.5)

    async def row(self, kind: type) -> list[str]:
        """The answers to each of them; a table that has changed is replaced for the next."""
        name = await self.prepared(kind)
        found = []
        for live in self.lives:
            done = await live.do(name, STORIES[kind][1])
            if isinstance(done.answer, Accepted):
                found.append("x")
                name = await self.prepared(kind)
            else:
                found.append(CELLS.get(getattr(done.answer, "code", None), str(done.answer)))  # type: ignore[arg-type]
        return found


async def with_visitors(house: OpenHouse, work: Callable[[Visitors], Awaitable[None]]) -> None:
    async with AsyncExitStack() as stack:
        await work(await Visitors.of(house, stack))


@pytest.mark.assures("SEC-04")
def test_tables_behave_as_the_grid_states(house: OpenHouse) -> None:
    async def rows(visitors: Visitors) -> None:
        told = {kind.__name__: await visitors.row(kind) for kind in STORIES}
        assert {name: " ".join(cells) for name, cells in told.items()} == {
            name: " ".join(cells) for name, cells in ROWS.items()
        }

    run(with_visitors(house, rows))


DEALING = (
    START,
    BURN,
    commands.ShowCutCard(),
    commands.EndShoe(),
    commands.OpenBetting(),
    commands.CloseBetting(),
    commands.DealCard(card="9h"),
    commands.CorrectCard(place=0, card="2d", reason="misread"),
    commands.SettleCoup(),
    commands.CorrectCoup(coup=1, cards=tuple(PLAYER_WINS.split()), reason="camera"),
)


@pytest.mark.assures("SEC-04", "RNG-12")
def test_staff_cannot_deal_at_an_automatic_table(house: OpenHouse) -> None:
    """Neither before the round nor during it: cards come only from the sealed shoe."""

    async def story(visitors: Visitors) -> None:
        name = TableId(f"matrix-{next(_names)}")
        house.open_table(name)
        await visitors.lives[0].do(name, commands.Sit(seat=1))
        await visitors.lives[0].do(name, commands.BuyChips(amount=Minor(1_000_00)))
        for phase in ("idle", "betting", "dealing"):
            while house.table(name).phase.value != phase:
                if phase == "dealing":
                    await visitors.lives[0].do(name, BET)
                house.pass_s(1)
            before = house.table(name)
            for live in visitors.lives:
                for command in DEALING:
                    answer = (await live.do(name, command)).answer
                    assert not isinstance(answer, Accepted), (phase, command)
            assert house.table(name) is before

    run(with_visitors(house, story))
