"""`punto roads`: the roads of a shoe given as letters."""

import json
from typing import Annotated

import typer

from puntobanco.cli.options import AsJson, LanguageOption
from puntobanco.words import ENGLISH, words_in


def roads(
    results: Annotated[
        str,
        typer.Argument(help="Coups as letters B, P and T, oldest first; - reads standard input."),
    ],
    layout: Annotated[
        str, typer.Option(help="How a long run turns: down_if_free or sticky.")
    ] = "down_if_free",
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Draw the bead plate, the big road, its derived roads and the ask road."""
    from puntobanco.cli import roads_view
    from puntobanco.cli.terminal import guarded_console
    from puntobanco.core.roads import MOST_LETTERS, Roads, parse_layout, parse_marks

    if results == "-":
        # An undecodable byte becomes a character that the parser refuses with its position.
        results = typer.get_text_stream("stdin", errors="replace").read(MOST_LETTERS + 1)
    drawn = Roads.of(parse_marks(results), layout=parse_layout(layout))
    if as_json:
        print(json.dumps(roads_view.as_json(drawn)))
    else:
        console = guarded_console()
        console.print(roads_view.draw(drawn, width=console.width, words=words_in(language)))
