"""A finished shoe taken from the log, for anybody to verify."""

from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.core.cards import Card
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, from_json
from puntobanco.core.game import Game
from puntobanco.core.ids import PitId, TableId
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.commitment import Cut, Revealed, parse_salt
from puntobanco.fairness.export import FinishedShoe, Lot, format_shoe
from puntobanco.house.messages import decode_event
from puntobanco.store import LogEntry, Store
from puntobanco.table import events
from puntobanco.table.state import Table


def cut_of(table: Table) -> Cut:
    """The cut of the shoe on a table; without a person if the house drew it."""
    shoe = table.shoe
    if shoe is None or shoe.cut is None:
        raise RuleError(fact("shoe-never-cut", table=table.id))
    return Cut(shoe.cut, None if shoe.cut_by == "house" else shoe.cut_by)


class CardsOut:
    """What has left the shoe on a table: the known cards, and how many were unseen."""

    def __init__(self) -> None:
        self._lots: list[tuple[str, list[str], int]] = []

    def take(self, event: events.AnyEvent, *, burn_between: bool) -> None:
        """Record what an event took from the shoe; some games burn a card between coups."""
        match event:
            case events.ShoeStarted():
                self._lots.clear()
            case events.CardsBurned():
                turned = [event.turned] if event.turned else []
                self._lots.append(("burn", turned, event.unseen))
            case events.CardDealt():
                name = f"coup {event.coup}"
                if not self._lots or self._lots[-1][0] != name:
                    if burn_between and any(lot[0] != "burn" for lot in self._lots):
                        self._lots.append(("burn", [], 1))
                    self._lots.append((name, [], 0))
                self._lots[-1][1].append(event.card)
            case events.CardCorrected():
                self._lots[-1][1][event.place] = event.after
            case _:
                pass

    def lots(self, revealed: Revealed) -> tuple[Lot, ...]:
        """The cards that left the shoe, with unseen cards named by the revealed order."""
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
    """What the end of a shoe reveals."""
    shoe = table.shoe
    if shoe is None:
        raise RuleError(fact("shoe-missing", table=table.id))
    binding = Binding(pit, table.id, shoe.number, table.rules.hash)
    return _revealed(binding, event, shoe.commitment, cut_of(table))


def _revealed(binding: Binding, event: events.ShoeEnded, commitment: str, cut: Cut) -> Revealed:
    order = tuple(map(Card.parse, event.order))
    return Revealed(binding, order, parse_salt(event.salt), commitment, cut)


@dataclass(frozen=True, slots=True)
class ShoeLocation:
    """The first and last entry of a shoe in the log, and the game it was dealt for."""

    began: int
    ended: int
    game: Game


def finished_shoe(
    store: Store, pit: PitId, *, table: TableId, shoe: int, where: ShoeLocation | None = None
) -> str:
    """The file of a finished shoe; RuleError if the log has none of that number.

    Without `where`, the log is searched from its start.
    """
    game, leavings = where.game if where else None, CardsOut()
    commitment, cut = "", Cut(0, None)
    for entry in _entries(store, pit, table, where):
        event = decode_event(entry.payload)
        burn_between = game is not None and game.shoe.burn_between
        leavings.take(event, burn_between=burn_between)  # type: ignore[arg-type]
        match event:
            case events.TableOpened() | events.SettingChanged():
                game = event.game
            case events.ShoeStarted():
                commitment = event.commitment
            case events.ShoeWasCut():
                cut = Cut(event.position, None if event.by == "house" else event.by)
            case events.ShoeEnded() if event.shoe == shoe:
                if event.retired:
                    why = from_json(event.retired)
                    raise RuleError(fact("shoe-retired", shoe=shoe, table=table, why=why))
                assert game is not None, "a shoe is dealt for a game"
                binding = Binding(pit, table, shoe, game.hash)
                revealed = _revealed(binding, event, commitment, cut)
                return format_shoe(FinishedShoe(revealed, leavings.lots(revealed)))
            case _:
                pass
    raise RuleError(fact("shoe-not-in-log", shoe=shoe, table=table, pit=pit))


def _entries(
    store: Store, pit: PitId, table: TableId, where: ShoeLocation | None
) -> Iterator[LogEntry]:
    if where is None:
        return store.read(pit, stream=table)
    stretch = store.read(pit, after=where.began - 1, limit=where.ended - where.began + 1)
    return (entry for entry in stretch if entry.stream == table)
