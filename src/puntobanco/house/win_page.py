"""The win page: one logged award with everything that accounting needs, to be printed and kept.

It is made from the log alone, so that it can be printed again at any time and says the same; only
what winners and staff are called is not in the log: where it was erased, or the log was restored
alone, their ids stand there.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.core.cards import Card
from puntobanco.core.coup import Coup
from puntobanco.core.figures import grouped
from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.core.text import Language
from puntobanco.core.wording import pays_fact, row_fact, side_fact
from puntobanco.house.meter_log import Win
from puntobanco.house.moments import spoken
from puntobanco.house.names import called
from puntobanco.house.win_words import Voice
from puntobanco.ledger.postings import Posting, Postings
from puntobanco.progressive.state import AwardReason, Status, bet_of
from puntobanco.words import words_in
from puntobanco.words.bridge import rendered
from puntobanco.words.languages import parse_language

_TITLE = {
    Status.VERIFIED: "verified, not yet paid",
    Status.PAID: "verified and paid",
    Status.BACKED_OUT: "backed out",
}
_REASON = {
    AwardReason.NOT_QUALIFIED: "The hand does not qualify",
    AwardReason.NO_WAGER: "No wager was in its place",
    AwardReason.CARDS_MISREAD: "The cards were misread",
    AwardReason.COUP_VOID: "The coup was void",
    AwardReason.MALFUNCTION: "Equipment failed",
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
        title=words_in(parse_language(language.value)).named(game.name),
        slip=f"{win.meter.id} {award.slip:06}",
        state=say(_TITLE[award.status]),
        amount=money(award.amount),
        won_by=_won_by(win, language),
        undone=_undone(win, say),
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


def _undone(win: Win, say: Voice) -> str:
    event = win.undoing
    if event is None:
        return ""
    return f"{spoken(win.award.ended_at)}: {say(_REASON[event.reason])}: {event.note}"


def _won_by(win: Win, language: Language) -> str:
    row = bet_of(win.meter.rules).rows[win.award.row]
    return f"{rendered(row_fact(row), language)}: {rendered(pays_fact(row.pays), language)}"


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
            who = called(share.patron, win.names)
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
                rendered(side_fact(wager.rides or Side.WINNER), say.language),
                money(wager.stake),
                say("nothing")
                if row is None
                else rendered(pays_fact(rows[row].pays), say.language),
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
        (
            say(
                "Prize: {pays}",
                pays=rendered(pays_fact(pays), say.language),
            ),
            money(award.prize),
        ),
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
    asked = called(award.verified_by, win.staff)
    rows = [(say("Asked for"), asked, "", "", spoken(award.verified_at))]
    if award.verified_with is not None:
        given = award.verified_with
        who = called(win.verified_with, win.staff)
        logged = (who, say(given.role.value), given.card, spoken(award.verified_at))
        rows.append((say("Logged with"), *logged))
    if award.paid_by:
        who = called(award.paid_by, win.staff)
        rows.append((say("Paid by"), who, "", "", spoken(award.paid_at)))
    if award.ended_with is not None:
        who = called(award.ended_by, win.staff)
        rows.append((say("Backed out by"), who, "", "", spoken(award.ended_at)))
        given, who = award.ended_with, called(win.undone_with, win.staff)
        agreed = (who, say(given.role.value), given.card, spoken(award.ended_at))
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
    signs = win.staff.get
    yield say("asked for"), signs(award.verified_by, award.verified_by)
    yield say("verified"), signs(win.verified_with, win.verified_with)
    if award.ended_by:
        yield say("backed out"), signs(award.ended_by, award.ended_by)
        yield say("authorised"), signs(win.undone_with, win.undone_with)
    if award.paid_by or not award.ended_by:
        yield say("paid"), signs(award.paid_by, award.paid_by)
        for share in award.shares:
            who = win.names.get(share.patron, share.patron)
            yield say("received, seat {seat}", seat=share.seat), who


def _origin(win: Win, say: Voice) -> Iterator[tuple[str, str]]:
    entries = ((say("hit"), win.hit), (say("logged"), win.logged), (say("last"), win.ended))
    for name, entry in entries:
        if entry is not None:
            yield say("log entry, {name}", name=name), f"{entry.sequence} · {entry.hash.hex()}"
    yield say("game"), win.meter.rules.hash
