"""The generated reference pages, written by `make docs`.

A test checks that the committed pages are up to date.
"""

import sys
from pathlib import Path

from tools.reference.api import api_page
from tools.reference.commands import commands_page
from tools.reference.events import events_page
from tools.reference.games import games_page
from tools.reference.messages import messages_page
from tools.reference.plans import plans_page
from tools.reference.rooms import rooms_page, rooms_picture
from tools.reference.settings import settings_page
from tools.reference.sheet import sheet_page

PAGES = {
    "api.md": api_page,
    "built-in-plans.md": plans_page,
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
