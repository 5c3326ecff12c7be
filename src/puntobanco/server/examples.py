"""A table in the middle of an evening, for the examples in the description of the API.

What is shown of it is made by the same views that show real tables, from commands that the table
itself carried out.
"""

from functools import cache
from itertools import count

from puntobanco.core.errors import ensure
from puntobanco.core.ids import CommandId, Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Directory
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.asked import Asked
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.decide import decide
from puntobanco.table.evolve import evolve
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Mode, Table

PATRON = PatronId("p24b354704979")
DIRECTORY = Directory(patrons={PATRON: True})
_ANN = Actor(patron=PATRON)
_COUP = ("2s", "7d", "3h", "Kd", "4c")
_EVENING: tuple[tuple[AnyCommand, Actor], ...] = (
    (commands.StartShoe(commitment="c" * 64), HOUSE),
    (commands.CutShoe(position=5), HOUSE),
    (commands.BurnCards(turned="Ks"), HOUSE),
    (commands.Sit(seat=3), _ANN),
    (commands.BuyChips(amount=Minor(500_00)), _ANN),
    (commands.OpenBetting(), HOUSE),
    (commands.PlaceWager(coup=1, bet="player", stake=Minor(20_00)), _ANN),
    (commands.CloseBetting(), HOUSE),
    *((commands.DealCard(card=card), HOUSE) for card in _COUP),
    (commands.SettleCoup(), HOUSE),
    (commands.OpenBetting(), HOUSE),
    (commands.PlaceWager(coup=2, bet="banker", stake=Minor(20_00)), _ANN),
)


@cache
def a_table() -> Table:
    """A dealer's table with one coup behind it and a wager on the next."""
    table = Table(id=TableId("dealer"))
    opening = commands.OpenTable(game=load_game("mini-baccarat"), mode=Mode.DEALER)
    ids = count(1)
    for command, by in ((opening, HOUSE), *_EVENING):
        asked = Asked(
            id=CommandId(f"example-{next(ids)}"),
            by=by,
            at=Ms(1_800_000_000_000),
            directory=DIRECTORY,
            wallet=Minor(1_000_00),
        )
        answer = decide(table, command, asked)
        ensure(not isinstance(answer, Refusal), f"the example was refused: {answer}")
        for event in () if isinstance(answer, Refusal) else answer:
            table = evolve(table, event)
    return table
