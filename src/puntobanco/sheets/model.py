"""The shape of a rule sheet file: what may be written, before anything is merged or judged.

Every field is optional, because a fragment says only what it adds. The structs are also the
source of the JSON Schema for editors. A `description` is a key of the message catalogue: what is
expected at the place, the end of the error if a sheet has something else.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from puntobanco.core.money import AMOUNT, MOST_PLACES, PERCENT
from puntobanco.core.rows import PAYS
from puntobanco.people.rules import LEAST_WAIT_HOURS

_NO_BREAK = r"[^\x00-\x1f\x7f\u2028\u2029]*"
_ONE_LINE = rf"^{_NO_BREAK}\S{_NO_BREAK}$"
Line = Annotated[str, Meta(pattern=_ONE_LINE, description="sheet-expected-line")]
LineOrNone = Annotated[
    str, Meta(pattern=f"^{_NO_BREAK}$", description="sheet-expected-line-or-none")
]


def _written(pattern: str) -> dict[str, str]:
    """For editors alone: what reads such a text says more of one that it cannot read."""
    return {"pattern": f"^(?:{pattern})$"}


Money = Annotated[
    str | int,
    Meta(
        description="sheet-expected-amount",
        extra_json_schema=_written(AMOUNT),
    ),
]
Percent = Annotated[
    str, Meta(description="sheet-expected-rate", extra_json_schema=_written(PERCENT))
]
Payment = Annotated[
    str,
    Meta(
        description="sheet-expected-pays",
        extra_json_schema=_written(PAYS),
    ),
]
Key = Annotated[
    str,
    Meta(
        pattern="^[a-z0-9]+(-[a-z0-9]+)*$",
        description="sheet-expected-key",
    ),
]
Option = Annotated[str, Meta(pattern=r"^[^.\s]+$", description="sheet-expected-option")]
CurrencyCode = Annotated[str, Meta(pattern="^[A-Z]{3}$", description="sheet-expected-currency")]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$", description="sheet-expected-colour")]
Points = Annotated[int, Meta(ge=0, le=9)]
SomePoints = Annotated[Points | list[Points], Meta(description="sheet-expected-points")]
Sum = Annotated[int, Meta(ge=0, le=18)]
SomeSums = Annotated[Sum | list[Sum], Meta(description="sheet-expected-sums")]
Held = Annotated[int, Meta(ge=2, le=3)]
SomeHeld = Annotated[Held | list[Held], Meta(description="sheet-expected-held")]
Dealt = Annotated[int, Meta(ge=4, le=6)]
SomeDealt = Annotated[Dealt | list[Dealt], Meta(description="sheet-expected-dealt")]
AtLeastOne = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]
Suits = Literal["same", "mixed", "spades", "hearts", "diamonds", "clubs"]
Pair = Annotated[bool | Literal["suited"], Meta(description="sheet-expected-pair")]
Tag = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$",
        description="sheet-expected-language",
    ),
]
NameDoc = Annotated[
    # Not `Line`: msgspec 0.22 frees a pattern twice if a table is the alternative.
    Annotated[str, Meta(extra={"pattern": _ONE_LINE}, extra_json_schema={"pattern": _ONE_LINE})]
    | Annotated[dict[Tag, Line], Meta(min_length=1)],
    Meta(description="sheet-expected-name"),
]
"""A name or a notice: in one language, or in several."""
Scalar = Annotated[str | int | bool, Meta(description="sheet-expected-scalar")]


class Fragment(msgspec.Struct, forbid_unknown_fields=True):
    """The base of everything in a file: unknown keys are refused."""


class RowDoc(Fragment):
    """One row of a pay table; all its conditions hold together."""

    on: Literal["win", "lose", "tie", "any"]
    """How the hand fared by final totals; always written."""
    pays: Payment
    """What the stake comes to."""
    total: SomePoints | UnsetType = UNSET
    """The hand's final points."""
    over: SomePoints | UnsetType = UNSET
    """The other hand's final points."""
    by: SomePoints | UnsetType = UNSET
    """The difference of the points."""
    natural: bool | UnsetType = UNSET
    """Whether the hand is a two-card 8 or 9."""
    cards: SomeHeld | UnsetType = UNSET
    """How many cards the hand has."""
    dealt: SomeDealt | UnsetType = UNSET
    """How many cards the coup took."""
    ranks: Annotated[str, Meta(description="sheet-expected-ranks")] | UnsetType = UNSET
    """The cards of the hand, in any order."""
    suits: Suits | UnsetType = UNSET
    """The suits of all the hand's cards, a third one included."""
    coup_suits: Suits | UnsetType = UNSET
    """The suits of all cards dealt."""
    pair: Pair | UnsetType = UNSET
    """Whether the hand's first two cards share a rank, or rank and suit."""
    either_pair: Pair | UnsetType = UNSET
    """The same of one hand or the other, or of both."""
    both_pairs: Pair | UnsetType = UNSET
    """The same of both hands at once."""
    sum: SomeSums | UnsetType = UNSET
    """The points of both hands added up."""


