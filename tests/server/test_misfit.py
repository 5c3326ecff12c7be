"""What is not as it was asked for is told in one sentence: place, value, what was expected."""

from typing import Any

import msgspec
import pytest

from puntobanco.people.staff import Role
from puntobanco.server import protocol
from puntobanco.server.misfit import misfit
from puntobanco.server.routes.shapes import Reason
from puntobanco.server.routes.staff import Appointment
from tests.kit.server import OpenHouse


def said(raw: str, kind: Any = protocol.FromClient) -> str:
    """What is said of a text that msgspec refuses."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(raw, type=kind)
    return misfit(raw, kind, str(caught.value))


DO = '{"type": "do", "id": "x", "table": "t1", "command": %s}'


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ('{"type": "ping", "n": "1"}', "n: '1': expected a whole number."),
        ('{"type": "ping", "n": 1.5}', "n: 1.5: expected a whole number."),
        ('{"type": "ping"}', "'n' must be written here; expected a whole number."),
        ('{"type": "ping", "n": 1, "m": 2}', "m: unknown field; expected n."),
        ("[1]", "a list: expected an object."),
        ("7", "7: expected an object."),
        (
            '{"type": "hello", "protocol": 1, "language": "fr"}',
            "language: 'fr': expected one of 'en', 'zh-Hans', 'zh-Hant'.",
        ),
        ('{"type": "watch", "table": null}', "table: null: expected text."),
        (
            '{"type": "watch", "table": "t", "after": true}',
            "after: true: expected a whole number or null.",
        ),
        (DO % '{"type": "Sit", "seat": [1]}', "command.seat: a list: expected a whole number."),
        (DO % '{"type": "Sit"}', "command: 'seat' must be written here; expected a whole number."),
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
    assert said(raw) == sentence


def test_of_many_kinds_the_likely_ones_are_named() -> None:
    assert said(DO % '{"type": "Sitt"}').startswith("command.type: 'Sitt': expected one of 'Sit', ")
    assert said('{"type": "wach", "table": "t"}').startswith("type: 'wach': expected one of ")
    assert said(DO % "{}").startswith("command: 'type' must be written here; expected one of ")


def test_a_text_that_ends_early_is_told_in_the_words_of_its_reader() -> None:
    assert said('{"type": "ping", "n": "1", ') == "n: expected `int`, got `str`."


def test_lengths_and_roles_are_told_in_words() -> None:
    assert said('"' + "x" * 501 + '"', Reason) == (
        "501 characters: expected text of 1 to 500 characters, not all of them blank."
    )
    assert said('{"roles": []}', Appointment).startswith("roles: 0 entries: expected 1 to ")
    assert said('{"roles": ["king"]}', Appointment).startswith("roles[0]: 'king': expected one of ")


def test_bodies_and_parameters_are_told_alike(house: OpenHouse) -> None:
    nobody = house.person()
    answer = nobody.post("/api/session", {"name": "ann"})
    assert answer.json() == {
        "code": "invalid",
        "message": "'password' must be written here; expected text of 1 to 1024 characters.",
    }
    asked = house.staff(Role.ADMIN).get("/api/patrons", params={"most": "many"})
    assert asked.json()["message"] == "most: 'many': expected a whole number."
    asked = house.staff(Role.ADMIN).get("/api/patrons", params={"most": 900})
    assert asked.json()["message"] == "most: '900': expected a whole number of 200 at most."
