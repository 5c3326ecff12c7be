"""The state of a table, as determined by its events.

It contains no undealt card. Money is only in `balances`; the amounts in a seat or a coup are what
was requested, not where the money is.
"""

from dataclasses import dataclass, field
from enum import Enum

import msgspec

from puntobanco.core.bets import Wager
from puntobanco.core.cards import Card
from puntobanco.core.coup import Coup
from puntobanco.core.game import BankedBy, Currency, Game
from puntobanco.core.ids import CommandId, MeterId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Progress
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Balances

RECALLED = 12
"""How many finished coups a table keeps for recall."""

MARKED = 200
"""How many coups of one shoe the roads cover: more than any eight-deck shoe has."""


class Mode(Enum):
    """The source of cards."""

    AUTOMATIC = "automatic"
    """A sealed shoe; the house's clock runs the round."""
    DEALER = "dealer"
    """A dealer's hands or a card-reading shoe; a dealer runs the round."""


class Phase(Enum):
    """The phase of a round."""

    CLOSED = "closed"
    IDLE = "idle"
    """Open, between coups."""
    BETTING = "betting"
    DEALING = "dealing"
    MID_COUP = "mid-coup"
    """Betting after four cards, before a third card."""
    RESULT = "result"
    """All cards are dealt; nothing is paid yet."""


@dataclass(frozen=True, slots=True)
class PlacedWager(Wager):
    """One betting action: a stake added to a bet. What it rides on is known at the close."""

    id: CommandId = field(kw_only=True)


class StandingWager(msgspec.Struct, frozen=True):
    """A wager at the close of betting."""

    seat: int
    patron: PatronId
    bet: str
    stake: Minor
    rides: Side | None = None


class SettledWager(StandingWager, frozen=True, kw_only=True):
    """The result of a wager, with the row that settled it."""

    row: int | None
    stake_back: Minor
    won: Minor
    commission: Minor
    uncovered: Minor = Minor(0)
    """The part of the payment or collection that the player-dealer's bank did not cover."""

    @property
    def returned(self) -> Minor:
        """Everything returned to the patron: stake and winnings."""
        return Minor(self.stake_back + self.won)

    @property
    def net(self) -> Minor:
        """The change in the patron's money, without fees."""
        return Minor(self.returned - self.stake)


class CoupInPlay(msgspec.Struct, frozen=True):
    """The coup in progress."""

    number: int
    acts: dict[int, tuple[PlacedWager, ...]] = {}
    """Betting actions by seat, in the order made."""
    wagers: tuple[StandingWager, ...] = ()
    """Fixed when betting closes."""
    fees: dict[int, Minor] = {}
    """Collection fees by seat."""
    waived: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """In the order dealt."""
    turned: tuple[int, ...] = ()
    """Places of cards that were dealt face down and have been turned since."""
    paid: tuple[SettledWager, ...] = ()
    """Wagers already settled while those paid by a meter wait."""
    mid_coup: tuple[str, ...] | None = None
    """The bets offered after four cards; None before that, or if there are none."""

    @property
    def unpaid(self) -> tuple[StandingWager, ...]:
        """Wagers not yet settled."""
        done = {(line.seat, line.bet) for line in self.paid}
        return tuple(one for one in self.wagers if (one.seat, one.bet) not in done)


class CoupRecord(msgspec.Struct, frozen=True):
    """A finished coup, for recall."""

    number: int
    shoe: int
    cards: tuple[str, ...]
    settled: tuple[SettledWager, ...]
    fees: dict[int, Minor]
    bank: Minor
    void: str = ""
    """Why the coup was void, if it was."""


class ShoeInUse(msgspec.Struct, frozen=True):
    """The shoe on the table, and what has been seen of it."""

    number: int
    commitment: str
    sealed: str = ""
    cut: int | None = None
    cut_by: str = ""
    burned: bool = False
    used: int = 0
    coups_left: int | None = None
    coups: int = 0
    """Coups dealt from it."""
    seen: dict[str, int] = {}
    """Cards seen, by card."""
    marks: tuple[str, ...] = ()
    """The roads' marks of its coups, oldest first. Void coups leave none."""
    ended: bool = False


