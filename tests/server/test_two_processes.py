"""Two processes on one PostgreSQL: one owns the tables, the other shows them and takes over."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_state
from puntobanco.house.pit import open_pit
from puntobanco.proof.log_proof import prove
from puntobanco.server.client import Client, FaultError, LinkLostError, Live, MovedError
from puntobanco.server.protocol import WatchLobby
from puntobanco.server.running import PIT
from puntobanco.sheets.files import house_profile
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.state import Mode
from tests.kit.houses import Floor, surroundings
from tests.kit.postgres import Cluster, cluster
from tests.kit.proofs import counted
from tests.kit.server import PASSWORD
from tests.kit.serving import Serving, serving

pytestmark = pytest.mark.part("postgresql")

HAND = TableId("hand")
MOST_S = 5.0
"""From an owner's death to the next accepted wager, at most."""


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


def prepared(url: str, folder: Path) -> None:
    """A dealer's table with betting open for as long as it takes."""

    async def open_betting() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, surroundings(folder)) as pit:
                floor = Floor(pit)
                await floor.open(HAND, "mini-baccarat", mode=Mode.DEALER)
                for command in (
                    commands.StartShoe(commitment="by hand"),
                    commands.CutShoe(position=9),
                    commands.BurnCards(turned="As"),
                    commands.OpenBetting(),
                ):
                    await floor.do(HAND, command)

    asyncio.run(open_betting())


@pytest.fixture
def house(server: Cluster, tmp_path: Path) -> tuple[str, Path]:
    url = server.new_url()
    prepared(url, tmp_path)
    return url, tmp_path


OPEN = ("--open-registration", "--welcome-credit", "1000")


async def sit(live: Live, seat: int) -> None:
    for command in (commands.Sit(seat=seat), commands.BuyChips(amount=Minor(500_00))):
        answer = await live.do(HAND, command)
        assert answer.sentence == ""


async def bet(live: Live, number: int) -> str:
    """Place a wager, or take it back, under one id."""
    wager = commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00))
    command = commands.TakeBackAll(coup=1) if number % 2 else wager
    made = CommandId(f"bet-{number}")
    assert (await live.do(HAND, command, id=made)).sentence == ""
    return made


async def bet_until_taken(client: Client, base: str, number: int) -> float:
    """Reconnect and send the same wager until it is accepted; returns the time."""
    client.base = base
    while True:
        try:
            async with client.live() as live:
                await bet(live, number)
                return time.monotonic()
        except (OSError, LinkLostError, FaultError):
            await asyncio.sleep(0.05)


def test_a_standby_redirects_and_takes_over(
    house: tuple[str, Path],
) -> None:
    url, folder = house
    with serving(folder, "--database", url, *OPEN) as one:
        assert one.line() == str(fact("serve-links", days=3))
        assert one.line() == str(fact("serve-two-people"))
        token = one.line().removeprefix(f"{one.url}/invite#")
        with serving(folder, "--database", url, *OPEN) as two:
            assert two.line() == str(fact("serve-standby", address=one.url))
            # Already on the first page: the hosts a page may contact are fixed when it loads.
            page = httpx.get(f"{two.url}/health")
            assert one.url in page.headers["content-security-policy"]
            asyncio.run(ends(one, two, token))
            acked = asyncio.run(story(one, two))
            one.process.wait()
            assert httpx.get(f"{two.url}/health").json()["state"] == "running"
            two.signal(signal.SIGTERM)
            assert two.process.wait(20) == 0
    with open_store(url) as store:
        assert acked <= set(store.command_ids(PIT))
        assert prove(store, PIT).whole
        # A clean shutdown is announced, so the pit is free at once.
        assert [process.address for process in store.processes.others("")] == [one.url]
        assert store.owner(PIT) == ""


async def story(one: Serving, two: Serving) -> set[str]:
    """An evening over two processes; returns the ids of the accepted wagers."""
    acked: set[str] = set()
    async with Client(one.url) as ann, Client(two.url) as late, httpx.AsyncClient() as http:
        # Requests that need the owner are sent there.
        with pytest.raises(httpx.HTTPStatusError) as refused:
            await late.register("bob", PASSWORD)
        assert refused.value.response.status_code == 421
        assert refused.value.response.headers["location"] == one.url
        health = (await http.get(f"{two.url}/health")).json()
        assert (health["state"], health["owner"]) == ("standby", one.url)
        await ann.register("ann", PASSWORD)
        async with ann.live() as live:
            await sit(live, 1)
            acked.add(await bet(live, 0))
            # The same session at the other process: it sees everything and learns where to go.
            also = Client(two.url, cookie=ann.cookie, token=ann.token)
            async with also.live() as there:
                assert there.you.patron == live.you.patron
                assert one.url in there.others
                await there.watch(HAND)
                await there.until(lambda: there.elsewhere is not None)
                assert there.elsewhere is not None
                assert there.elsewhere.address == one.url
                await there.until(lambda: there.own_views[HAND].chips == 490_00)
                with pytest.raises(MovedError) as moved:
                    await bet(there, 1)
                assert moved.value.address == one.url
                await follows(live, there, acked)
            await also.http.aclose()
        died = time.monotonic()
        one.signal(signal.SIGKILL)
        ann.http.headers["cookie"] = ann.cookie
        took = await bet_until_taken(ann, two.url, 3) - died
        acked.add("bet-3")
        print(f"owner killed: next accepted wager after {took:.2f} s")
    return acked


