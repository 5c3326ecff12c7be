"""Parsing shoe records. An error is one sentence with the line number."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from puntobanco.core.cards import CARDS, Card, Rank, parse_rank
from puntobanco.core.coup import Result
from puntobanco.core.errors import NotationError, RecordError
from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor, parse_money
from puntobanco.core.record import (
    DOLLARS,
    OPENING,
    VERSION,
    Field,
    LoggedBurn,
    LoggedCard,
    LoggedCoup,
    LoggedShoe,
    LoggedWager,
    Record,
    RecordEntry,
    ShoeHead,
    hands_of,
)
from puntobanco.core.rows import RIDES, Side


def parse_record(text: str, name: str = "record") -> Record:
    r"""The record in a text. RecordError names `name`, the line and what was expected there.

    >>> text = "shoe record 1\ngame: fortune-7\n1. 2s 7d 3h Kd 4c = P 9-7"
    >>> parse_record(text).shoes[0].coups[0].player
    (2s, 3h, 4c)
    """
    reader = _Reader(name)
    shoes: list[tuple[ShoeHead, list[LoggedCoup]]] = []
    for entry in reader.entries(text.replace("\r\n", "\n").replace("\r", "\n").split("\n")):
        if isinstance(entry.what, ShoeHead):
            shoes.append((entry.what, []))
        else:
            shoes[-1][1].append(entry.what)
    kept = tuple(LoggedShoe(head, tuple(coups)) for head, coups in shoes)
    return Record(kept, tuple(reader.comments))


def read_entries(lines: Iterable[str], name: str = "record") -> Iterator[RecordEntry]:
    """The heads and coups of a record one by one, for logs too long to keep in memory."""
    return _Reader(name).entries(lines)


def parse_logged_card(text: str) -> LoggedCard:
    """The card or bare rank that a log names: `8s`, `10h`, `9♦`, `K`, `10`.

    >>> parse_logged_card("10♥"), parse_logged_card("k")
    (Th, <Rank.KING: 'K'>)
    """
    # Some programs append a variation selector to the suit, which requests a coloured glyph.
    plain = text.replace("\ufe0f", "")
    return parse_rank(plain) if plain.upper() in _RANK_NAMES else Card.parse(plain)


@lru_cache(maxsize=1 << 14)
def parse_amount(text: str, exponent: int) -> Minor:
    """The amount in a log: digits, or groups of three separated by commas, and decimal places.

    A comma anywhere else is refused: in many countries 12,50 means twelve and a half.
    """
    if not _AMOUNT.fullmatch(text):
        raise NotationError(fact("notation-amount", text=repr(text[:40]), places=exponent))
    return parse_money(text, exponent)


_RANK_NAMES = {rank.value for rank in Rank} | {"10"}
_PLACES: dict[str, LoggedCard | None] = {
    "-": None,
    **{rank.value: rank for rank in Rank},
    **{name: card for card in CARDS for name in (str(card), card.symbol)},
}
# Fifteen digits are enough for any currency, and the limit keeps parsing fast.
_AMOUNT = re.compile(r"-?(?:[0-9]{1,15}|[0-9]{1,3}(?:,[0-9]{3}){1,4})(?:\.[0-9]{1,9})?")
_OPENING = re.compile(rf"{OPENING}\s+([0-9]{{1,9}})", re.IGNORECASE)
_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9-]*)\s*:(.*)")
_COUP = re.compile(r"([0-9]{1,9})\.([^=#]*)(?:=([^#]*))?(?:#(.*))?")
_RESULT = re.compile(r"([PBTpbt])?(?:\s*([0-9]{1,4}|\?)\s*-\s*([0-9]{1,4}|\?))?")
_WAGER = re.compile(
    r"(?:@([^\s#@]+)\s+)?([a-z][a-z0-9-]*)\s+([^\s#]+?)"
    r"(?:\s+on\s+([a-z]+))?(?:\s*(?:->|→)\s*([^\s#]+))?(?:\s+won\s+([^\s#]+))?\s*(?:#(.*))?"
)
_BURN = re.compile(r"(?:([^\s+]+)\s*\+\s*)?([0-9]{1,4}|\?)")
_HASH = re.compile(r"[0-9a-f]{8,64}")
_CURRENCY = re.compile(r"([A-Z]{3,5})\s+([0-9])")
_GAME = re.compile(r"[^\s#]+")
_COUNT = re.compile(r"[0-9]{1,4}")
_FIRST_LINE = f"{OPENING} {VERSION}"
_ONCE = frozenset({"hash", "decks", "cut", "burn", "currency"})
_RIDES = {side.value: side for side in RIDES}


class _Reader:
    """Parses a record line by line. A comment belongs to the next head, coup or wager."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._opened = False
        self.comments: list[str] = []
        self._head: ShoeHead | None = None
        self._head_line = 0
        self._stated: set[str] = set()
        self._exponent = DOLLARS.exponent
        self._coup: LoggedCoup | None = None
        self._coup_line = 0
        self._wagers: list[LoggedWager] = []
        self._wager_lines: list[int] = []

    def entries(self, lines: Iterable[str]) -> Iterator[RecordEntry]:
        for number, line in enumerate(lines, start=1):
            text = line.strip()
            if not text:
                continue
            try:
                done = self._take(number, text)
            except NotationError as error:
                raise _at(self._name, number, error.stated) from None
            if done is not None:
                yield done
        if not self._opened:
            raise _at(self._name, 1, fact("error-record-empty", opening=_FIRST_LINE))
        done = self._done()
        if done is not None:
            yield done

    def _take(self, line: int, text: str) -> RecordEntry | None:
        """Parse one line. Returns the head or coup that this line completes."""
        first = text[0]
        if not self._opened:
            self._open(text)
        elif first == "#":
            self.comments.append(text[1:].removeprefix(" "))
        elif "0" <= first <= "9":
            return self._begin_coup(line, text)
        elif (found := _HEADER.fullmatch(text)) is not None:
            return self._header(line, found[1].lower(), found[2].strip())
        else:
            self._wager(line, text)
        return None

    def _open(self, text: str) -> None:
        found = _OPENING.fullmatch(text.removeprefix("\ufeff"))
        if found is None:
            problem = fact("error-record-opening", text=text[:40], opening=_FIRST_LINE)
            raise NotationError(problem)
        if int(found[1]) != VERSION:
            problem = fact("error-record-version", version=found[1], known=VERSION)
            raise NotationError(problem)
        self._opened = True

    def _header(self, line: int, key: str, value: str) -> RecordEntry | None:
        done = None
        if key == "game":
            done = self._done()
            self._coup, self._head_line = None, line
            self._head = ShoeHead(_parse_game(value), comments=self._waiting())
            self._stated.clear()
        elif self._head is None:
            before = self._coup is None
            place = fact("error-place-first-shoe" if before else "error-place-coups")
            raise NotationError(fact("error-header", key=key, place=place))
        else:
            if key in self._stated:
                raise NotationError(fact("error-header-repeated", key=key))
            if key in _ONCE:
                self._stated.add(key)
            head = _with_field(self._head, key, value)
            self._head = replace(head, comments=head.comments + self._waiting())
        return done

    def _begin_coup(self, line: int, text: str) -> RecordEntry | None:
        found = _COUP.fullmatch(text)
        if found is None:
            raise NotationError(fact("error-coup-line", text=text))
        number, cards, result, remark = found.groups()
        if self._head is None and self._coup is None:
            raise NotationError(fact("error-coup-no-shoe", number=number))
        player, banker = hands_of(_parse_places(cards))
        stated = (None, None, None) if result is None else _parse_result(result)
        done = self._done()
        comments = self._waiting()
        ending = remark.strip() if remark else ""
        self._coup = LoggedCoup(int(number), player, banker, *stated, (), comments, ending)
        self._coup_line = line
        return done

    def _wager(self, line: int, text: str) -> None:
        wager = _parse_wager(text, self._exponent)
        if self._coup is None:
            raise NotationError(fact("error-wager-no-coup", text=text))
        comments = self._waiting()
        self._wagers.append(replace(wager, comments=comments) if comments else wager)
        self._wager_lines.append(line)

    def _waiting(self) -> tuple[str, ...]:
        if not self.comments:
            return ()
        comments = tuple(self.comments)
        self.comments.clear()
        return comments

    def _done(self) -> RecordEntry | None:
        """The coup or head that is complete because something else begins."""
        if (coup := self._coup) is not None:
            if not self._wagers:
                return RecordEntry(self._coup_line, coup)
            whole = coup.with_wagers(self._wagers)
            entry = RecordEntry(self._coup_line, whole, tuple(self._wager_lines))
            self._wagers.clear()
            self._wager_lines.clear()
            return entry
        if (head := self._head) is not None:
            self._head, self._exponent = None, head.currency.exponent
            return RecordEntry(self._head_line, head)
        return None


