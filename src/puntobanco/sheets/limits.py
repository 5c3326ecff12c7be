"""Stakes and costs at a table: tiers of limits and fees, with validation."""

from puntobanco.core.bets import Bet
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
from puntobanco.sheets.merge import Tree, value_at
from puntobanco.sheets.place import SheetTree

_MOST_IN_PAYS = (2**63 - 1) // PPM
"""Kernels store a payout as a 64-bit integer, scaled by a million for commissions."""

_UP = Rounding(Minor(1), Direction.PATRON)


def tier_of(place: SheetTree, key: str, banking: Banking) -> Tier:
    """One printed row of limits and fees."""
    path = f"tiers.{key}"
    own: Tree = place.get(f"{path}.bets", {})
    for bet in own:
        _refuse_unknown_limit(place, f"{path}.bets.{bet}", bet)
    limits = tuple(_limit(place, f"{path}.bets.{bet}", bet) for bet in own)
    whole = _limit(place, path, key)
    return Tier(
        key=key,
        minimum=whole.minimum,
        maximum=whole.maximum,
        total=place.optional_money(f"{path}.total"),
        limits=limits,
        fees=_fees(place, path, banking),
    )


def _refuse_unknown_limit(place: SheetTree, path: str, bet: str) -> None:
    """Raise SheetError if the sheet itself limits a bet that it does not have."""
    # A part shared by many games may have limits for bets that one of them lacks.
    own = place.merged.origin(path) == place.merged.file
    if own and bet not in place.tree["bets"]:
        known = listed(place.tree["bets"])
        raise place.error(path, fact("sheet-error-bet-unknown", bet=repr(bet), known=known))


def _limit(place: SheetTree, path: str, bet: str) -> StakeLimit:
    limit = StakeLimit(bet, place.money(f"{path}.min"), place.money(f"{path}.max"))
    if not 0 < limit.minimum <= limit.maximum:
        least, most = repr(place.get(f"{path}.min")), repr(place.get(f"{path}.max"))
        raise place.error(path, fact("sheet-error-limits", min=least, max=most))
    return limit


def _fees(place: SheetTree, path: str, banking: Banking) -> tuple[Fee, ...]:
    docs: Tree = place.get(f"{path}.fees", {})
    if docs and banking.by is BankedBy.HOUSE:
        problem = fact("sheet-error-fees-of-house", columns=listed(docs))
        raise place.error(f"{path}.fees", problem)
    columns = {bet.get("fee") for bet in place.tree["bets"].values()} | {PLAYER_DEALER_FEE}
    for column in docs:
        if column not in columns:
            known = listed(sorted(key for key in columns if key))
            problem = fact("sheet-error-fee-unknown", known=known)
            raise place.error(f"{path}.fees.{column}", problem)
    fees = tuple(Fee(column, place.money(f"{path}.fees.{column}")) for column in docs)
    # A waived fee does not count as a rate.
    rates = sum(fee.amount > 0 for fee in fees)
    if rates > MOST_RATES:
        problem = fact("sheet-error-fee-rates", rates=rates, most=MOST_RATES)
        raise place.error(f"{path}.fees", problem)
    return fees


def refuse_below_minimum(place: SheetTree, bets: tuple[Bet, ...], tiers: tuple[Tier, ...]) -> None:
    """Raise SheetError if a patron of a player-dealer could bet less than the table minimum.

    "Players must bet at least the table minimum" (California: Commission-Free Baccarat). A bet that
    requires another is placed in addition to it; every other bet must reach the minimum alone.
    """
    for tier in tiers:
        for bet in bets:
            least = tier.limit(bet.key)[0] if bet.stake is None else bet.stake
            if not bet.needs and least < tier.minimum:
                minimum = repr(place.get(f"tiers.{tier.key}.min"))
                problem = fact("sheet-error-below-minimum", bet=repr(bet.key), minimum=minimum)
                raise place.error(f"tiers.{tier.key}.bets.{bet.key}", problem)


def refuse_oversized_payouts(place: SheetTree, game: Game) -> None:
    """Raise SheetError if a wager could return more than every part of the house stores exactly.

    The ledger and the kernels count minor units in 64 bits, and screens up to MOST_MINOR. The error
    names the payout or the stake, whichever is larger.
    """
    money = game.currency.written
    for bet in game.bets:
        tier = max(game.table.tiers, key=lambda one: one.limit(bet.key)[1])
        stake = tier.limit(bet.key)[1] if bet.stake is None else bet.stake
        for index, row in enumerate(bet.rows):
            pays = row.pays
            path = f"paytables.{bet.paytable}.rows[{index}].pays"
            if max(pays.numerator, pays.denominator) > _MOST_IN_PAYS:
                problem = fact(
                    "sheet-error-pays-too-large", pays=f"'{pays}'", most=str(_MOST_IN_PAYS)
                )
                raise place.error(path, problem)
            if pays.kind is PaysKind.METER:
                continue
            brings = Payment.of(pays, 0).returned(stake, _UP)
            if brings <= MOST_MINOR:
                continue
            if stake > pays.ratio:
                path = f"bets.{bet.key}.stake"
                if bet.stake is None:
                    own = f"tiers.{tier.key}.bets.{bet.key}.max"
                    path = f"tiers.{tier.key}.max" if value_at(place.tree, own) is None else own
            problem = fact(
                "sheet-error-brings-too-much",
                stake=money(stake),
                bet=repr(bet.key),
                pays=f"'{pays}'",
                brings=money(brings),
                most=money(Minor(MOST_MINOR)),
            )
            raise place.error(path, problem)
