"""`punto check`: whether a sheet can stand, under every combination of its settings."""

from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson
from puntobanco.core.figures import counted

if TYPE_CHECKING:
    from puntobanco.analysis.par import ParSheet
    from puntobanco.core.game import Game


def check(
    file: Annotated[
        str, typer.Argument(help="A rule sheet ending in .toml, or the key of a game.")
    ] = "",
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of a sheet instead.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Validate a rule sheet; exit 2 with the reasons."""
    import sys

    from puntobanco.core.errors import RuleError, SheetError
    from puntobanco.sheets.files import check_key, every_variant, load_sheet, resolve

    if schema:
        from puntobanco.sheets.schema import schema_text

        print(schema_text())
        return
    if not file:
        raise RuleError("check: expected a rule sheet ending in .toml, or the key of a game")
    try:
        sheet = load_sheet(file)
        game = resolve(sheet)
        check_key(file, game.key)
        variants = every_variant(sheet)
    except SheetError as error:
        for reason in (error, *error.also):
            print(f"punto: {reason}", file=sys.stderr)
        raise typer.Exit(2) from None
    from puntobanco.analysis.par import par_sheet

    prices = par_sheet(game)
    if as_json:
        _print_json(game, prices, variants)
    else:
        print(f"{file}: {game.key}: {game.name}")
        _print_prices(prices)
        print(f"good, under each of {variants} combinations of settings; hash {game.hash[:16]}")
    _warn(prices)


def _print_json(game: "Game", sheet: "ParSheet", variants: int) -> None:
    import json

    from puntobanco.analysis.par import name_of
    from puntobanco.core.figures import decimal

    bets = [
        {
            "bet": name_of(price),
            "rows": len(price.bet.rows),
            "edge_percent": decimal(100 * price.edge, 4),
        }
        for price in sheet.bets
    ]
    found = {"key": game.key, "name": str(game.name), "hash": game.hash, "variants": variants}
    print(json.dumps({**found, "bets": bets}, ensure_ascii=False))


def _print_prices(sheet: "ParSheet") -> None:
    """Every bet with its edge."""
    from puntobanco.analysis.par import name_of
    from puntobanco.core.figures import percent

    for price in sheet.bets:
        edge = percent(price.edge, 4)
        print(f"  {name_of(price)}: {counted(len(price.bet.rows), 'row')}, edge {edge}")


def _warn(sheet: "ParSheet") -> None:
    """A warning for every bet where the patron has the edge."""
    import sys

    from puntobanco.analysis.par import name_of
    from puntobanco.core.figures import percent

    for price in sheet.bets:
        if price.edge < 0:
            print(
                f"punto: warning: {name_of(price)}: edge {percent(price.edge, 4)}: "
                "the patron has the edge",
                file=sys.stderr,
            )
