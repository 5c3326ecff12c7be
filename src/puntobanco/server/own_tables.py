"""Tables that `punto serve --table` names, on a built-in game or on a sheet file."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.game import Currency, Game
from puntobanco.core.ids import CommandId, TableId
from puntobanco.core.names import plain_name
from puntobanco.house.messages import ToTable
from puntobanco.house.presence import ElsewhereError, Presence
from puntobanco.server.app import Extension
from puntobanco.server.desk import new_id
from puntobanco.server.running import OpenFloor, Say
from puntobanco.server.services import Services
from puntobanco.sheets import load_game
from puntobanco.sheets.files import Outline, check_key, game_keys, outline
from puntobanco.sheets.profile import Profile
from puntobanco.table.commands import HOUSE, OpenTable
from puntobanco.table.state import Mode, Phase


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table to open, named by the key of its game."""

    file: str
    """The sheet as given: a file or a key."""
    game: Game

    @property
    def id(self) -> TableId:
        """The table's id in the log."""
        return TableId(self.game.key)


def own_tables(names: Sequence[str], profile: Profile) -> tuple[OwnTable, ...]:
    """The tables for these sheets, with the profile's locks. RuleError for a repeated game."""
    found: dict[str, OwnTable] = {}
    for name in names:
        game = load_game(name, profile=profile.file, locks_bind=True)
        check_key(name, game.key)
        if game.key in found:
            raise RuleError(
                fact("table-of-same-game", file=name, key=game.key, other=found[game.key].file)
            )
        found[game.key] = OwnTable(name, game)
    return tuple(found.values())


def currency_for(
    tables: Sequence[OwnTable], known: Currency | None, *, otherwise: Currency
) -> Currency:
    """The currency of the house, from the log or these tables. RuleError if a table differs."""
    currency = known or (tables[0].game.currency if tables else otherwise)
    for table in tables:
        own = table.game.currency
        if own != currency:
            raise RuleError(
                fact(
                    "table-in-other-currency",
                    file=table.file,
                    currency=_written(own),
                    ours=_written(currency),
                )
            )
    return currency


def _written(currency: Currency) -> Fact:
    return fact("currency-written", code=currency.code, places=currency.exponent)


def files_of(tables: Sequence[OwnTable]) -> Mapping[str, str]:
    """The sheets of these games, by key."""
    return {table.game.key: table.file for table in tables}


def outlines_of(tables: Sequence[OwnTable]) -> tuple[Outline, ...]:
    """The outlines of those games that are not built in, for opening further tables."""
    own = [table for table in tables if table.game.key not in game_keys()]
    return tuple(outline(table.file) for table in own)


def names_of(tables: Sequence[OwnTable]) -> dict[TableId, str]:
    """The names of these tables on screens."""
    return {table.id: plain_name(table.game.name) for table in tables}


def with_tables(floor: OpenFloor, tables: Sequence[OwnTable], say: Say) -> OpenFloor:
    """A floor that opens these tables when it opens, or when this process becomes the owner."""

    @asynccontextmanager
    async def opening(services: Services) -> AsyncIterator[Extension]:
        async def open_new() -> None:
            # A table that staff have closed since then stays closed after a takeover.
            for table in tables:
                if table.id not in services.pit.state.tables:
                    await _open(services.pit, table, say)

        with suppress(ElsewhereError):
            for table in tables if services.pit.owned else ():
                await _open(services.pit, table, say)
        services.owner_tasks.append(open_new)
        async with floor(services) as joined:
            yield joined

    return opening


async def _open(pit: Presence, table: OwnTable, say: Say) -> None:
    known = pit.state.tables.get(table.id)
    if known is None or known.phase is Phase.CLOSED:
        command = OpenTable(game=table.game, mode=Mode.AUTOMATIC)
        await pit.submit(ToTable(id=CommandId(new_id()), table=table.id, by=HOUSE, command=command))
    elif known.game != table.game:
        # A table never changes its rules while it is open, because patrons may have chips on it.
        say(fact("serve-table-unchanged", table=table.id, file=table.file))
