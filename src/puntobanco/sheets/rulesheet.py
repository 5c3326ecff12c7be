"""A game as the rule sheet for its patrons.

It consists of facts derived from the Game, and nothing else. `document.render` translates them.
Text, HTML and screens only format the result; none of them adds a rule.
"""

from collections.abc import Iterator
from typing import assert_never

from puntobanco.core.bets import Bet
from puntobanco.core.cards import RANKS, Rank
from puntobanco.core.facts import (
    Fact,
    Rate,
    Sentences,
    SheetName,
    Value,
    fact,
    listed,
    one_of,
)
from puntobanco.core.game import (
    BankedBy,
    Game,
    Progressive,
    Scope,
    Setting,
    SettingKind,
)
from puntobanco.core.patterns import SUITED
from puntobanco.core.printed import PrintedComparison
from puntobanco.core.rows import On, PaysKind, Row, Side
from puntobanco.core.shoe import Burn
from puntobanco.core.tableau import banker_draws, natural, player_draws
from puntobanco.core.wording import offer_fact, pays_fact, row_fact, seat_suits_fact, side_fact
from puntobanco.sheets.document import Block, Grid, GridLayout, Items, Paragraph, RuleSheet, Section
from puntobanco.sheets.parameters import figure, limits, money, names, required, span
from puntobanco.sheets.rulesheet_money import fees, payments, player_dealer, progressive
from puntobanco.sheets.setting_values import NONE, setting_value

HASH_SHOWN = 12
"""Digits of a hash that are shown, for comparison by eye."""

_ABSENT = "—"
"""For a cell without content."""


def rule_sheet(
    game: Game,
    *,
    meter: Progressive | None = None,
    printed: tuple[PrintedComparison, ...] = (),
    by_hand: bool = False,
) -> RuleSheet[Value]:
    """The rule sheet of a game.

    `meter` is the configuration of the open meter behind a table, which no longer follows the
    sheet. `printed` compares the printed percentages of the progressive with the exact ones.
    `by_hand` means that a dealer deals: the sheet then has no squeeze by the table and no time
    limits for it.
    """
    sections = [
        _the_game(game),
        _cards(game, by_hand=by_hand),
        _deal(game),
        _bets(game),
        _limits(game),
        payments(game),
    ]
    if game.banking.by is BankedBy.PLAYER_DEALER:
        sections += [player_dealer(game), fees(game)]
    if game.progressive is not None:
        sections.append(progressive(game, meter or game.progressive, printed))
    sections += [_trouble(game), _settings(game, meter, by_hand=by_hand)]
    if game.notices:
        notices = Items[Value](tuple(map(SheetName, game.notices)))
        sections.append(Section("notices", fact("sheet-title-notices"), (notices,)))
    return RuleSheet(SheetName(game.name), _identity(game), tuple(sections))


def _identity(game: Game) -> tuple[tuple[Value, Value], ...]:
    return (
        (fact("sheet-source"), game.source),
        (fact("sheet-key"), game.key),
        (fact("sheet-hash"), game.hash[:HASH_SHOWN]),
        (fact("sheet-profile"), game.profile or fact("sheet-no-profile")),
        (fact("sheet-currency"), game.currency.code),
    )


def _the_game(game: Game) -> Section[Value]:
    banking = game.banking
    if banking.by is BankedBy.HOUSE:
        banked, seats = (
            fact("sheet-banked-by-house"),
            [fact("sheet-seats", seats=banking.seats)],
        )
    else:
        banked = fact("sheet-banked-by-player-dealer")
        seats = [fact("sheet-seats-and-position", seats=banking.seats)]
    if banking.skipped:
        seats.append(fact("sheet-seats-skipped", numbers=one_of(banking.skipped)))
    blocks = (
        _paragraph(fact("sheet-two-hands")),
        _paragraph(banked),
        _paragraph(*seats),
        _paragraph(fact("sheet-source-line", source=game.source)),
    )
    return Section("game", fact("sheet-title-game"), blocks)


def _paragraph(*facts: Fact) -> Paragraph[Value]:
    return Paragraph(Sentences(facts))


# --- Cards and the deal --------------------------------------------------------------------------


