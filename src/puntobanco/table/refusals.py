"""Refusals of a table: codes with typed fields. Codes are only ever added."""

from enum import Enum

import msgspec

from puntobanco.core.game import Value
from puntobanco.core.ids import CommandId, MeterId
from puntobanco.core.shoe import Burn
from puntobanco.people.staff import Objection
from puntobanco.table.state import Phase


class RefusalCode(Enum):
    """Why a command was not carried out; checked in this order where several hold."""

    TABLE_CLOSED = "table-closed"
    """The table is not open."""
    TABLE_OPEN = "table-open"
    """The table is open, and this needs it closed."""
    TABLE_DISABLED = "table-disabled"
    """The table is disabled: the coup in progress concludes, no other begins."""
    NOT_YOURS = "not-yours"
    """The actor may not do this: another's seat, or a role that may not."""
    AUTOMATIC_TABLE = "automatic-table"
    """An automatic table deals for itself; no dealer does."""
    WRONG_PHASE = "wrong-phase"
    """Not at this point of the coup."""
    OTHER_COUP = "other-coup"
    """The command names a coup that is not the one in progress."""
    APPROVAL_MISSING = "approval-missing"
    """A second person must approve this; the objection names the roles."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval is not valid; the objection says why."""
    NO_SUCH_SEAT = "no-such-seat"
    """The layout has no seat of this number."""
    SEAT_TAKEN = "seat-taken"
    """The seat is taken by another patron."""
    SEAT_EMPTY = "seat-empty"
    """The seat is empty."""
    ALREADY_SEATED = "already-seated"
    """The patron sits at this table."""
    NOT_A_PATRON = "not-a-patron"
    """The house does not know the patron, or the patron may not play."""
    BACK_LINE = "back-line"
    """Betting on another's spot is not permitted."""
    AMOUNT = "amount"
    """Not an amount: a whole number of minor units above zero that a ledger can hold."""
    SHORT_WALLET = "short-wallet"
    """The wallet holds less."""
    SHORT_CHIPS = "short-chips"
    """The patron's chips, less fees, are not enough; `allowed` would be."""
    NO_SUCH_BET = "no-such-bet"
    """The game does not offer this bet."""
    BET_CLOSED = "bet-closed"
    """The bet is not taken now; `closed` says why."""
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
    """The player-dealer's own spots are shut for the hand."""
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    """The seat has no such wager."""
    NOTHING_TO_REPEAT = "nothing-to-repeat"
    """The patron had no wager in the last coup."""
    NOTHING_TO_DOUBLE = "nothing-to-double"
    """No area could be doubled."""
    HAS_WAGERS = "has-wagers"
    """The patron has wagers or a bank in the coup in progress."""
    NO_SHOE = "no-shoe"
    """No shoe is ready to deal from: cut and burned."""
    SHOE_OVER = "shoe-over"
    """The last hand of this shoe has been dealt."""
    SHOE_IN_USE = "shoe-in-use"
    """The shoe in use has not ended."""
    CUT_POSITION = "cut-position"
    """The shoe cannot be cut there."""
    NO_POSITION = "no-position"
    """No player-dealer has accepted and posted a bank."""
    HOUSE_BANKS = "house-banks"
    """The house banks this table: it has no position to offer."""
    POSITION_TAKEN = "position-taken"
    """The position is held or on offer already."""
    NOT_OFFERED = "not-offered"
    """The position is not offered to this seat."""
    BANK_TOO_SMALL = "bank-too-small"
    """The bank must be at least the table's minimum."""
    WRONG_CARD = "wrong-card"
    """Not a card."""
    NO_SUCH_CARD = "no-such-card"
    """No card was dealt to this place."""
    BURN_OPTION = "burn-option"
    """The burn option of the table asks for a card to be turned, or for none."""
    NOT_A_COUP = "not-a-coup"
    """These cards do not make one complete coup."""
    COUP_COMPLETE = "coup-complete"
    """The tableau calls for no further card."""
    COUP_INCOMPLETE = "coup-incomplete"
    """The tableau still calls for a card."""
    ENDED_SOONER = "ended-sooner"
    """With this card the coup would have ended sooner: it must be voided."""
    CARD_BEYOND_SUPPLY = "card-beyond-supply"
    """The shoe can hold no more of this card."""
    UNKNOWN_SETTING = "unknown-setting"
    """The game has no such setting."""
    SETTING_LOCKED = "setting-locked"
    """The setting may not be changed at this table."""
    SETTING_VALUE = "setting-value"
    """Not a value this setting can take."""
    FEE_COLUMN = "fee-column"
    """Not a column of the collection schedule; `columns` names them."""
    NEEDS_CLOSED_TABLE = "needs-closed-table"
    """A rule changes only with the table closed."""
    NO_SUCH_COUP = "no-such-coup"
    """Not a coup that can still be corrected."""
    REASON = "reason"
    """A reason is required."""
    SAME_ID = "same-id"
    """The command's id was used for another command."""
    NOT_FACE_DOWN = "not-face-down"
    """Not a card to turn; `places` are those face down."""
    FACE_DOWN = "face-down"
    """A card still lies face down: it is turned before the next one comes and before payment."""
    NO_PROGRESSIVE = "no-progressive"
    """The game has no bet that is paid from a meter."""
    METER_LINKED = "meter-linked"
    """The table shares a meter already."""
    NO_METER = "no-meter"
    """The table shares no meter."""
    EXCLUDED = "excluded"
    """The patron is excluded: no seat, no chips, no wager; leaving and cashing out are free."""
    COOLING_OFF = "cooling-off"
    """The patron rests: no seat, no chips, no wager; leaving and cashing out are free."""
    TIME_LIMIT = "time-limit"
    """The patron's own limit of time at tables is reached."""
    LOSS_LIMIT = "loss-limit"
    """Above what the patron's own limits leave to lose."""
    CHIPS_GONE = "chips-gone"
    """`seats` were paid too much and no longer have the chips."""
    OTHER_CURRENCY = "other-currency"
    """The game counts in another currency than the house."""
    TABLE_NAME = "table-name"
    """No table can have this name: the house keeps its own entries under it."""
    STAKE_STEP = "stake-step"
    """No multiple of the step in which this bet is paid exactly; `step` names it."""
    WALLET_FULL = "wallet-full"
    """The wallet cannot hold as much; `allowed` is what it could still take."""