class PaytableDoc(Fragment):
    """Rows read top down; the first match settles."""

    rows: list[RowDoc]
    """The first row that matches settles; none means lost."""
    commission: Percent | UnsetType = UNSET
    """What the house keeps of a win that pays `N to M`."""


class BetDoc(Fragment):
    """A bet: its hand, its pay table, and what a patron must also have bet."""

    name: NameDoc | UnsetType = UNSET
    """What screens and posted rules call it."""
    paytable: Annotated[str, Meta(description="sheet-expected-paytable")] | UnsetType = UNSET
    """What it pays, or that it is not offered."""
    side: Literal["player", "banker", "winner", "line"] | UnsetType = UNSET
    """The hand that its rows speak of; `line` is that of the patron's own line wager."""
    needs: list[Key] | UnsetType = UNSET
    """Bets of which the patron must have one as well when betting closes."""
    stake: Money | UnsetType = UNSET
    """The one stake that it takes, where it takes no other."""
    fee: Key | UnsetType = UNSET
    """The column of the fee schedule that a wager on it pays."""


class LimitDoc(Fragment):
    """Least and most on one bet."""

    min: Money | UnsetType = UNSET
    """The least on it."""
    max: Money | UnsetType = UNSET
    """The most on it."""


class TierDoc(Fragment):
    """One printed row of limits and fees."""

    min: Money | UnsetType = UNSET
    """The least on a bet."""
    max: Money | UnsetType = UNSET
    """The most on a bet."""
    total: Money | UnsetType = UNSET
    """The most one patron may have on all areas together."""
    bets: dict[Key, LimitDoc] | UnsetType = UNSET
    """Bets with limits of their own, by key."""
    fees: dict[Key, Money] | UnsetType = UNSET
    """Flat collection fees by column; `player-dealer` is what whoever banks pays for a hand."""


class SettingDoc(Fragment):
    """A setting: the place it decides, or partial sheets to choose from."""

    label: NameDoc | UnsetType = UNSET
    """What screens and posted rules call it."""
    value: Scalar | UnsetType = UNSET
    """What it is unless a profile or an operator says otherwise."""
    editable: bool | UnsetType = UNSET
    """Whether an operator may change it; not unless said."""
    sets: Annotated[str, Meta(description="sheet-expected-place")] | UnsetType = UNSET
    """The place that it decides."""
    choices: (
        Annotated[
            list[Scalar] | dict[Option, "ChoiceDoc"],
            Meta(description="sheet-expected-choices"),
        ]
        | UnsetType
    ) = UNSET
    """What it may be; a partial sheet is laid over when it is chosen."""
    min: Scalar | UnsetType = UNSET
    """The least it may be."""
    max: Scalar | UnsetType = UNSET
    """The most it may be."""
    when: dict[Key, Scalar] | UnsetType = UNSET
    """Values of other settings beside which alone it means something."""
    ours: bool | UnsetType = UNSET
    """Whether the house decides it and no printed line; posted with †."""


