"""Non-Python parts that some tests need: how to find and install them.

A test is marked `@pytest.mark.part("strace")`. Without the part it is skipped, and the run names
the part in one line. If the environment variable PUNTO_REQUIRE lists the part, its absence fails.
`python -m tests.kit.parts` installs missing parts if it can: as root, on Debian.
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
    """A part: the programs it needs, and the Debian packages that provide them."""

    programs: tuple[str, ...]
    packages: tuple[str, ...]
    """Empty for a part that is not installed by this module."""
    lacking: Callable[[], str | None] = lambda: None
    """Why the part is unusable although its programs were found, or None."""


def _lacking_fonts() -> str | None:
    """Why Chinese pages cannot be rendered."""
    found = any(Path("/usr/share/fonts").glob("**/NotoSansCJK*"))
    return None if found else "no font with Chinese characters found"


@cache
def _lacking_driver() -> str | None:
    """Why Playwright cannot drive a browser: its Node needs a library that may be missing."""
    asked = [sys.executable, "-m", "playwright", "--version"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    said = done.stderr.strip().rpartition("\n")[2] or f"exit status {done.returncode}"
    return f"the Playwright driver does not start ({said})"


@cache
def _lacking_rights() -> str | None:
    """Why no small file system can be mounted: many containers do not allow it."""
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            return "mounting a file system is not permitted"
        subprocess.run(["umount", folder], check=True)
        return None


PARTS: Mapping[str, Part] = {
    # Needed when the package is installed, so installing it now would be too late.
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
    """The parts that must be present."""
    return frozenset(environment.get("PUNTO_REQUIRE", "").replace(",", " ").split())


def missing(name: str) -> str | None:
    """Why a part cannot be used, or None if it can."""
    if name not in PARTS:
        return f"{name}: unknown part; expected one of {', '.join(PARTS)}"
    for program in PARTS[name].programs:
        if shutil.which(program, path=_places()) is None:
            return f"{name}: program {program} not found"
    why = PARTS[name].lacking()
    return None if why is None else f"{name}: {why}"


def _places() -> str:
    """The PATH, and the folders of PostgreSQL server programs on Debian."""
    servers = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return os.pathsep.join((os.environ.get("PATH", ""), *map(str, servers)))


def install() -> None:
    """Install missing parts if permitted, and print one line for each that remains missing."""
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
            print(f"continuing without {why}", file=sys.stderr)


if __name__ == "__main__":
    install()
