"""The state of a meter, derived from its events and nothing else.

Money is in `balances` alone, in whole minor units; what is below one unit is carried in the two
remainders, in millionths of a unit. `Totals` count the same movements a second way, from what was
wagered and at which rate, so that the two can be compared at every event.
"""

from dataclasses import replace
from enum import Enum

import msgspec

from puntobanco.core.bets import Bet, payments
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import FixedPays, Game, Progressive, System
from puntobanco.core.ids import MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.postings import Balances
from puntobanco.people.staff import Approval

LAST_AWARDS = 25
"""How many finished awards a meter keeps at hand."""

PROCEDURE = 1
"""How hands that start now are played; those of older logs are 0 and continue as they began.

With 1, a level needs both people that the sheet names, a key has positions, a reason why an award
is none says what its wagers get instead, and a paid award is backed out only with what became of
the money.
"""

LARGEST_LAYOUT = 14
"""The most seats that a sheet can have; one coup cannot bring more wagers than that."""


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a meter grows; a change waits for the next award of the whole meter."""

    contribution_ppm: int
    reserve_ppm: int
    fixed_pays: FixedPays


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a meter is set."""

    rates: Rates
    seed: Minor
    limit: Minor | None
    """The most that it shows; anything above goes to the overflow."""
    system: System
    executive_above: Minor
    most_wagered: Minor
    """The most that the wagers of one coup at one table can come to."""


def preset(game: Game) -> Parameters:
    """The parameters that a game declares for its meter."""
    declared = declared_by(game)
    return Parameters(
        rates=Rates(declared.contribution_ppm, declared.reserve_ppm, declared.fixed_pays),
        seed=declared.seed,
        limit=declared.limit,
        system=declared.system,
        executive_above=declared.executive_above,
        most_wagered=Minor(stake_of(game) * LARGEST_LAYOUT),
    )


def declared_by(game: Game) -> Progressive:
    """What a game says about its meter; RuleError if it has none."""
    if game.progressive is None:
        raise RuleError(fact("meter-game-without", game=game.key))
    return game.progressive


def in_force(meter: "Meter") -> Progressive:
    """What the game of a meter declares, with the meter's settings in its place."""
    settings = meter.settings
    return replace(
        declared_by(meter.rules),
        seed=settings.seed,
        contribution_ppm=settings.rates.contribution_ppm,
        reserve_ppm=settings.rates.reserve_ppm,
        limit=settings.limit,
        fixed_pays=settings.rates.fixed_pays,
        system=settings.system,
        executive_above=settings.executive_above,
    )


def bet_of(game: Game) -> Bet:
    """The bet that the meter pays."""
    return game.bet(declared_by(game).bet)


def stake_of(game: Game) -> Minor:
    """The one stake that the bet takes: a sheet has to fix it."""
    stake = bet_of(game).stake
    assert stake is not None, "a sheet fixes the stake of a progressive bet"
    return stake


def fixed_return(game: Game, row: int) -> Minor:
    """What a fixed pay of the progressive bet brings in all, as a table pays it."""
    return payments(bet_of(game))[row].returned(stake_of(game), game.rounding)


class Pool(Enum):
    """An account of a meter that an adjustment can name."""

    METER = "meter"
    RESERVE = "reserve"
    OVERFLOW = "overflow"


class Riding(msgspec.Struct, frozen=True):
    """A wager that the meter stands behind, as it was locked."""

    seat: int
    patron: PatronId
    stake: Minor
    rides: Side | None = None
    """The hand it rides on; None if the bet itself says which."""


class Line(msgspec.Struct, frozen=True):
    """What the cards say of one wager."""

    seat: int
    row: int | None
    """The row that matched, from 0; None if none did."""
    returned: Minor = Minor(0)
    """What a fixed pay brings in all; nothing for a share of the meter."""


class Ruled(msgspec.Struct, frozen=True):
    """What a wager gets instead of an award that was rejected."""

    seat: int
    patron: PatronId
    row: int | None
    """The lower row that pays; None if the stake is returned."""
    amount: Minor


