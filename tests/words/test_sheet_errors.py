"""Errors of a sheet as readers see them: a few in every language."""

from pathlib import Path

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Value
from puntobanco.sheets import load_game
from puntobanco.words import ENGLISH, words_in
from puntobanco.words.languages import parse_language
from tests.kit.sheets import a_game, write


def refused(name: str, **settings: str | int | bool) -> Value:
    with pytest.raises(SheetError) as caught:
        load_game(name, settings=settings, locks_bind=True)
    assert isinstance(caught.value.stated, Fact)
    return caught.value.stated


# A file, its error, and the same in each language.
GOLDEN = (
    (
        "[cards]\nburn = 4",
        (
            "mine.toml: cards.burn: 4: expected one of 1, 2, 3",
            "mine.toml：cards.burn：4：应为以下之一：1、2、3",
            "mine.toml：cards.burn：4：應為以下之一：1、2、3",
        ),
    ),
    (
        "[bets.tie]\nstake = 0.5",
        (
            (
                "mine.toml: bets.tie.stake: 0.5: a float is not allowed here; "
                'expected an amount such as "12.50", or a whole number'
            ),
            'mine.toml：bets.tie.stake：0.5：此处不可用小数；应为金额，例如 "12.50"，或整数',
            'mine.toml：bets.tie.stake：0.5：此處不可用小數；應為金額，例如 "12.50"，或整數',
        ),
    ),
    (
        "[settings.total-decks]\nvalue = 60",
        (
            "mine.toml: settings.total-decks.value: 60: expected 16 or less",
            "mine.toml：settings.total-decks.value：60：不得多于 16",
            "mine.toml：settings.total-decks.value：60：不得多於 16",
        ),
    ),
)


@pytest.mark.parametrize(("body", "shown"), GOLDEN)
def test_an_error_of_a_sheet_reads_in_every_language(
    tmp_path: Path, body: str, shown: tuple[str, ...]
) -> None:
    stated = refused(write(tmp_path, a_game(body)))
    languages = (ENGLISH, parse_language("zh-Hans"), parse_language("zh-Hant"))
    said = tuple(
        words_in(language).text(stated).replace(f"{tmp_path}/", "") for language in languages
    )
    assert said == shown


def test_an_unreachable_row_says_what_to_do() -> None:
    stated = Fact("sheet-error-row-unreachable", (("coup", "'9s 2d 9h 3c'"), ("by", 0)))
    assert str(stated) == (
        "is unreachable: earlier rows match every coup it matches, such as '9s 2d 9h 3c' "
        "by rows[0]; move it up or remove it"
    )


def test_a_locked_setting_carries_its_value_and_the_one_in_force() -> None:
    stated = refused("terminal-1", **{"bet-both-player-and-banker": "yes"})
    assert isinstance(stated, Fact)
    assert stated.get("path") == "settings.bet-both-player-and-banker"
    problem = stated.get("problem")
    assert isinstance(problem, Fact)
    assert problem.code == "sheet-error-setting-locked"
    assert problem.params[0] == ("value", "yes")
