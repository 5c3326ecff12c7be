"""From a merged and settled tree to a frozen Game, judging what the shape alone cannot."""

import math
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, TypeVar

from puntobanco.core.bets import Bet, Rounding
from puntobanco.core.cards import RANKS
from puntobanco.core.errors import NotationError, RuleError, SheetError
from puntobanco.core.faults import Fault, row_faults
from puntobanco.core.game import (
    LINES,
    MOST_RATES,
    PLAYER_DEALER_FEE,
    BankedBy,
    Banking,
    Colours,
    Conduct,
    Coverage,
    Currency,
    Fee,
    FeesTaken,
    Figure,
    FixedPays,
    Game,
    Limit,
    Progressive,
    Published,
    Rotation,
    Setting,
    Split,
    Squeeze,
    System,
    Table,
    Tier,
)
from puntobanco.core.money import (
    MOST_MINOR,
    PPM,
    Direction,
    Minor,
    format_percent,
    parse_money,
    parse_percent,
)
from puntobanco.core.rows import On, Pays, PaysKind, Row, Side, SuitRule
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.core.text import Text
from puntobanco.sheets.merge import Merged, Tree, at
from puntobanco.sheets.settings import decides
from puntobanco.sheets.shape import expected_at

_MOST_IN_PAYS = (2**63 - 1) // PPM
"""Kernels take a pay as 64-bit integers, scaled by what a commission is counted in."""
OFF = "off"
"""The pay table of a bet that is not offered."""


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Place:
    """A settled tree, with what is needed to name a place in it."""

    merged: Merged
    tree: Tree
    exponent: int

    def get(self, path: str, default: Any = None) -> Any:
        found = at(self.tree, path)
        if found is not None:
            return found
        if default is None:
            table, _, key = path.rpartition(".")
            problem = f"'{key}' must be written here; expected {expected_at(path)}"
            raise SheetError(file=self.merged.file, path=table, problem=problem)
        return default

    def error(self, path: str, problem: str) -> SheetError:
        # What a setting decides stands nowhere in the file but in the setting.
        for key, doc in self.merged.tree.get("settings", {}).items():
            if path in decides(doc):
                problem = f"{path}: {problem}"
                return SheetError(file=self.merged.file, path=f"settings.{key}", problem=problem)
        return SheetError(file=self.merged.origin(path), path=path, problem=problem)

    def read(self, path: str, reader: Callable[[Any], T], default: Any = None) -> T:
        """What stands at a path, read by a function that raises NotationError."""
        value = self.get(path, default)
        try:
            return reader(value)
        except NotationError as error:
            raise self.error(path, str(error)) from None

    def money(self, path: str, default: Any = None) -> Minor:
        amount = self.read(path, lambda value: parse_money(value, self.exponent), default)
        if amount < 0:
            raise self.error(path, f"{self.get(path)!r}: expected an amount of zero or more")
        return amount

    def optional_money(self, path: str) -> Minor | None:
        return None if at(self.tree, path) is None else self.money(path)


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
    place = _Place(merged, tree, at(tree, "currency.exponent") or 0)
    bets = _bets(place)
    banking = _banking(place)
    game = Game(
        key=tree["key"],
        name=_text(tree["name"]),
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
            _published(place, doc, f"published[{index}]")
            for index, doc in enumerate(tree.get("published", []))
        ),
        notices=tuple(_text(names) for names in tree.get("notices", {}).values()),
        profile=profile,
    )
    if banking.by is BankedBy.PLAYER_DEALER:
        _judge_minimum(place, bets, game.table.tiers)
    _judge_awards(place, game)
    if game.conduct.face_up and game.table.squeeze.on:
        raise place.error("squeeze.on", "true: expected false, as all cards are dealt face up")
    return game


def paytables(merged: Merged) -> dict[str, tuple[Row, ...]]:
    """The rows of every pay table of a sheet or a part, by its name."""
    place = _Place(merged, merged.tree, 0)
    return {key: _rows(place, key) for key in merged.tree.get("paytables", {})}


def _published(place: _Place, doc: Tree, path: str) -> Published:
    if doc["bet"] not in place.tree["bets"]:
        known = ", ".join(place.tree["bets"])
        raise place.error(f"{path}.bet", f"{doc['bet']!r}: expected one of {known}")
    return Published(
        figure=Figure(doc["figure"]),
        bet=doc["bet"],
        printed=doc["printed"],
        decks=doc.get("decks"),
        hands=doc.get("hands"),
    )


