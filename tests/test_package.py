"""The contents of a wheel and an sdist: everything the house needs, and nothing else."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import punto_backend
import punto_web
from puntobanco.version import VERSION

ROOT = Path(__file__).parent.parent
PLAIN = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
VERIFIER = "docs/verify_shoe.py"
BUILD = (
    "import punto_backend as backend; "
    "print(backend.build_wheel('dist')); print(backend.build_sdist('dist'))"
)
INSTALLED_FROM_HERE = shutil.ignore_patterns(
    *("__pycache__", ".*_cache", "_native*.so", "_native*.pyd"),
    *("static", "node_modules", "dist", "coverage"),
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with small screens and leftovers of builds, and a wheel and an sdist in dist.

    Neither a compiler nor Node is needed: the kernels are left out, and the screens are fresh.
    """
    tree = tmp_path_factory.mktemp("package")
    for name in PLAIN:
        shutil.copy(ROOT / name, tree)
    for name in ("native", "backend", "web", "src/puntobanco"):
        shutil.copytree(ROOT / name, tree / name, ignore=INSTALLED_FROM_HERE)
    (tree / "docs").mkdir()
    shutil.copy(ROOT / VERIFIER, tree / VERIFIER)
    static = tree / "src/puntobanco/server/static"
    for file, text in {
        static / "index.html": "<!doctype html>",
        static / "assets/page-12345678.js": "",
        static / ".gitkeep": "",
        static / "verify_shoe.txt": "",
        static / punto_web.STAMP: punto_web.sources_hash(tree / "web"),
        tree / "build/lib/puntobanco/gone.py": "raise AssertionError('the sources lack me')",
        tree / "src/puntobanco/_native.abi3.so": "an editable install's",
        tree / "src/puntobanco/core/__pycache__/bets.pyc": "",
        tree / "tests/test_build.py": "",
        tree / "web/node_modules/left/pad.js": "",
    }.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", BUILD],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": "backend", "PUNTO_REQUIRE": "", "CC": "/nowhere/cc"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return tree


def files(folder: Path, under: str = "") -> set[str]:
    """The files below a folder that a package should contain, by their paths from `under`."""
    return {
        under + file.relative_to(folder).as_posix()
        for file in folder.rglob("*")
        if file.is_file()
        and not {"__pycache__", "node_modules"}.intersection(file.parts)
        and file.suffix != ".so"
        and file.name != ".gitkeep"
    }


def wheel_of(tree: Path) -> Path:
    (wheel,) = (tree / "dist").glob("*.whl")
    return wheel


def names_of_wheel(tree: Path) -> set[str]:
    with zipfile.ZipFile(wheel_of(tree)) as archive:
        return set(archive.namelist())


def test_a_wheel_without_the_native_module_is_for_every_platform(tree: Path) -> None:
    wheel = wheel_of(tree)
    assert wheel.name == f"puntobanco-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        told = archive.read(f"puntobanco-{VERSION}.dist-info/WHEEL").decode().splitlines()
    assert {"Root-Is-Purelib: true", "Tag: py3-none-any"} <= set(told)


def test_the_wheel_is_the_package_its_licence_and_the_verifier(tree: Path) -> None:
    package = files(tree / "src/puntobanco", "puntobanco/")
    rest = {name for name in names_of_wheel(tree) if not name.startswith("puntobanco/")}
    assert names_of_wheel(tree) - rest == package
    assert {name.partition("/")[2] for name in rest} == {
        "METADATA",
        "RECORD",
        "WHEEL",
        "data/share/puntobanco/verify_shoe.py",
        "entry_points.txt",
        "licenses/LICENSE",
        "licenses/NOTICE",
        "top_level.txt",
    }


@pytest.mark.parametrize(
    "name",
    [
        "core/keys.pyi",
        "py.typed",
        "server/openapi.json",
        "server/access/common_passwords.txt",
        "server/static/index.html",
        "sheets/parts/punto-banco.toml",
        "sheets/profiles/house-default.toml",
        "sheets/sheet.schema.json",
    ],
)
def test_the_wheel_contains_data_files(tree: Path, name: str) -> None:
    assert f"puntobanco/{name}" in names_of_wheel(tree)


def test_the_sdist_is_what_the_wheel_is_made_from(tree: Path) -> None:
    (sdist,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {one.name.partition("/")[2] for one in archive.getmembers() if one.isfile()}
    expected = {*PLAIN, VERIFIER, "PKG-INFO", "setup.cfg"}
    for folder in ("native", "backend", "web", "src/puntobanco"):
        expected |= files(tree / folder, f"{folder}/")
    assert {name for name in names if ".egg-info/" not in name} == expected
    # With tar: Python 3.11 unpacks with a filter only from 3.11.4, and 3.12 warns without one.
    (tree / "unpacked").mkdir()
    subprocess.run(["tar", "-xf", sdist, "-C", tree / "unpacked"], check=True)
    (unpacked,) = (tree / "unpacked").iterdir()
    static = unpacked / "src/puntobanco/server/static"
    assert punto_web.is_fresh(unpacked / "web", static), "whoever installs it needs no Node"


def test_a_wheel_leaves_an_editable_install_its_native_module(tree: Path) -> None:
    native = tree / "src/puntobanco/_native.abi3.so"
    assert native.read_text(encoding="utf-8") == "an editable install's"


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens that must be built, without Node and without a way to get it."""
    monkeypatch.setenv("PUNTO_SKIP_WEB", "")
    monkeypatch.setattr(punto_web, "is_fresh", lambda *_: False)
    monkeypatch.setattr(punto_web, "find_node", lambda: None)
    monkeypatch.setattr(punto_web, "can_get_node", lambda: False)


@pytest.mark.usefixtures("no_node")
def test_the_package_builds_without_node_with_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PUNTO_REQUIRE", "")
    monkeypatch.setattr("setuptools.build_meta.build_sdist", lambda *_: "built")
    assert punto_web.NODE_WHEEL not in punto_backend.get_requires_for_build_wheel()
    assert punto_backend.build_sdist("dist") == "built"
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "no Node" in told
    assert "installing without the screens" in told


@pytest.mark.usefixtures("no_node")
def test_a_required_node_that_is_missing_fails_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUNTO_REQUIRE", "git, node")
    with pytest.raises(punto_web.NoNodeError, match="no Node"):
        punto_backend.build_sdist("dist")


@pytest.mark.parametrize(
    ("has_pip", "finds_it", "can"), [(True, True, True), (True, False, False), (False, False, True)]
)
def test_node_can_be_fetched_if_pip_finds_it_or_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_pip: bool, finds_it: bool, can: bool
) -> None:
    python = tmp_path / "python"
    python.write_text(
        "#!/bin/sh\n"
        f'case "$*" in *--version) exit {int(not has_pip)};; *) exit {int(not finds_it)};; esac\n'
    )
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    assert punto_web.can_get_node() is can
