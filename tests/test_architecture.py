"""Rooms, files and functions named on the pages of architecture, paths and worlds exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.reference.rooms import imports

ROOT = Path(__file__).parent.parent
HOME = ROOT / "src" / "puntobanco"
TEXT = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
PATHS = (ROOT / "docs" / "paths.md").read_text(encoding="utf-8")
WORLDS = (ROOT / "docs" / "world.md").read_text(encoding="utf-8")
NAMED = sorted(
    set(re.findall(r"`([\w./-]+\.(?:py|ts|svelte|inc))(?:::([\w.]+))?`", TEXT + PATHS + WORLDS))
    - {("file.py", "name")}
)


def found(path: str) -> Path | None:
    """The file of a path; without a folder, any file of that name in our sources."""
    if "/" not in path:
        return next(HOME.rglob(path), None)
    return next((base / path for base in (HOME, ROOT) if (base / path).exists()), None)


@cache
def names(file: Path) -> frozenset[str]:
    """The functions and classes of a Python module, with their members."""
    return frozenset(_names(ast.parse(file.read_text(encoding="utf-8")).body))


def _names(body: list[ast.stmt], under: str = "") -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield under + node.name
            yield from _names(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield under + node.name
            for inner in ast.walk(node) if under else ():
                if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
                    yield under + inner.attr


@pytest.mark.parametrize(("path", "name"), NAMED, ids=lambda one: one or "file")
def test_names_on_the_pages_exist(path: str, name: str) -> None:
    file = found(path)
    assert file is not None, f"there is no {path}"
    if name and file.suffix == ".py":
        assert name in names(file), f"{path} has no {name}"
    for part in name.split(".") if name else ():
        assert re.search(rf"\b{part}\b", file.read_text(encoding="utf-8")), f"{path} has no {part}"


def test_the_path_of_a_wager_is_given_by_file_and_function() -> None:
    path = TEXT.split("## Path of a wager\n")[1].split("\n## ")[0]
    assert len(re.findall(r"`[\w./]+::[\w.]+`", path)) >= 20


def test_every_found_fault_has_a_test() -> None:
    tables = WORLDS.split("## Faults found by worlds\n")[1]
    rows = [line for line in tables.splitlines() if line.startswith("| ")]
    found_faults = [row for row in rows if not row.endswith("| test |")]
    assert len(found_faults) >= 19
    for row in found_faults:
        assert re.search(r"\| `tests/[\w/]+\.py::test_\w+` \|$", row), row


def test_every_room_is_in_the_list() -> None:
    listed = re.findall(r"^  (\w+)", TEXT.split("```")[1], re.MULTILINE)
    assert imports().keys() - set(listed) == set()