def _text(names: Tree) -> Text:
    return Text(names["en"], names["zh-Hans"], names["zh-Hant"])


def _bets(place: _Place) -> tuple[Bet, ...]:
    docs: Tree = place.tree.get("bets", {})
    order: list[str] = place.get("order", [])
    for key in order:
        if key not in docs:
            raise place.error("order", f"{key!r}: no such bet; expected one of {', '.join(docs)}")
        if order.count(key) > 1:
            raise place.error("order", f"{key!r} is listed twice; expected every bet once")
    missing = [repr(key) for key in docs if key not in order]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        problem = f"{', '.join(missing)} {are} missing; expected every bet of the sheet once"
        error = place.error("order", problem)
        # The parent that wrote the order could not know a bet that this sheet adds.
        raise SheetError(file=place.merged.file, path=error.path, problem=error.problem)
    for paytable in place.tree.get("paytables", {}):
        _rows(place, paytable)
    bets = tuple(_bet(place, key) for key in order if _offered(place, key))
    if not bets:
        raise place.error("bets", "no bet is offered; expected one at least")
    _judge_rows(place, bets)
    return bets


def _offered(place: _Place, key: str) -> bool:
    paytable = place.get(f"bets.{key}.paytable")
    if paytable != OFF and paytable not in place.tree.get("paytables", {}):
        known = ", ".join((*place.tree.get("paytables", {}), OFF))
        raise place.error(
            f"bets.{key}.paytable", f"{paytable!r}: no such pay table; expected one of {known}"
        )
    return bool(paytable != OFF)


def _bet(place: _Place, key: str) -> Bet:
    path = f"bets.{key}"
    paytable = place.get(f"{path}.paytable")
    needs = tuple(place.get(f"{path}.needs", []))
    for other in needs:
        if other not in place.tree["bets"] or other == key:
            others = ", ".join(one for one in place.tree["bets"] if one != key)
            raise place.error(f"{path}.needs", f"{other!r}: expected one of {others}")
    stake = place.optional_money(f"{path}.stake")
    if stake == 0:
        raise place.error(f"{path}.stake", "0: expected an amount above zero")
    bet = Bet(
        key=key,
        name=_text(place.get(f"{path}.name")),
        side=Side(place.get(f"{path}.side")),
        paytable=paytable,
        rows=_rows(place, paytable),
        commission_ppm=place.read(f"paytables.{paytable}.commission", parse_percent, "0 %"),
        needs=needs,
        stake=stake,
        fee=at(place.tree, f"{path}.fee"),
    )
    if bet.side is Side.LINE and not needs:
        raise place.error(
            f"{path}.needs",
            "must be written; expected the wagers that a bet on the line rides on",
        )
    if bet.side is Side.LINE and not set(needs) <= set(LINES):
        raise place.error(
            f"{path}.needs",
            f"{', '.join(needs)}: a bet on the line rides on player or banker; expected only these",
        )
    return bet


def _judge_rows(place: _Place, bets: tuple[Bet, ...]) -> None:
    """SheetError with every row of every bet that cannot stand."""
    found = [
        place.error(f"paytables.{bet.paytable}.rows[{fault.row}]", fault.problem)
        for bet in bets
        for fault in _faults(bet.rows, bet.sides)
    ]
    if found:
        first, *rest = {str(error): error for error in found}.values()
        raise SheetError(file=first.file, path=first.path, problem=first.problem, also=tuple(rest))


@cache
def _faults(rows: tuple[Row, ...], sides: tuple[Side, ...]) -> tuple[Fault, ...]:
    return row_faults(rows, sides)


def _rows(place: _Place, paytable: str) -> tuple[Row, ...]:
    docs = place.get(f"paytables.{paytable}.rows")
    if not docs:
        raise place.error(f"paytables.{paytable}.rows", "no rows; expected one at least")
    return tuple(
        _row(place, doc, f"paytables.{paytable}.rows[{index}]") for index, doc in enumerate(docs)
    )


