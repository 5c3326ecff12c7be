"""Examples of the shapes in `server/routes/disable.py`."""

from puntobanco.server.routes.disable import Affected, Everything, OneLogin, OneTable

EXAMPLES = (
    Everything(reason="a fire drill"),
    OneTable(table="t1", reason="a card is missing"),
    OneLogin(login="ann", reason="asked for a rest"),
    Affected(tables=("t1",)),
)
