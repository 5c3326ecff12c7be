"""The audit of logs: every coup held against the tableau, the shoe's supply and the pay tables.

A log is a row of entries, from a shoe record or from a table of another make; what it states is
compared with what its cards say, and each difference is a finding. What a log leaves out cannot be
judged, and an audit counts that too. Wagers on a coup whose cards break the rules stay unjudged:
no sheet says what such a coup pays.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, assert_never

from puntobanco.core.bets import Bet, Settlement, Wager
from puntobanco.core.cards import CARDS, Card, Rank, Suit
from puntobanco.core.classes import cell_of
from puntobanco.core.coup import Coup, Hand, Result
from puntobanco.core.errors import RuleError
from puntobanco.core.game import BankedBy, Game
from puntobanco.core.money import PPM, Minor, format_money
from puntobanco.core.record import (
    Entry,
    LoggedCard,
    LoggedCoup,
    LoggedWager,
    ShoeHead,
    format_logged_card,
)
from puntobanco.core.rows import PaysKind, Predicate, Row, Side
from puntobanco.core.shoe import DECK, Burn, cards_burned
from puntobanco.core.tableau import banker_draws, natural, player_draws

DECKS = 8
"""What a shoe holds where neither the log nor a game says."""


class Kind(Enum):
    """What a finding is about."""

    DRAW = "draw"
    """A third card taken or left against the tableau."""
    CARDS = "cards"
    """A hand of fewer than two or more than three cards."""
    TOTAL = "total"
    WINNER = "winner"
    SUPPLY = "supply"
    """A card beyond what the shoe holds."""
    PAYOUT = "payout"
    BET = "bet"
    """A wager on a bet that the game does not offer, or on a side it does not take."""
    NUMBER = "number"
    """One coup number twice in a row."""
    BURN = "burn"
    """Cards burned that do not answer to the card turned."""
    GAME = "game"
    """A hash that is not that of the game the log names."""


class Gap(Enum):
    """What a log left out, so that something could not be judged."""

    WINNER = "coups without a stated winner"
    TOTALS = "coups without both stated totals"
    DRAWS = "coups with a hand of fewer than two cards: who draws"
    SUITS = "cards without a suit: counted by rank alone"
    SHOES = "coups in no known shoe: the supply of cards"
    UNPAID = "wagers without a stated payout"
    GAME = "wagers without a game: payouts"
    CURRENCY = "wagers in a currency of other decimal places than the game's: payouts"
    BROKEN = "wagers on coups whose cards break the rules: payouts"
    RIDES = "wagers that do not say which hand they ride on: payouts"
    SUIT_ROWS = "wagers whose pay row turns on suits that are not given: payouts"
    METER = "wagers that won a share of a meter: payouts"
    COVERAGE = "wagers against a player-dealer: how far the bank covered them"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing in a log that breaks the rules: where, what it says, and what it should say."""

    line: int
    kind: Kind
    shoe: str
    coup: int | None
    found: str
    expected: str
    sentence: str


class Breach(NamedTuple):
    """A finding before it is known in which coup of which shoe."""

    line: int
    kind: Kind
    found: str
    expected: str
    sentence: str


