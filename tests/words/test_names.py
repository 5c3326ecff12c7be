"""Names of sheets: the sheet's own translation, then the catalogue's, then the name itself."""

import pytest

from puntobanco.core.names import Name, plain_name, slug
from puntobanco.words import ENGLISH, Language, languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.names import keys_of_names, names_of_sheets

HANS, HANT = parse_language("zh-Hans"), parse_language("zh-Hant")


def test_the_catalogue_has_every_built_in_name_word_for_word() -> None:
    english = words_in(ENGLISH).sources
    names = names_of_sheets()
    assert len(names) > 90
    assert {name: english[f"name-{slug(name)}"].strip() for name in names} == {
        name: name for name in names
    }


def test_every_name_in_the_catalogue_is_used_by_a_sheet() -> None:
    named = {key for key in words_in(ENGLISH).sources if key.startswith("name-")}
    assert named == keys_of_names()


@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
def test_every_language_translates_every_built_in_name(language: Language) -> None:
    assert keys_of_names() <= words_in(language).sources.keys()


@pytest.mark.parametrize(
    ("name", "language", "shown"),
    [
        ("Player Pair", ENGLISH, "Player Pair"),
        ("Player Pair", HANT, "閒對"),
        # Not a name that the catalogue translates: shown as written.
        ("Player pair", HANT, "Player pair"),
        ("Player pair", ENGLISH, "Player pair"),
        ("和 Tie", HANS, "和 Tie"),
        ("Our Nine", HANS, "Our Nine"),
        ({"en": "Our Nine", "zh-Hans": "九点"}, HANS, "九点"),
        ({"en": "Our Nine", "zh": "九"}, HANT, "九"),
        ({"en": "Our Nine", "zh-Hans": "九点"}, HANT, "Our Nine"),
        ({"en": "Tie", "fr": "Égalité"}, HANT, "和"),
        ({"ko": "타이"}, ENGLISH, "타이"),
        ({"ko": "타이"}, HANS, "타이"),
    ],
)
def test_a_name_is_shown_in_the_language_or_as_it_is(
    name: Name, language: Language, shown: str
) -> None:
    assert words_in(language).named(name) == shown


def test_a_name_without_a_language_is_the_english_or_the_first() -> None:
    assert plain_name("Tie") == "Tie"
    assert plain_name({"zh-Hans": "和", "en": "Tie"}) == "Tie"
    assert plain_name({"ko": "타이", "zh-Hans": "和"}) == "타이"
