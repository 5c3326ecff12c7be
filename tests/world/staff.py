"""What staff do: a dealer deals the dealer's table, others correct, pay and supervise."""

from puntobanco.core.cards import Card
from puntobanco.core.game import Value
from puntobanco.core.ids import CardId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.shoe import Burn, full_shoe
from puntobanco.house.messages import PitCommand
from puntobanco.house.pit_state import PitState
from puntobanco.people import commands as people
from puntobanco.people.staff import Approval, Role
from puntobanco.table import commands
from puntobanco.table.acts import TableAct, digest_of_act
from puntobanco.table.commands import Actor, AnyCommand
from puntobanco.table.shoes import is_over
from puntobanco.table.state import Phase, Table
from tests.world.cast import HAND, PATRONS, STAFF, TABLES, Cast, card_of
from tests.world.chance import Chance

DORA, SAM, SUE, EVE = (StaffId(name) for name in ("dora", "sam", "sue", "eve"))
_CARDS: tuple[Card, ...] = full_shoe(1)
_HITS = (
    ("2d", "Kd", "3d", "Qd", "4d", "Jd"),
    ("2h", "Kh", "3h", "Qh", "4h", "Jh"),
    ("2s", "Kd", "3h", "Qc", "4s", "Jh"),
)
"""Player 9 over Banker 0 with 2, 3 and 4: all diamonds, another single suit, mixed suits."""
_APPROVED_MS = (2_000, 60_000, 600_000)

Meant = tuple[StaffId, str]
"""Who asks for an approval, and the digest of the act that it is for."""


