"""The state of a table: everything that events have said, and nothing that they have not.

No undealt card is here. Money is in `balances` alone; what a seat or a coup says about amounts is
what was asked, not where the money lies.
"""

from enum import Enum

import msgspec

from puntobanco.core.cards import Card
from puntobanco.core.coup import Coup
from puntobanco.core.game import BankedBy, Game
from puntobanco.core.ids import CommandId, MeterId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Progress
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Balances

RECALLED = 12
"""How many finished coups a table keeps at hand."""

MARKED = 200
"""How many coups the roads of one shoe reach back: more than any eight-deck shoe has."""


class Mode(Enum):
    """Where cards come from."""

    AUTOMATIC = "automatic"
    """A sealed shoe; the house's clock runs the round."""
    DEALER = "dealer"
    """A dealer's hands or a reading shoe; a dealer runs the round."""


class Phase(Enum):
    """The phase of a round."""

    CLOSED = "closed"
    IDLE = "idle"
    """Open, between coups."""
    BETTING = "betting"
    DEALING = "dealing"
    RESULT = "result"
    """All cards are out; nothing is paid yet."""


class Act(msgspec.Struct, frozen=True):
    """One act of betting: an amount put on a bet."""

    id: CommandId
    bet: str
    amount: Minor


class TableWager(msgspec.Struct, frozen=True):
    """A wager at the close of betting."""

    seat: int
    patron: PatronId
    bet: str
    stake: Minor
    rides: Side | None = None


class SettledWager(msgspec.Struct, frozen=True):
    """What a wager brought, with the row that settled it."""

    seat: int
    patron: PatronId
    bet: str
    stake: Minor
    row: int | None
    stake_back: Minor
    won: Minor
    commission: Minor
    rides: Side | None = None
    uncovered: Minor = Minor(0)
    """What a player-dealer's bank did not reach of the payment or the collection."""


class CoupInPlay(msgspec.Struct, frozen=True):
    """The coup in progress."""

    number: int
    acts: dict[int, tuple[Act, ...]] = {}
    """Acts of betting by seat, in the order made."""
    wagers: tuple[TableWager, ...] = ()
    """Fixed when betting closes."""
    fees: dict[int, Minor] = {}
    """Collection fees by seat."""
    waived: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """In the order dealt."""
    turned: tuple[int, ...] = ()
    """Places of cards that were dealt face down and have been turned since."""
    paid: tuple[SettledWager, ...] = ()
    """Wagers that were settled already, while those that a meter pays wait."""

    @property
    def unpaid(self) -> tuple[TableWager, ...]:
        """Wagers that are still open."""
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
    """The shoe on the table: what has been seen of it."""

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
    """What the roads record of its coups, oldest first; void coups leave no mark."""
    ended: bool = False


class Position(msgspec.Struct, frozen=True):
    """The player-dealer position."""

    holder: int | None = None
    """The seat that has it, or had it last: offers go on from there."""
    held: bool = False
    """Whether the patron at that seat still has it."""
    hands: int = 0
    """Hands since it was last accepted."""
    offered: int | None = None
    """The seat it is offered to now."""
    declined: tuple[int, ...] = ()
    """Seats that let it pass in this round of offers."""
    unclaimed: bool = False
    """Whether every seat declined in the last round of offers."""

    @property
    def player_dealer(self) -> int | None:
        """The seat that banks the hand."""
        return self.holder if self.held else None


class Table(msgspec.Struct, frozen=True):
    """A table."""

    id: TableId
    game: Game | None = None
    mode: Mode = Mode.AUTOMATIC
    phase: Phase = Phase.CLOSED
    disabled: str = ""
    """Why it is disabled, if it is."""
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
    """Fee columns waived for the coming hand."""
    last: dict[PatronId, tuple[tuple[str, Minor], ...]] = {}
    """What each patron bet in the last coup that they bet in, for RE-BET."""
    recall: tuple[CoupRecord, ...] = ()
    meter: MeterId | None = None
    """The meter it shares, if any."""
    meter_open: bool = False
    """Whether the meter that pays its progressive bet is up."""

    @property
    def rules(self) -> Game:
        """The game in force; asked only of an open table."""
        assert self.game is not None, "asked only of an open table"
        return self.game

    @property
    def play(self) -> CoupInPlay:
        """The coup in progress; asked only while there is one."""
        assert self.coup is not None, "asked only while a coup is in progress"
        return self.coup

    @property
    def player_dealt(self) -> bool:
        """Whether a player-dealer banks the table."""
        return self.game is not None and self.game.banking.by is BankedBy.PLAYER_DEALER

    @property
    def seat_numbers(self) -> tuple[int, ...]:
        """The numbers on the layout; a player-dealer's seat is one more."""
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
        """Where a patron sits."""
        return next((seat for seat, who in self.seats.items() if who == patron), None)

    def chips(self, patron: PatronId) -> Minor:
        """A patron's chips here."""
        return self.balances.get(accounts.chips(self.id, patron), Minor(0))

    @property
    def bank(self) -> Minor:
        """The player-dealer's bank for the hand."""
        return self.balances.get(accounts.bank(self.id), Minor(0))


def burn_due(table: Table) -> int:
    """Cards to burn before the next one: one before each coup but a shoe's first, by option."""
    shoe = table.shoe
    begun = table.coup is not None and bool(table.coup.cards)
    return int(shoe is not None and shoe.coups > 0 and table.rules.shoe.burn_between and not begun)


def progress(table: Table) -> Progress:
    """How far the shoe on the table has been dealt, a burn that is due included."""
    shoe = table.shoe
    assert shoe is not None, "asked only with a shoe on the table"
    return Progress(table.rules.shoe, shoe.used + burn_due(table), shoe.coups_left)


def coup_of_cards(cards: tuple[str, ...]) -> Coup:
    """The coup that card texts in deal order make."""
    return Coup.parse(" ".join(cards))


def parsed(cards: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards behind card texts."""
    return tuple(map(Card.parse, cards))


def areas(acts: tuple[Act, ...]) -> dict[str, Minor]:
    """The stake on each bet after these acts, in the order first placed."""
    found: dict[str, Minor] = {}
    for act in acts:
        found[act.bet] = Minor(found.get(act.bet, 0) + act.amount)
    return {bet: amount for bet, amount in found.items() if amount}
