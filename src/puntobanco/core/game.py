"""A game: one resolved rule sheet, frozen and hashed. All other rooms use only this.

Odds, cards, order, coverage and rounding form the *rule part*. It is in the hash and changes only
while the table is closed. Limits, clocks, squeeze and colours form the *table part*, which may
change between coups without making it a different game.
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
from puntobanco.core.fields import added_field, is_added_default
from puntobanco.core.money import Minor, format_money
from puntobanco.core.names import Name
from puntobanco.core.payment import Rounding
from puntobanco.core.shoe import ShoeRules


@dataclass(frozen=True, slots=True)
class Currency:
    """The house currency: its code, and the decimal places of its minor unit."""

    code: str
    exponent: int

    def amount(self, minor: int) -> Amount:
        """An amount of this currency as a parameter of a fact.

        >>> Currency("USD", 2).amount(1250)
        Amount(minor=1250, code='USD', exponent=2)
        """
        return Amount(minor, self.code, self.exponent)

    def written(self, amount: Minor) -> str:
        """An amount in major units, with all places and no sign.

        >>> Currency("USD", 2).written(Minor(1250))
        '12.50'
        """
        return format_money(amount, self.exponent)

    def short(self, amount: Minor) -> str:
        """An amount in major units, without decimal places if it is whole.

        >>> Currency("USD", 2).short(Minor(1200)), Currency("USD", 2).short(Minor(1250))
        ('12', '12.50')
        """
        whole, _, places = self.written(amount).partition(".")
        return f"{whole}.{places}" if places.strip("0") else whole


class BankedBy(Enum):
    """Who pays and collects wagers."""

    HOUSE = "house"
    PLAYER_DEALER = "player-dealer"


LINES = ("player", "banker")
"""The bets on a hand to win, by their wire names. A line wager rides on one of them."""

PLAYER_DEALER_FEE = "player-dealer"
"""The column of the fee schedule that the player-dealer pays, once per coup."""

MOST_RATES = 5
"""The most collection rates that a table may post. A waived fee does not count."""


class Coverage(Enum):
    """How far a player-dealer's bank pays and collects."""

    GROSS = "gross"
    """Each amount paid or collected uses up that much of the bank."""
    NET = "net"
    """Collected money covers later payments; the running net stays within plus or minus the bank.
    """


class Rotation(Enum):
    """When the player-dealer position is offered again."""

    SHEET = "sheet"
    """After a set number of coups, clockwise."""
    EVERY_HAND = "every-hand"


class FeesTaken(Enum):
    """When collection fees are taken."""

    BEFORE_CARDS = "before-cards"
    AFTER_HAND = "after-hand"


@dataclass(frozen=True, slots=True)
class Banking:
    """Who banks the table, and how a player-dealer's bank works if there is one."""

    by: BankedBy
    seats: int
    skipped: tuple[int, ...]
    """Seat numbers that the layout omits, such as 4."""
    coverage: Coverage
    rotation: Rotation
    rotation_hands: int
    fees_taken: FeesTaken


@dataclass(frozen=True, slots=True, kw_only=True)
class Conduct:
    """What the table accepts apart from the odds, field by field as in the sheet.

    A field added later is `added`, so that older logs can still be read and proved.
    """

    both_lines: bool
    """Whether one patron may bet both Player and Banker in one coup."""
    residual: bool
    """Whether a patron may stake a credit below the minimum as a whole."""
    combined_pair_limit: bool = False
    """Whether all pair bets share one maximum."""
    dummy_hand: bool
    """Whether a coup may be dealt without wagers."""
    pairs_closed_after: int = 0
    """The number of the game in the shoe after which pair bets close; 0 means never."""
    face_up: bool = False
    """Whether all cards must be dealt face up, so that none is squeezed."""
    exact_pays: bool = added_field(False)
    """Whether a stake must be paid in whole rounding units by every row of its bet."""
    denomination: Minor | None = added_field(None)
    """What stakes are multiples of. None in logs from when it could change between coups."""


class Split(Enum):
    """Who shares a percentage prize."""

    WINNERS = "winners"
    PARTICIPANTS = "participants"


class FixedPays(Enum):
    """What the fixed pays of a progressive are paid from."""

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
    """An award above this amount needs an executive's card. The key is always the supervisor's."""


@dataclass(frozen=True, slots=True)
class StakeLimit:
    """The minimum and maximum stake on one bet."""

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
    """The maximum total stake of one patron on all areas."""
    limits: tuple[StakeLimit, ...]
    fees: tuple[Fee, ...]

    def limit(self, bet: str) -> tuple[Minor, Minor]:
        """The minimum and maximum for this bet: its own limits if the row has them."""
        for own in self.limits:
            if own.bet == bet:
                return own.minimum, own.maximum
        return self.minimum, self.maximum

    def fee(self, column: str) -> Minor:
        """The fee of a column; 0 if the row has none."""
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
class TableRules:
    """The table part: what may change between coups."""

    tier: str
    tiers: tuple[Tier, ...]
    chips: tuple[Minor, ...]
    denomination: Minor
    betting_s: int
    last_bets_s: int
    max_difference: Minor | None
    """The largest allowed difference between the table's Player and Banker totals."""
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
    """Only while the table is closed: it makes a different game."""
    TABLE = "table"
    """Between coups."""


