"""Files and texts from elsewhere: read completely, or refused in one sentence."""

import errno
import os
import tomllib
from pathlib import Path

import pytest

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, fact
from puntobanco.files import (
    MOST_BYTES,
    open_plain,
    parse_json,
    parse_toml,
    read_bytes,
    read_text,
    toml_fault,
)
from tests.kit.stated import stating


def test_a_text_is_read_with_any_line_endings(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_bytes("\ufeffa\r\nb\rc\n庄".encode())
    assert read_text(file) == "a\nb\nc\n庄"


def test_a_file_is_read_up_to_a_size(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_bytes(b"x" * MOST_BYTES)
    assert len(read_bytes(file)) == MOST_BYTES
    with file.open("ab") as more:
        more.write(b"x")
    with pytest.raises(OSError, match="larger than 4 MiB") as caught:
        read_bytes(file)
    assert caught.value.errno == errno.EFBIG


def test_endless_files_are_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for name in ("pipe", "zero"):
        with pytest.raises(OSError, match="not a regular file"):
            open_plain(tmp_path / name)
    with pytest.raises(IsADirectoryError):
        open_plain(tmp_path)
    with pytest.raises(FileNotFoundError):
        open_plain(tmp_path / "none")


@pytest.mark.parametrize(
    "text",
    [
        "a." * 40 + "a = 1",
        "x = 1\n[" + ".".join(["a"] * 40) + "]",
        ".".join(['"a.b"', "'c'"] * 20) + " = 1",
        "t = { " + " . ".join(["a"] * 40) + " = 1 }",
    ],
)
def test_a_key_of_many_parts_is_refused_before_it_is_read(text: str) -> None:
    with stating(NotationError, "toml-error-deep-key", most=32):
        parse_toml(text)


def test_a_key_of_a_few_parts_and_a_text_with_dots_are_read() -> None:
    text = ".".join(["a"] * 32) + ' = 1\nb = """1. 2. 3 ........................................"""'
    assert parse_toml(text)["b"].startswith("1. 2.")


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        ("a = " + "[" * 100_000, fact("toml-error-nested")),
        ("a = " + "9" * 10_000, fact("toml-error-long-number")),
        (
            "a = b",
            fact(
                "toml-error-line",
                reason="Invalid value",
                line=1,
                column=5,
                text="'a = b'",
            ),
        ),
        ("a =", fact("toml-error", reason="Invalid value")),
    ],
)
def test_invalid_toml_is_refused(text: str, stated: Fact) -> None:
    with pytest.raises(NotationError) as caught:
        parse_toml(text)
    assert caught.value.stated == stated


class Placed(tomllib.TOMLDecodeError):
    """An error of the TOML reader as Python 3.14 raises it: with its place in attributes."""

    def __init__(self, msg: str, doc: str, pos: int) -> None:
        super().__init__(f"{msg} (somewhere)")
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno = doc.count("\n", 0, pos) + 1
        self.colno = pos - doc.rfind("\n", 0, pos)


def test_the_place_of_a_toml_error_comes_from_attributes_or_from_its_message() -> None:
    text = 'on = "win"\nside = banker\n'
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert toml_fault(caught.value) == ("Invalid value", 2, 8)
    assert toml_fault(Placed("Invalid value", text, text.index("banker"))) == (
        "Invalid value",
        2,
        8,
    )
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads("a =")
    assert toml_fault(caught.value) == ("Invalid value", None, None)
    assert toml_fault(Placed("Invalid value", "a =", 3)) == ("Invalid value", None, None)
    assert toml_fault(tomllib.TOMLDecodeError("No place")) == ("No place", None, None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"size": 1, "b": {"a": 2, "a": 3}}', "key 'a' occurs twice; expected once"),
        ("[" * 100_000, "lists nested too deeply; expected fewer levels"),
        ("{", "Expecting property name enclosed in double quotes"),
        (b"\xff", "'utf-8' codec can't decode byte 0xff"),
        ("9" * 10_000, "Exceeds the limit"),
    ],
)
def test_invalid_json_is_refused(text: str | bytes, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_json(text)
    assert str(caught.value).startswith(f"not readable as JSON: {said}")


def test_a_key_may_occur_in_several_objects() -> None:
    assert parse_json('[{"a": 1}, {"a": {"a": 2}}]') == [{"a": 1}, {"a": {"a": 2}}]
