"""Rows outside the log: a flipped bit in a command, credential, invite or session is detected."""

import logging
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, insert, select, update
from sqlalchemy.exc import DBAPIError

from puntobanco.core.facts import Fact, fact
from puntobanco.store import (
    Break,
    CorruptError,
    Credential,
    Invite,
    Redeemed,
    Session,
    Store,
    StoreError,
    open_store,
)
from puntobanco.store.at_rest import open_at_rest
from puntobanco.store.rows import row_hash
from puntobanco.store.schema import COMMAND, CREDENTIAL, INVITE, SESSION
from puntobanco.store.schema import PIT as PIT_TABLE
from tests.kit.stated import stating
from tests.store.logs import PIT, a_batch, a_lease, behind_the_back, past_the_store

FLIPS = [60, pytest.param(400, marks=pytest.mark.soak)]
COMMANDS = 40
ANN = Credential("ann", "patron", "p1", "hash 1", set_ms=1, disabled="barred")
BOB = Credential("bob", "staff", "s1", "hash 2", set_ms=2)
SESSIONS = [
    Session(bytes([n]) * 32, "bob", "staff", "s1", b"secret", 1, 1, 9, "::1", "Firefox")
    for n in range(1, 6)
]


def fill(store: Store) -> None:
    with a_lease(store) as lease:
        for number in range(0, COMMANDS, 2):
            commands = [f"command-{one:03}" for one in (number, number + 1)]
            lease.append([a_batch(number + n, command=id_) for n, id_ in enumerate(commands)])
    assert store.credentials.add(ANN)
    assert store.credentials.add(BOB)
    for number in range(3):
        store.credentials.invite(Invite(bytes([number]) * 32, "patron", f"p{number + 5}", 9))
    for session in SESSIONS:
        store.sessions.add(session)


def problems(store: Store) -> list[Fact]:
    wrong = store.wrong_rows()
    found = store.verify(PIT)
    return [*wrong, found.problem] if isinstance(found, Break) else wrong


def flipped(value: object, chance: random.Random) -> object:
    """The value with one bit flipped, within what both engines can store."""
    if isinstance(value, int):
        return value ^ 1 << chance.randrange(62)
    raw = value.encode() if isinstance(value, str) else bytes(value)  # type: ignore[call-overload]
    if not raw:
        return b"\1" if isinstance(value, bytes) else "\1"
    at, bit = chance.randrange(len(raw)), chance.randrange(7 if isinstance(value, str) else 8)
    other = raw[:at] + bytes([raw[at] ^ 1 << bit]) + raw[at + 1 :]
    return other.decode() if isinstance(value, str) else other


def same(table: Table, row: Any) -> Any:
    first, *others = table.primary_key
    found = first == row[first.name]
    for column in others:
        found &= column == row[column.name]
    return found


@pytest.mark.assures("LED-11")
@pytest.mark.parametrize("flips", FLIPS)
def test_every_flipped_bit_of_a_value_is_found(store: Store, flips: int) -> None:
    fill(store)
    assert problems(store) == []
    chance, tried, refused = random.Random(14), 0, 0
    while tried < flips:
        table = chance.choice([COMMAND, COMMAND, CREDENTIAL, INVITE, SESSION])
        column = chance.choice(list(table.c))
        with behind_the_back(store) as connection:
            row = chance.choice(connection.execute(select(table)).mappings().all())
            other = flipped(row[column.name], chance)
            try:
                with connection.begin_nested():
                    statement = update(table).where(same(table, row))
                    connection.execute(statement.values({column.name: other}))
            except (DBAPIError, ValueError):
                refused += 1  # a NUL in a text, an invalid kind, a duplicate id
                continue
        tried += 1
        assert problems(store), (table.name, column.name, row[column.name], other)
        with past_the_store(store) as connection:
            changed = {**row, column.name: other}
            connection.execute(update(table).where(same(table, changed)).values(dict(row)))
        assert problems(store) == []
    assert refused < flips


