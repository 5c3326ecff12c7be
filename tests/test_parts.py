"""The suite's own rule about parts: found, or named, or a failure where they are required."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import parts


def run_with(required: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).parent.parent
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "--collect-only",
            "-q",
            "-p",
            "no:cacheprovider",
            __file__,
        ],
        cwd=root,
        env={"PUNTO_REQUIRE": required, "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_required_part_that_is_missing_fails_the_run() -> None:
    result = run_with("git")
    assert result.returncode != 0
    assert "PUNTO_REQUIRE: git: the program git was not found" in result.stderr


def test_an_unknown_part_is_no_silent_pass() -> None:
    result = run_with("abacus")
    assert result.returncode != 0
    assert "abacus: no such part" in result.stderr


def test_nothing_required_runs_anywhere() -> None:
    assert run_with("").returncode == 0


def test_the_list_is_read_with_spaces_or_commas() -> None:
    assert parts.required({"PUNTO_REQUIRE": "git, chromium"}) == {"git", "chromium"}
    assert parts.required({}) == frozenset()


def test_a_browser_without_a_driver_that_starts_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("chromium", "python"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho 'node: no libatomic.so.1' >&2; exit 127\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    parts._lacking_driver.cache_clear()
    why = parts.missing("chromium")
    parts._lacking_driver.cache_clear()
    assert why == ("chromium: the driver of Playwright does not start (node: no libatomic.so.1)")
