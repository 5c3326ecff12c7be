"""The JSON Schema of a sheet, for editors. The file that ships is this, written out."""

import json

import msgspec

from puntobanco.sheets.model import SheetDoc

SCHEMA_FILE = "sheet.schema.json"


def schema_text() -> str:
    """The schema as JSON text, stable from run to run."""
    schema = msgspec.json.schema(SheetDoc)
    about = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "puntobanco rule sheet",
    }
    return json.dumps(about | schema, indent=2, sort_keys=True)
