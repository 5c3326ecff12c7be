"""Measure the speed of the follower and its queries: `python -m tests.office.speed [COUPS] [pg]`.

The followed log is real: rounds of seven patrons at one table. Queries over a million coups use
generated rows, because playing them would take a day.
"""

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from sqlalchemy import text

from puntobanco.core.cards import CARDS
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import encode_event
from puntobanco.office.follower import Follower
from puntobanco.office.liability import liability
from puntobanco.office.recall import recall
from puntobanco.office.report import report
from puntobanco.office.rows import (
    AccountQuarterRow,
    ActRow,
    BetHourRow,
    CoupRow,
    SeatRow,
    ShoeRow,
    TableHourRow,
    WagerRow,
)
from puntobanco.office.schema import (
    ACCOUNT_QUARTER,
    ACT,
    BET_HOUR,
    COUP,
    SEAT,
    SHOE,
    TABLE_HOUR,
    WAGER,
    insert_new,
    open_reading,
)
from puntobanco.office.search import TimelinePosition, search
from puntobanco.office.statement import statement
from puntobanco.office.tally import HOUR_MS
from puntobanco.office.theory import Theory
from puntobanco.store import Batch, Database, EncodedEvent, Store, open_store
from puntobanco.table import commands
from puntobanco.table.events import AnyEvent
from puntobanco.table.shoes import is_over
from tests.kit.postgres import cluster
from tests.kit.tables import Play

EVENTS = 100_000
TABLES = 20
PATRONS = 2000
PER_HOUR = 60
COUPS_A_SHOE = 80
PIT = PitId("main")


def fill(store: Store, events: int) -> None:
    """Play rounds of seven patrons with two wagers each until the log has this many events."""
    play = Play("mini-baccarat", patrons=7)
    chance = random.Random(1)
    cards: list[str] = []
    for seat in range(1, 8):
        play.seat(f"p{seat}", seat, chips=90_000_00)
    with store.acquire(PIT, owner="speed", seconds=3600) as lease:
        written = 0
        while lease.head.sequence < events:
            if play.table.shoe is None or play.table.shoe.ended or is_over(play.table):
                if play.table.shoe is not None and not play.table.shoe.ended:
                    play.do(commands.EndShoe(retired="speed"))
                play.shoe()
                cards = [str(card) for card in CARDS] * 8
                cards.remove("Ks")
                chance.shuffle(cards)
            play.betting(
                (f"p{seat}", bet, 10_00) for seat in range(1, 8) for bet in ("banker", "tie")
            )
            play.do(commands.CloseBetting())
            while play.table.phase.value == "dealing":
                play.do(commands.DealCard(card=cards.pop()))
            play.do(commands.SettleCoup())
            made = play.log[written:]
            written = len(play.log)
            lease.append([Batch(tuple(_event(play, event, written) for event in made))])


def _event(play: Play, event: AnyEvent, at: int) -> EncodedEvent:
    time_ms = 1_700_000_000_000 + at * 1000
    return EncodedEvent(play.table.id, type(event).__name__, time_ms, encode_event(event))


