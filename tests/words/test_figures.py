"""Amounts and rates as shown in messages and facts."""

import pytest

from puntobanco.core.facts import Amount, Numeral, Rate, from_wire, to_wire
from puntobanco.words import ENGLISH, Language, Words, words_in
from puntobanco.words.numbers import numbers_of


@pytest.mark.parametrize(
    ("amount", "posted"),
    [
        (Amount(125_000, "USD", 2), "USD 1,250"),
        (Amount(125_050, "USD", 2), "USD 1,250.50"),
        (Amount(-50, "USD", 2), "USD -0.50"),
        (Amount(1_250_000, "JPY", 0), "JPY 1,250,000"),
        (Amount(125_000, "", 2), "1,250"),
    ],
)
def test_a_posted_amount_is_grouped_without_trailing_zeros(amount: Amount, posted: str) -> None:
    words = Words(ENGLISH, {"price": " { NUMBER($price) }\n"})
    assert words.message("price", {"price": amount}) == posted


def test_a_posted_amount_uses_the_separators_of_its_language() -> None:
    words = Words(Language("vi"), {})
    assert words.grouped(Amount(125_050, "VND", 2)) == "VND 1.250,50"


@pytest.mark.parametrize(
    ("tag", "shown"),
    [
        ("en", ["999", "1,234", "12,345", "-1,234,567"]),
        ("es", ["999", "1234", "12.345", "-1.234.567"]),
        ("es-MX", ["999", "1,234", "12,345", "-1,234,567"]),
        ("vi", ["999", "1.234", "12.345", "-1.234.567"]),
        ("pl", ["999", "1234", "12\u00a0345", "-1\u00a0234\u00a0567"]),
        ("hi", ["999", "1,234", "12,345", "-12,34,567"]),
    ],
)
def test_digits_are_grouped_as_the_language_does(tag: str, shown: list[str]) -> None:
    numbers = numbers_of(Language(tag))
    assert [numbers.grouped(number) for number in (999, 1234, 12345, -1_234_567)] == shown


@pytest.mark.parametrize(
    ("tag", "shown"),
    [
        ("en", ["4,998,398.50", "4998398", "-17.4100 %", "+1,250 %", "0.0000"]),
        ("es", ["4.998.398,50", "4998398", "-17,4100 %", "+1250 %", "0,0000"]),
        ("vi", ["4.998.398,50", "4998398", "-17,4100 %", "+1.250 %", "0,0000"]),
        ("ja", ["4,998,398.50", "4998398", "-17.4100 %", "+1,250 %", "0.0000"]),
    ],
)
def test_a_number_uses_the_separators_of_its_language(tag: str, shown: list[str]) -> None:
    numerals = (
        Numeral("4998398.50"),
        Numeral("4998398", grouped=False),
        Numeral("-17.4100", percent=True),
        Numeral("+1250", percent=True),
        Numeral("0.0000"),
    )
    assert [words_in(Language(tag)).text(one) for one in numerals] == shown


def test_a_text_cannot_be_grouped() -> None:
    words = Words(ENGLISH, {"price": " { NUMBER($price) }\n"})
    with pytest.raises(TypeError, match=r"NUMBER\(\$price\): expected an int or an Amount"):
        words.message("price", {"price": "1000"})


@pytest.mark.parametrize(
    ("rate", "shown"),
    [
        (Rate(50_000), "5 %"),
        (Rate(730_000, places=2), "73.00 %"),
        (Rate(733_000, places=2), "73.30 %"),
        (Rate(12_345, places=2), "1.2345 %"),
    ],
)
def test_a_rate_keeps_its_requested_places(rate: Rate, shown: str) -> None:
    assert words_in(ENGLISH).text(rate) == shown


@pytest.mark.parametrize("value", [Rate(50_000), Rate(730_000, places=2)])
def test_a_rate_survives_the_wire(value: Rate) -> None:
    assert from_wire(to_wire(value)) == value


def test_places_of_a_rate_must_be_a_number() -> None:
    with pytest.raises(ValueError, match="not a parameter of a fact"):
        from_wire({"ppm": 50_000, "places": "two"})
