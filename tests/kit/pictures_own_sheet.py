"""The picture of docs/own-sheet.md: `python -m tests.kit.pictures_own_sheet FOLDER`."""

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from puntobanco.sheets import load_game
from puntobanco.table.state import Mode
from tests.kit.browsing import area, launched, screen, seated, theatre
from tests.kit.transcripts import ROOT, Written, steps_of

SHEET = "close-call.toml"


def main() -> None:
    """Sit down at a table on that sheet and bet, as shown by a terminal."""
    page = (ROOT / "docs" / "own-sheet.md").read_text(encoding="utf-8")
    written = (step for step in steps_of(page) if isinstance(step, Written))
    # The page corrects the sheet once and extends it: the last one of this name is served.
    *_, sheet = (step for step in written if step.name == SHEET)
    target = Path(sys.argv[1]) / "own-sheet-1280.png"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / sheet.name
        file.write_text(sheet.text, encoding="utf-8")
        game = load_game(str(file))
        tables = {"close-call": (game, Mode.AUTOMATIC)}
        with theatre(Path(folder) / "house", launched(playwright), tables) as stage:
            window = stage.patron("ann")
            seated(window, "close-call", 3, chips="500")
            window.expect_state(screen("state-place-your-bets"))
            for bet in ("player", "close-call"):
                area(window.page, bet).click()
            expect(window.page.get_by_text("$20.00")).to_be_visible()
            window.page.screenshot(path=target)
    with Image.open(target) as taken:
        few = taken.convert("RGB").quantize(
            256, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE
        )
    few.save(target, optimize=True)


if __name__ == "__main__":
    main()
