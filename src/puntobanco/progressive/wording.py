"""Refusals of a meter in words: a sentence for each code, in the three languages of the house."""

from puntobanco.core.game import Currency
from puntobanco.core.text import Language, Text
from puntobanco.ledger.difference import money
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode

_Code = MeterRefusalCode

_WORDS: dict[MeterRefusalCode, Text] = {
    _Code.NO_SUCH_METER: Text("There is no such meter.", "没有这个奖池。", "沒有這個獎池。"),
    _Code.METER_EXISTS: Text(
        "There is a meter of this name already.", "已有同名奖池。", "已有同名獎池。"
    ),
    _Code.METER_DOWN: Text("The meter is down.", "奖池暂停。", "獎池暫停。"),
    _Code.METER_UP: Text("The meter is up already.", "奖池运行中。", "獎池運行中。"),
    _Code.NOT_YOURS: Text("This is not yours to do.", "您无权进行此操作。", "您無權進行此操作。"),
    _Code.NO_PROGRESSIVE: Text(
        "The game has no bet that is paid from a meter.",
        "本游戏没有累积奖投注。",
        "本遊戲沒有累積獎投注。",
    ),
    _Code.PLAYER_DEALER: Text(
        "No progressive where a player-dealer banks.",
        "玩家做庄的赌桌不设累积奖。",
        "玩家做莊的賭桌不設累積獎。",
    ),
    _Code.OTHER_GAME: Text(
        "A meter serves one game and one stake.",
        "一个奖池只供一种游戏、一种注额。",
        "一個獎池只供一種遊戲、一種注額。",
    ),
    _Code.TABLE_JOINED: Text(
        "The table shares this meter already.", "本桌已共用该奖池。", "本桌已共用該獎池。"
    ),
    _Code.TABLE_NOT_JOINED: Text(
        "The table does not share this meter.", "本桌未共用该奖池。", "本桌未共用該獎池。"
    ),
    _Code.HAND_ON: Text(
        "Nothing changes while a hand is on.", "牌局进行中，不得更改。", "牌局進行中，不得更改。"
    ),
    _Code.NO_HAND: Text("There is no such hand at this table.", "本桌没有该局。", "本桌沒有該局。"),
    _Code.WRONG_STEP: Text(
        "Not at this point of the hand.", "此时不能进行此操作。", "此時不能進行此操作。"
    ),
    _Code.EMPTY_SEAT: Text(
        "That seat has no progressive wager.", "该座位没有累积奖投注。", "該座位沒有累積獎投注。"
    ),
    _Code.NO_SUCH_ROW: Text(
        "The pay table has no such line.", "赔率表没有这一项。", "賠率表沒有這一項。"
    ),
    _Code.MARKS_DISAGREE: Text(
        "Marks and cards say different things.", "标记与牌面不符。", "標記與牌面不符。"
    ),
    _Code.NO_SUCH_AWARD: Text("There is no such award.", "没有这项奖金。", "沒有這項獎金。"),
    _Code.AWARD_STATUS: Text(
        "The award is not at that point.", "奖金不在此状态。", "獎金不在此狀態。"
    ),
    _Code.AWARD_PENDING: Text(
        "An award has to be verified or rejected first.",
        "须先核实或驳回奖金。",
        "須先核實或駁回獎金。",
    ),
    _Code.AWARD_LOGGED: Text(
        "The award is logged and stands.", "奖金已登记，不可更改。", "獎金已登記，不可更改。"
    ),
    _Code.CARDS_DIFFER: Text(
        "Those are not the cards that were recorded.", "与记录的牌不符。", "與記錄的牌不符。"
    ),
    _Code.REASON: Text(
        "A reason that fits has to be given.", "必须说明适用的原因。", "必須說明適用的原因。"
    ),
    _Code.AMOUNT: Text("That is not an amount.", "金额无效。", "金額無效。"),
    _Code.OVER_LIMIT: Text(
        "The meter would be above its limit.", "将超出奖池上限。", "將超出獎池上限。"
    ),
    _Code.SHORT: Text("There is less than that.", "余额不足。", "餘額不足。"),
    _Code.SAME_PARAMETERS: Text("Nothing would change.", "没有任何更改。", "沒有任何更改。"),
    _Code.PARAMETERS: Text(
        "These settings cannot be used.", "不能使用这些设置。", "不能使用這些設定。"
    ),
    _Code.SAME_PERSON: Text(
        "Who verified an award does not pay it.",
        "核实奖金者不得派付该奖金。",
        "核實獎金者不得派付該獎金。",
    ),
    _Code.NOT_CONFIRMED: Text(
        "A supervisor confirms first, then the executive's card.",
        "须先由主管确认，再由经理刷卡。",
        "須先由主管確認，再由經理刷卡。",
    ),
    _Code.KEY: Text("The key is not in that position.", "钥匙不在所需位置。", "鑰匙不在所需位置。"),
    _Code.RECOVERY: Text(
        "Say what became of a paid award: recovered or written off.",
        "须注明已付奖金的去向：已追回或已核销。",
        "須註明已付獎金的去向：已追回或已核銷。",
    ),
    _Code.WALLET_FULL: Text(
        "A wallet cannot hold that much.", "钱包容不下这么多。", "錢包容不下這麼多。"
    ),
}

_ALLOWED = Text(
    "{sentence} Allowed: {amount}.", "{sentence}可接受：{amount}。", "{sentence}可接受：{amount}。"
)

_TOLD = (_Code.KEY, _Code.MARKS_DISAGREE, _Code.OTHER_GAME, _Code.PARAMETERS, _Code.CARDS_DIFFER)
"""Codes whose detail is what staff need most."""


def meter_sentence(refusal: MeterRefusal, language: Language, currency: Currency) -> str:
    """A refusal in words, with what differs or what would be accepted where it says so."""
    said = _WORDS[refusal.code].to(language)
    if refusal.code in _TOLD and refusal.detail:
        return f"{said} ({refusal.detail})"
    if refusal.allowed is None:
        return said
    amount = money(refusal.allowed, currency)
    return _ALLOWED.to(language).format(sentence=said, amount=amount)
