"""How the reference pages show a type: a description and a row for each field."""

import re
from collections.abc import Mapping
from typing import Any

from tools.typescript import Schema, typescript_of

_MINOR = "in whole minor units, such as cents"
_MOMENT = "in milliseconds since 1970 (UTC)"
_COMMON: dict[str, dict[str, str]] = {
    "number": {
        "amount": f"An amount, {_MINOR}.",
        "at": f"Time, {_MOMENT}.",
        "award": "Number of the award at the meter.",
        "commission": f"Commission kept from a win, {_MINOR}.",
        "coup": "Number of the coup at the table.",
        "ended_ms": f"End time, {_MOMENT}.",
        "exponent": "Decimal places of the minor unit.",
        "fee": f"Collection fee, {_MINOR}.",
        "maximum": f"Maximum, {_MINOR}.",
        "minimum": f"Minimum, {_MINOR}.",
        "place": "Index of the card in the coup, from 0 in the order dealt.",
        "returned": f"Amount returned, stakes included, {_MINOR}.",
        "row": "Index of the row of the pay table, from 0 at the top.",
        "seat": "Number of the seat.",
        "seq": "Sequence number of the log entry that this is up to date with.",
        "sequence": "Sequence number in the log of the pit.",
        "shoe": "Number of the shoe at the table.",
        "since": f"Start of the period, {_MOMENT}.",
        "stake": f"Amount staked, {_MINOR}.",
        "time_ms": f"Time, {_MOMENT}.",
        "until": f"End of the period, {_MOMENT}.",
        "wallet": f"Balance of the wallet, {_MINOR}.",
        "won": f"Winnings without the stake, {_MINOR}.",
    },
    "string": {
        "after": "New value.",
        "before": "Previous value.",
        "bet": "Key of the bet.",
        "by": "Who did it: the id of staff or of a patron, or `house`.",
        "commitment": "The commitment to the shoe, published before it was dealt.",
        "currency": "The code of the currency, such as `USD`.",
        "game": "Key of the game.",
        "game_hash": "Hash of the rules of the game.",
        "hand": "`player` or `banker`.",
        "key": "Key for programs.",
        "meter": "Key of the meter.",
        "name": "Name for display.",
        "note": "Note by the person who acts.",
        "patron": "Id of the patron.",
        "pit": "Name of the pit.",
        "reason": "Reason, as text.",
        "staff": "Id of the member of staff.",
        "table": "Key of the table.",
        "title": "Heading for display.",
        "why": "Reason, as text.",
    },
    "boolean": {"simulated": "Whether a program plays instead of a person."},
    "string[]": {"cards": "Cards in the order dealt, such as `8s`."},
    "Posting[]": {"postings": "The money moved; sums to zero."},
    "Approval": {"approval": "The approval of a second person, if there was one."},
}
"""The default meaning of a field by type and name, so that a name means the same everywhere."""


_NAMED = re.compile(r'"[^"]*"|\b[A-Z]\w*')
"""A name in a type, or a string literal, whose words are not names."""

Links = Mapping[str, str]
"""The link to the heading of a type, by name."""


def links_to(shapes: Mapping[str, Schema], page: str = "") -> dict[str, str]:
    """Links to the headings of these shapes on a page (default: the same page)."""
    return {name: f"{page}#{_heading(name, one).lower()}" for name, one in shapes.items()}


def shape(name: str, schema: Schema, notes: Mapping[str, str], links: Links) -> str:
    """One type with its fields, or with its values if it is an enumeration."""
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
    """The tag of a message type, if it differs from the name of the type."""
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
    r"""A type with each name linked to its heading.

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
    """Text with `|` escaped, which would end the cell."""
    return text.replace("|", "\\|")
