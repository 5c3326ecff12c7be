"""A scripted evening on progressive-3: `python -m tests.kit.progressive_evening FOLDER`.

It leaves a house's database in the folder, with the win pages, the history and the reconciliation
of its meter. Everything it prints is also in the log.
"""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.house.pit import open_pit
from puntobanco.office.meter_log import find_win, history, reconciliation
from puntobanco.office.meter_report import (
    awards_csv,
    history_csv,
    reconciliation_csv,
    reconciliation_lines,
    shown_lines,
)
from puntobanco.office.win_html import win_page_html
from puntobanco.office.win_page import win_page
from puntobanco.office.win_text import win_page_text
from puntobanco.progressive import commands as asks
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.state import AwardReason, preset
from puntobanco.progressive.wording import refusal_fact
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import Store, open_store
from puntobanco.table.commands import Actor
from puntobanco.words import ENGLISH, words_in
from tests.kit.houses import PIT, surroundings
from tests.kit.jackpots import METER, Jackpots, line_and_meter
from tests.kit.meters import BY_NINE, FOUR_SUITED, PLAIN, SIX_SUITED

ONE, TWO = "dragon-1", "dragon-2"
SPADES = ("2s", "Ks", "3s", "Qs", "4s", "Ts")
Say = Callable[[str], None]


async def evening(floor: Jackpots, say: Say = lambda _: None) -> None:
    """Wagers, a 300 for 1, the meter won by three, paid; won again, logged and backed out."""
    game = load_game("progressive-3")
    own = preset(game)
    parameters = replace(
        own, rates=replace(own.rates, reserve_ppm=10_000), executive_above=Minor(2_000_00)
    )
    await floor.staff()
    await floor.open_meter(game, parameters)
    for table in (ONE, TWO):
        await floor.jackpot_table(table, game)
    say(f"the meter opens at {_shown(floor)}")
    ann = await floor.patron("ann", table=ONE, seat=1)
    bob = await floor.patron("bob", table=ONE, seat=3)
    cat = await floor.patron("cat", table=ONE, seat=5)
    dan = await floor.patron("dan", table=ONE, seat=6)
    eva = await floor.patron("eva", table=TWO, seat=2)
    for _ in range(4):
        await floor.coup(ONE, (*line_and_meter(ann), *line_and_meter(bob, "banker")), PLAIN)
        await floor.coup(TWO, line_and_meter(eva), PLAIN)
    say(f"after eight coups it shows {_shown(floor)}")
    await floor.coup(TWO, line_and_meter(eva), FOUR_SUITED)
    await floor.coup(ONE, line_and_meter(dan), BY_NINE)
    say("eva wins 300 for 1 and dan 10 for 1, from the tray")
    await _three_win(floor, say, (ann, bob, cat, dan), eva)
    await floor.do_meter(asks.PayAward(award=1), "cleo")
    say("the cashier pays the award to four wallets")
    await _backed_out(floor, say, eva)
    await floor.do_meter(asks.DisableMeter(reason="the sign is dark"), "dora")
    await floor.coup(ONE, ((ann, "player", 10_00),), PLAIN)
    await floor.do_meter(asks.EnableMeter(reason="a new lamp"), "sam")
    change = asks.ChangeParameters(
        parameters=replace(parameters, rates=replace(parameters.rates, contribution_ppm=240_000)),
        reason="the rate of the new licence",
    )
    await floor.do_meter(change, "eve", approval=floor.approval("sam"))
    await floor.coup(ONE, line_and_meter(ann), PLAIN)
    say(f"a new rate waits for the next award of all of it; the meter shows {_shown(floor)}")


def _shown(floor: Jackpots) -> str:
    return floor.meter.rules.currency.written(floor.meter.shown)


