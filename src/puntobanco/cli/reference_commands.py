"""The page of all commands, written from the program's own description of them."""

from collections.abc import Iterator

from typer import Context
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from puntobanco.cli.main import app
from puntobanco.cli.reference_fields import in_cell


def commands_page() -> str:
    """Every command with its arguments and options."""
    parts = ["# Commands\n", "Written by `make docs` from the program itself.\n"]
    parts.extend(_command(name, command) for name, command in commands())
    return "\n".join(parts)


def taking(option: str) -> tuple[str, ...]:
    """The names of the commands that take an option."""
    return tuple(
        name for name, command in commands() if any(option in one.opts for one in command.params)
    )


def commands() -> Iterator[tuple[str, TyperCommand]]:
    """Every command with its name, those of a group under the group's."""
    return _within(get_group(app), "")


def _within(group: TyperGroup, under: str) -> Iterator[tuple[str, TyperCommand]]:
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from _within(command, f"{under}{name} ")
        else:
            assert isinstance(command, TyperCommand)
            yield f"{under}{name}", command


def _command(name: str, command: TyperCommand) -> str:
    context = Context(command, info_name=name)
    lines = [f"## punto {name}\n", f"{(command.help or '').strip()}\n"]
    usage = " ".join(command.collect_usage_pieces(context))
    lines.append(f"```\npunto {name} {usage}\n```\n")
    lines.append("| option | meaning |\n|---|---|")
    for parameter in command.get_params(context)[:-1]:
        shown, told = (in_cell(one) for one in parameter.get_help_record(context) or ())
        lines.append(f"| `{shown}` | {' '.join(told.split())} |")
    return "\n".join(lines) + "\n"
