"""The room itself: its imports, and that its sources are shipped."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import puntobanco.store
from puntobanco.core.errors import PuntoError
from puntobanco.store import errors

ROOM = Path(puntobanco.store.__file__).parent
MODULES = sorted(ROOM.rglob("*.py"))
ALLOWED = {"sqlalchemy"}
# Leases use the database's clock, and nothing here is random.
FORBIDDEN = {"time", "datetime", "random", "secrets", "uuid", "asyncio"}


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            assert node.module is not None
            yield node.module


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOM)))
def test_the_room_imports_core_and_engines_and_no_clock(module: Path) -> None:
    for name in imported(module):
        top = name.partition(".")[0]
        assert top not in FORBIDDEN
        if top == "puntobanco":
            assert name.startswith(("puntobanco.core", "puntobanco.files", "puntobanco.store"))
        else:
            assert top in ALLOWED or top in sys.stdlib_module_names


def test_every_folder_of_the_room_is_a_package() -> None:
    assert all((module.parent / "__init__.py").exists() for module in MODULES)


def test_store_errors_are_punto_errors() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    assert all(issubclass(kind, PuntoError) for kind in kinds)
    names = {kind.__name__ for kind in kinds} - {"PuntoError"}
    assert names <= set(puntobanco.store.__all__)


def asks_for_the_engine(module: Path) -> Iterator[str]:
    """What a module reads of a database that tells a file from a server."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            database = ast.unparse(node.value).rpartition(".")[2] in ("database", "_database")
            if node.attr == "dialect" or (database and node.attr in ("file", "cuttable")):
                yield ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and "dialects" in (node.module or ""):
            yield node.module or ""


def test_nobody_outside_the_room_asks_for_the_engine() -> None:
    """`Database.shared` says what others need to know."""
    outside = [one for one in ROOM.parent.rglob("*.py") if not one.is_relative_to(ROOM)]
    asked = {str(one): list(asks_for_the_engine(one)) for one in outside}
    assert {name: found for name, found in asked.items() if found} == {}
    assert list(asks_for_the_engine(ROOM / "bulk.py")), "the walk finds what it looks for"
