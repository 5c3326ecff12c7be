"""The words of a win page in every language; what the log has (names, accounts) stays as it is."""

from puntobanco.core.text import Language

_WORDS: dict[str, tuple[str, str]] = {
    "Win page": ("中奖单", "中獎單"),
    "Slip": ("单号", "單號"),
    "AWARD": ("奖金", "獎金"),
    "Backed out": ("已撤销", "已撤銷"),
    "verified, not yet paid": ("已核实，尚未派付", "已核實，尚未派付"),
    "verified and paid": ("已核实并派付", "已核實並派付"),
    "backed out": ("已撤销", "已撤銷"),
    "Table": ("赌桌", "賭桌"),
    "Coup": ("局号", "局號"),
    "Hit": ("命中时间", "命中時間"),
    "Logged": ("登记时间", "登記時間"),
    "Paid": ("派付时间", "派付時間"),
    "not paid": ("尚未派付", "尚未派付"),
    "Meter": ("奖池", "獎池"),
    "Award of the meter": ("奖池第几次奖金", "獎池第幾次獎金"),
    "Pit": ("赌区", "賭區"),
    "Game": ("游戏", "遊戲"),
    "Player": ("闲家", "閒家"),
    "Banker": ("庄家", "莊家"),
    "nothing": ("无", "無"),
    "Seat": ("座位", "座位"),
    "Patron": ("客人", "客人"),
    "Rides on": ("跟随", "跟隨"),
    "Stake": ("注额", "注額"),
    "The cards make": ("牌面构成", "牌面構成"),
    "Share": ("所得", "所得"),
    "Progressive wagers of the coup": ("本局累积奖投注", "本局累積獎投注"),
    "Shown when the result stood, this coup's contributions included": (
        "结果成立时的奖池金额（含本局累积）",
        "結果成立時的獎池金額（含本局累積）",
    ),
    "Prize: {pays}": ("奖项：{pays}", "獎項：{pays}"),
    "Divided equally among {count} wagers, each": (
        "由 {count} 注平分，每注",
        "由 {count} 注平分，每注",
    ),
    "To one wager": ("归一注", "歸一注"),
    "Cents that do not divide, left on the meter": (
        "除不尽的零头，留在奖池",
        "除不盡的零頭，留在獎池",
    ),
    "Awarded": ("派出奖金", "派出獎金"),
    "Division": ("分配", "分配"),
    "Amount": ("金额", "金額"),
    "Before the award": ("派奖之前", "派獎之前"),
    "Seed put up by the house": ("本场投入的起始奖金", "本場投入的起始獎金"),
    "From the reserve": ("来自储备", "來自儲備"),
    "Above the limit, to the overflow": ("超出上限，转入溢出", "超出上限，轉入溢出"),
    "After the award": ("派奖之后", "派獎之後"),
    "Before the back-out": ("撤销之前", "撤銷之前"),
    "Award put back": ("退回的奖金", "退回的獎金"),
    "Seed taken back by the house": ("本场收回的起始奖金", "本場收回的起始獎金"),
    "Given back to the reserve": ("退回储备", "退回儲備"),
    "After the back-out": ("撤销之后", "撤銷之後"),
    "Meter, when the award was backed out": ("撤销奖金时的奖池", "撤銷獎金時的獎池"),
    "Asked for": ("提出", "提出"),
    "Logged with": ("登记所凭", "登記所憑"),
    "Paid by": ("派付人", "派付人"),
    "Backed out by": ("撤销人", "撤銷人"),
    "Authorised with": ("授权所凭", "授權所憑"),
    "Step": ("步骤", "步驟"),
    "Person": ("人员", "人員"),
    "As": ("身份", "身份"),
    "Staff card or key": ("员工卡或钥匙", "員工卡或鑰匙"),
    "Time": ("时间", "時間"),
    "Verification": ("核实", "核實"),
    "dealer": ("荷官", "荷官"),
    "supervisor": ("主管", "主管"),
    "executive": ("经理", "經理"),
    "cashier": ("账房", "帳房"),
    "auditor": ("审计", "審計"),
    "admin": ("管理员", "管理員"),
    "Entry": ("分录", "分錄"),
    "From account": ("转出账户", "轉出帳戶"),
    "To account": ("转入账户", "轉入帳戶"),
    "Ledger entries": ("账目", "帳目"),
    "asked for": ("提出", "提出"),
    "verified": ("核实", "核實"),
    "authorised": ("授权", "授權"),
    "paid": ("派付", "派付"),
    "Winner, seat {seat}": ("得奖人，{seat} 号位", "得獎人，{seat} 號位"),
    "received, seat {seat}": ("签收，{seat} 号位", "簽收，{seat} 號位"),
    "hit": ("命中", "命中"),
    "logged": ("登记", "登記"),
    "last": ("最后", "最後"),
    "log entry, {name}": ("日志条目，{name}", "日誌條目，{name}"),
    "game": ("游戏", "遊戲"),
    "The hand does not qualify": ("牌局不符合条件", "牌局不符合條件"),
    "No wager was in its place": ("开局时没有投注", "開局時沒有投注"),
    "The cards were misread": ("牌面读错", "牌面讀錯"),
    "The coup was void": ("该局作废", "該局作廢"),
    "Equipment failed": ("设备故障", "設備故障"),
}


class Voice:
    """Says the words of a page in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, english: str, **values: object) -> str:
        """A word or a sentence with its values in place."""
        hans, hant = _WORDS[english]
        said = {Language.EN: english, Language.ZH_HANS: hans, Language.ZH_HANT: hant}
        return said[self.language].format(**values)
