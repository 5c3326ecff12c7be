"""Items: events at a table, in a form that is public.

They contain no patron's name or account, and no card that is face down at the time of the request.
A later request may show a card that was face down before.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, get_args

from msgspec.structs import replace

from puntobanco.core.ids import Ms
from puntobanco.server.table_messages import Item, StatedFact
from puntobanco.server.views import stated_reason
from puntobanco.table import events
from puntobanco.table.events import AnyEvent
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import Table


class LoggedEvent(NamedTuple):
    """An event with its place in the log."""

    seq: int
    at: Ms
    event: AnyEvent


def public_items(happened: Sequence[LoggedEvent], table: Table) -> tuple[Item, ...]:
    """The public items of these events, given the table's current state."""
    return tuple(_shown(happened, table))


def _shown(happened: Sequence[LoggedEvent], table: Table) -> Iterator[Item]:
    now = table.coup.number if table.coup is not None else None
    down = face_down(table)
    for one in happened:
        seq, at, event = one
        match event:
            case events.CardDealt() if event.coup == now and event.place in down:
                yield replace(_item(seq, at, event), card=None)
            case events.CardsTurned():
                yield replace(_item(seq, at, event), cards=_face_up_at(one, event, happened, table))
            case events.BettingClosed() | events.MidCoupBettingClosed():
                yield _item(seq, at, event)
                yield from _returned_items(seq, at, event)
            case _ if isinstance(event, _PRIVATE):
                continue
            case _:
                yield _item(seq, at, event)


def _face_up_at(
    turning: LoggedEvent, event: events.CardsTurned, happened: Sequence[LoggedEvent], table: Table
) -> dict[int, str]:
    """The face-up cards at a turning, without those dealt later.

    Besides the turned cards, the cards of a hand without a squeezer turn over automatically.
    """
    later = {
        one.event.place
        for one in happened
        if isinstance(one.event, events.CardDealt)
        and one.event.coup == event.coup
        and one.seq > turning.seq
    }
    down = face_down(table) if table.coup and table.coup.number == event.coup else {}
    cards = _cards_of(event.coup, happened, table)
    return {place: card for place, card in cards.items() if place not in later | down.keys()}


def _cards_of(coup: int, happened: Sequence[LoggedEvent], table: Table) -> dict[int, str]:
    """The known cards of a coup: from the table, from recall, or from these events."""
    if table.coup is not None and table.coup.number == coup:
        return dict(enumerate(table.coup.cards))
    for record in table.recall:
        if record.number == coup:
            return dict(enumerate(record.cards))
    return {
        one.event.place: one.event.card
        for one in happened
        if isinstance(one.event, events.CardDealt) and one.event.coup == coup
    }


def _returned_items(
    seq: int, at: Ms, event: events.BettingClosed | events.MidCoupBettingClosed
) -> Iterator[Item]:
    """The wagers that the close of betting returned."""
    for one in event.returned:
        yield Item(
            seq=seq,
            at=at,
            kind=_RETURNED_KIND.name,
            coup=event.coup,
            seat=one.seat,
            bet=one.bet,
            amount=one.amount,
            text=one.reason.value,
            needs=one.needs,
        )


def _item(seq: int, at: Ms, event: AnyEvent) -> Item:
    bare = Item(seq=seq, at=at, kind=type(event).__name__)
    fields = {name: getattr(event, name, None) for name in _PLAIN}
    more = {name: value for name, value in fields.items() if value is not None}
    return replace(bare, **more, text=_text(event))


_PLAIN = ("coup", "seat", "bet", "amount", "hand", "place", "card")
"""Fields that an item copies from its event under the same name. None is secret."""

_BY = "who acted: `seat-N`, `staff` or `house`"
_TEXTS: Mapping[type[events.TableEvent], tuple[str, str]] = {
    events.TableDisabled: ("reason", "the reason"),
    events.TableEnabled: ("reason", "the reason"),
    events.SettingChanged: ("key", "the key of the setting"),
    events.MidCoupBettingOpened: ("bets", "the bets on offer, separated by commas"),
    events.ShoeStarted: ("commitment", "the commitment to the order of the cards"),
    events.ShoeWasCut: ("by", _BY),
    events.CardsBurned: ("turned", "the card turned up, if any"),
    events.FeesWaived: ("columns", "the columns of the fee schedule, separated by commas"),
    events.CardsTurned: ("by", "who turned them: `seat-N` or `house`"),
    events.CardCorrected: ("after", "the correct card"),
    events.CoupVoided: ("reason", "the reason"),
    events.CoupCorrected: ("reason", "the reason"),
}
"""Kinds of events with a text: the field it comes from, and its meaning."""

_PRIVATE = (events.ChipsBought, events.ChipsCashed)
"""Money between a wallet and the table is not public."""


def _text(event: AnyEvent) -> str | StatedFact | None:
    """The text of an item, for the kinds that have one."""
    if type(event) not in _TEXTS:
        return None
    name, _ = _TEXTS[type(event)]
    said: str | tuple[str, ...] | None = getattr(event, name)
    if isinstance(said, tuple):
        return ", ".join(said)
    return stated_reason(said) if said is not None and name == "reason" else said


class ItemKind(NamedTuple):
    """A kind of item: name, description, fields, and the meaning of its text."""

    name: str
    about: str
    carries: tuple[str, ...]
    text: str


def item_kinds() -> Iterator[ItemKind]:
    """Every kind of item."""
    for event in get_args(AnyEvent):
        if event in _PRIVATE:
            continue
        carries = tuple(name for name in _PLAIN if name in event.__struct_fields__)
        if event is events.CardsTurned:
            carries += ("cards",)
        yield ItemKind(event.__name__, event.__doc__, carries, _TEXTS.get(event, ("", ""))[1])
        if event is events.BettingClosed:
            yield _RETURNED_KIND


_RETURNED_KIND = ItemKind(
    "WagerReturned",
    "The close of betting returned the stake of an area to the chips.",
    ("coup", "seat", "bet", "amount"),
    "why: `below-minimum`, `meter-down`, or `needs`: the seat has none of the bets in `needs`",
)
