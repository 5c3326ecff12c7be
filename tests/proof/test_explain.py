"""A coup that a player-dealer banked only in part, explained wager by wager."""

from dataclasses import replace

import msgspec
import pytest

from puntobanco.core.facts import Amount, Fact, Numeral
from puntobanco.core.game import Coverage
from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.proof.explain import CoupInLog, explanation
from puntobanco.sheets import load_game
from puntobanco.table.player_dealer import settle_from_bank
from puntobanco.table.settlement import settled_wager
from puntobanco.table.state import CoupRecord, SettledWager, StandingWager, coup_of_cards
from tests.kit.games import a_bet, a_row

SHEET = load_game("commission-free-dragon-bonus")
FOR = a_bet("for", "banker", (a_row("win", "11 for 1"),))
HALF = a_bet("half", "banker", (a_row("win", "1 for 2"),))
COMMISSION = replace(a_bet("taxed", "banker", (a_row("win"),)), commission_ppm=50_000)
GAME = replace(SHEET, bets=(*SHEET.bets, FOR, HALF, COMMISSION))
# Player 5, Banker 9.
CARDS = ("2h", "4d", "3h", "5c")


def settled(bet: str, *, bank: int) -> SettledWager:
    """A wager of 10.00 that a bank covers as far as it reaches."""
    wager = StandingWager(seat=2, patron=PatronId("p2"), bet=bet, stake=Minor(10_00))
    full = GAME.book.settle_all((wager,), coup_of_cards(CARDS), meter=Minor(0))
    done = settle_from_bank(map(settled_wager, full), bank=Minor(bank), coverage=Coverage.GROSS)
    [line] = done.wagers
    return line


def explained(line: SettledWager) -> Fact:
    """The explanation of one wager."""
    record = CoupRecord(1, 1, CARDS, (line,), fees={}, bank=Minor(0))
    played = CoupInLog(sequence=9, at=Ms(0), game=GAME, table=TableId("t"), record=record)
    [found] = [one for one in explanation(played) if one.code == "explain-line"]
    return found


def sum_of(found: Fact) -> Fact:
    """The arithmetic of the row that paid a wager."""
    row = found.get("row")
    assert isinstance(row, Fact)
    arithmetic = row.get("sum")
    assert isinstance(arithmetic, Fact)
    return arithmetic


@pytest.mark.parametrize("bank", [0, 40_00, 1000_00])
@pytest.mark.parametrize(
    ("bet", "won", "kept"),
    [
        ("banker", "10.00", ""),
        ("for", "110.00", ""),
        ("half", "5.00", ""),
        ("taxed", "9.50", "0.50"),
    ],
)
def test_the_sum_of_a_row_is_what_it_pays_whatever_the_bank_covers(
    bet: str, won: str, kept: str, bank: int
) -> None:
    found = explained(settled(bet, bank=bank))
    arithmetic = sum_of(found)
    assert (found.get("due"), arithmetic.get("exact")) == ("", "yes")
    assert arithmetic.get("won") == Numeral(won, grouped=False)
    assert arithmetic.get("kept") == (Numeral(kept, grouped=False) if kept else "")


@pytest.mark.parametrize(
    ("bet", "bank", "returned"),
    [("banker", 4_00, 14_00), ("player", 4_00, 6_00), ("player", 0, 10_00), ("for", 40_00, 50_00)],
)
def test_a_wrong_amount_is_corrected_within_what_the_bank_covered(
    bet: str, bank: int, returned: int
) -> None:
    right = settled(bet, bank=bank)
    assert right.returned == returned
    wrong = msgspec.structs.replace(right, won=Minor(right.won + 1))
    assert explained(wrong).get("due") == Amount(returned, "USD", 2)


def test_a_forged_uncovered_part_takes_nothing_from_the_patron() -> None:
    right = settled("banker", bank=10_00)
    forged = msgspec.structs.replace(right, won=Minor(0), uncovered=Minor(500_00))
    assert explained(forged).get("due") == Amount(10_00, "USD", 2)