class BetClosed(Enum):
    """Why a bet is not taken now."""

    PAIRS = "pairs"
    """Pair bets close after a game of the shoe, which `game` names."""
    METER_DOWN = "meter-down"
    """The meter that pays it is down."""
    NO_EXACT_STAKE = "no-exact-stake"
    """No stake within its limits is paid exactly."""


class Refusal(
    msgspec.Struct, frozen=True, tag="refusal", forbid_unknown_fields=True, omit_defaults=True
):
    """A command that was not carried out, and why. A field is there if its code needs it."""

    code: RefusalCode
    seat: int | None = None
    """The seat that is taken, that the patron has, or that is another's."""
    seats: tuple[int, ...] = ()
    """The seats of the layout, or those whose chips are gone."""
    bet: str | None = None
    """The bet that was asked for."""
    bets: tuple[str, ...] = ()
    """The bets that the game offers, or those that need a single line."""
    amount: int | None = None
    """The amount that was asked for."""
    allowed: int | None = None
    """The amount that would be accepted."""
    step: int | None = None
    """What stakes on the bet are multiples of."""
    stake: int | None = None
    """The only stake that the bet takes."""
    closed: BetClosed | None = None
    """Why the bet is not taken."""
    game: int | None = None
    """The last game of the shoe in which the bet is taken."""
    phase: Phase | None = None
    """The phase of the round."""
    coup: int | None = None
    """The coup in progress."""
    card: str | None = None
    """The card that was named."""
    cards: tuple[str, ...] = ()
    """The cards that were named."""
    decks: int | None = None
    """How many decks the shoe has."""
    place: int | None = None
    """The place of a card in the order dealt, from 0."""
    places: tuple[int, ...] = ()
    """The places of cards that lie face down."""
    burn: Burn | None = None
    """The burn option of the table."""
    last: int | None = None
    """The last position at which the shoe can be cut; the first is 1."""
    setting: str | None = None
    """The key of the setting."""
    value: Value | None = None
    """The value that the setting does not take."""
    columns: tuple[str, ...] = ()
    """The columns of the collection schedule."""
    currency: str | None = None
    """The currency of the house."""
    meter: MeterId | None = None
    """The meter that the table shares."""
    command: CommandId | None = None
    """The id that was used before."""
    reason: str | None = None
    """Why the table is disabled."""
    objection: Objection | None = None
    """Why an approval is missing or does not count."""
