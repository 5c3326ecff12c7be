"""A second person's word, taken here with card and password, and handed out by reference.

What a table gets is made on this side; nothing that comes over the wire is ever an approval. That
one counts once, for its act, for whoever asked and in its time is the pit's to judge: a command
that is refused has used nothing up.
"""

import secrets
from collections.abc import Callable

from puntobanco.core.ids import CardId, Ms, TableId
from puntobanco.people.staff import Approval, Role

_MOST = 1000


class Approvals:
    """The newest approvals that were given, used or not."""

    def __init__(self, clock: Callable[[], Ms], lasts_ms: int) -> None:
        self._clock = clock
        self._lasts_ms = lasts_ms
        self._kept: dict[str, Approval] = {}

    def give(
        self, *, card: CardId, role: Role, table: TableId, asker: str, act: str
    ) -> tuple[str, Approval]:
        """A fresh approval of one act, for whoever asks for it, and the reference it goes by."""
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
        while len(self._kept) > _MOST:
            self._kept.pop(next(iter(self._kept)))
        return reference, approval

    def find(self, reference: str) -> Approval | None:
        """The approval of a reference; None where it never was, or a thousand came since."""
        return self._kept.get(reference)
