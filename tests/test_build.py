"""The build of the native module: optional without a compiler, strict with one."""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from puntobanco.version import VERSION

ROOT = Path(__file__).parent.parent
STALE = "_native.abi3.so"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The files that the build reads, with a library from an earlier build."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "native", tmp_path / "native")
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "verify_shoe.py", tmp_path / "docs")
    package = tmp_path / "src" / "puntobanco"
    package.mkdir(parents=True)
    for name in ("__init__.py", "version.py"):
        shutil.copy(ROOT / "src" / "puntobanco" / name, package)
    (package / STALE).write_bytes(b"an older library")
    return tmp_path


def build(tree: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *(command or ("build_ext", "--inplace"))],
        cwd=tree,
        env={"PATH": "/usr/bin:/bin", "SETUPTOOLS_USE_DISTUTILS": "local"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def libraries(tree: Path) -> list[str]:
    return [file.name for file in (tree / "src" / "puntobanco").glob("_native*")]


def test_without_a_compiler_the_build_succeeds_with_a_message(tree: Path) -> None:
    done = build(tree, CC="/nowhere/cc")
    assert done.returncode == 0, done.stderr
    assert "no C compiler found that can build for this Python" in done.stderr
    assert "installing without the native kernels" in done.stderr
    assert libraries(tree) == [], "no older library is left to be loaded instead"


def test_a_required_compiler_that_is_missing_fails_the_build(tree: Path) -> None:
    done = build(tree, CC="/nowhere/cc", PUNTO_REQUIRE="git, compiler")
    assert done.returncode != 0
    assert "PUNTO_REQUIRE names compiler, but no C compiler" in done.stderr


@pytest.mark.part("compiler")
def test_an_error_in_the_c_fails_the_build(tree: Path) -> None:
    # Every source, so that the first one compiled ends the build.
    for source in (tree / "native").glob("*.c"):
        source.write_text("this is not C;\n", encoding="utf-8")
    done = build(tree)
    assert done.returncode != 0
    assert "this is not C" in done.stderr
    assert libraries(tree) == []


@pytest.mark.part("compiler")
def test_a_wheel_with_the_module_is_of_this_platform_for_every_python_from_3_11(tree: Path) -> None:
    for source in (tree / "native").glob("*.c"):
        source.write_text("#include <Python.h>\n", encoding="utf-8")
    done = build(tree, "bdist_wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = (tree / "dist").iterdir()
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel.name == f"puntobanco-{VERSION}-cp311-abi3-{platform}.whl"
    with zipfile.ZipFile(wheel) as archive:
        assert any(name.startswith("puntobanco/_native.") for name in archive.namelist())


def test_the_module_uses_no_length_in_a_format() -> None:
    """Built with 3.13, such a format would not run on 3.11, although both have the same ABI."""
    for source in (ROOT / "native").glob("*.c"):
        assert re.findall(r'"[^"\n]*[syzu]#[^"\n]*"(?=, )', source.read_text()) == [], source.name
