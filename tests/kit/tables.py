"""A table for tests: commands in, events applied, refusals out."""

from collections.abc import Iterable
from itertools import count

from msgspec.structs import replace

from puntobanco.core.game import Currency, Game
from puntobanco.core.ids import CardId, CommandId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Balances, applied, move
from puntobanco.people.care import PatronStanding
from puntobanco.people.staff import Approval, Directory, Member, Role, StaffCard, with_approval_used
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.acts import TableAct, digest_of_act
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.context import TableContext
from puntobanco.table.decide import decide
from puntobanco.table.events import AnyEvent
from puntobanco.table.evolve import evolve
from puntobanco.table.refusal_facts import refusal_fact
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.squeeze import places_to_turn
from puntobanco.table.state import Mode, Phase, Table
from puntobanco.table.tableau import FIRST_CARDS
from tests.kit.approvals import approval_by

TABLE = TableId("t1")
NOW = Ms(1_000_000)

STAFF = {
    StaffId("dora"): Member(frozenset({Role.DEALER})),
    StaffId("sam"): Member(frozenset({Role.SUPERVISOR})),
    StaffId("sue"): Member(frozenset({Role.SUPERVISOR})),
    StaffId("eve"): Member(frozenset({Role.EXECUTIVE})),
}
CARDS = {CardId(f"card-{staff}"): StaffCard(staff) for staff in STAFF}


def patron(name: str) -> Actor:
    return Actor(patron=PatronId(name))


def staff(name: str) -> Actor:
    return Actor(staff=StaffId(name))


