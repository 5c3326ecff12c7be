"""Every row of every pay table, settled on real coups and compared with the printed sheets.

A coup is written as it is dealt (Player, Banker, Player, Banker, then the third cards) with its
result next to it: an amount won, `=` for a push, `-` for a loss.
"""

from functools import cache

import pytest

from puntobanco.core.bets import Settlement, Wager
from puntobanco.core.coup import Coup
from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.sheets.files import game_keys, load_game
from tests.kit.money import dollars

COUPS = """
# coup                        Player Banker  cards in deal order
player 9 over 0               9-3    0-3     5s Kd Kh Kc 4d Qs
player 8 over 0               8-3    0-3     5s Kd Kh Kc 3d Qs
player 8 over 1               8-3    1-3     5s Ad Kh Kc 3d Qs
player 6 over 0               6-2    0-3     6s Kd Kh Kc Qd
player 7 over 2               7-2    2-3     7s 2d Kh Kc Qd
player 7 over 3               7-2    3-3     7s 3d Kh Kc Qd
player 6 over 3               6-2    3-3     6s 3d Kh Kc Qd
player 7 over 6               7-2    6-2     7s 6d Kh Kc
player natural 9 over 0       9-2    0-2     9s Kd Kh Qc
player natural 9 over 3       9-2    3-2     9s 3d Kh Kc
player natural 8 over 7       8-2    7-2     8s 7d Kh Kc
player natural 9 over 8       9-2    8-2     9s 8d Kh Kc
player 8 over three-card 7    8-3    7-3     5s 2d Kh Kc 3d 5h
banker 9 over 0               0-3    9-3     Ks 2d Kh Kc Qd 7h
banker 8 over 0               0-3    8-3     Ks 2d Kh Kc Qd 6h
banker 8 over 2               2-3    8-3     Ks Ad 2h Ac Kd 6h
banker 7 over 0               0-3    7-2     Ks 7d Kh Kc Qd
banker 7 over 2               2-3    7-2     2s 7d Kh Kc Qd
banker 7 over 3               3-3    7-2     3s 7d Kh Kc Qd
banker 7 over 4               4-3    7-2     4s 7d Kh Kc Qd
banker 6 over 0               0-3    6-2     Ks 6d Kh Kc Qd
banker three-card 6 over 0    0-3    6-3     2s Ad 3h Ac 5d 4h
banker three-card 7 over 0    0-3    7-3     Ks 2d Kh Kc Qd 5h
banker three-card 7 over 2    2-3    7-3     Ks Ad 2h Ac Kd 5h
banker three-card 7 over 4    4-3    7-3     4s 2d Kh Kc Qd 5h
banker natural 9 over 0       0-2    9-2     Ks 9d Kh Qc
banker natural 9 over 3       3-2    9-2     3s 9d Kh Kc
banker natural 8 over 7       7-2    8-2     7s 8d Kh Kc
natural tie of 8              8-2    8-2     8s 8d Kh Kc
natural tie of 9              9-2    9-2     9s 9d Kh Kc
tie of 4                      4-3    4-2     4s 4d Kh Kc Qd
tie of 6                      6-2    6-2     6s 6d Kh Kc
tie of 7                      7-2    7-3     7s 2d Kh Kc 5h
three-card tie of 9           9-3    9-3     5s 2d Kh Kc 4d 7h
"""


@cache
def the(key: str, *settings: tuple[str, str]) -> Game:
    """A game with these settings; cached, since many tests settle with the same book."""
    return load_game(key, settings=dict(settings))


def rows_of(grid: str) -> list[list[str]]:
    """The rows of a printed grid, with cells separated by two or more spaces."""
    lines = [line.strip() for line in grid.strip().splitlines() if not line.startswith("#")]
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines]


CARDS = {row[0]: row[3] for row in rows_of(COUPS)}


