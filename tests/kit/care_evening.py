"""An evening of a patron who sets limits, plays, takes a break, is excluded, and comes back."""

from collections.abc import Callable

from msgspec.structs import replace

from puntobanco.core.ids import CommandId, Ms, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.messages import Accepted, ToHouse
from puntobanco.people import commands as people
from puntobanco.people.care import LimitKind
from puntobanco.people.rules import DAY, HOUR, HouseRules
from puntobanco.people.staff import Role
from puntobanco.table import commands
from tests.kit.houses import Floor

ANN = PatronId("ann")
CARL = StaffId("carl")


class Moved:
    """A clock that can be set forward."""

    def __init__(self, clock: Callable[[], Ms]) -> None:
        self._clock = clock
        self.ahead = 0

    def __call__(self) -> Ms:
        return Ms(self._clock() + self.ahead)


class _Desk:
    """Sends commands about people, each under its own id."""

    def __init__(self, pit: AnyPit) -> None:
        self._pit = pit
        self._sent = 0

    async def send(
        self,
        command: people.AnyPeopleCommand,
        *,
        by: StaffId | None = None,
        patron: PatronId | None = None,
    ) -> None:
        self._sent += 1
        made = CommandId(f"care-{self._sent}")
        answer = await self._pit.submit(ToHouse(id=made, by=by, command=command, patron=patron))
        assert isinstance(answer, Accepted), answer

    async def own(self, command: people.CareCommand) -> None:
        await self.send(command, patron=command.patron)


async def evening(floor: Floor, clock: Moved) -> None:
    """Play the whole evening at table t1."""
    desk = _Desk(floor.pit)
    await desk.send(people.AdoptProfile(rules=HouseRules(profile="ours")))
    await floor.open("t1", "mini-baccarat")
    await desk.send(people.AppointStaff(staff=CARL, roles=frozenset({Role.CASHIER})))
    ann = await floor.patron("ann", table="t1", seat=1, chips=5_000_00)
    limit = people.SetLimit(patron=ANN, limit=LimitKind.LOSS_DAY, value=1_000_00)
    await desk.own(limit)
    await desk.own(replace(limit, value=2_000_00))
    await desk.own(people.WithdrawChange(patron=ANN, limit=LimitKind.LOSS_DAY))
    await desk.own(people.ChooseRealityCheck(patron=ANN, minutes=15))
    croupier = floor.croupier("t1")
    for _ in range(3):
        await croupier.round(floor.betting("t1", (ann, "player", 20_00)))
    await desk.own(people.BeginCoolOff(patron=ANN, hours=24))
    clock.ahead += 24 * HOUR
    exclude = people.ExcludePatron(patron=ANN, days=30, reason="asked")
    await desk.send(exclude, by=CARL)
    await floor.do("t1", commands.CashOut(amount=Minor(100_00)), ann)
    await desk.send(people.RedeemCredit(patron=ANN, amount=Minor(100_00)), by=CARL)
    clock.ahead += 30 * DAY
    await desk.own(people.EndExclusion(patron=ANN))
    await croupier.round(floor.betting("t1", (ann, "player", 20_00)))
