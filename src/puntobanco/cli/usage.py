"""Usage errors as one sentence in the standard form."""

from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from puntobanco.cli.options import UnknownLanguage
from puntobanco.core.arguments import Argument, argument, quoted
from puntobanco.core.facts import Fact, fact
from puntobanco.words import ENGLISH, Language, Words, languages, words_in

_OPTIONS = {
    Argument.LEAST: "--min",
    Argument.MOST: "--max",
    Argument.FIRST_SHOE: "--from-shoe",
    Argument.HOURS_A_DAY: "--hours",
}
"""Options whose name differs from their argument's."""
_BY_CODE = {argument(name).code: _OPTIONS.get(name, f"--{name.value}") for name in Argument}


class Typed:
    """The command as typed, as far as it can be parsed."""

    def __init__(self, group: TyperGroup, arguments: Sequence[str]) -> None:
        self.path = "punto"
        self._arguments = tuple(arguments)
        self.command: TyperCommand | TyperGroup = group
        for one in arguments:
            within = self.command.commands if isinstance(self.command, TyperGroup) else {}
            if one in within:
                self.path += f" {one}"
                self.command = within[one]  # type: ignore[assignment]

    @property
    def words(self) -> Words:
        """The catalogue for the command's language: its `--language`, else English."""
        if "--language" in self._options():
            for tag in self._values_of(["--language"]):
                if tag in languages():
                    return words_in(Language(tag))
        return words_in(ENGLISH)

    def by_option(self, stated: Fact | str) -> Fact | str:
        """The error with the name of the typed option in place of its argument.

        The library knows no options: it calls an argument "first shoe".
        """
        named = stated.get("argument") if isinstance(stated, Fact) else None
        option = _BY_CODE.get(named.code) if isinstance(named, Fact) else None
        if not isinstance(stated, Fact) or option not in self._options():
            return stated
        return fact(stated.code, **(dict(stated.params) | {"argument": str(option)}))

    def value_of(self, parameter: Any) -> str | None:
        """The last value typed for an option; None for an argument."""
        return next(reversed(self._values_of(parameter.opts)), None)

    def _values_of(self, names: Sequence[str]) -> list[str]:
        found = []
        before = ("", *self._arguments)
        for option, typed in zip(before, self._arguments, strict=False):
            name, joined, value = typed.partition("=")
            if joined and name in names:
                found.append(value)
            elif option in names:
                found.append(typed)
        return found

    def _options(self) -> list[str]:
        return [option for parameter in self.command.params for option in parameter.opts]


def usage_sentence(error: typer.TyperException, typed: Typed) -> str:
    """The error sentence: option, value and what was expected, or how to get help."""
    if isinstance(error, UnknownLanguage):
        return typed.words.text(error.stated)
    if isinstance(error, typer.BadParameter) and error.param is not None:
        value = typed.value_of(error.param)
        expected = None if value is None else _expected(error.param.type, value)
        if value is not None and expected is not None:
            return typed.words.say(
                "error-typed",
                option=_place(error.param),
                value=quoted(value),
                expected=expected,
            )
    problem = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    command = typed.path if context is None else context.command_path
    return typed.words.say(
        "error-usage", problem=f"{problem[:1].lower()}{problem[1:]}", command=command
    )


def _place(parameter: Any) -> str:
    names: list[str] = parameter.opts
    return max(names, key=len)


def _expected(kind: Any, value: str) -> Fact | None:
    """What an option of numbers expects; None for any other."""
    if "float" in kind.name:
        return fact("expected-number")
    if "int" not in kind.name:
        return None
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    try:
        number = int(value)
    except ValueError:
        return fact("expected-whole")
    if least is not None and number < least:
        return fact("expected-whole-least", least=int(least))
    if most is not None and number > most:
        return fact("expected-whole-most", most=int(most))
    return None
