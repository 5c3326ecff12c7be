"""Messages about bad input: place, problem, expectation, and no full stop, in every language."""

import pytest

from puntobanco.words import ENGLISH, Language, languages
from puntobanco.words.languages import parse_language
from tests.kit.catalogue import catalogue, endings, literal_text, places
from tests.words.families import BAD_INPUT, FOUND, NO_BAD_INPUT, of_families

EXPECTS = {
    "en": ("expected",),
    "zh-Hans": ("须", "应", "请", "不得", "不可", "只", "最多", "例如"),
    "zh-Hant": ("須", "應", "請", "不得", "不可", "只", "最多", "例如"),
    "es": ("esper",),
    "vi": ("cần", "phải", "hãy", "dùng", "chỉ", "không được"),
    "ko": ("필요", "야 합니다", "여야", "어야", "쓸 수 있습니다"),
    "ja": ("必要", "ください"),
}
"""Words with which a language states an expectation. A language without an entry is not checked."""

FULL_STOPS = (".", "。", "．")


def keys() -> list[str]:
    """The messages about bad input."""
    return [key for key in catalogue(ENGLISH) if of_families(key, BAD_INPUT)]


@pytest.mark.parametrize("family", BAD_INPUT)
def test_every_family_has_messages(family: str) -> None:
    assert any(of_families(key, (family,)) for key in catalogue(ENGLISH))


def test_every_exception_is_in_a_family() -> None:
    assert not NO_BAD_INPUT - set(keys())


@pytest.mark.parametrize("tag", EXPECTS)
def test_bad_input_states_what_was_expected(tag: str) -> None:
    entries = catalogue(parse_language(tag))
    silent = [
        key
        for key in keys()
        if key not in NO_BAD_INPUT
        # A message that only adds a place to another problem leaves the expectation to it.
        and "problem" not in places(entries[key], entries).shown
        and not any(word in literal_text(entries[key]) for word in EXPECTS[tag])
    ]
    assert silent == []


@pytest.mark.parametrize("language", languages())
def test_bad_input_ends_without_a_full_stop(language: Language) -> None:
    """Callers put a place before it or continue after it, and the server adds the full stop."""
    entries = catalogue(language)
    stopped = [
        key
        for key in keys()
        if any(end.endswith(FULL_STOPS) for end in endings(entries[key].value))
    ]
    assert stopped == []


def test_every_message_with_an_expectation_is_in_a_family() -> None:
    unlisted = [
        key
        for key, entry in catalogue(ENGLISH).items()
        if "expected" in literal_text(entry)
        and not of_families(key, (*BAD_INPUT, *FOUND))
        and not any(end.endswith(".") for end in endings(entry.value))
    ]
    assert unlisted == ["office-reports-hold"], "a heading about the expected hold"
