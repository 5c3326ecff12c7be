"""From a merged sheet with its settings applied to a frozen Game, with the remaining validation."""

from collections.abc import Iterable

from puntobanco.core.bets import Bet
from puntobanco.core.errors import NotationError
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
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import Money, SheetDoc, given
from puntobanco.sheets.offers import bets_of
from puntobanco.sheets.place import SheetReader
from puntobanco.sheets.settings import written_value


def build(
    merged: Merged, doc: SheetDoc, settings: tuple[Setting, ...], *, profile: str | None
) -> Game:
    """The game that a sheet declares. SheetError at the first invalid entry."""
    place = SheetReader(merged, doc)
    key, name, source = place.title
    bets = bets_of(place)
    banking = _banking(place)
    game = Game(
        key=key,
        name=name,
        source=source,
        currency=Currency(
            place.get(lambda sheet: sheet.currency.code),
            place.get(lambda sheet: sheet.currency.exponent),
        ),
        shoe=_shoe(place),
        bets=bets,
        rounding=_rounding(place),
        banking=banking,
        conduct=_conduct(place),
        progressive=_progressive(place, bets, banking),
        table=_table(place, banking),
        settings=settings,
        published=tuple(_published(place, index, settings) for index in range(len(doc.published))),
        notices=tuple(doc.notices.values()),
        profile=profile,
    )
    if banking.by is BankedBy.PLAYER_DEALER:
        refuse_below_minimum(place, bets, game.table.tiers)
    refuse_oversized_payouts(place, game)
    if game.conduct.face_up and game.table.squeeze.on:
        raise place.error(lambda sheet: sheet.squeeze.on, fact("sheet-error-face-up"))
    return game


def _published(place: SheetReader, index: int, settings: tuple[Setting, ...]) -> PublishedFigure:
    doc, bets = place.sheet.published[index], place.sheet.bets
    if doc.bet not in bets:
        raise place.error(lambda sheet: sheet.published[index].bet, _not_among(repr(doc.bet), bets))
    return PublishedFigure(
        figure=Figure(doc.figure),
        bet=doc.bet,
        printed=doc.printed,
        decks=given(doc.decks),
        hands=given(doc.hands),
        settings=tuple(
            _setting_of_print(place, index, key, value, settings)
            for key, value in doc.settings.items()
        ),
    )


def _setting_of_print(
    place: SheetReader, index: int, key: str, value: Value, settings: tuple[Setting, ...]
) -> tuple[str, Value]:
    known = {setting.key: setting for setting in settings}
    if key not in known:
        expected = fact("sheet-expected-setting-of-sheet")
        problem = fact("sheet-error-value", value=repr(key), expected=expected)
        raise place.error(lambda sheet: sheet.published[index].settings, problem)
    choices = known[key].choices
    if choices and value not in choices:
        raise place.error(
            lambda sheet: sheet.published[index].settings[key],
            _not_among(written_value(value), map(written_value, choices)),
        )
    return key, value


def _not_among(value: str, choices: Iterable[str]) -> Fact:
    expected = fact("sheet-expected-one-of", values=listed(choices))
    return fact("sheet-error-value", value=value, expected=expected)


def _shoe(place: SheetReader) -> ShoeRules:
    rules = ShoeRules(
        decks=place.get(lambda sheet: sheet.cards.decks),
        cut=place.get(lambda sheet: sheet.cards.cut),
        burn=Burn(place.get(lambda sheet: sheet.cards.burn)),
        burn_between=place.get(lambda sheet: sheet.cards.burn_between),
        continuous=place.get(lambda sheet: sheet.cards.continuous),
    )
    wrong = rules.problem()
    if wrong is not None:
        rule, problem = wrong
        raise place.error(lambda sheet: getattr(sheet.cards, rule), problem)
    return rules


def _rounding(place: SheetReader) -> Rounding:
    unit = place.money(lambda sheet: sheet.rounding.unit)
    if unit == 0:
        raise place.error(lambda sheet: sheet.rounding.unit, fact("sheet-error-zero"))
    return Rounding(unit, Direction(place.get(lambda sheet: sheet.rounding.direction)))


def _banking(place: SheetReader) -> Banking:
    return Banking(
        by=BankedBy(place.get(lambda sheet: sheet.banking.by)),
        seats=place.get(lambda sheet: sheet.banking.seats),
        skipped=tuple(place.get(lambda sheet: sheet.banking.skipped, [])),
        coverage=Coverage(place.get(lambda sheet: sheet.banking.coverage, "gross")),
        rotation=Rotation(place.get(lambda sheet: sheet.banking.rotation, "sheet")),
        rotation_hands=place.get(lambda sheet: sheet.banking.rotation_hands, 1),
        fees_taken=FeesTaken(place.get(lambda sheet: sheet.banking.fees_taken, "before-cards")),
    )


