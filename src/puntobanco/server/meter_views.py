"""Views of a meter, made from its state: the public sign, and coups and money for staff.

A visitor or patron sees the sign, without the names of winners. Staff who run tables see coups,
marks and steps. Staff who answer for the money see all accounts.
"""

from collections.abc import Callable

from puntobanco.core.ids import Ms, TableId
from puntobanco.core.rows import PaysKind, Row
from puntobanco.core.wording import pays_fact, row_fact, seat_suits_fact
from puntobanco.office.meter_log import approver_of
from puntobanco.office.meter_report import exact
from puntobanco.office.meter_views import hand_view
from puntobanco.people.staff import Directory, Role
from puntobanco.progressive.awards import verifiers
from puntobanco.progressive.captions import next_act
from puntobanco.progressive.state import (
    LOGGED,
    Award,
    Meter,
    bet_of,
    fixed_return,
    prize_of,
    stake_of,
)
from puntobanco.progressive.wording import down_reason
from puntobanco.server import meter_messages
from puntobanco.words import Words

Named = Callable[[TableId], str]
"""The names of tables on screens."""
RUNS_TABLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE)
"""Roles that see coups and steps."""
ANSWERS_FOR_MONEY = (Role.SUPERVISOR, Role.EXECUTIVE, Role.CASHIER, Role.AUDITOR)
"""Roles that see a meter's money and the winners."""

MOST_WINS = 5
"""Confirmed wins on a sign."""


def meter_shown(
    meter: Meter, name: Named, words: Words, *, seq: int, at: Ms
) -> meter_messages.MeterShown:
    """A meter as everybody may see it."""
    game = meter.rules
    won = sorted((one for one in meter.awards if one.status in LOGGED), key=lambda one: -one.slip)
    pending = (one.table for one in meter.awards if one.being_verified)
    return meter_messages.MeterShown(
        meter=meter.id,
        seq=seq,
        at=at,
        name=words.named(game.name),
        game=game.key,
        state=_state(meter),
        currency=game.currency.code,
        exponent=game.currency.exponent,
        stake=stake_of(game),
        shown=meter.displayed,
        next=meter.shown,
        seed=meter.settings.seed,
        rows=tuple(_row(meter, place, row, words) for place, row in enumerate(bet_of(game).rows)),
        tables=meter.tables,
        verifying=tuple(dict.fromkeys(pending)),
        wins=tuple(_win(meter, award, name, words) for award in won[:MOST_WINS]),
    )


def _state(meter: Meter) -> meter_messages.MeterState:
    if meter.fault:
        return "faulted"
    return "disabled" if meter.disabled else "up"


def _row(meter: Meter, place: int, row: Row, words: Words) -> meter_messages.MeterRow:
    pays = row.pays
    share = pays.kind is PaysKind.METER
    amount = (
        prize_of(meter.rules, place, on=meter.displayed)
        if share
        else fixed_return(meter.rules, place)
    )
    return meter_messages.MeterRow(
        row=place,
        label=words.text(row_fact(row)),
        pays=words.text(pays_fact(pays)),
        share=share,
        amount=amount,
    )


def _win(meter: Meter, award: Award, name: Named, words: Words) -> meter_messages.WinShown:
    return meter_messages.WinShown(
        table=award.table,
        name=name(award.table),
        coup=award.coup,
        seats=tuple(share.seat for share in award.shares),
        amount=award.amount,
        each=award.shares[0].amount,
        won=words.text(row_fact(bet_of(meter.rules).rows[award.row])),
        after=award.after,
        at=award.verified_at,
    )


# --- Views for staff ---------------------------------------------------------------------------


def meter_hands(meter: Meter, name: Named, words: Words, *, seq: int) -> meter_messages.MeterHands:
    """The coups of a meter, for staff who run tables."""
    return meter_messages.MeterHands(
        meter=meter.id,
        seq=seq,
        system=meter.settings.system.value,
        why=words.text(down_reason(meter)),
        refused=None if meter.fault is None else meter.fault.increment,
        hands=tuple(_hand(meter, table, name, words) for table in meter.hands),
    )


