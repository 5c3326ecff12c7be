"""Findings of a broken log in the reader's language: the place, and what kind of fault it is.

What the log itself says stays as it is: names of events and accounts, values, and whatever a
stranger wrote there. So does what is found in a shoe or beyond a patron's own limits.
"""

import re

from puntobanco.core.text import Language, Text

_FINDING = re.compile(
    r"pit (?P<pit>\S+), entry (?P<entry>\d+)(?: \((?P<kind>[^()]*)\))?: (?P<problem>.*)", re.DOTALL
)
"""A finding as `house/proof.py` says it; a problem may have any of this in it once more."""
_PLACE = Text(
    "pit {pit}, entry {entry}{kind}: {problem}",
    "赌区 {pit} 第 {entry} 条{kind}：{problem}",
    "賭區 {pit} 第 {entry} 條{kind}：{problem}",
)

PROBLEMS = (
    # The chain.
    Text(
        "entry {n} of pit {pit} stands in its place",
        "此处是赌区 {pit} 的第 {n} 条",
        "此處是賭區 {pit} 的第 {n} 條",
    ),
    Text(
        "its hash does not follow from what it holds",
        "哈希与所载内容不符",
        "雜湊與所載內容不符",
    ),
    Text("missing: the head is at {n}", "缺失：日志末端为第 {n} 条", "缺失：日誌末端為第 {n} 條"),
    Text("it stands behind the head", "位于日志末端之后", "位於日誌末端之後"),
    Text(
        "an anchor names it, and the log ends before",
        "锚指向此条，而日志在此之前已结束",
        "錨指向此條，而日誌在此之前已結束",
    ),
    Text("its hash is not the one in the anchor", "哈希与锚不符", "雜湊與錨不符"),
    # What an entry says.
    Text("cannot be read: {why}", "无法读取：{why}", "無法讀取：{why}"),
    Text("cannot have happened here: {why}", "不可能在此发生：{why}", "不可能在此發生：{why}"),
    Text(
        "cannot be applied, and nothing behind it was proved",
        "无法执行，其后各条未经验证",
        "無法執行，其後各條未經驗證",
    ),
    Text(
        "found {found} in it, expected {kind}",
        "内容为 {found}，应为 {kind}",
        "內容為 {found}，應為 {kind}",
    ),
    Text(
        "found of {stream}, to which no event of its kind belongs",
        "出自 {stream}，而此类事件不属于该处",
        "出自 {stream}，而此類事件不屬於該處",
    ),
    Text("the meter would have refused it: {why}", "奖池本应拒绝：{why}", "獎池本應拒絕：{why}"),
    Text("would have been refused: {why}", "本应被拒绝：{why}", "本應被拒絕：{why}"),
    Text(
        "comes of itself, where no meter called for it",
        "没有奖池要求，却自行出现",
        "沒有獎池要求，卻自行出現",
    ),
    Text(
        "comes of itself, where nothing called for it",
        "没有任何要求，却自行出现",
        "沒有任何要求，卻自行出現",
    ),
    Text(
        "found of {stream}, expected {kind} of {of} in its place",
        "出自 {stream}；此处应为 {of} 的 {kind}",
        "出自 {stream}；此處應為 {of} 的 {kind}",
    ),
    Text(
        "the log ends before {kind} of {stream}, which is called for",
        "日志到此结束，缺少应有的 {stream} 的 {kind}",
        "日誌到此結束，缺少應有的 {stream} 的 {kind}",
    ),
    Text(
        "comes while the table is {phase}", "出现时赌桌状态为 {phase}", "出現時賭桌狀態為 {phase}"
    ),
    Text("turns {cards}, which lay open", "翻开早已翻开的 {cards}", "翻開早已翻開的 {cards}"),
    Text(
        "takes back {act}, which seat {seat} never placed",
        "撤回 {act}，而 {seat} 号位从未下此注",
        "撤回 {act}，而 {seat} 號位從未下此注",
    ),
    # Money.
    Text(
        "postings sum to {total}, expected zero",
        "分录合计为 {total}，应为零",
        "分錄合計為 {total}，應為零",
    ),
    Text(
        "takes {account} to {left}, expected zero or more",
        "使 {account} 变为 {left}，应不小于零",
        "使 {account} 變為 {left}，應不小於零",
    ),
    Text("moves money on {accounts}", "动用了 {accounts} 的款项", "動用了 {accounts} 的款項"),
    Text(
        "wallet of {patron}: found none, expected {due} by its postings",
        "{patron} 的钱包不存在，按分录应为 {due}",
        "{patron} 的錢包不存在，按分錄應為 {due}",
    ),
    Text(
        "wallet of {patron}: found {held}, expected {due} by its postings",
        "{patron} 的钱包为 {held}，按分录应为 {due}",
        "{patron} 的錢包為 {held}，按分錄應為 {due}",
    ),
    Text(
        "{account}: found {kept} where it is kept, expected {due} by its postings",
        "{account} 现存 {kept}，按分录应为 {due}",
        "{account} 現存 {kept}，按分錄應為 {due}",
    ),
)
"""What is said of one entry or one account; the first that fits, so the narrower stand first."""

