"""Acts of people, and what ought to be looked at: from events of the log to rows, and back out.

Every change has before, after, who, who authorised it and why. Pure but for the reading of rows.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import select, tuple_

from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.core.money import format_money
from puntobanco.house.messages import PitEvent, meter_of, table_of
from puntobanco.house.meter_log import holder
from puntobanco.house.meter_report import changed_settings
from puntobanco.house.pit_state import PitState
from puntobanco.house.reading.heading import DEMONSTRATION
from puntobanco.house.reading.rows import ActKind, ActRow
from puntobanco.house.reading.schema import ACT, rows
from puntobanco.house.reading.search import Place, check_limit
from puntobanco.people import events as people
from puntobanco.progressive import events as meters
from puntobanco.progressive.state import Rates
from puntobanco.store import Database, Entry
from puntobanco.table import events

PAGE = 50


def kebab(name: str) -> str:
    """The name of an event as rows have it.

    >>> kebab("AwardPaid")
    'award-paid'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


Told = tuple[str, object, object]
"""What an act changed: its name, what was before and what is after."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """What was so before an event."""

    state: PitState
    table: TableId | None
    exponent: int
    """Decimal places of the meter's currency; 0 where there is no meter in it."""
    waiting: Rates | None = None
    """Rates that the meter was to have after its next award of all of it."""


def _nothing(event: Any, scene: _Scene) -> Told:
    del event, scene
    return "", "", ""


def _change(event: Any, scene: _Scene) -> Told:
    del scene
    return getattr(event.key, "value", event.key), event.before, event.after


def _parameters(event: meters.ParametersChanged, scene: _Scene) -> Told:
    # Rates wait for the next award of all of the meter, and are what was changed all the same.
    was = replace(event.before, rates=scene.waiting or event.before.rates)
    now = replace(event.after, rates=event.waiting or event.after.rates)
    changed = [
        (figure.value, before, after)
        for figure, before, after in changed_settings(was, now, scene.exponent)
    ]
    return tuple(", ".join(parts) for parts in zip(*changed, strict=True)) or ("", "", "")  # type: ignore[return-value]


def _adjusted(event: meters.MeterAdjusted, scene: _Scene) -> Told:
    was, now = (format_money(amount, scene.exponent) for amount in (event.before, event.after))
    return event.pool.value, was, now


def _cards(event: events.CoupCorrected, scene: _Scene) -> Told:
    assert scene.table is not None, "a coup is dealt at a table"
    recall = scene.state.tables[scene.table].recall
    was = next(record.cards for record in reversed(recall) if record.number == event.coup)
    return "cards", " ".join(map(str, was)), " ".join(event.cards)


def _roles(event: people.StaffAppointed, scene: _Scene) -> Told:
    known = scene.state.directory.staff.get(event.staff)
    had = sorted(role.value for role in known.roles) if known is not None and known.active else []
    return event.staff, ", ".join(had), ", ".join(sorted(role.value for role in event.roles))


