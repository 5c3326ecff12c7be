"""Write the golden logs: `python -m tests.kit.fixture_log` writes all of them to `tests/golden`.

Each story has its own seed, its name, so that the log has the same anchor in every run
(`tests/proof/test_fixture_logs.py`). Until the first release, run this after a change of the log's
content; it also writes the new anchors into the transcripts. From then on a written log is never
regenerated: add a story instead.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from puntobanco.core.ids import CardId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.house.pit import open_pit
from puntobanco.people import commands as people
from puntobanco.people.house import HouseKey
from puntobanco.people.places import HOUSE_PLACE
from puntobanco.people.rules import HouseRules
from puntobanco.people.staff import Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.state import AdjustReason, AwardReason, Pool
from puntobanco.sheets import load_game
from puntobanco.store import Anchor, Manifest, backup, open_store
from puntobanco.store.backup import manifest_path
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.state import Mode
from tests.kit import care_evening, chance, progressive_evening
from tests.kit.care_evening import Moved
from tests.kit.houses import PIT, Floor, surroundings
from tests.kit.jackpots import DORA, METER, SAM, Jackpots, line_and_meter
from tests.kit.meters import BY_NINE, PLAIN, SIX_SUITED, STAFF

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"


async def _evening(floor: Floor, _clock: Moved) -> None:
    """A terminal, and a California table that patrons bank."""
    await floor.open("terminal", load_game("terminal-3", settings={"total-decks": 1}))
    await floor.open("california", "commission-free-dragon-bonus")
    ann = await floor.patron("ann", table="terminal", seat=1)
    bob = await floor.patron("bob", table="california", seat=1)
    cat = await floor.patron("cat", table="california", seat=2)
    for _ in range(9):
        wagers = ((ann, "banker", 10_00), (ann, "banker-pair", 5_00))
        await floor.croupier("terminal").round(floor.betting("terminal", *wagers))
    for _ in range(3):
        await _hand(floor, bob, cat)
    croupier = floor.croupier("california")
    await croupier.find_player_dealer(_accepts(floor, bob))
    await croupier.ask(commands.OpenBetting())
    await floor.bet("california", cat, "player", 10_00)
    await croupier.ask(commands.VoidCoup(reason="misdeal"))


async def _hand(floor: Floor, banks: Actor, bets: Actor) -> None:
    croupier = floor.croupier("california")
    await croupier.ready_shoe()
    if not floor.pit.table(TableId("california")).bank and not (
        await croupier.find_player_dealer(_accepts(floor, banks))
    ):
        await floor.do("california", commands.PostBank(bank=Minor(20_00)), banks)
    wagers = ((bets, "player", 50_00), (bets, "player-dragon-bonus", 5_00), (bets, "tie", 10_00))
    await croupier.round(floor.betting("california", *wagers))


def _accepts(floor: Floor, who: Actor) -> Callable[[int], Awaitable[bool]]:
    async def answer(seat: int) -> bool:
        if floor.pit.table(TableId("california")).seats[seat] != who.patron:
            return False
        await floor.do("california", commands.AcceptPosition(bank=Minor(20_00)), who)
        return True

    return answer


async def _dealer(floor: Floor, _clock: Moved) -> None:
    """A dealer's table: a card misread and corrected, a void coup, and a coup settled again."""
    dealing = Jackpots(floor.pit)
    await dealing.staff()
    await dealing.open("pit-2", "mini-baccarat", mode=Mode.DEALER)
    ann = await dealing.patron("ann", table="pit-2", seat=2)
    ben = await dealing.patron("ben", table="pit-2", seat=7)
    wagers = ((ann, "banker", 100_00), (ben, "player", 50_00), (ben, "tie", 5_00))
    table = TableId("pit-2")
    await dealing.coup(table, wagers, BY_NINE)
    await dealing.start(table, wagers)
    await dealing.deal(table, PLAIN[:4])
    misread = commands.CorrectCard(place=1, card="7h", reason="it was a heart")
    await dealing.do(table, misread, DORA, approval=dealing.approval("sam", table))
    await dealing.deal(table, PLAIN[4:])
    await dealing.end(table)
    await dealing.start(table, wagers)
    await dealing.deal(table, PLAIN[:2])
    void = commands.VoidCoup(reason="a card fell")
    await dealing.do(table, void, DORA, approval=dealing.approval("sam", table))
    await dealing.coup(table, wagers, PLAIN)
    seen = commands.CorrectCoup(
        coup=dealing.pit.table(table).coups, cards=BY_NINE, reason="seen on camera"
    )
    await dealing.do(table, seen, SAM, approval=dealing.approval("eve", table))
    await dealing.coup(table, wagers, BY_NINE)


