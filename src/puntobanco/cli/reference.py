"""The reference pages that the program writes about itself, for `make docs`.

A test holds the committed pages to what this writes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from typer import Context
from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.main import get_group

from puntobanco.cli.main import app
from puntobanco.cli.reference_api import api_page
from puntobanco.cli.reference_events import events_page
from puntobanco.cli.reference_messages import messages_page
from puntobanco.cli.reference_rooms import rooms_page, rooms_picture
from puntobanco.cli.reference_settings import settings_page
from puntobanco.cli.reference_sheet import sheet_page
from puntobanco.core.game import Game
from puntobanco.core.text import Language
from puntobanco.core.wording import pays_label, row_label
from puntobanco.sheets import game_keys, load_game


def commands_page() -> str:
    """Every command with its arguments and options."""
    parts = ["# Commands\n", "Written by `make docs` from the program itself.\n"]
    parts.extend(_command(name, command) for name, command in _commands(get_group(app)))
    return "\n".join(parts)


def _commands(group: TyperGroup, under: str = "") -> Iterator[tuple[str, TyperCommand]]:
    """Every command with its name, those of a group under the group's."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from _commands(command, f"{under}{name} ")
        else:
            assert isinstance(command, TyperCommand)
            yield f"{under}{name}", command


def _command(name: str, command: TyperCommand) -> str:
    context = Context(command, info_name=name)
    lines = [f"## punto {name}\n", f"{(command.help or '').strip()}\n"]
    usage = " ".join(command.collect_usage_pieces(context))
    lines.append(f"```\npunto {name} {usage}\n```\n")
    lines.append("| option | meaning |\n|---|---|")
    for parameter in command.params:
        shown = ", ".join(parameter.opts) if isinstance(parameter, TyperOption) else parameter.name
        told = (getattr(parameter, "help", None) or "").replace("|", "\\|")
        lines.append(f"| `{shown}` | {told} |")
    return "\n".join(lines) + "\n"


def games_page() -> str:
    """Every game with its bets and settings."""
    parts = ["# Games and settings\n", "Written by `make docs` from the rule sheets.\n"]
    parts.extend(_game(load_game(key)) for key in game_keys())
    return "\n".join(parts)


def _game(game: Game) -> str:
    lines = [f"## {game.key}\n", f"{game.name} · {game.name.zh_hans} · {game.name.zh_hant}\n"]
    lines.append(f"Sheet: *{game.source}*. Banked by: {game.banking.by.value}.\n")
    lines.append("| bet | side | pays | needs |\n|---|---|---|---|")
    for bet in game.bets:
        rows = "<br>".join(
            f"{row_label(row, Language.EN)}: {pays_label(row.pays, Language.EN)}"
            for row in bet.rows
        )
        needs = " or ".join(bet.needs) or "–"
        lines.append(f"| `{bet.key}` | {bet.side.value} | {rows} | {needs} |")
    lines.append("\n| setting | name | value | may change |\n|---|---|---|---|")
    for setting in game.settings:
        when = "table closed" if setting.scope.value == "rule" else "between coups"
        may = when if setting.editable else "read only"
        value = str(setting.value) if setting.applies else "not applicable"
        lines.append(f"| `{setting.key}` | {setting.label} | {value} | {may} |")
    return "\n".join(lines) + "\n"


PAGES = {
    "api.md": api_page,
    "commands.md": commands_page,
    "events.md": events_page,
    "games.md": games_page,
    "messages.md": messages_page,
    "rooms.md": rooms_page,
    "rooms.svg": rooms_picture,
    "settings.md": settings_page,
    "sheet-keys.md": sheet_page,
}


def main() -> None:
    """Write the pages into a folder."""
    folder = Path(sys.argv[1])
    for name, page in PAGES.items():
        (folder / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
