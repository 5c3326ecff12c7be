"""What the server says of its own accord, in the language that a request asks for.

Handlers say it in English; it is put into another language on its way out, with the names and the
figures that it carries. What only a program or a broken log could cause stays as it is.
"""

import re

from puntobanco.core.text import Language, Text
from puntobanco.people.staff import Role

_OURS = (
    Text(
        "The name or the password is wrong, or this sign-in is locked; the house can help.",
        "名字或密码不正确，或此账号已锁定；请向本场求助。",
        "名字或密碼不正確，或此帳號已鎖定；請向本場求助。",
    ),
    Text(
        "Somebody has this name; choose another.",
        "此名字已有人使用，请另选一个。",
        "此名字已有人使用，請另選一個。",
    ),
    Text(
        "The patron may still play; bar them first.",
        "此客人仍可投注，请先禁止其投注。",
        "此客人仍可投注，請先禁止其投注。",
    ),
    Text(
        "The patron stays away by their own wish until that ends.",
        "此客人自愿暂停或排除，期满方可清除。",
        "此客人自願暫停或排除，期滿方可清除。",
    ),
    Text(
        "The patron still has money or a seat here; pay it out first.",
        "此客人在本场仍有余额或座位，请先结清。",
        "此客人在本場仍有餘額或座位，請先結清。",
    ),
    Text(
        "This link was used or has expired; ask for a new one.",
        "此链接已使用或已过期，请索取新链接。",
        "此連結已使用或已過期，請索取新連結。",
    ),
    Text(
        "Your name and password are set, but this sign-in is disabled. Ask the house.",
        "名字和密码已设定，但此账号已停用；请向本场求助。",
        "名字和密碼已設定，但此帳號已停用；請向本場求助。",
    ),
    Text(
        "The old password is wrong, or there were too many tries.",
        "旧密码不正确，或尝试次数过多。",
        "舊密碼不正確，或嘗試次數過多。",
    ),
    Text(
        "This is the session you use; sign out to end it.",
        "这是您正在使用的登录；请用退出结束。",
        "這是您正在使用的登入；請用登出結束。",
    ),
    Text("There is no such session.", "没有此登录。", "沒有此登入。"),
    Text("The house itself invites its patrons.", "本场只接受邀请。", "本場只接受邀請。"),
    Text(
        "A name has 2 to 40 characters.", "名字须为 2 至 40 个字符。", "名字須為 2 至 40 個字元。"
    ),
    Text(
        "A name is made of letters and digits that can be seen.",
        "名字须由可见的文字和数字组成。",
        "名字須由可見的文字和數字組成。",
    ),
    Text(
        "A password has 8 to 128 characters.",
        "密码须为 8 至 128 个字符。",
        "密碼須為 8 至 128 個字元。",
    ),
    Text(
        "This password is one of the first that anybody would try.",
        "此密码太常见，容易被猜中。",
        "此密碼太常見，容易被猜中。",
    ),
    Text(
        "A password is not one character again and again.",
        "密码不能只重复同一个字符。",
        "密碼不能只重複同一個字元。",
    ),
    Text("There is nothing here.", "此处没有内容。", "此處沒有內容。"),
    Text("There is no such table.", "没有这张赌桌。", "沒有這張賭桌。"),
    Text("No patron has this id.", "没有此编号的客人。", "沒有此編號的客人。"),
    Text("Nobody has this id.", "没有此编号。", "沒有此編號。"),
    Text("Nobody signs in by this name.", "没有此登录名。", "沒有此登入名。"),
    Text(
        "The house has stopped; nothing was done.",
        "本场已停止服务；未作任何操作。",
        "本場已停止服務；未作任何操作。",
    ),
    Text(
        "The house cannot reach its records just now; look what it says before asking again.",
        "本场暂时无法读取记录；请先查看现状再重试。",
        "本場暫時無法讀取記錄；請先查看現狀再重試。",
    ),
    Text(
        "The tables are changing hands; ask again in a moment.",
        "赌桌正在移交，请稍后再试。",
        "賭桌正在移交，請稍後再試。",
    ),
    Text(
        "A verification is under way; wait for it or cancel it.",
        "验证正在进行；请等待或取消。",
        "驗證正在進行；請等待或取消。",
    ),
    Text(
        "Nobody disables their own sign-in; ask another.",
        "不能停用自己的账号，请由他人操作。",
        "不能停用自己的帳號，請由他人操作。",
    ),
    Text(
        "Nobody changes their own place here; ask another.",
        "不能更改自己的职位，请由他人操作。",
        "不能更改自己的職位，請由他人操作。",
    ),
    Text(
        "They work here no more; appoint them anew.",
        "此人已离职，请重新任命。",
        "此人已離職，請重新任命。",
    ),
    Text("Nobody who works here has this id.", "没有此编号的员工。", "沒有此編號的員工。"),
    Text(
        "No patron who may play has this id.",
        "没有此编号的可玩客人。",
        "沒有此編號的可玩客人。",
    ),
    Text(
        "Supervisors and executives run the tables.",
        "赌桌由主管和经理管理。",
        "賭桌由主管和經理管理。",
    ),
    Text("Administrators look after sign-ins.", "账号由管理员管理。", "帳號由管理員管理。"),
    Text(
        "The card or the password is wrong, or its holder is locked out or gone.",
        "员工卡或密码不正确，或持卡人已锁定或离职。",
        "員工卡或密碼不正確，或持卡人已鎖定或離職。",
    ),
    Text(
        "Nobody approves what they ask for; ask another.",
        "不能批准自己的操作，请由他人批准。",
        "不能批准自己的操作，請由他人批准。",
    ),
    Text(
        "search: expected something to look for, such as a table, a coup, a patron, a bet, "
        "a wager or a day.",
        "请填写要查找的内容，例如赌桌、局号、客人、投注、注单编号或日期。",
        "請填寫要查找的內容，例如賭桌、局號、客人、投注、注單編號或日期。",
    ),
)
ROLES = {
    Role.DEALER: Text("dealer", "荷官", "荷官"),
    Role.SUPERVISOR: Text("supervisor", "主管", "主管"),
    Role.EXECUTIVE: Text("executive", "经理", "經理"),
    Role.CASHIER: Text("cashier", "账房", "帳房"),
    Role.AUDITOR: Text("auditor", "审计", "審計"),
    Role.ADMIN: Text("admin", "管理员", "管理員"),
}
"""Roles as older notes of the door name them."""
SENTENCES = {text.en: text for text in _OURS}
"""Every sentence that is said in all languages, by its English."""

