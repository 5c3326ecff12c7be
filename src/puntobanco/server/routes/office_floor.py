"""Games for the back office: those that tables have offered, and those a table can be opened on."""

import asyncio

import msgspec

from puntobanco.core.errors import PuntoError
from puntobanco.core.game import Game
from puntobanco.office.theory import games_of
from puntobanco.server.errors import not_found, relayed_fact
from puntobanco.server.http import get
from puntobanco.server.offered import sheet_of
from puntobanco.server.routes.dependencies import GivenServices, GivenWords
from puntobanco.server.routes.office_records import SettingState, setting_states
from puntobanco.server.routes.shapes import PathId, errors
from puntobanco.sheets import load_game
from puntobanco.sheets.files import outlines
from puntobanco.store import Database
from puntobanco.words import Words


class GameNamed(msgspec.Struct, frozen=True, kw_only=True):
    """The name of a game that a table has offered, and the names of its bets."""

    hash: str
    key: str
    title: str
    bets: dict[str, str]


class SheetListed(msgspec.Struct, frozen=True, kw_only=True):
    """A game that a table can be opened on."""

    key: str
    title: str
    metered: tuple[str, ...] | None
    """Its settings about a meter; null if no bet feeds one."""


class SheetShown(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of such a game under the house's profile."""

    key: str
    title: str
    settings: tuple[SettingState, ...]


@get("/api/office/games", summary="List the games that tables have offered")
async def games(services: GivenServices, words: GivenWords) -> tuple[GameNamed, ...]:
    """With the names of their bets. Reports identify games by hash and bets by key."""

    def work(tables: Database) -> tuple[GameNamed, ...]:
        with tables.reading() as connection:
            found = games_of(connection).values()
        return tuple(_named(msgspec.json.decode(one.body, type=Game), words) for one in found)

    return await services.office.query(work)


def _named(game: Game, words: Words) -> GameNamed:
    return GameNamed(
        hash=game.hash,
        key=game.key,
        title=words.named(game.name),
        bets={bet.key: words.named(bet.name) for bet in game.bets},
    )


@get("/api/office/sheets", summary="List games for new tables")
async def sheets(services: GivenServices, words: GivenWords) -> tuple[SheetListed, ...]:
    """The built-in games and the house's own sheets, or only the games of its profile."""
    offered = services.config.profile.games
    found = await asyncio.to_thread(outlines)
    return tuple(
        SheetListed(
            key=one.key,
            title=words.named(one.name),
            metered=one.metered,
        )
        for one in (*found, *services.config.listed)
        if not offered or one.key in offered
    )


@get(
    "/api/office/sheets/{game}",
    summary="Get the settings of a game",
    answers=errors(e404="The game is unknown, or the house does not offer it."),
)
async def sheet(services: GivenServices, game: PathId, words: GivenWords) -> SheetShown:
    """With their choices and locks, for opening a table."""
    try:
        found = await asyncio.to_thread(
            load_game,
            sheet_of(services.config, game),
            profile=services.config.profile.file,
            locks_bind=True,
        )
    except PuntoError as error:
        raise not_found(relayed_fact(error)) from error
    return SheetShown(
        key=found.key,
        title=words.named(found.name),
        settings=setting_states(found, words),
    )
