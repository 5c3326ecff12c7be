"""Names of games, bets and settings, and notices of a sheet, in one or several languages."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

Name: TypeAlias = str | Mapping[str, str]
"""A name from a sheet: text, or texts by BCP 47 tag."""


def plain_name(name: Name) -> str:
    """The name if no language is given: the English one of a table, else its first.

    >>> plain_name("Tie"), plain_name({"zh-Hans": "和", "en": "Tie"}), plain_name({"ko": "타이"})
    ('Tie', 'Tie', '타이')
    """
    if isinstance(name, str):
        return name
    return name_in(name, "en") or next(iter(name.values()), "")


def name_in(name: Name, tag: str) -> str | None:
    """The text of a table in a language, or in a less specific one; None for plain text.

    >>> own = {"en": "Tie", "zh": "和"}
    >>> name_in(own, "en"), name_in(own, "zh-Hant"), name_in("Tie", "en")
    ('Tie', '和', None)
    """
    if isinstance(name, str):
        return None
    by_tag = {key.lower(): text for key, text in name.items()}
    wanted = tag.lower()
    while wanted:
        if wanted in by_tag:
            return by_tag[wanted]
        wanted = wanted.rpartition("-")[0]
    return None


@lru_cache(maxsize=4096)
def slug(text: str) -> str:
    """The first eight words of a text as a key: lower case, joined by hyphens.

    >>> slug("Dragon Bonus Progressive, table 1, $5")
    'dragon-bonus-progressive-table-1-5'
    """
    kept = (one if one.isascii() and one.isalnum() else " " for one in text.lower())
    return "-".join("".join(kept).split()[:8])
