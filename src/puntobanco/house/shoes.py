"""Live shoes: shuffled, sealed into the log, dealt from memory, reopened after a crash."""

import base64
from collections.abc import Callable

from puntobanco.core.cards import Card
from puntobanco.core.ids import PitId
from puntobanco.core.shoe import Burn
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.commitment import drawn_cut
from puntobanco.fairness.keys import SealingKey
from puntobanco.fairness.open_shoe import OpenShoe, SealedShoe
from puntobanco.house.finished import cut_of
from puntobanco.table import commands
from puntobanco.table.state import Table, burn_due

Entropy = Callable[[int], bytes]


class LiveShoes:
    """The open shoes of a pit's automatic tables. Only their seals are ever written."""

    def __init__(self, pit: PitId, key: SealingKey, entropy: Entropy) -> None:
        self._pit = pit
        self._key = key
        self._entropy = entropy
        self._shoes: dict[str, OpenShoe] = {}

    def start(self, table: Table) -> commands.StartShoe:
        """Shuffle a new shoe for a table; the command has its commitment and its seal."""
        binding = self._binding(table, table.shoes + 1)
        shoe = OpenShoe.shuffled(binding, decks=table.rules.shoe.decks, entropy=self._entropy)
        self._shoes[table.id] = shoe
        sealed = shoe.seal(self._key, self._entropy)
        return commands.StartShoe(
            commitment=sealed.commitment, sealed=base64.b64encode(sealed.blob).decode("ascii")
        )

    def drawn_cut(self, table: Table) -> commands.CutShoe:
        """A cut drawn after the commitment, if no patron cuts in time."""
        return commands.CutShoe(position=drawn_cut(table.rules.shoe.cards, self._entropy).position)

    def burn(self, table: Table) -> commands.BurnCards:
        """The burn that the table's settings require."""
        rules = table.rules.shoe
        if rules.continuous or rules.burn is not Burn.POINTS:
            return commands.BurnCards(turned=None)
        return commands.BurnCards(turned=str(self._peek(table, 0)))

    def next_card(self, table: Table) -> commands.DealCard:
        """The next card of the shoe on the table, as a command."""
        assert table.shoe is not None, "a table deals from a shoe"
        place = table.shoe.used + burn_due(table)
        return commands.DealCard(card=str(self._peek(table, place)))

    def end(self, table: Table) -> commands.EndShoe:
        """The end of the shoe, with its order and salt for verification."""
        shown = self._open(table).reveal()
        del self._shoes[table.id]
        return commands.EndShoe(order=tuple(map(str, shown.order)), salt=shown.salt.hex())

    def retire(self, table: Table, why: str) -> commands.EndShoe:
        """The end of a shoe that cannot be opened, so that nothing is revealed."""
        self._shoes.pop(table.id, None)
        return commands.EndShoe(retired=why)

    def _peek(self, table: Table, place: int) -> Card:
        """The card at a place of the cut shoe; cards before it are skipped as burned."""
        shoe = self._open(table)
        if shoe.dealt > place:
            # A card was drawn for a command that was not carried out: open the shoe again.
            del self._shoes[table.id]
            shoe = self._open(table)
        while shoe.dealt < place:
            shoe.draw()
        return shoe.draw()

    def _open(self, table: Table) -> OpenShoe:
        """The open shoe of a table, from memory or from its seal, cut as logged."""
        in_use = table.shoe
        assert in_use is not None, "a table deals from a shoe"
        shoe = self._shoes.get(table.id)
        if shoe is None:
            sealed = SealedShoe(
                self._binding(table, in_use.number),
                in_use.commitment,
                base64.b64decode(in_use.sealed),
            )
            shoe = OpenShoe.resumed(sealed, self._key, taken=None, dealt=0)
            self._shoes[table.id] = shoe
        if shoe.taken is None and in_use.cut is not None:
            shoe.take(cut_of(table))
        return shoe

    def _binding(self, table: Table, shoe: int) -> Binding:
        return Binding(self._pit, table.id, shoe, table.rules.hash)
