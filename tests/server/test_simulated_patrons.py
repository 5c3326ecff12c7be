"""Simulated patrons of the demonstration, when the house fails them."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from puntobanco.core.facts import fact
from puntobanco.core.ids import PitId, TableId
from puntobanco.house.pit import PitStoppedError
from puntobanco.server import logs
from puntobanco.server.demo import LOG, PATRONS_A_TABLE, simulated_patrons
from tests.kit import log_fields

STOPPED = fact("pit-stopped", pit=PitId("main"), why="the disk is full")


class StoppedPit:
    """A pit with one automatic table that refuses every command."""

    owned = True
    state = SimpleNamespace(tables={TableId("dragon"): None}, directory=SimpleNamespace(patrons={}))

    def submit(self, _sent: object) -> None:
        raise PitStoppedError(STOPPED)


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream, handler = io.StringIO(), logging.StreamHandler()
    handler.setStream(stream)
    handler.setFormatter(logs.JsonLines())
    level = LOG.level
    LOG.addHandler(handler)
    LOG.setLevel("INFO")
    yield stream
    LOG.removeHandler(handler)
    LOG.setLevel(level)


def test_a_simulated_patron_that_leaves_is_named_with_the_reason(lines: io.StringIO) -> None:
    pit: Any = StoppedPit()

    async def visit() -> None:
        async with simulated_patrons(pit, pit, "http://127.0.0.1:1"):
            await asyncio.sleep(0)

    asyncio.run(visit())
    written = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [line["patron"] for line in written] == [
        f"simulated-dragon-{number}" for number in range(1, PATRONS_A_TABLE + 1)
    ]
    assert {line["what"] for line in written} == {"simulated patron left"}
    assert {line["detail"] for line in written} == {str(STOPPED)}


def test_a_field_that_no_line_contains_is_found_even_if_its_level_is_off() -> None:
    logging.getLogger("punto.example").debug("gone", extra={"why": "it fell", "detail": "seen"})
    assert log_fields.take_unwritten() == ["punto.example: gone: why"]
