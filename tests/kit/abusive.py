"""Abusive clients: one that never reads, one that never stops sending.

As a program it floods a house: `python -m tests.kit.abusive` with the house, a session, a table and
the number of sockets. It is a separate process, so that making the flood does not slow the house.
"""

import asyncio
import json
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

from puntobanco.core.ids import TableId
from puntobanco.table import commands
from tests.kit.server import OpenHouse, Person

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n{more}\r\n"
)
SMALL = 4096
AT_ONCE = 2000
"""Messages that a flood sends at once."""

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def masked(text: str) -> bytes:
    """A text frame as a client sends it, with a mask that changes nothing."""
    body = text.encode()
    assert len(body) < 65536
    if len(body) <= 125:
        return bytes([0x81, 0x80 | len(body)]) + bytes(4) + body
    return bytes([0x81, 0x80 | 126]) + len(body).to_bytes(2, "big") + bytes(4) + body


@contextmanager
def never_reading(house: OpenHouse, *tables: TableId) -> Iterator[socket.socket]:
    """A client with a small receive buffer that watches tables and never reads."""
    host = house.url.removeprefix("http://")
    name, port = host.split(":")
    with closing(socket.socket()) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        made.connect((name, int(port)))
        made.sendall(HANDSHAKE.format(host=host, more="").encode())
        assert b"101" in made.recv(15)
        made.sendall(masked('{"type": "hello", "protocol": 1}'))
        for table in tables:
            made.sendall(masked(f'{{"type": "watch", "table": "{table}"}}'))
        yield made


def make_large_events(house: OpenHouse, table: TableId) -> None:
    """Make events at the table that take much to send."""
    for number in range(20):
        act = commands.DisableTable if number % 2 else commands.EnableTable
        house.ask(table, act(reason="x" * 100_000))


@contextmanager
def flood(house: OpenHouse, person: Person, table: TableId, *, sockets: int) -> Iterator[None]:
    """Send commands over this many sockets, as fast as they are taken."""
    cookie = house.terminal(person).cookie
    said = [house.url, cookie, person.session["token"], table, str(sockets)]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.kit.abusive", *said],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "flooding\n"
            yield
        finally:
            process.kill()


# --- The flood, in its own process -------------------------------------------------------------


def _commands(table: str) -> bytes:
    """New commands in one piece, each of which could be carried out."""
    said = (
        {
            "type": "do",
            "id": secrets.token_hex(8),
            "table": table,
            "command": {"type": "BuyChips", "amount": 100},
        }
        for _ in range(AT_ONCE)
    )
    return b"".join(masked(json.dumps(one)) for one in said)


async def _opened(host: str, cookie: str, token: str) -> Ends:
    """A socket that has been welcomed."""
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(HANDSHAKE.format(host=host, more=f"Cookie: {cookie}\r\n").encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(masked(json.dumps({"type": "hello", "protocol": 1, "token": token})))
    await reader.readuntil(b'"welcome"')
    return reader, writer


async def _pour(ends: Ends, said: bytes) -> None:
    reader, writer = ends
    hearing = asyncio.create_task(_hear(reader))
    while not hearing.done():
        writer.write(said)
        await writer.drain()


async def _hear(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def _flood(url: str, cookie: str, token: str, table: str, sockets: str) -> None:
    host = url.removeprefix("http://")
    ends = await asyncio.gather(*(_opened(host, cookie, token) for _ in range(int(sockets))))
    # Made in advance, so that the machine runs the house and does not make the flood.
    said = [_commands(table) for _ in ends]
    pouring = [asyncio.create_task(_pour(*one)) for one in zip(ends, said, strict=True)]
    print("flooding", flush=True)
    # It ends with the process that started it, even if that one is killed.
    await asyncio.to_thread(sys.stdin.read)
    for one in pouring:
        one.cancel()


if __name__ == "__main__":
    asyncio.run(_flood(*sys.argv[1:]))
