"""A game: one resolved rule sheet, frozen and hashed. Every other room sees only this.

What decides odds, cards, order, coverage and rounding is the *rule part*: it is in the hash and
changes only with the table closed. Limits, clocks, squeeze and colours are the *table part* and
change between coups without making it another game.
"""

import hashlib
import json
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from functools import cached_property
from math import lcm

from puntobanco.core.bets import Bet, Book, payments
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Amount, fact, one_of
from puntobanco.core.fields import added, unsaid
from puntobanco.core.money import Minor, format_money
from puntobanco.core.names import Name
from puntobanco.core.payment import Rounding
from puntobanco.core.shoe import ShoeRules


@dataclass(frozen=True, slots=True)
class Currency:
    """The house currency: its code, and how many decimal places its minor unit has."""

    code: str
    exponent: int

    def amount(self, minor: int) -> Amount:
        """An amount of this currency as a parameter of a fact.

        >>> Currency("USD", 2).amount(1250)
        Amount(minor=1250, code='USD', exponent=2)
        """
        return Amount(minor, self.code, self.exponent)

    def written(self, amount: Minor) -> str:
        """An amount in its major units, with all places and no sign.

        >>> Currency("USD", 2).written(Minor(1250))
        '12.50'
        """
        return format_money(amount, self.exponent)

    def short(self, amount: Minor) -> str:
        """The same without its places where it is whole.

        >>> Currency("USD", 2).short(Minor(1200)), Currency("USD", 2).short(Minor(1250))
        ('12', '12.50')
        """
        whole, _, places = self.written(amount).partition(".")
        return f"{whole}.{places}" if places.strip("0") else whole


class BankedBy(Enum):
    """Who pays and collects."""

    HOUSE = "house"
    PLAYER_DEALER = "player-dealer"


LINES = ("player", "banker")
"""The bets on a hand to win, by their wire names: what a wager on the line rides on."""

PLAYER_DEALER_FEE = "player-dealer"
"""The column of the fee schedule that the player-dealer pays, for each hand."""

MOST_RATES = 5
"""A table may post at most so many collection rates; a fee that is waived is none."""


class Coverage(Enum):
    """How far a player-dealer's bank reaches."""

    GROSS = "gross"
    """Each amount paid or collected uses up that much of the bank."""
    NET = "net"
    """Collected money backs later payments; the running net stays within plus or minus the bank."""


class Rotation(Enum):
    """When the player-dealer position is offered again."""

    SHEET = "sheet"
    """After every so many hands, clockwise."""
    EVERY_HAND = "every-hand"


class FeesTaken(Enum):
    """When collection fees are taken."""

    BEFORE_CARDS = "before-cards"
    AFTER_HAND = "after-hand"


@dataclass(frozen=True, slots=True)
class Banking:
    """Who banks the table, and how a player-dealer's bank works where one does."""

    by: BankedBy
    seats: int
    skipped: tuple[int, ...]
    """Seat numbers that the layout leaves out, as some leave out 4."""
    coverage: Coverage
    rotation: Rotation
    rotation_hands: int
    fees_taken: FeesTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class Conduct:
    """What the table accepts beside the odds, as the sheet has it field by field.

    A field that comes later is `added`, so that older logs are read and proved all the same.
    """

    both_lines: bool
    """Whether one patron may bet Player and Banker in one coup."""
    residual: bool
    """Whether a credit below the minimum may be bet whole."""
    combined_pair_limit: bool = False
    """Whether all pair bets share one maximum."""
    dummy_hand: bool
    """Whether a coup is dealt without wagers."""
    pairs_closed_after: int = 0
    """The game of the shoe after which pair bets close; 0 means never."""
    face_up: bool = False
    """Whether all cards must be dealt face up, so that nobody squeezes."""
    exact_pays: bool = added(False)
    """Whether only stakes are taken that every pay of their bet pays in whole rounding units."""
    denomination: Minor | None = added(None)
    """What stakes are multiples of, as a rule; None in logs where it could change between coups."""


class Split(Enum):
    """Among whom a percentage prize is divided."""

    WINNERS = "winners"
    PARTICIPANTS = "participants"


class FixedPays(Enum):
    """Where the fixed pays of a progressive come from."""

    TRAY = "tray"
    METER = "meter"


