"""Verification of a log: every event recomputed from everything before it.

Anyone who can compute hashes could rewrite a log with an intact chain. So amounts are not trusted:
settlements, fees, refunds and moves of chips are recomputed from the game in the log, and every
difference is reported. Approvals are not trusted either: who asked and who approved are checked
against the staff and cards of that moment.
"""

from msgspec.structs import astuple, replace

from puntobanco.core.cards import Card
from puntobanco.core.facts import Fact, all_of, fact, fact_of, one_of
from puntobanco.core.game import Currency
from puntobanco.core.ids import Ms, StaffId
from puntobanco.core.shoe import cards_burned
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.difference import difference
from puntobanco.ledger.postings import Postings, gathered, move
from puntobanco.people.approval_facts import objection_fact
from puntobanco.people.staff import Directory, Role, objection_to
from puntobanco.table import events, roles
from puntobanco.table.acts import ApprovedEvent, digest_behind
from puntobanco.table.betting import closing, opening
from puntobanco.table.commands import HOUSE
from puntobanco.table.correcting import settled_again
from puntobanco.table.dealing import completion, destination, refuse_beyond_supply
from puntobanco.table.events import AnyEvent
from puntobanco.table.mid_coup import bets_due, closed
from puntobanco.table.replayed_commands import refusal_finding
from puntobanco.table.settlement import (
    return_bank,
    return_stakes_and_fees,
    reverse_for_card,
    settle,
    settle_base,
)
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import Phase, Table, coup_of_cards

_ROUND = (Phase.BETTING, Phase.DEALING, Phase.MID_COUP, Phase.RESULT)
_TURN: dict[type, tuple[Phase, ...]] = {
    events.TableOpened: (Phase.CLOSED,),
    events.TableClosed: (Phase.IDLE,),
    events.SettingChanged: (Phase.IDLE,),
    events.ShoeStarted: (Phase.IDLE,),
    events.ShoeWasCut: (Phase.IDLE,),
    events.CardsBurned: (Phase.IDLE,),
    events.ShoeEnded: (Phase.IDLE,),
    events.PositionOffered: (Phase.IDLE,),
    events.PositionDeclined: (Phase.IDLE,),
    events.PositionAccepted: (Phase.IDLE,),
    events.PositionGivenUp: (Phase.IDLE,),
    events.PositionUnclaimed: (Phase.IDLE,),
    events.BankPosted: (Phase.IDLE,),
    events.FeesWaived: (Phase.IDLE,),
    events.BettingOpened: (Phase.IDLE,),
    events.WagerPlaced: (Phase.BETTING, Phase.MID_COUP),
    events.WagerTakenBack: (Phase.BETTING, Phase.MID_COUP),
    events.BettingClosed: (Phase.BETTING,),
    events.MidCoupBettingOpened: (Phase.DEALING,),
    events.MidCoupBettingClosed: (Phase.MID_COUP,),
    events.CoupPassed: (Phase.DEALING,),
    events.CardDealt: (Phase.DEALING,),
    events.CardsTurned: (Phase.DEALING, Phase.RESULT),
    events.CardCorrected: (Phase.DEALING, Phase.MID_COUP, Phase.RESULT),
    events.CoupCompleted: (Phase.DEALING,),
    events.BaseWagersSettled: (Phase.RESULT,),
    events.WagersSettled: (Phase.RESULT,),
    events.CoupVoided: _ROUND,
    events.CoupCorrected: (Phase.IDLE,),
    events.MeterLinked: (Phase.IDLE,),
    events.MeterUnlinked: (Phase.IDLE,),
}
"""The phases in which each event is possible. Events not listed are possible in any phase."""


def table_problem(table: Table, event: AnyEvent) -> Fact | None:
    """Why an event does not follow from the table before it, or None."""
    comparison = _DueComparison(table.currency)
    return _turn_problem(table, event, comparison) or _amount_problem(table, event, comparison)