def _cards(game: Game, *, by_hand: bool) -> Section[Value]:
    shoe = game.shoe
    ranks = [Rank(mark) for mark in RANKS]
    faces = ("10" if rank is Rank.TEN else rank.value for rank in ranks)
    points = Grid[Value](
        (fact("sheet-column-card"), *faces),
        ((fact("sheet-column-points"), *(rank.points for rank in ranks)),),
        shape=GridLayout.CHART,
    )
    naturals = span(total for total in range(10) if natural(total))
    blocks: list[Block[Value]] = [
        _paragraph(fact("sheet-decks", decks=shoe.decks, cards=shoe.cards)),
        points,
        _paragraph(fact("sheet-hand-points"), fact("sheet-natural", points=naturals)),
    ]
    if shoe.continuous:
        blocks.append(_paragraph(fact("sheet-continuous")))
    else:
        between = fact("sheet-burn-between" if shoe.burn_between else "sheet-no-burn-between")
        blocks.append(_paragraph(_burned(shoe.burn), between))
        blocks.append(_paragraph(fact("sheet-cut-card", cut=shoe.cut)))
    blocks.append(_who_turns(game, by_hand=by_hand))
    return Section("cards", fact("sheet-title-cards"), tuple(blocks))


def _burned(burn: Burn) -> Fact:
    match burn:
        case Burn.POINTS:
            return fact("sheet-burn-points")
        case Burn.ONE:
            return fact("sheet-burn-one")
        case Burn.NONE:
            return fact("sheet-burn-none")
        case _:
            assert_never(burn)


def _who_turns(game: Game, *, by_hand: bool) -> Paragraph[Value]:
    squeeze = game.table.squeeze
    if game.conduct.face_up:
        return _paragraph(fact("sheet-face-up"))
    if not squeeze.on:
        return _paragraph(fact("sheet-turned-by-table"))
    if by_hand:
        return _paragraph(fact("sheet-squeeze-by-hand"))
    facts = [fact("sheet-squeeze", first=squeeze.first_cards_s, third=squeeze.third_card_s)]
    if squeeze.minimum:
        facts.append(fact("sheet-squeeze-minimum", minimum=money(game, squeeze.minimum)))
    return _paragraph(*facts)


def _deal(game: Game) -> Section[Value]:
    totals = [total for total in range(10) if not natural(total)]
    steps = (
        Sentences(tuple(_betting(game))),
        fact("sheet-four-cards"),
        fact("sheet-natural-ends"),
        fact(
            "sheet-player-rule",
            draws=span(total for total in totals if player_draws(total)),
            stands=span(total for total in totals if not player_draws(total)),
        ),
        fact(
            "sheet-banker-after-stand",
            draws=span(total for total in totals if banker_draws(total, None)),
            stands=span(total for total in totals if not banker_draws(total, None)),
        ),
        fact("sheet-banker-after-draw"),
        fact("sheet-result"),
    )
    blocks = (Items[Value](steps, numbered=True), _chart())
    return Section("deal", fact("sheet-title-deal"), blocks)


def _betting(game: Game) -> Iterator[Fact]:
    table = game.table
    yield fact("sheet-betting", seconds=table.betting_s)
    if table.last_bets_s:
        yield fact("sheet-last-bets", seconds=table.last_bets_s)
    yield fact("sheet-no-more-bets")


def _chart() -> Grid[Value]:
    """The Banker's chart, in the printed order: from the highest total that can draw."""
    thirds = (None, *range(10))
    draws, stands = fact("sheet-chart-draws"), fact("sheet-chart-stands")
    return Grid(
        head=(fact("sheet-chart-corner"), fact("sheet-chart-no-card"), *range(10)),
        rows=tuple(
            (total, *(draws if banker_draws(total, third) else stands for third in thirds))
            for total in reversed(range(10))
            if not natural(total)
        ),
        caption=fact("sheet-chart"),
        shape=GridLayout.CHART,
        marked=draws,
    )


# --- Bets and limits -----------------------------------------------------------------------------


def _bets(game: Game) -> Section[Value]:
    offered = Grid[Value](
        (
            fact("sheet-column-bet"),
            fact("sheet-column-hand"),
            fact("sheet-column-requires"),
            fact("sheet-column-minimum"),
            fact("sheet-column-maximum"),
        ),
        tuple(_offered(game, bet) for bet in game.bets),
    )
    blocks = (offered, Items[Value](tuple(_conventions(game))))
    parts = tuple(_paytable(game, bets) for bets in _groups(game))
    return Section("bets", fact("sheet-title-bets"), blocks, parts)


def _offered(game: Game, bet: Bet) -> tuple[Value, ...]:
    least, most = game.table.limits.limit(bet.key)
    if bet.stake is not None:
        least = most = bet.stake
    needed = required(game, bet) or _ABSENT
    return SheetName(bet.name), _hand_of(bet), needed, figure(game, least), figure(game, most)


