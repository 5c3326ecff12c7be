"""Amounts as typed, by the table that the tests of the screens use too."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Numeral
from puntobanco.core.money import Minor, format_money
from puntobanco.words import Language, languages
from puntobanco.words.numbers import numbers_of
from puntobanco.words.typed import typed_amount, typed_figure
from tests.kit.stated import stating

TABLE = json.loads((Path(__file__).parent.parent / "golden" / "typed-figures.json").read_text())


def vectors() -> Iterator[tuple[str, int, str, int | None]]:
    for group, rows in TABLE["read"].items():
        for tag in TABLE["languages"][group]:
            for text, minors in rows.items():
                for places, minor in zip(TABLE["places"], minors, strict=True):
                    yield tag, places, text, minor


@pytest.mark.parametrize("tag", TABLE["languages"]["all"])
def test_a_typed_figure_is_read_as_the_table_says(tag: str) -> None:
    wanted = [row for row in vectors() if row[0] == tag]
    read = [
        (tag, places, text, typed_figure(text, places, Language(tag)))
        for _, places, text, _ in wanted
    ]
    assert read == wanted


def test_the_table_has_every_language_of_the_catalogue() -> None:
    assert {str(one) for one in languages()} <= set(TABLE["languages"]["all"])


@given(
    minor=st.integers(0, 10**15),
    places=st.integers(0, 4),
    tag=st.sampled_from(TABLE["languages"]["all"]),
    grouped=st.booleans(),
)
def test_an_amount_is_read_as_it_is_shown(minor: int, places: int, tag: str, grouped: bool) -> None:
    shown = numbers_of(Language(tag)).figure(format_money(Minor(minor), places), grouped=grouped)
    assert typed_figure(shown, places, Language(tag)) == minor


@given(
    minor=st.integers(0, 10**15),
    tags=st.tuples(*[st.sampled_from(TABLE["languages"]["all"])] * 2),
    grouped=st.booleans(),
)
def test_cents_mean_the_same_in_every_language(
    minor: int, tags: tuple[str, str], grouped: bool
) -> None:
    shown = numbers_of(Language(tags[0])).figure(format_money(Minor(minor), 2), grouped=grouped)
    assert typed_figure(shown, 2, Language(tags[1])) in (minor, None)
    if not any(sign.isspace() for sign in shown) and tags[0] != "hi":
        assert typed_figure(shown, 2, Language(tags[1])) == minor


def test_a_typed_amount_may_be_negative_and_is_refused_with_an_example() -> None:
    spanish = Language("es")
    assert typed_amount("-12,50", 2, spanish) == -1250
    for text, places, example in (("1,250", 2, "12.50"), ("12.5", 0, "1250"), ("x", 3, "12.50")):
        shown = Numeral(example, grouped=False)
        with stating(NotationError, "error-amount", text=repr(text), example=shown):
            typed_amount(text, places, spanish)
