"""Values of settings in words, the same on every screen and on the rule sheet."""

from collections.abc import Iterable

from puntobanco.core.game import Value
from puntobanco.core.text import Language
from puntobanco.sheets.phrases import VALUES, value_words


def worded(values: Iterable[Value], language: Language) -> dict[str, str]:
    """The words for those values that have some, by the value as a screen writes it.

    >>> worded((True, "keyed", 30), Language.EN)
    {'true': 'yes', 'false': 'no', 'keyed': "supervisor's key"}
    """
    both_ways = (one for value in values for one in _offered(value))
    return {
        str(one).lower(): value_words(one, language)
        for one in both_ways
        if isinstance(one, bool) or one in VALUES
    }


def _offered(value: Value) -> tuple[Value, ...]:
    """A switch is offered both ways, though it lists no choices."""
    return (value, not value) if isinstance(value, bool) else (value,)
