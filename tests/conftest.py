"""What holds for the whole suite: properties without deadlines, parts found or named."""

import pytest
from hypothesis import settings

from tests.kit import parts

# A slow machine is no failure; how many examples is said where it matters.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """A required part that is unknown or missing ends the run before it begins."""
    del config
    faults = [why for part in sorted(parts.required()) if (why := parts.missing(part))]
    if faults:
        raise pytest.UsageError(f"PUNTO_REQUIRE: {'; '.join(faults)}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a part that is not here, saying which."""
    for item in items:
        for marker in item.iter_markers("part"):
            why = parts.missing(marker.args[0])
            if why is not None:
                item.add_marker(pytest.mark.skip(reason=why))
