"""A second person's word, taken here with card and password, and handed out by reference.

What a table gets is made on this side; nothing that comes over the wire is ever an approval.
"""

import secrets
from collections.abc import Callable

from puntobanco.core.ids import CardId, Ms, TableId
from puntobanco.people.staff import Approval, Role

_MOST = 1000


class Approvals:
    """Approvals that were given and not yet used."""

    def __init__(self, clock: Callable[[], Ms], lasts_ms: int) -> None:
        self._clock = clock
        self._lasts_ms = lasts_ms
        self._kept: dict[str, Approval] = {}

    def give(self, *, card: CardId, role: Role, table: TableId) -> tuple[str, Approval]:
        """A fresh approval and the reference it goes by."""
        self._drop_expired()
        approval = Approval(
            card=card,
            role=role,
            table=table,
            nonce=secrets.token_hex(16),
            expires=Ms(self._clock() + self._lasts_ms),
        )
        reference = secrets.token_urlsafe(16)
        self._kept[reference] = approval
        return reference, approval

    def take(self, reference: str) -> Approval | None:
        """The approval of a reference, once; None where it was used, has expired or never was."""
        approval = self._kept.pop(reference, None)
        if approval is None or approval.expires <= self._clock():
            return None
        return approval

    def _drop_expired(self) -> None:
        now = self._clock()
        self._kept = {key: one for key, one in self._kept.items() if one.expires > now}
        while len(self._kept) >= _MOST:
            self._kept.pop(next(iter(self._kept)))
