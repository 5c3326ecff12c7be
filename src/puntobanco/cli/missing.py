"""A module that is not installed: which extra brings it, as the package's own metadata says."""

import re
from importlib.metadata import PackageNotFoundError, requires

from puntobanco.core.errors import MissingExtraError, RuleError
from puntobanco.core.facts import fact

_REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)[^;]*(?:;\s*extra\s*==\s*[\"']([a-z]+)[\"'])?")


def missing_module(command: str, module: str) -> RuleError:
    """What to install for a command whose import of a module failed."""
    place = fact("error-no-module", command=command, module=module)
    package = module.partition(".")[0].lower()
    for name, extra in _requirements():
        # A package is called as its module, or as that and what it wraps: argon2-cffi.
        if name == package or name.startswith(f"{package}-"):
            if extra is not None:
                return MissingExtraError(place, extra)
            break
    return RuleError(fact("error-installation", place=place))


def _requirements() -> list[tuple[str, str | None]]:
    """The packages that ours needs, and the extra that brings each."""
    try:
        found = [_REQUIREMENT.fullmatch(one.strip()) for one in requires("puntobanco") or []]
    except PackageNotFoundError:  # run from its sources
        return []
    return [(one[1].lower().replace("_", "-"), one[2]) for one in found if one]
