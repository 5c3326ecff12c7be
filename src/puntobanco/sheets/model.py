"""The shape of a rule sheet file: what may be written, before anything is merged or judged.

Every field is optional, because a fragment says only what it adds. The structs are also the
source of the JSON Schema that ships for editors, and their descriptions end the sentence
"expected ..." where a sheet says something else.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from puntobanco.people.rules import LEAST_WAIT_HOURS

Money = Annotated[str | int, Meta(description='an amount such as "12.50", or a whole number')]
Percent = Annotated[str, Meta(description='a rate such as "5 %"')]
Key = Annotated[
    str,
    Meta(
        pattern="^[a-z0-9]+(-[a-z0-9]+)*$",
        description="a key of small letters, digits and hyphens, such as 'player-pair'",
    ),
]
Option = Annotated[str, Meta(pattern=r"^[^.\s]+$", description="a name without dots or spaces")]
CurrencyCode = Annotated[
    str, Meta(pattern="^[A-Z]{3}$", description="three capital letters such as 'USD'")
]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$", description="a colour such as '#1f5fbf'")]
Points = Annotated[int, Meta(ge=0, le=9)]
SomePoints = Annotated[
    Points | list[Points], Meta(description="a whole number from 0 to 9, or a list of these")
]
Sum = Annotated[int, Meta(ge=0, le=18)]
SomeSums = Annotated[
    Sum | list[Sum], Meta(description="a whole number from 0 to 18, or a list of these")
]
Held = Annotated[int, Meta(ge=2, le=3)]
SomeHeld = Annotated[
    Held | list[Held], Meta(description="a whole number from 2 to 3, or a list of these")
]
Dealt = Annotated[int, Meta(ge=4, le=6)]
SomeDealt = Annotated[
    Dealt | list[Dealt], Meta(description="a whole number from 4 to 6, or a list of these")
]
AtLeastOne = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]
Suits = Literal["same", "mixed", "spades", "hearts", "diamonds", "clubs"]
Pair = Annotated[bool | Literal["suited"], Meta(description="true, false or 'suited'")]
Scalar = Annotated[str | int | bool, Meta(description="text, a whole number, or true or false")]


class Fragment(msgspec.Struct, forbid_unknown_fields=True):
    """The base of everything in a file: unknown keys are refused."""


class Names(Fragment, rename={"zh_hans": "zh-Hans", "zh_hant": "zh-Hant"}):
    """One text in the three languages."""

    en: str
    zh_hans: str
    zh_hant: str


class RowDoc(Fragment):
    """One row of a pay table; all its conditions hold together."""

    on: Literal["win", "lose", "tie", "any"]
    pays: Annotated[str, Meta(description="'N to M', 'N for M', 'push' or 'N % of meter'")]
    total: SomePoints | UnsetType = UNSET
    over: SomePoints | UnsetType = UNSET
    by: SomePoints | UnsetType = UNSET
    natural: bool | UnsetType = UNSET
    cards: SomeHeld | UnsetType = UNSET
    dealt: SomeDealt | UnsetType = UNSET
    ranks: Annotated[str, Meta(description="all ranks of the hand, such as '234'")] | UnsetType = (
        UNSET
    )
    suits: Suits | UnsetType = UNSET
    coup_suits: Suits | UnsetType = UNSET
    pair: Pair | UnsetType = UNSET
    either_pair: Pair | UnsetType = UNSET
    both_pairs: Pair | UnsetType = UNSET
    sum: SomeSums | UnsetType = UNSET


class PaytableDoc(Fragment):
    """Rows read top down; the first match settles."""

    rows: list[RowDoc]
    commission: Percent | UnsetType = UNSET


class BetDoc(Fragment):
    """A bet: its hand, its pay table, and what a patron must also have bet."""

    name: Names | UnsetType = UNSET
    paytable: Annotated[str, Meta(description="the name of a pay table, or 'off'")] | UnsetType = (
        UNSET
    )
    side: Literal["player", "banker", "winner", "line"] | UnsetType = UNSET
    needs: list[Key] | UnsetType = UNSET
    stake: Money | UnsetType = UNSET
    fee: Key | UnsetType = UNSET


class LimitDoc(Fragment):
    """Least and most on one bet."""

    min: Money | UnsetType = UNSET
    max: Money | UnsetType = UNSET


class TierDoc(Fragment):
    """One printed row of limits and fees."""

    min: Money | UnsetType = UNSET
    max: Money | UnsetType = UNSET
    total: Money | UnsetType = UNSET
    bets: dict[Key, LimitDoc] | UnsetType = UNSET
    fees: dict[Key, Money] | UnsetType = UNSET


class SettingDoc(Fragment):
    """A setting: the place it decides, or partial sheets to choose from."""

    label: Names | UnsetType = UNSET
    value: Scalar | UnsetType = UNSET
    editable: bool | UnsetType = UNSET
    sets: (
        Annotated[str, Meta(description="a place in a sheet, such as 'cards.decks'")] | UnsetType
    ) = UNSET
    choices: (
        Annotated[
            list[Scalar] | dict[Option, "ChoiceDoc"],
            Meta(description="a list of values, or a table of partial sheets"),
        ]
        | UnsetType
    ) = UNSET
    min: Scalar | UnsetType = UNSET
    max: Scalar | UnsetType = UNSET
    when: dict[Key, Scalar] | UnsetType = UNSET
    ours: bool | UnsetType = UNSET


class CurrencyDoc(Fragment):
    """The currency amounts are written in."""

    code: CurrencyCode | UnsetType = UNSET
    exponent: Annotated[int, Meta(ge=0, le=4)] | UnsetType = UNSET


class CardsDoc(Fragment):
    """How cards come to the table."""

    decks: int | UnsetType = UNSET
    cut: int | UnsetType = UNSET
    burn: Literal[1, 2, 3] | UnsetType = UNSET
    burn_between: bool | UnsetType = UNSET
    continuous: bool | UnsetType = UNSET


class RoundingDoc(Fragment):
    """How payments are rounded, once per wager."""

    unit: Money | UnsetType = UNSET
    direction: Literal["nearest", "patron", "house"] | UnsetType = UNSET


class BankingDoc(Fragment):
    """Who banks the table."""

    by: Literal["house", "player-dealer"] | UnsetType = UNSET
    seats: AtLeastOne | UnsetType = UNSET
    skipped: list[AtLeastOne] | UnsetType = UNSET
    coverage: Literal["gross", "net"] | UnsetType = UNSET
    rotation: Literal["sheet", "every-hand"] | UnsetType = UNSET
    rotation_hands: AtLeastOne | UnsetType = UNSET
    fees_taken: Literal["before-cards", "after-hand"] | UnsetType = UNSET


class ConductDoc(Fragment):
    """What the table accepts beside the odds."""

    both_lines: bool | UnsetType = UNSET
    residual: bool | UnsetType = UNSET
    combined_pair_limit: bool | UnsetType = UNSET
    dummy_hand: bool | UnsetType = UNSET
    pairs_closed_after: NotNegative | UnsetType = UNSET
    face_up: bool | UnsetType = UNSET


class TableDoc(Fragment):
    """The table part: limits in force, chips, clocks."""

    tier: str | UnsetType = UNSET
    chips: list[Money] | UnsetType = UNSET
    denomination: Money | UnsetType = UNSET
    betting_s: NotNegative | UnsetType = UNSET
    last_bets_s: NotNegative | UnsetType = UNSET
    max_difference: Money | UnsetType = UNSET


class SqueezeDoc(Fragment):
    """Whether and how patrons reveal the cards."""

    on: bool | UnsetType = UNSET
    first_cards_s: NotNegative | UnsetType = UNSET
    third_card_s: NotNegative | UnsetType = UNSET
    minimum: Money | UnsetType = UNSET


class ColoursDoc(Fragment):
    """Colours of the main areas, as #rrggbb."""

    player: Colour | UnsetType = UNSET
    banker: Colour | UnsetType = UNSET
    tie: Colour | UnsetType = UNSET