@pytest.mark.parametrize("row", rows_of(COUPS), ids=lambda row: str(row[0]))
def test_coups_have_the_stated_results(row: list[str]) -> None:
    _, player, banker, cards = row
    coup = Coup.parse(cards)
    ended = [(coup.player_total, len(coup.player)), (coup.banker_total, len(coup.banker))]
    assert [f"{total}-{count}" for total, count in ended] == [player, banker]


def brought(
    game: Game, bet: str, cards: str, stake: str, *, rides: Side | None = None, meter: str = "0"
) -> Settlement[Wager]:
    """One wager settled by the book of a game."""
    wager = Wager(bet, dollars(stake), rides)
    (done,) = game.book.settle_all((wager,), Coup.parse(cards), meter=dollars(meter))
    assert done.wager is wager
    return done


def paid(done: Settlement[Wager]) -> tuple[Minor, Minor, Minor]:
    """Stake back, won, commission."""
    return done.stake_back, done.won, done.commission


def meant(cell: str, stake: str) -> tuple[Minor, Minor]:
    """Stake back and won, as written in a cell of a grid."""
    if cell == "-":
        return Minor(0), Minor(0)
    return dollars(stake), dollars(0 if cell == "=" else cell)


# --- The lines and the Tie --------------------------------------------------------------------

# $20 on each. "Paid even money less a 5% commission"; "1 to 1 on all wins except 6, which shall pay
# 1 to 2"; "Banker bets push when they win with a three-card total of 7". All tie bets pay 8 to 1.
LINES = """
# coup                        Player  Banker 5 %  half on 6  push on 7  Tie 8  Tie 9
player 9 over 0               20      -           -          -          -      -
player 8 over 1               20      -           -          -          -      -
player 6 over 0               20      -           -          -          -      -
player 6 over 3               20      -           -          -          -      -
player 7 over 6               20      -           -          -          -      -
player natural 9 over 8       20      -           -          -          -      -
player 8 over three-card 7    20      -           -          -          -      -
banker 9 over 0               -       19          20         20         -      -
banker 8 over 2               -       19          20         20         -      -
banker 7 over 0               -       19          20         20         -      -
banker 6 over 0               -       19          10         20         -      -
banker three-card 6 over 0    -       19          10         20         -      -
banker three-card 7 over 0    -       19          20         =          -      -
banker three-card 7 over 2    -       19          20         =          -      -
banker three-card 7 over 4    -       19          20         =          -      -
banker natural 9 over 3       -       19          20         20         -      -
banker natural 8 over 7       -       19          20         20         -      -
natural tie of 8              =       =           =          =          160    180
natural tie of 9              =       =           =          =          160    180
tie of 4                      =       =           =          =          160    180
tie of 6                      =       =           =          =          160    180
tie of 7                      =       =           =          =          160    180
three-card tie of 9           =       =           =          =          160    180
"""

FIVE_PERCENT, HALF_ON_SIX, PUSH_ON_SEVEN = 2, 3, 4
TIE_EIGHT, TIE_NINE = 5, 6

PLAYED = {
    "mini-baccarat": (FIVE_PERCENT, TIE_EIGHT),
    "midi-baccarat": (FIVE_PERCENT, TIE_EIGHT),
    "dragon-bonus-baccarat": (FIVE_PERCENT, TIE_EIGHT),
    "commission-free-baccarat": (HALF_ON_SIX, TIE_EIGHT),
    "commission-free-dragon-bonus": (HALF_ON_SIX, TIE_EIGHT),
    "fortune-7": (PUSH_ON_SEVEN, TIE_EIGHT),
    "lnw-dragon-bonus-1": (FIVE_PERCENT, TIE_EIGHT),
    "lnw-dragon-bonus-2": (FIVE_PERCENT, TIE_EIGHT),
    "lnw-dragon-bonus-3": (FIVE_PERCENT, TIE_EIGHT),
    "terminal-1": (FIVE_PERCENT, TIE_EIGHT),
    "terminal-2": (FIVE_PERCENT, TIE_NINE),
    "terminal-3": (PUSH_ON_SEVEN, TIE_EIGHT),
    "terminal-4": (PUSH_ON_SEVEN, TIE_NINE),
    "progressive-1": (FIVE_PERCENT, TIE_EIGHT),
    "progressive-1-five": (FIVE_PERCENT, TIE_EIGHT),
    "progressive-2": (FIVE_PERCENT, TIE_EIGHT),
    "progressive-3": (FIVE_PERCENT, TIE_EIGHT),
}
"""The columns of the grid that each game plays by."""


