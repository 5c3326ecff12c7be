"""The picture of docs/own-sheet.md: a table on the sheet of that page."""

import tempfile
from pathlib import Path

from playwright.sync_api import expect

from puntobanco.sheets import load_game
from puntobanco.table.state import Mode
from tests.kit.album import Album
from tests.kit.browsing import area, chromium, screen, seated, theatre
from tests.kit.transcripts import ROOT, Written, steps_of

SHEET = "close-call.toml"
NAMES = ("own-sheet",)


def take(album: Album) -> None:
    """Sit down at a table on that sheet and bet."""
    page = (ROOT / "docs" / "own-sheet.md").read_text(encoding="utf-8")
    written = (step for step in steps_of(page) if isinstance(step, Written))
    # The page corrects the sheet once and extends it: the last one of this name is served.
    *_, sheet = (step for step in written if step.name == SHEET)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / sheet.name
        file.write_text(sheet.text, encoding="utf-8")
        tables = {"close-call": (load_game(str(file)), Mode.AUTOMATIC)}
        house = Path(folder) / "house"
        with chromium() as browser, theatre(house, browser, tables) as stage:
            window = stage.patron("ann")
            seated(window, "close-call", 3, chips="500")
            window.expect_state(screen("state-place-your-bets"))
            for bet in ("player", "close-call"):
                area(window.page, bet).click()
            expect(window.page.get_by_text("$20.00")).to_be_visible()
            album.take_all(window.page, *NAMES)
