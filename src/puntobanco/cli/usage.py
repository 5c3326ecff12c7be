"""What was typed that the program does not take, as one sentence like every other."""

from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from puntobanco.core.arguments import Argument, argument
from puntobanco.core.facts import Fact, fact
from puntobanco.words import ENGLISH, Language, Words, languages, words_in

_OPTIONS = {
    Argument.LEAST: "--min",
    Argument.MOST: "--max",
    Argument.FIRST_SHOE: "--from-shoe",
    Argument.HOURS_A_DAY: "--hours",
}
"""Options that have another name than the argument they become."""
_BY_CODE = {argument(name).code: _OPTIONS.get(name, f"--{name.value}") for name in Argument}

_KINDS = {"int_parsing": "a whole number", "float_parsing": "a number"}


class Typed:
    """The command that was typed, as far as it can be told."""

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
        """The catalogue in the language of the command: its `--language`, else English."""
        if "--language" in self._options():
            before = ("", *self._arguments)
            for option, typed in zip(before, self._arguments, strict=False):
                name, _, value = typed.partition("=")
                tag = value if name == "--language" else typed if option == "--language" else ""
                if tag in languages():
                    return words_in(Language(tag))
        return words_in(ENGLISH)

    def by_option(self, stated: Fact | str) -> Fact | str:
        """What an error states, with the option that was typed in place of its argument.

        The rooms know no options: they call an argument "first shoe".
        """
        named = stated.get("argument") if isinstance(stated, Fact) else None
        option = _BY_CODE.get(named.code) if isinstance(named, Fact) else None
        if not isinstance(stated, Fact) or option not in self._options():
            return stated
        return fact(stated.code, **(dict(stated.params) | {"argument": str(option)}))

    def _options(self) -> list[str]:
        return [option for parameter in self.command.params for option in parameter.opts]


def usage_sentence(error: typer.TyperException, typed: Typed) -> str:
    """The sentence: option, value and what was expected, or where the help is."""
    if isinstance(error, typer.BadParameter) and error.param is not None and error.__cause__:
        # What a value is read by tells it and its own words for what it wanted.
        [found] = error.__cause__.errors()  # type: ignore[attr-defined]
        return f"{_place(error.param)} {found['input']!r}: expected {_expected(found)}"
    said = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    command = typed.path if context is None else context.command_path
    return f"{said[:1].lower()}{said[1:]}; expected as `{command} --help` says"


def _place(parameter: Any) -> str:
    names: list[str] = parameter.opts
    return max(names, key=len)


def _expected(found: dict[str, Any]) -> str:
    said: str = found["msg"]
    choices = said.partition(" is not one of ")[2]
    if choices:
        return f"one of {choices.rstrip('.')}"
    return _KINDS.get(found["type"], said.removeprefix("Input should be "))