def stakes_of(ruled: tuple[Ruled, ...]) -> Minor:
    """The sum of the stakes that are returned."""
    return Minor(sum(one.amount for one in ruled if one.row is None))


class IncrementFault(Enum):
    """What is wrong with wagers that cannot have come from one coup at one table."""

    STAKE = "stake"
    """A wager is not the one stake that the bet takes."""
    SEATS = "seats"
    """There is no wager, or a seat has two."""
    MOST = "most"
    """Together they are more than the meter's bound for one coup."""


class WrongIncrement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why wagers were not counted."""

    fault: IncrementFault
    wagers: int
    seat: int | None = None
    """The seat with the wrong stake."""
    amount: Minor | None = None
    """The wrong stake, or what the wagers come to."""
    expected: Minor | None = None
    """The one stake, or the most that a coup can bring."""


class MeterFault(msgspec.Struct, frozen=True):
    """Why a meter does not trust itself: what staff reported, or wagers that it refused."""

    note: str = ""
    """What staff wrote, or the sentence in a log from before increments had a code."""
    increment: WrongIncrement | None = None
    table: TableId | None = None
    """The table and the coup of the increment."""
    coup: int | None = None


class HandPhase(Enum):
    """The phase of a table's hand, as the meter sees it."""

    LOCKED = "locked"
    """START GAME was pressed: wagers are counted and contributions made."""
    STOOD = "stood"
    """The result stands; winners are marked and awards verified."""
    ENDED = "ended"
    VOID = "void"


class Disagreement(msgspec.Struct, frozen=True):
    """A seat whose mark by the dealer and whose cards disagree."""

    seat: int
    marked: int | None
    """The row that the dealer marked."""
    by_cards: int | None
    """The row that the cards make."""


class Hand(msgspec.Struct, frozen=True):
    """The current or last hand of a table, from START GAME to END GAME."""

    coup: int
    wagers: tuple[Riding, ...]
    marked: bool
    """Whether a dealer marks the winners; a table without one needs no marks."""
    phase: HandPhase = HandPhase.LOCKED
    cards: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    marks: dict[int, int] = {}
    """By seat, the row that the dealer marked as won."""
    called: str = ""
    """Who called a supervisor; empty if nobody did."""
    covered: Minor = Minor(0)
    """What the meter paid of the fixed pays."""
    short: Minor = Minor(0)
    """What of them the tray paid, because the meter was dry."""
    procedure: int = 0
    """The procedure it is played by: see `PROCEDURE`."""
    ruled: tuple[Ruled, ...] = ()
    """What wagers get in place of awards that were rejected; paid at END GAME."""

    @property
    def on(self) -> bool:
        """Whether the hand is in progress."""
        return self.phase in (HandPhase.LOCKED, HandPhase.STOOD)


class KeyPosition(Enum):
    """The position of the supervisor's key in a table's controller."""

    RUN = "run"
    """Normal operation."""
    JPH = "jph"
    """Jackpot hand: the J-POT button logs a win."""


class Key(msgspec.Struct, frozen=True):
    """A key that stands in JPH."""

    holder: StaffId
    approval: Approval
    """That of the holder, who turned it."""
    by: str
    """Who asked for it."""


class Status(Enum):
    """The status of an award."""

    HIT = "hit"
    """The prize is set aside; nobody has verified it."""
    VERIFIED = "verified"
    """Two people have: the win is logged."""
    PAID = "paid"
    REJECTED = "rejected"
    """It was not a win: the prize is back on the meter."""
    BACKED_OUT = "backed-out"
    """It was logged, and a manual adjustment undid it."""


class AdjustReason(Enum):
    """Why a meter is adjusted: a closed list, each reason with what it may move."""

    MALFUNCTION = "malfunction"
    """A failure put too much or too little somewhere: the house sets it right."""
    OVER_LIMIT = "over-limit"
    """What stands on the meter belongs to the overflow."""
    OVERFLOW_TO_METER = "overflow-to-meter"
    """What came in above the limit goes on the meter."""
    SEED_RECOVERY = "seed-recovery"
    """The house takes seed back."""
    HOUSE_ADDITION = "house-addition"
    """The house adds to the prize."""
    RECEIPTS = "receipts"
    """Funds that are not displayed are lawfully recorded as receipts."""