@pytest.mark.parametrize("key", PLAYED)
def test_the_lines_and_the_tie_pay_as_printed(key: str) -> None:
    game = the(key)
    banker, tie = PLAYED[key]
    for row in rows_of(LINES):
        cards = CARDS[row[0]]
        for bet, column in (("player", 1), ("banker", banker), ("tie", tie)):
            done = brought(game, bet, cards, "20")
            assert (done.stake_back, done.won) == meant(row[column], "20"), (row[0], bet)
            kept = dollars(1 if column == FIVE_PERCENT and done.won else 0)
            assert done.commission == kept, (row[0], bet)


# Mini-Baccarat and Midi-Baccarat with Dragon Bonus: "a winning Banker wager of $20 will be paid
# $20 - $1 commission for a payout of $19"; "a tie wager of $5 would win $40"; "Banker wins; 6
# over 0" with A + A + 4 over 2 + 3 + 5.
def test_the_examples_of_the_mini_baccarat_sheet() -> None:
    game = the("mini-baccarat")
    six_over_nothing = "2s Ad 3h Ac 5d 4h"
    assert paid(brought(game, "banker", six_over_nothing, "20")) == (2000, 1900, 100)
    assert paid(brought(game, "tie", CARDS["tie of 4"], "5")) == (500, 4000, 0)
    assert paid(brought(game, "player", CARDS["player 7 over 6"], "20")) == (2000, 2000, 0)


# Winning Tie Bet wagers are paid 8 to 1, and both California sheets add "see options sheet".
@pytest.mark.parametrize("key", ["commission-free-baccarat", "commission-free-dragon-bonus"])
def test_the_options_sheet_allows_nine_to_one_on_the_tie(key: str) -> None:
    for cards in ("tie of 4", "natural tie of 9"):
        assert brought(the(key, ("tie-odds", "9")), "tie", CARDS[cards], "5").won == 4500
    assert brought(the(key, ("tie-odds", "9")), "tie", CARDS["player 7 over 6"], "5").net == -500


# The amount paid is rounded once per wager, to the nearest cent, halves to the patron.
@pytest.mark.parametrize(
    ("key", "cards", "stake", "won", "commission"),
    [
        ("mini-baccarat", "banker 9 over 0", "10.10", 960, 50),  # 9.595
        ("mini-baccarat", "banker 9 over 0", "10.01", 951, 50),  # 9.5095
        ("mini-baccarat", "banker 9 over 0", "0.10", 10, 0),  # 0.095
        ("commission-free-baccarat", "banker 6 over 0", "25.25", 1263, 0),  # 12.625
        ("commission-free-baccarat", "banker 6 over 0", "25.24", 1262, 0),
    ],
)
def test_payments_round_to_the_nearest_cent_and_halves_up(
    key: str, cards: str, stake: str, won: int, commission: int
) -> None:
    done = brought(the(key), "banker", CARDS[cards], stake)
    assert paid(done) == (dollars(stake), won, commission)


# --- Dragon Bonus -----------------------------------------------------------------------------

