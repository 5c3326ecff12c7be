"""Invalid input is refused with its place, its value and what was expected."""

from typing import Any

import msgspec
import pytest

from puntobanco.core.facts import Fact, Listed, fact
from puntobanco.people.staff import Role
from puntobanco.server import protocol
from puntobanco.server.routes.shapes import Reason
from puntobanco.server.routes.staff import Appointment
from puntobanco.server.validation import MOST_LISTED, misfit
from tests.kit.server import OpenHouse


def fault_in(raw: str, kind: Any = protocol.FromClient) -> Fact:
    """The fault of a text that msgspec refuses."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=kind)
    return misfit(raw, kind)


def sentence_of(raw: str, kind: Any = protocol.FromClient) -> str:
    return str(fault_in(raw, kind))


DO = '{"type": "do", "id": "x", "table": "t1", "command": %s}'


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ('{"type": "ping", "n": "1"}', "n: '1': expected a whole number."),
        ('{"type": "ping", "n": 1.5}', "n: 1.5: expected a whole number."),
        ('{"type": "ping"}', "'n' is required (a whole number)."),
        ('{"type": "ping", "n": 1, "m": 2}', "m: unknown field; expected n."),
        ("[1]", "a list: expected an object."),
        ("7", "7: expected an object."),
        (
            '{"type": "hello", "protocol": 1, "language": 7}',
            "language: 7: expected text of at most 64 characters.",
        ),
        ('{"type": "watch", "table": null}', "table: null: expected text."),
        (
            '{"type": "watch", "table": "t", "after": true}',
            "after: true: expected a whole number or null.",
        ),
        (DO % '{"type": "Sit", "seat": [1]}', "command.seat: a list: expected a whole number."),
        (DO % '{"type": "Sit"}', "command: 'seat' is required (a whole number)."),
        (
            DO % '{"type": "Sit", "seat": 1, "by": "house"}',
            "command.by: unknown field; expected seat.",
        ),
        (
            DO % '{"type": "TurnCards", "coup": 1, "places": [0, "x"]}',
            "command.places[1]: 'x': expected a whole number.",
        ),
        (
            DO % '{"type": "TurnCards", "coup": 1, "places": "all"}',
            "command.places: 'all': expected a list.",
        ),
    ],
)
def test_a_message_is_refused_with_place_value_and_what_was_expected(
    raw: str, sentence: str
) -> None:
    assert sentence_of(raw) == sentence


def test_a_fault_carries_place_value_and_expectation_apart() -> None:
    assert fault_in('{"type": "ping", "n": "1"}') == fact(
        "input-place",
        place="n",
        problem=fact("input-value", value="'1'", expected=fact("expected-whole")),
    )


def test_the_likely_kinds_are_listed_if_there_are_many() -> None:
    def listed_in(raw: str) -> tuple[object, ...]:
        problem = fault_in(raw).get("problem")
        assert isinstance(problem, Fact)
        expected = problem.get("expected")
        assert isinstance(expected, Fact)
        assert expected.code == "expected-one-of"
        values = expected.get("values")
        assert isinstance(values, Listed)
        return values.values

    assert listed_in(DO % '{"type": "Sitt"}')[0] == "'Sit'"
    assert "'watch'" in listed_in('{"type": "wach", "table": "t"}')
    assert len(listed_in(DO % "{}")) == MOST_LISTED


def test_a_text_that_ends_early_is_refused_as_a_whole() -> None:
    assert fault_in('{"type": "ping", "n": "1", ') == fact("input-unreadable")


@pytest.mark.parametrize(
    ("raw", "kind", "expected"),
    [
        (
            '"' + "x" * 501 + '"',
            Reason,
            "501 characters: expected text of 1 to 500 characters, not all blank.",
        ),
        ('{"roles": []}', Appointment, "roles: 0 entries: expected 1 to 6 entries."),
        (
            '{"roles": ["king"]}',
            Appointment,
            f"roles[0]: 'king': expected one of {', '.join(repr(one.value) for one in Role)}.",
        ),
    ],
)
def test_lengths_and_roles(raw: str, kind: Any, expected: str) -> None:
    assert sentence_of(raw, kind) == expected


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "'password' is required (text of 1 to 1024 characters)."),
        ("zh-Hans", "缺少“password”（1 至 1024 个字符的文字）。"),
        ("zh-Hant", "缺少「password」（1 至 1024 個字元的文字）。"),
    ],
)
def test_a_body_is_refused_in_the_language_of_the_request(
    house: OpenHouse, language: str, sentence: str
) -> None:
    headers = {"accept-language": language}
    answer = house.person().post("/api/session", {"name": "ann"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert answer.json()["key"] == "input-problem"
    assert answer.json()["message"] == sentence


@pytest.mark.parametrize(
    ("path", "params", "sentence"),
    [
        ("/api/patrons", {"most": "many"}, "most: 'many': expected a whole number from 1 to 200."),
        ("/api/patrons", {"most": 900}, "most: '900': expected a whole number from 1 to 200."),
        ("/api/office/today", {"simulated": "x"}, "simulated: 'x': expected true or false."),
        (
            "/api/office/report",
            {"day": "today"},
            "day: 'today': expected a day such as 2024-03-10.",
        ),
        (
            "/api/office/acts",
            {},
            "'kind' is required (one of 'incident', 'meter', 'people', 'setting').",
        ),
    ],
)
def test_parameters_are_refused_by_their_declared_types(
    house: OpenHouse, path: str, params: dict[str, Any], sentence: str
) -> None:
    who = house.staff(Role.EXECUTIVE if "office" in path else Role.ADMIN)
    answer = who.get(path, params=params)
    assert answer.status_code in (400, 422)
    assert answer.json()["message"] == sentence
