"""Advice on the settings of a meter before use, with exact figures."""

from fractions import Fraction
from pathlib import Path

import msgspec

from puntobanco.analysis.printed import far_fact, printed_fact, printed_figures_data
from puntobanco.core.errors import NotationError, RuleError, SheetError, stated_by
from puntobanco.core.facts import Fact, Value, fact, fact_of
from puntobanco.core.figures import decimal, percentage
from puntobanco.core.game import Value as SettingValue
from puntobanco.files import parse_toml, read_text
from puntobanco.office.meter_advice import MeterAdvice, RidingWager, advise
from puntobanco.progressive.advice import Level
from puntobanco.progressive.wording import advice_fact
from puntobanco.sheets import load_game
from puntobanco.words import Words
from puntobanco.words.alignment import padded, widest


class SettingsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of a settings file."""

    game: str
    settings: dict[str, SettingValue] = {}
    override: bool = False
    """Whether a seed of zero is intended."""


def lines(found: MeterAdvice, words: Words) -> list[str]:
    """The advice as lines of text."""
    currency = found.game.currency
    judged = [
        (fact_of("meter-level", one.level), one.code.value, advice_fact(one, currency))
        for one in found.advice
    ]
    judged += [
        (fact_of("meter-level", Level.WARN), "printed-figure", far_fact(one))
        if one.differs_by_a_point
        else (fact("meter-level-ok"), "printed-figure", printed_fact(one))
        for one in found.printed
    ]
    wide = widest((words.text(level) for level, _, _ in judged), 7)
    told = [
        f"{padded(words.text(level), wide)} "
        + words.say("meter-advice-line", code=code, advice=stated)
        for level, code, stated in judged
    ]
    told += [words.text(_riding_fact(found, riding)) for riding in found.figures]
    return [*told, words.text(_verdict(found))]


def _verdict(found: MeterAdvice) -> Fact:
    verdict = "refused" if found.refused else "dry" if found.dry else "usable"
    return fact("meter-advice-verdict", game=found.game.key, verdict=verdict)


def _riding_fact(found: MeterAdvice, riding: RidingWager) -> Fact:
    params: dict[str, Value] = {
        "hands": riding.hands,
        "applies": "yes" if riding.in_force else "no",
    }
    if riding.edge is not None and riding.mean_award is not None:
        params["edge"] = percentage(riding.edge, 4)
        params["award"] = found.game.currency.amount(riding.mean_award)
    return fact("meter-advice-riding", **params)


def data(found: MeterAdvice, words: Words) -> dict[str, object]:
    """The advice as JSON data."""
    currency = found.game.currency
    return {
        "game": found.game.key,
        "usable": not found.refused,
        "dry": found.dry,
        "advice": [
            {
                "level": one.level.value,
                "code": one.code.value,
                "params": stated.wire_params(),
                "text": words.text(stated),
            }
            for one in found.advice
            for stated in [advice_fact(one, currency)]
        ],
        "figures": [
            {
                "hands": riding.hands,
                "in_force": riding.in_force,
                "edge": None if riding.edge is None else _share(riding.edge),
                "mean_award": (
                    None
                    if riding.mean_award is None
                    else f"{currency.code} {currency.written(riding.mean_award)}"
                ),
            }
            for riding in found.figures
        ],
        "printed": printed_figures_data(found.printed),
    }


def _share(edge: Fraction) -> str:
    """A share in data: a percentage with a decimal point, in every language."""
    return f"{decimal(100 * edge, 4)} %"


def advised(file: Path) -> MeterAdvice:
    """The advice on a settings file. Settings that the file omits come from the game."""
    asked = _read(file)
    own = load_game(asked.game)
    if own.progressive is None:
        raise RuleError(fact("meter-file-game", file=str(file), game=asked.game))
    try:
        game = load_game(asked.game, settings=asked.settings)
    except SheetError as error:
        # The fault is in the settings file, not in the sheet that it overrides.
        raise SheetError(file=str(file), path=error.path, problem=error.problem) from None
    return advise(game, own, override=asked.override)


def _read(file: Path) -> SettingsFile:
    try:
        text = read_text(file)
    except OSError as error:
        raise NotationError(
            fact("meter-file-unread", file=str(file), why=error.strerror or "")
        ) from None
    except UnicodeDecodeError:
        raise NotationError(fact("meter-file-not-text", file=str(file))) from None
    try:
        return msgspec.convert(parse_toml(text), SettingsFile)
    except (NotationError, msgspec.ValidationError) as error:
        raise NotationError(
            fact("meter-file-shape", file=str(file), why=stated_by(error))
        ) from None