_KINDS: Mapping[type[PitEvent], tuple[ActKind, Callable[[Any, _Scene], Told]]] = {
    events.TableOpened: (
        "setting",
        lambda event, _: ("game", "", f"{event.game.key} {event.game.hash[:16]}"),
    ),
    events.TableClosed: ("setting", _nothing),
    events.SettingChanged: ("setting", _change),
    events.FeesWaived: ("setting", lambda event, _: ("fees", "", ", ".join(event.columns))),
    events.MeterLinked: ("setting", lambda event, _: ("meter", "", event.meter)),
    events.MeterUnlinked: ("setting", lambda event, _: ("meter", event.meter, "")),
    people.HouseChanged: ("setting", _change),
    people.HouseOpened: (
        "setting",
        lambda event, _: ("kind", "", DEMONSTRATION if event.demonstration else "house"),
    ),
    people.ProfileAdopted: (
        "setting",
        lambda event, scene: ("profile", scene.state.directory.rules.profile, event.rules.profile),
    ),
    events.TableDisabled: ("incident", _nothing),
    events.TableEnabled: ("incident", _nothing),
    events.CoupVoided: ("incident", _nothing),
    events.CardCorrected: (
        "incident",
        lambda event, _: (f"card {event.place + 1}", event.before, event.after),
    ),
    events.CoupCorrected: ("incident", _cards),
    events.SideBetClosed: ("incident", lambda event, _: ("meter", "", event.meter)),
    meters.MeterFaulted: ("incident", _nothing),
    meters.IncrementRefused: ("incident", _nothing),
    people.PatronExcluded: ("people", lambda event, _: (event.patron, "", "excluded")),
    people.ExclusionEnded: ("people", lambda event, _: (event.patron, "excluded", "")),
    people.PatronBarred: ("people", lambda event, _: (event.patron, "may play", "barred")),
    people.StaffAppointed: ("people", _roles),
    people.StaffDismissed: ("people", lambda event, _: (event.staff, "", "dismissed")),
    people.StaffInvited: ("people", lambda event, _: (event.staff, "", "sign-in link")),
    people.CardIssued: ("people", lambda event, _: (event.holder, "", f"card {event.card}")),
    people.CardRevoked: ("people", lambda event, _: (f"card {event.card}", "", "revoked")),
    meters.MeterOpened: ("meter", lambda event, _: ("game", "", event.game.key)),
    meters.ParametersChanged: ("meter", _parameters),
    meters.MeterDisabled: ("meter", _nothing),
    meters.MeterEnabled: ("meter", _nothing),
    meters.AwardConfirmed: ("meter", lambda event, _: (f"award {event.award}", "", "confirmed")),
    meters.KeyTurned: ("meter", lambda event, _: ("key", "", event.to.value.upper())),
    meters.AwardVerified: ("meter", lambda event, _: (f"award {event.award}", "hit", "verified")),
    meters.AwardPaid: ("meter", lambda event, _: (f"award {event.award}", "verified", "paid")),
    meters.AwardRejected: ("meter", lambda event, _: (f"award {event.award}", "hit", "rejected")),
    meters.AwardBackedOut: ("meter", lambda event, _: (f"award {event.award}", "", "backed out")),
    meters.MeterAdjusted: ("meter", _adjusted),
}
"""What each event that is an act is about, and what it changed."""


def act_of(entry: Entry, event: PitEvent, before: PitState) -> ActRow | None:
    """The act that an event is, or None where it is none; `before` is the pit before it."""
    known = _KINDS.get(type(event))
    if known is None and not (isinstance(event, events.ShoeEnded) and event.retired):
        return None
    kind, told = known or ("incident", _nothing)
    meter = meter_of(entry.stream)
    known_meter = None if meter is None else before.meter(meter)
    game = None if known_meter is None else known_meter.game
    exponent = 0 if game is None else game.currency.exponent
    waiting = None if known_meter is None else known_meter.waiting
    scene = _Scene(before, table_of(entry.stream), exponent, waiting)
    what, was, now = told(event, scene)
    return ActRow(
        pit=PitId(entry.pit),
        sequence=entry.sequence,
        time_ms=Ms(entry.time_ms),
        kind=kind,
        event=kebab(entry.kind),
        place=meter or table_of(entry.stream) or "",
        coup=getattr(event, "coup", 0),
        what=what,
        before=_text(was),
        after=_text(now),
        by=getattr(event, "by", ""),
        authorised_by=holder(before.directory, getattr(event, "approval", None)),
        why=_why(event),
    )


def _text(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _why(event: PitEvent) -> str:
    note: str = getattr(event, "note", "") or getattr(event, "why", "")
    reason = getattr(event, "reason", "") or getattr(event, "retired", "")
    said = str(getattr(reason, "value", reason))
    return f"{said}: {note}" if said and note else said or note


class Acts(msgspec.Struct, frozen=True):
    """Some of the acts that were asked for, the newest first."""

    acts: tuple[ActRow, ...]
    older: Place | None
    """Where the next page goes on; None where there is none."""


def acts(
    tables: Database,
    kind: ActKind,
    *,
    place: str | None = None,
    since: Ms | None = None,
    until: Ms | None = None,
    before: Place | None = None,
    limit: int = PAGE,
) -> Acts:
    """Acts of a kind from `since` on and before `until`."""
    check_limit(limit)
    at = (ACT.c.time_ms, ACT.c.pit, ACT.c.sequence)
    asked = select(ACT).where(ACT.c.kind == kind)
    if place is not None:
        asked = asked.where(ACT.c.place == place)
    if since is not None:
        asked = asked.where(ACT.c.time_ms >= since)
    if until is not None:
        asked = asked.where(ACT.c.time_ms < until)
    if before is not None:
        asked = asked.where(tuple_(*at) < msgspec.structs.astuple(before))
    newest_first = asked.order_by(*(one.desc() for one in at)).limit(limit + 1)
    with tables.reading() as connection:
        found = rows(connection, newest_first, ActRow)
    shown = found[:limit]
    last = shown[-1] if len(found) > limit else None
    return Acts(shown, None if last is None else Place(last.time_ms, last.pit, last.sequence))
