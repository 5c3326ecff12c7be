"""Events of a table, named in the past tense. A released event never changes its fields."""

from enum import Enum

import msgspec

from puntobanco.core.game import Game, Value
from puntobanco.core.ids import CommandId, MeterId, PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger.postings import Postings
from puntobanco.people.staff import Approval
from puntobanco.table.state import Mode, SettledWager, StandingWager


class TableEvent(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events. The tag is the class's name."""


class TableOpened(TableEvent, frozen=True):
    """The table opened. Contains the whole game, so that the log needs no other files."""

    game: Game
    mode: Mode
    by: str


class TableClosed(TableEvent, frozen=True):
    """The table closed."""

    by: str


class TableDisabled(TableEvent, frozen=True):
    """The table was disabled: no further coup starts."""

    reason: str
    by: str


class TableEnabled(TableEvent, frozen=True):
    """The table was enabled: coups may start again."""

    reason: str
    by: str


class SettingChanged(TableEvent, frozen=True):
    """A setting of the table part changed. Contains the whole new game."""

    key: str
    before: Value
    after: Value
    game: Game
    reason: str
    by: str
    approval: Approval | None = None


class PatronSat(TableEvent, frozen=True):
    """A patron took a seat."""

    seat: int
    patron: PatronId


class PatronLeft(TableEvent, frozen=True):
    """A patron left the seat. Chips went back to the wallet."""

    seat: int
    patron: PatronId
    postings: Postings


class ChipsBought(TableEvent, frozen=True):
    """Money moved from the wallet to the table."""

    patron: PatronId
    postings: Postings


class ChipsCashed(TableEvent, frozen=True):
    """Chips went back to the wallet."""

    patron: PatronId
    postings: Postings


class ShoeStarted(TableEvent, frozen=True):
    """A shuffled shoe was put on the table, with the commitment to its order."""

    shoe: int
    commitment: str
    sealed: str


class ShoeWasCut(TableEvent, frozen=True):
    """The shoe was cut after the commitment."""

    position: int
    by: str


class CardsBurned(TableEvent, frozen=True):
    """Cards were burned from the new shoe: the one turned up, and the number burned unseen."""

    turned: str | None
    unseen: int


class CutCardSeen(TableEvent, frozen=True):
    """The cut card appeared: one more coup follows this one, or this one is the last."""

    coups_left: int


class ShoeEnded(TableEvent, frozen=True):
    """The shoe ended. The order and salt of an automatic shoe are revealed."""

    shoe: int
    order: tuple[str, ...]
    salt: str
    retired: str
    """Why it could not be revealed, if so."""


class PositionOffered(TableEvent, frozen=True):
    """The player-dealer position was offered to a seat."""

    seat: int


class PositionDeclined(TableEvent, frozen=True):
    """The seat declined the position."""

    seat: int


class PositionAccepted(TableEvent, frozen=True):
    """The seat accepted the position."""

    seat: int


class PositionGivenUp(TableEvent, frozen=True):
    """The player-dealer posted no bank for the next coup and lost the position."""

    seat: int


class PositionUnclaimed(TableEvent, frozen=True):
    """Every seat declined the position: no coup is dealt."""


class BankPosted(TableEvent, frozen=True):
    """The player-dealer posted a bank for the coup."""

    seat: int
    amount: Minor
    postings: Postings


class FeesWaived(TableEvent, frozen=True):
    """Columns of the fee schedule were waived for the next coup."""

    columns: tuple[str, ...]
    reason: str
    by: str


class BettingOpened(TableEvent, frozen=True):
    """Betting opened for a coup."""

    coup: int
    shoe: int
    tier: str
    last_hand: bool


class WagerPlaced(TableEvent, frozen=True):
    """An amount was added to a bet; the stake is now held."""

    coup: int
    act: CommandId
    seat: int
    bet: str
    amount: Minor
    postings: Postings


class WagerTakenBack(TableEvent, frozen=True):
    """A betting action was taken back."""

    coup: int
    act: CommandId
    seat: int
    postings: Postings


class ReturnReason(Enum):
    """Why the close of betting returns a bet."""

    BELOW_MINIMUM = "below-minimum"
    """The wager is below the bet's minimum."""
    METER_DOWN = "meter-down"
    """The bet has no meter that is up."""
    NEEDS = "needs"
    """The seat has none of the bets that it needs."""


class ReturnedBet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bet returned at the close of betting, and the reason."""

    seat: int
    bet: str
    amount: Minor
    reason: ReturnReason
    needs: tuple[str, ...] = ()
    """The bets of which it needs one."""


class BettingClosed(TableEvent, frozen=True):
    """Betting closed: the open wagers, the bets returned, and the fees taken."""

    coup: int
    wagers: tuple[StandingWager, ...]
    returned: tuple[ReturnedBet, ...]
    fees: dict[int, Minor]
    postings: Postings


class MidCoupBettingOpened(TableEvent, frozen=True):
    """Betting opened in the middle of a coup, on bets that are made after four cards."""

    coup: int
    bets: tuple[str, ...]


class MidCoupBettingClosed(TableEvent, frozen=True):
    """Betting in the middle of a coup closed: the added wagers, and the bets returned."""

    coup: int
    wagers: tuple[StandingWager, ...]
    returned: tuple[ReturnedBet, ...]
    postings: Postings


class CoupPassed(TableEvent, frozen=True):
    """There were no bets: no coup is dealt."""

    coup: int
    postings: Postings
    """The return of the player-dealer's bank."""


class CardDealt(TableEvent, frozen=True):
    """A card was dealt to the hand determined by the drawing rules."""

    coup: int
    place: int
    hand: str
    card: str


class CardsTurned(TableEvent, frozen=True):
    """Face-down cards were turned face up."""

    coup: int
    places: tuple[int, ...]
    by: str
    """The seat that squeezed them, or the house."""


class CardCorrected(TableEvent, frozen=True):
    """A wrongly read card was corrected. The physical card prevails."""

    coup: int
    place: int
    before: str
    after: str
    reason: str
    by: str
    approval: Approval
    reversal: Postings = ()
    """The reversal of wagers that were settled before the meter's."""


class CoupCompleted(TableEvent, frozen=True):
    """All cards are dealt."""

    coup: int
    player: int
    banker: int
    result: str


class BaseWagersSettled(TableEvent, frozen=True):
    """Every wager was paid or collected, except those paid by a meter, which wait for END GAME."""

    coup: int
    settled: tuple[SettledWager, ...]
    postings: Postings


class WagersSettled(TableEvent, frozen=True):
    """Every wager was paid or collected. Wagers paid before are listed but not paid again."""

    coup: int
    settled: tuple[SettledWager, ...]
    postings: Postings


class CoupVoided(TableEvent, frozen=True):
    """The coup was voided: stakes, fees and bank were returned."""

    coup: int
    reason: str
    by: str
    approval: Approval | None
    postings: Postings


class CoupCorrected(TableEvent, frozen=True):
    """A settled coup was settled again, with new, linked entries. Old entries are unchanged."""

    coup: int
    cards: tuple[str, ...]
    settled: tuple[SettledWager, ...]
    reversal: Postings
    postings: Postings
    reason: str
    by: str
    approval: Approval


class MeterLinked(TableEvent, frozen=True):
    """The table was linked to a meter."""

    meter: MeterId
    by: str


class MeterUnlinked(TableEvent, frozen=True):
    """The table was unlinked from the meter."""

    meter: MeterId
    by: str


class SideBetOpened(TableEvent, frozen=True):
    """The meter is enabled: the bet that it pays can be made."""

    meter: MeterId


class SideBetClosed(TableEvent, frozen=True):
    """The meter is disabled: the bet that it pays is closed, and the base game continues."""

    meter: MeterId
    reason: str
    """The reason given by staff; empty if the meter refused impossible wagers."""
    refused: bool = False
    """Whether the meter refused impossible wagers; the meter's own log names them."""


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
    | MidCoupBettingOpened
    | MidCoupBettingClosed
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