class ProgressiveDoc(Fragment):
    """The meter behind the progressive bet."""

    seed: Money | UnsetType = UNSET
    contribution: Percent | UnsetType = UNSET
    reserve: Percent | UnsetType = UNSET
    limit: Money | UnsetType = UNSET
    split: Literal["winners", "participants"] | UnsetType = UNSET
    fixed_pays: Literal["tray", "meter"] | UnsetType = UNSET
    system: Literal["keyed", "carded"] | UnsetType = UNSET
    executive_above: Money | UnsetType = UNSET


class PublishedDoc(Fragment):
    """A figure as the printed sheet has it, for `punto reconcile`."""

    figure: Literal["edge", "hit", "top-one-in", "mean-award", "seed"]
    bet: Key
    printed: Annotated[
        str,
        Meta(
            pattern=r"^-?[$€£]?[0-9][0-9,]*(\.[0-9]+)? ?%?$",
            description="the figure as printed, such as '2.70 %' or '$98,101'",
        ),
    ]
    decks: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    hands: Literal["player", "banker", "either"] | UnsetType = UNSET


class ChoiceDoc(Fragment):
    """What a choice of a setting may say: anything of a sheet but settings."""

    order: list[Key] | UnsetType = UNSET
    paytables: dict[Key, PaytableDoc] | UnsetType = UNSET
    bets: dict[Key, BetDoc] | UnsetType = UNSET
    tiers: dict[Key, TierDoc] | UnsetType = UNSET
    currency: CurrencyDoc | UnsetType = UNSET
    cards: CardsDoc | UnsetType = UNSET
    rounding: RoundingDoc | UnsetType = UNSET
    banking: BankingDoc | UnsetType = UNSET
    conduct: ConductDoc | UnsetType = UNSET
    table: TableDoc | UnsetType = UNSET
    squeeze: SqueezeDoc | UnsetType = UNSET
    colours: ColoursDoc | UnsetType = UNSET
    progressive: ProgressiveDoc | UnsetType = UNSET
    notices: dict[Key, Names] | UnsetType = UNSET


