"""Settings of a live table: the sheet is read again, the table decides, the log records."""

from pathlib import Path

import pytest

from puntobanco.core.game import Game
from puntobanco.core.ids import PatronId, TableId
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted
from puntobanco.house.pit import open_pit
from puntobanco.house.proof import prove
from puntobanco.house.settings import with_setting
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.houses import PIT, Floor, run, surroundings

T1 = TableId("t1")
SLOWER = commands.ChangeSetting(key="squeeze-time-third-card", value=20, reason="slower")


def test_only_the_setting_changes() -> None:
    game = load_game("terminal-3", profile="unrestricted", settings={"total-decks": 6})
    changed = with_setting(game, "tie-win-odds", "9")
    assert changed is not None
    assert changed == load_game(
        "terminal-3", profile="unrestricted", settings={"total-decks": 6, "tie-win-odds": "9"}
    )


def test_an_invalid_setting_value_is_refused() -> None:
    game = load_game("terminal-3")
    assert with_setting(game, "tie-win-odds", "11") is None
    assert with_setting(game, "colour-of-felt", "red") is None


def test_a_custom_sheet_is_found_by_its_file(tmp_path: Path) -> None:
    sheet, profile = tmp_path / "ours.toml", tmp_path / "strict.toml"
    sheet.write_text(
        'key = "ours"\nsource = "us"\nextends = "mini-baccarat"\n'
        'name = { en = "Ours", zh-Hans = "我们的", zh-Hant = "我們的" }\n',
        encoding="utf-8",
    )
    profile.write_text(
        'key = "strict"\nname = { en = "Strict", zh-Hans = "严", zh-Hant = "嚴" }\n'
        "settings.betting-time = 60\n",
        encoding="utf-8",
    )
    game = load_game(str(sheet), profile=str(profile))
    assert with_setting(game, "last-bets-time", 9) is None
    files = {"ours": str(sheet), "strict": str(profile)}
    changed = with_setting(game, "last-bets-time", 9, files=files)
    assert changed is not None
    assert (changed.table.betting_s, changed.table.last_bets_s) == (60, 9)


def test_a_change_at_a_live_table_survives_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        around = surroundings(tmp_path)
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", load_game("terminal-1", profile="restricted"))
                assert await floor.ask("t1", SLOWER) == Accepted(("SettingChanged",))
                locked = commands.ChangeSetting(key="total-decks", value=6, reason="why not")
                refused = await floor.ask("t1", locked)
                assert refused == Refusal(RefusalCode.SETTING_LOCKED, setting="total-decks")
                await floor.croupier("t1").round(floor.betting("t1"))
            state, _, _ = load_state(store, PIT)
            assert state.table(T1).rules.table.squeeze.third_card_s == 20
            proof = prove(store, PIT)
            assert proof.whole, proof.findings

    run(evening())


def test_patrons_cannot_load_sheets(tmp_path: Path) -> None:
    def never(_game: Game, _key: str, _value: object) -> Game | None:
        pytest.fail("a patron made the house read a sheet")

    async def ask() -> None:
        around = surroundings(tmp_path)
        around.resolver = never
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            async with open_pit(PIT, store, around) as pit:
                await Floor(pit).open("t1", "terminal-1")
                answer = await Floor(pit).ask("t1", SLOWER, Actor(patron=PatronId("ann")))
                assert answer == Refusal(RefusalCode.NOT_YOURS)

    run(ask())
