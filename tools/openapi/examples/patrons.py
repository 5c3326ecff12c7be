"""Examples of the shapes in `server/routes/patrons.py`."""

from puntobanco.server.routes.patrons import BarPatronBody, Cash, Erased, Patron, Wallet

EXAMPLES = (
    Patron(id="p24b354704979", name="ann", may_play=True, wallet=100_000),
    BarPatronBody(reason="asked for a rest"),
    Erased(erased=True),
    Cash(id="cage-1-000017", patron="p24b354704979", act="issue", amount=100_000),
    Wallet(patron="p24b354704979", wallet=200_000),
)
