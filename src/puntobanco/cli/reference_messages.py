"""The page of all messages of the socket, written from the messages themselves."""

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, get_args

import msgspec

from puntobanco.cli.reference_fields import links_to, one_line, shape
from puntobanco.core.facts import Value
from puntobanco.core.record import DOLLARS
from puntobanco.house import messages
from puntobanco.people import refusals as people
from puntobanco.people.refusals import PeopleCode
from puntobanco.progressive import commands as meter_commands
from puntobanco.progressive import refusals as meter_refusals
from puntobanco.progressive import state as meter_state
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.wording import refusal_fact
from puntobanco.server import meter_messages, protocol, table_messages
from puntobanco.server.items import kinds
from puntobanco.server.schema import Schema
from puntobanco.sheets.notes import notes_of
from puntobanco.table import commands, refusals
from puntobanco.table.refusals import RefusalCode
from puntobanco.words import ENGLISH, words_in

_INTRODUCTION = (
    "Written by `make docs` from the program itself; [the protocol](protocol.md) says how they"
    " are used. Types are those of TypeScript; a field with `?` may be left out.\n"
)
_MODULES = (
    protocol,
    table_messages,
    meter_messages,
    commands,
    messages,
    refusals,
    people,
    meter_commands,
    meter_state,
)


_ROOTS = (
    protocol.FromClient,
    protocol.ToClient,
    commands.WireCommand,
    meter_commands.WireMeterCommand,
)


_CODES = {kind.__name__ for kind in (RefusalCode, MeterRefusalCode, PeopleCode)}


def socket_shapes() -> Mapping[str, Schema]:
    """Everything that goes over the socket, and what it is made of, by name."""
    return msgspec.json.schema_components(_ROOTS, ref_template="{name}")[1]


def socket_links(page: str = "") -> dict[str, str]:
    """Where each of these has its heading; codes of refusals stand in tables of their own."""
    links = links_to(socket_shapes(), page)
    return links | dict.fromkeys(links.keys() & _CODES, f"{page}#refusals")


def messages_page() -> str:
    """Every message, command and refusal with its meaning."""
    components = socket_shapes()
    sent, heard, asked, of_meter = (
        tuple(kind.__name__ for kind in get_args(root)) for root in _ROOTS
    )
    named = {*sent, *heard, *asked, *of_meter, *_CODES}
    parts = tuple(name for name in components if name not in named)
    notes, links = notes_of(*_MODULES), socket_links()
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
        lines += [shape(name, components[name], notes.get(name, {}), links) for name in names]
    return "\n".join([*lines, *_items(), *_refusals()])


def _items() -> Iterator[str]:
    yield "## Kinds of items\n"
    yield (
        "What `kind` of an Item can be. What happened is said of [the event](events.md); the item"
        " carries no more of it than its row says, beside `seq`, `kind` and `at`.\n"
    )
    yield "| kind | what happened | carries | `text` |\n|---|---|---|---|"
    for one in kinds():
        carries = ", ".join(f"`{name}`" for name in one.carries) or "–"
        yield f"| `{one.name}` | {one_line(one.about)} | {carries} | {one.text or '–'} |"
    yield ""


class _Named(dict[str, Value]):
    """Parameters that stand for themselves: `{step}` where an amount would be."""

    def __missing__(self, name: str) -> Value:
        return f"{{{name}}}"


def _refusals() -> Iterator[str]:
    yield "## Refusals\n"
    yield "At a table:\n"
    said = {
        code: words_in(ENGLISH).message(f"refusal-{code.value}", _Named()) for code in RefusalCode
    }
    yield from _codes(refusals, said)
    yield "At a progressive meter:\n"
    of_meter = {code: str(refusal_fact(MeterRefusal(code), DOLLARS)) for code in MeterRefusalCode}
    yield from _codes(meter_refusals, of_meter)
    yield "About people and credit:\n"
    of_people = {
        code: words_in(ENGLISH).message(f"people-refusal-{code.value}", _Named())
        for code in PeopleCode
    }
    yield from _codes(people, of_people)


def _codes(module: ModuleType, said: Mapping[Any, str]) -> Iterator[str]:
    """A row for each code of a kind: what it is called, when it comes, what is said."""
    yield "| code | when | sentence |\n|---|---|---|"
    notes = notes_of(module)[type(next(iter(said))).__name__]
    for code, words in said.items():
        yield f"| `{code.value}` | {one_line(notes[code.name])} | {words} |"
    yield ""