class Audit:
    """One audit: feed it the entries of a log, take the findings, then read the counts.

    `game` judges every shoe; without it `games` finds the game that a head names, and where
    neither does, payouts go unjudged. `decks` overrules what heads and games say. In a record
    every head begins a shoe; in a log of another make (`recorded` false) heads of one name are one
    shoe, however its rows are mixed with others, and a head without a name may be several shoes
    run together, whose supply then cannot be judged.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        games: Callable[[str], Game] | None = None,
        decks: int | None = None,
        recorded: bool = True,
    ) -> None:
        self._game = game
        self._games = games
        self._decks = decks
        self._recorded = recorded
        self._cashiers: dict[str, _Cashier] = {}
        self._shoe = _Shoe(ShoeHead(None), "", None, decks or DECKS)
        self._named: dict[str, _Shoe] = {}
        self._held: list[Finding] = []
        self.shoes = 0
        self.coups = 0
        self.wagers = 0
        self.kinds: Counter[Kind] = Counter()
        self.gaps: Counter[Gap] = Counter()

    def findings(self, entries: Iterable[Entry]) -> Iterator[Finding]:
        """Every finding, in the order of the log."""
        for entry in entries:
            what = entry.what
            if isinstance(what, ShoeHead):
                yield from self._released()
                self._begin(entry.line, what)
            else:
                self._judge(entry, what)
            # The supply of a guessed shoe is believed only when the shoe ends before its cards
            # do; until then the findings of at most one shoe wait.
            if self._held and not self._shoe.waits:
                yield from self._released()
        yield from self._released()

    def _released(self) -> Iterator[Finding]:
        for finding in self._held:
            if not (self._shoe.doubted and finding.kind is Kind.SUPPLY):
                self.kinds[finding.kind] += 1
                yield finding
        self._held.clear()

    def _begin(self, line: int, head: ShoeHead) -> None:
        name = next((field.value for field in head.fields if field.key == "shoe"), "")
        if not self._recorded and name in self._named:
            self._shoe = self._named[name]
            return
        self.shoes += 1
        game = self._game
        if game is None and head.game is not None and self._games is not None:
            game = self._games(head.game)
        decks = self._decks or head.decks or (game.shoe.decks if game else DECKS)
        cashier = None
        if game is not None:
            cashier = self._cashiers.get(game.key) or _Cashier(game)
            self._cashiers[game.key] = cashier
        self._shoe = _Shoe(head, name or str(self.shoes), cashier, decks)
        if not self._recorded:
            self._shoe.guessed = not name
            if name:
                self._named[name] = self._shoe
        self._keep(self._shoe.head_breaches(line), None)

    def _judge(self, entry: Entry, coup: LoggedCoup) -> None:
        self.coups += 1
        shoe = self._shoe
        breaches = coup_breaches(entry.line, coup)
        broken = any(one.kind in (Kind.DRAW, Kind.CARDS) for one in breaches) if breaches else False
        again = shoe.last is not None and coup.number == shoe.last.number
        if again:
            sentence = f"coup {coup.number} stands twice in a row; expected another number"
            breaches.append(
                Breach(entry.line, Kind.NUMBER, str(coup.number), "another number", sentence)
            )
        if not (again and _same_cards(shoe.last, coup)):
            breaches += self._supply_breaches(entry.line, coup)
        shoe.last = coup
        self._count_gaps(coup)
        if coup.wagers:
            self.wagers += len(coup.wagers)
            for verdict in shoe.wager_verdicts(entry, coup, broken=broken):
                if isinstance(verdict, Gap):
                    self.gaps[verdict] += 1
                else:
                    breaches.append(verdict)
        if breaches:
            self._keep(breaches, coup.number)

    def _supply_breaches(self, line: int, coup: LoggedCoup) -> list[Breach]:
        shoe = self._shoe
        if shoe.continuous:
            shoe.supply = Supply(shoe.supply.decks)
        breaches = shoe.supply.take(line, coup.player + coup.banker)
        if shoe.guessed and not shoe.supply.plausible:
            self.gaps[Gap.SHOES] += 1 if shoe.doubted else shoe.coups + 1
            shoe.doubted = True
            return []
        shoe.coups += 1
        return breaches

    def _count_gaps(self, coup: LoggedCoup) -> None:
        if coup.winner is None:
            self.gaps[Gap.WINNER] += 1
        if coup.player_total is None or coup.banker_total is None:
            self.gaps[Gap.TOTALS] += 1
        if len(coup.player) < 2 or len(coup.banker) < 2:
            self.gaps[Gap.DRAWS] += 1
        for card in coup.player + coup.banker:
            if type(card) is Rank:
                self.gaps[Gap.SUITS] += 1

    def _keep(self, breaches: Iterable[Breach], coup: int | None) -> None:
        name = self._shoe.name
        self._held += [
            Finding(one.line, one.kind, name, coup, one.found, one.expected, one.sentence)
            for one in breaches
        ]


class _Shoe:
    """What an audit keeps of a shoe while its coups come by."""

    def __init__(self, head: ShoeHead, name: str, cashier: "_Cashier | None", decks: int) -> None:
        self.head = head
        self.name = name
        self.game = game = cashier.game if cashier else None
        self.supply = Supply(decks)
        self.continuous = game is not None and game.shoe.continuous
        self.last: LoggedCoup | None = None
        self.coups = 0
        self.guessed = False
        self.doubted = False
        """Whether it proved to be several shoes run together."""
        self._cashier = cashier

    @property
    def waits(self) -> bool:
        """Whether what is found must wait until it is known to be one shoe."""
        return self.guessed and not self.doubted

    def head_breaches(self, line: int) -> Iterator[Breach]:
        """What the head alone gives away: the game's hash, and the burn."""
        head, game = self.head, self.game
        if game and head.hash and head.game == game.key and not game.hash.startswith(head.hash):
            sentence = (
                f"game hash {head.hash}: {game.key} as it stands here has {game.hash}; "
                "expected the settings the shoe was dealt with"
            )
            yield Breach(line, Kind.GAME, head.hash, game.hash, sentence)
        if head.burn is None:
            return
        if (turned := head.burn.turned) is not None:
            yield from self.supply.take(line, (turned,))
            if game and game.shoe.burn is Burn.POINTS and head.burn.unseen is not None:
                yield from _burn_breaches(line, turned, head.burn.unseen)
        self.supply.burn(head.burn.unseen or 0)

    def wager_verdicts(
        self, entry: Entry, coup: LoggedCoup, *, broken: bool
    ) -> Iterator[Breach | Gap]:
        """For each wager of a coup that is not right as it stands, what is wrong or unknown."""
        cashier = self._cashier
        if cashier is None:
            yield from [Gap.GAME] * len(coup.wagers)
        elif cashier.game.currency.exponent != self.head.currency.exponent:
            yield from [Gap.CURRENCY] * len(coup.wagers)
        else:
            yield from cashier.verdicts(coup, entry.wager_lines, broken=broken)


