"""`punto integrity`: check that program, key, log, wallets and clock are unchanged."""

import json
from pathlib import Path
from typing import Annotated

import typer

from puntobanco.cli.options import AsJson
from puntobanco.core.facts import to_wire
from puntobanco.core.figures import counted

FAILED = 1


def integrity(
    data: Annotated[
        Path, typer.Option(help="The house's folder, with its key, manifest and anchors.")
    ] = Path("house-data"),
    database: Annotated[
        str | None, typer.Option(help="PostgreSQL URL to use instead of the file in the folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check program, sheets, key, every log, wallets and the clock. The house may be running."""
    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.fairness.keys import read_key
    from puntobanco.house.custody import MANIFEST, Custody
    from puntobanco.house.program import FOLDER, installed
    from puntobanco.server.running import now

    with open_for_reading(database or str(data / "house.db")) as store:
        custody = Custody(store, data, read_key(data / "key"), now)
        faults = list(custody.faults(whole=True))
        anchors = [str(state.head) for state in store.pits()]
    program = installed()
    if as_json:
        told = {
            "whole": not faults,
            "program": program.digest,
            "files": len(program.files),
            "anchors": anchors,
            "faults": [
                {
                    "part": fault.part.value,
                    "problem": to_wire(fault.problem),
                    "sentence": str(fault),
                }
                for fault in faults
            ],
        }
        print(json.dumps(told))
    else:
        for fault in faults:
            print(fault)
        print(f"program {program.digest}, {len(program.files)} files")
        print(f"without us: cd {FOLDER} && sha256sum --quiet -c {(data / MANIFEST).resolve()}")
        for anchor in anchors:
            print(anchor)
        print(counted(len(faults), "fault") if faults else "all as it was")
    if faults:
        raise typer.Exit(FAILED)
