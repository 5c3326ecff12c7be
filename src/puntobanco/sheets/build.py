"""From a merged tree with its settings applied to a frozen Game, with the remaining validation."""

from collections.abc import Iterable
from dataclasses import MISSING, fields

from puntobanco.core.bets import Bet
from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import Fact, Rate, fact, listed
from puntobanco.core.game import (
    BankedBy,
    Banking,
    Colours,
    Conduct,
    Coverage,
    Currency,
    FeesTaken,
    Figure,
    FixedPays,
    Game,
    Progressive,
    PublishedFigure,
    Rotation,
    Setting,
    Split,
    Squeeze,
    System,
    TableRules,
    Value,
)
from puntobanco.core.money import (
    Direction,
    Minor,
    parse_money,
    parse_percent,
)
from puntobanco.core.payment import Rounding
from puntobanco.core.rows import PaysKind
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.sheets.limits import refuse_below_minimum, refuse_oversized_payouts, tier_of
from puntobanco.sheets.merge import Merged, Tree, value_at
from puntobanco.sheets.offers import bets_of
from puntobanco.sheets.place import SheetTree
from puntobanco.sheets.settings import written_value


def build(
    merged: Merged, tree: Tree, settings: tuple[Setting, ...], *, profile: str | None
) -> Game:
    """The game that a tree declares. SheetError at the first invalid entry."""
    for key in ("key", "name", "source"):
        if key not in tree:
            raise SheetError(
                file=merged.file,
                path=key,
                problem=fact("sheet-error-required-in-game"),
            )
    place = SheetTree(merged, tree, value_at(tree, "currency.exponent") or 0)
    bets = bets_of(place)
    banking = _banking(place)
    game = Game(
        key=tree["key"],
        name=tree["name"],
        source=tree["source"],
        currency=Currency(place.get("currency.code"), place.get("currency.exponent")),
        shoe=_shoe(place),
        bets=bets,
        rounding=_rounding(place),
        banking=banking,
        conduct=_conduct(place),
        progressive=_progressive(place, bets, banking),
        table=_table(place, banking),
        settings=settings,
        published=tuple(
            _published(place, doc, f"published[{index}]", settings)
            for index, doc in enumerate(tree.get("published", []))
        ),
        notices=tuple(tree.get("notices", {}).values()),
        profile=profile,
    )
    if banking.by is BankedBy.PLAYER_DEALER:
        refuse_below_minimum(place, bets, game.table.tiers)
    refuse_oversized_payouts(place, game)
    if game.conduct.face_up and game.table.squeeze.on:
        raise place.error("squeeze.on", fact("sheet-error-face-up"))
    return game


def _published(
    place: SheetTree, doc: Tree, path: str, settings: tuple[Setting, ...]
) -> PublishedFigure:
    if doc["bet"] not in place.tree["bets"]:
        raise place.error(f"{path}.bet", _not_among(repr(doc["bet"]), place.tree["bets"]))
    return PublishedFigure(
        figure=Figure(doc["figure"]),
        bet=doc["bet"],
        printed=doc["printed"],
        decks=doc.get("decks"),
        hands=doc.get("hands"),
        settings=tuple(
            _setting_of_print(place, path, key, value, settings)
            for key, value in doc.get("settings", {}).items()
        ),
    )


def _setting_of_print(
    place: SheetTree, path: str, key: str, value: Value, settings: tuple[Setting, ...]
) -> tuple[str, Value]:
    known = {setting.key: setting for setting in settings}
    path = f"{path}.settings"
    if key not in known:
        expected = fact("sheet-expected-setting-of-sheet")
        raise place.error(path, fact("sheet-error-value", value=repr(key), expected=expected))
    choices = known[key].choices
    if choices and value not in choices:
        raise place.error(
            f"{path}.{key}", _not_among(written_value(value), map(written_value, choices))
        )
    return key, value


def _not_among(value: str, choices: Iterable[str]) -> Fact:
    expected = fact("sheet-expected-one-of", values=listed(choices))
    return fact("sheet-error-value", value=value, expected=expected)


def _shoe(place: SheetTree) -> ShoeRules:
    rules = ShoeRules(
        decks=place.get("cards.decks"),
        cut=place.get("cards.cut"),
        burn=Burn(place.get("cards.burn")),
        burn_between=place.get("cards.burn_between"),
        continuous=place.get("cards.continuous"),
    )
    wrong = rules.problem()
    if wrong is not None:
        rule, problem = wrong
        raise place.error(f"cards.{rule}", problem)
    return rules


