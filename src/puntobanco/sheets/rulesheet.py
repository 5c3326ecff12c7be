"""A game as the rule sheet a patron reads before staking money, made from the Game and no more.

The document is plain structure. Text, HTML and screens each draw it their own way; none of them
adds a rule.
"""

from collections.abc import Iterator
from typing import assert_never

from puntobanco.core.bets import Bet
from puntobanco.core.cards import RANKS, Rank
from puntobanco.core.game import (
    BankedBy,
    Game,
    Progressive,
    Scope,
    Setting,
    Value,
)
from puntobanco.core.money import format_percent
from puntobanco.core.printed import Beside
from puntobanco.core.rows import SUITED, On, PaysKind, Row, Side
from puntobanco.core.shoe import Burn
from puntobanco.core.tableau import banker_draws, natural, player_draws
from puntobanco.core.text import Language, Text
from puntobanco.core.wording import pays_fact, row_fact, side_fact
from puntobanco.sheets import phrases
from puntobanco.sheets.document import Block, Grid, Items, Paragraph, RuleSheet, Section, Shape
from puntobanco.sheets.rulesheet_money import fees, payments, player_dealer, progressive
from puntobanco.sheets.voice import Voice
from puntobanco.words.bridge import rendered

HASH_SHOWN = 12
"""Digits of a hash that are shown where a person compares two by eye."""


def rule_sheet(
    game: Game,
    language: Language,
    *,
    meter: Progressive | None = None,
    printed: tuple[Beside, ...] = (),
    by_hand: bool = False,
) -> RuleSheet:
    """The rule sheet of a game in one language.

    `meter` is how the meter behind a table is set: once open, it no longer asks the sheet.
    `printed` are the printed percentages of the progressive beside the exact ones. `by_hand` is
    whether a dealer deals: then the table runs no squeeze, and posts no clocks of one.
    """
    voice = Voice(game, language)
    sections = [
        _the_game(voice),
        _cards(voice, by_hand=by_hand),
        _deal(voice),
        _bets(voice),
        _limits(voice),
    ]
    sections.append(payments(voice))
    if game.banking.by is BankedBy.PLAYER_DEALER:
        sections += [player_dealer(voice), fees(voice)]
    if game.progressive is not None:
        sections.append(progressive(voice, meter or game.progressive, printed))
    sections += [_trouble(voice), _settings(voice, meter, by_hand=by_hand)]
    if game.notices:
        notices = Items(tuple(voice.named(notice) for notice in game.notices))
        sections.append(Section("notices", voice.say(phrases.NOTICES), (notices,)))
    return RuleSheet(
        language,
        voice.named(game.name),
        _facts(voice),
        tuple(sections),
    )


def _facts(voice: Voice) -> tuple[tuple[str, str], ...]:
    game = voice.game
    return (
        (voice.say(phrases.SOURCE), game.source),
        (voice.say(phrases.KEY), game.key),
        (voice.say(phrases.HASH), game.hash[:HASH_SHOWN]),
        (voice.say(phrases.PROFILE), game.profile or voice.say(phrases.NO_PROFILE)),
        (voice.say(phrases.CURRENCY), game.currency.code),
    )


def _the_game(voice: Voice) -> Section:
    banking = voice.game.banking
    if banking.by is BankedBy.HOUSE:
        banked, seats = phrases.BANKED_BY_HOUSE, [phrases.SEATS]
    else:
        banked, seats = phrases.BANKED_BY_PLAYER_DEALER, [phrases.SEATS_AND_POSITION]
    skipped = ""
    if banking.skipped:
        seats.append(phrases.SEATS_SKIPPED)
        skipped = phrases.either(map(str, banking.skipped), voice.language)
    blocks = (
        voice.paragraph(phrases.TWO_HANDS),
        voice.paragraph(banked),
        voice.paragraph(*seats, seats=banking.seats, numbers=skipped),
        voice.paragraph(phrases.SOURCE_LINE, source=voice.game.source),
    )
    return Section("game", voice.say(phrases.THE_GAME), blocks)


# --- Cards and the deal --------------------------------------------------------------------------


