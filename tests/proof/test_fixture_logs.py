"""The golden logs: each story is written as committed, restored, proved and explained."""

from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import inspect

from puntobanco.core.facts import Clauses, SheetName, fact
from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.record import DOLLARS
from puntobanco.house.loading import load_state
from puntobanco.house.pit_state import PitState, replay
from puntobanco.office.meter_log import find_win, reconciliation
from puntobanco.office.win_page import win_page
from puntobanco.office.win_text import win_page_text
from puntobanco.people.events import CareEvent
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.proof.explain import explanation, find_coup
from puntobanco.proof.log_proof import prove
from puntobanco.store import Manifest, Store, open_store, restore
from puntobanco.store.backup import manifest_path
from puntobanco.words import ENGLISH, words_in
from tests.kit.fixture_log import GOLDEN, STORIES, write_log
from tests.kit.houses import PIT, run
from tests.kit.jackpots import METER
from tests.kit.stated import assert_states

COUNTS = {
    # story: entries, coups, wagers, shoes revealed, meters, awards
    "evening": (179, 12, 27, 1, 0, 0),
    "dealer": (82, 4, 12, 0, 0, 0),
    "progressive": (385, 18, 49, 0, 1, 3),
    "approvals": (40, 1, 1, 0, 0, 0),
    "limits": (60, 4, 4, 0, 0, 0),
}


@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_written_as_committed(story: str, tmp_path: Path) -> None:
    """After a change of the log's content, write the logs again: see `tests/kit/fixture_log.py`."""
    made = run(write_log(story, tmp_path / "made.db"))
    kept = manifest_path(GOLDEN / f"{story}.db")
    assert made.anchors == Manifest.from_json(kept.read_text(), name=kept.name).anchors


@pytest.mark.parametrize("story", STORIES)
def test_a_golden_log_is_restored_and_proved(story: str, tmp_path: Path) -> None:
    with restored(story, tmp_path) as store:
        proof = prove(store, PIT)
        assert proof.whole, proof.findings
        counted = (
            proof.entries,
            proof.coups,
            proof.wagers,
            proof.shoes,
            proof.meters,
            proof.awards,
        )
        assert counted == COUNTS[story]
        state, _, warnings = load_state(store, PIT)
        assert not warnings
        *_, (_, last) = replay(PitState(), store.read(PIT))
        assert state == last


@pytest.mark.parametrize("story", STORIES)
def test_a_golden_log_has_the_tables_of_a_new_store(story: str, tmp_path: Path) -> None:
    """Whether upgraded or new, a database has the same columns, keys, checks and triggers."""
    with restored(story, tmp_path) as store, open_store(f"sqlite:///{tmp_path / 'new.db'}") as new:
        assert tables_of(store) == tables_of(new)


def tables_of(store: Store) -> list[object]:
    with store.database.reading() as connection:
        found = inspect(connection)
        return [
            (
                name,
                sorted(map(str, found.get_columns(name))),
                found.get_pk_constraint(name),
                found.get_unique_constraints(name),
                found.get_check_constraints(name),
                connection.exec_driver_sql(
                    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?",
                    (name,),
                ).all(),
            )
            for name in found.get_table_names()
        ]


def restored(name: str, folder: Path) -> Store:
    url = f"sqlite:///{folder / 'again.db'}"
    restore(GOLDEN / f"{name}.db", url)
    return open_store(url)


def test_a_coup_of_the_evening_is_explained(tmp_path: Path) -> None:
    with restored("evening", tmp_path) as store:
        state = load_state(store, PIT)[0]
        assert state.tables[TableId("california")].seat_of(PatronId("bob")) == 1
        played = find_coup(store, PIT, table=TableId("california"), coup=2)
        steps = tuple(explanation(played))
    assert fact("explain-bank", bank=DOLLARS.amount(20_00)) in steps
    assert_states(Clauses(steps), "explain-line", seat=2, patron="cat")
    player = SheetName("Player")
    assert_states(Clauses(steps), "explain-wager", stake=DOLLARS.amount(50_00), bet=player)


def test_the_progressive_has_every_kind_of_event_of_a_meter(tmp_path: Path) -> None:
    with restored("progressive", tmp_path) as store:
        kinds = {entry.kind for entry in store.read(PIT)}
        turned = {"KeyTurned"}  # a meter without keys has none
        assert {kind.__name__ for kind in get_args(AnyMeterEvent)} - turned <= kinds
        assert reconciliation(store, PIT, METER).difference_ppm == 0
        win = find_win(store, PIT, METER, slip=1)
        page = win_page(win, words_in(ENGLISH))
        assert f"AWARD {page.amount}" in win_page_text(page)
        assert win.award.prize == 5_004_68


def test_the_limits_have_every_kind_of_event_about_a_patron_s_own_limits(tmp_path: Path) -> None:
    with restored("limits", tmp_path) as store:
        kinds = {entry.kind for entry in store.read(PIT)}
        assert {kind.__name__ for kind in get_args(CareEvent)} | {"ProfileAdopted"} <= kinds
        care = load_state(store, PIT)[0].directory.care_of(PatronId("ann"))
        assert [noted.what for noted in care.history][-2:] == ["PatronExcluded", "ExclusionEnded"]


def test_every_golden_log_has_a_story() -> None:
    assert {file.stem for file in GOLDEN.glob("*.db")} == set(STORIES) == set(COUNTS)
