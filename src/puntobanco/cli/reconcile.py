"""`punto reconcile`: printed figures against exact ones."""

import json
from typing import Annotated

import typer

from puntobanco.cli.headed import headed, plain_table
from puntobanco.cli.options import AsJson, games_begun
from puntobanco.core.figures import counted


def reconcile(
    game: Annotated[
        list[str] | None,
        typer.Argument(
            help="Games or sheets ending in .toml; all that ship if none is named.",
            autocompletion=games_begun,
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Put every printed figure beside its exact value, with a verdict.

    A figure that differs is a finding about the sheet, no failure: the exit code stays 0.
    """
    from puntobanco.analysis.reconcile import reconcile as reconciled
    from puntobanco.core.errors import RuleError
    from puntobanco.sheets import game_keys, load_game

    games = [load_game(name) for name in game or game_keys()]
    if game and not any(one.published for one in games):
        raise RuleError(f"{', '.join(game)}: prints no figure; expected [[published]] in the sheet")
    asked, sources = {one.key for one in games}, {one.source for one in games}
    # How a sheet rounds shows in all of its figures, also those of games not asked for.
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
    from rich.text import Text

    from puntobanco.cli.terminal import guarded_console

    console = guarded_console()
    colours = {"reproduced": "green", "reproduced if": "yellow", "differs": "red"}
    for key in dict.fromkeys(one.game for one in findings):
        own = [one for one in findings if one.game == key]
        table = plain_table()
        for heading in ("figure", "printed", "exact", "verdict", "note"):
            number = heading in ("printed", "exact")
            table.add_column(
                heading, justify="right" if number else "left", no_wrap=heading != "note"
            )
        for one in own:
            verdict = one.verdict.value
            table.add_row(
                f"{one.published.bet}: {one.about}",
                one.published.printed,
                one.shown,
                Text(verdict, style=colours[verdict]),
                one.note,
            )
        console.print(headed(f"{key} · {own[0].source}", table))
        console.print()
    counts = {verdict: sum(one.verdict.value == verdict for one in findings) for verdict in colours}
    said = ", ".join(f"{count} {verdict}" for verdict, count in counts.items())
    console.print(f"{counted(len(findings), 'figure')}: {said}.", highlight=False)
