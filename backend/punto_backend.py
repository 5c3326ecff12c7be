"""Build backend of the package: builds the screens, then calls setuptools.

A build step inside setuptools can fail in an editable install while pip reports success. Here a
failure of the screens fails the build. If Node is neither present nor installable, the package
installs without the screens, with a message, unless PUNTO_REQUIRE names `node`. PUNTO_SKIP_WEB=1
skips the build of the screens.
"""

import os
import shutil
import sys
from typing import Any

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import (  # type: ignore[import-untyped]
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import punto_web

Config = dict[str, Any] | None

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """The requirements of setuptools, and Node if the screens must be built and it is missing."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    """The same requirements as for a wheel."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """The same requirements as for a wheel."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the screens, without files of an earlier build."""
    _screens()
    for old in punto_web.ROOT.glob("build/lib*"):
        # setuptools adds to this folder, so files removed from the sources would stay in the wheel.
        shutil.rmtree(old)
    built: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return built


def build_editable(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """An editable install with the screens in the server's source folder."""
    _screens()
    built: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return built


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """The sources with the screens built, so that installing them needs no Node."""
    _screens()
    built: str = build_meta.build_sdist(sdist_directory, config_settings)
    return built


def _skipped() -> bool:
    return os.environ.get("PUNTO_SKIP_WEB") == "1"


def _node() -> list[str]:
    needed = not _skipped() and not punto_web.is_fresh() and punto_web.find_node() is None
    return [punto_web.NODE_WHEEL] if needed and punto_web.can_get_node() else []


def _screens() -> None:
    if _skipped():
        return
    try:
        punto_web.build()
    except punto_web.NoNodeError as error:
        if "node" in os.environ.get("PUNTO_REQUIRE", "").replace(",", " ").split():
            raise
        sys.stderr.write(
            f"puntobanco: {error}; installing without the screens. "
            "Everything works except the pages of `punto serve`.\n"
        )
