"""Tables on the wire: what everybody sees, what a patron or the staff sees beside, the lobby."""

from typing import Literal

import msgspec

from puntobanco.core.game import Value
from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.server.message import Message


class PayLine(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a bet: when it pays, and what."""

    label: str
    pays: str


class BetArea(msgspec.Struct, frozen=True, kw_only=True):
    """A bet on the layout, as the sheet offers it."""

    key: str
    name: str
    side: str
    """player, banker, winner or line: the hand it is about."""
    pays: tuple[PayLine, ...]
    """Its rows, most important first as the sheet lists them."""
    odds: str
    """What the area prints: its best row."""
    up_to: bool
    """Whether `odds` are the best of many: the other rows pay less."""
    otherwise: tuple[PayLine, ...]
    """The rows that pay otherwise than `odds`, where they are few enough to be read at a glance."""
    minimum: Minor
    maximum: Minor
    stake: Minor | None
    """The one stake it takes, where it takes only one."""
    fee: Minor
    """The collection fee for it, where the table has fees."""
    fee_column: str
    """The column of the schedule that the fee stands in; empty where it bears none."""
    needs: tuple[str, ...]
    step: Minor
    """What a stake on it is a multiple of; `minimum` and `maximum` are."""
    meter: bool = False
    """Whether it is the progressive wager: a meter stands behind it."""
    closed: str = ""
    """Why it is not taken now, where it is not."""


class SettingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A setting as it stands."""

    key: str
    label: str
    value: Value
    editable: bool
    rule: bool
    """Whether it changes only with the table closed."""
    choices: tuple[Value, ...]


class TableInfo(Message, frozen=True, tag="table", kw_only=True):
    """What a table is: sent when it is first watched and when a setting has changed."""

    table: TableId
    name: str
    game: str
    """The game's key."""
    title: str
    """The game's name."""
    game_hash: str
    source: str
    mode: Literal["automatic", "dealer"]
    player_dealt: bool
    currency: str
    exponent: int
    decks: int
    seats: tuple[int, ...]
    bets: tuple[BetArea, ...]
    """In the order of settlement."""
    tier: str
    minimum: Minor
    maximum: Minor
    total_maximum: Minor | None
    denomination: Minor
    chips: tuple[Minor, ...]
    player_dealer_fee: Minor
    squeeze: bool
    colours: dict[str, str]
    """Of player, banker and tie, as #rrggbb."""
    settings: tuple[SettingShown, ...]
    notices: tuple[str, ...]
    meter: MeterId | None = None
    """The progressive meter that it shares, where it shares one."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A taken seat, as everybody at the table sees it."""

    seat: int
    simulated: bool = False
    wagers: dict[str, Minor] = {}
    rides: dict[str, str] = {}
    """The hand that a wager rides on, player or banker, for those that ride on a line wager."""
    fee: Minor = Minor(0)


class CardShown(msgspec.Struct, frozen=True, kw_only=True):
    """A dealt card; `card` is null while this viewer may not see it."""

    place: int
    hand: Literal["player", "banker"]
    card: str | None


class SettledShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a wager brought."""

    seat: int
    bet: str
    stake: Minor
    won: Minor
    stake_back: Minor
    commission: Minor = Minor(0)
    uncovered: Minor = Minor(0)


class ResultShown(msgspec.Struct, frozen=True, kw_only=True):
    """How a coup ended."""

    coup: int
    winner: Literal["player", "banker", "tie"]
    player: int
    banker: int
    natural: bool
    player_pair: bool
    banker_pair: bool
    settled: tuple[SettledShown, ...] = ()
    """Empty until it is settled."""


class PositionShown(msgspec.Struct, frozen=True, kw_only=True):
    """The player-dealer position."""

    holder: int | None
    offered: int | None
    bank: Minor
    hands: int
    hands_at_most: int
    declined: tuple[int, ...]


class ShoeShown(msgspec.Struct, frozen=True, kw_only=True):
    """The shoe on the table; never a card that has not been dealt."""

    number: int
    commitment: str
    cut_by: str | None
    """Null until it is cut."""
    burned: bool
    coups: int
    last_hand: bool


State = Literal[
    "table-closed",
    "disabled",
    "waiting",
    "new-shoe",
    "cut",
    "offer",
    "place-your-bets",
    "last-bets",
    "no-more-bets",
    "squeeze",
    "result",
    "void",
    "unclaimed",
]
"""What the table is doing, for the status line."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it at one moment."""

    state: State
    why: str
    """The reason of a void coup or of a disabled table."""
    phase: Literal["closed", "idle", "betting", "dealing", "result"]
    coup: int
    """The coup in progress, or the last one."""
    ends: Ms | None
    """When the present wait is over, where a clock runs."""
    last_bets: Ms | None
    """When LAST BETS begins."""
    seats: tuple[SeatShown, ...]
    cards: tuple[CardShown, ...]
    player: int | None
    """The points shown so far; null with no card or a hidden one."""
    banker: int | None
    next_hand: Literal["player", "banker"] | None
    """Where the tableau sends the next card."""
    result: ResultShown | None
    """Of this coup, or of the last one until the next begins."""
    squeezers: dict[str, int]
    """The seat that may turn each hand's cards."""
    totals: dict[str, Minor]
    """What stands on each bet at the whole table."""
    position: PositionShown | None
    shoe: ShoeShown | None
    waived: tuple[str, ...]
    fees_total: Minor


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened at the table; fields that do not apply are left out."""

    seq: int
    kind: str
    """What happened, such as `WagerPlaced` or `CardDealt`: one of the kinds of items."""
    at: Ms
    coup: int | None = None
    seat: int | None = None
    bet: str | None = None
    amount: Minor | None = None
    hand: str | None = None
    place: int | None = None
    card: str | None = None
    """A card as this viewer may see it; left out while it is face down."""
    cards: dict[int, str] = {}
    """Cards by place that lie open, where some were turned."""
    text: str | None = None
    """What is said in words; what it means depends on the kind."""


class Seen(Message, frozen=True, tag="seen", kw_only=True):
    """A table moved on: what happened since the last message, and how it stands now."""

    table: TableId
    seq: int
    at: Ms
    items: tuple[Item, ...]
    view: View
    gap: bool = False
    """Whether more was missed than is kept: the view is whole, the items are not."""


class OwnLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer's own limits, and the house's rules of responsible play, come to here."""

    stop: Literal["excluded", "cooling-off", "time-limit"] | None
    """Why the viewer may not sit, bring chips or bet; cashing out and leaving are free."""
    until: Ms | None
    """The end of a rest, or of the term of an exclusion."""
    loss_left: Minor | None
    """What may still be lost, all tables together; null without a limit."""
    time_ends: Ms | None
    """When the limit of time will be reached, seated on; null without one."""
    reality_check: int
    """Minutes between reminders of time and result; 0 for none."""
    session_display: bool
    """Whether time in session and net result are shown all the time."""


class Mine(Message, frozen=True, tag="mine", kw_only=True):
    """What only the viewer sees of the table: own seat, money, and what the buttons may do."""

    table: TableId
    seq: int
    seat: int | None
    wallet: Minor
    chips: Minor
    """CREDIT: chips at this table that are not on an area."""
    bet: Minor
    """BET: what stands in this coup."""
    fee: Minor
    """The fees that these wagers cost."""
    win: Minor
    """WIN: what the last settled coup returned to the patron, stakes included."""
    net: Minor
    """Won or lost at this table since sitting down."""
    seated_at: Ms | None
    acts: int
    """How many acts UNDO could take back."""
    can_repeat: bool
    """Whether there are wagers of an earlier coup that could be made again."""
    offered: bool
    """Whether the player-dealer position is offered to this seat."""
    player_dealer: bool
    may_bank: Minor
    """The largest bank the patron could post."""
    may_cut: bool
    holds: dict[str, tuple[CardShown, ...]]
    """Cards face down to others that the viewer may look at and turn, by hand."""
    own: OwnLimits


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A bead, ring or stroke at its place on a road."""

    column: int
    """Counted from 0 at the left."""
    row: int
    """Counted from 0 at the top."""
    colour: str
    """banker, player or tie on the bead plate and big road; red or blue on the others."""
    ties: int = 0
    """How many ties came behind it, on the big road."""
    banker_pair: bool = False
    player_pair: bool = False
    natural: bool = False


class Roads(Message, frozen=True, tag="roads", kw_only=True):
    """The five roads of the shoe and the totals beside them: a record, no forecast."""

    table: TableId
    seq: int
    games: int
    totals: dict[str, int]
    """Over these games: banker, player, tie, banker_pair, player_pair, natural."""
    bead_plate: tuple[Mark, ...]
    big_road: tuple[Mark, ...]
    big_eye_boy: tuple[Mark, ...]
    small_road: tuple[Mark, ...]
    cockroach_pig: tuple[Mark, ...]
    ask: dict[str, tuple[str | None, ...]]
    """What a Player and a Banker coup would write on the three derived roads."""


class Console(Message, frozen=True, tag="console", kw_only=True):
    """What only the staff of a dealer table sees."""

    table: TableId
    seq: int
    cards_used: int
    cards_left: int
    burn_option: str
    burn_due: int
    coups_left: int | None
    settles: bool
    """Whether END GAME may be pressed."""
    shoe_over: bool
    """Whether the last hand of the shoe has been dealt."""


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in small."""

    table: TableId
    name: str
    title: str
    game: str
    mode: Literal["automatic", "dealer"]
    state: State
    ends: Ms | None
    seats: int
    taken: int
    minimum: Minor
    maximum: Minor
    exponent: int
    currency: str
    coup: int
    big_road: tuple[Mark, ...]
    totals: dict[str, int]
    mine: bool
    """Whether the viewer sits there."""
    meter: MeterId | None = None
    jackpot: Minor | None = None
    """What its meter shows, where it shares one."""


class Lobby(Message, frozen=True, tag="lobby", kw_only=True):
    """All tables in small."""

    tables: tuple[LobbyTable, ...]
