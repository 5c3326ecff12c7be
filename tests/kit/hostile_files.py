"""Malicious files, and a process with bounded memory that passes them to commands.

As a program it reads lines of words from standard input, runs `punto` with each of them, and
reports how each ended.
"""

import json
import os
import random
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from puntobanco.store import open_store
from puntobanco.store.backup import restore
from tests.kit.program import Ended, punto

MEMORY = 3 << 29
"""Address space in bytes; a command needs a third of it."""

PATIENCE_S = 580.0
"""For all commands of one process: slow commands are fine, hanging commands are not."""

GOLDEN = Path(__file__).parents[1] / "golden"


def run_each(lines: Sequence[Sequence[str]]) -> list[Ended]:
    """How each command ended, one after another in a process with bounded memory and time."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.hostile_files"],
        input=json.dumps(lines),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
        cwd=GOLDEN.parents[1],
    )
    assert done.returncode == 0, done.stderr
    return [Ended(*json.loads(line)) for line in done.stdout.splitlines()]


def endless(folder: Path, ending: str) -> list[Path]:
    """Names of devices and pipes without a known end, and of a file of eight gigabytes."""
    zero, pipe, plug, large = (
        folder / f"{name}{ending}" for name in ("zero", "pipe", "plug", "8g")
    )
    zero.symlink_to("/dev/zero")
    os.mkfifo(pipe)
    os.mknod(plug, stat.S_IFSOCK | 0o600)
    with large.open("wb") as made:
        made.truncate(8 << 30)
    return [zero, pipe, plug, large]


TEXTS: dict[str, bytes] = {
    "empty": b"",
    "nul": b"\0" * 4096,
    "latin": "key = 'émis'".encode("latin-1"),
    "noise": random.Random(18).randbytes(50_000),
    "one-line": b"a" * 2_000_000,
    "lists": b"a = " + b"[" * 200_000,
    "tables": b"a = " + b"{a=" * 100_000,
    "deep-key": b"a." * 20_000 + b"a = 1",
    "deep-header": b"[" + b"a." * 20_000 + b"a]",
    "quoted-key": b'"a".' * 20_000 + b'"a" = 1',
    "digits": b"decks = " + b"9" * 100_000,
    "steps": b'[[steps]]\nstep="a"\nstake="' + b"9" * 9_000 + b'"\nwin="a"\nlose="a"\n',
    "steps-of-lists": b"steps = " + b"[" * 900 + b"]" * 900,
    "columns": b"step,stake,win,lose\n" + b'a,1,a,"' + b"x" * 400_000 + b'"\n',
    "stake": b"step,stake,win,lose\na," + b"7" * 9_000 + b",a,a\n",
    "many-cells": b"," * 1_000_000,
    "coups": b"player,banker\n" + b"8s " * 20_000 + b",9s\n",
    "record": b"shoe record 1\ngame: fortune-7\n1. " + b"8s " * 20_000,
    "surrogate": b'key = "\\ud800"\n',
}


def texts(folder: Path, ending: str) -> list[Path]:
    """Files that are not a sheet, a plan or a log."""
    made = []
    for name, text in TEXTS.items():
        file = folder / f"{name}{ending}"
        file.write_bytes(text)
        made.append(file)
    return made


PAYLOADS = {
    "no-json": b"not json",
    "empty": b"",
    "null": b"null",
    "list": b"[1,2,3]",
    "other": b'{"type":"nobody"}',
    "twice": b'{"type":"TableOpened","type":"TableOpened"}',
    "deep": b"[" * 100_000,
    "latin": b'{"type":"\xff"}',
    "huge": b'{"type":"TableOpened","a":' + b"9" * 10_000 + b"}",
}


def databases(folder: Path) -> list[Path]:
    """Invalid and truncated databases, and houses with overwritten logs."""
    whole = folder / "whole.db"
    restore(GOLDEN / "evening.db", f"sqlite:///{whole}")
    with open_store(f"sqlite:///{whole}"):
        pass  # merges its write-ahead log into it
    made = {
        "empty": b"",
        "text": b"hello\n" * 1_000,
        "magic": b"SQLite format 3\0" + random.Random(18).randbytes(20_000),
        "cut": whole.read_bytes()[:20_000],
    }
    found = []
    for name, text in made.items():
        file = folder / f"{name}.db"
        file.write_bytes(text)
        found.append(file)
    with closing(sqlite3.connect(folder / "foreign.db")) as connection:
        connection.execute("CREATE TABLE event (a)")
        connection.commit()
    found.append(folder / "foreign.db")
    return [*found, *(_damaged(whole, name, payload) for name, payload in PAYLOADS.items())]


def _damaged(whole: Path, name: str, payload: bytes) -> Path:
    file = whole.with_name(f"payload-{name}.db")
    file.write_bytes(whole.read_bytes())
    with closing(sqlite3.connect(file)) as connection:
        # Like a hex editor, which bypasses triggers.
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        triggers = found.fetchall()
        for trigger, _ in triggers:
            connection.execute(f'DROP TRIGGER "{trigger}"')
        connection.execute("UPDATE event SET payload = ? WHERE sequence % 40 = 7", (payload,))
        connection.execute("DELETE FROM snapshot")
        for _, sql in triggers:
            connection.execute(sql)
        connection.commit()
    return file


def _main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for words in json.load(sys.stdin):
        ended = punto(*words)
        said = ended.returncode, ended.stdout[-2_000:], ended.stderr[:20_000]
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    _main()
