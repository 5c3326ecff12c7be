"""Meters on the wire: what signs and lobbies show of one, and what its staff sees and does."""

from typing import Literal

import msgspec

from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.progressive.state import AwardReason, Parameters, Rates, WrongIncrement
from puntobanco.server.message import Message

MeterState = Literal["up", "disabled", "faulted"]
"""Whether wagers may be made on a meter."""


class MeterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the pay table that a meter stands behind."""

    row: int
    label: str
    """What the cards have to make."""
    pays: str
    share: bool
    """Whether it is a share of the meter."""
    amount: Minor
    """What it comes to now: of a share the whole prize, of a fixed pay what one wager returns."""


class WinShown(msgspec.Struct, frozen=True, kw_only=True):
    """A share of the meter that was won and confirmed, as everybody may see it."""

    table: TableId
    name: str
    """What the table is called."""
    coup: int
    seats: tuple[int, ...]
    amount: Minor
    each: Minor
    """What each of these seats has of it."""
    won: str
    """What the cards made."""
    after: Minor
    """What the meter began with again."""
    at: Ms


class MeterShown(Message, frozen=True, tag="meter", kw_only=True):
    """A meter as everybody may see it: what a sign shows."""

    meter: MeterId
    seq: int
    at: Ms
    name: str
    game: str
    state: MeterState
    currency: str
    exponent: int
    stake: Minor
    """What the one wager costs."""
    shown: Minor
    """While an award is being verified, the meter as it was before it."""
    next: Minor
    """What the next hand plays for; another amount than `shown` while an award is verified."""
    seed: Minor
    rows: tuple[MeterRow, ...]
    tables: tuple[TableId, ...]
    verifying: tuple[TableId, ...]
    """Tables where an award waits to be verified."""
    wins: tuple[WinShown, ...]
    """Confirmed wins, the newest first."""


class MarkShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat with a progressive wager: what the dealer marked, and what the cards make."""

    seat: int
    rides: str | None
    marked: int | None
    """The row that was marked."""
    by_cards: int | None
    """The row that the cards make, once the result stands."""
    agrees: bool


class StepShown(msgspec.Struct, frozen=True, kw_only=True):
    """A step from START GAME to the payment, in the words of the system that the house has."""

    key: str
    caption: str
    actors: tuple[str, ...]
    done: bool
    award: int | None


class ShareShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One wager's part of a prize; whose it is, only those see who pay and check."""

    seat: int
    amount: Minor
    patron: str = ""


class AwardShown(msgspec.Struct, frozen=True, kw_only=True):
    """A share of the meter that was hit, and what became of it."""

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
    """The roles any one of which may log or reject it."""
    next: Literal["", "key", "confirm", "log", "run"]
    """What comes next in its verification; nothing where it is over."""
    confirmed_by: str
    """The supervisor who confirmed it, above the set amount."""
    verified_by: str
    verified_with: str
    """Whose card or key logged it."""
    paid_by: str
    ended_by: str
    ended_for: AwardReason | None
    """Why it was rejected or backed out, as chosen from the list."""
    ended_note: str
    """What staff wrote about it."""
    recovery: Literal["", "recovered", "written-off"]
    """What became of the money, where it was paid and backed out."""


class HandShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table's hand as the meter sees it, or the last one."""

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
    """What those who run tables see of a meter: hands, marks, and the steps of verification."""

    meter: MeterId
    seq: int
    system: Literal["keyed", "carded"]
    why: str
    """Why the meter is down: what staff wrote, or what the meter found itself."""
    refused: WrongIncrement | None
    """The wagers that the meter refused, if that is why."""
    hands: tuple[HandShown, ...]


class MeterDesk(Message, frozen=True, tag="meter-desk", kw_only=True):
    """What those see of a meter who answer for its money."""

    meter: MeterId
    seq: int
    why: str
    """As in `meter-hands`."""
    refused: WrongIncrement | None
    reserve: Minor
    overflow: Minor
    set_aside: Minor
    """Prizes that are not paid yet."""
    carried: str
    """What the meter was fed below one minor unit, as a decimal of the currency."""
    wagered: Minor
    """The in-meter."""
    wagers: int
    hits: int
    wins: int
    backed_out: int
    paid: Minor
    """Less what was recovered."""
    recovered: Minor
    """What winners gave back of awards that were backed out."""
    written_off: Minor
    """What of such awards the house bore."""
    fixed: Minor
    """Fixed pays that the meter paid."""
    short: Minor
    """Fixed pays that the tray paid because the meter was dry, since it last started."""
    tallies: dict[int, int]
    """By row, how often a finished hand had it."""
    parameters: Parameters
    waiting: Rates | None
    """Rates that take effect with the next award of all of the meter."""
    hands_on: tuple[TableId, ...]
    awards: tuple[AwardShown, ...]
    """Those that are open and the last that are not, the newest first."""
