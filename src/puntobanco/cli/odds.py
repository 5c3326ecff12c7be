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

if TYPE_CHECKING:
    from puntobanco.analysis.odds import Effect, Line
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
        typer.Option(help='Cards gone from a full shoe: "8s 9d K"; suits may be left out.'),
    ] = None,
    decks: Annotated[int | None, typer.Option(help="Decks of the full shoe.")] = None,
    meter: Annotated[
        str | None, typer.Option(help="What the progressive meter shows; its seed if not given.")
    ] = None,
    effects: Annotated[
        str | None,
        typer.Option(help="Show what removing one card does, by 'value' or by 'card', instead."),
    ] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    as_json: AsJson = False,
) -> None:
    """Price every bet exactly for the cards that are left."""
    from puntobanco.analysis.odds import odds as priced
    from puntobanco.analysis.odds import removal_effects
    from puntobanco.core.errors import NotationError, RuleError
    from puntobanco.sheets import load_game

    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    shown = parse_meter(table, meter)
    full = decks if decks is not None else table.shoe.decks
    if effects is not None:
        if effects not in ("value", "card"):
            raise NotationError(f"--effects {effects!r}: expected 'value' or 'card'")
        if counts or removed:
            raise RuleError("--effects: is for a full shoe; expected no --counts and no --removed")
        found = removal_effects(table, decks=full, meter=shown, by_card=effects == "card")
        _show_effects(table, full, found, as_json=as_json)
        return
    if counts and (removed or decks is not None):
        raise RuleError("--counts: says the whole shoe; expected no --removed and no --decks")
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
            raise NotationError(f"count {place} is {text!r}: expected a whole number")
        numbers.append(int(text))
    return Composition.of(numbers)


def _show(game: "Game", left: "Composition", lines: "tuple[Line, ...]", *, as_json: bool) -> None:
    from puntobanco.analysis.pricing import HANDS
    from puntobanco.core.figures import decimal

    if as_json:
        bets = []
        for line in lines:
            entry: dict[str, object] = {"key": line.bet.key}
            if len(line.bet.sides) > 1:
                entry["hands"] = HANDS[line.side]
            price = line.price
            if price is None:
                bets.append(entry | {"edge": None, "why": line.why})
                continue
            entry |= {
                "edge": decimal(price.edge, PLACES),
                "edge_exact": f"{price.edge.numerator}/{price.edge.denominator}",
                "hit": decimal(price.hit, PLACES),
                "variance": decimal(price.variance, PLACES),
                "rows": [
                    {
                        "pays": str(row.row.pays) if row.row else "lose",
                        "combinations": str(row.weight),
                        "probability": decimal(row.probability, PLACES),
                        "return": decimal(row.contribution, PLACES),
                    }
                    for row in price.rows
                ],
            }
            bets.append(entry)
        about = {
            "game": game.key,
            "counts": list(left.counts),
            "cards": left.cards,
            "total_combinations": str(left.total),
        }
        print(json.dumps(about | {"bets": bets}))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=f"{game.name}: {left.cards} cards left",
        title_justify="left",
        box=None,
        pad_edge=False,
    )
    for heading in ("bet", "edge %", "hit %", "deviation", ""):
        table.add_column(heading, justify="left" if heading in ("bet", "") else "right")
    for line in lines:
        name = line.bet.key + (f" on {HANDS[line.side]}" if len(line.bet.sides) > 1 else "")
        if line.price is None:
            table.add_row(name, "–", "–", "–", line.why)
        else:
            edge, hit = 100 * line.price.edge, 100 * line.price.hit
            good = "good for the patron" if edge < 0 else ""
            table.add_row(
                name, decimal(edge, 6), decimal(hit, 4), f"{line.price.deviation:.4f}", good
            )
    Console().print(table)


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
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=f"{game.name}, {decks} decks: change of the edge, in percent, when one card leaves",
        title_justify="left",
        box=None,
        pad_edge=False,
    )
    table.add_column("removed")
    for name in effects[0].edges:
        table.add_column(name, justify="right", overflow="fold")
    for one in effects:
        table.add_row(one.card, *(decimal(100 * edge, 6) for edge in one.edges.values()))
    Console().print(table)
