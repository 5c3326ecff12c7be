"""The API's messages as TypeScript types, so that the screens match the server.

`python -m tools.typescript` prints them; `make docs` writes them into `web/`.
"""

import re
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from puntobanco.office.accounts import Ledger
from puntobanco.office.cage import Cage
from puntobanco.office.liability import Liability
from puntobanco.office.series import MeterPoint
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.proof.evidence import Evidence
from puntobanco.server import protocol, table_answers, table_messages
from puntobanco.server.office.verification import VerificationRun
from puntobanco.server.routes import (
    account,
    approvals,
    care,
    house,
    meter_advice,
    meters,
    office_books,
    office_coups,
    office_floor,
    office_lines,
    office_records,
    patrons,
    profiles,
    session,
    shapes,
    staff,
)
from puntobanco.table.commands import WireCommand

NAMED: dict[str, Any] = {
    "FromClient": protocol.FromClient,
    "ToClient": protocol.ToClient,
    "WireCommand": WireCommand,
    "WireMeterCommand": WireMeterCommand,
    "State": table_messages.State,
}
"""Named types that are not structs."""

STRUCTS: tuple[Any, ...] = (
    table_answers.Rules,
    table_answers.Recall,
    table_answers.TableShown,
    table_answers.FinishedShoeShown,
    house.HouseShown,
    session.SessionView,
    account.AccountShown,
    staff.MemberShown,
    approvals.ApprovalRequest,
    approvals.ApprovalGiven,
    approvals.ActShown,
    meters.AwardStaff,
    meter_advice.MeterAsked,
    meter_advice.MeterAdvised,
    shapes.Invitation,
    patrons.Patron,
    patrons.Wallet,
    care.CareShown,
    profiles.ProfileListed,
    profiles.ProfileShown,
    office_books.OfficeClock,
    office_books.Today,
    office_books.StatementShown,
    office_lines.HoldSeries,
    office_lines.MeterEntry,
    MeterPoint,
    office_coups.CoupPage,
    office_coups.CoupShown,
    Evidence,
    office_floor.GameNamed,
    office_floor.SheetListed,
    office_floor.SheetShown,
    office_records.SettingsShown,
    office_records.ActPage,
    office_records.NoteShown,
    VerificationRun,
    Cage,
    Ledger,
    Liability,
)
"""Bodies of requests and answers, with all their parts."""

_HEAD = """\
// The messages of the house, written by `make docs` from its own types: change those, not this.

export const PROTOCOL = {protocol};
"""
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]


def typescript() -> str:
    """All messages as one TypeScript module."""
    roots = (*NAMED.values(), *STRUCTS)
    drawn, components = msgspec.json.schema_components(roots, ref_template="{name}")
    parts = [_HEAD.format(protocol=protocol.PROTOCOL)]
    parts += [_declared(name, components[name]) for name in sorted(components)]
    # The structs among the roots already have names.
    aliases = zip(NAMED, drawn, strict=False)
    parts += [f"export type {name} = {typescript_of(one)};\n" for name, one in aliases]
    return "\n".join(parts)


def _declared(name: str, schema: Schema) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {typescript_of(schema)};\n"
    fields = "".join(f"  {line};\n" for line in _fields(schema))
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _fields(schema: Schema) -> Iterator[str]:
    required = schema.get("required", ())
    for key, value in schema["properties"].items():
        name = key if _NAME.fullmatch(key) else msgspec.json.encode(key).decode()
        yield f"{name}{'' if key in required else '?'}: {typescript_of(value)}"


def typescript_of(schema: Schema) -> str:
    """A JSON schema as a TypeScript type. ValueError for schemas that our messages do not use.

    >>> number = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    >>> typescript_of({"type": "array", "items": number})
    '(number | null)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(typescript_of, schema["anyOf"]))
    match schema.get("type"):
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {typescript_of(schema.get('additionalProperties', {}))}>"
        case str(plain) if plain in _PLAIN:
            return _PLAIN[plain]
        case None if not schema.keys() - {"description"}:
            return "unknown"
    raise ValueError(f"schema {schema}: expected what the messages of the house are made of")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(typescript_of, schema['prefixItems']))}]"
    item = typescript_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


if __name__ == "__main__":
    sys.stdout.write(typescript())