class SheetDoc(ChoiceDoc):
    """A whole file: a part, and where it is a game its key, name and source."""

    key: Key | UnsetType = UNSET
    name: Names | UnsetType = UNSET
    source: str | UnsetType = UNSET
    extends: (
        Annotated[
            str | list[str],
            Meta(description="the name of a sheet, a file ending in .toml, or a list of these"),
        ]
        | UnsetType
    ) = UNSET
    settings: dict[Key, SettingDoc] | UnsetType = UNSET
    published: list[PublishedDoc] | UnsetType = UNSET


Minutes = Annotated[int, Meta(ge=0, le=1440, description="minutes, a whole number from 0 to 1440")]
Hours = Annotated[int, Meta(ge=1, le=1008, description="hours, a whole number from 1 to 1008")]
Days = Annotated[int, Meta(ge=1, le=3650, description="days, a whole number from 1 to 3650")]


class HouseDoc(Fragment, rename="kebab"):
    """What a profile says about the house itself, whatever game is played."""

    minimum_age: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    help_line: str | UnsetType = UNSET
    session_display: bool | UnsetType = UNSET
    reality_check_minutes: Minutes | UnsetType = UNSET
    reality_check_choices: list[Minutes] | UnsetType = UNSET
    limits_first: bool | UnsetType = UNSET
    looser_after_hours: Annotated[int, Meta(ge=LEAST_WAIT_HOURS, le=1008)] | UnsetType = UNSET
    cool_off_hours: list[Hours] | UnsetType = UNSET
    exclusion_days: list[Days] | UnsetType = UNSET
    simulated_patrons: bool | UnsetType = UNSET


class ProfileDoc(Fragment):
    """A named file of settings and locks: a jurisdiction, or a mode of play."""

    key: Key
    name: Names
    source: str | UnsetType = UNSET
    extends: (
        Annotated[
            str | list[str],
            Meta(description="the key of a profile, a file ending in .toml, or a list of these"),
        ]
        | UnsetType
    ) = UNSET
    games: list[Key] | UnsetType = UNSET
    settings: dict[Key, Scalar] | UnsetType = UNSET
    editable: dict[str, bool] | UnsetType = UNSET
    house: HouseDoc | UnsetType = UNSET
    notices: dict[Key, Names] | UnsetType = UNSET
    basis: dict[str, str] | UnsetType = UNSET
