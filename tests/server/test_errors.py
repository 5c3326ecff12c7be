"""The contents of an error: a code, the key and values of its message, and the message itself."""

import pytest

from puntobanco.core.facts import Amount, fact, one_of
from puntobanco.server.errors import error_body
from puntobanco.words import Language, words_in
from puntobanco.words.languages import parse_language
from tests.kit.server import OpenHouse


def test_an_error_carries_the_values_of_its_message() -> None:
    stated = fact("list-and", a=Amount(1250, "USD", 2), b=one_of(["x", "y"]))
    body = error_body(stated, words_in(Language("en")), code="either")
    assert (body.code, body.key, body.message) == ("either", "list-and", "USD 12.50 and x or y")
    assert body.params == {
        "a": {"minor": 1250, "code": "USD", "exponent": 2},
        "b": {"one_of": ["x", "y"]},
    }


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "en-GB", "en"),
        ("", "zh-TW,zh;q=0.9", "zh-Hant"),
        ("?language=zh-Hans", "en", "zh-Hans"),
        ("?language=tlh", "zh-Hant", "zh-Hant"),
        ("?language=&language=en", "", "en"),
    ],
)
def test_the_request_chooses_the_language(
    house: OpenHouse, query: str, header: str, language: str
) -> None:
    answer = house.person().get(f"/api/me/care{query}", headers={"accept-language": header})
    assert answer.status_code == 401
    message = words_in(parse_language(language)).say("server-signed-out")
    assert answer.json() == {"code": "signed-out", "key": "server-signed-out", "message": message}
