"""How the reference pages show a kind of value: what it is, and a row for each of its fields."""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from textwrap import dedent
from types import ModuleType
from typing import Any

from puntobanco.server.schema import Schema, typescript_of

Notes = Mapping[str, Mapping[str, str]]
"""For each class, what stands in words under each of its fields."""


def shape(name: str, schema: Schema, notes: Mapping[str, str]) -> str:
    """One kind of value with its fields; its values where it is a list of these."""
    about = one_line(schema.get("description", ""))
    if "enum" in schema:
        listed = ", ".join(f"`{value}`" for value in schema["enum"])
        return f"### {name}\n\n{about}\n\nOne of {listed}.\n"
    if "properties" not in schema:
        return f"### {name}\n\n{about}\n\nA value of the type {in_cell(typescript_of(schema))}.\n"
    tag = schema["properties"].get("type", {}).get("enum", [None])[0]
    heading = f"### {name}\n" if tag in (None, name) else f"### {name}: `{tag}`\n"
    lines = [heading, f"{about}\n"]
    fields = {key: one for key, one in schema["properties"].items() if key != "type"}
    if fields:
        lines.append("| field | type | meaning |\n|---|---|---|")
        lines += [_field(key, one, schema, notes.get(key, "")) for key, one in fields.items()]
        lines.append("")
    return "\n".join(lines)


def _field(key: str, field: Schema, schema: Schema, note: str) -> str:
    name = key if key in schema.get("required", ()) else f"{key}?"
    meaning = note or str(field.get("description", ""))
    return f"| `{name}` | {in_cell(typescript_of(field))} | {one_line(meaning)} |"


def notes_of(*modules: ModuleType) -> Notes:
    """What stands in words under each field of each class of these modules."""
    found = {}
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = dict(_noted(node.body))
    return found


def noted_in(kind: type) -> dict[str, str]:
    """What stands in words under each field of one class."""
    [node] = ast.parse(dedent(inspect.getsource(kind))).body
    return dict(_noted(node.body)) if isinstance(node, ast.ClassDef) else {}


def _noted(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case (
                (ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)])),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                yield name, note
            case _:
                pass


def one_line(text: Any) -> str:
    """Text for a cell of a table."""
    return in_cell(" ".join(str(text).split()))


def in_cell(text: str) -> str:
    """Text with the bars escaped that would end its cell."""
    return text.replace("|", "\\|")
