"""Examples of the shapes in `server/routes/house.py`."""

from puntobanco.server.protocol import PROTOCOL
from puntobanco.server.routes.house import Health, HouseShown
from puntobanco.version import VERSION

EXAMPLES = (
    HouseShown(
        name="Punto Banco",
        currency="USD",
        exponent=2,
        protocol=PROTOCOL,
        version=VERSION,
        languages=("en", "zh-Hans", "zh-Hant"),
        time_zone="America/Los_Angeles",
        profile="house-default",
        minimum_age=21,
        help_line="1-800-589-9966",
        notices=("Malfunction voids all pays and plays.",),
        demonstration=False,
        open_registration=True,
        welcome_credit=100_000,
    ),
    Health(state="running", protocol=PROTOCOL),
)
