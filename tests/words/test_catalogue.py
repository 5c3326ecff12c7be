"""Every key has a message, every message a use, and every language the same placeholders."""

import ast as python
from pathlib import Path

import pytest
from fluent.syntax import ast
from tools import message_keys

from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.catalogue import LOCALES, catalogue, documented, entries, places
from tests.kit.names import keys_of_names
from tests.words.families import FAMILIES, SCREEN_FAMILIES

ROOT = Path(__file__).parents[2]

OWN_KEYS = {"language-sets-figures-apart", "language-matches"}
"""Keys with which a language describes itself; English has none of them."""


def english() -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for file in sorted((LOCALES / ENGLISH).glob("*.ftl"))
        for entry in entries(file.read_text("utf-8"))
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(message_keys.OWN)
    }


def names_in_python() -> set[str]:
    found = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def names_in_screens() -> str:
    files = [file for end in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{end}")]
    return "\n".join(file.read_text("utf-8") for file in files if file.name != "keys.ts")


def test_types_of_keys_are_those_of_the_english_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert message_keys.PYTHON.read_text("utf-8") == message_keys.python_types()
    assert message_keys.TYPESCRIPT.read_text("utf-8") == message_keys.typescript_types()


def keys_of_families() -> set[str]:
    return {
        f"{family}-{member.value}" for family, members in FAMILIES.items() for member in members
    } | {f"{family}-{member}" for family, members in SCREEN_FAMILIES.items() for member in members}


def test_every_member_of_a_family_has_a_message() -> None:
    assert not keys_of_families() - english().keys()


def test_every_message_is_used() -> None:
    named, screens = names_in_python(), names_in_screens()
    families = keys_of_families()
    referred = {name for words in [words_in(ENGLISH)] for name in words.sources.values()}
    unused = [
        key
        for key in english()
        if key not in named
        and key not in families
        and key not in keys_of_names()
        and f"'{key}'" not in screens
        and not any(f"{{ {key} }}" in text for text in referred)
    ]
    assert not unused


def test_families_of_the_screens_are_used() -> None:
    screens = names_in_screens()
    assert not [family for family in SCREEN_FAMILIES if f"`{family}-${{" not in screens]


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != ENGLISH])
def test_a_language_has_the_files_keys_and_places_of_english(language: Language) -> None:
    english, ours = catalogue(ENGLISH), catalogue(language)
    for file in sorted((LOCALES / ENGLISH).glob("*.ftl")):
        path = LOCALES / language / file.name
        assert path.exists(), f"{language} has no {file.name}"
        wanted, have = shared_keys(file), shared_keys(path)
        assert not wanted - have, f"{language}/{file.name}: missing"
        assert not have - wanted - OWN_KEYS, f"{language}/{file.name}: unknown"
        for name in wanted:
            theirs, mine = places(english[name], english), places(ours[name], ours)
            free = documented(english[name])
            assert not mine.all - theirs.all - free, f"{language}: {name}: unknown places"
            # A language may leave out what its grammar does not need, but no placeholder of a fact.
            lost = theirs.shown - mine.all - free
            assert not lost, f"{language}: {name}: lost places {lost}"


def shared_keys(file: Path) -> set[str]:
    return {
        entry.id.name
        for entry in entries(file.read_text("utf-8"))
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(message_keys.OWN)
    }


@pytest.mark.parametrize("language", languages())
def test_every_language_specific_message_is_used(language: Language) -> None:
    sources = words_in(language).sources
    own = [key for key in sources if key.startswith(message_keys.OWN)]
    assert not [key for key in own if not any(f"{{ {key} }}" in text for text in sources.values())]


def test_reasons_of_a_void_are_loaded_by_the_screens() -> None:
    files = [LOCALES / ENGLISH / name for name in message_keys.SCREENS["ScreenKey"]]
    loaded = {key for file in files for key in shared_keys(file)}
    seals = {key for key in words_in(ENGLISH).sources if key.startswith("fairness-seal-")}
    assert {"shoe-sealed", *seals} <= loaded
