"""Records for tests: hypothesis strategies for any record, and clean logs of dealt shoes."""

from collections.abc import Iterable
from itertools import islice

from hypothesis import strategies as st

from puntobanco.core.bets import Wager
from puntobanco.core.cards import CARDS, Rank
from puntobanco.core.coup import Coup, Result
from puntobanco.core.game import Currency, Game
from puntobanco.core.money import Minor
from puntobanco.core.record import (
    DOLLARS,
    Field,
    LoggedBurn,
    LoggedCoup,
    LoggedShoe,
    LoggedWager,
    Record,
    ShoeHead,
    format_logged_card,
)
from puntobanco.core.rows import RIDES, Side
from puntobanco.core.shoe import SeededShoe

logged_cards = st.sampled_from(CARDS) | st.sampled_from(Rank)
amounts = st.integers(0, 10**11).map(Minor)

_lines = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=12)
_keys = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
_comments = st.lists(_lines.map(str.rstrip), max_size=2).map(tuple)
_remarks = _lines.map(str.strip)
_totals = st.none() | st.integers(0, 12)

wagers = st.builds(
    LoggedWager,
    bet=_keys,
    stake=amounts,
    seat=st.none() | st.from_regex(r"[^\s#@]{1,4}", fullmatch=True),
    rides=st.none() | st.sampled_from(RIDES),
    returned=st.none() | amounts,
    won=st.none() | amounts,
    comments=_comments,
    remark=_remarks,
)
hands = st.lists(logged_cards, max_size=4).map(tuple)
coups = st.builds(
    LoggedCoup,
    number=st.integers(0, 10**9 - 1),
    player=hands,
    banker=hands,
    winner=st.none() | st.sampled_from(Result),
    player_total=_totals,
    banker_total=_totals,
    wagers=st.lists(wagers, max_size=3).map(tuple),
    comments=_comments,
    remark=_remarks,
).filter(lambda coup: bool(coup.player or coup.banker))

_known = ("game", "hash", "decks", "cut", "burn", "currency")
_counts = st.none() | st.integers(1, 9999)
_burns = st.builds(LoggedBurn, turned=logged_cards, unseen=_counts) | st.builds(
    LoggedBurn, turned=st.none(), unseen=st.integers(0, 9999)
)
heads = st.builds(
    ShoeHead,
    game=st.none() | _keys,
    hash=st.none() | st.from_regex(r"[0-9a-f]{8,64}", fullmatch=True),
    decks=_counts,
    cut=_counts,
    burn=st.none() | _burns,
    currency=st.sampled_from([DOLLARS, Currency("JPY", 0), Currency("KWD", 3)]),
    fields=st.lists(
        st.builds(Field, key=_keys.filter(lambda key: key not in _known), value=_remarks),
        max_size=3,
    ).map(tuple),
    comments=_comments,
)
shoes = st.builds(LoggedShoe, head=heads, coups=st.lists(coups, max_size=3).map(tuple))
records = st.builds(Record, shoes=st.lists(shoes, max_size=3).map(tuple), closing=_comments)


def logged(
    number: int, coup: Coup, game: Game | None = None, wagers: Iterable[Wager] = ()
) -> LoggedCoup:
    """A complete and correct log of a coup; each wager has the amount that the game returns."""
    made = tuple(wagers)
    paid = game.book.settle_all(made, coup, meter=Minor(1_000_000)) if game else iter(())
    return LoggedCoup(
        number,
        coup.player,
        coup.banker,
        coup.result,
        coup.player_total,
        coup.banker_total,
        tuple(
            LoggedWager(one.bet, one.stake, one.rides, str(seat), due.returned)
            for seat, (one, due) in enumerate(zip(made, paid, strict=True), start=1)
        ),
    )


def a_clean_shoe(
    game: Game, *, seed: int, bets: Iterable[str] = (), coups: int | None = None
) -> LoggedShoe:
    """A correct log of a shoe dealt from a seed, with a wager on each bet in every coup."""
    dealt = SeededShoe(game.shoe, seed=seed)
    wagers = [_a_wager(game, key) for key in bets]
    burn = None if game.shoe.continuous else LoggedBurn(dealt.turned, dealt.burned)
    return LoggedShoe(
        ShoeHead(game.key, hash=game.hash, decks=game.shoe.decks, cut=game.shoe.cut, burn=burn),
        tuple(
            logged(number, coup, game, wagers)
            for number, coup in enumerate(islice(dealt.coups(), coups), start=1)
        ),
    )


def _a_wager(game: Game, key: str) -> Wager:
    bet = game.bet(key)
    rides = Side.BANKER if bet.side is Side.LINE else None
    return Wager(key, bet.stake or Minor(1_250), rides)


def as_csv(shoes: Iterable[LoggedShoe]) -> list[str]:
    """The same coups as lines of a table, one wager per row, shoes counted from 1."""
    lines = ["shoe,coup,player,banker,winner,player_total,banker_total,bet,stake,returned,rides"]
    for shoe, one in enumerate(shoes, start=1):
        for coup in one.coups:
            lines += [f"{shoe},{_row(coup)},{wager}" for wager in _wager_cells(coup)]
    return lines


def _row(coup: LoggedCoup) -> str:
    hands = (" ".join(map(format_logged_card, hand)) for hand in (coup.player, coup.banker))
    winner = coup.winner.value if coup.winner else ""
    totals = ("" if one is None else str(one) for one in (coup.player_total, coup.banker_total))
    return ",".join((str(coup.number), *hands, winner, *totals))


def _wager_cells(coup: LoggedCoup) -> list[str]:
    return [
        ",".join(
            (
                wager.bet,
                DOLLARS.written(wager.stake),
                "" if wager.returned is None else DOLLARS.written(wager.returned),
                wager.rides.value if wager.rides else "",
            )
        )
        for wager in coup.wagers
    ] or [",,,"]
