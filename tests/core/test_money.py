"""Money: whole minor units in and out, with a single rounding."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.errors import NotationError
from puntobanco.core.money import (
    PPM,
    Direction,
    Minor,
    format_money,
    format_percent,
    parse_money,
    parse_percent,
    rounded,
)
from tests.kit.stated import stating


@pytest.mark.parametrize(
    ("text", "exponent", "minor"),
    [
        ("12.50", 2, 1250),
        ("12.5", 2, 1250),
        ("12", 2, 1200),
        (12, 2, 1200),
        (-3, 2, -300),
        ("-0.05", 2, -5),
        ("10,000", 2, 1_000_000),
        ("1,234,567.89", 2, 123_456_789),
        ("500", 0, 500),
        ("1.234", 3, 1234),
        ("0", 2, 0),
        ("-0", 2, 0),
    ],
)
def test_an_amount_is_read_in_whole_minor_units(text: str | int, exponent: int, minor: int) -> None:
    assert parse_money(text, exponent) == minor


@pytest.mark.parametrize(
    "text",
    ["", "-", "1.", ".5", "1.234", "1e3", "$5", "+5", " 5", "5\n", "1_000", "0x10", "--5", "٣"],
)
def test_an_invalid_amount_is_refused_by_name(text: str) -> None:
    with stating(NotationError, "notation-amount", text=repr(text), places=2):
        parse_money(text, 2)


@pytest.mark.parametrize("text", ["12,50", "1,2", ",5", "5,", "1,0000", "1000,000", "1.0,0"])
def test_a_comma_is_accepted_only_between_thousands(text: str) -> None:
    # If commas were ignored, "12,50" would be twelve hundred and fifty.
    with pytest.raises(NotationError):
        parse_money(text, 2)


def test_a_boolean_is_not_an_amount() -> None:
    with stating(NotationError, "notation-amount", text="True"):
        parse_money(True, 2)


def test_places_beyond_the_currency_are_refused_not_rounded() -> None:
    with stating(NotationError, "notation-amount", text="'1.0'", places=0):
        parse_money("1.0", 0)


@given(st.integers(-(10**15), 10**15).map(Minor), st.integers(0, 4))
def test_parsing_undoes_formatting(amount: Minor, exponent: int) -> None:
    text = format_money(amount, exponent)
    assert parse_money(text, exponent) == amount
    assert len(text.partition(".")[2]) == exponent
    assert Fraction(text) == Fraction(amount, 10**exponent)


@pytest.mark.parametrize(
    ("text", "rate_ppm"),
    [
        ("5 %", 50_000),
        ("5%", 50_000),
        ("0.25 %", 2_500),
        ("0.0001 %", 1),
        ("100 %", PPM),
        ("100.0000 %", PPM),
        ("0 %", 0),
    ],
)
def test_a_rate_is_read_per_million(text: str, rate_ppm: int) -> None:
    assert parse_percent(text) == rate_ppm


@pytest.mark.parametrize("text", ["", "5", "%", "-5 %", "5.%", ".5 %", "0.00001 %", "5  %", "5 %."])
def test_an_invalid_rate_is_refused_by_name(text: str) -> None:
    with stating(NotationError, "notation-rate", text=repr(text)):
        parse_percent(text)


@pytest.mark.parametrize("text", ["100.0001 %", "101 %"])
def test_a_rate_is_at_most_100_percent(text: str) -> None:
    with stating(NotationError, "notation-rate-above", text=repr(text)):
        parse_percent(text)


@given(st.integers(0, PPM))
def test_parsing_a_rate_undoes_formatting_it(rate_ppm: int) -> None:
    text = format_percent(rate_ppm)
    assert parse_percent(text) == rate_ppm
    assert Fraction(text.removesuffix(" %")) == Fraction(rate_ppm, 10_000)


@pytest.mark.parametrize(
    ("direction", "paid"),
    [
        (Direction.NEAREST, [0, 0, 50, 50, 50, 100]),
        (Direction.PATRON, [0, 50, 50, 50, 100, 100]),
        (Direction.HOUSE, [0, 0, 0, 50, 50, 50]),
    ],
)
def test_a_rounding_direction_says_who_gets_the_fraction(
    direction: Direction, paid: list[int]
) -> None:
    amounts = (0, 24, 25, 50, 74, 99)
    assert [rounded(n, 1, unit=50, direction=direction) for n in amounts] == paid


@given(
    st.integers(0, 10**12),
    st.integers(1, 10**7),
    st.integers(1, 1000),
    st.sampled_from(Direction),
)
def test_rounding_moves_an_amount_by_less_than_one_unit(
    numerator: int, denominator: int, unit: int, direction: Direction
) -> None:
    exact = Fraction(numerator, denominator)
    paid = rounded(numerator, denominator, unit=unit, direction=direction)
    assert paid % unit == 0
    match direction:
        case Direction.NEAREST:
            assert -unit < 2 * (paid - exact) <= unit, "halves go to the patron"
        case Direction.PATRON:
            assert 0 <= paid - exact < unit
        case Direction.HOUSE:
            assert 0 <= exact - paid < unit
