"""Checks of a log's cards against the shoe's supply and the tableau."""

from collections.abc import Iterator, Sequence

from puntobanco.analysis.audit_findings import AuditKind, Breach
from puntobanco.core.cards import CARDS, Card, Rank, Suit
from puntobanco.core.coup import Result
from puntobanco.core.facts import Fact, fact
from puntobanco.core.record import (
    LoggedCard,
    LoggedCoup,
    format_logged_card,
)
from puntobanco.core.shoe import DECK, cards_burned
from puntobanco.core.tableau import banker_draws, natural, player_draws


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
        """Whether all cards taken so far fit in one shoe."""
        return self._gone <= DECK * self.decks

    def burn(self, cards: int) -> None:
        """Take out cards without seeing them."""
        self._gone += cards

    def take(self, line: int, cards: Sequence[LoggedCard]) -> list[Breach]:
        """Count cards out of the shoe and return a breach for each that it cannot have held."""
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
            breaches.append(_beyond(line, "", self._gone, DECK * decks, decks=decks))
        return breaches

    def _rank_breaches(self, line: int, rank: Rank) -> list[Breach]:
        place = _RANK_PLACE[rank]
        seen = sum(self._seen[4 * place : 4 * place + 4]) + self._bare[place]
        held = 4 * self.decks
        return [_beyond(line, rank.value, seen, held, decks=self.decks)] if seen > held else []


_PLAYER, _BANKER = fact("audit-player"), fact("audit-banker")
_OUTCOMES = {
    Result.PLAYER: _PLAYER,
    Result.BANKER: _BANKER,
    Result.TIE: fact("audit-tie"),
}
_RANK_PLACE = {rank: place for place, rank in enumerate(Rank)}


def _beyond(line: int, what: str, seen: int, held: int, *, decks: int) -> Breach:
    problem = fact("audit-supply", card=what, found=seen, expected=held, decks=decks)
    return Breach(line, AuditKind.SUPPLY, problem)


def burn_breaches(line: int, turned: LoggedCard, unseen: int) -> Iterator[Breach]:
    """A breach if the number of cards burned does not match the card turned."""
    expected = cards_burned(any_suit(turned))
    if unseen != expected:
        card = format_logged_card(turned)
        problem = fact("audit-burn", card=card, found=unseen, expected=expected)
        yield Breach(line, AuditKind.BURN, problem)


def coup_breaches(line: int, coup: LoggedCoup) -> list[Breach]:
    """What is wrong within a coup: its cards, its draws, its stated totals and winner."""
    player, banker = coup.player, coup.banker
    breaches: list[Breach] = []
    if len(player) not in (2, 3):
        breaches.append(_size_breach(line, _PLAYER, len(player)))
    if len(banker) not in (2, 3):
        breaches.append(_size_breach(line, _BANKER, len(banker)))
    if len(player) >= 2 and len(banker) >= 2:
        breaches += draw_breaches(line, player, banker)
    player_total = sum([card.points for card in player]) % 10
    banker_total = sum([card.points for card in banker]) % 10
    if coup.player_total is not None and coup.player_total != player_total:
        breaches.append(_total_breach(line, _PLAYER, player, coup.player_total, player_total))
    if coup.banker_total is not None and coup.banker_total != banker_total:
        breaches.append(_total_breach(line, _BANKER, banker, coup.banker_total, banker_total))
    if coup.winner is not None:
        winner = _winner(player_total, banker_total)
        if coup.winner is not winner:
            problem = fact(
                "audit-winner",
                found=_OUTCOMES[coup.winner],
                player=player_total,
                banker=banker_total,
                expected=_OUTCOMES[winner],
            )
            breaches.append(Breach(line, AuditKind.WINNER, problem))
    return breaches


def same_cards(one: LoggedCoup | None, other: LoggedCoup) -> bool:
    """Whether two coups were dealt the same cards."""
    return one is not None and (one.player, one.banker) == (other.player, other.banker)


def _winner(player: int, banker: int) -> Result:
    if player == banker:
        return Result.TIE
    return Result.PLAYER if player > banker else Result.BANKER


def _size_breach(line: int, hand: Fact, cards: int) -> Breach:
    return Breach(line, AuditKind.CARDS, fact("audit-cards", hand=hand, found=cards))


def _total_breach(
    line: int, hand: Fact, cards: Sequence[LoggedCard], found: int, expected: int
) -> Breach:
    shown = " ".join(map(format_logged_card, cards))
    problem = fact("audit-total", hand=hand, found=found, cards=shown, expected=expected)
    return Breach(line, AuditKind.TOTAL, problem)


def draw_breaches(
    line: int, player: Sequence[LoggedCard], banker: Sequence[LoggedCard]
) -> list[Breach]:
    """Third cards drawn or not drawn against the tableau.

    The Banker is checked against what the Player actually did, even if the Player broke the rules.
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
        rule = fact("audit-player-rule", total=player_two, expected=_does(takes=player_takes))
        rule = _natural_rule(player_two, banker_two, _PLAYER) if ended else rule
        breaches.append(_draw_breach(line, player, rule, takes=player_takes))
    if banker_takes is not (len(banker) > 2):
        against = "" if third is None else third
        expected = _does(takes=banker_takes)
        rule = fact("audit-banker-rule", total=banker_two, third=against, expected=expected)
        rule = _natural_rule(player_two, banker_two, _BANKER) if ended else rule
        breaches.append(_draw_breach(line, banker, rule, takes=banker_takes))
    return breaches


def _draw_breach(line: int, hand: Sequence[LoggedCard], rule: Fact, *, takes: bool) -> Breach:
    drawn = format_logged_card(hand[2]) if len(hand) > 2 else ""
    found = fact("audit-drew", card=drawn) if drawn else fact("audit-stood")
    problem = fact("audit-draw", rule=rule, found=found, expected=_does(takes=takes))
    return Breach(line, AuditKind.DRAW, problem)


def _does(*, takes: bool) -> Fact:
    return fact("audit-draws") if takes else fact("audit-stands")


def _natural_rule(player: int, banker: int, hand: Fact) -> Fact:
    best, total = (_PLAYER, player) if natural(player) else (_BANKER, banker)
    return fact("audit-natural-rule", best=best, total=total, hand=hand)


def any_suit(card: LoggedCard) -> Card:
    """The card, as a spade if its suit is not known."""
    return Card.of(card, Suit.SPADES) if isinstance(card, Rank) else card
