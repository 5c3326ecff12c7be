"""Commands whose help shows only what a user types, and whose output is guarded."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption

from puntobanco.cli.terminal import guarded


def _as_typed(params: list[Any]) -> list[Any]:
    """The parameters with plain metavars: none for a flag, `<str>` for a repeatable option."""
    for one in params:
        if isinstance(one, TyperOption) and one.metavar is None:
            if one.is_flag:
                one.metavar = ""
            elif one.multiple:
                one.metavar = "<str>"
    return params


class PlainCommand(TyperCommand):
    """A command with plain help and guarded output."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its parameters, including the help option."""
        return _as_typed(super().get_params(ctx))

    def invoke(self, ctx: Any) -> Any:
        """Run the command. Text from others in its output cannot control the terminal."""
        with guarded():
            return super().invoke(ctx)


class PlainGroup(TyperGroup):
    """A group of commands with plain help."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its parameters, including the help option."""
        return _as_typed(super().get_params(ctx))
