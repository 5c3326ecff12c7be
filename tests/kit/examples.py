"""How many examples a property test tries: few in `make test`, many in `make soak`."""

from hypothesis import settings

FURTHER = 5


def examples(few: int) -> int:
    """The number for this run. `make test` tries the same examples every time, `make soak` others.

    Use it only for tests that take seconds.
    """
    return few if settings.default is not None and settings.default.derandomize else FURTHER * few