def _cards(voice: Voice, *, by_hand: bool) -> Section:
    shoe = voice.game.shoe
    ranks = [Rank(mark) for mark in RANKS]
    faces = ("10" if rank is Rank.TEN else rank.value for rank in ranks)
    values = Grid(
        (voice.say(phrases.CARD), *faces),
        ((voice.say(phrases.COUNTS), *(str(rank.points) for rank in ranks)),),
        shape=Shape.CHART,
    )
    naturals = voice.span(total for total in range(10) if natural(total))
    blocks: list[Block] = [
        voice.paragraph(
            phrases.ONE_DECK if shoe.decks == 1 else phrases.DECKS,
            decks=shoe.decks,
            cards=shoe.cards,
        ),
        values,
        voice.paragraph(phrases.HAND_POINTS, phrases.NATURAL, points=naturals),
    ]
    if shoe.continuous:
        blocks.append(voice.paragraph(phrases.CONTINUOUS))
    else:
        burn = _burned(shoe.burn)
        between = phrases.BURN_BETWEEN if shoe.burn_between else phrases.NO_BURN_BETWEEN
        blocks.append(voice.paragraph(burn, between))
        blocks.append(voice.paragraph(phrases.CUT_CARD, cut=shoe.cut))
    blocks.append(_who_turns(voice, by_hand=by_hand))
    return Section("cards", voice.say(phrases.CARDS), tuple(blocks))


def _burned(burn: Burn) -> Text:
    match burn:
        case Burn.POINTS:
            return phrases.BURN_POINTS
        case Burn.ONE:
            return phrases.BURN_ONE
        case Burn.NONE:
            return phrases.BURN_NONE
        case _:
            assert_never(burn)


def _who_turns(voice: Voice, *, by_hand: bool) -> Paragraph:
    squeeze = voice.game.table.squeeze
    if voice.game.conduct.face_up:
        return voice.paragraph(phrases.FACE_UP)
    if not squeeze.on:
        return voice.paragraph(phrases.TURNED_BY_TABLE)
    if by_hand:
        return voice.paragraph(phrases.SQUEEZE_BY_HAND)
    return voice.paragraph(
        *([phrases.SQUEEZE, phrases.SQUEEZE_MINIMUM] if squeeze.minimum else [phrases.SQUEEZE]),
        first=squeeze.first_cards_s,
        third=squeeze.third_card_s,
        minimum=voice.money(squeeze.minimum),
    )


def _deal(voice: Voice) -> Section:
    table = voice.game.table
    called = (phrases.LAST_BETS,) if table.last_bets_s else ()
    betting = (phrases.BETTING, *called, phrases.NO_MORE_BETS)
    totals = [total for total in range(10) if not natural(total)]
    steps = (
        voice.run(*betting, seconds=table.betting_s, last=table.last_bets_s),
        voice.say(phrases.FOUR_CARDS),
        voice.say(phrases.NATURAL_ENDS),
        voice.say(
            phrases.PLAYER_RULE,
            draws=voice.span(total for total in totals if player_draws(total)),
            stands=voice.span(total for total in totals if not player_draws(total)),
        ),
        voice.say(
            phrases.BANKER_AFTER_STAND,
            draws=voice.span(total for total in totals if banker_draws(total, None)),
            stands=voice.span(total for total in totals if not banker_draws(total, None)),
        ),
        voice.say(phrases.BANKER_AFTER_DRAW),
        voice.say(phrases.RESULT),
    )
    return Section("deal", voice.say(phrases.DEAL), (Items(steps, numbered=True), _chart(voice)))


def _chart(voice: Voice) -> Grid:
    """The Banker's chart, from the highest total that can still draw down, as sheets print it."""
    thirds = (None, *range(10))
    draws, stands = voice.say(phrases.DRAWS), voice.say(phrases.STANDS)
    return Grid(
        head=(
            voice.say(phrases.CHART_CORNER),
            voice.say(phrases.NO_THIRD_CARD),
            *map(str, range(10)),
        ),
        rows=tuple(
            (str(total), *(draws if banker_draws(total, third) else stands for third in thirds))
            for total in reversed(range(10))
            if not natural(total)
        ),
        caption=voice.say(phrases.CHART),
        shape=Shape.CHART,
        marked=draws,
    )


# --- Bets and limits -----------------------------------------------------------------------------


def _bets(voice: Voice) -> Section:
    game = voice.game
    head = (phrases.BET, phrases.ON, phrases.NEEDS, phrases.LEAST, phrases.MOST)
    offered = Grid(
        tuple(voice.say(text) for text in head), tuple(_offered(voice, bet) for bet in game.bets)
    )
    blocks: tuple[Block, ...] = (
        offered,
        Items(tuple(voice.say(text) for text in _conventions(game))),
    )
    parts = tuple(_paytable(voice, bets) for bets in _groups(game))
    return Section("bets", voice.say(phrases.BETS), blocks, parts)


def _offered(voice: Voice, bet: Bet) -> tuple[str, ...]:
    least, most = voice.game.table.limits.limit(bet.key)
    if bet.stake is not None:
        least = most = bet.stake
    needs = voice.needs(bet) or voice.say(phrases.STANDS_ALONE)
    on = _about(voice, bet)
    return (
        voice.named(bet.name),
        on,
        needs,
        voice.amount(least),
        voice.amount(most),
    )


