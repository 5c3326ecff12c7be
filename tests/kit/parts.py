"""Parts beyond Python that some tests need, and where they are found.

A test says `@pytest.mark.part("chromium")`. Without the part it is skipped, and the run names the
part in one line; where the environment variable PUNTO_REQUIRE lists the part, its absence fails.
"""

import os
import shutil
from collections.abc import Mapping

FINDERS: Mapping[str, tuple[str, ...]] = {
    "git": ("git",),
    "postgresql": ("initdb", "pg_ctl"),
    "strace": ("strace",),
}
"""Each part by the programs that have to be on the PATH, or in the places a package puts them."""

_PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/lib/postgresql/15/bin"))


def required(environment: Mapping[str, str] = os.environ) -> frozenset[str]:
    """The parts that must be there."""
    return frozenset(environment.get("PUNTO_REQUIRE", "").replace(",", " ").split())


def missing(part: str) -> str | None:
    """Why a part cannot be used, or None where it can."""
    if part not in FINDERS:
        return f"{part}: no such part; expected one of {', '.join(FINDERS)}"
    for program in FINDERS[part]:
        if shutil.which(program, path=_PLACES) is None:
            return f"{part}: the program {program} was not found"
    return None
