"""The drawing rules in each sheet's own words, against the code."""

import pytest

from puntobanco.core.tableau import BANKER_DRAWS_TO, banker_draws, natural, player_draws

# Commission-Free Baccarat and Commission-Free Baccarat Dragon Bonus, "The following chart shows
# when the banker hits (H) or stands (S)". Columns: the Player's third card, 0 to 9.
CHART = """
7  S S S S S S S S S S
6  S S S S S S H H S S
5  S S S S H H H H S S
4  S S H H H H H H S S
3  H H H H H H H H S H
2  H H H H H H H H H H
1  H H H H H H H H H H
0  H H H H H H H H H H
"""

# Mini-/Midi-Baccarat, "Bank rules, when first 2 cards total": the third cards of the Player that
# the Banker draws against. The scan lost the labels of rows 4 to 7; their order is kept.
MINI_MIDI = {
    0: "0123456789",
    1: "0123456789",
    2: "0123456789",
    3: "012345679",
    4: "234567",
    5: "4567",
    6: "67",
    7: "",
}

# Dragon Bonus Baccarat Commission Free, "Banker rules, if the Player's hand is dealt a third
# card": the Point Counts of each line, and the first and last third card it draws against.
COMMISSION_FREE = [
    (range(3), [(0, 9)]),
    (range(3, 4), [(0, 7), (9, 9)]),
    (range(4, 5), [(2, 7)]),
    (range(5, 6), [(4, 7)]),
    (range(6, 7), [(6, 7)]),
    (range(7, 10), []),
]


@pytest.mark.parametrize("line", CHART.strip().splitlines(), ids=lambda line: line[0])
def test_banker_draws_as_the_commission_free_chart_prints(line: str) -> None:
    banker, *cells = line.split()
    drawn = [banker_draws(int(banker), third) for third in range(10)]
    assert ["H" if draws else "S" for draws in drawn] == cells


@pytest.mark.parametrize("banker", MINI_MIDI)
def test_banker_draws_as_the_mini_midi_sheet_prints(banker: int) -> None:
    against = [str(third) for third in range(10) if banker_draws(banker, third)]
    assert "".join(against) == MINI_MIDI[banker]


@pytest.mark.parametrize(("counts", "spans"), COMMISSION_FREE)
def test_banker_draws_as_dragon_bonus_baccarat_commission_free_prints(
    counts: range, spans: list[tuple[int, int]]
) -> None:
    against = [third for first, last in spans for third in range(first, last + 1)]
    for banker in counts:
        assert [third for third in range(10) if banker_draws(banker, third)] == against


# Mini-/Midi-Baccarat: "If Player stands, Bank must draw on first 2 card total of 0-1-2-3-4-5 and
# stand on 6-7-8-9"; the other sheets say the same.
def test_banker_follows_the_players_rule_when_the_player_stood() -> None:
    assert [total for total in range(10) if banker_draws(total, None)] == [0, 1, 2, 3, 4, 5]


# Mini-/Midi-Baccarat, "Player rules": 0 to 5 draws a card, 6 and 7 stand, 8 and 9 are naturals.
def test_player_draws_to_five_and_stands_from_six() -> None:
    assert [total for total in range(10) if player_draws(total)] == [0, 1, 2, 3, 4, 5]
    assert [total for total in range(10) if natural(total)] == [8, 9]


def test_a_hand_that_draws_is_not_a_natural() -> None:
    for total in (8, 9):
        assert not player_draws(total)
        assert not any(banker_draws(total, third) for third in (None, *range(10)))


def test_the_chart_is_nested() -> None:
    for third, highest in enumerate(BANKER_DRAWS_TO):
        drawing = [
            int(line[0]) for line in CHART.split("\n") if line and line[3 + 2 * third] == "H"
        ]
        assert sorted(drawing) == list(range(highest + 1))
