"""The languages of the catalogue: one for each folder of `locales`."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NewType

Language = NewType("Language", str)
"""A BCP 47 tag that the catalogue has a folder for."""

ENGLISH = Language("en")
"""The language that every message is written in first, and the fallback of all others."""

_MATCHES = re.compile(r"^language-matches = (.*)$", re.MULTILINE)
"""Tags, other than its own, that a language answers."""


@cache
def languages() -> tuple[Language, ...]:
    """All languages, English first, the others by tag."""
    folders = (files("puntobanco.words") / "locales").iterdir()
    tags = sorted(folder.name for folder in folders if folder.is_dir())
    return (ENGLISH, *(Language(tag) for tag in tags if tag != ENGLISH))


def parse_language(tag: str) -> Language:
    """The language of a tag; ValueError if the catalogue has no folder of exactly that name."""
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
    """The language for the first wanted tag that any language answers, else English.

    A language answers its own tag and those in its `language-matches`, and every tag that begins
    with one of them; the longest counts. Otherwise any language with the same first subtag does.
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
    """The subtags of every tag that a language answers."""
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
