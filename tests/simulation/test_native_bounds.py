"""The native module validates its arguments, and reads and writes nothing beyond them."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAY_BE_TAKEN = ("bad plan ", "bad meter ", "bad events ", "bad nothing ")
"""Calls with one number changed, which some numbers leave valid."""


def calls(*arguments: str, **environment: str) -> list[str]:
    """The outcome of each call, made in a separate process because a bad call would end it."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.native_calls", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, ""), f"{lines[-1:]}: {done.stderr[-3_000:]}"
    return lines


def check(lines: list[str]) -> None:
    good = [line for line in lines if line.startswith("good ")]
    assert len(good) > 5
    taken = [line for line in lines if line.startswith("bad ") and line.endswith(": taken")]
    assert [line for line in taken if not line.startswith(MAY_BE_TAKEN)] == []
    refused = [line for line in lines if ": refused: " in line]
    assert len(refused) > 400
    assert len(good) + len(taken) + len(refused) == len(lines)


@pytest.mark.part("compiler")
def test_invalid_native_arguments_are_refused() -> None:
    check(calls())


@pytest.mark.part("compiler")
def test_native_calls_stay_within_their_buffers(tmp_path: Path) -> None:
    """The same calls in a build that checks every read, write, shift and sum."""
    built = tmp_path / "_native.so"
    libraries = []
    for name in ("libasan.so", "libubsan.so"):
        found = subprocess.run(
            ["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=False
        ).stdout.strip()
        if not Path(found).is_absolute():
            pytest.skip(f"gcc has no {name} here")
        libraries.append(found)
    subprocess.run(
        [
            *("gcc", "-shared", "-fPIC", "-O0", "-g", "-std=gnu11"),
            *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
            *("-DPy_LIMITED_API=0x030B0000", f"-I{sysconfig.get_path('include')}"),
            *map(str, sorted((ROOT / "native").glob("*.c"))),
            *("-lm", "-o", str(built)),
        ],
        check=True,
    )
    lines = calls(
        str(built),
        LD_PRELOAD=":".join(libraries),
        # Python frees little when it exits; the calls request oversized allocations on purpose.
        ASAN_OPTIONS="detect_leaks=0,allocator_may_return_null=1",
    )
    check([line for line in lines if not line.startswith("==")])


ENTRIES = ["histogram", "stream", "weights", "sessions", "meter_life"]


@pytest.mark.part("compiler")
def test_native_functions_survive_fuzzed_arguments(tmp_path: Path) -> None:
    """The harness of `make fuzz`, generating its own inputs without a fuzzer."""
    flags = ("-std=gnu11", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    kernels = []
    for name in ("kernels", "plan", "meter", "checks"):
        kernels.append(str(tmp_path / f"{name}.o"))
        source = str(ROOT / f"native/{name}.c")
        subprocess.run(["gcc", "-c", *flags, source, "-o", kernels[-1]], check=True)
    harness = str(ROOT / "native/fuzz/fuzz.c")
    for entry in ENTRIES:
        alone = str(tmp_path / entry)
        named = ("-DFUZZ_ALONE", f"-DFUZZ_ENTRY=fuzz_{entry}")
        subprocess.run(["gcc", *flags, *named, harness, *kernels, "-lm", "-o", alone], check=True)
        done = subprocess.run([alone, "300"], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), entry
