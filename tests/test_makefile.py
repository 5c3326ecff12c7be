"""How `make` handles the environment: created once, recreated if stale, and reported."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = """#!/bin/sh
# A fake Python: copies itself as an environment, and records the calls of pip.
case "$*" in
    "-m venv .venv") mkdir -p .venv/bin; cp "$0" .venv/bin/python; cp "$0" .venv/bin/punto;;
    "-m pip"*) echo "$*" >> pip.log; test ! -e no-network;;
esac
"""
STALE = "make: .venv is stale (moved, or its Python is missing); recreating it"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with only the files that `make` reads, and a Python that installs nothing."""
    folder = tmp_path / "a clone"
    folder.mkdir()
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "setup.py"):
        shutil.copy(ROOT / name, folder)
    python = tmp_path / "python3"
    python.write_text(PYTHON, encoding="utf-8")
    python.chmod(0o755)
    return folder


def make(clone: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", ".venv/.installed", f"PYTHON={clone.parent / 'python3'}"],
        cwd=clone,
        env={"PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )


def installs(clone: Path) -> int:
    """How many times pip was called."""
    return len((clone / "pip.log").read_text(encoding="utf-8").splitlines())


def test_an_environment_is_created_once(clone: Path) -> None:
    assert make(clone).returncode == 0
    assert installs(clone) == 3
    assert STALE not in make(clone).stdout
    assert installs(clone) == 3


def test_a_moved_clone_recreates_its_environment(clone: Path) -> None:
    make(clone)
    moved = clone.rename(clone.parent / "moved")
    (moved / ".venv" / "left").touch()
    done = make(moved)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == STALE
    assert not (moved / ".venv" / "left").exists()
    assert installs(moved) == 6
    assert STALE not in make(moved).stdout


def test_an_environment_without_its_python_is_recreated(clone: Path) -> None:
    make(clone)
    python = clone / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    done = make(clone)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == STALE
    assert installs(clone) == 6


def test_without_a_package_index_the_last_line_gives_the_cause(clone: Path) -> None:
    (clone / "no-network").touch()
    done = make(clone)
    assert done.returncode != 0
    assert done.stdout.splitlines()[-1] == (
        "make: pip cannot install --upgrade pip>=23.1; see its error above. "
        "It needs access to a package index."
    )
    assert not (clone / ".venv" / ".house").exists()


def test_make_run_passes_its_port_to_the_house() -> None:
    def served(*words: str) -> str:
        asked = ["make", "-n", "-o", "web", "run", *words]
        clean = {"PATH": "/usr/bin:/bin"}
        done = subprocess.run(
            asked, cwd=ROOT, env=clean, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert "punto serve --demo --open --port 8123" in served("PORT=8123")
    assert "--port" not in served()
