"""The four pay tables through the controller, as Dragon Bonus Progressive prints them."""

import pytest

from puntobanco.core.game import FixedPays
from puntobanco.core.money import PPM
from puntobanco.core.rows import Side
from puntobanco.progressive.state import bet_of, stake_of
from tests.kit.meters import T1, Control, riding

DEALT = {
    # The winning hand, for a wager on the Player hand, in deal order.
    "2-3-4 diamonds": "2d Kh 3d Qh 4d Th",
    "2-3-4 one suit": "2c Kh 3c Qh 4c Th",
    "2-3-4 mixed": "2s Kh 3d Qh 4c Th",
    "9-0 three cards": "2s Kh 2d Qh 5c Th",
    "9-0 natural": "4s Kd 5h Qs",
    "8-0 three cards": "2s Kh 2d Qh 4c Th",
    "natural 9 over 7": "4s 3d 5h 4s",
    "six of one suit by 9": "2h Kh 3h Qh 4h Th",
    "four of one suit by 9": "4s Ks 5s Qs",
    "9 over 7 with three cards": "2s 7d 3h Kd 4c",
    "a tie": "4s 4d 5h 5s",
}

# Columns: progressive-1, -1-five, -2, -3. A share of the meter, the amount returned, or nothing.
PRINTED = """
2-3-4 diamonds             100%    100%    100%    10
2-3-4 one suit             10%     10%     25%     10
2-3-4 mixed                1000    5005    1000    10
9-0 three cards            10      55      40      10
9-0 natural                -       -       2       10
8-0 three cards            -       -       20      -
natural 9 over 7           -       -       2       -
six of one suit by 9       10%     10%     25%     100%
four of one suit by 9      -       -       2       300
9 over 7 with three cards  -       -       -       -
a tie                      -       -       -       -
"""
GAMES = ("progressive-1", "progressive-1-five", "progressive-2", "progressive-3")
GRID = [
    (game, " ".join(words[:-4]), cell)
    for words in (line.split() for line in PRINTED.strip().splitlines())
    for game, cell in zip(GAMES, words[-4:], strict=True)
]


@pytest.mark.parametrize(("game", "hand", "cell"), GRID)
@pytest.mark.assures("PRG-22")
def test_a_hand_pays_as_printed(game: str, hand: str, cell: str) -> None:
    control = Control(game)
    stake = stake_of(control.game)
    rate_ppm = control.meter.settings.rates.contribution_ppm
    shown = control.meter.shown + stake * rate_ppm // PPM
    control.hand(tuple(DEALT[hand].split()), (riding(1, Side.PLAYER, stake),))
    [line] = control.meter.hands[T1].lines
    if cell.endswith("%"):
        [award] = control.meter.awards
        assert award.prize == shown * int(cell.removesuffix("%")) // 100
        assert line.returned == 0
    else:
        assert control.meter.awards == ()
        assert line.returned == (0 if cell == "-" else int(cell) * 100)


@pytest.mark.parametrize("game", GAMES)
def test_a_wager_on_the_losing_hand_wins_nothing(game: str) -> None:
    control = Control(game)
    stake = stake_of(control.game)
    for hand in ("2-3-4 diamonds", "six of one suit by 9", "9-0 natural"):
        control.hand(tuple(DEALT[hand].split()), (riding(1, Side.BANKER, stake),))
    assert control.meter.awards == ()
    assert control.meter.tallies == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_grid_covers_every_row_of_every_table(game: str) -> None:
    rows = {str(row.pays) for row in bet_of(Control(game).game).rows}
    cells = [cell for one, _, cell in GRID if one == game]
    assert len(rows) <= len({cell for cell in cells if cell != "-"})


def test_a_pay_to_one_from_the_meter_includes_the_stake() -> None:
    control = Control("progressive-1-five", fixed_pays=FixedPays.METER, contribution_ppm=700_000)
    before = control.meter.shown
    control.hand(tuple(DEALT["9-0 three cards"].split()), (riding(1, Side.PLAYER, 5_00),))
    assert control.meter.shown == before + 3_50 - 55_00
