"""The win page: one logged award with everything that accounting needs, to be printed and kept.

It is made from the log alone, so that it can be printed again at any time and says the same; only
what the winners are called is not in the log, and is left out once it was erased.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from unicodedata import east_asian_width

from puntobanco.core.cards import Card
from puntobanco.core.coup import Coup
from puntobanco.core.figures import grouped
from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.core.text import Language
from puntobanco.core.wording import pays_label, row_label, side_label
from puntobanco.house.meter_log import Win
from puntobanco.house.moments import spoken
from puntobanco.house.win_style import STYLE
from puntobanco.house.win_words import Voice
from puntobanco.ledger.postings import Posting, Postings
from puntobanco.progressive.state import Status, bet_of

_TITLE = {
    Status.VERIFIED: "verified, not yet paid",
    Status.PAID: "verified and paid",
    Status.BACKED_OUT: "backed out",
}


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a page: a heading, the names of its columns, its rows, which are amounts."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    amounts: tuple[bool, ...]
    total: bool = False
    """Whether the last row is a sum."""


@dataclass(frozen=True, slots=True)
class WinPage:
    """A win page, not yet set in type."""

    language: Language
    title: str
    slip: str
    state: str
    amount: str
    won_by: str
    """The line of the sheet that was won."""
    undone: str
    """When and why it was backed out, where it was."""
    facts: tuple[tuple[str, str], ...]
    hands: tuple[tuple[str, tuple[str, ...], int], ...]
    """Each hand by name: its cards as symbols and its points."""
    tables: tuple[Table, ...]
    signatures: tuple[tuple[str, str], ...]
    """Who signs for what, and whose name the log has for it."""
    origin: tuple[tuple[str, str], ...]
    """Where in the log it stands."""


def win_page(win: Win, language: Language = Language.EN) -> WinPage:
    """The page of a win, in one language."""
    game, award = win.meter.rules, win.award
    money, say = _Money(game), Voice(language)
    return WinPage(
        language=language,
        title=game.name.to(language),
        slip=f"{win.meter.id} {award.slip:06}",
        state=say(_TITLE[award.status]),
        amount=money(award.amount),
        won_by=_won_by(win, language),
        undone=f"{spoken(award.ended_at)}: {award.ended_why}" if award.ended_why else "",
        facts=tuple(_facts(win, say)),
        hands=_hands(win, say),
        tables=(
            _wagers(win, say),
            _division(win, say),
            _meter(win, say),
            *_back_out(win, say),
            _verification(win, say),
            _entries(win, say),
        ),
        signatures=tuple(_signatures(win, say)),
        origin=tuple(_origin(win, say)),
    )


class _Money:
    """Amounts of one currency, with thousands set apart."""

    def __init__(self, game: Game) -> None:
        self._currency = game.currency

    def __call__(self, amount: Minor) -> str:
        return f"{self._currency.code} {self.bare(amount)}"

    def bare(self, amount: int) -> str:
        """The amount without its currency, for columns."""
        return grouped(self._currency.written(Minor(amount)))


def _won_by(win: Win, language: Language) -> str:
    row = bet_of(win.meter.rules).rows[win.award.row]
    return f"{row_label(row, language)}: {pays_label(row.pays, language)}"


def _facts(win: Win, say: Voice) -> Iterator[tuple[str, str]]:
    award = win.award
    yield say("Table"), award.table
    yield say("Coup"), str(award.coup)
    yield say("Hit"), spoken(award.at)
    yield say("Logged"), spoken(award.verified_at)
    yield say("Paid"), spoken(award.paid_at) if award.paid_by else say("not paid")
    yield say("Meter"), win.meter.id
    yield say("Award of the meter"), str(award.number)
    yield say("Pit"), win.pit
    yield say("Game"), win.meter.rules.key
    for share in award.shares:
        if share.patron in win.names:
            who = f"{win.names[share.patron]} ({share.patron})"
            yield say("Winner, seat {seat}", seat=share.seat), who


def _hands(win: Win, say: Voice) -> tuple[tuple[str, tuple[str, ...], int], ...]:
    coup = Coup.parse(" ".join(win.award.cards))
    return (
        (say("Player"), tuple(map(_symbol, coup.player)), coup.player_total),
        (say("Banker"), tuple(map(_symbol, coup.banker)), coup.banker_total),
    )


def _symbol(card: Card) -> str:
    return card.symbol.replace("T", "10")


def _wagers(win: Win, say: Voice) -> Table:
    money = _Money(win.meter.rules).bare
    rows = bet_of(win.meter.rules).rows
    won = {share.seat: share.amount for share in win.award.shares}
    lines = {line.seat: line for line in win.hand.lines}
    told: list[tuple[str, ...]] = []
    for wager in win.hand.wagers:
        row = lines[wager.seat].row
        told.append(
            (
                str(wager.seat),
                wager.patron,
                side_label(wager.rides or Side.WINNER, say.language),
                money(wager.stake),
                say("nothing") if row is None else pays_label(rows[row].pays, say.language),
                money(won.get(wager.seat, Minor(0))),
            )
        )
    stakes = sum(wager.stake for wager in win.hand.wagers)
    told.append(("", "", "", money(stakes), "", money(win.award.amount)))
    head = (
        say("Seat"),
        say("Patron"),
        say("Rides on"),
        say("Stake"),
        say("The cards make"),
        say("Share"),
    )
    amounts = (False, False, False, True, False, True)
    return Table(say("Progressive wagers of the coup"), head, tuple(told), amounts, total=True)


def _division(win: Win, say: Voice) -> Table:
    award = win.award
    money = _Money(win.meter.rules).bare
    pays = bet_of(win.meter.rules).rows[award.row].pays
    each = award.shares[0].amount
    count = len(award.shares)
    divided = say("Divided equally among {count} wagers, each", count=count)
    rows = (
        (
            say("Shown when the result stood, this coup's contributions included"),
            money(award.before),
        ),
        (say("Prize: {pays}", pays=pays_label(pays, say.language)), money(award.prize)),
        (say("To one wager") if count == 1 else divided, money(each)),
        (say("Cents that do not divide, left on the meter"), money(award.undivided)),
        (say("Awarded"), money(award.amount)),
    )
    return Table(say("Division"), ("", say("Amount")), rows, (False, True), total=True)


def _meter(win: Win, say: Voice) -> Table:
    award = win.award
    money = _Money(win.meter.rules).bare
    over = award.before - award.amount + award.seed + award.reserve - award.after
    rows = [
        (say("Before the award"), money(award.before)),
        (say("Awarded"), money(-award.amount)),
        (say("Seed put up by the house"), money(award.seed)),
        (say("From the reserve"), money(award.reserve)),
    ]
    if over:
        rows.append((say("Above the limit, to the overflow"), money(-over)))
    rows.append((say("After the award"), money(award.after)))
    return Table(say("Meter"), ("", say("Amount")), tuple(rows), (False, True), total=True)


def _back_out(win: Win, say: Voice) -> Iterator[Table]:
    """What a back-out left on the meter: what was there, the prize, less its new start."""
    event = win.undoing
    if event is None:
        return
    money = _Money(win.meter.rules).bare
    over = event.before + win.award.amount - event.reserve - event.seed - event.after
    rows = [
        (say("Before the back-out"), money(event.before)),
        (say("Award put back"), money(win.award.amount)),
        (say("Seed taken back by the house"), money(-event.seed)),
        (say("Given back to the reserve"), money(-event.reserve)),
    ]
    if over:
        rows.append((say("Above the limit, to the overflow"), money(-over)))
    rows.append((say("After the back-out"), money(event.after)))
    yield Table(
        say("Meter, when the award was backed out"),
        ("", say("Amount")),
        tuple(rows),
        (False, True),
        total=True,
    )


def _verification(win: Win, say: Voice) -> Table:
    award = win.award
    rows = [(say("Asked for"), award.verified_by, "", "", spoken(award.verified_at))]
    if award.verified_with is not None:
        given = award.verified_with
        logged = (win.verified_with, say(given.role.value), given.card, spoken(award.verified_at))
        rows.append((say("Logged with"), *logged))
    if award.paid_by:
        rows.append((say("Paid by"), award.paid_by, "", "", spoken(award.paid_at)))
    if award.ended_with is not None:
        rows.append((say("Backed out by"), award.ended_by, "", "", spoken(award.ended_at)))
        given = award.ended_with
        agreed = (win.undone_with, say(given.role.value), given.card, spoken(award.ended_at))
        rows.append((say("Authorised with"), *agreed))
    head = (say("Step"), say("Person"), say("As"), say("Staff card or key"), say("Time"))
    return Table(say("Verification"), head, tuple(rows), (False,) * len(head))


def _entries(win: Win, say: Voice) -> Table:
    """Each transfer from one account to another, in the order of the log."""
    money = _Money(win.meter.rules).bare
    rows = [
        (name, source.account, target.account, money(target.amount))
        for name, postings in win.movements
        for source, target in _transfers(postings)
    ]
    head = (say("Entry"), say("From account"), say("To account"), say("Amount"))
    return Table(say("Ledger entries"), head, tuple(rows), (False, False, False, True))


def _transfers(postings: Postings) -> Iterator[tuple[Posting, Posting]]:
    """A movement's postings as the transfers it was made of: out of one account, into another."""
    return zip(postings[::2], postings[1::2], strict=True)


