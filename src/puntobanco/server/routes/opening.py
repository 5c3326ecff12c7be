"""The request to open a meter, and the command it resolves to."""

import asyncio

import msgspec

from puntobanco.core.errors import PuntoError
from puntobanco.core.game import Value
from puntobanco.progressive.commands import OpenMeter
from puntobanco.progressive.state import preset
from puntobanco.server.config import Config
from puntobanco.server.errors import game_problem
from puntobanco.server.offered import profile_file, sheet_of
from puntobanco.server.routes.shapes import Id, Reason, RequestBody
from puntobanco.sheets import load_game


class MeterToOpen(RequestBody, frozen=True, kw_only=True):
    """A meter to open: game, profile, settings, and reason."""

    meter: Id
    game: Id
    reason: Reason
    profile: Id | None = None
    """Default: the house's own profile."""
    settings: dict[str, Value] = msgspec.field(default_factory=dict)
    override: bool = False
    """Whether a seed of zero is intended."""


async def opening_of(config: Config, asked: MeterToOpen) -> OpenMeter:
    """The command to open a meter, or the Problem of an invalid game or setting."""
    try:
        game = await asyncio.to_thread(
            load_game,
            sheet_of(config, asked.game),
            profile=profile_file(config, asked.profile),
            settings=asked.settings,
            locks_bind=True,
        )
        return OpenMeter(
            game=game, parameters=preset(game), reason=asked.reason, override=asked.override
        )
    except PuntoError as error:
        raise game_problem(error) from error
