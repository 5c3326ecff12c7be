"""Faults in the layout of a page: text that is cut, covered or broken in the middle of a word.

A page that is wider than its window and a table that is taller are faults too.
"""

from pathlib import Path

from playwright.sync_api import Page

_FAULTS = Path(__file__).with_suffix(".js").read_text("utf-8")


def layout_faults(page: Page) -> list[str]:
    """What does not fit on a page, or on its open dialog."""
    found: list[str] = page.evaluate(_FAULTS)
    return found
