"""Power cuts during a recorded run of a writer: what its disk could contain at any moment.

Every write and flush of the real process is recorded with strace. An image of the disk contains
what was flushed, plus none, a prefix or a random choice of the pending 512-byte sectors. The
existence of a file is assumed to reach the disk at once.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SECTOR = 512
CALLS = "trace=openat,close,pwrite64,ftruncate,fdatasync,fsync,unlink,rename,write"
RECORDER = ("strace", "-f", "--seccomp-bpf", "-qq", "-xx", "-s", "100000", "-e", CALLS, "-o")

_CALL = re.compile(r"\d+ +(\w+)\((.*)\) += (-?\d+).*")
_BEGUN = re.compile(r"(\d+) +(.*) <unfinished \.\.\.>")
_ENDED = re.compile(r"(\d+) +<\.\.\. \w+ resumed>(.*)")
_STRING = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


@dataclass(frozen=True, slots=True)
class Call:
    """One successful call of the process: its name, arguments and result."""

    name: str
    arguments: str
    result: int

    @property
    def texts(self) -> list[bytes]:
        found = _STRING.findall(self.arguments)
        return [bytes.fromhex(text.replace("\\x", "")) for text in found]

    @property
    def text(self) -> bytes:
        return self.texts[0]

    @property
    def handle(self) -> int:
        return int(self.arguments.partition(",")[0])

    @property
    def last(self) -> int:
        return int(self.arguments.rpartition(",")[2])


@dataclass
class File:
    """The flushed content of a file, and its pending writes."""

    flushed: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)

    def flush(self) -> None:
        for at, sector in self.pending:
            put(self.flushed, at, sector)
        self.pending.clear()

    def image(self, chance: Random) -> bytes:
        content = bytearray(self.flushed)
        for at, sector in some(self.pending, chance):
            put(content, at, sector)
        return bytes(content)


def put(content: bytearray, at: int, sector: bytes | None) -> None:
    """Write a sector, or truncate the file there."""
    if sector is None:
        del content[at:]
        return
    content.extend(bytes(max(0, at - len(content))))
    content[at : at + len(sector)] = sector


def some(pending: list[tuple[int, bytes | None]], chance: Random) -> list[tuple[int, bytes | None]]:
    match chance.randrange(3):
        case 0:
            return []
        case 1:
            return pending[: chance.randint(0, len(pending))]
        case _:
            return [write for write in pending if chance.random() < 0.5]


def recorded(trace: Path) -> list[Call]:
    """The successful calls of a recording, in the order in which they ended."""
    found = map(_CALL.fullmatch, joined(trace.read_text().splitlines()))
    calls = [Call(one[1], one[2], int(one[3])) for one in found if one is not None]
    return [call for call in calls if call.result >= 0]


def joined(lines: list[str]) -> Iterator[str]:
    """The lines of a recording, with calls interrupted by other threads joined."""
    begun: dict[str, str] = {}
    for line in lines:
        if (start := _BEGUN.fullmatch(line)) is not None:
            begun[start[1]] = start[2]
        elif (end := _ENDED.fullmatch(line)) is not None:
            yield f"{end[1]} {begun.pop(end[1])}{end[2]}"
        else:
            yield line


@dataclass
class Disk:
    """The files of one database, as calls change them."""

    database: Path
    files: dict[str, File] = field(default_factory=dict)
    handles: dict[int, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    """The output of the process up to this moment, line by line."""

    @property
    def acknowledged(self) -> list[str]:
        """The acknowledged ids."""
        words = [line.split() for line in self.said]
        return [told[1] for told in words if told[:1] == ["acked"]]

    @property
    def acked(self) -> int:
        """The last acknowledged number."""
        return int((self.acknowledged or ["0"])[-1])

    def apply(self, call: Call) -> None:
        match call.name:
            case "openat":
                self._open(call)
            case "unlink" if call.text.startswith(bytes(self.database)):
                self.files.pop(call.text.decode(), None)
            case "rename":
                self._rename(*call.texts)
            case "write" if call.handle == 1:
                self.said += call.text.decode().splitlines()
            case "close":
                self.handles.pop(call.handle, None)
            case "pwrite64" | "ftruncate" | "fdatasync" | "fsync":
                self._change(call)
            case _:
                pass

    def _open(self, call: Call) -> None:
        name = call.text.decode()
        if name.startswith(str(self.database)) and not name.endswith((".lock", "-shm")):
            self.handles[call.result] = name
            self.files.setdefault(name, File())
        else:
            self.handles.pop(call.result, None)

    def _rename(self, old: bytes, new: bytes) -> None:
        if (file := self.files.pop(old.decode(), None)) is not None:
            self.files[new.decode()] = file

    def _change(self, call: Call) -> None:
        file = self.files.get(self.handles.get(call.handle, ""))
        if file is None:
            return
        if call.name == "pwrite64":
            text, at = call.text, call.last
            file.pending += [(at + n, text[n : n + SECTOR]) for n in range(0, len(text), SECTOR)]
        elif call.name == "ftruncate":
            file.pending.append((call.last, None))
        else:
            file.flush()


def power_cuts(trace: Path, database: Path, chance: Random, number: int) -> Iterator[Disk]:
    """The disk at random moments of a recording, in order of time."""
    calls = recorded(trace)
    writes = [at for at, call in enumerate(calls) if call.name not in ("openat", "close")]
    moments = sorted(chance.choices(writes, k=number))
    disk, done = Disk(database), 0
    for moment in moments:
        for call in calls[done:moment]:
            disk.apply(call)
        done = moment
        yield disk


def write_image(disk: Disk, folder: Path, chance: Random) -> Path:
    """Write an image of the disk into a folder, and return the database in it."""
    for left in folder.iterdir():
        left.unlink()
    for name, file in disk.files.items():
        (folder / Path(name).name).write_bytes(file.image(chance))
    return folder / disk.database.name
