"""Records: settings and their history, incidents, sign-in notes, and verification of the log."""

import asyncio
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec.structs import replace

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.game import Game, Scope, Setting, SettingKind, Value
from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.gaming_day import zone_of
from puntobanco.office.acts import acts
from puntobanco.office.rows import ActKind, ActRow
from puntobanco.people.commands import ChangeHouse
from puntobanco.people.house import CAGE_LIMITS, GUARDED, HouseKey, limit_of, value_of
from puntobanco.server.errors import invalid, relayed_fact
from puntobanco.server.http import Body, delete, get, post
from puntobanco.server.office.parameters import (
    GivenPeriod,
    Most,
    Page,
    Period,
    names_of,
    page_name,
    place_of,
    stretch_of,
)
from puntobanco.server.office.verification import VerificationRun
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices, GivenWords
from puntobanco.server.routes.shapes import CommandDone, Reason, Reference, RequestBody, errors
from puntobanco.server.services import Services
from puntobanco.sheets.setting_values import figure_of, has_words, setting_value
from puntobanco.store import Anchor
from puntobanco.table.state import Table
from puntobanco.words import Words

OfKind = Annotated[ActKind, msgspec.Meta(description="Subject of the acts.")]
AtPlace = (
    Annotated[
        str, msgspec.Meta(min_length=1, max_length=64, description="Only this table or meter.")
    ]
    | None
)
Older = (
    Annotated[int, msgspec.Meta(ge=1, le=2**53, description="Only notes with a smaller number.")]
    | None
)


class SettingValue(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a setting."""

    notation: Value
    """As sheets write it, and as a command to change the setting takes it."""
    name: str
    """Its name in the language of the request; empty if it has none."""
    figure: int | None
    """A count, an amount in minor units or a rate per million; null for anything else."""


class SettingState(msgspec.Struct, frozen=True, kw_only=True):
    """A table's setting with its value, and whether it may change."""

    key: str
    label: str
    kind: SettingKind
    value: SettingValue
    choices: tuple[SettingValue, ...]
    """All its values, if they can be listed."""
    minimum: int | None
    maximum: int | None
    """Bounds of `figure`."""
    optional: bool
    """Whether `none` is a value."""
    editable: bool
    """False if the sheet or the profile locks it."""
    when: str
    """`rule`: with the table closed; `table`: between coups."""
    applies: bool


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a table."""

    table: str
    game: str
    title: str
    hash: str
    profile: str | None
    open: bool
    settings: tuple[SettingState, ...]


class HouseSetting(msgspec.Struct, frozen=True, kw_only=True):
    """A setting of the house itself."""

    key: HouseKey
    value: str
    amount: Minor | None
    """The value of a cage limit; null for any other setting."""
    guarded: bool
    """Whether a second person must approve a change."""


class SettingsShown(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of the house and its tables."""

    house: tuple[HouseSetting, ...]
    tables: tuple[TableSettings, ...]


class HouseChange(RequestBody, frozen=True):
    """A setting of the house, its new value, and a reason."""

    key: HouseKey
    value: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    reason: Reason
    approval: Reference | None = None
    """Required for the cage limits."""


class ActPage(msgspec.Struct, frozen=True, kw_only=True):
    """Acts and incidents, newest first: before, after, who, authorised by whom, why."""

    acts: tuple[ActRow, ...]
    names: dict[str, str]
    """Names of staff and patrons by id."""
    next: str | None
    """Place of the next page."""


class NoteShown(msgspec.Struct, frozen=True, kw_only=True):
    """A note about a sign-in or the house."""

    number: int
    time: Ms
    what: str
    login: str
    address: str
    detail: str


class Verify(RequestBody, frozen=True):
    """Anchors kept outside the house. The log must contain each of them."""

    anchors: Annotated[
        tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=300)], ...],
        msgspec.Meta(max_length=16),
    ] = ()


@get("/api/office/settings", summary="List the settings of the house and its tables")
async def settings(services: GivenServices, words: GivenWords) -> SettingsShown:
    """Values, allowed values and locks."""
    known = services.access.directory().house
    tables = sorted(services.pit.state.tables.items())
    return SettingsShown(
        house=tuple(_house_setting(known, key) for key in HouseKey),
        tables=tuple(
            _table(name, table, words) for name, table in tables if table.game is not None
        ),
    )


def _house_setting(known: Mapping[HouseKey, str], key: HouseKey) -> HouseSetting:
    return HouseSetting(
        key=key,
        value=value_of(known, key),
        amount=limit_of(known, key) if key in CAGE_LIMITS else None,
        guarded=key in GUARDED,
    )


def _table(name: TableId, table: Table, words: Words) -> TableSettings:
    game = table.rules
    return TableSettings(
        table=name,
        game=game.key,
        title=words.named(game.name),
        hash=game.hash,
        profile=game.profile,
        open=table.phase.value != "closed",
        settings=setting_states(game, words),
    )


def setting_states(game: Game, words: Words) -> tuple[SettingState, ...]:
    """The settings of a game as screens show them."""
    exponent = game.currency.exponent
    return tuple(_setting_state(setting, exponent, words) for setting in game.settings)


