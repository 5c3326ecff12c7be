"""Frames are counted before they are parsed, so a flood of them costs the house little."""

import socket
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from puntobanco.core.ids import TableId
from puntobanco.server.config import Limits, RateLimit
from puntobanco.server.metered_socket import MOST_FRAGMENTS
from tests.kit.abusive import HANDSHAKE, masked
from tests.kit.houses import run
from tests.kit.server import SETTINGS, UNLIMITED, OpenHouse, open_live
from tests.kit.wires import open_welcomed_wire

BURST, PER_S = 50, 10
PING, CLOSE, PONG = 0x89, 0x88, 0x8A
HELLO = masked('{"type": "hello", "protocol": 1}')


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[OpenHouse]:
    """A house that accepts few frames per socket."""
    limits = replace(UNLIMITED, frames=RateLimit(burst=BURST, per_s=PER_S))
    with open_live(tmp_path, replace(SETTINGS, limits=limits)) as opened:
        yield opened


def frame(opcode: int, body: bytes = b"", *, last: bool = True) -> bytes:
    """A short frame whose mask changes nothing."""
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(body)]) + bytes(4) + body


@contextmanager
def bare(house: OpenHouse) -> Iterator[socket.socket]:
    """A visitor's socket after the handshake and the welcome."""
    host = house.url.removeprefix("http://")
    name, port = host.split(":")
    with closing(socket.create_connection((name, int(port)), 30)) as made:
        made.sendall(HANDSHAKE.format(host=host, more="").encode())
        while b"\r\n\r\n" not in made.recv(65536):
            pass
        made.sendall(HELLO)
        assert heard(made)[0] == 0x81
        yield made


def heard(made: socket.socket) -> tuple[int, bytes]:
    """The next frame from the house: its first byte and its body."""
    first, size = exactly(made, 2)
    if size == 126:
        [size] = struct.unpack("!H", exactly(made, 2))
    return first, exactly(made, size)


def exactly(made: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = made.recv(size - len(found))
        assert more, "the house closed the connection"
        found += more
    return found


def closed(made: socket.socket) -> tuple[int, str]:
    """The code and the reason with which the house closes a socket."""
    while True:
        first, body = heard(made)
        if first == CLOSE:
            return int.from_bytes(body[:2], "big"), body[2:].decode()


def fill(made: socket.socket, said: bytes) -> None:
    """Send until the house stops reading."""
    made.settimeout(0.5)
    with suppress(TimeoutError):
        while True:
            made.sendall(said)


def figure(house: OpenHouse, name: str) -> int:
    lines = house.services.metrics.text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@pytest.mark.assures("SEC-09")
@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PONG), frame(PING, bytes(125)), masked("x"), masked("x" * 5000)],
    ids=["ping", "pong", "long-ping", "text", "long-text"],
)
def test_frames_above_the_rate_are_not_parsed(slow: OpenHouse, flood: bytes) -> None:
    with bare(slow) as made, bare(slow) as other:
        before = figure(slow, "punto_socket_frames_total")
        pauses = figure(slow, "punto_socket_pauses_total")
        # The house accepts frames by its clock, which does not move.
        fill(made, flood * 1000)
        parsed = figure(slow, "punto_socket_frames_total") - before
        assert 0 < parsed <= BURST / (1 + len(flood) / 1024) <= BURST
        assert figure(slow, "punto_socket_pauses_total") > pauses
        slow.clock.pass_s(2)
        other.sendall(masked('{"type": "ping", "n": 1}'))
        assert b'"pong"' in heard(other)[1]
        more = figure(slow, "punto_socket_frames_total") - before - parsed - 1
        assert more <= 2 * PER_S


@pytest.mark.assures("SEC-09")
def test_delayed_frames_are_processed_later(slow: OpenHouse) -> None:
    with bare(slow) as made:
        numbers = range(2 * BURST)
        made.sendall(b"".join(masked(f'{{"type": "ping", "n": {n}}}') for n in numbers))
        answered = 0
        for number in numbers:
            while True:
                try:
                    made.settimeout(0.5)
                    assert f'"n":{number},'.encode() in heard(made)[1]
                    break
                except TimeoutError:
                    assert answered >= BURST - 10
                    slow.clock.pass_s(1)
            answered += 1
        assert answered == len(numbers)


@pytest.mark.assures("SEC-09")
def test_pings_are_answered_once_a_second_and_the_last_always(house: OpenHouse) -> None:
    with bare(house) as made:
        begun = monotonic()
        last = (4999).to_bytes(4, "big")
        made.sendall(b"".join(frame(PING, n.to_bytes(4, "big")) for n in range(5000)))
        pongs: list[bytes] = []
        while not pongs or pongs[-1] != last:
            first, body = heard(made)
            assert first == PONG
            pongs.append(body)
        assert len(pongs) <= 2 + (monotonic() - begun)
        sleep(1.1)
        # Nothing more arrives, and a single later ping is answered as usual.
        made.sendall(frame(PING, b"once"))
        assert heard(made) == (PONG, b"once")


