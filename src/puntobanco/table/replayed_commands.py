"""The command behind an event of a table, reconstructed from the event.

Amounts that add up can still be impossible: a stake above the limit, a position not offered in
turn, a ninth king of spades. So the command behind an event is decided again. Staff asked for some
events, and an event does not always name them; here the house asks for them, since `table/proof.py`
checks the people an event names. The house checks patrons' own limits, since it knows their other
tables.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import CommandId, Ms, PatronId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.ledger.postings import Postings
from puntobanco.people.staff import Directory
from puntobanco.table import commands, events
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.context import TableContext
from puntobanco.table.decide import decide
from puntobanco.table.events import AnyEvent
from puntobanco.table.refusal_facts import refusal_fact
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Table

_SIGNED = ("by", "approval")
"""Who asked and who approved, if staff did. Named in the event, and checked elsewhere."""


def decided_again(
    table: Table, event: AnyEvent, *, directory: Directory, at: Ms
) -> AnyEvent | Fact | None:
    """The event that the command behind an event gives, or why it is impossible.

    None for an event that is recomputed as a whole, or that two people approved.
    """
    found = _asked_for(table, event)
    if found is None:
        return None
    command, by = found
    asked = TableContext(
        id=getattr(event, "act", CommandId("")),
        by=by,
        at=at,
        directory=directory,
        # The balances of the whole log show that no wallet is overdrawn.
        wallet=Minor(MOST_MINOR),
    )
    again = decide(table, command, asked, changed=getattr(event, "game", None))
    if isinstance(again, Refusal):
        return refusal_finding(table, again)
    # An action over several bets is taken back as a whole.
    due = event if event in again else again[0]
    return due if by is not HOUSE else replace(due, **_signed(due, event))


def refusal_finding(table: Table, refusal: Refusal) -> Fact:
    """The finding for an act that the table would have refused."""
    return fact("proof-refused", refusal=refusal_fact(refusal, table.currency))


def _signed(due: AnyEvent, event: AnyEvent) -> Mapping[str, Any]:
    said = {name: getattr(event, name, None) for name in _SIGNED if hasattr(due, name)}
    # A seat that cut or squeezed is a patron who asked.
    return {} if str(said.get("by", "")).startswith("seat-") else said


def _asked_for(  # noqa: C901 -- one line a kind
    table: Table, event: AnyEvent
) -> tuple[AnyCommand, Actor] | None:
    match event:
        case events.TableClosed():
            return commands.CloseTable(), HOUSE
        case events.TableDisabled():
            return commands.DisableTable(reason=event.reason), HOUSE
        case events.TableEnabled():
            return commands.EnableTable(reason=event.reason), HOUSE
        case events.SettingChanged():
            change = commands.ChangeSetting(key=event.key, value=event.after, reason=event.reason)
            return change, HOUSE
        case events.PatronSat():
            return commands.Sit(seat=event.seat), _patron(event.patron)
        case events.PatronLeft():
            return commands.Leave(), _patron(event.patron)
        case events.ChipsBought():
            return commands.BuyChips(amount=_moved(event.postings)), _patron(event.patron)
        case events.ChipsCashed():
            return commands.CashOut(amount=_moved(event.postings)), _patron(event.patron)
        case events.ShoeStarted():
            start = commands.StartShoe(commitment=event.commitment, sealed=event.sealed)
            return start, HOUSE
        case events.ShoeWasCut():
            return commands.CutShoe(position=event.position), _named(table, event.by)
        case events.CardsBurned():
            return commands.BurnCards(turned=event.turned), HOUSE
        case events.CutCardSeen():
            return commands.ShowCutCard(), HOUSE
        case events.ShoeEnded():
            end = commands.EndShoe(order=event.order, salt=event.salt, retired=event.retired)
            return end, HOUSE
        case events.PositionOffered() | events.PositionUnclaimed():
            return commands.OfferPosition(), HOUSE
        case events.PositionAccepted():
            # The bank comes with the next event; here only the turn is checked.
            least = table.rules.table.limits.minimum
            return commands.AcceptPosition(bank=least), _seated(table, event.seat)
        case events.PositionDeclined() | events.PositionGivenUp():
            return commands.DeclinePosition(), HOUSE
        case events.BankPosted():
            return commands.PostBank(bank=event.amount), _seated(table, event.seat)
        case events.FeesWaived():
            return commands.WaiveFees(columns=event.columns, reason=event.reason), HOUSE
        case events.BettingOpened():
            return commands.OpenBetting(), HOUSE
        case events.WagerPlaced():
            place = commands.PlaceWager(coup=event.coup, bet=event.bet, stake=event.amount)
            return place, _seated(table, event.seat)
        case events.WagerTakenBack():
            back = commands.TakeBackWager(coup=event.coup, act=event.act)
            return back, _seated(table, event.seat)
        case events.CardsTurned():
            turn = commands.TurnCards(coup=event.coup, places=event.places)
            return turn, _named(table, event.by)
        case _:
            return None


def _patron(patron: PatronId) -> Actor:
    return Actor(patron=patron)


def _seated(table: Table, seat: int) -> Actor:
    return Actor(patron=table.seats[seat])


def _named(table: Table, by: str) -> Actor:
    """The actor named in public: the patron at a seat, or the house and its staff."""
    seat = by.removeprefix("seat-")
    patron = table.seats.get(int(seat)) if seat.isdecimal() else None
    return HOUSE if patron is None else Actor(patron=patron)


def _moved(postings: Postings) -> Minor:
    """The amount that the postings add to accounts."""
    return Minor(sum(posting.amount for posting in postings if posting.amount > 0))
