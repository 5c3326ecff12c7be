"""The page of all messages of the socket, written from the messages themselves."""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from types import ModuleType
from typing import Any, get_args

import msgspec

from puntobanco.core.text import Language
from puntobanco.house import messages
from puntobanco.people import refusals as people
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.wording import people_sentence
from puntobanco.progressive import commands as meter_commands
from puntobanco.progressive import refusals as meter_refusals
from puntobanco.progressive import state as meter_state
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.wording import meter_sentence
from puntobanco.server import protocol
from puntobanco.server.config import DOLLARS
from puntobanco.server.schema import Schema, typescript_of
from puntobanco.table import commands, refusals
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.wording import sentence

_INTRODUCTION = (
    "Written by `make docs` from the program itself; [the protocol](protocol.md) says how they"
    " are used. Types are those of TypeScript; a field with `?` may be left out.\n"
)
_MODULES = (protocol, commands, messages, refusals, people, meter_commands, meter_state)


def messages_page() -> str:
    """Every message, command and refusal with its meaning."""
    roots = (
        protocol.FromClient,
        protocol.ToClient,
        commands.WireCommand,
        meter_commands.WireMeterCommand,
    )
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    sent, heard, asked, of_meter = (
        tuple(kind.__name__ for kind in get_args(root)) for root in roots
    )
    codes = {kind.__name__ for kind in (RefusalCode, MeterRefusalCode, PeopleCode)}
    named = {*sent, *heard, *asked, *of_meter, *codes}
    parts = tuple(name for name in components if name not in named)
    notes = {name: own for module in _MODULES for name, own in _notes(module).items()}
    sections = (
        ("What a client sends", sent),
        ("What a client gets", heard),
        ("Parts of messages", parts),
        ("Commands", asked),
        ("Commands for a meter", of_meter),
    )
    lines = [
        "# Messages of the socket\n",
        _INTRODUCTION,
    ]
    for title, names in sections:
        lines.append(f"## {title}\n")
        lines += [_message(name, components[name], notes.get(name, {})) for name in names]
    return "\n".join([*lines, *_refusals()])


def _message(name: str, schema: Schema, notes: dict[str, str]) -> str:
    """One message: what it is, and a row for each of its fields; a list where it is one."""
    if "enum" in schema:
        listed = ", ".join(f"`{value}`" for value in schema["enum"])
        return f"### {name}\n\n{_one_line(schema['description'])}\n\nOne of {listed}.\n"
    tag = schema["properties"].get("type", {}).get("enum", [None])[0]
    heading = f"### {name}\n" if tag in (None, name) else f"### {name}: `{tag}`\n"
    lines = [heading, f"{_one_line(schema['description'])}\n"]
    fields = {key: one for key, one in schema["properties"].items() if key != "type"}
    if fields:
        lines.append("| field | type | meaning |\n|---|---|---|")
        lines += [_field(key, one, schema, notes.get(key, "")) for key, one in fields.items()]
        lines.append("")
    return "\n".join(lines)


def _field(key: str, field: Schema, schema: Schema, note: str) -> str:
    name = key if key in schema.get("required", ()) else f"{key}?"
    kind = typescript_of(field).replace("|", "\\|")
    return f"| `{name}` | {kind} | {_one_line(note)} |"


def _refusals() -> Iterator[str]:
    yield "## Refusals\n"
    yield "At a table:\n"
    said = {code: sentence(Refusal(code), Language.EN, DOLLARS) for code in RefusalCode}
    yield from _codes(refusals, said)
    yield "At a progressive meter:\n"
    of_meter = {
        code: meter_sentence(MeterRefusal(code), Language.EN, DOLLARS) for code in MeterRefusalCode
    }
    yield from _codes(meter_refusals, of_meter)
    yield "About people and credit:\n"
    of_people = {
        code: people_sentence(PeopleRefusal("The reason itself", code), Language.EN)
        for code in PeopleCode
    }
    yield from _codes(people, of_people)


def _codes(module: ModuleType, said: Mapping[Any, str]) -> Iterator[str]:
    """A row for each code of a kind: what it is called, when it comes, what is said."""
    yield "| code | when | sentence |\n|---|---|---|"
    notes = _notes(module)[type(next(iter(said))).__name__]
    for code, words in said.items():
        yield f"| `{code.value}` | {_one_line(notes[code.name])} | {words} |"
    yield ""


def _notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """What stands in words under each field of each class of a module."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = dict(_noted(node.body))
    return found


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


def _one_line(text: Any) -> str:
    return " ".join(str(text).split()).replace("|", "\\|")
