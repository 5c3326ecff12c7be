"""Merging of sheets: `extends`, parents side by side, and partial sheets laid over.

Tables merge by key; lists and scalars are replaced; nothing is deleted. What a file says about
itself (key, name, source) is never inherited. A pay table is never redefined, only given a new
name, so that one name means one set of odds wherever it is read.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from puntobanco.core.errors import SheetError

Tree = dict[str, Any]
OWN = ("key", "name", "source", "extends")


@dataclass(frozen=True, slots=True)
class Merged:
    """A sheet with everything it extends laid under it, and the file each leaf came from."""

    tree: Tree
    origins: dict[str, str] = field(default_factory=dict)
    file: str = ""

    def origin(self, path: str) -> str:
        """The file that wrote the entry at this path, or the sheet's own file."""
        while path:
            if path in self.origins:
                return self.origins[path]
            found = [file for leaf, file in self.origins.items() if leaf.startswith(path + ".")]
            if found:
                return found[-1]
            path = path.rpartition(".")[0]
        return self.file


Reader = Callable[[str, str], tuple[str, Tree]]
"""Given a name and the file that asks for it, the file's own name and its checked content."""


def assemble(name: str, read: Reader) -> Merged:
    """The sheet of this name with its parents under it."""
    return _assemble(name, read, asked_by="", chain=())


def _assemble(name: str, read: Reader, *, asked_by: str, chain: tuple[str, ...]) -> Merged:
    file, raw = read(name, asked_by)
    if file in chain:
        loop = " → ".join((*chain[chain.index(file) :], file))
        raise SheetError(file=chain[0], path="extends", problem=f"{loop}: extends itself")
    names = raw.get("extends", [])
    parents = [
        _assemble(parent, read, asked_by=file, chain=(*chain, file))
        for parent in ([names] if isinstance(names, str) else names)
    ]
    own = {key: value for key, value in raw.items() if key != "extends"}
    base = Merged({}, {}, file)
    for parent in parents:
        _agree(base, parent, own, file=file)
        base = Merged(
            overlay(base.tree, _inheritable(parent.tree)), base.origins | parent.origins, file
        )
    _no_second_paytable(base, own, file=file)
    origins = base.origins | dict.fromkeys(leaves(own), file)
    return Merged(overlay(base.tree, own), origins, file)


def overlay(under: Tree, over: Tree) -> Tree:
    """One tree laid over another."""
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        both = isinstance(below, dict) and isinstance(value, dict)
        merged[key] = overlay(below, value) if both and isinstance(below, dict) else value
    return merged


def leaves(tree: Tree, prefix: str = "") -> list[str]:
    """The dotted paths of everything in a tree that is no table."""
    found = []
    for key, value in tree.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(value, dict):
            found.extend(leaves(value, path))
        else:
            found.append(path)
    return found


def at(tree: Tree, path: str) -> Any:
    """What stands at a dotted path, or None."""
    for step in path.split("."):
        if not isinstance(tree, dict) or step not in tree:
            return None
        tree = tree[step]
    return tree


def planted(path: str, value: Any) -> Tree:
    """A tree with one leaf."""
    head, _, rest = path.partition(".")
    return {head: planted(rest, value) if rest else value}


def _inheritable(tree: Tree) -> Tree:
    return {key: value for key, value in tree.items() if key not in OWN}


def _agree(base: Merged, parent: Merged, own: Tree, *, file: str) -> None:
    """SheetError where two parents say different things and the child says nothing."""
    for leaf in leaves(_inheritable(parent.tree)):
        before, now = at(base.tree, leaf), at(parent.tree, leaf)
        if before is None or before == now or at(own, leaf) is not None:
            continue
        raise SheetError(
            file=file,
            path=leaf,
            problem=(
                f"{base.origins[leaf]} says {before!r} and {parent.origins[leaf]} says {now!r}; "
                "expected the sheet that extends both to say which"
            ),
        )


def _no_second_paytable(base: Merged, own: Tree, *, file: str) -> None:
    for key in own.get("paytables", {}):
        if key in base.tree.get("paytables", {}):
            raise SheetError(
                file=file,
                path=f"paytables.{key}",
                problem=(
                    f"{base.origin(f'paytables.{key}')} has defined it already; "
                    "expected a new name for other odds"
                ),
            )
