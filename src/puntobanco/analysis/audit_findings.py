"""What an audit can find in a log, and what it may be unable to judge."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from puntobanco.core.facts import Fact


class AuditKind(Enum):
    """What a finding is about."""

    DRAW = "draw"
    """A third card drawn or not drawn against the tableau."""
    CARDS = "cards"
    """A hand of fewer than two or more than three cards."""
    TOTAL = "total"
    WINNER = "winner"
    SUPPLY = "supply"
    """More of a card than the shoe holds."""
    PAYOUT = "payout"
    AMOUNT = "amount"
    """A stake below zero, or a number that is not an amount of the currency."""
    BET = "bet"
    """A wager on a bet that the game does not offer, or on a side that the bet does not take."""
    NUMBER = "number"
    """The same coup number twice in a row; in a record also a missing or misplaced number."""
    BURN = "burn"
    """A number of cards burned that does not match the card turned."""
    GAME = "game"
    """A hash that differs from that of the game the log names."""


class Gap(Enum):
    """What a log leaves out, so that something cannot be judged."""

    WINNER = "winner"
    """Coups without a stated winner."""
    TOTALS = "totals"
    """Coups without both stated totals."""
    DRAWS = "draws"
    """Coups with a hand of fewer than two cards: draws are not judged."""
    SUITS = "suits"
    """Cards without a suit: counted by rank only."""
    SHOES = "shoes"
    """Coups in no known shoe: the supply of cards is not judged."""
    UNPAID = "unpaid"
    """Wagers without a stated payout."""
    GAME = "game"
    """Wagers without a game: payouts are not judged, as for all gaps below except the last."""
    CURRENCY = "currency"
    """Wagers in a currency whose decimal places differ from the game's."""
    BROKEN = "broken"
    """Wagers on coups whose cards break the rules."""
    RIDES = "rides"
    """Wagers that do not say which hand they ride on."""
    SEAT = "seat"
    """Wagers on a bet with suits for each seat that name no such seat."""
    SUIT_ROWS = "suit-rows"
    """Wagers whose pay row depends on suits that are not given."""
    METER = "meter"
    """Wagers that won a share of a meter."""
    COVERAGE = "coverage"
    """Wagers against a player-dealer: whether the bank covered them is not judged."""


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """One rule broken in a log: where, what the log says and what it should say."""

    line: int
    kind: AuditKind
    shoe: str
    coup: int | None
    problem: Fact


class Breach(NamedTuple):
    """A finding without its shoe and coup, which are added later."""

    line: int
    kind: AuditKind
    problem: Fact