async def _approvals(floor: Floor, _clock: Moved) -> None:
    """A real house, where a second person approves: roles, cards, cage limits, money, a setting."""
    house = Jackpots(floor.pit)
    ada, cleo = StaffId("ada"), StaffId("cleo")
    by_admin = partial(house.approval, "abe", HOUSE_PLACE)
    await house.house(people.OpenHouse(demonstration=False))
    await house.house(people.AdoptProfile(rules=HouseRules(profile="ours")))
    for admin in ("ada", "abe"):
        await house.house(people.AppointStaff(staff=StaffId(admin), roles=frozenset({Role.ADMIN})))
        await house.house(people.IssueCard(card=CardId(f"card-{admin}"), holder=StaffId(admin)))
    for who in ("dora", "sam", "eve", "cleo"):
        staff = StaffId(who)
        appoint = people.AppointStaff(staff=staff, roles=STAFF[staff].roles)
        await house.accepted(appoint, by=ada, approval=by_admin())
        await house.accepted(people.InviteStaff(staff=staff), by=ada, approval=by_admin())
        card = people.IssueCard(card=CardId(f"card-{who}"), holder=staff)
        await house.accepted(card, by=ada, approval=by_admin())
    limit = people.ChangeHouse(key=HouseKey.CAGE_TRANSACTION, value="50000", reason="a quiet night")
    await house.accepted(limit, by=ada, approval=by_admin())
    ann = PatronId("ann")
    await house.accepted(people.RegisterPatron(patron=ann), by=ada)
    issue = people.IssueCredit(patron=ann, amount=Minor(600_00))
    refused = await house.house(issue, by=cleo)
    assert not isinstance(refused, Accepted)
    await house.accepted(issue, by=cleo, approval=house.approval("sam", HOUSE_PLACE))
    table = TableId("t1")
    await house.do(
        table, commands.OpenTable(game=load_game("mini-baccarat"), mode=Mode.DEALER), SAM
    )
    change = commands.ChangeSetting(key="last-bets-time", value=9, reason="a quiet night")
    await house.do(table, change, SAM, approval=house.approval("eve", table))
    patron = Actor(patron=ann)
    await house.do(table, commands.Sit(seat=1), patron)
    await house.do(table, commands.BuyChips(amount=Minor(300_00)), patron)
    await house.coup(table, ((patron, "player", 50_00),), BY_NINE)
    await house.do(table, commands.CashOut(amount=Minor(350_00)), patron)
    redeem = people.RedeemCredit(patron=ann, amount=Minor(650_00))
    await house.accepted(redeem, by=cleo, approval=house.approval("eve", HOUSE_PLACE))
    gone = people.DismissStaff(staff=StaffId("dora"), reason="left the house")
    await house.accepted(gone, by=ada)


async def _progressive(floor: Floor, _clock: Moved) -> None:
    """The scripted evening, then what it leaves out: a void, corrections, a rejection, a fault."""
    jackpots = Jackpots(floor.pit)
    await progressive_evening.evening(jackpots)
    table = TableId(progressive_evening.TWO)
    eva = Actor(patron=PatronId("eva"))
    await jackpots.start(table, line_and_meter(eva))
    await jackpots.deal(table, SIX_SUITED)
    misread = commands.CorrectCard(place=5, card="Ts", reason="it was a spade")
    await jackpots.do(table, misread, DORA, approval=jackpots.approval("sam", table))
    void = commands.VoidCoup(reason="a card fell")
    await jackpots.do(table, void, DORA, approval=jackpots.approval("sam", table))
    await jackpots.coup(table, line_and_meter(eva), PLAIN)
    coup = jackpots.pit.table(table).coups
    other = commands.CorrectCoup(coup=coup, cards=SIX_SUITED, reason="seen on camera")
    await jackpots.do(table, other, SAM, approval=jackpots.approval("eve", table))
    award = jackpots.meter.awards[-1]
    reject = asks.RejectAward(
        award=award.number, reason=AwardReason.NOT_QUALIFIED, note="another camera"
    )
    await jackpots.do_meter(reject, "dora", approval=jackpots.approval("eve", table))
    addition = asks.AdjustMeter(
        pool=Pool.METER, change=10_00, reason=AdjustReason.HOUSE_ADDITION, note="a promotion"
    )
    await jackpots.do_meter(addition, "sam", approval=jackpots.approval("eve"))
    await jackpots.coup(table, line_and_meter(eva), SIX_SUITED)
    await jackpots.do_meter(asks.ReportFault(reason="two signs differ"), "dora")
    enable = asks.EnableMeter(reason="they agree again")
    await jackpots.do_meter(enable, "sam", approval=jackpots.approval("eve"))
    await jackpots.do(table, commands.UnlinkMeter(), SAM)
    await jackpots.do(table, commands.LinkMeter(meter=METER), SAM)
    tight = replace(jackpots.meter.settings, most_wagered=Minor(1_00))
    change = asks.ChangeParameters(parameters=tight, reason="one wager at a time")
    await jackpots.do_meter(change, "eve", approval=jackpots.approval("sam"))
    fay = await jackpots.patron("fay", table=table, seat=3)
    await jackpots.start(table, (*line_and_meter(eva), *line_and_meter(fay)))
    await jackpots.deal(table, ("2c", "7c", "3c", "Kc", "4d"))
    await jackpots.end(table)


STORIES: dict[str, Callable[[Floor, Moved], Awaitable[None]]] = {
    "evening": _evening,
    "dealer": _dealer,
    "progressive": _progressive,
    "approvals": _approvals,
    "limits": care_evening.evening,
}


async def write_log(story: str, target: Path) -> Manifest:
    """Write the log of a story as a backup."""
    chance.begin(story)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with open_store(f"sqlite:///{folder / 'house.db'}") as store:
            around = surroundings(folder)
            around.clock = clock = Moved(around.clock)
            async with open_pit(PIT, store, around) as pit:
                await STORIES[story](Floor(pit), clock)
            return backup(store, target)


async def _main() -> None:
    for story in STORIES:
        target = GOLDEN / f"{story}.db"
        kept = manifest_path(target)
        before = Manifest.from_json(kept.read_text(), name=kept.name) if kept.exists() else None
        for left in (target, kept):
            left.unlink(missing_ok=True)
        manifest = await write_log(story, target)
        print(*manifest.anchors)
        if before is not None:
            _update_pages(*before.anchors, *manifest.anchors)


def _update_pages(before: Anchor, after: Anchor) -> None:
    """Show the new anchor of a log in the transcripts."""
    for page in (ROOT / "README.md", ROOT / "docs" / "player-dealer.md"):
        page.write_text(page.read_text().replace(str(before), str(after)))


if __name__ == "__main__":
    asyncio.run(_main())
