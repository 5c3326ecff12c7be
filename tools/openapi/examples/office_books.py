"""Examples of the shapes in `server/routes/office_books.py`."""

from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.office.accounts import AccountKind, AccountLine, Ledger
from puntobanco.office.cage import Cage, CageLine
from puntobanco.office.heading import Heading, ReportKind
from puntobanco.office.liability import Liability, Owed
from puntobanco.office.report import PeriodReport, ReportLine
from puntobanco.office.search import TimelinePosition
from puntobanco.office.series import Point
from puntobanco.office.statement import Balance, Statement, StatementLine, Sums
from puntobanco.server.routes.office_books import OfficeClock, StatementShown, Today

_HEADING = Heading(
    report=ReportKind.PERFORMANCE,
    house="Punto Banco",
    generated_ms=Ms(1_800_000_000_000),
    exponent=2,
    read_to=(f"anchor 1 main 4211 {'5f' * 32}",),
    simulated=False,
    demonstration=False,
)
_LINE = ReportLine(
    scope="total",
    coups=812,
    void_coups=3,
    drop=Minor(2_400_000),
    wagers=2_917,
    void_wagers=6,
    stake=Minor(9_204_500),
    won=Minor(4_310_025),
    returned=Minor(9_081_275),
    commission=Minor(95_225),
    fees=Minor(0),
    house_win=Minor(123_225),
    theoretical=Minor(110_960),
    edge="0.012055000000",
    hold="0.013387473518",
)
_POINT = Point(
    since=Ms(1_799_992_800_000),
    until=Ms(1_799_996_400_000),
    coups=61,
    drop=Minor(180_000),
    stake=Minor(702_500),
    win=Minor(8_175),
)
_REPORT = PeriodReport(
    heading=_HEADING,
    since=Ms(1_799_971_200_000),
    until=Ms(1_800_057_600_000),
    total=_LINE,
    tables=(),
    games=(),
    bets=(),
    left_out=None,
)
_ACCOUNT = AccountLine(
    account="chips/t1",
    kind=AccountKind.CHIPS,
    table="t1",
    meter="",
    opening=Minor(120_000),
    into=Minor(50_000),
    out=Minor(30_000),
    closing=Minor(140_000),
)
_CAGE_LINE = CageLine(
    by="s5d0c1a7b2f33",
    name="bob",
    taken_in=Minor(400_000),
    times_in=12,
    paid_out=Minor(150_000),
    times_out=4,
    net=Minor(250_000),
)
_CAGE = Cage(heading=_HEADING, since=_REPORT.since, until=_REPORT.until, lines=(), total=_CAGE_LINE)
_BALANCE = Balance(Minor(100_000), Minor(140_000))
_SUMS = Sums(
    issued=Minor(200_000),
    redeemed=Minor(50_000),
    result=Minor(-10_000),
    coups=41,
    staked=Minor(205_000),
    returned=Minor(195_000),
    fees=Minor(0),
)
_STATEMENT = Statement(
    heading=_HEADING,
    patron=PatronId("p24b354704979"),
    since=_REPORT.since,
    until=_REPORT.until,
    opening=_BALANCE,
    lines=(),
    closing=_BALANCE,
    later=None,
    sums=_SUMS,
)
EXAMPLES = (
    OfficeClock(
        now=Ms(1_800_000_000_000),
        today="2027-01-15",
        shift=1,
        shifts=3,
        time_zone="America/Los_Angeles",
        day_start="06:00",
        behind=0,
        failed="",
    ),
    Today(report=_REPORT, hours=(_POINT,), incidents=0, awards_pending=0),
    _REPORT,
    _HEADING,
    TimelinePosition(Ms(1_800_000_000_000), PitId("main"), 4211),
    _LINE,
    _POINT,
    Ledger(heading=_HEADING, since=_REPORT.since, until=_REPORT.until, lines=(), total=_ACCOUNT),
    _ACCOUNT,
    Liability(heading=_HEADING, total=Owed(), tables=(), meters=(), left_out=Minor(0)),
    Owed(),
    _CAGE,
    _CAGE_LINE,
    StatementShown(name="ann", statement=_STATEMENT, next=None),
    _STATEMENT,
    _BALANCE,
    _SUMS,
    StatementLine(
        pit=PitId("main"),
        sequence=4211,
        time_ms=Ms(1_800_000_000_000),
        kind="coup",
        table=TableId("t1"),
        coup=41,
        wallet_change=Minor(0),
        funds_change=Minor(-2_500),
        balance=_BALANCE,
    ),
)
