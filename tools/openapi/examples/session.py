"""Examples of the shapes in `server/routes/session.py`."""

from puntobanco.server.routes.session import Renewal, SessionView, SignIn

EXAMPLES = (
    SignIn(name="ann", password="correct horse"),  # noqa: S106 -- an example
    Renewal(password="correct horse"),  # noqa: S106
    SessionView(
        state="open",
        name="ann",
        patron="p24b354704979",
        token="2ac091d1b09d1db3bdb1d01bd6c18dc902dc7603c32288812aeea389dfcd35f9",  # noqa: S106
        idle_ms=1_800_000,
    ),
)
