"""The commands that were carried out, by id, so that nothing is carried out twice.

Each row has its number in its pit and its own hash (`rows.py`). The pit's row has the number of
rows and the sum of their hashes modulo 2^256, moved with the head of the log in one transaction. An
altered row is detected by its hash, a missing or added one by the sum. The sum starts with the hash
of the pit's name and of the number of rows that an operator accepted as they were.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from puntobanco.core.facts import Fact, fact
from puntobanco.store.group import CommandRecord
from puntobanco.store.rows import row_hash

_ALL = 1 << 256


class CommandRow(NamedTuple):
    """A row of the table `command`, in the order of its columns."""

    id: str
    pit: str
    digest: bytes
    answer: bytes
    sequence: int
    """The last of the entries that the command caused."""
    number: int
    """Its number among the commands of its pit, from 1."""
    row_hash: bytes

    @property
    def whole(self) -> bool:
        """Whether the row is what was written."""
        return self.row_hash == row_hash("command", self[:-1])


class CommandTally(NamedTuple):
    """The number of commands of a pit and the sum of their hashes."""

    pit: str
    commands: int
    accepted: int
    """How many of them an operator accepted as they were."""
    sum: bytes

    @classmethod
    def start(cls, pit: str, *, accepted: int = 0) -> "CommandTally":
        """The tally of no rows."""
        return cls(pit, 0, accepted, row_hash("pit", (pit, accepted)) or b"")

    def after(self, rows: Iterable[CommandRow]) -> "CommandTally":
        """The tally with these rows added."""
        commands, total = self.commands, int.from_bytes(self.sum)
        for row in rows:
            commands += 1
            total += int.from_bytes(row.row_hash)
        return self._replace(commands=commands, sum=(total % _ALL).to_bytes(32))


def number_commands(
    tally: CommandTally, commands: Iterable[tuple[CommandRecord, int]]
) -> list[CommandRow]:
    """The rows of new commands, each with the last sequence of its batch."""
    return [
        _hashed(command.id, tally.pit, command.digest, command.answer, sequence, number)
        for number, (command, sequence) in enumerate(commands, tally.commands + 1)
    ]


def with_number(row: CommandRow, number: int) -> CommandRow:
    """The row with this number and its hash."""
    return _hashed(*row[:5], number)


def _hashed(*values: Any) -> CommandRow:
    return CommandRow._make((*values, row_hash("command", values) or b""))


@dataclass(slots=True)
class Recount:
    """Counts the commands of a pit again, in any order, and compares with the tally `due`."""

    due: CommandTally
    found: CommandTally = field(init=False)
    wrong: CommandRow | None = None
    """The first row that is not what was written."""

    def __post_init__(self) -> None:
        self.found = CommandTally.start(self.due.pit, accepted=self.due.accepted)

    def take(self, rows: Iterable[CommandRow]) -> None:
        """Count rows. Rows written after `due` are checked but not counted."""
        whole = []
        for row in rows:
            if not row.whole:
                self.wrong = self.wrong or row
            elif row.number <= self.due.commands:
                whole.append(row)
        self.found = self.found.after(whole)

    @property
    def problem(self) -> Fact | None:
        """Why the rows are not those that were written, or None; valid once all were taken."""
        if self.wrong is not None:
            return altered_row_finding(self.wrong)
        if self.found.commands != self.due.commands:
            kept, due = self.found.commands, self.due.commands
            return fact("finding-command-count", kept=kept, due=due)
        return None if self.found == self.due else fact("finding-commands")


def altered_row_finding(row: CommandRow) -> Fact:
    """The finding for a row that is not what was written."""
    return fact("finding-command", command=row.id)
