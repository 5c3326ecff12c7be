"""The steps of a hand and its awards as staff see them: one order of things, two sets of captions.

The keyed system has buttons and a key, the carded one a dealer display and staff cards. The words
follow the two dealing procedures of "LNW Gaming: Dragon Bonus Progressive".
"""

from enum import Enum

import msgspec

from puntobanco.core.game import System
from puntobanco.core.ids import TableId
from puntobanco.core.text import Text
from puntobanco.people.staff import Role
from puntobanco.progressive.awards import verifiers
from puntobanco.progressive.keys import by_key, needs_confirmation
from puntobanco.progressive.marks import disagreements, pending
from puntobanco.progressive.state import Award, HandPhase, Meter, Status


class StepKey(Enum):
    """The steps, in their order."""

    START = "start"
    MARK = "mark"
    CALL = "call"
    KEY = "key"
    CONFIRM = "confirm"
    LOG = "log"
    RUN = "run"
    END = "end"
    PAY = "pay"


class Step(msgspec.Struct, frozen=True):
    """One step: what to do, whose it is, and whether it is done."""

    key: StepKey
    caption: Text
    actors: tuple[Role, ...]
    done: bool
    award: int | None = None
    """The award it is about, where it is about one."""


_KEYED = {
    StepKey.START: Text(
        "START GAME: the sensors show each wager; lift $1 wagers, leave $5 wagers on the spot",
        "开始游戏：感应灯显示各注；1 元注由荷官收起，5 元注留在原位",
        "開始遊戲：感應燈顯示各注；1 元注由荷官收起，5 元注留在原位",
    ),
    StepKey.MARK: Text(
        "Press the hand button of each winner; again to unmark",
        "按下每位中奖者的手牌键；再按取消",
        "按下每位中獎者的手牌鍵；再按取消",
    ),
    StepKey.CALL: Text("Call the supervisor", "通知主管", "通知主管"),
    StepKey.KEY: Text("Key to JPH", "钥匙转至 JPH", "鑰匙轉至 JPH"),
    StepKey.LOG: Text("Press J-POT: the win is logged", "按 J-POT：登记中奖", "按 J-POT：登記中獎"),
    StepKey.RUN: Text(
        "Key back to RUN: the meter is adjusted",
        "钥匙转回 RUN：调整奖池",
        "鑰匙轉回 RUN：調整獎池",
    ),
    StepKey.END: Text("GAME OVER", "游戏结束", "遊戲結束"),
    StepKey.PAY: Text("Pay the win", "派付奖金", "派付獎金"),
}

_CARDED = {
    StepKey.START: Text(
        "START GAME on the dealer display: the sensors show each wager; lift $1 wagers, leave $5 "
        "wagers on the spot",
        "在荷官屏上开始游戏：感应灯显示各注；1 元注由荷官收起，5 元注留在原位",
        "在荷官屏上開始遊戲：感應燈顯示各注；1 元注由荷官收起，5 元注留在原位",
    ),
    StepKey.MARK: Text(
        "Touch each winner on the display; again to unmark",
        "在荷官屏上点选每位中奖者；再点取消",
        "在荷官屏上點選每位中獎者；再點取消",
    ),
    StepKey.CALL: Text("Call the supervisor", "通知主管", "通知主管"),
    StepKey.CONFIRM: Text("Supervisor confirms", "主管确认", "主管確認"),
    StepKey.LOG: Text(
        "Supervisor confirms, Supervisor card", "主管确认，主管刷卡", "主管確認，主管刷卡"
    ),
    StepKey.END: Text("END GAME", "结束游戏", "結束遊戲"),
    StepKey.PAY: Text("Pay the win", "派付奖金", "派付獎金"),
}

AT_KEY = (Role.SUPERVISOR, Role.EXECUTIVE, Role.DEALER)
"""Who presses J-POT and turns the key back: the supervisor first."""
_EXECUTIVE = Text("Executive card", "经理刷卡", "經理刷卡")
"""In place of the supervisor's own card, above the set amount."""


def captions(system: System) -> dict[StepKey, Text]:
    """The captions of one system."""
    return _KEYED if system is System.KEYED else _CARDED


def steps(meter: Meter, table: TableId) -> tuple[Step, ...]:
    """Where a table's hand stands, step by step; none where the meter has seen no hand there."""
    hand = meter.hands.get(table)
    if hand is None:
        return ()
    said = captions(meter.settings.system)
    awards = meter.awards_of(table, hand.coup)
    found = [Step(StepKey.START, said[StepKey.START], (Role.DEALER,), done=True)]
    if hand.marked and any(line.row is not None for line in hand.lines):
        agreed = not disagreements(hand)
        found.append(Step(StepKey.MARK, said[StepKey.MARK], (Role.DEALER,), done=agreed))
    if awards:
        called = bool(hand.called) or not pending(meter, table, hand.coup)
        found.append(Step(StepKey.CALL, said[StepKey.CALL], (Role.DEALER,), done=called))
    for award in awards:
        found += _verification(meter, award)
    over = hand.phase in (HandPhase.ENDED, HandPhase.VOID)
    found.append(Step(StepKey.END, said[StepKey.END], (Role.DEALER,), done=over))
    found += [_pay(said[StepKey.PAY], award) for award in awards if award.slip]
    return tuple(found)


def _verification(meter: Meter, award: Award) -> tuple[Step, ...]:
    """The steps that log an award, each of the people whose it is."""
    roles, said = verifiers(meter, award), captions(meter.settings.system)
    left = next_act(meter, award)
    order: tuple[tuple[StepKey, tuple[Role, ...]], ...]
    if by_key(meter, award):
        order = ((StepKey.KEY, roles), (StepKey.LOG, AT_KEY), (StepKey.RUN, AT_KEY))
    elif needs_confirmation(meter, award):
        said = said | {StepKey.LOG: _EXECUTIVE}
        order = ((StepKey.CONFIRM, (Role.SUPERVISOR,)), (StepKey.LOG, roles))
    else:
        order = ((StepKey.LOG, roles),)
    keys = [key for key, _ in order]
    reached = len(keys) if left is None else keys.index(left)
    return tuple(
        Step(key, said[key], actors, done=place < reached, award=award.number)
        for place, (key, actors) in enumerate(order)
    )


def next_act(meter: Meter, award: Award) -> StepKey | None:
    """What comes next in the verification of an award; None where it is over."""
    if award.status is not Status.HIT:
        return StepKey.RUN if award.key_in else None
    if by_key(meter, award):
        return StepKey.LOG if award.table in meter.keys else StepKey.KEY
    waits = needs_confirmation(meter, award) and not award.confirmed_by
    return StepKey.CONFIRM if waits else StepKey.LOG


def _pay(caption: Text, award: Award) -> Step:
    done = award.status is not Status.VERIFIED
    return Step(StepKey.PAY, caption, (Role.CASHIER,), done=done, award=award.number)
