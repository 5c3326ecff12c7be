"""Examples of the shapes in `server/routes/staff.py`."""

from puntobanco.people.staff import Role
from puntobanco.server.routes.staff import (
    Appointment,
    Dismissal,
    MemberShown,
    NewLink,
    StaffCardBody,
)

EXAMPLES = (
    MemberShown(
        id="s5d0c1a7b2f33", name="bob", roles=(Role.DEALER,), active=True, cards=("card-7",)
    ),
    Appointment(roles=(Role.DEALER,)),
    Dismissal(reason="left the house"),
    StaffCardBody(card="card-7"),
    NewLink(approval="0T1sVd3gTg2vP8cGk3dW4g"),
)
