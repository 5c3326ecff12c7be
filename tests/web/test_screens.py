"""The screens against the server's types, and the screens' own tests."""

import gzip
import re
import subprocess
import sys

import pytest
from tools import typescript

import punto_web
from puntobanco.words import languages


def test_the_types_of_the_screens_are_those_of_the_server() -> None:
    written = (punto_web.WEB / "src" / "lib" / "protocol.ts").read_text()
    assert written == typescript.typescript(), "run `make docs`"


def test_every_message_has_a_type() -> None:
    told = typescript.typescript()
    for name in ("Hello", "Seen", "Mine", "PlaceWager", "Rules", "Recall", "SessionView"):
        assert re.search(rf"^export interface {name} \{{$", told, re.MULTILINE), name


def test_a_schema_beyond_our_messages_is_refused() -> None:
    with pytest.raises(ValueError, match=r"expected what the messages of the house are made of"):
        typescript.typescript_of({"type": "matrix"})


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
def test_a_schema_as_a_type(drawn: typescript.Schema, expected: str) -> None:
    assert typescript.typescript_of(drawn) == expected


@pytest.mark.part("node")
def test_the_screens_pass_their_own_tests() -> None:
    done = subprocess.run(
        [sys.executable, str(punto_web.ROOT / "backend" / "punto_web.py"), "run", "test"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.part("node")
def test_all_screens_in_english_and_one_other_language_stay_small() -> None:
    """One terminal page may take 250 kB compressed; all screens of one reader take less."""
    punto_web.build()
    english, *others = languages()
    sizes = {
        file.name: len(gzip.compress(file.read_bytes()))
        for file in punto_web.STATIC.rglob("*")
        if file.is_file()
    }
    assert {"index.html", "favicon.svg"} <= sizes.keys()
    assert not any(f"-{english}-" in name for name in sizes)
    catalogues = {
        tag: sum(size for name, size in sizes.items() if f"-{tag}-" in name) for tag in others
    }
    assert all(catalogues.values())
    shared = sum(sizes.values()) - sum(catalogues.values())
    assert shared + max(catalogues.values()) < 250_000


@pytest.mark.part("node")
def test_the_page_loads_nothing_external() -> None:
    punto_web.build()
    for file in punto_web.STATIC.rglob("*.*"):
        if file.suffix not in {".html", ".css", ".js", ".svg"}:
            continue
        asked = re.findall(r"https?://[^\s\"'`)]+", file.read_text())
        # Names of XML vocabularies and links in Svelte's errors are not fetched.
        named = ("http://www.w3.org/", "https://svelte.dev/e/")
        assert [one for one in asked if not one.startswith(named)] == [], file.name
        assert "data:" not in file.read_text() or file.suffix == ".js", file.name


@pytest.mark.part("node")
def test_the_page_needs_no_inline_script_or_style() -> None:
    punto_web.build()
    page = (punto_web.STATIC / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    assert " style=" not in page
