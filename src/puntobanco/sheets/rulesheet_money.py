"""What a rule sheet says of money: payments, the player-dealer's bank, fees, the progressive."""

from collections.abc import Iterator
from typing import assert_never

from puntobanco.core.bets import Bet
from puntobanco.core.figures import percent
from puntobanco.core.game import (
    PLAYER_DEALER_FEE,
    BankedBy,
    Coverage,
    FeesTaken,
    Figure,
    FixedPays,
    Progressive,
    Rotation,
    Split,
    System,
)
from puntobanco.core.money import Direction, format_percent
from puntobanco.core.printed import Beside
from puntobanco.core.rows import Side
from puntobanco.core.text import Language, Text
from puntobanco.core.wording import side_fact
from puntobanco.sheets import phrases
from puntobanco.sheets.document import Block, Grid, Items, Section
from puntobanco.sheets.voice import Voice
from puntobanco.words.bridge import rendered


def payments(voice: Voice) -> Section:
    """What stakes are taken, how a payment is rounded, and in which order wagers are settled."""
    game, by_house = voice.game, voice.game.banking.by is BankedBy.HOUSE
    unit = voice.money(game.rounding.unit)
    rounded = _rounded(game.rounding.direction, by_house=by_house)
    paid = (phrases.PAID_EXACTLY,) if game.conduct.exact_pays else (rounded, phrases.ROUNDED_ONCE)
    blocks = (
        voice.paragraph(*paid, unit=unit),
        *_stakes(voice),
        voice.paragraph(phrases.ORDER_HOUSE if by_house else phrases.ORDER_PLAYER_DEALER),
        Items(tuple(voice.names(voice.game.bets)), numbered=True),
    )
    return Section("payments", voice.say(phrases.PAYMENTS), blocks)


def _stakes(voice: Voice) -> Iterator[Block]:
    """What stakes are multiples of, and the bets on which that is more than the denomination."""
    game, unit = voice.game, voice.game.table.denomination
    yield voice.paragraph(phrases.STAKES_IN, unit=voice.money(unit))
    items = [
        voice.say(
            phrases.STAKES_ON,
            bet=voice.named(bet.name),
            unit=voice.money(game.steps[bet.key]),
        )
        for bet in game.bets
        if bet.stake is None and game.steps[bet.key] != unit
    ]
    if items:
        yield Items(tuple(items))


def _rounded(direction: Direction, *, by_house: bool) -> Text:
    match direction:
        case Direction.NEAREST:
            return phrases.ROUNDED_NEAREST
        case Direction.PATRON:
            return phrases.ROUNDED_PATRON
        case Direction.HOUSE:
            return phrases.ROUNDED_HOUSE if by_house else phrases.ROUNDED_BANK
        case _:
            assert_never(direction)


def player_dealer(voice: Voice) -> Section:
    """Who banks the hand, for how long, and how far the bank reaches."""
    banking = voice.game.banking
    every = banking.rotation is Rotation.EVERY_HAND or banking.rotation_hands == 1
    texts = (
        phrases.POSITION,
        phrases.OFFERED_EVERY_HAND if every else phrases.OFFERED_AFTER,
        phrases.NO_MORE_THAN_BANK,
        *_coverage(banking.coverage),
        phrases.NO_BACK_LINE,
    )
    blocks = tuple(voice.paragraph(text, hands=banking.rotation_hands) for text in texts)
    return Section("player-dealer", voice.say(phrases.PLAYER_DEALER), blocks)


def _coverage(coverage: Coverage) -> tuple[Text, Text]:
    match coverage:
        case Coverage.GROSS:
            return phrases.GROSS, phrases.GROSS_EXAMPLE
        case Coverage.NET:
            return phrases.NET, phrases.NET_EXAMPLE
        case _:
            assert_never(coverage)


def fees(voice: Voice) -> Section:
    """What is collected for a hand, tier by tier; the tier in force is marked."""
    game, tiers = voice.game, voice.game.table.tiers
    posted = dict.fromkeys(fee.column for tier in tiers for fee in tier.fees)
    # The printed schedules have the wagers' columns first and the player-dealer's last.
    columns = sorted(posted, key=lambda column: column == PLAYER_DEALER_FEE)
    named = {column: _fee_column(voice, column) for column in columns}
    rows = []
    for tier in tiers:
        mark = "● " if tier.key == game.table.tier else ""
        amounts = (tier.fee(column) for column, name in named.items() if name)
        cells = (voice.amount(fee) if fee else voice.say(phrases.WAIVED) for fee in amounts)
        rows.append((mark + voice.between(tier), *cells))
    schedule = Grid(
        (voice.say(phrases.TABLE_LIMIT), *filter(None, named.values())),
        tuple(rows),
        caption=voice.say(phrases.FEE_SCHEDULE, currency=game.currency.code),
    )
    before = game.banking.fees_taken is FeesTaken.BEFORE_CARDS
    taken = phrases.FEES_BEFORE if before else phrases.FEES_AFTER
    texts = (phrases.FEES_FLAT, taken, phrases.FEES_KEPT, phrases.FEES_MAY_BE_WAIVED)
    told = voice.paragraph(*texts)
    return Section("fees", voice.say(phrases.FEES), (told, schedule))


def _fee_column(voice: Voice, column: str) -> str:
    """The heading of a fee column, empty where no bet on offer falls under it."""
    if column == PLAYER_DEALER_FEE:
        return voice.say(phrases.FEE_OF_PLAYER_DEALER)
    bets = [bet for bet in voice.game.bets if bet.fee == column]
    return phrases.either(voice.names(bets), voice.language) if bets else ""


def progressive(voice: Voice, meter: Progressive, printed: tuple[Beside, ...]) -> Section:
    """What the meter is fed, what it awards, and who verifies that."""
    items = [
        _rides_on(voice, voice.game.bet(meter.bet)),
        *(_beside_print(voice, one) for one in printed),
        voice.say(phrases.HIGHEST_ONLY),
        voice.say(
            phrases.METER,
            seed=voice.money(meter.seed),
            contribution=format_percent(meter.contribution_ppm),
            reserve=format_percent(meter.reserve_ppm),
        ),
        voice.say(phrases.RESTART, seed=voice.money(meter.seed)),
        voice.say(phrases.NO_METER_LIMIT)
        if meter.limit is None
        else voice.say(phrases.METER_LIMIT, limit=voice.money(meter.limit)),
        voice.say(phrases.ONE_PRIZE),
        voice.say(
            phrases.SPLIT_WINNERS if meter.split is Split.WINNERS else phrases.SPLIT_PARTICIPANTS
        ),
        voice.say(
            phrases.FIXED_FROM_TRAY
            if meter.fixed_pays is FixedPays.TRAY
            else phrases.FIXED_FROM_METER
        ),
        voice.say(phrases.ONE_METER),
        voice.say(phrases.VERIFY),
        voice.say(
            phrases.VERIFY_KEYED if meter.system is System.KEYED else phrases.VERIFY_CARDED,
            amount=voice.money(meter.executive_above),
        ),
    ]
    return Section("progressive", voice.say(phrases.PROGRESSIVE), (Items(tuple(items)),))


def _beside_print(voice: Voice, one: Beside) -> str:
    """An exact figure beside the printed one, and what gives that where they are far apart."""
    figures: dict[str, str] = {
        "hands": _hands(voice, one.hands),
        "exact": percent(one.exact, 2),
        "printed": one.spaced,
    }
    texts = [
        phrases.EDGE_BESIDE_PRINT if one.figure is Figure.EDGE else phrases.HIT_BESIDE_PRINT,
        *([phrases.FAR_BUT_SET if one.settings else phrases.FAR_FROM_PRINT] if one.far else []),
    ]
    said = phrases.listed(
        (
            f"{voice.named(setting.label)} = {phrases.value_words(value, voice.language)}"
            for setting, value in one.settings
        ),
        voice.language,
    )
    return voice.run(*texts, **figures, settings=said)


def _hands(voice: Voice, hands: str) -> str:
    if hands == "either":
        return voice.say(phrases.EITHER_HAND)
    side = Side.PLAYER if hands == "player" else Side.BANKER
    label = rendered(side_fact(side), voice.language)
    return f"the {label}" if voice.language is Language.EN else label


def _rides_on(voice: Voice, bet: Bet) -> str:
    name = voice.named(bet.name)
    match bet.side:
        case Side.LINE:
            return voice.say(phrases.RIDES_ON_LINE, bet=name, needs=voice.needs(bet))
        case Side.WINNER:
            return voice.say(phrases.RIDES_ON_WINNER, bet=name)
        case Side.PLAYER | Side.BANKER:
            side = rendered(side_fact(bet.side), voice.language)
            return voice.say(phrases.RIDES_ON_SIDE, bet=name, side=side)
        case _:
            assert_never(bet.side)
