"""Comparing two records: every difference is reported, and nothing else."""

from dataclasses import dataclass
from enum import Enum

import msgspec
import pytest

from puntobanco.core.facts import Clauses, Fact, Listed, Value, fact
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.difference import difference
from puntobanco.ledger.postings import Posting, Postings

YEN = Currency("JPY", 0)
DOLLARS = Currency("USD", 2)


class Line(msgspec.Struct, frozen=True):
    """A line with an amount, and a count that is not an amount."""

    seat: int
    stake: Minor
    rides: str | None = None


class Sheet(msgspec.Struct, frozen=True):
    """Lines, amounts by seat, and movements."""

    lines: tuple[Line, ...] = ()
    fees: dict[int, Minor] = {}
    postings: Postings = ()
    open: bool = False
    roles: frozenset[str] = frozenset()


class Split(msgspec.Struct, frozen=True):
    """Amounts in lists, by seat and nested."""

    shares: tuple[Minor, ...] = ()
    by_seat: dict[int, tuple[Minor, ...]] = {}
    names: tuple[tuple[str, ...], ...] = ()


class Side(Enum):
    """A hand, by the name used in logs."""

    PLAYER = "player"
    BANKER = "banker"


@dataclass(frozen=True, slots=True)
class Limit:
    """A record like those of the core room, which are dataclasses."""

    side: Side
    most: Minor


def posted(**amounts: int) -> Postings:
    return tuple(Posting(Account(name), Minor(amount)) for name, amount in amounts.items())


LINE = Line(1, Minor(500))
NOTHING = fact("finding-nothing")
dollars = DOLLARS.amount


def apart(place: str, found: Value, expected: Value) -> Fact:
    """A difference at a place."""
    return fact("finding-differs", place=place, found=found, expected=expected)


def part(name: str, value: Value) -> Fact:
    """A field of a record."""
    return fact("finding-part", name=name, value=value)


def on(account: str, amount: int) -> Fact:
    """A posting."""
    return fact("finding-posting", amount=dollars(amount), account=account)


@pytest.mark.parametrize(
    ("found", "expected", "differences"),
    [
        (Sheet(), Sheet(), ()),
        (
            Sheet(lines=(LINE, Line(2, Minor(500)))),
            Sheet(lines=(LINE, Line(2, Minor(700)))),
            (apart("lines[1].stake", dollars(500), dollars(700)),),
        ),
        (
            Sheet(lines=(LINE,)),
            Sheet(),
            (apart("lines[0]", Listed((part("seat", 1), part("stake", dollars(500)))), NOTHING),),
        ),
        (
            Sheet(lines=(Line(1, Minor(500), "player"),)),
            Sheet(lines=(LINE,)),
            (apart("lines[0].rides", "player", NOTHING),),
        ),
        (
            Sheet(fees={3: Minor(100)}),
            Sheet(fees={3: Minor(100), 4: Minor(50)}),
            (apart("fees[4]", NOTHING, dollars(50)),),
        ),
        (
            Sheet(postings=posted(a=-5, b=5)),
            Sheet(postings=posted(a=-5, c=5)),
            (
                apart("postings[b]", dollars(5), dollars(0)),
                apart("postings[c]", dollars(0), dollars(5)),
            ),
        ),
        (
            Sheet(postings=posted(a=-5, b=5)),
            Sheet(postings=posted(b=5, a=-5)),
            (
                apart(
                    "postings",
                    Listed((on("a", -5), on("b", 5))),
                    Listed((on("b", 5), on("a", -5))),
                ),
            ),
        ),
        (
            Sheet(open=True),
            Sheet(),
            (apart("open", fact("finding-yes"), fact("finding-no")),),
        ),
        (
            Sheet(roles=frozenset("ba")),
            Sheet(),
            (apart("roles", Listed(("a", "b")), NOTHING),),
        ),
        (
            Limit(Side.PLAYER, Minor(500)),
            Limit(Side.BANKER, Minor(700)),
            (
                apart("side", "player", "banker"),
                apart("most", dollars(500), dollars(700)),
            ),
        ),
        (
            (Limit(Side.PLAYER, Minor(500)),),
            (),
            (apart("[0]", Listed((part("side", "player"), part("most", dollars(500)))), NOTHING),),
        ),
        (7, 8, (apart("", 7, 8),)),
        ("", "why", (apart("", NOTHING, "why"),)),
    ],
)
def test_only_differences_are_stated(
    found: object, expected: object, differences: tuple[Fact, ...]
) -> None:
    assert named(difference(found, expected, DOLLARS)) == differences


