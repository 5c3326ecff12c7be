"""The JSON Schema for editors agrees with the loader."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from puntobanco.core.errors import SheetError
from puntobanco.sheets.files import SHEETS, load_game
from puntobanco.sheets.schema import SCHEMA_FILE, schema_text
from puntobanco.sheets.shape import check_sheet
from tests.kit.sheets import a_game, a_setting, refusal, write

REGENERATE = (
    "python -c 'from puntobanco.sheets.schema import schema_text; print(schema_text())' "
    f"> src/puntobanco/sheets/{SCHEMA_FILE}"
)

SHIPPED = sorted([*SHEETS.glob("*.toml"), *SHEETS.glob("parts/*.toml")])


def _faults(tree: dict[str, Any]) -> list[str]:
    validator = Draft202012Validator(json.loads(schema_text()))
    return [error.message for error in validator.iter_errors(tree)]


def test_the_committed_schema_is_current() -> None:
    shipped = (SHEETS / SCHEMA_FILE).read_text(encoding="utf-8")
    assert shipped == schema_text() + "\n", f"write it anew: {REGENERATE}"


def test_the_schema_is_a_valid_schema() -> None:
    Draft202012Validator.check_schema(json.loads(schema_text()))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.stem))
def test_every_built_in_sheet_satisfies_the_schema(path: Path) -> None:
    assert _faults(tomllib.loads(path.read_text(encoding="utf-8"))) == []


def test_a_custom_sheet_satisfies_the_schema() -> None:
    body = a_setting("s", 'value = "a"\nchoices."1:2" = { cards.decks = 6 }\nchoices.a = {}')
    assert _faults(tomllib.loads(a_game(body, order="player banker tie"))) == []


# Unknown keys and wrong values that an editor should underline, wherever they occur.
BAD = [
    'colour = "red"',
    'key = "My Game"',
    "name = 7",
    "name = {}",
    'name = ""',
    'name = { "français" = "a" }',
    'name = { en = "", zh-Hans = "a", zh-Hant = "a" }',
    '[bets.tie]\nname = { en = "a\\nb", zh-Hans = "a", zh-Hant = "a" }',
    '[name]\nen = "a"\nfr = ""',
    '[paytables.t]\nrows = [{ on = "win", pays = "1 to 1", when = 3 }]',
    '[paytables.t]\nrows = [{ on = "won", pays = "1 to 1" }]',
    '[paytables.t]\nrows = [{ on = "win", pays = "1 to 1", total = 10 }]',
    '[paytables.t]\nrows = [{ pays = "1 to 1" }]',
    '[paytables."Tie 8"]\nrows = []',
    '[bets.player]\nodds = "8 to 1"',
    "[bets.player]\nstake = 0.5",
    "[tiers.low.bets]\ntie = { least = 1 }",
    "[settings.total-decks]\ndefault = 8",
    "[settings.odds.choices.9]\ncolour = 1",
    '[settings.odds.choices.9]\nbets.tie.paytabel = "tie-9"',
    "[settings.odds.choices.9]\nsettings.total-decks.value = 6",
    '[settings.odds.choices."0.95"]\ncards.decks = 8',
    "[cards]\nburn = 4",
    '[colours]\nplayer = "red"',
]


@pytest.mark.parametrize("text", BAD)
def test_the_schema_rejects_what_the_loader_refuses(text: str) -> None:
    tree = tomllib.loads(text)
    assert _faults(tree)
    with pytest.raises(SheetError):
        check_sheet(tree, file="mine.toml")


# Text of the right type that only the loader can refuse, with a suggestion.
ROW = '[paytables.t]\nrows = [{ on = "tie", pays = "@" }]\n[bets.tie]\npaytable = "t"'
COMMISSION = ROW.replace("@", "8 to 1").replace("\n[bets", '\ncommission = "@"\n[bets')
CHIPS = '[table]\nchips = ["@"]'
WRITTEN = [
    *(
        (ROW, pays)
        for pays in ("15:1", "15 to1", "1.5 to 1", "1,000 to 1", "８ to 1", "5 % of pot")
    ),
    *((COMMISSION, rate) for rate in ("5", "five", "-5 %", "0.00001 %", "５ %")),
    *((CHIPS, amount) for amount in ("$5", "5.", "1,00", "five", "５", "")),
]


@pytest.mark.parametrize(("text", "value"), WRITTEN)
def test_the_schema_rejects_unreadable_values(tmp_path: Path, text: str, value: str) -> None:
    body = text.replace("@", value)
    assert _faults(tomllib.loads(body))
    assert repr(value) in str(refusal(write(tmp_path, a_game(body))))


READ = [
    *((ROW, pays) for pays in ("15 to 1", "1000 for 1", "push", "8 to 100")),
    *((COMMISSION, rate) for rate in ("5 %", "5%", "0.25 %")),
    *((CHIPS, amount) for amount in ("5", "12.50", "1,000")),
]


@pytest.mark.parametrize(("text", "value"), READ)
def test_the_schema_accepts_readable_values(tmp_path: Path, text: str, value: str) -> None:
    body = text.replace("@", value)
    assert _faults(tomllib.loads(body)) == []
    assert load_game(write(tmp_path, a_game(body))).key == "mine"