class SettingKind(Enum):
    """What the value of a setting is."""

    FLAG = "flag"
    """Yes or no."""
    COUNT = "count"
    AMOUNT = "amount"
    RATE = "rate"
    COLOUR = "colour"
    WORD = "word"
    """A key, such as the name of a pay table."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting with its current value, who may change it, and to what."""

    key: str
    label: Name = field(hash=False)
    value: Value
    editable: bool
    scope: Scope
    applies: bool
    """False if another setting makes this one meaningless."""
    choices: tuple[Value, ...] = ()
    minimum: Value | None = None
    maximum: Value | None = None
    ours: bool = False
    """Whether the setting is a decision of the house and not a line of the sheet."""
    kind: SettingKind = SettingKind.WORD
    """Logs written before this field existed say `word` of every setting."""
    optional: bool = False
    """Whether `none` is a value: the amount need not be set."""


class Figure(Enum):
    """What a printed figure describes."""

    EDGE = "edge"
    """The house edge, in percent."""
    HIT = "hit"
    """The chance of a win, in percent."""
    TOP_ONE_IN = "top-one-in"
    """The top row comes once in this many coups."""
    MEAN_AWARD = "mean-award"
    """The mean of the 100 % award, in money."""
    SEED = "seed"
    """The amount the meter restarts at, in money."""


@dataclass(frozen=True, slots=True)
class PublishedFigure:
    """A figure as printed on a sheet, and what the sheet says it applies to."""

    figure: Figure
    bet: str
    printed: str
    decks: int | None = None
    hands: str | None = None
    settings: tuple[tuple[str, Value], ...] = ()
    """The settings that reproduce the figure to within one percentage point."""


@dataclass(frozen=True)
class Game:
    """One declared variant, resolved: the bets offered, and how it is dealt, banked and settled."""

    key: str
    name: Name = field(hash=False)
    source: str
    currency: Currency
    shoe: ShoeRules
    bets: tuple[Bet, ...]
    """The bets on offer, in the order of settlement."""
    rounding: Rounding
    banking: Banking
    conduct: Conduct
    progressive: Progressive | None
    table: TableRules
    settings: tuple[Setting, ...]
    notices: tuple[Name, ...] = field(hash=False)
    published: tuple[PublishedFigure, ...]
    profile: str | None

    @cached_property
    def hash(self) -> str:
        """SHA-256 of the rule part. Two games with the same hash settle every coup alike."""
        part = {name: plain(getattr(self, name)) for name in _RULE_PART}
        part["bets"] = [_nameless(bet) for bet in self.bets]
        canonical = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()

    @cached_property
    def book(self) -> Book:
        """The compiled bets, used for settlement and pricing."""
        return BOOKS.book_of(self)

    @cached_property
    def exact_steps(self) -> dict[str, Minor]:
        """By bet, the step of stakes that are paid exactly; 1 if the sheet does not require it."""
        asked = [bet for bet in self.bets if self.conduct.exact_pays and bet.stake is None]
        steps = {bet.key: exact_step(bet, self.rounding) for bet in asked}
        return {bet.key: steps.get(bet.key, Minor(1)) for bet in self.bets}

    @cached_property
    def steps(self) -> dict[str, Minor]:
        """By bet, the step of stakes, including the denomination."""
        unit = self.table.denomination
        return {bet: Minor(lcm(unit, step)) for bet, step in self.exact_steps.items()}

    def stakes(self, bet: Bet, tier: Tier | None = None) -> tuple[Minor, Minor] | None:
        """The minimum and maximum stake on a bet, or None if no stake is possible."""
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
    """The smallest stake of which every multiple is paid in whole rounding units by every row.

    >>> from puntobanco.core.money import Direction
    >>> from puntobanco.core.rows import On, Pays, Row, Side
    >>> rows = (Row(On.WIN, Pays.parse("1 to 1")), Row(On.TIE, Pays.parse("push")))
    >>> banker = Bet("banker", "Banker", Side.BANKER, "even", rows, commission_ppm=50_000)
    >>> exact_step(banker, Rounding(Minor(1), Direction.NEAREST))
    20
    """
    return Minor(lcm(*(payment.step(rounding.unit) for payment in payments(bet))))


class BookCache:
    """Compiled bets, shared by games with the same hash: every table carries its whole game."""

    def __init__(self, most: int = 64) -> None:
        self._most = most
        self._books: dict[str, Book] = {}

    def book_of(self, game: Game) -> Book:
        """The compiled bets of a game."""
        if game.hash not in self._books:
            if len(self._books) >= self._most:
                self._books.clear()
            self._books[game.hash] = Book(game.bets, game.rounding)
        return self._books[game.hash]


BOOKS = BookCache()

_RULE_PART = ("key", "currency", "shoe", "rounding", "banking", "conduct", "progressive")

Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]

_NO_NAME: Plain = {"en": "", "zh_hans": "", "zh_hant": ""}
"""The placeholder for names in the hash of a game. Fixed, because logs contain such hashes."""


def _nameless(bet: Bet) -> Plain:
    """A bet as it enters the hash: without its name, which decides nothing."""
    told = plain(replace(bet, name=""))
    assert isinstance(told, dict)
    return told | {"name": _NO_NAME}


def plain(value: object) -> Plain:
    """A value of this room as lists, dicts and scalars, each field by name.

    A field that is `added` is left out at its default.
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
            if not is_added_default(one, getattr(value, one.name))
        }
    raise TypeError(f"{type(value).__name__} has no plain form")