def _about(voice: Voice, bet: Bet) -> str:
    """The hand that a bet is on; both where it asks for nothing but a tie, or no hand at all."""
    if all(row.on is On.TIE and not row.asks_of_the_hand for row in bet.rows):
        return voice.say(phrases.BOTH_HANDS)
    if all(set(row.asks) <= _OF_THE_COUP and row.on in (On.TIE, On.ANY) for row in bet.rows):
        return voice.say(phrases.THE_COUP)
    return rendered(side_fact(bet.side), voice.language)


_OF_THE_COUP = frozenset({"on", "by", "dealt", "coup_suits", "either_pair", "both_pairs", "sum"})


def _conventions(game: Game) -> Iterator[Text]:
    """What must be said to read the pay tables of this game, and nothing that they do not use."""
    rows = [row for bet in game.bets for row in bet.rows]
    kinds = {row.pays.kind for row in rows}
    pairs = {pair for row in rows for pair in row.asks_of_pairs}
    yield phrases.ROWS_TOP_DOWN
    for used, text in (
        (PaysKind.TO in kinds, phrases.PAYS_TO),
        (any(_to_part(row) for row in rows), phrases.PAYS_TO_PART),
        (PaysKind.FOR in kinds, phrases.PAYS_FOR),
        (PaysKind.PUSH in kinds, phrases.PAYS_PUSH),
        (PaysKind.METER in kinds, phrases.PAYS_METER),
        (any(row.by for row in rows), phrases.BY_POINTS),
        (any(row.over for row in rows), phrases.OVER),
        (any(row.sum for row in rows), phrases.TOGETHER),
        (any(row.ranks for row in rows), phrases.RANKS),
        (any(row.dealt or row.coup_suits for row in rows), phrases.ALL_CARDS),
        (not pairs.isdisjoint((True, False)), phrases.PAIR),
        (SUITED in pairs, phrases.SUITED_PAIR),
        (any(row.either_pair for row in rows), phrases.EITHER_HAND),
        (any(_pushes_a_win(row) for row in rows), phrases.PUSHED_HAND_HAS_WON),
        (any(bet.needs for bet in game.bets), phrases.NEEDS_EXPLAINED),
    ):
        if used:
            yield text


def _to_part(row: Row) -> bool:
    return row.pays.kind is PaysKind.TO and row.pays.denominator > 1


def _pushes_a_win(row: Row) -> bool:
    return row.on is On.WIN and row.pays.kind is PaysKind.PUSH


def _groups(game: Game) -> list[tuple[Bet, ...]]:
    """Bets that share a pay table, its commission and a stake, in the order of the first."""
    found: dict[tuple[object, ...], list[Bet]] = {}
    for bet in game.bets:
        found.setdefault((bet.paytable, bet.commission_ppm, bet.stake), []).append(bet)
    return [tuple(bets) for bets in found.values()]


def _paytable(voice: Voice, bets: tuple[Bet, ...]) -> Section:
    bet = bets[0]
    names = phrases.listed(voice.names(bets), voice.language)
    blocks: list[Block] = []
    if bet.stake is not None:
        blocks.append(voice.paragraph(phrases.FIXED_STAKE, stake=voice.money(bet.stake)))
    blocks.append(
        Grid(
            (voice.say(phrases.EVENT), voice.say(phrases.PAYS)),
            tuple(
                (
                    rendered(row_fact(row), voice.language),
                    paid(bet, row, voice.language),
                )
                for row in bet.rows
            ),
            caption=voice.say(phrases.PAYTABLE, key=bet.paytable),
            shape=Shape.PAYS,
        )
    )
    if bet.commission_ppm:
        rate = format_percent(bet.commission_ppm)
        blocks.append(voice.paragraph(phrases.COMMISSION, rate=rate, bet=names))
    return Section(bet.key, names, tuple(blocks))


def paid(bet: Bet, row: Row, language: Language) -> str:
    """What a row of a bet pays, in words, with the commission where it bears one."""
    pays, rate = (
        rendered(pays_fact(row.pays), language),
        bet.commission_on(row),
    )
    if not rate:
        return pays
    return phrases.LESS.to(language).format(pays=pays, rate=format_percent(rate))


