"""A table and a meter in play, for the examples in the API description.

The examples are produced by the views of real tables, from commands that were carried out.
"""

from functools import cache
from itertools import count

from puntobanco.core.errors import ensure
from puntobanco.core.ids import CardId, CommandId, MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Approval, Directory, Member, Role, StaffCard
from puntobanco.progressive import commands as asks
from puntobanco.progressive import context as of_meters
from puntobanco.progressive import decide as meters
from puntobanco.progressive.commands import AnyMeterCommand, HandCommand
from puntobanco.progressive.evolve import evolve as evolved
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.state import LockedWager, Meter, preset
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.context import TableContext
from puntobanco.table.decide import decide
from puntobanco.table.evolve import evolve
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Mode, Table

PATRON = PatronId("p24b354704979")
_EVE, _SAM, _CARD = StaffId("s77aa01c2d344"), StaffId("s5d0c1a7b2f33"), CardId("card-7")
DIRECTORY = Directory(
    staff={_EVE: Member(frozenset({Role.EXECUTIVE})), _SAM: Member(frozenset({Role.SUPERVISOR}))},
    cards={_CARD: StaffCard(_SAM)},
    patrons={PATRON: True},
)
_AT = Ms(1_800_000_000_000)
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
    """A dealer's table after one coup, with a wager on the next."""
    table = Table(id=TableId("dealer"))
    opening = commands.OpenTable(game=load_game("mini-baccarat"), mode=Mode.DEALER)
    ids = count(1)
    for command, by in ((opening, HOUSE), *_EVENING):
        asked = TableContext(
            id=CommandId(f"example-{next(ids)}"),
            by=by,
            at=_AT,
            directory=DIRECTORY,
            wallet=Minor(1_000_00),
        )
        answer = decide(table, command, asked)
        ensure(not isinstance(answer, Refusal), f"the example was refused: {answer}")
        for event in () if isinstance(answer, Refusal) else answer:
            table = evolve(table, event)
    return table


@cache
def a_meter() -> Meter:
    """A meter after one award, logged and not yet paid."""
    game = load_game("progressive-3")
    table, cards = TableId("dragon"), ("2h", "Kh", "3h", "Qh", "4h", "Th")
    wagers = (LockedWager(3, PATRON, Minor(1_00), Side.PLAYER),)
    evening: tuple[tuple[AnyMeterCommand | HandCommand, TableId | None], ...] = (
        (
            asks.OpenMeter(game=game, parameters=preset(game), reason="a new game"),
            of_meters.approval_place(MeterId("dragon")),
        ),
        (asks.JoinTable(table=table, game=game), None),
        (asks.LockWagers(table=table, coup=57, wagers=wagers, marked=False), None),
        (asks.StandResult(table=table, coup=57, cards=cards), None),
        (asks.EndHand(table=table, coup=57), None),
        (asks.VerifyAward(award=1, cards=cards), table),
    )
    meter = Meter(id=MeterId("dragon"))
    for number, (command, place) in enumerate(evening):
        act = act_of(command, meter.id) if isinstance(command, AnyMeterCommand) else ""
        approval = None if place is None else _approval(place, number, act)
        asked = of_meters.MeterContext(by=_EVE, at=_AT, directory=DIRECTORY, approval=approval)
        answer = meters.decide(meter, command, asked)
        ensure(not isinstance(answer, MeterRefusal), f"the example was refused: {answer}")
        for event in () if isinstance(answer, MeterRefusal) else answer:
            meter = evolved(meter, event)
    return meter


def _approval(place: TableId, number: int, act: str) -> Approval:
    return Approval(
        card=_CARD,
        role=Role.SUPERVISOR,
        table=place,
        nonce=str(number),
        expires=Ms(_AT + 1),
        asker=_EVE,
        act=act,
    )
