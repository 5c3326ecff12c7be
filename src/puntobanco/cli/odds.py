"""`punto odds`: exact edges of every bet for a remaining shoe."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    ProfileOption,
    SettingsOption,
    parse_meter,
    parse_settings,
)
from puntobanco.cli.plain_tables import headed, plain_table
from puntobanco.core.facts import fact
from puntobanco.core.figures import counted
from puntobanco.core.names import plain_name

if TYPE_CHECKING:
    from puntobanco.analysis.odds import Effect, OddsLine
    from puntobanco.analysis.pricing import Price
    from puntobanco.analysis.weights import Composition
    from puntobanco.core.game import Game

PLACES = 15


def odds(
    game: GameArgument,
    counts: Annotated[
        str | None,
        typer.Option(
            help="Cards left, separated by commas: 10 by value (0 to 9), 13 by rank "
            "(T J Q K A 2 … 9) or 52 by card (T♠ T♥ T♦ T♣ J♠ … 9♣)."
        ),
    ] = None,
    removed: Annotated[
        str | None,
        typer.Option(help='Cards removed from a full shoe, such as "8s 9d K"; suits are optional.'),
    ] = None,
    decks: Annotated[
        int | None, typer.Option(help="Decks in the full shoe (default: the game's).")
    ] = None,
    meter: Annotated[
        str | None, typer.Option(help="Amount on the progressive meter (default: its mean).")
    ] = None,
    effects: Annotated[
        str | None,
        typer.Option(help="Show the effect of removing one card instead, by 'value' or by 'card'."),
    ] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    as_json: AsJson = False,
) -> None:
    """Price every bet exactly for the remaining cards."""
    from puntobanco.analysis.odds import odds as priced
    from puntobanco.analysis.odds import removal_effects
    from puntobanco.core.errors import NotationError, RuleError
    from puntobanco.sheets import load_game

    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    shown = parse_meter(table, meter)
    full = decks if decks is not None else table.shoe.decks
    if effects is not None:
        if effects not in ("value", "card"):
            raise NotationError(fact("error-effects", text=effects))
        if counts or removed:
            raise RuleError(fact("error-effects-full"))
        found = removal_effects(table, decks=full, meter=shown, by_card=effects == "card")
        _show_effects(table, full, found, as_json=as_json)
        return
    if counts and (removed or decks is not None):
        raise RuleError(fact("error-counts-whole"))
    left = _left(counts, removed, full)
    _show(table, left, priced(table, left, meter=shown), as_json=as_json)


def _left(counts: str | None, removed: str | None, decks: int) -> "Composition":
    from puntobanco.analysis.odds import left_after
    from puntobanco.analysis.weights import Composition
    from puntobanco.core.errors import NotationError
    from puntobanco.core.record_reading import parse_logged_card

    if counts is None:
        return left_after(decks, [parse_logged_card(one) for one in (removed or "").split()])
    numbers = []
    for place, text in enumerate(counts.replace(",", " ").split(), start=1):
        if not text.lstrip("-").isdecimal():
            raise NotationError(fact("error-count", place=place, text=text))
        numbers.append(int(text))
    return Composition.of(numbers)


def _show(
    game: "Game", left: "Composition", lines: "tuple[OddsLine, ...]", *, as_json: bool
) -> None:
    if as_json:
        about = {
            "game": game.key,
            "counts": list(left.counts),
            "cards": left.cards,
            "total_combinations": str(left.total),
        }
        print(json.dumps(about | {"bets": [_as_data(game, line) for line in lines]}))
        return
    from puntobanco.cli.terminal import guarded_console

    table = plain_table()
    for heading in ("bet", "edge %", "hit %", "deviation", ""):
        table.add_column(heading, justify="left" if heading in ("bet", "") else "right")
    for line in lines:
        table.add_row(*_cells(game, line))
    guarded_console().print(
        headed(f"{plain_name(game.name)}: {counted(left.cards, 'card')} left", table)
    )


def _as_data(game: "Game", line: "OddsLine") -> dict[str, object]:
    """One bet as JSON: the par sheet figures that apply to a remaining shoe."""
    from fractions import Fraction

    from puntobanco.analysis.par_data import ride_data, row_data
    from puntobanco.analysis.par_figures import trimmed_decimal
    from puntobanco.analysis.pricing import HANDS
    from puntobanco.core.figures import decimal
    from puntobanco.core.money import PPM

    price = line.price
    if price is None:
        hands = {"hands": HANDS[line.side]} if len(line.bet.sides) > 1 else {}
        return {"key": line.bet.key, **hands, "edge": None, "why": str(line.why)}
    data: dict[str, object] = {"key": line.bet.key, **ride_data(price)}
    if price.meter is not None and game.progressive is not None:
        data["meter"] = _meter(game, price)
        data["rate"] = trimmed_decimal(Fraction(game.progressive.contribution_ppm, PPM))
    return data | {
        "edge": decimal(price.edge, PLACES),
        "edge_exact": f"{price.edge.numerator}/{price.edge.denominator}",
        "hit": decimal(price.hit, PLACES),
        "variance": decimal(price.variance, PLACES),
        "rows": [row_data(row) for row in price.rows],
    }


def _cells(game: "Game", line: "OddsLine") -> tuple[str, ...]:
    """One bet as a row of the table; the last cell has remarks."""
    from puntobanco.analysis.par import name_of
    from puntobanco.analysis.pricing import HANDS
    from puntobanco.core.figures import decimal

    price = line.price
    if price is None:
        name = line.bet.key + (f":{HANDS[line.side]}" if len(line.bet.sides) > 1 else "")
        return name, "–", "–", "–", str(line.why)
    said = [f"meter {_meter(game, price)}"] if price.meter is not None else []
    said += ["good for the patron"] if price.edge < 0 else []
    edge, hit = decimal(100 * price.edge, 6), decimal(100 * price.hit, 4)
    return name_of(price), edge, hit, f"{price.deviation:.4f}", ", ".join(said)


def _meter(game: "Game", price: "Price") -> str:
    """The amount that the meter shows, as money."""
    from puntobanco.core.figures import decimal

    assert price.meter is not None, "only a bet with a meter is asked for it"
    assert price.bet.stake is not None, "a metered bet has one fixed stake"
    exponent: int = game.currency.exponent
    return decimal(price.meter * price.bet.stake / 10**exponent, exponent)


def _show_effects(
    game: "Game", decks: int, effects: "tuple[Effect, ...]", *, as_json: bool
) -> None:
    from puntobanco.core.figures import decimal

    if as_json:
        shown = [
            {"removed": one.card}
            | {name: decimal(edge, PLACES) for name, edge in one.edges.items()}
            for one in effects
        ]
        print(json.dumps({"game": game.key, "decks": decks, "effects": shown}))
        return
    from puntobanco.cli.terminal import guarded_console

    table = plain_table()
    table.add_column("removed")
    for name in effects[0].edges:
        table.add_column(name, justify="right", overflow="fold")
    for one in effects:
        table.add_row(one.card, *(decimal(100 * edge, 6) for edge in one.edges.values()))
    heading = (
        f"{plain_name(game.name)}, {counted(decks, 'deck')}: change of the edge, in percent, "
        "when one card leaves"
    )
    guarded_console().print(headed(heading, table))
