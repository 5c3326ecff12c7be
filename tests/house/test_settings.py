"""Settings of a live table: its sheet is in memory, the table decides, the log records."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from puntobanco.core.game import Game
from puntobanco.core.ids import PatronId, TableId
from puntobanco.house.environment import Environment
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, ToTable
from puntobanco.house.pit import open_pit
from puntobanco.house.settings import LiveSheets
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import Store, open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.chance import new_id
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.sheets import a_game, with_setting, write

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
    sheets = LiveSheets({"ours": str(sheet), "strict": str(profile)})
    sheets.keep(game)
    # A table keeps the sheet that it was opened with.
    sheet.unlink()
    profile.unlink()
    changed = sheets.with_setting(game, "last-bets-time", 9)
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


def test_no_file_is_opened_while_a_setting_changes(tmp_path: Path) -> None:
    """Neither at the table as it was opened, nor after a restart of the house."""
    sheet = write(tmp_path, a_game())

    async def change(around: Environment, store: Store, seconds: int) -> None:
        async with open_pit(PIT, store, around) as pit:
            if T1 not in pit.state.tables:
                await Floor(pit).open("t1", load_game(sheet))
            slower = commands.ChangeSetting(key="last-bets-time", value=seconds, reason="slower")
            with opened_files() as opened:
                answering = pit.submit(ToTable(id=new_id(), table=T1, by=HOUSE, command=slower))
            assert opened == []
            assert await answering == Accepted(("SettingChanged",))

    async def evening() -> None:
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            for seconds in (9, 8):
                around = surroundings(tmp_path)
                around.sheets = LiveSheets({"mine": sheet})
                await change(around, store, seconds)

    run(evening())
    with opened_files() as opened:
        load_game(sheet)
    assert opened, "reading a sheet is noticed"


_OPENED: list[list[object]] = []


@cache
def _hear() -> None:
    # A hook cannot be removed again.
    sys.addaudithook(_note)


def _note(event: str, given: tuple[object, ...]) -> None:
    if event in ("open", "os.scandir", "os.listdir"):
        for opened in _OPENED:
            opened.append(given[0])


@contextmanager
def opened_files() -> Iterator[list[object]]:
    """Every file and folder that this process opens in the block."""
    _hear()
    opened: list[object] = []
    _OPENED.append(opened)
    try:
        yield opened
    finally:
        _OPENED.remove(opened)


def test_no_game_is_built_at_a_patrons_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> Game | None:
        pytest.fail("a patron made the house build a game")

    monkeypatch.setattr(LiveSheets, "with_setting", never)

    async def ask() -> None:
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                await Floor(pit).open("t1", "terminal-1")
                answer = await Floor(pit).ask("t1", SLOWER, Actor(patron=PatronId("ann")))
                assert answer == Refusal(RefusalCode.NOT_YOURS)

    run(ask())
