"""The state of a meter, derived only from its events.

Money is only in `balances`, in whole minor units; fractions of a unit are carried in the two
remainders, in millionths of a unit. `MeterTotals` count the same movements independently, from
wagers and rates, so that the two can be compared at every event.
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
"""The number of finished awards that a meter keeps."""

LARGEST_LAYOUT = 14
"""The most seats of any sheet, and so the most wagers that one coup can have."""


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a meter grows; a change waits for the next award of the whole meter."""

    contribution_ppm: int
    reserve_ppm: int
    fixed_pays: FixedPays


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a meter."""

    rates: Rates
    seed: Minor
    limit: Minor | None
    """The largest meter amount; anything above goes to the overflow."""
    system: System
    executive_above: Minor
    most_wagered: Minor
    """The largest sum of the wagers of one coup at one table."""


def preset(game: Game) -> Parameters:
    """The parameters that a game declares for its meter."""
    declared = declaration_of(game)
    return Parameters(
        rates=Rates(declared.contribution_ppm, declared.reserve_ppm, declared.fixed_pays),
        seed=declared.seed,
        limit=declared.limit,
        system=declared.system,
        executive_above=declared.executive_above,
        most_wagered=Minor(stake_of(game) * LARGEST_LAYOUT),
    )


def declaration_of(game: Game) -> Progressive:
    """The game's declaration of its meter; RuleError if it has none."""
    if game.progressive is None:
        raise RuleError(fact("meter-game-without", game=game.key))
    return game.progressive


def current_rules(meter: "Meter") -> Progressive:
    """The declaration of a meter's game, with the meter's current settings."""
    settings = meter.settings
    return replace(
        declaration_of(meter.rules),
        seed=settings.seed,
        contribution_ppm=settings.rates.contribution_ppm,
        reserve_ppm=settings.rates.reserve_ppm,
        limit=settings.limit,
        fixed_pays=settings.rates.fixed_pays,
        system=settings.system,
        executive_above=settings.executive_above,
    )


def bet_of(game: Game) -> Bet:
    """The bet that is paid from the meter."""
    return game.bet(declaration_of(game).bet)


def stake_of(game: Game) -> Minor:
    """The only stake of the bet, which a sheet must fix."""
    stake = bet_of(game).stake
    assert stake is not None, "a sheet fixes the stake of a progressive bet"
    return stake


def fixed_return(game: Game, row: int) -> Minor:
    """The total return of a fixed pay of the progressive bet, as a table pays it."""
    return payments(bet_of(game))[row].returned(stake_of(game), game.rounding)


def prize_of(game: Game, row: int, *, on: Minor) -> Minor:
    """The prize of a row that pays a share of the meter, if the meter is at `on`."""
    return payments(bet_of(game))[row].share_of(on)


class Pool(Enum):
    """An account of a meter that an adjustment can name."""

    METER = "meter"
    RESERVE = "reserve"
    OVERFLOW = "overflow"


class LockedWager(msgspec.Struct, frozen=True):
    """A progressive wager, as it was locked."""

    seat: int
    patron: PatronId
    stake: Minor
    rides: Side | None = None
    """The hand it rides on; None if the bet itself determines it."""


class WagerResult(msgspec.Struct, frozen=True):
    """The result of one wager by the cards."""

    seat: int
    row: int | None
    """The matching row, from 0; None if no row matches."""
    returned: Minor = Minor(0)
    """The total return of a fixed pay; zero for a share of the meter."""


class ReplacementPay(msgspec.Struct, frozen=True):
    """What a wager gets in place of a rejected award."""

    seat: int
    patron: PatronId
    row: int | None
    """The lower row that pays; None if the stake is returned."""
    amount: Minor


def stakes_of(ruled: tuple[ReplacementPay, ...]) -> Minor:
    """The sum of the returned stakes."""
    return Minor(sum(one.amount for one in ruled if one.row is None))


