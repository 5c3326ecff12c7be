"""`punto export`: the log as lines of JSON, a finished shoe to verify, or the anchor of the log."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import DatabaseArgument, PitOption
from puntobanco.core.facts import fact

if TYPE_CHECKING:
    from puntobanco.store import LogEntry


def export(
    database: DatabaseArgument,
    pit: PitOption = None,
    table: Annotated[str | None, typer.Option(help="Only this table's events.")] = None,
    after: Annotated[int, typer.Option(help="Only entries after this one.")] = 0,
    anchor: Annotated[
        bool, typer.Option("--anchor", help="Print only the anchor; keep it elsewhere.")
    ] = False,
    shoe: Annotated[
        int | None, typer.Option(help="Print this finished shoe of --table for verification.")
    ] = None,
) -> None:
    """Export the log, one entry per line."""
    from puntobanco.cli.store_options import check_table, open_for_reading, the_pit
    from puntobanco.core.errors import RuleError
    from puntobanco.core.ids import PitId, TableId

    with open_for_reading(database) as store:
        name = the_pit(store, pit)
        if anchor:
            print(store.head(name))
            return
        if shoe is not None:
            if table is None:
                raise RuleError(fact("error-option-with", option="--shoe", needed="--table"))
            from puntobanco.house.finished import finished_shoe

            print(finished_shoe(store, PitId(name), table=TableId(table), shoe=shoe), end="")
            return
        if table is not None:
            check_table(store, table, pit=name)
        for entry in store.read(name, after=after, stream=table):
            line = {
                "sequence": entry.sequence,
                "time_ms": entry.time_ms,
                "stream": entry.stream,
                "kind": entry.kind,
                "hash": entry.hash.hex(),
                "event": _event(entry, name),
            }
            print(json.dumps(line, ensure_ascii=False))


def _event(entry: "LogEntry", pit: str) -> object:
    from puntobanco.core.errors import NotationError, RecordError
    from puntobanco.files import parse_json

    try:
        return parse_json(entry.payload)
    except NotationError as error:
        entry_at = fact("error-log-entry", entry=entry.sequence, pit=pit)
        wrong = fact("error-place", place=entry_at, problem=error.stated)
        raise RecordError(wrong) from None