def _row(place: _Place, doc: Tree, path: str) -> Row:
    def read(key: str, reader: Callable[[Any], T]) -> T | None:
        if key not in doc:
            return None
        try:
            return reader(doc[key])
        except NotationError as error:
            raise place.error(f"{path}.{key}", str(error)) from None

    pays = read("pays", Pays.parse)
    assert pays is not None, "the shape of a row asks for it"
    return Row(
        on=On(doc["on"]),
        pays=pays,
        total=read("total", _integers),
        over=read("over", _integers),
        by=read("by", _integers),
        natural=doc.get("natural"),
        cards=read("cards", _integers),
        dealt=read("dealt", _integers),
        ranks=read("ranks", _ranks),
        suits=read("suits", SuitRule),
        coup_suits=read("coup_suits", SuitRule),
        pair=doc.get("pair"),
        either_pair=doc.get("either_pair"),
        both_pairs=doc.get("both_pairs"),
        sum=read("sum", _integers),
    )


def _integers(value: int | list[int]) -> tuple[int, ...]:
    values = (value,) if isinstance(value, int) else tuple(value)
    if not values or len(set(values)) < len(values):
        raise NotationError(f"{value!r}: expected numbers that are all different")
    return values


def _ranks(text: str) -> str:
    if len(text) not in (2, 3) or any(rank not in RANKS for rank in text):
        raise NotationError(f"{text!r}: expected two or three of {RANKS}")
    return "".join(sorted(text, key=RANKS.index))


def _shoe(place: _Place) -> ShoeRules:
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


def _rounding(place: _Place) -> Rounding:
    unit = place.money("rounding.unit")
    if unit == 0:
        raise place.error("rounding.unit", "0: expected an amount above zero")
    return Rounding(unit, Direction(place.get("rounding.direction")))


def _banking(place: _Place) -> Banking:
    return Banking(
        by=BankedBy(place.get("banking.by")),
        seats=place.get("banking.seats"),
        skipped=tuple(place.get("banking.skipped", [])),
        coverage=Coverage(place.get("banking.coverage", "gross")),
        rotation=Rotation(place.get("banking.rotation", "sheet")),
        rotation_hands=place.get("banking.rotation_hands", 1),
        fees_taken=FeesTaken(place.get("banking.fees_taken", "before-cards")),
    )


def _conduct(place: _Place) -> Conduct:
    own = {}
    for field in fields(Conduct):
        default = None if field.default is MISSING else field.default
        own[field.name] = place.get(f"conduct.{field.name}", default)
    return Conduct(**own)


def _progressive(place: _Place, bets: tuple[Bet, ...], banking: Banking) -> Progressive | None:
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
        split=Split(place.get("progressive.split", "winners")),
        fixed_pays=FixedPays(place.get("progressive.fixed_pays", "tray")),
        system=System(place.get("progressive.system", "carded")),
        executive_above=place.money("progressive.executive_above"),
    )


