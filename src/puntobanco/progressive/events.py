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
    KeyPosition,
    Line,
    Parameters,
    Pool,
    Rates,
    Recovery,
    Riding,
    Ruled,
    Share,
    WrongIncrement,
)


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events; the tag is the class's name."""


class MeterOpened(Event, frozen=True):
    """A meter opened; the game is carried whole, so that the log explains itself."""

    game: Game
    parameters: Parameters
    override: bool
    advice: tuple[Advice, ...]
    """What stood against it and was let pass."""
    reason: str
    by: str
    approval: Approval
    postings: Postings


class ParametersChanged(Event, frozen=True):
    """A meter was set otherwise; its rates wait where they change."""

    before: Parameters
    after: Parameters
    waiting: Rates | None
    override: bool
    advice: tuple[Advice, ...]
    reason: str
    by: str
    approval: Approval


class RatesTookEffect(Event, frozen=True):
    """An award of all of the meter was logged: rates that waited hold from here on."""

    before: Rates
    after: Rates


class MeterDisabled(Event, frozen=True):
    """The side bet is closed at every table."""

    reason: str
    by: str


class MeterFaulted(Event, frozen=True):
    """The meter is not to be trusted; the side bet is closed at every table."""

    reason: str
    by: str


class MeterEnabled(Event, frozen=True):
    """Wagers may be made again."""

    reason: str
    by: str
    approval: Approval | None


class TableJoined(Event, frozen=True):
    """A table shares the meter."""

    table: TableId


class TableParted(Event, frozen=True):
    """A table shares the meter no more."""

    table: TableId


class WagersLocked(Event, frozen=True):
    """START GAME: wagers were counted, and they fed the meter and the reserve."""

    table: TableId
    coup: int
    wagers: tuple[Riding, ...]
    marked: bool
    contributed_ppm: int
    """To the meter, in millionths of a minor unit."""
    reserved_ppm: int
    """To the reserve, in the same."""
    shown: Minor
    """What the meter shows now."""
    postings: Postings
    procedure: int = 0
    """How the hand is played; logs before there was another say nothing."""


class IncrementRefused(Event, frozen=True):
    """Wagers came that no coup can have: nothing was counted, and the meter is faulted."""

    table: TableId
    coup: int
    wagers: tuple[Riding, ...]
    marked: bool
    why: str = ""
    """The reason as a sentence, in a log from before it had a code."""
    fault: WrongIncrement | None = None


class ResultStood(Event, frozen=True):
    """All cards are out: what they say of each wager."""

    table: TableId
    coup: int
    cards: tuple[str, ...]
    lines: tuple[Line, ...]


class ResultWithdrawn(Event, frozen=True):
    """A card was corrected: the result no longer stands."""

    table: TableId
    coup: int


class HandMarked(Event, frozen=True):
    """The dealer marked a seat, or took the mark away."""

    table: TableId
    coup: int
    seat: int
    row: int
    marked: bool
    by: str


class SupervisorCalled(Event, frozen=True):
    """The dealer asked for somebody to verify."""

    table: TableId
    coup: int
    by: str


class AwardHit(Event, frozen=True):
    """A share of the meter was won: it is set aside, and the meter goes on without it."""

    award: int
    table: TableId
    coup: int
    row: int
    whole: bool
    cards: tuple[str, ...]
    at: Ms
    before: Minor
    prize: Minor
    shares: tuple[Share, ...]
    undivided: Minor
    seed: Minor
    reserve: Minor
    after: Minor
    postings: Postings


class AwardConfirmed(Event, frozen=True):
    """A supervisor confirmed an award that an executive's card logs."""

    award: int
    at: Ms
    by: str
    supervisor: StaffId
    approval: Approval | None
    """None where the supervisor asked in person."""


class KeyTurned(Event, frozen=True):
    """The supervisor's key was turned at a table; back in RUN the meter is adjusted."""

    table: TableId
    to: KeyPosition
    by: str
    holder: StaffId
    """Whose key it is."""
    approval: Approval | None
    """That of the holder; none is needed to turn it back."""


class AwardVerified(Event, frozen=True):
    """Two people verified an award: the win is logged under the next slip."""

    award: int
    slip: int
    cards: tuple[str, ...]
    at: Ms
    by: str
    approval: Approval | None
    """None where J-POT was pressed: the key in JPH has its own."""


class AwardPaid(Event, frozen=True):
    """A logged award went to the wallets of those who share it."""

    award: int
    at: Ms
    by: str
    postings: Postings


class AwardRejected(Event, frozen=True):
    """It was no win: the prize is back on the meter, seed and reserve are taken back."""

    award: int
    reason: AwardReason
    note: str
    """What staff wrote; empty if the table's coup was void or corrected.

    Logs from before name the coup here.
    """
    before: Minor
    seed: Minor
    reserve: Minor
    after: Minor
    at: Ms
    by: str
    approval: Approval | None
    """None where the coup itself was void or corrected, which has its own."""
    postings: Postings
    ruled: tuple[Ruled, ...] = ()
    """What its wagers get instead; at END GAME, where the hand is still on."""
    covered: Minor = Minor(0)
    """What of that the meter paid."""
    short: Minor = Minor(0)
    """What of it the tray paid, because the meter was dry."""


class AwardBackedOut(Event, frozen=True):
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
    """What became of the money; None where it had not been paid."""
    ruled: tuple[Ruled, ...] = ()
    """What its wagers get instead; at END GAME, where the hand is still on."""
    covered: Minor = Minor(0)
    """What of that the meter paid."""
    short: Minor = Minor(0)
    """What of it the tray paid, because the meter was dry."""


class HandEnded(Event, frozen=True):
    """END GAME: what the meter paid of the fixed pays, and what it could not."""

    table: TableId
    coup: int
    covered: Minor
    short: Minor
    postings: Postings
    ruled: tuple[Ruled, ...] = ()
    """What wagers got in place of awards that were rejected."""


class HandVoided(Event, frozen=True):
    """The coup was void: stakes go back, contributions stay."""

    table: TableId
    coup: int


class HandCorrected(Event, frozen=True):
    """A hand that was over has other cards; what the meter paid of fixed pays was set right."""

    table: TableId
    coup: int
    cards: tuple[str, ...]
    lines: tuple[Line, ...]
    given_back: Minor
    covered: Minor
    short: Minor
    postings: Postings


class MeterAdjusted(Event, frozen=True):
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
