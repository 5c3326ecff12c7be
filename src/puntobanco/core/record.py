"""Shoe records: an open text format for shoes, their coups and the wagers on them.

docs/record-format.md is the specification. A record keeps what was logged, right or wrong. Nothing
is checked here or in parsing and writing; the audit of logs does that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from puntobanco.core.bets import Wager
from puntobanco.core.cards import Card, Rank
from puntobanco.core.coup import Result
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.tableau import player_draws

VERSION = 1
OPENING = "shoe record"
"""The first line of a record is this and the version."""

LoggedCard = Card | Rank
"""A card as logged: only a rank if its suit was not recorded."""

DOLLARS = Currency("USD", 2)


@dataclass(frozen=True, slots=True)
class LoggedBurn:
    """The burn from a new shoe: the card turned up, and the number burned unseen."""

    turned: LoggedCard | None
    unseen: int | None


@dataclass(frozen=True, slots=True)
class LoggedWager(Wager):
    """A wager as logged. `returned` includes the stake, `won` does not; both are optional."""

    seat: str | None = None
    returned: Minor | None = None
    won: Minor | None = None
    comments: tuple[str, ...] = ()
    """The comment lines above it."""
    remark: str = ""
    """The comment at the end of its line."""


@dataclass(frozen=True, slots=True)
class LoggedCoup:
    """A coup as logged: hands of any size, and a result only if the log states one."""

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
        """A copy of the coup with these wagers."""
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
        """The cards in deal order. None marks a card not taken, if the order would be ambiguous."""
        player, banker = self.player, self.banker
        rounds = range(max(len(player), len(banker)))
        dealt = [_at(hand, place) for place in rounds for hand in (player, banker)]
        sizes = len(player), len(banker)
        if sizes in ((3, 2), (2, 3)):
            # Five cards need no dash if the fifth went to the hand that the drawing rules expect.
            expected = _fifth_is_players(player) is (sizes == (3, 2))
            return tuple(card for card in dealt if card is not None or not expected)
        while dealt and dealt[-1] is None:
            dealt.pop()
        return tuple(dealt)


@dataclass(frozen=True, slots=True)
class Field:
    """A header line without a fixed meaning."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class ShoeHead:
    """The header of a shoe in a record."""

    game: str | None
    """The key of the game, or None if the log does not name it."""
    hash: str | None = None
    decks: int | None = None
    cut: int | None = None
    burn: LoggedBurn | None = None
    currency: Currency = DOLLARS
    fields: tuple[Field, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoggedShoe:
    """One shoe: its header and its coups."""

    head: ShoeHead
    coups: tuple[LoggedCoup, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record: its shoes, and the comments after the last one."""

    shoes: tuple[LoggedShoe, ...]
    closing: tuple[str, ...] = ()
    version: int = VERSION


class UnreadAmount(NamedTuple):
    """A stake or payment in a log that is a number but not a valid amount of its currency."""

    line: int
    bet: str
    column: str
    text: str
    places: int
    """Decimal places of the currency."""


class RecordEntry(NamedTuple):
    """A shoe's header or a coup, with the line numbers of it and its wagers.

    A wager with an unreadable amount is not part of the coup; it is in `unread`.
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
    """The two hands from cards in deal order: P B P B, then each hand's third card.

    None marks a card that a hand did not take. If there are five cards and no None, the fifth is
    the Player's if that hand's two cards total 5 or less, and the Banker's otherwise.
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
    """A card in record notation; a dash for None, a card not taken."""
    if card is None:
        return "-"
    return card.value if isinstance(card, Rank) else str(card)
