"""The squeeze: who may turn a hand's cards, and which of them are still face down.

The highest stake on a hand has the right; among equal stakes the patron who sat down first. The
table turns a hand without a minimum stake as it is dealt. Turning moves no money: it only decides
who sees a card when.
"""

from collections.abc import Iterator

from puntobanco.core.coup import Hand
from puntobanco.core.money import Minor
from puntobanco.table.state import Mode, Table, parse_cards
from puntobanco.table.tableau import hands_of


def squeezers(table: Table) -> dict[Hand, int]:
    """The seat that may turn each hand's cards. A hand turned by the table is omitted."""
    if table.coup is None or not squeezes(table):
        return {}
    found = {hand: _highest(table, hand) for hand in Hand}
    return {hand: seat for hand, seat in found.items() if seat is not None}


def squeezes(table: Table) -> bool:
    """Whether cards are squeezed: by setting, at an automatic table that may deal face down."""
    rules = table.rules
    return rules.table.squeeze.on and not rules.conduct.face_up and table.mode is Mode.AUTOMATIC


def _highest(table: Table, hand: Hand) -> int | None:
    stakes = {wager.seat: wager.stake for wager in table.play.wagers if wager.bet == hand.value}
    best = max(stakes.values(), default=Minor(0))
    if not best or best < table.rules.table.squeeze.minimum:
        return None
    # Seats are in the order in which they were taken.
    return next((seat for seat in table.seats if stakes.get(seat) == best), None)


def face_down(table: Table) -> dict[int, int | None]:
    """The places of cards still face down, each with the seat that may turn it now.

    Cards are turned in the printed order: the Player's two, the Banker's two, the Player's third,
    the Banker's third. A card whose turn has not come, also because an earlier one is not dealt
    yet, may not be turned (None). When its turn comes, a hand without a squeezer is turned at once.
    So a card that is face up stays face up.
    """
    holders = squeezers(table)
    down: dict[int, int | None] = {}
    if not holders:
        return down
    waiting = False
    for hand, places, wanted in _steps(hands_of(parse_cards(table.play.cards))):
        seat = holders.get(hand)
        if waiting or seat is not None:
            left = [place for place in places if place not in table.play.turned]
            down |= dict.fromkeys(left, None if waiting else seat)
        waiting = waiting or bool(down) or len(places) < wanted
    return down


def _steps(hands: tuple[Hand, ...]) -> Iterator[tuple[Hand, list[int], int]]:
    """The places of cards that are turned together, in that order, and how many there must be.

    Third cards are not known before they are dealt.
    """
    for third in (False, True):
        for hand in (Hand.PLAYER, Hand.BANKER):
            places = [place for place, to in enumerate(hands) if to is hand]
            yield hand, places[2:] if third else places[:2], 0 if third else 2


def places_to_turn(table: Table) -> tuple[int, ...]:
    """The places of cards that wait to be turned."""
    return tuple(place for place, seat in face_down(table).items() if seat is not None)
