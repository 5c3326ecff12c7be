"""Stakes and costs at a table: tiers of limits and fees, with validation."""

from collections.abc import Callable

from msgspec import UNSET

from puntobanco.core.bets import Bet
from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import (
    MOST_RATES,
    PLAYER_DEALER_FEE,
    BankedBy,
    Banking,
    Fee,
    Game,
    StakeLimit,
    Tier,
)
from puntobanco.core.money import MOST_MINOR, PPM, Direction, Minor
from puntobanco.core.payment import Payment, Rounding
from puntobanco.core.rows import PaysKind
from puntobanco.sheets.model import LimitDoc, SheetDoc, TierDoc, given
from puntobanco.sheets.place import SheetReader

_MOST_IN_PAYS = (2**63 - 1) // PPM
"""Kernels store a payout as a 64-bit integer, scaled by a million for commissions."""

_UP = Rounding(Minor(1), Direction.PATRON)


def tier_of(place: SheetReader, key: str, banking: Banking) -> Tier:
    """One printed row of limits and fees."""
    bets = place.sheet.tiers[key].bets
    for bet in bets:
        _refuse_unknown_limit(place, key, bet)
    limits = tuple(_limit_of_bet(place, key, bet) for bet in bets)
    whole = _limit(place, lambda sheet: sheet.tiers[key], key)
    return Tier(
        key=key,
        minimum=whole.minimum,
        maximum=whole.maximum,
        total=place.optional_money(lambda sheet: sheet.tiers[key].total),
        limits=limits,
        fees=_fees(place, key, banking),
    )


def _refuse_unknown_limit(place: SheetReader, tier: str, bet: str) -> None:
    """Raise SheetError if the sheet itself limits a bet that it does not have."""

    def limit(sheet: SheetDoc) -> LimitDoc:
        return sheet.tiers[tier].bets[bet]

    # A part shared by many games may have limits for bets that one of them lacks.
    if bet not in place.sheet.bets and place.is_own(limit):
        problem = fact("sheet-error-bet-unknown", bet=repr(bet), known=listed(place.sheet.bets))
        raise place.error(limit, problem)


def _limit_of_bet(place: SheetReader, tier: str, bet: str) -> StakeLimit:
    return _limit(place, lambda sheet: sheet.tiers[tier].bets[bet], bet)


def _limit(
    place: SheetReader, select: Callable[[SheetDoc], TierDoc | LimitDoc], bet: str
) -> StakeLimit:
    limit = StakeLimit(
        bet,
        place.money(lambda sheet: select(sheet).min),
        place.money(lambda sheet: select(sheet).max),
    )
    if not 0 < limit.minimum <= limit.maximum:
        doc = select(place.sheet)
        problem = fact("sheet-error-limits", min=repr(doc.min), max=repr(doc.max))
        raise place.error(select, problem)
    return limit


def _fees(place: SheetReader, tier: str, banking: Banking) -> tuple[Fee, ...]:
    docs = place.sheet.tiers[tier].fees
    if docs and banking.by is BankedBy.HOUSE:
        problem = fact("sheet-error-fees-of-house", columns=listed(docs))
        raise place.error(lambda sheet: sheet.tiers[tier].fees, problem)
    columns = {given(bet.fee) for bet in place.sheet.bets.values()} | {PLAYER_DEALER_FEE}
    unknown = next((column for column in docs if column not in columns), None)
    if unknown is not None:
        known = listed(sorted(key for key in columns if key))
        problem = fact("sheet-error-fee-unknown", known=known)
        raise place.error(lambda sheet: sheet.tiers[tier].fees[unknown], problem)
    fees = tuple(_fee(place, tier, column) for column in docs)
    # A waived fee does not count as a rate.
    rates = sum(fee.amount > 0 for fee in fees)
    if rates > MOST_RATES:
        problem = fact("sheet-error-fee-rates", rates=rates, most=MOST_RATES)
        raise place.error(lambda sheet: sheet.tiers[tier].fees, problem)
    return fees


def _fee(place: SheetReader, tier: str, column: str) -> Fee:
    return Fee(column, place.money(lambda sheet: sheet.tiers[tier].fees[column]))


def refuse_below_minimum(
    place: SheetReader, bets: tuple[Bet, ...], tiers: tuple[Tier, ...]
) -> None:
    """Raise SheetError if a patron of a player-dealer could bet less than the table minimum.

    "Players must bet at least the table minimum" (California: Commission-Free Baccarat). A bet that
    requires another is placed in addition to it; every other bet must reach the minimum alone.
    """
    for tier in tiers:
        for bet in bets:
            least = tier.limit(bet.key)[0] if bet.stake is None else bet.stake
            if not bet.needs and least < tier.minimum:
                raise _below_minimum(place, tier.key, bet.key)


def _below_minimum(place: SheetReader, tier: str, bet: str) -> SheetError:
    minimum = repr(place.sheet.tiers[tier].min)
    problem = fact("sheet-error-below-minimum", bet=repr(bet), minimum=minimum)
    return place.error(lambda sheet: sheet.tiers[tier].bets[bet], problem)


def refuse_oversized_payouts(place: SheetReader, game: Game) -> None:
    """Raise SheetError if a wager could return more than every part of the house stores exactly.

    The ledger and the kernels count minor units in 64 bits, and screens up to MOST_MINOR. The error
    names the payout or the stake, whichever is larger.
    """
    for bet in game.bets:
        tier = max(game.table.tiers, key=lambda one: one.limit(bet.key)[1])
        stake = tier.limit(bet.key)[1] if bet.stake is None else bet.stake
        for index in range(len(bet.rows)):
            _refuse_oversized_payout(place, game, bet, index, tier=tier, stake=stake)


def _refuse_oversized_payout(
    place: SheetReader, game: Game, bet: Bet, index: int, *, tier: Tier, stake: Minor
) -> None:
    def source(sheet: SheetDoc) -> object:
        return sheet.paytables[bet.paytable].rows[index].pays

    money, pays = game.currency.written, bet.rows[index].pays
    if max(pays.numerator, pays.denominator) > _MOST_IN_PAYS:
        problem = fact("sheet-error-pays-too-large", pays=f"'{pays}'", most=str(_MOST_IN_PAYS))
        raise place.error(source, problem)
    if pays.kind is PaysKind.METER:
        return
    brings = Payment.of(pays, 0).returned(stake, _UP)
    if brings > MOST_MINOR:
        problem = fact(
            "sheet-error-brings-too-much",
            stake=money(stake),
            bet=repr(bet.key),
            pays=f"'{pays}'",
            brings=money(brings),
            most=money(Minor(MOST_MINOR)),
        )
        raise place.error(
            source if stake <= pays.ratio else _source_of_stake(place, bet, tier), problem
        )


def _source_of_stake(place: SheetReader, bet: Bet, tier: Tier) -> Callable[[SheetDoc], object]:
    """The place of the largest stake on a bet: its own, or its limit in a tier."""
    if bet.stake is not None:
        return lambda sheet: sheet.bets[bet.key].stake
    own = place.sheet.tiers[tier.key].bets.get(bet.key)
    if own is None or own.max is UNSET:
        return lambda sheet: sheet.tiers[tier.key].max
    return lambda sheet: sheet.tiers[tier.key].bets[bet.key].max
