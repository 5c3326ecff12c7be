"""A finished shoe taken out of the log, for a stranger to verify."""

from puntobanco.core.cards import Card
from puntobanco.core.errors import RuleError
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.commitment import Cut, Revealed
from puntobanco.fairness.export import FinishedShoe, Lot, format_shoe
from puntobanco.house.messages import decode_event
from puntobanco.house.pit_state import PitState, after
from puntobanco.store import Store
from puntobanco.table import events
from puntobanco.table.state import Table, burn_due


def cut_of(table: Table) -> Cut:
    """The cut of the shoe on a table; one that the house drew is nobody's."""
    shoe = table.shoe
    if shoe is None or shoe.cut is None:
        raise RuleError(f"table {table.id}: its shoe was never cut")
    return Cut(shoe.cut, None if shoe.cut_by == "house" else shoe.cut_by)


class Leavings:
    """What has left the shoe on a table: cards by name, and how many went unseen."""

    def __init__(self) -> None:
        self._lots: list[tuple[str, list[str], int]] = []

    def take(self, table: Table, event: events.AnyEvent) -> None:
        """Note what an event took from the shoe; `table` is as it was before."""
        match event:
            case events.ShoeStarted():
                self._lots.clear()
            case events.CardsBurned():
                turned = [event.turned] if event.turned else []
                self._lots.append(("burn", turned, event.unseen))
            case events.CardDealt():
                if burn_due(table):
                    self._lots.append(("burn", [], 1))
                name = f"coup {event.coup}"
                if not self._lots or self._lots[-1][0] != name:
                    self._lots.append((name, [], 0))
                self._lots[-1][1].append(event.card)
            case events.CardCorrected():
                self._lots[-1][1][event.place] = event.after
            case _:
                pass

    def lots(self, revealed: Revealed) -> tuple[Lot, ...]:
        """The same with the unseen cards named, now that the order is known."""
        at = revealed.cut.position
        turned = (*revealed.order[at:], *revealed.order[:at])
        found: list[Lot] = []
        used = 0
        for name, cards, unseen in self._lots:
            end = used + len(cards) + unseen
            named = (*map(Card.parse, cards), *turned[used + len(cards) : end])
            if named:
                found.append(Lot(name, named))
            used = end
        return tuple(found)


def revealed_shoe(pit: PitId, table: Table, event: events.ShoeEnded) -> Revealed:
    """What the end of a shoe lays open."""
    shoe = table.shoe
    if shoe is None:
        raise RuleError(f"table {table.id}: no shoe was on it")
    return Revealed(
        Binding(pit, table.id, shoe.number, table.rules.hash),
        tuple(map(Card.parse, event.order)),
        bytes.fromhex(event.salt),
        shoe.commitment,
        cut_of(table),
    )


def finished_shoe(store: Store, pit: PitId, *, table: TableId, shoe: int) -> str:
    """The file of a finished shoe; RuleError where the log has none of that number."""
    state, leavings = PitState(), Leavings()
    for entry in store.read(pit, stream=table):
        event = decode_event(entry.payload)
        before = state.table(table)
        leavings.take(before, event)  # type: ignore[arg-type]
        if isinstance(event, events.ShoeEnded) and event.shoe == shoe:
            if event.retired:
                raise RuleError(f"shoe {shoe} of table {table}: was retired: {event.retired}")
            revealed = revealed_shoe(pit, before, event)
            return format_shoe(FinishedShoe(revealed, leavings.lots(revealed)))
        state = after(state, entry.stream, event, Ms(entry.time_ms))
    raise RuleError(f"shoe {shoe} of table {table}: the log of pit {pit} has no such finished shoe")
