"""Messages that no client would send: random bytes, and valid messages with a random change."""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

import msgspec

from puntobanco.core.money import MOST_MINOR
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.progressive.state import AdjustReason, AwardReason, Parameters, Pool, Rates
from puntobanco.server import protocol
from puntobanco.table import commands
from puntobanco.table.commands import WireCommand

MOST_SENT = 60_000
"""Bytes of a message; beyond 64 KiB the socket closes, which has its own test."""

OFTEN = (
    *[commands.PlaceWager] * 20,
    *[commands.Sit, commands.BuyChips, commands.TurnCards, commands.DoubleWagers] * 3,
)
"""Commands that have an effect more often than others."""

REASONS = tuple(one.value for kind in (AwardReason, AdjustReason, Pool) for one in kind)

ODD_NUMBERS = (
    0,
    1,
    -1,
    2,
    7,
    1000,
    50_00,
    MOST_MINOR,
    MOST_MINOR + 1,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**40,
)
ODD_TEXTS = (
    "",
    " ",
    "player",
    "banker",
    "tie",
    "house",
    "As",
    "9h",
    "\x00",
    "a\nb",
    "\u202eevil",
    "牌" * 20,
    "🂡",
    "e\u0301",
    "'; drop table event; --",
    "../../key",
    "{{7*7}}",
    "x" * 3000,
    "\ud7ff\ue000",
    "tie-colour",
    "seats",
    "#00aa00",
)


class Fuzzer:
    """Generates random messages, reproducible by seed."""

    def __init__(self, seed: int, tables: tuple[str, ...]) -> None:
        self._chance = Random(seed)
        self._tables = tables
        self.coups: dict[str, int] = {}
        """The coup of each table, which most messages refer to."""
        self._table = ""
        self._sent: list[str] = []
        self._ids = 0

    def message(self) -> str | bytes:
        """The next message."""
        made = self._chance.choice(self._WAYS)(self)
        return made[:MOST_SENT]

    # --- Kinds of messages ------------------------------------------------------------------

    def _noise(self) -> bytes:
        return self._chance.randbytes(self._chance.choice([0, 1, 7, 100, 5000]))

    def _text(self) -> str:
        signs = '{}[]",:0123456789.eE+-truefalsn\\u \t"type":"do"牌\x00'
        return "".join(self._chance.choices(signs, k=self._chance.choice([0, 3, 40, 400])))

    def _deep(self) -> str:
        sign, end = self._chance.choice([("[", "]"), ('{"a":', "}")])
        depth = self._chance.choice([3, 200, 1200, 3000])
        return '{"a":' + sign * depth + "1" + end * depth + ',"type":"ping","n":1}'

    def _plain(self) -> str:
        return self._written(self._frame())

    def _mutated(self) -> str:
        tree = self._frame()
        for _ in range(self._chance.choice([1, 1, 2, 4])):
            self._befall(tree)
        return self._written(tree)

    def _broken(self) -> str:
        text = self._written(self._frame())
        place = self._chance.randrange(len(text))
        kind = self._chance.randrange(4)
        if kind == 0:
            return text[:place]
        if kind == 1:
            return text[:place] + self._chance.choice('{}[]",:\\x') + text[place:]
        if kind == 2:
            return text[:place] + text[place + 1 :]
        return text + text

    def _again(self) -> str:
        return self._chance.choice(self._sent) if self._sent else self._plain()

    _WAYS: tuple[Callable[["Fuzzer"], str | bytes], ...] = (
        _noise,
        _text,
        _deep,
        _plain,
        _plain,
        _plain,
        _mutated,
        _mutated,
        _broken,
        _again,
    )

    # --- Valid messages ---------------------------------------------------------------------

    def _frame(self) -> dict[str, Any]:
        kind = self._chance.choice(
            [*get_args(protocol.FromClient), *[protocol.Do] * 12, protocol.DoMeter]
        )
        if kind is protocol.Hello and self._chance.random() < 0.9:
            # A second hello closes the socket; an occasional one is enough.
            kind = protocol.Ping
        tree = {"type": kind.__struct_config__.tag} | self._fields(kind)
        if kind in (protocol.Do, protocol.DoMeter):
            tree["command"] = self._command() if kind is protocol.Do else self._meter_command()
            self._ids += 1
            tree["id"] = f"fuzz-{self._chance.randrange(10**9)}-{self._ids}"
            tree.pop("approval", None)
        return tree

    def _command(self) -> dict[str, Any]:
        kind = self._chance.choice([*get_args(WireCommand), *OFTEN])
        return {"type": kind.__name__} | self._fields(kind)

    def _meter_command(self) -> dict[str, Any]:
        kind = self._chance.choice(get_args(WireMeterCommand))
        return {"type": kind.__name__} | self._fields(kind)

    def _fields(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        return {
            field.encode_name: self._value(field.name)
            for field in msgspec.structs.fields(kind)
            if field.required or self._chance.random() < 0.2
        }

    def _value(self, name: str) -> Any:  # noqa: C901 -- one case a field
        match name:
            case "table":
                self._table = self._chance.choice(self._tables)
                return self._table
            case "card" | "turned":
                return self._chance.choice(["As", "9h", "Kd", "4c"] * 5 + [*ODD_TEXTS])
            case "coup":
                return self._chance.choice([self.coups.get(self._table, 1)] * 40 + [*ODD_NUMBERS])
            case "protocol" | "n" | "after" | "seat" | "place" | "position":
                return self._chance.choice([1, 2, 3, 5, *ODD_NUMBERS])
            case "stake" | "amount" | "bank":
                return self._chance.choice([10_00, 20_00, 100_00] * 10 + [*ODD_NUMBERS])
            case "places":
                return self._chance.choices([0, 1, 2, 3, 4, 5, -1, 10**30], k=3)
            case "cards" | "order" | "columns":
                return self._chance.choices(ODD_TEXTS, k=self._chance.choice([0, 2, 6]))
            case "bet":
                bets = ["player", "banker", "tie", "progressive"]
                return self._chance.choice(bets * 10 + [*ODD_TEXTS])
            case "meter":
                return self._chance.choice(["meter"] * 20 + [*ODD_TEXTS])
            case "award" | "row" | "change":
                return self._chance.choice([0, 1, 2] * 10 + [*ODD_NUMBERS])
            case "reason" | "pool":
                return self._chance.choice([*REASONS, *ODD_TEXTS])
            case "parameters":
                return self._fields(Parameters) | {"rates": self._fields(Rates)}
            case "seed" | "limit" | "executive_above" | "most_wagered" | "contribution_ppm":
                return self._chance.choice([10_00, 260_000] * 10 + [*ODD_NUMBERS])
            case "value":
                return self._chance.choice([True, *ODD_NUMBERS, *ODD_TEXTS])
            case _:
                return self._chance.choice(ODD_TEXTS)

    def _written(self, tree: Any) -> str:
        text = msgspec.json.encode(tree).decode()
        self._sent.append(text)
        return text

    def _befall(self, tree: Any) -> None:
        """Change something somewhere in a message."""
        inner = [one for one in tree.values() if isinstance(one, dict)]
        where = self._chance.choice([tree, *inner])
        key = self._chance.choice([*where, "extra"])
        change = self._chance.randrange(4)
        if change == 0:
            where.pop(key, None)
        elif change == 1:
            where[key] = self._chance.choice([None, True, [], {}, 1.5, "x", -1, [[1]], {"a": 1}])
        elif change == 2:
            where[key] = self._chance.choice([*ODD_NUMBERS, *ODD_TEXTS])
        else:
            where[self._chance.choice(ODD_TEXTS)] = where.get(key)
