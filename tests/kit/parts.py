"""Parts beyond Python that some tests need: where they are found, and how they are installed.

A test says `@pytest.mark.part("strace")`. Without the part it is skipped, and the run names the
part in one line; where the environment variable PUNTO_REQUIRE lists the part, its absence fails.
`python -m tests.kit.parts` installs what is missing where it may: as root, on Debian.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import punto_web


@dataclass(frozen=True, slots=True)
class Part:
    """A part by the programs that have to be found, and the Debian packages that bring them."""

    programs: tuple[str, ...]
    packages: tuple[str, ...]
    """Empty for a part that is not installed from here."""
    lacking: Callable[[], str | None] = lambda: None
    """Why what was found will not do, where finding it is not enough."""


def _lacking_fonts() -> str | None:
    """Why pages in Chinese would show boxes."""
    found = any(Path("/usr/share/fonts").glob("**/NotoSansCJK*"))
    return None if found else "no font with Chinese characters was found"


@cache
def _lacking_driver() -> str | None:
    """Why no browser can be driven: the Node of Playwright wants a library that not all have."""
    asked = [sys.executable, "-m", "playwright", "--version"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    said = done.stderr.strip().rpartition("\n")[2] or f"it ended with {done.returncode}"
    return f"the driver of Playwright does not start ({said})"


@cache
def _lacking_rights() -> str | None:
    """Why no small file system can be mounted: that takes rights which containers withhold."""
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            return "we may not mount a file system here"
        subprocess.run(["umount", folder], check=True)
        return None


PARTS: Mapping[str, Part] = {
    # It has to be there when the package is installed, so it comes too late afterwards.
    "compiler": Part(("cc",), ()),
    "chromium": Part(("chromium",), ("chromium", "libatomic1"), _lacking_driver),
    "fonts": Part((), ("fonts-noto-cjk",), _lacking_fonts),
    "git": Part(("git",), ("git",)),
    "node": Part((), (), punto_web.lacking_node),
    "postgresql": Part(("initdb", "pg_ctl"), ("postgresql",)),
    "small-disk": Part(("mount", "umount"), (), _lacking_rights),
    "strace": Part(("strace",), ("strace",)),
}


def required(environment: Mapping[str, str] = os.environ) -> frozenset[str]:
    """The parts that must be there."""
    return frozenset(environment.get("PUNTO_REQUIRE", "").replace(",", " ").split())


def missing(name: str) -> str | None:
    """Why a part cannot be used, or None where it can."""
    if name not in PARTS:
        return f"{name}: no such part; expected one of {', '.join(PARTS)}"
    for program in PARTS[name].programs:
        if shutil.which(program, path=_places()) is None:
            return f"{name}: the program {program} was not found"
    why = PARTS[name].lacking()
    return None if why is None else f"{name}: {why}"


def _places() -> str:
    """The PATH, and where Debian keeps the programs of a PostgreSQL server."""
    servers = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return os.pathsep.join((os.environ.get("PATH", ""), *map(str, servers)))


def install() -> None:
    """Install what is missing where that is allowed, and name the rest, a line each."""
    lacking = [name for name in PARTS if missing(name)]
    apt = shutil.which("apt-get")
    packages = [package for name in lacking for package in PARTS[name].packages]
    if packages and apt is not None and os.geteuid() == 0:
        print(f"installing {', '.join(packages)}", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([apt, "update"], check=False, env=environment, capture_output=True)
        ordered = [apt, "install", "-y", "--no-install-recommends", *packages]
        subprocess.run(ordered, check=False, env=environment, capture_output=True)
        _lacking_driver.cache_clear()
    for name in lacking:
        why = missing(name)
        if why is not None:
            print(f"going on without {why}", file=sys.stderr)


if __name__ == "__main__":
    install()
