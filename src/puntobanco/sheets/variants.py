"""The combinations of settings under which a sheet must be valid."""

from collections.abc import Iterator, Mapping

from puntobanco.core.game import Value
from puntobanco.sheets.model import SettingDoc
from puntobanco.sheets.settings import decides, default_of, values_of


def combinations(docs: Mapping[str, SettingDoc]) -> Iterator[dict[str, Value]]:
    """Sets of values that together cover every combination that can matter.

    Settings that set nothing in common, directly or through `when`, cannot affect each other. Each
    group of related settings goes through all its combinations, with the others at their defaults.
    """
    groups = _groups(docs)
    if not groups:
        yield {}
    for group in groups:
        yield from _products({key: _tried(key, docs) for key in group})


def _tried(key: str, docs: Mapping[str, SettingDoc]) -> tuple[Value, ...]:
    """The values to try: all if they can be enumerated, else the default and those in `when`."""
    awaited = [doc.when[key] for doc in docs.values() if key in doc.when]
    return values_of(docs[key]) or tuple(dict.fromkeys((default_of(docs[key]), *awaited)))


def _groups(docs: Mapping[str, SettingDoc]) -> list[list[str]]:
    groups: list[tuple[set[str], set[str]]] = []
    for key, doc in docs.items():
        if not values_of(doc):
            continue
        keys, places = {key, *doc.when}, {_entry(leaf) for leaf in decides(doc)}
        for other in tuple(groups):
            if other[0] & keys or other[1] & places:
                groups.remove(other)
                keys |= other[0]
                places |= other[1]
        groups.append((keys, places))
    return [sorted(keys) for keys, _ in groups]


def _entry(leaf: str) -> str:
    """The bet or table of a leaf: its first two steps. `needs` does not affect pay tables."""
    steps = leaf.split(".")
    return leaf if steps[-1] == "needs" else ".".join(steps[:2])


def _products(options: Mapping[str, tuple[Value, ...]]) -> Iterator[dict[str, Value]]:
    if not options:
        yield {}
        return
    (key, values), *rest = options.items()
    for tail in _products(dict(rest)):
        for value in values:
            yield {key: value, **tail}
