"""Settings of a meter judged before anybody uses them: the advice, and the exact figures."""

from pathlib import Path

import msgspec

from puntobanco.analysis.printed import beside_data, told, warning
from puntobanco.core.errors import NotationError, RuleError, SheetError
from puntobanco.core.figures import percent
from puntobanco.core.game import Game, Value
from puntobanco.files import parse_toml, read_text
from puntobanco.house.meter_advice import MeterAdvice, Riding, advise
from puntobanco.sheets import load_game


class SettingsFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a settings file holds."""

    game: str
    settings: dict[str, Value] = {}
    override: bool = False
    """Whether a seed of zero is meant."""


def lines(found: MeterAdvice) -> list[str]:
    """The advice to read."""
    told_of = [f"{one.level.value:<7} {one.code.value}: {one.why}" for one in found.found]
    told_of += [
        f"{'warn' if one.far else 'ok':<7} printed-figure: {warning(one) if one.far else told(one)}"
        for one in found.printed
    ]
    told_of += [_line(found, riding) for riding in found.figures]
    verdict = "the meter runs dry, and the tray pays on" if found.dry else "can be used"
    return [*told_of, f"{found.game.key}: {'refused' if found.refused else verdict}"]


def _line(found: MeterAdvice, riding: Riding) -> str:
    where = f"riding on {riding.hands}"
    if not riding.in_force:
        where += " (not as set)"
    if riding.edge is None or riding.mean_award is None:
        return f"{where}: fixed pays take more than the meter is fed"
    return f"{where}: house edge {percent(riding.edge, 4)}, mean award {_money(found.game, riding)}"


def _money(game: Game, riding: Riding) -> str:
    assert riding.mean_award is not None, "asked only of a meter that has one"
    return f"{game.currency.code} {game.currency.written(riding.mean_award)}"


def data(found: MeterAdvice) -> dict[str, object]:
    """The same as data."""
    return {
        "game": found.game.key,
        "usable": not found.refused,
        "dry": found.dry,
        "advice": [
            {"level": one.level.value, "code": one.code.value, "why": one.why}
            for one in found.found
        ],
        "figures": [
            {
                "hands": riding.hands,
                "in_force": riding.in_force,
                "edge": None if riding.edge is None else percent(riding.edge, 4),
                "mean_award": None if riding.edge is None else _money(found.game, riding),
            }
            for riding in found.figures
        ],
        "printed": beside_data(found.printed),
    }


def advised(file: Path) -> MeterAdvice:
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
    return advise(game, own, override=asked.override)


def _read(file: Path) -> SettingsFile:
    try:
        text = read_text(file)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        problem = f"cannot be read: {why}; expected a file of TOML"
        raise SheetError(file=str(file), path="", problem=problem) from None
    try:
        return msgspec.convert(parse_toml(text), SettingsFile)
    except (NotationError, msgspec.ValidationError) as error:
        expected = "expected game and [settings]"
        raise NotationError(f"{file}: {error}; {expected}") from None