def _rounding(place: SheetTree) -> Rounding:
    unit = place.money("rounding.unit")
    if unit == 0:
        raise place.error("rounding.unit", fact("sheet-error-zero"))
    return Rounding(unit, Direction(place.get("rounding.direction")))


def _banking(place: SheetTree) -> Banking:
    return Banking(
        by=BankedBy(place.get("banking.by")),
        seats=place.get("banking.seats"),
        skipped=tuple(place.get("banking.skipped", [])),
        coverage=Coverage(place.get("banking.coverage", "gross")),
        rotation=Rotation(place.get("banking.rotation", "sheet")),
        rotation_hands=place.get("banking.rotation_hands", 1),
        fees_taken=FeesTaken(place.get("banking.fees_taken", "before-cards")),
    )


def _conduct(place: SheetTree) -> Conduct:
    own: dict[str, object] = {"denomination": place.money("table.denomination")}
    for field in fields(Conduct):
        if field.name in own:
            continue
        default = None if field.default is MISSING else field.default
        own[field.name] = place.get(f"conduct.{field.name}", default)
    return Conduct(**own)  # type: ignore[arg-type]


def _progressive(place: SheetTree, bets: tuple[Bet, ...], banking: Banking) -> Progressive | None:
    metered = [bet for bet in bets if any(row.pays.kind is PaysKind.METER for row in bet.rows)]
    if not metered:
        return None
    bet = metered[0]
    if len(metered) > 1:
        problem = fact("sheet-error-meter-twice", bet=repr(bet.key))
        raise place.error(f"bets.{metered[1].key}", problem)
    if banking.by is BankedBy.PLAYER_DEALER:
        problem = fact("sheet-error-meter-player-dealer", paytable=repr(bet.paytable))
        raise place.error(f"bets.{bet.key}", problem)
    if bet.stake is None:
        raise place.error(f"bets.{bet.key}.stake", fact("sheet-error-meter-stake"))
    contribution = place.read("progressive.contribution", parse_percent)
    reserve = place.read("progressive.reserve", parse_percent, "0 %")
    if contribution + reserve > 1_000_000:
        problem = fact(
            "sheet-error-meter-shares", contribution=Rate(contribution), reserve=Rate(reserve)
        )
        raise place.error("progressive", problem)
    return Progressive(
        bet=bet.key,
        seed=place.money("progressive.seed"),
        contribution_ppm=contribution,
        reserve_ppm=reserve,
        limit=place.optional_money("progressive.limit"),
        split=Split(place.get("progressive.split", "participants")),
        fixed_pays=FixedPays(place.get("progressive.fixed_pays", "tray")),
        system=System(place.get("progressive.system", "carded")),
        executive_above=place.money("progressive.executive_above"),
    )


def _table(place: SheetTree, banking: Banking) -> TableRules:
    docs: Tree = place.tree.get("tiers", {})
    tier = place.get("table.tier")
    if tier not in docs:
        problem = fact("sheet-error-tier-unknown", tier=repr(tier), known=listed(docs))
        raise place.error("table.tier", problem)
    return TableRules(
        tier=tier,
        tiers=tuple(tier_of(place, key, banking) for key in docs),
        chips=_chips(place),
        denomination=place.money("table.denomination"),
        betting_s=place.get("table.betting_s"),
        last_bets_s=place.get("table.last_bets_s"),
        max_difference=place.optional_money("table.max_difference"),
        squeeze=Squeeze(
            on=place.get("squeeze.on"),
            first_cards_s=place.get("squeeze.first_cards_s", 0),
            third_card_s=place.get("squeeze.third_card_s", 0),
            minimum=place.money("squeeze.minimum", 0),
        ),
        colours=Colours(
            place.get("colours.player"), place.get("colours.banker"), place.get("colours.tie")
        ),
    )


def _chips(place: SheetTree) -> tuple[Minor, ...]:
    def read(chips: list[str | int]) -> tuple[Minor, ...]:
        amounts = tuple(parse_money(chip, place.exponent) for chip in chips)
        if not amounts or min(amounts) <= 0 or len(set(amounts)) < len(amounts):
            expected = fact("sheet-expected-different-amounts")
            raise NotationError(fact("sheet-error-value", value=repr(chips), expected=expected))
        return amounts

    return place.read("table.chips", read)
