"""What there is to say of a meter before it is opened: the advice, and both edges."""

import asyncio
from typing import Literal

import msgspec
from litestar import post
from litestar.params import JSONBody

from puntobanco.core.errors import PuntoError, RuleError, SheetError
from puntobanco.core.figures import percent
from puntobanco.core.game import Figure, Value
from puntobanco.core.text import Language
from puntobanco.house.meter_advice import MeterAdvice, advise
from puntobanco.people.staff import Role
from puntobanco.progressive.advice import Advice
from puntobanco.server.access.allowed import Allowed, staff
from puntobanco.server.errors import Problem
from puntobanco.server.offered import profile_file, sheet_of
from puntobanco.server.routes.given import GivenServices
from puntobanco.server.routes.shapes import Id, Shape, Spoken
from puntobanco.sheets import load_game
from puntobanco.sheets.phrases import value_words
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language


class MeterAsked(Shape, frozen=True, kw_only=True):
    """A meter that somebody may want to open: for which game, with which profile and settings."""

    game: Id
    profile: Id | None = None
    """The house's own where none is named."""
    settings: dict[str, Value] = msgspec.field(default_factory=dict)
    override: bool = False
    """Whether a seed of zero is meant."""


class SettingTold(msgspec.Struct, frozen=True, kw_only=True):
    """A setting and a value of it, in words."""

    key: str
    label: str
    value: str


class PrintedBeside(msgspec.Struct, frozen=True, kw_only=True):
    """A printed percentage of the progressive bet beside the exact one, as the game is set."""

    figure: Literal["edge", "hit"]
    """The house edge in the long run, or the chance of a win."""
    hands: Literal["player", "banker", "either"]
    """The hands that the wager rides on."""
    printed: str
    exact: str
    far: bool
    """Whether the two differ by more than one percentage point."""
    settings: tuple[SettingTold, ...]
    """What would have to be set for the printed figure; empty where nothing that is known."""


class MeterAdvised(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to say of a meter before it is opened."""

    refused: str
    """Why it cannot be opened so; empty where it can."""
    dry: bool
    """Whether fixed pays take more from the meter than it is fed."""
    advice: tuple[Advice, ...]
    printed: tuple[PrintedBeside, ...]


@post(
    "/api/office/meter-advice",
    summary="The advice on a meter before it is opened",
    status_code=200,
)
async def meter_advice(
    data: JSONBody[MeterAsked], services: GivenServices, language: Spoken = Language.EN
) -> MeterAdvised:
    """What is refused, warned of and advised, and the edge in force beside the printed one."""

    def work() -> MeterAdvised:
        name = sheet_of(services.config, data.game)
        profile = profile_file(services.config, data.profile)
        sheet = load_game(name, profile=profile)
        if sheet.progressive is None:
            raise RuleError(f"game {data.game!r} has no meter; expected one that has")
        try:
            game = load_game(name, profile=profile, settings=data.settings, locks_bind=True)
        except SheetError as error:
            return MeterAdvised(refused=str(error), dry=False, advice=(), printed=())
        return _advised(advise(game, sheet, override=data.override), language)

    try:
        return await asyncio.to_thread(work)
    except PuntoError as error:
        raise Problem(422, "game", f"{error}.") from error


def _advised(found: MeterAdvice, language: Language) -> MeterAdvised:
    return MeterAdvised(
        refused=found.refused,
        dry=found.dry,
        advice=found.found,
        printed=tuple(
            PrintedBeside(
                figure="edge" if one.figure is Figure.EDGE else "hit",
                hands=one.hands,
                printed=one.spaced,
                exact=percent(one.exact, 2),
                far=one.far,
                settings=tuple(
                    SettingTold(
                        key=setting.key,
                        label=words_in(parse_language(language.value)).named(setting.label),
                        value=value_words(value, language),
                    )
                    for setting, value in one.settings
                ),
            )
            for one in found.printed
        ),
    )


HANDLERS = [meter_advice]

ALLOWED: dict[str, Allowed] = {
    "POST /api/office/meter-advice": staff(Role.SUPERVISOR, Role.EXECUTIVE),
}
"""Who may ask: those who open a meter, and those who approve it."""


def examples() -> tuple[msgspec.Struct, ...]:
    """A question and its answer."""
    return (
        MeterAsked(game="progressive-3"),
        MeterAdvised(
            refused="",
            dry=False,
            advice=(),
            printed=(
                PrintedBeside(
                    figure="edge",
                    hands="player",
                    printed="24.22 %",
                    exact="48.67 %",
                    far=True,
                    settings=(
                        SettingTold(
                            key="tied", label="Progressive wager rides on", value="the winning hand"
                        ),
                    ),
                ),
            ),
        ),
    )
