"""Commands whose help shows only what is typed after an option, and whose output is guarded."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption

from puntobanco.cli.terminal import guarded


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

    def invoke(self, ctx: Any) -> Any:
        """Run it; words of others that it prints cannot steer the terminal."""
        with guarded():
            return super().invoke(ctx)


class PlainGroup(TyperGroup):
    """A group of commands with such a help."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its parameters, that of its help included."""
        return _as_typed(super().get_params(ctx))