class Supply:
    """The cards seen from one shoe, counted against its decks."""

    def __init__(self, decks: int) -> None:
        self.decks = decks
        self._seen = [0] * len(CARDS)
        self._bare = [0] * len(Rank)
        self._any_bare = False
        self._gone = 0
        self._told = False

    @property
    def plausible(self) -> bool:
        """Whether all that left it could have come from one shoe."""
        return self._gone <= DECK * self.decks

    def burn(self, cards: int) -> None:
        """Take out cards that nobody saw."""
        self._gone += cards

    def take(self, line: int, cards: Sequence[LoggedCard]) -> list[Breach]:
        """Count cards out of the shoe; what comes back are those that it cannot have held."""
        breaches: list[Breach] = []
        seen, decks = self._seen, self.decks
        self._gone += len(cards)
        for card in cards:
            if isinstance(card, Rank):
                self._any_bare = True
                self._bare[_RANK_PLACE[card]] += 1
                breaches += self._rank_breaches(line, card)
                continue
            seen[card.kind] += 1
            if seen[card.kind] > decks:
                breaches.append(_beyond(line, str(card), seen[card.kind], decks, decks=decks))
            elif self._any_bare:
                breaches += self._rank_breaches(line, card.rank)
        if self._gone > DECK * decks and not breaches and not self._told:
            self._told = True
            breaches.append(_beyond(line, "card", self._gone, DECK * decks, decks=decks))
        return breaches

    def _rank_breaches(self, line: int, rank: Rank) -> list[Breach]:
        place = _RANK_PLACE[rank]
        seen = sum(self._seen[4 * place : 4 * place + 4]) + self._bare[place]
        held = 4 * self.decks
        return [_beyond(line, rank.value, seen, held, decks=self.decks)] if seen > held else []


_RANK_PLACE = {rank: place for place, rank in enumerate(Rank)}


