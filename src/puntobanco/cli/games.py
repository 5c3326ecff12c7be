"""`punto games`: what the house offers."""

import json

from puntobanco.cli.options import AsJson

WIDTH = 31
"""Columns for the keys, the longest with three to spare."""


def games(
    as_json: AsJson = False,
) -> None:
    """List the games."""
    if as_json:
        _print_json()
        return
    from puntobanco.sheets.files import titles

    # Plain lines: a list that starts at once is worth more here than a table.
    listed = titles()
    for source in dict.fromkeys(source for _, _, source in listed):
        print(source)
        for key, name, of in listed:
            if of == source:
                print(f"  {key:<{WIDTH}}{name}")


def _print_json() -> None:
    from puntobanco.sheets.files import outlines
    from puntobanco.words import languages, words_in

    shown = [
        {
            "key": one.key,
            "name": {tag: words_in(tag).named(one.name) for tag in languages()},
            "source": one.source,
            "banked_by": one.banked_by.value,
            "bets": list(one.bets),
        }
        for one in outlines()
    ]
    print(json.dumps({"games": shown}, ensure_ascii=False))
