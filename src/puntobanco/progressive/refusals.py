"""Why a meter refuses a command, as documented values. Codes are only ever added."""

from enum import Enum

import msgspec

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Objection, Role
from puntobanco.progressive.advice import Advice
from puntobanco.progressive.state import (
    AdjustReason,
    HandPhase,
    KeyPosition,
    Pool,
    Status,
)


class MeterRefusalCode(Enum):
    """Why a command was not carried out; if several apply, the first in this order."""

    NO_SUCH_METER = "no-such-meter"
    """The pit has no meter of this name."""
    METER_EXISTS = "meter-exists"
    """The pit has a meter of this name already."""
    METER_DOWN = "meter-down"
    """The meter is disabled or faulted."""
    METER_UP = "meter-up"
    """The meter is neither disabled nor faulted."""
    NOT_YOURS = "not-yours"
    """The actor has none of the required roles, or the house asks where a person must."""
    NO_PROGRESSIVE = "no-progressive"
    """The game has no bet that is paid from a meter."""
    PLAYER_DEALER = "player-dealer"
    """A game with a player-dealer has no progressive."""
    OTHER_GAME = "other-game"
    """A meter serves tables of one game and one stake; `difference` says what differs."""
    TABLE_JOINED = "table-joined"
    """The table shares the meter already."""
    TABLE_NOT_JOINED = "table-not-joined"
    """The table does not share the meter."""
    HAND_ON = "hand-on"
    """Nothing changes during a hand; `tables` have one."""
    NO_HAND = "no-hand"
    """There is no hand of this coup at this table."""
    WRONG_STEP = "wrong-step"
    """Not at this point of the hand; `step` says why."""
    EMPTY_SEAT = "empty-seat"
    """The seat has no progressive wager in this coup."""
    NO_SUCH_ROW = "no-such-row"
    """The pay table has no such row."""
    MARKS_DISAGREE = "marks-disagree"
    """The dealer's marks and the cards disagree; `marks` lists the seats."""
    NO_SUCH_AWARD = "no-such-award"
    """There is no award of this number."""
    AWARD_STATUS = "award-status"
    """The award has another status than this needs."""
    AWARD_PENDING = "award-pending"
    """An award has to be verified or rejected first."""
    AWARD_LOGGED = "award-logged"
    """A logged award stands: only a manual adjustment backs it out."""
    CARDS_DIFFER = "cards-differ"
    """The cards that were seen are not the cards that were recorded."""
    REASON = "reason"
    """A reason is required, and one that fits what is asked."""
    AMOUNT = "amount"
    """Not an amount: a whole number of minor units that a ledger can hold, and not zero."""
    OVER_LIMIT = "over-limit"
    """The meter would show more than its limit."""
    SHORT = "short"
    """The account holds less; `seat` is set if it is that seat's wallet."""
    SAME_PARAMETERS = "same-parameters"
    """Nothing would change."""
    PARAMETERS = "parameters"
    """The parameters cannot be used; `advice` says which and why."""
    APPROVAL_MISSING = "approval-missing"
    """A second person has to approve this; `objection` names the roles."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval does not count; `objection` says why."""
    SAME_PERSON = "same-person"
    """Whoever verified an award cannot pay it."""
    NOT_CONFIRMED = "not-confirmed"
    """Above the set amount a supervisor confirms before the executive's card."""
    KEY = "key"
    """The key is not in the position that this needs; `position` is where it is."""
    RECOVERY = "recovery"
    """A paid award is backed out with what became of the money, and no other award with it."""
    WALLET_FULL = "wallet-full"
    """A wallet cannot hold as much; `allowed` is what it could still take."""


class WrongStep(Enum):
    """Why something cannot be done at this point of a hand."""

    PHASE = "phase"
    """The hand is in another phase."""
    COUNTED = "counted"
    """The wagers of this coup were counted already."""
    NO_AWARD = "no-award"
    """No award waits for a key."""
    NOT_CALLED = "not-called"
    """The dealer has not called the supervisor."""
    NO_DEALER = "no-dealer"
    """No dealer marks this hand."""
    NO_CONFIRMATION = "no-confirmation"
    """The award needs no confirmation."""


class Trait(Enum):
    """What has to be the same at every table that shares a meter."""

    GAME = "game"
    CURRENCY = "currency"
    STAKE = "stake"
    DECKS = "decks"
    SPLIT = "split"
    """Among whom the prize is divided."""
    SIDE = "side"
    """The hand that the wager rides on."""
    PAY_TABLE = "pay-table"


class Difference(msgspec.Struct, frozen=True):
    """What keeps another game from sharing a meter."""

    trait: Trait
    own: str | int = ""
    """The meter's; an amount in minor units for a stake."""
    other: str | int = ""
    """That of the other game."""


class DisputedMark(msgspec.Struct, frozen=True):
    """A seat whose mark and cards disagree, with what each pays as the sheet writes it."""

    seat: int
    marked: str | None
    by_cards: str | None


class MeterRefusal(
    msgspec.Struct,
    frozen=True,
    tag="meter-refusal",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A command that was not carried out, and why: a code, and whatever the code needs."""

    code: MeterRefusalCode
    allowed: Minor | None = None
    """The amount that would be accepted, if one would be."""
    table: TableId | None = None
    tables: tuple[TableId, ...] = ()
    coup: int | None = None
    seat: int | None = None
    row: int | None = None
    awards: tuple[int, ...] = ()
    roles: tuple[Role, ...] = ()
    """The roles of which the actor needs one."""
    step: WrongStep | None = None
    phase: HandPhase | None = None
    status: Status | None = None
    position: KeyPosition | None = None
    cards: tuple[str, ...] = ()
    """The cards that were seen."""
    marks: tuple[DisputedMark, ...] = ()
    difference: Difference | None = None
    adjustment: AdjustReason | None = None
    """The reason that does not fit."""
    pool: Pool | None = None
    """What it was to move."""
    up: bool | None = None
    """Whether it was to move it up."""
    advice: tuple[Advice, ...] = ()
    """What is wrong with the parameters."""
    objection: Objection | None = None
    """Why an approval is missing or does not count."""