def _table(place: _Place, banking: Banking) -> Table:
    docs: Tree = place.tree.get("tiers", {})
    tier = place.get("table.tier")
    if tier not in docs:
        known = ", ".join(docs) or "the tiers, but the sheet has none"
        raise place.error("table.tier", f"{tier!r}: expected one of {known}")
    return Table(
        tier=tier,
        tiers=tuple(_tier(place, key, banking) for key in docs),
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


def _chips(place: _Place) -> tuple[Minor, ...]:
    def read(chips: list[str | int]) -> tuple[Minor, ...]:
        amounts = tuple(parse_money(chip, place.exponent) for chip in chips)
        if not amounts or min(amounts) <= 0 or len(set(amounts)) < len(amounts):
            raise NotationError(f"{chips!r}: expected amounts above zero that are all different")
        return amounts

    return place.read("table.chips", read)


def _tier(place: _Place, key: str, banking: Banking) -> Tier:
    path = f"tiers.{key}"
    own: Tree = place.get(f"{path}.bets", {})
    for bet in own:
        _judge_limited(place, f"{path}.bets.{bet}", bet)
    limits = tuple(_limit(place, f"{path}.bets.{bet}", bet) for bet in own)
    whole = _limit(place, path, key)
    return Tier(
        key=key,
        minimum=whole.minimum,
        maximum=whole.maximum,
        total=place.optional_money(f"{path}.total"),
        limits=limits,
        fees=_fees(place, path, banking),
    )


def _judge_limited(place: _Place, path: str, bet: str) -> None:
    """SheetError where the sheet itself limits a bet that it has not."""
    # A part that many games share may have limits for bets that one of them lacks.
    own = place.merged.origin(path) == place.merged.file
    if own and bet not in place.tree["bets"]:
        known = ", ".join(place.tree["bets"])
        raise place.error(path, f"{bet!r}: no such bet; expected one of {known}")


def _judge_minimum(place: _Place, bets: tuple[Bet, ...], tiers: tuple[Tier, ...]) -> None:
    """SheetError where a patron of a player-dealer could bet less than the table minimum.

    "Players must bet at least the table minimum" (California: Commission-Free Baccarat). A bet that
    needs another stands beside it; one that stands alone reaches the minimum by itself.
    """
    for tier in tiers:
        for bet in bets:
            least = tier.limit(bet.key)[0] if bet.stake is None else bet.stake
            if not bet.needs and least < tier.minimum:
                raise place.error(
                    f"tiers.{tier.key}.bets.{bet.key}",
                    f"{bet.key!r} stands alone and may be bet below the table minimum; expected "
                    f"{place.get(f'tiers.{tier.key}.min')!r} at least",
                )


def _judge_awards(place: _Place, game: Game) -> None:
    """SheetError where a wager could bring more than every part of the house holds exactly.

    The ledger and the kernels count minor units in 64 bits, and screens up to MOST_MINOR. Of pay
    and limit the larger one is named.
    """
    money = game.currency.written
    for bet in game.bets:
        tier = max(game.table.tiers, key=lambda one: one.limit(bet.key)[1])
        stake = tier.limit(bet.key)[1] if bet.stake is None else bet.stake
        for index, row in enumerate(bet.rows):
            pays = row.pays
            path = f"paytables.{bet.paytable}.rows[{index}].pays"
            if max(pays.numerator, pays.denominator) > _MOST_IN_PAYS:
                raise place.error(path, f"'{pays}': expected numbers up to {_MOST_IN_PAYS}")
            if pays.kind is PaysKind.METER:
                continue
            back = 0 if pays.kind is PaysKind.FOR else stake
            brings = Minor(back + math.ceil(stake * pays.ratio))
            if brings <= MOST_MINOR:
                continue
            if stake > pays.ratio:
                path = f"bets.{bet.key}.stake"
                if bet.stake is None:
                    own = f"tiers.{tier.key}.bets.{bet.key}.max"
                    path = f"tiers.{tier.key}.max" if at(place.tree, own) is None else own
            raise place.error(
                path,
                f"{money(stake)} on {bet.key!r} at '{pays}' would bring {money(brings)}; "
                f"expected at most {money(Minor(MOST_MINOR))}",
            )


def _limit(place: _Place, path: str, bet: str) -> Limit:
    limit = Limit(bet, place.money(f"{path}.min"), place.money(f"{path}.max"))
    if not 0 < limit.minimum <= limit.maximum:
        raise place.error(
            path,
            f"min {place.get(f'{path}.min')!r}, max {place.get(f'{path}.max')!r}: "
            "expected a minimum above zero and no higher than the maximum",
        )
    return limit


def _fees(place: _Place, path: str, banking: Banking) -> tuple[Fee, ...]:
    docs: Tree = place.get(f"{path}.fees", {})
    if docs and banking.by is BankedBy.HOUSE:
        raise place.error(
            f"{path}.fees",
            f"{', '.join(docs)}: expected no collection fees on a table banked by the house",
        )
    columns = {bet.get("fee") for bet in place.tree["bets"].values()} | {PLAYER_DEALER_FEE}
    for column in docs:
        if column not in columns:
            known = ", ".join(sorted(one for one in columns if one))
            raise place.error(f"{path}.fees.{column}", f"no such column; expected one of {known}")
    fees = tuple(Fee(column, place.money(f"{path}.fees.{column}")) for column in docs)
    # A waived fee does not count as a rate.
    rates = sum(fee.amount > 0 for fee in fees)
    if rates > MOST_RATES:
        raise place.error(
            f"{path}.fees", f"{rates} collection rates: expected at most {MOST_RATES} on a table"
        )
    return fees
