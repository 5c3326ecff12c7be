"""The win page: one logged award with everything that accounting needs, to print and keep.

It is made from the log alone, so that it can be printed again at any time with the same content.
Only the names of winners and staff are not in the log: if they were erased, or the log was restored
alone, their ids are printed instead.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.core.cards import Card
from puntobanco.core.coup import Coup
from puntobanco.core.facts import Numeral, fact, fact_of
from puntobanco.core.keys import Key
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.core.wording import pays_fact, row_fact, side_fact
from puntobanco.house.moments import utc_text
from puntobanco.ledger.postings import Posting, Postings
from puntobanco.office.meter_log import Win
from puntobanco.office.names import name_and_id
from puntobanco.people.approval_facts import role_fact
from puntobanco.progressive.state import AwardStatus, bet_of
from puntobanco.words import Words

_STATUS: dict[AwardStatus, Key] = {
    AwardStatus.VERIFIED: "win-status-verified",
    AwardStatus.PAID: "win-status-paid",
    AwardStatus.BACKED_OUT: "win-status-backed-out",
}


@dataclass(frozen=True, slots=True)
class PageTable:
    """A table of a page: heading, column names, rows, and which columns are amounts."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    amounts: tuple[bool, ...]
    total: bool = False
    """Whether the last row is a sum."""


@dataclass(frozen=True, slots=True)
class WinPage:
    """The content of a win page, without a layout."""

    words: Words
    """The catalogue in the language of the page."""
    title: str
    slip: str
    state: str
    amount: str
    won_by: str
    """The row of the pay table that was won."""
    undone: str
    """When and why it was backed out; empty if it was not."""
    facts: tuple[tuple[str, str], ...]
    hands: tuple[tuple[str, tuple[str, ...], int], ...]
    """Each hand: its name, its cards as symbols and its points."""
    tables: tuple[PageTable, ...]
    signatures: tuple[tuple[str, str], ...]
    """What each signature is for, and the person by the log."""
    origin: tuple[tuple[str, str], ...]
    """Its place in the log."""


def win_page(win: Win, words: Words) -> WinPage:
    """The page of a win, in the language of `words`."""
    game, award = win.meter.rules, win.award
    return WinPage(
        words=words,
        title=words.named(game.name),
        slip=f"{win.meter.id} {award.slip:06}",
        state=words.say(_STATUS[award.status]),
        amount=f"{game.currency.code} {_Money(win, words)(award.amount)}",
        won_by=_won_by(win, words),
        undone=_undone(win, words),
        facts=tuple(_facts(win, words)),
        hands=_hands(win, words),
        tables=(
            _wagers(win, words),
            _division(win, words),
            _meter(win, words),
            *_back_out(win, words),
            _verification(win, words),
            _entries(win, words),
        ),
        signatures=tuple(_signatures(win, words)),
        origin=tuple(_origin(win, words)),
    )


class _Money:
    """Formats amounts of the meter's currency without its code, with grouped digits."""

    def __init__(self, win: Win, words: Words) -> None:
        self._currency = win.meter.rules.currency
        self._words = words

    def __call__(self, amount: int) -> str:
        return self._words.text(Numeral(self._currency.written(Minor(amount))))


def _undone(win: Win, words: Words) -> str:
    event = win.undoing
    if event is None:
        return ""
    return words.say(
        "win-why-undone",
        at=utc_text(win.award.ended_at),
        reason=fact_of("meter-reason", event.reason),
        note=event.note,
    )


def _won_by(win: Win, words: Words) -> str:
    row = bet_of(win.meter.rules).rows[win.award.row]
    return words.say("win-won-by", row=row_fact(row), pays=pays_fact(row.pays))


def _facts(win: Win, words: Words) -> Iterator[tuple[str, str]]:
    award = win.award
    yield words.say("win-table"), award.table
    yield words.say("win-coup"), str(award.coup)
    yield words.say("win-hit-at"), utc_text(award.at)
    yield words.say("win-logged-at"), utc_text(award.verified_at)
    yield (
        words.say("win-paid-at"),
        utc_text(award.paid_at) if award.paid_by else words.say("win-not-paid"),
    )
    yield words.say("win-meter"), win.meter.id
    yield words.say("win-number"), str(award.number)
    yield words.say("win-pit"), win.pit
    yield words.say("win-game"), win.meter.rules.key
    for share in award.shares:
        if share.patron in win.names:
            who = name_and_id(share.patron, win.names)
            yield words.say("win-winner", seat=share.seat), who


def _hands(win: Win, words: Words) -> tuple[tuple[str, tuple[str, ...], int], ...]:
    coup = Coup.parse(" ".join(win.award.cards))
    return (
        (words.say("win-player"), tuple(map(_symbol, coup.player)), coup.player_total),
        (words.say("win-banker"), tuple(map(_symbol, coup.banker)), coup.banker_total),
    )


def _symbol(card: Card) -> str:
    return card.symbol.replace("T", "10")


def _wagers(win: Win, words: Words) -> PageTable:
    money = _Money(win, words)
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
                words.text(side_fact(wager.rides or Side.WINNER)),
                money(wager.stake),
                words.text(pays_fact(rows[row].pays) if row is not None else fact("win-nothing")),
                money(won.get(wager.seat, Minor(0))),
            )
        )
    stakes = sum(wager.stake for wager in win.hand.wagers)
    told.append(("", "", "", money(stakes), "", money(win.award.amount)))
    head = (
        words.say("win-seat"),
        words.say("win-patron"),
        words.say("win-rides"),
        words.say("win-stake"),
        words.say("win-made"),
        words.say("win-share"),
    )
    amounts = (False, False, False, True, False, True)
    return PageTable(words.say("win-wagers"), head, tuple(told), amounts, total=True)


