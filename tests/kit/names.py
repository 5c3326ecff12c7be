"""Every name and notice that the built-in sheets, parts and profiles contain."""

import tomllib
from collections.abc import Iterator
from typing import Any

from puntobanco.core.names import slug
from puntobanco.sheets.files import SHEETS


def names_of_sheets() -> set[str]:
    """The names and notices, as the files write them."""
    return {
        name
        for file in SHEETS.rglob("*.toml")
        for name in _names(tomllib.loads(file.read_text("utf-8")))
    }


def keys_of_names() -> set[str]:
    """Their keys in the catalogue."""
    return {f"name-{slug(name)}" for name in names_of_sheets()}


def _names(tree: dict[str, Any]) -> Iterator[str]:
    for key, value in tree.items():
        if key in ("name", "label"):
            yield value
        elif key == "notices":
            yield from value.values()
        elif isinstance(value, dict):
            yield from _names(value)
