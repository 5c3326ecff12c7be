"""Items: what happened at a table, in a form that everybody may see.

No patron's name or account is in them, and no card that still lies face down. While a hand is
squeezed, that the coup is complete is itself a secret (it tells that nobody draws): it is told
with the turning of the last card.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from puntobanco.core.ids import Ms
from puntobanco.server.protocol import Item
from puntobanco.table import events
from puntobanco.table.events import AnyEvent
from puntobanco.table.squeeze import face_down, squeezers
from puntobanco.table.state import Table


class Happened(NamedTuple):
    """An event with its place in the log."""

    seq: int
    at: Ms
    event: AnyEvent


def items(happened: Sequence[Happened], table: Table) -> tuple[Item, ...]:
    """What everybody may see of these events now that the table stands as it does."""
    return tuple(_shown(happened, table))


def _shown(happened: Sequence[Happened], table: Table) -> Iterator[Item]:
    last_turn = {
        one.event.coup: one.seq for one in happened if isinstance(one.event, events.CardsTurned)
    }
    now = table.coup.number if table.coup is not None else None
    down = face_down(table)
    squeezed = set(last_turn) | ({now} if squeezers(table) else set())
    for seq, at, event in happened:
        match event:
            case events.CoupCompleted() if event.coup in squeezed:
                continue
            case events.CardDealt() if event.coup == now and event.place in down:
                yield replace(_item(seq, at, event), card=None)
            case events.CardsTurned():
                yield _turned(seq, at, event, happened, table)
                ended = event.coup != now or (not down and table.phase.value == "result")
                if last_turn[event.coup] == seq and ended:
                    yield Item(seq=seq, at=at, kind="CoupCompleted", coup=event.coup)
            case events.BettingClosed():
                yield _item(seq, at, event)
                for one in event.returned:
                    yield Item(
                        seq=seq,
                        at=at,
                        kind="WagerReturned",
                        coup=event.coup,
                        seat=one.seat,
                        bet=one.bet,
                        amount=one.amount,
                        text=one.why,
                    )
            case events.ChipsBought() | events.ChipsCashed():
                continue
            case _:
                yield _item(seq, at, event)


def _turned(
    seq: int, at: Ms, event: events.CardsTurned, happened: Sequence[Happened], table: Table
) -> Item:
    if table.coup is not None and table.coup.number == event.coup:
        cards = dict(enumerate(table.coup.cards))
    else:
        cards = _cards_of(event.coup, happened, table)
    shown = {place: cards[place] for place in event.places if place in cards}
    return Item(seq=seq, at=at, kind="CardsTurned", coup=event.coup, cards=shown, text=event.by)


def _cards_of(coup: int, happened: Sequence[Happened], table: Table) -> dict[int, str]:
    """The cards of a coup that is over, from recall or from the events at hand."""
    for record in table.recall:
        if record.number == coup:
            return dict(enumerate(record.cards))
    return {
        one.event.place: one.event.card
        for one in happened
        if isinstance(one.event, events.CardDealt) and one.event.coup == coup
    }


def _item(seq: int, at: Ms, event: AnyEvent) -> Item:
    bare = Item(seq=seq, at=at, kind=type(event).__name__)
    fields = {name: getattr(event, name, None) for name in _PLAIN}
    more = {name: value for name, value in fields.items() if value is not None}
    return replace(bare, **more, text=_text(event))


_PLAIN = ("coup", "seat", "bet", "amount", "hand", "place", "card")
"""Fields of events that an item carries under the same name; none of them is a secret."""


def _text(event: AnyEvent) -> str | None:
    """What an item says in words, for the kinds that say something."""
    match event:
        case events.TableDisabled() | events.TableEnabled():
            return event.reason
        case events.CoupVoided() | events.CoupCorrected():
            return event.reason
        case events.SettingChanged():
            return event.key
        case events.ShoeStarted():
            return event.commitment
        case events.ShoeWasCut():
            return event.by
        case events.CardsBurned():
            return event.turned
        case events.CardCorrected():
            return event.after
        case events.FeesWaived():
            return ", ".join(event.columns)
        case _:
            return None
