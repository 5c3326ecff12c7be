"""`punto bench` if a program is missing, and the time to take over a pit."""

import pytest
from typer.testing import CliRunner

from puntobanco.cli import bench, bench_takeover
from puntobanco.cli.main import app
from puntobanco.cli.measure import Measure
from puntobanco.cli.temporary_server import LackingError
from tests.kit.postgres import cluster


def test_what_lacks_a_program_is_left_out_unless_it_alone_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def here() -> Measure:
        return Measure("some.figure", 1.0, "s", 1.0, "")

    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    figures = {"some.figure": here, "some.server": bench.BENCHMARKS["table.postgresql"]}
    monkeypatch.setattr(bench, "BENCHMARKS", figures)
    both = CliRunner().invoke(app, ["bench", "--only", "some"])
    assert both.exit_code == 0
    assert "some.figure" in both.stdout
    assert both.stderr.startswith("left out: initdb was not found")
    alone = CliRunner().invoke(app, ["bench", "--only", "some.server"])
    assert isinstance(alone.exception, LackingError)


@pytest.mark.soak
@pytest.mark.part("postgresql")
def test_a_killed_owner_is_followed_by_whoever_waits() -> None:
    with cluster() as server:
        (took,) = bench_takeover.take_over(server.new_url(), trials=1)
    assert 0 < took < 60
