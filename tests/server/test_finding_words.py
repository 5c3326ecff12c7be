"""Findings of a broken log in the reader's language."""

import inspect
import re

import pytest

from puntobanco.core.text import Language, Text
from puntobanco.house import proof, wallets
from puntobanco.people import proof as of_people
from puntobanco.progressive import proof as of_meters
from puntobanco.server.finding_words import PROBLEMS, finding_said
from puntobanco.store import chain, store
from puntobanco.table import proof as of_tables

SOURCES = re.sub(
    r"\{[^{}]*\}|\"\s*f?\"",
    "",
    "".join(
        inspect.getsource(module)
        for module in (proof, wallets, of_people, of_meters, of_tables, chain, store)
    ),
)
PLACE = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("text", PROBLEMS, ids=lambda text: text.en)
def test_every_problem_is_one_that_a_proof_says(text: Text) -> None:
    # What a sentence carries, and what is put into it beforehand, stands elsewhere.
    for piece in re.split(r"\{\w+\}|(?<=found none)|(?=found none)", text.en):
        assert piece in SOURCES


@pytest.mark.parametrize("text", PROBLEMS, ids=lambda text: text.en)
@pytest.mark.parametrize("language", [Language.ZH_HANS, Language.ZH_HANT])
def test_every_problem_is_said_with_all_that_it_carries(text: Text, language: Language) -> None:
    values = {place: f"v{n}" for n, place in enumerate(PLACE.findall(text.en))}
    said = finding_said(f"pit pit-1, entry 7 (CardDealt): {text.en.format(**values)}", language)
    head = {
        Language.ZH_HANS: "赌区 pit-1 第 7 条（CardDealt）：",
        Language.ZH_HANT: "賭區 pit-1 第 7 條（CardDealt）：",
    }
    assert said == head[language] + text.to(language).format(**values)


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        (
            "pit p, entry 3 (WagersSettled): won: found USD 0.05, expected USD 0.07; and 2 more",
            "赌区 p 第 3 条（WagersSettled）：won：记为 USD 0.05，应为 USD 0.07；另有 2 处",
        ),
        # A reason with the mark in it: quoted whole.
        (
            "pit p, entry 3: why: found a; b, expected c",
            "赌区 p 第 3 条：why: found a; b, expected c",
        ),
        ("pit p, entry 3: as nobody ever said", "赌区 p 第 3 条：as nobody ever said"),
        ("not a finding", "not a finding"),
    ],
)
def test_what_is_not_known_is_quoted(english: str, chinese: str) -> None:
    assert finding_said(english, Language.ZH_HANS) == chinese
    assert finding_said(english, Language.EN) == english
