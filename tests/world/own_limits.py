"""The auditor's books of patrons' own limits, breaks and exclusions, and whether they were kept.

A loss is what a patron put into a coup less what came back, by the postings alone. It counts from
the end of the coup; everything still in a coup counts as lost.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from puntobanco.store import LogEntry

_HOUR = 3_600_000
_DAY = 24 * _HOUR
_LOOSER_AFTER = 24 * _HOUR
_SHORTEST_REST = 24 * _HOUR
_SHORTEST_EXCLUSION = 30 * _DAY
_WINDOWS = {"loss-day": (_HOUR, 24), "loss-week": (_DAY, 7), "loss-month": (_DAY, 30)}
"""The unit in which a limit counts, and how many units before the current one it covers."""

_INTO_A_COUP = ("WagerPlaced", "BankPosted")
_OF_A_COUP = frozenset(
    {*_INTO_A_COUP, "WagerTakenBack", "BettingClosed", "BaseWagersSettled", "CardCorrected"}
)
_ENDS = frozenset({"WagersSettled", "CoupVoided", "CoupPassed"})
_PLAY = frozenset({*_INTO_A_COUP, "PatronSat", "ChipsBought", "CreditIssued"})


@dataclass(slots=True)
class _Limit:
    holds: int | None = None
    later: int | None = None
    from_ms: int | None = None
    """When `later` takes effect; None if nothing is pending."""

    def at(self, moment: int) -> int | None:
        over = self.from_ms is not None and self.from_ms <= moment
        return self.later if over else self.holds


@dataclass(slots=True)
class _Own:
    """One patron's requests and coup results."""

    limits: dict[str, _Limit] = field(default_factory=dict)
    rests_until: int = 0
    excluded_until: int | None = None
    results: list[tuple[int, int]] = field(default_factory=list)
    """When each coup ended, and the patron's result."""


