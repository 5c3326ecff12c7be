"""Text from others, without characters that control a terminal, a line or its direction."""

import re

_LINES = r"\n\t"
# Control characters, and marks that change the direction of a line or end it. No text needs them.
_UNSAFE = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_OF_A_TEXT = re.compile(rf"\r(?!\n)|[{_UNSAFE}]")
_OF_A_LINE = re.compile(rf"[\r{_LINES}{_UNSAFE}]")


def escaped(text: str) -> str:
    r"""The text with each control character in JSON notation, `\u001b`. Lines and tabs stay."""
    return _OF_A_TEXT.sub(_code, text)


def one_line(text: str) -> str:
    """The text as one line, whatever it contains."""
    return _OF_A_LINE.sub(_code, text)


def _code(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
