"""The types of a rule sheet file: what it may contain, before merging and validation.

Every field is optional, because a fragment contains only what it adds: a value that is not given
is UNSET, a table that is not given is empty. The structs are also the source of the JSON Schema for
editors. A `description` is a key of the message catalogue: the text
that says what is expected, at the end of the error for a wrong value.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from puntobanco.core.conditions import (
    Choice,
    Counts,
    Flag,
    FlagOrWord,
    Form,
    Notation,
    NotationOrList,
    WholeNumbers,
)
from puntobanco.core.money import AMOUNT, MOST_PLACES, PERCENT
from puntobanco.core.rows import CONDITIONS, EARLY, PAYS
from puntobanco.people.rules import LEAST_WAIT_HOURS

T = TypeVar("T")

_NO_BREAK = r"[^\x00-\x1f\x7f\u2028\u2029]*"
_ONE_LINE = rf"^{_NO_BREAK}\S{_NO_BREAK}$"
Line = Annotated[str, Meta(pattern=_ONE_LINE, description="sheet-expected-line")]
LineOrNone = Annotated[
    str, Meta(pattern=f"^{_NO_BREAK}$", description="sheet-expected-line-or-none")
]


def _written(pattern: str) -> dict[str, str]:
    """A pattern for editors only: the parser of the text gives a better error than a pattern."""
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
AtLeastOne = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]
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
"""A name or a notice, in one language or in several."""
Scalar = Annotated[str | int | bool, Meta(description="sheet-expected-scalar")]


class Fragment(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all tables in a file. Unknown keys are refused."""


def given(value: T | UnsetType) -> T | None:
    """A value of a file, or None if the file does not give it."""
    return None if isinstance(value, UnsetType) else value


def _form_type(form: Form) -> Any:
    """The type of a condition's value in a file."""
    match form:
        case WholeNumbers(least, most, expected):
            one = Annotated[int, Meta(ge=least, le=most)]
            return Annotated[one | list[one], Meta(description=expected)]
        case Flag():
            return bool
        case Choice(words):
            return Literal[tuple(word.value for word in words)]
        case FlagOrWord(words, expected):
            return Annotated[bool | Literal[words], Meta(description=expected)]
        case Notation(_, expected):
            return Annotated[str, Meta(description=expected)]
        case NotationOrList(_, expected):
            return Annotated[str | list[str], Meta(description=expected)]
        case Counts(_, numbers, expected):
            number = _form_type(numbers)
            # The type is made at run time, like the struct that uses it.
            return Annotated[dict[str, number], Meta(description=expected)]  # type: ignore[valid-type]
        case _:
            assert_never(form)


class PaidRow(Fragment):
    """What every row of a pay table says: a result and its payout."""

    on: Literal["win", "lose", "tie", "any"]
    pays: Payment


if TYPE_CHECKING:
    RowDoc: TypeAlias = PaidRow
else:
    RowDoc = msgspec.defstruct(
        "RowDoc",
        [(key, _form_type(one.form) | UnsetType, UNSET) for key, one in CONDITIONS.items()],
        bases=(PaidRow,),
        module=__name__,
        namespace={"__doc__": "One row of a pay table. It matches if all its conditions hold."},
    )
    """One row of a pay table, with a key for each condition that `core.rows.Row` declares."""


class PaytableDoc(Fragment):
    """A pay table: rows are read from the top, and the first match settles."""

    rows: list[RowDoc]
    """The rows from the top. A wager that matches none is lost."""
    commission: Percent | UnsetType = UNSET
    """The share of a win kept by the house, for rows that pay `N to M`."""


if TYPE_CHECKING:
    OfferDoc: TypeAlias = Fragment
else:
    OfferDoc = msgspec.defstruct(
        "OfferDoc",
        [(key, _form_type(CONDITIONS[key].form) | UnsetType, UNSET) for key in EARLY],
        bases=(Fragment,),
        module=__name__,
        namespace={"__doc__": "The first four cards after which a bet is offered."},
    )
    """Conditions that the first four cards decide; all must hold."""


