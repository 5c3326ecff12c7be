"""`punto check`: whether a sheet can stand, under every combination of its settings."""

from typing import Annotated

import typer


def check(
    file: Annotated[
        str, typer.Argument(help="A rule sheet ending in .toml, or the key of a game.")
    ],
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of a sheet instead.")
    ] = False,
) -> None:
    """Validate a rule sheet; exit 2 with the reasons."""
    import sys

    from puntobanco.core.errors import SheetError
    from puntobanco.sheets.files import every_variant, load_sheet, resolve

    if schema:
        from puntobanco.sheets.schema import schema_text

        print(schema_text())
        return
    try:
        sheet = load_sheet(file)
        game = resolve(sheet)
        variants = every_variant(sheet)
    except SheetError as error:
        for reason in (error, *error.also):
            print(f"punto: {reason}", file=sys.stderr)
        raise typer.Exit(2) from None
    print(f"{file}: {game.key}: {game.name}")
    for bet in game.bets:
        print(f"  {bet.key}: {len(bet.rows)} rows of pay table {bet.paytable}")
    print(f"good, under each of {variants} combinations of settings; hash {game.hash[:16]}")
