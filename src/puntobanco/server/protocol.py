"""The socket protocol: every message a screen sends or gets, as documented values.

Text frames of JSON, one message a frame, told apart by `type`. Money is whole minor units, time is
milliseconds since 1970 (UTC). A table's messages carry `seq`, the place in the pit's log that they
show: a client that reconnects names the last one it has seen and gets what it missed.
"""

from typing import Literal

import msgspec

from puntobanco.core.game import Value
from puntobanco.core.ids import CommandId, MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.people.decide import PeopleRefusal
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.state import Parameters, Rates
from puntobanco.table.commands import WireCommand
from puntobanco.table.refusals import Refusal

PROTOCOL = 1
"""Another number is another protocol; a client of another number is told so and let go."""

MOST_FRAME_BYTES = 16_384
"""The longest frame a client may send."""


class _Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages; subclasses name their tag."""


# --- What a client sends -----------------------------------------------------------------------


class Hello(_Message, frozen=True, tag="hello", kw_only=True):
    """The first message: which protocol, the session's token, and the language of texts."""

    protocol: int
    token: str = ""
    """The token of the session, from `GET /api/session`; empty for a visitor who only looks."""
    language: Literal["en", "zh-Hans", "zh-Hant"] = "en"


class Watch(_Message, frozen=True, tag="watch", kw_only=True):
    """Show me a table; `after` is the last `seq` seen of it, where there is one."""

    table: TableId
    after: int | None = None


class Unwatch(_Message, frozen=True, tag="unwatch", kw_only=True):
    """Show me the table no more."""

    table: TableId


class WatchLobby(_Message, frozen=True, tag="watch-lobby"):
    """Show me all tables in small."""


class Do(_Message, frozen=True, tag="do", kw_only=True):
    """A command for a table, under an id of the client's making; a retry uses the same id."""

    id: CommandId
    table: TableId
    command: WireCommand
    approval: str | None = None
    """The reference of an approval that a second person gave."""


class WatchMeter(_Message, frozen=True, tag="watch-meter", kw_only=True):
    """Show me a progressive meter."""

    meter: MeterId


class UnwatchMeter(_Message, frozen=True, tag="unwatch-meter", kw_only=True):
    """Show me the meter no more."""

    meter: MeterId


class DoMeter(_Message, frozen=True, tag="do-meter", kw_only=True):
    """A command of staff for a meter, under an id of the client's making, as at a table."""

    id: CommandId
    meter: MeterId
    command: WireMeterCommand
    approval: str | None = None
    """The reference of an approval that a second person gave."""


class Ping(_Message, frozen=True, tag="ping", kw_only=True):
    """Are you there? Answered by a pong of the same number."""

    n: int


FromClient = Hello | Watch | Unwatch | WatchLobby | Do | WatchMeter | UnwatchMeter | DoMeter | Ping


# --- What a client gets ------------------------------------------------------------------------


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who the server takes the client for."""

    patron: str | None = None
    staff: str | None = None
    roles: tuple[str, ...] = ()


class Welcome(_Message, frozen=True, tag="welcome", kw_only=True):
    """The answer to a good hello."""

    protocol: int
    at: Ms
    you: You
    others: tuple[str, ...] = ()
    """Where the other processes of the house are reached, should this one be lost."""


class BetArea(msgspec.Struct, frozen=True, kw_only=True):
    """A bet on the layout, as the sheet offers it."""

    key: str
    name: str
    side: str
    """player, banker, winner or line: the hand it is about."""
    pays: tuple[str, ...]
    """Its pay lines in words, most important first as the sheet lists them."""
    odds: str
    """What the area prints: its best row."""
    minimum: Minor
    maximum: Minor
    stake: Minor | None
    """The one stake it takes, where it takes only one."""
    fee: Minor
    """The collection fee for it, where the table has fees."""
    fee_column: str
    """The column of the schedule that the fee stands in; empty where it bears none."""
    needs: tuple[str, ...]
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


class TableInfo(_Message, frozen=True, tag="table", kw_only=True):
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
    """The kind of the event, such as `WagerPlaced` or `CardDealt`."""
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


class Seen(_Message, frozen=True, tag="seen", kw_only=True):
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


class Mine(_Message, frozen=True, tag="mine", kw_only=True):
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
    row: int
    colour: str
    """banker, player or tie on the bead plate and big road; red or blue on the others."""
    ties: int = 0
    banker_pair: bool = False
    player_pair: bool = False
    natural: bool = False


class Roads(_Message, frozen=True, tag="roads", kw_only=True):
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


class Console(_Message, frozen=True, tag="console", kw_only=True):
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


class Lobby(_Message, frozen=True, tag="lobby", kw_only=True):
    """All tables in small."""

    tables: tuple[LobbyTable, ...]


# --- Meters ------------------------------------------------------------------------------------


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
    seats: tuple[int, ...]
    amount: Minor
    won: str
    """What the cards made."""
    after: Minor
    """What the meter began with again."""
    at: Ms


MeterState = Literal["up", "disabled", "faulted"]
"""Whether wagers may be made on a meter."""


class MeterShown(_Message, frozen=True, tag="meter", kw_only=True):
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
    verified_by: str
    verified_with: str
    """Whose card or key logged it."""
    paid_by: str
    ended_by: str
    ended_why: str


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


class MeterHands(_Message, frozen=True, tag="meter-hands", kw_only=True):
    """What those who run tables see of a meter: hands, marks, and the steps of verification."""

    meter: MeterId
    seq: int
    system: Literal["keyed", "carded"]
    why: str
    """Why the meter is disabled or faulted."""
    hands: tuple[HandShown, ...]


class MeterDesk(_Message, frozen=True, tag="meter-desk", kw_only=True):
    """What those see of a meter who answer for its money."""

    meter: MeterId
    seq: int
    why: str
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


class Done(_Message, frozen=True, tag="done", kw_only=True):
    """The answer to a command; an acceptance is durable when it comes."""

    id: CommandId
    answer: Accepted | Refusal | PeopleRefusal | MeterRefusal
    sentence: str
    """The answer in one sentence of the viewer's language."""


class Fault(_Message, frozen=True, tag="fault", kw_only=True, omit_defaults=True):
    """A message that was not understood or not allowed; nothing happened."""

    code: Literal[
        "malformed",
        "oversized",
        "protocol",
        "hello",
        "no-such-table",
        "no-such-meter",
        "too-fast",
    ]
    message: str
    id: CommandId | None = None
    """The command that was not carried out, where the message was one that could be read."""


class Pong(_Message, frozen=True, tag="pong", kw_only=True):
    """I am here."""

    n: int
    at: Ms


class Bye(_Message, frozen=True, tag="bye", kw_only=True):
    """The last message before the server closes."""

    why: Literal[
        "signed-out",
        "locked",
        "expired",
        "disabled",
        "barred",
        "dismissed",
        "new-roles",
        "new-password",
        "protocol",
        "too-slow",
        "stopping",
    ]
    """After `new-roles` a client connects again; after `locked` it asks for the password."""


class Elsewhere(_Message, frozen=True, tag="elsewhere", kw_only=True):
    """The tables are served by another process of the house: look here, and ask there."""

    address: str
    """Where that process is reached; empty while nobody serves them, for a few seconds."""
    id: CommandId | None = None
    """The command that was not carried out here, where it was one: send it again, there."""


ToClient = (
    Welcome
    | TableInfo
    | Seen
    | Mine
    | Roads
    | Console
    | Lobby
    | MeterShown
    | MeterHands
    | MeterDesk
    | Done
    | Fault
    | Pong
    | Elsewhere
    | Bye
)
