"""Public views of a table, made only from its state.

The public view is the same for everybody and contains no card that is still being squeezed. A
patron's own view (money, cards to turn) is in `own_views`.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Literal, TypeAlias, cast

from puntobanco.analysis.dealt import Dealt
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.weights import Composition
from puntobanco.core.bets import Bet
from puntobanco.core.coup import Coup, Hand, total
from puntobanco.core.facts import ENGLISH, Fact, Value, from_json
from puntobanco.core.fields import fields_of
from puntobanco.core.figures import decimal
from puntobanco.core.game import Game, Scope
from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import On, PaysKind, Row, Side
from puntobanco.core.wording import row_fact, seat_suits_fact
from puntobanco.house.host import TableStatus
from puntobanco.people.staff import Directory
from puntobanco.server import table_messages
from puntobanco.server.road_views import WINNERS, big_road, roads_of, totals_of
from puntobanco.sheets.rulesheet import payout
from puntobanco.table import fees, limits
from puntobanco.table.betting import line_of
from puntobanco.table.mid_coup import seat_stakes
from puntobanco.table.player_dealer import hands_held
from puntobanco.table.refusal_facts import refusal_fact
from puntobanco.table.squeeze import face_down, squeezers, squeezes
from puntobanco.table.state import (
    CoupRecord,
    Mode,
    Phase,
    SettledWager,
    Table,
    coup_of_cards,
    parse_cards,
    progress,
)
from puntobanco.table.tableau import FIRST_CARDS, hand_after, hands_of
from puntobanco.words import Words

MOST_AT_A_GLANCE = 2
"""Most rows listed in addition to the best one. With more, the best is marked as "up to"."""

HandName: TypeAlias = Literal["player", "banker"]


# --- The description of a table ----------------------------------------------------------------


def info(table: Table, name: str, words: Words) -> table_messages.TableInfo:
    """The description of a table, with texts in one language."""
    game = table.rules
    tier = game.table.limits
    return table_messages.TableInfo(
        table=table.id,
        name=name,
        game=game.key,
        title=words.named(game.name),
        game_hash=game.hash,
        source=game.source,
        mode=_mode(table),
        player_dealt=table.player_dealt,
        currency=game.currency.code,
        exponent=game.currency.exponent,
        decks=game.shoe.decks,
        seats=table.seat_numbers,
        bets=tuple(_area(table, bet, words) for bet in game.bets),
        tier=tier.key,
        minimum=tier.minimum,
        maximum=tier.maximum,
        total_maximum=tier.total,
        denomination=game.table.denomination,
        chips=_chips(game),
        player_dealer_fee=fees.player_dealer_fee(game) if table.player_dealt else Minor(0),
        squeeze=squeezes(table),
        colours={
            "player": game.table.colours.player,
            "banker": game.table.colours.banker,
            "tie": game.table.colours.tie,
        },
        settings=tuple(
            table_messages.SettingShown(
                key=setting.key,
                label=words.named(setting.label),
                value=setting.value,
                editable=setting.editable,
                rule=setting.scope is Scope.RULE,
                choices=setting.choices,
            )
            for setting in game.settings
            if setting.applies
        ),
        notices=tuple(words.named(notice) for notice in game.notices),
        meter=table.meter,
    )


def _area(table: Table, bet: Bet, words: Words) -> table_messages.BetArea:
    tier = table.rules.table.limits
    # Show the stakes that are accepted. A bet that accepts none is closed and shows its limits.
    least, most = table.rules.stakes(bet) or tier.limit(bet.key)
    best = max(bet.rows, key=lambda row: (row.pays.kind is PaysKind.METER, row.pays.ratio))
    others = [row for row in bet.rows if row.pays != best.pays and not _tie_pushes(row)]
    fee = fees.seat_fees(table.rules, [bet.key]) if table.player_dealt else Minor(0)
    return table_messages.BetArea(
        key=bet.key,
        name=words.named(bet.name),
        side=bet.side.value,
        pays=tuple(_pay_line(bet, row, words) for row in bet.rows),
        odds=words.text(payout(bet, best)),
        up_to=len(others) > MOST_AT_A_GLANCE,
        otherwise=tuple(_pay_line(bet, row, words) for row in others)
        if len(others) <= MOST_AT_A_GLANCE
        else (),
        minimum=least,
        maximum=most,
        step=table.rules.steps[bet.key],
        stake=bet.stake,
        fee=fee,
        fee_column=(bet.fee or "") if fee else "",
        needs=bet.needs,
        meter=best.pays.kind is PaysKind.METER,
        closed=_closed(table, bet, words),
        seats={one.seat: words.text(seat_suits_fact(one)) for one in bet.seats},
        after_four=bool(bet.after_four),
    )


def _pay_line(bet: Bet, row: Row, words: Words) -> table_messages.PayLine:
    return table_messages.PayLine(
        label=words.text(row_fact(row)), pays=words.text(payout(bet, row))
    )


def _tie_pushes(row: Row) -> bool:
    """Whether the row returns the stake on a tie, which is common knowledge."""
    return row.on is On.TIE and row.pays.kind is PaysKind.PUSH


def _closed(table: Table, bet: Bet, words: Words) -> str:
    why = limits.refuse_if_bet_closed(table, bet)
    return "" if why is None else words.text(refusal_fact(why, table.rules.currency))


def closed_bets(table: Table) -> frozenset[str]:
    """The bets on the layout that are closed now."""
    return frozenset(
        bet.key for bet in table.rules.bets if limits.refuse_if_bet_closed(table, bet) is not None
    )


def _mode(table: Table) -> Literal["automatic", "dealer"]:
    return "automatic" if table.mode is Mode.AUTOMATIC else "dealer"


# --- The public view ---------------------------------------------------------------------------


def view(table: Table, status: TableStatus, directory: Directory) -> table_messages.View:
    """The public view of a table."""
    play = table.coup
    cards = shown_cards(table)
    after = hand_after(parse_cards(play.cards)) if _draws(table) and play else None
    return table_messages.View(
        state=_state(table, status),
        why=stated_reason(table.disabled) or _void(table),
        phase=table.phase.value,
        coup=table.coups,
        ends=status.ends,
        last_bets=status.last_bets,
        seats=tuple(_seat(table, seat, directory) for seat in sorted(table.seats)),
        cards=cards,
        player=_points(cards, "player"),
        banker=_points(cards, "banker"),
        next_hand=None if after is None else after.value,
        result=_result(table),
        squeezers={hand.value: seat for hand, seat in squeezers(table).items()},
        totals=_totals(table),
        position=_position(table),
        shoe=_shoe(table),
        waived=table.waived if play is None else play.waived,
        fees_total=Minor(sum(play.fees.values()) if play else 0),
        mid_coup=_mid_coup(table),
    )


def _mid_coup(table: Table) -> tuple[table_messages.MidCoupBet, ...]:
    if table.phase is not Phase.MID_COUP or table.play.mid_coup is None:
        return ()
    game = table.rules
    bets = tuple(game.bet(key) for key in table.play.mid_coup)
    return _priced(replace(game, bets=bets), table.play.cards)


@lru_cache(maxsize=64)
def _priced(game: Game, cards: tuple[str, ...]) -> tuple[table_messages.MidCoupBet, ...]:
    """Each bet of a game with its price on these cards."""
    first = parse_cards(cards)
    dealt = Dealt(first[0::2], first[1::2])
    prices = Prices(game, Composition.decks(game.shoe.decks), dealt=dealt)
    found = (prices.price(bet, bet.side) for bet in prices.bets)
    return tuple(
        table_messages.MidCoupBet(
            bet=price.bet.key, edge=decimal(100 * price.edge, 2), hit=decimal(100 * price.hit, 2)
        )
        for price in found
    )


def _draws(table: Table) -> bool:
    """Whether the hand of the next card is public."""
    if table.phase is not Phase.DEALING:
        return False
    return len(table.play.cards) < FIRST_CARDS or not face_down(table)


def _state(table: Table, status: TableStatus) -> table_messages.State:
    if table.phase is Phase.CLOSED:
        return "table-closed"
    if table.disabled and table.coup is None:
        return "disabled"
    return cast("table_messages.State", status.state)


def _void(table: Table) -> str | table_messages.StatedFact:
    last = last_coup(table)
    return stated_reason(last.void) if last is not None and table.coup is None else ""


def stated_reason(text: str) -> str | table_messages.StatedFact:
    """The reason in an event, for readers of all languages: a person's words, or a fact."""
    reason = from_json(text)
    return _stated_fact(reason) if isinstance(reason, Fact) else text


