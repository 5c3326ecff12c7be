"""Two records held against each other: whatever differs is said, and only that."""

from dataclasses import dataclass
from enum import Enum

import msgspec
import pytest

from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.difference import difference, money
from puntobanco.ledger.postings import Posting, Postings

YEN = Currency("JPY", 0)
DOLLARS = Currency("USD", 2)


class Line(msgspec.Struct, frozen=True):
    """A line with an amount, and a count that is none."""

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


class Side(Enum):
    """A hand by a name that logs write."""

    PLAYER = "player"
    BANKER = "banker"


@dataclass(frozen=True, slots=True)
class Limit:
    """A record of the core, which has dataclasses."""

    side: Side
    most: Minor


def posted(**amounts: int) -> Postings:
    return tuple(Posting(Account(name), Minor(amount)) for name, amount in amounts.items())


LINE = Line(1, Minor(500))


@pytest.mark.parametrize(
    ("found", "expected", "said"),
    [
        (Sheet(), Sheet(), ""),
        (
            Sheet(lines=(LINE, Line(2, Minor(500)))),
            Sheet(lines=(LINE, Line(2, Minor(700)))),
            "lines 2, stake: found USD 5.00, expected USD 7.00",
        ),
        (
            Sheet(lines=(LINE,)),
            Sheet(),
            "lines 1: found seat 1 stake USD 5.00, expected nothing",
        ),
        (
            Sheet(lines=(Line(1, Minor(500), "player"),)),
            Sheet(lines=(LINE,)),
            "lines 1, rides: found player, expected nothing",
        ),
        (
            Sheet(fees={3: Minor(100)}),
            Sheet(fees={3: Minor(100), 4: Minor(50)}),
            "fees, 4: found nothing, expected USD 0.50",
        ),
        (
            Sheet(postings=posted(a=-5, b=5)),
            Sheet(postings=posted(a=-5, c=5)),
            (
                "postings of b: found USD 0.05, expected USD 0.00; "
                "postings of c: found USD 0.00, expected USD 0.05"
            ),
        ),
        (
            Sheet(postings=posted(a=-5, b=5)),
            Sheet(postings=posted(b=5, a=-5)),
            "postings: found USD -0.05 on a, USD 0.05 on b, expected USD 0.05 on b, USD -0.05 on a",
        ),
        (Sheet(open=True), Sheet(), "open: found yes, expected no"),
        (Sheet(roles=frozenset("ba")), Sheet(), "roles: found a, b, expected nothing"),
        (
            Limit(Side.PLAYER, Minor(500)),
            Limit(Side.BANKER, Minor(700)),
            "side: found player, expected banker; most: found USD 5.00, expected USD 7.00",
        ),
        (
            (Limit(Side.PLAYER, Minor(500)),),
            (),
            "1: found side player most USD 5.00, expected nothing",
        ),
        (7, 8, "found 7, expected 8"),
        ("", "why", "found nothing, expected why"),
    ],
)
def test_only_what_differs_is_said(found: object, expected: object, said: str) -> None:
    assert difference(found, expected, DOLLARS) == said


def test_of_many_differences_the_first_are_named() -> None:
    told = difference((1, 2, 3, 4, 5, 6), (0,) * 6, DOLLARS, name="cards")
    assert told.startswith("cards 1: found 1, expected 0; cards 2:")
    assert told.endswith("cards 4: found 4, expected 0; and 2 more")


@pytest.mark.parametrize(
    ("found", "expected"), [((None,), ()), ({"a": None}, {}), ((posted(a=0)), ())]
)
def test_what_differs_in_no_part_is_said_whole(found: object, expected: object) -> None:
    assert difference(found, expected, DOLLARS, name="it").startswith("it: found ")


def test_money_is_in_the_currency_of_the_house() -> None:
    assert (money(1250, YEN), money(1250, DOLLARS)) == ("JPY 1250", "USD 12.50")
