"""`punto deal`: deal coups from a seed and settle each bet, as text or JSON."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    parse_amount,
    parse_settings,
)
from puntobanco.core.arguments import Argument, no_choice, not_positive, quoted, too_small
from puntobanco.core.facts import all_of, fact, one_of
from puntobanco.words import ENGLISH, Language, words_in

if TYPE_CHECKING:
    from puntobanco.core.bets import Settlement, Wager
    from puntobanco.core.coup import Coup
    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor
    from puntobanco.core.shoe import SeededShoe


def deal(
    game: GameArgument,
    coups: Annotated[
        str | None, typer.Option(help="Number of coups, such as 1e3 (default: 10).")
    ] = None,
    shoe: Annotated[bool, typer.Option("--shoe", help="Deal one whole shoe instead.")] = False,
    seed: Annotated[
        int | None,
        typer.Option(help="Random seed for a reproducible run (default: random, printed)."),
    ] = None,
    stake: Annotated[str, typer.Option(help="Stake on every bet.")] = "10",
    bet: Annotated[
        list[str] | None,
        typer.Option(help="Bet to settle (repeatable; default: all bets on offer)."),
    ] = None,
    rides: Annotated[
        str, typer.Option(help="Hand that a line bet rides on: player, banker or winner.")
    ] = "player",
    meter: Annotated[
        str | None, typer.Option(help="Amount on the progressive meter (default: its seed).")
    ] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    record: Annotated[
        bool, typer.Option("--record", help="Print a shoe record, for `punto audit` and others.")
    ] = False,
) -> None:
    """Deal coups and settle every bet."""
    from puntobanco.cli.simulate import parse_whole
    from puntobanco.core.errors import RuleError
    from puntobanco.core.rng import check_seed
    from puntobanco.sheets import load_game

    if as_json and record:
        raise RuleError(fact("error-options-exclusive", options=all_of(["--json", "--record"])))
    if shoe and coups is not None:
        raise RuleError(fact("error-shoe-and-coups"))
    number = parse_whole(Argument.COUPS, coups or "10")
    if number < 1:
        raise RuleError(too_small(Argument.COUPS, number, 1))
    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    if shoe and table.shoe.continuous:
        raise RuleError(fact("error-shoe-continuous"))
    if seed is None:
        import secrets

        seed = secrets.randbits(32)
    check_seed(seed)
    run = Run(
        game=table,
        seed=seed,
        wagers=_wagers(table, bet, stake, rides, language),
        meter=_meter(table, meter, language),
        seat=next((bet.numbers[0] for bet in table.bets if bet.seats), None),
        limit=None if shoe else number,
    )
    from puntobanco.cli import deal_view

    if as_json:
        deal_view.print_json(run)
    elif record:
        print(deal_view.as_record(run), end="")
    else:
        deal_view.print_text(run, words_in(language))


@dataclass(frozen=True, slots=True)
class Dealt:
    """One coup of a run with its settled wagers."""

    shoe: int
    number: int
    coup: "Coup"
    settlements: "tuple[Settlement[Wager], ...]"


@dataclass(frozen=True, slots=True)
class Run:
    """What to deal: a game, a seed, the wagers on every coup, and the number of coups."""

    game: "Game"
    seed: int
    wagers: "tuple[Wager, ...]"
    meter: "Minor | None"
    limit: int | None
    """Total number of coups; None for one whole shoe."""
    seat: int | None = None
    """The seat of the wagers: the first that has suits, if some bet gives suits to seats."""

    def shoes(self) -> "Iterator[tuple[SeededShoe, Iterator[Dealt]]]":
        """Each shoe with its coups, settled."""
        from puntobanco.core.shoe import SeededShoe

        left, number = self.limit, 0
        while left is None or left > 0:
            shoe = SeededShoe(self.game.shoe, seed=self.seed, number=number)
            dealt = list(islice(shoe.coups(), left))
            yield shoe, self._settled(number, dealt)
            if left is None:
                return
            left -= len(dealt)
            number += 1

    def _settled(self, shoe: int, coups: "list[Coup]") -> Iterator[Dealt]:
        book = self.game.book
        for number, coup in enumerate(coups, start=1):
            coup_class = book.classes.index_of(coup)
            settled = tuple(
                book.settle(wager, coup_class, meter=self.meter, seat=self.seat)
                for wager in self.wagers
                if book.offers(book.bets[wager.bet], coup_class)
            )
            yield Dealt(shoe, number, coup, settled)


def _wagers(
    game: "Game", keys: list[str] | None, stake: str, rides: str, language: Language
) -> "tuple[Wager, ...]":
    from puntobanco.core.bets import Wager
    from puntobanco.core.errors import NotationError, RuleError
    from puntobanco.core.rows import RIDES, Side

    amount = parse_amount("--stake", stake, game.currency.exponent, language)
    if amount <= 0:
        raise RuleError(not_positive(Argument.STAKE, quoted(stake)))
    sides = {side.value: side for side in RIDES}
    if rides not in sides:
        raise NotationError(no_choice(Argument.RIDES, rides, one_of(sides)))
    bets = [game.bet(key) for key in keys] if keys else game.bets
    return tuple(
        Wager(bet.key, bet.stake or amount, sides[rides] if bet.side is Side.LINE else None)
        for bet in bets
    )


def _meter(game: "Game", shown: str | None, language: Language) -> "Minor | None":
    from puntobanco.cli.options import parse_meter

    said = parse_meter(game, shown, language)
    return game.progressive.seed if said is None and game.progressive is not None else said
