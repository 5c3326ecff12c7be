"""The room itself: its imports, no floats in money decisions, and the contents of a game's hash."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import puntobanco.core
from puntobanco.core.errors import (
    InvariantBroken,
    NotationError,
    PuntoError,
    RecordError,
    RuleError,
    SheetError,
    ensure,
)
from puntobanco.core.facts import one_of
from puntobanco.core.game import (
    BankedBy,
    Coverage,
    Currency,
    FeesTaken,
    FixedPays,
    Game,
    Rotation,
    Split,
    StakeLimit,
    plain,
)
from puntobanco.core.money import Direction, Minor
from puntobanco.core.payment import Rounding
from puntobanco.core.rows import Pays
from puntobanco.core.shoe import Burn, ShoeRules
from tests.kit.games import BANKING, BETS, CONDUCT, PROGRESSIVE, SETTING, TABLE, a_game, a_name
from tests.kit.stated import stating

ROOM = Path(puntobanco.core.__file__).parent
MODULES = sorted(ROOM.glob("*.py"))
NAMES = [module.stem for module in MODULES]

# Modules that would let time, chance or the machine affect a rule.
IMPURE = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "socket", "subprocess"}
IMPURE |= {"uuid", "threading", "asyncio", "locale", "tempfile"}


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of the modules that a tree imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            assert node.module is not None
            yield node.module


def floats(tree: ast.AST) -> Iterator[int]:
    """The lines where a float is written, created, or results from a division."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float()) | ast.Name(id="float"):
                yield node.lineno
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield node.lineno


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_modules_import_only_the_standard_library_and_this_room(module: Path) -> None:
    for name in imported(ast.parse(module.read_text(encoding="utf-8"))):
        top = name.partition(".")[0]
        assert top in sys.stdlib_module_names or name.startswith("puntobanco.core.")
        assert top not in IMPURE


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_modules_use_no_files_or_network(module: Path) -> None:
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "input", "print", "exec", "eval", "__import__", "globals"}


