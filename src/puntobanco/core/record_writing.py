"""Writing shoe records in canonical form."""

from collections.abc import Iterable, Iterator

from puntobanco.core.errors import RecordError
from puntobanco.core.facts import fact
from puntobanco.core.money import format_money
from puntobanco.core.record import (
    DOLLARS,
    OPENING,
    LoggedCoup,
    LoggedWager,
    Record,
    ShoeHead,
    format_logged_card,
)
from puntobanco.core.record_reading import parse_record


def write_record(record: Record) -> str:
    """The record in canonical form. Parsing it with `parse_record` gives an equal record."""
    lines = [f"{OPENING} {record.version}"]
    for shoe in record.shoes:
        lines += ["", *_head_lines(shoe.head)]
        if shoe.coups:
            lines.append("")
        for coup in shoe.coups:
            lines += _coup_lines(coup, shoe.head.currency.exponent)
    if record.closing:
        lines += ["", *map(_comment, record.closing)]
    text = "\n".join(lines) + "\n"
    if parse_record(text) != record:
        raise RecordError(fact("error-record-write"))
    return text


def _comment(text: str) -> str:
    return f"# {text}" if text else "#"


def _head_lines(head: ShoeHead) -> Iterator[str]:
    yield from map(_comment, head.comments)
    yield f"game: {head.game or '-'}"
    if head.hash is not None:
        yield f"hash: {head.hash}"
    if head.decks is not None:
        yield f"decks: {head.decks}"
    if head.cut is not None:
        yield f"cut: {head.cut}"
    if head.burn is not None:
        turned = f"{format_logged_card(head.burn.turned)} + " if head.burn.turned else ""
        yield f"burn: {turned}{'?' if head.burn.unseen is None else head.burn.unseen}"
    if head.currency != DOLLARS:
        yield f"currency: {head.currency.code} {head.currency.exponent}"
    for field in head.fields:
        yield f"{field.key}: {field.value}".rstrip()


def _coup_lines(coup: LoggedCoup, exponent: int) -> Iterator[str]:
    yield from map(_comment, coup.comments)
    parts = [f"{coup.number}.", *map(format_logged_card, coup.places), *_result_words(coup)]
    yield _with_remark(parts, coup.remark)
    for wager in coup.wagers:
        yield from (f"    {_comment(comment)}" for comment in wager.comments)
        yield "    " + _with_remark(_wager_words(wager, exponent), wager.remark)


def _result_words(coup: LoggedCoup) -> Iterator[str]:
    totals = coup.player_total, coup.banker_total
    if coup.winner is not None or totals != (None, None):
        yield "="
    if coup.winner is not None:
        yield coup.winner.value
    if totals != (None, None):
        yield "-".join("?" if total is None else str(total) for total in totals)


def _wager_words(wager: LoggedWager, exponent: int) -> list[str]:
    words = [wager.bet, format_money(wager.stake, exponent)]
    if wager.seat is not None:
        words.insert(0, f"@{wager.seat}")
    if wager.rides is not None:
        words += ["on", wager.rides.value]
    if wager.returned is not None:
        words += ["->", format_money(wager.returned, exponent)]
    if wager.won is not None:
        words += ["won", format_money(wager.won, exponent)]
    return words


def _with_remark(words: Iterable[str], remark: str) -> str:
    line = " ".join(words)
    return f"{line} # {remark}" if remark else line
