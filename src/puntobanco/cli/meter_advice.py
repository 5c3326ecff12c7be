"""Settings of a meter judged before anybody uses them: the advice, and the exact figures."""

import tomllib
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import msgspec

from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.progressive import Meter, chances
from puntobanco.analysis.weights import Composition
from puntobanco.core.errors import NotationError, RuleError, SheetError
from puntobanco.core.figures import percent
from puntobanco.core.game import Game, Value
from puntobanco.core.rows import Side
from puntobanco.house.meter_report import Data
from puntobanco.progressive.advice import Advice, advice, refused
from puntobanco.progressive.state import bet_of, declared_by, preset, stake_of
from puntobanco.sheets import load_game


class SettingsFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a settings file holds."""

    game: str
    settings: dict[str, Value] = {}
    override: bool = False
    """Whether a seed of zero is meant."""


@dataclass(frozen=True, slots=True)
class Advised:
    """What there is to say about a settings file."""

    game: Game
    found: tuple[Advice, ...]
    figures: tuple[tuple[str, str, str], ...]
    """For each hand a wager can ride on: its name, the edge and the mean award; where the meter
    runs dry, neither."""

    @property
    def dry(self) -> bool:
        """Whether fixed pays take more from the meter than it is fed."""
        return any(not mean for _, _, mean in self.figures)

    @property
    def refused(self) -> bool:
        """Whether the settings cannot be used."""
        return bool(refused(self.found))

    @property
    def lines(self) -> list[str]:
        """The same to read."""
        told = [f"{one.level.value:<7} {one.code.value}: {one.why}" for one in self.found]
        told += [
            f"riding on {side}: house edge {edge}, mean award {mean}"
            if mean
            else f"riding on {side}: fixed pays take more than the meter is fed"
            for side, edge, mean in self.figures
        ]
        verdict = "the meter runs dry, and the tray pays on" if self.dry else "can be used"
        return [*told, f"{self.game.key}: {'refused' if self.refused else verdict}"]

    @property
    def data(self) -> dict[str, Data]:
        """The same as data."""
        return {
            "game": self.game.key,
            "usable": not self.refused,
            "dry": self.dry,
            "advice": [
                {"level": one.level.value, "code": one.code.value, "why": one.why}
                for one in self.found
            ],
            "figures": [
                {"hands": side, "edge": edge or None, "mean_award": mean or None}
                for side, edge, mean in self.figures
            ],
        }


def advised(file: Path) -> Advised:
    """The advice on a settings file; the game's own settings stand where the file says nothing."""
    asked = _read(file)
    own = load_game(asked.game)
    if own.progressive is None:
        raise RuleError(f"{file}: game {asked.game!r} has no meter; expected one that has")
    try:
        game = load_game(asked.game, settings=asked.settings)
    except SheetError as error:
        # What the file sets is at fault, and not the sheet that it is set over.
        raise SheetError(file=str(file), path=error.path, problem=error.problem) from None
    found = advice(preset(game), own, override=asked.override)
    return Advised(game, found, () if refused(found) else _figures(game))


def _read(file: Path) -> SettingsFile:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        problem = f"cannot be read: {error.strerror}; expected a file of TOML"
        raise SheetError(file=str(file), path="", problem=problem) from None
    try:
        return msgspec.convert(tomllib.loads(text), SettingsFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        expected = "expected game and [settings]"
        raise NotationError(f"{file}: {error}; {expected}") from None


_HANDS = {Side.PLAYER: "player", Side.BANKER: "banker", Side.WINNER: "either"}


def _figures(game: Game) -> tuple[tuple[str, str, str], ...]:
    """The edge and the mean award of a single wager, exactly."""
    declared, stake = declared_by(game), stake_of(game)
    prices = Prices(game, Composition.decks(game.shoe.decks))
    bet = prices.book.bets[declared.bet]
    told = []
    for side in (side for side in _HANDS if side in bet_of(game).sides):
        meter = Meter(
            chances(prices.price(bet, side, Fraction(1))),
            seed=Fraction(declared.seed, stake),
            contribution=Fraction(declared.contribution_ppm, 1_000_000),
            reserve=Fraction(declared.reserve_ppm, 1_000_000),
            fixed_pays=declared.fixed_pays,
        )
        if meter.mean_award < 0:
            told.append((_HANDS[side], "", ""))
            continue
        mean = game.currency.written(type(stake)(round(meter.mean_award * stake)))
        edge = percent(meter.edge, 4)
        told.append((_HANDS[side], edge, f"{game.currency.code} {mean}"))
    return tuple(told)
