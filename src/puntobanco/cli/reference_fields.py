"""How the reference pages show a kind of value: what it is, and a row for each of its fields."""

import re
from collections.abc import Mapping
from typing import Any

from puntobanco.server.schema import Schema, typescript_of

_MINOR = "in whole minor units, such as cents"
_MOMENT = "in milliseconds since 1970 (UTC)"
_COMMON: dict[str, dict[str, str]] = {
    "number": {
        "amount": f"An amount, {_MINOR}.",
        "at": f"When it was, {_MOMENT}.",
        "award": "The award, by its number at the meter.",
        "commission": f"What was kept of a win, {_MINOR}.",
        "coup": "The coup, by its number at the table.",
        "ended_ms": f"When it ended, {_MOMENT}.",
        "exponent": "How many decimal places the minor unit has.",
        "fee": f"The collection fee, {_MINOR}.",
        "maximum": f"The most, {_MINOR}.",
        "minimum": f"The least, {_MINOR}.",
        "place": "Which card of the coup it is, counted from 0 in the order dealt.",
        "returned": f"What came back, stakes included, {_MINOR}.",
        "row": "The row of the pay table, counted from 0 at the top.",
        "seat": "The seat, by its number.",
        "seq": "The entry of the log that this is as of.",
        "sequence": "Its place in the log of the pit.",
        "shoe": "The shoe, by its number at the table.",
        "since": f"Where the time begins, {_MOMENT}.",
        "stake": f"What was staked, {_MINOR}.",
        "time_ms": f"When it was, {_MOMENT}.",
        "until": f"Where the time ends, {_MOMENT}.",
        "wallet": f"What the wallet holds, {_MINOR}.",
        "won": f"What was won beside the stake, {_MINOR}.",
    },
    "string": {
        "after": "What it is afterwards.",
        "before": "What it was before.",
        "bet": "The bet, by its key.",
        "by": "Who did it: the id of staff or of a patron, or `house`.",
        "commitment": "What the house committed itself to before the shoe was dealt from.",
        "currency": "The code of the currency, such as `USD`.",
        "game": "The game, by its key.",
        "game_hash": "The hash of the rules of the game.",
        "hand": "`player` or `banker`.",
        "key": "A name that programs go by.",
        "meter": "The meter, by its key.",
        "name": "A name for people to read.",
        "note": "What whoever acts says of it.",
        "patron": "The patron, by id.",
        "pit": "The pit, by its name.",
        "reason": "Why, in words.",
        "staff": "The member of staff, by id.",
        "table": "The table, by its key.",
        "title": "A heading for people to read.",
        "why": "Why, in words.",
    },
    "boolean": {"simulated": "Whether a program plays, and no person."},
    "string[]": {"cards": "Cards in the order dealt, such as `8s`."},
    "Posting[]": {"postings": "The money that it moves; sums to zero."},
    "Approval": {"approval": "What the second person approved, where there was one."},
}
"""By type, what a name means wherever nothing else is said under the field: one name, one thing."""


_NAMED = re.compile(r'"[^"]*"|\b[A-Z]\w*')
"""A name within a type, or a text, in which names are none."""

Links = Mapping[str, str]
"""Where a kind of value has its heading, by its name."""


def links_to(shapes: Mapping[str, Schema], page: str = "") -> dict[str, str]:
    """The links to the headings of these shapes on a page, or on the page where they are used."""
    return {name: f"{page}#{_heading(name, one).lower()}" for name, one in shapes.items()}


def shape(name: str, schema: Schema, notes: Mapping[str, str], links: Links) -> str:
    """One kind of value with its fields; its values where it is a list of these."""
    about = one_line(schema.get("description", ""))
    if "enum" in schema:
        listed = ", ".join(f"`{value}`" for value in schema["enum"])
        return f"### {name}\n\n{about}\n\nOne of {listed}.\n"
    if "properties" not in schema:
        return f"### {name}\n\n{about}\n\nA value of the type {linked(schema, links)}.\n"
    tag = _tag(name, schema)
    lines = [f"### {name}: `{tag}`\n" if tag else f"### {name}\n", f"{about}\n"]
    fields = {key: one for key, one in schema["properties"].items() if key != "type"}
    if fields:
        lines.append("| field | type | meaning |\n|---|---|---|")
        required = schema.get("required", ())
        lines += [
            _field(key if key in required else f"{key}?", one, notes.get(key, ""), links)
            for key, one in fields.items()
        ]
        lines.append("")
    return "\n".join(lines)


def _tag(name: str, schema: Schema) -> str:
    """What a value of this kind says it is, where that is not the name of the kind."""
    tag = schema.get("properties", {}).get("type", {}).get("enum", [name])[0]
    return "" if tag == name else str(tag)


def _heading(name: str, schema: Schema) -> str:
    tag = _tag(name, schema)
    return f"{name}-{tag}" if tag else name


def _field(name: str, field: Schema, note: str, links: Links) -> str:
    kind = typescript_of(field).removesuffix(" | null")
    common = _COMMON.get(kind, {}).get(name.rstrip("?"), "")
    meaning = note or str(field.get("description", "")) or common
    return f"| `{name}` | {linked(field, links)} | {one_line(meaning)} |"


def linked(schema: Schema, links: Links) -> str:
    r"""A type, each name in it a link to where it has its heading.

    >>> linked({"anyOf": [{"$ref": "Item"}, {"type": "null"}]}, {"Item": "#item"})
    '[Item](#item) \\| null'
    """
    return _NAMED.sub(
        lambda found: f"[{found[0]}]({links[found[0]]})" if found[0] in links else found[0],
        in_cell(typescript_of(schema)),
    )


def one_line(text: Any) -> str:
    """Text for a cell of a table."""
    return in_cell(" ".join(str(text).split()))


def in_cell(text: str) -> str:
    """Text with the bars escaped that would end its cell."""
    return text.replace("|", "\\|")
