"""What a patron may stake on a bet: limits, denominations, lines, credit."""

from collections.abc import Mapping

from puntobanco.core.bets import Bet
from puntobanco.core.game import LINES, Game, Tier
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.core.rows import PaysKind, Side
from puntobanco.people.care import PatronStanding
from puntobanco.table.fees import player_dealer_fee, seat_fees
from puntobanco.table.mid_coup import seat_stakes
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from puntobanco.table.state import Phase, Table, stakes_by_bet


def is_pair(bet: Bet) -> bool:
    """Whether a bet is on a pair."""
    return any(row.asks_of_pairs for row in bet.rows)


def refuse_wager(table: Table, seat: int, bet: Bet, amount: Minor) -> Refusal | None:
    """Refuse an amount that cannot be added to a seat's bet."""
    standing = seat_stakes(table, seat)
    return (
        refuse_if_bet_closed(table, bet)
        or _refuse_out_of_turn(table, bet, standing)
        or _refuse_off_step(table, seat, bet, standing, amount)
        or _refuse_both_lines(table.rules, bet, standing)
        or _refuse_over_limits(table, bet, standing, amount)
        or _refuse_over_difference(table, bet, amount)
        or _refuse_short_chips(table, seat, bet, standing, amount)
    )


def refuse_if_bet_closed(table: Table, bet: Bet) -> Refusal | None:
    """Refuse a bet that is closed for everybody now."""
    last = table.rules.conduct.pairs_closed_after
    if last and is_pair(bet) and _games(table) >= last:
        return Refusal(RefusalCode.BET_CLOSED, bet=bet.key, closed=BetClosed.PAIRS, game=last)
    if lacks_meter(table, bet):
        return Refusal(RefusalCode.BET_CLOSED, bet=bet.key, closed=BetClosed.METER_DOWN)
    if table.rules.stakes(bet) is None:
        return Refusal(RefusalCode.BET_CLOSED, bet=bet.key, closed=BetClosed.NO_EXACT_STAKE)
    return None


def _refuse_out_of_turn(table: Table, bet: Bet, standing: Mapping[str, Minor]) -> Refusal | None:
    """Refuse a bet that is made at another time of the coup, or not on these cards."""
    if table.phase is not Phase.MID_COUP:
        closed = BetClosed.AFTER_FOUR if bet.after_four else None
    elif bet.key not in (table.play.mid_coup or ()):
        closed = BetClosed.NOT_OFFERED if bet.after_four else BetClosed.CARDS_DEALT
    elif bet.needs and standing.keys().isdisjoint(bet.needs):
        return Refusal(RefusalCode.BET_CLOSED, bet=bet.key, closed=BetClosed.NEEDS, bets=bet.needs)
    else:
        closed = None
    if closed is None:
        return None
    return Refusal(RefusalCode.BET_CLOSED, bet=bet.key, closed=closed)


def _games(table: Table) -> int:
    """Games of the shoe so far. With continuous shuffle each game is the first of its shoe."""
    if table.shoe is None or table.rules.shoe.continuous:
        return 0
    return table.shoe.coups


def lacks_meter(table: Table, bet: Bet) -> bool:
    """Whether a bet is paid from a meter and the table has no enabled meter."""
    return not table.meter_open and any(row.pays.kind is PaysKind.METER for row in bet.rows)


def _refuse_off_step(
    table: Table, seat: int, bet: Bet, standing: Mapping[str, Minor], amount: Minor
) -> Refusal | None:
    if bet.stake is not None:
        if amount != bet.stake or bet.key in standing:
            return Refusal(RefusalCode.DENOMINATION, stake=bet.stake, allowed=bet.stake)
        return None
    unit, exact = table.rules.table.denomination, table.rules.exact_steps[bet.key]
    if amount % unit == 0:
        step = table.rules.steps[bet.key]
        return None if amount % step == 0 else _off_step_refusal(amount, step)
    after = _with(standing, bet, amount)
    left = spendable(table, table.seats[seat], after) - amount
    if not is_residual(table, after, left=left):
        return Refusal(
            RefusalCode.DENOMINATION,
            step=unit,
            allowed=amount - amount % table.rules.steps[bet.key],
        )
    return _off_step_refusal(amount, exact) if amount % exact else None


def _off_step_refusal(amount: Minor, step: Minor) -> Refusal:
    return Refusal(RefusalCode.STAKE_STEP, allowed=amount - amount % step, step=step)


def _with(standing: Mapping[str, Minor], bet: Bet, amount: Minor) -> dict[str, Minor]:
    return {**standing, bet.key: Minor(standing.get(bet.key, 0) + amount)}


def is_residual(table: Table, bets: Mapping[str, Minor], *, left: int) -> bool:
    """Whether a patron's only bet is a credit below the minimum, accepted as a whole.

    `left` is what the patron can still spend otherwise.
    """
    if not table.rules.conduct.residual or len(bets) != 1:
        return False
    [(bet, amount)] = bets.items()
    least, _ = table.rules.table.limits.limit(bet)
    # Less than a step could not be bet in any case.
    return amount < least and left < table.rules.exact_steps[bet]


