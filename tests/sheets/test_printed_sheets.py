"""The games against the printed sheets: who banks, the bets, their conditions, how it is dealt.

Each expectation is written here by hand from the sheet that the game names as its source. What the
pay tables pay is settled coup by coup in its own module.
"""

from typing import NamedTuple

import pytest

from puntobanco.core.bets import Wager
from puntobanco.core.coup import Coup
from puntobanco.core.errors import SheetError
from puntobanco.core.facts import listed
from puntobanco.core.game import BankedBy, Coverage, FeesTaken, Rotation, Split, Value
from puntobanco.core.money import Direction
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.sheets.files import game_keys, house_profile, load_game, outlines, profile_keys
from puntobanco.words import languages, words_in
from tests.kit.money import dollars
from tests.kit.stated import stating

MINI = "Mini-Baccarat and Midi-Baccarat with Dragon Bonus"
CALIFORNIA = "California: Commission-Free Baccarat"
CALIFORNIA_DRAGON = "California: Commission-Free Baccarat Dragon Bonus"
JACK = "JACK Entertainment: Dragon Bonus Baccarat Commission Free"
LNW = "LNW Gaming: Dragon Bonus"
LNW_PROGRESSIVE = "LNW Gaming: Dragon Bonus Progressive"

LINES = ("player", "banker", "tie")
DRAGONS = ("player-dragon-bonus", "banker-dragon-bonus")
PAIRS = ("player-pair", "banker-pair")
MAIN = LINES
"""A main wager: "Player, Banker, Tie"."""

FIVE_PERCENT = ("95", "95", "95")
HALF_ON_SIX = ("100", "50", "100")
PUSH_ON_SEVEN = ("100", "100", "0")
"""What $100 on Banker wins: with 9, with 6, and with a three-card 7."""


class Printed(NamedTuple):
    """One game according to its sheet."""

    source: str
    banked_by: str
    bets: tuple[str, ...]
    """In the order in which wagers are settled."""
    needs: dict[str, tuple[str, ...]]
    banker: tuple[str, str, str]
    tie: str = "8 to 1"
    decks_locked: bool = False


