"""Refusals about people, credit and approvals in words, in every language."""

from puntobanco.core.game import Currency
from puntobanco.core.text import Language, Text
from puntobanco.people.duties import apart
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import Role

_Code = PeopleCode

_WORDS: dict[PeopleCode, Text] = {
    _Code.NOT_YOURS: Text(
        "Only the patron may do this.", "只有本人可以操作。", "只有本人可以操作。"
    ),
    _Code.UNKNOWN_PATRON: Text(
        "The house does not know this patron.", "本场没有这位客人。", "本場沒有這位客人。"
    ),
    _Code.LIMIT_VALUE: Text(
        "That is no limit: give a whole amount or time above zero.",
        "限额无效：请填写大于零的金额或时间。",
        "限額無效：請填寫大於零的金額或時間。",
    ),
    _Code.NOTHING_CHANGES: Text("It is this already.", "设置没有变化。", "設定沒有變化。"),
    _Code.NOTHING_WAITS: Text(
        "No change is waiting.", "没有等待生效的更改。", "沒有等待生效的更改。"
    ),
    _Code.TERM: Text(
        "The house does not offer that time.", "本场不提供该期限。", "本場不提供該期限。"
    ),
    _Code.NOT_LONGER: Text(
        "The term that runs can only be made longer.",
        "正在进行的期限只能延长。",
        "正在進行的期限只能延長。",
    ),
    _Code.EXCLUDED: Text(
        "Excluded from play; withdrawing is still possible.",
        "已被排除在游戏之外；仍可提款。",
        "已被排除在遊戲之外；仍可提款。",
    ),
    _Code.COOLING_OFF: Text(
        "Resting from play; withdrawing is still possible.",
        "正在暂停游戏；仍可提款。",
        "正在暫停遊戲；仍可提款。",
    ),
    _Code.NOT_EXCLUDED: Text(
        "There is no exclusion to end.", "没有可结束的排除。", "沒有可結束的排除。"
    ),
    _Code.TERM_RUNS: Text(
        "The exclusion cannot be ended before its term is over.",
        "期满之前不能结束排除。",
        "期滿之前不能結束排除。",
    ),
    _Code.REASON: Text("A reason has to be given.", "必须说明原因。", "必須說明原因。"),
    _Code.SIMULATED: Text(
        "This house has no simulated patrons.", "本场不设模拟客人。", "本場不設模擬客人。"
    ),
    _Code.SHORT_WALLET: Text("The wallet holds less.", "钱包余额不足。", "錢包餘額不足。"),
    _Code.BARRED: Text(
        "Barred from play; take no money in. Paying out is still possible.",
        "已被禁止游戏，不得收款；仍可付款。",
        "已被禁止遊戲，不得收款；仍可付款。",
    ),
    _Code.CAGE_TRANSACTION: Text(
        "Above the cage limit for one transaction: {roles} has to approve.",
        "超过账房单笔限额：须由{roles}批准。",
        "超過帳房單筆限額：須由{roles}批准。",
    ),
    _Code.CAGE_SHIFT: Text(
        "Above the cage limit for this cashier's shift: {roles} has to approve.",
        "超过本班次的账房限额：须由{roles}批准。",
        "超過本班次的帳房限額：須由{roles}批准。",
    ),
    _Code.ROLES_APART: Text(
        "Nobody may be {roles} at once: {why}.",
        "不得同时担任{roles}：{why}。",
        "不得同時擔任{roles}：{why}。",
    ),
    _Code.OPENED_AS: Text(
        "The house was opened as the other kind, and stays that.",
        "本场开业时的性质不可更改。",
        "本場開業時的性質不可更改。",
    ),
    _Code.WALLET_FULL: Text(
        "The wallet cannot hold that much.", "钱包容不下这么多。", "錢包容不下這麼多。"
    ),
    _Code.AMOUNT: Text("That is too much at once.", "单次金额过大。", "單次金額過大。"),
}


TEXTS = tuple(_WORDS.values())
"""All that is said of people."""


_ALLOWED = Text(
    "{sentence} Allowed: {amount}.", "{sentence}可接受：{amount}。", "{sentence}可接受：{amount}。"
)


def people_sentence(refusal: PeopleRefusal, language: Language, currency: Currency) -> str:
    """A refusal in words; one without a code of its own is in English, with the reason."""
    match refusal.code:
        case PeopleCode.REFUSED:
            return f"{refusal.why}."
        case PeopleCode.ROLES_APART:
            clash = apart(frozenset(refusal.roles), strict=True)
            joined, why = _AND, clash.why.to(language) if clash else ""
        case _:
            joined, why = _OR, ""
    roles = joined.to(language).join(ROLES[role].to(language) for role in refusal.roles)
    said = _WORDS[refusal.code].to(language).format(roles=roles, why=why)
    if not refusal.allowed:
        return said
    amount = f"{currency.code} {currency.written(refusal.allowed)}"
    return _ALLOWED.to(language).format(sentence=said, amount=amount)


# --- Approvals -----------------------------------------------------------------------------

ROLES: dict[Role, Text] = {
    Role.DEALER: Text("dealer", "荷官", "荷官"),
    Role.SUPERVISOR: Text("supervisor", "主管", "主管"),
    Role.EXECUTIVE: Text("executive", "经理", "經理"),
    Role.CASHIER: Text("cashier", "账房", "帳房"),
    Role.AUDITOR: Text("auditor", "审计", "審計"),
    Role.ADMIN: Text("admin", "管理员", "管理員"),
}
"""What people of each role are called in a sentence."""

_OR = Text(" or ", "或", "或")
_AND = Text(" and ", "兼", "兼")
