"""`punto reconcile`: compare printed figures with exact ones."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, LanguageOption, games_begun
from puntobanco.cli.plain_tables import headed, plain_table, with_folded_notes
from puntobanco.core.facts import Clauses, fact, fact_of, listed, to_wire
from puntobanco.core.keys import Key
from puntobanco.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from puntobanco.analysis.reconcile import FigureVerdict

_COLOURS = {"reproduced": "green", "reproduced-if": "yellow", "differs": "red"}
_COLUMNS: tuple[Key, ...] = (
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
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Compare every printed figure with its exact value.

    A figure that differs is a finding about the sheet, not a failure: the exit code stays 0.
    """
    from puntobanco.analysis.reconcile import reconcile as reconciled
    from puntobanco.core.errors import RuleError
    from puntobanco.sheets import game_keys, load_game

    games = [load_game(name) for name in game or game_keys()]
    if game and not any(one.published for one in games):
        raise RuleError(fact("reconcile-nothing-printed", games=listed(game)))
    asked, sources = {one.key for one in games}, {one.source for one in games}
    # A sheet's rounding shows in all its figures, including those of games not requested.
    beside = (load_game(key) for key in game_keys() if key not in asked)
    printed = [*games, *(one for one in beside if one.source in sources)]
    findings = [one for one in reconciled(printed) if one.game in asked]
    words = words_in(language)
    if as_json:
        figures = [_as_data(one, words) for one in findings]
        print(json.dumps({"figures": figures}, ensure_ascii=False))
    else:
        _print(findings, words)


def _as_data(found: "FigureVerdict", words: Words) -> dict[str, object]:
    """A finding as JSON. `note` says the reasons in words."""
    published = found.published
    return {
        "game": found.game,
        "bet": published.bet,
        "figure": published.figure.value,
        "side": found.side,
        "decks": published.decks,
        "source": found.source,
        "printed": published.printed,
        "exact": found.shown,
        "exact_fraction": f"{found.exact.numerator}/{found.exact.denominator}",
        "verdict": found.verdict.value,
        "conditions": found.conditions,
        "reasons": [to_wire(reason) for reason in found.reasons],
        "note": words.text(Clauses(found.reasons)),
    }


def _cells(found: "FigureVerdict", words: Words) -> tuple[str, ...]:
    """A finding as a row of the table."""
    from puntobanco.analysis.reconcile import quoted_figure

    return (
        words.say("reconcile-name", bet=found.published.bet, about=found.about),
        words.text(quoted_figure(found.published.printed)),
        words.text(found.exact_figure),
        words.text(fact_of("reconcile-verdict", found.verdict)),
        words.text(Clauses(found.reasons)),
    )


def _print(findings: "list[FigureVerdict]", words: Words) -> None:
    from rich.text import Text

    from puntobanco.cli.terminal import guarded_console

    console = guarded_console()
    for key in dict.fromkeys(one.game for one in findings):
        own = [one for one in findings if one.game == key]
        cells = [tuple(map(words.say, _COLUMNS)), *(_cells(one, words) for one in own)]
        head, *rows = with_folded_notes(cells, width=console.width)
        table = plain_table()
        for column, heading in zip(_COLUMNS, head, strict=True):
            table.add_column(
                heading,
                justify="right" if column in _NUMBERS else "left",
                no_wrap=column != "reconcile-note",
                overflow="fold",
            )
        for one, (*figures, verdict, note) in zip(own, rows, strict=True):
            style = _COLOURS[one.verdict.value]
            table.add_row(*figures, Text(verdict, style=style), Text(note))
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