async def follows(live: Live, there: Live, acked: set[str]) -> None:
    """Acts at one process are shown by the other, in the lobby and at the table."""
    await live.watch(HAND)
    await there.send(WatchLobby())
    acked.add(await bet(live, 1))
    acked.add(await bet(live, 2))
    await live.until(lambda: live.own_views[HAND].chips == 490_00)
    await there.until(
        lambda: (
            there.updates[HAND].seq == live.updates[HAND].seq
            and there.own_views[HAND].chips == 490_00
        )
    )
    assert there.lobby is not None
    assert [table.table for table in there.lobby.tables] == [HAND]


async def ends(one: Serving, two: Serving, token: str) -> None:
    """A sign-out and a disabled login apply at once in the other process."""
    async with Client(one.url) as eve, Client(one.url) as fred, Client(one.url) as boss:
        await eve.register("eve", PASSWORD)
        await fred.register("fred", PASSWORD)
        begun = await boss.http.post(
            f"/api/invites/{token}", json={"name": "boss", "password": PASSWORD}
        )
        boss.token = begun.json()["token"]
        at_two = [Client(two.url, cookie=who.cookie, token=who.token) for who in (eve, fred)]
        async with at_two[0].live() as eves, at_two[1].live() as freds:
            headers = {"x-punto-token": eve.token}
            assert (await eve.http.delete("/api/session", headers=headers)).status_code == 200
            target = {"what": "login", "login": "fred", "reason": "asked for a rest"}
            await boss.post("/api/disable", target)
            for live in (eves, freds):
                await live.until(lambda: live.bye is not None, 60)  # noqa: B023 -- awaited here
        for client in at_two:
            assert (await client.http.get("/api/session")).json()["state"] == "none"
            await client.http.aclose()


def test_a_new_owner_uses_its_own_profile_and_tables(house: tuple[str, Path]) -> None:
    """As in an upgrade: each process starts while the other owns the tables."""
    url, folder = house
    more = ("--profile", "washington-sheet", "--table", "terminal-1")
    with (
        serving(folder, "--database", url, *OPEN) as one,
        serving(folder, "--database", url, *OPEN, *more) as two,
    ):
        assert two.line() == str(fact("serve-standby", address=one.url))
        one.signal(signal.SIGTERM)
        assert one.process.wait(20) == 0
        wanted = {HAND, TableId("terminal-1")}
        asyncio.run(shown(two, wanted))
    with open_store(url) as store:
        state, _, _ = load_state(store, PIT)
        assert set(state.tables) == wanted
        assert state.directory.rules == house_profile("washington-sheet").rules
        assert prove(store, PIT).whole


async def shown(house: Serving, wanted: set[TableId]) -> None:
    """Wait until the lobby has these tables."""
    async with Client(house.url) as anybody, anybody.live() as live:
        await live.send(WatchLobby())
        await live.until(
            lambda: live.lobby is not None and {one.table for one in live.lobby.tables} == wanted
        )


async def killed_in_turn(url: str, folder: Path, trials: int) -> list[float]:
    """Seconds from the death of each owner to the same patron's next accepted wager."""
    took: list[float] = []
    owner = Serving(folder, "--database", url, *OPEN)
    heir = owner
    try:
        async with Client(owner.url) as ann:
            await ann.register("ann", PASSWORD)
            ann.http.headers["cookie"] = ann.cookie
            async with ann.live() as live:
                await sit(live, 1)
            for number in range(trials):
                heir = await asyncio.to_thread(Serving, folder, "--database", url, *OPEN)
                await bet_until_taken(ann, owner.url, 2 * number)
                died = time.monotonic()
                await asyncio.to_thread(owner.end)
                took.append(await bet_until_taken(ann, heir.url, 2 * number + 1) - died)
                owner = heir
    finally:
        owner.end()
        heir.end()
    return sorted(took)


@pytest.mark.soak
def test_a_patron_bets_again_soon_after_an_owner_was_killed(house: tuple[str, Path]) -> None:
    url, folder = house
    took = asyncio.run(killed_in_turn(url, folder, 20))
    p95 = took[int(0.95 * len(took))]
    counted(kills=len(took), median_s=took[len(took) // 2], p95_s=p95)
    assert p95 < MOST_S
    with open_store(url) as store:
        bets = {f"bet-{number}" for number in range(2 * len(took))}
        assert bets <= set(store.command_ids(PIT))
        assert prove(store, PIT).whole


@pytest.mark.soak
def test_two_servers_survive_a_restarted_database(tmp_path: Path) -> None:
    with cluster() as server:
        url = server.new_url()
        prepared(url, tmp_path)
        with (
            serving(tmp_path, "--database", url, *OPEN) as one,
            serving(tmp_path, "--database", url, *OPEN) as two,
        ):
            asyncio.run(through_two_outages(server, (one, two)))
            assert one.process.poll() is None
            assert two.process.poll() is None
        with open_store(url) as store:
            assert {f"bet-{number}" for number in range(6)} <= set(store.command_ids(PIT))
            assert prove(store, PIT).whole


async def through_two_outages(server: Cluster, houses: tuple[Serving, Serving]) -> None:
    async with Client(houses[0].url) as ann:
        await ann.register("ann", PASSWORD)
        ann.http.headers["cookie"] = ann.cookie
        async with ann.live() as live:
            await sit(live, 1)
            await bet(live, 0)
        for number in range(1, 6):
            if number % 2:
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(server.start)
            either = [
                asyncio.ensure_future(bet_until_taken(also(ann, house), house.url, number))
                for house in houses
            ]
            async with asyncio.timeout(60):
                _, late = await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


def also(client: Client, house: Serving) -> Client:
    """The same session at another process of the house."""
    return Client(house.url, cookie=client.cookie, token=client.token)
