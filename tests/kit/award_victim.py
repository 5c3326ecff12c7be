"""An award killed at a given step: `python -m tests.kit.award_victim FOLDER STEP HOW`.

Every command has its own fixed id, so the whole story is sent again after each kill, and completed
commands are answered without being repeated. `HOW` is `sent`, to die as soon as the command is on
its way, or `committed`, to die when it is durable but not yet answered.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from puntobanco.core.ids import CardId, CommandId, MeterId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted, PitCommand, ToHouse, ToMeter, ToTable
from puntobanco.house.pit import open_pit
from puntobanco.people import commands as people
from puntobanco.people.staff import Approval, Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.state import AwardReason, Recovery, preset
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor, AnyCommand
from puntobanco.table.state import Mode
from tests.kit.approvals import approval_by, bound
from tests.kit.houses import PIT, surroundings
from tests.kit.meters import SIX_SUITED, STAFF

METER, TABLE = MeterId("dragon"), TableId("t1")
DORA, ANN = Actor(staff=StaffId("dora")), Actor(patron=PatronId("ann"))


def _approved(by: str, place: TableId, nonce: str) -> Approval:
    role = Role.EXECUTIVE if by == "eve" else Role.SUPERVISOR
    return approval_by(f"card-{by}", role, place, nonce)


def _story() -> Iterator[tuple[str, PitCommand]]:
    """Every command of the story, with its name."""

    def table(command: AnyCommand, by: Actor = DORA) -> PitCommand:
        return ToTable(id=CommandId("?"), table=TABLE, by=by, command=command)

    def meter(command: AnyMeterCommand, by: str, approval: Approval | None = None) -> PitCommand:
        return ToMeter(
            id=CommandId("?"), meter=METER, by=StaffId(by), command=command, approval=approval
        )

    def house(command: people.AnyPeopleCommand) -> PitCommand:
        return ToHouse(id=CommandId("?"), by=None, command=command)

    game = load_game("progressive-3")
    for who, member in STAFF.items():
        yield "staff", house(people.AppointStaff(staff=who, roles=member.roles))
        yield "staff", house(people.IssueCard(card=CardId(f"card-{who}"), holder=who))
    yield "patron", house(people.RegisterPatron(patron=PatronId("ann")))
    yield "patron", house(people.IssueCredit(patron=PatronId("ann"), amount=Minor(1_000_00)))
    opening = asks.OpenMeter(game=game, parameters=preset(game), reason="a new game")
    yield "open meter", meter(opening, "eve", _approved("sam", approval_place(METER), "n1"))
    supervisor = Actor(staff=StaffId("sam"))
    yield "open table", table(commands.OpenTable(game=game, mode=Mode.DEALER), supervisor)
    yield "link", table(commands.LinkMeter(meter=METER), supervisor)
    yield "sit", table(commands.Sit(seat=1), ANN)
    yield "buy", table(commands.BuyChips(amount=Minor(500_00)), ANN)
    yield "shoe", table(commands.StartShoe(commitment="by hand"))
    yield "cut", table(commands.CutShoe(position=9))
    yield "burn", table(commands.BurnCards(turned="As"))
    yield "betting", table(commands.OpenBetting())
    yield "line", table(commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00)), ANN)
    yield "side", table(commands.PlaceWager(coup=1, bet="progressive", stake=Minor(1_00)), ANN)
    yield "START GAME", table(commands.CloseBetting())
    for card in SIX_SUITED[:-1]:
        yield "card", table(commands.DealCard(card=card))
    yield "the hit", table(commands.DealCard(card=SIX_SUITED[-1]))
    yield "the mark", meter(asks.MarkHand(table=TABLE, coup=1, seat=1, row=0), "dora")
    yield "the call", meter(asks.CallSupervisor(table=TABLE, coup=1), "dora")
    verifying = asks.VerifyAward(award=1, cards=SIX_SUITED)
    yield "the log", meter(verifying, "dora", _approved("eve", TABLE, "n2"))
    yield "END GAME", table(commands.SettleCoup())
    yield "the payment", meter(asks.PayAward(award=1), "cleo")
    undoing = asks.BackOutAward(award=1, reason=AwardReason.CARDS_MISREAD, note="a club")
    undoing = replace(undoing, recovery=Recovery.RECOVERED)
    yield "the back-out", meter(undoing, "sam", _approved("eve", approval_place(METER), "n3"))


def story() -> list[tuple[str, PitCommand]]:
    """The story with an id for each command, the same every time."""
    return [
        (name, replace(sent, id=CommandId(f"step-{place}")))
        for place, (name, sent) in enumerate(_story())
    ]


AWARD = [
    "START GAME",
    "the hit",
    "the mark",
    "the call",
    "the log",
    "END GAME",
    "the payment",
    "the back-out",
]
"""The steps at which tests kill the process."""


def _die(_published: object = None) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def _main(folder: Path, step: str, how: str) -> None:
    with open_store(f"sqlite:///{folder / 'house.db'}", thorough=False) as store:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            for name, sent in story():
                if (name, how) == (step, "committed"):
                    pit.durable.listeners.append(_die)
                answering = pit.submit(bound(sent, pit.state))
                if (name, how) == (step, "sent"):
                    await asyncio.sleep(0)  # the writer takes it up, and is killed there
                    _die()
                answer = await answering
                assert isinstance(answer, Accepted), (name, answer)


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
