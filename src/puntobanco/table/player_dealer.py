"""The player-dealer of a California table: rotation of the position and coverage of the bank.

Seat numbers rise clockwise, as on the layout. Money moves only between patrons and the
player-dealer; the house is not involved. Rules: "California: Commission-Free Baccarat" and
"California: Commission-Free Baccarat Dragon Bonus"; what they leave open is a setting of the game's
banking.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.errors import RuleError, ensure
from puntobanco.core.facts import fact
from puntobanco.core.game import Banking, Coverage, Game, Rotation
from puntobanco.core.money import Minor
from puntobanco.table.state import SettledWager

# --- Rotation ----------------------------------------------------------------------------------


def clockwise(seats: Iterable[int], *, after: int | None) -> tuple[int, ...]:
    """The seats in clockwise order, starting to the left of `after`, which may be empty.

    >>> clockwise([1, 3, 5, 7], after=3), clockwise([1, 3, 5, 7], after=4)
    ((5, 7, 1, 3), (5, 7, 1, 3))
    """
    return tuple(sorted(set(seats), key=lambda seat: (after is not None and seat <= after, seat)))


def hands_held(banking: Banking) -> int:
    """How many coups the position is held before it is offered again."""
    match banking.rotation:
        case Rotation.SHEET:
            return banking.rotation_hands
        case Rotation.EVERY_HAND:
            return 1
        case _:
            assert_never(banking.rotation)


def seats_to_offer(
    occupied: Iterable[int], *, holder: int | None, hands: int, banking: Banking
) -> tuple[int, ...]:
    """The seats to offer the position to, in order; none while the holder's turn lasts.

    "Offered systematically and continuously in a clockwise manner around the table after every two
    coups": from the holder's left, the holder last. `hands` counts the coups since the holder
    accepted, without void ones. A holder who has left still marks the place.
    """
    seats = clockwise(occupied, after=holder)
    if holder in seats and hands < hands_held(banking):
        return ()
    return seats


# --- Coverage ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BankSettled:
    """A coup settled from a player-dealer's bank."""

    bank: Minor
    coverage: Coverage
    wagers: tuple[SettledWager, ...]

    @property
    def used(self) -> Minor:
        """Everything paid and collected."""
        return Minor(sum(abs(one.net) for one in self.wagers))

    @property
    def bank_net(self) -> Minor:
        """What the player-dealer won; negative for a loss."""
        return Minor(-sum(one.net for one in self.wagers))


def in_settlement_order(
    standing: Mapping[int, Iterable[str]], *, game: Game, player_dealer: int | None
) -> tuple[tuple[int, str], ...]:
    """Seat and bet of each wager: bet by bet in the game's order, clockwise within each bet.

    "The action on payouts will always begin with the player to the left of the player-dealer
    position and continue clockwise", "from player to player: all Player line wagers, then …". If
    the house banks, there is no position to begin from, and the lowest seat comes first.
    """
    if player_dealer in standing:
        assert player_dealer is not None, "only a seat has wagers"
        raise RuleError(fact("table-player-dealer-bets", seat=player_dealer))
    bets = [bet.key for bet in game.bets]
    seats = clockwise(standing, after=player_dealer)
    placed = [(seat, game.bet(bet).key) for seat in seats for bet in standing[seat]]
    return tuple(sorted(placed, key=lambda wager: bets.index(wager[1])))


def settle_from_bank(
    full: Iterable[SettledWager], *, bank: Minor, coverage: Coverage
) -> BankSettled:
    """Every wager paid or collected as far as the bank covers, in the given order.

    `full` has the wagers as settled by a bank that covers everything. "Wagers are collected or
    paid, to the extent that the player-dealer's wager covers"; what it does not cover is returned.
    """
    if bank < 0:
        raise RuleError(fact("table-bank-negative", bank=bank))
    settled = BankSettled(bank, coverage, tuple(_covered(full, bank, coverage)))
    _ensure_sound(settled)
    return settled


def _covered(
    full: Iterable[SettledWager], bank: Minor, coverage: Coverage
) -> Iterator[SettledWager]:
    used = bank_net = 0
    for line in full:
        asked = line.net
        match coverage:
            case Coverage.GROSS:
                # After a partial amount nothing is left, so every later wager is returned.
                reach = bank - used
            case Coverage.NET:
                reach = bank + bank_net if asked > 0 else bank - bank_net
            case _:
                assert_never(coverage)
        moved = min(abs(asked), reach)
        paid, collected = (moved, 0) if asked > 0 else (0, moved)
        used += moved
        bank_net += collected - paid
        yield replace(
            line,
            stake_back=Minor(line.stake - collected),
            won=Minor(paid),
            commission=Minor(0),
            uncovered=Minor(abs(asked) - moved),
        )


def _ensure_sound(settled: BankSettled) -> None:
    bank_net = 0
    for one in settled.wagers:
        collected = one.stake - one.stake_back
        ensure(
            one.won >= 0 and 0 <= collected <= one.stake,
            f"seat {one.seat} was paid {one.won} and lost {collected} of {one.stake}",
        )
        bank_net -= one.net
        ensure(
            abs(bank_net) <= settled.bank, f"a bank of {settled.bank} won or lost {abs(bank_net)}"
        )
    if settled.coverage is Coverage.GROSS:
        ensure(settled.used <= settled.bank, f"a bank of {settled.bank} moved {settled.used}")
