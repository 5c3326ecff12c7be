"""The open shoe: the only object that contains undealt cards. It exists only in memory.

Its life cycle: shuffled and committed to at once; sealed, and the seal stored with the commitment;
cut; dealt card by card; revealed. The seal contains the whole committed text, so after a crash the
stored seal, the recorded cut and the number of cards recorded as dealt are enough to continue.
"""

from dataclasses import dataclass, field

from puntobanco.core.cards import Card
from puntobanco.core.errors import InvariantBroken, ensure
from puntobanco.core.facts import fact
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.commitment import (
    SALT_BYTES,
    Cut,
    Revealed,
    commit,
    committed_text,
    cut,
    digest,
    parse_committed,
)
from puntobanco.fairness.keys import SealingKey
from puntobanco.fairness.sealing import SealError, seal, unseal
from puntobanco.fairness.secret import FaceDown, Hidden, Secret
from puntobanco.fairness.shuffle import Entropy, shuffled_shoe


@dataclass(frozen=True, slots=True)
class SealedShoe:
    """A shoe for storage or transmission. Its cards are unreadable without the key."""

    binding: Binding
    commitment: str
    blob: bytes = field(repr=False)


class OpenShoe(Secret):
    """A live shoe. It reveals its identity and progress, never a card to come."""

    __slots__ = ("_cut", "_dealt", "_order", "_revealed", "_salt", "_turned", "binding")

    def __init__(self, order: tuple[Card, ...], salt: bytes, *, binding: Binding) -> None:
        self.binding = binding
        self._order = FaceDown(order)
        self._salt = Hidden(salt)
        self._cut: Cut | None = None
        self._turned = FaceDown()
        self._dealt = 0
        self._revealed = False

    @staticmethod
    def shuffled(binding: Binding, *, decks: int, entropy: Entropy) -> "OpenShoe":
        """A new shoe in an order drawn from entropy, with its own salt, not yet cut."""
        salt = Hidden(entropy(SALT_BYTES))
        return OpenShoe(shuffled_shoe(decks, entropy), salt, binding=binding)

    @staticmethod
    def resumed(
        sealed: SealedShoe, key: SealingKey, *, taken: Cut | None, dealt: int
    ) -> "OpenShoe":
        """The shoe after this many cards were dealt. SealError if it does not open."""
        text = unseal(sealed.blob, binding=sealed.binding, key=key)
        if digest(text) != sealed.commitment:
            raise SealError(fact("fairness-seal-commitment", commitment=sealed.commitment))
        shoe = _shoe_of(text)
        if taken is not None:
            shoe.take(taken)
        ensure(dealt >= 0, f"{dealt} cards recorded as dealt from {shoe!r}")
        for _ in range(dealt):
            shoe.draw()
        return shoe

    @property
    def commitment(self) -> str:
        """The commitment to publish before the cut and the first bet."""
        return commit(self._order, self._salt, binding=self.binding)

    @property
    def cards(self) -> int:
        """Cards in the full shoe."""
        return len(self._order)

    @property
    def dealt(self) -> int:
        """Cards that have left the shoe, dealt or burned."""
        return self._dealt

    @property
    def taken(self) -> Cut | None:
        """The cut; None before it."""
        return self._cut

    def take(self, taken: Cut) -> None:
        """Cut the shoe: once, and before the first card."""
        ensure(self._cut is None, f"{self!r} was cut already")
        self._turned = FaceDown(cut(self._order, taken.position))
        self._cut = taken

    def draw(self) -> Card:
        """The next card."""
        ensure(self._cut is not None, f"{self!r} is dealt before it was cut")
        ensure(not self._revealed, f"{self!r} is dealt after it was revealed")
        ensure(self._dealt < self.cards, f"{self!r} has no card left")
        card = self._turned[self._dealt]
        self._dealt += 1
        return card

    def seal(self, key: SealingKey, entropy: Entropy) -> SealedShoe:
        """The shoe for storage. The cut and the number of cards dealt are recorded in the log."""
        text = Hidden(committed_text(self._order, self._salt, binding=self.binding).encode("ascii"))
        blob = seal(text, binding=self.binding, key=key, entropy=entropy)
        return SealedShoe(self.binding, self.commitment, blob)

    def reveal(self) -> Revealed:
        """Everything, for publication. No card can be dealt afterwards."""
        if self._cut is None:
            raise InvariantBroken(f"{self!r} is revealed before it was cut")
        self._revealed = True
        order, salt = tuple(self._order), bytes(self._salt)
        return Revealed(self.binding, order, salt, self.commitment, self._cut)

    def __repr__(self) -> str:
        place = f"shoe {self.binding.shoe} of table {self.binding.table}"
        return f"<{place}: {self._dealt} of {self.cards} cards dealt>"


def _shoe_of(text: Hidden) -> OpenShoe:
    binding, order, salt = parse_committed(text.decode("ascii"))
    return OpenShoe(order, salt, binding=binding)
