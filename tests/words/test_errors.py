"""Errors in every language, and the option named in place of an argument."""

import pytest
from typer.main import get_group

from puntobanco.cli.main import app
from puntobanco.cli.usage import Typed
from puntobanco.core.arguments import Argument, no_choice, out_of_range, too_small
from puntobanco.core.errors import RecordError
from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.core.record_reading import parse_record
from puntobanco.words import Language, words_in

SEED = out_of_range(Argument.SEED, -1, 0, "2^64 - 1")
LAYOUT = no_choice(Argument.LAYOUT, "up", one_of(["down_if_free", "sticky"]))
COUPS = fact("error-coups-per-shoe", argument="--coups-per-shoe", value=90, decks=1, most=67)

GOLDEN = [
    ("en", SEED, "seed -1: expected from 0 to 2^64 - 1"),
    ("zh-Hans", SEED, "种子 -1：应为 0 至 2^64 - 1"),
    ("zh-Hant", SEED, "種子 -1：應為 0 至 2^64 - 1"),
    ("en", LAYOUT, "layout 'up': expected down_if_free or sticky"),
    ("zh-Hans", LAYOUT, "画法 “up”：应为 down_if_free或sticky"),
    (
        "en",
        COUPS,
        "--coups-per-shoe 90: a shoe of 1 deck is sure to hold only 67; expected at most 67",
    ),
    ("zh-Hant", COUPS, "--coups-per-shoe 90：1 副牌的一靴只保證有 67 局；不得大於 67"),
]


@pytest.mark.parametrize(("language", "stated", "sentence"), GOLDEN)
def test_an_error_is_rendered_in_each_language(language: str, stated: Fact, sentence: str) -> None:
    assert words_in(Language(language)).text(stated) == sentence


def test_an_error_within_a_record_is_rendered_with_its_line() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("shoe record 1\ngame: -\n1. 8x", name="log")
    assert str(caught.value) == "log:3: card '8x': expected a suit of s h d c or ♠ ♥ ♦ ♣"
    chinese = words_in(Language("zh-Hans")).text(caught.value.stated)
    assert chinese == "log:3：牌“8x”：花色应为 s h d c 或 ♠ ♥ ♦ ♣"


@pytest.mark.parametrize(
    ("typed", "stated", "option"),
    [
        ("simulate mini-baccarat", SEED, "--seed"),
        ("simulate mini-baccarat", too_small(Argument.FIRST_SHOE, -1, 0), "--from-shoe"),
        ("plan mini-baccarat", too_small(Argument.LEAST, 0, 1), "--min"),
        ("roads BP", LAYOUT, "--layout"),
    ],
)
def test_an_argument_is_named_by_its_option(typed: str, stated: Fact, option: str) -> None:
    shown = Typed(get_group(app), typed.split()).by_option(stated)
    assert isinstance(shown, Fact)
    assert shown.get("argument") == option
    assert shown.get("value") == stated.get("value")


def test_an_argument_without_an_option_keeps_its_name() -> None:
    typed = Typed(get_group(app), ["games"])
    assert typed.by_option(SEED) == SEED
    assert typed.by_option("a sentence") == "a sentence"


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("rules mini-baccarat", "en"),
        ("rules mini-baccarat --language zh-Hant", "zh-Hant"),
        ("rules mini-baccarat --language=zh-Hans", "zh-Hans"),
        ("rules mini-baccarat --language fr", "en"),
        ("games --language zh-Hant", "en"),
    ],
)
def test_errors_are_in_the_language_of_the_command(typed: str, language: str) -> None:
    assert Typed(get_group(app), typed.split()).words.language == language