def people_problem(table: Table, event: AnyEvent, *, directory: Directory, at: Ms) -> Fact | None:
    """Why the people named in an event may not have done it, alone or together; or None."""
    match event:
        case events.CardCorrected():
            return _approval_problem(table, event, roles.CORRECT_CARD, directory, at)
        case events.CoupCorrected():
            return _approval_problem(table, event, roles.CORRECT_COUP, directory, at)
        case events.CoupVoided() if event.by == HOUSE.name and event.approval is None:
            return None
        case events.CoupVoided():
            return _approval_problem(table, event, roles.VOID_COUP, directory, at)
        case events.SettingChanged() if event.approval is not None:
            return _approval_problem(table, event, roles.CHANGE_SETTING, directory, at)
        case (
            events.TableOpened()
            | events.TableClosed()
            | events.TableDisabled()
            | events.TableEnabled()
            | events.SettingChanged()
            | events.MeterLinked()
            | events.MeterUnlinked()
            | events.FeesWaived()
        ):
            return _asker_problem(event.by, roles.RUN_THE_TABLE, directory)
        case _:
            return None


def _asker_problem(by: str, ask: tuple[Role, ...], directory: Directory) -> Fact | None:
    if by == HOUSE.name or any(directory.holds(StaffId(by), role) for role in ask):
        return None
    return fact("finding-actor", by=by, roles=one_of(fact_of("role", role) for role in ask))


def _approval_problem(
    table: Table,
    event: ApprovedEvent,
    together: roles.TwoPersonAct,
    directory: Directory,
    at: Ms,
) -> Fact | None:
    asked = _asker_problem(event.by, together.ask, directory)
    if asked is not None:
        return asked
    wrong = objection_to(
        event.approval,
        directory,
        roles=together.approve,
        table=table.id,
        act=digest_behind(table, event),
        actor=event.by,
        at=at,
    )
    if wrong is None:
        return None
    return fact("finding-approval", objection=objection_fact(wrong, table.currency))


class _DueComparison:
    """Compares an event with what is due, with money in the table's currency."""

    def __init__(self, currency: Currency) -> None:
        self._currency = currency

    def difference(self, due: object, stated: object, name: str = "") -> Fact | None:
        """Where they differ, or None."""
        return difference(stated, due, self._currency, name=name)

    def moved(self, due: Postings, stated: Postings) -> Fact | None:
        """Where they differ, or None. The order of accounts is ignored."""
        alike = sorted(map(astuple, stated)) == sorted(map(astuple, due))
        return None if alike else self.difference(due, stated, "postings")


def _turn_problem(table: Table, event: AnyEvent, comparison: _DueComparison) -> Fact | None:
    allowed = _TURN.get(type(event))
    if allowed is not None and table.phase not in allowed:
        return fact("finding-turn", phase=fact_of("phase", table.phase))
    if table.coup is not None and table.phase in _ROUND:
        number = table.coup.number
        return comparison.difference(number, getattr(event, "coup", number), "coup")
    return None