def test_importing_the_room_loads_only_the_standard_library() -> None:
    names = [f"puntobanco.core.{name}" for name in NAMES if name != "__init__"]
    program = (
        "import sys; before = set(sys.modules)\n"
        f"import {', '.join(names)}\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(new - set(sys.stdlib_module_names)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["puntobanco"]


@pytest.mark.parametrize("name", ["bets", "money", "coup", "shoe"])
def test_no_float_decides_money_or_cards(name: str) -> None:
    tree = ast.parse((ROOM / f"{name}.py").read_text(encoding="utf-8"))
    assert list(floats(tree)) == []


def test_the_float_check_finds_a_float() -> None:
    source = "a = 1\nb = 0.95\nc = float(a)\nd = a / 2\nd /= 2\ne = a // 2\n"
    assert sorted(floats(ast.parse(source))) == [2, 3, 4, 5]
    assert list(imported(ast.parse("import os.path\nfrom random import choice"))) == [
        "os.path",
        "random",
    ]


GAME = a_game()


def with_bet(place: int, **changes: Any) -> Game:
    """The game with one of its bets changed."""
    bets = list(BETS)
    bets[place] = replace(bets[place], **changes)
    return a_game(bets=tuple(bets))


def with_row(bet: int, row: int, **changes: Any) -> Game:
    """The game with one row of one bet changed."""
    rows = list(BETS[bet].rows)
    rows[row] = replace(rows[row], **changes)
    return with_bet(bet, rows=tuple(rows))


RULES_CHANGED = {
    "odds": with_row(2, 0, pays=Pays.parse("9 to 1")),
    "for instead of to": with_row(2, 0, pays=Pays.parse("8 for 1")),
    "a condition": with_row(3, 0, by=(8, 9)),
    "a suit": with_row(7, 0, suits=None),
    "order of rows": with_bet(3, rows=BETS[3].rows[::-1]),
    "commission": with_bet(1, commission_ppm=40_000),
    "needs": with_bet(3, needs=()),
    "fixed stake": with_bet(7, stake=Minor(500)),
    "a bet not offered": a_game(bets=BETS[:-1]),
    "order of settlement": a_game(bets=(BETS[1], BETS[0], *BETS[2:])),
    "decks": a_game(shoe=ShoeRules(decks=6)),
    "cut": a_game(shoe=ShoeRules(cut=14)),
    "burn": a_game(shoe=ShoeRules(burn=Burn.NONE)),
    "burn between": a_game(shoe=ShoeRules(burn_between=True)),
    "continuous shuffle": a_game(shoe=ShoeRules(continuous=True)),
    "rounding unit": a_game(rounding=Rounding(Minor(5), Direction.NEAREST)),
    "rounding direction": a_game(rounding=Rounding(Minor(1), Direction.HOUSE)),
    "who banks": a_game(banking=replace(BANKING, by=BankedBy.PLAYER_DEALER)),
    "coverage": a_game(banking=replace(BANKING, coverage=Coverage.NET)),
    "rotation": a_game(banking=replace(BANKING, rotation=Rotation.EVERY_HAND)),
    "fees taken": a_game(banking=replace(BANKING, fees_taken=FeesTaken.AFTER_HAND)),
    "both lines": a_game(conduct=replace(CONDUCT, both_lines=False)),
    "split": a_game(progressive=replace(PROGRESSIVE, split=Split.PARTICIPANTS)),
    "fixed pays": a_game(progressive=replace(PROGRESSIVE, fixed_pays=FixedPays.METER)),
    "contribution": a_game(progressive=replace(PROGRESSIVE, contribution_ppm=260_000)),
    "no progressive": a_game(progressive=None),
    "currency": a_game(currency=Currency("JPY", 0)),
    "key": a_game(key="another"),
}

TABLE_CHANGED = {
    "tier": a_game(table=replace(TABLE, tier="high")),
    "limits": a_game(table=replace(TABLE, tiers=TABLE.tiers[1:])),
    "clocks": a_game(table=replace(TABLE, betting_s=30, last_bets_s=8)),
    "chips": a_game(table=replace(TABLE, chips=(Minor(500),))),
    "squeeze": a_game(table=replace(TABLE, squeeze=replace(TABLE.squeeze, on=True))),
    "colours": a_game(table=replace(TABLE, colours=replace(TABLE.colours, tie="#00aa00"))),
    "name": a_game(name=a_name("Otherwise")),
    "name of a bet": with_bet(0, name=a_name("Punto")),
    "source": a_game(source="another sheet"),
    "notices": a_game(notices=()),
    "printed figures": a_game(published=()),
    "profile": a_game(profile="restricted"),
    "how a setting is shown": a_game(settings=(replace(SETTING, editable=False),)),
}


@pytest.mark.assures("GAM-16")
@pytest.mark.parametrize("changed", list(RULES_CHANGED.values()), ids=list(RULES_CHANGED))
def test_a_changed_rule_changes_the_hash(changed: Game) -> None:
    assert changed.hash != GAME.hash


@pytest.mark.parametrize("changed", list(TABLE_CHANGED.values()), ids=list(TABLE_CHANGED))
def test_table_settings_and_names_do_not_change_the_hash(changed: Game) -> None:
    assert changed != GAME
    assert changed.hash == GAME.hash


def test_all_changed_games_differ_from_each_other() -> None:
    hashes = {game.hash for game in RULES_CHANGED.values()}
    assert len(hashes) == len(RULES_CHANGED)
    assert all(len(one) == 64 and set(one) <= set("0123456789abcdef") for one in hashes)


def test_a_game_built_again_has_the_same_hash() -> None:
    assert a_game().hash == GAME.hash


def test_a_game_finds_its_bets_and_settings_by_key() -> None:
    assert GAME.bet("tie") is BETS[2]
    assert GAME.setting("squeeze-card") is SETTING
    offered = one_of(["player", "banker"])
    with stating(RuleError, "error-game-bet", bet="dragon-7", game="by-hand", offered=offered):
        a_game(bets=BETS[:2]).bet("dragon-7")
    with stating(RuleError, "error-game-setting", known=one_of(["squeeze-card"])):
        GAME.setting("commission")
    with stating(RuleError, "error-game-no-settings", setting="commission", game="by-hand"):
        a_game(settings=()).setting("commission")


def test_a_game_settles_by_its_own_bets_and_rounding() -> None:
    assert list(GAME.book.bets) == [bet.key for bet in BETS]
    assert GAME.book.rounding == GAME.rounding
    assert GAME.book is GAME.book, "compiled once"


def test_a_tier_may_have_limits_for_a_bet() -> None:
    tier = GAME.table.limits
    assert tier.key == "low"
    assert tier.limit("tie") == (500, 2_500)
    assert tier.limit("player") == (1_000, 10_000)
    second = replace(tier, limits=(*tier.limits, StakeLimit("banker", Minor(1), Minor(2))))
    assert second.limit("banker") == (1, 2)


def test_a_column_without_a_fee_costs_nothing() -> None:
    assert GAME.table.limits.fee("line") == 100
    assert GAME.table.limits.fee("tie") == 0


def test_values_have_a_plain_form_with_all_fields() -> None:
    assert plain(ShoeRules()) == {
        "decks": 8,
        "cut": 16,
        "burn": 1,
        "burn_between": False,
        "continuous": False,
    }
    assert plain((Direction.HOUSE, None, "x", True)) == ["house", None, "x", True]


@pytest.mark.parametrize("value", [0.5, {"a": 1}, [1], {1}, b"x"])
def test_values_without_a_plain_form_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match=f"^{type(value).__name__} has no plain form$"):
        plain(value)


def test_a_broken_invariant_raises() -> None:
    ensure(sum((5, -5)) == 0, "postings sum to zero")
    with pytest.raises(InvariantBroken, match=r"^postings sum to zero$"):
        ensure(sum((5, -4)) == 0, "postings sum to zero")


def test_a_broken_invariant_raises_under_optimisation() -> None:
    program = (
        "from puntobanco.core.errors import InvariantBroken, ensure\n"
        "try:\n    ensure(False, 'x')\nexcept InvariantBroken:\n    print('stopped')"
    )
    done = subprocess.run(
        [sys.executable, "-O", "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "stopped\n"


@pytest.mark.parametrize("kind", [NotationError, RuleError, RecordError, SheetError])
def test_bad_input_is_a_value_error_and_a_punto_error(kind: type[Exception]) -> None:
    assert issubclass(kind, PuntoError)
    assert issubclass(kind, ValueError)


def test_a_broken_invariant_is_not_a_value_error() -> None:
    assert issubclass(InvariantBroken, PuntoError)
    assert not issubclass(InvariantBroken, ValueError)


def test_an_invalid_sheet_is_reported_with_its_place() -> None:
    error = SheetError(file="a.toml", path="paytables.t.rows[1].on", problem="'wn'")
    assert str(error) == "a.toml: paytables.t.rows[1].on: 'wn'"
    assert (error.file, error.path, error.problem) == ("a.toml", "paytables.t.rows[1].on", "'wn'")
    assert str(SheetError(file="a.toml", path="", problem="is empty")) == "a.toml: is empty"
