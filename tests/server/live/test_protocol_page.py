"""The session in docs/protocol.md is what a house really answers."""

import json
import re
from pathlib import Path
from typing import Any, get_args

from puntobanco.server import protocol, socket
from puntobanco.server.config import Limits
from puntobanco.server.connection import MOST_QUEUED
from puntobanco.server.hub import MOST_MISSED
from puntobanco.server.metered_socket import MOST_FRAGMENTS
from puntobanco.server.running import SOCKET_BYTES
from puntobanco.table import commands
from puntobanco.table.state import Mode
from tests.kit.houses import run
from tests.kit.server import OpenHouse, Person, open_live
from tests.kit.tables import PLAYER_WINS
from tests.kit.wires import Wire, open_wire

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
[SESSION] = re.findall(r"```session\n(.*?)```", PAGE, re.DOTALL)


def matches(said: Any, due: Any) -> bool:
    """Whether a message matches the page, which leaves out some fields."""
    match due:
        case "…":
            return said is not None
        case dict():
            return isinstance(said, dict) and all(
                matches(said.get(key), one) for key, one in due.items()
            )
        case list():
            return len(said) == len(due) and all(map(matches, said, due))
        case _:
            return bool(said == due)


def dealt(house: OpenHouse) -> None:
    """What the dealer does at the second remark of the page."""
    house.ask("t1", commands.CloseBetting())
    for card in PLAYER_WINS.split():
        house.ask("t1", commands.DealCard(card=card))
    house.ask("t1", commands.SettleCoup())


def opened(house: OpenHouse) -> None:
    """What the dealer does at the first remark of the page."""
    for command in (
        commands.StartShoe(commitment="c" * 64),
        commands.CutShoe(position=5),
        commands.BurnCards(turned="Ks"),
        commands.OpenBetting(),
    ):
        house.ask("t1", command)


async def played(house: OpenHouse, ann: Person, wire: Wire) -> int:
    """Play the page line by line; returns the number of messages shown on it."""
    deals = iter((opened, dealt))
    # The page leaves out messages between those it shows, but only after a remark.
    passing, told = False, 0
    for line in (
        SESSION.replace("TOKEN", ann.session["token"]).replace("PATRON", ann.id).splitlines()
    ):
        kind, rest = line[0], line[2:]
        if kind == "#":
            next(deals)(house)
            passing = True
        elif kind == ">":
            if passing:
                await wire.receive_all()
            passing = False
            await wire.send(rest)
        else:
            due = json.loads(rest)
            await wire.receive()
            while passing and not matches(json.loads(wire.frames[-1]), due):
                await wire.receive()
            assert matches(json.loads(wire.frames[-1]), due), f"{wire.frames[-1]}\nis not\n{rest}"
            told += 1
    return told


def test_the_documented_session_works(tmp_path: Path) -> None:
    async def story() -> int:
        with open_live(tmp_path) as house:
            house.open_table("t1", mode=Mode.DEALER)
            ann = house.patron(credit=1_000_00)
            async with open_wire(house, ann) as wire:
                return await played(house, ann, wire)

    assert run(story()) > 20


def test_the_page_lists_every_fault_and_current_figures() -> None:
    codes = get_args(protocol.FaultCode)
    rows = re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.M)
    assert rows == list(codes)
    words, limits = " ".join(PAGE.split()), Limits()
    messages, visitors = limits.messages, limits.visitor_messages
    for figure in (
        f"{protocol.MOST_FRAME_BYTES:,} bytes",
        f"{SOCKET_BYTES:,}",
        f"{messages.per_s:g} messages a second, after a burst of {messages.burst}",
        f"{visitors.per_s:g} a second after a burst of {visitors.burst}",
        f"{limits.frames.per_s:g} a second after a burst of {limits.frames.burst}",
        f"{MOST_FRAGMENTS} frames at most",
        f"{limits.sockets} sockets at once at most",
        f"all visitors of one address {limits.visitor_sockets}:",
        f"{MOST_QUEUED} messages wait",
        f"1 to {socket.MOST_ID} letters",
    ):
        assert figure in words, figure
    assert MOST_MISSED == 1000
    assert "a thousand events" in words