class BetDoc(Fragment):
    """A bet: its hand, its pay table, and other bets that it requires."""

    name: NameDoc | UnsetType = UNSET
    """The name on screens and posted rules."""
    paytable: Annotated[str, Meta(description="sheet-expected-paytable")] | UnsetType = UNSET
    """The pay table, or `off` if the bet is not offered."""
    side: Literal["player", "banker", "winner", "line"] | UnsetType = UNSET
    """The hand that its rows refer to; `line` is the hand of the patron's line wager."""
    needs: list[Key] | UnsetType = UNSET
    """Bets of which the patron must also have at least one when betting closes."""
    stake: Money | UnsetType = UNSET
    """The only stake that the bet accepts, if it is fixed."""
    fee: Key | UnsetType = UNSET
    """The column of the fee schedule for wagers on it."""
    seat_suits: list[str] | UnsetType = UNSET
    """For each seat in order the suits of the Player hand and of the Banker hand, such as
    'hearts clubs', for rows with seat_suits."""
    after_four_cards: list[OfferDoc] | UnsetType = UNSET
    """For a bet made after four cards: it is offered if one of these matches and a card follows."""


class LimitDoc(Fragment):
    """Minimum and maximum for one bet."""

    min: Money | UnsetType = UNSET
    """The minimum."""
    max: Money | UnsetType = UNSET
    """The maximum."""


class TierDoc(Fragment):
    """One printed row of limits and fees."""

    min: Money | UnsetType = UNSET
    """The minimum per bet."""
    max: Money | UnsetType = UNSET
    """The maximum per bet."""
    total: Money | UnsetType = UNSET
    """The maximum total stake of one patron on all areas."""
    bets: dict[Key, LimitDoc] = field(default_factory=dict)
    """Bets with their own limits, by key."""
    fees: dict[Key, Money] = field(default_factory=dict)
    """Flat collection fees by column; `player-dealer` is the player-dealer's fee per coup."""


class SettingDoc(Fragment):
    """A setting: the place that it sets, or partial sheets to choose from."""

    label: NameDoc | UnsetType = UNSET
    """The name on screens and posted rules."""
    value: Scalar | UnsetType = UNSET
    """The default, used unless a profile or an operator overrides it."""
    editable: bool | UnsetType = UNSET
    """Whether an operator may change it (default: no)."""
    sets: Annotated[str, Meta(description="sheet-expected-place")] | UnsetType = UNSET
    """The place that it sets."""
    choices: (
        Annotated[
            list[Scalar] | dict[Option, "ChoiceDoc"],
            Meta(description="sheet-expected-choices"),
        ]
        | UnsetType
    ) = UNSET
    """The allowed values. A partial sheet overrides the sheet while it is chosen."""
    min: Scalar | UnsetType = UNSET
    """The smallest allowed value."""
    max: Scalar | UnsetType = UNSET
    """The largest allowed value."""
    when: dict[Key, Scalar] = field(default_factory=dict)
    """Values that other settings must have for this one to apply."""
    ours: bool | UnsetType = UNSET
    """Whether it is decided by the house and not by a printed line; posted with †."""


class CurrencyDoc(Fragment):
    """The currency of all amounts."""

    code: CurrencyCode | UnsetType = UNSET
    """The code."""
    exponent: Annotated[int, Meta(ge=0, le=MOST_PLACES)] | UnsetType = UNSET
    """The number of decimal places of the minor unit."""


class CardsDoc(Fragment):
    """How cards are dealt from a shoe."""

    decks: int | UnsetType = UNSET
    """The number of decks in the shoe."""
    cut: int | UnsetType = UNSET
    """The number of cards behind the cut card."""
    burn: Literal[1, 2, 3] | UnsetType = UNSET
    """From a new shoe: 1 turns one card and burns its points, ten for a zero-point card; 2 burns
    one card; 3 burns none."""
    burn_between: bool | UnsetType = UNSET
    """Whether a card is burned between coups."""
    continuous: bool | UnsetType = UNSET
    """Whether each coup is dealt from a full shoe."""


class RoundingDoc(Fragment):
    """How payments are rounded, once per wager."""

    unit: Money | UnsetType = UNSET
    """The unit that payments are rounded to."""
    direction: Literal["nearest", "patron", "house"] | UnsetType = UNSET
    """`nearest` gives halves to the patron; `patron` rounds up, `house` down."""


class BankingDoc(Fragment):
    """Who banks the table."""

    by: Literal["house", "player-dealer"] | UnsetType = UNSET
    """Who pays and collects wagers."""
    seats: AtLeastOne | UnsetType = UNSET
    """Number of seats; a player-dealer's table has one more."""
    skipped: list[AtLeastOne] | UnsetType = UNSET
    """Seat numbers that the layout omits, such as 4."""
    coverage: Literal["gross", "net"] | UnsetType = UNSET
    """What a bank covers: with `gross` all amounts paid or collected use it up, with `net`
    collected money covers later payments."""
    rotation: Literal["sheet", "every-hand"] | UnsetType = UNSET
    """When the position is offered again: as on the printed sheet, or before every coup."""
    rotation_hands: AtLeastOne | UnsetType = UNSET
    """The number of coups between offers, for `sheet`."""
    fees_taken: Literal["before-cards", "after-hand"] | UnsetType = UNSET
    """When collection fees are taken."""


