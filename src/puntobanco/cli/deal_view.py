"""Output of `punto deal`: a table for people, JSON for programs, or a shoe record."""

import json
from collections import Counter
from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

from puntobanco.cli.deal import Dealt, Run
from puntobanco.cli.folding import folded
from puntobanco.cli.plain_tables import headed, plain_table
from puntobanco.cli.terminal import guarded_console
from puntobanco.core.cards import Card, Suit
from puntobanco.core.coup import Result
from puntobanco.core.facts import Numeral, SheetName, Value, fact
from puntobanco.core.fields import fields_of
from puntobanco.core.keys import Key
from puntobanco.core.money import Minor
from puntobanco.core.record import (
    Field,
    LoggedBurn,
    LoggedCoup,
    LoggedShoe,
    LoggedWager,
    Record,
    ShoeHead,
)
from puntobanco.core.record_writing import write_record
from puntobanco.core.rng import GENERATOR
from puntobanco.core.shoe import SeededShoe
from puntobanco.core.wording import side_fact
from puntobanco.words import Words

_ANY_WIDTH = 10_000
_COLOUR = {Result.PLAYER: "blue", Result.BANKER: "red", Result.TIE: "green"}


class RunTotals:
    """Stakes, returns and commission of a run, by bet."""

    def __init__(self) -> None:
        self.results: Counter[str] = Counter()
        self.staked: Counter[str] = Counter()
        self.returned: Counter[str] = Counter()
        self.commission: Counter[str] = Counter()

    def add(self, dealt: Dealt) -> None:
        """Add one coup."""
        self.results[dealt.coup.result.value] += 1
        for settled in dealt.settlements:
            bet = settled.wager.bet
            self.staked[bet] += settled.wager.stake
            self.returned[bet] += settled.returned
            self.commission[bet] += settled.commission


def print_text(run: Run, words: Words) -> None:
    """Print the coups as a table for each shoe, then what each bet staked and returned."""
    console, totals = guarded_console(), RunTotals()
    heading = words.say(
        "deal-heading",
        game=SheetName(run.game.name),
        seed=run.seed,
        generator=GENERATOR,
        currency=run.game.currency.code,
    )
    console.print(folded(heading, width=console.width), highlight=False)
    for shoe, dealt in run.shoes():
        coups = _coups(run, shoe.number, dealt, totals, words)
        # A table of many bets is wider than a terminal: let the lines wrap, so no figure is lost.
        whole = console.measure(coups, options=console.options.update(max_width=_ANY_WIDTH))
        console.width = max(console.width, whole.maximum)
        console.print(coups)
    console.print(_summary(run, totals, words))


def _coups(run: Run, number: int, dealt: Iterable[Dealt], totals: RunTotals, words: Words) -> Group:
    table = plain_table()
    player, banker = words.say("audit-player"), words.say("audit-banker")
    for heading in ("#", player, "", banker, "", ""):
        table.add_column(heading, justify="right" if heading == "#" else "left", no_wrap=True)
    for heading in headings(tuple(wager.bet for wager in run.wagers)):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in dealt:
        totals.add(one)
        result = one.coup.result
        table.add_row(
            str(one.number),
            _hand(one.coup.player),
            Text(str(one.coup.player_total), _bold(result, Result.PLAYER)),
            _hand(one.coup.banker),
            Text(str(one.coup.banker_total), _bold(result, Result.BANKER)),
            Text(result.value, _COLOUR[result]),
            *(_net(settled.net, run, words) for settled in one.settlements),
        )
    return headed(words.say("deal-shoe", shoe=number), table)


def headings(bets: tuple[str, ...]) -> tuple[str, ...]:
    """Bet keys shortened to fit columns, each long enough to be unique.

    >>> headings(("tie", "player-pair", "perfect-pair", "either-pair"))
    ('Tie', 'PlPa', 'PePa', 'EP')
    """
    shortest = Counter(_short(bet, 1) for bet in bets)
    alike = [bet for bet in bets if shortest[_short(bet, 1)] > 1]
    longest = max((len(bet) for bet in alike), default=1)
    for letters in range(1, longest + 1):
        found = tuple(_short(bet, letters if bet in alike else 1) for bet in bets)
        if len(set(found)) == len(bets):
            return found
    return bets


def _short(bet: str, letters: int) -> str:
    """The first `letters` of each word; of a single word three more."""
    words = bet.split("-")
    if len(words) == 1:
        return bet[: letters + 3].title()
    return "".join(word[:letters].title() for word in words)


def _bold(result: Result, side: Result) -> str:
    return f"bold {_COLOUR[side]}" if result is side else ""