class CurrencyDoc(Fragment):
    """The currency amounts are written in."""

    code: CurrencyCode | UnsetType = UNSET
    """Its code."""
    exponent: Annotated[int, Meta(ge=0, le=MOST_PLACES)] | UnsetType = UNSET
    """How many decimal places its minor unit has."""


class CardsDoc(Fragment):
    """How cards come to the table."""

    decks: int | UnsetType = UNSET
    """How many decks the shoe holds."""
    cut: int | UnsetType = UNSET
    """How many cards lie behind the cut card."""
    burn: Literal[1, 2, 3] | UnsetType = UNSET
    """From a new shoe: 1 turns one card and burns its points, ten for a zero card; 2 burns one
    card; 3 none.
    """
    burn_between: bool | UnsetType = UNSET
    """Whether a card is burned between coups."""
    continuous: bool | UnsetType = UNSET
    """Whether each coup is dealt from a full shoe of its own."""


class RoundingDoc(Fragment):
    """How payments are rounded, once per wager."""

    unit: Money | UnsetType = UNSET
    """What a payment is rounded to."""
    direction: Literal["nearest", "patron", "house"] | UnsetType = UNSET
    """`nearest` gives halves to the patron; `patron` rounds up, `house` down."""


class BankingDoc(Fragment):
    """Who banks the table."""

    by: Literal["house", "player-dealer"] | UnsetType = UNSET
    """Who pays and collects."""
    seats: AtLeastOne | UnsetType = UNSET
    """Seats at the table; a player-dealer's table has one more."""
    skipped: list[AtLeastOne] | UnsetType = UNSET
    """Seat numbers that the layout leaves out, as some leave out 4."""
    coverage: Literal["gross", "net"] | UnsetType = UNSET
    """How far a bank reaches: `gross` uses it up by whatever is paid or collected, `net` lets
    collected money back later payments.
    """
    rotation: Literal["sheet", "every-hand"] | UnsetType = UNSET
    """When the position is offered again: as the printed sheet has it, or before every hand."""
    rotation_hands: AtLeastOne | UnsetType = UNSET
    """After how many hands, where the sheet has it so."""
    fees_taken: Literal["before-cards", "after-hand"] | UnsetType = UNSET
    """When collection fees are taken."""


class ConductDoc(Fragment):
    """What the table accepts beside the odds."""

    both_lines: bool | UnsetType = UNSET
    """Whether one patron may bet Player and Banker in one coup."""
    residual: bool | UnsetType = UNSET
    """Whether a credit below the minimum may be bet whole."""
    combined_pair_limit: bool | UnsetType = UNSET
    """Whether all pair bets share one maximum."""
    dummy_hand: bool | UnsetType = UNSET
    """Whether a coup is dealt without wagers."""
    pairs_closed_after: NotNegative | UnsetType = UNSET
    """The coup of the shoe after which pair bets close; 0 means never."""
    face_up: bool | UnsetType = UNSET
    """Whether all cards must be dealt face up, so that nobody squeezes."""
    exact_pays: bool | UnsetType = UNSET
    """Whether only stakes are taken that every pay of their bet pays in whole rounding units."""


class TableDoc(Fragment):
    """The table part: limits in force, chips, clocks."""

    tier: str | UnsetType = UNSET
    """The row of limits and fees in force, by its key."""
    chips: list[Money] | UnsetType = UNSET
    """Chips that a terminal offers."""
    denomination: Money | UnsetType = UNSET
    """Every stake is a multiple of it."""
    betting_s: NotNegative | UnsetType = UNSET
    """Seconds in which bets are taken at an automatic table."""
    last_bets_s: NotNegative | UnsetType = UNSET
    """The last seconds of these, in which patrons are warned."""
    max_difference: Money | UnsetType = UNSET
    """The most by which the table's Player and Banker totals may differ."""


