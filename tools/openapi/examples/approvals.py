"""Examples of the shapes in `server/routes/approvals.py`."""

from puntobanco.people.staff import Role
from puntobanco.server.routes.approvals import (
    ActLine,
    ActShown,
    ApprovalGiven,
    ApprovalRequest,
    AtTable,
)
from puntobanco.table.commands import VoidCoup

EXAMPLES = (
    ApprovalRequest(
        card="card-7",
        password="correct horse",  # noqa: S106 -- an example
        role=Role.SUPERVISOR,
        act=AtTable(table="t1", command=VoidCoup(reason="a card fell")),
    ),
    ApprovalGiven(reference="0T1sVd3gTg2vP8cGk3dW4g", expires=1_800_000_120_000),
    ActShown(
        title="Void the coup",
        place="t1",
        asker="dora",
        lines=(ActLine("Coup", "12"), ActLine("Reason", "a card fell")),
    ),
)