class Play:
    """A table, its people, and its log."""

    def __init__(self, game: Game | str, *, mode: Mode = Mode.AUTOMATIC, patrons: int = 3) -> None:
        self.table = Table(id=TABLE)
        names = [PatronId(f"p{number}") for number in range(1, patrons + 1)]
        self.directory = Directory(
            staff=dict(STAFF), cards=dict(CARDS), patrons=dict.fromkeys(names, True)
        )
        self.wallets: Balances = {}
        for name in names:
            cash = move(Minor(100_000_00), source=accounts.CAGE, target=accounts.wallet(name))
            self.wallets = applied(self.wallets, cash)
        self.log: list[AnyEvent] = []
        self._ids = count(1)
        self._nonces = count(1)
        self.at = NOW
        self.currency: Currency | None = None
        """The currency of the house, if a test sets it."""
        self.standings: dict[PatronId, PatronStanding] = {}
        """What patrons' own limits leave them."""
        self.meter_waits = False
        """Whether the meter has not decided the coup yet."""
        resolved = load_game(game) if isinstance(game, str) else game
        self.do(commands.OpenTable(game=resolved, mode=mode))

    def ask(
        self,
        command: AnyCommand,
        by: Actor = HOUSE,
        *,
        approval: Approval | None = None,
        changed: Game | None = None,
        id: str | None = None,  # noqa: A002 -- the word of the protocol
    ) -> tuple[AnyEvent, ...] | Refusal:
        """The table's answer, without carrying anything out; an approval is for this act."""
        if approval is not None and isinstance(command, TableAct):
            approval = replace(approval, asker=by.name, act=digest_of_act(self.table, command))
        wallet = self.wallets.get(accounts.wallet(by.patron), Minor(0)) if by.patron else Minor(0)
        asked = TableContext(
            id=CommandId(id or f"c{next(self._ids)}"),
            by=by,
            at=self.at,
            directory=self.directory,
            wallet=wallet,
            approval=approval,
            currency=self.currency,
            standing=self.standings.get(by.patron or PatronId(""), PatronStanding()),
            meter_waits=self.meter_waits,
        )
        answer = decide(self.table, command, asked, changed=changed)
        if isinstance(answer, Refusal):
            assert str(refusal_fact(answer, DOLLARS))
        return answer

    def do(
        self,
        command: AnyCommand,
        by: Actor = HOUSE,
        *,
        approval: Approval | None = None,
        changed: Game | None = None,
        id: str | None = None,  # noqa: A002
    ) -> tuple[AnyEvent, ...]:
        """Carry out a command that must be accepted."""
        answer = self.ask(command, by, approval=approval, changed=changed, id=id)
        assert not isinstance(answer, Refusal), answer
        for event in answer:
            self.apply(event)
        return answer

    def apply(self, event: AnyEvent) -> None:
        self.table = evolve(self.table, event)
        self.log.append(event)
        for posting in getattr(event, "postings", ()):
            if accounts.wallet_of(posting.account):
                self.wallets[posting.account] = Minor(
                    self.wallets.get(posting.account, 0) + posting.amount
                )
        approval = getattr(event, "approval", None)
        if approval is not None:
            self.directory = with_approval_used(self.directory, approval)

    def refused(self, command: AnyCommand, by: Actor = HOUSE, **more: object) -> RefusalCode:
        """The code of a command that must be refused."""
        answer = self.ask(command, by, **more)  # type: ignore[arg-type]
        assert isinstance(answer, Refusal), answer
        return answer.code

    def approval(self, who: str = "sam", role: Role = Role.SUPERVISOR) -> Approval:
        nonce = f"n{next(self._nonces)}"
        return approval_by(f"card-{who}", role, TABLE, nonce, self.at + 60_000)

    def seat(self, name: str, seat: int, chips: int = 10_000_00) -> None:
        """Seat a patron with chips."""
        self.do(commands.Sit(seat=seat), patron(name))
        if chips:
            self.do(commands.BuyChips(amount=Minor(chips)), patron(name))

    def shoe(self, *, turned: str = "Ks") -> None:
        """Bring a shoe, cut and burned."""
        self.do(commands.StartShoe(commitment="c" * 64))
        self.do(commands.CutShoe(position=5))
        option = self.table.rules.shoe
        points = option.burn.value == 1 and not option.continuous
        self.do(commands.BurnCards(turned=turned if points else None))

    def bank(self, name: str, amount: int) -> None:
        """Let a patron take the player-dealer position with this bank, others declining."""
        while self.table.position.offered is None or (
            self.table.seats[self.table.position.offered] != name
        ):
            if self.table.position.offered is not None:
                self.do(commands.DeclinePosition())
            self.do(commands.OfferPosition())
            assert self.table.position.offered is not None
        self.do(commands.AcceptPosition(bank=Minor(amount)), patron(name))

    def bet(self, name: str, bet: str, stake: int) -> tuple[AnyEvent, ...]:
        command = commands.PlaceWager(coup=self.table.coups, bet=bet, stake=Minor(stake))
        return self.do(command, patron(name))

    def betting(self, wagers: Iterable[tuple[str, str, int]] = ()) -> None:
        """Open betting and place wagers."""
        self.do(commands.OpenBetting())
        for name, bet, stake in wagers:
            self.bet(name, bet, stake)

    def cards(self, cards: str) -> None:
        """Close betting and deal these cards."""
        self.do(commands.CloseBetting())
        for card in cards.split():
            if len(self.table.play.cards) >= FIRST_CARDS:
                self.turn()
            self.do(commands.DealCard(card=card))

    def turn(self) -> None:
        """Turn all face-down cards."""
        while down := places_to_turn(self.table):
            self.do(commands.TurnCards(coup=self.table.coups, places=down))

    def settle(self) -> None:
        """Turn all face-down cards, and pay."""
        self.turn()
        self.do(commands.SettleCoup())

    def coup(self, wagers: Iterable[tuple[str, str, int]], cards: str) -> None:
        """A whole coup."""
        self.betting(wagers)
        self.cards(cards)
        self.settle()
        assert self.table.phase is Phase.IDLE

    def chips(self, name: str) -> int:
        return self.table.chips(PatronId(name))

    def money(self) -> int:
        """All money of the table and of the wallets: it never changes."""
        return sum(self.table.balances.values()) + sum(self.wallets.values())

    def meter_up(self) -> None:
        """Connect a meter to the table's progressive bet."""
        self.table = replace(self.table, meter_open=True)

    def without_patron(self, name: str) -> None:
        """Disable a patron."""
        patrons = self.directory.patrons | {PatronId(name): False}
        self.directory = replace(self.directory, patrons=patrons)


PLAYER_WINS = "2s 7d 3h Kd 4c"
"""Player 9 with three cards over Banker 7."""
BANKER_WINS = "2s 7d 3h 2d"
"""Banker natural 9."""
