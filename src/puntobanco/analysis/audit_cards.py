"""Cards of a log against the shoe's supply and the tableau."""

from collections.abc import Iterator, Sequence

from puntobanco.analysis.audit_findings import Breach, Kind
from puntobanco.core.cards import CARDS, Card, Rank, Suit
from puntobanco.core.coup import Result
from puntobanco.core.figures import counted
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
    holder = f"{counted(decks, 'deck')} {'holds' if decks == 1 else 'hold'}"
    sentence = f"{what} number {seen} of the shoe: {holder} {held}"
    return Breach(line, Kind.SUPPLY, f"{what} number {seen}", f"at most {held}", sentence)


def burn_breaches(line: int, turned: LoggedCard, unseen: int) -> Iterator[Breach]:
    """Cards burned that do not answer to the card turned."""
    expected = cards_burned(any_suit(turned))
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


def same_cards(one: LoggedCoup | None, other: LoggedCoup) -> bool:
    """Whether two coups were dealt the same cards."""
    return one is not None and (one.player, one.banker) == (other.player, other.banker)


def _winner(player: int, banker: int) -> Result:
    if player == banker:
        return Result.TIE
    return Result.PLAYER if player > banker else Result.BANKER


def _size_breach(line: int, hand: str, cards: int) -> Breach:
    found = counted(cards, "card")
    sentence = f"the {hand} hand has {found}; expected 2 or 3"
    return Breach(line, Kind.CARDS, found, "2 or 3 cards", sentence)


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


def any_suit(card: LoggedCard) -> Card:
    """A card, taken as a spade where its suit is not known."""
    return Card.of(card, Suit.SPADES) if isinstance(card, Rank) else card
