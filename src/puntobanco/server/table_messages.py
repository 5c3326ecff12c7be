"""Messages about tables: the public view, the views of patrons and staff, and the lobby."""

from typing import Literal

import msgspec

from puntobanco.core.game import Value
from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.server.message import Message


class StatedFact(msgspec.Struct, frozen=True, kw_only=True):
    """A reason that the house states: a message of the catalogue, in no language yet."""

    code: str
    """The key of the message."""
    params: dict[str, "str | int | StatedFact"]
    """Its values, by name."""


class PayLine(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a bet: its condition and its payout."""

    label: str
    pays: str


class BetArea(msgspec.Struct, frozen=True, kw_only=True):
    """A bet on the layout, as the sheet offers it."""

    key: str
    name: str
    side: str
    """The hand it is about: player, banker, winner or line."""
    pays: tuple[PayLine, ...]
    """Its rows in the order of the sheet, most important first."""
    odds: str
    """The odds printed on the area: those of its best row."""
    up_to: bool
    """Whether other rows pay less than `odds`."""
    otherwise: tuple[PayLine, ...]
    """The rows with other payouts than `odds`, if they are few enough to read at a glance."""
    minimum: Minor
    maximum: Minor
    stake: Minor | None
    """The only stake it takes, if there is only one."""
    fee: Minor
    """Its collection fee, if the table has fees."""
    fee_column: str
    """Its column in the fee schedule; empty if it has no fee."""
    needs: tuple[str, ...]
    step: Minor
    """Stakes are multiples of this; `minimum` and `maximum` are, too."""
    meter: bool = False
    """Whether it is the progressive wager, linked to a meter."""
    closed: str = ""
    """Why it is closed now; empty if it is open."""
    seats: dict[int, str] = {}
    """The suits of each seat, if it gives suits to seats."""
    after_four: bool = False
    """Whether it is made after four cards, in the coups that `View.mid_coup` names."""


class SettingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A setting and its current value."""

    key: str
    label: str
    value: Value
    editable: bool
    rule: bool
    """Whether it can change only while the table is closed."""
    choices: tuple[Value, ...]


class TableInfo(Message, frozen=True, tag="table", kw_only=True):
    """The description of a table. Sent when it is first watched, and after a setting changed."""

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
    """The colours of player, banker and tie, as #rrggbb."""
    settings: tuple[SettingShown, ...]
    notices: tuple[str, ...]
    meter: MeterId | None = None
    """The progressive meter that it is linked to, if any."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A taken seat, as everybody at the table sees it."""

    seat: int
    simulated: bool = False
    wagers: dict[str, Minor] = {}
    rides: dict[str, str] = {}
    """For wagers that ride on a line wager: the hand, player or banker."""
    fee: Minor = Minor(0)


class CardShown(msgspec.Struct, frozen=True, kw_only=True):
    """A dealt card. `card` is null while this viewer may not see it."""

    place: int
    hand: Literal["player", "banker"]
    card: str | None


class SettledShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settlement of a wager."""

    seat: int
    bet: str
    stake: Minor
    won: Minor
    stake_back: Minor
    commission: Minor = Minor(0)
    uncovered: Minor = Minor(0)


Winner = Literal["player", "banker", "tie"]
"""The hand that won a coup, or a tie."""


class ResultShown(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a coup."""

    coup: int
    winner: Winner
    player: int
    banker: int
    natural: bool
    player_pair: bool
    banker_pair: bool
    settled: tuple[SettledShown, ...] = ()
    """Empty until the coup is settled."""


class PositionShown(msgspec.Struct, frozen=True, kw_only=True):
    """The player-dealer position."""

    holder: int | None
    offered: int | None
    bank: Minor
    hands: int
    hands_at_most: int
    declined: tuple[int, ...]


class ShoeShown(msgspec.Struct, frozen=True, kw_only=True):
    """The shoe in use. Never includes a card that has not been dealt."""

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
    "mid-coup",
    "squeeze",
    "result",
    "void",
    "unclaimed",
]
"""What the table is doing, for the status line."""


