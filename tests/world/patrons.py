"""What patrons do: usually something that makes sense at their table, sometimes not.

Sometimes one sets a limit; the last two also take breaks, and the last one excludes themselves.
"""

from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import PitCommand
from puntobanco.house.pit_state import PitState
from puntobanco.people import commands as people
from puntobanco.people.care import LimitKind
from puntobanco.table import commands
from puntobanco.table.commands import Actor, AnyCommand
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import Phase, Table
from tests.world.cast import PATRONS, TABLES, Cast
from tests.world.chance import Chance

_BUY_INS = (50_00, 500_00, 2_000_00, 50_000_00)
_STAKES = (10_00, 10_00, 20_00, 25_00, 100_00, 7, 2_000_00)
_BANKS = (10_00, 100_00, 1_000_00)
_RESTING = PATRONS[-2:]
_EXCLUDING = PATRONS[-1:]
_LOSSES = (50_00, 300_00, 2_000_00, 9_000_00, None)
_MINUTES = (2, 30, 600, None)


def patron_act(seen: PitState, cast: Cast, chance: Chance) -> PitCommand:
    """The next act of a random patron, given the state of the tables."""
    who = chance.pick(PATRONS)
    excluded = seen.directory.care_of(who).excluded_until is not None
    if chance.one_in(2 if excluded else 8):
        return cast.to_house(_for_own_good(seen, who, chance), patron=who)
    by = Actor(patron=who)
    seated = [table for table in TABLES if seen.table(table).seat_of(who) is not None]
    if not seated or chance.one_in(15):
        table = chance.pick(TABLES)
        return cast.to_table(table, commands.Sit(seat=chance.between(1, 8)), by)
    at = chance.pick(seated)
    return cast.to_table(at, _next(seen.table(at), who, chance), by)


def _next(table: Table, who: PatronId, chance: Chance) -> AnyCommand:
    if chance.one_in(25):
        return _anything(table, chance)
    if table.chips(who) < 50_00 and chance.below(3):
        return commands.BuyChips(amount=Minor(chance.pick(_BUY_INS)))
    match table.phase:
        case Phase.BETTING | Phase.MID_COUP:
            return _betting(table, chance)
        case Phase.DEALING | Phase.RESULT:
            down = [at for at, seat in face_down(table).items() if seat == table.seat_of(who)]
            if down:
                return commands.TurnCards(coup=table.coups, places=(chance.pick(down),))
            return _away(chance)
        case _:
            return _between_coups(table, who, chance)


def _betting(table: Table, chance: Chance) -> AnyCommand:
    coup, bet = table.coups, chance.pick(table.rules.bets)
    stake = bet.stake or chance.pick(_STAKES)
    acts: tuple[tuple[int, AnyCommand], ...] = (
        (14, commands.PlaceWager(coup=coup, bet=bet.key, stake=Minor(stake))),
        (2, commands.TakeBackWager(coup=coup)),
        (1, commands.TakeBackAll(coup=coup)),
        (2, commands.RepeatWagers(coup=coup)),
        (2, commands.DoubleWagers(coup=coup)),
        (1, _away(chance)),
    )
    return chance.weighted(acts)


def _between_coups(table: Table, who: PatronId, chance: Chance) -> AnyCommand:
    seat, position = table.seat_of(who), table.position
    bank = Minor(chance.pick(_BANKS))
    if position.offered == seat and chance.below(4):
        return commands.AcceptPosition(bank=bank)
    if position.player_dealer == seat and not table.bank and chance.below(4):
        return commands.PostBank(bank=bank)
    if table.shoe is not None and table.shoe.cut is None:
        return commands.CutShoe(position=chance.between(1, 60))
    if position.offered == seat:
        return commands.DeclinePosition()
    return _away(chance)


def _away(chance: Chance) -> AnyCommand:
    """Money to or from the table, or leaving it."""
    amount = Minor(chance.pick(_BUY_INS))
    acts: tuple[tuple[int, AnyCommand], ...] = (
        (4, commands.BuyChips(amount=amount)),
        (3, commands.CashOut(amount=amount)),
        (1, commands.CashOut()),
        (1, commands.Leave()),
    )
    return chance.weighted(acts)


def _for_own_good(seen: PitState, who: PatronId, chance: Chance) -> people.CareCommand:
    """A limit, a reminder, a break or an exclusion; some of the requests are invalid."""
    care = seen.directory.care_of(who)
    if care.excluded_until is not None and chance.below(3):
        return people.EndExclusion(patron=who)
    limit = chance.pick(tuple(LimitKind))
    value = chance.pick(_MINUTES if limit is LimitKind.TIME_DAY else _LOSSES)
    waiting = [kind for kind, one in care.limits.items() if one.waiting is not None]
    withdrawn = chance.pick(waiting or [limit])
    rest, term = chance.pick((24, 72, 1)), chance.pick((30, 30, 1))
    acts: tuple[tuple[int, people.CareCommand], ...] = (
        (10, people.SetLimit(patron=who, limit=limit, value=value)),
        (9 if waiting else 1, people.WithdrawChange(patron=who, limit=withdrawn)),
        (2, people.ChooseRealityCheck(patron=who, minutes=chance.pick((0, 15, 30, 60, 7)))),
        (3 if who in _RESTING else 0, people.BeginCoolOff(patron=who, hours=rest)),
        (6 if who in _EXCLUDING else 0, people.ExcludePatron(patron=who, days=term)),
        (1, people.EndExclusion(patron=who)),
        (1, people.SetLimit(patron=PATRONS[0], limit=limit, value=chance.pick((0, 5_00)))),
    )
    return chance.weighted(acts)


def _anything(table: Table, chance: Chance) -> AnyCommand:
    """A command that is wrong here: for another coup, another's seat or another's work."""
    coup = chance.between(0, table.coups + 1)
    acts: tuple[AnyCommand, ...] = (
        commands.PlaceWager(coup=coup, bet="player", stake=Minor(10_00), seat=1),
        commands.PlaceWager(coup=coup, bet="dragon", stake=Minor(10_00)),
        commands.PlaceWager(coup=table.coups, bet="player", stake=Minor(-10_00)),
        commands.BuyChips(amount=Minor(1 << 62)),
        commands.CashOut(amount=Minor(0)),
        commands.TurnCards(coup=coup, places=(0, 1)),
        commands.DealCard(card="9s"),
        commands.SettleCoup(),
        commands.VoidCoup(reason="I am losing"),
        commands.AcceptPosition(bank=Minor(100_00)),
        commands.CutShoe(position=5),
    )
    return chance.pick(acts)


def quiet_bet(table: Table, at: TableId, cast: Cast, chance: Chance) -> PitCommand | None:
    """A plain wager of a seated patron, for the end of a world; None if there can be none."""
    if table.phase is not Phase.BETTING or not table.seats:
        return None
    who = chance.pick(tuple(table.seats.values()))
    command = commands.PlaceWager(coup=table.coups, bet="player", stake=Minor(10_00))
    return cast.to_table(at, command, Actor(patron=who))
