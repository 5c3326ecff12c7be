"""A bet that rides on a patron's line, banked by a player-dealer: from the wager to the proof."""

from dataclasses import replace
from pathlib import Path

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.house.pit import open_pit
from puntobanco.office.follower import Follower
from puntobanco.office.recall import recall_coup
from puntobanco.office.schema import open_reading
from puntobanco.proof.evidence import evidence
from puntobanco.proof.explain import correction_due, explanation, find_coup
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from tests.kit.evenings import seeded_surroundings
from tests.kit.games import DRAGON_BONUS, a_bet
from tests.kit.houses import PIT, Floor, run

TABLE = TableId("california")
COUPS = (1, 2)
"""As many as a patron keeps the position."""
BANK = 70_00


async def evening(floor: Floor) -> None:
    sheet = load_game("commission-free-dragon-bonus")
    bonus = a_bet("dragon", "line", DRAGON_BONUS, needs=("player", "banker"))
    await floor.open(TABLE, replace(sheet, bets=(*sheet.bets, bonus)))
    banks = await floor.patron("bob", table=TABLE, seat=1)
    bets = await floor.patron("cat", table=TABLE, seat=2)
    croupier = floor.croupier(TABLE)
    await croupier.ready_shoe()
    position = floor.pit.table(TABLE).position
    while position.player_dealer is None:
        await floor.do(TABLE, commands.OfferPosition())
        if floor.pit.table(TABLE).position.offered == 1:
            await floor.do(TABLE, commands.AcceptPosition(bank=Minor(BANK)), banks)
        else:
            await floor.do(TABLE, commands.DeclinePosition())
        position = floor.pit.table(TABLE).position
    for coup in COUPS:
        line = "player" if coup % 2 else "banker"
        if not floor.pit.table(TABLE).bank:
            await floor.do(TABLE, commands.PostBank(bank=Minor(BANK)), banks)
        await croupier.round(floor.betting(TABLE, (bets, line, 50_00), (bets, "dragon", 50_00)))


def test_a_banked_line_bet_is_settled_replayed_and_proved(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def play() -> None:
        async with open_pit(PIT, store, seeded_surroundings(tmp_path, 7)) as pit:
            await evening(Floor(pit))

    with open_store(url) as store, open_reading(url) as tables:
        run(play())
        assert prove(store, PIT).whole
        Follower(store, tables).catch_up()
        for coup in COUPS:
            played = find_coup(store, PIT, table=TABLE, coup=coup)
            rode = {line.bet: line.rides for line in played.record.settled}
            side = Side.PLAYER if coup % 2 else Side.BANKER
            assert rode == {side.value: None, "dragon": side}
            for line in played.record.settled:
                assert correction_due(played.game, played.record, line) is None
            assert any(step.code == "explain-line" for step in explanation(played))
            found = recall_coup(tables, PIT, TABLE, coup=coup)
            assert [wager.rides for wager in found.wagers] == ["", side.value]
            proved = evidence(store, tables, found)
            assert proved.holds, proved.checks