class SqueezeDoc(Fragment):
    """Whether and how patrons reveal the cards."""

    on: bool | UnsetType = UNSET
    """Whether patrons reveal the cards."""
    first_cards_s: NotNegative | UnsetType = UNSET
    """Seconds for the first two cards of a hand."""
    third_card_s: NotNegative | UnsetType = UNSET
    """Seconds for a third card."""
    minimum: Money | UnsetType = UNSET
    """The least stake on a hand that gives the right to it."""


class ColoursDoc(Fragment):
    """Colours of the main areas, as #rrggbb."""

    player: Colour | UnsetType = UNSET
    """Of the Player area."""
    banker: Colour | UnsetType = UNSET
    """Of the Banker area."""
    tie: Colour | UnsetType = UNSET
    """Of the Tie area."""


class ProgressiveDoc(Fragment):
    """The meter behind the progressive bet."""

    seed: Money | UnsetType = UNSET
    """What the meter begins with, and begins again with after a 100 % award."""
    contribution: Percent | UnsetType = UNSET
    """What each wager adds to the meter."""
    reserve: Percent | UnsetType = UNSET
    """What each wager adds to the reserve, which joins the next seed."""
    limit: Money | UnsetType = UNSET
    """The most that the meter shows; what comes beyond it is kept as overflow."""
    split: Literal["winners", "participants"] | UnsetType = UNSET
    """Among whom a share of the meter is divided."""
    fixed_pays: Literal["tray", "meter"] | UnsetType = UNSET
    """Where pays that are no share of the meter come from."""
    system: Literal["keyed", "carded"] | UnsetType = UNSET
    """How an award is verified: by key, or by card."""
    executive_above: Money | UnsetType = UNSET
    """An award above this amount needs an executive's card."""


class PublishedDoc(Fragment):
    """A figure as the printed sheet has it, for `punto reconcile`."""

    figure: Literal["edge", "hit", "top-one-in", "mean-award", "seed"]
    """What the figure says: edge or chance of a win in percent, one in how many coups the top row
    comes, the mean 100 % award, the seed.
    """
    bet: Key
    """The bet that it is about."""
    printed: Annotated[
        str,
        Meta(
            pattern=r"^-?[$€£]?[0-9][0-9,]*(\.[0-9]+)? ?%?$",
            description="sheet-expected-figure",
        ),
    ]
    """The figure itself."""
    decks: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """Decks that it is printed for, where these are not the game's."""
    hands: Literal["player", "banker", "either"] | UnsetType = UNSET
    """The hands that a progressive wager wins on there, where that is printed."""
    settings: dict[Key, Scalar] | UnsetType = UNSET
    """Settings under which the printed percentage comes out, to one percentage point: named where a
    game is set otherwise.
    """


class ChoiceDoc(Fragment):
    """What a choice of a setting may say: anything of a sheet but settings."""

    order: list[Key] | UnsetType = UNSET
    """Every bet once, in the order wagers are settled."""
    paytables: dict[Key, PaytableDoc] | UnsetType = UNSET
    """Pay tables by name; one is never redefined."""
    bets: dict[Key, BetDoc] | UnsetType = UNSET
    """Bets by key."""
    tiers: dict[Key, TierDoc] | UnsetType = UNSET
    """Rows of limits and fees by key."""
    currency: CurrencyDoc | UnsetType = UNSET
    """The currency of the house."""
    cards: CardsDoc | UnsetType = UNSET
    """How cards come to the table."""
    rounding: RoundingDoc | UnsetType = UNSET
    """How payments are rounded."""
    banking: BankingDoc | UnsetType = UNSET
    """Who banks the table."""
    conduct: ConductDoc | UnsetType = UNSET
    """What the table accepts beside the odds."""
    table: TableDoc | UnsetType = UNSET
    """Limits in force, chips, clocks; may change between coups."""
    squeeze: SqueezeDoc | UnsetType = UNSET
    """Whether and how patrons reveal the cards."""
    colours: ColoursDoc | UnsetType = UNSET
    """Colours of the main areas."""
    progressive: ProgressiveDoc | UnsetType = UNSET
    """The meter behind the progressive bet."""
    notices: dict[Key, NameDoc] | UnsetType = UNSET
    """Lines to post, by a name of their own."""