FILLED = (
    # Answers to what people ask of the back office.
    Text(
        "patron {whom}: nobody has this name or id.",
        "没有名字或编号为 {whom} 的客人。",
        "沒有名字或編號為 {whom} 的客人。",
    ),
    Text(
        "coup {coup} of table {table}: no such coup has ended.",
        "{table} 桌没有已结束的第 {coup} 局。",
        "{table} 桌沒有已結束的第 {coup} 局。",
    ),
    Text(
        "coup {coup}: expected the table as well.",
        "要查第 {coup} 局，请同时选择赌桌。",
        "要查第 {coup} 局，請同時選擇賭桌。",
    ),
    Text(
        "wager {wager}: no wager was placed under this id.",
        "没有编号为 {wager} 的注单。",
        "沒有編號為 {wager} 的注單。",
    ),
    Text(
        "least stake {least}: expected the bet that it was on as well.",
        "要按最低投注额查找，请同时选择投注。",
        "要按最低投注額查找，請同時選擇投注。",
    ),
    Text(
        "period from {since} to {until}: expected the end after the beginning.",
        "时段 {since} 至 {until}：结束须在开始之后。",
        "時段 {since} 至 {until}：結束須在開始之後。",
    ),
    Text(
        "time zone {zone}: expected one such as America/Los_Angeles.",
        "没有时区 {zone}；例如 America/Los_Angeles。",
        "沒有時區 {zone}；例如 America/Los_Angeles。",
    ),
    Text(
        "Refused: {key} {value}: expected a quarter hour such as 06:00.",
        "{value} 无效：请填写整刻钟，例如 06:00。",
        "{value} 無效：請填寫整刻鐘，例如 06:00。",
    ),
    Text(
        "Refused: {key} {value}: expected a zone such as America/Los_Angeles.",
        "{value} 无效：请填写时区，例如 America/Los_Angeles。",
        "{value} 無效：請填寫時區，例如 America/Los_Angeles。",
    ),
    Text(
        "Refused: {key} {value}: expected 1 to 4 equal parts of the day.",
        "{value} 无效：一天分为 1 至 4 班。",
        "{value} 無效：一天分為 1 至 4 班。",
    ),
    Text(
        "Refused: {key} is {value} already.",
        "已经是 {value}，没有变化。",
        "已經是 {value}，沒有變化。",
    ),
    Text(
        "Refused: nobody may be {one} and {other} at once.",
        "同一人不可兼任 {one} 与 {other}。",
        "同一人不可兼任 {one} 與 {other}。",
    ),
    Text("Refused: card {card} was issued before.", "卡 {card} 已发过。", "卡 {card} 已發過。"),
    Text("Refused: patron {id} is not known.", "没有客人 {id}。", "沒有客人 {id}。"),
    Text(
        "The holder of this card is no {role}.",
        "持卡人的职位不是{role}。",
        "持卡人的職位不是{role}。",
    ),
    Text(
        "table {table}: the house has none of that name.",
        "本场没有名为 {table} 的赌桌。",
        "本場沒有名為 {table} 的賭桌。",
    ),
    Text(
        "meter {meter}: the house has none of that name.",
        "本场没有名为 {meter} 的累积奖。",
        "本場沒有名為 {meter} 的累積獎。",
    ),
    Text(
        "Shoe {shoe} of table {table} is not finished.",
        "{table} 桌第 {shoe} 靴尚未用完。",
        "{table} 桌第 {shoe} 靴尚未用完。",
    ),
    Text("The back office cannot answer: {why}.", "后台暂不可用：{why}。", "後台暫不可用：{why}。"),
    Text(
        "Something went wrong here, and was noted as {number}.",
        "发生意外错误，已记为 {number}。",
        "發生意外錯誤，已記為 {number}。",
    ),
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
    # Details of what happened at the door and to the house.
    Text("wrong password", "密码错误", "密碼錯誤"),
    Text("unknown name", "没有此名字", "沒有此名字"),
    Text("locked", "已锁定", "已鎖定"),
    Text("disabled", "已停用", "已停用"),
    Text("not welcome", "不得进入", "不得進入"),
    Text("everywhere", "所有设备", "所有裝置"),
    Text("patron {id}, at the start", "客人 {id}，开业时", "客人 {id}，開業時"),
    Text("staff {id}, at the start", "员工 {id}，开业时", "員工 {id}，開業時"),
    Text("whole {anchor}", "完整 {anchor}", "完整 {anchor}"),
    Text("{n} findings", "发现 {n} 处问题", "發現 {n} 處問題"),
    Text("the clock was put {s} s forward", "时钟拨快 {s} 秒", "時鐘撥快 {s} 秒"),
    Text("the clock was put {s} s back", "时钟拨慢 {s} 秒", "時鐘撥慢 {s} 秒"),
    Text("the shoe does not open: {why}", "牌靴无法打开：{why}", "牌靴無法打開：{why}"),
    *(
        Text(f"{name.en} at {{place}}", f"{name.zh_hans}，{{place}}", f"{name.zh_hant}，{{place}}")
        for name in ROLES.values()
    ),
    Text("patron {id}", "客人 {id}", "客人 {id}"),
    Text("staff {id}", "员工 {id}", "員工 {id}"),
)
"""What carries a name or a figure; the first that fits is said, so the narrower stand first."""


