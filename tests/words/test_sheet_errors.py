"""Errors of a sheet as readers see them, one line per code in each checked language.

After an intentional change of a message, regenerate the golden files with
`python -m tests.words.test_sheet_errors`.
"""

from pathlib import Path
from unittest.mock import ANY

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Value, fact
from puntobanco.sheets import load_game
from puntobanco.words import Language, words_in
from tests.kit.catalogue import CHECKED
from tests.sheets import test_bad_sheets as bad

GOLDEN = Path(__file__).parent / "golden"


def refused(name: str, **settings: str | int | bool) -> Value:
    with pytest.raises(SheetError) as caught:
        load_game(name, settings=settings, locks_bind=True)
    assert isinstance(caught.value.stated, Fact)
    return caught.value.stated


def problems() -> dict[str, Fact]:
    """The first problem of each code, with its place."""
    found: dict[str, Fact] = {}
    tables = (bad.ROWS, bad.BETS, bad.AWARDS, bad.TABLES, bad.MISSING, bad.SETTINGS)
    cases = [*bad.WRONG_TYPES, *(case.values for table in tables for case in table)]
    for _, path, problem in cases:
        assert isinstance(problem, Fact)
        if all(value is not ANY for _, value in problem.params):
            stated = fact("sheet-error-at", file="mine.toml", path=str(path), problem=problem)
            found.setdefault(problem.code, stated)
    return found


def rendered(language: Language) -> str:
    words = words_in(language)
    return "".join(f"{code}: {words.text(stated)}\n" for code, stated in problems().items())


@pytest.mark.parametrize("language", CHECKED)
def test_sheet_errors_match_their_golden_renderings(language: Language) -> None:
    golden = (GOLDEN / f"sheet-errors.{language}.txt").read_text("utf-8")
    assert rendered(language) == golden


def test_an_unreachable_row_states_the_remedy() -> None:
    stated = Fact("sheet-error-row-unreachable", (("coup", "'9s 2d 9h 3c'"), ("by", 0)))
    assert str(stated) == (
        "is unreachable: earlier rows match every coup it matches, such as '9s 2d 9h 3c' "
        "by rows[0]; move it up or remove it"
    )


def test_a_locked_setting_states_its_value_and_the_one_in_force() -> None:
    stated = refused("terminal-1", **{"bet-both-player-and-banker": "yes"})
    assert isinstance(stated, Fact)
    assert stated.get("path") == "settings.bet-both-player-and-banker"
    problem = stated.get("problem")
    assert isinstance(problem, Fact)
    assert problem.code == "sheet-error-setting-locked"
    assert problem.params[0] == ("value", "yes")


if __name__ == "__main__":
    for tag in CHECKED:
        (GOLDEN / f"sheet-errors.{tag}.txt").write_text(rendered(tag), "utf-8")