def _hand(cards: tuple[Card, ...]) -> Text:
    text = Text()
    for card in cards:
        red = card.suit in (Suit.HEARTS, Suit.DIAMONDS)
        text.append(card.symbol, "red" if red else "")
        text.append(" ")
    return text


def _net(amount: Minor, run: Run, words: Words) -> Text:
    sign = "+" if amount > 0 else ""
    shown = words.text(Numeral(sign + run.game.currency.short(amount), grouped=False))
    return Text(shown, "green" if amount > 0 else "dim" if amount == 0 else "")


_TOTALS: tuple[Key, ...] = (
    "deal-bet",
    "deal-staked",
    "deal-returned",
    "deal-net",
    "deal-commission",
)


def _summary(run: Run, totals: RunTotals, words: Words) -> Group:
    results = totals.results
    table = plain_table()
    for place, key in enumerate(_TOTALS):
        table.add_column(words.say(key), justify="right" if place else "left")
    for wager in run.wagers:
        staked, returned = totals.staked[wager.bet], totals.returned[wager.bet]
        bet: Value = wager.bet
        if wager.rides:
            bet = fact("deal-on", bet=bet, hand=side_fact(wager.rides))
        amounts = (staked, returned, returned - staked, totals.commission[wager.bet])
        table.add_row(*map(words.text, (bet, *(_total(run, amount) for amount in amounts))))
    heading = words.say(
        "deal-summary",
        coups=fact("count-coups", count=results.total()),
        banker=results["B"],
        player=results["P"],
        tie=results["T"],
    )
    return headed(heading, table)


def _total(run: Run, amount: int) -> Numeral:
    """An amount for a reader; the heading names the currency."""
    return Numeral(run.game.currency.written(Minor(amount)), grouped=False)


def print_json(run: Run) -> None:
    """Print the run as one JSON document, coup by coup."""
    money = run.game.currency.written
    totals, first = RunTotals(), True
    about = {
        "game": run.game.key,
        "hash": run.game.hash,
        "seed": str(run.seed),
        "generator": GENERATOR,
        "currency": run.game.currency.code,
    }
    print(json.dumps(about)[:-1] + ', "coups": [', end="")
    for _, dealt in run.shoes():
        for one in dealt:
            totals.add(one)
            print("" if first else ",", json.dumps(_as_data(one, run)), sep="\n", end="")
            first = False
    bets = {
        wager.bet: {
            "staked": money(Minor(totals.staked[wager.bet])),
            "returned": money(Minor(totals.returned[wager.bet])),
            "commission": money(Minor(totals.commission[wager.bet])),
        }
        for wager in run.wagers
    }
    print(f'\n], "results": {json.dumps(totals.results)}, "bets": {json.dumps(bets)}}}')


def as_record(run: Run) -> str:
    """The run as a shoe record."""
    shoes = tuple(
        LoggedShoe(_head(run, shoe), tuple(_logged(one) for one in dealt))
        for shoe, dealt in run.shoes()
    )
    return write_record(Record(shoes))


def _head(run: Run, shoe: SeededShoe) -> ShoeHead:
    burned = shoe.turned is not None or shoe.burned > 0
    return ShoeHead(
        game=run.game.key,
        hash=run.game.hash,
        decks=run.game.shoe.decks,
        cut=None if run.game.shoe.continuous else run.game.shoe.cut,
        burn=LoggedBurn(shoe.turned, shoe.burned) if burned else None,
        currency=run.game.currency,
        fields=(
            Field("seed", str(run.seed)),
            Field("generator", GENERATOR),
            Field("shoe", str(shoe.number)),
        ),
    )


def _logged(one: Dealt) -> LoggedCoup:
    coup = one.coup
    return LoggedCoup(
        number=one.number,
        player=coup.player,
        banker=coup.banker,
        winner=coup.result,
        player_total=coup.player_total,
        banker_total=coup.banker_total,
        wagers=tuple(
            LoggedWager(**fields_of(settled.wager), returned=settled.returned)
            for settled in one.settlements
        ),
    )


def _as_data(one: Dealt, run: Run) -> dict[str, object]:
    money = run.game.currency.written
    coup = one.coup
    return {
        "shoe": one.shoe,
        "number": one.number,
        "player": [str(card) for card in coup.player],
        "banker": [str(card) for card in coup.banker],
        "player_total": coup.player_total,
        "banker_total": coup.banker_total,
        "result": coup.result.value,
        "settlements": [
            {
                "bet": settled.wager.bet,
                "stake": money(settled.wager.stake),
                "row": settled.row,
                "returned": money(settled.returned),
                "won": money(settled.won),
                "commission": money(settled.commission),
            }
            for settled in one.settlements
        ],
    }