# To 1, on the side that is named first; on either side if none is named.
DRAGON_BONUS = """
# coup                        table 1  table 2  table 3
player 9 over 0               30       20       30
player 8 over 0               10       8        10
player 8 over 1               6        7        4
player 6 over 0               4        4        4
player 7 over 2               2        3        2
player 7 over 3               1        1        2
player 6 over 3               -        -        -
player 7 over 6               -        -        -
player natural 9 over 0       1        1        1
player natural 9 over 3       1        1        1
player natural 8 over 7       1        1        1
player natural 9 over 8       1        1        1
player 8 over three-card 7    -        -        -
banker 9 over 0               30       20       30
banker 8 over 0               10       8        10
banker 8 over 2               4        4        4
banker 7 over 0               6        7        4
banker three-card 7 over 0    6        7        4
banker three-card 7 over 2    2        3        2
banker three-card 7 over 4    -        -        -
banker 6 over 0               4        4        4
banker 7 over 2               2        3        2
banker 7 over 3               1        1        2
banker 7 over 4               -        -        -
banker natural 9 over 0       1        1        1
banker natural 9 over 3       1        1        1
banker natural 8 over 7       1        1        1
natural tie of 8              =        =        =
natural tie of 9              =        =        =
tie of 4                      -        -        -
tie of 7                      -        -        -
three-card tie of 9           -        -        -
"""

DRAGONS = {
    "dragon-bonus-baccarat": 1,
    "commission-free-dragon-bonus": 1,
    "fortune-7": 1,
    "lnw-dragon-bonus-1": 1,
    "lnw-dragon-bonus-2": 2,
    "lnw-dragon-bonus-3": 3,
    "terminal-1": 1,
    "terminal-2": 1,
    "terminal-3": 1,
    "terminal-4": 1,
    "progressive-1": 1,
    "progressive-1-five": 1,
    "progressive-2": 1,
    "progressive-3": 1,
}
"""The pay table of each game that offers the Dragon Bonus."""


def _dragon_bonus_pays(game: Game, table: int) -> None:
    for row in rows_of(DRAGON_BONUS):
        name, cell = row[0], row[table]
        for side in ("player", "banker"):
            tied = not name.startswith(("player", "banker"))
            expected = meant(cell if tied or name.startswith(side) else "-", "1")
            done = brought(game, f"{side}-dragon-bonus", CARDS[name], "1")
            assert paid(done) == (*expected, 0), (name, side)


@pytest.mark.parametrize("key", DRAGONS)
def test_the_dragon_bonus_pays_as_printed(key: str) -> None:
    _dragon_bonus_pays(the(key), DRAGONS[key])


@pytest.mark.parametrize("key", ["terminal-1", "terminal-4", "progressive-1", "progressive-3"])
@pytest.mark.parametrize("table", [1, 2, 3])
def test_a_chosen_dragon_bonus_table_applies(key: str, table: int) -> None:
    chosen = the(key, ("dragon-bonus", f"paytable-{table}"))
    _dragon_bonus_pays(chosen, table)


# Mini-Baccarat and Midi-Baccarat with Dragon Bonus, its examples, on a wager of $5.
@pytest.mark.parametrize(
    ("example", "cards", "player", "banker"),
    [
        ("Bank wins 8 over 2", "banker 8 over 2", "-", "20"),
        ("Player wins 8 over 1", "player 8 over 1", "30", "-"),
        ("Player wins Natural 9 over 3", "player natural 9 over 3", "5", "-"),
        ("Player wins 6 over 3", "player 6 over 3", "-", "-"),
        ("Player ties Bank 4 to 4", "tie of 4", "-", "-"),
        ("Natural Tie", "natural tie of 8", "=", "="),
    ],
)
def test_the_examples_of_the_dragon_bonus_sheet(
    example: str, cards: str, player: str, banker: str
) -> None:
    game = the("dragon-bonus-baccarat")
    for side, cell in (("player", player), ("banker", banker)):
        done = brought(game, f"{side}-dragon-bonus", CARDS[cards], "5")
        assert (done.stake_back, done.won) == meant(cell, "5"), example


# Not a certified table: the layout drawing prints 10 to 1 for a win by 9 as well as by 8.
@pytest.mark.parametrize("key", ["lnw-dragon-bonus-1", "lnw-dragon-bonus-2", "lnw-dragon-bonus-3"])
def test_no_pay_table_follows_the_layout_drawing(key: str) -> None:
    game = the(key)
    by_nine = brought(game, "player-dragon-bonus", CARDS["player 9 over 0"], "1")
    assert by_nine.won > dollars(10)


