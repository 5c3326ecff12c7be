"""One Chromium for each module of browser tests.

Not for longer: while it is there its event loop runs, and other tests start loops of their own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsing import launched


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launched(playwright)
        yield opened
        opened.close()
