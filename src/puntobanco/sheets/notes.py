"""Docstrings of the fields of a class, from which pages and schemas are generated."""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from textwrap import dedent
from types import ModuleType

Notes = Mapping[str, Mapping[str, str]]
"""For each class, the docstring of each of its fields."""


def notes_of(*modules: ModuleType) -> Notes:
    """The docstring of each field of each class of these modules."""
    found = {}
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = dict(_noted(node.body))
    return found


def noted_in(kind: type) -> dict[str, str]:
    """The docstring of each field of one class."""
    [node] = ast.parse(dedent(inspect.getsource(kind))).body
    return dict(_noted(node.body)) if isinstance(node, ast.ClassDef) else {}


def _noted(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case (
                (ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)])),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                yield name, " ".join(note.split())
            case _:
                pass
