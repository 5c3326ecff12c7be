"""Why a patron's own choice keeps them from playing, for sign-in and lists."""

from typing import Literal

from puntobanco.core.ids import Ms, PatronId
from puntobanco.people.caring import refuse_deposit
from puntobanco.people.refusals import PeopleCode
from puntobanco.people.staff import Directory

Stopped = Literal["excluded", "cooling-off"]


def stop_of(
    directory: Directory, patron: PatronId | None, at: Ms
) -> tuple[Stopped | None, Ms | None]:
    """Excluded or on a break, and until when. Both None for staff and for patrons who may play."""
    refusal = None if patron is None else refuse_deposit(directory.care_of(patron), at)
    if refusal is None:
        return None, None
    excluded = refusal.code is PeopleCode.EXCLUDED
    return "excluded" if excluded else "cooling-off", refusal.until
