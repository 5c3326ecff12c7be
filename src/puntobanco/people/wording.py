"""Refusals about people and credit in words, in every language."""

from puntobanco.core.text import Language, Text
from puntobanco.people.refusals import PeopleCode, PeopleRefusal

_Code = PeopleCode

_WORDS: dict[PeopleCode, Text] = {
    _Code.NOT_YOURS: Text(
        "Only the patron may do this.", "只有本人可以操作。", "只有本人可以操作。"
    ),
    _Code.UNKNOWN_PATRON: Text(
        "The house does not know this patron.", "本店没有这位客人。", "本店沒有這位客人。"
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
        "The house does not offer that time.", "本店不提供该期限。", "本店不提供該期限。"
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
        "This house has no simulated patrons.", "本店不设模拟客人。", "本店不設模擬客人。"
    ),
}


TEXTS = tuple(_WORDS.values())
"""All that is said of people."""


def people_sentence(refusal: PeopleRefusal, language: Language) -> str:
    """A refusal in words; what only staff can cause is said in English, with the reason."""
    if refusal.code is PeopleCode.REFUSED:
        return f"{refusal.why}."
    return _WORDS[refusal.code].to(language)
