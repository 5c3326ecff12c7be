"""Refusals of a table: codes with typed fields. Codes are only ever added."""

from enum import Enum

import msgspec

from puntobanco.core.game import Value
from puntobanco.core.ids import CommandId, MeterId
from puntobanco.core.shoe import Burn
from puntobanco.people.staff import Objection
from puntobanco.table.state import Phase


class RefusalCode(Enum):
    """Why a command was not carried out. If several apply, the first in this order is given."""

    TABLE_CLOSED = "table-closed"
    """The table is not open."""
    TABLE_OPEN = "table-open"
    """The table is open; this requires a closed table."""
    TABLE_DISABLED = "table-disabled"
    """The table is disabled: the coup in progress is finished, no other starts."""
    NOT_YOURS = "not-yours"
    """The actor may not do this: another's seat, or a role without the right."""
    AUTOMATIC_TABLE = "automatic-table"
    """An automatic table deals itself; no dealer does."""
    WRONG_PHASE = "wrong-phase"
    """Not possible in this phase of the round."""
    OTHER_COUP = "other-coup"
    """The command names a coup that is not the one in progress."""
    APPROVAL_MISSING = "approval-missing"
    """A second person must approve this; the objection names the roles."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval is not valid; the objection says why."""
    NO_SUCH_SEAT = "no-such-seat"
    """The layout has no seat with this number."""
    SEAT_TAKEN = "seat-taken"
    """The seat is taken by another patron."""
    SEAT_EMPTY = "seat-empty"
    """The seat is empty."""
    ALREADY_SEATED = "already-seated"
    """The patron already has a seat at this table."""
    NOT_A_PATRON = "not-a-patron"
    """The patron is unknown to the house or may not play."""
    BACK_LINE = "back-line"
    """Betting on another patron's spot is not permitted."""
    AMOUNT = "amount"
    """Not a valid amount: a whole number of minor units above zero that the ledger can store."""
    SHORT_WALLET = "short-wallet"
    """The wallet has too little money."""
    SHORT_CHIPS = "short-chips"
    """The patron's chips, less fees, are not enough; `allowed` would be."""
    NO_SUCH_BET = "no-such-bet"
    """The game does not offer this bet."""
    BET_CLOSED = "bet-closed"
    """The bet is closed now; `closed` says why."""
    DENOMINATION = "denomination"
    """Not a multiple of the table's denomination (`step`), or not the only `stake` of this bet."""
    OVER_BET_LIMIT = "over-bet-limit"
    """Above the maximum for this bet."""
    OVER_TOTAL_LIMIT = "over-total-limit"
    """Above the maximum for all bets together."""
    OVER_DIFFERENCE = "over-difference"
    """The table's Player and Banker totals would differ by too much."""
    BOTH_LINES = "both-lines"
    """Player and Banker may not both be bet here, or `bets` need a single line."""
    PLAYER_DEALER_BETS = "player-dealer-bets"
    """The player-dealer may not bet during the coup."""
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    """The seat has no such wager."""
    NOTHING_TO_REPEAT = "nothing-to-repeat"
    """The patron has no earlier wagers at this table to repeat."""
    NOTHING_TO_DOUBLE = "nothing-to-double"
    """No area could be doubled."""
    HAS_WAGERS = "has-wagers"
    """There are wagers or a bank in the coup in progress."""
    NO_SHOE = "no-shoe"
    """No shoe is ready to deal from: cut and burned."""
    SHOE_OVER = "shoe-over"
    """The last coup of this shoe has been dealt."""
    SHOE_IN_USE = "shoe-in-use"
    """The shoe in use has not ended."""
    CUT_POSITION = "cut-position"
    """The position is not a valid place to cut."""
    NO_POSITION = "no-position"
    """No player-dealer has accepted and posted a bank."""
    HOUSE_BANKS = "house-banks"
    """The house banks this table, so no position is offered."""
    POSITION_TAKEN = "position-taken"
    """The position is already held or offered."""
    NOT_OFFERED = "not-offered"
    """The position is not offered to this seat."""
    BANK_TOO_SMALL = "bank-too-small"
    """The bank must be at least the table's minimum."""
    WRONG_CARD = "wrong-card"
    """Not a card."""
    NO_SUCH_CARD = "no-such-card"
    """No card was dealt at this place."""
    BURN_OPTION = "burn-option"
    """The burn option of the table requires a card to be turned, or none."""
    NOT_A_COUP = "not-a-coup"
    """These cards do not make one complete coup."""
    COUP_COMPLETE = "coup-complete"
    """The drawing rules require no further card."""
    COUP_INCOMPLETE = "coup-incomplete"
    """The drawing rules require another card."""
    ENDED_SOONER = "ended-sooner"
    """With this card the coup would have ended sooner: it must be voided."""
    CARD_BEYOND_SUPPLY = "card-beyond-supply"
    """All copies of this card have been dealt from the shoe."""
    UNKNOWN_SETTING = "unknown-setting"
    """The game has no such setting."""
    SETTING_LOCKED = "setting-locked"
    """The setting may not be changed at this table."""
    SETTING_VALUE = "setting-value"
    """Not a valid value for this setting."""
    FEE_COLUMN = "fee-column"
    """Not a column of the fee schedule; `columns` lists them."""
    NO_FEES = "no-fees"
    """The table charges no collection fees."""
    NEEDS_CLOSED_TABLE = "needs-closed-table"
    """A rule can change only while the table is closed."""
    NO_SUCH_COUP = "no-such-coup"
    """Not a coup that can still be corrected."""
    REASON = "reason"
    """A reason is required."""
    SAME_ID = "same-id"
    """The command's id was already used for another command."""
    NOT_FACE_DOWN = "not-face-down"
    """Not a card that can be turned; `places` are those face down."""
    FACE_DOWN = "face-down"
    """A card is still face down: it must be turned before the next card and before payment."""
    NO_PROGRESSIVE = "no-progressive"
    """The game has no bet that is paid from a meter."""
    METER_LINKED = "meter-linked"
    """The table is already linked to a meter."""
    NO_METER = "no-meter"
    """The table is not linked to a meter."""
    EXCLUDED = "excluded"
    """The patron is excluded: no seat, no chips, no wager. Leaving and cashing out are allowed."""
    COOLING_OFF = "cooling-off"
    """The patron is on a break: no seat, no chips, no wager. Leaving and cashing out are allowed.
    """
    TIME_LIMIT = "time-limit"
    """The patron's own time limit is reached."""
    LOSS_LIMIT = "loss-limit"
    """More than the patron's own loss limits allow."""
    CHIPS_GONE = "chips-gone"
    """`seats` were paid too much and no longer have the chips."""
    OTHER_CURRENCY = "other-currency"
    """The game uses another currency than the house."""
    TABLE_NAME = "table-name"
    """Not a valid name for a table: the house keeps its own entries under it."""
    STAKE_STEP = "stake-step"
    """Not a multiple of `step`, in which this bet is paid exactly."""
    WALLET_FULL = "wallet-full"
    """The wallet cannot hold this much; `allowed` is what it can still take."""


