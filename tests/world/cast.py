"""The people and tables of a world: staff with cards, patrons with credit, three tables."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count

from puntobanco.core.game import Game, Value
from puntobanco.core.ids import CardId, CommandId, MeterId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import ToHouse, ToMeter, ToTable
from puntobanco.people import commands as people
from puntobanco.people.staff import Approval, Role
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.state import Mode
from tests.kit.insurance import always_insured_game
from tests.world.chance import Chance

PATRONS = tuple(PatronId(f"p{number}") for number in range(1, 7))
STAFF: dict[StaffId, frozenset[Role]] = {
    StaffId("ada"): frozenset({Role.ADMIN, Role.DEALER}),
    StaffId("dora"): frozenset({Role.DEALER}),
    StaffId("sam"): frozenset({Role.SUPERVISOR, Role.DEALER, Role.CASHIER}),
    StaffId("sue"): frozenset({Role.SUPERVISOR}),
    StaffId("eve"): frozenset({Role.EXECUTIVE}),
    StaffId("cleo"): frozenset({Role.CASHIER}),
}
INSURED = "insured-baccarat"
"""Mini baccarat with bets that are made after four cards."""
BY_HOUSE = (INSURED, "midi-baccarat", "fortune-7", "dragon-bonus-baccarat")
TERMINALS = ("terminal-1", "terminal-2", "terminal-3", "terminal-4")
BY_PLAYER_DEALER = ("commission-free-baccarat", "commission-free-dragon-bonus")
PURSE = Minor(20_000_00)
METER = MeterId("dragon")
AUTO, BANK, HAND = TABLES = TableId("auto"), TableId("bank"), TableId("hand")
"""An automatic table, an automatic one that a player-dealer banks, and a dealer's table."""


@dataclass
class Cast:
    """The people and the tables, with a new id for every command."""

    approvals: list[Approval] = field(default_factory=list)
    """Every approval given so far, used or not."""
    _place: str = "opening"
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def begin(self, place: str) -> None:
        """Name a place in the story in the ids of all further commands."""
        self._place, self._numbers = place, count(1)

    def to_table(
        self,
        table: TableId,
        command: AnyCommand,
        by: Actor = HOUSE,
        *,
        approval: Approval | None = None,
    ) -> ToTable:
        """A command to a table, under a new id."""
        return ToTable(id=self._id(), table=table, by=by, command=command, approval=approval)

    def to_meter(
        self, command: AnyMeterCommand, by: StaffId, *, approval: Approval | None = None
    ) -> ToMeter:
        """A command to the meter, under a new id."""
        return ToMeter(id=self._id(), meter=METER, by=by, command=command, approval=approval)

    def to_house(
        self,
        command: people.AnyPeopleCommand,
        by: StaffId | None = None,
        *,
        patron: PatronId | None = None,
    ) -> ToHouse:
        """A command about people or credit, under a new id; `patron` is the patron who asks."""
        return ToHouse(id=self._id(), by=by, command=command, patron=patron)

    def _id(self) -> CommandId:
        return CommandId(f"{self._place}.{next(self._numbers)}")


def card_of(staff: StaffId) -> CardId:
    """The card of a member of staff."""
    return CardId(f"card-{staff}")


def opened_on(chance: Chance, games: tuple[str, ...], mode: Mode) -> commands.OpenTable:
    """The command that opens a table on one of the games, often with short shoes."""
    game = chance.pick(games)
    settings: dict[str, Value] = {"betting-time": chance.pick((8, 10, 15)), "last-bets-time": 2}
    if chance.one_in(2):
        settings |= _short_shoe(game)
    if chance.one_in(4):
        settings["continuous-shuffle-mode"] = True
    if chance.one_in(3):
        settings["burn-card-between-hands"] = True
    if game in TERMINALS:
        settings["squeeze-card"] = True
    return commands.OpenTable(game=_game(game, tuple(settings.items())), mode=mode)


def _short_shoe(game: str) -> dict[str, Value]:
    """Settings for a short shoe: one deck, or an early cut card if the sheet limits the decks."""
    fixed = _game(game, ()).setting("total-decks").choices
    return {"cut-card": 380} if fixed else {"total-decks": 1}


@cache
def _game(name: str, settings: tuple[tuple[str, Value], ...]) -> Game:
    if name == INSURED:
        return always_insured_game(settings)
    return load_game(name, settings=dict(settings))