def _signatures(win: Win, say: Voice) -> Iterator[tuple[str, str]]:
    award = win.award
    yield say("asked for"), award.verified_by
    yield say("verified"), win.verified_with
    if award.ended_by:
        yield say("backed out"), award.ended_by
        yield say("authorised"), win.undone_with
    if award.paid_by or not award.ended_by:
        yield say("paid"), award.paid_by
        for share in award.shares:
            who = win.names.get(share.patron, share.patron)
            yield say("received, seat {seat}", seat=share.seat), who


def _origin(win: Win, say: Voice) -> Iterator[tuple[str, str]]:
    entries = ((say("hit"), win.hit), (say("logged"), win.logged), (say("last"), win.ended))
    for name, entry in entries:
        if entry is not None:
            yield say("log entry, {name}", name=name), f"{entry.sequence} · {entry.hash.hex()}"
    yield say("game"), win.meter.rules.hash


# --- Text ------------------------------------------------------------------------------------


def win_page_text(page: WinPage) -> str:
    """The page as plain text, at most 96 columns wide."""
    return "\n".join(_text(page)) + "\n"


def _text(page: WinPage) -> Iterator[str]:
    say = Voice(page.language)
    yield f"{say('Win page').upper()} {page.slip} – {page.state}"
    yield page.title
    yield f"{say('AWARD')} {page.amount}"
    yield page.won_by
    if page.undone:
        yield f"{say('Backed out').upper()} {page.undone}"
    yield ""
    for name, fact in page.facts:
        yield f"{_wide(name, 18)} {fact}"
    for hand, cards, points in page.hands:
        yield f"{_wide(hand, 18)} {' '.join(cards)} = {points}"
    for table in page.tables:
        yield ""
        yield table.title
        yield from _text_table(table)
    yield ""
    for what, who in page.signatures:
        yield f"{_wide(what + ':', 24)} {_wide(who, 20)} ______________________________"
    yield ""
    for name, place in page.origin:
        yield f"{name}: {place}"


