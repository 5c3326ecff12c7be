"""The reasons why a meter refuses a command. Codes are only added, never removed."""

from enum import Enum

import msgspec

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Objection, Role
from puntobanco.progressive.advice import Advice
from puntobanco.progressive.state import (
    AdjustReason,
    AwardStatus,
    HandPhase,
    KeyPosition,
    Pool,
)


class MeterRefusalCode(Enum):
    """Why a command was not carried out; if several apply, the first in this order."""

    NO_SUCH_METER = "no-such-meter"
    """The pit has no meter of this name."""
    METER_EXISTS = "meter-exists"
    """The pit already has a meter of this name."""
    METER_DOWN = "meter-down"
    """The meter is disabled or faulted."""
    METER_UP = "meter-up"
    """The meter is neither disabled nor faulted."""
    NOT_YOURS = "not-yours"
    """The actor has none of the required roles, or the house asks for what only a person may do."""
    NO_PROGRESSIVE = "no-progressive"
    """The game has no bet that is paid from a meter."""
    PLAYER_DEALER = "player-dealer"
    """A game with a player-dealer has no progressive."""
    OTHER_GAME = "other-game"
    """A meter serves tables of one game and one stake; `difference` says what differs."""
    TABLE_JOINED = "table-joined"
    """The table already shares the meter."""
    TABLE_NOT_JOINED = "table-not-joined"
    """The table does not share the meter."""
    HAND_ON = "hand-on"
    """Changes are not possible during a coup; `tables` lists tables with one."""
    NO_HAND = "no-hand"
    """This table has no such coup."""
    WRONG_STEP = "wrong-step"
    """Not possible at this point of the coup; `step` says why."""
    EMPTY_SEAT = "empty-seat"
    """The seat has no progressive wager in this coup."""
    NO_SUCH_ROW = "no-such-row"
    """The pay table has no such row."""
    MARKS_DISAGREE = "marks-disagree"
    """The dealer's marks and the cards disagree; `marks` lists the seats."""
    NO_SUCH_AWARD = "no-such-award"
    """No award has this number."""
    AWARD_STATUS = "award-status"
    """The status of the award does not allow this."""
    AWARD_PENDING = "award-pending"
    """An award must be verified or rejected first."""
    AWARD_LOGGED = "award-logged"
    """A logged award is final; only a manual adjustment backs it out."""
    CARDS_DIFFER = "cards-differ"
    """The cards given are not the cards recorded."""
    REASON = "reason"
    """A reason is missing, or does not fit the act."""
    AMOUNT = "amount"
    """Not an amount: a nonzero whole number of minor units that a ledger can hold."""
    OVER_LIMIT = "over-limit"
    """The meter would show more than its limit."""
    SHORT = "short"
    """The account holds less; `seat` is set if it is that seat's wallet."""
    SAME_PARAMETERS = "same-parameters"
    """Nothing would change."""
    PARAMETERS = "parameters"
    """The parameters are not acceptable; `advice` says which and why."""
    APPROVAL_MISSING = "approval-missing"
    """A second person must approve this; `objection` names the roles."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval does not count; `objection` says why."""
    SAME_PERSON = "same-person"
    """The people who verified an award cannot pay it."""
    NOT_CONFIRMED = "not-confirmed"
    """Above the set amount, a supervisor must confirm before the executive's card."""
    KEY = "key"
    """The key is not in the required position; `position` is its current one."""
    RECOVERY = "recovery"
    """A paid award is backed out with a recovery; any other award without one."""
    WALLET_FULL = "wallet-full"
    """A wallet cannot hold this much; `allowed` is how much it can still take."""


class WrongStep(Enum):
    """Why an act is not possible at this point of a coup."""

    PHASE = "phase"
    """The coup is in another phase."""
    COUNTED = "counted"
    """The wagers of this coup were already counted."""
    NO_AWARD = "no-award"
    """No award waits for a key."""
    NOT_CALLED = "not-called"
    """The dealer has not called the supervisor."""
    NO_DEALER = "no-dealer"
    """This coup has no dealer to mark it."""
    NO_CONFIRMATION = "no-confirmation"
    """The award needs no confirmation."""


class Trait(Enum):
    """A property that must be the same at every table that shares a meter."""

    GAME = "game"
    CURRENCY = "currency"
    STAKE = "stake"
    DECKS = "decks"
    SPLIT = "split"
    """Who shares the prize."""
    SIDE = "side"
    """The hand that the wager rides on."""
    PAY_TABLE = "pay-table"


class Difference(msgspec.Struct, frozen=True):
    """The difference that keeps another game from sharing a meter."""

    trait: Trait
    own: str | int = ""
    """The value of the meter's game; a stake is in minor units."""
    other: str | int = ""
    """The value of the other game."""


class DisputedMark(msgspec.Struct, frozen=True):
    """A seat whose mark and cards disagree, with the pay of each as the sheet writes it."""

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
    """A command that was not carried out, and why: a code, and the values it needs."""

    code: MeterRefusalCode
    allowed: Minor | None = None
    """The amount that would be accepted, if any."""
    table: TableId | None = None
    tables: tuple[TableId, ...] = ()
    coup: int | None = None
    seat: int | None = None
    row: int | None = None
    awards: tuple[int, ...] = ()
    roles: tuple[Role, ...] = ()
    """The required roles; one is enough."""
    step: WrongStep | None = None
    phase: HandPhase | None = None
    status: AwardStatus | None = None
    position: KeyPosition | None = None
    cards: tuple[str, ...] = ()
    """The cards given."""
    marks: tuple[DisputedMark, ...] = ()
    difference: Difference | None = None
    adjustment: AdjustReason | None = None
    """The reason that does not fit."""
    pool: Pool | None = None
    """The pool to be changed."""
    up: bool | None = None
    """Whether the change was upwards."""
    advice: tuple[Advice, ...] = ()
    """The problems of the parameters."""
    objection: Objection | None = None
    """Why an approval is missing or does not count."""