def test_the_command_count_of_a_pit_is_covered(store: Store) -> None:
    fill(store)
    tally = store.tally(PIT)
    assert (tally.commands, tally.accepted) == (COMMANDS, 0)
    sum_ = bytes([tally.sum[0] ^ 1]) + tally.sum[1:]
    for values in ({"commands": 39}, {"commands_accepted": 1}, {"commands_sum": sum_}):
        with past_the_store(store) as connection:
            before = connection.execute(select(PIT_TABLE)).mappings().one()
            connection.execute(update(PIT_TABLE).values(values))
        assert len(problems(store)) == 1
        with past_the_store(store) as connection:
            connection.execute(update(PIT_TABLE).values(dict(before)))
    assert problems(store) == []


def test_missing_or_invented_commands_are_found(store: Store) -> None:
    fill(store)
    with behind_the_back(store) as connection:
        row = connection.execute(select(COMMAND).limit(1)).mappings().one()
        connection.execute(COMMAND.delete().where(COMMAND.c.id == row["id"]))
    gone = fact("finding-command-count", kept=COMMANDS - 1, due=COMMANDS)
    assert store.verify(PIT) == Break(PIT, COMMANDS, gone)
    assert problems(store) == [gone]
    # A row with a valid hash but another content.
    values = {**row, "answer": b"another"}
    values["row_hash"] = row_hash("command", list(values.values())[:-1])
    with past_the_store(store) as connection:
        connection.execute(insert(COMMAND), values)
    (other,) = problems(store)
    assert other == fact("finding-commands")


@pytest.mark.parametrize("column", ["digest", "answer", "sequence", "number", "row_hash"])
def test_reading_a_wrong_row_ends_the_lease(store: Store, column: str) -> None:
    fill(store)
    with behind_the_back(store) as connection:
        wanted = COMMAND.c.id == "command-007"
        value = connection.execute(select(COMMAND.c[column]).where(wanted)).scalar_one()
        other = flipped(value, random.Random(1))
        connection.execute(update(COMMAND).where(wanted).values({column: other}))
    lease, head = a_lease(store), store.head(PIT)
    for ask in (store.answer, store.sequence_of):
        with stating(CorruptError, "finding-command", command="command-007"):
            ask(PIT, command_id="command-007")
    with stating(CorruptError, "finding-command", command="command-007"):
        lease.append([a_batch(99, command="command-007")])
    with stating(StoreError, "store-lease-error"):
        lease.append([a_batch(99)])
    assert store.head(PIT) == head


def test_accepted_commands_count_as_stored(store: Store) -> None:
    fill(store)
    with behind_the_back(store) as connection:
        wanted = COMMAND.c.id == "command-007"
        connection.execute(update(COMMAND).where(wanted).values(answer=b"other", number=1 << 40))
    (wrong,) = store.accept_commands()
    assert wrong.problem == fact("finding-command", command="command-007")
    assert problems(store) == []
    assert store.tally(PIT)[1:3] == (COMMANDS, COMMANDS)
    assert store.accept_commands() == []
    with a_lease(store) as lease:
        lease.append([a_batch(50, command="new")])
    assert store.tally(PIT)[1:3] == (COMMANDS + 1, COMMANDS)
    assert problems(store) == []


# --- Credentials, invites, sessions --------------------------------------------------------


def set_row(store: Store, table: Table, where: Any, **values: object) -> None:
    with past_the_store(store) as connection:
        assert connection.execute(update(table).where(where).values(values)).rowcount == 1


