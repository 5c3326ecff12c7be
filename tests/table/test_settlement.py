"""Settlement line by line: every field of each settled wager, and returned stakes."""

from pathlib import Path

import msgspec

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.events import AnyEvent
from puntobanco.table.refusals import RefusalCode
from puntobanco.table.state import SettledWager
from tests.kit.tables import BANKER_WINS, Play, patron, staff

P1, P2, P3 = (PatronId(f"p{number}") for number in (1, 2, 3))


def line(
    seat: int,
    patron_id: PatronId,
    bet: str,
    stake: int,
    rides: Side | None = None,
    *,
    row: int | None = None,
    **amounts: int,
) -> SettledWager:
    """A settled wager; amounts that are not named are zero."""
    paid = dict.fromkeys(("stake_back", "won", "commission", "uncovered"), 0) | amounts
    minor = {name: Minor(amount) for name, amount in paid.items()}
    return SettledWager(seat, patron_id, bet, Minor(stake), rides, row=row, **minor)


def test_the_house_settles_every_wager_with_its_row_and_side() -> None:
    play = Play("progressive-1")
    play.meter_up()
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    wagers = [("p1", "banker", 20_00), ("p1", "progressive", 1_00), ("p2", "player", 10_00)]
    # Player K 5 and 5 is 0; Banker 2 2 and 5 is a 9 with three cards: 9 over 0, not natural.
    play.coup([*wagers, ("p2", "progressive", 1_00)], "Ks 2d 5s 2h 5h 5c")
    assert play.table.recall[-1].settled == (
        line(2, P2, "player", 10_00),
        line(1, P1, "banker", 20_00, row=0, stake_back=20_00, won=19_00, commission=1_00),
        line(1, P1, "progressive", 1_00, Side.BANKER, row=3, won=10_00),
        line(2, P2, "progressive", 1_00, Side.PLAYER),
    )


def test_a_player_dealer_settles_wagers_up_to_the_bank() -> None:
    play = Play("commission-free-dragon-bonus")
    for number in (1, 2, 3):
        play.seat(f"p{number}", number)
    play.shoe()
    play.bank("p1", 100_00)
    wagers = [("p2", "player", 60_00), ("p3", "banker", 50_00), ("p3", "tie", 10_00)]
    play.coup(wagers, BANKER_WINS)
    assert play.table.recall[-1].settled == (
        line(2, P2, "player", 60_00),
        line(3, P3, "banker", 50_00, row=1, stake_back=50_00, won=40_00, uncovered=10_00),
        line(3, P3, "tie", 10_00, stake_back=10_00, uncovered=10_00),
    )


def test_voiding_during_betting_returns_every_act() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00), ("p1", "tie", 5_00)])
    play.do(commands.VoidCoup(reason="fire alarm"), staff("dora"), approval=play.approval())
    assert play.chips("p1") == 10_000_00


def test_voiding_after_the_close_returns_the_remaining_wagers() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    # The wager of 5.00 is below the minimum and is returned at the close, so not a second time.
    play.betting([("p1", "player", 10_00), ("p1", "tie", 5_00), ("p2", "player", 5_00)])
    play.cards("2s 7d")
    play.do(commands.VoidCoup(reason="fire alarm"), staff("dora"), approval=play.approval())
    assert (play.chips("p1"), play.chips("p2")) == (10_000_00, 10_000_00)
    play.do(commands.Leave(), patron("p1"))


PERFECT_PAIRS = """
key     = "perfect-pairs"
name    = { en = "Perfect Pairs", zh-Hans = "完美对子", zh-Hant = "完美對子" }
source  = "no sheet"
extends = ["mini-baccarat", "parts/pairs"]
order   = ["player", "banker", "tie", "player-pair", "banker-pair", "perfect-pair", "either-pair"]

[paytables.pair-25-11]
rows = [
  { on = "any", pair = "suited", pays = "25 to 1" },
  { on = "any", pair = true, pays = "11 to 1" },
]

[paytables.perfect-pair]
rows = [
  { on = "any", both_pairs = "suited", pays = "250 to 1" },
  { on = "any", either_pair = "suited", pays = "25 to 1" },
]

[paytables.either-pair]
rows = [{ on = "any", either_pair = true, pays = "5 to 1" }]

[bets.player-pair]
paytable = "pair-25-11"

[bets.perfect-pair]
name     = { en = "Perfect Pair", zh-Hans = "完美对子", zh-Hant = "完美對子" }
side     = "winner"
paytable = "perfect-pair"

[bets.either-pair]
name     = { en = "Either Pair", zh-Hans = "任意对子", zh-Hant = "任意對子" }
side     = "winner"
paytable = "either-pair"

[settings.pair-bet-disabled-after-game]
value = 2
"""


def test_a_table_settles_pairs_of_a_custom_sheet(tmp_path: Path) -> None:
    file = tmp_path / "perfect-pairs.toml"
    file.write_text(PERFECT_PAIRS, encoding="utf-8")
    play = Play(load_game(str(file)))
    play.seat("p1", 1)
    play.shoe()
    pairs = ("player-pair", "perfect-pair", "either-pair")
    wagers = [("p1", bet, 10_00) for bet in pairs]
    # A tie of two hands that both begin with a pair, the Banker's suited.
    play.coup(wagers, "4s 4d 4h 4d")
    assert [(one.bet, one.row, one.won) for one in play.table.recall[-1].settled] == [
        ("player-pair", 1, 110_00),
        ("perfect-pair", 1, 250_00),
        ("either-pair", 0, 50_00),
    ]
    # Player 2 2 of spades and a heart is 9 over 7: the third card is not part of a pair.
    play.coup(wagers, "2s Kd 2s 7h 5h")
    assert [(one.bet, one.row, one.won) for one in play.table.recall[-1].settled] == [
        ("player-pair", 0, 250_00),
        ("perfect-pair", 1, 250_00),
        ("either-pair", 0, 50_00),
    ]
    # Pair bets close after the second game, on either hand.
    play.betting([("p1", "player", 10_00)])
    for bet in pairs:
        refused = play.ask(commands.PlaceWager(coup=3, bet=bet, stake=Minor(10_00)), patron("p1"))
        assert getattr(refused, "code", None) is RefusalCode.BET_CLOSED
    written = [msgspec.json.encode(event) for event in play.log]
    read = [msgspec.json.decode(one, type=AnyEvent) for one in written]
    assert read == play.log, "rows come back from a log as they were"