def _limits(voice: Voice) -> Section:
    table, conduct = voice.game.table, voice.game.conduct
    tier = table.limits
    items = [
        voice.say(phrases.LIMITS_IN_FORCE, tier=f"{voice.game.currency.code} {voice.between(tier)}")
    ]
    if tier.total is not None:
        items.append(voice.say(phrases.TOTAL_LIMIT, total=voice.money(tier.total)))
    items.append(voice.say(phrases.OUT_OF_LIMITS))
    items.append(voice.say(phrases.RESIDUAL if conduct.residual else phrases.NO_RESIDUAL))
    items.append(_both_lines(voice))
    items += _pair_limits(voice)
    if table.max_difference is not None:
        items.append(voice.say(phrases.MAX_DIFFERENCE, amount=voice.money(table.max_difference)))
    items.append(voice.say(phrases.FREE_HAND if conduct.dummy_hand else phrases.NO_FREE_HAND))
    chips = phrases.listed([voice.amount(chip) for chip in table.chips], voice.language)
    items.append(
        voice.say(phrases.CHIPS, chips=chips, denomination=voice.money(table.denomination))
    )
    return Section("limits", voice.say(phrases.LIMITS), (Items(tuple(items)),))


def _both_lines(voice: Voice) -> str:
    if not voice.game.conduct.both_lines:
        return voice.say(phrases.NOT_BOTH_LINES)
    riding = voice.names(bet for bet in voice.game.bets if bet.side is Side.LINE)
    if not riding:
        return voice.say(phrases.BOTH_LINES)
    return voice.say(phrases.BOTH_LINES_BUT, bets=phrases.either(riding, voice.language))


def _pair_limits(voice: Voice) -> Iterator[str]:
    conduct = voice.game.conduct
    if not any(row.asks_of_pairs for bet in voice.game.bets for row in bet.rows):
        return
    if conduct.combined_pair_limit:
        yield voice.say(phrases.COMBINED_PAIR_LIMIT)
    if conduct.pairs_closed_after:
        yield voice.say(phrases.PAIRS_CLOSE, game=conduct.pairs_closed_after)


# --- The rest ------------------------------------------------------------------------------------


def _trouble(voice: Voice) -> Section:
    by_house = voice.game.banking.by is BankedBy.HOUSE
    texts = [phrases.MALFUNCTION, phrases.VOID if by_house else phrases.VOID_PLAYER_DEALER]
    if voice.game.progressive is not None:
        texts.append(phrases.VOID_PROGRESSIVE)
    texts.append(phrases.DEALER_ERROR)
    if not by_house:
        texts.append(phrases.SETTLED_STANDS)
    texts.append(phrases.DISCONNECT)
    items = Items(tuple(voice.say(text) for text in texts))
    return Section("trouble", voice.say(phrases.TROUBLE), (items,))


_RUN_BY_THE_TABLE = ("squeeze-time-first-cards", "squeeze-time-third-card", "squeeze-minimum-bet")
"""Settings of the squeeze that a table runs by itself: a dealer does not."""


def _settings(voice: Voice, meter: Progressive | None, *, by_hand: bool) -> Section:
    head = (phrases.SETTING, phrases.VALUE, phrases.MAY_CHANGE)
    at_meter = {} if meter is None else _at_meter(voice, meter)
    grid = Grid(
        tuple(voice.say(text) for text in head),
        tuple(
            _setting(voice, setting, at_meter.get(setting.key))
            for setting in voice.game.settings
            if not (by_hand and setting.key in _RUN_BY_THE_TABLE)
        ),
    )
    blocks = (voice.paragraph(phrases.SETTINGS_EXPLAINED), grid)
    return Section("settings", voice.say(phrases.SETTINGS), blocks)


def _at_meter(voice: Voice, meter: Progressive) -> dict[str, Value]:
    """The settings of a progressive that its meter decides, each as the meter has it."""
    return {
        "meter-seed": voice.amount(meter.seed),
        "meter-contribution": format_percent(meter.contribution_ppm),
        "reserve-contribution": format_percent(meter.reserve_ppm),
        "meter-limit": "none" if meter.limit is None else voice.amount(meter.limit),
        "fixed-pays": meter.fixed_pays.value,
        "verification": meter.system.value,
        "executive-above": voice.amount(meter.executive_above),
    }


def _setting(voice: Voice, setting: Setting, at_meter: Value | None) -> tuple[str, str, str]:
    label = voice.named(setting.label)
    if setting.ours:
        label = voice.say(phrases.DECIDED_BY_HOUSE, label=label)
    if at_meter is not None:
        value = phrases.value_words(at_meter, voice.language)
        return label, value, voice.say(phrases.AT_THE_METER)
    value = (
        phrases.value_words(setting.value, voice.language)
        if setting.applies
        else voice.say(phrases.NOT_APPLICABLE)
    )
    when = phrases.TABLE_CLOSED if setting.scope is Scope.RULE else phrases.BETWEEN_COUPS
    return label, value, voice.say(when if setting.editable else phrases.READ_ONLY)
