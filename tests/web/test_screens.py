"""The screens against the server's types, and their own tests."""

import re
import subprocess
import sys

import pytest

import punto_web
from puntobanco.server import schema


def test_the_types_of_the_screens_are_those_of_the_server() -> None:
    written = (punto_web.WEB / "src" / "lib" / "protocol.ts").read_text()
    assert written == schema.typescript(), "run `make docs`"


def test_every_message_has_a_type() -> None:
    told = schema.typescript()
    for name in ("Hello", "Seen", "Mine", "PlaceWager", "Rules", "Recall", "SessionView"):
        assert re.search(rf"^export interface {name} \{{$", told, re.MULTILINE), name


def test_a_schema_beyond_our_messages_is_refused() -> None:
    with pytest.raises(ValueError, match=r"expected what the messages of the house are made of"):
        schema.typescript_of({"type": "matrix"})


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        (
            {"type": "array", "prefixItems": [{"$ref": "A"}, {"$ref": "B"}]},
            "[A, B]",
        ),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({}, "unknown"),
    ],
)
def test_a_schema_as_a_type(drawn: schema.Schema, expected: str) -> None:
    assert schema.typescript_of(drawn) == expected


@pytest.mark.part("node")
def test_the_screens_pass_their_own_tests() -> None:
    done = subprocess.run(
        [sys.executable, str(punto_web.ROOT / "backend" / "punto_web.py"), "run", "test"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
