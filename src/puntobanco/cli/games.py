"""`punto games`: what the house offers."""

import json
from typing import Annotated

import typer


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games."""
    from puntobanco.sheets.files import outlines

    listed = outlines()
    if as_json:
        shown = [
            {
                "key": one.key,
                "name": {"en": one.name.en, "zh-Hans": one.name.zh_hans, "zh-Hant": one.name.zh_hant},
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

    table = Table(box=None, pad_edge=False)
    for heading in ("key", "name", "banked by", "bets"):
        table.add_column(heading, no_wrap=heading == "key", overflow="fold")
    for one in listed:
        table.add_row(one.key, one.name.en, one.banked_by.value, ", ".join(one.bets))
    Console().print(table)
