"""`punto verify`: verify a log."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import PLAY_MONEY, AsJson, DatabaseArgument
from puntobanco.core.figures import counted

if TYPE_CHECKING:
    from puntobanco.house.proof import Proof

FAILED = 1


def verify(
    database: DatabaseArgument,
    anchor: Annotated[
        list[str] | None,
        typer.Option(
            help="An anchor that `punto export --anchor` printed, kept elsewhere (repeatable)."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Verify a log: hash chain, ledger, commitments, and every settlement computed again."""
    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.core.ids import PitId
    from puntobanco.house.proof import prove
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
    if as_json:
        pits = [
            {
                "pit": proof.pit,
                "whole": proof.whole,
                "entries": proof.entries,
                "coups": proof.coups,
                "wagers": proof.wagers,
                "shoes": proof.shoes,
                "meters": proof.meters,
                "awards": proof.awards,
                "commands": proof.commands,
                "commands_before": proof.commands_before,
                "demonstration": proof.demonstration,
                "anchor": str(proof.head) if proof.head else None,
                "findings": [str(finding) for finding in proof.findings],
            }
            for proof in proofs
        ]
        print(json.dumps({"pits": pits}))
    else:
        for proof in proofs:
            for finding in proof.findings:
                print(finding)
            if proof.demonstration:
                print(f"pit {proof.pit}: {PLAY_MONEY}")
            if proof.commands_before:
                first, all_ = proof.commands_before, proof.commands
                print(f"pit {proof.pit}: {first:,} of {all_:,} commands are from before the count")
            verdict = "whole" if proof.whole else counted(len(proof.findings), "finding")
            print(f"pit {proof.pit}: {_counts(proof)}: {verdict}")
            if proof.head is not None:
                print(proof.head)
    if not all(proof.whole for proof in proofs):
        raise typer.Exit(FAILED)


def _counts(proof: "Proof") -> str:
    found = [
        counted(proof.entries, "entry", "entries"),
        counted(proof.coups, "coup"),
        counted(proof.wagers, "wager"),
        f"{counted(proof.shoes, 'shoe')} revealed",
    ]
    if proof.meters:
        found += [counted(proof.meters, "meter"), counted(proof.awards, "award")]
    return ", ".join(found)
