"""The room itself: its imports, and that no predictable number can reach a shoe."""

import ast
import sys
from pathlib import Path

import pytest

import puntobanco.fairness

ROOM = Path(puntobanco.fairness.__file__).parent
MODULES = sorted(ROOM.glob("*.py"))

# RNG-01, GLI-19 3.3.1 and 3.3.2: sources that are predictable or depend on a clock.
PREDICTABLE = {"random", "time", "datetime", "uuid", "puntobanco.core.rng"}


def imported(module: Path) -> set[str]:
    """The full names of everything a module imports."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
    return names


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_modules_import_only_core_and_their_room(module: Path) -> None:
    for name in imported(module):
        top = name.partition(".")[0]
        ours = name.startswith(("puntobanco.core.", "puntobanco.fairness."))
        outside = top == "cryptography" and module.stem == "sealing"
        assert ours or outside or top in sys.stdlib_module_names, name


@pytest.mark.assures("RNG-01")
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_the_room_uses_no_predictable_randomness(module: Path) -> None:
    assert not imported(module) & PREDICTABLE


@pytest.mark.assures("RNG-01")
def test_a_served_house_uses_the_entropy_of_the_system() -> None:
    """In the server's imports, one call makes a pit's environment, with entropy from `secrets`."""
    made = [
        ast.unparse(one.value)
        for module in (ROOM.parent / "server").rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Environment"
        for one in node.keywords
        if one.arg == "entropy"
    ]
    assert made == ["secrets.token_bytes"]


def test_entropy_is_passed_in() -> None:
    for module in MODULES:
        names = {
            node.attr
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute)
        }
        assert not names & {"urandom", "token_bytes", "getrandbits", "randbytes"}
        assert "secrets" not in imported(module)


def test_draws_use_no_modulo() -> None:
    tree = ast.parse((ROOM / "shuffle.py").read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, (ast.Mod, ast.Div))]