def _setting_state(setting: Setting, exponent: int, words: Words) -> SettingState:
    def figure(value: Value | None) -> int | None:
        return None if value is None else figure_of(setting.kind, value, exponent)

    def shown(value: Value) -> SettingValue:
        name = words.text(setting_value(setting.kind, value)) if has_words(value) else ""
        return SettingValue(notation=value, name=name, figure=figure(value))

    flags = (True, False) if isinstance(setting.value, bool) else ()
    return SettingState(
        key=setting.key,
        label=words.named(setting.label),
        kind=setting.kind,
        value=shown(setting.value),
        choices=tuple(map(shown, setting.choices or flags)),
        minimum=figure(setting.minimum),
        maximum=figure(setting.maximum),
        optional=setting.optional,
        editable=setting.editable,
        when="rule" if setting.scope is Scope.RULE else "table",
        applies=setting.applies,
    )


@post(
    "/api/office/settings",
    summary="Change a setting of the house",
    answers=errors(
        e409="The value is invalid or already in force, or the change needs an approval."
    ),
)
async def change_house(
    data: Body[HouseChange], services: GivenServices, identity: GivenIdentity
) -> CommandDone:
    """For example the time zone or a cage limit. Logs old value, new value, person and reason."""
    if data.key is HouseKey.TIME_ZONE:
        try:
            await asyncio.to_thread(zone_of, data.value)
        except PuntoError as error:
            raise invalid(relayed_fact(error)) from error
    command = ChangeHouse(key=data.key, value=data.value, reason=data.reason)
    done = await services.desk.people(command, by=identity.staff, reference=data.approval)
    return CommandDone(events=done.events)


@get("/api/office/acts", summary="List changes and incidents")
async def acts_of(
    services: GivenServices,
    period: GivenPeriod,
    kind: OfKind,
    place: AtPlace = None,
    before: Page = None,
    most: Most = 50,
    *,
    words: GivenWords,
) -> ActPage:
    """Newest first, in pages. Without a period, lists all."""
    stretch = None if period == Period() else stretch_of(services, period)
    found = await services.office.query(
        lambda tables: acts(
            tables,
            kind,
            place=place,
            since=None if stretch is None else stretch.since,
            until=None if stretch is None else stretch.until,
            before=place_of(before),
            limit=most,
        )
    )
    directory = services.access.directory()
    patrons = {act.what for act in found.acts if PatronId(act.what) in directory.patrons}
    names = await names_of(services, patrons, staff=True)
    return ActPage(
        acts=tuple(_localized(act, names, words) for act in found.acts),
        names=names,
        next=page_name(found.older),
    )


def _localized(act: ActRow, names: Mapping[str, str], words: Words) -> ActRow:
    """An act in the language of the request, with people's names."""
    about_a_person = act.kind == "people" and act.what in names
    return replace(
        act,
        what=names[act.what] if about_a_person else words.stored(act.what),
        before=words.stored(act.before),
        after=words.stored(act.after),
        why=words.stored(act.why),
    )


@get("/api/office/notes", summary="List notes about sign-ins")
async def notes(
    services: GivenServices,
    before: Older = None,
    most: Most = 50,
    *,
    words: GivenWords,
) -> tuple[NoteShown, ...]:
    """Sign-ins, failures with their address, locks, approvals and invites; newest first."""
    return await _notes(services, before, most, words, house=False)


@get("/api/office/house", summary="List notes about the house")
async def house_notes(
    services: GivenServices,
    before: Older = None,
    most: Most = 50,
    *,
    words: GivenWords,
) -> tuple[NoteShown, ...]:
    """Clock changes, integrity failures accepted at a start, and stops; newest first."""
    return await _notes(services, before, most, words, house=True)


async def _notes(
    services: Services, before: int | None, most: int, words: Words, *, house: bool
) -> tuple[NoteShown, ...]:
    found = await asyncio.to_thread(services.store.notes.page, most, before=before, house=house)
    return tuple(
        NoteShown(
            number=number,
            time=Ms(note.time_ms),
            what=note.what,
            login=note.login,
            address=note.address,
            detail=words.stored(note.detail),
        )
        for number, note in found
    )


# --- The log ----------------------------------------------------------------------------------


@get("/api/office/verification", summary="Get the state of the log verification")
async def verification(services: GivenServices, words: GivenWords) -> VerificationRun:
    """Progress and findings of the newest verification."""
    return services.office.verification.run.rendered(words)


@post(
    "/api/office/verification",
    status=202,
    summary="Verify the log",
    answers=errors(e409="A verification is already running."),
)
async def verify(
    data: Body[Verify], services: GivenServices, identity: GivenIdentity, words: GivenWords
) -> VerificationRun:
    """Checks hash chain, ledger, commitments and every settlement, in a separate process."""
    try:
        for anchor in data.anchors:
            Anchor.parse(anchor)
    except PuntoError as error:
        raise invalid(relayed_fact(error)) from error

    async def ended(run: VerificationRun) -> None:
        """Note who verified the log and what was found."""
        await services.access.door.note("verification", login=run.by, detail=_outcome(run))

    run = await services.office.verification.start(
        by=identity.login, anchors=data.anchors, ended=ended
    )
    return run.rendered(words)


def _outcome(run: VerificationRun) -> Fact:
    if run.proved is None:
        cancelled = run.state == "cancelled"
        return fact("verification-cancelled") if cancelled else fact("verification-failed")
    anchor = run.proved.anchor
    if run.proved.whole:
        return fact("verification-whole", anchor=anchor)
    return fact("verification-findings", count=len(run.proved.findings), anchor=anchor)


@delete("/api/office/verification", summary="Cancel the log verification")
async def cancel(services: GivenServices, words: GivenWords) -> VerificationRun:
    """Stops a running verification. Its findings so far are lost."""
    run = await services.office.verification.cancel()
    return run.rendered(words)
