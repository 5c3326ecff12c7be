"""What a second person is asked to approve at a meter, in words, before they sign."""

from collections.abc import Iterator
from typing import assert_never

from puntobanco.core.game import Currency, FixedPays, System
from puntobanco.core.names import plain_name
from puntobanco.core.text import Text
from puntobanco.ledger.difference import money
from puntobanco.people.acts import REASON, ActWords, Lines, plain
from puntobanco.progressive import commands
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    Meter,
    Parameters,
    Pool,
    Recovery,
    Status,
)
from puntobanco.progressive.wording import down

MeterAct = (
    commands.ChangeParameters
    | commands.EnableMeter
    | commands.ConfirmAward
    | commands.TurnKey
    | commands.VerifyAward
    | commands.RejectAward
    | commands.BackOutAward
    | commands.AdjustMeter
)
"""What a second person can approve at a meter that is open."""

_NOTE = Text("Note", "说明", "說明")
_AWARD = Text("Award", "奖金编号", "獎金編號")
_AMOUNT = Text("Amount", "金额", "金額")
_RECOVERY = Text("The money", "款项去向", "款項去向")
_POSITION = Text("Position", "位置", "位置")
_CARDS = Text("Cards", "牌面", "牌面")
_POOL = Text("Pool", "账户", "帳戶")
_CHANGE = Text("Change", "变动", "變動")
_HELD = Text("Held now", "现有", "現有")
_GAME = Text("Game", "游戏", "遊戲")
_FAULT = Text("Fault", "故障", "故障")
_NONE = Text("none", "无", "無")
_FROM_TO = Text("{before}, then {after}", "{before}，改为{after}", "{before}，改為{after}")

AWARD_REASONS: dict[AwardReason, Text] = {
    AwardReason.NOT_QUALIFIED: Text(
        "The hand does not qualify", "牌局不符合条件", "牌局不符合條件"
    ),
    AwardReason.NO_WAGER: Text("No wager was in its place", "开局时没有投注", "開局時沒有投注"),
    AwardReason.CARDS_MISREAD: Text("The cards were misread", "牌面读错", "牌面讀錯"),
    AwardReason.COUP_VOID: Text("The coup was void", "该局作废", "該局作廢"),
    AwardReason.MALFUNCTION: Text("Equipment failed", "设备故障", "設備故障"),
}
RECOVERIES: dict[Recovery, Text] = {
    Recovery.RECOVERED: Text(
        "Recovered: taken from the winners' wallets",
        "已追回：从中奖者钱包扣回",
        "已追回：從中獎者錢包扣回",
    ),
    Recovery.WRITTEN_OFF: Text(
        "Written off: the house makes the meter whole",
        "已核销：由赌场补足奖池",
        "已核銷：由賭場補足獎池",
    ),
}
ADJUST_REASONS: dict[AdjustReason, Text] = {
    AdjustReason.MALFUNCTION: Text(
        "Malfunction: put right what a failure did", "故障：更正金额", "故障：更正金額"
    ),
    AdjustReason.OVER_LIMIT: Text(
        "Over the limit: from the meter to the overflow",
        "超出上限：由奖池转入溢出",
        "超出上限：由獎池轉入溢出",
    ),
    AdjustReason.OVERFLOW_TO_METER: Text(
        "From the overflow to the meter", "由溢出转入奖池", "由溢出轉入獎池"
    ),
    AdjustReason.SEED_RECOVERY: Text(
        "Seed back to the house, from the meter", "由奖池收回起始奖金", "由獎池收回起始獎金"
    ),
    AdjustReason.HOUSE_ADDITION: Text(
        "The house adds to the meter", "本场注资奖池", "本場注資獎池"
    ),
    AdjustReason.RECEIPTS: Text(
        "Reserve or overflow to receipts", "储备或溢出列为收入", "儲備或溢出列為收入"
    ),
}
_POOLS: dict[Pool, Text] = {
    Pool.METER: Text("Meter", "奖池", "獎池"),
    Pool.RESERVE: Text("Reserve", "储备", "儲備"),
    Pool.OVERFLOW: Text("Overflow", "溢出", "溢出"),
}
_PAYS: dict[FixedPays, Text] = {
    FixedPays.TRAY: Text("the tray", "筹码盘", "籌碼盤"),
    FixedPays.METER: Text("the meter", "奖池", "獎池"),
}
_SYSTEMS: dict[System, Text] = {
    System.KEYED: Text("keyed", "钥匙", "鑰匙"),
    System.CARDED: Text("carded", "刷卡", "刷卡"),
}


def opening_words(command: commands.OpenMeter) -> ActWords:
    """The opening of a meter in words: its game and how it is set."""
    game = command.game
    lines = ((_GAME, plain(plain_name(game.name))), *_settings(command.parameters, game.currency))
    return ActWords(
        Text("Open a meter", "开启累积奖", "開啟累積獎"), (*lines, _why(command.reason))
    )


