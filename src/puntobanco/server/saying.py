"""What the server says of its own accord, in the language that a request asks for.

Handlers say it in English; it is put into another language on its way out. What carries a name or
a figure stays as it is, and so does what only a program could cause.
"""

from puntobanco.core.text import Language, Text
from puntobanco.people.wording import TEXTS

_OURS = (
    Text(
        "The name or the password is wrong, or this sign-in is locked; the house can help.",
        "名字或密码不正确，或此账号已锁定；请向本店求助。",
        "名字或密碼不正確，或此帳號已鎖定；請向本店求助。",
    ),
    Text(
        "Somebody has this name; choose another.",
        "此名字已有人使用，请另选一个。",
        "此名字已有人使用，請另選一個。",
    ),
    Text(
        "This link was used or has expired; ask for a new one.",
        "此链接已使用或已过期，请索取新链接。",
        "此連結已使用或已過期，請索取新連結。",
    ),
    Text("The house itself invites its patrons.", "本店只接受邀请。", "本店只接受邀請。"),
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
    Text("Too many tries; wait a little.", "尝试次数过多，请稍候。", "嘗試次數過多，請稍候。"),
    Text("Sign in first.", "请先登录。", "請先登入。"),
    Text(
        "Nobody was here for a while; give the password again.",
        "闲置时间过长，请再次输入密码。",
        "閒置時間過長，請再次輸入密碼。",
    ),
    Text("This is not yours to do.", "您无权进行此操作。", "您無權進行此操作。"),
    Text("There is nothing here.", "此处没有内容。", "此處沒有內容。"),
    Text("There is no such table.", "没有这张赌桌。", "沒有這張賭桌。"),
    Text("No patron has this id.", "没有此编号的客人。", "沒有此編號的客人。"),
    Text("Nobody has this id.", "没有此编号。", "沒有此編號。"),
    Text("Nobody signs in by this name.", "没有此登录名。", "沒有此登入名。"),
    Text(
        "The house has stopped; nothing was done.",
        "本店已停止服务；未作任何操作。",
        "本店已停止服務；未作任何操作。",
    ),
)
SENTENCES = {text.en: text for text in (*_OURS, *TEXTS)}
"""Every sentence that is said in all languages, by its English."""


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


def said_in(sentence: str, header: str | None) -> str:
    """A sentence in the language that a request asks for, where we can say it so."""
    text = SENTENCES.get(sentence)
    return sentence if text is None else text.to(language_of(header))