def _at(name: str, line: int, problem: Fact | str) -> RecordError:
    return RecordError(fact("error-line", file=name, line=line, problem=problem))


@lru_cache(maxsize=1 << 14)  # the same wagers recur
def _parse_wager(text: str, exponent: int) -> LoggedWager:
    found = _WAGER.fullmatch(text)
    if found is None:
        raise NotationError(fact("error-record-line", text=text))
    seat, bet, stake, rides, returned, won, remark = found.groups()
    return LoggedWager(
        bet,
        _parse_unsigned(stake, exponent),
        None if rides is None else _parse_rides(rides),
        seat,
        None if returned is None else _parse_unsigned(returned, exponent),
        None if won is None else _parse_unsigned(won, exponent),
        remark=remark.strip() if remark else "",
    )


def _with_field(head: ShoeHead, key: str, value: str) -> ShoeHead:
    match key:
        case "hash":
            return replace(head, hash=_parse_hash(value))
        case "decks":
            return replace(head, decks=_parse_count(key, value, least=1))
        case "cut":
            return replace(head, cut=_parse_count(key, value, least=0))
        case "burn":
            return replace(head, burn=_parse_burn(value))
        case "currency":
            return replace(head, currency=_parse_currency(value))
        case _:
            return replace(head, fields=(*head.fields, Field(key, value)))