def act_words(meter: Meter, command: MeterAct) -> ActWords:
    """An act in words, with what it changes at the meter as it stands."""
    currency = meter.rules.currency
    match command:
        case commands.ChangeParameters():
            title = Text("Settings of the meter", "奖池设置", "獎池設定")
            changes = _changes(meter, command.parameters)
            return ActWords(title, (*changes, _why(command.reason)))
        case commands.EnableMeter():
            title = Text("Enable the meter", "启用奖池", "啟用獎池")
            return ActWords(
                title, ((_FAULT, plain(down(meter) if meter.fault else "–")), _why(command.reason))
            )
        case commands.ConfirmAward():
            title = Text("Confirm an award", "确认奖金", "確認獎金")
            return ActWords(title, tuple(_award(meter, command.award)))
        case commands.TurnKey():
            title = Text("Turn the key", "转动钥匙", "轉動鑰匙")
            waiting = (one for one in meter.awards if one.status is Status.HIT)
            here = [one.number for one in waiting if one.table == command.table]
            about = (line for number in here for line in _award(meter, number))
            return ActWords(title, ((_POSITION, plain(command.to.value.upper())), *about))
        case commands.VerifyAward():
            title = Text("Verify an award", "核实奖金", "核實獎金")
            cards = (_CARDS, plain(" ".join(command.cards)))
            return ActWords(title, (*_award(meter, command.award), cards))
        case commands.RejectAward():
            title = Text("Reject an award", "驳回奖金", "駁回獎金")
            return ActWords(title, (*_award(meter, command.award), *_for(command)))
        case commands.BackOutAward():
            title = Text("Back out a logged award", "撤销已登记的奖金", "撤銷已登記的獎金")
            return ActWords(title, (*_award(meter, command.award), *_for(command)))
        case commands.AdjustMeter():
            title = Text("Adjust the meter", "调整奖池", "調整獎池")
            lines = (
                (_POOL, _POOLS[command.pool]),
                (_HELD, plain(money(_held(meter, command.pool), currency))),
                (_CHANGE, plain(money(command.change, currency))),
                (REASON, ADJUST_REASONS[command.reason]),
                (_NOTE, plain(command.note)),
            )
            return ActWords(title, lines)
        case _:
            assert_never(command)


def _why(reason: str) -> tuple[Text, Text]:
    return REASON, plain(reason)


def _for(command: commands.RejectAward | commands.BackOutAward) -> Iterator[tuple[Text, Text]]:
    yield REASON, AWARD_REASONS[command.reason]
    if isinstance(command, commands.BackOutAward) and command.recovery is not None:
        yield _RECOVERY, RECOVERIES[command.recovery]
    yield _NOTE, plain(command.note)


def _award(meter: Meter, number: int) -> Iterator[tuple[Text, Text]]:
    yield _AWARD, plain(number)
    award = meter.award(number)
    if award is not None:
        yield _AMOUNT, plain(money(award.amount, meter.rules.currency))


def _held(meter: Meter, pool: Pool) -> int:
    return {Pool.METER: meter.shown, Pool.RESERVE: meter.reserve, Pool.OVERFLOW: meter.overflow}[
        pool
    ]


def _changes(meter: Meter, proposed: Parameters) -> Iterator[tuple[Text, Text]]:
    """The lines of the settings that change, each with what it was."""
    currency = meter.rules.currency
    before, after = (_settings(one, currency) for one in (meter.settings, proposed))
    for (name, was), (_, new) in zip(before, after, strict=True):
        if was != new:
            yield name, _from_to(was, new)


def _from_to(was: Text, new: Text) -> Text:
    pairs = zip(
        (_FROM_TO.en, _FROM_TO.zh_hans, _FROM_TO.zh_hant),
        (was.en, was.zh_hans, was.zh_hant),
        (new.en, new.zh_hans, new.zh_hant),
        strict=True,
    )
    return Text(*(form.format(before=one, after=other) for form, one, other in pairs))


def _settings(ones: Parameters, currency: Currency) -> Lines:
    rates, limit = ones.rates, ones.limit
    return (
        (Text("Seed", "起始奖金", "起始獎金"), plain(money(ones.seed, currency))),
        (Text("Contribution", "累积比例", "累積比例"), _percent(rates.contribution_ppm)),
        (Text("Reserve contribution", "储备比例", "儲備比例"), _percent(rates.reserve_ppm)),
        (Text("Fixed pays from", "固定奖金来源", "固定獎金來源"), _PAYS[rates.fixed_pays]),
        (
            Text("Limit", "上限", "上限"),
            _NONE if limit is None else plain(money(limit, currency)),
        ),
        (Text("Verification", "核实方式", "核實方式"), _SYSTEMS[ones.system]),
        (
            Text("Executive above", "须经理核实的金额", "須經理核實的金額"),
            plain(money(ones.executive_above, currency)),
        ),
        (
            Text("Most wagered in a coup", "每局投注上限", "每局投注上限"),
            plain(money(ones.most_wagered, currency)),
        ),
    )


def _percent(ppm: int) -> Text:
    """Parts per million as a percentage, in whole figures.

    >>> str(_percent(200_000)), str(_percent(12_500))
    ('20 %', '1.25 %')
    """
    whole, rest = divmod(ppm, 10_000)
    return plain(f"{whole}{f'.{rest:04}'.rstrip('0') if rest else ''} %")
