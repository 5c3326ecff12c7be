"""`punto odds`: exact edges of every bet for a remaining shoe or a coup in progress."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    parse_meter,
    parse_settings,
    why_data,
)
from puntobanco.cli.plain_tables import headed, plain_table, with_folded_notes
from puntobanco.core.facts import Fact, Numeral, SheetName, Value, fact, listed
from puntobanco.core.keys import Key
from puntobanco.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from puntobanco.analysis.dealt import SEEN, Dealt
    from puntobanco.analysis.odds import Effect, OddsLine
    from puntobanco.analysis.pricing import Price
    from puntobanco.analysis.weights import Composition
    from puntobanco.core.game import Game

PLACES = 15
_COLUMNS: tuple[Key, ...] = ("odds-bet", "odds-edge", "odds-hit", "odds-deviation")


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
    hand: Annotated[
        str | None,
        typer.Option(
            help="Cards on the table, dealt from this shoe: the Player's and the Banker's, such as "
            '"5s 2d / 9c Kh"; suits are optional.'
        ),
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
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Price every bet exactly for the remaining cards, or in the middle of a coup."""
    from puntobanco.analysis.dealt import Dealt
    from puntobanco.analysis.odds import odds as priced
    from puntobanco.analysis.odds import removal_effects
    from puntobanco.core.errors import NotationError, RuleError
    from puntobanco.sheets import load_game

    words = words_in(language)
    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    shown = parse_meter(table, meter, language)
    full = decks if decks is not None else table.shoe.decks
    if effects is not None:
        if effects not in ("value", "card"):
            raise NotationError(fact("error-effects", text=effects))
        if counts or removed or hand:
            raise RuleError(fact("error-effects-full"))
        found = removal_effects(table, decks=full, meter=shown, by_card=effects == "card")
        if as_json:
            print(json.dumps(_effects_data(table, full, found)))
        else:
            _print_effects(table, full, found, words)
        return
    if counts and (removed or decks is not None):
        raise RuleError(fact("error-counts-whole"))
    left = _left(counts, removed, full)
    dealt = None if hand is None else Dealt.parse(hand)
    lines = priced(table, left, meter=shown, dealt=dealt)
    if as_json:
        print(json.dumps(_data(table, left, dealt, lines, words), ensure_ascii=False))
    else:
        _print(table, left, dealt, lines, words)


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


def _data(
    game: "Game",
    left: "Composition",
    dealt: "Dealt | None",
    lines: "tuple[OddsLine, ...]",
    words: Words,
) -> dict[str, object]:
    from puntobanco.analysis.dealt import completion_total

    on_table: dict[str, object] = {} if dealt is None else _dealt_data(left, dealt)
    total = left.total if dealt is None else completion_total(left, dealt)
    return {
        "game": game.key,
        "counts": list(left.counts),
        "cards": left.cards,
        **on_table,
        "total_combinations": str(total),
        "bets": [_as_data(game, line, words) for line in lines],
    }


def _dealt_data(left: "Composition", dealt: "Dealt") -> dict[str, object]:
    """The cards on the table, and the exact chance of each result."""
    from puntobanco.analysis.odds import chances
    from puntobanco.core.figures import decimal

    return {
        "hand": {
            "player": [_name(card) for card in dealt.player],
            "banker": [_name(card) for card in dealt.banker],
        },
        "results": {
            result.name.lower(): {
                "chance": decimal(chance, PLACES),
                "exact": f"{chance.numerator}/{chance.denominator}",
            }
            for result, chance in chances(left, dealt).items()
        },
    }


def _name(seen: "SEEN") -> str:
    from puntobanco.core.cards import Card

    return str(seen) if isinstance(seen, Card) else seen.value


