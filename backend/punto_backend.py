"""The build of the package: the screens first, then setuptools as ever.

A build step inside setuptools can fail in an editable install and pip would report success; here a
failure of the screens fails the build. Where there is no Node and none to be had, the package
installs without the screens and says so, unless PUNTO_REQUIRE names `node`. PUNTO_SKIP_WEB=1 leaves
the screens as they are.
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
    """What setuptools asks for, and Node where screens have to be built and there is none."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    """As for a wheel."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """As for a wheel."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the screens in it, and nothing that an earlier build left behind."""
    _screens()
    for old in punto_web.ROOT.glob("build/lib*"):
        # setuptools adds to this folder: what the sources no longer have would stay in the wheel.
        shutil.rmtree(old)
    built: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return built


def build_editable(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """An editable install with the screens beside the server's sources."""
    _screens()
    built: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return built


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """The sources with the screens built: whoever installs them needs no Node."""
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
            f"puntobanco: {error}; installing without the screens: everything but the pages of "
            "`punto serve` works\n"
        )