@pytest.mark.assures("SEC-09")
@pytest.mark.parametrize(
    ("said", "code", "why"),
    [
        (frame(0x1, last=False), 1008, "fragments"),
        (frame(0x1, b"{", last=False) + frame(0x0, last=False), 1008, "fragments"),
        (frame(0x2, last=False), 1008, "fragments"),
        (
            frame(0x1, b"{", last=False) + frame(0x0, b" ", last=False) * MOST_FRAGMENTS,
            1008,
            "fragments",
        ),
        (frame(0x1, b'{"type": "\xff\xfe"}'), 1007, "utf-8"),
        (frame(0x1, b"\xe2\x82", last=False) + frame(0x0, b"\x28"), 1007, "utf-8"),
        (bytes([0x81, 0x80 | 127]) + (1 << 40).to_bytes(8, "big") + bytes(4), 1009, None),
        (frame(PING & 0x0F, b"", last=False), 1002, None),
        (bytes([PING, 0x80 | 126, 0, 200]) + bytes(204), 1002, None),
        (bytes([0x81, 2]) + b"{}", 1002, None),
        (bytes([0xC1, 0x82]) + bytes(4) + b"{}", 1002, None),
        (frame(0x0, b"{}"), 1002, None),
        (frame(0x3, b"{}"), 1002, None),
    ],
    ids=[
        "empty-first",
        "empty-next",
        "empty-binary",
        "many",
        "not-utf-8",
        "not-utf-8-in-parts",
        "too-large",
        "ping-in-parts",
        "long-ping",
        "unmasked",
        "compressed",
        "stray-continuation",
        "unknown-opcode",
    ],
)
def test_abnormal_frames_close_the_socket(
    house: OpenHouse,
    caplog: pytest.LogCaptureFixture,
    said: bytes,
    code: int,
    why: str | None,
) -> None:
    with bare(house) as made:
        made.sendall(said)
        found = closed(made)
    assert found[0] == code
    assert why in (None, found[1])
    assert [one for one in caplog.records if one.exc_info] == []


def test_a_message_in_a_few_parts_is_one_message(house: OpenHouse) -> None:
    parts = [b'{"type": ', b'"ping"', b', "n": ', b"7}"]
    with bare(house) as made:
        made.sendall(frame(0x1, parts[0], last=False))
        for part in parts[1:]:
            made.sendall(frame(0x0, part, last=False) + frame(PING, b"between"))
        made.sendall(frame(0x0))
        while b'"n":7' not in heard(made)[1]:
            pass


def test_frames_sent_byte_by_byte_are_assembled(house: OpenHouse) -> None:
    said = masked('{"type": "ping", "n": 8}') + masked('{"type": "ping", "n": 9}' + " " * 300)
    with bare(house) as made:
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in said:
            made.sendall(bytes([byte]))
        assert b'"n":8' in heard(made)[1]
        assert b'"n":9' in heard(made)[1]


def test_a_terminal_at_the_normal_rate_is_never_paused(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, frames=Limits().frames)

    async def story(house: OpenHouse) -> None:
        async with open_welcomed_wire(house) as wire:
            for _ in range(10):
                for _ in range(30):
                    await wire.send('{"type": "ping", "n": 1}')
                house.clock.pass_s(1)
            await wire.receive_all()

    with open_live(tmp_path, replace(SETTINGS, limits=limits)) as house:
        run(story(house))
        assert figure(house, "punto_socket_pauses_total") == 0


def test_a_flood_does_not_block_other_patrons(house: OpenHouse, table: TableId) -> None:
    with bare(house) as flooding, bare(house) as made:
        fill(flooding, frame(PING) * 1000)
        made.sendall(masked(f'{{"type": "watch", "table": "{table}"}}'))
        while b'"type":"seen"' not in heard(made)[1]:
            pass


@pytest.mark.parametrize(
    "said",
    [
        '{"type": "ping", "n": 1, "n": 2}',
        '{"type": "ping", "n": 1, "\\u006e": 2}',
        '{"type": "do", "id": "b", "table": "t", "command": {"type": "Sit", "seat": 1, "seat": 2}}',
    ],
)
def test_a_message_with_a_repeated_key_is_malformed(house: OpenHouse, said: str) -> None:
    with bare(house) as made:
        made.sendall(masked(said))
        fault = heard(made)[1]
    assert b'"code":"malformed"' in fault
    assert b'"key":"input-repeated"' in fault
