"""Shoe records: a small open text format for shoes, their coups and what was wagered on them.

docs/record-format.md is the specification. A record keeps what was logged, right or wrong: no coup
is judged here, nor where records are read and written; the audit of logs does that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from puntobanco.core.cards import Card, Rank
from puntobanco.core.coup import Result
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.core.tableau import player_draws

VERSION = 1
OPENING = "shoe record"
"""A record's first line is this and the version."""

LoggedCard = Card | Rank
"""A card as logged: a bare rank where nobody wrote down the suit."""

DOLLARS = Currency("USD", 2)


@dataclass(frozen=True, slots=True)
class LoggedBurn:
    """What was burned from a new shoe: the card turned, and how many more went unseen."""

    turned: LoggedCard | None
    unseen: int | None


@dataclass(frozen=True, slots=True)
class LoggedWager:
    """A wager as logged. `returned` includes the stake, `won` does not; either may be left out."""

    bet: str
    stake: Minor
    seat: str | None = None
    rides: Side | None = None
    returned: Minor | None = None
    won: Minor | None = None
    comments: tuple[str, ...] = ()
    """The comment lines above it."""
    remark: str = ""
    """The comment at the end of its line."""


@dataclass(frozen=True, slots=True)
class LoggedCoup:
    """A coup as logged: hands of any number of cards, and a result only where one was stated."""

    number: int
    player: tuple[LoggedCard, ...]
    banker: tuple[LoggedCard, ...]
    winner: Result | None = None
    player_total: int | None = None
    banker_total: int | None = None
    wagers: tuple[LoggedWager, ...] = ()
    comments: tuple[str, ...] = ()
    remark: str = ""

    def with_wagers(self, wagers: Iterable[LoggedWager]) -> "LoggedCoup":
        """The same coup with these wagers on it."""
        return LoggedCoup(
            self.number,
            self.player,
            self.banker,
            self.winner,
            self.player_total,
            self.banker_total,
            tuple(wagers),
            self.comments,
            self.remark,
        )

    @property
    def places(self) -> tuple[LoggedCard | None, ...]:
        """The cards in deal order; None where a hand took no card and the order must say so."""
        player, banker = self.player, self.banker
        rounds = range(max(len(player), len(banker)))
        dealt = [_at(hand, place) for place in rounds for hand in (player, banker)]
        sizes = len(player), len(banker)
        if sizes in ((3, 2), (2, 3)):
            # Five cards need no dash where the fifth fell to the hand one would expect.
            expected = _fifth_is_players(player) is (sizes == (3, 2))
            return tuple(card for card in dealt if card is not None or not expected)
        while dealt and dealt[-1] is None:
            dealt.pop()
        return tuple(dealt)


@dataclass(frozen=True, slots=True)
class Field:
    """A header line of free meaning."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class ShoeHead:
    """What a record says of a shoe before its coups."""

    game: str | None
    """The key of the game, or None where the log does not say which it was."""
    hash: str | None = None
    decks: int | None = None
    cut: int | None = None
    burn: LoggedBurn | None = None
    currency: Currency = DOLLARS
    fields: tuple[Field, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoggedShoe:
    """One shoe: its head and its coups."""

    head: ShoeHead
    coups: tuple[LoggedCoup, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record: its shoes, and the comments after the last of them."""

    shoes: tuple[LoggedShoe, ...]
    closing: tuple[str, ...] = ()
    version: int = VERSION


class UnreadAmount(NamedTuple):
    """A stake or payment of a log that is a number, but no amount of its currency."""

    line: int
    bet: str
    column: str
    text: str
    places: int
    """Decimal places that the currency has."""


class Entry(NamedTuple):
    """A shoe's head or a coup, with the lines of the log it and its wagers stand on.

    A wager with an amount that could not be read is no wager of the coup; it is in `unread`.
    """

    line: int
    what: ShoeHead | LoggedCoup
    wager_lines: tuple[int, ...] = ()
    unread: tuple[UnreadAmount, ...] = ()


def _at(hand: Sequence[LoggedCard], place: int) -> LoggedCard | None:
    return hand[place] if place < len(hand) else None


def _fifth_is_players(player: Sequence[LoggedCard]) -> bool:
    return player_draws((player[0].points + player[1].points) % 10)


Hands = tuple[tuple[LoggedCard, ...], tuple[LoggedCard, ...]]


def hands_of(places: Sequence[LoggedCard | None]) -> Hands:
    """The two hands that cards in deal order make: P B P B, then each hand's further cards.

    None stands for a card a hand did not take. Of five cards without one, the fifth is the
    Player's where that hand's two cards come to 5 or less, and the Banker's otherwise.
    """
    player, banker = _taken(places[::2]), _taken(places[1::2])
    if len(places) == len(player) + len(banker) == 5 and not _fifth_is_players(player):
        return player[:2], (*banker, player[2])
    if not player and not banker:
        raise NotationError(fact("error-cards-none"))
    return player, banker


def _taken(places: Sequence[LoggedCard | None]) -> tuple[LoggedCard, ...]:
    cards = tuple([card for card in places if card is not None])
    if len(cards) < len(places) and tuple(places[: len(cards)]) != cards:
        raise NotationError(fact("error-cards-dash"))
    return cards


def format_logged_card(card: LoggedCard | None) -> str:
    """A card as a record writes it; a dash for a card not taken."""
    if card is None:
        return "-"
    return card.value if isinstance(card, Rank) else str(card)
