"""Creates invites. `session.redeem` uses them."""

from puntobanco.core.facts import fact
from puntobanco.server.access.identity import Identity, Subject
from puntobanco.server.routes.shapes import Invitation
from puntobanco.server.services import Services

PAGE = "/invite"


def invite_path(token: str) -> str:
    """The page for an invite. The token is in the fragment, so no server logs it."""
    return f"{PAGE}#{token}"


async def invitation(services: Services, subject: Subject, *, by: Identity) -> Invitation:
    """A new invite for a subject. Its earlier invites become invalid."""
    token = await services.access.invite(subject)
    await services.access.door.note(
        "invited", login=by.login, detail=fact("invited", kind=subject.kind, id=subject.id)
    )
    return Invitation(
        subject=subject.id,
        token=token,
        path=invite_path(token),
        expires=services.clock() + services.config.times.invite_ms,
    )
