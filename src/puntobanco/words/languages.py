"""The languages of the catalogue, one per folder of `locales`."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NewType

Language = NewType("Language", str)
"""A BCP 47 tag with a folder in the catalogue."""

ENGLISH = Language("en")
"""The language in which messages are written first, and the fallback for all others."""

_MATCHES = re.compile(r"^language-matches = (.*)$", re.MULTILINE)
"""Other tags that a language matches."""


@cache
def languages() -> tuple[Language, ...]:
    """All languages: English first, the others by tag."""
    folders = (files("puntobanco.words") / "locales").iterdir()
    tags = sorted(folder.name for folder in folders if folder.is_dir())
    return (ENGLISH, *(Language(tag) for tag in tags if tag != ENGLISH))


def parse_language(tag: str) -> Language:
    """The language with exactly this tag. ValueError if the catalogue does not have it."""
    if tag not in languages():
        raise ValueError(f"language {tag!r}: expected one of {', '.join(languages())}")
    return Language(tag)


def negotiate(header: str | None) -> Language:
    """The best language for an Accept-Language header.

    >>> negotiate("zh-TW,zh;q=0.9"), negotiate("fr, en-GB;q=0.5"), negotiate(None)
    ('zh-Hant', 'en', 'en')
    """
    return best(part.partition(";")[0].strip() for part in (header or "").split(","))


def best(wanted: Iterable[str]) -> Language:
    """The language for the first wanted tag that any language matches, else English.

    A language matches its own tag and those in its `language-matches`, and every tag that begins
    with one of them; the longest match counts. Otherwise any language with the same first subtag
    matches.
    """
    for tag in wanted:
        subtags = _subtags(tag)
        found = [
            (len(known), language)
            for known, language in _answers()
            if subtags[: len(known)] == known
        ]
        if found:
            return max(found, key=lambda match: match[0])[1]
        for language in languages():
            if _subtags(language)[0] == subtags[0]:
                return language
    return ENGLISH


@cache
def _answers() -> tuple[tuple[list[str], Language], ...]:
    """The subtags of every tag that a language matches."""
    return tuple(
        (_subtags(tag), language)
        for language in languages()
        for tag in (language, *_other_tags(language))
    )


def _other_tags(language: Language) -> list[str]:
    file = files("puntobanco.words") / "locales" / language / "language.ftl"
    listed = _MATCHES.search(file.read_text("utf-8"))
    return listed[1].split() if listed else []


def _subtags(tag: str) -> list[str]:
    return tag.lower().replace("_", "-").split("-")