class ConductDoc(Fragment):
    """What the table accepts apart from the odds."""

    both_lines: bool | UnsetType = UNSET
    """Whether one patron may bet both Player and Banker in one coup."""
    residual: bool | UnsetType = UNSET
    """Whether a patron may stake a credit below the minimum as a whole."""
    combined_pair_limit: bool | UnsetType = UNSET
    """Whether all pair bets share one maximum."""
    dummy_hand: bool | UnsetType = UNSET
    """Whether a coup may be dealt without wagers."""
    pairs_closed_after: NotNegative | UnsetType = UNSET
    """The coup of the shoe after which pair bets close; 0 means never."""
    face_up: bool | UnsetType = UNSET
    """Whether all cards must be dealt face up, so that none is squeezed."""
    exact_pays: bool | UnsetType = UNSET
    """Whether every row of a bet must pay its stakes in whole rounding units."""


class TableDoc(Fragment):
    """The table part: limits in force, chips, clocks."""

    tier: str | UnsetType = UNSET
    """The key of the row of limits and fees in force."""
    chips: list[Money] | UnsetType = UNSET
    """The chips offered on a terminal."""
    denomination: Money | UnsetType = UNSET
    """The unit of stakes: every stake is a multiple of it."""
    betting_s: NotNegative | UnsetType = UNSET
    """Seconds of betting at an automatic table."""
    last_bets_s: NotNegative | UnsetType = UNSET
    """The last seconds of betting, with a warning to patrons."""
    max_difference: Money | UnsetType = UNSET
    """The largest allowed difference between the table's Player and Banker totals."""


class SqueezeDoc(Fragment):
    """Whether and how patrons reveal the cards."""

    on: bool | UnsetType = UNSET
    """Whether patrons reveal the cards."""
    first_cards_s: NotNegative | UnsetType = UNSET
    """Seconds for the first two cards of a hand."""
    third_card_s: NotNegative | UnsetType = UNSET
    """Seconds for a third card."""
    minimum: Money | UnsetType = UNSET
    """The minimum stake on a hand that gives the right to squeeze it."""


class ColoursDoc(Fragment):
    """Colours of the main areas, as #rrggbb."""

    player: Colour | UnsetType = UNSET
    """The Player area."""
    banker: Colour | UnsetType = UNSET
    """The Banker area."""
    tie: Colour | UnsetType = UNSET
    """The Tie area."""


class ProgressiveDoc(Fragment):
    """The meter behind the progressive bet."""

    seed: Money | UnsetType = UNSET
    """The amount that the meter starts with, also after a 100 % award."""
    contribution: Percent | UnsetType = UNSET
    """The share of each wager that goes to the meter."""
    reserve: Percent | UnsetType = UNSET
    """The share of each wager that goes to the reserve, which is added to the next seed."""
    limit: Money | UnsetType = UNSET
    """The largest amount that the meter displays; the rest is kept as overflow."""
    split: Literal["winners", "participants"] | UnsetType = UNSET
    """Who shares a percentage prize."""
    fixed_pays: Literal["tray", "meter"] | UnsetType = UNSET
    """The source of fixed pays."""
    system: Literal["keyed", "carded"] | UnsetType = UNSET
    """How an award is verified: by key or by card."""
    executive_above: Money | UnsetType = UNSET
    """The amount above which an award needs an executive's card."""


class PublishedDoc(Fragment):
    """A figure from the printed sheet, for `punto reconcile`."""

    figure: Literal["edge", "hit", "top-one-in", "mean-award", "seed"]
    """What the figure describes: house edge or chance of a win in percent, number of coups per top
    row, mean 100 % award, or seed."""
    bet: Key
    """The bet that it describes."""
    printed: Annotated[
        str,
        Meta(
            pattern=r"^-?[$€£]?[0-9][0-9,]*(\.[0-9]+)? ?%?$",
            description="sheet-expected-figure",
        ),
    ]
    """The figure as printed."""
    decks: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """The number of decks that it is printed for, if it differs from the game's."""
    hands: Literal["player", "banker", "either"] | UnsetType = UNSET
    """The hands that a progressive wager can win on, if that is printed."""
    settings: dict[Key, Scalar] = field(default_factory=dict)
    """The settings that reproduce the printed percentage to within one percentage point, if they
    differ from the game's."""


