"""`punto reconcile`: compare printed figures with exact ones."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, games_begun
from puntobanco.cli.plain_tables import headed, plain_table

if TYPE_CHECKING:
    from puntobanco.analysis.reconcile import FigureVerdict
    from puntobanco.core.keys import Key

_COLOURS = {"reproduced": "green", "reproduced if": "yellow", "differs": "red"}
_VERDICTS: "dict[str, Key]" = {
    "reproduced": "reconcile-reproduced",
    "reproduced if": "reconcile-reproduced-if",
    "differs": "reconcile-differs",
}
_COLUMNS: "tuple[Key, ...]" = (
    "reconcile-figure",
    "reconcile-printed",
    "reconcile-exact",
    "reconcile-verdict",
    "reconcile-note",
)
_NUMBERS = ("reconcile-printed", "reconcile-exact")


def reconcile(
    game: Annotated[
        list[str] | None,
        typer.Argument(
            help="Games, or sheets ending in .toml (default: all that ship).",
            autocompletion=games_begun,
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Compare every printed figure with its exact value.

    A figure that differs is a finding about the sheet, not a failure: the exit code stays 0.
    """
    from puntobanco.analysis.reconcile import reconcile as reconciled
    from puntobanco.core.errors import RuleError
    from puntobanco.core.facts import fact, listed
    from puntobanco.sheets import game_keys, load_game

    games = [load_game(name) for name in game or game_keys()]
    if game and not any(one.published for one in games):
        raise RuleError(fact("reconcile-nothing-printed", games=listed(game)))
    asked, sources = {one.key for one in games}, {one.source for one in games}
    # A sheet's rounding shows in all its figures, including those of games not requested.
    beside = (load_game(key) for key in game_keys() if key not in asked)
    printed = [*games, *(one for one in beside if one.source in sources)]
    findings = [one for one in reconciled(printed) if one.game in asked]
    if as_json:
        figures = [
            {
                "name": one.name,
                "source": one.source,
                "printed": one.published.printed,
                "exact": one.shown,
                "exact_fraction": f"{one.exact.numerator}/{one.exact.denominator}",
                "verdict": one.verdict.value,
                "conditions": one.conditions,
                "note": one.note,
            }
            for one in findings
        ]
        print(json.dumps({"figures": figures}, ensure_ascii=False))
        return
    _print(findings)


def _print(findings: "list[FigureVerdict]") -> None:
    from rich.text import Text

    from puntobanco.cli.terminal import guarded_console
    from puntobanco.words import ENGLISH, words_in

    console, words = guarded_console(), words_in(ENGLISH)
    for key in dict.fromkeys(one.game for one in findings):
        own = [one for one in findings if one.game == key]
        table = plain_table()
        for column in _COLUMNS:
            table.add_column(
                words.say(column),
                justify="right" if column in _NUMBERS else "left",
                no_wrap=column != "reconcile-note",
            )
        for one in own:
            verdict = one.verdict.value
            table.add_row(
                f"{one.published.bet}: {one.about}",
                one.published.printed,
                one.shown,
                Text(words.say(_VERDICTS[verdict]), style=_COLOURS[verdict]),
                one.note,
            )
        console.print(headed(f"{key} · {own[0].source}", table))
        console.print()
    reproduced, conditional, differ = (
        sum(one.verdict.value == verdict for one in findings) for verdict in _COLOURS
    )
    said = words.say(
        "reconcile-summary",
        figures=len(findings),
        reproduced=reproduced,
        conditional=conditional,
        differ=differ,
    )
    console.print(said, highlight=False)
