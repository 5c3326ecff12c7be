"""The auditor's own books: kept from the bytes of the log, by independently written rules.

Nothing here uses the house's code for events. Payloads are read as plain JSON, accounts are
distinguished by name, and the chain is hashed as the text of `store/chain.py` describes.
"""

import struct
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from puntobanco.store import LogEntry
from tests.world.meters import MeterBooks
from tests.world.own_limits import OwnLimitsAudit

_SIGNED = ("cage", "result/", "commission/", "fees/")
_METERS_OWN = ("fed/", "seed/", "corrections/", "written-off/", "receipts/")
_ENDS = frozenset({"WagersSettled", "CoupVoided", "CoupPassed"})

Moved = tuple[str, str, int]
"""A movement made by one command: its kind, its patron or wager, and the amount."""


class Books:
    """The content of the log so far: money, approvals, coups, and its hash."""

    def __init__(self) -> None:
        self.balances: Counter[str] = Counter()
        self.moved: Counter[Moved] = Counter()
        self.kinds: Counter[str] = Counter()
        self.coups = 0
        self.hash = bytes(32)
        self.sequence = 0
        self.meters = MeterBooks()
        self.own_limits = OwnLimitsAudit()
        self._nonces: dict[str, int] = {}
        self._cards: dict[str, int | None] = {}
        """By table: cards dealt in the coup in progress; None before betting closes."""

    def take(self, entry: LogEntry) -> Iterator[str]:
        """Enter an entry; yield everything wrong with it."""
        if self._chained(entry) != entry.hash:
            yield "its hash does not follow from the entries before it"
        said: dict[str, Any] = msgspec.json.decode(entry.payload)
        self.hash, self.sequence = entry.hash, entry.sequence
        self.kinds[entry.kind] += 1
        if said.get("type") != entry.kind:
            yield f"it is called {entry.kind} and holds {said.get('type')}"
        yield from self._money(entry, said)
        yield from self._approval(entry, said)
        yield from self._conduct(entry, said)
        yield from self.meters.take(entry, said)
        yield from self.own_limits.take(entry, said)

    def wallets(self) -> dict[str, int]:
        """The balance of each wallet that is not empty."""
        return {
            account.removeprefix("wallet/"): held
            for account, held in self.balances.items()
            if account.startswith("wallet/") and held
        }

    def _chained(self, entry: LogEntry) -> bytes:
        texts = [entry.pit.encode(), entry.stream.encode(), entry.kind.encode(), entry.payload]
        numbers = struct.pack(
            ">Qq4Q", self.sequence + 1, entry.time_ms, *(len(text) for text in texts)
        )
        return sha256(b"puntobanco event 1\n" + self.hash + numbers + b"".join(texts)).digest()

    def _money(self, entry: LogEntry, said: dict[str, Any]) -> Iterator[str]:
        postings = [(account, amount) for account, amount in _postings(entry.kind, said)]
        total = sum(amount for _, amount in postings)
        if total:
            yield f"its postings sum to {total}"
        for account, amount in postings:
            self.balances[account] += amount
        for account in dict.fromkeys(account for account, _ in postings):
            held = self.balances[account]
            if held < 0 and not account.startswith((*_SIGNED, *_METERS_OWN)):
                yield f"it takes {account} to {held}"
        if sum(self.balances.values()):
            yield f"all accounts together hold {sum(self.balances.values())}"
        self.moved.update(_moves(entry, said))

    def _approval(self, entry: LogEntry, said: dict[str, Any]) -> Iterator[str]:
        approval = said.get("approval")
        if approval is None:
            return
        nonce = approval["nonce"]
        if nonce in self._nonces:
            yield f"the approval {nonce} was used before, at {self._nonces[nonce]}"
        if approval["asker"] != said["by"]:
            yield f"the approval {nonce} was asked for by another than {said['by']}"
        self._nonces[nonce] = entry.sequence

    def _conduct(self, entry: LogEntry, said: dict[str, Any]) -> Iterator[str]:
        """No card before betting closes, cards in order, and no money left after a coup."""
        table = entry.stream
        if entry.kind == "BettingClosed":
            self._cards[table] = 0
        if entry.kind == "CardDealt":
            out = self._cards.get(table)
            if out is None or said["place"] != out:
                yield f"card {said['place']} comes where {out} are out"
            self._cards[table] = (out or 0) + 1
        if entry.kind in _ENDS:
            self.coups += entry.kind == "WagersSettled"
            self._cards[table] = None
            for account in (f"held/{table}", f"bank/{table}"):
                if self.balances[account]:
                    yield f"{account} still holds {self.balances[account]}"


def _postings(kind: str, said: dict[str, Any]) -> list[tuple[str, int]]:
    if kind in ("CreditIssued", "CreditRedeemed"):
        amount = said["amount"] if kind == "CreditIssued" else -said["amount"]
        return [("cage", -amount), (f"wallet/{said['patron']}", amount)]
    both = (*said.get("reversal", ()), *said.get("postings", ()))
    return [(account, amount) for account, amount in both]


def _moves(entry: LogEntry, said: dict[str, Any]) -> Iterator[Moved]:
    """The movements that can be compared with the command that asked for them."""
    if entry.kind in ("CreditIssued", "CreditRedeemed"):
        yield entry.kind, said["patron"], said["amount"]
    if entry.kind == "ChipsBought":
        yield entry.kind, said["patron"], max(amount for _, amount in said["postings"])
    if entry.kind == "WagerPlaced" and "#" not in said["act"]:
        yield entry.kind, said["act"], said["amount"]
