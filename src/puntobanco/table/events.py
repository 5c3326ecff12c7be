"""Events: what has happened at a table, in the past tense. A released event never changes shape."""

import msgspec

from puntobanco.core.game import Game, Value
from puntobanco.core.ids import CommandId, MeterId, PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger.postings import Postings
from puntobanco.people.staff import Approval
from puntobanco.table.state import Mode, SettledWager, TableWager


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events; the tag is the class's name."""


class TableOpened(Event, frozen=True):
    """The table opened; the game is carried whole, so that the log explains itself."""

    game: Game
    mode: Mode
    by: str


class TableClosed(Event, frozen=True):
    """The table closed."""

    by: str


class TableDisabled(Event, frozen=True):
    """No further coup begins."""

    reason: str
    by: str


class TableEnabled(Event, frozen=True):
    """Coups may begin again."""

    reason: str
    by: str


class SettingChanged(Event, frozen=True):
    """A setting of the table part changed; the new game is recorded in full."""

    key: str
    before: Value
    after: Value
    game: Game
    reason: str
    by: str
    approval: Approval | None = None


class PatronSat(Event, frozen=True):
    """A patron took a seat."""

    seat: int
    patron: PatronId


class PatronLeft(Event, frozen=True):
    """A patron gave the seat up; chips went back to the wallet."""

    seat: int
    patron: PatronId
    postings: Postings


class ChipsBought(Event, frozen=True):
    """Money came from the wallet to the table."""

    patron: PatronId
    postings: Postings


class ChipsCashed(Event, frozen=True):
    """Chips went back to the wallet."""

    patron: PatronId
    postings: Postings


class ShoeStarted(Event, frozen=True):
    """A shuffled shoe was brought to the table, its order committed to."""

    shoe: int
    commitment: str
    sealed: str


class ShoeWasCut(Event, frozen=True):
    """The shoe was cut after the commitment."""

    position: int
    by: str


class CardsBurned(Event, frozen=True):
    """Cards were burned from the new shoe: the one turned, and how many unseen."""

    turned: str | None
    unseen: int


class CutCardSeen(Event, frozen=True):
    """The cut card came out: one more coup after this one, or this one is the last."""

    coups_left: int


class ShoeEnded(Event, frozen=True):
    """The shoe left the table; the order and salt of an automatic shoe are revealed."""

    shoe: int
    order: tuple[str, ...]
    salt: str
    retired: str
    """Why it could not be revealed, if so."""


class PositionOffered(Event, frozen=True):
    """The player-dealer position was offered to a seat."""

    seat: int


class PositionDeclined(Event, frozen=True):
    """The seat let the position pass."""

    seat: int


class PositionAccepted(Event, frozen=True):
    """The seat took the position."""

    seat: int


class PositionGivenUp(Event, frozen=True):
    """The seat that held the position put up no bank for its next hand."""

    seat: int


class PositionUnclaimed(Event, frozen=True):
    """Everybody let it pass: no hand is dealt."""


class BankPosted(Event, frozen=True):
    """The holder of the position put up a bank for the hand."""

    seat: int
    amount: Minor
    postings: Postings


class FeesWaived(Event, frozen=True):
    """Columns of the collection schedule are waived for the coming hand."""

    columns: tuple[str, ...]
    reason: str
    by: str


class BettingOpened(Event, frozen=True):
    """Betting opened for a coup."""

    coup: int
    shoe: int
    tier: str
    last_hand: bool


class WagerPlaced(Event, frozen=True):
    """An amount was put on a bet; the stake is held from here on."""

    coup: int
    act: CommandId
    seat: int
    bet: str
    amount: Minor
    postings: Postings


class WagerTakenBack(Event, frozen=True):
    """An act of betting was taken back."""

    coup: int
    act: CommandId
    seat: int
    postings: Postings


class Returned(msgspec.Struct, frozen=True):
    """An area that betting's close gave back, and why."""

    seat: int
    bet: str
    amount: Minor
    why: str


class BettingClosed(Event, frozen=True):
    """No more bets: the open wagers, what was returned, and the fees taken."""

    coup: int
    wagers: tuple[TableWager, ...]
    returned: tuple[Returned, ...]
    fees: dict[int, Minor]
    postings: Postings


class CoupPassed(Event, frozen=True):
    """No bets were made: no hand is dealt."""

    coup: int
    postings: Postings
    """The player-dealer's bank goes back."""


class CardDealt(Event, frozen=True):
    """A card was dealt to the hand the tableau called for."""

    coup: int
    place: int
    hand: str
    card: str


class CardsTurned(Event, frozen=True):
    """Cards that lay face down were turned for all to see."""

    coup: int
    places: tuple[int, ...]
    by: str
    """The seat that squeezed them, or the house."""


class CardCorrected(Event, frozen=True):
    """A card was read wrongly; the physical card prevails."""

    coup: int
    place: int
    before: str
    after: str
    reason: str
    by: str
    approval: Approval
    reversal: Postings = ()
    """What undoes the payment of wagers that were settled before the meter's."""


class CoupCompleted(Event, frozen=True):
    """All cards are out."""

    coup: int
    player: int
    banker: int
    result: str


class BaseWagersSettled(Event, frozen=True):
    """Every wager was paid or collected but those that a meter pays: these wait for END GAME."""

    coup: int
    settled: tuple[SettledWager, ...]
    postings: Postings


class WagersSettled(Event, frozen=True):
    """Every wager was paid or collected; what was paid before is named again and not moved."""

    coup: int
    settled: tuple[SettledWager, ...]
    postings: Postings


class CoupVoided(Event, frozen=True):
    """The coup was void: stakes, fees and bank went back."""

    coup: int
    reason: str
    by: str
    approval: Approval | None
    postings: Postings


class CoupCorrected(Event, frozen=True):
    """A settled coup was settled again; the entries are new and linked, nothing is edited."""

    coup: int
    cards: tuple[str, ...]
    settled: tuple[SettledWager, ...]
    reversal: Postings
    postings: Postings
    reason: str
    by: str
    approval: Approval


class MeterLinked(Event, frozen=True):
    """The table shares a meter."""

    meter: MeterId
    by: str


class MeterUnlinked(Event, frozen=True):
    """The table shares it no more."""

    meter: MeterId
    by: str


class SideBetOpened(Event, frozen=True):
    """The meter is up: the bet that it pays may be made."""

    meter: MeterId


class SideBetClosed(Event, frozen=True):
    """The meter is down: the bet that it pays may not be made, and the base game goes on."""

    meter: MeterId
    reason: str
    """What staff wrote; in a log from before, also what the meter said of a fault that it found."""
    refused: bool = False
    """Whether the meter refused wagers that no coup can have; its own log says which."""


AnyEvent = (
    TableOpened
    | TableClosed
    | TableDisabled
    | TableEnabled
    | SettingChanged
    | PatronSat
    | PatronLeft
    | ChipsBought
    | ChipsCashed
    | ShoeStarted
    | ShoeWasCut
    | CardsBurned
    | CutCardSeen
    | ShoeEnded
    | PositionOffered
    | PositionDeclined
    | PositionAccepted
    | PositionGivenUp
    | PositionUnclaimed
    | BankPosted
    | FeesWaived
    | BettingOpened
    | WagerPlaced
    | WagerTakenBack
    | BettingClosed
    | CoupPassed
    | CardDealt
    | CardsTurned
    | CardCorrected
    | CoupCompleted
    | BaseWagersSettled
    | WagersSettled
    | CoupVoided
    | CoupCorrected
    | MeterLinked
    | MeterUnlinked
    | SideBetOpened
    | SideBetClosed
)
