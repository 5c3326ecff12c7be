"""The verifiers in the browser and in Python agree, on honest and on forged files."""

import json
import sys
from pathlib import Path
from typing import TypedDict

import pytest

import punto_web
from puntobanco.fairness.export import format_shoe
from tests.fairness.kit import VERIFIER, a_finished_shoe, verifier_faults

GOLDEN = punto_web.WEB / "src" / "lib" / "verify.golden.json"


class Case(TypedDict):
    """A file, the commitment noted, and whether everything holds."""

    name: str
    file: str
    noted: str
    holds: bool


def changed(text: str, line: int, before: str, after: str) -> str:
    """The file with one change on one line, counted from 1."""
    lines = text.split("\n")
    assert before in lines[line - 1], (line, before)
    lines[line - 1] = lines[line - 1].replace(before, after, 1)
    return "\n".join(lines)


def swapped(text: str, line: int) -> str:
    """The file with the first two cards of a line swapped."""
    lines = text.split("\n")
    name, _, cards = lines[line - 1].partition(": ")
    first, second, *rest = cards.split(" ")
    lines[line - 1] = f"{name}: {' '.join((second, first, *rest))}"
    return "\n".join(lines)


def files() -> dict[str, tuple[str, str]]:
    """Files by name, each with the commitment noted; honest files first."""
    text = format_shoe(a_finished_shoe("page", decks=1))
    commitment = text.split("\n")[7].removeprefix("commitment: ")
    lines = text.split("\n")
    last = len(lines) - 1
    return {
        "honest": (text, ""),
        "honest, as noted": (text, commitment),
        "honest, noted in capitals": (text, commitment.upper()),
        "honest, of two decks, cut drawn": (
            format_shoe(a_finished_shoe("two", decks=2, by=None)),
            "",
        ),
        "another shoe than noted": (text, "0" * 64),
        "another opening": (changed(text, 1, "shoe 1", "shoe 2"), ""),
        "another pit": (changed(text, 2, "main", "back"), ""),
        "another number": (changed(text, 4, "17", "18"), ""),
        "another salt": (changed(text, 6, lines[5][-1], "0" if lines[5][-1] != "0" else "1"), ""),
        "two cards swapped in the order": (swapped(text, 7), ""),
        "a card twice in the order": (changed(text, 7, lines[6][7:9], lines[6][10:12]), ""),
        "a joker": (changed(text, 7, lines[6][7:9], "Jk"), ""),
        "another commitment": (changed(text, 8, commitment, "f" * 64), ""),
        "another cut": (changed(text, 9, "33", "34"), ""),
        "a cut of nothing": (changed(text, 9, "33", "0"), ""),
        "a cut beyond the shoe": (changed(text, 9, "33", "52"), ""),
        "a cut that is no number": (changed(text, 9, "33", "x"), ""),
        "a cut by nobody known": (changed(text, 9, "by", "with"), ""),
        "no cut at all": ("\n".join((*lines[:8], "")), ""),
        "two cards swapped in a coup": (swapped(text, 12), ""),
        "a coup too few": ("\n".join((*lines[:11], *lines[12:])), ""),
        "a card too many": (changed(text, last, lines[-2], f"{lines[-2]} As"), ""),
        "broken off": (text[:-1], ""),
        "broken off in a card": (text[:-2], ""),
        "empty": ("", ""),
        "something else": ("this is a shopping list\nmilk\n", ""),
        "not in ASCII": (changed(text, 3, "t-3", "桌-3"), ""),
    }


def python_says(file: str, noted: str) -> bool:
    """Whether docs/verify_shoe.py finds no faults; false for an unreadable file."""
    try:
        return not verifier_faults(file.encode(), noted)  # type: ignore[call-arg]
    except (IndexError, ValueError):
        return False


def cases() -> list[Case]:
    return [
        Case(name=name, file=file, noted=noted, holds=python_says(file, noted))
        for name, (file, noted) in files().items()
    ]


@pytest.mark.assures("RNG-15")
def test_the_browser_and_the_verifier_agree() -> None:
    """`web/src/lib/verify.test.ts` checks the browser with the same file."""
    made = cases()
    assert [case["name"] for case in made if case["holds"]] == [
        name for name in files() if name.startswith("honest")
    ]
    kept = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert kept == made, f"run: python -m {__name__}"


def test_the_verifier_is_short_plain_python() -> None:
    imported = {
        line.split()[1]
        for line in VERIFIER.read_text(encoding="utf-8").splitlines()
        if line.startswith(("import ", "from "))
    }
    assert imported <= set(sys.stdlib_module_names)


if __name__ == "__main__":
    Path(GOLDEN).write_text(
        json.dumps(cases(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )
