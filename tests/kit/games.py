"""Rows, bets and games built by hand, and a second, card-by-card interpretation of rows."""

from functools import lru_cache
from itertools import permutations
from typing import Any

from puntobanco.core.bets import Bet, Book
from puntobanco.core.coup import Coup
from puntobanco.core.game import (
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
    Progressive,
    PublishedFigure,
    Rotation,
    Scope,
    Setting,
    Split,
    Squeeze,
    StakeLimit,
    System,
    TableRules,
    Tier,
)
from puntobanco.core.money import Direction, Minor
from puntobanco.core.names import Name
from puntobanco.core.payment import Rounding
from puntobanco.core.rows import CONDITIONS, On, Pays, Row, Side
from puntobanco.core.shoe import ShoeRules

CENT = Rounding(Minor(1), Direction.NEAREST)
"""To the nearest cent, halves to the patron: the default of a table."""


def a_row(on: str, pays: str = "1 to 1", **asks: Any) -> Row:
    """A row as a sheet writes it."""
    read: dict[str, Any] = {key: CONDITIONS[key].form.read(value) for key, value in asks.items()}
    return Row(On(on), Pays.parse(pays), **read)


EVEN_MONEY = (a_row("win"), a_row("tie", "push"))
"""Player in every game; Banker, minus its commission, on the Mini-/Midi-Baccarat sheet."""

HALF_ON_SIX = (a_row("win", "1 to 2", total=6), *EVEN_MONEY)
"""Commission-Free Baccarat: the Banker line pays 1 to 1 on all wins except 6."""

PUSH_ON_THREE_CARD_SEVEN = (a_row("win", "push", total=7, cards=3), *EVEN_MONEY)
"""Dragon Bonus Baccarat Commission Free: Banker bets push on a three-card 7."""

TIE_EIGHT = (a_row("tie", "8 to 1"),)

FORTUNE_SEVEN = (a_row("win", "40 to 1", total=7, cards=3),)

PAIR = (a_row("any", "11 to 1", pair=True),)

PERFECT_PAIR = (
    a_row("any", "250 to 1", both_pairs="suited"),
    a_row("any", "25 to 1", either_pair="suited"),
)
"""Perfect Pair of the coup: 25 to 1 for one hand, 250 to 1 for both."""

EITHER_PAIR = (a_row("any", "5 to 1", either_pair=True),)

DRAGON_BONUS = (
    *(
        a_row("win", f"{odds} to 1", by=margin, natural=False)
        for margin, odds in ((9, 30), (8, 10), (7, 6), (6, 4), (5, 2), (4, 1))
    ),
    a_row("win", natural=True),
    a_row("tie", "push", natural=True),
)
"""Dragon Bonus, pay table 1."""

PROGRESSIVE_ONE = (
    a_row("win", "100 % of meter", ranks="234", suits="diamonds", over=0),
    a_row("win", "10 % of meter", ranks="234", suits="same", over=0),
    a_row("win", "1000 for 1", ranks="234", suits="mixed", over=0),
    a_row("win", "10 for 1", total=9, natural=False, over=0),
)
"""Dragon Bonus Progressive, pay table 1 at one dollar."""

PROGRESSIVE_THREE = (
    a_row("win", "100 % of meter", coup_suits="same", dealt=6, by=9),
    a_row("win", "300 for 1", coup_suits="same", dealt=4, by=9),
    a_row("win", "10 for 1", by=9),
)
"""Dragon Bonus Progressive, pay table 3."""


def a_bet(key: str, side: str, rows: tuple[Row, ...], **more: Any) -> Bet:
    """A bet named after its key."""
    return Bet(key, a_name(key), Side(side), f"table of {key}", rows, **more)


def a_book(*bets: Bet, rounding: Rounding = CENT) -> Book:
    """The compiled bets, rounded to the cent by default."""
    return Book(bets, rounding)


def a_name(words: str) -> Name:
    """A name in three languages, distinguished by a mark."""
    return {"en": words, "zh-Hans": f"{words} 简", "zh-Hant": f"{words} 繁"}


BANKING = Banking(
    by=BankedBy.HOUSE,
    seats=7,
    skipped=(4,),
    coverage=Coverage.GROSS,
    rotation=Rotation.SHEET,
    rotation_hands=2,
    fees_taken=FeesTaken.BEFORE_CARDS,
)

CONDUCT = Conduct(
    both_lines=True,
    residual=False,
    combined_pair_limit=False,
    dummy_hand=False,
    pairs_closed_after=0,
    face_up=False,
)

PROGRESSIVE = Progressive(
    bet="progressive",
    seed=Minor(1_000_000),
    contribution_ppm=200_000,
    reserve_ppm=10_000,
    limit=None,
    split=Split.WINNERS,
    fixed_pays=FixedPays.TRAY,
    system=System.KEYED,
    executive_above=Minor(500_000),
)

TIER = Tier(
    key="low",
    minimum=Minor(1_000),
    maximum=Minor(10_000),
    total=Minor(50_000),
    limits=(StakeLimit("tie", Minor(500), Minor(2_500)),),
    fees=(Fee("line", Minor(100)),),
)

TABLE = TableRules(
    tier="low",
    tiers=(Tier("high", Minor(10_000), Minor(200_000), None, (), ()), TIER),
    chips=(Minor(1_000), Minor(2_500)),
    denomination=Minor(1),
    betting_s=20,
    last_bets_s=5,
    max_difference=None,
    squeeze=Squeeze(on=False, first_cards_s=5, third_card_s=8, minimum=Minor(0)),
    colours=Colours("#0000ff", "#ff0000", "#00ff00"),
)

SETTING = Setting(
    key="squeeze-card",
    label=a_name("Squeeze card"),
    value=False,
    editable=True,
    scope=Scope.TABLE,
    applies=True,
)

BETS = (
    a_bet("player", "player", EVEN_MONEY),
    a_bet("banker", "banker", EVEN_MONEY, commission_ppm=50_000),
    a_bet("tie", "player", TIE_EIGHT),
    a_bet("player-dragon-bonus", "player", DRAGON_BONUS, needs=("player", "banker", "tie")),
    a_bet("banker-dragon-bonus", "banker", DRAGON_BONUS, needs=("player", "banker", "tie")),
    a_bet("player-pair", "player", PAIR),
    a_bet("banker-pair", "banker", PAIR),
    a_bet("progressive", "line", PROGRESSIVE_ONE, needs=("player", "banker"), stake=Minor(100)),
)


def a_game(**changes: Any) -> Game:
    """A game with a bit of everything, plus a test's changes."""
    parts: dict[str, Any] = {
        "key": "by-hand",
        "name": a_name("Built by hand"),
        "source": "no sheet",
        "currency": Currency("USD", 2),
        "shoe": ShoeRules(),
        "bets": BETS,
        "rounding": CENT,
        "banking": BANKING,
        "conduct": CONDUCT,
        "progressive": PROGRESSIVE,
        "table": TABLE,
        "settings": (SETTING,),
        "notices": (a_name("21 or older"),),
        "published": (PublishedFigure(Figure.EDGE, "banker", "1.06%", decks=8),),
        "profile": None,
    }
    return Game(**parts | changes)


