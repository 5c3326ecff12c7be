"""The versions that `make run` and `make test` install: one per dependency, without addresses."""

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import punto_web

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PINS = [Requirement(line) for line in TEXT.splitlines()]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
NEEDED = sorted({punto_web.NODE_WHEEL, *PROJECT["dependencies"], *chain(*EXTRAS.values())})
PYTHONS = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))


def test_constraints_have_versions_and_no_addresses() -> None:
    assert "://" not in TEXT
    assert "@" not in TEXT
    for pin in PINS:
        assert re.fullmatch(r"==[0-9a-z.]+", str(pin.specifier)), pin


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("needed", [Requirement(one) for one in NEEDED], ids=str)
def test_every_dependency_has_one_version_that_it_allows(needed: Requirement, python: str) -> None:
    if needed.name == PROJECT["name"]:
        assert needed.extras <= set(EXTRAS), "an extra of our own is made of what is checked here"
        return
    where = {"python_version": python, "python_full_version": f"{python}.0"}
    [pin] = [
        pin
        for pin in PINS
        if canonicalize_name(pin.name) == canonicalize_name(needed.name)
        and (pin.marker is None or pin.marker.evaluate(where))
    ]
    [version] = pin.specifier
    assert needed.specifier.contains(version.version)


@pytest.mark.parametrize("needed", [Requirement(one).name for one in NEEDED])
def test_every_dependency_has_its_reason_in_a_decision(needed: str) -> None:
    told = (ROOT / "docs/decisions/0002-dependencies.md").read_text(encoding="utf-8")
    told += (ROOT / "docs/decisions/0011-web.md").read_text(encoding="utf-8")
    assert re.search(rf"\b{re.escape(needed)}\b", told) or needed == PROJECT["name"]