def _hand_of(bet: Bet) -> Value:
    """The hand that a bet is on; both hands for only a tie, or the whole coup."""
    if all(row.on is On.TIE and not row.asks_of_the_hand for row in bet.rows):
        return fact("sheet-on-both-hands")
    if all(row.asks_of_the_coup and row.on in (On.TIE, On.ANY) for row in bet.rows):
        return fact("sheet-on-the-coup")
    return side_fact(bet.side)


def _conventions(game: Game) -> Iterator[Fact]:
    """The conventions needed to read the pay tables of this game."""
    rows = [row for bet in game.bets for row in bet.rows]
    kinds = {row.pays.kind for row in rows}
    pairs = {pair for row in rows for pair in row.asks_of_pairs}
    yield fact("sheet-rows-top-down")
    for used, stated in (
        (PaysKind.TO in kinds, fact("sheet-pays-to")),
        (any(_to_part(row) for row in rows), fact("sheet-pays-to-part")),
        (PaysKind.FOR in kinds, fact("sheet-pays-for")),
        (PaysKind.PUSH in kinds, fact("sheet-pays-push")),
        (PaysKind.METER in kinds, fact("sheet-pays-meter")),
        (any(row.by for row in rows), fact("sheet-by-points")),
        (any(row.over for row in rows), fact("sheet-over")),
        (any(row.sum for row in rows), fact("sheet-together")),
        (any(row.ranks for row in rows), fact("sheet-ranks")),
        (any(row.dealt or row.coup_suits for row in rows), fact("sheet-all-cards")),
        (not pairs.isdisjoint((True, False)), fact("sheet-pair")),
        (SUITED in pairs, fact("sheet-suited-pair")),
        (any(row.either_pair for row in rows), fact("sheet-either-hand")),
        (any(_pushes_a_win(row) for row in rows), fact("sheet-pushed-hand-has-won")),
        (any(bet.needs for bet in game.bets), fact("sheet-needs-explained")),
    ):
        if used:
            yield stated


def _to_part(row: Row) -> bool:
    return row.pays.kind is PaysKind.TO and row.pays.denominator > 1


def _pushes_a_win(row: Row) -> bool:
    return row.on is On.WIN and row.pays.kind is PaysKind.PUSH


def _groups(game: Game) -> list[tuple[Bet, ...]]:
    """Bets with the same pay table, commission and stake, in the order of the first."""
    groups: dict[tuple[object, ...], list[Bet]] = {}
    for bet in game.bets:
        offer = (bet.after_four, bet.side) if bet.after_four else ()
        alike = (bet.paytable, bet.commission_ppm, bet.stake, bet.seats, offer)
        groups.setdefault(alike, []).append(bet)
    return [tuple(bets) for bets in groups.values()]


def _paytable(game: Game, bets: tuple[Bet, ...]) -> Section[Value]:
    bet = bets[0]
    blocks: list[Block[Value]] = []
    if bet.stake is not None:
        blocks.append(_paragraph(fact("sheet-fixed-stake", stake=money(game, bet.stake))))
    if bet.after_four:
        offers = one_of(offer_fact(row) for row in bet.after_four)
        blocks.append(_paragraph(fact("sheet-after-four", side=bet.side.value, offers=offers)))
    blocks.append(
        Grid(
            (fact("sheet-column-event"), fact("sheet-column-pays")),
            tuple((row_fact(row), payout(bet, row)) for row in bet.rows),
            caption=fact("sheet-paytable", key=bet.paytable),
            shape=GridLayout.PAYS,
        )
    )
    if bet.commission_ppm:
        rate, named = Rate(bet.commission_ppm), one_of(names(bets))
        blocks.append(_paragraph(fact("sheet-commission", rate=rate, bet=named)))
    blocks += [
        _paragraph(fact("sheet-seat-suits", seat=one.seat, suits=seat_suits_fact(one)))
        for one in bet.seats
    ]
    return Section(bet.key, listed(names(bets)), tuple(blocks))


def payout(bet: Bet, row: Row) -> Fact:
    """What a row of a bet pays, with its commission, if any."""
    pays, rate_ppm = pays_fact(row.pays), bet.commission_on(row)
    return fact("sheet-less-commission", pays=pays, rate=Rate(rate_ppm)) if rate_ppm else pays


def _limits(game: Game) -> Section[Value]:
    items = Items[Value](tuple(_what_is_accepted(game)))
    return Section("limits", fact("sheet-title-limits"), (items,))