def _text_table(table: Table) -> Iterator[str]:
    every = (table.head, *table.rows)
    widths = [max(_columns(row[column]) for row in every) for column in range(len(table.head))]
    for place, row in enumerate(every):
        last = table.total and place == len(every) - 1
        if last:
            yield "  " + "-" * (sum(widths) + 2 * len(widths) - 2)
        cells = (
            _wide(cell, width, right=amount)
            for cell, width, amount in zip(row, widths, table.amounts, strict=True)
        )
        yield ("  " + "  ".join(cells)).rstrip()


def _columns(text: str) -> int:
    """How many columns a text takes: a Chinese character takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _wide(text: str, width: int, *, right: bool = False) -> str:
    """A text filled up to so many columns."""
    room = " " * (width - _columns(text))
    return room + text if right else text + room


# --- HTML ------------------------------------------------------------------------------------


def win_page_html(page: WinPage) -> str:
    """The page as one HTML document that asks for nothing from anywhere."""
    return "\n".join(_document(page)) + "\n"


def _document(page: WinPage) -> Iterator[str]:
    yield "<!DOCTYPE html>"
    say = Voice(page.language)
    yield f'<html lang="{page.language.value}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{say('Win page')} {escape(page.slip)}</title>"
    yield f"<style>\n{STYLE}\n</style>"
    yield "</head>"
    yield "<body>"
    yield "<header>"
    yield f'<div><p class="kind">{say("Win page")}</p>'
    yield f"<h1>{escape(page.title)}</h1></div>"
    yield f'<p class="slip"><span>{say("Slip")}</span> {escape(page.slip)}</p>'
    yield "</header>"
    yield '<section class="award">'
    amount = escape(page.amount)
    yield f'<p class="amount">{f"<s>{amount}</s>" if page.undone else amount}</p>'
    yield f'<p class="state">{escape(page.state)}</p>'
    yield f'<p class="won">{escape(page.won_by)}</p>'
    yield "</section>"
    if page.undone:
        yield f'<p class="undone"><b>{say("Backed out")}</b> {escape(page.undone)}</p>'
    yield '<section class="what">'
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in page.facts)
    yield f"<dl>{facts}</dl>"
    yield '<div class="hands">'
    for hand, cards, points in page.hands:
        yield from _hand(hand, cards, points)
    yield "</div>"
    yield "</section>"
    wagers, division, meter, *rest = page.tables
    yield from _table(wagers)
    yield '<div class="beside">'
    yield from _table(division)
    yield from _table(meter)
    yield "</div>"
    for table in rest:
        yield from _table(table)
    yield '<section class="signatures">'
    for what, who in page.signatures:
        yield (
            f'<div><p class="line"></p><p><b>{escape(who) or "&nbsp;"}</b> {escape(what)}</p></div>'
        )
    yield "</section>"
    yield "<footer>"
    for name, place in page.origin:
        yield f"<p>{escape(name)}: <code>{escape(place)}</code></p>"
    yield "</footer>"
    yield "</body>"
    yield "</html>"


def _hand(name: str, cards: Sequence[str], points: int) -> Iterator[str]:
    yield f'<div class="hand"><p>{escape(name)} <b>{points}</b></p><p class="cards">'
    for card in cards:
        red = ' class="red"' if card[-1] in "♥♦" else ""
        yield f"<span{red}>{escape(card)}</span>"
    yield "</p></div>"


def _table(table: Table) -> Iterator[str]:
    yield "<section>"
    yield f"<h2>{escape(table.title)}</h2>"
    yield "<table>"
    if any(table.head[:-1]) or len(table.head) > 2:
        cells = "".join(
            f'<th scope="col"{_right(amount)}>{escape(name)}</th>'
            for name, amount in zip(table.head, table.amounts, strict=True)
        )
        yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for place, row in enumerate(table.rows):
        total = ' class="total"' if table.total and place == len(table.rows) - 1 else ""
        cells = "".join(
            f"<td{_right(amount)}>{escape(cell)}</td>"
            for cell, amount in zip(row, table.amounts, strict=True)
        )
        yield f"<tr{total}>{cells}</tr>"
    yield "</tbody></table>"
    yield "</section>"


def _right(amount: bool) -> str:  # noqa: FBT001 -- reads as a sentence where it is used
    return ' class="amount"' if amount else ""