def pattern_of(text: Text) -> re.Pattern[str]:
    """What fits a text in English, with its places by name."""
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(text.en)))


_PATTERNS = tuple((pattern_of(text), text) for text in FILLED)
_NAMED = {name.en: name for name in ROLES.values()}


def language_of(header: str | None) -> Language:
    """The language of ours that an Accept-Language header names first.

    >>> language_of("zh-Hant").value, language_of("zh-TW,zh;q=0.9").value, language_of(None).value
    ('zh-Hant', 'zh-Hant', 'en')
    """
    for one in (header or "").split(","):
        tag = one.partition(";")[0].strip().lower()
        if tag == "zh" or tag.startswith("zh-"):
            placed = ("hant", "tw", "hk", "mo")
            traditional = any(part in placed for part in tag.split("-")[1:])
            return Language.ZH_HANT if traditional else Language.ZH_HANS
        if tag == "en" or tag.startswith("en-"):
            return Language.EN
    return Language.EN


def said(sentence: str, language: Language) -> str:
    """A sentence in a language, where we can say it so.

    >>> said("coup 7: expected the table as well.", Language.ZH_HANS)
    '要查第 7 局，请同时选择赌桌。'
    """
    if language is Language.EN:
        return sentence
    if sentence in SENTENCES:
        return SENTENCES[sentence].to(language)
    for pattern, text in _PATTERNS:
        found = pattern.fullmatch(sentence)
        if found is not None:
            parts = found.groupdict().items()
            named = {name: _NAMED[part].to(language) for name, part in parts if part in _NAMED}
            return text.to(language).format(**found.groupdict() | named)
    return sentence


def said_in(sentence: str, header: str | None) -> str:
    """A sentence in the language that a request asks for, where we can say it so."""
    return said(sentence, language_of(header))
