"""Audit a log: check every coup against the tableau, the shoe's supply and the pay tables.

A log is a sequence of entries, from a shoe record or from another system's table. The audit
compares what the log states with what its cards imply, and reports each difference as a finding.
What a log leaves out cannot be judged; the audit counts it as a gap. Wagers on a coup whose cards
break the rules are not judged, because no sheet says what such a coup pays.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from puntobanco.analysis.audit_cards import Supply, burn_breaches, coup_breaches, same_cards
from puntobanco.analysis.audit_findings import AuditFinding, AuditKind, Breach, Gap
from puntobanco.analysis.audit_payouts import Cashier, amount_breaches
from puntobanco.core.cards import Rank
from puntobanco.core.facts import fact
from puntobanco.core.game import Game
from puntobanco.core.record import (
    LoggedCoup,
    RecordEntry,
    ShoeHead,
)
from puntobanco.core.shoe import Burn

DECKS = 8
"""Decks of a shoe if neither the log nor a game gives the number."""


class Audit:
    """One audit: feed it the entries of a log, take the findings, then read the counts.

    `game` judges every shoe. Without it, `games` finds the game that a head names; without either,
    payouts are not judged. `decks` overrides what heads and games say. In a record every head
    begins a shoe. In a log from another system (`recorded` false) heads with the same name are one
    shoe, even if its rows are mixed with others; a head without a name may be several shoes run
    together, whose supply then cannot be judged.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        games: Callable[[str], Game] | None = None,
        decks: int | None = None,
        recorded: bool = True,
    ) -> None:
        self._game = game
        self._games = games
        self._decks = decks
        self._recorded = recorded
        self._cashiers: dict[str, Cashier] = {}
        self._shoe = _Shoe(ShoeHead(None), "", None, decks or DECKS)
        self._named: dict[str, _Shoe] = {}
        self._held: list[AuditFinding] = []
        self.shoes = 0
        self.coups = 0
        self.wagers = 0
        self.kinds: Counter[AuditKind] = Counter()
        self.gaps: Counter[Gap] = Counter()

    def findings(self, entries: Iterable[RecordEntry]) -> Iterator[AuditFinding]:
        """All findings, in the order of the log."""
        for entry in entries:
            what = entry.what
            if isinstance(what, ShoeHead):
                yield from self._released()
                self._begin(entry.line, what)
            else:
                self._judge(entry, what)
            # A guessed shoe may be several. Supply findings count only if it ends before its cards
            # run out, so its findings wait until then.
            if self._held and not self._shoe.waits:
                yield from self._released()
        yield from self._released()

    def _released(self) -> Iterator[AuditFinding]:
        for finding in self._held:
            if not (self._shoe.doubted and finding.kind is AuditKind.SUPPLY):
                self.kinds[finding.kind] += 1
                yield finding
        self._held.clear()

    def _begin(self, line: int, head: ShoeHead) -> None:
        name = next((field.value for field in head.fields if field.key == "shoe"), "")
        if not self._recorded and name in self._named:
            self._shoe = self._named[name]
            return
        self.shoes += 1
        game = self._game
        if game is None and head.game is not None and self._games is not None:
            game = self._games(head.game)
        decks = self._decks or head.decks or (game.shoe.decks if game else DECKS)
        cashier = None
        if game is not None:
            cashier = self._cashiers.get(game.key) or Cashier(game)
            self._cashiers[game.key] = cashier
        self._shoe = _Shoe(head, name or str(self.shoes), cashier, decks)
        if not self._recorded:
            self._shoe.guessed = not name
            if name:
                self._named[name] = self._shoe
        self._keep(self._shoe.head_breaches(line), None)

    def _judge(self, entry: RecordEntry, coup: LoggedCoup) -> None:
        self.coups += 1
        shoe = self._shoe
        breaches = coup_breaches(entry.line, coup)
        broken = (
            any(one.kind in (AuditKind.DRAW, AuditKind.CARDS) for one in breaches)
            if breaches
            else False
        )
        again = shoe.last is not None and coup.number == shoe.last.number
        breaches += self._number_breaches(entry.line, coup.number)
        if not (again and same_cards(shoe.last, coup)):
            breaches += self._supply_breaches(entry.line, coup)
        shoe.last = coup
        self._count_gaps(coup)
        if coup.wagers or entry.unread:
            self.wagers += len(coup.wagers) + len(entry.unread)
            breaches += amount_breaches(entry, coup, shoe.head.currency)
            for verdict in shoe.wager_verdicts(entry, coup, broken=broken):
                if isinstance(verdict, Gap):
                    self.gaps[verdict] += 1
                else:
                    breaches.append(verdict)
        if breaches:
            self._keep(breaches, coup.number)

    def _number_breaches(self, line: int, number: int) -> Iterator[Breach]:
        """A repeated coup number, or in a record one that does not follow the last."""
        if self._shoe.last is None:
            return
        last = self._shoe.last.number
        if number == last:
            yield Breach(line, AuditKind.NUMBER, fact("audit-number-twice", found=number))
        elif self._recorded and number != last + 1:
            problem = fact("audit-number", found=number, last=last, expected=last + 1)
            yield Breach(line, AuditKind.NUMBER, problem)

    def _supply_breaches(self, line: int, coup: LoggedCoup) -> list[Breach]:
        shoe = self._shoe
        if shoe.continuous:
            shoe.supply = Supply(shoe.supply.decks)
        breaches = shoe.supply.take(line, coup.player + coup.banker)
        if shoe.guessed and not shoe.supply.plausible:
            self.gaps[Gap.SHOES] += 1 if shoe.doubted else shoe.coups + 1
            shoe.doubted = True
            return []
        shoe.coups += 1
        return breaches

    def _count_gaps(self, coup: LoggedCoup) -> None:
        if coup.winner is None:
            self.gaps[Gap.WINNER] += 1
        if coup.player_total is None or coup.banker_total is None:
            self.gaps[Gap.TOTALS] += 1
        if len(coup.player) < 2 or len(coup.banker) < 2:
            self.gaps[Gap.DRAWS] += 1
        for card in coup.player + coup.banker:
            if type(card) is Rank:
                self.gaps[Gap.SUITS] += 1

    def _keep(self, breaches: Iterable[Breach], coup: int | None) -> None:
        name = self._shoe.name
        self._held += [
            AuditFinding(breach.line, breach.kind, name, coup, breach.problem)
            for breach in breaches
        ]