# --- Fortune 7 --------------------------------------------------------------------------------


# "The Fortune 7 bet wins, and pays 40 to 1, if the Banker wins with a three-card total of 7."
@pytest.mark.parametrize("key", ["fortune-7", "terminal-3", "terminal-4"])
@pytest.mark.parametrize(
    ("cards", "cell"),
    [
        ("banker three-card 7 over 0", "200"),
        ("banker three-card 7 over 2", "200"),
        ("banker three-card 7 over 4", "200"),
        ("banker 7 over 0", "-"),
        ("banker three-card 6 over 0", "-"),
        ("banker 8 over 0", "-"),
        ("player 8 over three-card 7", "-"),
        ("tie of 7", "-"),
        ("player 7 over 2", "-"),
    ],
)
def test_fortune_7_wins_only_with_a_three_card_7(key: str, cards: str, cell: str) -> None:
    done = brought(the(key), "fortune-7", CARDS[cards], "5")
    assert paid(done) == (*meant(cell, "5"), 0)


# "Banker bets push when they win with a three-card total of 7": the hand still won, so the Banker
# Dragon Bonus pays by its margin.
@pytest.mark.parametrize("key", ["fortune-7", "terminal-3", "terminal-4"])
@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("banker three-card 7 over 0", "30"),
        ("banker three-card 7 over 2", "10"),
        ("banker three-card 7 over 4", "-"),
    ],
)
def test_a_pushed_three_card_7_still_pays_the_banker_dragon_bonus_by_margin(
    key: str, cards: str, bonus: str
) -> None:
    game = the(key)
    nets = [
        brought(game, bet, CARDS[cards], "5").net
        for bet in ("banker", "player", "fortune-7", "player-dragon-bonus")
    ]
    assert nets == [0, -500, 20000, -500]
    done = brought(game, "banker-dragon-bonus", CARDS[cards], "5")
    assert (done.stake_back, done.won) == meant(bonus, "5")


# --- The terminal's other settings ------------------------------------------------------------


# "Banker win on 6 odds", in unrestricted play: 1:2 or 1:1.
@pytest.mark.parametrize(("odds", "on_six"), [("1:2", "10"), ("1:1", "20")])
def test_banker_win_on_6_odds_pay_as_printed(odds: str, on_six: str) -> None:
    game = the("terminal-1", ("baccarat-type", "banker-6"), ("banker-win-on-6-odds", odds))
    cells = {
        "banker 6 over 0": on_six,
        "banker three-card 6 over 0": on_six,
        "banker three-card 7 over 0": "20",
        "banker 9 over 0": "20",
        "tie of 6": "=",
        "player 6 over 3": "-",
    }
    for cards, cell in cells.items():
        done = brought(game, "banker", CARDS[cards], "20")
        assert paid(done) == (*meant(cell, "20"), 0), cards


# Player Pair and Banker Pair, "PAYS 11:1" on the terminal's picture.
PAIRS = """
# coup                                 Player Pair  Banker Pair  cards in deal order
two kings, and the Player loses        55           -            Ks 2d Kh 5c Qd
two kings of one suit                  55           -            Ks 2d Ks 7c
two fours, a natural, and a tie        55           55           4s 4d 4h 4c
two nines, and the Banker loses        -            55           2s 9d 7h 9c
a ten and a jack                       -            -            Ts Jd Jh Kc 9d 2s
two tens beside a queen and a king     55           -            Ts Qd Th Kc 9d 2s
one three in the hand, one drawn       -            -            2s 7d 3h Kc 3d
one seven in each hand                 -            -            7s 7d Kh Qc
"""


@pytest.mark.parametrize("key", ["terminal-1", "terminal-2", "terminal-3", "terminal-4"])
@pytest.mark.parametrize("row", rows_of(PAIRS), ids=lambda row: str(row[0]))
def test_a_pair_pays_on_any_result_if_the_first_cards_match(key: str, row: list[str]) -> None:
    game = the(key)
    _, player, banker, line = row
    for side, cell in (("player", player), ("banker", banker)):
        done = brought(game, f"{side}-pair", line, "5")
        assert paid(done) == (*meant(cell, "5"), 0)


