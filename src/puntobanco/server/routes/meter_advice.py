"""Advice on a meter before it is opened, and its exact and printed house edge."""

import asyncio
from typing import Any, Literal

import msgspec

from puntobanco.core.errors import PuntoError, RuleError, SheetError
from puntobanco.core.facts import fact
from puntobanco.core.figures import percentage
from puntobanco.core.game import Currency, Figure, Value
from puntobanco.office.meter_advice import MeterAdvice, advise
from puntobanco.people.staff import Role
from puntobanco.progressive.advice import Advice, AdviceCode, Level
from puntobanco.progressive.wording import advice_fact, advice_sentences
from puntobanco.server.access.allowed import Allowed, staff
from puntobanco.server.errors import game_problem, relayed_fact
from puntobanco.server.http import Body, post
from puntobanco.server.offered import profile_file, sheet_of
from puntobanco.server.routes.dependencies import GivenServices, GivenWords
from puntobanco.server.routes.shapes import Id, RequestBody
from puntobanco.sheets import load_game
from puntobanco.sheets.setting_values import setting_value
from puntobanco.words import Words


class MeterAsked(RequestBody, frozen=True, kw_only=True):
    """A meter to open: game, profile and settings."""

    game: Id
    profile: Id | None = None
    """Default: the house's own profile."""
    settings: dict[str, Value] = msgspec.field(default_factory=dict)
    override: bool = False
    """Whether a seed of zero is intended."""


class AdvisedSettingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A setting and its value, in words."""

    key: str
    label: str
    value: str


class PrintedComparisonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A printed percentage of the progressive bet and the exact one for the current settings."""

    figure: Literal["edge", "hit"]
    """The long-run house edge, or the chance of a win."""
    hands: Literal["player", "banker", "either"]
    """The hands that the wager rides on."""
    printed: str
    exact: str
    far: bool
    """Whether the two differ by more than one percentage point."""
    settings: tuple[AdvisedSettingShown, ...]
    """Settings that give the printed figure; empty if none are known."""


class AdviceShown(msgspec.Struct, frozen=True, kw_only=True):
    """One advice: its code, its values, and the text in the language of the request."""

    level: Level
    code: AdviceCode
    params: dict[str, Any]
    text: str


class MeterAdvised(msgspec.Struct, frozen=True, kw_only=True):
    """Advice on a meter before it is opened."""

    refused: str
    """Why it cannot be opened with these settings; empty if it can."""
    dry: bool
    """Whether fixed pays take more from the meter than contributions add."""
    advice: tuple[AdviceShown, ...]
    printed: tuple[PrintedComparisonShown, ...]


@post(
    "/api/office/meter-advice",
    summary="Get advice on a meter before opening it",
)
async def meter_advice(
    data: Body[MeterAsked], services: GivenServices, words: GivenWords
) -> MeterAdvised:
    """Refusals, warnings and recommendations, and the exact house edge next to the printed one."""

    def work() -> MeterAdvised:
        name = sheet_of(services.config, data.game)
        profile = profile_file(services.config, data.profile)
        sheet = load_game(name, profile=profile)
        if sheet.progressive is None:
            raise RuleError(fact("sheet-error-no-meter", game=repr(data.game)))
        try:
            game = load_game(name, profile=profile, settings=data.settings, locks_bind=True)
        except SheetError as error:
            refused = words.text(relayed_fact(error))
            return MeterAdvised(refused=refused, dry=False, advice=(), printed=())
        return _advised(advise(game, sheet, override=data.override), words)

    try:
        return await asyncio.to_thread(work)
    except PuntoError as error:
        raise game_problem(error) from error


def _advised(found: MeterAdvice, words: Words) -> MeterAdvised:
    currency = found.game.currency
    return MeterAdvised(
        refused=words.text(advice_sentences(found.refusing_advice, currency)),
        dry=found.dry,
        advice=tuple(_shown(one, currency, words) for one in found.advice),
        printed=tuple(
            PrintedComparisonShown(
                figure="edge" if one.figure is Figure.EDGE else "hit",
                hands=one.hands,
                printed=words.text(one.shown),
                exact=words.text(percentage(one.exact, 2)),
                far=one.differs_by_a_point,
                settings=tuple(
                    AdvisedSettingShown(
                        key=setting.key,
                        label=words.named(setting.label),
                        value=words.text(setting_value(setting.kind, value)),
                    )
                    for setting, value in one.settings
                ),
            )
            for one in found.printed
        ),
    )


def _shown(advice: Advice, currency: Currency, words: Words) -> AdviceShown:
    stated = advice_fact(advice, currency)
    return AdviceShown(
        level=advice.level, code=advice.code, params=stated.wire_params(), text=words.text(stated)
    )


ALLOWED: dict[str, Allowed] = {
    "POST /api/office/meter-advice": staff(Role.SUPERVISOR, Role.EXECUTIVE),
}
"""Routes of meter advice: for those who open or approve a meter."""