def _each(bets: tuple[str, ...], needs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return dict.fromkeys(bets, needs)


LNW_DRAGON = Printed(LNW, "house", LINES + DRAGONS, _each(DRAGONS, MAIN), FIVE_PERCENT)
PROGRESSIVE = Printed(
    LNW_PROGRESSIVE,
    "house",
    (*LINES, *DRAGONS, "progressive"),
    _each(DRAGONS, MAIN) | {"progressive": ("player", "banker")},
    FIVE_PERCENT,
)
TERMINAL = Printed(
    LNW,
    "house",
    LINES + DRAGONS + PAIRS,
    _each(DRAGONS + PAIRS, MAIN),
    FIVE_PERCENT,
    decks_locked=True,
)
TERMINAL_SEVEN = TERMINAL._replace(
    bets=(*LINES, *DRAGONS, "fortune-7", *PAIRS),
    needs=_each((*DRAGONS, "fortune-7", *PAIRS), MAIN),
    banker=PUSH_ON_SEVEN,
)

GAMES = {
    # The Dragon Bonus may be bet "provided a main wager (Player, Banker, Tie) has been made".
    "mini-baccarat": Printed(MINI, "house", LINES, {}, FIVE_PERCENT),
    "midi-baccarat": Printed(MINI, "house", LINES, {}, FIVE_PERCENT),
    "dragon-bonus-baccarat": Printed(
        MINI, "house", LINES + DRAGONS, _each(DRAGONS, MAIN), FIVE_PERCENT
    ),
    # "In either case, eight decks shall be used." "A player may place a Tie Bet wager even if
    # he/she has not also placed either a Player line wager or a Banker line wager."
    "commission-free-baccarat": Printed(
        CALIFORNIA, "player-dealer", LINES, {}, HALF_ON_SIX, decks_locked=True
    ),
    # "A player may only place a Player Dragon Bonus Bet or a Banker Dragon Bonus Bet if they have
    # also placed either a player line wager or a banker line wager."
    "commission-free-dragon-bonus": Printed(
        CALIFORNIA_DRAGON,
        "player-dealer",
        LINES + DRAGONS,
        _each(DRAGONS, ("player", "banker")),
        HALF_ON_SIX,
        decks_locked=True,
    ),
    # "The Dragon Bonus wager is optional"; no required wager is printed.
    "fortune-7": Printed(JACK, "house", (*LINES, *DRAGONS, "fortune-7"), {}, PUSH_ON_SEVEN),
    # "It is up to the sole discretion of the casino if the casino requires the player to make
    # the original Mini-Baccarat wager."
    "lnw-dragon-bonus-1": LNW_DRAGON,
    "lnw-dragon-bonus-2": LNW_DRAGON,
    "lnw-dragon-bonus-3": LNW_DRAGON,
    # Paytable: 5% commission on 1 and 2, NC Fortune 7 on 3 and 4; tie win odds 8, 9, 8, 9; total
    # decks 8, read only; allow side bet w/o main bet: No.
    "terminal-1": TERMINAL,
    "terminal-2": TERMINAL._replace(tie="9 to 1"),
    "terminal-3": TERMINAL_SEVEN,
    "terminal-4": TERMINAL_SEVEN._replace(tie="9 to 1"),
    # "The Progressive wager is tied to the winning Mini-Baccarat wager", on player or banker.
    "progressive-1": PROGRESSIVE,
    "progressive-1-five": PROGRESSIVE,
    "progressive-2": PROGRESSIVE,
    "progressive-3": PROGRESSIVE,
}


def test_the_built_in_games_are_these() -> None:
    assert sorted(GAMES) == list(game_keys())
    assert [load_game(key).key for key in GAMES] == list(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_names_its_source_sheet(key: str) -> None:
    game = load_game(key)
    assert game.source == GAMES[key].source
    assert len({words_in(language).named(game.name) for language in languages()}) > 1


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_banked_as_printed(key: str) -> None:
    assert load_game(key).banking.by is BankedBy(GAMES[key].banked_by)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_offers_its_bets_in_the_order_they_are_settled(key: str) -> None:
    assert tuple(bet.key for bet in load_game(key).bets) == GAMES[key].bets


@pytest.mark.parametrize("key", GAMES)
def test_a_side_bet_requires_what_its_sheet_says(key: str) -> None:
    needed = {bet.key: bet.needs for bet in load_game(key).bets if bet.needs}
    assert needed == GAMES[key].needs


@pytest.mark.assures("CAL-07")
@pytest.mark.parametrize("key", GAMES)
def test_eight_decks_are_dealt_and_locked_as_printed(key: str) -> None:
    game = load_game(key)
    assert game.shoe == ShoeRules(
        decks=8, cut=16, burn=Burn.POINTS, burn_between=False, continuous=False
    )
    assert game.setting("total-decks").editable is not GAMES[key].decks_locked


@pytest.mark.parametrize("key", GAMES)
def test_the_tie_has_the_printed_odds(key: str) -> None:
    (row,) = load_game(key).bet("tie").rows
    assert str(row.pays) == GAMES[key].tie


@pytest.mark.parametrize("key", GAMES)
def test_banker_has_the_printed_odds(key: str) -> None:
    with_nine, with_six, with_seven = (
        Coup.parse(cards) for cards in ("Ks 2d Kh Kc Qd 7h", "Ks 6d Kh Kc Qd", "Ks 2d Kh Kc Qd 5h")
    )
    book = load_game(key).book
    wager = Wager("banker", dollars(100))
    won = [
        settlement.won
        for coup in (with_nine, with_six, with_seven)
        for settlement in book.settle_all((wager,), coup)
    ]
    assert won == [dollars(amount) for amount in GAMES[key].banker]


@pytest.mark.parametrize("key", GAMES)
def test_a_bet_concerns_the_hand_in_its_name(key: str) -> None:
    sides = {bet.key: bet.side for bet in load_game(key).bets}
    printed = {
        "player": Side.PLAYER,
        "player-dragon-bonus": Side.PLAYER,
        "player-pair": Side.PLAYER,
        "banker": Side.BANKER,
        "banker-dragon-bonus": Side.BANKER,
        "banker-pair": Side.BANKER,
        "fortune-7": Side.BANKER,
        "progressive": Side.LINE,
    }
    assert {bet: side for bet, side in sides.items() if bet != "tie"} == {
        bet: printed[bet] for bet in sides if bet != "tie"
    }


@pytest.mark.parametrize("key", GAMES)
def test_payments_round_to_the_nearest_cent_by_default(
    key: str,
) -> None:
    game = load_game(key)
    assert (game.rounding.unit, game.rounding.direction) == (1, Direction.NEAREST)
    assert (game.currency.code, game.currency.exponent) == ("USD", 2)


# Settings that a sheet prints; every other one is the house's decision and is marked as such.
CONFIGURATION_TABLE = (
    *("baccarat-type", "paytable", "banker-win-on-6-odds", "tie-win-odds", "dragon-bonus"),
    *("pair-bet-disabled-after-game", "bet-both-player-and-banker"),
    *("allow-side-bet-without-main-bet", "residual-betting", "combined-pair-limit", "dummy-hand"),
    *("burn-card-between-hands", "new-shoe-burn-option", "total-decks", "continuous-shuffle-mode"),
    *("squeeze-card", "squeeze-time-first-cards", "squeeze-time-third-card"),
    *("squeeze-minimum-bet", "player-colour", "banker-colour", "tie-colour"),
)
PRINTED_SETTINGS = {
    # "Players have the option of handling the cards on Midi-Baccarat."
    MINI: ("squeeze-card",),
    # Eight decks, face up, seven or thirteen players, every two hands, nobody below the table
    # minimum, and the options sheet.
    CALIFORNIA: (
        *("total-decks", "squeeze-card", "seats", "rotation", "rotation-hands"),
        *("residual-betting", "tie-odds", "settlement-order"),
    ),
    JACK: (),
    # The layout numbers its seats. The terminal prints its table of lines and, in its picture, the
    # limits and the denomination.
    LNW: ("seat-numbers",),
    "terminal": (*CONFIGURATION_TABLE, "table-limits", "denomination"),
    # "Split among all players"; "from the tray or from the meter at the casino's requirements"; the
    # key or the card.
    LNW_PROGRESSIVE: ("meter-seed", "split", "fixed-pays", "verification", "seat-numbers"),
}
PRINTED_SETTINGS[CALIFORNIA_DRAGON] = PRINTED_SETTINGS[CALIFORNIA]


@pytest.mark.parametrize("key", GAMES)
def test_values_not_printed_are_marked_as_the_house_s_decision(key: str) -> None:
    sheet = "terminal" if key.startswith("terminal") else GAMES[key].source
    printed = {setting.key for setting in load_game(key).settings if not setting.ours}
    assert printed == set(PRINTED_SETTINGS[sheet])


def test_the_list_of_games_equals_the_games() -> None:
    for one in outlines():
        game = load_game(one.key)
        assert (one.name, one.source, one.banked_by) == (game.name, game.source, game.banking.by)
        assert one.bets == tuple(bet.key for bet in game.bets)
        assert (one.metered is not None) is (game.progressive is not None)
    assert [one.key for one in outlines()] == list(game_keys())


# --- Individual sheets ------------------------------------------------------------------------


# "Players have the option of handling the cards on Midi-Baccarat."
def test_cards_are_squeezed_at_midi_baccarat_and_terminals() -> None:
    handled = [key for key in GAMES if load_game(key).table.squeeze.on]
    assert handled == ["midi-baccarat", "terminal-1", "terminal-2", "terminal-3", "terminal-4"]


@pytest.mark.parametrize("key", ["commission-free-baccarat", "commission-free-dragon-bonus"])
class TestCalifornia:
    # "All cards are dealt face-up."
    def test_other_games_have_no_squeeze(self, key: str) -> None:
        game = load_game(key)
        assert game.conduct.face_up
        assert not game.table.squeeze.on
        assert game.setting("squeeze-card").choices == (False,)
        assert not game.setting("squeeze-time-third-card").applies

    # "In either case, eight decks shall be used."
    def test_no_profile_unlocks_the_number_of_decks(self, key: str) -> None:
        assert load_game(key, profile="unrestricted").setting("total-decks").choices == (8,)
        with stating(SheetError, "sheet-error-not-among", value="6", choices=listed(["8"])):
            load_game(key, profile="unrestricted", settings={"total-decks": 6})

    # "Up to seven players and a player-dealer position", or "up to thirteen".
    def test_seven_or_thirteen_seats_besides_the_player_dealer(self, key: str) -> None:
        game = load_game(key)
        assert game.banking.seats == 7
        assert game.setting("seats").choices == (7, 13)

    # "Offered systematically and continuously in a clockwise manner around the table after
    # every two hands."
    def test_the_position_is_offered_after_every_two_hands(self, key: str) -> None:
        banking = load_game(key).banking
        assert (banking.rotation, banking.rotation_hands) == (Rotation.SHEET, 2)

    def test_coverage_is_gross_and_fees_are_taken_first(self, key: str) -> None:
        banking = load_game(key).banking
        assert banking.coverage is Coverage.GROSS
        assert banking.fees_taken is FeesTaken.BEFORE_CARDS

    # "Table Limit, Player Fee (per bet), Tie Bet, Player Dragon Bonus Bet, Banker Dragon Bonus
    # Bet (per bet), Player-Dealer Fee (per hand)."
    def test_the_fee_schedule_has_the_printed_columns(self, key: str) -> None:
        game = load_game(key)
        columns = {"line", "tie", "player-dealer"}
        if key == "commission-free-dragon-bonus":
            columns |= set(DRAGONS)
        for tier in game.table.tiers:
            assert {fee.column for fee in tier.fees} == columns
            assert all(fee.amount > 0 for fee in tier.fees)
        taken = {bet.key: bet.fee for bet in game.bets}
        assert taken == {
            bet: "line" if bet in ("player", "banker") else bet for bet in GAMES[key].bets
        }

    # A card room's posted schedule: $10-100 at $2 and $1, $100-500 at $4 and $3, $500-2000 at $10
    # and $10, for the player-dealer and each line bet.
    def test_the_tiers_are_those_of_a_posted_schedule(self, key: str) -> None:
        posted = [
            tuple(
                amount // 100
                for amount in (
                    tier.minimum,
                    tier.maximum,
                    tier.fee("player-dealer"),
                    tier.fee("line"),
                )
            )
            for tier in load_game(key).table.tiers
        ]
        assert posted == [(10, 100, 2, 1), (100, 500, 4, 3), (500, 2000, 10, 10)]

    # "Players must bet at least the table minimum"; a bonus wager rides with a line wager.
    def test_nobody_can_bet_less_than_the_table_minimum(self, key: str) -> None:
        game = load_game(key)
        for tier in game.table.tiers:
            alone = [tier.limit(bet.key)[0] for bet in game.bets if not bet.needs]
            assert min(alone) == tier.minimum
        assert not game.conduct.residual
        assert game.setting("residual-betting").choices == (False,)

    def test_a_notice_forbids_back_line_betting(self, key: str) -> None:
        assert "Back-line betting is not permitted." in [str(one) for one in load_game(key).notices]

    def test_a_coup_without_a_wager_is_not_dealt(self, key: str) -> None:
        assert not load_game(key).conduct.dummy_hand


# "Must be 21 or older to gamble." "Gambling problem? Call 1-800-589-9966."
def test_the_fortune_7_sheet_has_its_notices() -> None:
    notices = [str(one) for one in load_game("fortune-7").notices]
    assert "Must be 21 or older to gamble." in notices
    assert "Gambling problem? Call 1-800-589-9966." in notices


# The layout drawing numbers its seats 8 7 6 5 3 2 1.
@pytest.mark.parametrize("key", ["lnw-dragon-bonus-1", "lnw-dragon-bonus-2", "lnw-dragon-bonus-3"])
def test_the_dragon_bonus_layout_has_no_seat_4(key: str) -> None:
    banking = load_game(key).banking
    assert (banking.seats, banking.skipped) == (7, (4,))


# The progressive layout numbers its seats 7 6 5 4 3 2 1.
@pytest.mark.parametrize("key", ["progressive-1", "progressive-2", "progressive-3"])
def test_the_progressive_layout_has_every_seat(key: str) -> None:
    banking = load_game(key).banking
    assert (banking.seats, banking.skipped) == (7, ())


# "It is up to the sole discretion of the casino."
@pytest.mark.parametrize("key", ["lnw-dragon-bonus-1", "lnw-dragon-bonus-2", "lnw-dragon-bonus-3"])
def test_the_house_may_allow_the_dragon_bonus_alone(key: str) -> None:
    game = load_game(key, settings={"allow-side-bet-without-main-bet": "yes"}, locks_bind=True)
    assert not any(bet.needs for bet in game.bets)


# "The Dragon Bonus wager is optional": no wager that a side bet would require is printed.
def test_the_house_may_require_a_main_wager_for_fortune_7_side_bets() -> None:
    game = load_game(
        "fortune-7", settings={"allow-side-bet-without-main-bet": "no"}, locks_bind=True
    )
    needed = {bet.key: bet.needs for bet in game.bets if bet.needs}
    assert needed == _each((*DRAGONS, "fortune-7"), MAIN)


# "To begin each round, players must make the standard Mini-Baccarat game wager."
@pytest.mark.parametrize("key", [key for key in GAMES if key.startswith("progressive")])
@pytest.mark.parametrize("tied", ["line", "winning-hand"])
def test_no_setting_allows_the_progressive_wager_alone(key: str, tied: str) -> None:
    freed: dict[str, Value] = {"allow-side-bet-without-main-bet": "yes", "tied": tied}
    game = load_game(key, profile="unrestricted", settings=freed, locks_bind=True)
    needed = {bet.key: bet.needs for bet in game.bets if bet.needs}
    assert needed == {"progressive": ("player", "banker")}


# Seed amount and wager, as printed; no rate is printed, so rates that give its figures are used.
@pytest.mark.parametrize(
    ("key", "stake", "seed", "rate"),
    [
        ("progressive-1", "1", "10000", 200_000),
        ("progressive-1-five", "5", "50000", 200_000),
        ("progressive-2", "1", "10000", 200_000),
        ("progressive-3", "1", "5000", 260_000),
    ],
)
def test_the_meter_starts_as_printed(key: str, stake: str, seed: str, rate: int) -> None:
    game = load_game(key)
    meter = game.progressive
    assert meter is not None
    assert game.bet("progressive").stake == dollars(stake)
    assert (meter.bet, meter.seed) == ("progressive", dollars(seed))
    assert (meter.contribution_ppm, meter.reserve_ppm) == (rate, 0)
    assert meter.limit is None


# "The percentage prize pay amount shown on the meter is split among all players, at that table,
# participating in the progressive wager that round."
@pytest.mark.parametrize("profile", [None, "washington-sheet"])
@pytest.mark.parametrize(
    "key", ["progressive-1", "progressive-1-five", "progressive-2", "progressive-3"]
)
def test_a_prize_is_split_among_all_players_participating(key: str, profile: str | None) -> None:
    game = load_game(key, profile=profile)
    assert game.progressive is not None
    assert game.progressive.split is Split.PARTICIPANTS
    split = game.setting("split")
    # A house may divide it among the winners only; the printed profile follows the print.
    assert (split.editable, split.ours) == (profile is None, False)


# "They may also place the optional Dragon Bonus wager."
def test_a_progressive_table_may_offer_any_dragon_bonus_or_none() -> None:
    for key in ("progressive-1", "progressive-1-five", "progressive-2", "progressive-3"):
        bare = load_game(key, settings={"dragon-bonus": "none"}, locks_bind=True)
        assert [bet.key for bet in bare.bets] == [*LINES, "progressive"]
    assert load_game("progressive-1").setting("dragon-bonus").choices == (
        "paytable-1",
        "paytable-2",
        "paytable-3",
        "none",
    )


# The terminal's picture: MIN-BET $10.00, MAX-BET $25.00, "Total Maximum Bet is $25.00", $0.01
# DENOM, chips $10 to $200, "MALFUNCTION VOIDS ALL PAYS AND PLAYS".
@pytest.mark.parametrize("key", ["terminal-1", "terminal-2", "terminal-3", "terminal-4"])
def test_the_terminal_has_the_pictured_settings(key: str) -> None:
    game = load_game(key)
    limits = game.table.limits
    assert (limits.minimum, limits.maximum, limits.total) == (1000, 2500, 2500)
    assert game.table.denomination == 1
    assert game.table.chips == (1000, 2500, 5000, 10000, 20000)
    assert "Malfunction voids all pays and plays." in [str(one) for one in game.notices]


# "The Dragon Bonus is owned, patented and/or copyrighted by SHFL Entertainment, Inc."
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if DRAGONS[0] in game.bets])
def test_a_game_with_the_dragon_bonus_names_its_owner(key: str) -> None:
    owner = "Dragon Bonus is owned by SHFL Entertainment, Inc."
    assert any(str(one).startswith(owner) for one in load_game(key).notices)


# "This game will use the approved LNW Gaming, Inc. owned progressive system".
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if "progressive" in game.bets])
def test_a_progressive_names_the_owner_of_the_printed_systems(key: str) -> None:
    owner = "The progressive systems on the printed sheet are owned by LNW Gaming, Inc."
    assert any(str(one).startswith(owner) for one in load_game(key).notices)


# "Please submit your agreement with the Owner": a card room has it or not; none of our files claims
# it.
def test_profiles_claim_no_agreement_of_the_card_room() -> None:
    for key in profile_keys():
        assert not any("agreement" in str(one) for one in house_profile(key).notices)
