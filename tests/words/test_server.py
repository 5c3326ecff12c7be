"""Messages of the server in each language."""

import pytest

from puntobanco.core.facts import Fact, fact, fact_of, from_json, to_json
from puntobanco.people.staff import Role
from puntobanco.words import ENGLISH, Language, words_in

GOLDEN: list[tuple[Fact, str, str, str]] = [
    (
        fact("server-no-such-coup", table="t1", coup=17),
        "Table t1 has no finished coup 17.",
        "t1 桌没有已结束的第 17 局。",
        "t1 桌沒有已結束的第 17 局。",
    ),
    (
        fact("server-says", why=fact("time-zone-unknown", zone="Mars")),
        "time zone 'Mars': expected one such as America/Los_Angeles.",
        "没有时区 Mars；例如 America/Los_Angeles。",
        "沒有時區 Mars；例如 America/Los_Angeles。",
    ),
    (
        fact("server-approval-role", role=fact_of("role", Role.EXECUTIVE)),
        "The holder of this card does not have this role: executive.",
        "持卡人的职位不是经理。",
        "持卡人的職位不是經理。",
    ),
    (
        fact("verification-findings", count=1, anchor="anchor 1"),
        "1 finding anchor 1",
        "发现 1 处问题 anchor 1",
        "發現 1 處問題 anchor 1",
    ),
    (
        fact("invited", kind="staff", id="s1"),
        "staff s1",
        "员工 s1",
        "員工 s1",
    ),
    (
        fact("storage-left", mebibytes=1234, place="/data"),
        "1,234 MiB left at /data",
        "/data 剩余 1,234 MiB",
        "/data 剩餘 1,234 MiB",
    ),
    (
        fact("input-characters", count=1, expected=fact("expected-text")),
        "1 character: expected text",
        "有 1 个字符，应为文字",
        "有 1 個字元，應為文字",
    ),
]


@pytest.mark.parametrize(("stated", "english", "simplified", "traditional"), GOLDEN)
def test_server_facts_match_their_golden_renderings(
    stated: Fact, english: str, simplified: str, traditional: str
) -> None:
    said = {tag: words_in(Language(tag)).text(stated) for tag in ("en", "zh-Hans", "zh-Hant")}
    assert said == {"en": english, "zh-Hans": simplified, "zh-Hant": traditional}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "the clock was put 61.0 s back",
        "{not JSON",
        '{"code": "no-such-key", "params": {}}',
        '{"code": "clock-back", "params": {}}',
        '{"seconds": 3}',
    ],
)
def test_stored_text_that_is_not_a_fact_is_unchanged(text: str) -> None:
    assert words_in(ENGLISH).stored(text) == text


def test_a_stored_fact_is_rendered_in_the_language_of_the_reader() -> None:
    kept = to_json(fact("clock-back", seconds="61.0"))
    assert from_json(kept) == fact("clock-back", seconds="61.0")
    assert words_in(Language("zh-Hant")).stored(kept) == "時鐘撥慢 61.0 秒"
