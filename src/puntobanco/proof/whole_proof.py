"""The proof of a log in a separate process, so that no table waits for it.

Reads one line of JSON from standard input (`url`, `pit`, `anchors`): a URL may contain a password,
and other users can see a command line. Writes lines of JSON: its progress, and finally its result.
"""

import os
import sys
from typing import TextIO

import msgspec

from puntobanco.core.errors import PuntoError, cause_of
from puntobanco.core.ids import PitId
from puntobanco.proof.log_proof import Proof, prove
from puntobanco.store import Anchor, LogEntry, open_store
from puntobanco.words import Words
from puntobanco.words.wire import WireFact

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


class ProofResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a proof."""

    pit: PitId
    whole: bool
    entries: int
    coups: int
    wagers: int
    shoes: int
    meters: int
    awards: int
    commands: int
    commands_accepted: int
    """Commands that an operator accepted as they were."""
    demonstration: bool
    """Whether the log records the house as a demonstration."""
    anchor: str
    """The newest entry that the chain reaches; empty if it breaks."""
    findings: tuple[WireFact, ...]
    """The first findings, if there are many: each `finding-at`, with its place and `problem`."""

    def rendered(self, words: Words) -> "ProofResult":
        """The same with the text of every finding."""
        findings = tuple(finding.rendered(words) for finding in self.findings)
        return msgspec.structs.replace(self, findings=findings)


class ProofDone(msgspec.Struct, frozen=True, tag="proved"):
    """The end of a proof."""

    proved: ProofResult


class ProofFailed(msgspec.Struct, frozen=True, tag="failed", kw_only=True):
    """Why nothing was proved."""

    why: WireFact


ProofMessage = ProofProgress | ProofDone | ProofFailed


def proof_result(proof: Proof, *, most: int | None = None) -> ProofResult:
    """The result of a proof as data, with at most so many findings, in no language yet."""
    named = set(ProofResult.__struct_fields__) - {"anchor", "findings"}
    return ProofResult(
        anchor="" if proof.head is None else str(proof.head),
        findings=tuple(WireFact.of(finding.stated) for finding in proof.findings[:most]),
        **{name: getattr(proof, name) for name in named},
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
            proof = prove(store, asked.pit, *anchors, on_entry=on_entry)
            send(ProofDone(proof_result(proof, most=MOST_FINDINGS)))
    except PuntoError as error:
        send(ProofFailed(why=WireFact.of(cause_of(error))))


if __name__ == "__main__":
    main(sys.stdin.readline(), sys.stdout)
