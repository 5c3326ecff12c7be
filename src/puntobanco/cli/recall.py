"""`punto recall`: show the last coups of a table, from the log alone."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from puntobanco.cli.options import AsJson, DatabaseArgument, LanguageOption, PitOption
from puntobanco.core.facts import Fact, fact, from_json, to_wire
from puntobanco.words import ENGLISH, words_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from puntobanco.core.game import Currency
    from puntobanco.office.recall import RecalledCoup
    from puntobanco.office.rows import SeatRow, WagerRow


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
    language: LanguageOption = ENGLISH,
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
    from puntobanco.house.wallets import house_currency
    from puntobanco.office.recall import recall as recalled
    from puntobanco.office.recall import recall_coup

    with open_reading_tables(database) as (store, tables):
        at = PitId(the_pit(store, pit)), TableId(table)
        check_table(store, table, pit=at[0])
        whose = patron_named(store, tables, patron) if patron else None
        if coup is not None:
            found: tuple[RecalledCoup, ...] = (recall_coup(tables, *at, coup=coup, patron=whose),)
        else:
            found = recalled(tables, *at, last=last, patron=whose)
        currency = house_currency(store)
        names = display_names(store, (seat.patron for one in found for seat in one.seats))
    if as_json:
        coups = [_document(one, currency) for one in found]
        print(json.dumps({"coups": coups}, ensure_ascii=False))
        return
    words = words_in(language)
    if not found:
        print(words.say("recalled-none", table=table))
    for one in found:
        for indent, line in _lines(one, currency, names):
            print("  " * indent + words.text(line))


def _document(one: "RecalledCoup", currency: "Currency") -> dict[str, Any]:
    """A coup as JSON."""
    from puntobanco.office.layout import plain

    shown = plain(one, currency.exponent)
    return shown | {"coup": shown["coup"] | {"void": to_wire(from_json(one.coup.void))}}


def _lines(
    one: "RecalledCoup", currency: "Currency", names: "Mapping[str, str]"
) -> "Iterator[tuple[int, Fact]]":
    """The lines of one coup, each with its indentation."""
    coup = one.coup
    yield 0, fact("recalled-coup", table=coup.table, coup=coup.coup, shoe=coup.shoe, game=coup.game)
    for line in _coup_lines(one):
        yield 1, line
    for seat in one.seats:
        yield 1, _seat_line(seat, currency, names)
        if seat.bank:
            yield 2, fact("recalled-bank", bank=currency.amount(seat.bank))
        for wager in one.wagers:
            if wager.seat == seat.seat:
                yield 2, _wager_line(wager, currency)


def _coup_lines(one: "RecalledCoup") -> "Iterator[Fact]":
    """What happened at the table."""
    from puntobanco.core.cards import Card
    from puntobanco.house.moments import millisecond_text

    coup = one.coup
    opened, ended = millisecond_text(coup.opened_ms), millisecond_text(coup.ended_ms)
    yield fact("recalled-times", opened=opened, outcome=coup.outcome, ended=ended)
    for step in one.steps:
        yield fact("recalled-card", hand=step.hand, card=Card.parse(step.card).symbol)
    if coup.player is not None and coup.banker is not None:
        yield fact("recalled-result", player=coup.player, banker=coup.banker, result=coup.result)
    if coup.misread:
        yield fact("recalled-misread", cards=coup.misread)
    if coup.void:
        yield fact("explain-void", reason=from_json(coup.void))
    if coup.corrected_ms is not None:
        at = millisecond_text(coup.corrected_ms)
        yield fact("recalled-corrected", at=at, reason=coup.correction)


def _seat_line(seat: "SeatRow", currency: "Currency", names: "Mapping[str, str]") -> Fact:
    """A seat with its chips before and after."""
    return fact(
        "recalled-seat",
        seat=seat.seat,
        patron=names[seat.patron],
        before=currency.amount(seat.chips_before),
        after=currency.amount(seat.chips_after),
        fee=currency.amount(seat.fee),
    )


def _wager_line(wager: "WagerRow", currency: "Currency") -> Fact:
    """A wager with what it won."""
    return fact(
        "recalled-wager",
        stake=currency.amount(wager.stake),
        bet=wager.bet,
        won=currency.amount(wager.won),
        returned=currency.amount(wager.stake_back + wager.won),
        uncovered=currency.amount(wager.uncovered) if wager.uncovered else "",
    )