class _Shoe:
    """The state of one shoe during an audit."""

    def __init__(self, head: ShoeHead, name: str, cashier: "Cashier | None", decks: int) -> None:
        self.head = head
        self.name = name
        self.game = game = cashier.game if cashier else None
        self.supply = Supply(decks)
        self.continuous = game is not None and game.shoe.continuous
        self.last: LoggedCoup | None = None
        self.coups = 0
        self.guessed = False
        self.doubted = False
        """Whether it turned out to be several shoes run together."""
        self._cashier = cashier

    @property
    def waits(self) -> bool:
        """Whether findings wait until this is known to be a single shoe."""
        return self.guessed and not self.doubted

    def head_breaches(self, line: int) -> Iterator[Breach]:
        """What can be judged from the head: the game's hash, the card turned and the burn."""
        head, game = self.head, self.game
        if game and head.hash and head.game == game.key and not game.hash.startswith(head.hash):
            problem = fact("audit-game", found=head.hash, game=game.key, expected=game.hash)
            yield Breach(line, AuditKind.GAME, problem)
        if head.burn is None:
            return
        if (turned := head.burn.turned) is not None:
            yield from self.supply.take(line, (turned,))
            if game and game.shoe.burn is Burn.POINTS and head.burn.unseen is not None:
                yield from burn_breaches(line, turned, head.burn.unseen)
        self.supply.burn(head.burn.unseen or 0)

    def wager_verdicts(
        self, entry: RecordEntry, coup: LoggedCoup, *, broken: bool
    ) -> Iterator[Breach | Gap]:
        """What is wrong or unknown about each wager of a coup; nothing for a correct one."""
        cashier = self._cashier
        if cashier is None:
            yield from [Gap.GAME] * len(coup.wagers)
        elif cashier.game.currency.exponent != self.head.currency.exponent:
            yield from [Gap.CURRENCY] * len(coup.wagers)
        else:
            yield from cashier.verdicts(coup, entry.wager_lines, broken=broken)
