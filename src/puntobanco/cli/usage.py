"""What was typed that the program does not take, as one sentence like every other."""

import re
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

_OTHERWISE = {
    "least": "--min",
    "most": "--max",
    "first shoe": "--from-shoe",
    "hours a day": "--hours",
}
"""Options that are called otherwise than what they become, where a sentence names that."""

_KINDS = {"int_parsing": "a whole number", "float_parsing": "a number"}


class Typed:
    """The command that was typed, as far as it can be told."""

    def __init__(self, group: TyperGroup, arguments: Sequence[str]) -> None:
        self.path = "punto"
        self.command: TyperCommand | TyperGroup = group
        for one in arguments:
            within = self.command.commands if isinstance(self.command, TyperGroup) else {}
            if one in within:
                self.path += f" {one}"
                self.command = within[one]  # type: ignore[assignment]

    def by_option(self, sentence: str) -> str:
        """A sentence about a value, by the name of the option where the value was typed.

        The rooms know no options: they say `first shoe -1: ...`.
        """
        options = [option for one in self.command.params for option in one.opts]
        names = {option[2:].replace("-", " "): option for option in options}
        names |= {option[2:]: option for option in options}
        names |= {name: option for name, option in _OTHERWISE.items() if option in options}
        for name in sorted(names.keys() & _NAMED, key=len, reverse=True):
            if re.match(rf"{name} \S+: ", sentence):
                return f"{names[name]}{sentence.removeprefix(name)}"
        return sentence


_NAMED = frozenset(_OTHERWISE) | {
    "bankroll",
    "coups",
    "coups an hour",
    "coups per shoe",
    "decks",
    "layout",
    "paid",
    "rates",
    "rides",
    "risk",
    "seed",
    "seeds",
    "sessions",
    "shoes",
    "stake",
    "stop-loss",
    "stop-win",
    "tables",
    "unit",
    "wagers",
    "workers",
    "years",
}
"""What the rooms call a value that was typed after an option; `table t1` may be any table."""


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
