"""Figures for people: one format for percentages everywhere."""

import re
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.figures import decimal, grouped, numeral, percent, percentage

SOURCES = Path(__file__).parents[2] / "src" / "puntobanco"


@given(value=st.fractions(), places=st.integers(0, 12))
def test_a_decimal_is_within_half_of_its_last_place(value: Fraction, places: int) -> None:
    assert abs(Fraction(decimal(value, places)) - value) * 2 <= Fraction(1, 10**places)


@given(figure=st.decimals(allow_nan=False, allow_infinity=False, places=3))
def test_commas_do_not_change_a_figure(figure: Decimal) -> None:
    assert grouped(f"{figure:f}").replace(",", "") == f"{figure:f}"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(1, 3), "33.33 %"),
        (Decimal("0.0125"), "1.25 %"),
        (-0.5, "-50.00 %"),
        (0, "0.00 %"),
        (12, "1,200.00 %"),
    ],
)
def test_a_percentage_has_its_places_and_a_space(
    value: Fraction | Decimal | float, shown: str
) -> None:
    assert percent(value, 2) == shown
    assert percent(value, 2, signed=True) == (shown if value < 0 else f"+{shown}")


@given(value=st.fractions(), places=st.integers(0, 6))
def test_a_formatted_number_has_the_digits_of_the_decimal(value: Fraction, places: int) -> None:
    assert numeral(value, places).digits == decimal(value, places)
    assert percentage(value, places).digits == decimal(100 * value, places)
    sign = "+" if value >= 0 else ""
    assert numeral(value, places, signed=True).digits == sign + decimal(value, places)


def test_percentages_are_formatted_in_one_place() -> None:
    found = [
        f"{file.relative_to(SOURCES)}: {line.strip()}"
        for file in SOURCES.rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r":[^{}:]*%\}", line)
    ]
    assert found == [], "say it with core.figures.percent or core.money.format_percent"
