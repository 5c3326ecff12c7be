"""CSV logs from other systems: a table with a header line, whose columns are mapped to ours.

Rows are read one at a time and returned as the entries of a record, so a log of any length can be
audited. Consecutive rows of one shoe with the same coup number and the same cards are one coup,
because a log with one wager per row looks like that.
"""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import chain
from typing import TypeVar, assert_never

from puntobanco.core.arguments import Argument, no_choice, quoted
from puntobanco.core.coup import Result
from puntobanco.core.errors import NotationError, RecordError, stated_by
from puntobanco.core.facts import fact, one_of
from puntobanco.core.game import Currency
from puntobanco.core.keys import Key
from puntobanco.core.money import Minor
from puntobanco.core.record import (
    OPENING,
    VERSION,
    Field,
    LoggedCard,
    LoggedCoup,
    LoggedWager,
    RecordEntry,
    ShoeHead,
    UnreadAmount,
)
from puntobanco.core.record_reading import parse_amount, parse_logged_card
from puntobanco.core.rows import RIDES, Side

_Read = TypeVar("_Read")


class PayoutMeaning(Enum):
    """What the payout column of a log means."""

    RETURNED = "returned"
    """Everything returned to the patron, including the stake."""
    WON = "won"
    """The amount paid on top of the stake: nothing if lost or pushed."""
    NET = "net"
    """The change in the patron's money: minus the stake when lost."""


