"""Views: what a screen may see of a table, made from its state and nothing else.

The public view is the same for everybody and holds no card that somebody still squeezes. What one
patron sees beside it (own money, own cards to turn) is in `mine`.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal, TypeAlias, cast

from puntobanco.core import roads as core_roads
from puntobanco.core.bets import Bet
from puntobanco.core.coup import Coup, Hand, Result, total
from puntobanco.core.game import Game, Scope
from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.roads import Colour, Roads
from puntobanco.core.rows import PaysKind, Side
from puntobanco.core.text import Language
from puntobanco.core.wording import row_label
from puntobanco.house.host import Status
from puntobanco.house.pit_state import PitState
from puntobanco.people.staff import Directory
from puntobanco.server import protocol
from puntobanco.sheets.rulesheet import paid
from puntobanco.table import fees, limits
from puntobanco.table.betting import can_repeat, line_of
from puntobanco.table.player_dealer import hands_held
from puntobanco.table.shoes import is_over
from puntobanco.table.squeeze import face_down, squeezers, squeezes
from puntobanco.table.state import (
    CoupRecord,
    Mode,
    Phase,
    SettledWager,
    Table,
    areas,
    burn_due,
    coup_of_cards,
    parsed,
    progress,
)
from puntobanco.table.tableau import FIRST_CARDS, hand_after, hands_of
from puntobanco.table.wording import sentence

HandName: TypeAlias = Literal["player", "banker"]

_WINNERS: dict[Result, Literal["player", "banker", "tie"]] = {
    Result.PLAYER: "player",
    Result.BANKER: "banker",
    Result.TIE: "tie",
}


# --- What a table is ---------------------------------------------------------------------------


def info(table: Table, name: str, language: Language) -> protocol.TableInfo:
    """What a table is, with the sheet's words in one language."""
    game = table.rules
    tier = game.table.limits
    return protocol.TableInfo(
        table=table.id,
        name=name,
        game=game.key,
        title=game.name.to(language),
        game_hash=game.hash,
        source=game.source,
        mode=_mode(table),
        player_dealt=table.player_dealt,
        currency=game.currency.code,
        exponent=game.currency.exponent,
        decks=game.shoe.decks,
        seats=table.seat_numbers,
        bets=tuple(_area(table, bet, language) for bet in game.bets),
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
            protocol.SettingShown(
                key=setting.key,
                label=setting.label.to(language),
                value=setting.value,
                editable=setting.editable,
                rule=setting.scope is Scope.RULE,
                choices=setting.choices,
            )
            for setting in game.settings
            if setting.applies
        ),
        notices=tuple(notice.to(language) for notice in game.notices),
        meter=table.meter,
    )


def _area(table: Table, bet: Bet, language: Language) -> protocol.BetArea:
    tier = table.rules.table.limits
    least, most = tier.limit(bet.key)
    best = max(bet.rows, key=lambda row: (row.pays.kind is PaysKind.METER, row.pays.ratio))
    fee = fees.seat_fees(table.rules, [bet.key]) if table.player_dealt else Minor(0)
    return protocol.BetArea(
        key=bet.key,
        name=bet.name.to(language),
        side=bet.side.value,
        pays=tuple(f"{row_label(row, language)}: {paid(bet, row, language)}" for row in bet.rows),
        odds=paid(bet, best, language),
        minimum=least if bet.stake is None else bet.stake,
        maximum=most if bet.stake is None else bet.stake,
        stake=bet.stake,
        fee=fee,
        fee_column=(bet.fee or "") if fee else "",
        needs=bet.needs,
        meter=best.pays.kind is PaysKind.METER,
        closed=_closed(table, bet, language),
    )


def _closed(table: Table, bet: Bet, language: Language) -> str:
    why = limits.closed(table, bet)
    return "" if why is None else sentence(why, language, table.rules.currency)


def closed_bets(table: Table) -> frozenset[str]:
    """The bets that are on the layout and not taken now."""
    return frozenset(bet.key for bet in table.rules.bets if limits.closed(table, bet) is not None)


def _mode(table: Table) -> Literal["automatic", "dealer"]:
    return "automatic" if table.mode is Mode.AUTOMATIC else "dealer"


# --- The public view ---------------------------------------------------------------------------


