"""`punto recall`: show the last coups of a table, from the log alone."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, DatabaseArgument, PitOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from puntobanco.house.reading.recall import Recalled

RESULTS = {"P": "the Player hand wins", "B": "the Banker hand wins", "T": "a tie"}


def recall(
    database: DatabaseArgument,
    table: Annotated[str, typer.Option(help="The table.")],
    coup: Annotated[
        int | None, typer.Option(help="Only this coup, by its number at the table.")
    ] = None,
    last: Annotated[int, typer.Option(help="How many of the last coups to show.")] = 10,
    patron: Annotated[
        str | None, typer.Option(help="Only this patron's wagers: an id or a name.")
    ] = None,
    pit: PitOption = None,
    as_json: AsJson = False,
) -> None:
    """Recall coups: time, cards, result, wagers, wins, fees, chips before and after."""
    from puntobanco.cli.store_options import (
        check_table,
        display_names,
        open_reading_tables,
        patron_named,
        the_pit,
    )
    from puntobanco.core.ids import PitId, TableId
    from puntobanco.house.reading.export import plain
    from puntobanco.house.reading.heading import exponent_of
    from puntobanco.house.reading.recall import recall as recalled
    from puntobanco.house.reading.recall import recall_coup

    with open_reading_tables(database) as (store, tables):
        at = PitId(the_pit(store, pit)), TableId(table)
        check_table(store, table, pit=at[0])
        whose = patron_named(store, tables, patron) if patron else None
        if coup is not None:
            found: tuple[Recalled, ...] = (recall_coup(tables, *at, coup=coup, patron=whose),)
        else:
            found = recalled(tables, *at, last=last, patron=whose)
        with tables.reading() as connection:
            exponent = exponent_of(connection)
        names = display_names(store, (seat.patron for one in found for seat in one.seats))
    if as_json:
        print(json.dumps({"coups": [plain(one, exponent) for one in found]}, ensure_ascii=False))
        return
    if not found:
        print(f"table {table}: no coup has been played")
    for one in found:
        print("\n".join(_told(one, exponent, names)))


def _told(one: "Recalled", exponent: int, names: dict[str, str]) -> "Iterator[str]":
    """The lines of one coup, headed as a recall."""
    from puntobanco.core.cards import Card
    from puntobanco.house.moments import moment

    coup = one.coup
    yield f"recall of table {coup.table}, coup {coup.coup}, shoe {coup.shoe}: {coup.game}"
    yield f"  opened {moment(coup.opened_ms)}, {coup.outcome} {moment(coup.ended_ms)}"
    for step in one.steps:
        yield f"  {step.hand.title()} {Card.parse(step.card).symbol}"
    if coup.result:
        yield f"  Player {coup.player}, Banker {coup.banker}: {RESULTS[coup.result]}"
    if coup.misread:
        yield f"  read wrongly at first, by place from 0: {coup.misread}"
    if coup.void:
        yield f"  void: {coup.void}; stakes and fees went back"
    if coup.corrected_ms is not None:
        yield f"  settled again {moment(coup.corrected_ms)}: {coup.correction}"
    yield from _money_lines(one, exponent, names)


def _money_lines(one: "Recalled", exponent: int, names: dict[str, str]) -> "Iterator[str]":
    from puntobanco.core.money import Minor, format_money

    def money(amount: int) -> str:
        return format_money(Minor(amount), exponent)

    for seat in one.seats:
        yield (
            f"  seat {seat.seat}, {names[seat.patron]}: chips {money(seat.chips_before)} before, "
            f"{money(seat.chips_after)} after, fee {money(seat.fee)}"
        )
        if seat.bank:
            yield f"    banked the coup with {money(seat.bank)}"
        for wager in one.wagers:
            if wager.seat == seat.seat:
                short = f", the bank was short of {money(wager.uncovered)}"
                yield (
                    f"    {money(wager.stake)} on {wager.bet}: won {money(wager.won)}, "
                    f"returned {money(wager.stake_back + wager.won)}"
                    f"{short if wager.uncovered else ''}"
                )
