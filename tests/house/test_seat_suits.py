"""A bet with suits for each seat at a table with a meter: settled, awarded, shown and proved."""

from pathlib import Path

from puntobanco.core.facts import Fact
from puntobanco.progressive import commands as asks
from puntobanco.server import meter_views, views
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.store import Store
from puntobanco.table.commands import Actor
from puntobanco.words import ENGLISH, words_in
from tests.house.test_jackpots import T1, told
from tests.kit.jackpots import Jackpots
from tests.kit.seat_suits import DRAGON_HEARTS_CLUBS, DRAGON_MIXED, seat_game
from tests.sheets.test_rulesheet import stated

SEED = 10_000_00
WORDS = words_in(ENGLISH)


def line_and_side(who: Actor) -> tuple[tuple[Actor, str, int], ...]:
    return (who, "banker", 10_00), (who, "side", 5_00)


def test_only_the_seat_with_the_suits_wins_the_meter(tmp_path: Path) -> None:
    game = seat_game(tmp_path)

    async def story(floor: Jackpots, store: Store) -> None:
        await floor.jackpot_table("t1", game)
        patrons = [await floor.patron(who, table="t1", seat=seat) for seat, who in SEATED]
        wagers = [one for who in patrons for one in line_and_side(who)]
        await floor.start("t1", wagers)
        await floor.deal("t1", DRAGON_HEARTS_CLUBS)
        top, tenth = floor.meter.awards
        assert (top.row, top.whole, [share.seat for share in top.shares]) == (0, True, [1])
        assert top.prize == SEED + 2 * 75, "the seed, and 15 % of both wagers"
        assert (tenth.row, [share.seat for share in tenth.shares]) == (1, [2])
        assert tenth.prize == SEED // 10
        hands = meter_views.meter_hands(floor.meter, str, WORDS, seq=1).hands
        assert [seat.suits for seat in hands[0].seats] == [HEARTS_CLUBS, "Player ♥ · Banker ♦"]
        await floor.mark_as_dealt("t1")
        for award in (top, tenth):
            await floor.verify(award)
        await floor.end("t1")
        before = [store.wallets.balance(who) for _, who in SEATED]
        for award in (top, tenth):
            await floor.do_meter(asks.PayAward(award=award.award), "cleo")
        after = [store.wallets.balance(who) for _, who in SEATED]
        won = [late - early for late, early in zip(after, before, strict=True)]
        assert won == [top.prize, tenth.prize]
        await floor.coup("t1", wagers, DRAGON_MIXED)
        settled = floor.pit.table(T1).recall[-1].settled
        assert [(one.row, one.won) for one in settled if one.bet == "side"] == [(2, 50_00)] * 2
        told_areas = views.info(floor.pit.table(T1), "t1", WORDS).bets
        assert told_areas[-1].seats[1] == HEARTS_CLUBS

    told(tmp_path, story)


SEATED = ((1, "ann"), (2, "bob"))
HEARTS_CLUBS = "Player ♥ · Banker ♣"


def test_posted_rules_name_the_suits_of_each_seat(tmp_path: Path) -> None:
    facts = [one for one in stated(rule_sheet(seat_game(tmp_path))) if isinstance(one, Fact)]
    seats = [dict(one.params)["seat"] for one in facts if one.code == "sheet-seat-suits"]
    assert seats == [1, 2, 3, 4, 5, 6, 7]