class SheetDoc(ChoiceDoc):
    """A whole file: a part, and where it is a game its key, name and source."""

    key: Key | UnsetType = UNSET
    """The key in the protocol; never inherited, and not the key of a built-in game."""
    name: NameDoc | UnsetType = UNSET
    """The name on screens and posted rules; never inherited."""
    source: Line | UnsetType = UNSET
    """The title of the printed sheet; never inherited."""
    extends: (
        Annotated[
            str | list[str],
            Meta(description="sheet-expected-sheets"),
        ]
        | UnsetType
    ) = UNSET
    """What it is laid over."""
    settings: dict[Key, SettingDoc] | UnsetType = UNSET
    """Settings by key."""
    published: list[PublishedDoc] | UnsetType = UNSET
    """Figures that the printed sheet has, for `punto reconcile`."""


Minutes = Annotated[int, Meta(ge=0, le=1440, description="sheet-expected-minutes")]
Hours = Annotated[int, Meta(ge=1, le=1008, description="sheet-expected-hours")]
Days = Annotated[int, Meta(ge=1, le=3650, description="sheet-expected-days")]


class HouseDoc(Fragment, rename="kebab"):
    """What a profile says about the house itself, whatever game is played."""

    minimum_age: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    """The age from which one may play; 0 where none is printed."""
    help_line: LineOrNone | UnsetType = UNSET
    """The line for help with gambling."""
    session_display: bool | UnsetType = UNSET
    """Whether a terminal shows the time in session and the net result."""
    reality_check_minutes: Minutes | UnsetType = UNSET
    """How often a patron is reminded who has chosen nothing else; 0 for never."""
    reality_check_choices: list[Minutes] | UnsetType = UNSET
    """What a patron may choose, in minutes; 0 for never."""
    limits_first: bool | UnsetType = UNSET
    """Whether a patron is asked about limits before the first wager."""
    looser_after_hours: Annotated[int, Meta(ge=LEAST_WAIT_HOURS, le=1008)] | UnsetType = UNSET
    """How many hours a looser limit waits before it holds."""
    cool_off_hours: list[Hours] | UnsetType = UNSET
    """For how many hours a patron may choose to rest."""
    exclusion_days: list[Days] | UnsetType = UNSET
    """For how many days patrons may exclude themselves."""
    simulated_patrons: bool | UnsetType = UNSET
    """Whether programs may play beside people, marked as such."""


class ProfileDoc(Fragment):
    """A named file of settings and locks: a jurisdiction, or a mode of play."""

    key: Key
    """Its wire name."""
    name: NameDoc
    """The name on screens and posted rules."""
    source: Line | UnsetType = UNSET
    """What it rests on."""
    extends: (
        Annotated[
            str | list[str],
            Meta(description="sheet-expected-profiles"),
        ]
        | UnsetType
    ) = UNSET
    """What it is laid over."""
    games: list[Key] | UnsetType = UNSET
    """The games that it offers; all where none is named."""
    settings: dict[Key, Scalar] | UnsetType = UNSET
    """Values by setting."""
    editable: dict[str, bool] | UnsetType = UNSET
    """Locks by setting: `false` locks, `true` unlocks, `"*"` speaks of all that are not named."""
    house: HouseDoc | UnsetType = UNSET
    """What it says about the house itself."""
    notices: dict[Key, NameDoc] | UnsetType = UNSET
    """Lines to post, by a name of their own."""
    basis: dict[str, Line] | UnsetType = UNSET
    """By place, such as `house.help-line`, the printed sheet or standard that gives it."""