def row_says(row: Row, side: Side, coup: Coup) -> bool:
    """Whether a row applies to a coup, read from the names of the cards.

    The compiled rules know a row by cells and predicates; this knows only the meaning of a sheet's
    words, so the two can be compared.
    """
    player, banker, total, against = _seen(coup)
    hands, lead = (player, banker), total - against
    if side is Side.PLAYER or (side is Side.WINNER and lead > 0):
        mine, other = player, banker
    elif side is Side.BANKER or (side is Side.WINNER and lead < 0):
        mine, other, total, against, lead = banker, player, against, total, -lead
    else:
        mine, other = [], []
    return (
        (row.on.value in ("any", "tie" if lead == 0 else "win" if lead > 0 else "lose"))
        and (row.total is None or total in row.total)
        and (row.over is None or against in row.over)
        and (row.by is None or lead in row.by or -lead in row.by)
        and (row.sum is None or total + against in row.sum)
        and (row.natural is None or row.natural == (len(mine) == 2 and total in (8, 9)))
        and (row.cards is None or len(mine) in row.cards)
        and (row.dealt is None or len(player + banker) in row.dealt)
        and (row.ranks is None or _ranked(row.ranks, mine))
        and (row.suits is None or _suited(row.suits.value, mine))
        and (row.coup_suits is None or _suited(row.coup_suits.value, player + banker))
        and (row.pair is None or _paired(row.pair, mine))
        and (row.either_pair in (None, False) or any(_paired(row.either_pair, h) for h in hands))
        and (row.either_pair is not False or all(_paired(False, hand) for hand in hands))
        and (row.both_pairs in (None, False) or all(_paired(row.both_pairs, h) for h in hands))
        and (row.both_pairs is not False or any(_paired(False, hand) for hand in hands))
        and (row.first_ranks is None or _ranked(row.first_ranks, mine[:2]))
        and (row.first_suits is None or _suited(row.first_suits.value, mine[:2]))
        and (row.first_total is None or _points(mine[:2]) in row.first_total)
        and (row.first_over is None or _points(other[:2]) in row.first_over)
        and (row.first is None or _among(row.first, mine[0]))
        and (row.third is None or (len(mine) > 2 and _among(row.third, mine[2])))
        and (row.count is None or _counted(row.count, mine))
        and (row.coup_count is None or _counted(row.coup_count, player + banker))
        and (
            row.coup_points is None
            or sum(_points([card]) for card in player + banker) in row.coup_points
        )
        and (row.either_ranks is None or any(_ranked(row.either_ranks, h) for h in hands))
        and (row.either_suits is None or any(_suited(row.either_suits.value, h) for h in hands))
        and (
            row.either_first_ranks is None
            or any(_ranked(row.either_first_ranks, h[:2]) for h in hands)
        )
        and (
            row.either_first_suits is None
            or any(_suited(row.either_first_suits.value, h[:2]) for h in hands)
        )
        and (
            row.first_against is None
            or bool(mine and _against(row.first_against.value, mine, other))
        )
        and (row.player_suits is None or _suited(row.player_suits.value, player))
        and (row.banker_suits is None or _suited(row.banker_suits.value, banker))
    )


@lru_cache(maxsize=4)
def _seen(coup: Coup) -> tuple[list[str], list[str], int, int]:
    """The names of the cards of both hands, and their points."""
    player, banker = [str(card) for card in coup.player], [str(card) for card in coup.banker]
    return player, banker, _points(player), _points(banker)


def _ranked(asked: str | tuple[str, ...], cards: list[str]) -> bool:
    """Whether the cards are one of the multisets of ranks, tried in every order."""
    options = (asked,) if isinstance(asked, str) else asked
    return any(
        len(one) == len(cards)
        and any(
            all(wanted in ("*", card[0]) for wanted, card in zip(one, order, strict=True))
            for order in permutations(cards)
        )
        for one in options
    )


def _among(asked: str, card: str) -> bool:
    for one in asked.split():
        if one in COLOURS:
            if card[1] in COLOURS[one]:
                return True
        elif card == one or (not one[-1].islower() and card[0] in one):
            return True
    return False


def _against(rule: str, mine: list[str], other: list[str]) -> bool:
    if rule == "suited":
        return mine[0] == other[0]
    one, two = ("A23456789TJQK".index(hand[0][0]) for hand in (mine, other))
    return one == two if rule == "same" else one > two if rule == "higher" else one < two


def _counted(asked: Any, cards: list[str]) -> bool:
    for what, numbers in asked:
        if what in ("rank", "suit", "colour"):
            shared = [card[0] if what == "rank" else card[1] for card in cards]
            if what == "colour":
                shared = ["red" if suit in "hd" else "black" for suit in shared]
            found = max(map(shared.count, shared))
        else:
            found = sum(_among(what, card) for card in cards)
        if found not in numbers:
            return False
    return True


COLOURS = {"red": "hd", "black": "sc", "spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}
"""The letters of the suits that a word of a sheet means."""


def _points(cards: list[str]) -> int:
    # Any other card is a ten or a picture and counts -1 + 1 = 0.
    return sum("A23456789".find(card[0]) + 1 for card in cards) % 10


def _paired(asked: object, cards: list[str]) -> bool:
    first = cards[:2]
    if asked == "suited":
        return len(set(first)) == 1
    return asked is (len({card[0] for card in first}) == 1)


def _suited(rule: str, cards: list[str]) -> bool:
    suits = {card[1] for card in cards}
    if rule in ("red", "black", "same-colour"):
        colours = {"red" if suit in "hd" else "black" for suit in suits}
        return len(colours) == 1 and rule in ("same-colour", *colours)
    one = len(suits) == 1
    return one if rule == "same" else not one if rule == "mixed" else suits == {rule[0]}
