"""Checks of a log's payouts against the pay tables of its game."""

from collections.abc import Iterator
from functools import lru_cache
from typing import assert_never

from puntobanco.analysis.audit_cards import any_suit
from puntobanco.analysis.audit_findings import AuditKind, Breach, Gap
from puntobanco.core.bets import Bet, Settlement, Wager
from puntobanco.core.cards import Card, Rank, Suit
from puntobanco.core.classes import cell_of
from puntobanco.core.coup import Coup
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, Value, fact, listed, one_of
from puntobanco.core.game import BankedBy, Currency, Game
from puntobanco.core.money import Minor
from puntobanco.core.record import (
    LoggedCard,
    LoggedCoup,
    LoggedWager,
    RecordEntry,
)
from puntobanco.core.rows import PaysKind, Row, Side
from puntobanco.core.wording import payout_sum, pays_fact, row_fact


class Cashier:
    """Settles logged wagers with the game's own book."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._book = game.book
        # The same stakes on the same outcomes recur often.
        self._due = lru_cache(maxsize=1 << 14)(self._settled)
        self._suits_matter = any(one.asks_suits for one in self._book.classes.predicates)

    def verdicts(
        self, coup: LoggedCoup, lines: tuple[int, ...], *, broken: bool
    ) -> Iterator[Breach | Gap]:
        """What is wrong or unknown about each wager; nothing for one that was paid correctly."""
        coup_class = None if broken else self._book.classes.index_of(_any_suits(coup))
        guess_suits = self._suits_matter and _lacks_suits(coup)
        for line, wager in zip(lines, coup.wagers, strict=True):
            bet = self._book.bets.get(wager.bet)
            if wager.stake < 0:
                continue  # reported as an amount; no pay table says what it pays
            if bet is None:
                yield self._not_offered(line, wager)
            elif wager.rides is not None and wager.rides not in bet.sides:
                yield self._wrong_side(line, wager, wager.rides, bet)
            elif coup_class is None:
                yield Gap.BROKEN
            elif guess_suits and _turns_on_suits(bet.after_four, bet.side, coup):
                yield Gap.SUIT_ROWS
            elif not self._book.offers(bet, coup_class):
                yield self._not_after_four(line, wager)
            elif wager.returned is None and wager.won is None:
                yield Gap.UNPAID
            elif bet.side is Side.LINE and wager.rides is None:
                yield Gap.RIDES
            elif bet.seats and bet.suits_of(_seat_of(wager)) is None:
                yield Gap.SEAT
            elif guess_suits and _turns_on_suits(
                bet.rows_at(_seat_of(wager)), wager.rides or bet.side, coup
            ):
                yield Gap.SUIT_ROWS
            else:
                yield from self._payout_verdicts(line, wager, coup_class)

    def _payout_verdicts(
        self, line: int, wager: LoggedWager, coup_class: int
    ) -> list[Breach | Gap]:
        due = self._due(wager.bet, wager.stake, wager.rides, _seat_of(wager), coup_class)
        if due is None:
            return [Gap.METER]
        verdicts: list[Breach | Gap] = []
        if wager.returned is not None and wager.returned != due.returned:
            paid = ("returned", wager.returned, due.returned)
            verdicts.append(self._payout_breach(line, wager, due, *paid))
        if wager.won is not None and wager.won != due.won:
            verdicts.append(self._payout_breach(line, wager, due, "won", wager.won, due.won))
        if self.game.banking.by is BankedBy.PLAYER_DEALER:
            verdicts.append(Gap.COVERAGE)
        return verdicts

    def _settled(
        self, bet: str, stake: Minor, rides: Side | None, seat: int | None, coup_class: int
    ) -> Settlement[Wager] | None:
        try:
            return self._book.settle(Wager(bet, stake, rides), coup_class, seat=seat)
        except RuleError:
            # The row pays a share of a meter, and a log does not give the meter's amount.
            return None

    def _payout_breach(
        self,
        line: int,
        wager: LoggedWager,
        due: Settlement[Wager],
        what: str,
        found: Minor,
        expected: Minor,
    ) -> Breach:
        currency = self.game.currency
        by_hand = self.game.banking.by is BankedBy.PLAYER_DEALER
        problem = fact(
            "audit-payout",
            wager=_wager_fact(wager, currency),
            what=what,
            found=currency.amount(found),
            expected=currency.amount(expected),
            if_covered=fact("audit-if-covered") if by_hand else "",
            reason=_arithmetic(due, self._book.bets[wager.bet], currency),
        )
        return Breach(line, AuditKind.PAYOUT, problem)

    def _not_offered(self, line: int, wager: LoggedWager) -> Breach:
        problem = fact(
            "audit-bet",
            wager=_wager_fact(wager, self.game.currency),
            found=wager.bet,
            game=self.game.key,
            expected=listed(self._book.bets),
        )
        return Breach(line, AuditKind.BET, problem)

    def _not_after_four(self, line: int, wager: LoggedWager) -> Breach:
        problem = fact("audit-after-four", wager=_wager_fact(wager, self.game.currency))
        return Breach(line, AuditKind.BET, problem)

    def _wrong_side(self, line: int, wager: LoggedWager, rides: Side, bet: Bet) -> Breach:
        problem = fact(
            "audit-side",
            wager=_wager_fact(wager, self.game.currency),
            found=rides.value,
            expected=one_of(side.value for side in bet.sides),
        )
        return Breach(line, AuditKind.BET, problem)


def amount_breaches(entry: RecordEntry, coup: LoggedCoup, currency: Currency) -> Iterator[Breach]:
    """Amounts that no wager can have, whatever the game."""
    for one in entry.unread:
        problem = fact(
            "audit-amount", bet=one.bet, column=one.column, found=one.text, places=one.places
        )
        yield Breach(one.line, AuditKind.AMOUNT, problem)
    for line, wager in zip(entry.wager_lines, coup.wagers, strict=True):
        if wager.stake < 0:
            words, stake = _wager_fact(wager, currency), currency.amount(wager.stake)
            yield Breach(line, AuditKind.AMOUNT, fact("audit-stake", wager=words, found=stake))


def _wager_fact(wager: LoggedWager, currency: Currency) -> Fact:
    return fact(
        "audit-wager",
        seat=wager.seat or "",
        bet=wager.bet,
        stake=currency.amount(wager.stake),
        rides=wager.rides.value if wager.rides else "",
    )


def _arithmetic(due: Settlement[Wager], bet: Bet, currency: Currency) -> Fact:
    """How a payout is computed: the matching row and the sum."""
    if due.row is None:
        return fact("audit-lost")
    row = bet.rows[due.row]
    matched: dict[str, Value] = {
        "row": due.row,
        "asks": row_fact(row),
        "pays": pays_fact(row.pays),
    }
    sum_done = payout_sum(
        row.pays,
        stake=due.wager.stake,
        commission=due.commission,
        rate_ppm=bet.commission_on(row),
        won=due.won,
        exponent=currency.exponent,
    )
    match row.pays.kind:
        case PaysKind.PUSH:
            return fact("audit-push", **matched)
        case PaysKind.FOR | PaysKind.METER:
            # A share of the meter is not a multiple of the stake.
            times = row.pays.kind is PaysKind.FOR
            return fact("audit-for", **matched, won=sum_done if times else currency.amount(due.won))
        case PaysKind.TO:
            back = currency.amount(due.wager.stake)
            return fact("audit-to", **matched, won=sum_done, back=back)
        case _:
            assert_never(row.pays.kind)


def _any_suits(coup: LoggedCoup) -> Coup:
    """The coup with an arbitrary suit wherever none is known, for rows that ignore suits."""
    return Coup(tuple(map(any_suit, coup.player)), tuple(map(any_suit, coup.banker)))


def _lacks_suits(coup: LoggedCoup) -> bool:
    return any(isinstance(card, Rank) for card in coup.player + coup.banker)


def _seat_of(wager: LoggedWager) -> int | None:
    """The number of the wager's seat, if the log gives one."""
    seat = wager.seat or ""
    return int(seat) if seat.isdecimal() and len(seat) < 4 else None


def _turns_on_suits(rows: tuple[Row, ...], side: Side, coup: LoggedCoup) -> bool:
    """Whether the first matching row depends on a suit that the log does not give."""
    cell = cell_of(_any_suits(coup))
    hands = [list(map(_may_be, coup.player)), list(map(_may_be, coup.banker))]
    for row in rows:
        if row.admits(cell, side):
            truths = [one.automaton.possible(*hands) for one in row.predicates(cell, side)]
            if {False} not in truths:
                return {True, False} in truths
    return False


def _may_be(card: LoggedCard) -> tuple[Card, ...]:
    """The cards that a logged card may be: every suit if only its rank is known."""
    return (card,) if isinstance(card, Card) else tuple(Card.of(card, suit) for suit in Suit)
