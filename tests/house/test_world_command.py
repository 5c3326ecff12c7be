"""`make world`: one world or many, reported in a few lines; a failing one with its history."""

import json

import pytest

from tests.kit.injected import answers_come_before_the_commit
from tests.world import __main__ as command
from tests.world.world import run_world

Captured = pytest.CaptureFixture[str]


def test_the_command_prints_a_world_and_its_digest(capsys: Captured) -> None:
    assert command.main(["7", "--steps", "15"]) == 0
    outcome = run_world(7, steps=15)
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"world 7: 15 steps, {outcome.commands} commands, ")
    assert first.endswith(": whole")
    assert second == f"digest {outcome.digest}"


def test_the_command_runs_seed_after_seed(capsys: Captured) -> None:
    assert command.main(["5", "--worlds", "2", "--steps", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:2]] == ["world 5", "world 6"]
    assert lines[2].startswith("2 worlds, ")
    assert lines[2].endswith(": all whole")


def test_a_failing_world_prints_its_story_and_exits_1(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers_come_before_the_commit(monkeypatch)
    assert command.main(["7", "--steps", "20", "--only", "3,4"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("world 7 fails: answers: ")
    assert "make world SEED=7 STEPS=" in said
    assert command.main(["7", "--steps", "20", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["whole"] is False
    assert told["worlds"][0]["finding"]["check"] == "answers"


def test_worlds_that_are_interrupted_report_what_they_have(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(seed: int, **more: object) -> object:
        if seed == 6:
            raise KeyboardInterrupt
        return run_world(seed, steps=5)

    monkeypatch.setattr(command, "run_world", tired)
    with pytest.raises(KeyboardInterrupt):
        command.main(["5", "--worlds", "9", "--steps", "5"])
    assert capsys.readouterr().out.splitlines()[-1].startswith("1 world, ")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--", "-1"),
        ("x",),
        ("1", "--worlds", "0"),
        ("1", "--steps", "0"),
        ("1", "--steps", "9", "--only", "3,9"),
        ("1", "--only", "first"),
    ],
)
def test_bad_input_ends_with_the_usage_and_code_2(words: tuple[str, ...], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: make world SEED=7 ")