def named(problem: Fact | None) -> tuple[Value, ...]:
    """The differences of a finding, one by one."""
    match problem:
        case None:
            return ()
        case Fact("finding-differences", (("all", Clauses(values)),)):
            return values
        case _:
            return (problem,)


def test_only_the_first_differences_are_listed() -> None:
    problem = difference((1, 2, 3, 4, 5, 6), (0,) * 6, DOLLARS, name="cards")
    first = tuple(apart(f"cards[{place}]", place + 1, 0) for place in range(4))
    assert named(problem) == (*first, fact("finding-more", count=2))


def test_a_long_record_is_shortened() -> None:
    problem = difference(tuple(range(9)), None, DOLLARS, name="cards")
    assert problem == apart("cards", Listed((0, 1, 2, 3, 4, 5, "…")), NOTHING)
    problem = difference("x" * 100, "", DOLLARS)
    assert problem == apart("", "x" * 80 + "…", NOTHING)


NINE = tuple(map(Minor, range(1, 10)))


def part_of(value: Value) -> Value:
    """A list shown as a part of a part: its first element."""
    return Listed((value, "…"))


@pytest.mark.parametrize(
    ("found", "shown"),
    [
        ({"a": 1}, part("a", 1)),
        ({"a": NINE}, part("a", Listed((1, 2, 3, "…")))),
        ((NINE, "b"), Listed((Listed((1, 2, 3, "…")), "b"))),
        (({"a": NINE}, "b"), Listed((part("a", part_of(1)), "b"))),
        ("x" * 80, "x" * 80),
        ("x" * 81, "x" * 80 + "…"),
    ],
)
def test_half_as_many_parts_are_shown_if_nested(found: object, shown: Value) -> None:
    assert difference(found, None, DOLLARS, name="it") == apart("it", shown, NOTHING)


@pytest.mark.parametrize(
    ("found", "field", "shown"),
    [
        (Split(shares=NINE), "shares", Listed((*map(dollars, (1, 2, 3)), "…"))),
        (Split(by_seat={4: NINE}), "by_seat", part("4", part_of(dollars(1)))),
        (Split(names=(("a", "b"),)), "names", part_of("a")),
    ],
)
def test_amounts_of_a_record_are_money_in_lists_and_mappings(
    found: Split, field: str, shown: Value
) -> None:
    parts = dict.fromkeys(("shares", "by_seat", "names"), NOTHING) | {field: shown}
    record = Listed(tuple(part(name, value) for name, value in parts.items()))
    assert difference((found,), (), DOLLARS) == apart("[0]", record, NOTHING)


def test_an_amount_in_a_list_differs_as_money() -> None:
    problem = difference(Split(shares=NINE[:2]), Split(shares=(NINE[0], NINE[2])), DOLLARS)
    assert problem == apart("shares[1]", dollars(2), dollars(3))


def test_values_of_different_types_are_shown_whole() -> None:
    whole = Listed((part("a", NOTHING), part("b", 5)))
    assert difference({"a": None, "b": 5}, {"b": 5}, DOLLARS, name="it") == apart(
        "it", whole, part("b", 5)
    )


@pytest.mark.parametrize(
    ("found", "expected"), [((None,), ()), ({"a": None}, {}), ((posted(a=0)), ())]
)
def test_values_without_parts_are_shown_whole(found: object, expected: object) -> None:
    problem = difference(found, expected, DOLLARS, name="it")
    assert problem is not None
    assert problem.get("place") == "it"