def _parse_places(text: str) -> list[LoggedCard | None]:
    names = text.split()
    try:
        return [_PLACES[name] for name in names]
    except KeyError:
        return [None if name in "-–—" else parse_logged_card(name) for name in names]


def _parse_result(text: str) -> tuple[Result | None, int | None, int | None]:
    found = _RESULT.fullmatch(text.strip())
    if found is None or not found[0]:
        raise NotationError(fact("error-result", text=text.strip()))
    winner, player, banker = found.groups()
    return (
        None if winner is None else Result(winner.upper()),
        None if player in (None, "?") else int(player),
        None if banker in (None, "?") else int(banker),
    )


def _parse_rides(text: str) -> Side:
    if text not in _RIDES:
        raise NotationError(fact("error-side", text=text, sides=one_of(_RIDES)))
    return _RIDES[text]


def _parse_unsigned(text: str, exponent: int) -> Minor:
    amount = parse_amount(text, exponent)
    if amount < 0:
        raise NotationError(fact("error-amount-negative", text=text))
    return amount


def _parse_game(text: str) -> str | None:
    if not _GAME.fullmatch(text):
        raise NotationError(fact("error-record-game", text=text))
    return None if text == "-" else text


def _parse_hash(text: str) -> str:
    if not _HASH.fullmatch(text.lower()):
        raise NotationError(fact("error-record-hash", text=text))
    return text.lower()


def _parse_count(key: str, text: str, *, least: int) -> int:
    if not (_COUNT.fullmatch(text) and int(text) >= least):
        raise NotationError(fact("error-record-count", key=key, text=text, least=least))
    return int(text)


def _parse_burn(text: str) -> LoggedBurn:
    found = _BURN.fullmatch(text)
    if found is None or (found[1] is None and found[2] == "?"):
        raise NotationError(fact("error-record-burn", text=text))
    turned = None if found[1] is None else parse_logged_card(found[1])
    return LoggedBurn(turned, None if found[2] == "?" else int(found[2]))


def _parse_currency(text: str) -> Currency:
    found = _CURRENCY.fullmatch(text.upper())
    if found is None:
        raise NotationError(fact("error-record-currency", text=text))
    return Currency(found[1], int(found[2]))