class ChoiceDoc(Fragment):
    """The contents of a choice: anything in a sheet except settings."""

    order: list[Key] | UnsetType = UNSET
    """Every bet once, in the order of settlement."""
    paytables: dict[Key, PaytableDoc] = field(default_factory=dict)
    """Pay tables by name; a name cannot be redefined."""
    bets: dict[Key, BetDoc] = field(default_factory=dict)
    """Bets by key."""
    tiers: dict[Key, TierDoc] = field(default_factory=dict)
    """Rows of limits and fees by key."""
    currency: CurrencyDoc = field(default_factory=CurrencyDoc)
    """The currency of the house."""
    cards: CardsDoc = field(default_factory=CardsDoc)
    """How cards are dealt from a shoe."""
    rounding: RoundingDoc = field(default_factory=RoundingDoc)
    """How payments are rounded."""
    banking: BankingDoc = field(default_factory=BankingDoc)
    """Who banks the table."""
    conduct: ConductDoc = field(default_factory=ConductDoc)
    """What the table accepts apart from the odds."""
    table: TableDoc = field(default_factory=TableDoc)
    """Limits in force, chips, clocks; may change between coups."""
    squeeze: SqueezeDoc = field(default_factory=SqueezeDoc)
    """Whether and how patrons reveal the cards."""
    colours: ColoursDoc = field(default_factory=ColoursDoc)
    """Colours of the main areas."""
    progressive: ProgressiveDoc = field(default_factory=ProgressiveDoc)
    """The meter behind the progressive bet."""
    notices: dict[Key, NameDoc] = field(default_factory=dict)
    """Texts to post, by key."""


class SheetDoc(ChoiceDoc):
    """A whole file: a part, or a game with key, name and source."""

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
    """The sheets that this one extends."""
    settings: dict[Key, SettingDoc] = field(default_factory=dict)
    """Settings by key."""
    published: list[PublishedDoc] = field(default_factory=list)
    """Figures from the printed sheet, for `punto reconcile`."""


Minutes = Annotated[int, Meta(ge=0, le=1440, description="sheet-expected-minutes")]
Hours = Annotated[int, Meta(ge=1, le=1008, description="sheet-expected-hours")]
Days = Annotated[int, Meta(ge=1, le=3650, description="sheet-expected-days")]


class HouseDoc(Fragment, rename="kebab"):
    """The part of a profile that configures the house itself, for all games."""

    minimum_age: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    """The minimum age to play; 0 if none is printed."""
    help_line: LineOrNone | UnsetType = UNSET
    """The contact line for help with gambling."""
    session_display: bool | UnsetType = UNSET
    """Whether a terminal shows the time in session and the net result."""
    reality_check_minutes: Minutes | UnsetType = UNSET
    """Default minutes between reality checks; 0 for never."""
    reality_check_choices: list[Minutes] | UnsetType = UNSET
    """The intervals in minutes that a patron may choose; 0 for never."""
    limits_first: bool | UnsetType = UNSET
    """Whether a patron is asked about limits before the first wager."""
    looser_after_hours: Annotated[int, Meta(ge=LEAST_WAIT_HOURS, le=1008)] | UnsetType = UNSET
    """Hours until a looser limit takes effect."""
    cool_off_hours: list[Hours] | UnsetType = UNSET
    """The lengths of a break in hours that a patron may choose."""
    exclusion_days: list[Days] | UnsetType = UNSET
    """The lengths of a self-exclusion in days that a patron may choose."""
    simulated_patrons: bool | UnsetType = UNSET
    """Whether programs may play among people, marked as such."""


class ProfileDoc(Fragment):
    """A named file of settings and locks: a jurisdiction or a mode of play."""

    key: Key
    """The key in the protocol."""
    name: NameDoc
    """The name on screens and posted rules."""
    source: Line | UnsetType = UNSET
    """The printed sheet or standard behind it."""
    extends: (
        Annotated[
            str | list[str],
            Meta(description="sheet-expected-profiles"),
        ]
        | UnsetType
    ) = UNSET
    """The profiles that this one extends."""
    games: list[Key] = field(default_factory=list)
    """The games that it offers (default: all)."""
    settings: dict[Key, Scalar] = field(default_factory=dict)
    """Values by setting."""
    editable: dict[str, bool] = field(default_factory=dict)
    """Locks by setting: `false` locks, `true` unlocks, `"*"` applies to all settings not named."""
    house: HouseDoc = field(default_factory=HouseDoc)
    """What it configures for the house itself."""
    notices: dict[Key, NameDoc] = field(default_factory=dict)
    """Texts to post, by key."""
    basis: dict[str, Line] = field(default_factory=dict)
    """The printed sheet or standard behind an entry, by place, such as `house.help-line`."""