def _hand(meter: Meter, table: TableId, name: Named, words: Words) -> meter_messages.HandShown:
    hand, view = meter.hands[table], hand_view(meter, table)
    assert view is not None, "asked only of tables that have a coup"
    rides = {wager.seat: wager.rides for wager in hand.wagers}
    odd, bet = {one.seat for one in view.disagreements}, bet_of(meter.rules)
    return meter_messages.HandShown(
        table=table,
        coup=hand.coup,
        phase=hand.phase.value,
        marked=hand.marked,
        called=bool(hand.called),
        seats=tuple(
            meter_messages.MarkShown(
                seat=one.seat,
                rides=side.value if (side := rides[one.seat]) is not None else None,
                marked=one.marked,
                by_cards=one.by_cards,
                agrees=one.seat not in odd,
                suits=""
                if (own := bet.suits_of(one.seat)) is None
                else words.text(seat_suits_fact(own)),
            )
            for one in view.seats
        ),
        steps=tuple(
            meter_messages.StepShown(
                key=step.key.value,
                caption=words.text(step.caption),
                actors=tuple(role.value for role in step.actors),
                done=step.done,
                award=step.award,
            )
            for step in view.steps
        ),
        awards=tuple(
            _award(meter, award, name, words) for award in meter.awards_of(table, hand.coup)
        ),
    )


def _award(
    meter: Meter,
    award: Award,
    name: Named,
    words: Words,
    *,
    directory: Directory | None = None,
) -> meter_messages.AwardShown:
    """An award. The owners of the shares and of the card are included only with a directory."""
    row = bet_of(meter.rules).rows[award.row]
    return meter_messages.AwardShown(
        award=award.number,
        slip=award.slip,
        table=award.table,
        name=name(award.table),
        coup=award.coup,
        at=award.at,
        status=award.status.value,
        row=award.row,
        won=words.text(row_fact(row)),
        pays=words.text(pays_fact(row.pays)),
        cards=award.cards,
        before=award.before,
        amount=award.amount,
        after=award.after,
        shares=tuple(
            meter_messages.ShareShown(
                seat=share.seat,
                amount=share.amount,
                patron=share.patron if directory is not None else "",
            )
            for share in award.shares
        ),
        verifiers=tuple(role.value for role in verifiers(meter, award)),
        next="" if (left := next_act(meter, award)) is None else left.value,  # type: ignore[arg-type]
        confirmed_by=award.confirmed_by,
        verified_by=award.verified_by,
        verified_with=approver_of(directory, award.verified_with) if directory is not None else "",
        paid_by=award.paid_by,
        ended_by=award.ended_by,
        ended_for=award.ended_for,
        ended_note=award.ended_note,
        recovery="" if award.recovery is None else award.recovery.value,
    )


def meter_desk(
    meter: Meter, name: Named, words: Words, *, seq: int, directory: Directory
) -> meter_messages.MeterDesk:
    """A meter's money and its last awards, for staff who answer for it."""
    totals = meter.totals
    return meter_messages.MeterDesk(
        meter=meter.id,
        seq=seq,
        why=words.text(down_reason(meter)),
        refused=None if meter.fault is None else meter.fault.increment,
        reserve=meter.reserve,
        overflow=meter.overflow,
        set_aside=meter.set_aside,
        carried=exact(meter.remainder_ppm, meter.rules.currency.exponent),
        wagered=totals.wagered,
        wagers=totals.wagers,
        hits=totals.hits,
        wins=totals.wins,
        backed_out=totals.backed_out,
        paid=totals.paid,
        recovered=totals.recovered,
        written_off=totals.written_off,
        fixed=totals.fixed,
        short=meter.short,
        tallies=meter.tallies,
        parameters=meter.settings,
        waiting=meter.waiting,
        hands_on=meter.tables_in_progress,
        awards=tuple(
            _award(meter, award, name, words, directory=directory)
            for award in reversed(meter.awards)
        ),
    )
