"""What `make` does around the environment: made once, made anew when it cannot work, and told."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = """#!/bin/sh
# Stands for any Python: makes an environment of itself, and writes down what pip was asked for.
case "$*" in
    "-m venv .venv") mkdir -p .venv/bin; cp "$0" .venv/bin/python; cp "$0" .venv/bin/punto;;
    "-m pip"*) echo "$*" >> pip.log; test ! -e no-network;;
esac
"""
ANEW = "make: .venv was made elsewhere or for a Python that is gone; making it anew"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with no more than `make` reads, and a Python that installs nothing."""
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
    """How often pip was called until now."""
    return len((clone / "pip.log").read_text(encoding="utf-8").splitlines())


def test_an_environment_is_made_once(clone: Path) -> None:
    assert make(clone).returncode == 0
    assert installs(clone) == 3
    assert ANEW not in make(clone).stdout
    assert installs(clone) == 3


def test_in_a_clone_that_was_moved_the_environment_is_made_anew(clone: Path) -> None:
    make(clone)
    moved = clone.rename(clone.parent / "moved")
    (moved / ".venv" / "left").touch()
    done = make(moved)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == ANEW
    assert not (moved / ".venv" / "left").exists()
    assert installs(moved) == 6
    assert ANEW not in make(moved).stdout


def test_an_environment_whose_python_is_gone_is_made_anew(clone: Path) -> None:
    make(clone)
    python = clone / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    done = make(clone)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == ANEW
    assert installs(clone) == 6


def test_where_pip_reaches_nothing_the_last_word_says_so(clone: Path) -> None:
    (clone / "no-network").touch()
    done = make(clone)
    assert done.returncode != 0
    assert done.stdout.splitlines()[-1] == (
        "make: pip cannot install --upgrade pip>=23.1 and says above why; "
        "it has to reach a package index"
    )
    assert not (clone / ".venv" / ".house").exists()


def test_the_house_opens_at_the_port_that_is_named() -> None:
    def served(*words: str) -> str:
        asked = ["make", "-n", "-o", "web", "run", *words]
        clean = {"PATH": "/usr/bin:/bin"}
        done = subprocess.run(
            asked, cwd=ROOT, env=clean, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert "punto serve --demo --open --port 8123" in served("PORT=8123")
    assert "--port" not in served()
