"""Events: what has happened to a meter, in the past tense. A released event never changes shape."""

import msgspec

from puntobanco.core.game import Game
from puntobanco.core.ids import Ms, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.ledger.postings import Postings
from puntobanco.people.staff import Approval
from puntobanco.progressive.advice import Advice
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    Hit,
    KeyPosition,
    LockedWager,
    Parameters,
    Pool,
    Rates,
    Recovery,
    ReplacementPay,
    WagerResult,
    WrongIncrement,
)


class MeterEvent(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events; the tag is the class's name."""


class MeterOpened(MeterEvent, frozen=True):
    """A meter was opened. The event contains the whole game, so the log is self-contained."""

    game: Game
    parameters: Parameters
    override: bool
    advice: tuple[Advice, ...]
    """Warnings and advice on the parameters, accepted by opening."""
    reason: str
    by: str
    approval: Approval
    postings: Postings


class ParametersChanged(MeterEvent, frozen=True):
    """The settings of a meter were changed; changed rates wait for the next award."""

    before: Parameters
    after: Parameters
    waiting: Rates | None
    override: bool
    advice: tuple[Advice, ...]
    reason: str
    by: str
    approval: Approval


class RatesTookEffect(MeterEvent, frozen=True):
    """An award of the whole meter was logged: the waiting rates apply from here."""

    before: Rates
    after: Rates


class MeterDisabled(MeterEvent, frozen=True):
    """The side bet is closed at every table."""

    reason: str
    by: str


class MeterFaulted(MeterEvent, frozen=True):
    """The meter may be wrong; the side bet is closed at every table."""

    reason: str
    by: str


class MeterEnabled(MeterEvent, frozen=True):
    """Wagers may be made again."""

    reason: str
    by: str
    approval: Approval | None


class TableJoined(MeterEvent, frozen=True):
    """A table shares the meter."""

    table: TableId


class TableParted(MeterEvent, frozen=True):
    """A table no longer shares the meter."""

    table: TableId


class WagersLocked(MeterEvent, frozen=True):
    """START GAME: wagers were counted; contributions were added to the meter and the reserve."""

    table: TableId
    coup: int
    wagers: tuple[LockedWager, ...]
    marked: bool
    contributed_ppm: int
    """To the meter, in millionths of a minor unit."""
    reserved_ppm: int
    """To the reserve, in millionths of a minor unit."""
    shown: Minor
    """The meter amount afterwards."""
    postings: Postings


class IncrementRefused(MeterEvent, frozen=True):
    """Wagers that no coup can have: nothing was counted, and the meter is faulted."""

    table: TableId
    coup: int
    wagers: tuple[LockedWager, ...]
    marked: bool
    fault: WrongIncrement


class ResultStood(MeterEvent, frozen=True):
    """All cards are dealt, with the row that each wager made."""

    table: TableId
    coup: int
    cards: tuple[str, ...]
    lines: tuple[WagerResult, ...]


class ResultWithdrawn(MeterEvent, frozen=True):
    """A card was corrected: the result no longer holds."""

    table: TableId
    coup: int


class HandMarked(MeterEvent, frozen=True):
    """The dealer marked a seat, or removed the mark."""

    table: TableId
    coup: int
    seat: int
    row: int
    marked: bool
    by: str


class SupervisorCalled(MeterEvent, frozen=True):
    """The dealer called for verification."""

    table: TableId
    coup: int
    by: str


class AwardHit(MeterEvent, Hit, frozen=True):
    """A share of the meter was won: it is set aside, and the meter continues without it."""

    postings: Postings


class AwardConfirmed(MeterEvent, frozen=True):
    """A supervisor confirmed an award that an executive's card will log."""

    award: int
    at: Ms
    by: str
    supervisor: StaffId
    approval: Approval | None
    """None if the supervisor asked in person."""


class KeyTurned(MeterEvent, frozen=True):
    """The supervisor's key was turned at a table; back in RUN the meter is adjusted."""

    table: TableId
    to: KeyPosition
    by: str
    holder: StaffId
    """The owner of the key."""
    approval: Approval | None
    """The owner's approval; None when turning back, which needs none."""


class AwardVerified(MeterEvent, frozen=True):
    """Two people verified an award: the win is logged under the next slip number."""

    award: int
    slip: int
    cards: tuple[str, ...]
    at: Ms
    by: str
    approval: Approval | None
    """None if J-POT was pressed: turning the key to JPH had its own approval."""


class AwardPaid(MeterEvent, frozen=True):
    """A logged award was paid to the wallets that share it."""

    award: int
    at: Ms
    by: str
    postings: Postings


class AwardRejected(MeterEvent, frozen=True):
    """It was not a win: the prize is back on the meter, and seed and reserve are taken back."""

    award: int
    reason: AwardReason
    note: str
    """What staff wrote; empty if the table's coup was voided or corrected."""
    before: Minor
    seed: Minor
    reserve: Minor
    after: Minor
    at: Ms
    by: str
    approval: Approval | None
    """None if the coup itself was voided or corrected, which has its own approval."""
    postings: Postings
    ruled: tuple[ReplacementPay, ...] = ()
    """What its wagers get instead; paid at END GAME if the coup is still in progress."""
    covered: Minor = Minor(0)
    """The part of that paid from the meter."""
    short: Minor = Minor(0)
    """The part of it that the tray paid because the meter was dry."""


class AwardBackedOut(MeterEvent, frozen=True):
    """A logged award was undone by a manual adjustment."""

    award: int
    reason: AwardReason
    note: str
    before: Minor
    seed: Minor
    reserve: Minor
    after: Minor
    at: Ms
    by: str
    approval: Approval
    postings: Postings
    recovery: Recovery | None = None
    """What became of the money; None if it had not been paid."""
    ruled: tuple[ReplacementPay, ...] = ()
    """What its wagers get instead; paid at END GAME if the coup is still in progress."""
    covered: Minor = Minor(0)
    """The part of that paid from the meter."""
    short: Minor = Minor(0)
    """The part of it that the tray paid because the meter was dry."""


class HandEnded(MeterEvent, frozen=True):
    """END GAME: the part of the fixed pays that the meter paid, and the part it could not."""

    table: TableId
    coup: int
    covered: Minor
    short: Minor
    postings: Postings
    ruled: tuple[ReplacementPay, ...] = ()
    """What wagers got in place of rejected awards."""


class HandVoided(MeterEvent, frozen=True):
    """The coup was voided: stakes are returned, contributions stay."""

    table: TableId
    coup: int


class HandCorrected(MeterEvent, frozen=True):
    """A finished coup has other cards; the fixed pays from the meter were corrected."""

    table: TableId
    coup: int
    cards: tuple[str, ...]
    lines: tuple[WagerResult, ...]
    given_back: Minor
    covered: Minor
    short: Minor
    postings: Postings


class MeterAdjusted(MeterEvent, frozen=True):
    """A meter, its reserve or its overflow was corrected by hand."""

    pool: Pool
    change: int
    before: Minor
    after: Minor
    reason: AdjustReason
    note: str
    by: str
    approval: Approval
    postings: Postings


AnyMeterEvent = (
    MeterOpened
    | ParametersChanged
    | RatesTookEffect
    | MeterDisabled
    | MeterFaulted
    | MeterEnabled
    | TableJoined
    | TableParted
    | WagersLocked
    | IncrementRefused
    | ResultStood
    | ResultWithdrawn
    | HandMarked
    | SupervisorCalled
    | AwardHit
    | AwardConfirmed
    | KeyTurned
    | AwardVerified
    | AwardPaid
    | AwardRejected
    | AwardBackedOut
    | HandEnded
    | HandVoided
    | HandCorrected
    | MeterAdjusted
)
