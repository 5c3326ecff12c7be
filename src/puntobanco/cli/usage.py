"""What was typed that the program does not take, as one sentence like every other."""

from typing import Any

import typer

_KINDS = {"int_parsing": "a whole number", "float_parsing": "a number"}


def usage_sentence(error: typer.TyperException) -> str:
    """The sentence: option, value and what was expected, or where the help is."""
    if isinstance(error, typer.BadParameter) and error.param is not None and error.__cause__:
        # What a value is read by tells it and its own words for what it wanted.
        [found] = error.__cause__.errors()  # type: ignore[attr-defined]
        return f"{_place(error.param)} {found['input']!r}: expected {_expected(found)}"
    said = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    command = "punto" if context is None else context.command_path
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
