"""Betting: open, place, take back, repeat, double, and the wagers at the close."""

from collections.abc import Collection, Iterator

from puntobanco.core.game import LINES
from puntobanco.core.ids import CommandId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import gathered, move
from puntobanco.people.staff import Role
from puntobanco.table import commands, events, mid_coup
from puntobanco.table.context import TableContext, refuse_bad_amount
from puntobanco.table.dealing import pass_coup
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_if_coup_on,
    refuse_if_disabled,
    refuse_unless_betting,
    refuse_unless_dealing,
    refuse_unless_may_play,
    seat_of,
)
from puntobanco.table.evolve import evolve
from puntobanco.table.fees import by_seat, charges
from puntobanco.table.limits import (
    is_residual,
    lacks_meter,
    refuse_over_loss_limit,
    refuse_wager,
    spendable,
)
from puntobanco.table.mid_coup import acts_now
from puntobanco.table.player_dealer import clockwise, in_settlement_order
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.settlement import fee_account
from puntobanco.table.shoes import refuse_unless_shoe_ready
from puntobanco.table.state import Phase, PlacedWager, StandingWager, Table, progress, stakes_by_bet


def open_betting(table: Table, command: commands.OpenBetting, asked: TableContext) -> Decision:
    """Open betting for the next coup. Requires a ready shoe, and any player-dealer's bank."""
    del command
    refusal = (
        refuse_if_closed(table)
        or refuse_if_disabled(table)
        or refuse_unless_dealing(table, asked, Role.DEALER)
        or refuse_if_coup_on(table)
        or refuse_unless_shoe_ready(table)
    )
    if refusal is not None:
        return refusal
    if table.player_dealt and not table.bank:
        return Refusal(RefusalCode.NO_POSITION)
    return (opening(table),)


def opening(table: Table) -> events.BettingOpened:
    """The event that opens betting for the next coup."""
    assert table.shoe is not None, "a shoe that is ready is there"
    return events.BettingOpened(
        coup=table.coups + 1,
        shoe=table.shoe.number,
        tier=table.rules.table.tier,
        last_hand=not table.rules.shoe.continuous and progress(table).last_hand,
    )


def place(table: Table, command: commands.PlaceWager, asked: TableContext) -> Decision:
    """Add an amount to a bet of the patron's own seat."""
    seat = _staking_seat(table, command.coup, asked)
    if isinstance(seat, Refusal):
        return seat
    if command.seat is not None and command.seat != seat:
        return Refusal(RefusalCode.BACK_LINE, seat=command.seat)
    refusal = refuse_bad_amount(command.stake) or _refuse_amount(
        table, seat, command.bet, command.stake, asked
    )
    if refusal is not None:
        return refusal
    return (_placed(table, seat, asked.id, command.bet, command.stake),)


def _staking_seat(table: Table, coup: int, asked: TableContext) -> int | Refusal:
    """The seat of a patron who may stake more."""
    seat = _betting_seat(table, coup, asked)
    return seat if isinstance(seat, Refusal) else refuse_unless_may_play(asked) or seat


def _seat_before_cards(table: Table, coup: int, asked: TableContext) -> int | Refusal:
    """The seat of a patron who may stake more, before any card is dealt."""
    if table.phase is Phase.MID_COUP:
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    return _staking_seat(table, coup, asked)


def _betting_seat(table: Table, coup: int, asked: TableContext) -> int | Refusal:
    refusal = refuse_if_closed(table) or refuse_unless_betting(table, coup)
    if refusal is not None:
        return refusal
    seat = seat_of(table, asked)
    if isinstance(seat, Refusal):
        return seat
    if not asked.directory.may_play(table.seats[seat]):
        return Refusal(RefusalCode.NOT_A_PATRON)
    if table.player_dealt and seat == table.position.player_dealer:
        return Refusal(RefusalCode.PLAYER_DEALER_BETS)
    return seat


