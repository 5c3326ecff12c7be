"""Names of setting values, the same on every screen and on the rule sheet."""

from collections.abc import Iterable

from puntobanco.core.game import SettingKind, Value
from puntobanco.sheets.setting_values import has_words, setting_value
from puntobanco.words import Words


def value_names(values: Iterable[Value], words: Words) -> dict[str, str]:
    """The names of those values that have one, by the value as a screen writes it.

    >>> from puntobanco.words import ENGLISH, words_in
    >>> value_names((True, "keyed", 30), words_in(ENGLISH))
    {'true': 'yes', 'false': 'no', 'keyed': "supervisor's key"}
    """
    both_ways = (one for value in values for one in _offered(value))
    return {
        str(one).lower(): words.text(setting_value(SettingKind.WORD, one))
        for one in both_ways
        if has_words(one)
    }


def _offered(value: Value) -> tuple[Value, ...]:
    """Both values of a switch, which lists no choices itself."""
    return (value, not value) if isinstance(value, bool) else (value,)