class BetClosed(Enum):
    """Why a bet is closed now."""

    PAIRS = "pairs"
    """Pair bets close after a game of the shoe, given in `game`."""
    METER_DOWN = "meter-down"
    """The meter that pays it is disabled."""
    NO_EXACT_STAKE = "no-exact-stake"
    """No stake within its limits is paid exactly."""
    AFTER_FOUR = "after-four"
    """It is made after four cards, and they are not dealt yet, or a card has followed them."""
    NOT_OFFERED = "not-offered"
    """It is made after four cards, but not after these."""
    CARDS_DEALT = "cards-dealt"
    """It is made before the cards."""
    NEEDS = "needs"
    """The seat has none of the `bets` that it needs."""


class Refusal(
    msgspec.Struct, frozen=True, tag="refusal", forbid_unknown_fields=True, omit_defaults=True
):
    """A command that was not carried out, and why. A field is set if its code needs it."""

    code: RefusalCode
    seat: int | None = None
    """The seat that is taken, that the patron has, or that belongs to another."""
    seats: tuple[int, ...] = ()
    """The seats of the layout, or those whose chips are gone."""
    bet: str | None = None
    """The bet in the command."""
    bets: tuple[str, ...] = ()
    """The bets that the game offers, or those that need a single line."""
    amount: int | None = None
    """The amount in the command."""
    allowed: int | None = None
    """The amount that would be accepted."""
    step: int | None = None
    """Stakes on the bet must be multiples of this."""
    stake: int | None = None
    """The only stake that the bet accepts."""
    closed: BetClosed | None = None
    """Why the bet is closed."""
    game: int | None = None
    """The last game of the shoe in which the bet is accepted."""
    phase: Phase | None = None
    """The phase of the round."""
    coup: int | None = None
    """The coup in progress."""
    card: str | None = None
    """The card in the command."""
    cards: tuple[str, ...] = ()
    """The cards in the command."""
    decks: int | None = None
    """The number of decks in the shoe."""
    place: int | None = None
    """The index of a card in the order dealt, from 0."""
    places: tuple[int, ...] = ()
    """The indices of cards that are face down."""
    burn: Burn | None = None
    """The burn option of the table."""
    last: int | None = None
    """The last position at which the shoe can be cut; the first is 1."""
    setting: str | None = None
    """The key of the setting."""
    value: Value | None = None
    """The refused value of the setting."""
    columns: tuple[str, ...] = ()
    """The columns of the fee schedule."""
    currency: str | None = None
    """The currency of the house."""
    meter: MeterId | None = None
    """The meter that the table is linked to."""
    command: CommandId | None = None
    """The id that was used before."""
    reason: str | None = None
    """Why the table is disabled."""
    objection: Objection | None = None
    """Why an approval is missing or invalid."""