_APART = (
    Text(
        "{what}: found {found}, expected {due}",
        "{what}：记为 {found}，应为 {due}",
        "{what}：記為 {found}，應為 {due}",
    ),
    Text("found {found}, expected {due}", "记为 {found}，应为 {due}", "記為 {found}，應為 {due}"),
    Text("and {n} more", "另有 {n} 处", "另有 {n} 處"),
)
"""What two records differ in, one difference after the other."""

_Patterns = tuple[tuple[re.Pattern[str], Text], ...]

_LOOKED_AT = (
    # What the proof of a coup looked at.
    Text(
        "entry {entry} of pit {pit}: {kind} of coup {coup} at table {table}",
        "赌区 {pit} 第 {entry} 条：{table} 桌第 {coup} 局的 {kind}",
        "賭區 {pit} 第 {entry} 條：{table} 桌第 {coup} 局的 {kind}",
    ),
    Text(
        "entry {entry} of pit {pit} is not in the log",
        "日志中没有赌区 {pit} 第 {entry} 条",
        "日誌中沒有賭區 {pit} 第 {entry} 條",
    ),
    Text(
        "entries {first} to {last}, each from the one before",
        "第 {first} 至 {last} 条，每条皆由前一条得出",
        "第 {first} 至 {last} 條，每條皆由前一條得出",
    ),
    Text("no card", "无牌", "無牌"),
    Text(
        "the log has {dealt}, and {shown} is shown",
        "日志为 {dealt}，显示为 {shown}",
        "日誌為 {dealt}，顯示為 {shown}",
    ),
    Text(
        "wagers settled by game {hash}: {n}",
        "{n} 注，按游戏 {hash} 结算",
        "{n} 注，按遊戲 {hash} 結算",
    ),
    Text("stakes and fees went back", "投注额与费用已退回", "投注額與費用已退回"),
    Text("no wager stood", "没有投注", "沒有投注"),
    Text(
        "seat {seat}, {bet}: {due} by the cards and the sheet, not {back}",
        "{seat} 号位 {bet}：按牌面与规则应返还 {due}，而非 {back}",
        "{seat} 號位 {bet}：按牌面與規則應返還 {due}，而非 {back}",
    ),
    Text("lines compared: {n}", "{n} 行", "{n} 行"),
    Text(
        "the lines shown are not those of the log",
        "显示的各行与日志不符",
        "顯示的各行與日誌不符",
    ),
    Text(
        "the shoe is laid open once it has ended",
        "牌靴用完后才公开",
        "牌靴用完後才公開",
    ),
    Text(
        "a dealer's hands brought the cards",
        "由荷官以人手派牌",
        "由荷官以人手派牌",
    ),
    Text(
        "shoe {shoe} as committed to: {commitment}",
        "第 {shoe} 靴与承诺一致：{commitment}",
        "第 {shoe} 靴與承諾一致：{commitment}",
    ),
)


def pattern_of(text: Text) -> re.Pattern[str]:
    """What fits a text in English, with its places by name."""
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(text.en)))


def _patterns(texts: tuple[Text, ...]) -> _Patterns:
    return tuple((pattern_of(text), text) for text in texts)


_SAID, _DIFFERS = _patterns(PROBLEMS), _patterns(_APART)
_EVIDENCE = _patterns(_LOOKED_AT)


def evidence_said(told: str, language: Language) -> str:
    """What a check of the proof of a coup looked at, in a language."""
    if language is Language.EN:
        return told
    return _filled(told, _EVIDENCE, language) or told


def finding_said(finding: str, language: Language) -> str:
    """A finding in a language, as far as we can say it so.

    >>> finding_said("pit pit-1, entry 7: it stands behind the head", Language.ZH_HANS)
    '赌区 pit-1 第 7 条：位于日志末端之后'
    """
    if language is Language.EN:
        return finding
    found = _FINDING.fullmatch(finding)
    if found is None:
        return finding
    return _PLACE.to(language).format(
        pit=found["pit"],
        entry=found["entry"],
        kind=f"（{found['kind']}）" if found["kind"] else "",
        problem=_problem(found["problem"], language),
    )


def _problem(said: str, language: Language) -> str:
    whole = _filled(said, _SAID, language)
    if whole is not None:
        return whole
    every = [_filled(one, _DIFFERS, language) for one in said.split("; ")]
    told = [one for one in every if one is not None]
    # A value may have the mark between two differences in it: then all of it is quoted.
    return "；".join(told) if len(told) == len(every) else said


def _filled(said: str, patterns: _Patterns, language: Language) -> str | None:
    for pattern, text in patterns:
        found = pattern.fullmatch(said)
        if found is not None:
            return text.to(language).format(**found.groupdict())
    return None