class IncrementFault(Enum):
    """What is wrong with wagers that cannot come from one coup at one table."""

    STAKE = "stake"
    """A wager has a stake other than the fixed one."""
    SEATS = "seats"
    """There is no wager, or a seat has two."""
    MOST = "most"
    """Their sum exceeds the meter's bound for one coup."""


class WrongIncrement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why wagers were not counted."""

    fault: IncrementFault
    wagers: int
    seat: int | None = None
    """The seat with the wrong stake."""
    amount: Minor | None = None
    """The wrong stake, or the sum of the wagers."""
    expected: Minor | None = None
    """The fixed stake, or the most that a coup can have."""


class MeterFault(msgspec.Struct, frozen=True):
    """Why a meter is faulted: what staff reported, or wagers that it refused."""

    note: str = ""
    """What staff wrote; empty if the meter refused wagers."""
    increment: WrongIncrement | None = None
    table: TableId | None = None
    """The table of the refused wagers; `coup` is theirs too."""
    coup: int | None = None


class HandPhase(Enum):
    """The phase of a table's coup, as the meter sees it."""

    LOCKED = "locked"
    """START GAME was pressed: wagers are counted and contributions made."""
    STOOD = "stood"
    """The result is in; winners are marked and awards verified."""
    ENDED = "ended"
    VOID = "void"


class Disagreement(msgspec.Struct, frozen=True):
    """A seat whose mark by the dealer and whose cards disagree."""

    seat: int
    marked: int | None
    """The row that the dealer marked."""
    by_cards: int | None
    """The row that the cards make."""


class MeterHand(msgspec.Struct, frozen=True):
    """The current or last coup of a table, from START GAME to END GAME."""

    coup: int
    wagers: tuple[LockedWager, ...]
    marked: bool
    """Whether a dealer marks the winners; a table without a dealer needs no marks."""
    phase: HandPhase = HandPhase.LOCKED
    cards: tuple[str, ...] = ()
    lines: tuple[WagerResult, ...] = ()
    marks: dict[int, int] = {}
    """By seat, the row that the dealer marked as won."""
    called: str = ""
    """Who called a supervisor; empty if nobody has."""
    covered: Minor = Minor(0)
    """The part of the fixed pays that the meter paid."""
    short: Minor = Minor(0)
    """The part of them that the tray paid because the meter was dry."""
    ruled: tuple[ReplacementPay, ...] = ()
    """What wagers get in place of rejected awards; paid at END GAME."""

    @property
    def in_progress(self) -> bool:
        """Whether the coup is in progress."""
        return self.phase in (HandPhase.LOCKED, HandPhase.STOOD)


class KeyPosition(Enum):
    """The position of the supervisor's key in a table's controller."""

    RUN = "run"
    """Normal operation."""
    JPH = "jph"
    """Jackpot hand: the J-POT button logs a win."""


class Key(msgspec.Struct, frozen=True):
    """A key in position JPH."""

    holder: StaffId
    approval: Approval
    """The approval of the holder, who turned it."""
    by: str
    """Who asked for it."""


class AwardStatus(Enum):
    """The status of an award."""

    HIT = "hit"
    """The prize is set aside, not yet verified."""
    VERIFIED = "verified"
    """Two people verified it: the win is logged."""
    PAID = "paid"
    REJECTED = "rejected"
    """It was not a win: the prize is back on the meter."""
    BACKED_OUT = "backed-out"
    """It was logged, and a manual adjustment undid it."""


class AdjustReason(Enum):
    """Why a meter is adjusted: a closed list; each reason determines what may move."""

    MALFUNCTION = "malfunction"
    """A failure made an amount too large or too small: the house corrects it."""
    OVER_LIMIT = "over-limit"
    """An amount on the meter belongs to the overflow."""
    OVERFLOW_TO_METER = "overflow-to-meter"
    """An amount above the limit is moved to the meter."""
    SEED_RECOVERY = "seed-recovery"
    """The house takes seed back."""
    HOUSE_ADDITION = "house-addition"
    """The house adds to the prize."""
    RECEIPTS = "receipts"
    """Funds that are not displayed are lawfully recorded as receipts."""


