"""`punto replay`: explain one coup from the log."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from puntobanco.cli.options import AsJson, DatabaseArgument, LanguageOption, PitOption
from puntobanco.core.facts import from_json, to_wire
from puntobanco.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from puntobanco.proof.explain import CoupInLog
    from puntobanco.table.state import SettledWager

FAILED = 1


def replay(
    database: DatabaseArgument,
    coup: Annotated[int, typer.Option(help="Number of the coup at its table.")],
    table: Annotated[
        str | None, typer.Option(help="The table (required if there are several).")
    ] = None,
    pit: PitOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Explain a coup: cards, class, the matched row of each wager, and the arithmetic.

    Reports every wager whose logged result differs from what its cards and sheet give, with exit
    code 1.
    """
    from puntobanco.cli.store_options import display_names, open_for_reading, the_pit, the_table
    from puntobanco.core.ids import PitId, TableId
    from puntobanco.proof.explain import correction_due, explanation, find_coup

    with open_for_reading(database) as store:
        at = PitId(the_pit(store, pit))
        played = find_coup(store, at, table=TableId(the_table(store, table, pit=at)), coup=coup)
        names = display_names(store, (line.patron for line in played.record.settled))
    words = words_in(language)
    if as_json:
        print(json.dumps(_document(played, words), ensure_ascii=False))
    else:
        for line in explanation(played, names):
            print(words.text(line))
    game, record = played.game, played.record
    if any(correction_due(game, record, line) is not None for line in record.settled):
        raise typer.Exit(FAILED)


def _document(played: "CoupInLog", words: Words) -> dict[str, Any]:
    """The coup as logged, each wager with the row that it matched."""
    from puntobanco.table.state import coup_of_cards

    record, game = played.record, played.game
    found: dict[str, Any] = {
        "table": played.table,
        "coup": record.number,
        "shoe": record.shoe,
        "game": game.key,
        "game_hash": game.hash,
        "entry": played.sequence,
        "time_ms": played.at,
        "void": to_wire(from_json(record.void)),
    }
    if record.void:
        return found
    coup = coup_of_cards(record.cards)
    return found | {
        "player": {"cards": [str(card) for card in coup.player], "total": coup.player_total},
        "banker": {"cards": [str(card) for card in coup.banker], "total": coup.banker_total},
        "result": coup.result.value,
        "bank": game.currency.written(record.bank),
        "wagers": [_wager(played, line, words) for line in record.settled],
        "fees": [
            {"seat": seat, "fee": game.currency.written(fee)} for seat, fee in record.fees.items()
        ],
    }


def _wager(played: "CoupInLog", line: "SettledWager", words: Words) -> dict[str, Any]:
    import msgspec

    from puntobanco.core.money import Minor
    from puntobanco.proof.explain import correction_due, reason_of

    game = played.game

    def money(amount: int) -> str:
        return game.currency.written(Minor(amount))

    return {
        "seat": line.seat,
        "patron": line.patron,
        "bet": line.bet,
        "rides": line.rides.value if line.rides else None,
        "stake": money(line.stake),
        **msgspec.to_builtins(reason_of(game, line, words)),
        "uncovered": money(line.uncovered),
        "returned": money(line.returned),
        "holds": correction_due(game, played.record, line) is None,
    }
