"""Parts that need no house: buckets, figures, logs, addresses, pages, approvals, watchers."""

import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from puntobanco.core.ids import CardId, PatronId, TableId
from puntobanco.people.staff import Approval, Role
from puntobanco.server import logs, peer
from puntobanco.server.access.approvals import Approvals
from puntobanco.server.access.endings import Endings, LinkEnding
from puntobanco.server.access.identity import Identity, SessionKey, Subject
from puntobanco.server.config import RateLimit
from puntobanco.server.limits import Buckets
from puntobanco.server.metrics import ALARM, FIGURES, Metrics
from puntobanco.server.pages import Pages
from puntobanco.words import languages, words_in
from tests.kit.server import FakeClock

# --- Buckets -------------------------------------------------------------------------------


def test_a_bucket_allows_its_burst_and_then_its_rate() -> None:
    clock = FakeClock()
    buckets = Buckets(RateLimit(burst=3, per_s=0.5), clock.seconds)
    assert [buckets.wait("ann") for _ in range(4)] == [0, 0, 0, 2]
    clock.pass_s(1)
    assert buckets.wait("ann") == 1
    clock.pass_s(1)
    assert [buckets.wait("ann"), buckets.wait("bob")] == [0, 0]
    clock.pass_s(3600)
    assert [buckets.wait("ann") for _ in range(4)] == [0, 0, 0, 2]


def test_the_least_recently_used_bucket_is_dropped_first() -> None:
    buckets = Buckets(RateLimit(burst=1, per_s=1), FakeClock().seconds, most=3)
    assert [buckets.wait(who) for who in ("ann", "bob", "cleo")] == [0, 0, 0]
    assert buckets.wait("ann") == 1
    assert buckets.wait("dora") == 0, "in place of bob, who was longest away"
    assert [buckets.wait(who) for who in ("ann", "cleo", "dora")] == [1, 1, 1]
    assert buckets.wait("bob") == 0


# --- Figures and logs ----------------------------------------------------------------------


def test_metrics_are_exactly_the_counted_figures() -> None:
    server = Path(logs.__file__).parent
    sources = (file.read_text() for file in server.rglob("*.py") if file.name != "metrics.py")
    counted = re.findall(r'\.(?:count|gauge|observe)\(\s*"(punto_\w+)"', "\n".join(sources))
    assert {*counted, f"{ALARM}NAME"} == set(FIGURES)


def test_metrics_are_in_prometheus_format() -> None:
    metrics = Metrics(
        {name: f"What {name} says." for name in ("a_total", "b_total", "c", "c_total", "d_seconds")}
    )
    metrics.count("a_total")
    for code in ("x", "y", "x", 'q"\\\n'):
        metrics.count("b_total", code=code)
    metrics.gauge("c", lambda: 1.5)
    metrics.gauge("c_total", lambda: 12_345_678)
    for seconds in (0.0005, 0.003, 9.0):
        metrics.observe("d_seconds", seconds)
    lines = metrics.text().splitlines()
    assert lines[:14] == [
        "# HELP a_total What a_total says.",
        "# TYPE a_total counter",
        "a_total 1",
        "# HELP b_total What b_total says.",
        "# TYPE b_total counter",
        r'b_total{code="q\"\\\n"} 1',
        'b_total{code="x"} 2',
        'b_total{code="y"} 1',
        "# HELP c What c says.",
        "# TYPE c gauge",
        "c 1.5",
        "# HELP c_total What c_total says.",
        "# TYPE c_total counter",
        "c_total 12345678",
    ]
    assert 'd_seconds_bucket{le="0.001"} 1' in lines
    assert 'd_seconds_bucket{le="5"} 2' in lines
    assert lines[-3:] == [
        'd_seconds_bucket{le="+Inf"} 3',
        "d_seconds_sum 9.0035",
        "d_seconds_count 3",
    ]


@pytest.mark.assures("AUD-02")
def test_a_log_line_is_json_with_declared_fields_only() -> None:
    stream = io.StringIO()
    logger = logging.Logger("library")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logger.addHandler(handler)
    fields = {"login": "ann\n{}", "address": "192.0.2.7", "password": "hush", "detail": ""}
    logger.info("sign-in-failed", extra=fields)
    logger.error("unexpected error", exc_info=ValueError("broken"))
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.pop("at").endswith("+00:00")
    assert first == {
        "level": "info",
        "from": "library",
        "what": "sign-in-failed",
        "login": "ann\n{}",
        "address": "192.0.2.7",
    }
    assert "ValueError: broken" in second["trace"]


def test_every_logger_is_configured() -> None:
    root = logging.getLogger()
    before = root.handlers, root.level
    stream = io.StringIO()
    try:
        logs.set_up("info", stream)
        logging.getLogger("anything").info("hello")
        logging.getLogger("uvicorn.access").info("GET /api/invites/secret")
    finally:
        root.handlers, level = before
        root.setLevel(level)
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["what"] == "hello"


# --- Addresses -----------------------------------------------------------------------------


