"""What an audit can find in a log, and what it may have been unable to judge."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """What a finding is about."""

    DRAW = "draw"
    """A third card taken or left against the tableau."""
    CARDS = "cards"
    """A hand of fewer than two or more than three cards."""
    TOTAL = "total"
    WINNER = "winner"
    SUPPLY = "supply"
    """A card beyond what the shoe holds."""
    PAYOUT = "payout"
    AMOUNT = "amount"
    """A stake below zero, or a number that is no amount of the currency."""
    BET = "bet"
    """A wager on a bet that the game does not offer, or on a side it does not take."""
    NUMBER = "number"
    """One coup number twice in a row; in a record, one that is missing or out of its place."""
    BURN = "burn"
    """Cards burned that do not answer to the card turned."""
    GAME = "game"
    """A hash that is not that of the game the log names."""


class Gap(Enum):
    """What a log left out, so that something could not be judged."""

    WINNER = "coups without a stated winner"
    TOTALS = "coups without both stated totals"
    DRAWS = "coups with a hand of fewer than two cards: who draws"
    SUITS = "cards without a suit: counted by rank alone"
    SHOES = "coups in no known shoe: the supply of cards"
    UNPAID = "wagers without a stated payout"
    GAME = "wagers without a game: payouts"
    CURRENCY = "wagers in a currency of other decimal places than the game's: payouts"
    BROKEN = "wagers on coups whose cards break the rules: payouts"
    RIDES = "wagers that do not say which hand they ride on: payouts"
    SUIT_ROWS = "wagers whose pay row turns on suits that are not given: payouts"
    METER = "wagers that won a share of a meter: payouts"
    COVERAGE = "wagers against a player-dealer: how far the bank covered them"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing in a log that breaks the rules: where, what it says, and what it should say."""

    line: int
    kind: Kind
    shoe: str
    coup: int | None
    found: str
    expected: str
    sentence: str


class Breach(NamedTuple):
    """A finding before it is known in which coup of which shoe."""

    line: int
    kind: Kind
    found: str
    expected: str
    sentence: str