class MidCoupBet(msgspec.Struct, frozen=True, kw_only=True):
    """A bet on offer after four cards, with its price on these cards out of a full shoe."""

    bet: str
    edge: str
    """The exact house edge in percent, with two places."""
    hit: str
    """The exact chance of a win in percent, with two places."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The public view of a table at one moment."""

    state: State
    why: str | StatedFact
    """The reason for a void coup or for disabling the table: somebody's words, or a fact."""
    phase: Literal["closed", "idle", "betting", "dealing", "mid-coup", "result"]
    coup: int
    """The coup in progress, or the last one."""
    ends: Ms | None
    """When the current wait ends, if there is a time limit."""
    last_bets: Ms | None
    """When LAST BETS begins."""
    seats: tuple[SeatShown, ...]
    cards: tuple[CardShown, ...]
    player: int | None
    """The points shown so far. Null without cards, or with a face-down card."""
    banker: int | None
    next_hand: Literal["player", "banker"] | None
    """The hand that receives the next card."""
    result: ResultShown | None
    """The result of this coup, or of the last one until the next begins."""
    squeezers: dict[str, int]
    """The seat that may turn each hand's cards."""
    totals: dict[str, Minor]
    """Total stakes on each bet at the table."""
    position: PositionShown | None
    shoe: ShoeShown | None
    waived: tuple[str, ...]
    fees_total: Minor
    mid_coup: tuple[MidCoupBet, ...] = ()
    """The bets on offer in the middle of the coup."""


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event at the table. Fields that do not apply are left out."""

    seq: int
    kind: str
    """The kind of event, such as `WagerPlaced` or `CardDealt`: one of the kinds of items."""
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
    """The face-up cards by place, after cards were turned."""
    text: str | StatedFact | None = None
    """A text whose meaning depends on the kind. A reason of the house is a fact."""
    needs: tuple[str, ...] = ()
    """The bets of which a returned one needs one."""


class Seen(Message, frozen=True, tag="seen", kw_only=True):
    """An update of a table: events since the last message, and the current view."""

    table: TableId
    seq: int
    at: Ms
    items: tuple[Item, ...]
    view: View
    gap: bool = False
    """Whether more events were missed than are kept. The view is complete, the items are not."""


class OwnLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The effect of the viewer's own limits and of the house's rules of responsible play."""

    stop: Literal["excluded", "cooling-off", "time-limit"] | None
    """Why the viewer may not sit, buy chips or bet. Cashing out and leaving are always possible."""
    until: Ms | None
    """The end of a break, or of an exclusion's term."""
    loss_left: Minor | None
    """What may still be lost at all tables together; null without a limit."""
    time_ends: Ms | None
    """When the time limit is reached if the viewer stays seated; null without a limit."""
    reality_check: int
    """Minutes between reality checks; 0 for none."""
    session_display: bool
    """Whether session time and net result are always displayed."""


class Mine(Message, frozen=True, tag="mine", kw_only=True):
    """The viewer's own view of the table: seat, money, and available actions."""

    table: TableId
    seq: int
    seat: int | None
    wallet: Minor
    chips: Minor
    """CREDIT: chips at this table that are not wagered."""
    bet: Minor
    """BET: stakes in this coup."""
    fee: Minor
    """The fees for these wagers."""
    win: Minor
    """WIN: what the last settled coup returned to the patron, including stakes."""
    net: Minor
    """Net result at this table since sitting down."""
    seated_at: Ms | None
    acts: int
    """How many actions UNDO can take back."""
    can_repeat: bool
    """Whether wagers of an earlier coup can be repeated."""
    offered: bool
    """Whether the player-dealer position is offered to this seat."""
    player_dealer: bool
    may_bank: Minor
    """The largest bank that the patron can post."""
    may_cut: bool
    holds: dict[str, tuple[CardShown, ...]]
    """Face-down cards that only the viewer may look at and turn, by hand."""
    own: OwnLimits


class RoadMark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A bead, ring or stroke, and its place on a road."""

    column: int
    """Counted from 0 at the left."""
    row: int
    """Counted from 0 at the top."""
    colour: str
    """banker, player or tie on the bead plate and big road; red or blue on the others."""
    ties: int = 0
    """Ties that followed it, on the big road."""
    banker_pair: bool = False
    player_pair: bool = False
    natural: bool = False


class DerivedRoadShown(msgspec.Struct, frozen=True, kw_only=True):
    """A road derived from the big road."""

    key: str
    name: StatedFact
    shape: Literal["ring", "disc", "slash"]
    """How its marks are drawn."""
    marks: tuple[RoadMark, ...]
    ask: dict[str, str | None]
    """The mark that a Player or Banker win would add."""


class RoadsMessage(Message, frozen=True, tag="roads", kw_only=True):
    """The roads of the shoe with their totals: a record, not a forecast."""

    table: TableId
    seq: int
    games: int
    totals: dict[str, int]
    """In these coups: banker, player, tie, banker_pair, player_pair, natural."""
    bead_plate: tuple[RoadMark, ...]
    big_road: tuple[RoadMark, ...]
    derived: tuple[DerivedRoadShown, ...]


class Console(Message, frozen=True, tag="console", kw_only=True):
    """The additional view for the staff of a dealer's table."""

    table: TableId
    seq: int
    cards_used: int
    cards_left: int
    burn_option: str
    burn_due: int
    coups_left: int | None
    settles: bool
    """Whether END GAME can be pressed."""
    shoe_over: bool
    """Whether the last coup of the shoe has been dealt."""


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """The summary of a table."""

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
    big_road: tuple[RoadMark, ...]
    totals: dict[str, int]
    mine: bool
    """Whether the viewer is seated there."""
    meter: MeterId | None = None
    jackpot: Minor | None = None
    """The amount of its meter, if it is linked to one."""


class Lobby(Message, frozen=True, tag="lobby", kw_only=True):
    """A summary of every table."""

    tables: tuple[LobbyTable, ...]