class Position(msgspec.Struct, frozen=True):
    """The player-dealer position."""

    holder: int | None = None
    """The seat that has it, or had it last; offers continue clockwise from there."""
    held: bool = False
    """Whether the patron at that seat still has it."""
    hands: int = 0
    """Coups since it was last accepted."""
    offered: int | None = None
    """The seat that it is offered to now."""
    declined: tuple[int, ...] = ()
    """Seats that declined in this round of offers."""
    unclaimed: bool = False
    """Whether every seat declined in the last round of offers."""

    @property
    def player_dealer(self) -> int | None:
        """The seat that banks the coup."""
        return self.holder if self.held else None


class Table(msgspec.Struct, frozen=True):
    """A table."""

    id: TableId
    game: Game | None = None
    mode: Mode = Mode.AUTOMATIC
    phase: Phase = Phase.CLOSED
    disabled: str = ""
    """Why the table is disabled, if it is."""
    seats: dict[int, PatronId] = {}
    """In the order they sat down."""
    balances: Balances = {}
    coup: CoupInPlay | None = None
    shoe: ShoeInUse | None = None
    position: Position = Position()
    coups: int = 0
    """Coups begun since the table first opened."""
    shoes: int = 0
    waived: tuple[str, ...] = ()
    """Fee columns waived for the next coup."""
    last: dict[PatronId, tuple[tuple[str, Minor], ...]] = {}
    """Each patron's wagers in the last coup they bet in, for RE-BET."""
    recall: tuple[CoupRecord, ...] = ()
    meter: MeterId | None = None
    """The linked meter, if any."""
    meter_open: bool = False
    """Whether the meter that pays the progressive bet is enabled."""

    @property
    def rules(self) -> Game:
        """The game in force. Only for an open table."""
        assert self.game is not None, "asked only of an open table"
        return self.game

    @property
    def currency(self) -> Currency:
        """The currency of the game; that of the built-in games before there is one."""
        return DOLLARS if self.game is None else self.game.currency

    @property
    def play(self) -> CoupInPlay:
        """The coup in progress. Only while there is one."""
        assert self.coup is not None, "asked only while a coup is in progress"
        return self.coup

    @property
    def player_dealt(self) -> bool:
        """Whether a player-dealer banks the table."""
        return self.game is not None and self.game.banking.by is BankedBy.PLAYER_DEALER

    @property
    def seat_numbers(self) -> tuple[int, ...]:
        """The seat numbers of the layout. A table with a player-dealer has one more."""
        banking = self.rules.banking
        wanted = banking.seats + self.player_dealt
        numbers: list[int] = []
        number = 1
        while len(numbers) < wanted:
            if number not in banking.skipped:
                numbers.append(number)
            number += 1
        return tuple(numbers)

    def seat_of(self, patron: PatronId) -> int | None:
        """The seat of a patron, or None."""
        return next((seat for seat, who in self.seats.items() if who == patron), None)

    def chips(self, patron: PatronId) -> Minor:
        """A patron's chips at this table."""
        return self.balances.get(accounts.chips(self.id, patron), Minor(0))

    @property
    def bank(self) -> Minor:
        """The player-dealer's bank for the coup."""
        return self.balances.get(accounts.bank(self.id), Minor(0))


def burn_due(table: Table) -> int:
    """Cards to burn before the next one: by option, one before each coup but a shoe's first."""
    shoe = table.shoe
    begun = table.coup is not None and bool(table.coup.cards)
    return int(shoe is not None and shoe.coups > 0 and table.rules.shoe.burn_between and not begun)


def progress(table: Table) -> Progress:
    """How far the shoe on the table has been dealt, including a burn that is due."""
    shoe = table.shoe
    assert shoe is not None, "asked only with a shoe on the table"
    return Progress(table.rules.shoe, shoe.used + burn_due(table), shoe.coups_left)


def coup_of_cards(cards: tuple[str, ...]) -> Coup:
    """The coup from card texts in deal order."""
    return Coup.parse(" ".join(cards))


def parse_cards(cards: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards from card texts."""
    return tuple(map(Card.parse, cards))


def stakes_by_bet(acts: tuple[PlacedWager, ...]) -> dict[str, Minor]:
    """The stake on each bet after these actions, in the order first placed."""
    found: dict[str, Minor] = {}
    for act in acts:
        found[act.bet] = Minor(found.get(act.bet, 0) + act.stake)
    return {bet: amount for bet, amount in found.items() if amount}
