"""Examples of the shapes in `server/routes/meters.py`."""

import msgspec

from puntobanco.core.ids import Ms, TableId
from puntobanco.progressive.commands import DisableMeter
from puntobanco.server.meter_views import meter_desk, meter_shown
from puntobanco.server.routes.meters import AwardStaff, MeterCommanded, MeterOpenedOn
from puntobanco.words import ENGLISH, words_in
from tools.openapi.examples.play import DIRECTORY, a_meter


def _examples() -> tuple[msgspec.Struct, ...]:
    """Examples of every shape sent or received here, from a meter that was just won."""
    meter, seq = a_meter(), 4711

    def name(table: TableId) -> str:
        return table.title()

    return (
        meter_shown(meter, name, words_in(ENGLISH), seq=seq, at=Ms(1_800_000_000_000)),
        meter_desk(meter, name, words_in(ENGLISH), seq=seq, directory=DIRECTORY),
        AwardStaff(names={"s5d0c1a7b2f33": "bob"}),
        MeterCommanded(id="6f1c2f", command=DisableMeter(reason="the sign is dark")),
        MeterOpenedOn(
            id="6f1c30",
            meter="dragon",
            game="progressive-3",
            reason="a new game",
            approval="0T1sVd3gTg2vP8cGk3dW4g",
        ),
    )


EXAMPLES = _examples()