WITHIN = (AdjustReason.OVER_LIMIT, AdjustReason.OVERFLOW_TO_METER)
"""Reasons that move money between the meter and its overflow; none is added or taken out."""


class AwardReason(Enum):
    """Why an award is rejected or backed out: a closed list."""

    NOT_QUALIFIED = "not-qualified"
    """The pay table does not name the hand."""
    NO_WAGER = "no-wager"
    """There was no valid wager when the game started."""
    CARDS_MISREAD = "cards-misread"
    """The cards were read or entered wrongly."""
    COUP_VOID = "coup-void"
    """The coup was void."""
    MALFUNCTION = "malfunction"
    """Equipment failed."""


class Recovery(Enum):
    """What became of the money of a paid award that is backed out."""

    RECOVERED = "recovered"
    """The winners returned it: it is taken from their wallets."""
    WRITTEN_OFF = "written-off"
    """It is lost: the house refills the meter."""


LOGGED = (AwardStatus.VERIFIED, AwardStatus.PAID)
"""A coup with an award in one of these statuses cannot be voided."""


class Share(msgspec.Struct, frozen=True):
    """One wager's part of a prize."""

    seat: int
    patron: PatronId
    stake: Minor
    amount: Minor


class Hit(msgspec.Struct, frozen=True):
    """A share of the meter that was hit, as the log records it and as the award keeps it."""

    award: int
    """Counted from 1 in the order of the hits."""
    table: TableId
    coup: int
    row: int
    whole: bool
    """Whether it was the whole meter, so that the meter restarted."""
    cards: tuple[str, ...]
    at: Ms
    before: Minor
    """The meter amount before the hit."""
    prize: Minor
    shares: tuple[Share, ...]
    undivided: Minor
    """The remainder that could not be divided and stayed on the meter."""
    seed: Minor
    """The seed that the house put up for the restart."""
    reserve: Minor
    """The amount added from the reserve."""
    after: Minor
    """The meter amount after the restart."""


class Award(Hit, frozen=True, kw_only=True):
    """A hit with its status, and what was done about it."""

    status: AwardStatus = AwardStatus.HIT
    slip: int = 0
    """The number of its slip, from 1 without gaps; 0 until it is logged."""
    confirmed_by: str = ""
    """The supervisor who confirmed it, if an executive's card must log it."""
    key_in: bool = False
    """Whether the key that logged it is still in JPH."""
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
    """The reason chosen from the list."""
    ended_note: str = ""
    """The note that staff wrote; empty if the coup itself was voided or corrected."""
    wagers: tuple[LockedWager, ...] = ()
    """All wagers of the coup."""
    ruled: tuple[ReplacementPay, ...] = ()
    """What the wagers get instead, if it was rejected or backed out."""
    recovery: Recovery | None = None
    """What became of the money, if it was paid and then backed out."""

    @property
    def number(self) -> int:
        """Its number, counted from 1 in the order of the hits."""
        return self.award

    @property
    def being_verified(self) -> bool:
        """Whether displays still show the meter as it was before the hit."""
        return self.status is AwardStatus.HIT or self.key_in

    @property
    def amount(self) -> Minor:
        """The sum of the shares."""
        return Minor(sum(share.amount for share in self.shares))

    @property
    def open(self) -> bool:
        """Whether its prize is set aside and unpaid."""
        return self.status in (AwardStatus.HIT, AwardStatus.VERIFIED)


