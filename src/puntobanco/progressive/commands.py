"""Commands of staff for a meter, and commands that the house derives from its tables.

Staff send the commands of `AnyMeterCommand`. Those of `HandCommand` come only from a table's own
events, in the same transaction.
"""

import msgspec

from puntobanco.core.game import Game
from puntobanco.core.ids import TableId
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    KeyPosition,
    LockedWager,
    Parameters,
    Pool,
    Recovery,
)


class MeterCommand(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all commands; the tag is the class's name."""


class OpenMeter(MeterCommand, frozen=True):
    """Open a meter for a game; the house puts up its seed."""

    game: Game
    parameters: Parameters
    reason: str
    override: bool = False
    """Whether a seed of zero is intended."""


class ChangeParameters(MeterCommand, frozen=True):
    """Change the settings of a meter; new rates wait for the next award of the whole meter."""

    parameters: Parameters
    reason: str
    override: bool = False


class DisableMeter(MeterCommand, frozen=True):
    """Close the side bet at every table; coups in progress are finished."""

    reason: str


class ReportFault(MeterCommand, frozen=True):
    """Close the side bet until two people enable the meter again."""

    reason: str


class EnableMeter(MeterCommand, frozen=True):
    """Open the side bet again, with the same values as before."""

    reason: str


class MarkHand(MeterCommand, frozen=True):
    """The dealer's hand button: mark a seat as a winner of a row; press again to unmark."""

    table: TableId
    coup: int
    seat: int
    row: int


class CallSupervisor(MeterCommand, frozen=True):
    """The dealer calls the supervisor to verify."""

    table: TableId
    coup: int


class ConfirmAward(MeterCommand, frozen=True):
    """A supervisor confirms an award above the set amount, before the executive's card."""

    award: int


class TurnKey(MeterCommand, frozen=True):
    """Turn the supervisor's key: to JPH before a win is logged, back to RUN after it."""

    table: TableId
    to: KeyPosition


class VerifyAward(MeterCommand, frozen=True):
    """Log a win with the cards that both people see: by the second person's card, or with J-POT."""

    award: int
    cards: tuple[str, ...]


class RejectAward(MeterCommand, frozen=True):
    """Reject an award: put the prize back."""

    award: int
    reason: AwardReason
    note: str


class PayAward(MeterCommand, frozen=True):
    """Pay a logged award to the wallets that share it."""

    award: int


class BackOutAward(MeterCommand, frozen=True):
    """Undo a logged award by manual adjustment; for a paid one, state what became of the money."""

    award: int
    reason: AwardReason
    note: str
    recovery: Recovery | None = None


class AdjustMeter(MeterCommand, frozen=True):
    """Correct the amount of a meter, its reserve or its overflow."""

    pool: Pool
    change: int
    """In minor units; negative to take away."""
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
"""The commands a screen may send. There, opening a meter names a game; here it contains the game.
"""

AnyMeterCommand = OpenMeter | WireMeterCommand


class JoinTable(MeterCommand, frozen=True):
    """A table joins the meter."""

    table: TableId
    game: Game


class PartTable(MeterCommand, frozen=True):
    """A table leaves the meter."""

    table: TableId


class LockWagers(MeterCommand, frozen=True):
    """START GAME: betting has closed at a table with these wagers."""

    table: TableId
    coup: int
    wagers: tuple[LockedWager, ...]
    marked: bool


class StandResult(MeterCommand, frozen=True):
    """All cards of a coup are dealt."""

    table: TableId
    coup: int
    cards: tuple[str, ...]


class WithdrawResult(MeterCommand, frozen=True):
    """A card was corrected: the result no longer holds."""

    table: TableId
    coup: int


class EndHand(MeterCommand, frozen=True):
    """END GAME: the table is about to pay and collect."""

    table: TableId
    coup: int


class VoidHand(MeterCommand, frozen=True):
    """The coup is about to be voided."""

    table: TableId
    coup: int


class CorrectHand(MeterCommand, frozen=True):
    """A finished coup is settled again with the cards that were really dealt."""

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