# --- Dragon Bonus Progressive -----------------------------------------------------------------

# What each table pays in all, including the stake if a row says "to 1", on $1 (and $5) with
# $12,345.67 on the meter. The hand named first holds the cards described.
PROGRESSIVE = """
# coup                            #1 at $1  #1 at $5  #2        #3        cards in deal order
player 2-3-4 of diamonds, 0       12345.67  12345.67  12345.67  10        2d Kd 3d Ks 4d Kh
player 3-2-4 of diamonds, 0       12345.67  12345.67  12345.67  10        3d Kd 2d Ks 4d Kh
banker 2-3-4 of diamonds, 0       12345.67  12345.67  12345.67  10        5s 2d Kh 3d 5c 4d
banker 2-4-3 of diamonds, 0       12345.67  12345.67  12345.67  10        Ks 2d 4h 4d 6c 3d
banker 4-2-3 of diamonds, 0       12345.67  12345.67  12345.67  10        Ks 4d 4h 2d 6c 3d
player 2-3-4 of spades, 0         1234.56   1234.56   3086.41   10        2s Kd 3s Ks 4s Kh
player 2-3-4 of hearts, 0         1234.56   1234.56   3086.41   10        2h Kd 3h Ks 4h Kh
banker 2-3-4 of clubs, 0          1234.56   1234.56   3086.41   10        5s 2c Kh 3c 5c 4c
player 2-3-4 of two suits, 0      1000      5005      1000      10        2d Kd 3d Ks 4s Kh
banker 2-3-4 of three suits, 0    1000      5005      1000      10        5s 2d Kh 3s 5c 4c
player 9 over 0                   10        55        40        10        5s Kd Kh Kc 4d Qs
banker 9 over 0                   10        55        40        10        Ks 2d Kh Kc Qd 7h
player 2-2-5, 0                   10        55        40        10        2d Kd 2d Ks 5d Kh
player 2-3-4 of diamonds, 1       -         -         -         -         2d Ad 3d Ks 4d Kh
player 9 over 1                   -         -         -         -         5s Ad Kh Kc 4d Qs
player natural 9 over 0           -         -         2         10        9s Kd Kh Qc
banker natural 9 over 0           -         -         2         10        Ks 9d Kh Qc
player 8 over 0                   -         -         20        -         5s Kd Kh Kc 3d Qs
banker 8 over 0                   -         -         20        -         Ks 2d Kh Kc Qd 6h
player 8 over 1                   -         -         -         -         5s Ad Kh Kc 3d Qs
player natural 8 over 0           -         -         2         -         8s Kd Kh Qc
player natural 8 over 7           -         -         2         -         8s 7d Kh Kc
banker natural 9 over 8           -         -         2         -         8s 9d Kh Kc
natural tie of 9                  -         -         -         -         9s 9d Kh Kc
three-card tie of 9               -         -         -         -         5s 2d Kh Kc 4d 7h
player, six diamonds by 9         10        55        40        12345.67  5d Qd Kd Jd 4d Td
banker, six hearts by 9           10        55        40        12345.67  Kh 2h Qh Jh Th 7h
player, six spades by 8           -         -         20        -         5s Qs Ks Js 3s Ts
player, five hearts and a club    10        55        40        10        5h Qh Kh Jh 4h Tc
player, four clubs by 9           -         -         2         300       9c Qc Kc Jc
banker, four spades by 9          -         -         2         300       Ks 9s Qs Js
player, three clubs and a spade   -         -         2         10        9c Qc Kc Js
player, four clubs by 8           -         -         2         -         8c Qc Kc Jc
"""

METER = "12345.67"

METERED = {
    "progressive-1": (1, "1"),
    "progressive-1-five": (2, "5"),
    "progressive-2": (3, "1"),
    "progressive-3": (4, "1"),
}
"""The column of the grid and the stake of each game with a meter."""