def _stated_fact(stated: Fact) -> table_messages.StatedFact:
    params = {name: _stated_value(value) for name, value in stated.params}
    return table_messages.StatedFact(code=stated.code, params=params)


def _stated_value(value: Value) -> str | int | table_messages.StatedFact:
    """A parameter for the screens, which render texts, numbers and facts; others in English."""
    match value:
        case Fact():
            return _stated_fact(value)
        case str() | int():
            return value
        case _:
            return ENGLISH.text(value)


def last_coup(table: Table) -> CoupRecord | None:
    """The last finished coup, if any."""
    return table.recall[-1] if table.recall else None


def _seat(table: Table, seat: int, directory: Directory) -> table_messages.SeatShown:
    play = table.coup
    stakes = seat_stakes(table, seat)
    return table_messages.SeatShown(
        seat=seat,
        simulated=table.seats[seat] in directory.simulated,
        wagers=stakes,
        rides=_rides(table, stakes),
        fee=play.fees.get(seat, Minor(0)) if play else Minor(0),
    )


def _rides(table: Table, stakes: Collection[str]) -> dict[str, str]:
    """The line under each wager that rides on one; empty before there is a line wager."""
    line = line_of(stakes)
    if line is None:
        return {}
    return {bet: line.value for bet in stakes if table.rules.bet(bet).side is Side.LINE}


