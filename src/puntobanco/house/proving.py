"""The proof of a log in a separate process, so that no table waits for it.

Reads one line of JSON from standard input (`url`, `pit`, `anchors`): a URL may contain a password,
and other users can see a command line. Writes lines of JSON: its progress, and finally its result.
"""

import os
import sys
from typing import Any, TextIO

import msgspec

from puntobanco.core.errors import PuntoError, stated_by
from puntobanco.core.facts import Fact, from_wire, to_wire
from puntobanco.core.ids import PitId
from puntobanco.house.proof import Proof, ProofFinding, prove
from puntobanco.store import Anchor, LogEntry, open_store

PROGRESS_EVERY = 2000
"""Entries between two lines of progress."""
MOST_FINDINGS = 200
"""The most findings to send."""


class ProofRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to prove."""

    url: str
    pit: PitId
    anchors: tuple[str, ...] = ()


class ProofProgress(msgspec.Struct, frozen=True, tag="far", kw_only=True):
    """The progress: entries processed, each counted twice."""

    done: int
    of: int


class FindingRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finding as sent between processes; its problem as `to_wire` writes it."""

    pit: str
    sequence: int
    problem: dict[str, Any]
    kind: str = ""
    table: str = ""
    meter: str = ""
    coup: int | None = None
    seat: int | None = None
    bet: str = ""

    @classmethod
    def of(cls, finding: ProofFinding) -> "FindingRecord":
        """The record of a finding."""
        names = (name for name in cls.__struct_fields__ if name != "problem")
        place = {name: getattr(finding, name) for name in names}
        return cls(problem=to_wire(finding.problem), **place)

    @property
    def finding(self) -> ProofFinding:
        """The finding of this record."""
        problem = from_wire(self.problem)
        assert isinstance(problem, Fact), "`of` wrote it"
        return ProofFinding(**msgspec.structs.asdict(self) | {"problem": problem})


class ProofResult(msgspec.Struct, frozen=True, tag="proved", kw_only=True):
    """The result of a proof."""

    whole: bool
    entries: int
    coups: int
    wagers: int
    shoes: int
    meters: int
    awards: int
    demonstration: bool
    """Whether the log records the house as a demonstration."""
    anchor: str
    """The head that the chain leads to; empty if it breaks."""
    findings: tuple[FindingRecord, ...]
    """The first `MOST_FINDINGS` of them."""


class ProofFailed(msgspec.Struct, frozen=True, tag="failed", kw_only=True):
    """Why nothing was proved."""

    why: Any
    """As `to_wire` writes it."""


ProofMessage = ProofProgress | ProofResult | ProofFailed


def proof_result(proof: Proof) -> ProofResult:
    """The message with the result of a proof."""
    return ProofResult(
        whole=proof.whole,
        entries=proof.entries,
        coups=proof.coups,
        wagers=proof.wagers,
        shoes=proof.shoes,
        meters=proof.meters,
        awards=proof.awards,
        demonstration=proof.demonstration,
        anchor="" if proof.head is None else str(proof.head),
        findings=tuple(map(FindingRecord.of, proof.findings[:MOST_FINDINGS])),
    )


def main(given: str, out: TextIO) -> None:
    """Prove what was asked for; write the progress and the result."""
    os.nice(10)  # players have priority over checks

    def send(message: ProofMessage) -> None:
        out.write(msgspec.json.encode(message).decode() + "\n")
        out.flush()

    try:
        asked = msgspec.json.decode(given, type=ProofRequest)
        anchors = [Anchor.parse(anchor) for anchor in asked.anchors]
        with open_store(asked.url, readonly=True, thorough=False) as store:
            of = 2 * store.head(asked.pit).sequence
            done = 0

            def on_entry(entry: LogEntry) -> None:
                del entry
                nonlocal done
                done += 1
                if done % PROGRESS_EVERY == 0:
                    send(ProofProgress(done=done, of=max(done, of)))

            send(ProofProgress(done=0, of=of))
            send(proof_result(prove(store, asked.pit, *anchors, on_entry=on_entry)))
    except PuntoError as error:
        send(ProofFailed(why=to_wire(stated_by(error))))


if __name__ == "__main__":
    main(sys.stdin.readline(), sys.stdout)
