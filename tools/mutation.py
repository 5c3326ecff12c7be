"""Test the tests: change one place of the code at a time, and see whether they fail.

Run as `python -m tools.mutation`. mutmut makes the changes (mutants) and runs the tests that reach
the changed function. A mutant that no test notices survives. Survivors that were reviewed are in
`tools/survivors.toml` with the reason why they do not matter; any other survivor fails the run.
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
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/puntobanco")
WORK = ROOT / "build" / "mutation"
REVIEWED = ROOT / "tools" / "survivors.toml"
ALSO_READ = ("README.md", "backend", "docs", "tools")
"""What tests read besides the code and themselves."""
NOTICED = frozenset({"killed", "timeout", "segfault"})
"""How a run of tests ends that notices the mutant."""


@dataclass(frozen=True, slots=True)
class Part:
    """Modules of the package, and the tests that must notice a change in them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    reviewed: bool = False
    """Whether every survivor was reviewed. Only such modules are in a sample."""


PARTS = {
    "ledger": Part(
        ("ledger/accounts.py", "ledger/difference.py", "ledger/postings.py"),
        ("tests/ledger",),
        reviewed=True,
    ),
    "dispute": Part(("proof/evidence.py",), ("tests/proof/test_dispute_proof.py",)),
    "table": Part(
        ("table/limits.py", "table/settlement.py"),
        # Without the stateful machine, which is slow and notices what the stories notice.
        tuple(
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
    "progressive": Part(("progressive/awards.py",), ("tests/progressive",)),
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one function."""

    module: str
    name: str
    """The function and its changed lines, as in the list of reviewed survivors."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of the mutants of some modules."""

    tried: Counter[str]
    """Mutants by module."""
    survived: tuple[Mutant, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Mutate modules; 1 if a survivor was not reviewed, or a reviewed one is noticed now."""
    given = _parser().parse_args(arguments)
    chosen = _chosen(given.modules, given.sample, given.seed)
    known = reviewed()
    failures = 0
    for part, modules in chosen.items():
        began = monotonic()
        outcome = _mutated(part, modules, workers=given.workers)
        for module in modules:
            failures += _report(module, outcome, known.get(module, {}))
        print(f"{part}: {monotonic() - began:.0f} s", flush=True)
    return 1 if failures else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", help="such as ledger/postings.py (default: all)")
    parser.add_argument("--sample", type=int, help="try this many reviewed modules")
    parser.add_argument("--seed", type=int, help="chooses the sample (default: random, printed)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser


def _chosen(
    modules: Sequence[str], sample: int | None, seed: int | None
) -> dict[str, tuple[str, ...]]:
    """The modules to mutate, by part."""
    every = {module: name for name, part in PARTS.items() for module in part.modules}
    wanted = list(modules or every)
    if sample is not None:
        wanted = [module for module in wanted if PARTS[every[module]].reviewed]
        seed = Random().randrange(1 << 32) if seed is None else seed  # noqa: S311 -- a sample
        wanted = Random(seed).sample(wanted, min(sample, len(wanted)))  # noqa: S311
        print(f"seed {seed}: {', '.join(sorted(wanted))}", flush=True)
    found: dict[str, tuple[str, ...]] = {}
    for module in sorted(wanted):
        found[every[module]] = (*found.get(every[module], ()), module)
    return found


def reviewed() -> Mapping[str, Mapping[str, str]]:
    """By module, each reviewed survivor as `function: before → after`, with the reason."""
    return tomllib.loads(REVIEWED.read_text("utf-8"))


def _report(module: str, outcome: Outcome, known: Iterable[str]) -> int:
    """Print what became of a module's mutants; the number of lines that need work."""
    survived = [one.name for one in outcome.survived if one.module == module]
    tried = outcome.tried[module]
    print(f"{module}: {tried} mutants, {tried - len(survived)} noticed", flush=True)
    unknown, gone = sorted(set(survived) - set(known)), sorted(set(known) - set(survived))
    for name in unknown:
        print(f"  survived: {name}", flush=True)
    for name in gone:
        print(f"  reviewed, but noticed or gone: {name}", flush=True)
    return len(unknown) + len(gone)


# --- mutmut --------------------------------------------------------------------------------------


def _mutated(part: str, modules: Sequence[str], *, workers: int) -> Outcome:
    """Run mutmut over modules of a part, in a folder of their own."""
    folder = WORK / part
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("src", "tests", *ALSO_READ):
        (folder / name).symlink_to(ROOT / name)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    config = _config(modules, PARTS[part].tests)
    (folder / "pyproject.toml").write_text(f"{project}\n{config}", encoding="utf-8")
    with (folder / "log").open("w", encoding="utf-8") as log:
        done = _mutmut(folder, "run", "--max-children", str(workers), output=log)
    if done.returncode:
        log_end = (folder / "log").read_text("utf-8")[-4000:]
        raise SystemExit(f"{part}: mutmut failed; see {folder / 'log'}\n{log_end}")
    return _outcome(folder, _mutmut(folder, "results", "--all", "true").stdout)


def _config(modules: Iterable[str], tests: Iterable[str]) -> str:
    settings = {
        "source_paths": ["src"],
        "only_mutate": [str(PACKAGE / module) for module in modules],
        "also_copy": list(ALSO_READ),
        "pytest_add_cli_args_test_selection": list(tests),
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-m", "not soak"],
        # A mutant that no test notices may take as long as all its tests, and their fixtures.
        "timeout_constant": 20.0,
        "timeout_multiplier": 10.0,
        # No value reaches it; mypy checks this.
        "do_not_mutate_patterns": [r"assert_never\("],
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


def _outcome(folder: Path, results: str) -> Outcome:
    tried: Counter[str] = Counter()
    survived = []
    for name, status in _RESULT.findall(results):
        module, function = parse_name(name)
        tried[module] += 1
        if status not in NOTICED:
            change = parse_change(_mutmut(folder, "show", name).stdout)
            survived.append(Mutant(module, f"{function}: {change}"))
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
