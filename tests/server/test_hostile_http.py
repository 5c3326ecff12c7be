"""Requests that no browser sends: each is refused with a code, over a real socket."""

import gzip
import json
from contextlib import closing

import pytest

from tests.kit.server import OpenHouse
from tests.server.test_connections import code_in, rest_of, silent

BODY = b'{"name": "ann", "password": "correct horse"}'
JSON = b"Content-Type: application/json\r\n"


def request(*headers: bytes, body: bytes = b"", line: bytes = b"POST /api/session") -> bytes:
    """A request as bytes; every header brings its own line ending."""
    return line + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"".join(headers) + b"\r\n" + body


def length(body: bytes) -> bytes:
    return b"Content-Length: %d\r\n" % len(body)


def answered(house: OpenHouse, said: bytes) -> bytes:
    """Everything the house answers until it closes the connection."""
    with closing(silent(house.url)) as made:
        made.sendall(said)
        return rest_of(made)


CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)
SMUGGLED = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.mark.assures("SEC-09")
@pytest.mark.parametrize(
    ("said", "status", "code"),
    [
        (request(JSON, b"Transfer-Encoding: chunked\r\n", body=CHUNKED), 411, "length-required"),
        (
            request(JSON, length(BODY), b"Transfer-Encoding: chunked\r\n", body=CHUNKED + SMUGGLED),
            411,
            "length-required",
        ),
        (
            request(JSON, b"Transfer-Encoding: chunked\r\n", length(b""), body=CHUNKED + SMUGGLED),
            411,
            "length-required",
        ),
        (
            request(JSON, b"tRANSFER-eNCODING:\tCHUNKED \r\n", body=CHUNKED),
            411,
            "length-required",
        ),
        (request(JSON, b"Transfer-Encoding: xchunked\r\n", body=CHUNKED), 400, "malformed"),
        (request(JSON, b"Transfer-Encoding: gzip, chunked\r\n", body=CHUNKED), 400, "malformed"),
        (
            request(
                JSON,
                b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
                body=CHUNKED,
            ),
            400,
            "malformed",
        ),
        (request(JSON, b"Transfer-Encoding : chunked\r\n", body=CHUNKED), 400, "malformed"),
        (request(JSON, b"Transfer-Encoding: \x0bchunked\r\n", body=CHUNKED), 400, "malformed"),
        (
            request(JSON, b"Transfer-Encoding: chunked\r\n", body=b"f" * 16 + b"\r\n" + BODY),
            411,
            "length-required",
        ),
        (
            request(JSON, b"Transfer-Encoding: chunked\r\n", body=b"1;" + b"a" * 70_000),
            411,
            "length-required",
        ),
        (request(JSON, length(BODY), length(BODY + b" "), body=BODY), 400, "malformed"),
        (request(JSON, b"Content-Length: +44\r\n", body=BODY), 400, "malformed"),
        (request(JSON, b"Content-Length: -1\r\n", body=BODY), 400, "malformed"),
        (request(JSON, b"Content-Length: 0x2c\r\n", body=BODY), 400, "malformed"),
        (request(JSON, b"Content-Length: 4_4\r\n", body=BODY), 400, "malformed"),
        (request(JSON, b"Content-Length: " + b"9" * 30 + b"\r\n"), 400, "malformed"),
        (request(JSON, b"X-Note: one\r\n two\r\n", length(BODY), body=BODY), 400, "malformed"),
        (request(JSON, b"X-Note: one\r\n\ttwo\r\n", length(BODY), body=BODY), 400, "malformed"),
        (request(b" X-Note: one\r\n", line=b"GET /health"), 400, "malformed"),
        (request(b"X-Note: one\n", line=b"GET /health"), 400, "malformed"),
        (request(b"X-Note: one\rX-More: two\r\n", line=b"GET /health"), 400, "malformed"),
        (request(b"X-Note: \x00\r\n", line=b"GET /health"), 400, "malformed"),
        (b"GET /health HTTP/1.1\nHost: 127.0.0.1\n\n", 400, "malformed"),
        (request(b"Host: evil.example\r\n", line=b"GET /health"), 400, "malformed"),
        (b"GET /health HTTP/1.1\r\n\r\n", 400, "malformed"),
        (b"GET /health HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n", 505, "version"),
        (b"GET  /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400, "malformed"),
        (b"GET /h\xc3\xa9 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400, "malformed"),
        (b"\r\n\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400, "malformed"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200), 400, "malformed"),
        (request(b"X-Note: " + b"x" * 70_000 + b"\r\n", line=b"GET /health"), 400, "malformed"),
        (
            request(*(b"X-%d: y\r\n" % n for n in range(9000)), line=b"GET /health"),
            400,
            "malformed",
        ),
    ],
)
def test_a_request_that_could_be_read_in_two_ways_is_refused_and_the_connection_closed(
    house: OpenHouse, caplog: pytest.LogCaptureFixture, said: bytes, status: int, code: str
) -> None:
    answer = answered(house, said)
    assert code_in(answer) == (status, code)
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"x-content-type-options: nosniff" in answer
    assert [one for one in caplog.records if one.exc_info] == []


@pytest.mark.assures("SEC-09")
@pytest.mark.parametrize(
    ("headers", "body", "status", "code"),
    [
        (
            (JSON, b"Content-Encoding: gzip\r\n"),
            gzip.compress(bytes(60_000_000), mtime=0),
            415,
            "encoding",
        ),
        ((JSON, b"Content-Encoding: gzip\r\n"), gzip.compress(BODY, mtime=0), 415, "encoding"),
        (
            (JSON, b"Content-Encoding: identity\r\n", b"Content-Encoding: br\r\n"),
            BODY,
            415,
            "encoding",
        ),
        ((JSON, b"Content-Encoding: identity\r\n"), BODY, 401, "sign-in"),
        ((JSON,), gzip.compress(BODY, mtime=0), 400, "malformed"),
        ((), BODY, 415, "media-type"),
        ((b"Content-Type: text/plain\r\n",), BODY, 415, "media-type"),
        ((b"Content-Type: application/x-www-form-urlencoded\r\n",), b"name=ann", 415, "media-type"),
        (
            (b"Content-Type: multipart/form-data; boundary=x\r\n",),
            b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nann\r\n--x--\r\n',
            415,
            "media-type",
        ),
        ((b"Content-Type: application/msgpack\r\n",), b"\x80", 415, "media-type"),
        ((b"Content-Type: application/json, text/plain\r\n",), BODY, 415, "media-type"),
        ((b"Content-Type: application/json; charset=utf-16\r\n",), BODY, 415, "media-type"),
        ((b"Content-Type: \xff\xfe\r\n",), BODY, 415, "media-type"),
        ((JSON, JSON), BODY, 415, "media-type"),
        ((b"Content-Type: Application/JSON; charset=UTF-8\r\n",), BODY, 401, "sign-in"),
        ((JSON,), BODY.decode().encode("utf-16"), 400, "malformed"),
        ((JSON,), b"\xef\xbb\xbf" + BODY, 400, "malformed"),
        ((JSON,), BODY + BODY, 400, "malformed"),
        ((JSON,), b"[" * 60_000, 422, "invalid"),
        ((JSON,), b'{"a":' * 10_000, 422, "invalid"),
        ((JSON,), b"1" * 60_000, 422, "invalid"),
        ((JSON,), b" " * 70_000, 413, "too-large"),
    ],
)
def test_a_body_is_plain_json_or_refused(
    house: OpenHouse,
    caplog: pytest.LogCaptureFixture,
    headers: tuple[bytes, ...],
    body: bytes,
    status: int,
    code: str,
) -> None:
    close = b"Connection: close\r\n"
    assert code_in(answered(house, request(*headers, length(body), close, body=body))) == (
        status,
        code,
    )
    assert [one for one in caplog.records if one.exc_info] == []


@pytest.mark.assures("SEC-09")
def test_garbage_after_a_request_is_refused(house: OpenHouse) -> None:
    get = request(line=b"GET /health")
    answer = answered(house, get + b"\x00\x01garbage\r\n\r\n")
    assert [int(one[:3]) for one in answer.split(b"HTTP/1.1 ")[1:]] == [200, 400]


def test_pipelined_requests_are_answered_in_order(house: OpenHouse) -> None:
    gets = [request(line=b"GET /health"), request(line=b"GET /nothing.txt")]
    last = request(b"Connection: close\r\n", line=b"GET /health")
    answer = answered(house, b"".join([*gets, last]))
    assert [int(one[:3]) for one in answer.split(b"HTTP/1.1 ")[1:]] == [200, 404, 200]


def test_a_client_that_disconnects_in_a_body_is_logged_in_one_line(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with closing(silent(house.url)) as made:
        made.sendall(request(JSON, b"Content-Length: 100\r\n", body=BODY))
    house.settle()
    for _ in range(1000):
        noted = [one for one in caplog.records if one.getMessage() == "request"]
        if noted:
            break
        house.settle()
    assert [one.status for one in noted] == [400]  # type: ignore[attr-defined]
    assert [one for one in caplog.records if one.exc_info] == []


@pytest.mark.assures("SEC-09")
@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "ann", "name": "bob", "password": "correct horse"}',
        b'{"name": "ann", "n\\u0061me": "ann", "password": "correct horse"}',
    ],
)
def test_a_repeated_key_is_refused(house: OpenHouse, body: bytes) -> None:
    close = b"Connection: close\r\n"
    answer = answered(house, request(JSON, length(body), close, body=body))
    assert code_in(answer) == (400, "malformed")
    assert "'name'" in json.loads(answer.partition(b"\r\n\r\n")[2])["message"]