WITHIN = (AdjustReason.OVER_LIMIT, AdjustReason.OVERFLOW_TO_METER)
"""Reasons that move money between the meter and its overflow: none comes in, none goes out."""


class AwardReason(Enum):
    """Why an award is rejected or backed out: a closed list."""

    NOT_QUALIFIED = "not-qualified"
    """The pay table does not name the hand."""
    NO_WAGER = "no-wager"
    """No wager was in its place when the game started."""
    CARDS_MISREAD = "cards-misread"
    """The cards were read or entered wrongly."""
    COUP_VOID = "coup-void"
    """The coup was void."""
    MALFUNCTION = "malfunction"
    """Equipment failed."""


class Recovery(Enum):
    """What became of the money of a paid award that is backed out."""

    RECOVERED = "recovered"
    """The winners gave it back: it comes out of their wallets."""
    WRITTEN_OFF = "written-off"
    """It is lost: the house refills the meter."""


LOGGED = (Status.VERIFIED, Status.PAID)
"""A coup with an award in one of these can no longer be void."""


class Share(msgspec.Struct, frozen=True):
    """One wager's part of a prize."""

    seat: int
    patron: PatronId
    stake: Minor
    amount: Minor


class Award(msgspec.Struct, frozen=True):
    """A share of the meter that was hit, with its status."""

    number: int
    """Counted from 1 in the order of the hits."""
    table: TableId
    coup: int
    row: int
    whole: bool
    """Whether it was the whole meter, so that the meter restarted."""
    cards: tuple[str, ...]
    at: Ms
    before: Minor
    """What the meter showed."""
    prize: Minor
    shares: tuple[Share, ...]
    undivided: Minor
    """The remainder that could not be divided and stayed on the meter."""
    seed: Minor
    """The seed that the house put up for the restart."""
    reserve: Minor
    """What the reserve added to it."""
    after: Minor
    """What the meter showed then."""
    status: Status = Status.HIT
    slip: int = 0
    """The number of its slip, from 1 without gaps; 0 until it is logged."""
    confirmed_by: str = ""
    """The supervisor who confirmed it, if an executive's card has to log it."""
    key_in: bool = False
    """Whether the key that logged it is not back in RUN."""
    key_by: str = ""
    """Who asked for that key."""
    verified_by: str = ""
    verified_at: Ms = Ms(0)
    verified_with: Approval | None = None
    paid_by: str = ""
    paid_at: Ms = Ms(0)
    ended_by: str = ""
    """Who rejected it or backed it out."""
    ended_at: Ms = Ms(0)
    ended_with: Approval | None = None
    ended_for: AwardReason | None = None
    """Why, as chosen from the list."""
    ended_note: str = ""
    """What staff wrote about it; nothing if the coup itself was void or corrected."""
    procedure: int = 0
    """How its hand was played."""
    wagers: tuple[Riding, ...] = ()
    """All wagers of the hand."""
    ruled: tuple[Ruled, ...] = ()
    """What the wagers get instead, if it was rejected or backed out."""
    recovery: Recovery | None = None
    """What became of the money, if it was paid and then backed out."""

    @property
    def being_verified(self) -> bool:
        """Whether the display still shows the meter as it was before it."""
        return self.status is Status.HIT or self.key_in

    @property
    def amount(self) -> Minor:
        """What the shares come to."""
        return Minor(sum(share.amount for share in self.shares))

    @property
    def open(self) -> bool:
        """Whether its prize is set aside and not paid."""
        return self.status in (Status.HIT, Status.VERIFIED)


