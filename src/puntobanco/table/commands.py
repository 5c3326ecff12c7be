"""Commands to a table from patrons, staff and the house's own clock."""

import msgspec

from puntobanco.core.game import Game, Value
from puntobanco.core.ids import CommandId, MeterId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.table.state import Mode


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sends a command: a patron, a member of staff, or the house itself (neither)."""

    patron: PatronId | None = None
    staff: StaffId | None = None

    @property
    def name(self) -> str:
        """The actor's id, or `house`."""
        return self.patron or self.staff or "house"


HOUSE = Actor()


class TableCommand(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all commands. The tag is the class's name."""


class OpenTable(TableCommand, frozen=True):
    """Open the table with a resolved game."""

    game: Game
    mode: Mode


class CloseTable(TableCommand, frozen=True):
    """Close the table. Patrons keep their chips."""


class DisableTable(TableCommand, frozen=True):
    """Finish the coup in progress and start no other."""

    reason: str


class EnableTable(TableCommand, frozen=True):
    """Allow coups again."""

    reason: str


class ChangeSetting(TableCommand, frozen=True):
    """Change a setting of the table part, between coups."""

    key: str
    value: Value
    reason: str


class Sit(TableCommand, frozen=True):
    """Take a seat."""

    seat: int


class Leave(TableCommand, frozen=True):
    """Leave the seat. Chips go back to the wallet."""


class BuyChips(TableCommand, frozen=True):
    """Move money from the wallet to the table."""

    amount: Minor


class CashOut(TableCommand, frozen=True):
    """Move chips back to the wallet: an amount, or (default) everything not reserved for fees."""

    amount: Minor | None = None


class StartShoe(TableCommand, frozen=True):
    """Put a shuffled shoe on the table, with the commitment to its order."""

    commitment: str
    sealed: str = ""
    """The undealt cards of an automatic shoe, encrypted."""


class CutShoe(TableCommand, frozen=True):
    """Cut the shoe: the card at this position becomes the first."""

    position: int


class BurnCards(TableCommand, frozen=True):
    """Burn cards from a new shoe. `turned` is the card turned up, if the option requires one."""

    turned: str | None


class ShowCutCard(TableCommand, frozen=True):
    """Report that the cut card appeared, at a dealer's table."""


class EndShoe(TableCommand, frozen=True):
    """End the shoe. An automatic shoe is revealed."""

    order: tuple[str, ...] = ()
    salt: str = ""
    retired: str = ""
    """Why the shoe cannot be revealed: its key is lost. Empty otherwise."""


class OfferPosition(TableCommand, frozen=True):
    """Offer the player-dealer position to the next seat."""


class AcceptPosition(TableCommand, frozen=True):
    """Accept the position offered, with a bank for the coup."""

    bank: Minor


class DeclinePosition(TableCommand, frozen=True):
    """Decline the position offered, or give up the position before the next coup."""


class PostBank(TableCommand, frozen=True):
    """Post the bank for the next coup, as the player-dealer."""

    bank: Minor


class WaiveFees(TableCommand, frozen=True):
    """Waive columns of the fee schedule for the next coup."""

    columns: tuple[str, ...]
    reason: str


class OpenBetting(TableCommand, frozen=True):
    """Open betting for the next coup."""


class PlaceWager(TableCommand, frozen=True):
    """Add an amount to a bet in the given coup."""

    coup: int
    bet: str
    stake: Minor
    seat: int | None = None
    """Any seat except the patron's own is refused, as back-line betting is not offered."""


class TakeBackWager(TableCommand, frozen=True):
    """Take back one betting action by its command id (default: the last one)."""

    coup: int
    act: CommandId | None = None


class TakeBackAll(TableCommand, frozen=True):
    """Take back all wagers."""

    coup: int


class RepeatWagers(TableCommand, frozen=True):
    """Repeat the wagers of the last coup in which the patron bet."""

    coup: int


class DoubleWagers(TableCommand, frozen=True):
    """Double the bets in the order placed, each in full or not at all."""

    coup: int


class CloseBetting(TableCommand, frozen=True):
    """Close betting."""


class DealCard(TableCommand, frozen=True):
    """Deal the next card, from the sealed shoe, a dealer's hand or a card-reading shoe."""

    card: str


class TurnCards(TableCommand, frozen=True):
    """Turn face-down cards: by the squeezing patron, or by the table when the time is over."""

    coup: int
    places: tuple[int, ...]
    """Indices in the order dealt, from 0."""


class CorrectCard(TableCommand, frozen=True):
    """Correct a card that was read wrongly. The physical card prevails."""

    place: int
    """The card's index in the order dealt, from 0."""
    card: str
    reason: str


class SettleCoup(TableCommand, frozen=True):
    """Pay and collect all wagers."""


class VoidCoup(TableCommand, frozen=True):
    """Void the coup in progress: stakes and fees are returned."""

    reason: str


class CorrectCoup(TableCommand, frozen=True):
    """Settle the last coup again with the cards that were actually dealt."""

    coup: int
    cards: tuple[str, ...]
    reason: str


class LinkMeter(TableCommand, frozen=True):
    """Link the table to a meter of the pit, between coups."""

    meter: MeterId


class UnlinkMeter(TableCommand, frozen=True):
    """Unlink the table from its meter."""


WireCommand = (
    CloseTable
    | DisableTable
    | EnableTable
    | ChangeSetting
    | Sit
    | Leave
    | BuyChips
    | CashOut
    | StartShoe
    | CutShoe
    | BurnCards
    | ShowCutCard
    | EndShoe
    | OfferPosition
    | AcceptPosition
    | DeclinePosition
    | PostBank
    | WaiveFees
    | OpenBetting
    | PlaceWager
    | TakeBackWager
    | TakeBackAll
    | RepeatWagers
    | DoubleWagers
    | CloseBetting
    | DealCard
    | TurnCards
    | CorrectCard
    | SettleCoup
    | VoidCoup
    | CorrectCoup
    | LinkMeter
    | UnlinkMeter
)
"""What a screen may send. `OpenTable` is excluded: screens name a game, and it contains a whole
one."""

AnyCommand = OpenTable | WireCommand