class MeterTotals(msgspec.Struct, frozen=True):
    """Lifetime totals of a meter, counted from its events."""

    wagers: int = 0
    wagered: Minor = Minor(0)
    """The in-meter: the sum of qualifying wagers."""
    contributed_ppm: int = 0
    """Contributions to the meter and the overflow, in millionths of a unit."""
    reserved_ppm: int = 0
    """Contributions to the reserve, in millionths of a unit."""
    seeded: Minor = Minor(0)
    """Seeds put up by the house, minus what it took back."""
    awarded: Minor = Minor(0)
    """Prizes set aside or paid; rejected ones are subtracted."""
    paid: Minor = Minor(0)
    """The part of these that was paid."""
    fixed: Minor = Minor(0)
    """Fixed pays paid by the meter."""
    returned: Minor = Minor(0)
    """Stakes returned because an award was void."""
    recovered: Minor = Minor(0)
    """Amounts that winners returned for paid awards that were backed out."""
    written_off: Minor = Minor(0)
    """The part of such awards that the house bore; included in the adjustments."""
    adjusted: Minor = Minor(0)
    """Additions by adjustment, minus amounts taken out."""
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
    """Rates that take effect with the next award of the whole meter."""
    balances: Balances = {}
    remainder_ppm: int = 0
    """The fraction of a minor unit contributed so far, in millionths."""
    reserve_remainder_ppm: int = 0
    totals: MeterTotals = MeterTotals()
    tallies: dict[int, int] = {}
    """How often finished coups made each row of the pay table."""
    tables: tuple[TableId, ...] = ()
    """The tables that share the meter, in the order they joined."""
    hands: dict[TableId, MeterHand] = {}
    keys: dict[TableId, Key] = {}
    """Keys in position JPH, by table; all others are in RUN."""
    awards: tuple[Award, ...] = ()
    """The open awards, and the last finished ones."""
    slips: int = 0
    """The last slip number."""
    short: Minor = Minor(0)
    """The amount the tray paid because the meter was dry, since the last restart."""
    disabled: str = ""
    """Why staff disabled it, in their own words; empty if they did not."""
    fault: MeterFault | None = None
    """Why two people must enable it, if so."""

    @property
    def rules(self) -> Game:
        """The game it serves; only for a meter that was opened."""
        assert self.game is not None, "asked only of a meter that was opened"
        return self.game

    @property
    def settings(self) -> Parameters:
        """Its settings; only for a meter that was opened."""
        assert self.parameters is not None, "asked only of a meter that was opened"
        return self.parameters

    @property
    def accepts_wagers(self) -> bool:
        """Whether it takes wagers."""
        return self.game is not None and not self.disabled and not self.fault

    @property
    def tables_in_progress(self) -> tuple[TableId, ...]:
        """The tables with a coup in progress."""
        return tuple(table for table, hand in self.hands.items() if hand.in_progress)

    def held(self, account: Account) -> Minor:
        """The balance of one of its accounts."""
        return self.balances.get(account, Minor(0))

    @property
    def shown(self) -> Minor:
        """The meter amount: what a hand that wins now has a share of."""
        return self.held(accounts.meter(self.id))

    @property
    def displayed(self) -> Minor:
        """The amount on signs: during verification of an award, the amount before the hit."""
        first = next((award for award in self.awards if award.being_verified), None)
        return self.shown if first is None else first.before

    @property
    def reserve(self) -> Minor:
        """The amount saved for the next restart."""
        return self.held(accounts.reserve(self.id))

    @property
    def overflow(self) -> Minor:
        """Contributions above the limit."""
        return self.held(accounts.overflow(self.id))

    @property
    def set_aside(self) -> Minor:
        """Prizes not yet paid."""
        return self.held(accounts.awards(self.id))

    def award(self, number: int) -> Award | None:
        """The award of this number, or None if it was dropped."""
        return next((award for award in self.awards if award.number == number), None)

    def awards_of(self, table: TableId, coup: int) -> tuple[Award, ...]:
        """The awards of one coup, in the order of the hits."""
        return tuple(one for one in self.awards if (one.table, one.coup) == (table, coup))

    def hand(self, table: TableId, coup: int) -> MeterHand | None:
        """The record of this coup at a table, or None."""
        hand = self.hands.get(table)
        return hand if hand is not None and hand.coup == coup else None