class Totals(msgspec.Struct, frozen=True):
    """Lifetime totals of a meter, counted from its events."""

    wagers: int = 0
    wagered: Minor = Minor(0)
    """The in-meter: what qualifying wagers came to."""
    contributed_ppm: int = 0
    """What they put on the meter and the overflow, in millionths of a unit."""
    reserved_ppm: int = 0
    """What they put in the reserve, in the same."""
    seeded: Minor = Minor(0)
    """What the house put up, less what it took back."""
    awarded: Minor = Minor(0)
    """Prizes set aside or paid; one that was rejected is no longer among them."""
    paid: Minor = Minor(0)
    """Those of them that were paid."""
    fixed: Minor = Minor(0)
    """Fixed pays that the meter paid."""
    returned: Minor = Minor(0)
    """Stakes that went back because an award was void."""
    recovered: Minor = Minor(0)
    """What winners gave back of awards that were paid and backed out."""
    written_off: Minor = Minor(0)
    """What of such awards the house bore; it is among the adjustments."""
    adjusted: Minor = Minor(0)
    """What adjustments put in, less what they took out."""
    hits: int = 0
    wins: int = 0
    """Hits that were verified."""
    backed_out: int = 0


class Meter(msgspec.Struct, frozen=True):
    """A meter."""

    id: MeterId
    game: Game | None = None
    parameters: Parameters | None = None
    waiting: Rates | None = None
    """Rates that take effect with the next award of all of the meter."""
    balances: Balances = {}
    remainder_ppm: int = 0
    """What the meter was fed below one minor unit, in millionths."""
    reserve_remainder_ppm: int = 0
    totals: Totals = Totals()
    tallies: dict[int, int] = {}
    """How often finished hands had each row of the pay table."""
    tables: tuple[TableId, ...] = ()
    """Tables that share it, in the order they joined."""
    hands: dict[TableId, Hand] = {}
    keys: dict[TableId, Key] = {}
    """Keys that stand in JPH, by the table of the controller; all others are in RUN."""
    awards: tuple[Award, ...] = ()
    """Those that are open, and the last that are not."""
    slips: int = 0
    """The last slip number."""
    short: Minor = Minor(0)
    """What the tray paid because the meter was dry, since its last start."""
    disabled: str = ""
    """Why staff disabled it, in their own words; empty if they did not."""
    fault: MeterFault | None = None
    """Why two people have to enable it, if they have to."""
    procedure: int = 0
    """The newest procedure that a hand was played by."""

    @property
    def rules(self) -> Game:
        """The game it serves; asked only of a meter that was opened."""
        assert self.game is not None, "asked only of a meter that was opened"
        return self.game

    @property
    def settings(self) -> Parameters:
        """How it is set; asked only of a meter that was opened."""
        assert self.parameters is not None, "asked only of a meter that was opened"
        return self.parameters

    @property
    def up(self) -> bool:
        """Whether wagers may be made on it."""
        return self.game is not None and not self.disabled and not self.fault

    @property
    def on(self) -> tuple[TableId, ...]:
        """The tables with a hand on."""
        return tuple(table for table, hand in self.hands.items() if hand.on)

    def held(self, account: Account) -> Minor:
        """What one of its accounts holds."""
        return self.balances.get(account, Minor(0))

    @property
    def shown(self) -> Minor:
        """What is on the meter: what a hand that wins now has a share of."""
        return self.held(accounts.meter(self.id))

    @property
    def displayed(self) -> Minor:
        """What signs show: while an award is being verified, the meter as it was before it."""
        first = next((award for award in self.awards if award.being_verified), None)
        return self.shown if first is None else first.before

    @property
    def reserve(self) -> Minor:
        """What is put by for the next start."""
        return self.held(accounts.reserve(self.id))

    @property
    def overflow(self) -> Minor:
        """What came in above the limit."""
        return self.held(accounts.overflow(self.id))

    @property
    def set_aside(self) -> Minor:
        """Prizes that are not paid yet."""
        return self.held(accounts.awards(self.id))

    def award(self, number: int) -> Award | None:
        """The award of this number, or None if it is no longer kept."""
        return next((award for award in self.awards if award.number == number), None)

    def awards_of(self, table: TableId, coup: int) -> tuple[Award, ...]:
        """The awards of one coup, in the order of the hits."""
        return tuple(one for one in self.awards if (one.table, one.coup) == (table, coup))

    def hand(self, table: TableId, coup: int) -> Hand | None:
        """A table's hand of this coup, or None."""
        hand = self.hands.get(table)
        return hand if hand is not None and hand.coup == coup else None
