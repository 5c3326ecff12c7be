"""A benchmark of the house under attack: visitors' sockets that send pings without pause.

Run as a program it floods: `python -m puntobanco.cli.bench_flood PORT SOCKETS`. It is a separate
process, so that the cost of sending is not measured.
"""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from puntobanco.cli.bench_server import HANDSHAKE, BenchHouse, house_of, latencies
from puntobanco.cli.measure import Measure

SOCKETS = 20
COMMANDS = 100
_PING = bytes([0x89, 0x80, 0, 0, 0, 0])
_PONG = bytes([0x8A, 0x84, 0, 0, 0, 0])
_ASKED = re.compile(rb"\x89\x04(.{4})", re.DOTALL)
_AT_ONCE = 2000


def flood() -> Measure:
    """The latency of a patron's command while twenty visitors send pings without pause."""

    async def measured() -> tuple[list[float], list[float]]:
        async with house_of(1, unlimited=False) as house:
            alone = await latencies(house, 1, COMMANDS)
            async with _flooded(house):
                return alone, await latencies(house, 1, COMMANDS)

    alone, beside = asyncio.run(measured())
    middle, worst = beside[len(beside) // 2], beside[int(0.99 * len(beside))]
    note = f"p99 beside {SOCKETS} sockets full of pings; p50 {middle:.1f} ms"
    return Measure("server.flood", worst, "ms", middle / alone[len(alone) // 2], note)


@asynccontextmanager
async def _flooded(house: BenchHouse) -> AsyncIterator[None]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "puntobanco.cli.bench_flood",
        str(house.port),
        str(SOCKETS),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None, "it was asked for"
        await process.stdout.readline()
        yield
    finally:
        process.kill()
        await process.wait()


# --- The flood, in its own process -------------------------------------------------------------


async def _pour(port: int) -> asyncio.Task[None]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HANDSHAKE.format(port=port, cookie="none=0").encode())
    await reader.readuntil(b"\r\n\r\n")
    hello = b'{"type": "hello", "protocol": 1}'
    writer.write(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    await reader.readuntil(b'"welcome"')

    async def heard() -> None:
        while some := await reader.read(65536):
            # A client that does not answer the house's pings is disconnected and would stop
            # flooding.
            for asked in _ASKED.findall(some):
                writer.write(_PONG + asked)

    async def pouring() -> None:
        hearing = asyncio.create_task(heard())
        while not hearing.done():
            writer.write(_PING * _AT_ONCE)
            await writer.drain()

    return asyncio.create_task(pouring())


async def _flood(port: int, sockets: int) -> None:
    pouring = [await _pour(port) for _ in range(sockets)]
    print("flooding", flush=True)
    # End with the parent process, even if that is killed.
    await asyncio.to_thread(os.read, sys.stdin.fileno(), 1)
    for one in pouring:
        one.cancel()


if __name__ == "__main__":
    asyncio.run(_flood(int(sys.argv[1]), int(sys.argv[2])))
