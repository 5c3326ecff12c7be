"""Merging of sheets: `extends`, several parents, and partial sheets that override.

Tables merge by key; lists and scalars are replaced; nothing is deleted. A file's own key, name,
source and printed figures are never inherited. A pay table cannot be redefined, only given a new
name, so that a name means the same odds everywhere.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Value, fact
from puntobanco.sheets.model import SheetDoc
from puntobanco.sheets.paths import path_of

Tree = dict[str, Any]
_EXTENDS = path_of(lambda sheet: sheet.extends)
_PAYTABLES = path_of(lambda sheet: sheet.paytables)
OWN = (
    path_of(lambda sheet: sheet.key),
    path_of(lambda sheet: sheet.name),
    path_of(lambda sheet: sheet.source),
    _EXTENDS,
    path_of(lambda sheet: sheet.published),
)
"""What is never inherited."""


@dataclass(frozen=True)
class Merged:
    """A sheet merged with everything it extends, and the file that each leaf came from."""

    tree: Tree
    origins: dict[str, str] = field(default_factory=dict)
    file: str = ""

    @cached_property
    def doc(self) -> SheetDoc:
        """The sheet by its model; its tree is for merging only."""
        return msgspec.convert(self.tree, SheetDoc)

    def origin(self, path: str) -> str:
        """The file that contains the entry at this path, or the sheet's own file."""
        while path:
            if path in self.origins:
                return self.origins[path]
            found = [file for leaf, file in self.origins.items() if leaf.startswith(path + ".")]
            if found:
                return self.file if self.file in found else found[-1]
            path = path.rpartition(".")[0]
        return self.file


@dataclass(frozen=True, slots=True)
class Source:
    """A file that was read: its displayed name, its location and its content."""

    file: str
    place: str
    """The unique name of the file, however it was requested. Equal places mean the same file."""
    tree: Tree


Reader = Callable[[str, Source | None], Source]
"""Given a name and the source that refers to it, the source it means, with its content checked."""


def assemble(name: str, read: Reader) -> Merged:
    """The sheet of this name merged with its parents."""
    return _assemble(read(name, None), read, chain=())


def _assemble(source: Source, read: Reader, *, chain: tuple[Source, ...]) -> Merged:
    file = source.file
    chain = _without_a_loop(source, chain)
    names = source.tree.get(_EXTENDS, [])
    own = {key: value for key, value in source.tree.items() if key != _EXTENDS}
    base = Merged({}, {}, file)
    for name in [names] if isinstance(names, str) else names:
        parent = _assemble(read(name, source), read, chain=chain)
        inherited = _inheritable(parent.tree)
        for path in _disagreements(base.tree, inherited, own):
            raise _disagree(path, base, parent, file=file)
        base = Merged(overlay(base.tree, inherited), base.origins | parent.origins, file)
    _no_second_paytable(base, own, file=file)
    origins = base.origins | dict.fromkeys(leaves(own), file)
    return Merged(overlay(base.tree, own), origins, file)


def _without_a_loop(source: Source, chain: tuple[Source, ...]) -> tuple[Source, ...]:
    places = [one.place for one in chain]
    if source.place not in places:
        return (*chain, source)
    loop = [one.file for one in chain[places.index(source.place) :]]
    raise SheetError(
        file=chain[-1].file,
        path=_EXTENDS,
        problem=fact("sheet-error-loop", loop=" → ".join((*loop, loop[0]))),
    )


def overlay(under: Tree, over: Tree) -> Tree:
    """A copy of `under`, overridden by `over`."""
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        both = isinstance(below, dict) and isinstance(value, dict)
        merged[key] = overlay(below, value) if both and isinstance(below, dict) else value
    return merged


def leaves(tree: Tree, prefix: str = "") -> list[str]:
    """The dotted paths of all values in a tree that are not tables."""
    found = []
    for key, value in tree.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(value, dict):
            found.extend(leaves(value, path))
        else:
            found.append(path)
    return found


def value_at(tree: Tree, path: str) -> Any:
    """The value at a dotted path, or None."""
    for step in path.split("."):
        if not isinstance(tree, dict) or step not in tree:
            return None
        tree = tree[step]
    return tree


def single_leaf_tree(path: str, value: Any) -> Tree:
    """A tree with one leaf."""
    head, _, rest = path.partition(".")
    return {head: single_leaf_tree(rest, value) if rest else value}


def _inheritable(tree: Tree) -> Tree:
    return {key: value for key, value in tree.items() if key not in OWN}


def _disagreements(before: Tree, now: Tree, own: Tree, prefix: str = "") -> Iterator[str]:
    """The places where two parents differ and the child sets nothing."""
    for key in now:
        if key not in before:
            continue
        path = f"{prefix}.{key}" if prefix else key
        first, second, said = before[key], now[key], own.get(key)
        tables = isinstance(first, dict) and isinstance(second, dict)
        # A pay table is compared as a whole: a commission in only one parent means different odds.
        if tables and prefix != _PAYTABLES:
            yield from _disagreements(first, second, said if isinstance(said, dict) else {}, path)
        elif first != second and said is None:
            yield path


def _disagree(path: str, one: Merged, other: Merged, *, file: str) -> SheetError:
    files = one.origin(path), other.origin(path)
    if path.startswith(f"{_PAYTABLES}."):
        problem = fact("sheet-error-paytables-differ", file=files[0], other_file=files[1])
    else:
        values = [_written(value_at(parent.tree, path)) for parent in (one, other)]
        problem = fact(
            "sheet-error-parents-differ",
            file=files[0],
            value=values[0],
            other_file=files[1],
            other_value=values[1],
        )
    return SheetError(file=file, path=path, problem=problem)


def _written(value: Any) -> Value:
    """A value as written in a sheet; a table is too long to quote."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return fact("sheet-value-table") if isinstance(value, dict) else repr(value)


def _no_second_paytable(base: Merged, own: Tree, *, file: str) -> None:
    for key in own.get(_PAYTABLES, {}):
        if key in base.tree.get(_PAYTABLES, {}):
            path = f"{_PAYTABLES}.{key}"
            problem = fact("sheet-error-paytable-again", file=base.origin(path))
            raise SheetError(file=file, path=path, problem=problem)
