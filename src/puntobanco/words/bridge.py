"""Rendering for callers that still have a language of `core.text`."""

from puntobanco.core.facts import Value
from puntobanco.core.text import Language
from puntobanco.words.languages import parse_language
from puntobanco.words.rendering import words_in


def rendered(value: Value, language: Language) -> str:
    """A value in a language."""
    return words_in(parse_language(language.value)).text(value)