class System(Enum):
    """How an award is verified at the table."""

    KEYED = "keyed"
    CARDED = "carded"


@dataclass(frozen=True, slots=True)
class Progressive:
    """The meter behind a progressive bet."""

    bet: str
    seed: Minor
    contribution_ppm: int
    reserve_ppm: int
    limit: Minor | None
    split: Split
    fixed_pays: FixedPays
    system: System
    executive_above: Minor
    """An award above this amount needs an executive's card; a key is the supervisor's always."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The least and the most that may be staked on one bet."""

    bet: str
    minimum: Minor
    maximum: Minor


@dataclass(frozen=True, slots=True)
class Fee:
    """A flat amount for one column of the collection schedule."""

    column: str
    amount: Minor


@dataclass(frozen=True, slots=True)
class Tier:
    """One printed row of limits and fees."""

    key: str
    minimum: Minor
    maximum: Minor
    total: Minor | None
    """The most one patron may have on all areas together."""
    limits: tuple[Limit, ...]
    fees: tuple[Fee, ...]

    def limit(self, bet: str) -> tuple[Minor, Minor]:
        """The least and the most on this bet: its own limits where the row has them."""
        for own in self.limits:
            if own.bet == bet:
                return own.minimum, own.maximum
        return self.minimum, self.maximum

    def fee(self, column: str) -> Minor:
        """The fee of a column, nothing where the row has none."""
        return next((fee.amount for fee in self.fees if fee.column == column), Minor(0))


@dataclass(frozen=True, slots=True)
class Squeeze:
    """Whether and how patrons may reveal the cards."""

    on: bool
    first_cards_s: int
    third_card_s: int
    minimum: Minor


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of the three main areas, as `#rrggbb`."""

    player: str
    banker: str
    tie: str


@dataclass(frozen=True, slots=True)
class Table:
    """The table part: what may change between coups."""

    tier: str
    tiers: tuple[Tier, ...]
    chips: tuple[Minor, ...]
    denomination: Minor
    betting_s: int
    last_bets_s: int
    max_difference: Minor | None
    """The most by which the table's Player and Banker totals may differ."""
    squeeze: Squeeze
    colours: Colours

    @property
    def limits(self) -> Tier:
        """The row of limits and fees in force."""
        return next(tier for tier in self.tiers if tier.key == self.tier)


Value = str | int | bool


class Scope(Enum):
    """When a setting may change."""

    RULE = "rule"
    """Only with the table closed: it makes another game."""
    TABLE = "table"
    """Between coups."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting as it stands: its value, and who may change it to what."""

    key: str
    label: Name = field(hash=False)
    value: Value
    editable: bool
    scope: Scope
    applies: bool
    """False where another setting makes this one meaningless."""
    choices: tuple[Value, ...] = ()
    minimum: Value | None = None
    maximum: Value | None = None
    ours: bool = False
    """Whether the setting is a decision of the house rather than a line of the sheet."""


class Figure(Enum):
    """What a printed figure says about a bet."""

    EDGE = "edge"
    """The house edge, in percent."""
    HIT = "hit"
    """The chance of a win, in percent."""
    TOP_ONE_IN = "top-one-in"
    """One in how many coups the top row comes."""
    MEAN_AWARD = "mean-award"
    """The mean of the 100 % award, in money."""
    SEED = "seed"
    """What the meter restarts at, in money."""


@dataclass(frozen=True, slots=True)
class Published:
    """A figure as a sheet prints it, with what the sheet says it is about."""

    figure: Figure
    bet: str
    printed: str
    decks: int | None = None
    hands: str | None = None
    settings: tuple[tuple[str, Value], ...] = ()
    """The settings under which the figure comes out, to one percentage point."""


