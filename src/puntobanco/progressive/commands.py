"""Commands of staff for a meter, and those that the house derives from its tables.

Staff send the commands of `AnyMeterCommand`. Those of `HandCommand` come from a table's own events
alone, in the same transaction.
"""

import msgspec

from puntobanco.core.game import Game
from puntobanco.core.ids import TableId
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    KeyPosition,
    Parameters,
    Pool,
    Recovery,
    Riding,
)


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all commands; the tag is the class's name."""


class OpenMeter(Command, frozen=True):
    """Open a meter for a game; the house puts up its seed."""

    game: Game
    parameters: Parameters
    reason: str
    override: bool = False
    """Whether a seed of zero is intended."""


class ChangeParameters(Command, frozen=True):
    """Change the settings of a meter; rates wait for the next award of the whole meter."""

    parameters: Parameters
    reason: str
    override: bool = False


class DisableMeter(Command, frozen=True):
    """Close the side bet at every table; hands that are on conclude."""

    reason: str


class ReportFault(Command, frozen=True):
    """Close the side bet until two people enable the meter again."""

    reason: str


class EnableMeter(Command, frozen=True):
    """Let wagers be made again, with the same values as before."""

    reason: str


class MarkHand(Command, frozen=True):
    """The dealer's hand button: mark a seat as a winner of a row; press again to unmark."""

    table: TableId
    coup: int
    seat: int
    row: int


class CallSupervisor(Command, frozen=True):
    """The dealer calls the supervisor to verify."""

    table: TableId
    coup: int


class ConfirmAward(Command, frozen=True):
    """A supervisor confirms an award above the set amount, before the executive's card."""

    award: int


class TurnKey(Command, frozen=True):
    """Turn the supervisor's key: to JPH before a win is logged, back to RUN after it."""

    table: TableId
    to: KeyPosition


class VerifyAward(Command, frozen=True):
    """Log a win with the cards as the two people see them: by the second one's card, or J-POT."""

    award: int
    cards: tuple[str, ...]


class RejectAward(Command, frozen=True):
    """Reject an award: put the prize back."""

    award: int
    reason: AwardReason
    note: str


class PayAward(Command, frozen=True):
    """Pay a logged award out, to the wallets of those who share it."""

    award: int


class BackOutAward(Command, frozen=True):
    """Undo a logged award by a manual adjustment; of a paid one, say what became of the money."""

    award: int
    reason: AwardReason
    note: str
    recovery: Recovery | None = None


class AdjustMeter(Command, frozen=True):
    """Correct what a meter, its reserve or its overflow holds."""

    pool: Pool
    change: int
    """In minor units; below zero takes away."""
    reason: AdjustReason
    note: str


WireMeterCommand = (
    ChangeParameters
    | DisableMeter
    | ReportFault
    | EnableMeter
    | MarkHand
    | CallSupervisor
    | ConfirmAward
    | TurnKey
    | VerifyAward
    | RejectAward
    | PayAward
    | BackOutAward
    | AdjustMeter
)
"""What a screen may send; opening a meter names a game there and carries it whole here."""

AnyMeterCommand = OpenMeter | WireMeterCommand


class JoinTable(Command, frozen=True):
    """A table joins the meter."""

    table: TableId
    game: Game


class PartTable(Command, frozen=True):
    """A table leaves the meter."""

    table: TableId


class LockWagers(Command, frozen=True):
    """START GAME: betting has closed at a table, and these wagers stand."""

    table: TableId
    coup: int
    wagers: tuple[Riding, ...]
    marked: bool


class StandResult(Command, frozen=True):
    """All cards of a coup are out."""

    table: TableId
    coup: int
    cards: tuple[str, ...]


class WithdrawResult(Command, frozen=True):
    """A card was corrected: the result no longer stands."""

    table: TableId
    coup: int


class EndHand(Command, frozen=True):
    """END GAME: the table is about to pay and collect."""

    table: TableId
    coup: int


class VoidHand(Command, frozen=True):
    """The coup is about to be void."""

    table: TableId
    coup: int


class CorrectHand(Command, frozen=True):
    """A coup that is over is settled again with the cards that were really dealt."""

    table: TableId
    coup: int
    cards: tuple[str, ...]


HandCommand = (
    JoinTable
    | PartTable
    | LockWagers
    | StandResult
    | WithdrawResult
    | EndHand
    | VoidHand
    | CorrectHand
)
