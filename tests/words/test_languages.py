"""A reader gets the closest language of the catalogue."""

import pytest

from puntobanco.words import negotiate


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr,zh-TW;q=0.9,en", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh-hk", "zh-Hant"),
        ("zh-CN, zh-TW", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh_Hans_SG", "zh-Hans"),
        ("en-GB, zh", "en"),
        ("tlh", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_language_is_negotiated(header: str | None, language: str) -> None:
    assert negotiate(header) == language