class OwnLimitsAudit:
    """Patrons' own limits, breaks and exclusions, by the log so far."""

    def __init__(self) -> None:
        self._patrons: dict[str, _Own] = {}
        self._in_coups: dict[str, Counter[str]] = {}
        """By table and patron: what went into the coup in progress, as a negative amount."""

    def take(self, entry: LogEntry, said: dict[str, Any]) -> Iterator[str]:
        """Enter an entry; yield everything wrong with it."""
        yield from self._asked(entry, said)
        self._count(entry, said)
        if entry.kind in _PLAY:
            for patron in _players(said):
                yield from self._plays(entry, patron)

    def _own(self, patron: str) -> _Own:
        return self._patrons.setdefault(patron, _Own())

    # --- Requests of patrons ---------------------------------------------------------------

    def _asked(self, entry: LogEntry, said: dict[str, Any]) -> Iterator[str]:
        checks = {
            "LimitSet": self._limit_set,
            "ChangeWithdrawn": self._withdrawn,
            "RealityCheckChosen": self._nothing,
            "CoolOffBegun": self._rests,
            "PatronExcluded": self._excluded,
            "ExclusionEnded": self._plays_again,
        }
        check = checks.get(entry.kind)
        if check is None:
            return
        if said["at"] != entry.time_ms:
            yield f"it says that it was at {said['at']}"
        if said["by"] != said["patron"] and entry.kind != "PatronExcluded":
            yield f"{said['by']} asks it for {said['patron']}"
        yield from check(self._own(said["patron"]), said)

    @staticmethod
    def _nothing(own: _Own, said: dict[str, Any]) -> Iterator[str]:
        del own, said
        yield from ()

    @staticmethod
    def _limit_set(own: _Own, said: dict[str, Any]) -> Iterator[str]:
        at, value, holds = said["at"], said["value"], said["holds"]
        limit = own.limits.setdefault(said["limit"], _Limit())
        before = limit.at(at)
        if said["before"] != before:
            yield f"it says that {said['before']} held, and {before} did"
        tighter = value is not None and (before is None or value < before)
        if tighter and holds != at:
            yield f"a tighter limit holds only at {holds}"
        if not tighter and holds < at + _LOOSER_AFTER:
            yield f"a looser limit holds at {holds}, too soon after {at}"
        own.limits[said["limit"]] = _Limit(value) if tighter else _Limit(before, value, holds)

    @staticmethod
    def _withdrawn(own: _Own, said: dict[str, Any]) -> Iterator[str]:
        limit = own.limits.get(said["limit"], _Limit())
        waits = limit.from_ms is not None and limit.from_ms > said["at"]
        if not waits or limit.later != said["value"]:
            yield f"{said['value']} is taken back, and {limit} stands"
        own.limits[said["limit"]] = _Limit(limit.holds)

    @staticmethod
    def _rests(own: _Own, said: dict[str, Any]) -> Iterator[str]:
        if own.excluded_until is not None:
            yield "somebody rests who is excluded"
        if said["until"] < max(own.rests_until + 1, said["at"] + _SHORTEST_REST):
            yield f"a rest until {said['until']} is shorter than the one until {own.rests_until}"
        own.rests_until = said["until"]

    @staticmethod
    def _excluded(own: _Own, said: dict[str, Any]) -> Iterator[str]:
        if said["until"] < max((own.excluded_until or 0) + 1, said["at"] + _SHORTEST_EXCLUSION):
            yield f"an exclusion until {said['until']} is shorter than {own.excluded_until}"
        own.excluded_until = said["until"]

    @staticmethod
    def _plays_again(own: _Own, said: dict[str, Any]) -> Iterator[str]:
        if own.excluded_until is None or said["at"] < own.excluded_until:
            yield f"an exclusion until {own.excluded_until} ends at {said['at']}"
        own.excluded_until = None

    # --- Losses, and whether patrons may play -----------------------------------------------

    def _count(self, entry: LogEntry, said: dict[str, Any]) -> None:
        moved = Counter[str]()
        for account, amount in (*said.get("reversal", ()), *said.get("postings", ())):
            if account.startswith(("chips/", "wallet/")):
                moved[account.rpartition("/")[2]] += amount
        inside = self._in_coups.setdefault(entry.stream, Counter())
        if entry.kind in _OF_A_COUP or entry.kind in _ENDS:
            _add(inside, moved)
        if entry.kind in _ENDS:
            self._ended(entry.time_ms, inside)
            inside.clear()
        if entry.kind == "CoupCorrected":
            self._ended(entry.time_ms, moved)

    def _ended(self, at: int, brought: Counter[str]) -> None:
        for patron, amount in brought.items():
            self._own(patron).results.append((at, amount))

    def _plays(self, entry: LogEntry, patron: str) -> Iterator[str]:
        own, at = self._own(patron), entry.time_ms
        if own.excluded_until is not None:
            yield f"{patron} plays, excluded until {own.excluded_until}"
        if at < own.rests_until:
            yield f"{patron} plays, at rest until {own.rests_until}"
        if entry.kind in _INTO_A_COUP:
            yield from self._risks(own, patron, at)

    def _risks(self, own: _Own, patron: str, at: int) -> Iterator[str]:
        risked = -sum(inside[patron] for inside in self._in_coups.values())
        for name, (unit, reach) in _WINDOWS.items():
            limit = own.limits.get(name, _Limit()).at(at)
            if limit is None:
                continue
            since = (at // unit - reach) * unit
            net = sum(amount for moment, amount in own.results if moment >= since)
            if risked > max(0, limit + net):
                yield f"{patron} risks {risked} under {name} {limit}, with {net} won and lost"


def _players(said: dict[str, Any]) -> list[str]:
    """The patrons who play by an event: the one it names, or those whose chips it takes."""
    if "patron" in said:
        return [said["patron"]]
    return [
        account.rpartition("/")[2]
        for account, amount in said["postings"]
        if amount < 0 and account.startswith("chips/")
    ]


def _add(inside: Counter[str], moved: Counter[str]) -> None:
    # Not `+=`, which drops amounts that are not positive.
    for patron, amount in moved.items():
        inside[patron] += amount
