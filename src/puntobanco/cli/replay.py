"""`punto replay`: explain one coup from the log."""

from typing import Annotated

import typer

from puntobanco.cli.options import DatabaseArgument, PitOption


def replay(
    database: DatabaseArgument,
    coup: Annotated[int, typer.Option(help="The number of the coup at its table.")],
    table: Annotated[str, typer.Option(help="The table.")],
    pit: PitOption = None,
) -> None:
    """Explain a coup: cards, class, the line of the sheet each wager met, and the arithmetic."""
    from puntobanco.cli.store_options import opened, the_pit
    from puntobanco.core.ids import PitId, TableId
    from puntobanco.house.explain import explanation, find_coup

    with opened(database) as store:
        played = find_coup(store, PitId(the_pit(store, pit)), table=TableId(table), coup=coup)
    for line in explanation(played):
        print(line)
