"""Examples of the shapes in `server/routes/shapes.py`."""

from puntobanco.server.errors import ErrorBody
from puntobanco.server.routes.shapes import CommandDone, Invitation

EXAMPLES = (
    CommandDone(events=("CardIssued",)),
    Invitation(
        subject="s5d0c1a7b2f33",
        token="EvUwZ0x2rjYwLkKxkQWlI1Fvh6cPpPq8dBsEqQ8u3eM",  # noqa: S106 -- an example
        path="/invite#EvUwZ0x2rjYwLkKxkQWlI1Fvh6cPpPq8dBsEqQ8u3eM",
        expires=1_800_259_200_000,
    ),
    ErrorBody("not-yours", "This is not yours to do."),
)
