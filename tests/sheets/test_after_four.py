"""Bets made after four cards: what a sheet may say, and what it may not."""

from pathlib import Path

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Value, all_of, fact
from puntobanco.core.game import plain
from puntobanco.core.rows import PUSH, On, Row
from puntobanco.core.wording import offer_fact
from puntobanco.sheets import load_game
from puntobanco.sheets.document import Paragraph, render
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.words import ENGLISH, words_in
from tests.kit.insurance import INSURANCE, insured_game

OFFER = "after_four_cards = [{ first_total = [6, 7], first_over = [0, 1, 2, 3, 4, 5] }]"

ALWAYS = "after_four_cards = [{}]"

SUITS_OF_SEVEN = [
    *("spades hearts", "spades diamonds", "spades clubs", "hearts spades"),
    *("hearts diamonds", "hearts clubs", "diamonds spades"),
]


def refused(tmp_path: Path, *changes: tuple[str, str]) -> tuple[str, Value]:
    text = INSURANCE
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    file = tmp_path / "sheet.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SheetError) as caught:
        load_game(str(file))
    return caught.value.path, caught.value.problem


def test_a_bet_made_after_four_cards_needs_a_coup_that_goes_on() -> None:
    [row] = insured_game().bet("insurance").after_four
    assert row == Row(On.ANY, PUSH, dealt=(5, 6), first_total=(6, 7), first_over=(0, 1, 2, 3, 4, 5))


def test_the_hash_of_a_bet_made_before_the_cards_is_as_it_was() -> None:
    game = insured_game()
    told = {bet.key: str(plain(bet)) for bet in game.bets}
    assert [key for key, one in told.items() if "after_four" in one] == ["insurance", "comeback"]
    assert "first_total" not in told["player"]


@pytest.mark.parametrize(
    ("changes", "place", "problem"),
    [
        (
            ((OFFER, "after_four_cards = []"),),
            "bets.insurance.after_four_cards",
            fact("sheet-error-no-rows"),
        ),
        (
            (('side = "player"', 'side = "winner"'), (OFFER, ALWAYS)),
            "bets.insurance.side",
            fact("sheet-error-after-four-side"),
        ),
        (
            ((OFFER, "after_four_cards = [{ first_total = 9 }]"),),
            "bets.insurance.after_four_cards[0]",
            fact("sheet-error-row-contradicts", keys=all_of(["'dealt'", "'first_total'"])),
        ),
        (
            (
                (
                    '{ on = "lose", pays = "4 to 1" }',
                    '{ on = "win", natural = true, pays = "1 to 1" }',
                ),
            ),
            "paytables.insurance.rows[0]",
            fact("sheet-error-row-not-offered"),
        ),
        (
            (('paytable = "comeback"\n', 'paytable = "comeback"\nneeds = ["insurance"]\n'),),
            "bets.comeback.needs",
            fact("sheet-error-after-four-needs", bet="'insurance'"),
        ),
        (
            (("[bets.comeback]\n", f"[bets.banker]\n{ALWAYS}\n\n[bets.comeback]\n"),),
            "bets.banker.after_four_cards",
            fact("sheet-error-after-four-line"),
        ),
        (
            (
                ('"4 to 1"', '"100 % of meter"'),
                ('needs = ["player"]', 'needs = ["player"]\nstake = 1'),
            ),
            "bets.insurance.after_four_cards",
            fact("sheet-error-after-four-meter"),
        ),
        (
            (
                ('"4 to 1"', '"4 to 1", seat_suits = "player"'),
                ('needs = ["player"]', f'needs = ["player"]\nseat_suits = {SUITS_OF_SEVEN}'),
            ),
            "bets.insurance.after_four_cards",
            fact("sheet-error-after-four-seats"),
        ),
        (
            (
                (
                    'extends = "mini-baccarat"',
                    'extends = "mini-baccarat"\nbanking.by = "player-dealer"',
                ),
            ),
            "bets.insurance.after_four_cards",
            fact("sheet-error-after-four-player-dealer"),
        ),
    ],
)
def test_a_bet_that_cannot_be_made_after_four_cards_is_refused(
    tmp_path: Path, changes: tuple[tuple[str, str], ...], place: str, problem: Fact
) -> None:
    assert refused(tmp_path, *changes) == (place, problem)


def test_the_posted_rules_name_the_cards_that_offer_it() -> None:
    bet = insured_game().bet("insurance")
    [offer] = bet.after_four
    assert str(offer_fact(offer)) == (
        "First two cards 6 or 7 points, other hand's first two cards 0, 1, 2, 3, 4 or 5 points"
    )
    sheet = render(rule_sheet(insured_game()), words_in(ENGLISH))
    parts = [part for section in sheet.sections for part in section.parts]
    told = [
        part.key
        for part in parts
        for block in part.blocks
        if isinstance(block, Paragraph) and "after four cards" in block.text
    ]
    assert told == ["insurance", "comeback"]