def shown_cards(table: Table) -> tuple[table_messages.CardShown, ...]:
    """The cards on the table as everybody sees them. Those of the last coup stay until the next."""
    play = table.coup
    if play is None:
        last = last_coup(table)
        return cards_shown(last.cards) if last is not None else ()
    return cards_shown(play.cards, face_down(table))


def cards_shown(
    cards: tuple[str, ...], down: Collection[int] = ()
) -> tuple[table_messages.CardShown, ...]:
    """Cards with their hands. The cards at places in `down` are hidden."""
    return tuple(
        table_messages.CardShown(place=place, hand=hand.value, card=None if place in down else card)
        for place, (hand, card) in enumerate(zip(hands_of(parse_cards(cards)), cards, strict=True))
    )


def _points(cards: Iterable[table_messages.CardShown], hand: HandName) -> int | None:
    own = [card.card for card in cards if card.hand == hand]
    shown = tuple(card for card in own if card is not None)
    if not own or len(shown) < len(own):
        return None
    return total(parse_cards(shown))


def _result(table: Table) -> table_messages.ResultShown | None:
    if table.phase is Phase.RESULT:
        paid = tuple(map(settled_shown, table.play.paid))
        return _outcome(table.coups, coup_of_cards(table.play.cards), paid)
    last = last_coup(table)
    return outcome_of(last) if table.coup is None and last is not None else None


def outcome_of(record: CoupRecord) -> table_messages.ResultShown | None:
    """The result of a finished coup, or None if it was voided before its last card."""
    if record.void or not record.cards:
        return None
    settled = tuple(map(settled_shown, record.settled))
    return _outcome(record.number, coup_of_cards(record.cards), settled)


def settled_shown(wager: SettledWager) -> table_messages.SettledShown:
    """A settled wager without its patron."""
    return table_messages.SettledShown(**fields_of(wager, without=("patron", "rides", "row")))


def _outcome(
    number: int, coup: Coup, settled: tuple[table_messages.SettledShown, ...]
) -> table_messages.ResultShown:
    return table_messages.ResultShown(
        coup=number,
        winner=WINNERS[coup.result],
        player=coup.player_total,
        banker=coup.banker_total,
        natural=coup.natural,
        player_pair=coup.pair(Hand.PLAYER),
        banker_pair=coup.pair(Hand.BANKER),
        settled=settled,
    )


def _totals(table: Table) -> dict[str, Minor]:
    found: dict[str, Minor] = {}
    for seat in table.seats:
        for bet, amount in seat_stakes(table, seat).items():
            found[bet] = Minor(found.get(bet, 0) + amount)
    return found


def _position(table: Table) -> table_messages.PositionShown | None:
    if not table.player_dealt:
        return None
    position = table.position
    return table_messages.PositionShown(
        holder=position.player_dealer,
        offered=position.offered,
        bank=table.bank,
        hands=position.hands,
        hands_at_most=hands_held(table.rules.banking),
        declined=position.declined,
    )


def _shoe(table: Table) -> table_messages.ShoeShown | None:
    shoe = table.shoe
    if shoe is None or shoe.ended:
        return None
    continuous = table.rules.shoe.continuous
    return table_messages.ShoeShown(
        number=shoe.number,
        commitment=shoe.commitment,
        cut_by=shoe.cut_by or None,
        burned=shoe.burned,
        coups=shoe.coups,
        last_hand=not continuous and shoe.burned and progress(table).last_hand,
    )


def _chips(game: Game) -> tuple[Minor, ...]:
    """The smallest chip of the table, and the others that at least one bet accepts."""
    smallest, *others = game.table.chips
    return (smallest, *(chip for chip in others if _some_bet_takes(game, chip)))


def _some_bet_takes(game: Game, chip: Minor) -> bool:
    limits_of = ((bet, game.stakes(bet)) for bet in game.bets if bet.stake is None)
    return any(
        own is not None and chip <= own[1] and chip % game.steps[bet.key] == 0
        for bet, own in limits_of
    )


# --- The lobby ---------------------------------------------------------------------------------


def lobby_table(
    table: Table,
    status: TableStatus,
    name: str,
    words: Words,
    *,
    seated: Iterable[TableId],
    jackpot: Minor | None = None,
) -> table_messages.LobbyTable:
    """The summary of a table. `jackpot` is the amount of its meter, if it is linked to one."""
    game = table.rules
    found = roads_of(table)
    return table_messages.LobbyTable(
        table=table.id,
        name=name,
        title=words.named(game.name),
        game=game.key,
        mode=_mode(table),
        state=_state(table, status),
        ends=status.ends,
        seats=len(table.seat_numbers),
        taken=len(table.seats),
        minimum=game.table.limits.minimum,
        maximum=game.table.limits.maximum,
        exponent=game.currency.exponent,
        currency=game.currency.code,
        coup=table.coups,
        big_road=big_road(found),
        totals=totals_of(found),
        mine=table.id in seated,
        meter=table.meter,
        jackpot=jackpot,
    )
