"""Commands: what patrons, staff and the house's own clock ask of a table."""

import msgspec

from puntobanco.core.game import Game, Value
from puntobanco.core.ids import CommandId, MeterId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.table.state import Mode


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks: a patron, a member of staff, or the house itself (neither)."""

    patron: PatronId | None = None
    staff: StaffId | None = None

    @property
    def name(self) -> str:
        """The actor in one word."""
        return self.patron or self.staff or "house"


HOUSE = Actor()


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all commands; the tag is the class's name."""


class OpenTable(Command, frozen=True):
    """Open the table on a resolved game."""

    game: Game
    mode: Mode


class CloseTable(Command, frozen=True):
    """Close the table; everybody's chips stay theirs."""


class DisableTable(Command, frozen=True):
    """Let the coup in progress conclude, and begin no other."""

    reason: str


class EnableTable(Command, frozen=True):
    """Let coups begin again."""

    reason: str


class ChangeSetting(Command, frozen=True):
    """Change a setting of the table part, between coups."""

    key: str
    value: Value
    reason: str


class Sit(Command, frozen=True):
    """Take a seat."""

    seat: int


class Leave(Command, frozen=True):
    """Give the seat up; chips go back to the wallet."""


class BuyChips(Command, frozen=True):
    """Bring money from the wallet to the table."""

    amount: Minor


class CashOut(Command, frozen=True):
    """Take chips back to the wallet: an amount, or all that no fee is still to be taken from."""

    amount: Minor | None = None


class StartShoe(Command, frozen=True):
    """Bring a shuffled shoe to the table, committed to before anybody bets."""

    commitment: str
    sealed: str = ""
    """The undealt cards of an automatic shoe, sealed: unreadable without the key."""


class CutShoe(Command, frozen=True):
    """Cut the shoe: the card at this position becomes the first."""

    position: int


class BurnCards(Command, frozen=True):
    """Burn from a new shoe: the card turned, where the burn option turns one."""

    turned: str | None


class ShowCutCard(Command, frozen=True):
    """Dealer mode: the cut card has come out."""


class EndShoe(Command, frozen=True):
    """Take the shoe away; an automatic shoe is revealed."""

    order: tuple[str, ...] = ()
    salt: str = ""
    retired: str = ""
    """Why the shoe cannot be revealed, if so: its key is lost."""


class OfferPosition(Command, frozen=True):
    """Offer the player-dealer position to the next seat in turn."""


class AcceptPosition(Command, frozen=True):
    """Take the position offered, with a bank for the hand."""

    bank: Minor


class DeclinePosition(Command, frozen=True):
    """Let the position pass: the one on offer, or the holder's before the next hand."""


class PostBank(Command, frozen=True):
    """Put up the bank for the next hand, as the holder of the position."""

    bank: Minor


class WaiveFees(Command, frozen=True):
    """Waive columns of the collection schedule for the coming hand."""

    columns: tuple[str, ...]
    reason: str


class OpenBetting(Command, frozen=True):
    """Open betting for the next coup."""


class PlaceWager(Command, frozen=True):
    """Put an amount on a bet, naming the coup it is for."""

    coup: int
    bet: str
    stake: Minor
    seat: int | None = None
    """Any seat but the patron's own is refused: no back-line betting."""


class TakeBackWager(Command, frozen=True):
    """Take back one act of betting by its command id, or the last one."""

    coup: int
    act: CommandId | None = None


class TakeBackAll(Command, frozen=True):
    """Take back everything."""

    coup: int


class RepeatWagers(Command, frozen=True):
    """Bet again what one bet in the last coup that one bet in."""

    coup: int


class DoubleWagers(Command, frozen=True):
    """Double area by area in the order placed, each in full or not at all."""

    coup: int


class CloseBetting(Command, frozen=True):
    """No more bets."""


class DealCard(Command, frozen=True):
    """The next card: from the sealed shoe, a dealer's hand, or a reading shoe."""

    card: str


class TurnCards(Command, frozen=True):
    """Turn cards that were dealt face down: the squeezing patron, or the table when time is up."""

    coup: int
    places: tuple[int, ...]
    """Places in the order dealt, from 0."""


class CorrectCard(Command, frozen=True):
    """A card was read wrongly: the physical card prevails."""

    place: int
    """The card's place in the order dealt, from 0."""
    card: str
    reason: str


class SettleCoup(Command, frozen=True):
    """Pay and collect."""


class VoidCoup(Command, frozen=True):
    """Void the coup in progress: stakes and fees go back."""

    reason: str


class CorrectCoup(Command, frozen=True):
    """Settle the last coup again with the cards that were really dealt."""

    coup: int
    cards: tuple[str, ...]
    reason: str


class LinkMeter(Command, frozen=True):
    """Share a meter of the pit, between coups."""

    meter: MeterId


class UnlinkMeter(Command, frozen=True):
    """Share it no more."""


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
"""What a screen may send; opening a table names a game there and carries it whole here."""

AnyCommand = OpenTable | WireCommand
