"""Expected results of a bet: its exact edge and variance, from the game as logged."""

from dataclasses import dataclass
from fractions import Fraction

import msgspec
from sqlalchemy import Connection, select

from puntobanco.analysis.par import par_sheet
from puntobanco.core.game import Game
from puntobanco.office.rows import GameRow
from puntobanco.office.schema import GAME, rows


@dataclass(frozen=True, slots=True)
class Expected:
    """The house edge of a bet, and its variance for a stake of one."""

    edge: Fraction
    variance: Fraction


class Theory:
    """Prices of the games that tables have offered; each game is priced once.

    Prices are for full shoes; a progressive bet is priced at the meter's long-run mean.
    """

    def __init__(self) -> None:
        self._priced: dict[str, dict[tuple[str, str], Expected]] = {}

    def expected(self, game: GameRow, bet: str, rides: str) -> Expected | None:
        """The expected result of a bet; None if it has no price."""
        if game.hash not in self._priced:
            self._priced[game.hash] = _prices(msgspec.json.decode(game.body, type=Game))
        return self._priced[game.hash].get((bet, rides))

    def price_games(self, connection: Connection) -> None:
        """Price every game that a table has offered, so that no request waits for it later."""
        for game in games_of(connection).values():
            self.expected(game, "", "")


def _prices(game: Game) -> dict[tuple[str, str], Expected]:
    """The expected result of each bet by the hand it rides on, empty for the bet's own side."""
    sheet = par_sheet(game)
    # A meter that its fixed pays empty has no mean, and its bet no price.
    dry = {id(figures.price) for figures in sheet.meters if figures.meter.mean_award < 0}
    found = {
        (price.bet.key, price.side.value): Expected(price.edge, price.variance)
        for price in sheet.bets
        if id(price) not in dry
    }
    own = {(bet.key, ""): found.get((bet.key, bet.side.value)) for bet in game.bets}
    return found | {key: expected for key, expected in own.items() if expected is not None}


def games_of(connection: Connection) -> dict[str, GameRow]:
    """Every game that a table has offered, by its hash."""
    return {row.hash: row for row in rows(connection, select(GAME), GameRow)}