def _refuse_both_lines(game: Game, bet: Bet, standing: Mapping[str, Minor]) -> Refusal | None:
    rides = [key for key in (*standing, bet.key) if game.bet(key).side is Side.LINE]
    lines = {key for key in (*standing, bet.key) if key in LINES}
    if len(lines) == len(LINES) and (rides or not game.conduct.both_lines):
        return Refusal(RefusalCode.BOTH_LINES, bets=tuple(dict.fromkeys(rides)))
    return None


def _refuse_over_limits(
    table: Table, bet: Bet, standing: Mapping[str, Minor], amount: Minor
) -> Refusal | None:
    tier = table.rules.table.limits
    room = _room_on_bet(table.rules, tier, bet, standing)
    if amount > room:
        return _over_limit_refusal(RefusalCode.OVER_BET_LIMIT, table, bet, room)
    if tier.total is not None:
        left = tier.total - sum(standing.values())
        if amount > left:
            return _over_limit_refusal(RefusalCode.OVER_TOTAL_LIMIT, table, bet, left)
    return None


def _room_on_bet(game: Game, tier: Tier, bet: Bet, standing: Mapping[str, Minor]) -> int:
    if bet.stake is not None:
        return bet.stake
    _, most = tier.limit(bet.key)
    if game.conduct.combined_pair_limit and is_pair(bet):
        return most - sum(amount for key, amount in standing.items() if is_pair(game.bet(key)))
    return most - standing.get(bet.key, 0)


def _refuse_over_difference(table: Table, bet: Bet, amount: Minor) -> Refusal | None:
    most = table.rules.table.max_difference
    if most is None or bet.key not in LINES:
        return None
    totals = dict.fromkeys(LINES, 0)
    for acts in table.play.acts.values():
        for act in acts:
            if act.bet in totals:
                totals[act.bet] += act.stake
    other = LINES[1 - LINES.index(bet.key)]
    room = most + totals[other] - totals[bet.key]
    if amount > room:
        return _over_limit_refusal(RefusalCode.OVER_DIFFERENCE, table, bet, room)
    return None


def _refuse_short_chips(
    table: Table, seat: int, bet: Bet, standing: Mapping[str, Minor], amount: Minor
) -> Refusal | None:
    room = spendable(table, table.seats[seat], _with(standing, bet, amount))
    if amount > room:
        room = max(room, 0)
        exact = table.rules.exact_steps[bet.key]
        return Refusal(RefusalCode.SHORT_CHIPS, bet=bet.key, allowed=room - room % exact)
    return None


def spendable(table: Table, patron: PatronId, after: Mapping[str, Minor]) -> int:
    """The patron's chips less the fees for these bets."""
    return table.chips(patron) - seat_fees(table.rules, after, waived=table.play.waived)


def refuse_over_loss_limit(
    table: Table, seat: int, bet: Bet, amount: Minor, standing: PatronStanding
) -> Refusal | None:
    """Refuse an amount above what the patron's own loss limit leaves.

    Every stake counts as lost until it is settled, and so does its fee.
    """
    left = standing.loss_left
    if left is None:
        return None
    stakes = seat_stakes(table, seat)
    after = _with(stakes, bet, amount)
    fees = seat_fees(table.rules, after, waived=table.play.waived)
    room = left - sum(stakes.values()) - fees
    if amount <= room:
        return None
    return _over_limit_refusal(RefusalCode.LOSS_LIMIT, table, bet, room)


def _over_limit_refusal(code: RefusalCode, table: Table, bet: Bet, room: int) -> Refusal:
    """The refusal of more than a limit allows."""
    return Refusal(code, bet=bet.key, allowed=_stakeable(table, bet, max(room, 0)))


def _stakeable(table: Table, bet: Bet, room: int) -> int:
    """The largest part of an amount that can be staked on a bet."""
    if bet.stake is not None:
        return bet.stake if bet.stake <= room else 0
    return room - room % table.rules.steps[bet.key]


def staked(table: Table, seat: int) -> Minor:
    """What a seat has in the coup in progress: stakes, a bank, and the fees already taken."""
    play = table.coup
    banked = table.bank if seat == table.position.player_dealer else 0
    if play is None:
        return Minor(banked)
    if table.phase in (Phase.BETTING, Phase.MID_COUP):
        stakes = sum(seat_stakes(table, seat).values())
    else:
        stakes = sum(wager.stake for wager in play.wagers if wager.seat == seat)
    return Minor(stakes + banked + play.fees.get(seat, 0))


def at_risk(table: Table, patron: PatronId) -> Minor:
    """What a patron can still lose in the coup in progress, including fees to come."""
    seat = table.seat_of(patron)
    return Minor(0) if seat is None else Minor(staked(table, seat) + owed(table, seat))


def owed(table: Table, seat: int) -> Minor:
    """The fees that the close of betting will take from a seat's chips for its present bets."""
    if table.phase in (Phase.DEALING, Phase.MID_COUP, Phase.RESULT):
        return Minor(0)
    coup = table.coup
    if table.bank and seat == table.position.player_dealer:
        return player_dealer_fee(table.rules, waived=coup.waived if coup else table.waived)
    if coup is None:
        return Minor(0)
    return seat_fees(table.rules, stakes_by_bet(coup.acts.get(seat, ())), waived=coup.waived)