def dealer_act(seen: PitState, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    """The next act of the dealer at the dealer's table."""
    table = seen.table(HAND)
    by = Actor(staff=DORA)
    wrong = table.phase in (Phase.DEALING, Phase.MID_COUP, Phase.RESULT) and chance.one_in(14)
    if wrong and table.coup is not None and table.coup.cards:
        place = chance.below(len(table.coup.cards))
        correction = commands.CorrectCard(place=place, card=_card(chance), reason="misread")
        meant = (DORA, digest_of_act(table, correction))
        word = _second_word(cast, chance, HAND, Role.SUPERVISOR, now, meant)
        return cast.to_table(HAND, correction, by, approval=word)
    return cast.to_table(HAND, _next_of_dealer(table, chance), by)


def _next_of_dealer(table: Table, chance: Chance) -> AnyCommand:
    match table.phase:
        case Phase.IDLE:
            return _between_coups(table, chance)
        case Phase.BETTING | Phase.MID_COUP:
            return commands.CloseBetting()
        case Phase.DEALING:
            if chance.one_in(40):
                return commands.ShowCutCard()
            return commands.DealCard(card=_next_card(table, chance))
        case Phase.RESULT:
            return commands.SettleCoup()
        case Phase.CLOSED:
            return commands.OpenBetting()


def _between_coups(table: Table, chance: Chance) -> AnyCommand:
    shoe = table.shoe
    if shoe is None or shoe.ended:
        return commands.StartShoe(commitment=f"by hand {chance.word()}")
    if shoe.cut is None:
        return commands.CutShoe(position=chance.between(1, 51))
    if not shoe.burned:
        rules = table.rules.shoe
        turns = rules.burn is Burn.POINTS and not rules.continuous
        return commands.BurnCards(turned=_card(chance) if turns else None)
    if is_over(table):
        return commands.EndShoe()
    return commands.OpenBetting()


def _next_card(table: Table, chance: Chance) -> str:
    """A random card; at a table with a meter, every third coup hits the meter."""
    out = len(table.play.cards)
    if table.meter is not None and table.coups % 3 == 0 and out < len(_HITS[0]):
        return _HITS[table.coups // 3 % len(_HITS)][out]
    return _card(chance)


def _card(chance: Chance) -> str:
    return str(chance.pick(_CARDS))


def staff_act(seen: PitState, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    """The next act of a supervisor, a cashier or an administrator."""
    act = chance.weighted(
        (
            (5, _supervise),
            (3, _cash),
            (2, _employ),
        )
    )
    return act(seen, cast, chance, now)


def _supervise(seen: PitState, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    at = chance.pick(TABLES)
    table = seen.table(at)
    if table.phase is Phase.CLOSED and table.game is not None:
        opening = commands.OpenTable(game=table.game, mode=table.mode)
        return cast.to_table(at, opening, Actor(staff=SAM))
    role = Role.SUPERVISOR
    between = table.phase is Phase.IDLE
    acts: tuple[tuple[int, AnyCommand], ...] = (
        (1 if between else 5, commands.VoidCoup(reason="a card on the floor")),
        (6 if between else 1, _setting(chance)),
        (1, commands.DisableTable(reason="a spill") if chance.one_in(4) else _enable()),
        (2, _enable()),
        (1, commands.WaiveFees(columns=("player-dealer",), reason="a quiet night")),
        (1, commands.CloseTable()),
    )
    command = chance.weighted(acts)
    if between and table.recall and chance.one_in(3):
        role = Role.EXECUTIVE
        cards = tuple(_card(chance) for _ in range(chance.between(4, 6)))
        command = commands.CorrectCoup(coup=table.recall[-1].number, cards=cards, reason="film")
    act = digest_of_act(table, command) if isinstance(command, TableAct) else ""
    word = _second_word(cast, chance, at, role, now, (SAM, act))
    return cast.to_table(at, command, Actor(staff=SAM), approval=word)


def _enable() -> commands.EnableTable:
    return commands.EnableTable(reason="clean again")


def _setting(chance: Chance) -> commands.ChangeSetting:
    options: tuple[tuple[str, Value], ...] = (("betting-time", 9), ("last-bets-time", 3))
    key, value = chance.pick(options)
    return commands.ChangeSetting(key=key, value=value, reason="the shift")


def _second_word(
    cast: Cast, chance: Chance, table: TableId, role: Role, now: Ms, meant: Meant
) -> Approval | None:
    """A second person's approval: a fresh one, none, or one given before."""
    if chance.one_in(10):
        return None
    before = [one for one in cast.approvals if (one.table, one.role) == (table, role)]
    if before and chance.one_in(3):
        return chance.pick(before[-5:])
    who = EVE if role is Role.EXECUTIVE else chance.pick((SUE, SUE, SUE, SAM))
    place = table if chance.below(12) else chance.pick(TABLES)
    return approval(cast, chance, place, who, now, meant, role=role)


def approval(
    cast: Cast,
    chance: Chance,
    place: TableId,
    who: StaffId,
    now: Ms,
    meant: Meant,
    *,
    role: Role | None = None,
) -> Approval:
    """A fresh approval by a member of staff, in `role` or in their highest one."""
    asker, act = meant
    given = Approval(
        card=card_of(who),
        role=role or (Role.EXECUTIVE if who == EVE else Role.SUPERVISOR),
        table=place,
        nonce=chance.word(),
        expires=Ms(now + chance.pick(_APPROVED_MS)),
        asker=asker,
        act=act,
    )
    cast.approvals.append(given)
    return given


def _cash(seen: PitState, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    del seen, now
    patron = chance.pick((*PATRONS, PatronId("nobody")))
    amount = Minor(chance.pick((100_00, 1_000_00, 5_000_00, 0)))
    by = chance.pick((StaffId("cleo"), StaffId("cleo"), SAM, DORA))
    if chance.one_in(3):
        return cast.to_house(people.RedeemCredit(patron=patron, amount=amount), by)
    return cast.to_house(people.IssueCredit(patron=patron, amount=amount), by)


def _employ(seen: PitState, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    del seen, now
    temp, card = StaffId(f"temp-{chance.below(4)}"), CardId(f"card-{chance.below(6)}")
    roles = frozenset(chance.pick(tuple(STAFF.values())))
    acts: tuple[people.AnyPeopleCommand, ...] = (
        people.AppointStaff(staff=temp, roles=roles),
        people.DismissStaff(staff=temp, reason="the season is over"),
        people.IssueCard(card=card, holder=temp),
        people.RevokeCard(card=card, reason="lost"),
        people.RegisterPatron(patron=PatronId(f"guest-{chance.below(5)}"), simulated=True),
    )
    return cast.to_house(chance.pick(acts), chance.pick((StaffId("ada"), StaffId("ada"), DORA)))
