"""`punto games`: what the house offers."""

import json
from typing import Annotated

import typer


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games."""
    from puntobanco.core.text import Language
    from puntobanco.sheets.files import outlines

    listed = outlines()
    if as_json:
        shown = [
            {
                "key": one.key,
                "name": {language.value: one.name.to(language) for language in Language},
                "source": one.source,
                "banked_by": one.banked_by.value,
                "bets": list(one.bets),
            }
            for one in listed
        ]
        print(json.dumps({"games": shown}, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for source in dict.fromkeys(one.source for one in listed):
        table = Table(
            title=source, title_justify="left", box=None, show_header=False, padding=(0, 2)
        )
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for one in listed:
            if one.source == source:
                table.add_row(one.key, one.name.en)
        console.print(table)