def _print(
    game: "Game",
    left: "Composition",
    dealt: "Dealt | None",
    lines: "tuple[OddsLine, ...]",
    words: Words,
) -> None:
    from puntobanco.cli.terminal import guarded_console

    console = guarded_console()
    heads = tuple(words.say(key) for key in _COLUMNS)
    cells = [(*heads, ""), *(_cells(game, line, words) for line in lines)]
    head, *rows = with_folded_notes(cells, width=console.width)
    table = plain_table()
    for heading in head:
        numbers = heading in heads[1:]
        table.add_column(heading, justify="right" if numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    seen = () if dealt is None else dealt.cards
    heading = words.say("odds-left", game=SheetName(game.name), cards=left.cards - len(seen))
    if dealt is not None:
        told = (words.text(one) for one in _dealt_facts(left, dealt))
        heading = "\n".join((heading, *told))
    console.print(headed(heading, table))


def _dealt_facts(left: "Composition", dealt: "Dealt") -> "tuple[Fact, Fact]":
    from puntobanco.analysis.odds import chances
    from puntobanco.core.figures import numeral

    found = chances(left, dealt)
    hands = {
        "player": " ".join(map(_symbol, dealt.player)) or fact("odds-no-cards"),
        "banker": " ".join(map(_symbol, dealt.banker)) or fact("odds-no-cards"),
    }
    shares = {result.name.lower(): numeral(100 * chance, 4) for result, chance in found.items()}
    return fact("odds-dealt", **hands), fact("odds-chances", **shares)


def _symbol(seen: "SEEN") -> str:
    from puntobanco.core.cards import Card

    return seen.symbol if isinstance(seen, Card) else seen.value


def _as_data(game: "Game", line: "OddsLine", words: Words) -> dict[str, object]:
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
        seat = {} if line.seat is None else {"seat": line.seat}
        return {
            "key": line.bet.key,
            **hands,
            **seat,
            "edge": None,
            **why_data(line.why or "", words),
        }
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


def _cells(game: "Game", line: "OddsLine", words: Words) -> tuple[str, ...]:
    """One bet as a row of the table; the last cell has remarks."""
    from puntobanco.analysis.par import name_of
    from puntobanco.core.figures import numeral

    price = line.price
    if price is None:
        return line.name, "–", "–", "–", words.text(line.why or "")
    remarks = []
    if price.meter is not None:
        remarks.append(fact("odds-meter", amount=Numeral(_meter(game, price), grouped=False)))
    if price.edge < 0:
        remarks.append(fact("odds-for-patron"))
    figures: tuple[Value, ...] = (
        numeral(100 * price.edge, 6),
        numeral(100 * price.hit, 4),
        numeral(price.deviation, 4),
        listed(remarks),
    )
    return name_of(price), *map(words.text, figures)


def _meter(game: "Game", price: "Price") -> str:
    """The amount that the meter shows, as money."""
    from puntobanco.core.figures import decimal

    assert price.meter is not None, "only a bet with a meter is asked for it"
    assert price.bet.stake is not None, "a metered bet has one fixed stake"
    exponent: int = game.currency.exponent
    return decimal(price.meter * price.bet.stake / 10**exponent, exponent)


def _effects_data(game: "Game", decks: int, effects: "tuple[Effect, ...]") -> dict[str, object]:
    from puntobanco.core.figures import decimal

    shown = [
        {"removed": one.card} | {name: decimal(edge, PLACES) for name, edge in one.edges.items()}
        for one in effects
    ]
    return {"game": game.key, "decks": decks, "effects": shown}


def _print_effects(game: "Game", decks: int, effects: "tuple[Effect, ...]", words: Words) -> None:
    from puntobanco.cli.terminal import guarded_console
    from puntobanco.core.figures import numeral

    table = plain_table()
    table.add_column(words.say("odds-removed"), overflow="fold")
    for name in effects[0].edges:
        table.add_column(name, justify="right", overflow="fold")
    for one in effects:
        edges = (words.text(numeral(100 * edge, 6)) for edge in one.edges.values())
        table.add_row(one.card, *edges)
    decks_left = fact("count-decks", count=decks)
    heading = words.say("odds-effects", game=SheetName(game.name), decks=decks_left)
    guarded_console().print(headed(heading, table))
