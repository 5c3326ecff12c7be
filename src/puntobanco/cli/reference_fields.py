"""How the reference pages show a kind of value: what it is, and a row for each of its fields."""

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
    kind = typescript_of(field)
    common = _COMMON.get(kind.removesuffix(" | null"), {}).get(key, "")
    meaning = note or str(field.get("description", "")) or common
    return f"| `{name}` | {in_cell(kind)} | {one_line(meaning)} |"


def one_line(text: Any) -> str:
    """Text for a cell of a table."""
    return in_cell(" ".join(str(text).split()))


def in_cell(text: str) -> str:
    """Text with the bars escaped that would end its cell."""
    return text.replace("|", "\\|")
