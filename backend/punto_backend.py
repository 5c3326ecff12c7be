"""The build of the package: the screens first, then setuptools as ever.

A build step inside setuptools can fail in an editable install and pip would report success; here a
failure of the screens fails the build. PUNTO_SKIP_WEB=1 leaves the screens as they are.
"""

import os
from typing import Any

import punto_web
from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

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


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the screens in it."""
    _screens()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """An editable install with the screens beside the server's sources."""
    _screens()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """The sources; screens that are built travel along, and then need no Node to install."""
    return build_meta.build_sdist(sdist_directory, config_settings)


def _skipped() -> bool:
    return os.environ.get("PUNTO_SKIP_WEB") == "1"


def _node() -> list[str]:
    needed = not _skipped() and not punto_web.is_fresh() and punto_web.find_node() is None
    return [punto_web.NODE_WHEEL] if needed else []


def _screens() -> None:
    if not _skipped():
        punto_web.build()
