"""From a merged and settled tree to a frozen Game, judging what the shape alone cannot."""

from dataclasses import MISSING, fields

from puntobanco.core.bets import Bet
from puntobanco.core.errors import NotationError, RuleError, SheetError
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
    Published,
    Rotation,
    Setting,
    Split,
    Squeeze,
    System,
    Table,
    Value,
)
from puntobanco.core.money import (
    Direction,
    Minor,
    format_percent,
    parse_money,
    parse_percent,
)
from puntobanco.core.payment import Rounding
from puntobanco.core.rows import PaysKind
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.sheets.limits import judge_awards, judge_minimum, tier_of
from puntobanco.sheets.merge import Merged, Tree, at
from puntobanco.sheets.offers import bets_of
from puntobanco.sheets.place import Place
from puntobanco.sheets.settings import shown


def build(
    merged: Merged, tree: Tree, settings: tuple[Setting, ...], *, profile: str | None
) -> Game:
    """The game a settled tree declares; SheetError at the first thing that cannot stand."""
    for key in ("key", "name", "source"):
        if key not in tree:
            raise SheetError(
                file=merged.file,
                path=key,
                problem="missing; expected every game to write it itself, as it is not inherited",
            )
    place = Place(merged, tree, at(tree, "currency.exponent") or 0)
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
        judge_minimum(place, bets, game.table.tiers)
    judge_awards(place, game)
    if game.conduct.face_up and game.table.squeeze.on:
        raise place.error("squeeze.on", "true: expected false, as all cards are dealt face up")
    return game


def _published(place: Place, doc: Tree, path: str, settings: tuple[Setting, ...]) -> Published:
    if doc["bet"] not in place.tree["bets"]:
        known = ", ".join(place.tree["bets"])
        raise place.error(f"{path}.bet", f"{doc['bet']!r}: expected one of {known}")
    return Published(
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
    place: Place, path: str, key: str, value: Value, settings: tuple[Setting, ...]
) -> tuple[str, Value]:
    known = {setting.key: setting for setting in settings}
    path = f"{path}.settings"
    if key not in known:
        raise place.error(path, f"{key!r}: expected a setting of the sheet")
    choices = known[key].choices
    if choices and value not in choices:
        expected = ", ".join(map(shown, choices))
        raise place.error(f"{path}.{key}", f"{shown(value)}: expected one of {expected}")
    return key, value


def _shoe(place: Place) -> ShoeRules:
    rules = ShoeRules(
        decks=place.get("cards.decks"),
        cut=place.get("cards.cut"),
        burn=Burn(place.get("cards.burn")),
        burn_between=place.get("cards.burn_between"),
        continuous=place.get("cards.continuous"),
    )
    try:
        rules.check()
    except RuleError as error:
        # The sentence starts with the name of the rule it breaks: "cut 4: the last coup ...".
        rule, _, problem = str(error).partition(" ")
        raise place.error(f"cards.{rule}", problem) from None
    return rules


def _rounding(place: Place) -> Rounding:
    unit = place.money("rounding.unit")
    if unit == 0:
        raise place.error("rounding.unit", "0: expected an amount above zero")
    return Rounding(unit, Direction(place.get("rounding.direction")))


def _banking(place: Place) -> Banking:
    return Banking(
        by=BankedBy(place.get("banking.by")),
        seats=place.get("banking.seats"),
        skipped=tuple(place.get("banking.skipped", [])),
        coverage=Coverage(place.get("banking.coverage", "gross")),
        rotation=Rotation(place.get("banking.rotation", "sheet")),
        rotation_hands=place.get("banking.rotation_hands", 1),
        fees_taken=FeesTaken(place.get("banking.fees_taken", "before-cards")),
    )


def _conduct(place: Place) -> Conduct:
    own: dict[str, object] = {"denomination": place.money("table.denomination")}
    for field in fields(Conduct):
        if field.name in own:
            continue
        default = None if field.default is MISSING else field.default
        own[field.name] = place.get(f"conduct.{field.name}", default)
    return Conduct(**own)  # type: ignore[arg-type]


def _progressive(place: Place, bets: tuple[Bet, ...], banking: Banking) -> Progressive | None:
    metered = [bet for bet in bets if any(row.pays.kind is PaysKind.METER for row in bet.rows)]
    if not metered:
        return None
    bet = metered[0]
    if len(metered) > 1:
        raise place.error(
            f"bets.{metered[1].key}", f"the meter stands behind {bet.key!r}; expected one such bet"
        )
    if banking.by is BankedBy.PLAYER_DEALER:
        raise place.error(
            f"bets.{bet.key}",
            f"pay table {bet.paytable!r} pays from a meter; "
            "expected none on a table banked by a player-dealer",
        )
    if bet.stake is None:
        raise place.error(
            f"bets.{bet.key}.stake",
            "must be written; expected the one stake that a progressive wager has",
        )
    contribution = place.read("progressive.contribution", parse_percent)
    reserve = place.read("progressive.reserve", parse_percent, "0 %")
    if contribution + reserve > 1_000_000:
        raise place.error(
            "progressive",
            f"contribution {format_percent(contribution)} and reserve {format_percent(reserve)}: "
            "expected at most 100 % together",
        )
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


def _table(place: Place, banking: Banking) -> Table:
    docs: Tree = place.tree.get("tiers", {})
    tier = place.get("table.tier")
    if tier not in docs:
        known = ", ".join(docs) or "the tiers, but the sheet has none"
        raise place.error("table.tier", f"{tier!r}: expected one of {known}")
    return Table(
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


def _chips(place: Place) -> tuple[Minor, ...]:
    def read(chips: list[str | int]) -> tuple[Minor, ...]:
        amounts = tuple(parse_money(chip, place.exponent) for chip in chips)
        if not amounts or min(amounts) <= 0 or len(set(amounts)) < len(amounts):
            raise NotationError(f"{chips!r}: expected amounts above zero that are all different")
        return amounts

    return place.read("table.chips", read)
