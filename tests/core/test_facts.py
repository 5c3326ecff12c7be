"""Facts and the values that they name, as data and back."""

from typing import Any

import pytest

from puntobanco.core import facts
from puntobanco.core.facts import (
    Amount,
    Clauses,
    EnglishRenderer,
    Label,
    Numeral,
    Rate,
    Sentences,
    SheetName,
    Value,
    all_of,
    fact,
    from_json,
    from_wire,
    listed,
    one_of,
    to_json,
    to_wire,
)

VALUES: tuple[Value, ...] = (
    "a spill",
    17,
    Amount(1250, "USD", 2),
    Rate(50_000),
    Rate(50_000, 2),
    Numeral("-1234.50"),
    Numeral("17.41", percent=True, grouped=False),
    SheetName("Tie"),
    SheetName({"en": "Tie", "zh-Hans": "和局"}),
    Label(fact("role-dealer")),
    fact("list-or", a=fact("role-dealer"), b=1),
    one_of(["a", Rate(1)]),
    all_of(["a", 2]),
    listed([fact("role-dealer")]),
    Clauses(("a", "b")),
    Sentences((fact("role-dealer"), "b")),
)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_survive_the_wire_and_a_column(value: Value) -> None:
    assert from_wire(to_wire(value)) == value
    if not isinstance(value, int):
        assert from_json(to_json(value)) == value


@pytest.mark.parametrize(
    "wire",
    [
        None,
        1.5,
        [],
        {},
        {"code": "list-or"},
        {"code": "list-or", "params": {}, "more": 1},
        {"minor": 1, "code": "USD"},
        {"ppm": "1"},
        {"name": 1},
        {"label": 1.5},
        {"one_of": "a"},
        {"none_of": []},
        {"one_of": [], "all_of": []},
    ],
    ids=repr,
)
def test_other_types_are_not_values(wire: Any) -> None:
    with pytest.raises(ValueError, match="not a parameter of a fact"):
        from_wire(wire)


def test_an_old_sentence_in_a_column_is_unchanged() -> None:
    for text in ("", "the shoe does not open", '{"sum": 1', '{"sum": 1}'):
        assert from_json(text) == text


def test_other_values_are_listed_by_their_text() -> None:
    assert listed([b"x"]) == listed(["b'x'"])


def test_a_fact_gives_its_parameters_by_name() -> None:
    stated = fact("list-or", a="x", b=Amount(1250, "USD", 2))
    assert stated.wire_params() == {
        "a": "x",
        "b": {"minor": 1250, "code": "USD", "exponent": 2},
    }
    assert stated.get("a") == "x"
    assert stated.get("c") is None


def test_the_default_renderer_is_english() -> None:
    stated = fact("list-or", a="x", b="y")
    assert EnglishRenderer().text(stated) == str(stated) == "x or y"
    assert str(Label(stated)) == "X or y"


def test_without_a_catalogue_a_fact_shows_its_code_and_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(facts, "_english", facts.bare_text)
    assert str(fact("role-dealer")) == "role-dealer"
    assert str(fact("list-or", a="x", b=fact("role-dealer"))) == "list-or (a=x, b=role-dealer)"
    assert str(Label(fact("list-or", a="x", b=1))) == "list-or (a=x, b=1)"
    assert str(fact("list-or", a=Numeral("5", percent=True))).startswith("list-or (a=")
    assert facts.bare_text(Numeral("5", percent=True)) == "5 %"
    assert EnglishRenderer().text(Rate(1)) == "Rate(ppm=1, places=0)"