def _what_is_accepted(game: Game) -> Iterator[Fact]:
    table, conduct = game.table, game.conduct
    tier = table.limits
    yield fact("sheet-limits-in-force", currency=game.currency.code, **limits(game, tier))
    if tier.total is not None:
        yield fact("sheet-total-limit", total=money(game, tier.total))
    yield fact("sheet-out-of-limits")
    yield fact("sheet-residual" if conduct.residual else "sheet-no-residual")
    yield _both_lines(game)
    yield from _pair_limits(game)
    if table.max_difference is not None:
        yield fact("sheet-max-difference", amount=money(game, table.max_difference))
    yield fact("sheet-free-hand" if conduct.dummy_hand else "sheet-no-free-hand")
    chips = listed(figure(game, chip) for chip in table.chips)
    yield fact("sheet-chips", chips=chips, denomination=money(game, table.denomination))


def _both_lines(game: Game) -> Fact:
    if not game.conduct.both_lines:
        return fact("sheet-not-both-lines")
    riding = [bet for bet in game.bets if bet.side is Side.LINE]
    if not riding:
        return fact("sheet-both-lines")
    return fact("sheet-both-lines-but", bets=one_of(names(riding)))


def _pair_limits(game: Game) -> Iterator[Fact]:
    conduct = game.conduct
    if not any(row.asks_of_pairs for bet in game.bets for row in bet.rows):
        return
    if conduct.combined_pair_limit:
        yield fact("sheet-combined-pair-limit")
    if conduct.pairs_closed_after:
        yield fact("sheet-pairs-close", coup=conduct.pairs_closed_after)


# --- The rest ------------------------------------------------------------------------------------


def _trouble(game: Game) -> Section[Value]:
    items = Items[Value](tuple(_what_may_go_wrong(game)))
    return Section("trouble", fact("sheet-title-trouble"), (items,))


def _what_may_go_wrong(game: Game) -> Iterator[Fact]:
    by_house = game.banking.by is BankedBy.HOUSE
    yield fact("sheet-malfunction")
    yield fact("sheet-void" if by_house else "sheet-void-player-dealer")
    if game.progressive is not None:
        yield fact("sheet-void-progressive")
    yield fact("sheet-dealer-error")
    if not by_house:
        yield fact("sheet-settled-stands")
    yield fact("sheet-disconnect")


_RUN_BY_THE_TABLE = ("squeeze-time-first-cards", "squeeze-time-third-card", "squeeze-minimum-bet")
"""Settings for a squeeze that the table runs. They do not apply if a dealer deals."""


def _settings(game: Game, meter: Progressive | None, *, by_hand: bool) -> Section[Value]:
    at_meter = {} if meter is None else _at_meter(game, meter)
    grid = Grid[Value](
        (
            fact("sheet-column-setting"),
            fact("sheet-column-value"),
            fact("sheet-column-change"),
        ),
        tuple(
            _setting(setting, at_meter.get(setting.key))
            for setting in game.settings
            if not (by_hand and setting.key in _RUN_BY_THE_TABLE)
        ),
    )
    blocks = (_paragraph(fact("sheet-settings-explained")), grid)
    return Section("settings", fact("sheet-title-settings"), blocks)


def _at_meter(game: Game, meter: Progressive) -> dict[str, Value]:
    """The settings of a progressive that its meter determines, with the meter's values."""
    word = SettingKind.WORD
    no_limit = setting_value(SettingKind.AMOUNT, NONE)
    return {
        "meter-seed": figure(game, meter.seed),
        "meter-contribution": Rate(meter.contribution_ppm),
        "reserve-contribution": Rate(meter.reserve_ppm),
        "meter-limit": no_limit if meter.limit is None else figure(game, meter.limit),
        "fixed-pays": setting_value(word, meter.fixed_pays.value),
        "verification": setting_value(word, meter.system.value),
        "executive-above": figure(game, meter.executive_above),
    }


def _setting(setting: Setting, at_meter: Value | None) -> tuple[Value, Value, Value]:
    label: Value = SheetName(setting.label)
    if setting.ours:
        label = fact("sheet-decided-by-house", label=label)
    if at_meter is not None:
        return label, at_meter, fact("sheet-change-at-meter")
    applies = setting.applies
    value = setting_value(setting.kind, setting.value) if applies else fact("sheet-not-applicable")
    return label, value, _change(setting)


def _change(setting: Setting) -> Fact:
    """When a setting may be changed."""
    if not setting.editable:
        return fact("sheet-change-read-only")
    if setting.scope is Scope.RULE:
        return fact("sheet-change-table-closed")
    return fact("sheet-change-between-coups")