def _refuse_amount(
    table: Table, seat: int, bet: str, amount: Minor, asked: TableContext
) -> Refusal | None:
    offered = {one.key: one for one in table.rules.bets}
    if bet not in offered:
        return Refusal(RefusalCode.NO_SUCH_BET, bet=bet, bets=tuple(offered))
    refusal = refuse_wager(table, seat, offered[bet], amount)
    over = refuse_over_loss_limit(table, seat, offered[bet], amount, asked.standing)
    if refusal is None or over is None or refusal.allowed is None:
        return refusal or over
    # If both limit the amount, the stricter one applies.
    return min(refusal, over, key=lambda one: one.allowed or 0)


def _placed(table: Table, seat: int, act: CommandId, bet: str, amount: Minor) -> events.WagerPlaced:
    return events.WagerPlaced(
        coup=table.play.number,
        act=act,
        seat=seat,
        bet=bet,
        amount=amount,
        postings=move(
            amount,
            source=accounts.chips(table.id, table.seats[seat]),
            target=accounts.held(table.id),
        ),
    )


def take_back(table: Table, command: commands.TakeBackWager, asked: TableContext) -> Decision:
    """Take back one betting action: the named one, or the last."""
    seat = _betting_seat(table, command.coup, asked)
    if isinstance(seat, Refusal):
        return seat
    acts = acts_now(table, seat)
    named = [act for act in acts if command.act in (None, act.id)]
    if not named:
        return Refusal(RefusalCode.NOTHING_TO_TAKE_BACK)
    # Doubling and repeating are one action over several bets: they are taken back together.
    together = [act for act in acts if _root(act.id) == _root(named[-1].id)]
    return tuple(_taken_back(table, seat, act) for act in reversed(together))


def _root(act: CommandId) -> str:
    return act.partition("#")[0]


def take_back_all(table: Table, command: commands.TakeBackAll, asked: TableContext) -> Decision:
    """Take back all wagers."""
    seat = _betting_seat(table, command.coup, asked)
    if isinstance(seat, Refusal):
        return seat
    acts = acts_now(table, seat)
    if not acts:
        return Refusal(RefusalCode.NOTHING_TO_TAKE_BACK)
    return tuple(_taken_back(table, seat, act) for act in reversed(acts))


def _taken_back(table: Table, seat: int, act: PlacedWager) -> events.WagerTakenBack:
    return events.WagerTakenBack(
        coup=table.play.number,
        act=act.id,
        seat=seat,
        postings=move(
            act.stake,
            source=accounts.held(table.id),
            target=accounts.chips(table.id, table.seats[seat]),
        ),
    )


def repeat(table: Table, command: commands.RepeatWagers, asked: TableContext) -> Decision:
    """Repeat the last bets, all or none."""
    seat = _seat_before_cards(table, command.coup, asked)
    if isinstance(seat, Refusal):
        return seat
    last = table.last.get(table.seats[seat], ())
    if not last:
        return Refusal(RefusalCode.NOTHING_TO_REPEAT)
    made: list[events.WagerPlaced] = []
    for bet, amount in last:
        refusal = _refuse_amount(table, seat, bet, amount, asked)
        if refusal is not None:
            return refusal
        made.append(_placed(table, seat, _part(asked.id, len(made)), bet, amount))
        table = evolve(table, made[-1])
    return tuple(made)


def can_repeat(table: Table, seat: int) -> bool:
    """Whether a seat can repeat its patron's last bets."""
    banks = table.player_dealt and seat == table.position.player_dealer
    return table.phase is Phase.BETTING and not banks and bool(table.last.get(table.seats[seat]))


def _part(act: CommandId, index: int) -> CommandId:
    """The id of one part of an action over several bets."""
    return CommandId(f"{act}#{index}")


def double(table: Table, command: commands.DoubleWagers, asked: TableContext) -> Decision:
    """Double the bets in the order placed, each in full or not at all."""
    seat = _seat_before_cards(table, command.coup, asked)
    if isinstance(seat, Refusal):
        return seat
    made: list[events.WagerPlaced] = []
    for bet, amount in stakes_by_bet(table.play.acts.get(seat, ())).items():
        if _refuse_amount(table, seat, bet, amount, asked) is None:
            made.append(_placed(table, seat, _part(asked.id, len(made)), bet, amount))
            table = evolve(table, made[-1])
    if not made:
        return Refusal(RefusalCode.NOTHING_TO_DOUBLE)
    return tuple(made)