def _division(win: Win, words: Words) -> PageTable:
    award = win.award
    money = _Money(win, words)
    pays = pays_fact(bet_of(win.meter.rules).rows[award.row].pays)
    rows = (
        (
            words.say("win-shown"),
            money(award.before),
        ),
        (words.say("win-prize", pays=pays), money(award.prize)),
        (words.say("win-each", count=len(award.shares)), money(award.shares[0].amount)),
        (words.say("win-undivided"), money(award.undivided)),
        (words.say("win-awarded"), money(award.amount)),
    )
    return PageTable(
        words.say("win-division"), ("", words.say("win-amount")), rows, (False, True), total=True
    )


def _meter(win: Win, words: Words) -> PageTable:
    award = win.award
    money = _Money(win, words)
    over = award.before - award.amount + award.seed + award.reserve - award.after
    rows = [
        (words.say("win-before"), money(award.before)),
        (words.say("win-awarded"), money(-award.amount)),
        (words.say("win-seed"), money(award.seed)),
        (words.say("win-reserve"), money(award.reserve)),
    ]
    if over:
        rows.append((words.say("win-overflow"), money(-over)))
    rows.append((words.say("win-after"), money(award.after)))
    return PageTable(
        words.say("win-meter"),
        ("", words.say("win-amount")),
        tuple(rows),
        (False, True),
        total=True,
    )


def _back_out(win: Win, words: Words) -> Iterator[PageTable]:
    """What a back-out left on the meter: the amount before, plus the prize, less the new start."""
    event = win.undoing
    if event is None:
        return
    money = _Money(win, words)
    over = event.before + win.award.amount - event.reserve - event.seed - event.after
    rows = [
        (words.say("win-undone-before"), money(event.before)),
        (words.say("win-undone-award"), money(win.award.amount)),
        (words.say("win-undone-seed"), money(-event.seed)),
        (words.say("win-undone-reserve"), money(-event.reserve)),
    ]
    if over:
        rows.append((words.say("win-overflow"), money(-over)))
    rows.append((words.say("win-undone-after"), money(event.after)))
    yield PageTable(
        words.say("win-undone-meter"),
        ("", words.say("win-amount")),
        tuple(rows),
        (False, True),
        total=True,
    )


def _verification(win: Win, words: Words) -> PageTable:
    award = win.award
    asked = name_and_id(award.verified_by, win.staff)
    rows = [(words.say("win-asked"), asked, "", "", utc_text(award.verified_at))]
    if award.verified_with is not None:
        given = award.verified_with
        who = name_and_id(win.verified_with, win.staff)
        logged = (who, words.text(role_fact(given.role)), given.card, utc_text(award.verified_at))
        rows.append((words.say("win-logged"), *logged))
    if award.paid_by:
        who = name_and_id(award.paid_by, win.staff)
        rows.append((words.say("win-paid"), who, "", "", utc_text(award.paid_at)))
    if award.ended_with is not None:
        who = name_and_id(award.ended_by, win.staff)
        rows.append((words.say("win-backed-out"), who, "", "", utc_text(award.ended_at)))
        given, who = award.ended_with, name_and_id(win.undone_with, win.staff)
        agreed = (who, words.text(role_fact(given.role)), given.card, utc_text(award.ended_at))
        rows.append((words.say("win-authorised"), *agreed))
    head = (
        words.say("win-step"),
        words.say("win-person"),
        words.say("win-role"),
        words.say("win-card"),
        words.say("win-time"),
    )
    return PageTable(words.say("win-verification"), head, tuple(rows), (False,) * len(head))


def _entries(win: Win, words: Words) -> PageTable:
    """Each transfer from one account to another, in the order of the log."""
    money = _Money(win, words)
    rows = [
        (
            words.text(fact_of("win-entry", movement)),
            source.account,
            target.account,
            money(target.amount),
        )
        for movement, postings in win.movements
        for source, target in _transfers(postings)
    ]
    head = (
        words.say("win-entry"),
        words.say("win-from"),
        words.say("win-to"),
        words.say("win-amount"),
    )
    return PageTable(words.say("win-entries"), head, tuple(rows), (False, False, False, True))


def _transfers(postings: Postings) -> Iterator[tuple[Posting, Posting]]:
    """The transfers in a movement's postings, as pairs: out of one account, into another."""
    return zip(postings[::2], postings[1::2], strict=True)


def _signatures(win: Win, words: Words) -> Iterator[tuple[str, str]]:
    award = win.award
    signs = win.staff.get
    yield words.say("win-sign-asked"), signs(award.verified_by, award.verified_by)
    yield words.say("win-sign-verified"), signs(win.verified_with, win.verified_with)
    if award.ended_by:
        yield words.say("win-sign-backed-out"), signs(award.ended_by, award.ended_by)
        yield words.say("win-sign-authorised"), signs(win.undone_with, win.undone_with)
    if award.paid_by or not award.ended_by:
        yield words.say("win-sign-paid"), signs(award.paid_by, award.paid_by)
        for share in award.shares:
            who = win.names.get(share.patron, share.patron)
            yield words.say("win-sign-received", seat=share.seat), who


def _origin(win: Win, words: Words) -> Iterator[tuple[str, str]]:
    entries = (
        (words.say("win-log-hit"), win.hit),
        (words.say("win-log-logged"), win.logged),
        (words.say("win-log-last"), win.ended),
    )
    for name, entry in entries:
        if entry is not None:
            yield name, f"{entry.sequence} · {entry.hash.hex()}"
    yield words.say("win-log-game"), win.meter.rules.hash
