"""A page follows its table to the process that owns it, and to another if that one dies."""

import asyncio
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from puntobanco.house.pit import open_pit
from puntobanco.server.running import PIT
from puntobanco.store import open_store
from puntobanco.table.state import Mode
from tests.kit.houses import Floor, surroundings
from tests.kit.postgres import cluster
from tests.kit.serving import serving

pytestmark = [
    pytest.mark.soak,
    pytest.mark.part("chromium"),
    pytest.mark.part("node"),
    pytest.mark.part("postgresql"),
]
PATIENCE_S = 60


def prepare(url: str, folder: Path) -> None:
    async def open_table() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, surroundings(folder)) as pit:
                await Floor(pit).open("hand", "mini-baccarat", mode=Mode.DEALER)

    # The browser's event loop runs in this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, open_table()).result()


def known(address: str, *, to: str) -> None:
    """Wait until a process knows another one, so that its pages may connect there."""
    ends = time.monotonic() + PATIENCE_S
    while address not in httpx.get(to).headers["content-security-policy"]:
        assert time.monotonic() < ends, f"{to} never knew of {address}"
        time.sleep(0.05)


def test_a_page_follows_its_table_to_another_process(tmp_path: Path, browser: Browser) -> None:
    with cluster() as server:
        url = server.new_url()
        prepare(url, tmp_path)
        with (
            serving(tmp_path, "--database", url) as one,
            serving(tmp_path, "--database", url) as two,
        ):
            page = browser.new_page()
            try:
                page.goto(f"{two.url}/tables/hand")
                page.wait_for_url(f"{one.url}/tables/hand")
                expect(page.locator("main")).to_be_visible()
                # A page knows the standbys that existed when it was loaded.
                known(two.url, to=one.url)
                page.reload()
                expect(page.locator("main")).to_be_visible()
                one.signal(signal.SIGKILL)
                page.wait_for_url(f"{two.url}/tables/hand")
                expect(page.locator("main")).to_be_visible()
            finally:
                page.close()