def _beyond(line: int, what: str, seen: int, held: int, *, decks: int) -> Breach:
    holder = "1 deck holds" if decks == 1 else f"{decks} decks hold"
    sentence = f"{what} number {seen} of the shoe: {holder} {held}"
    return Breach(line, Kind.SUPPLY, f"{what} number {seen}", f"at most {held}", sentence)


def _burn_breaches(line: int, turned: LoggedCard, unseen: int) -> Iterator[Breach]:
    expected = cards_burned(_any_suit(turned))
    if unseen != expected:
        card = format_logged_card(turned)
        sentence = f"{card} was turned and {unseen} burned; expected {expected}"
        yield Breach(line, Kind.BURN, str(unseen), str(expected), sentence)


def coup_breaches(line: int, coup: LoggedCoup) -> list[Breach]:
    """What is wrong with a coup in itself: its cards, its draws, its stated totals and winner."""
    player, banker = coup.player, coup.banker
    breaches: list[Breach] = []
    if len(player) not in (2, 3):
        breaches.append(_size_breach(line, "Player", len(player)))
    if len(banker) not in (2, 3):
        breaches.append(_size_breach(line, "Banker", len(banker)))
    if len(player) >= 2 and len(banker) >= 2:
        breaches += draw_breaches(line, player, banker)
    player_total = sum([card.points for card in player]) % 10
    banker_total = sum([card.points for card in banker]) % 10
    if coup.player_total is not None and coup.player_total != player_total:
        breaches.append(_total_breach(line, "Player", player, coup.player_total, player_total))
    if coup.banker_total is not None and coup.banker_total != banker_total:
        breaches.append(_total_breach(line, "Banker", banker, coup.banker_total, banker_total))
    if coup.winner is not None:
        winner = _winner(player_total, banker_total)
        if coup.winner is not winner:
            found, expected = coup.winner.name.capitalize(), winner.name.capitalize()
            totals = f"Player {player_total}, Banker {banker_total}"
            sentence = f"winner {found}, but the cards make {totals}; expected {expected}"
            breaches.append(Breach(line, Kind.WINNER, found, expected, sentence))
    return breaches


def _same_cards(one: LoggedCoup | None, other: LoggedCoup) -> bool:
    return one is not None and (one.player, one.banker) == (other.player, other.banker)


def _winner(player: int, banker: int) -> Result:
    if player == banker:
        return Result.TIE
    return Result.PLAYER if player > banker else Result.BANKER


def _size_breach(line: int, hand: str, cards: int) -> Breach:
    counted = "1 card" if cards == 1 else f"{cards} cards"
    sentence = f"the {hand} hand has {counted}; expected 2 or 3"
    return Breach(line, Kind.CARDS, counted, "2 or 3 cards", sentence)


def _total_breach(
    line: int, hand: str, cards: Sequence[LoggedCard], found: int, expected: int
) -> Breach:
    shown = " ".join(map(format_logged_card, cards))
    sentence = f"{hand} total {found}, but {shown} makes {expected}"
    return Breach(line, Kind.TOTAL, str(found), str(expected), sentence)


def draw_breaches(
    line: int, player: Sequence[LoggedCard], banker: Sequence[LoggedCard]
) -> list[Breach]:
    """The third cards taken or left against the tableau.

    The Banker is held to the chart for what the Player did, even where the Player did wrong.
    """
    player_two = (player[0].points + player[1].points) % 10
    banker_two = (banker[0].points + banker[1].points) % 10
    third = player[2].points if len(player) > 2 else None
    ended = natural(player_two) or natural(banker_two)
    player_takes = not ended and player_draws(player_two)
    banker_takes = not ended and banker_draws(banker_two, third)
    breaches: list[Breach] = []
    if player_takes is (third is not None) and banker_takes is (len(banker) > 2):
        return breaches
    if player_takes is (third is None):
        rule = f"Player {player_two} {_does(takes=player_takes)} but"
        rule = _natural_rule(player_two, banker_two, "Player") if ended else rule
        breaches.append(_draw_breach(line, player, rule, takes=player_takes))
    if banker_takes is not (len(banker) > 2):
        against = "when the Player stands" if third is None else f"against a third card {third}"
        rule = f"Banker {banker_two} {_does(takes=banker_takes)} {against} but"
        rule = _natural_rule(player_two, banker_two, "Banker") if ended else rule
        breaches.append(_draw_breach(line, banker, rule, takes=banker_takes))
    return breaches


