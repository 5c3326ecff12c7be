"""Refusals in words: one sentence for each code, in the three languages the house speaks."""

from puntobanco.core.game import Currency
from puntobanco.core.text import Language, Text
from puntobanco.ledger.difference import money
from puntobanco.table.refusals import Refusal, RefusalCode

_Code = RefusalCode

_WORDS: dict[RefusalCode, Text] = {
    _Code.TABLE_CLOSED: Text("The table is closed.", "本桌已关闭。", "本桌已關閉。"),
    _Code.TABLE_OPEN: Text("The table is open already.", "本桌已经开放。", "本桌已經開放。"),
    _Code.TABLE_DISABLED: Text("The table is out of service.", "本桌暂停服务。", "本桌暫停服務。"),
    _Code.NOT_YOURS: Text("This is not yours to do.", "您无权进行此操作。", "您無權進行此操作。"),
    _Code.WRONG_PHASE: Text(
        "Not at this point of the coup.", "本局此时不能进行此操作。", "本局此時不能進行此操作。"
    ),
    _Code.OTHER_COUP: Text(
        "That coup is over or has not begun.", "该局已结束或尚未开始。", "該局已結束或尚未開始。"
    ),
    _Code.NO_SUCH_SEAT: Text("There is no such seat.", "没有这个座位。", "沒有這個座位。"),
    _Code.SEAT_TAKEN: Text("Somebody sits there.", "该座位已有人。", "該座位已有人。"),
    _Code.SEAT_EMPTY: Text("Take a seat first.", "请先入座。", "請先入座。"),
    _Code.ALREADY_SEATED: Text(
        "You sit at this table already.", "您已在本桌入座。", "您已在本桌入座。"
    ),
    _Code.NOT_A_PATRON: Text(
        "The house does not let this patron play.",
        "本场不接受该客人下注。",
        "本場不接受該客人下注。",
    ),
    _Code.BACK_LINE: Text(
        "Betting on another's spot is not permitted.",
        "不可在他人位置下注。",
        "不可在他人位置下注。",
    ),
    _Code.AMOUNT: Text("That is not an amount.", "金额无效。", "金額無效。"),
    _Code.SHORT_WALLET: Text(
        "The wallet does not hold that much.", "账户余额不足。", "帳戶餘額不足。"
    ),
    _Code.SHORT_CHIPS: Text(
        "Your chips do not reach that far.", "您的筹码不足。", "您的籌碼不足。"
    ),
    _Code.NO_SUCH_BET: Text(
        "This table does not offer that bet.", "本桌没有这种投注。", "本桌沒有這種投注。"
    ),
    _Code.BET_CLOSED: Text("That bet is not taken now.", "该投注现已停止。", "該投注現已停止。"),
    _Code.DENOMINATION: Text(
        "That stake is not a multiple this bet takes.",
        "投注额不符合面额要求。",
        "投注額不符合面額要求。",
    ),
    _Code.OVER_BET_LIMIT: Text(
        "That is above the most for this bet.", "超出该投注的上限。", "超出該投注的上限。"
    ),
    _Code.OVER_TOTAL_LIMIT: Text(
        "That is above the most for all bets together.", "超出总投注上限。", "超出總投注上限。"
    ),
    _Code.OVER_DIFFERENCE: Text(
        "Player and Banker would differ by too much.", "庄闲投注差额过大。", "莊閒投注差額過大。"
    ),
    _Code.BOTH_LINES: Text(
        "Player and Banker may not both be bet.", "不可同时投注庄和闲。", "不可同時投注莊和閒。"
    ),
    _Code.PLAYER_DEALER_BETS: Text(
        "The player-dealer does not bet in this hand.",
        "做庄者本局不得下注。",
        "做莊者本局不得下注。",
    ),
    _Code.NOTHING_TO_TAKE_BACK: Text(
        "There is nothing to take back.", "没有可撤回的投注。", "沒有可撤回的投注。"
    ),
    _Code.NOTHING_TO_REPEAT: Text(
        "There is no last wager to repeat.", "没有可重复的投注。", "沒有可重複的投注。"
    ),
    _Code.NOTHING_TO_DOUBLE: Text(
        "No bet could be doubled.", "没有可加倍的投注。", "沒有可加倍的投注。"
    ),
    _Code.HAS_WAGERS: Text(
        "You have wagers or the bank in this coup.",
        "您在本局仍有投注或庄资。",
        "您在本局仍有投注或莊資。",
    ),
    _Code.NO_SHOE: Text("No shoe is ready.", "牌靴尚未备好。", "牌靴尚未備好。"),
    _Code.SHOE_OVER: Text(
        "The last hand of this shoe is over.", "本靴最后一局已结束。", "本靴最後一局已結束。"
    ),
    _Code.SHOE_IN_USE: Text("A shoe is in use.", "牌靴正在使用。", "牌靴正在使用。"),
    _Code.CUT_POSITION: Text(
        "The shoe cannot be cut there.", "不能在此处切牌。", "不能在此處切牌。"
    ),
    _Code.NO_POSITION: Text("Nobody banks this hand.", "本局无人做庄。", "本局無人做莊。"),
    _Code.NOT_OFFERED: Text(
        "The position is not offered to this seat.", "尚未轮到该座位做庄。", "尚未輪到該座位做莊。"
    ),
    _Code.BANK_TOO_SMALL: Text(
        "The bank must be at least the table's minimum.",
        "庄资不得低于本桌下限。",
        "莊資不得低於本桌下限。",
    ),
    _Code.WRONG_CARD: Text("That is not a card.", "牌面无效。", "牌面無效。"),
    _Code.COUP_COMPLETE: Text(
        "The tableau calls for no further card.", "按补牌规则不再派牌。", "按補牌規則不再派牌。"
    ),
    _Code.COUP_INCOMPLETE: Text(
        "The tableau still calls for a card.", "按补牌规则仍须派牌。", "按補牌規則仍須派牌。"
    ),
    _Code.CARD_BEYOND_SUPPLY: Text(
        "The shoe can hold no more of that card.", "牌靴中已无此牌。", "牌靴中已無此牌。"
    ),
    _Code.UNKNOWN_SETTING: Text("There is no such setting.", "没有此设置。", "沒有此設定。"),
    _Code.SETTING_LOCKED: Text(
        "That setting may not be changed here.", "此设置不可更改。", "此設定不可更改。"
    ),
    _Code.SETTING_VALUE: Text(
        "That setting does not take this value.", "此设置不接受该值。", "此設定不接受該值。"
    ),
    _Code.NEEDS_CLOSED_TABLE: Text(
        "A rule changes only with the table closed.",
        "规则只能在关桌后更改。",
        "規則只能在關桌後更改。",
    ),
    _Code.NO_SUCH_COUP: Text(
        "That coup can no longer be corrected.", "该局已不能更正。", "該局已不能更正。"
    ),
    _Code.REASON: Text("A reason has to be given.", "必须说明原因。", "必須說明原因。"),
    _Code.SAME_ID: Text(
        "This id was used for another command.", "该编号已用于其他指令。", "該編號已用於其他指令。"
    ),
    _Code.NOT_FACE_DOWN: Text(
        "There is no such card to turn.", "没有可翻开的牌。", "沒有可翻開的牌。"
    ),
    _Code.FACE_DOWN: Text("A card still lies face down.", "仍有牌未翻开。", "仍有牌未翻開。"),
    _Code.NO_PROGRESSIVE: Text(
        "The game has no bet that is paid from a meter.",
        "本游戏没有累积奖投注。",
        "本遊戲沒有累積獎投注。",
    ),
    _Code.METER_LINKED: Text(
        "The table shares a meter already.", "本桌已共用奖池。", "本桌已共用獎池。"
    ),
    _Code.NO_METER: Text("The table shares no meter.", "本桌没有共用奖池。", "本桌沒有共用獎池。"),
    _Code.EXCLUDED: Text(
        "You are excluded from play; you can still cash out and leave.",
        "您已被排除在游戏之外；仍可取回筹码并离座。",
        "您已被排除在遊戲之外；仍可取回籌碼並離座。",
    ),
    _Code.COOLING_OFF: Text(
        "You chose to rest; you can still cash out and leave.",
        "您已选择暂停；仍可取回筹码并离座。",
        "您已選擇暫停；仍可取回籌碼並離座。",
    ),
    _Code.TIME_LIMIT: Text(
        "Your own time limit is reached.", "已达到您自设的时间限额。", "已達到您自設的時間限額。"
    ),
    _Code.LOSS_LIMIT: Text(
        "Above what your own loss limit leaves.",
        "超出您自设的输额限额。",
        "超出您自設的輸額限額。",
    ),
    _Code.CHIPS_GONE: Text(
        "Chips that were paid too much are no longer at the table: the patron brings them back "
        "first, or the cage settles it.",
        "多付的筹码已不在桌上：请客人先带回，或由账房处理。",
        "多付的籌碼已不在桌上：請客人先帶回，或由帳房處理。",
    ),
    _Code.STAKE_STEP: Text(
        "This bet takes multiples of {step}, which are paid exactly.",
        "此投注只收 {step} 的倍数，以便足额派彩。",
        "此投注只收 {step} 的倍數，以便足額派彩。",
    ),
    _Code.OTHER_CURRENCY: Text(
        "This game counts in another currency than the house.",
        "此游戏的货币与本场不同。",
        "此遊戲的貨幣與本場不同。",
    ),
    _Code.TABLE_NAME: Text(
        "The house uses this name itself. Choose another.",
        "此名称由本场自用，请另选一个。",
        "此名稱由本場自用，請另選一個。",
    ),
    _Code.WALLET_FULL: Text(
        "The wallet cannot hold that much.", "钱包容不下这么多。", "錢包容不下這麼多。"
    ),
}

_SEAT = Text("Seat {seat}: {said}", "{seat} 号位：{said}", "{seat} 號位：{said}")

_ALLOWED = Text(
    "{sentence} Allowed: {amount}.", "{sentence}可接受：{amount}。", "{sentence}可接受：{amount}。"
)


def sentence(refusal: Refusal, language: Language, currency: Currency) -> str:
    """A refusal in words, with the amount that would be accepted where there is one."""
    said = _WORDS[refusal.code].to(language)
    if refusal.code is _Code.STAKE_STEP:
        said = said.format(step=money(refusal.step or 0, currency))
    if refusal.code is _Code.CHIPS_GONE and refusal.detail:
        return _SEAT.to(language).format(seat=refusal.detail, said=said)
    if not refusal.allowed:
        return said
    amount = money(refusal.allowed, currency)
    return _ALLOWED.to(language).format(sentence=said, amount=amount)
