"""`punto integrity`: check that program, key, log, wallets and clock are unchanged."""

import json
from pathlib import Path
from typing import Annotated

import typer

from puntobanco.cli.options import AsJson, LanguageOption
from puntobanco.core.facts import fact, to_wire
from puntobanco.words import ENGLISH, words_in

FAILED = 1


def integrity(
    data: Annotated[
        Path, typer.Option(help="The house's folder, with its key, manifest and anchors.")
    ] = Path("house-data"),
    database: Annotated[
        str | None, typer.Option(help="PostgreSQL URL to use instead of the file in the folder.")
    ] = None,
    language: LanguageOption = ENGLISH,
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
    program, words = installed(), words_in(language)
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
                    "text": words.text(fault.stated),
                }
                for fault in faults
            ],
        }
        print(json.dumps(told))
    else:
        for fault in faults:
            print(words.text(fault.stated))
        files = fact("count-files", count=len(program.files))
        print(words.say("integrity-program", digest=program.digest, files=files))
        by_hand = f"cd {FOLDER} && sha256sum --quiet -c {(data / MANIFEST).resolve()}"
        print(words.say("integrity-by-hand", command=by_hand))
        for anchor in anchors:
            print(anchor)
        verdict = fact("count-faults", count=len(faults)) if faults else fact("integrity-unchanged")
        print(words.text(verdict))
    if faults:
        raise typer.Exit(FAILED)
