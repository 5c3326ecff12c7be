"""Commands whose help shows after an option only what is typed there."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption


def _as_typed(params: list[Any]) -> list[Any]:
    """The parameters; a switch takes no `<bool>`, and one that may be repeated no `<list[str]>`."""
    for one in params:
        if isinstance(one, TyperOption) and one.metavar is None:
            if one.is_flag:
                one.metavar = ""
            elif one.multiple:
                one.metavar = "<str>"
    return params


class PlainCommand(TyperCommand):
    """A command with such a help."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its parameters, that of its help included."""
        return _as_typed(super().get_params(ctx))


class PlainGroup(TyperGroup):
    """A group of commands with such a help."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its parameters, that of its help included."""
        return _as_typed(super().get_params(ctx))
