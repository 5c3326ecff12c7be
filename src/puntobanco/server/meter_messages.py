"""Messages about meters: the public view, and the views and records of staff."""

from typing import Literal

import msgspec

from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.progressive.state import AwardReason, Parameters, Rates, WrongIncrement
from puntobanco.server.message import Message

MeterState = Literal["up", "disabled", "faulted"]
"""Whether the meter accepts wagers."""


class MeterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the pay table of a meter's bet."""

    row: int
    label: str
    """The cards that the row requires."""
    pays: str
    share: bool
    """Whether it pays a share of the meter."""
    amount: Minor
    """Its amount now: the whole prize of a share, or what a fixed pay returns for one wager."""


class WinShown(msgspec.Struct, frozen=True, kw_only=True):
    """A confirmed win of a share of the meter, as everybody may see it."""

    table: TableId
    name: str
    """The table's name."""
    coup: int
    seats: tuple[int, ...]
    amount: Minor
    each: Minor
    """The part of each of these seats."""
    won: str
    """The winning row, in words."""
    after: Minor
    """The meter's amount after the win."""
    at: Ms


class MeterShown(Message, frozen=True, tag="meter", kw_only=True):
    """A meter as everybody may see it; shown on a sign."""

    meter: MeterId
    seq: int
    at: Ms
    name: str
    game: str
    state: MeterState
    currency: str
    exponent: int
    stake: Minor
    """The price of a wager."""
    shown: Minor
    """The meter's amount. While an award is being verified, the amount before that award."""
    next: Minor
    """What the next coup plays for. Differs from `shown` while an award is being verified."""
    seed: Minor
    rows: tuple[MeterRow, ...]
    tables: tuple[TableId, ...]
    verifying: tuple[TableId, ...]
    """Tables with an award that waits for verification."""
    wins: tuple[WinShown, ...]
    """Confirmed wins, newest first."""


class MarkShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat with a progressive wager: the row the dealer marked, and the row the cards make."""

    seat: int
    rides: str | None
    marked: int | None
    """The row that was marked."""
    by_cards: int | None
    """The row that the cards make, once the result is final."""
    agrees: bool
    suits: str = ""
    """The suits of the seat, if the bet gives suits to seats."""


class StepShown(msgspec.Struct, frozen=True, kw_only=True):
    """A step from START GAME to payment, worded for the house's verification system."""

    key: str
    caption: str
    actors: tuple[str, ...]
    done: bool
    award: int | None


class ShareShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One wager's part of a prize. `patron` is sent only to staff who pay and check."""

    seat: int
    amount: Minor
    patron: str = ""


class AwardShown(msgspec.Struct, frozen=True, kw_only=True):
    """A share of the meter that was hit, and its progress."""

    award: int
    slip: int
    """0 until it is logged."""
    table: TableId
    name: str
    coup: int
    at: Ms
    status: Literal["hit", "verified", "paid", "rejected", "backed-out"]
    row: int
    won: str
    pays: str
    cards: tuple[str, ...]
    before: Minor
    amount: Minor
    after: Minor
    shares: tuple[ShareShown, ...]
    verifiers: tuple[str, ...]
    """Roles that may log or reject it. Any one of them is enough."""
    next: Literal["", "key", "confirm", "log", "run"]
    """The next step of its verification; empty if it is finished."""
    confirmed_by: str
    """The supervisor who confirmed an award above the set amount."""
    verified_by: str
    verified_with: str
    """The holder of the card or key that logged it."""
    paid_by: str
    ended_by: str
    ended_for: AwardReason | None
    """The listed reason for its rejection or back-out."""
    ended_note: str
    """The staff's note about it."""
    recovery: Literal["", "recovered", "written-off"]
    """What happened to the money of a paid award that was backed out."""


class HandShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table's current or last coup, as the meter sees it."""

    table: TableId
    coup: int
    phase: Literal["locked", "stood", "ended", "void"]
    marked: bool
    """Whether a dealer marks the winners."""
    called: bool
    """Whether a supervisor was called."""
    seats: tuple[MarkShown, ...]
    steps: tuple[StepShown, ...]
    awards: tuple[AwardShown, ...]


class MeterHands(Message, frozen=True, tag="meter-hands", kw_only=True):
    """A meter for staff who run tables: coups, marks, and verification steps."""

    meter: MeterId
    seq: int
    system: Literal["keyed", "carded"]
    why: str
    """Why the meter is down: the staff's reason, or the meter's own fault."""
    refused: WrongIncrement | None
    """The wagers that the meter refused, if that is the reason."""
    hands: tuple[HandShown, ...]


class MeterDesk(Message, frozen=True, tag="meter-desk", kw_only=True):
    """A meter for staff who answer for its money."""

    meter: MeterId
    seq: int
    why: str
    """As in `meter-hands`."""
    refused: WrongIncrement | None
    reserve: Minor
    overflow: Minor
    set_aside: Minor
    """Prizes not paid yet."""
    carried: str
    """Contributions below one minor unit, as a decimal of the currency."""
    wagered: Minor
    """The in-meter: all qualifying wagers."""
    wagers: int
    hits: int
    wins: int
    backed_out: int
    paid: Minor
    """Less what was recovered."""
    recovered: Minor
    """Money that winners returned after a back-out."""
    written_off: Minor
    """Money that the house bore after a back-out."""
    fixed: Minor
    """Fixed pays that the meter paid."""
    short: Minor
    """Fixed pays that the tray paid because the meter was too low, since its last start."""
    tallies: dict[int, int]
    """How often each row came up in finished coups."""
    parameters: Parameters
    waiting: Rates | None
    """Rates that take effect with the next award of the whole meter."""
    hands_on: tuple[TableId, ...]
    awards: tuple[AwardShown, ...]
    """The open awards and the last closed awards, newest first."""