def _amount_problem(  # noqa: C901 -- one a kind
    table: Table, event: AnyEvent, comparison: _DueComparison
) -> Fact | None:
    match event:
        case events.WagerPlaced():
            own = accounts.chips(table.id, table.seats[event.seat])
            return comparison.moved(
                move(event.amount, source=own, target=accounts.held(table.id)), event.postings
            )
        case events.WagerTakenBack():
            return _taken_back(table, event, comparison)
        case events.ShoeStarted():
            return comparison.difference(table.shoes + 1, event.shoe, "shoe")
        case events.BettingOpened():
            return comparison.difference(opening(table), event)
        case events.BettingClosed():
            return comparison.difference(closing(table), event)
        case events.MidCoupBettingOpened():
            return comparison.difference(bets_due(table), event.bets, "bets")
        case events.MidCoupBettingClosed():
            return comparison.difference(closed(table), event)
        case events.CoupPassed():
            return comparison.moved(return_bank(table), event.postings)
        case events.CardDealt():
            return (
                comparison.difference(len(table.play.cards), event.place, "place")
                or comparison.difference(destination(table).value, event.hand, "hand")
                or _beyond_supply(table, event)
                or comparison.difference(bets_due(table), (), "bets")
            )
        case events.CardCorrected():
            lies = dict(enumerate(table.play.cards)).get(event.place)
            return comparison.difference(lies, event.before, "before") or comparison.moved(
                reverse_for_card(table, event.place), event.reversal
            )
        case events.CardsTurned():
            open_before = sorted(set(event.places) - face_down(table).keys())
            return fact("finding-turned", cards=all_of(open_before)) if open_before else None
        case events.CoupCompleted():
            return comparison.difference(completion(table.play.number, table.play.cards), event)
        case events.BaseWagersSettled():
            return _base_settled(table, event, comparison)
        case events.WagersSettled():
            settled, postings = settle(table, coup_of_cards(table.play.cards))
            return comparison.difference(settled, event.settled, "settled") or comparison.moved(
                postings, event.postings
            )
        case events.CoupVoided():
            due = gathered((return_stakes_and_fees(table), return_bank(table)))
            return comparison.moved(due, event.postings)
        case events.CoupCorrected():
            settled, reversal, postings = settled_again(
                table, table.recall[-1], coup_of_cards(event.cards)
            )
            due_event = replace(event, settled=settled, reversal=reversal, postings=postings)
            return comparison.difference(due_event, event)
        case events.ChipsBought() | events.ChipsCashed() | events.PatronLeft():
            theirs = {accounts.wallet(event.patron), accounts.chips(table.id, event.patron)}
            return _only(event.postings, theirs)
        case events.BankPosted():
            own = accounts.chips(table.id, table.seats[event.seat])
            return comparison.moved(
                move(event.amount, source=own, target=accounts.bank(table.id)), event.postings
            )
        case events.SettingChanged():
            return _setting_changed(table, event, comparison)
        case events.CardsBurned() if event.turned is not None:
            return comparison.difference(
                cards_burned(Card.parse(event.turned)), event.unseen, "unseen"
            )
        case _:
            return None


def _base_settled(
    table: Table, event: events.BaseWagersSettled, comparison: _DueComparison
) -> Fact | None:
    if table.play.paid or table.rules.progressive is None:
        return fact("finding-no-meter")
    settled, postings = settle_base(table, coup_of_cards(table.play.cards))
    return comparison.difference(settled, event.settled, "settled") or comparison.moved(
        postings, event.postings
    )


def _beyond_supply(table: Table, event: events.CardDealt) -> Fact | None:
    """A card whose copies have all been dealt."""
    refusal = refuse_beyond_supply(table, Card.parse(event.card))
    return None if refusal is None else refusal_finding(table, refusal)


def _only(postings: Postings, own: set[Account]) -> Fact | None:
    strangers = [posting.account for posting in postings if posting.account not in own]
    return fact("finding-accounts", accounts=all_of(strangers)) if strangers else None


def _setting_changed(
    table: Table, event: events.SettingChanged, comparison: _DueComparison
) -> Fact | None:
    """Only one setting may change, from its old value to the recorded one; rules stay the same."""
    due = {setting.key: setting.value for setting in table.rules.settings}
    said = {setting.key: setting.value for setting in event.game.settings}
    return (
        comparison.difference(table.rules.hash, event.game.hash, "rules")
        or comparison.difference(due.get(event.key), event.before, "before")
        or comparison.difference(due | {event.key: event.after}, said, "setting")
    )


def _taken_back(
    table: Table, event: events.WagerTakenBack, comparison: _DueComparison
) -> Fact | None:
    acts = [act for act in table.play.acts.get(event.seat, ()) if act.id == event.act]
    if not acts:
        return fact("finding-not-placed", act=event.act, seat=event.seat)
    own = accounts.chips(table.id, table.seats[event.seat])
    due = move(acts[0].stake, source=accounts.held(table.id), target=own)
    return comparison.moved(due, event.postings)
