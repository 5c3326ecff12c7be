"""The names of people. They are stored outside the log and may have been erased."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from puntobanco.core.ids import PatronId
from puntobanco.progressive.state import Meter
from puntobanco.store import Kind, Store

_Id = TypeVar("_Id", bound=str)


@dataclass(frozen=True, slots=True)
class Names:
    """The known names, by id."""

    patrons: Mapping[PatronId, str] = field(default_factory=dict)
    staff: Mapping[str, str] = field(default_factory=dict)


NO_NAMES = Names()


def name_and_id(who: _Id, names: Mapping[_Id, str]) -> str:
    """A person's name and id; the id alone if no name is known.

    >>> name_and_id("p1", {"p1": "ann"}), name_and_id("p2", {"p1": "ann"})
    ('ann (p1)', 'p2')
    """
    return f"{names[who]} ({who})" if who in names else who


def names_of(store: Store, kind: Kind, who: Iterable[_Id]) -> dict[_Id, str]:
    """The names of these people, as far as they are known."""
    found = {one: store.credentials.of(kind, one) for one in set(who)}
    return {one: known.login for one, known in found.items() if known is not None}


def staff_names(store: Store) -> dict[str, str]:
    """The names of all current and former staff."""
    return {one.subject: one.login for one in store.credentials.all("staff")}


def names_at(store: Store, meter: Meter) -> Names:
    """The names of all staff and of the winners of a meter's last awards."""
    winners = (share.patron for award in meter.awards for share in award.shares)
    return Names(names_of(store, "patron", winners), staff_names(store))
