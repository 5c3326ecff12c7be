"""A missing module: which extra provides it, according to the package's metadata."""

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
        # A package has the name of its module, or starts with it: argon2-cffi.
        if name == package or name.startswith(f"{package}-"):
            if extra is not None:
                return MissingExtraError(place, extra)
            break
    return RuleError(fact("error-installation", place=place))


def _requirements() -> list[tuple[str, str | None]]:
    """The packages that puntobanco requires, and the extra of each."""
    try:
        found = [_REQUIREMENT.fullmatch(one.strip()) for one in requires("puntobanco") or []]
    except PackageNotFoundError:  # run from source
        return []
    return [(one[1].lower().replace("_", "-"), one[2]) for one in found if one]
