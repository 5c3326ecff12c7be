"""Examples of the shapes in `server/routes/office_floor.py`."""

from puntobanco.server.routes.office_floor import GameNamed, SheetListed, SheetShown

EXAMPLES = (
    GameNamed(hash="5f" * 32, key="mini-baccarat", title="Mini Baccarat", bets={"tie": "Tie"}),
    SheetListed(key="mini-baccarat", title="Mini Baccarat", metered=None),
    SheetShown(key="mini-baccarat", title="Mini Baccarat", settings=()),
)
