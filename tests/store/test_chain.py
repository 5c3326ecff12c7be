"""The documented hash, and what a chain alone can and cannot show."""

import struct
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.facts import fact
from puntobanco.store import Anchor, BadInputError, Break, EncodedEvent, LogEntry, verify_chain
from puntobanco.store.chain import GENESIS, chain_events, check_event, check_pit
from tests.kit.stated import stating

START = Anchor.start("main")

names = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=12)
events = st.builds(
    EncodedEvent, names, names, st.integers(-(2**63), 2**63 - 1), st.binary(max_size=40)
)


def test_the_hash_follows_the_description() -> None:
    (entry,) = chain_events(START, [EncodedEvent("table-1", "Dealt", -5, b"\x00abc")])
    message = b"puntobanco event 1\n" + bytes(32)
    message += struct.pack(">QqQQQQ", 1, -5, 4, 7, 5, 4) + b"main" + b"table-1" + b"Dealt"
    assert entry.hash == sha256(message + b"\x00abc").digest()
    assert entry.hash.hex() == "bf87d8e653646c78ff91320163055b25f325a382a299c1ed8d8f5c2da7c83d3f"


def test_a_hash_includes_the_previous_hash() -> None:
    first, second = chain_events(
        START, [EncodedEvent("t", "k", 1, b"a"), EncodedEvent("t", "k", 1, b"a")]
    )
    assert first.hash != second.hash
    (again,) = chain_events(Anchor("main", 1, first.hash), [EncodedEvent("t", "k", 1, b"a")])
    assert again == second


def test_fields_of_different_lengths_have_different_hashes() -> None:
    hashes = {
        chain_events(START, [EncodedEvent(stream, kind, 0, payload)])[0].hash
        for stream, kind, payload in [("ab", "c", b""), ("a", "bc", b""), ("a", "b", b"c")]
    }
    assert len(hashes) == 3


@given(st.lists(events, max_size=8))
def test_a_valid_chain_ends_at_its_last_entry(some: list[EncodedEvent]) -> None:
    entries = chain_events(START, some)
    last = entries[-1].hash if entries else GENESIS
    assert verify_chain(entries, START) == Anchor("main", len(entries), last)


@given(st.lists(events, min_size=1, max_size=5), st.data())
def test_a_flipped_bit_is_found_at_its_entry(some: list[EncodedEvent], data: st.DataObject) -> None:
    entries = chain_events(START, some)
    place = data.draw(st.integers(0, len(entries) - 1))
    entries[place] = flip(entries[place], data)
    assert isinstance(found := verify_chain(entries, START), Break)
    assert found.sequence == place + 1


def flip(entry: LogEntry, data: st.DataObject) -> LogEntry:
    field = data.draw(st.sampled_from(["time_ms", "stream", "kind", "payload", "hash"]))
    value = getattr(entry, field)
    if isinstance(value, int):
        other: Any = value ^ (1 << data.draw(st.integers(0, 62)))
    elif isinstance(value, str):
        at = data.draw(st.integers(0, len(value) - 1))
        other = value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1 :]
    elif not value:
        other = b"\x00"
    else:
        at = data.draw(st.integers(0, len(value) - 1))
        bit = 1 << data.draw(st.integers(0, 7))
        other = value[:at] + bytes([value[at] ^ bit]) + value[at + 1 :]
    return entry._replace(**{field: other})


def test_a_value_of_another_type_breaks_the_chain() -> None:
    (entry,) = chain_events(START, [EncodedEvent("t", "k", 1, b"a")])
    for altered in (
        entry._replace(payload="a"),  # type: ignore[arg-type]
        entry._replace(time_ms=None),  # type: ignore[arg-type]
        entry._replace(time_ms=2**80),
        entry._replace(stream=None),  # type: ignore[arg-type]
        entry._replace(stream="\ud800"),
    ):
        assert isinstance(verify_chain([altered], START), Break)


def test_an_entry_of_another_pit_breaks_the_chain() -> None:
    found = verify_chain(
        chain_events(Anchor.start("other"), [EncodedEvent("t", "k", 1, b"")]), START
    )
    assert found == Break("main", 1, fact("finding-place", entry=1, pit="other"))


@given(st.integers(0, 2**63 - 1), st.binary(min_size=32, max_size=32))
def test_an_anchor_reads_back_from_its_line(sequence: int, digest: bytes) -> None:
    anchor = Anchor("pit-1.a:b_c", sequence, digest)
    assert Anchor.parse(f"  {anchor}\n") == anchor


@pytest.mark.parametrize("line", ["", "anchor 2 main 1 " + "0" * 64, "anchor 1 main 1 0"])
def test_an_invalid_anchor_is_refused(line: str) -> None:
    with stating(BadInputError, "store-anchor"):
        Anchor.parse(line)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (EncodedEvent("", "k", 1, b""), "store-name"),
        (EncodedEvent("t", "a\0b", 1, b""), "store-name"),
        (EncodedEvent("t", "k" * 201, 1, b""), "store-name"),
        (EncodedEvent("\ud800", "k", 1, b""), "store-name"),
        (EncodedEvent("t", "k", 2**63, b""), "store-time"),
        (EncodedEvent("t", "k", 1, "text"), "store-payload"),  # type: ignore[arg-type]
    ],
    ids=["empty", "nul", "long", "surrogate", "time", "text"],
)
def test_text_that_an_engine_would_alter_is_refused(event: EncodedEvent, code: str) -> None:
    with stating(BadInputError, code):
        check_event(event)


@pytest.mark.parametrize("pit", ["", "a b", "-a", "a\n", "ä", "a" * 65])
def test_an_invalid_pit_name_is_refused(pit: str) -> None:
    with stating(BadInputError, "store-pit"):
        check_pit(pit)