@dataclass(frozen=True)
class Game:
    """One declared variant, resolved: what is offered, how it is dealt, banked and settled."""

    key: str
    name: Name = field(hash=False)
    source: str
    currency: Currency
    shoe: ShoeRules
    bets: tuple[Bet, ...]
    """The bets on offer, in the order they are settled."""
    rounding: Rounding
    banking: Banking
    conduct: Conduct
    progressive: Progressive | None
    table: Table
    settings: tuple[Setting, ...]
    notices: tuple[Name, ...] = field(hash=False)
    published: tuple[Published, ...]
    profile: str | None

    @cached_property
    def hash(self) -> str:
        """SHA-256 over the rule part: two games with one hash settle every coup alike."""
        part = {name: plain(getattr(self, name)) for name in _RULE_PART}
        part["bets"] = [_nameless(bet) for bet in self.bets]
        canonical = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()

    @cached_property
    def book(self) -> Book:
        """The compiled bets, ready to settle and to price."""
        # Every table carries its game whole; games of one hash share the one compilation.
        if self.hash not in _BOOKS:
            if len(_BOOKS) >= _MOST_BOOKS:
                _BOOKS.clear()
            _BOOKS[self.hash] = Book(self.bets, self.rounding)
        return _BOOKS[self.hash]

    @cached_property
    def exact_steps(self) -> dict[str, Minor]:
        """By bet, what a stake is a multiple of to be paid exactly, where the sheet asks so."""
        asked = [bet for bet in self.bets if self.conduct.exact_pays and bet.stake is None]
        steps = {bet.key: exact_step(bet, self.rounding) for bet in asked}
        return {bet.key: steps.get(bet.key, Minor(1)) for bet in self.bets}

    @cached_property
    def steps(self) -> dict[str, Minor]:
        """By bet, what a stake is a multiple of: of the denomination as well."""
        unit = self.table.denomination
        return {bet: Minor(lcm(unit, step)) for bet, step in self.exact_steps.items()}

    def stakes(self, bet: Bet, tier: Tier | None = None) -> tuple[Minor, Minor] | None:
        """The least and the most that can be staked on a bet, or None where nothing can."""
        if bet.stake is not None:
            return bet.stake, bet.stake
        least, most = (tier or self.table.limits).limit(bet.key)
        step = self.steps[bet.key]
        first, last = -(-least // step) * step, most - most % step
        return (Minor(first), Minor(last)) if first <= last else None

    def bet(self, key: str) -> Bet:
        """The bet of this key."""
        for bet in self.bets:
            if bet.key == key:
                return bet
        offered = one_of(bet.key for bet in self.bets)
        raise RuleError(fact("error-game-bet", bet=key, game=self.key, offered=offered))

    def setting(self, key: str) -> Setting:
        """The setting of this key."""
        for setting in self.settings:
            if setting.key == key:
                return setting
        if not self.settings:
            raise RuleError(fact("error-game-no-settings", setting=key, game=self.key))
        known = one_of(setting.key for setting in self.settings)
        raise RuleError(fact("error-game-setting", setting=key, game=self.key, known=known))


def exact_step(bet: Bet, rounding: Rounding) -> Minor:
    """The smallest stake of which every multiple is paid in whole rounding units, row by row.

    >>> from puntobanco.core.money import Direction
    >>> from puntobanco.core.rows import On, Pays, Row, Side
    >>> rows = (Row(On.WIN, Pays.parse("1 to 1")), Row(On.TIE, Pays.parse("push")))
    >>> banker = Bet("banker", "Banker", Side.BANKER, "even", rows, commission_ppm=50_000)
    >>> exact_step(banker, Rounding(Minor(1), Direction.NEAREST))
    20
    """
    return Minor(lcm(*(payment.step(rounding.unit) for payment in payments(bet))))


_BOOKS: dict[str, Book] = {}
_MOST_BOOKS = 64

_RULE_PART = ("key", "currency", "shoe", "rounding", "banking", "conduct", "progressive")

Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]

_NO_NAME: Plain = {"en": "", "zh_hans": "", "zh_hant": ""}
"""What stands for a name in the hash of a game; fixed, as logs carry such hashes."""


def _nameless(bet: Bet) -> Plain:
    """A bet as the hash has it: its name decides nothing."""
    told = plain(replace(bet, name=""))
    assert isinstance(told, dict)
    return told | {"name": _NO_NAME}


def plain(value: object) -> Plain:
    """A value of this room as lists, dicts and scalars, each field by name.

    A field that was `added` is left out at its default.
    """
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, (str, int)) or value is None:
        return value
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if is_dataclass(value):
        return {
            one.name: plain(getattr(value, one.name))
            for one in fields(value)
            if not unsaid(one, getattr(value, one.name))
        }
    raise TypeError(f"{type(value).__name__} has no plain form")
