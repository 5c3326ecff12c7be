"""What the reading tables hold, a class for each kind of row. Amounts are minor units."""

from typing import Literal

import msgspec

from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor

Outcome = Literal["settled", "void", "passed"]
"""How a coup ended; nobody bet on one that passed, and no hand was dealt."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all rows: fields are columns, in their order."""


class CoupRow(Row, frozen=True):
    """A coup that is over, as it stands now."""

    pit: PitId
    table: TableId
    coup: int
    sequence: int
    """The entry of the log that ended it."""
    shoe: int
    game: str
    game_hash: str
    opened_ms: Ms
    ended_ms: Ms
    outcome: Outcome
    cards: str
    """In the order dealt."""
    player: int | None
    banker: int | None
    """The totals; None where not all cards came out."""
    result: str
    void: str
    """Why it was void, where it was."""
    bank: Minor
    fees: Minor
    misread: str
    """Cards that were read wrongly and put right while they were dealt, as `place:card`."""
    corrected_ms: Ms | None
    """When it was settled again, where it was."""
    correction: str
    """Why it was settled again."""


class WagerRow(Row, frozen=True):
    """A wager that was settled, or given back by a void coup."""

    pit: PitId
    table: TableId
    coup: int
    place: int
    """In the order of settlement, from 0."""
    seat: int
    patron: PatronId
    bet: str
    rides: str
    """The hand it rode on, for a bet tied to the patron's line."""
    stake: Minor
    row: int | None
    """The row of the pay table that settled it; None where none matched."""
    stake_back: Minor
    won: Minor
    commission: Minor
    uncovered: Minor
    fee: Minor
    """The collection fee that this bet owed; a player-dealer's own fee is no wager's."""
    void: bool
    simulated: bool
    sequence: int
    ended_ms: Ms


class SeatRow(Row, frozen=True):
    """What a coup was for one patron in it, the player-dealer included."""

    pit: PitId
    table: TableId
    coup: int
    seat: int
    patron: PatronId
    simulated: bool
    void: bool
    sequence: int
    ended_ms: Ms
    bank: Minor
    """What the patron put up as the player-dealer."""
    stake: Minor
    won: Minor
    returned: Minor
    commission: Minor
    fee: Minor
    net: Minor
    """The change in the patron's money, fees included, as the coup stands now."""
    first_net: Minor
    """The same before any correction; a correction is a movement of its own."""
    chips_before: Minor
    """Chips at the table, what was staked and taken as a fee in this coup included."""
    chips_after: Minor
    """Chips at the table when the coup was over, as it stands now."""
    funds_after: Minor
    """All the patron had with this pit once the coup was first settled."""


class MovementRow(Row, frozen=True):
    """Money of a patron that moved outside a coup; pit and sequence name it for good."""

    pit: PitId
    sequence: int
    patron: PatronId
    simulated: bool
    time_ms: Ms
    kind: str
    table: TableId
    """Empty at the cage."""
    game_hash: str
    coup: int
    """The coup that was corrected; 0 for any other movement."""
    wallet_change: Minor
    chips_change: Minor
    wallet_after: Minor
    chips_after: Minor
    """At the table."""
    funds_after: Minor
    by: str
    """Who moved it, where that was somebody else than the patron."""


class Finished(msgspec.Struct, frozen=True):
    """A coup that is over, with everything in it."""

    coup: CoupRow
    wagers: tuple[WagerRow, ...]
    seats: tuple[SeatRow, ...]


class GameRow(Row, frozen=True):
    """A game that some table has offered."""

    hash: str
    key: str
    name: str
    exponent: int
    banked: str
    body: bytes
    """The game whole, as the log carried it first."""


class PatronRow(Row, frozen=True):
    """Where a patron stands by the log of one pit."""

    pit: PitId
    patron: PatronId
    simulated: bool
    wallet: Minor
    """What this pit moved into the wallet less what it took out: in a house of one pit, all."""
    funds: Minor
    """Wallet, chips, and what is in play until it is settled."""


class BetHourRow(Row, frozen=True):
    """The wagers on one bet at one table that were settled in one hour."""

    hour: int
    pit: PitId
    table: TableId
    game_hash: str
    bet: str
    rides: str
    simulated: bool
    wagers: int
    stake: Minor
    won: Minor
    returned: Minor
    commission: Minor
    fees: Minor
    voids: int
    """Wagers that a void coup gave back; they count for nothing else here."""
    spread_high: int
    spread_low: int
    """The squares of what each coup had on the bet, added up: one number in two columns."""


class TableHourRow(Row, frozen=True):
    """What happened at one table in one hour."""

    hour: int
    pit: PitId
    table: TableId
    game_hash: str
    simulated: bool
    coups: int
    """Settled ones; a coup with any real patron in it, or none at all, is not simulated."""
    voids: int
    passed: int
    fees: Minor
    drop: Minor
    """What patrons bought in for."""


class ShoeRow(Row, frozen=True):
    """A shoe that came to a table, and where the log has it."""

    pit: PitId
    table: TableId
    shoe: int
    game_hash: str
    commitment: str
    began: int
    """The entry of the log that began it."""
    began_ms: Ms
    ended: int | None
    """The entry that ended it; None while it is in use."""
    ended_ms: Ms | None
    retired: str
    """Why it could not be revealed, where it could not."""
    revealed: bool
    """Whether its order lies open for anybody to verify."""


ActKind = Literal["setting", "incident", "people", "meter"]
"""What an act is about: settings, what went wrong or was put right, people, meters."""


class ActRow(Row, frozen=True):
    """Something that was decided by a person, or that ought to be looked at."""

    pit: PitId
    sequence: int
    time_ms: Ms
    kind: ActKind
    event: str
    """The event of the log, as `setting-changed`."""
    place: str
    """The table or the meter; empty for the house."""
    coup: int
    """Where it is about one; otherwise 0."""
    what: str
    """What changed: a setting, a person, a card."""
    before: str
    after: str
    by: str
    authorised_by: str
    """The second person, where there was one."""
    why: str


class AccountQuarterRow(Row, frozen=True):
    """What went into and out of an account in a quarter of an hour."""

    quarter: int
    pit: PitId
    account: str
    """As the ledger has it; wallets are one account, and so are all chips of a table."""
    into: Minor
    out: Minor


class MeterHourRow(Row, frozen=True):
    """How a meter stood at the end of an hour in which it moved."""

    hour: int
    pit: PitId
    meter: MeterId
    shown: Minor
    reserve: Minor
    overflow: Minor
    set_aside: Minor
    wagered: Minor
    """All that was ever wagered on it; and so are the next two."""
    hits: int
    paid: Minor


class CursorRow(Row, frozen=True):
    """How far a pit has been read, with the hash that the log has there."""

    pit: PitId
    sequence: int
    hash: bytes


class ProgressRow(Row, frozen=True):
    """What the follower has to remember of a table, or of the pit (empty stream), to go on."""

    pit: PitId
    stream: str
    body: bytes
