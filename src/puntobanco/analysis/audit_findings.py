"""What an audit can find in a log, and what it may have been unable to judge."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from puntobanco.core.facts import Fact


class AuditKind(Enum):
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

    WINNER = "winner"
    """Coups without a stated winner."""
    TOTALS = "totals"
    """Coups without both stated totals."""
    DRAWS = "draws"
    """Coups with a hand of fewer than two cards: who draws."""
    SUITS = "suits"
    """Cards without a suit: counted by rank alone."""
    SHOES = "shoes"
    """Coups in no known shoe: the supply of cards."""
    UNPAID = "unpaid"
    """Wagers without a stated payout."""
    GAME = "game"
    """Wagers without a game: payouts; so are all below but the last."""
    CURRENCY = "currency"
    """Wagers in a currency of other decimal places than the game's."""
    BROKEN = "broken"
    """Wagers on coups whose cards break the rules."""
    RIDES = "rides"
    """Wagers that do not say which hand they ride on."""
    SUIT_ROWS = "suit-rows"
    """Wagers whose pay row turns on suits that are not given."""
    METER = "meter"
    """Wagers that won a share of a meter."""
    COVERAGE = "coverage"
    """Wagers against a player-dealer: how far the bank covered them."""


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """One thing in a log that breaks the rules: where, and what it says and should say."""

    line: int
    kind: AuditKind
    shoe: str
    coup: int | None
    problem: Fact


class Breach(NamedTuple):
    """A finding before it is known in which coup of which shoe."""

    line: int
    kind: AuditKind
    problem: Fact
