"""A pit without a store: commands in, events applied, at any time a test chooses."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import count

from puntobanco.core.ids import CommandId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.deciding import DecisionContext, decide_command
from puntobanco.house.join import ExpandedEvents
from puntobanco.house.messages import PitCommand, PitEvent, ToHouse, ToTable
from puntobanco.house.pit_state import PitState, wallet_changes
from puntobanco.people import commands as people
from puntobanco.people.care import LimitKind, PatronStanding
from puntobanco.people.refusals import PeopleRefusal
from puntobanco.people.staff import Approval
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Mode
from tests.kit.approvals import bound
from tests.kit.sheets import with_setting

START = Ms(1_800_000_000_000)
"""A full hour, but not midnight."""

Answer = tuple[PitEvent, ...] | Refusal | PeopleRefusal | MeterRefusal


class PurePit:
    """A pit's state and its wallets, with a clock that a test moves."""

    def __init__(
        self, *tables: str, game: str = "mini-baccarat", mode: Mode = Mode.AUTOMATIC
    ) -> None:
        self.state = PitState()
        self.at = START
        self.wallets: defaultdict[str, int] = defaultdict(int)
        self.log: list[PitEvent] = []
        self._ids = count(1)
        for table in tables:
            resolved = load_game(game)
            self.do(table, commands.OpenTable(game=resolved, mode=mode))

    # --- Sending ---------------------------------------------------------------------------

    def _send(self, sent: PitCommand) -> Answer:
        beside = DecisionContext(self.at, lambda patron: Minor(self.wallets[patron]), with_setting)
        decided = decide_command(self.state, bound(sent, self.state), beside)
        if not isinstance(decided, ExpandedEvents):
            return decided
        self.state = decided.state
        happened = tuple(event for _, event in decided.events)
        for patron, change in wallet_changes(happened):
            self.wallets[patron] += change
        self.log.extend(happened)
        return happened

    def ask(
        self,
        table: str,
        command: AnyCommand,
        by: Actor = HOUSE,
        *,
        approval: Approval | None = None,
    ) -> Answer:
        made = CommandId(f"c{next(self._ids)}")
        return self._send(
            ToTable(id=made, table=TableId(table), by=by, command=command, approval=approval)
        )

    def do(self, table: str, command: AnyCommand, by: Actor = HOUSE) -> None:
        answer = self.ask(table, command, by)
        assert isinstance(answer, tuple), answer

    def house(
        self, command: people.AnyPeopleCommand, *, by: str | None = None, patron: str | None = None
    ) -> Answer:
        made = CommandId(f"c{next(self._ids)}")
        return self._send(
            ToHouse(
                id=made,
                by=None if by is None else StaffId(by),
                command=command,
                patron=None if patron is None else PatronId(patron),
            )
        )

    def own(self, command: people.CareCommand) -> Answer:
        """A command of a patron about their own limits."""
        return self.house(command, patron=command.patron)

    # --- Shortcuts -------------------------------------------------------------------------

    def patron(self, name: str, *seats: tuple[str, int], chips: int = 10_000_00) -> Actor:
        """A new patron, seated with chips at each named table."""
        who, actor = PatronId(name), Actor(patron=PatronId(name))
        self.house(people.RegisterPatron(patron=who))
        self.house(people.IssueCredit(patron=who, amount=Minor(100_000_00)))
        for table, seat in seats:
            self.do(table, commands.Sit(seat=seat), actor)
            self.do(table, commands.BuyChips(amount=Minor(chips)), actor)
        return actor

    def limit(self, name: str, kind: LimitKind, value: int | None) -> Answer:
        return self.own(people.SetLimit(patron=PatronId(name), limit=kind, value=value))

    def shoe(self, table: str) -> None:
        """Bring a shoe, cut and burned."""
        self.do(table, commands.StartShoe(commitment="c" * 64))
        self.do(table, commands.CutShoe(position=5))
        self.do(table, commands.BurnCards(turned="Ks"))

    def bet(self, table: str, who: Actor, bet: str, stake: int) -> Answer:
        coup = self.state.table(TableId(table)).coups
        return self.ask(table, commands.PlaceWager(coup=coup, bet=bet, stake=Minor(stake)), who)

    def open_betting(self, table: str) -> None:
        """Open betting, with a new shoe if necessary."""
        at = self.state.table(TableId(table))
        if at.shoe is None:
            self.shoe(table)
        self.do(table, commands.OpenBetting())

    def finish(self, table: str, cards: str) -> None:
        """Close betting, deal these cards and pay."""
        self.do(table, commands.CloseBetting())
        for card in cards.split():
            self.do(table, commands.DealCard(card=card))
        self.do(table, commands.SettleCoup())

    def coup(self, table: str, wagers: Iterable[tuple[Actor, str, int]], cards: str) -> None:
        """A whole coup."""
        self.open_betting(table)
        for who, bet, stake in wagers:
            answer = self.bet(table, who, bet, stake)
            assert isinstance(answer, tuple), answer
        self.finish(table, cards)

    def standing(self, name: str) -> PatronStanding:
        return self.state.standing(PatronId(name), self.at)

    def pass_ms(self, ms: int) -> None:
        self.at = Ms(self.at + ms)