@pytest.mark.parametrize("key", METERED)
@pytest.mark.parametrize("row", rows_of(PROGRESSIVE), ids=lambda row: str(row[0]))
def test_the_progressive_pays_as_printed_on_the_hand_it_rides(key: str, row: list[str]) -> None:
    game = the(key)
    column, stake = METERED[key]
    name, cell, line = row[0], row[column], row[5]
    in_all = dollars(0 if cell == "-" else cell)
    holder = Side.BANKER if name.startswith("banker") else Side.PLAYER
    other = Side.PLAYER if holder is Side.BANKER else Side.BANKER
    returned = {
        rides: brought(game, "progressive", line, stake, rides=rides, meter=METER).returned
        for rides in (holder, other, Side.WINNER)
    }
    assert returned == {holder: in_all, other: 0, Side.WINNER: in_all}


@pytest.mark.parametrize("key", METERED)
@pytest.mark.parametrize("row", rows_of(PROGRESSIVE), ids=lambda row: str(row[0]))
def test_a_progressive_on_the_winning_hand_rides_on_either(key: str, row: list[str]) -> None:
    game = the(key, ("tied", "winning-hand"))
    column, stake = METERED[key]
    done = brought(game, "progressive", row[5], stake, meter=METER)
    assert done.returned == dollars(0 if row[column] == "-" else row[column])
    assert done.commission == 0


# "1000 for 1" includes the stake; "1000 to 1" is paid on top of it; a meter share includes it.
@pytest.mark.parametrize(
    ("key", "cards", "stake", "stake_back", "won"),
    [
        ("progressive-1", "2d Kd 3d Ks 4s Kh", "1", "0", "1000"),
        ("progressive-1-five", "2d Kd 3d Ks 4s Kh", "5", "5", "5000"),
        ("progressive-1", "5s Kd Kh Kc 4d Qs", "1", "0", "10"),
        ("progressive-1-five", "5s Kd Kh Kc 4d Qs", "5", "5", "50"),
        ("progressive-1", "2d Kd 3d Ks 4d Kh", "1", "0", METER),
        ("progressive-1-five", "2d Kd 3d Ks 4d Kh", "5", "0", METER),
        ("progressive-2", "9s Kd Kh Qc", "1", "0", "2"),
        ("progressive-3", "9c Qc Kc Jc", "1", "0", "300"),
    ],
)
def test_for_one_replaces_the_stake_and_to_one_returns_it(
    key: str, cards: str, stake: str, stake_back: str, won: str
) -> None:
    done = brought(the(key), "progressive", cards, stake, rides=Side.PLAYER, meter=METER)
    assert paid(done) == (dollars(stake_back), dollars(won), 0)


# --- Completeness -----------------------------------------------------------------------------


def _settled_rows(key: str) -> set[tuple[str, str, int]]:
    """The rows of a game that some coup above settles, by bet, pay table and place."""
    game = the(key)
    lines = [*CARDS.values(), *(row[-1] for row in rows_of(PAIRS) + rows_of(PROGRESSIVE))]
    found = set()
    for bet in game.bets:
        for line in lines:
            for side in bet.sides:
                done = brought(game, bet.key, line, "1", rides=_rides(bet.side, side))
                if done.row is not None:
                    found.add((bet.key, bet.paytable, done.row))
    return found


def _rides(offered: Side, side: Side) -> Side | None:
    return side if offered is Side.LINE else None


@pytest.mark.parametrize("key", game_keys())
def test_the_grids_cover_every_row(key: str) -> None:
    every = {(bet.key, bet.paytable, row) for bet in the(key).bets for row in range(len(bet.rows))}
    assert _settled_rows(key) == every


def test_the_grids_cover_every_game() -> None:
    assert sorted(PLAYED) == sorted(game_keys())
    offering = {key for key in game_keys() if "banker-dragon-bonus" in the(key).book.bets}
    assert offering == set(DRAGONS)
    progressive = {key for key in game_keys() if the(key).progressive}
    assert progressive == set(METERED)