def close_betting(table: Table, command: commands.CloseBetting, asked: TableContext) -> Decision:
    """Close betting: return bets that are not allowed, take fees, fix what each wager rides on."""
    del command
    refusal = refuse_if_closed(table) or refuse_unless_dealing(table, asked, Role.DEALER)
    if refusal is not None:
        return refusal
    if table.phase is Phase.MID_COUP:
        return (mid_coup.closed(table),)
    if table.phase is not Phase.BETTING:
        return Refusal(RefusalCode.WRONG_PHASE, phase=table.phase)
    closed = closing(table)
    if closed.wagers or table.rules.conduct.dummy_hand:
        return (closed,)
    return closed, pass_coup(table)


def closing(table: Table) -> events.BettingClosed:
    """The event of the close of betting."""
    standing, returned = _split_by_close(table)
    return _closed(table, standing, returned)


def _split_by_close(
    table: Table,
) -> tuple[dict[int, dict[str, Minor]], tuple[events.ReturnedBet, ...]]:
    """The bets that stay, by seat, and those returned with the reason."""
    standing: dict[int, dict[str, Minor]] = {}
    returned: list[events.ReturnedBet] = []
    game = table.rules
    for seat in clockwise(table.seats, after=table.position.player_dealer):
        own = stakes_by_bet(table.play.acts.get(seat, ()))
        while True:
            odd = next(_cannot_stand(table, seat, own), None)
            if odd is None:
                break
            bet, reason = odd
            needs = game.bet(bet).needs if reason is events.ReturnReason.NEEDS else ()
            returned.append(events.ReturnedBet(seat, bet, own.pop(bet), reason, needs))
        if own:
            standing[seat] = own
    return standing, tuple(returned)


def _cannot_stand(
    table: Table, seat: int, own: dict[str, Minor]
) -> Iterator[tuple[str, events.ReturnReason]]:
    """Each bet below its minimum or without its meter, then each without the wager it requires."""
    game = table.rules
    placed = stakes_by_bet(table.play.acts.get(seat, ()))
    left = spendable(table, table.seats[seat], placed)
    residual = is_residual(table, placed, left=left)
    for bet, amount in own.items():
        least, _ = game.table.limits.limit(bet)
        if game.bet(bet).stake is None and amount < least and not residual:
            yield bet, events.ReturnReason.BELOW_MINIMUM
        if lacks_meter(table, game.bet(bet)):
            yield bet, events.ReturnReason.METER_DOWN
    for bet in own:
        needs = game.bet(bet).needs
        if needs and not any(need in own for need in needs):
            yield bet, events.ReturnReason.NEEDS


def _closed(
    table: Table,
    standing: dict[int, dict[str, Minor]],
    returned: tuple[events.ReturnedBet, ...],
) -> events.BettingClosed:
    game, waived = table.rules, table.play.waived
    holder = table.position.player_dealer
    fees: dict[int, Minor] = {}
    if table.player_dealt and standing and holder is not None:
        fees = by_seat(charges(game, standing, player_dealer=holder, waived=waived))
    movements = [
        move(
            one.amount,
            source=accounts.held(table.id),
            target=accounts.chips(table.id, table.seats[one.seat]),
        )
        for one in returned
    ]
    movements += [
        move(
            fee,
            source=accounts.chips(table.id, table.seats[seat]),
            target=fee_account(table),
        )
        for seat, fee in fees.items()
    ]
    return events.BettingClosed(
        coup=table.play.number,
        wagers=tuple(_wagers(table, standing)),
        returned=returned,
        fees=fees,
        postings=gathered(movements),
    )


def _wagers(table: Table, standing: dict[int, dict[str, Minor]]) -> Iterator[StandingWager]:
    """The wagers in settlement order, each with the line that it rides on."""
    game, holder = table.rules, table.position.player_dealer
    for seat, bet in in_settlement_order(standing, game=game, player_dealer=holder):
        own = standing[seat]
        rides = line_of(own) if game.bet(bet).side is Side.LINE else None
        yield StandingWager(seat, table.seats[seat], bet, own[bet], rides)


def line_of(own: Collection[str]) -> Side | None:
    """The line among a seat's bets, on which its other wagers ride, or None."""
    return next((Side(line) for line in LINES if line in own), None)
