"""Invalid input is refused with its place, its value and what was expected."""

from typing import Annotated, Any

import msgspec
import pytest

from puntobanco.core.facts import Fact, Listed, Value, fact, listed, one_of
from puntobanco.misfits import MOST_LISTED
from puntobanco.people.staff import Role
from puntobanco.server import protocol
from puntobanco.server.patterns import DAY
from puntobanco.server.routes.shapes import Reason
from puntobanco.server.routes.staff import Appointment
from puntobanco.server.validation import misfit
from puntobanco.words import Language, languages, words_in
from tests.kit.server import OpenHouse


def fault_in(raw: str, kind: Any = protocol.FromClient) -> Fact:
    """The fault of a text that msgspec refuses."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=kind)
    return misfit(raw, kind)


WHOLE = fact("expected-whole")
TEXT = fact("expected-text")
A_LIST = fact("expected-list")
AN_OBJECT = fact("expected-object")


def at(place: str, problem: Fact) -> Fact:
    """A problem at a place in the input."""
    return fact("input-place", place=place, problem=problem)


def whole(problem: Fact) -> Fact:
    """A problem of the input as a whole."""
    return fact("input-problem", problem=problem)


def wrong(value: Value, expected: Value) -> Fact:
    """A value that does not meet an expectation."""
    return fact("input-value", value=value, expected=expected)


def required(field: str, expected: Value) -> Fact:
    """A missing field and what is expected of it."""
    return fact("input-required", field=field, expected=expected)


def unknown(field: str) -> Fact:
    """A field that is not the known one."""
    return fact("input-unknown-field", count=1, fields=listed([field]))


def text_of(length: Fact) -> Fact:
    """The expectation of a text of some length."""
    return fact("expected-text-of", length=length)


A_ROLE = fact("expected-one-of", count=len(Role), values=listed(repr(one.value) for one in Role))
DO = '{"type": "do", "id": "x", "table": "t1", "command": %s}'


@pytest.mark.parametrize(
    ("raw", "stated"),
    [
        ('{"type": "ping", "n": "1"}', at("n", wrong("'1'", WHOLE))),
        ('{"type": "ping", "n": 1.5}', at("n", wrong("1.5", WHOLE))),
        ('{"type": "ping"}', whole(required("n", WHOLE))),
        ('{"type": "ping", "n": 1, "m": 2}', at("m", unknown("n"))),
        ("[1]", whole(wrong(A_LIST, one_of([AN_OBJECT])))),
        ("7", whole(wrong("7", one_of([AN_OBJECT])))),
        (
            '{"type": "hello", "protocol": 1, "language": 7}',
            at("language", wrong("7", text_of(fact("characters-most", most=64)))),
        ),
        ('{"type": "watch", "table": null}', at("table", wrong("null", TEXT))),
        (
            '{"type": "watch", "table": "t", "after": true}',
            at("after", wrong("true", one_of([fact("expected-whole"), "null"]))),
        ),
        (DO % '{"type": "Sit", "seat": [1]}', at("command.seat", wrong(A_LIST, WHOLE))),
        (DO % '{"type": "Sit"}', at("command", required("seat", WHOLE))),
        (DO % '{"type": "Sit", "seat": 1, "by": "house"}', at("command.by", unknown("seat"))),
        (
            DO % '{"type": "TurnCards", "coup": 1, "places": [0, "x"]}',
            at("command.places[1]", wrong("'x'", WHOLE)),
        ),
        (
            DO % '{"type": "TurnCards", "coup": 1, "places": "all"}',
            at("command.places", wrong("'all'", A_LIST)),
        ),
    ],
)
def test_a_message_is_refused_with_place_value_and_expectation(raw: str, stated: Fact) -> None:
    assert fault_in(raw) == stated


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
    ("raw", "kind", "stated"),
    [
        (
            '"' + "x" * 501 + '"',
            Reason,
            whole(
                fact(
                    "input-characters",
                    count=501,
                    expected=fact(
                        "expected-text-not-blank",
                        length=fact("characters-between", least=1, most=500),
                    ),
                )
            ),
        ),
        (
            '{"roles": []}',
            Appointment,
            at(
                "roles",
                fact("input-entries", count=0, expected=fact("entries-between", least=1, most=6)),
            ),
        ),
        ('{"roles": ["king"]}', Appointment, at("roles[0]", wrong("'king'", A_ROLE))),
        (
            '{"2026-05-01": 1, "May": 2}',
            dict[Annotated[str, msgspec.Meta(pattern=DAY)], int],
            at("May", wrong("'May'", fact("expected-day"))),
        ),
        ('{"n": 1.0, "m": 1.5}', dict[str, int], at("m", wrong("1.5", WHOLE))),
    ],
)
def test_lengths_and_roles_are_checked(raw: str, kind: Any, stated: Fact) -> None:
    assert fault_in(raw, kind) == stated


@pytest.mark.parametrize("language", languages())
def test_a_body_is_refused_in_the_language_of_the_request(
    house: OpenHouse, language: Language
) -> None:
    headers = {"accept-language": language}
    answer = house.person().post("/api/session", {"name": "ann"}, headers=headers)
    stated = whole(required("password", text_of(fact("characters-between", least=1, most=1024))))
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert answer.json()["key"] == stated.code
    assert answer.json()["message"] == words_in(language).text(stated)


ONE_TO_200 = fact("expected-whole-between", least=1, most=200)


@pytest.mark.parametrize(
    ("path", "params", "stated"),
    [
        ("/api/patrons", {"most": "many"}, at("most", wrong("'many'", ONE_TO_200))),
        ("/api/patrons", {"most": 900}, at("most", wrong("'900'", ONE_TO_200))),
        (
            "/api/office/today",
            {"simulated": "x"},
            at("simulated", wrong("'x'", fact("expected-true-or-false"))),
        ),
        ("/api/office/report", {"day": "today"}, at("day", wrong("'today'", fact("expected-day")))),
        (
            "/api/office/acts",
            {},
            whole(
                required(
                    "kind",
                    fact(
                        "expected-one-of",
                        count=4,
                        values=listed(["'incident'", "'meter'", "'people'", "'setting'"]),
                    ),
                )
            ),
        ),
    ],
)
def test_parameters_are_refused_by_their_declared_types(
    house: OpenHouse, path: str, params: dict[str, Any], stated: Fact
) -> None:
    who = house.staff(Role.EXECUTIVE if "office" in path else Role.ADMIN)
    answer = who.get(path, params=params)
    assert answer.status_code in (400, 422)
    assert answer.json()["message"] == str(stated)