def make_up(tables: Database, coups: int, game_hash: str, *, begin_hour: int = 0) -> None:
    """Generate rows of this many coups with three patrons each, at twenty tables a minute apart."""
    chance = random.Random(2)
    each = coups // TABLES
    begin = begin_hour * HOUR_MS
    for begin in range(0, each, 1000):
        made = [
            _coup(table, number, game_hash, chance, begin=begin)
            for number in range(begin + 1, min(begin + 1000, each) + 1)
            for table in range(TABLES)
        ]
        with tables.writing() as connection:
            insert_new(connection, COUP, [coup for coup, _, _ in made])
            insert_new(connection, WAGER, [wager for _, wagers, _ in made for wager in wagers])
            insert_new(connection, SEAT, [seat for _, _, seats in made for seat in seats])
    hours = range(begin_hour, begin_hour + each // PER_HOUR)
    with tables.writing() as connection:
        for table in range(TABLES):
            insert_new(connection, BET_HOUR, [_bet_hour(hour, table, game_hash) for hour in hours])
            insert_new(
                connection, TABLE_HOUR, [_table_hour(hour, table, game_hash) for hour in hours]
            )
            insert_new(connection, ACCOUNT_QUARTER, list(_quarters(hours, table)))
            insert_new(
                connection,
                SHOE,
                [_shoe(table, number, game_hash, begin) for number in range(each // 80)],
            )
            insert_new(
                connection, ACT, [_act(table, number, begin) for number in range(1, each, 20)]
            )
        connection.execute(text("ANALYZE"))


def _quarters(hours: range, table: int) -> Iterator[AccountQuarterRow]:
    for hour in hours:
        for quarter in range(4 * hour, 4 * hour + 4):
            for kind, into, out in (("chips", 50, 60), ("held", 45, 45), ("result", 20, 10)):
                yield AccountQuarterRow(
                    quarter=quarter,
                    pit=PIT,
                    account=f"{kind}/made-{table}",
                    into=Minor(1000 * into),
                    out=Minor(1000 * out),
                )


def _shoe(table: int, number: int, game_hash: str, begin: int) -> ShoeRow:
    at = Ms(begin + number * COUPS_A_SHOE * HOUR_MS // PER_HOUR)
    return ShoeRow(
        pit=PIT,
        table=TableId(f"made-{table}"),
        shoe=number + 1,
        game_hash=game_hash,
        commitment="d9" * 32,
        began=10**9,
        began_ms=at,
        ended=10**9,
        ended_ms=at,
        retired="made up",
        revealed=False,
    )


def _act(table: int, number: int, begin: int) -> ActRow:
    return ActRow(
        pit=PIT,
        sequence=10**9 + number * TABLES + table,
        time_ms=Ms(begin + number * HOUR_MS // PER_HOUR),
        kind=("incident", "setting", "people", "meter")[number // 20 % 4],
        event="coup-voided",
        place=f"made-{table}",
        coup=number,
        what="",
        before="",
        after="",
        by="house",
        authorised_by="",
        why="made up",
    )


def _coup(
    table: int, number: int, game_hash: str, chance: random.Random, *, begin: int
) -> tuple[CoupRow, list[WagerRow], list[SeatRow]]:
    name, sequence = TableId(f"made-{table}"), 10**9 + number * TABLES + table
    at = Ms(begin + number * HOUR_MS // PER_HOUR)
    coup = CoupRow(
        pit=PIT,
        table=name,
        coup=number,
        sequence=sequence,
        shoe=number // COUPS_A_SHOE,
        game="mini-baccarat",
        game_hash=game_hash,
        opened_ms=Ms(at - 30_000),
        ended_ms=at,
        outcome="settled",
        cards="2s 7d 3h Kd 4c",
        player=9,
        banker=7,
        result="P",
        void="",
        bank=Minor(0),
        fees=Minor(0),
        misread="",
        corrected_ms=None,
        correction="",
    )
    patrons = [PatronId(f"p{one}") for one in chance.sample(range(PATRONS), 3)]
    wagers = [
        WagerRow(
            pit=PIT,
            table=name,
            coup=number,
            place=place,
            seat=place,
            patron=patron,
            bet="player",
            rides="",
            stake=Minor(1000),
            row=0,
            stake_back=Minor(1000),
            won=Minor(1000),
            commission=Minor(0),
            uncovered=Minor(0),
            fee=Minor(0),
            void=False,
            simulated=False,
            sequence=sequence,
            ended_ms=at,
        )
        for place, patron in enumerate(patrons)
    ]
    seats = [
        SeatRow(
            pit=PIT,
            table=name,
            coup=number,
            seat=place,
            patron=patron,
            simulated=False,
            void=False,
            sequence=sequence,
            ended_ms=at,
            bank=Minor(0),
            stake=Minor(1000),
            won=Minor(1000),
            returned=Minor(2000),
            commission=Minor(0),
            fee=Minor(0),
            net=Minor(1000),
            first_net=Minor(1000),
            chips_before=Minor(10_000),
            chips_after=Minor(11_000),
            funds_after=Minor(number),
        )
        for place, patron in enumerate(patrons)
    ]
    return coup, wagers, seats


def _bet_hour(hour: int, table: int, game_hash: str) -> BetHourRow:
    return BetHourRow(
        hour=hour,
        pit=PIT,
        table=TableId(f"made-{table}"),
        game_hash=game_hash,
        bet="player",
        rides="",
        simulated=False,
        wagers=3 * PER_HOUR,
        stake=Minor(3000 * PER_HOUR),
        won=Minor(0),
        returned=Minor(0),
        commission=Minor(0),
        fees=Minor(0),
        voids=0,
        spread_high=0,
        spread_low=9 * 10**6 * PER_HOUR,
    )


def _table_hour(hour: int, table: int, game_hash: str) -> TableHourRow:
    return TableHourRow(
        hour=hour,
        pit=PIT,
        table=TableId(f"made-{table}"),
        game_hash=game_hash,
        simulated=False,
        coups=PER_HOUR,
        voids=0,
        passed=0,
        fees=Minor(0),
        drop=Minor(0),
    )


def show(name: str, work: Callable[[], object]) -> None:
    times = []
    for _ in range(5):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    print(f"{name}: {1000 * times[0]:.1f} ms at first, {1000 * min(times):.1f} ms at best")


def ask(tables: Database, coups: int) -> None:
    end = Ms(coups // TABLES // PER_HOUR * HOUR_MS)
    middle = TimelinePosition(Ms(end // 2), PIT, 0)
    theory = Theory()
    table, patron = TableId("made-3"), PatronId("p77")

    def period(since: int, until: int) -> object:
        return report(
            tables, theory, since=Ms(since), until=Ms(until), generated=Ms(0), house="speed"
        )

    def account(since: int, until: int) -> object:
        return statement(
            tables, patron, since=Ms(since), until=Ms(until), generated=Ms(0), house="speed"
        )

    hour = HOUR_MS
    show("recall of 10 coups", lambda: recall(tables, PIT, table))
    show("first page of 50 by time", lambda: search(tables))
    show("a page in the middle by time", lambda: search(tables, before=middle))
    show("a page in the middle by table", lambda: search(tables, table=table, before=middle))
    show("a page in the middle by patron", lambda: search(tables, patron=patron, before=middle))
    show("report of everything", lambda: period(0, end))
    show("report of a day, to the hour", lambda: period(end - 25 * hour, end - hour))
    show(
        "report of a day, cut at 17 past",
        lambda: period(end - 25 * hour + 10**6, end - hour + 10**6),
    )
    show("statement, first page of 100", lambda: account(0, end))
    show("liability", lambda: liability(tables, generated=Ms(0), house="speed"))


@contextmanager
def address(*, server: bool) -> Iterator[str]:
    if server:
        with cluster(on_disk=True) as running:
            yield running.new_url()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'house.db'}"


def main() -> None:
    coups = next((int(one) for one in sys.argv[1:] if one.isdigit()), 1_000_000)
    with (
        address(server="pg" in sys.argv) as url,
        open_store(url) as store,
        open_reading(url) as tables,
    ):
        fill(store, EVENTS)
        start = perf_counter()
        taken = Follower(store, tables).catch_up()
        seconds = perf_counter() - start
        print(f"followed {taken} events in {seconds:.2f} s: {taken / seconds:,.0f} events/s")
        with tables.reading() as connection:
            game_hash = connection.execute(text("SELECT hash FROM reading_game")).scalar_one()
        start = perf_counter()
        make_up(tables, coups, game_hash)
        print(f"made up {coups} coups in {perf_counter() - start:.0f} s")
        ask(tables, coups)


if __name__ == "__main__":
    main()
