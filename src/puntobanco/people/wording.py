"""Refusals about people, credit and approvals in words, in every language."""

from puntobanco.core.game import Currency
from puntobanco.core.text import Language, Text
from puntobanco.people.duties import apart
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import ApprovalFault, Role

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
    told = refusal.objection.detail if refusal.objection else ""
    match refusal.code:
        case PeopleCode.REFUSED:
            return f"{refusal.why}."
        case PeopleCode.APPROVAL_MISSING:
            return missing_sentence(told, language)
        case PeopleCode.APPROVAL_REFUSED:
            return approval_sentence(told, language)
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

_MISSING = Text(
    "A second person has to approve this", "此操作需要第二人批准", "此操作需要第二人批准"
)
_REFUSED = Text("The approval does not count", "该批准无效", "該批准無效")

_WHY: dict[ApprovalFault, Text] = {
    ApprovalFault.UNKNOWN: Text(
        "nothing was approved under this reference since the house opened; ask for a new one",
        "本场开业以来没有以此编号批准；请重新批准",
        "本場開業以來沒有以此編號批准；請重新批准",
    ),
    ApprovalFault.UNKNOWN_CARD: Text(
        "the house has issued no such card", "本场没有发过这张卡", "本場沒有發過這張卡"
    ),
    ApprovalFault.REVOKED: Text(
        "its card was revoked, or its holder works here no more",
        "该卡已作废，或持卡人已离职",
        "該卡已作廢，或持卡人已離職",
    ),
    ApprovalFault.WRONG_ROLE: Text(
        "it was given as {given}; expected {expected}",
        "批准人职位为{given}；须由{expected}批准",
        "批准人職位為{given}；須由{expected}批准",
    ),
    ApprovalFault.OTHER_TABLE: Text(
        "it was given for {given}; expected {expected}",
        "批准用于{given}；须用于{expected}",
        "批准用於{given}；須用於{expected}",
    ),
    ApprovalFault.EXPIRED: Text(
        "its time is over; ask for a new one", "已过期；请重新批准", "已過期；請重新批准"
    ),
    ApprovalFault.REPLAYED: Text(
        "it was used before, and counts once", "已经使用，只能用一次", "已經使用，只能用一次"
    ),
    ApprovalFault.SAME_PERSON: Text(
        "whoever asks cannot approve; expected another person",
        "不能批准自己的操作；须由另一人批准",
        "不能批准自己的操作；須由另一人批准",
    ),
    ApprovalFault.OTHER_ASKER: Text(
        "somebody else asked for it; ask for your own",
        "该批准由他人申请；请自行申请",
        "該批准由他人申請；請自行申請",
    ),
    ApprovalFault.OTHER_ACT: Text(
        "it was given for another act; ask for a new one",
        "该批准用于另一操作；请重新批准",
        "該批准用於另一操作；請重新批准",
    ),
}
_OR = Text(" or ", "或", "或")
_AND = Text(" and ", "兼", "兼")
_ABOVE = Text("{roles}, above {amount}", "{roles}（高于 {amount}）", "{roles}（高於 {amount}）")
_TABLE = Text("table {name}", "赌桌 {name}", "賭桌 {name}")
_METER = Text("meter {name}", "奖池 {name}", "獎池 {name}")
_WHOLE = Text("{what}: {why}.", "{what}：{why}。", "{what}：{why}。")
_BARE = Text("{what}.", "{what}。", "{what}。")


def missing_sentence(detail: str, language: Language) -> str:
    """That a second person is needed, and of which roles one will do.

    >>> missing_sentence("supervisor or executive", Language.EN)
    'A second person has to approve this: supervisor or executive.'
    """
    what = _MISSING.to(language)
    if not detail:
        return _BARE.to(language).format(what=what)
    return _WHOLE.to(language).format(what=what, why=_roles(detail, language))


def approval_sentence(detail: str, language: Language) -> str:
    """Why an approval does not count, from the detail of its refusal.

    >>> approval_sentence("wrong-role: dealer, expected supervisor", Language.EN)
    'The approval does not count: it was given as dealer; expected supervisor.'
    """
    what = _REFUSED.to(language)
    if not detail:
        return _BARE.to(language).format(what=what)
    name, _, rest = detail.partition(": ")
    given, _, expected = rest.partition(", expected ")
    fault = ApprovalFault(name)
    told = _place if fault is ApprovalFault.OTHER_TABLE else _roles
    parts = {"given": told(given, language), "expected": told(expected, language)}
    why = _WHY[fault].to(language).format(**parts)
    return _WHOLE.to(language).format(what=what, why=why)


def _roles(said: str, language: Language) -> str:
    """Roles as a detail names them, in a language: `supervisor or executive above 500.00`."""
    named, _, amount = said.partition(" above ")
    for role, text in ROLES.items():
        named = named.replace(role.value, text.to(language))
    named = named.replace(_OR.en, _OR.to(language)).replace(_AND.en, _AND.to(language))
    return _ABOVE.to(language).format(roles=named, amount=amount) if amount else named


def _place(said: str, language: Language) -> str:
    """A table, or a meter where a detail names one: `meter/dragon`."""
    if said.startswith("meter/"):
        return _METER.to(language).format(name=said.removeprefix("meter/"))
    return _TABLE.to(language).format(name=said)