@dataclass(frozen=True, slots=True)
class WagerColumns:
    """The columns of one bet's wagers, in a log with columns for each bet."""

    bet: str
    stake: str
    payout: str | None = None

    @staticmethod
    def parse(text: str) -> "WagerColumns":
        """The columns named by `banker=STAKE:PAYOUT` or `banker=STAKE`."""
        bet, equals, columns = text.partition("=")
        stake, colon, payout = columns.rpartition(":")
        if not equals or not bet.strip() or not columns.strip(": "):
            raise NotationError(fact("error-wager-columns", text=text))
        return WagerColumns(bet.strip(), stake if colon else columns, payout if colon else None)


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a log by name. A hand or a shoe may span several, separated by commas.

    A field left None is read from the column with our own name for it, if the log has one.
    """

    player: str | None = None
    banker: str | None = None
    winner: str | None = None
    player_total: str | None = None
    banker_total: str | None = None
    shoe: str | None = None
    coup: str | None = None
    bet: str | None = None
    stake: str | None = None
    payout: str | None = None
    seat: str | None = None
    rides: str | None = None
    wagers: tuple[WagerColumns, ...] = ()
    paid: PayoutMeaning = PayoutMeaning.RETURNED


def read_csv(
    lines: Iterable[str],
    columns: Columns,
    *,
    name: str = "log",
    game: str | None = None,
    currency: Currency,
) -> Iterator[RecordEntry]:
    """The shoes and coups of a table, in its order; RecordError names the line and the column.

    A shoe column names the shoe of each row. Without one, a falling coup number begins a new shoe.
    """
    rows = iter(lines)
    header = next(rows, "").removeprefix("\ufeff")
    delimiter = max(",;\t|", key=header.count)
    # Strict: otherwise an unclosed quote would silently swallow the rest of the log.
    reader = csv.reader(chain((header,), rows), delimiter=delimiter, strict=True)
    line = 1
    try:
        names = [cell.strip() for cell in next(reader, [])]
        table = _Table(names, columns, ShoeHead(game, currency=currency))
        line = reader.line_num + 1
        for row in reader:
            yield from table.take(line, row)
            line = reader.line_num + 1
    except (NotationError, csv.Error) as error:
        unread = isinstance(error, csv.Error)
        problem = fact("error-csv", why=str(error)) if unread else stated_by(error)
        raise RecordError(fact("error-line", file=name, line=line, problem=problem)) from None
    yield from table.done()


@dataclass(frozen=True, slots=True)
class _WagerCells:
    """The columns of a wager in a row; `bet` is a column, or the key of their only bet."""

    bet: int | str
    stake: int
    payout: int | None
    seat: int | None = None
    rides: int | None = None


class _Table:
    """Reads rows by a fixed mapping; holds back each coup until it is complete."""

    def __init__(self, names: list[str], columns: Columns, head: ShoeHead) -> None:
        self._names = names
        self._header = _Header(names)
        self._head = head
        self._exponent = head.currency.exponent
        self._paid = columns.paid
        find = self._header.one
        self._player = self._header.hand(columns.player, "player")
        self._banker = self._header.hand(columns.banker, "banker")
        self._winner = find(columns.winner, "winner")
        self._player_total = find(columns.player_total, "player_total")
        self._banker_total = find(columns.banker_total, "banker_total")
        self._number = find(columns.coup, "coup")
        self._shoe = self._header.several(columns.shoe, "shoe")
        self._wagers = tuple(self._header.wagers(columns))
        self._rows = 0
        self._shoe_name: str | None = None
        self._coup: LoggedCoup | None = None
        self._line = 0
        self._more: list[LoggedWager] = []
        self._more_lines: list[int] = []
        self._unread: list[UnreadAmount] = []

    def take(self, line: int, row: list[str]) -> Iterator[RecordEntry]:
        """Read one row. Yield the coup that it completes and the shoe that it begins, if any."""
        if not row or not any(map(str.strip, row)):
            return
        if len(row) != len(self._names):
            wrong = fact("error-cells-header", count=len(row), expected=len(self._names))
            raise NotationError(wrong)
        self._rows += 1
        shoe = self._shoe_of(row)
        coup = self._coup_of(row)
        last = self._coup
        if last is None or shoe != self._shoe_name or not self._goes_on(last, coup):
            if not coup.player and not coup.banker:
                raise NotationError(fact("error-row-no-cards"))
            yield from self.done()
            fell = not self._shoe and last is not None and coup.number < last.number
            if last is None or shoe != self._shoe_name or fell:
                self._shoe_name = shoe
                fields = (Field("shoe", shoe),) if self._shoe else ()
                yield RecordEntry(line, replace(self._head, fields=fields))
            self._coup, self._line = coup, line
        if self._wagers:
            for wager in self._wagers_of(line, row):
                self._more.append(wager)
                self._more_lines.append(line)

    def done(self) -> Iterator[RecordEntry]:
        """The coup held back, if any."""
        if self._coup is None:
            return
        if not self._more and not self._unread:
            yield RecordEntry(self._line, self._coup)
            return
        coup = self._coup.with_wagers(self._more)
        yield RecordEntry(self._line, coup, tuple(self._more_lines), tuple(self._unread))
        self._more.clear()
        self._more_lines.clear()
        self._unread.clear()

    def _goes_on(self, last: LoggedCoup, coup: LoggedCoup) -> bool:
        """Whether a row continues the same coup; such a row may leave out the cards."""
        if self._number is None or coup.number != last.number:
            return False
        return last == coup or not (coup.player or coup.banker)

    def _shoe_of(self, row: list[str]) -> str:
        return " ".join([row[place].strip() for place in self._shoe])

    def _coup_of(self, row: list[str]) -> LoggedCoup:
        number, winner = self._number, self._winner
        return LoggedCoup(
            self._rows if number is None else self._read(_parse_number, row, number),
            self._hand_of(row, self._player),
            self._hand_of(row, self._banker),
            None if winner is None else self._read(_parse_winner, row, winner),
            self._total_of(row, self._player_total),
            self._total_of(row, self._banker_total),
        )

    def _hand_of(self, row: list[str], places: Sequence[int]) -> tuple[LoggedCard, ...]:
        if len(places) == 1:
            return self._read(_parse_hand, row, places[0])
        return tuple(card for place in places for card in self._read(_parse_hand, row, place))

    def _total_of(self, row: list[str], place: int | None) -> int | None:
        if place is None or not row[place].strip():
            return None
        return self._read(_parse_number, row, place)

    def _wagers_of(self, line: int, row: list[str]) -> Iterator[LoggedWager]:
        for cells in self._wagers:
            bet = cells.bet if isinstance(cells.bet, str) else _bet_key(row[cells.bet])
            places = [place for place in (cells.stake, cells.payout) if place is not None]
            unread = [place for place in places if _is_no_amount(row[place], self._exponent)]
            if unread:
                self._unread.append(self._unread_at(line, bet, row, unread[0]))
                continue
            stake = self._amount(row, cells.stake)
            payout = self._amount(row, cells.payout)
            if not stake and not payout:
                continue
            staked = stake or Minor(0)
            seat = "" if cells.seat is None else row[cells.seat].strip()
            rides = None if cells.rides is None else self._read(_parse_rides, row, cells.rides)
            yield LoggedWager(bet, staked, rides, seat or None, *self._payment(staked, payout))

    def _unread_at(self, line: int, bet: str, row: list[str], place: int) -> UnreadAmount:
        text = row[place].strip()[:40]
        return UnreadAmount(line, bet, self._names[place], text, self._exponent)

    def _payment(self, stake: Minor, payout: Minor | None) -> tuple[Minor | None, Minor | None]:
        """What was returned and what was won, as far as the column says."""
        if payout is None:
            return None, None
        match self._paid:
            case PayoutMeaning.RETURNED:
                return payout, None
            case PayoutMeaning.WON:
                return None, payout
            case PayoutMeaning.NET:
                return Minor(stake + payout), None
            case _:
                assert_never(self._paid)

    def _amount(self, row: list[str], place: int | None) -> Minor | None:
        if place is None:
            return None
        try:
            return _parse_amount(row[place], self._exponent)
        except NotationError as error:
            raise self._at(place, error) from None

    def _read(self, parse: Callable[[str], _Read], row: list[str], place: int) -> _Read:
        try:
            return parse(row[place])
        except NotationError as error:
            raise self._at(place, error) from None

    def _at(self, place: int, error: NotationError) -> NotationError:
        return NotationError(fact("error-column", column=self._names[place], problem=error.stated))


class _Header:
    """Finds columns by name: exact spelling first, then ignoring case."""

    def __init__(self, names: list[str]) -> None:
        if not any(names):
            raise NotationError(fact("error-no-header", opening=f"{OPENING} {VERSION}"))
        self._names = names

    def hand(self, wanted: str | None, ours: str) -> list[int]:
        """The columns of a hand, which are required."""
        found = self.several(wanted, ours)
        return found or [self._place(ours)]

    def several(self, wanted: str | None, ours: str) -> list[int]:
        """The columns that one name, or several separated by commas, refer to."""
        if wanted is None or self._count(wanted) or not wanted:
            found = self.one(wanted, ours)
            return [] if found is None else [found]
        return [self._place(name.strip()) for name in wanted.split(",")]

    def one(self, wanted: str | None, ours: str) -> int | None:
        """The wanted column; without a wanted name, the column with our own name, or None.

        An empty name means no column.
        """
        if wanted is None:
            return self._place(ours) if self._count(ours) else None
        return self._place(wanted) if wanted else None

    def wagers(self, columns: Columns) -> Iterator[_WagerCells]:
        """The columns of wagers: one set for any bet, one set per bet, or both."""
        bet, stake = self.one(columns.bet, "bet"), self.one(columns.stake, "stake")
        if bet is not None and stake is not None:
            payout = self.one(columns.payout, columns.paid.value)
            seat, rides = self.one(columns.seat, "seat"), self.one(columns.rides, "rides")
            yield _WagerCells(bet, stake, payout, seat, rides)
        elif columns.bet or columns.stake or columns.payout:
            missing: Key = "error-no-bets" if bet is None else "error-no-stakes"
            raise NotationError(fact(missing))
        for one in columns.wagers:
            payout = None if one.payout is None else self._place(one.payout)
            yield _WagerCells(_bet_key(one.bet), self._place(one.stake), payout)

    def _count(self, name: str) -> int:
        return self._names.count(name) or self._folded().count(name.casefold())

    def _folded(self) -> list[str]:
        return [name.casefold() for name in self._names]

    def _place(self, name: str) -> int:
        count = self._count(name)
        if count != 1:
            known = one_of(map(quoted, self._names))
            raise NotationError(fact("error-header-column", column=name, count=count, known=known))
        if name in self._names:
            return self._names.index(name)
        return self._folded().index(name.casefold())


_WINNERS = {
    Result.PLAYER: ("p", "player", "punto", "闲", "閒"),
    Result.BANKER: ("b", "banker", "banco", "庄", "莊"),
    Result.TIE: ("t", "tie", "egalite", "égalité", "和"),
}
_WINNER_OF = {name: result for result, names in _WINNERS.items() for name in names}
_RIDES = {side.value: side for side in RIDES}
_BETWEEN_CARDS = re.compile(r"[\s,;:/|+_.\-–—\[\](){}'\"]+")
_RUN = re.compile(r"(?:(?:10|[2-9atjqk])[shdc♠♥♦♣]){2,}", re.IGNORECASE)
_IN_RUN = re.compile(r"(?:10|[2-9atjqk])[shdc♠♥♦♣]", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,15}")
_FLOAT = re.compile(
    r"[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[-+]?[0-9]+)?|[-+]?(?:nan|inf|infinity)",
    re.IGNORECASE,
)


@lru_cache(maxsize=1 << 16)
def _parse_hand(cell: str) -> tuple[LoggedCard, ...]:
    """The cards in a cell, separated by spaces or punctuation, or run together with suits."""
    names: list[str] = []
    for word in _BETWEEN_CARDS.split(cell.replace("\ufe0f", "")):
        names += _IN_RUN.findall(word) if _RUN.fullmatch(word) else [word]
    return tuple(parse_logged_card(name) for name in names if name)


def _parse_winner(cell: str) -> Result | None:
    text = cell.strip().casefold()
    if text and text not in _WINNER_OF:
        raise NotationError(fact("error-winner", text=cell))
    return _WINNER_OF.get(text)


def _parse_number(cell: str) -> int:
    text = cell.strip()
    if not _NUMBER.fullmatch(text):
        raise NotationError(fact("error-number", text=cell))
    return int(text)


def _parse_rides(cell: str) -> Side | None:
    text = cell.strip().casefold()
    if text and text not in _RIDES:
        raise NotationError(fact("error-side", text=cell, sides=one_of(_RIDES)))
    return _RIDES.get(text)


def _bet_key(text: str) -> str:
    """The key of a bet's name: `Player Pair` becomes `player-pair`."""
    return re.sub(r"[\s_]+", "-", text.strip().casefold())


@lru_cache(maxsize=1 << 14)
def _parse_amount(cell: str, exponent: int) -> Minor | None:
    text = _digits(cell)
    return parse_amount(text, exponent) if text else None


def _digits(cell: str) -> str:
    return cell.strip().lstrip("$€£¥").strip()


@lru_cache(maxsize=1 << 14)
def _is_no_amount(cell: str, exponent: int) -> bool:
    """Whether a cell has a number that is not an amount: 9.499999999999998, 1e-05, nan.

    Text that is not a number is not counted here: it means that the columns are wrong, and the
    whole log would be misread.
    """
    text = _digits(cell)
    if not _FLOAT.fullmatch(text):
        return False
    try:
        parse_amount(text, exponent)
    except NotationError:
        return True
    return False


def parse_paid(text: str) -> PayoutMeaning:
    """The meaning of a payout column from its word; NotationError for an unknown one."""
    for paid in PayoutMeaning:
        if paid.value == text:
            return paid
    raise NotationError(
        no_choice(Argument.PAID, text, one_of(paid.value for paid in PayoutMeaning))
    )
