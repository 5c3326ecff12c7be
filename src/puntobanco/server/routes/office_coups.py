"""Coups: search, explanation of each settlement, and proof from the log."""

import asyncio
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from puntobanco.core.coup import Result
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import Game
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.house.messages import decode_event
from puntobanco.office.coups import record_of
from puntobanco.office.recall import RecalledCard, RecalledCoup, recall_coup
from puntobanco.office.rows import (
    CoupRow,
    Finished,
    Outcome,
    SeatRow,
    ShoeRow,
    WagerRow,
)
from puntobanco.office.search import FoundCoups as CoupsFound
from puntobanco.office.search import search
from puntobanco.proof.evidence import (
    Evidence,
    evidence,
    game_of,
    shoe_row,
)
from puntobanco.proof.explain import SettlementReason, reason_of
from puntobanco.server.errors import invalid, not_found
from puntobanco.server.http import get
from puntobanco.server.office.parameters import (
    AtTable,
    GivenPeriod,
    Most,
    Page,
    Period,
    names_of,
    page_name,
    patron_of,
    place_of,
    stretch_of,
)
from puntobanco.server.road_views import WINNERS
from puntobanco.server.routes.dependencies import GivenServices, GivenWords
from puntobanco.server.routes.shapes import PathId, errors
from puntobanco.server.services import Services
from puntobanco.server.table_messages import Winner
from puntobanco.store import Database
from puntobanco.words import Words

_NO_COUP = errors(e404="Unknown coup.")

Number = Annotated[
    int, msgspec.Meta(ge=1, le=2**53, description="Number of the coup at its table.")
]
CoupNumber = (
    Annotated[
        int, msgspec.Meta(ge=1, le=2**53, description="Number of the coup; requires `table`.")
    ]
    | None
)
Whose = Annotated[str, msgspec.Meta(max_length=160, description="A patron's id or name.")] | None
OnBet = (
    Annotated[
        str,
        msgspec.Meta(
            min_length=1, max_length=64, description="Only coups with a wager on this bet."
        ),
    ]
    | None
)
Least = Annotated[int, msgspec.Meta(ge=1, le=MOST_MINOR, description="Lowest stake.")] | None
WagerId = (
    Annotated[
        str,
        msgspec.Meta(max_length=64, description="Id of the command that placed the wager."),
    ]
    | None
)


class MisreadCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card entered wrongly and corrected during the deal."""

    place: int
    """In the order dealt, from 0."""
    card: str


class PastCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A finished coup, with any correction applied."""

    pit: PitId
    table: TableId
    coup: int
    sequence: int
    """The log entry that ended it."""
    shoe: int
    game: str
    game_hash: str
    opened_ms: Ms
    ended_ms: Ms
    outcome: Outcome
    cards: tuple[str, ...]
    """In the order dealt."""
    player: int | None
    banker: int | None
    """The totals; null if not all cards were dealt."""
    winner: Winner | None
    """Null if there is no result."""
    void: str
    """Why it was void; empty if it was not."""
    bank: Minor
    fees: Minor
    misread: tuple[MisreadCard, ...]
    corrected_ms: Ms | None
    """When it was settled again; null if it was not."""
    correction: str
    """Why it was settled again; empty if it was not."""


class CoupPage(msgspec.Struct, frozen=True, kw_only=True):
    """One page of the coups found, newest first."""

    coups: tuple[PastCoup, ...]
    patron: str | None
    """The patron searched for, if any."""
    seats: tuple[SeatRow, ...]
    """The seat of that patron in each coup."""
    next: str | None
    """Place of the next page."""


class WagerShown(msgspec.Struct, frozen=True, kw_only=True):
    """A wager with the reason of its settlement."""

    wager: WagerRow
    name: str
    """The name of the bet."""
    reason: SettlementReason | None
    """Null if the coup was void."""


class AwardOfWager(msgspec.Struct, frozen=True, kw_only=True):
    """A meter's award for a wager. The table itself pays nothing for it."""

    meter: str
    seat: int
    slip: int
    """0 until it is logged."""
    amount: Minor
    status: Literal["hit", "verified", "paid", "rejected", "backed-out"]


class CoupShown(msgspec.Struct, frozen=True, kw_only=True):
    """A past coup: cards, wagers with their reasons, and money. A replay, not a game."""

    replay: Literal[True] = True
    coup: PastCoup
    title: str
    exponent: int
    currency: str
    steps: tuple[RecalledCard, ...]
    wagers: tuple[WagerShown, ...]
    seats: tuple[SeatRow, ...]
    shoe: ShoeRow | None
    awards: tuple[AwardOfWager, ...]
    """Shares of awards hit in this coup, as far as their meters still list them."""
    names: dict[str, str]
    """Names of patrons by id, for those that have one."""


