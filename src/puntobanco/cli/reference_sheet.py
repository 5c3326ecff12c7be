"""The page of everything that a rule sheet or a profile may hold, written from their shapes."""

from puntobanco.cli.reference_fields import links_to, shape
from puntobanco.sheets.model import ProfileDoc, SheetDoc
from puntobanco.sheets.schema import told

_INTRODUCTION = (
    "Written by `make docs` from the program itself; [the format](sheet-format.md) says what it"
    " means, [profiles](profiles.md) what a profile is for. Types are those of TypeScript;"
    " a key with `?` may be left out here, because another file can give it. `punto check"
    " --schema` prints the same as a JSON Schema, for editors.\n"
)
_ROOTS = ("SheetDoc", "ProfileDoc")


def sheet_page() -> str:
    """Every section of a sheet and of a profile with its keys."""
    components = told(SheetDoc, ProfileDoc, ref_template="{name}")
    links = links_to(components)
    lines = ["# Keys of sheets and profiles\n", _INTRODUCTION, "## Files\n"]
    lines += [shape(name, components[name], {}, links) for name in _ROOTS]
    lines.append("## Sections\n")
    lines += [shape(name, one, {}, links) for name, one in components.items() if name not in _ROOTS]
    return "\n".join(lines)
