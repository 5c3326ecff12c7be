"""Parts are found or reported, or fail the run if they are required."""

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
    assert "PUNTO_REQUIRE: git: program git not found" in result.stderr


def test_an_unknown_part_fails_the_run() -> None:
    result = run_with("abacus")
    assert result.returncode != 0
    assert "abacus: unknown part" in result.stderr


def test_without_requirements_the_run_passes() -> None:
    assert run_with("").returncode == 0


def test_the_list_is_separated_by_spaces_or_commas() -> None:
    assert parts.required({"PUNTO_REQUIRE": "git, chromium"}) == {"git", "chromium"}
    assert parts.required({}) == frozenset()


def test_a_browser_whose_driver_does_not_start_is_missing(
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
    assert why == ("chromium: the Playwright driver does not start (node: no libatomic.so.1)")