@get(
    "/api/office/coups",
    summary="Search coups",
    answers=errors(e404="Unknown patron, coup or wager."),
)
async def coups(
    services: GivenServices,
    period: GivenPeriod,
    table: AtTable = None,
    coup: CoupNumber = None,
    patron: Whose = None,
    bet: OnBet = None,
    least: Least = None,
    wager: WagerId = None,
    before: Page = None,
    most: Most = 50,
) -> CoupPage:
    """Newest first, in pages. Without a period, searches all coups."""
    named = (text.strip() for text in (table, patron, bet, wager) if text is not None)
    if period == Period() and coup is None and not any(named):
        raise invalid(fact("server-search-nothing"))
    if wager is not None and wager.strip():
        return await _by_wager(services, wager.strip())
    if coup is not None:
        if table is None:
            raise invalid(fact("server-search-table", coup=coup))
        return _page((await _recalled(services, table, coup)).coup)
    whose = None if patron is None or not patron.strip() else await patron_of(services, patron)
    stretch = None if period == Period() else stretch_of(services, period)

    def work(tables: Database) -> tuple[CoupsFound, tuple[SeatRow, ...]]:
        found = search(
            tables,
            table=None if table is None else TableId(table),
            patron=whose,
            bet=bet,
            least=None if least is None else Minor(least),
            since=None if stretch is None else stretch.since,
            until=None if stretch is None else stretch.until,
            before=place_of(before),
            limit=most,
        )
        return found, () if whose is None else _seats(tables, found, whose)

    found, seats = await services.office.query(work)
    past = tuple(map(_past, found.coups))
    return CoupPage(coups=past, patron=whose, seats=seats, next=page_name(found.older))


def _seats(tables: Database, found: CoupsFound, patron: PatronId) -> tuple[SeatRow, ...]:
    recalled = (
        recall_coup(tables, coup.pit, coup.table, coup=coup.coup, patron=patron)
        for coup in found.coups
    )
    return tuple(seat for one in recalled for seat in one.seats)


def _page(found: CoupRow) -> CoupPage:
    return CoupPage(coups=(_past(found),), patron=None, seats=(), next=None)


def _past(coup: CoupRow) -> PastCoup:
    typed = ("cards", "winner", "misread")
    same = (name for name in PastCoup.__struct_fields__ if name not in typed)
    return PastCoup(
        cards=tuple(coup.cards.split()),
        winner=WINNERS[Result(coup.result)] if coup.result else None,
        misread=tuple(map(_misread, coup.misread.split())),
        **{name: getattr(coup, name) for name in same},
    )


def _misread(text: str) -> MisreadCard:
    place, _, card = text.partition(":")
    return MisreadCard(place=int(place), card=card)


async def _by_wager(services: Services, wager: str) -> CoupPage:
    """The coup of the command that placed a wager."""
    store, pit = services.store, services.pit.id

    def find() -> tuple[str, int] | None:
        sequence = store.sequence_of(pit, command_id=wager)
        if sequence is None:
            return None
        for entry in store.read(pit, after=sequence - 1, limit=1):
            event = decode_event(entry.payload)
            coup = getattr(event, "coup", None)
            table = getattr(event, "table", entry.stream)
            return None if coup is None else (table, coup)
        return None

    where = await asyncio.to_thread(find)
    if where is None:
        raise not_found(fact("server-no-such-wager", wager=wager))
    return _page((await _recalled(services, *where)).coup)


async def _recalled(services: Services, table: str, coup: int) -> RecalledCoup:
    def work(tables: Database) -> RecalledCoup | None:
        try:
            return recall_coup(tables, services.pit.id, TableId(table), coup=coup)
        except RuleError:
            return None

    found = await services.office.query(work)
    if found is None:
        raise not_found(fact("server-no-such-coup", table=table, coup=coup))
    return found


@get(
    "/api/office/coups/{table}/{coup}",
    summary="Explain a coup",
    answers=_NO_COUP,
)
async def one_coup(
    services: GivenServices,
    table: PathId,
    coup: Number,
    words: GivenWords,
) -> CoupShown:
    """Cards in dealing order, each wager with the row that settled it, money before and after."""
    found = await _recalled(services, table, coup)

    def work(tables: Database) -> tuple[Game, ShoeRow | None]:
        row = found.coup
        return game_of(tables, row.game_hash), shoe_row(tables, row.pit, row.table, row.shoe)

    game, shoe = await services.office.query(work)
    names = await names_of(services, {seat.patron for seat in found.seats})
    return CoupShown(
        coup=_past(replace(found.coup, void=words.stored(found.coup.void))),
        title=words.named(game.name),
        exponent=game.currency.exponent,
        currency=game.currency.code,
        steps=found.steps,
        wagers=_explained(game, found, words),
        seats=found.seats,
        shoe=None if shoe is None else replace(shoe, retired=words.stored(shoe.retired)),
        awards=_awards(services, found.coup),
        names=names,
    )


def _awards(services: Services, coup: CoupRow) -> tuple[AwardOfWager, ...]:
    return tuple(
        AwardOfWager(
            meter=meter.id,
            seat=share.seat,
            slip=award.slip,
            amount=share.amount,
            status=award.status.value,
        )
        for meter in services.pit.state.meters.values()
        for award in meter.awards_of(coup.table, coup.coup)
        for share in award.shares
    )


def _explained(game: Game, found: RecalledCoup, words: Words) -> tuple[WagerShown, ...]:
    settled = record_of(Finished(found.coup, found.wagers, found.seats)).settled
    return tuple(
        WagerShown(
            wager=wager,
            name=words.named(game.bet(wager.bet).name),
            reason=None if line is None else reason_of(game, line, words),
        )
        # A void coup has settled nothing.
        for wager, line in zip(found.wagers, settled or [None] * len(found.wagers), strict=True)
    )


@get(
    "/api/office/coups/{table}/{coup}/proof",
    summary="Prove a coup from the log",
    answers=_NO_COUP,
)
async def proof(
    services: GivenServices, table: PathId, coup: Number, words: GivenWords
) -> Evidence:
    """Checks entry, hash chain, cards, every settlement, and the shoe once it is published."""
    found = await _recalled(services, table, coup)
    proved = await services.office.query(lambda tables: evidence(services.store, tables, found))
    return proved.rendered(words)
