"""Approvals by a second person, created here from card and password and used by reference.

Tables only accept approvals made on this side: nothing received over the wire is an approval. The
pit checks that an approval is used once, for its act and its asker, before it expires. A refused
command does not use it up.
"""

import secrets
from collections.abc import Callable

from puntobanco.core.ids import CardId, Ms, TableId
from puntobanco.people.staff import Approval, Role

MOST_APPROVALS = 1000


class Approvals:
    """The newest approvals, used or not."""

    def __init__(
        self, clock: Callable[[], Ms], lasts_ms: int, *, most: int = MOST_APPROVALS
    ) -> None:
        self._clock = clock
        self._lasts_ms = lasts_ms
        self._most = most
        self._kept: dict[str, Approval] = {}

    def create(
        self, *, card: CardId, role: Role, table: TableId, asker: str, act: str
    ) -> tuple[str, Approval]:
        """A new approval of one act for one asker, and its reference."""
        approval = Approval(
            card=card,
            role=role,
            table=table,
            nonce=secrets.token_hex(16),
            expires=Ms(self._clock() + self._lasts_ms),
            asker=asker,
            act=act,
        )
        reference = secrets.token_urlsafe(16)
        self._kept[reference] = approval
        while len(self._kept) > self._most:
            self._kept.pop(next(iter(self._kept)))
        return reference, approval

    def find(self, reference: str) -> Approval | None:
        """The approval of a reference, or None if unknown or no longer among the newest."""
        return self._kept.get(reference)