def scope(kind: str = "http", **headers: str) -> dict[str, Any]:
    written = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    return {"type": kind, "headers": written, "client": ("192.0.2.1", 5), "path": "/"}


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:8000", True),
        ("127.9.9.9", True),
        ("[::1]:8000", True),
        ("[::1]", True),
        ("localhost.evil.example", False),
        ("evil.example:8000", False),
        ("10.0.0.1", False),
        ("", False),
        ("127.0.0.1@evil.example", False),
    ],
)
def test_host_headers_are_classified(host: str, local: bool) -> None:
    assert peer.host_is_local(scope(host=host)) == local


def test_duplicate_headers_are_ignored() -> None:
    twice = scope(host="localhost")
    twice["headers"] *= 2
    assert peer.header(twice, b"host") is None
    assert not peer.host_is_local(twice)


def test_origins_are_compared() -> None:
    assert peer.same_origin(scope(host="a:1", origin="http://a:1"), secure=False)
    assert not peer.same_origin(scope(host="a:1", origin="http://a:1"), secure=True)
    assert not peer.same_origin(scope(host="a:1", origin="http://a"), secure=False)
    assert peer.same_origin(scope(host="a"), secure=False)
    assert not peer.same_origin(scope("websocket", host="a"), secure=False)
    assert not peer.same_origin(scope("websocket", origin="http://a"), secure=False)


def test_the_last_forwarded_address_is_used() -> None:
    chain = scope(x_forwarded_for="127.0.0.1, 203.0.113.5", x_forwarded_proto="https")
    assert peer.forwarded(chain) == "203.0.113.5"
    assert peer.forwarded(scope()) is None
    assert peer.address_of({"client": None}) == ""
    assert peer.network_of("not an address") == "not an address"


# --- Pages ---------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    files = {
        "index.html": "<!doctype html>",
        "favicon.svg": "<svg/>",
        "assets/app-DiwrgTda.js": "export {};" * 50,
        "assets/card.svg": "<svg/>",
        ".gitkeep": "",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return Pages(tmp_path)


def test_assets_are_cached_and_pages_are_not(built: Pages) -> None:
    script, card, index = (
        built.find(name) for name in ("assets/app-DiwrgTda.js", "assets/card.svg", "/")
    )
    assert script is not None
    assert card is not None
    assert index is not None
    assert script.cache == "public, max-age=31536000, immutable"
    assert card.cache == index.cache == "no-cache"
    assert script.media_type == "text/javascript; charset=utf-8"
    assert script.zipped is not None
    assert len(script.zipped) < len(script.body)


@pytest.mark.parametrize("path", ["/", "lobby", "tables/t1", "invite", "admin/staff/"])
def test_a_path_without_an_ending_is_a_page_of_the_application(built: Pages, path: str) -> None:
    assert built.find(path) is built.find("index.html")


@pytest.mark.parametrize(
    "path",
    ["nothing.js", "assets/gone", "api/nothing", "api", ".gitkeep", "../pages.py", "..%2fpages.py"],
)
def test_unknown_paths_are_not_found(built: Pages, path: str) -> None:
    assert built.find(path) is None


def test_missing_screens_are_explained_in_every_language(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    page = pages.find("/")
    assert page is not None
    assert not pages.built
    for language in languages():
        said = words_in(language).say("serve-not-built")
        assert f'<p lang="{language}">{said}</p>' in page.body.decode()


# --- Approvals and watchers ----------------------------------------------------------------


def test_expired_approvals_are_removed() -> None:
    clock = FakeClock()
    approvals = Approvals(clock, 1000, most=5)

    def give() -> tuple[str, Approval]:
        return approvals.create(
            card=CardId("c"), role=Role.SUPERVISOR, table=TableId("t"), asker="dora", act="void"
        )

    given = [give()[0] for _ in range(8)]
    assert [approvals.find(reference) is not None for reference in given] == [False] * 3 + [
        True
    ] * 5
    assert len({give()[1].nonce for _ in range(100)}) == 100


def test_watchers_are_notified_once_about_their_own_sessions() -> None:
    gone = Endings()
    told: list[tuple[str, LinkEnding]] = []

    def watcher(name: str, session: bytes, patron: str) -> Identity:
        identity = Identity(SessionKey(session), name, patron=PatronId(patron))
        gone.watch(identity, lambda why: told.append((name, why)))
        return identity

    watcher("ann here", b"1", "ann")
    watcher("ann there", b"2", "ann")
    bob = watcher("bob", b"3", "bob")
    forget = gone.watch(bob, lambda why: told.append(("bob again", why)))
    forget()
    forget()
    gone.notify_session(SessionKey(b"2"), LinkEnding.LOCKED)
    gone.notify_session(SessionKey(b"2"), LinkEnding.LOCKED)
    assert told == [("ann there", LinkEnding.LOCKED)]
    gone.notify_subject(Subject("staff", "ann"), LinkEnding.DISMISSED)
    gone.notify_subject(Subject("patron", "ann"), LinkEnding.BARRED)
    assert told[1:] == [("ann here", LinkEnding.BARRED)]
    assert (len(gone), set(gone.watched_sessions())) == (1, {b"3"})
