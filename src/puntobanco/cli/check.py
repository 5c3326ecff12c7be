"""`punto check`: validate a sheet under every combination of its settings."""

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, LanguageOption, games_begun
from puntobanco.core.controls import one_line
from puntobanco.core.facts import Numeral, SheetName, fact
from puntobanco.core.names import plain_name
from puntobanco.words import ENGLISH, words_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from puntobanco.analysis.par import ParSheet
    from puntobanco.core.facts import Fact
    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor
    from puntobanco.sheets.files import Variant
    from puntobanco.sheets.merge import Merged
    from puntobanco.sheets.place import SheetReader


def check(
    file: Annotated[
        str,
        typer.Argument(
            help="A rule sheet ending in .toml, or the key of a game.", autocompletion=games_begun
        ),
    ] = "",
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of a sheet instead.")
    ] = False,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Validate a rule sheet; exit 2 with the reasons."""
    import sys

    from puntobanco.core.errors import RuleError, SheetError
    from puntobanco.sheets.files import check_key, every_variant, load_sheet, resolve

    if schema:
        from puntobanco.sheets.schema import schema_text

        print(schema_text())
        return
    if not file:
        raise RuleError(fact("error-check-nothing"))
    words = words_in(language)
    try:
        sheet = load_sheet(file)
        game = resolve(sheet)
        check_key(file, game.key)
        variants = every_variant(sheet)
    except SheetError as error:
        for reason in (error, *error.also):
            print(f"punto: {one_line(words.text(reason.stated))}", file=sys.stderr)
        raise typer.Exit(2) from None
    from puntobanco.analysis.par import par_sheet

    prices = par_sheet(game)
    if as_json:
        _print_json(game, prices, len(variants))
    else:
        print(words.say("check-game", file=file, key=game.key, name=SheetName(game.name)))
        for line in (*_prices(prices), *_beside(prices)):
            print(f"  {words.text(line)}")
        print(words.say("check-good", count=len(variants), hash=game.hash[:16]))
    unused = _unused(sheet, [variant.game for variant in variants])
    own = (*_warnings(prices), *_rounded(prices), *_warnings_of_settings(prices, variants))
    for warning in (
        *own,
        *_two_cards(game),
        *_off_print(prices),
        *_unreached(sheet, game),
        *unused,
    ):
        told = words.say("check-warning", what=warning)
        print(f"punto: {one_line(told)}", file=sys.stderr)


def _two_cards(game: "Game") -> "Iterator[Fact]":
    """A warning for each row whose `ranks` are two cards that a third may follow.

    `ranks` is the whole hand, so such a row loses with the third card. Few sheets mean that.
    """
    from puntobanco.core.rows import ranks_value

    told = set()
    for bet in game.bets:
        for place, row in enumerate(bet.rows):
            ranks = (row.ranks,) if isinstance(row.ranks, str) else row.ranks or ()
            where = f"paytables.{bet.paytable}.rows[{place}]"
            asked = row.cards or row.natural is not None or row.dealt
            if where not in told and not asked and any(map(_may_draw, ranks)):
                told.add(where)
                yield fact("check-two-cards", place=where, ranks=ranks_value(ranks))


def _may_draw(ranks: str) -> bool:
    """Whether a hand that begins with these two ranks may draw a third card."""
    from puntobanco.core.cards import parse_rank

    if len(ranks) > 2 or "*" in ranks:
        return len(ranks) == 2
    return sum(parse_rank(rank).points for rank in ranks) % 10 < 7


def _print_json(game: "Game", sheet: "ParSheet", variants: int) -> None:
    import json

    from puntobanco.analysis.par import name_of
    from puntobanco.analysis.printed import compare_figures, printed_figures_data
    from puntobanco.core.figures import decimal

    bets = [
        {
            "bet": name_of(price),
            "rows": len(price.bet.rows),
            "edge_percent": decimal(100 * price.edge, 4),
        }
        for price in sheet.bets
    ]
    printed = printed_figures_data(compare_figures(game, sheet.meters))
    found = {
        "key": game.key,
        "name": plain_name(game.name),
        "hash": game.hash,
        "variants": variants,
    }
    print(json.dumps({**found, "bets": bets, "printed": printed}, ensure_ascii=False))


def _prices(sheet: "ParSheet") -> "Iterator[Fact]":
    """Every bet with its edge."""
    from puntobanco.analysis.par import name_of
    from puntobanco.core.figures import percentage

    for price in sheet.bets:
        edge = percentage(price.edge, 4)
        yield fact("check-price", bet=name_of(price), rows=len(price.bet.rows), edge=edge)


def _beside(sheet: "ParSheet") -> "Iterator[Fact]":
    """The printed percentages of the progressive with the exact ones."""
    from puntobanco.analysis.printed import compare_figures, printed_fact

    for one in compare_figures(sheet.game, sheet.meters):
        bet = _progressive_bet(sheet.game)
        yield fact("check-far-from-print", bet=bet, figures=printed_fact(one))


def _warnings(sheet: "ParSheet") -> "Iterator[Fact]":
    """Every bet on which the patron has the edge."""
    from puntobanco.analysis.par import name_of
    from puntobanco.core.figures import percentage

    for price in sheet.bets:
        if price.edge < 0:
            edge = percentage(price.edge, 4)
            yield fact("check-patron-edge", bet=name_of(price), edge=edge)


def _rounded(sheet: "ParSheet") -> "Iterator[Fact]":
    """Every bet that rounding changes, or that has no stake that is paid exactly."""
    from puntobanco.analysis.par import name_of
    from puntobanco.analysis.rounding import bets_without_exact_stake, rounding_effects
    from puntobanco.core.figures import percentage

    rounding = sheet.game.rounding

    def money(amount: "Minor") -> Numeral:
        return Numeral(sheet.game.currency.written(amount), grouped=False)

    for bite in rounding_effects(sheet):
        low, high = bite.lowest, bite.highest
        yield fact(
            "check-rounding",
            bet=name_of(bite.price),
            unit=money(rounding.unit),
            direction=rounding.direction.value,
            edge=percentage(bite.price.edge, 4),
            low_edge=percentage(low.edge, 4),
            low_stake=money(low.stake),
            high_edge=percentage(high.edge, 4),
            high_stake=money(high.stake),
        )
    for name, tier in bets_without_exact_stake(sheet):
        yield fact("check-no-exact-stake", bet=name, tier=tier.key)


def _warnings_of_settings(sheet: "ParSheet", variants: "Iterable[Variant]") -> "Iterator[Fact]":
    """Bets with a patron edge only under other settings: each bet once, at its largest edge."""
    from puntobanco.analysis.par import name_of, par_sheet
    from puntobanco.core.figures import percentage

    told = {name_of(price) for price in sheet.bets if price.edge < 0}
    least: dict[str, tuple[Fraction, str]] = {}
    for variant in _told_apart(sheet.game, variants):
        for price in par_sheet(variant.game).bets:
            found = (price.edge, variant.said)
            least[name_of(price)] = min(least.get(name_of(price), found), found)
    for name, (edge, said) in least.items():
        if edge < 0 and name not in told:
            figure = percentage(edge, 4)
            yield fact("check-patron-edge-with", bet=name, edge=figure, settings=said)


def _off_print(sheet: "ParSheet") -> "Iterator[Fact]":
    """Every printed percentage of the progressive that is far from the exact one."""
    from puntobanco.analysis.printed import compare_figures, far_fact

    for one in compare_figures(sheet.game, sheet.meters):
        if one.differs_by_a_point:
            bet = _progressive_bet(sheet.game)
            yield fact("check-far-from-print", bet=bet, figures=far_fact(one))


def _unreached(sheet: "Merged", game: "Game") -> "Iterator[Fact]":
    """Settings that should reproduce a printed percentage and do not."""
    from dataclasses import replace

    from puntobanco.analysis.printed import compare_printed, printed_fact
    from puntobanco.sheets.files import resolve

    for place, published in enumerate(game.published):
        if published.settings:
            set_so = resolve(sheet, settings=dict(published.settings))
            alone = replace(set_so, published=(published,))
            for one in compare_printed(alone):
                if one.differs_by_a_point:
                    yield fact("check-settings-miss-print", index=place, figures=printed_fact(one))


def _progressive_bet(game: "Game") -> str:
    assert game.progressive is not None, "only a progressive has printed percentages beside it"
    return game.progressive.bet


def _unused(sheet: "Merged", games: "list[Game]") -> "Iterator[Fact]":
    """Pay tables, tiers and a progressive that the file defines and no game uses."""
    from puntobanco.sheets.model import ProgressiveDoc
    from puntobanco.sheets.place import SheetReader

    paid_by = {bet.paytable for game in games for bet in game.bets}
    tiers = {game.table.tier for game in games}
    place = SheetReader(sheet, sheet.doc)
    for key in sheet.doc.paytables:
        if key not in paid_by and _own_paytable(place, key):
            yield fact("check-unused-paytable", paytable=key)
    for key in sheet.doc.tiers:
        if key not in tiers and _own_tier(place, key):
            yield fact("check-unused-tier", tier=key)
    used = any(game.progressive for game in games)
    given = sheet.doc.progressive != ProgressiveDoc()
    if given and not used and place.is_own(lambda sheet: sheet.progressive):
        yield fact("check-unused-progressive")


def _own_paytable(place: "SheetReader", key: str) -> bool:
    return place.is_own(lambda sheet: sheet.paytables[key])


def _own_tier(place: "SheetReader", key: str) -> bool:
    return place.is_own(lambda sheet: sheet.tiers[key])


def _told_apart(game: "Game", variants: "Iterable[Variant]") -> "Iterator[Variant]":
    """The variants whose prices can differ from the game's, one of each kind."""
    seen = {_priced_by(game)}
    for variant in variants:
        if _priced_by(variant.game) not in seen:
            seen.add(_priced_by(variant.game))
            yield variant


def _priced_by(game: "Game") -> tuple[object, ...]:
    return game.bets, game.shoe.decks, game.progressive
