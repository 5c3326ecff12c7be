"""Line breaks for text in scripts without spaces, by the columns that it takes in a terminal.

Rich breaks lines at spaces. Chinese and Japanese have none, and would be cut at any character.
"""

import re
from collections.abc import Iterator

_UNSPACED = "\u3040-\u30ff\u3400-\u9fff"
"""Characters of scripts written without spaces: kana and Han."""
_WORD = "\u30a1-\u30fa\u30fc"
"""Katakana, which spell a word; the dot between two words is not among them."""
_OPENING = "“「『（"
_CLOSING = "，。、；：！？）」』”・"
_SMALL = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー々"
"""Characters that never begin a line: small kana, the long vowel and the repetition mark."""

_HAS_UNSPACED = re.compile(f"[{_UNSPACED}]")
_END = f"[{_CLOSING}{_SMALL}]*"
_LETTER = rf"[{_OPENING}]*(?:[{_UNSPACED}]|[^\s{_UNSPACED}{_OPENING}{_CLOSING}]+){_END}|\s+|."
_LETTERS = re.compile(_LETTER)
_WORDS = re.compile(rf"[{_OPENING}]*[{_WORD}]+{_END}|{_LETTER}")


def folded(text: str, *, width: int) -> str:
    """Text in such a script, wrapped to this width; other text unchanged.

    A line may break between two characters, but not before a closing mark or a small letter, and
    within a word in katakana only if the word is wider than a line.
    """
    from rich.cells import cell_len

    if not _HAS_UNSPACED.search(text):
        return text
    lines = [""]
    for step in _steps(text, width):
        if cell_len(lines[-1] + step.rstrip()) > width:
            lines.append("")
        lines[-1] += step if lines[-1] else step.lstrip()
    return "\n".join(line.rstrip() for line in lines)


def widest_part(text: str) -> int:
    """The columns of the widest part of a text that a line should not break."""
    from rich.cells import cell_len

    parts = _WORDS.findall(text) if _HAS_UNSPACED.search(text) else text.split()
    return max(map(cell_len, parts), default=0)


def _steps(text: str, width: int) -> Iterator[str]:
    """The parts of a text that a line does not break."""
    from rich.cells import cell_len

    for part in _WORDS.findall(text):
        if cell_len(part) > width:
            yield from _LETTERS.findall(part)
        else:
            yield part
