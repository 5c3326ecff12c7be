"""The file of a shoe, checked by our own reader and by the standalone verifier."""

import ast
import hashlib
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from puntobanco.core.cards import parse_cards
from puntobanco.core.errors import NotationError, RecordError
from puntobanco.core.facts import Fact, fact
from puntobanco.fairness.export import FinishedShoe, Lot, format_shoe, parse_shoe
from tests.fairness.kit import VERIFIER, a_finished_shoe, verifier_faults
from tests.kit.stated import stating

FINISHED = a_finished_shoe()
FILE = format_shoe(FINISHED)
LINES = FILE.split("\n")
COMMITMENT = FINISHED.revealed.commitment


def verified(file: bytes | str, tmp_path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the verifier as a stranger would, without our software."""
    path = tmp_path / "shoe.txt"
    path.write_bytes(file if isinstance(file, bytes) else file.encode())
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(path), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def holds(text: str) -> bool:
    """Whether our own reader finds a file complete and correct."""
    try:
        return not parse_shoe(text).faults
    except RecordError:
        return False


def verifier_holds(text: str) -> bool:
    """Whether the verifier, called in this process, finds a file complete and correct."""
    try:
        return not verifier_faults(text.encode())
    except (IndexError, ValueError):
        return False


# --- An honest shoe ----------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["seat-5", None])
@pytest.mark.parametrize("decks", [1, 6, 8])
def test_an_exported_file_reads_back_and_verifies(decks: int, by: str | None) -> None:
    finished = a_finished_shoe(decks=decks, by=by)
    text = format_shoe(finished)
    assert parse_shoe(text) == finished
    assert holds(text)
    assert verifier_holds(text)


def test_the_hash_of_the_first_seven_lines_is_the_commitment() -> None:
    head = "".join(f"{line}\n" for line in LINES[:7])
    assert hashlib.sha256(head.encode()).hexdigest() == COMMITMENT
    assert LINES[7:9] == [f"commitment: {COMMITMENT}", "cut: 33 by seat-5"]
    assert LINES[9].startswith("burn: ")
    assert LINES[10].startswith("coup 1: ")
    assert FILE.isascii()


def test_the_file_marks_a_drawn_cut() -> None:
    assert "\ncut: 33 drawn\n" in format_shoe(a_finished_shoe(by=None))


@pytest.mark.assures("RNG-15")
def test_the_standalone_verifier_accepts_an_unchanged_shoe(tmp_path: Path) -> None:
    done = verified(FILE, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "TRUE: complete decks, as committed, dealt in order from the cut\n"
        "Now compare the commitment in the file with the one you noted.\n"
    )
    done = verified(FILE, tmp_path, COMMITMENT.upper())
    assert done.stdout == "TRUE: complete decks, as committed, dealt in order from the cut\n"


def test_the_verifier_reports_a_missing_file(tmp_path: Path) -> None:
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(tmp_path / "shoe-17.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"{tmp_path}/shoe-17.txt: No such file or directory; expected the file of a finished shoe\n"
    )


def test_the_verifier_imports_only_the_standard_library() -> None:
    tree = ast.parse(VERIFIER.read_text(encoding="utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert names <= set(sys.stdlib_module_names)


def test_the_verifier_prints_its_usage_without_a_file() -> None:
    done = subprocess.run(
        [sys.executable, str(VERIFIER)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "python verify_shoe.py FILE [COMMITMENT]" in done.stderr


# --- Altered shoes -----------------------------------------------------------------------------


def altered(number: int, old: str, new: str) -> str:
    """The file with one change on one line, counted from 1."""
    line = LINES[number - 1]
    assert old in line
    return "\n".join([*LINES[: number - 1], line.replace(old, new, 1), *LINES[number:]])


def swapped(number: int) -> str:
    """The file with the first two different cards of a line swapped."""
    key, _, rest = LINES[number - 1].partition(": ")
    cards = rest.split(" ")
    other = next(place for place, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    line = f"{key}: {' '.join(cards)}"
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def another_order() -> str:
    """A valid file of a shoe other than the committed one."""
    return format_shoe(a_finished_shoe("another"))


ALTERED = {
    "opening": altered(1, "shoe 1", "shoe 2"),
    "pit": altered(2, "main", "mein"),
    "table": altered(3, "t-3", "t-4"),
    "shoe": altered(4, "17", "18"),
    "game": altered(5, "ab", "ac"),
    "salt": altered(6, "salt: ", "salt: 0").replace("0" + LINES[5][6:], "0" + LINES[5][7:]),
    "two cards of the order": swapped(7),
    "commitment": altered(8, COMMITMENT[:4], f"{(int(COMMITMENT[:4], 16) ^ 1):04x}"),
    "cut one further": altered(9, "33", "34"),
    "cut at nothing": altered(9, "33", "0"),
    "cut behind the end": altered(9, "33", "416"),
    "two cards of the burn": swapped(10),
    "two cards of a coup": swapped(30),
    "a coup left out": "\n".join([*LINES[:20], *LINES[21:]]),
    "a coup said twice": "\n".join([*LINES[:20], LINES[20], *LINES[20:]]),
    "no line feed at the end": FILE[:-1],
    "a line end of another kind": FILE.replace("\n", "\r\n"),
    "an empty line": altered(12, "coup 2", "\ncoup 2"),
    "no letter of ASCII": altered(3, "t-3", "t–3"),
    "nothing": "",
}


@pytest.mark.parametrize("text", ALTERED.values(), ids=list(ALTERED))
def test_both_verifiers_detect_an_altered_file(text: str, tmp_path: Path) -> None:
    assert text != FILE
    assert not holds(text)
    done = verified(text, tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("FALSE: ")


def test_the_verifier_names_the_fault() -> None:
    assert verifier_faults(ALTERED["opening"].encode()) == [
        "the first seven lines are not those of a shoe file"
    ]
    said = f"commitment: {'0' * 64}"
    assert verifier_faults(altered(8, LINES[7], said).encode()) == [
        f"the file has '{said}', but its first seven lines give {COMMITMENT}"
    ]
    first = FINISHED.dealt[11]
    other = next(card for card in FINISHED.dealt if card != first)
    assert verifier_faults(altered(11, f"coup 1: {first}", f"coup 1: {other}").encode()) == [
        f"card 12 dealt was {other}, not the one in the order"
    ]
    assert verifier_faults(FILE[:-1].encode()) == ["the last line is incomplete"]


@pytest.mark.parametrize("position", [0, 1, 415, 416, 417])
def test_the_cut_is_checked_even_if_nothing_was_dealt(position: int) -> None:
    text = "".join(f"{line}\n" for line in (*LINES[:8], f"cut: {position} drawn"))
    assert holds(text) == verifier_holds(text) == (0 < position < 416)
    if not 0 < position < 416:
        sentence = f"'cut: {position} drawn' is not a valid cut of 416 cards"
        assert verifier_faults(text.encode()) == [sentence]


def recommitted(order: str) -> bytes:
    """A file of nine lines with a valid commitment to an order that is not."""
    head = "".join(f"{line}\n" for line in (*LINES[:6], f"order: {order}"))
    commitment = hashlib.sha256(head.encode()).hexdigest()
    return f"{head}commitment: {commitment}\ncut: 1 drawn\n".encode()


def test_the_verifier_detects_an_incomplete_order() -> None:
    order = LINES[6].removeprefix("order: ")
    assert verifier_faults(recommitted(order)) == []
    marked = order.replace("9c", "9d", 1)
    short = order.replace(" 9c", "").removeprefix("9c ")
    strange = order.replace("9c", "1c")
    for wrong in (marked, short, strange):
        assert verifier_faults(recommitted(wrong)) == ["the order is not a whole number of decks"]


def test_the_noted_commitment_detects_another_shoe(tmp_path: Path) -> None:
    text = another_order()
    assert holds(text), "sound in itself: only what the patron noted can tell"
    assert verified(text, tmp_path).returncode == 0
    done = verified(text, tmp_path, COMMITMENT)
    assert done.returncode == 1
    assert done.stdout.startswith(f"FALSE: you noted {COMMITMENT}, but ")


def test_any_change_except_names_is_detected() -> None:
    """Change every byte of the file in turn; both checkers ignore only changes in labels."""
    labels = set(range(FILE.index(" by ") + 4, FILE.index("\nburn")))
    start = FILE.index("\nburn") + 1
    for line in LINES[9:-1]:
        labels |= set(range(start, start + line.index(":")))
        start += len(line) + 1
    for place in range(len(FILE)):
        other = "s" if FILE[place] != "s" else "h"
        text = FILE[:place] + other + FILE[place + 1 :]
        assert verifier_holds(text) <= (place in labels), place
        assert holds(text) <= (place in labels), place


# --- Unreadable files --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        (FILE[:-1], fact("fairness-shoe-file-cut-off", line=len(LINES) - 1), None),
        ("puntobanco shoe 1\n", fact("fairness-shoe-file-cut-off", line=2), None),
        (
            ALTERED["opening"],
            fact("fairness-shoe-file-lines", first=1, last=7),
            fact("fairness-shoe-text", opening="puntobanco shoe 1", lines=7),
        ),
        (
            altered(8, "commitment", "commit"),
            fact("fairness-shoe-file-line", line=8),
            fact("fairness-shoe-field", line=f"commit: {COMMITMENT}", opening="commitment: "),
        ),
        (
            altered(8, COMMITMENT, "00"),
            fact("fairness-shoe-file-line", line=8),
            fact("fairness-shoe-commitment-form", commitment="00"),
        ),
        (
            altered(9, "33", "x"),
            fact("fairness-shoe-file-line", line=9),
            fact("fairness-shoe-cut-line", line="cut: x by seat-5"),
        ),
        (
            altered(10, "burn", "Burn"),
            fact("fairness-shoe-file-line", line=10),
            fact("fairness-shoe-lot-name", name="Burn"),
        ),
        (
            altered(11, ": ", ":  "),
            fact("fairness-shoe-file-line", line=11),
            fact("fairness-shoe-lot-cards", name="coup 1"),
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(
    text: str, place: Fact, problem: Fact | None
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_shoe(text)
    named = {} if problem is None else {"problem": problem}
    assert caught.value.stated == fact(place.code, **dict(place.params), **named)


def test_an_undealt_shoe_is_read() -> None:
    """Nine complete lines are the minimum; with eight the cut is missing."""
    nine = "".join(f"{line}\n" for line in LINES[:9])
    assert parse_shoe(nine) == FinishedShoe(FINISHED.revealed, ())
    assert holds(nine)
    assert verifier_holds(nine)
    eight = "".join(f"{line}\n" for line in LINES[:8])
    assert not verifier_holds(eight)
    with stating(RecordError, "fairness-shoe-file-cut-off", line=9):
        parse_shoe(eight)


def test_a_lot_has_a_name_and_cards() -> None:
    with stating(NotationError, "fairness-shoe-lot-name"):
        Lot("coup 0", parse_cards("8s"))
    with stating(NotationError, "fairness-shoe-lot-empty"):
        Lot("coup 7", ())


def test_a_wrong_shoe_reads_back_with_its_faults() -> None:
    shown = replace(FINISHED.revealed, commitment="0" * 64)
    wrong = FinishedShoe(shown, FINISHED.lots)
    assert parse_shoe(format_shoe(wrong)) == wrong
    assert wrong.faults == (fact("finding-shoe-commitment", commitment="0" * 64, found=COMMITMENT),)