def view(table: Table, status: Status, directory: Directory) -> protocol.View:
    """A table as everybody may see it."""
    play = table.coup
    cards = shown_cards(table)
    after = hand_after(parsed(play.cards)) if _draws(table) and play else None
    return protocol.View(
        state=_state(table, status),
        why=table.disabled or _void(table),
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
    )


def _draws(table: Table) -> bool:
    """Whether everybody may know where the next card goes."""
    if table.phase is not Phase.DEALING:
        return False
    return len(table.play.cards) < FIRST_CARDS or not face_down(table)


def _state(table: Table, status: Status) -> protocol.State:
    if table.phase is Phase.CLOSED:
        return "table-closed"
    if table.disabled and table.coup is None:
        return "disabled"
    return cast("protocol.State", status.state)


def _void(table: Table) -> str:
    last = _last(table)
    return last.void if last is not None and table.coup is None else ""


def _last(table: Table) -> CoupRecord | None:
    return table.recall[-1] if table.recall else None


def _seat(table: Table, seat: int, directory: Directory) -> protocol.SeatShown:
    play = table.coup
    stakes = stakes_of(table, seat)
    return protocol.SeatShown(
        seat=seat,
        simulated=table.seats[seat] in directory.simulated,
        wagers=stakes,
        rides=_rides(table, stakes),
        fee=play.fees.get(seat, Minor(0)) if play else Minor(0),
    )


def _rides(table: Table, stakes: Collection[str]) -> dict[str, str]:
    """The line that each wager rides on which rides on one; none before there is a line wager."""
    line = line_of(stakes)
    if line is None:
        return {}
    return {bet: line.value for bet in stakes if table.rules.bet(bet).side is Side.LINE}


def stakes_of(table: Table, seat: int) -> dict[str, Minor]:
    """What stands on each bet of a seat in the coup in progress."""
    play = table.coup
    if play is None:
        return {}
    if table.phase is Phase.BETTING:
        return areas(play.acts.get(seat, ()))
    return {wager.bet: wager.stake for wager in play.wagers if wager.seat == seat}


def shown_cards(table: Table) -> tuple[protocol.CardShown, ...]:
    """The cards on the table as everybody sees them; those of the last coup until the next."""
    play = table.coup
    if play is None:
        last = _last(table)
        return cards_shown(last.cards) if last is not None else ()
    return cards_shown(play.cards, face_down(table))


def cards_shown(
    cards: tuple[str, ...], down: Collection[int] = ()
) -> tuple[protocol.CardShown, ...]:
    """Cards with the hands they fell to; those at places that are down are not told."""
    return tuple(
        protocol.CardShown(place=place, hand=hand.value, card=None if place in down else card)
        for place, (hand, card) in enumerate(zip(hands_of(parsed(cards)), cards, strict=True))
    )


def _points(cards: Iterable[protocol.CardShown], hand: HandName) -> int | None:
    own = [card.card for card in cards if card.hand == hand]
    shown = tuple(card for card in own if card is not None)
    if not own or len(shown) < len(own):
        return None
    return total(parsed(shown))


def _result(table: Table) -> protocol.ResultShown | None:
    if table.phase is Phase.RESULT:
        return _outcome(table.coups, coup_of_cards(table.play.cards), ())
    last = _last(table)
    return outcome_of(last) if table.coup is None and last is not None else None


def outcome_of(record: CoupRecord) -> protocol.ResultShown | None:
    """How a finished coup ended; None where it was void before its last card."""
    if record.void or not record.cards:
        return None
    settled = tuple(map(settled_shown, record.settled))
    return _outcome(record.number, coup_of_cards(record.cards), settled)


def settled_shown(wager: SettledWager) -> protocol.SettledShown:
    """A settled wager without the name of whoever made it."""
    return protocol.SettledShown(
        seat=wager.seat,
        bet=wager.bet,
        stake=wager.stake,
        won=wager.won,
        stake_back=wager.stake_back,
        commission=wager.commission,
        uncovered=wager.uncovered,
    )


