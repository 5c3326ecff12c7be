"""How the reference pages show a kind of value: what it is, and a row for each of its fields."""

from collections.abc import Mapping
from typing import Any

from puntobanco.server.schema import Schema, typescript_of


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


def one_line(text: Any) -> str:
    """Text for a cell of a table."""
    return in_cell(" ".join(str(text).split()))


def in_cell(text: str) -> str:
    """Text with the bars escaped that would end its cell."""
    return text.replace("|", "\\|")
