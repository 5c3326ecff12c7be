"""`punto games`: list the games."""

import json

from puntobanco.cli.options import AsJson

WIDTH = 31
"""Width of the key column: the longest key and three spaces."""


def games(
    as_json: AsJson = False,
) -> None:
    """List the games."""
    if as_json:
        _print_json()
        return
    from puntobanco.sheets.files import titles

    # Plain lines: a fast start matters more here than a table.
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