def _conduct(place: SheetReader) -> Conduct:
    return Conduct(
        both_lines=place.get(lambda sheet: sheet.conduct.both_lines),
        residual=place.get(lambda sheet: sheet.conduct.residual),
        combined_pair_limit=place.get(lambda sheet: sheet.conduct.combined_pair_limit, False),
        dummy_hand=place.get(lambda sheet: sheet.conduct.dummy_hand),
        pairs_closed_after=place.get(lambda sheet: sheet.conduct.pairs_closed_after, 0),
        face_up=place.get(lambda sheet: sheet.conduct.face_up, False),
        exact_pays=place.get(lambda sheet: sheet.conduct.exact_pays, False),
        denomination=place.money(lambda sheet: sheet.table.denomination),
    )


def _progressive(place: SheetReader, bets: tuple[Bet, ...], banking: Banking) -> Progressive | None:
    metered = [bet for bet in bets if any(row.pays.kind is PaysKind.METER for row in bet.rows)]
    if not metered:
        return None
    bet = metered[0]
    if len(metered) > 1:
        problem = fact("sheet-error-meter-twice", bet=repr(bet.key))
        raise place.error(lambda sheet: sheet.bets[metered[1].key], problem)
    if banking.by is BankedBy.PLAYER_DEALER:
        problem = fact("sheet-error-meter-player-dealer", paytable=repr(bet.paytable))
        raise place.error(lambda sheet: sheet.bets[bet.key], problem)
    if bet.stake is None:
        raise place.error(lambda sheet: sheet.bets[bet.key].stake, fact("sheet-error-meter-stake"))
    contribution = place.read(lambda sheet: sheet.progressive.contribution, parse_percent)
    reserve = place.read(lambda sheet: sheet.progressive.reserve, parse_percent, "0 %")
    if contribution + reserve > 1_000_000:
        problem = fact(
            "sheet-error-meter-shares", contribution=Rate(contribution), reserve=Rate(reserve)
        )
        raise place.error(lambda sheet: sheet.progressive, problem)
    return Progressive(
        bet=bet.key,
        seed=place.money(lambda sheet: sheet.progressive.seed),
        contribution_ppm=contribution,
        reserve_ppm=reserve,
        limit=place.optional_money(lambda sheet: sheet.progressive.limit),
        split=Split(place.get(lambda sheet: sheet.progressive.split, "participants")),
        fixed_pays=FixedPays(place.get(lambda sheet: sheet.progressive.fixed_pays, "tray")),
        system=System(place.get(lambda sheet: sheet.progressive.system, "carded")),
        executive_above=place.money(lambda sheet: sheet.progressive.executive_above),
    )


def _table(place: SheetReader, banking: Banking) -> TableRules:
    tiers = place.sheet.tiers
    tier = place.get(lambda sheet: sheet.table.tier)
    if tier not in tiers:
        problem = fact("sheet-error-tier-unknown", tier=repr(tier), known=listed(tiers))
        raise place.error(lambda sheet: sheet.table.tier, problem)
    return TableRules(
        tier=tier,
        tiers=tuple(tier_of(place, key, banking) for key in tiers),
        chips=_chips(place),
        denomination=place.money(lambda sheet: sheet.table.denomination),
        betting_s=place.get(lambda sheet: sheet.table.betting_s),
        last_bets_s=place.get(lambda sheet: sheet.table.last_bets_s),
        max_difference=place.optional_money(lambda sheet: sheet.table.max_difference),
        squeeze=Squeeze(
            on=place.get(lambda sheet: sheet.squeeze.on),
            first_cards_s=place.get(lambda sheet: sheet.squeeze.first_cards_s, 0),
            third_card_s=place.get(lambda sheet: sheet.squeeze.third_card_s, 0),
            minimum=place.money(lambda sheet: sheet.squeeze.minimum, Minor(0)),
        ),
        colours=Colours(
            place.get(lambda sheet: sheet.colours.player),
            place.get(lambda sheet: sheet.colours.banker),
            place.get(lambda sheet: sheet.colours.tie),
        ),
    )


def _chips(place: SheetReader) -> tuple[Minor, ...]:
    def read(chips: list[Money]) -> tuple[Minor, ...]:
        amounts = tuple(parse_money(chip, place.exponent) for chip in chips)
        if not amounts or min(amounts) <= 0 or len(set(amounts)) < len(amounts):
            expected = fact("sheet-expected-different-amounts")
            raise NotationError(fact("sheet-error-value", value=repr(chips), expected=expected))
        return amounts

    return place.read(lambda sheet: sheet.table.chips, read)