def _outcome(
    number: int, coup: Coup, settled: tuple[protocol.SettledShown, ...]
) -> protocol.ResultShown:
    return protocol.ResultShown(
        coup=number,
        winner=_WINNERS[coup.result],
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
        for bet, amount in stakes_of(table, seat).items():
            found[bet] = Minor(found.get(bet, 0) + amount)
    return found


def _position(table: Table) -> protocol.PositionShown | None:
    if not table.player_dealt:
        return None
    position = table.position
    return protocol.PositionShown(
        holder=position.player_dealer,
        offered=position.offered,
        bank=table.bank,
        hands=position.hands,
        hands_at_most=hands_held(table.rules.banking),
        declined=position.declined,
    )


def _shoe(table: Table) -> protocol.ShoeShown | None:
    shoe = table.shoe
    if shoe is None or shoe.ended:
        return None
    continuous = table.rules.shoe.continuous
    return protocol.ShoeShown(
        number=shoe.number,
        commitment=shoe.commitment,
        cut_by=shoe.cut_by or None,
        burned=shoe.burned,
        coups=shoe.coups,
        last_hand=not continuous and shoe.burned and progress(table).last_hand,
    )


# --- What one patron sees ----------------------------------------------------------------------


def mine(
    state: PitState, table: Table, patron: PatronId, *, wallet: Minor, seq: int, at: Ms
) -> protocol.Mine:
    """What a patron sees of a table beside the public view."""
    seat = table.seat_of(patron)
    stakes = stakes_of(table, seat) if seat is not None else {}
    sitting = state.sitting(table.id, patron)
    bet = Minor(sum(stakes.values()))
    chips = table.chips(patron)
    banks = seat is not None and table.position.player_dealer == seat
    at_stake = bet + (table.bank if banks else 0)
    return protocol.Mine(
        table=table.id,
        seq=seq,
        seat=seat,
        wallet=wallet,
        chips=chips,
        bet=bet,
        fee=_fee(table, seat, stakes),
        win=_win(table, patron),
        net=Minor(chips + at_stake - sitting.brought if sitting is not None else 0),
        seated_at=sitting.since if sitting is not None else None,
        acts=_acts(table, seat),
        can_repeat=seat is not None and can_repeat(table, seat),
        offered=seat is not None and table.position.offered == seat,
        player_dealer=banks,
        may_bank=_may_bank(table, chips),
        may_cut=seat is not None and _uncut(table),
        holds=_holds(table, seat),
        own=_own(state, patron, at),
    )


def _own(state: PitState, patron: PatronId, at: Ms) -> protocol.OwnLimits:
    rules, standing = state.directory.rules, state.standing(patron, at)
    chosen = state.directory.care_of(patron).reality_check
    spending = state.spending.get(patron)
    ends = None
    if standing.time_left is not None and spending is not None and spending.tables:
        ends = Ms(at + standing.time_left)
    return protocol.OwnLimits(
        stop=None if standing.stop is None else standing.stop.value,
        until=standing.until,
        loss_left=None if standing.loss_left is None else Minor(standing.loss_left),
        time_ends=ends,
        reality_check=rules.reality_check_minutes if chosen is None else chosen,
        session_display=rules.session_display,
    )


def _fee(table: Table, seat: int | None, stakes: Mapping[str, Minor]) -> Minor:
    play = table.coup
    if not table.player_dealt or play is None or seat is None:
        return Minor(0)
    if table.phase is Phase.BETTING:
        return fees.seat_fees(table.rules, stakes, waived=play.waived)
    return play.fees.get(seat, Minor(0))


def _win(table: Table, patron: PatronId) -> Minor:
    last = _last(table)
    if last is None or (table.coup is not None and table.coup.cards):
        return Minor(0)
    own = [one for one in last.settled if one.patron == patron]
    return Minor(sum(one.stake_back + one.won for one in own))


def _acts(table: Table, seat: int | None) -> int:
    if table.phase is not Phase.BETTING or seat is None:
        return 0
    return len(table.play.acts.get(seat, ()))


def _chips(game: Game) -> tuple[Minor, ...]:
    """The chips of the table that some bet can take; the smallest in any case."""
    tier = game.table.limits
    most = max(tier.limit(bet.key)[1] for bet in game.bets)
    smallest, *others = game.table.chips
    return (smallest, *(chip for chip in others if chip <= most))


def _may_bank(table: Table, chips: Minor) -> Minor:
    if not table.player_dealt or table.phase is not Phase.IDLE:
        return Minor(0)
    return Minor(max(0, chips - fees.player_dealer_fee(table.rules, waived=table.waived)))


def _uncut(table: Table) -> bool:
    shoe = table.shoe
    return table.phase is Phase.IDLE and shoe is not None and not shoe.ended and shoe.cut is None


def _holds(table: Table, seat: int | None) -> dict[str, tuple[protocol.CardShown, ...]]:
    """The cards that lie face down before this seat, which alone may look at them."""
    own = {place for place, holder in face_down(table).items() if holder == seat}
    if seat is None or not own:
        return {}
    held: dict[str, tuple[protocol.CardShown, ...]] = {}
    for card in cards_shown(table.play.cards):
        if card.place in own:
            held[card.hand] = (*held.get(card.hand, ()), card)
    return held


def console(table: Table, seq: int) -> protocol.Console:
    """What the staff of a table sees beside the public view."""
    shoe = table.shoe
    used = shoe.used if shoe is not None else 0
    return protocol.Console(
        table=table.id,
        seq=seq,
        cards_used=used,
        cards_left=table.rules.shoe.cards - used,
        burn_option=table.rules.shoe.burn.name.lower(),
        burn_due=burn_due(table),
        coups_left=shoe.coups_left if shoe is not None else None,
        settles=table.phase is Phase.RESULT,
        shoe_over=is_over(table),
    )


# --- Roads and the lobby -----------------------------------------------------------------------


def roads_of(table: Table) -> Roads:
    """The roads of the shoe on the table."""
    marks = table.shoe.marks if table.shoe is not None else ()
    return Roads.of(map(core_roads.Mark.of_code, marks))


def roads(table: Table, seq: int) -> protocol.Roads:
    """The five roads of the shoe on the table."""
    found = roads_of(table)
    ask = found.ask()
    return protocol.Roads(
        table=table.id,
        seq=seq,
        games=len(found.marks),
        totals=_road_totals(found),
        bead_plate=tuple(
            protocol.Mark(
                column=bead.column,
                row=bead.row,
                colour=_WINNERS[bead.mark.result],
                banker_pair=bead.mark.banker_pair,
                player_pair=bead.mark.player_pair,
                natural=bead.mark.natural,
            )
            for bead in found.bead_plate
        ),
        big_road=_big_road(found),
        big_eye_boy=_strokes(found.big_eye_boy),
        small_road=_strokes(found.small_road),
        cockroach_pig=_strokes(found.cockroach_pig),
        ask={"player": _answer(ask.player), "banker": _answer(ask.banker)},
    )


def _road_totals(found: Roads) -> dict[str, int]:
    totals = found.totals()
    return {
        "banker": totals.banker,
        "player": totals.player,
        "tie": totals.tie,
        "banker_pair": totals.banker_pair,
        "player_pair": totals.player_pair,
        "natural": totals.natural,
    }


def _big_road(found: Roads) -> tuple[protocol.Mark, ...]:
    if not found.big_road and found.leading_ties:
        return (protocol.Mark(column=0, row=0, colour="tie", ties=found.leading_ties),)
    return tuple(
        protocol.Mark(
            column=ring.column,
            row=ring.row,
            colour=_WINNERS[ring.side],
            ties=ring.ties,
            banker_pair=ring.banker_pair,
            player_pair=ring.player_pair,
        )
        for ring in found.big_road
    )


def _strokes(road: Iterable[core_roads.Stroke]) -> tuple[protocol.Mark, ...]:
    return tuple(
        protocol.Mark(column=one.column, row=one.row, colour=_COLOURS[one.colour]) for one in road
    )


_COLOURS = {Colour.RED: "red", Colour.BLUE: "blue"}


def _answer(answer: core_roads.Answer) -> tuple[str | None, ...]:
    return tuple(
        None if colour is None else _COLOURS[colour]
        for colour in (answer.big_eye_boy, answer.small_road, answer.cockroach_pig)
    )


def lobby_table(
    table: Table,
    status: Status,
    name: str,
    language: Language,
    *,
    seated: Iterable[TableId],
    jackpot: Minor | None = None,
) -> protocol.LobbyTable:
    """A table in small; `jackpot` is what its meter shows, where it shares one."""
    game = table.rules
    found = roads_of(table)
    return protocol.LobbyTable(
        table=table.id,
        name=name,
        title=game.name.to(language),
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
        big_road=_big_road(found),
        totals=_road_totals(found),
        mine=table.id in seated,
        meter=table.meter,
        jackpot=jackpot,
    )
