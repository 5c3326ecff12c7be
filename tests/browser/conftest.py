"""One Chromium per module of browser tests.

It does not live longer because its event loop runs while it is open, and other tests start their
own loops.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.kit.browsing import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened
