"""Money on a rule sheet: payments, the player-dealer's bank, fees, the progressive."""

from collections.abc import Iterator
from typing import assert_never

from puntobanco.core.bets import Bet
from puntobanco.core.facts import (
    Fact,
    OneOf,
    Rate,
    Sentences,
    SheetName,
    Value,
    fact,
    listed,
    one_of,
)
from puntobanco.core.game import (
    PLAYER_DEALER_FEE,
    BankedBy,
    Coverage,
    FeesTaken,
    Figure,
    FixedPays,
    Game,
    Progressive,
    Rotation,
    Split,
    System,
    Tier,
)
from puntobanco.core.money import PPM, Direction
from puntobanco.core.printed import PrintedComparison
from puntobanco.core.rows import Side
from puntobanco.sheets.document import Block, Grid, Items, Paragraph, Section
from puntobanco.sheets.parameters import figure, limits, money, names, required
from puntobanco.sheets.setting_values import setting_value


def payments(game: Game) -> Section[Value]:
    """Which stakes are accepted, how payments are rounded, and the order of settlement."""
    by_house = game.banking.by is BankedBy.HOUSE
    order = fact("sheet-order-house" if by_house else "sheet-order-player-dealer")
    blocks = (
        Paragraph[Value](Sentences(tuple(_exactness(game)))),
        *_stakes(game),
        Paragraph[Value](order),
        Items[Value](tuple(names(game.bets)), numbered=True),
    )
    return Section("payments", fact("sheet-title-payments"), blocks)


def _exactness(game: Game) -> Iterator[Fact]:
    unit = money(game, game.rounding.unit)
    if game.conduct.exact_pays:
        yield fact("sheet-paid-exactly", unit=unit)
        return
    match game.rounding.direction:
        case Direction.NEAREST:
            yield fact("sheet-rounded-nearest", unit=unit)
        case Direction.PATRON:
            yield fact("sheet-rounded-patron", unit=unit)
        case Direction.HOUSE:
            by_house = game.banking.by is BankedBy.HOUSE
            yield fact("sheet-rounded-house" if by_house else "sheet-rounded-bank", unit=unit)
        case direction:
            assert_never(direction)
    yield fact("sheet-rounded-once")


def _stakes(game: Game) -> Iterator[Block[Value]]:
    """The step of stakes, and the bets whose step is larger than the denomination."""
    unit = game.table.denomination
    yield Paragraph(fact("sheet-stakes-in", unit=money(game, unit)))
    items = [
        fact("sheet-stakes-on", bet=SheetName(bet.name), unit=money(game, game.steps[bet.key]))
        for bet in game.bets
        if bet.stake is None and game.steps[bet.key] != unit
    ]
    if items:
        yield Items(tuple(items))


def player_dealer(game: Game) -> Section[Value]:
    """Who banks the coup, for how long, and what the bank covers."""
    blocks = tuple(Paragraph[Value](stated) for stated in _position(game))
    return Section("player-dealer", fact("sheet-title-player-dealer"), blocks)


def _position(game: Game) -> Iterator[Fact]:
    banking = game.banking
    yield fact("sheet-position")
    if banking.rotation is Rotation.EVERY_HAND or banking.rotation_hands == 1:
        yield fact("sheet-offered-every-hand")
    else:
        yield fact("sheet-offered-after", hands=banking.rotation_hands)
    yield fact("sheet-no-more-than-bank")
    match banking.coverage:
        case Coverage.GROSS:
            yield fact("sheet-coverage-gross")
            yield fact("sheet-coverage-gross-example")
        case Coverage.NET:
            yield fact("sheet-coverage-net")
            yield fact("sheet-coverage-net-example")
        case coverage:
            assert_never(coverage)
    yield fact("sheet-no-back-line")


def fees(game: Game) -> Section[Value]:
    """The fees per coup, by tier; the tier in force is marked."""
    tiers = game.table.tiers
    posted = dict.fromkeys(fee.column for tier in tiers for fee in tier.fees)
    # Printed schedules list the wagers' columns first and the player-dealer's last.
    columns = sorted(posted, key=lambda column: column == PLAYER_DEALER_FEE)
    headings = {column: _fee_heading(game, column) for column in columns}
    shown = {column: heading for column, heading in headings.items() if heading is not None}
    schedule = Grid[Value](
        (fact("sheet-column-table-limit"), *shown.values()),
        tuple(
            (_tier(game, tier), *(_fee(game, tier, column) for column in shown)) for tier in tiers
        ),
        caption=fact("sheet-fee-schedule", currency=game.currency.code),
    )
    before = game.banking.fees_taken is FeesTaken.BEFORE_CARDS
    rules = (
        fact("sheet-fees-flat"),
        fact("sheet-fees-before" if before else "sheet-fees-after"),
        fact("sheet-fees-kept"),
        fact("sheet-fees-may-be-waived"),
    )
    return Section("fees", fact("sheet-title-fees"), (Paragraph(Sentences(rules)), schedule))


def _tier(game: Game, tier: Tier) -> Fact:
    current = "yes" if tier.key == game.table.tier else "no"
    return fact("sheet-tier", current=current, **limits(game, tier))


def _fee(game: Game, tier: Tier, column: str) -> Fact:
    amount = tier.fee(column)
    return figure(game, amount) if amount else fact("sheet-fee-waived")


def _fee_heading(game: Game, column: str) -> Fact | OneOf | None:
    """The heading of a fee column; None if it applies to no bet on offer."""
    if column == PLAYER_DEALER_FEE:
        return fact("sheet-column-player-dealer")
    bets = [bet for bet in game.bets if bet.fee == column]
    return one_of(names(bets)) if bets else None


def progressive(
    game: Game, meter: Progressive, printed: tuple[PrintedComparison, ...]
) -> Section[Value]:
    """What goes into the meter, what it awards, and who verifies an award."""
    items: tuple[Value, ...] = (
        _rides_on(game, game.bet(meter.bet)),
        *(Sentences(tuple(_beside_print(one))) for one in printed),
        *_meter(game, meter),
    )
    return Section("progressive", fact("sheet-title-progressive"), (Items(items),))


def _meter(game: Game, meter: Progressive) -> Iterator[Fact]:
    seed = money(game, meter.seed)
    yield fact("sheet-highest-only")
    yield fact(
        "sheet-meter",
        seed=seed,
        contribution=Rate(meter.contribution_ppm),
        reserve=Rate(meter.reserve_ppm),
    )
    yield fact("sheet-meter-restart", seed=seed)
    if meter.limit is None:
        yield fact("sheet-no-meter-limit")
    else:
        yield fact("sheet-meter-limit", limit=money(game, meter.limit))
    yield fact("sheet-one-prize")
    winners, tray = meter.split is Split.WINNERS, meter.fixed_pays is FixedPays.TRAY
    yield fact("sheet-split-winners" if winners else "sheet-split-participants")
    yield fact("sheet-fixed-from-tray" if tray else "sheet-fixed-from-meter")
    yield fact("sheet-one-meter")
    yield fact("sheet-verify")
    if meter.system is System.KEYED:
        yield fact("sheet-verify-keyed")
    else:
        yield fact("sheet-verify-carded", amount=money(game, meter.executive_above))


def _beside_print(beside: PrintedComparison) -> Iterator[Fact]:
    """An exact figure next to the printed one, with the settings that reproduce it if far apart."""
    edge = beside.figure is Figure.EDGE
    yield fact(
        "sheet-edge-beside-print" if edge else "sheet-hit-beside-print",
        hands=beside.hands,
        exact=Rate(round(beside.exact * 10_000) * (PPM // 10_000), places=2),
        printed=beside.shown,
    )
    if beside.differs_by_a_point and beside.settings:
        settings = listed(
            fact(
                "sheet-setting-is",
                setting=SheetName(setting.label),
                value=setting_value(setting.kind, value),
            )
            for setting, value in beside.settings
        )
        yield fact("sheet-far-but-set", settings=settings)
    elif beside.differs_by_a_point:
        yield fact("sheet-far-from-print")


def _rides_on(game: Game, bet: Bet) -> Fact:
    name = SheetName(bet.name)
    match bet.side:
        case Side.LINE:
            return fact("sheet-rides-on-line", bet=name, needs=required(game, bet) or "")
        case Side.WINNER:
            return fact("sheet-rides-on-winner", bet=name)
        case Side.PLAYER | Side.BANKER:
            return fact("sheet-rides-on-side", bet=name, side=bet.side.value)
        case _:
            assert_never(bet.side)