def test_a_wrong_credential_matches_nobody(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    fill(store)
    kept = store.credentials
    set_row(store, CREDENTIAL, CREDENTIAL.c.login == "ann", disabled="")
    with caplog.at_level(logging.ERROR, "punto.store"):
        assert kept.find("ann") is None
    problem = fact("finding-row", table="credential", key="ann")
    assert caplog.messages == [str(problem)]
    assert kept.of("patron", "p1") is None
    assert kept.all("patron") == []
    # No change makes such a row valid, and its name stays taken.
    kept.set_password("ann", "hash 3", at_ms=5)
    kept.rehash("ann", "hash 4")
    assert not kept.disable("ann", "")
    assert not kept.add(replace(BOB, login="ann", subject="s7"))
    assert store.wrong_rows() == [problem]
    # An invite repairs it, disabled: it may have been disabled before.
    kept.invite(Invite(b"i" * 32, "patron", "p1", 9))
    redeemed, _ = kept.redeem(b"i" * 32, login="ann", password_hash="hash 5", at_ms=6)
    assert redeemed is Redeemed.DISABLED
    assert kept.find("ann") is not None
    assert store.wrong_rows() == []


def test_a_wrong_invite_is_refused(store: Store) -> None:
    fill(store)
    token = bytes([1]) * 32
    set_row(store, INVITE, INVITE.c.token_hash == token, subject="p1")
    assert store.credentials.invited(token, at_ms=1) is None
    redeemed, _ = store.credentials.redeem(token, login="new", password_hash="h", at_ms=1)
    assert redeemed is Redeemed.NO_INVITE
    assert len(store.wrong_rows()) == 1


def test_a_wrong_session_is_refused(store: Store) -> None:
    fill(store)
    wrong, *others = (one.token_hash for one in SESSIONS)
    set_row(store, SESSION, SESSION.c.token_hash == wrong, expires_ms=1 << 50)
    assert store.sessions.find(wrong) is None
    assert [one.token_hash for one in store.sessions.of("staff", "s1")] == others
    # Marking it as used does not make it valid; valid rows stay valid.
    store.sessions.record_use({wrong: 5, others[0]: 6, b"gone": 7})
    assert set(store.sessions.find_all([wrong, *others])) == set(others)
    found = store.sessions.find(others[0])
    assert found is not None
    assert found.seen_ms == 6
    assert len(store.wrong_rows()) == 1


def test_every_change_keeps_row_hashes_valid(store: Store) -> None:
    fill(store)
    store.credentials.set_password("ann", "hash 3", at_ms=5)
    store.credentials.rehash("ann", "hash 4")
    assert store.credentials.disable("bob", "left")
    assert store.credentials.disable("ann", "")
    assert store.credentials.find("ann") == replace(
        ANN, password_hash="hash 4", set_ms=5, disabled=""
    )
    token = bytes([0]) * 32
    redeemed, _ = store.credentials.redeem(token, login="eve", password_hash="h", at_ms=1)
    assert redeemed is Redeemed.DONE
    store.sessions.record_use({one.token_hash: 8 for one in SESSIONS})
    assert problems(store) == []


# --- The pages of the file --------------------------------------------------------------------


def rows_of(path: Path) -> list[list[tuple[Any, ...]]]:
    """All rows of the tables, read through their keys; an error if they cannot be read."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        return [
            connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
            for table in ("command", "credential", "invite", "session")
        ]


MARKS = (b"command-0", b"ann", b"bob", *(bytes([n]) * 32 for n in range(1, 6)))


PAGE = 4096


def pages_of(content: bytes) -> list[int]:
    """The offsets of the pages that hold rows of the tables, and of the index of credentials."""
    # The first page holds the names of the tables.
    places = range(PAGE, len(content), PAGE)
    return [at for at in places if any(mark in content[at : at + PAGE] for mark in MARKS)]


@pytest.mark.parametrize("flips", FLIPS)
def test_a_flipped_bit_in_a_page_is_found_or_harmless(path: Path, flips: int) -> None:
    with open_store(f"sqlite:///{path}") as store:
        fill(store)
    sound, content = rows_of(path), path.read_bytes()
    pages, chance, unseen = pages_of(content), random.Random(14), 0
    assert int.from_bytes(content[16:18]) == PAGE
    # Unused space in a page is zero.
    places = [at for page in pages for at in range(page, page + PAGE) if content[at]]
    damaged = path.with_name("damaged.db")
    for _ in range(flips):
        at = chance.choice(places)
        other = bytearray(content)
        other[at] ^= 1 << chance.randrange(8)
        damaged.write_bytes(other)
        try:
            with Store(open_at_rest(damaged)) as store:
                seen = bool(problems(store))
                led = store.credentials.of("patron", "p1"), store.credentials.of("staff", "s1")
        except StoreError:
            continue
        if not seen:
            # Bytes that are never read.
            assert rows_of(damaged) == sound, at
            assert led == (ANN, BOB)
            unseen += 1
    assert unseen == 0