async def _three_win(
    floor: Jackpots, say: Say, seated: tuple[Actor, Actor, Actor, Actor], eva: Actor
) -> None:
    """Six hearts: three wagers on the Player win, and one on the Banker shares the prize."""
    ann, bob, cat, dan = seated
    wagers = (
        *line_and_meter(ann),
        *line_and_meter(bob, "banker"),
        *line_and_meter(cat),
        *line_and_meter(dan),
    )
    await floor.start(ONE, wagers)
    await floor.deal(ONE, SIX_SUITED)
    [award] = floor.meter.awards
    prize = floor.meter.rules.currency.written(award.prize)
    say(f"six hearts and a win by nine: {prize} is set aside")
    await floor.coup(TWO, line_and_meter(eva), PLAIN)
    say(f"the other table plays on; the meter shows {_shown(floor)}")
    coup = floor.pit.table(TableId(ONE)).coups
    await floor.mark(ONE, 1, 3, 5, row=0)
    verify = asks.VerifyAward(award=1, cards=award.cards)
    by_supervisor = floor.approval("sam", TableId(ONE))
    answer = await floor.ask_meter(verify, "dora", approval=by_supervisor)
    assert isinstance(answer, MeterRefusal)
    say(f"marks and cards: {refusal_fact(answer, floor.meter.rules.currency)}")
    await floor.mark(ONE, 3, row=0)  # pressed again: unmarked
    await floor.mark(ONE, 6, row=0)
    await floor.do_meter(asks.CallSupervisor(table=TableId(ONE), coup=coup), "dora")
    answer = await floor.ask_meter(verify, "dora", approval=by_supervisor)
    assert isinstance(answer, MeterRefusal)
    say(f"the supervisor's card: {answer.code.value}")
    await floor.verify(award)
    await floor.end(ONE)
    say("the executive's card logs the win as slip 1; END GAME")


async def _backed_out(floor: Jackpots, say: Say, eva: Actor) -> None:
    """Won again at the other table, logged, and shown by a camera not to be a win."""
    await floor.coup(TWO, line_and_meter(eva), SPADES)
    say(f"six spades: slip {floor.meter.slips} is logged, the meter starts at {_shown(floor)}")
    back = asks.BackOutAward(
        award=2, reason=AwardReason.CARDS_MISREAD, note="the 3 was of clubs, camera 7, 22:41"
    )
    answer = await floor.ask_meter(back, "sam", approval=floor.approval("eve"))
    assert isinstance(answer, Accepted), answer
    say(f"the camera shows a club: backed out, the meter shows {_shown(floor)}")


def leave_papers(store: Store, folder: Path) -> list[str]:
    """Write the documents that accounting keeps; returns the names of the files."""
    written = {}
    for slip in (1, 2):
        page = win_page(find_win(store, PIT, METER, slip=slip), words_in(ENGLISH))
        written[f"win-{slip:06}.html"] = win_page_html(page)
        written[f"win-{slip:06}.txt"] = win_page_text(page)
    game = load_game("progressive-3")
    written["history.csv"] = history_csv(game, history(store, PIT, METER), words_in(ENGLISH))
    written["reconciliation.csv"] = reconciliation_csv(reconciliation(store, PIT, METER), 2)
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")
    return list(written)


async def _main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, surroundings(folder, tick_ms=9_000)) as pit:
            floor = Jackpots(pit)
            await evening(floor, print)
            meter = floor.meter
            assert pit.table(TableId(ONE)).chips(PatronId("ann"))
        files = leave_papers(store, folder)
        (folder / "awards.csv").write_text(awards_csv(meter), encoding="utf-8")
        print("\n".join(("", *shown_lines(meter, words_in(ENGLISH)), "")))
        period = reconciliation(store, PIT, METER)
        print("\n".join(reconciliation_lines(period, 2, words_in(ENGLISH))))
        proof = prove(store, PIT)
        verdict = "whole" if proof.whole else proof.findings
        print(f"\nproof: {proof.entries} entries, {proof.coups} coups: {verdict}")
        print(f"in {folder}: house.db, awards.csv, {', '.join(files)}")


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1])))
