"""Test the tests: change one place of the code at a time, and see whether they fail.

Run as `python -m tools.mutation`. mutmut makes the changes (mutants) and runs the tests that reach
the changed function. A mutant that no test notices survives. Survivors that were reviewed are in
`tools/survivors.toml` with the reason why they do not matter; any other survivor fails the run. So
does a mutant whose tests ran out of time or memory: nobody knows whether they would have failed.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import chdir
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.utils.format_utils import get_mutant_name

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/puntobanco")
WORK = ROOT / "build" / "mutation"
REVIEWED = ROOT / "tools" / "survivors.toml"
ALSO_READ = ("README.md", "backend", "docs", "tools")
"""What tests read besides the code and themselves."""


@dataclass(frozen=True, slots=True)
class Part:
    """Modules of the package, and the tests that must notice a change in them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    reviewed: tuple[str, ...] = ()
    """The modules of which every survivor was reviewed. `make soak` samples these."""


PARTS = {
    "ledger": Part(
        ("ledger/accounts.py", "ledger/difference.py", "ledger/postings.py"),
        ("tests/ledger",),
        reviewed=("ledger/accounts.py", "ledger/difference.py", "ledger/postings.py"),
    ),
    "people": Part(
        (
            "people/cage.py",
            "people/care.py",
            "people/caring.py",
            "people/decide.py",
            "people/duties.py",
            "people/spending.py",
            "people/staff.py",
        ),
        ("tests/people",),
        reviewed=(
            "people/cage.py",
            "people/care.py",
            "people/caring.py",
            "people/decide.py",
            "people/duties.py",
            "people/spending.py",
            "people/staff.py",
        ),
    ),
    "store": Part(
        (
            "store/chain.py",
            "store/command_rows.py",
            "store/group.py",
            "store/heads.py",
            "store/lease.py",
            "store/linked.py",
            "store/log.py",
            "store/snapshots.py",
            "store/wallets.py",
        ),
        tuple(
            f"tests/store/test_{name}.py"
            for name in (
                "chain",
                "contract_lease",
                "contract_log",
                "contract_rest",
                "contract_tampering",
                "heads",
                "row_hashes",
            )
        ),
    ),
    "proof": Part(
        ("proof/evidence.py", "proof/explain.py", "proof/log_proof.py"),
        ("tests/proof",),
    ),
    "table": Part(
        (
            "table/betting.py",
            "table/correcting.py",
            "table/fees.py",
            "table/limits.py",
            "table/player_dealer.py",
            "table/settlement.py",
        ),
        # Without the stateful machine, which is slow and notices what the stories notice.
        (
            "tests/house/test_seat_suits.py",
            *(
                f"tests/table/test_{name}.py"
                for name in (
                    "behind",
                    "bounds",
                    "california",
                    "fees",
                    "meter",
                    "own_limits",
                    "player_dealer",
                    "refusals",
                    "round",
                    "settlement",
                    "stakes",
                    "terminal_settings",
                )
            ),
        ),
        reviewed=("table/fees.py", "table/limits.py", "table/settlement.py"),
    ),
    "progressive": Part(
        (
            "progressive/awards.py",
            "progressive/hands.py",
            "progressive/marks.py",
            "progressive/returning.py",
            "progressive/state.py",
        ),
        tuple(
            f"tests/progressive/test_{name}.py"
            for name in ("awards", "hands", "pay_tables", "proof", "refusals", "two_people")
        ),
    ),
}


