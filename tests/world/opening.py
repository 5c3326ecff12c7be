"""Sets up a house in an empty store: staff with cards, three tables, a meter, patrons."""

from collections.abc import Callable, Iterator

from puntobanco.core.ids import Ms
from puntobanco.house.messages import PitCommand
from puntobanco.people import commands as people
from puntobanco.table.commands import OpenTable
from puntobanco.table.state import Mode
from tests.world import jackpot
from tests.world.cast import (
    AUTO,
    BANK,
    BY_HOUSE,
    BY_PLAYER_DEALER,
    HAND,
    PATRONS,
    PURSE,
    STAFF,
    TERMINALS,
    Cast,
    card_of,
    opened_on,
)
from tests.world.chance import Chance


def opening(cast: Cast, chance: Chance, now: Callable[[], Ms]) -> Iterator[PitCommand]:
    """The commands that open the house, in order."""
    for staff, roles in STAFF.items():
        yield cast.to_house(people.AppointStaff(staff=staff, roles=roles))
        yield cast.to_house(people.IssueCard(card=card_of(staff), holder=staff))
    yield cast.to_table(BANK, opened_on(chance, BY_PLAYER_DEALER, Mode.AUTOMATIC))
    if chance.one_in(2):
        shared = opened_on(chance, jackpot.GAMES, Mode.AUTOMATIC)
        yield cast.to_table(AUTO, shared)
        yield cast.to_table(HAND, OpenTable(game=shared.game, mode=Mode.DEALER))
        yield from jackpot.opening(shared, cast, chance, now())
    else:
        yield cast.to_table(AUTO, opened_on(chance, (*BY_HOUSE, *TERMINALS), Mode.AUTOMATIC))
        yield cast.to_table(HAND, opened_on(chance, BY_HOUSE, Mode.DEALER))
    for patron in PATRONS:
        yield cast.to_house(people.RegisterPatron(patron=patron))
        yield cast.to_house(people.IssueCredit(patron=patron, amount=PURSE))