def _draw_breach(line: int, hand: Sequence[LoggedCard], rule: str, *, takes: bool) -> Breach:
    found = f"drew {format_logged_card(hand[2])}" if len(hand) > 2 else "stood"
    return Breach(line, Kind.DRAW, found, _does(takes=takes), f"{rule} {found}")


def _does(*, takes: bool) -> str:
    return "draws" if takes else "stands"


def _natural_rule(player: int, banker: int, hand: str) -> str:
    best = f"Player natural {player}" if natural(player) else f"Banker natural {banker}"
    return f"{best} ends the coup but the {hand}"


class _Cashier:
    """Settles logged wagers by a game's own book."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._book = game.book
        # The same stakes on the same outcomes come again and again.
        self._due = lru_cache(maxsize=1 << 14)(self._settled)
        self._suits_matter = any(one.suits is not None for one in self._book.classes.predicates)

    def verdicts(
        self, coup: LoggedCoup, lines: tuple[int, ...], *, broken: bool
    ) -> Iterator[Breach | Gap]:
        """What is wrong or unknown about each wager; nothing where it was paid as it should be."""
        coup_class = None if broken else self._book.classes.index_of(_any_suits(coup))
        guess_suits = self._suits_matter and _lacks_suits(coup)
        for line, wager in zip(lines, coup.wagers, strict=True):
            bet = self._book.bets.get(wager.bet)
            if bet is None:
                yield self._not_offered(line, wager)
            elif wager.rides is not None and wager.rides not in bet.sides:
                yield self._wrong_side(line, wager, wager.rides, bet)
            elif coup_class is None:
                yield Gap.BROKEN
            elif wager.returned is None and wager.won is None:
                yield Gap.UNPAID
            elif bet.side is Side.LINE and wager.rides is None:
                yield Gap.RIDES
            elif guess_suits and _turns_on_suits(bet, wager.rides or bet.side, coup):
                yield Gap.SUIT_ROWS
            else:
                yield from self._payout_verdicts(line, wager, coup_class)

    def _payout_verdicts(
        self, line: int, wager: LoggedWager, coup_class: int
    ) -> list[Breach | Gap]:
        due = self._due(wager.bet, wager.stake, wager.rides, coup_class)
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
        self, bet: str, stake: Minor, rides: Side | None, coup_class: int
    ) -> Settlement | None:
        try:
            return self._book.settle(Wager(bet, stake, rides), coup_class)
        except RuleError:
            # The row pays a share of a meter, and a log does not say what that showed.
            return None

    def _payout_breach(
        self,
        line: int,
        wager: LoggedWager,
        due: Settlement,
        word: str,
        found: Minor,
        expected: Minor,
    ) -> Breach:
        exponent = self.game.currency.exponent
        shown, right = format_money(found, exponent), format_money(expected, exponent)
        by_hand = self.game.banking.by is BankedBy.PLAYER_DEALER
        sentence = (
            f"{_wager_words(wager, exponent)} {word} {shown}; expected {right}"
            f"{' if the bank covered it' if by_hand else ''}: "
            f"{_arithmetic(due, self._book.bets[wager.bet], exponent)}"
        )
        return Breach(line, Kind.PAYOUT, shown, right, sentence)

    def _not_offered(self, line: int, wager: LoggedWager) -> Breach:
        offered = ", ".join(self._book.bets)
        words = _wager_words(wager, self.game.currency.exponent)
        sentence = f"{words}: {self.game.key} does not offer it; expected one of {offered}"
        return Breach(line, Kind.BET, wager.bet, f"one of {offered}", sentence)

    def _wrong_side(self, line: int, wager: LoggedWager, rides: Side, bet: Bet) -> Breach:
        sides = " or ".join(side.value for side in bet.sides)
        words = _wager_words(wager, self.game.currency.exponent)
        sentence = f"{words}: the bet rides on {sides}"
        return Breach(line, Kind.BET, rides.value, sides, sentence)


def _wager_words(wager: LoggedWager, exponent: int) -> str:
    seat = f"seat {wager.seat}: " if wager.seat else ""
    rides = f" on {wager.rides.value}" if wager.rides else ""
    return f"{seat}{wager.bet} {format_money(wager.stake, exponent)}{rides}"


def _arithmetic(due: Settlement, bet: Bet, exponent: int) -> str:
    """How an amount comes about: the row that matched, and the sum done in front of the reader."""
    if due.row is None:
        return "no row matches, so the wager is lost"
    row = bet.rows[due.row]
    stake, won = format_money(due.stake, exponent), format_money(due.won, exponent)
    matched = f"rows[{due.row}] ({_row_words(row)})"
    paying = f"{matched} pays {row.pays}"
    match row.pays.kind:
        case PaysKind.PUSH:
            return f"{matched} is a push, so the stake goes back"
        case PaysKind.FOR | PaysKind.METER:
            return f"{paying}, {stake} × {row.pays.ratio} = {won} in place of the stake"
        case PaysKind.TO:
            rate = Fraction(bet.commission_ppm, PPM)
            less = f" less {float(100 * rate):g} %" if rate else ""
            kept = f" - {format_money(due.commission, exponent)}" if due.commission else ""
            near = "=" if due.stake * row.pays.ratio * (1 - rate) == due.won else "≈"
            sum_done = f"{stake} × {row.pays.ratio}{kept} {near} {won}"
            return f"{paying}{less}, {sum_done} won and {stake} stake back"
        case _:
            assert_never(row.pays.kind)


def _row_words(row: Row) -> str:
    words = []
    for name in row.asks:
        value = getattr(row, name)
        if isinstance(value, tuple):
            value = "/".join(map(str, value))
        elif isinstance(value, Enum):
            value = value.value
        elif isinstance(value, bool):
            value = "yes" if value else "no"
        words.append(f"{name} {value}")
    return ", ".join(words)


def _any_suit(card: LoggedCard) -> Card:
    return Card.of(card, Suit.SPADES) if isinstance(card, Rank) else card


def _any_suits(coup: LoggedCoup) -> Coup:
    """The coup with some suit where none is known, for rows that do not turn on it."""
    return Coup(tuple(map(_any_suit, coup.player)), tuple(map(_any_suit, coup.banker)))


def _lacks_suits(coup: LoggedCoup) -> bool:
    return any(isinstance(card, Rank) for card in coup.player + coup.banker)


def _turns_on_suits(bet: Bet, side: Side, coup: LoggedCoup) -> bool:
    """Whether the row that settles depends on a suit which the log does not give."""
    cell = cell_of(_any_suits(coup))
    for row in bet.rows:
        if row.admits(cell, side):
            truths = [_truth(one, coup) for one in row.predicates(cell, side)]
            if False not in truths:
                return None in truths
    return False


def _truth(predicate: Predicate, coup: LoggedCoup) -> bool | None:
    """Whether cards with some suits unknown satisfy it; None where that depends on the suits."""
    match predicate.hand:
        case Hand.PLAYER:
            cards = coup.player
        case Hand.BANKER:
            cards = coup.banker
        case None:
            cards = coup.player + coup.banker
        case _:
            assert_never(predicate.hand)
    if not predicate.holds_for_ranks(tuple(_any_suit(card).rank for card in cards)):
        return False
    known = {card.suit for card in cards if isinstance(card, Card)}
    common: set[Suit | None] = {None} if len(known) > 1 else {*(known or Suit)}
    if any(isinstance(card, Rank) for card in cards):
        common.add(None)
    truths = {predicate.holds_for_suit(suit) for suit in common}
    return truths.pop() if len(truths) == 1 else None