@dataclass(frozen=True, slots=True)
class Survivor:
    """A change of one function that the tests did not notice."""

    module: str
    name: str
    """The function and its changed lines, as in the list of reviewed survivors."""
    status: str
    """What became of it, such as `survived` or `timeout`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of the mutants of some modules."""

    tried: Counter[str]
    """Mutants by module."""
    survived: tuple[Survivor, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Try mutants; 1 if a survivor was not reviewed, or a reviewed one is noticed now."""
    given = _parser().parse_args(arguments)
    whole = given.sample is None
    mutants = [
        mutant
        for name, part in PARTS.items()
        for module in part.modules
        if (module in given.modules if given.modules else whole or module in part.reviewed)
        for mutant in mutants_of(module, _folder(name))
    ]
    if not whole:
        mutants = _sampled(mutants, given.sample, given.seed)
    known = reviewed()
    failures = 0
    for name, part in PARTS.items():
        chosen = [mutant for mutant in mutants if parse_name(mutant)[0] in part.modules]
        if not chosen:
            continue
        began = monotonic()
        outcome = _tried(_folder(name), chosen, workers=given.workers)
        for module in sorted(outcome.tried):
            failures += _report(module, outcome, known.get(module, {}), whole=whole)
        print(f"{name}: {monotonic() - began:.0f} s", flush=True)
    return 1 if failures else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", help="such as ledger/postings.py (default: all)")
    parser.add_argument("--sample", type=int, help="try this many mutants of reviewed modules")
    parser.add_argument("--seed", type=int, help="chooses the sample (default: random, printed)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser


def _sampled(mutants: Sequence[str], size: int, seed: int | None) -> list[str]:
    seed = Random().randrange(1 << 32) if seed is None else seed  # noqa: S311 -- a sample
    chosen = Random(seed).sample(mutants, min(size, len(mutants)))  # noqa: S311
    print(f"seed {seed}: {len(chosen)} of {len(mutants)} mutants", flush=True)
    return sorted(chosen)


def reviewed() -> Mapping[str, Mapping[str, str]]:
    """By module, each reviewed survivor as `function: before → after`, with the reason."""
    return tomllib.loads(REVIEWED.read_text("utf-8"))


def _report(module: str, outcome: Outcome, known: Collection[str], *, whole: bool) -> int:
    """Print what became of a module's mutants; the number of lines that need work.

    Only a run of the whole module shows that a reviewed survivor is noticed or gone.
    """
    survived = [one for one in outcome.survived if one.module == module]
    tried = outcome.tried[module]
    print(f"{module}: {tried} mutants, {tried - len(survived)} noticed", flush=True)
    unknown = sorted(f"{one.status}: {one.name}" for one in survived if one.name not in known)
    gone = sorted(set(known) - {one.name for one in survived}) if whole else []
    for name in unknown:
        print(f"  {name}", flush=True)
    for name in gone:
        print(f"  reviewed, but noticed or gone: {name}", flush=True)
    return len(unknown) + len(gone)


# --- mutmut --------------------------------------------------------------------------------------


@cache
def _folder(part: str) -> Path:
    """A new folder in which mutmut works on a part."""
    folder = WORK / part
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("src", "tests", *ALSO_READ):
        (folder / name).symlink_to(ROOT / name)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (folder / "pyproject.toml").write_text(f"{project}\n{_config(PARTS[part])}", encoding="utf-8")
    return folder


def mutants_of(module: str, folder: Path) -> list[str]:
    """All mutants of a module, as mutmut names them."""
    path = PACKAGE / module
    with chdir(folder):  # mutmut reads its settings from the folder it is run in
        made = mutate_file_contents(str(path), path.read_text("utf-8"))
    return [get_mutant_name(path, name) for name in made.mutant_names]


def _tried(folder: Path, mutants: Sequence[str], *, workers: int) -> Outcome:
    """Run mutmut on some mutants of a part."""
    with (folder / "log").open("w", encoding="utf-8") as log:
        done = _mutmut(folder, "run", "--max-children", str(workers), *mutants, output=log)
    if done.returncode:
        log_end = (folder / "log").read_text("utf-8")[-4000:]
        raise SystemExit(f"mutmut failed; see {folder / 'log'}\n{log_end}")
    return _outcome(folder, mutants, _mutmut(folder, "results", "--all", "true").stdout)


def _config(part: Part) -> str:
    settings = {
        "source_paths": ["src"],
        "only_mutate": [str(PACKAGE / module) for module in part.modules],
        "also_copy": list(ALSO_READ),
        "pytest_add_cli_args_test_selection": list(part.tests),
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-m", "not soak and not part"],
        # Ten times the calls of its tests, and 20 seconds for their fixtures. A mutant that takes
        # longer is listed, so a slow machine hides no survivor.
        "timeout_constant": 2.0,
        "timeout_multiplier": 10.0,
        # No value reaches the first; mypy checks this. The second never fails in correct code.
        "do_not_mutate_patterns": [r"assert_never\(", r"^\s*assert "],
    }
    return "\n".join(
        ["[tool.mutmut]", *(f"{name} = {json.dumps(value)}" for name, value in settings.items())]
    )


def _mutmut(
    folder: Path, *arguments: str, output: IO[str] | int = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    program = [str(Path(sys.executable).with_name("mutmut")), *arguments]
    return subprocess.run(  # noqa: S603 -- our own environment's program
        program, cwd=folder, stdout=output, stderr=subprocess.STDOUT, text=True, check=False
    )


_RESULT = re.compile(r"^\s+(?P<name>\S+): (?P<status>.+)$", re.MULTILINE)


def _outcome(folder: Path, mutants: Iterable[str], results: str) -> Outcome:
    status = dict(_RESULT.findall(results))
    tried: Counter[str] = Counter()
    survived = []
    for mutant in mutants:
        module, function = parse_name(mutant)
        tried[module] += 1
        if status[mutant] != "killed":
            change = parse_change(_mutmut(folder, "show", mutant).stdout)
            survived.append(Survivor(module, f"{function}: {change}", status[mutant]))
    return Outcome(tried, tuple(survived))


def parse_name(name: str) -> tuple[str, str]:
    """The module and the function of a mutant, such as `ledger/postings.py` and `Class.method`."""
    dotted, _, own = name.rpartition(".")
    own = own.partition("__mutmut_")[0].removeprefix("x")
    function = own.strip("ǁ").replace("ǁ", ".") if own.startswith("ǁ") else own.removeprefix("_")
    return "/".join(dotted.split(".")[1:]) + ".py", function


def parse_change(diff: str) -> str:
    """The changed lines of a diff as one: `before → after`."""
    lines = [line for line in diff.splitlines() if line[:3] not in ("+++", "---")]
    before, after = (
        " ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+"
    )
    return f"{before} → {after}"


if __name__ == "__main__":
    raise SystemExit(main())
