"""`punto verify`: verify a log."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, DatabaseArgument, LanguageOption
from puntobanco.core.facts import Fact, Value, fact, listed
from puntobanco.words import ENGLISH, words_in

if TYPE_CHECKING:
    from puntobanco.proof.log_proof import Proof

FAILED = 1


def verify(
    database: DatabaseArgument,
    anchor: Annotated[
        list[str] | None,
        typer.Option(
            help="An anchor that `punto export --anchor` printed, kept elsewhere (repeatable)."
        ),
    ] = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Verify a log: hash chain, ledger, commitments, and every settlement computed again."""
    import msgspec

    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.core.ids import PitId
    from puntobanco.proof.log_proof import prove
    from puntobanco.proof.whole_proof import proof_result
    from puntobanco.store import Anchor

    anchors = [Anchor.parse(text) for text in anchor or []]
    with open_for_reading(database) as store:
        proofs = [
            prove(
                store,
                PitId(state.head.pit),
                *(one for one in anchors if one.pit == state.head.pit),
            )
            for state in store.pits()
        ]
    words = words_in(language)
    if as_json:
        results = [proof_result(proof).rendered(words) for proof in proofs]
        print(json.dumps({"pits": msgspec.to_builtins(results)}))
    else:
        for line in (line for proof in proofs for line in _lines(proof)):
            print(words.text(line))
    if not all(proof.whole for proof in proofs):
        raise typer.Exit(FAILED)


def _lines(proof: "Proof") -> Iterator[Value]:
    """A proof line by line: its findings, its notes, its counts and its anchor."""
    for finding in proof.findings:
        yield finding.stated
    if proof.demonstration:
        yield fact("verify-note", pit=proof.pit, note=fact("report-demonstration"))
    if proof.commands_accepted:
        accepted = fact(
            "verify-commands-accepted", count=proof.commands_accepted, commands=proof.commands
        )
        yield fact("verify-note", pit=proof.pit, note=accepted)
    verdict = (
        fact("verify-whole") if proof.whole else fact("count-findings", count=len(proof.findings))
    )
    yield fact("verify-pit", pit=proof.pit, counts=listed(_counts(proof)), verdict=verdict)
    if proof.head is not None:
        yield str(proof.head)


def _counts(proof: "Proof") -> Iterator[Fact]:
    """What a proof examined."""
    yield fact("count-entries", count=proof.entries)
    yield fact("count-coups", count=proof.coups)
    yield fact("count-wagers", count=proof.wagers)
    yield fact("count-shoes-revealed", count=proof.shoes)
    if proof.meters:
        yield fact("count-meters", count=proof.meters)
        yield fact("count-awards", count=proof.awards)
