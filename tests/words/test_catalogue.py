"""Every key has a message, every message a use, and every language the same places."""

import ast as python
from pathlib import Path

import pytest
from fluent.syntax import ast
from tools import message_keys

from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.catalogue import LOCALES, entries, variables
from tests.kit.names import keys_of_names
from tests.words.families import FAMILIES, SCREEN_FAMILIES

ROOT = Path(__file__).parents[2]

OWN_KEYS = {"language-sets-figures-apart", "language-matches"}
"""What a language may say about itself, which English does not."""


def english() -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for file in sorted((LOCALES / ENGLISH).glob("*.ftl"))
        for entry in entries(file.read_text("utf-8"))
        if isinstance(entry, ast.Message)
    }


def names_in_python() -> set[str]:
    found = set()
    for file in (ROOT / "src").rglob("*.py"):
        if file.name == "keys.py":
            continue
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


def test_every_member_of_a_family_has_a_message() -> None:
    keys = english()
    missing = [
        f"{family}-{member.value}"
        for family, members in FAMILIES.items()
        for member in members
        if f"{family}-{member.value}" not in keys
    ]
    assert not missing


def test_every_message_is_used() -> None:
    named, screens = names_in_python(), names_in_screens()
    families = {
        f"{family}-{member.value}" for family, members in FAMILIES.items() for member in members
    }
    referred = {name for words in [words_in(ENGLISH)] for name in words.sources.values()}
    unused = [
        key
        for key in english()
        if key not in named
        and key not in families
        and key not in keys_of_names()
        and f"'{key}'" not in screens
        and not key.startswith(SCREEN_FAMILIES)
        and not any(f"{{ {key} }}" in text for text in referred)
    ]
    assert not unused


def test_families_of_the_screens_are_used() -> None:
    screens = names_in_screens()
    assert not [family for family in SCREEN_FAMILIES if f"`{family}${{" not in screens]


@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
def test_a_language_has_the_files_keys_and_places_of_english(language: Language) -> None:
    for file in sorted((LOCALES / ENGLISH).glob("*.ftl")):
        ours = LOCALES / language / file.name
        assert ours.exists(), f"{language} has no {file.name}"
        wanted = {entry.id.name: entry for entry in entries(file.read_text("utf-8"))}
        found = {entry.id.name: entry for entry in entries(ours.read_text("utf-8"))}
        messages = {name for name, entry in wanted.items() if isinstance(entry, ast.Message)}
        have = {name for name, entry in found.items() if isinstance(entry, ast.Message)}
        # A language may leave out what its grammar does not need, but no place of a fact.
        assert not messages - have, f"{language}/{file.name}: missing"
        assert not have - messages - OWN_KEYS, f"{language}/{file.name}: unknown"
        for name in messages:
            unknown = variables(found[name]) - variables(wanted[name])
            lost = variables(wanted[name]) - variables(found[name]) - optional(wanted[name])
            assert not unknown, f"{language}: {name}: unknown places {unknown}"
            assert not lost, f"{language}: {name}: lost places {lost}"


def optional(entry: ast.Message | ast.Term) -> set[str]:
    """What only chooses a form: a language without that form has no use for it."""
    assert entry.value is not None
    selectors = {
        element.expression.selector.id.name
        for element in entry.value.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
        and isinstance(element.expression.selector, ast.VariableReference)
    }
    shown = {
        element.expression.id.name
        for element in entry.value.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.VariableReference)
    }
    return selectors - shown
