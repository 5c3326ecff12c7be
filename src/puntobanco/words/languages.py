"""The languages of the catalogue: one for each folder of `locales`."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NewType

Language = NewType("Language", str)
"""A BCP 47 tag that the catalogue has a folder for."""

ENGLISH = Language("en")
"""The language that every message is written in first, and the fallback of all others."""

_SCRIPTS = {"cn": "hans", "sg": "hans", "my": "hans", "tw": "hant", "hk": "hant", "mo": "hant"}
"""The script that a region implies for Chinese, from CLDR's likely subtags."""


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
    """The first wanted language that the catalogue has, else English.

    The language has to be the same; script and region choose among several of one language.
    """
    for tag in wanted:
        language, *rest = _subtags(tag)
        offered = [one for one in languages() if _subtags(one)[0] == language]
        if offered:
            return max(offered, key=lambda one: len({*_subtags(one)} & {*rest}))
    return ENGLISH


def _subtags(tag: str) -> list[str]:
    parts = tag.lower().replace("_", "-").split("-")
    script = [_SCRIPTS[part] for part in parts[1:] if parts[0] == "zh" and part in _SCRIPTS]
    return [*parts, *(script or (["hans"] if tag.lower() == "zh" else []))]
