"""The auditor's books of meters: what wagers should contribute, against what was moved."""

from collections.abc import Iterator
from typing import Any

from puntobanco.store import LogEntry

_ONE = 1_000_000
"""Rates are in millionths, and so is a contribution's part below one minor unit."""


class MeterBooks:
    """Contributions to meters, slips written, and awards paid."""

    def __init__(self) -> None:
        self._rates: dict[str, tuple[int, int]] = {}
        self._due: dict[str, list[int]] = {}
        """By meter: all contributions due to meter and reserve, in millionths."""
        self._moved: dict[str, list[int]] = {}
        """By meter: all contributions moved, in whole units."""
        self._locked: set[tuple[str, str, int]] = set()
        self._slips: dict[str, int] = {}
        self._paid: set[tuple[str, int]] = set()

    def take(self, entry: LogEntry, said: dict[str, Any]) -> Iterator[str]:
        """Enter an entry; yield everything wrong with it."""
        meter = entry.stream.removeprefix("meter/")
        if meter == entry.stream:
            return
        match entry.kind:
            case "MeterOpened":
                self._set(meter, said["parameters"]["rates"])
                self._due[meter], self._moved[meter] = [0, 0], [0, 0]
                self._slips[meter] = 0
            case "RatesTookEffect":
                self._set(meter, said["after"])
            case "WagersLocked":
                yield from self._fed(meter, said)
            case "AwardVerified":
                self._slips[meter] += 1
                if said["slip"] != self._slips[meter]:
                    yield f"slip {said['slip']} follows slip {self._slips[meter] - 1}"
            case "AwardPaid":
                if (meter, said["award"]) in self._paid:
                    yield f"award {said['award']} was paid before"
                self._paid.add((meter, said["award"]))
            case _:
                pass

    def _set(self, meter: str, rates: dict[str, Any]) -> None:
        self._rates[meter] = rates["contribution_ppm"], rates["reserve_ppm"]

    def _fed(self, meter: str, said: dict[str, Any]) -> Iterator[str]:
        """Every wager counts once, at the current rate; less than a unit is carried over."""
        coup = meter, said["table"], said["coup"]
        if coup in self._locked:
            yield f"the wagers of coup {said['coup']} at {said['table']} are counted again"
        self._locked.add(coup)
        wagered = sum(wager["stake"] for wager in said["wagers"])
        for place, names in enumerate((("meter/", "overflow/"), ("reserve/",))):
            self._due[meter][place] += wagered * self._rates[meter][place]
            self._moved[meter][place] += sum(
                amount for account, amount in said["postings"] if account.startswith(names)
            )
            left = self._due[meter][place] - _ONE * self._moved[meter][place]
            if not 0 <= left < _ONE:
                yield f"{left} millionths of a unit are left over at the {names[0]}"
