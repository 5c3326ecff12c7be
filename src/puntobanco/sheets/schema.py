"""The JSON Schema of a sheet, for editors. The shipped file has the same content."""

import json
from collections import ChainMap
from typing import Any

import msgspec

from puntobanco.core import rows
from puntobanco.sheets import model
from puntobanco.sheets.model import SheetDoc
from puntobanco.sheets.notes import notes_of
from puntobanco.words import ENGLISH, Words, words_in

SCHEMA_FILE = "sheet.schema.json"


def schema_text() -> str:
    """The schema as JSON text, the same on every run."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "puntobanco rule sheet",
        "$ref": f"#/$defs/{SheetDoc.__name__}",
        "$defs": described_schemas(SheetDoc, ref_template="#/$defs/{name}"),
    }
    return json.dumps(schema, indent=2, sort_keys=True)


def described_schemas(*kinds: type[msgspec.Struct], ref_template: str) -> dict[str, dict[str, Any]]:
    """The schemas of these types and their parts by name, each key with its meaning.

    The meaning is followed by the expected form, which is also the text of the error.
    """
    _, components = msgspec.json.schema_components(kinds, ref_template=ref_template)
    # The conditions of a row are described where they are declared.
    row = notes_of(rows)["Row"]
    notes = {**notes_of(model), model.RowDoc.__name__: row, model.OfferDoc.__name__: row}
    english = words_in(ENGLISH)
    for name, schema in components.items():
        _described(schema, english)
        kind = getattr(model, name)
        noted = ChainMap(*(dict(notes.get(one.__name__, {})) for one in kind.__mro__))
        for field in msgspec.structs.fields(kind):
            about = schema["properties"][field.encode_name]
            meaning, form = noted[field.name], about.get("description")
            about["description"] = f"{meaning.rstrip('.')}: {form}." if form else meaning
    return components


def _described(schema: Any, words: Words) -> None:
    """Replace keys of the catalogue by their texts."""
    if isinstance(schema, dict):
        key = schema.get("description")
        if isinstance(key, str) and key in words.sources:
            schema["description"] = words.message(key, {})
    for part in schema.values() if isinstance(schema, dict) else schema:
        if isinstance(part, dict | list):
            _described(part, words)
