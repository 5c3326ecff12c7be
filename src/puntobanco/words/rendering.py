"""Messages rendered in one language, from Project Fluent files.

`fluent.syntax` parses them and `messages.py` evaluates the result. The companion `fluent.runtime`
would add Babel and 37 MB to the base install and 50 ms to every command
(docs/decisions/0027-message-catalogue.md). The tests compare both on every message.
"""

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, assert_never

from puntobanco.core.facts import (
    AllOf,
    Amount,
    Clauses,
    Fact,
    Label,
    Listed,
    Numeral,
    OneOf,
    Rate,
    Sentences,
    SheetName,
    Value,
    bare_text,
    from_json,
)
from puntobanco.core.keys import Key
from puntobanco.core.money import Minor, format_money, format_percent
from puntobanco.core.names import Name, name_in, plain_name, slug
from puntobanco.words.languages import ENGLISH, Language, languages
from puntobanco.words.numbers import Numbers, numbers_of

if TYPE_CHECKING:
    from puntobanco.words.messages import Message

_log = logging.getLogger(__name__)

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*\n?(?:(?![-a-zA-Z#]).*\n?)*)", re.MULTILINE)
"""A message or a term: everything until the next line that begins with a name or a comment."""

_PLACE = re.compile(r"\{ \$([a-zA-Z][a-zA-Z0-9_-]*) \}")

_FIGURES = re.compile(
    r"(?<=[\u4e00-\u9fff])(?=[0-9A-Z])|(?<=[0-9A-Z])(?=[\u4e00-\u9fff])", re.ASCII
)
"""The boundary between a figure and a Han character."""


_JOINTS: dict[type, tuple[Key, Key]] = {
    OneOf: ("list-comma", "list-or"),
    AllOf: ("list-comma", "list-and"),
    Listed: ("list-comma", "list-comma"),
    Clauses: ("list-clauses", "list-clauses"),
    Sentences: ("list-sentences", "list-sentences"),
}
"""How the values of a list are joined: all but the last two, and the last two."""


class Words:
    """The catalogue in one language."""

    def __init__(
        self, language: Language, sources: Mapping[str, str], fallback: "Words | None" = None
    ) -> None:
        self.language = language
        self.sources = sources
        """The text of every message as in the files, by key. Terms begin with `-`."""
        self._fallback = fallback
        self._messages: dict[str, Message | str] = {}

    @property
    def numbers(self) -> Numbers:
        """The number formats and plural forms of the language."""
        return numbers_of(self.language)

    def say(self, key: Key, /, **params: Value) -> str:
        """The message of a key."""
        return self.message(key, params)

    def text(self, value: Value) -> str:
        """A fact or any other parameter value as text.

        If the catalogue cannot render it, which is a fault of the program, a reader still gets its
        code and parameters.
        """
        try:
            return self.render(value)
        except KeyError as error:
            _log.exception("%s in a fact", error.args[0])
            return bare_text(value)

    def render(self, value: Value) -> str:
        """The same, but KeyError if a message or one of its parameters is missing."""
        match value:
            case str():
                return value
            case int():
                return str(value)
            case Fact(code, params):
                return self.message(code, dict(params))
            case Amount(minor, code, exponent):
                return f"{code} {self.numbers.decimal(format_money(Minor(minor), exponent))}"
            case Rate(ppm, places):
                return self.numbers.decimal(format_percent(ppm, places))
            case Numeral(digits, percent, grouped):
                figure = self.numbers.figure(digits, grouped=grouped)
                return f"{figure} %" if percent else figure
            case SheetName(name):
                return self.named(name)
            case Label(labelled):
                label = self.spaced(self.render(labelled))
                return label[:1].upper() + label[1:]
            case OneOf() | AllOf() | Listed() | Clauses() | Sentences():
                return self._joined(value.values, *_JOINTS[type(value)])
            case _:
                assert_never(value)

    def grouped(self, amount: Amount) -> str:
        """An amount as in posted rules: with grouped digits, and without places if it is whole.

        >>> words_in(ENGLISH).grouped(Amount(125000, "USD", 2))
        'USD 1,250'
        """
        digits = format_money(Minor(amount.minor), amount.exponent)
        whole, _, places = digits.partition(".")
        figure = self.numbers.figure(digits if places.strip("0") else whole, grouped=True)
        return f"{amount.code} {figure}".lstrip()

    def named(self, name: Name) -> str:
        """A name or notice of a sheet: the sheet's own in this language, else the catalogue's.

        The catalogue translates a name only if its English text equals that in `names.ftl`. Any
        other name is shown unchanged.
        """
        own = name_in(name, self.language)
        if own is not None:
            return own
        plain = plain_name(name)
        key = f"name-{slug(plain)}"
        english = (self._fallback or self).sources.get(key, "")
        return self.message(key, {}) if english.strip() == plain else plain

    def stored(self, text: str) -> str:
        """Text stored by `to_json`, rendered. Text that is not a known fact stays unchanged."""
        try:
            return self.render(from_json(text))
        except (KeyError, TypeError):
            return text

    def spaced(self, text: str) -> str:
        """The text with spaces between figures and Han characters, if the language uses them."""
        return _FIGURES.sub(" ", text) if "language-sets-figures-apart" in self.sources else text

    def message(self, key: str, params: Mapping[str, Value]) -> str:
        """The message of a computed key, or of a term."""
        if key not in self.sources:
            if self._fallback is None:
                raise KeyError(f"message {key!r} is not in the catalogue")
            return self._fallback.message(key, params)
        message = self._parsed(key)
        return message if isinstance(message, str) else message(self, params)

    def parameter(self, name: str, params: Mapping[str, Value]) -> Value:
        """A parameter of a message; KeyError if it is missing."""
        try:
            return params[name]
        except KeyError:
            raise KeyError(f"no parameter ${name}") from None

    def _joined(self, values: tuple[Value, ...], between: Key, last: Key) -> str:
        joined, *rest = [self.render(value) for value in values] or [""]
        for place, text in enumerate(rest, 1):
            joined = self.say(last if place == len(rest) else between, a=joined, b=text)
        return joined

    def _parsed(self, key: str) -> "Message | str":
        """The message, parsed once. Only selectors and references need the parser."""
        if key not in self._messages:
            self._messages[key] = _simple(self.sources[key]) or self._compiled(key)
        return self._messages[key]

    def _compiled(self, key: str) -> "Message":
        from puntobanco.words.messages import parse

        return parse(key, self.sources[key])


def _simple(source: str) -> "Message | str | None":
    """A one-line message that is plain text or contains only parameters; else None."""
    first, *rest = _PLACE.split(source.strip())
    if any("{" in text or "\n" in text for text in (first, *rest[1::2])):
        return None
    if not rest:
        return first
    places = list(zip(rest[::2], rest[1::2], strict=True))
    return lambda words, params: (
        first
        + "".join([words.render(words.parameter(name, params)) + text for name, text in places])
    )


@cache
def words_in(language: Language) -> Words:
    """The catalogue in a language. Missing messages fall back to English."""
    folder = files("puntobanco.words") / "locales" / language
    sources: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            sources |= dict(_ENTRY.findall(file.read_text("utf-8")))
    return Words(language, sources, None if language == ENGLISH else words_in(ENGLISH))


def load_languages() -> None:
    """Read every language and the parser now: later a server may have no file descriptor left."""
    import puntobanco.words.messages  # noqa: F401 -- loaded on purpose

    for language in languages():
        words_in(language)
        numbers_of(language)
