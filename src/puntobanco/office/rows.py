"""The rows of the reading tables, one class per table. Amounts are minor units."""

from typing import Literal

import msgspec

from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor

Outcome = Literal["settled", "void", "passed"]
"""How a coup ended. A passed coup had no wagers, and no cards were dealt."""


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all rows: its fields are the columns, in order."""


class CoupRow(ReportRow, frozen=True):
    """A finished coup, with any correction applied."""

    pit: PitId
    table: TableId
    coup: int
    sequence: int
    """The log entry that ended it."""
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
    """The totals; None if not all cards were dealt."""
    result: str
    void: str
    """Why it was void; empty if it was not."""
    bank: Minor
    fees: Minor
    misread: str
    """Cards corrected during the deal, as `place:card` with the wrong card."""
    corrected_ms: Ms | None
    """When it was settled again; None if it was not."""
    correction: str
    """Why it was settled again; empty if it was not."""


class WagerRow(ReportRow, frozen=True):
    """A wager that was settled, or returned by a void coup."""

    pit: PitId
    table: TableId
    coup: int
    place: int
    """In the order of settlement, from 0."""
    seat: int
    patron: PatronId
    bet: str
    rides: str
    """The hand it rode on if the bet is tied to the patron's line; otherwise empty."""
    stake: Minor
    row: int | None
    """The row of the pay table that settled it; None if none matched."""
    stake_back: Minor
    won: Minor
    commission: Minor
    uncovered: Minor
    fee: Minor
    """The collection fee of this bet; the player-dealer's own fee belongs to no wager."""
    void: bool
    simulated: bool
    sequence: int
    ended_ms: Ms


class SeatRow(ReportRow, frozen=True):
    """One patron's part in a coup, as bettor or as player-dealer."""

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
    """The bank that the patron posted as player-dealer."""
    stake: Minor
    won: Minor
    returned: Minor
    commission: Minor
    fee: Minor
    net: Minor
    """The change in the patron's money, including fees and any correction."""
    first_net: Minor
    """`net` before any correction; a correction is a separate movement."""
    chips_before: Minor
    """Chips at the table before this coup's stakes and fee were taken."""
    chips_after: Minor
    """Chips at the table after the coup, with any correction applied."""
    funds_after: Minor
    """The patron's total money with this pit when the coup was first settled."""


class MovementRow(ReportRow, frozen=True):
    """A movement of a patron's money outside a coup; pit and sequence identify it for good."""

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
    """The coup of a correction or of a meter's payment; 0 for any other movement."""
    wallet_change: Minor
    chips_change: Minor
    wallet_after: Minor
    chips_after: Minor
    """At the table."""
    funds_after: Minor
    by: str
    """Who moved it; empty if the patron did."""


class Finished(msgspec.Struct, frozen=True):
    """A finished coup with its wagers and seats."""

    coup: CoupRow
    wagers: tuple[WagerRow, ...]
    seats: tuple[SeatRow, ...]


class GameRow(ReportRow, frozen=True):
    """A game that a table has offered."""

    hash: str
    key: str
    name: str
    exponent: int
    banked: str
    body: bytes
    """The complete game as first logged, in JSON."""


class PatronRow(ReportRow, frozen=True):
    """A patron's money by the log of one pit."""

    pit: PitId
    patron: PatronId
    simulated: bool
    wallet: Minor
    """What this pit paid into the wallet less what it took out; with one pit, the balance."""
    funds: Minor
    """The wallet, chips, and what is in play until it is settled."""


class BetHourRow(ReportRow, frozen=True):
    """The wagers on one bet at one table, settled in one hour."""

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
    """Wagers returned by a void coup; no other field counts them."""
    spread_high: int
    spread_low: int
    """The sum over coups of the squared stake on the bet: one number in two columns."""


class TableHourRow(ReportRow, frozen=True):
    """The activity at one table in one hour."""

    hour: int
    pit: PitId
    table: TableId
    game_hash: str
    simulated: bool
    coups: int
    """Settled coups. A coup is simulated if it has patrons and all of them are simulated."""
    voids: int
    passed: int
    fees: Minor
    drop: Minor
    """Money exchanged for chips."""


class ShoeRow(ReportRow, frozen=True):
    """A shoe at a table, and its place in the log."""

    pit: PitId
    table: TableId
    shoe: int
    game_hash: str
    commitment: str
    began: int
    """The log entry that started it."""
    began_ms: Ms
    ended: int | None
    """The entry that ended it; None while it is in use."""
    ended_ms: Ms | None
    retired: str
    """Why it could not be revealed; otherwise empty."""
    revealed: bool
    """Whether its order is published for verification."""


ActKind = Literal["setting", "incident", "people", "meter"]
"""What an act is about: settings, incidents and corrections, people, or meters."""


class ActRow(ReportRow, frozen=True):
    """A decision by a person, or an event that needs attention."""

    pit: PitId
    sequence: int
    time_ms: Ms
    kind: ActKind
    event: str
    """The kind of the event, such as `setting-changed`."""
    place: str
    """The table or the meter; empty for the house."""
    coup: int
    """The coup it is about; 0 if none."""
    what: str
    """What changed: a setting, a person, a card."""
    before: str
    after: str
    by: str
    authorised_by: str
    """The second person; empty if there was none."""
    why: str


class AccountQuarterRow(ReportRow, frozen=True):
    """What went into and out of an account in 15 minutes."""

    quarter: int
    pit: PitId
    account: str
    """The account in the ledger: all wallets are one, and so are all chips at a table."""
    into: Minor
    out: Minor


class MeterHourRow(ReportRow, frozen=True):
    """A meter at the end of an hour in which it changed."""

    hour: int
    pit: PitId
    meter: MeterId
    shown: Minor
    reserve: Minor
    overflow: Minor
    set_aside: Minor
    wagered: Minor
    """The total since the meter was opened, as are the next two."""
    hits: int
    paid: Minor


class CursorRow(ReportRow, frozen=True):
    """How far a pit's log has been read, with the hash of that entry."""

    pit: PitId
    sequence: int
    hash: bytes


class ProgressRow(ReportRow, frozen=True):
    """The follower's saved state of a table, or of the pit itself (empty stream)."""

    pit: PitId
    stream: str
    body: bytes
