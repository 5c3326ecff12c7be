"""What the server says of its own accord, in every language."""

import re

import pytest

from puntobanco.core.text import Language, Text
from puntobanco.server.saying import _OURS, FILLED, SENTENCES, language_of, said, said_in
from tests.kit.server import OpenHouse

PLACE = re.compile(r"\{(\w+)\}")


def test_every_sentence_stands_in_every_language() -> None:
    for text in SENTENCES.values():
        assert text.en.endswith(".")
        assert text.zh_hans.endswith("。")
        assert text.zh_hant.endswith("。")
    assert len(SENTENCES) == len(_OURS)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("zh-Hans", Language.ZH_HANS),
        ("zh", Language.ZH_HANS),
        ("zh-CN;q=0.8", Language.ZH_HANS),
        ("fr, zh-HK;q=0.5, en", Language.ZH_HANT),
        ("zh-Hant-TW", Language.ZH_HANT),
        ("en-GB,zh", Language.EN),
        ("de", Language.EN),
        ("", Language.EN),
        ("zhx", Language.EN),
    ],
)
def test_a_header_names_a_language_of_ours(header: str, language: Language) -> None:
    assert language_of(header) is language


def test_what_we_cannot_say_otherwise_stays_as_it_is() -> None:
    assert said_in("entry 7: hash 5f does not follow", "zh-Hans") == (
        "entry 7: hash 5f does not follow"
    )


@pytest.mark.parametrize("text", FILLED, ids=lambda text: text.en)
def test_what_carries_a_name_or_a_figure_is_said_with_it(text: Text) -> None:
    places = PLACE.findall(text.en)
    values = {place: f"{number}/7" for number, place in enumerate(places, start=3)}
    for language in (Language.ZH_HANS, Language.ZH_HANT):
        assert set(PLACE.findall(text.to(language))) <= set(places)
        assert said(text.en.format(**values), language) == text.to(language).format(**values)
    assert said(text.en.format(**values), Language.EN) == text.en.format(**values)


def test_roles_within_a_sentence_are_said_too() -> None:
    refused = "Refused: nobody may be admin and cashier at once."
    assert said(refused, Language.ZH_HANS) == "同一人不可兼任 管理员 与 账房。"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("zh-Hans", "名字须为 2 至 40 个字符。"), ("zh-Hant", "名字須為 2 至 40 個字元。")],
)
def test_a_request_is_answered_in_its_language(
    house: OpenHouse, language: str, sentence: str
) -> None:
    body = {"name": "a", "password": "correct horse"}
    headers = {"accept-language": language}
    answer = house.person().post("/api/patrons", body, headers=headers)
    assert (answer.status_code, answer.json()["message"]) == (422, sentence)
