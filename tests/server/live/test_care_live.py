"""A patron's own limits on the wire: screens learn of them at once, and they refuse wagers."""

import asyncio
import secrets
from typing import Any

import pytest

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.people.rules import DAY, HOUR, MINUTE
from puntobanco.server.client import Live
from puntobanco.server.protocol import Done
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.houses import run
from tests.kit.server import OpenHouse, Person
from tests.kit.tables import BANKER_WINS


def wish(person: Person, what: str, **more: Any) -> None:
    answer = person.post("/api/me/care", {"what": what, "id": secrets.token_hex(8), **more})
    assert answer.is_success, answer.text


def opened(house: OpenHouse, table: TableId) -> None:
    for command in (
        commands.StartShoe(commitment="c" * 64),
        commands.CutShoe(position=5),
        commands.BurnCards(turned="Ks"),
        commands.OpenBetting(),
    ):
        house.ask(table, command)


async def seated(live: Live, table: TableId) -> None:
    await live.watch(table)
    for command in (commands.Sit(seat=1), commands.BuyChips(amount=Minor(500_00))):
        assert isinstance((await live.do(table, command)).answer, Accepted)


async def bet(live: Live, table: TableId, stake: int) -> Done:
    coup = live.updates[table].view.coup
    command = commands.PlaceWager(coup=coup, bet="player", stake=Minor(stake))
    return await live.do(table, command)


async def until(live: Live, table: TableId, stop: str | None) -> None:
    """Wait until the screen shows why its patron may not play."""
    async with asyncio.timeout(60):
        while live.own_views[table].own.stop != stop:
            await live.next_message()


@pytest.mark.assures("RG-04")
def test_an_exclusion_reaches_open_sockets_at_once(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=1_000_00)
    opened(house, table)

    async def story() -> None:
        async with (
            house.terminal(ann) as client,
            client.live() as live,
            house.terminal(ann) as other,
            other.live() as second,
        ):
            await seated(live, table)
            await second.watch(table)
            assert isinstance((await bet(live, table, 20_00)).answer, Accepted)
            await asyncio.to_thread(wish, ann, "exclude", days=30)
            for one in (live, second):
                await until(one, table, "excluded")
                assert one.own_views[table].own.until == house.clock() + 30 * DAY
            refused = await bet(live, table, 20_00)
            assert refused.answer == Refusal(RefusalCode.EXCLUDED)
            assert refused.sentence
            cash = await live.do(table, commands.CashOut(amount=Minor(100_00)))
            assert isinstance(cash.answer, Accepted)

    run(story())
    house.ask(table, commands.CloseBetting())
    for card in BANKER_WINS.split():
        house.ask(table, commands.DealCard(card=card))
    house.ask(table, commands.SettleCoup())
    assert house.table(table).chips(ann.id) == 380_00  # type: ignore[arg-type]


def test_a_screen_shows_the_remaining_loss_and_time(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=1_000_00)
    opened(house, table)
    wish(ann, "limit", limit="loss-day", value=50_00)
    wish(ann, "limit", limit="time-day", value=10)
    wish(ann, "reality-check", minutes=15)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await seated(live, table)
            own = live.own_views[table].own
            assert (own.loss_left, own.reality_check, own.session_display) == (50_00, 15, True)
            assert own.time_ends == house.clock() + 10 * MINUTE
            assert isinstance((await bet(live, table, 30_00)).answer, Accepted)
            assert live.own_views[table].own.loss_left == 20_00
            refused = await bet(live, table, 30_00)
            assert refused.answer == Refusal(RefusalCode.LOSS_LIMIT, bet="player", allowed=20_00)
            await asyncio.to_thread(house.clock.pass_s, 600)
            late = await bet(live, table, 10_00)
            assert late.answer == Refusal(RefusalCode.TIME_LIMIT)

    run(story())


def test_a_patron_can_sit_down_after_a_break(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=1_000_00)
    wish(ann, "cool-off", hours=24)

    async def sit() -> Done:
        async with house.terminal(ann) as client, client.live() as live:
            await live.watch(table)
            return await live.do(table, commands.Sit(seat=1))

    assert run(sit()).answer == Refusal(RefusalCode.COOLING_OFF)
    house.clock.pass_s(24 * HOUR / 1000)
    ann.began(ann.sign_in(ann.name))
    assert isinstance(run(sit()).answer, Accepted)
