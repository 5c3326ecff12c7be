"""Examples of the shapes in `server/routes/tables.py`."""

import msgspec

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.house.host import TableStatus
from puntobanco.house.messages import Accepted
from puntobanco.server import road_views, table_answers, views
from puntobanco.server.routes.tables import Commanded, OpenedOn
from puntobanco.table.commands import PlaceWager
from puntobanco.words import ENGLISH, words_in
from tools.openapi.examples.play import DIRECTORY, PATRON, a_table


def _examples() -> tuple[msgspec.Struct, ...]:
    """Examples of every shape sent or received here, from a table in play."""
    table, seq = a_table(), 17
    info = views.info(table, "Dealer's table", words_in(ENGLISH))
    return (
        views.lobby_table(table, TableStatus(), info.name, words_in(ENGLISH), seated=()),
        OpenedOn(table="fortune", game="fortune-7", settings={"betting-time": 30}),
        Accepted(("TableOpened",)),
        table_answers.TableShown(
            seq=seq,
            info=info,
            view=views.view(table, TableStatus(), DIRECTORY),
            roads=road_views.roads(table, seq),
        ),
        table_answers.rules(table, words_in(ENGLISH)),
        table_answers.recall(table, PATRON, words_in(ENGLISH)),
        table_answers.FinishedShoeShown(
            shoe=17,
            commitment="d9" * 32,
            began=Ms(1_799_990_000_000),
            ended=Ms(1_800_000_000_000),
            revealed=True,
            retired="",
        ),
        Commanded(id="6f1c2e", command=PlaceWager(coup=2, bet="player", stake=Minor(20_00))),
    )


EXAMPLES = _examples()
