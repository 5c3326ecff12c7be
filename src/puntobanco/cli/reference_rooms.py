"""The rooms of the program and what each imports, from its sources, as a page and a picture."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import puntobanco
from puntobanco.core.errors import ensure

HOME = Path(puntobanco.__file__).parent
LEFT_OUT = frozenset({"__init__", "version"})

_INTRODUCTION = (
    "Written by `make docs` from the imports themselves; [architecture](ARCHITECTURE.md) says what"
    " the rooms are for and how a wager goes through them.\n\n"
    "![The rooms, each above those it imports](rooms.svg)\n\n"
    "An arrow leads from a room to one that it imports; what it reaches through another room"
    " anyway is not drawn. `make check` holds the direction.\n"
)
_BOX, _GAP, _ROW = (116, 34), 24, 84
"""Width and height of a room, what is between two, and from one row to the next."""

_HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"
 height="{height}" font-family="sans-serif" font-size="14">
<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"
 orient="auto"><path d="M0 0L8 4L0 8z" fill="#777"/></marker></defs>
<rect width="{width}" height="{height}" fill="#fff"/>"""

Graph = Mapping[str, frozenset[str]]


def rooms_page() -> str:
    """Every room with what it says of itself and which rooms it imports."""
    graph = imports()
    lines = ["# Rooms\n", _INTRODUCTION]
    lines.append("| room | what it is | imports |\n|---|---|---|")
    for row in reversed(_rows(graph)):
        for room in row:
            known = ", ".join(sorted(graph[room])) or "–"
            lines.append(f"| `{room}` | {_says(room)} | {known} |")
    return "\n".join(lines) + "\n"


def rooms_picture() -> str:
    """The same as a picture: a row for each storey, arrows pointing down."""
    graph = imports()
    rows = list(reversed(_rows(graph)))
    width = max(len(row) * (_BOX[0] + _GAP) for row in rows) + _GAP
    places = {
        room: (
            (width - len(row) * (_BOX[0] + _GAP) + _GAP) // 2 + place * (_BOX[0] + _GAP),
            _GAP + storey * _ROW,
        )
        for storey, row in enumerate(rows)
        for place, room in enumerate(row)
    }
    height = _GAP + len(rows) * _ROW - (_ROW - _BOX[1]) + _GAP
    head = _HEAD.format(width=width, height=height)
    boxes = (_box(room, *place) for room, place in places.items())
    return "\n".join([head, *_arrows(graph, places), *boxes, "</svg>\n"])


def _arrows(graph: Graph, places: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    for room, others in sorted(graph.items()):
        through = {far for other in others for far in _reached(graph, other)}
        for other in sorted(others - through):
            x, y = places[room][0] + _BOX[0] // 2, places[room][1] + _BOX[1]
            to_x, to_y = places[other][0] + _BOX[0] // 2, places[other][1]
            bend = (to_y - y) // 2
            yield (
                f'<path d="M{x} {y}C{x} {y + bend} {to_x} {to_y - bend} {to_x} {to_y}" '
                'fill="none" stroke="#777" marker-end="url(#to)"/>'
            )


def _box(room: str, x: int, y: int) -> str:
    middle = f'x="{x + _BOX[0] // 2}" y="{y + _BOX[1] // 2 + 5}" text-anchor="middle"'
    return (
        f'<rect x="{x}" y="{y}" width="{_BOX[0]}" height="{_BOX[1]}" rx="6" fill="#f4ecd8" '
        f'stroke="#1e8449"/><text {middle}>{room}</text>'
    )


@cache
def imports() -> Graph:
    """For each room the others that any of its modules imports, wherever in the module."""
    rooms = {
        path.stem
        for path in HOME.iterdir()
        if (path / "__init__.py").exists() or (path.suffix == ".py" and path.stem not in LEFT_OUT)
    }
    return {
        room: frozenset(found for file in _modules(room) for found in _imported(file) & rooms)
        - {room}
        for room in sorted(rooms)
    }


def _modules(room: str) -> list[Path]:
    folder = HOME / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [HOME / f"{room}.py"]


def _imported(file: Path) -> set[str]:
    """The second part of every name of ours that a file imports."""
    names = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "puntobanco":
            names += [f"puntobanco.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return {name.split(".")[1] for name in names if name.startswith("puntobanco.")}


def _reached(graph: Graph, room: str) -> frozenset[str]:
    """What a room imports, and all that that leads to."""
    return graph[room].union(*(_reached(graph, other) for other in graph[room]))


def _rows(graph: Graph) -> list[list[str]]:
    """The rooms by storeys, the lowest first: each stands above everything that it imports."""
    rows: list[list[str]] = []
    placed: set[str] = set()
    while len(placed) < len(graph):
        row = [room for room in graph if room not in placed and graph[room] <= placed]
        ensure(bool(row), "rooms import each other in a circle")
        placed.update(row)
        rows.append(row)
    return rows


def _says(room: str) -> str:
    """The first sentence of a room's own description."""
    folder = HOME / room
    file = folder / "__init__.py" if folder.is_dir() else HOME / f"{room}.py"
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return text.splitlines()[0].replace("|", "\\|")
