"""`punto world`: one world or many, reported in a few lines; a failing one with its history."""

import json

import pytest
from typer.testing import CliRunner, Result

from puntobanco.cli.main import app
from puntobanco.core.facts import Fact, fact
from puntobanco.house.world import run_world
from tests.kit.options import out_of_range
from tests.kit.planted import answers_come_before_the_commit
from tests.kit.program import refusal


def punto(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["world", *arguments])


def test_the_command_tells_a_world_and_its_digest() -> None:
    done = punto("7", "--steps", "15")
    outcome = run_world(7, steps=15)
    first, second = done.stdout.splitlines()
    assert done.exit_code == 0
    assert first.startswith(f"world 7: 15 steps, {outcome.commands} commands, ")
    assert first.endswith(": whole")
    assert second == f"digest {outcome.digest}"


def test_the_command_runs_seed_after_seed() -> None:
    done = punto("5", "--worlds", "2", "--steps", "5")
    lines = done.stdout.splitlines()
    assert done.exit_code == 0
    assert [line.partition(":")[0] for line in lines[:2]] == ["world 5", "world 6"]
    assert lines[2].startswith("2 worlds, ")
    assert lines[2].endswith(": all whole")


def test_a_failing_world_ends_with_its_story_and_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    answers_come_before_the_commit(monkeypatch)
    done = punto("7", "--steps", "20", "--only", "3,4")
    assert done.exit_code == 1
    assert done.stdout.startswith("world 7 fails: answers: ")
    assert "punto world 7 --steps " in done.stdout
    done = punto("7", "--steps", "20", "--json")
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert told["whole"] is False
    assert told["worlds"][0]["finding"]["check"] == "answers"


def test_a_world_cut_short_tells_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(seed: int, **more: object) -> object:
        if seed == 6:
            raise KeyboardInterrupt
        return run_world(seed, steps=5)

    monkeypatch.setattr("puntobanco.house.world.run_world", tired)
    done = punto("5", "--worlds", "9", "--steps", "5")
    assert done.exit_code == 130
    assert done.stdout.splitlines()[-1].startswith("1 world, ")


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (("--", "-1"), out_of_range(fact("argument-seed"), -1, 0, "2^64 - 1")),
        (("1", "--worlds", "0"), fact("error-worlds", worlds=0, steps=400)),
        (("1", "--steps", "0"), fact("error-worlds", worlds=1, steps=0)),
        (
            ("1", "--steps", "9", "--only", "3,9"),
            fact("error-world-steps", text="3,9", most=8),
        ),
        (("1", "--only", "first"), fact("error-world-steps", text="first", most=399)),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], stated: Fact) -> None:
    assert refusal("world", *arguments) == str(stated)
