"""Examples of the shapes in `server/routes/office_lines.py`."""

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.office.series import HoldPoint, MeterPoint
from puntobanco.progressive.figures import MeterFigure
from puntobanco.server.routes.office_lines import HoldSeries, MeterEntry, MeterFigureShown

_HOLD = HoldPoint(
    until=Ms(1_799_996_400_000),
    stake=Minor(702_500),
    hold="0.011637",
    edge="0.010579",
    low="-0.041200",
    high="0.062358",
)
_FIGURE = MeterFigureShown(name=MeterFigure.CURRENT, kind="amount", figure=502_140, word="")
EXAMPLES = (
    _FIGURE,
    HoldSeries(game="5f" * 32, bet="banker", points=(_HOLD,)),
    _HOLD,
    MeterEntry(
        meter="dragon",
        game="progressive-2",
        title="Dragon Bonus Progressive, table 2",
        state="up",
        why="",
        tables=("t1",),
        values=(_FIGURE,),
        settings=(
            MeterFigureShown(
                name=MeterFigure.SYSTEM, kind="word", figure=None, word="supervisor's key"
            ),
        ),
        waits=False,
        short=Minor(0),
        awards=2,
        pending=0,
    ),
    MeterPoint(
        at=Ms(1_800_000_000_000),
        shown=Minor(502_140),
        reserve=Minor(210),
        overflow=Minor(0),
        hits=2,
    ),
)
