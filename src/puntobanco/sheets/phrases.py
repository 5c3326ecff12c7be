"""The phrase catalogue of the rule sheet: every sentence a patron reads, in the three languages.

Places in braces are filled with what the game says; the same places stand in each language.
"""

from collections.abc import Iterable

from puntobanco.core.game import Value
from puntobanco.core.text import Language, Text


def say(text: Text, language: Language, **values: str | int) -> str:
    """A phrase in one language, with its places filled.

    >>> say(SPAN, Language.EN, first=0, last=5)
    '0 to 5'
    """
    return text.to(language).format(**values)


def value_words(value: Value, language: Language) -> str:
    """The value of a setting in words; numbers, amounts and colours are their own words.

    >>> value_words(True, Language.EN), value_words("nearest", Language.EN)
    ('yes', 'nearest, halves to the patron')
    """
    key = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return VALUES[key].to(language) if key in VALUES else key


def either(options: Iterable[str], language: Language) -> str:
    """The options joined by "or".

    >>> either(["Player", "Banker", "Tie"], Language.EN)
    'Player, Banker or Tie'
    """
    *first, last = options
    if language is Language.EN:
        comma, joint = ", ", " or "
    else:
        # Figures are set off from Chinese by a space.
        comma, joint = "、", " 或 " if last.isascii() else "或"
    return comma.join(first) + joint + last if first else last


def listed(items: Iterable[str], language: Language) -> str:
    """The items in a row."""
    return (", " if language is Language.EN else "、").join(items)


SPAN = Text("{first} to {last}", "{first} 至 {last}", "{first} 至 {last}")

# --- The head ----------------------------------------------------------------------------------

SOURCE = Text("Source sheet", "来源规则表", "來源規則表")
KEY = Text("Game key", "游戏代码", "遊戲代碼")
HASH = Text("Rules hash", "规则哈希", "規則雜湊")
PROFILE = Text("Profile", "配置", "配置")
CURRENCY = Text("Amounts in", "货币单位", "貨幣單位")
NO_PROFILE = Text("none", "无", "無")
RULE_SHEET = Text("Rule sheet", "规则表", "規則表")

# --- The game ----------------------------------------------------------------------------------

THE_GAME = Text("The game", "游戏简介", "遊戲簡介")
TWO_HANDS = Text(
    "Two hands are dealt, Player and Banker, whoever sits at the table. Patrons wager on which of "
    "them will come closer to nine, and on whatever else this sheet offers; the cards are drawn "
    "by fixed rules, and nobody decides anything once betting has closed.",
    "每局发闲、庄两手牌，与在座人数无关。投注者投注哪一方的点数更接近九点，"
    "以及本规则表所列的其他投注；补牌一律按固定规则进行，停止下注后任何人都不再作出选择。",
    "每局發閒、莊兩手牌，與在座人數無關。投注者投注哪一方的點數更接近九點，"
    "以及本規則表所列的其他投注；補牌一律按固定規則進行，停止下注後任何人都不再作出選擇。",
)
SOURCE_LINE = Text(
    "The rules below are those of the sheet “{source}”, with the settings listed at the end. The "
    "hash names exactly these rules: two tables with one hash settle every coup alike.",
    "以下规则出自规则表“{source}”，并按文末所列设置执行。哈希值对应的正是这一套规则："
    "哈希相同的两张赌桌，每一局的结算都相同。",
    "以下規則出自規則表「{source}」，並按文末所列設定執行。雜湊值對應的正是這一套規則："
    "雜湊相同的兩張賭桌，每一局的結算都相同。",
)
BANKED_BY_HOUSE = Text(
    "The house banks the table: it pays every winning wager and collects every losing one.",
    "本桌由本场做庄：所有赢注由本场派彩，所有输注由本场收取。",
    "本桌由本場做莊：所有贏注由本場派彩，所有輸注由本場收取。",
)
BANKED_BY_PLAYER_DEALER = Text(
    "One of the patrons banks the table as player-dealer. The house takes no part in the play and "
    "has no interest in its outcome; collection fees are its only money from the table.",
    "本桌由投注者轮流做庄。本场不参与赌局，与输赢无利害关系；本场从本桌所得仅为收费。",
    "本桌由投注者輪流做莊。本場不參與賭局，與輸贏無利害關係；本場從本桌所得僅為收費。",
)
SEATS = Text("Seats: {seats}.", "座位数：{seats}。", "座位數：{seats}。")
SEATS_AND_POSITION = Text(
    "Up to {seats} patrons play against the player-dealer. The position moves among the seats, "
    "and the betting spots of its holder are shut.",
    "最多 {seats} 位投注者与做庄者对赌。庄位在各座位之间轮换，做庄者座位的投注区关闭。",
    "最多 {seats} 位投注者與做莊者對賭。莊位在各座位之間輪換，做莊者座位的投注區關閉。",
)
SEATS_SKIPPED = Text(
    "No seat is numbered {numbers}.",
    "不设 {numbers} 号座位。",
    "不設 {numbers} 號座位。",
)

# --- Cards and points --------------------------------------------------------------------------

CARDS = Text("Cards and points", "牌与点数", "牌與點數")
DECKS = Text(
    "{decks} decks of 52 cards without jokers are used, {cards} cards in all.",
    "使用 {decks} 副各 52 张、不含大小王的扑克牌，共 {cards} 张。",
    "使用 {decks} 副各 52 張、不含鬼牌的撲克牌，共 {cards} 張。",
)
ONE_DECK = Text(
    "One deck of 52 cards without jokers is used.",
    "使用一副 52 张、不含大小王的扑克牌。",
    "使用一副 52 張、不含鬼牌的撲克牌。",
)
CARD = Text("Card", "牌面", "牌面")
COUNTS = Text("Points", "点数", "點數")
HAND_POINTS = Text(
    "A hand counts the last digit of the sum of its cards: 7 + 8 = 15 counts 5.",
    "一手牌的点数为各牌点数之和的个位数：7 + 8 = 15，即 5 点。",
    "一手牌的點數為各牌點數之和的個位數：7 + 8 = 15，即 5 點。",
)
NATURAL = Text(
    "A natural is a two-card hand that counts {points}.",
    "首两张牌合计 {points} 点，称为例牌。",
    "首兩張牌合計 {points} 點，稱為例牌。",
)
CONTINUOUS = Text(
    "Continuous shuffle: every coup is dealt from a full shoe of its own, freshly shuffled. There "
    "is no cut card, and no card is burned.",
    "连续洗牌：每一局均从重新洗好的整副牌靴发出，不设切牌卡，也不销牌。",
    "連續洗牌：每一局均從重新洗好的整副牌靴發出，不設切牌卡，也不銷牌。",
)
BURN_POINTS = Text(
    "Of a new shoe one card is turned face up, and as many cards as it has points are burned "
    "unseen, ten for a card that counts zero.",
    "新靴先翻开一张牌，再按其点数销去同等张数的暗牌；该牌为零点时销十张。",
    "新靴先翻開一張牌，再按其點數銷去同等張數的暗牌；該牌為零點時銷十張。",
)
BURN_ONE = Text(
    "Of a new shoe one card is burned unseen.",
    "新靴先销去一张暗牌。",
    "新靴先銷去一張暗牌。",
)
BURN_NONE = Text("No card of a new shoe is burned.", "新靴不销牌。", "新靴不銷牌。")
BURN_BETWEEN = Text(
    "One card is burned unseen before every coup but the first of a shoe.",
    "除每靴首局外，每局开始前销去一张暗牌。",
    "除每靴首局外，每局開始前銷去一張暗牌。",
)
NO_BURN_BETWEEN = Text("No card is burned between coups.", "各局之间不销牌。", "各局之間不銷牌。")
CUT_CARD = Text(
    "The cut card lies in front of the last {cut} cards. If it comes out within a coup, that coup "
    "is finished and one more is dealt; if it comes out as the first card of a coup, that coup is "
    "the last hand of the shoe.",
    "切牌卡置于最后 {cut} 张牌之前。若在一局进行中出现，该局照常完成后再发一局；"
    "若在一局第一张牌之前出现，该局即为本靴最后一局。",
    "切牌卡置於最後 {cut} 張牌之前。若在一局進行中出現，該局照常完成後再發一局；"
    "若在一局第一張牌之前出現，該局即為本靴最後一局。",
)
FACE_UP = Text(
    "All cards are dealt face up; patrons do not handle them.",
    "所有牌均明牌发出，投注者不得触碰。",
    "所有牌均明牌發出，投注者不得觸碰。",
)
SQUEEZE = Text(
    "Patrons may reveal the cards (squeeze). The right to a hand goes to the highest stake on it, "
    "to the first seated among equals; it lasts {first} seconds for the first two cards and "
    "{third} for the third. A hand that nobody reveals in time is turned by the table.",
    "投注者可以咪牌。每一方由该方投注额最高者咪牌，投注额相同时以先入座者为准；"
    "首两张限 {first} 秒，补牌限 {third} 秒，逾时或无人咪牌时由本桌开牌。",
    "投注者可以咪牌。每一方由該方投注額最高者咪牌，投注額相同時以先入座者為準；"
    "首兩張限 {first} 秒，補牌限 {third} 秒，逾時或無人咪牌時由本桌開牌。",
)
SQUEEZE_BY_HAND = Text(
    "Patrons may handle the cards (squeeze) that the dealer hands them. The dealer turns the "
    "others.",
    "荷官交予的牌，投注者可以咪牌；其余由荷官开牌。",
    "荷官交予的牌，投注者可以咪牌；其餘由荷官開牌。",
)
SQUEEZE_MINIMUM = Text(
    "To reveal cards a patron must stake at least {minimum}.",
    "咪牌的投注额不得低于 {minimum}。",
    "咪牌的投注額不得低於 {minimum}。",
)
TURNED_BY_TABLE = Text(
    "The cards are turned by the table; patrons do not handle them.",
    "由本桌开牌，投注者不得触碰牌。",
    "由本桌開牌，投注者不得觸碰牌。",
)

# --- The deal ----------------------------------------------------------------------------------

DEAL = Text("The deal", "派牌与补牌", "派牌與補牌")
BETTING = Text(
    "Betting is open for {seconds} seconds, before any card is dealt.",
    "派牌前设 {seconds} 秒下注时间。",
    "派牌前設 {seconds} 秒下注時間。",
)
LAST_BETS = Text(
    "Last bets are called {last} seconds before it closes.",
    "截止前 {last} 秒发出提示。",
    "截止前 {last} 秒發出提示。",
)
NO_MORE_BETS = Text(
    "At a dealer's table the dealer opens and closes it. After “no more bets” no wager is taken, "
    "changed or withdrawn.",
    "设荷官的赌桌由荷官宣布开始和停止下注。停止下注后不再接受、更改或撤回投注。",
    "設荷官的賭桌由荷官宣布開始和停止下注。停止下注後不再接受、更改或撤回投注。",
)
FOUR_CARDS = Text(
    "Four cards are dealt one by one: Player, Banker, Player, Banker.",
    "依次发出四张牌：闲、庄、闲、庄。",
    "依次發出四張牌：閒、莊、閒、莊。",
)
NATURAL_ENDS = Text(
    "If either hand is a natural, no further card is dealt.",
    "任何一方为例牌时，双方均不补牌。",
    "任何一方為例牌時，雙方均不補牌。",
)
PLAYER_RULE = Text(
    "Otherwise the Player hand goes first: it draws a third card on {draws} and stands on "
    "{stands}.",
    "否则先由闲方行动：{draws} 点补牌，{stands} 点不补。",
    "否則先由閒方行動：{draws} 點補牌，{stands} 點不補。",
)
BANKER_AFTER_STAND = Text(
    "If the Player hand stood, the Banker hand draws on {draws} and stands on {stands}.",
    "闲方不补牌时，庄方 {draws} 点补牌，{stands} 点不补。",
    "閒方不補牌時，莊方 {draws} 點補牌，{stands} 點不補。",
)
BANKER_AFTER_DRAW = Text(
    "If the Player hand drew, the points of its third card and the Banker's own total decide, as "
    "in the chart.",
    "闲方补牌时，庄方是否补牌取决于闲方第三张牌的点数及庄方本身点数，见下表。",
    "閒方補牌時，莊方是否補牌取決於閒方第三張牌的點數及莊方本身點數，見下表。",
)
CHART = Text(
    "The Banker hand draws (D) or stands (S), by its own total and the points of the Player's "
    "third card; “none” is for a Player hand that stood.",
    "庄方补牌表：按庄方点数及闲方第三张牌的点数，“补”为补牌，“停”为不补；“无”指闲方未补牌。",
    "莊方補牌表：按莊方點數及閒方第三張牌的點數，「補」為補牌，「停」為不補；「無」指閒方未補牌。",
)
CHART_CORNER = Text("Banker", "庄", "莊")
NO_THIRD_CARD = Text("none", "无", "無")
DRAWS = Text("D", "补", "補")
STANDS = Text("S", "停", "停")
RESULT = Text(
    "The hand closer to nine wins; hands with equal points tie.",
    "点数更接近九点的一方为胜；点数相同为和局。",
    "點數更接近九點的一方為勝；點數相同為和局。",
)

# --- Bets and what they pay --------------------------------------------------------------------

BETS = Text("Bets and what they pay", "投注与赔率", "投注與賠率")
BET = Text("Bet", "投注", "投注")
ON = Text("On", "对象", "對象")
NEEDS = Text("Needs", "须同时投注", "須同時投注")
LEAST = Text("Least", "最低", "最低")
MOST = Text("Most", "最高", "最高")
EVENT = Text("Event", "结果", "結果")
PAYS = Text("Pays", "赔率", "賠率")
BOTH_HANDS = Text("Both hands", "双方", "雙方")
THE_COUP = Text("The coup", "整局", "整局")
STANDS_ALONE = Text("—", "—", "—")
ROWS_TOP_DOWN = Text(
    "Each pay table is read from the top; the first line that fits settles the wager, and a wager "
    "that no line fits is lost.",
    "每张赔率表自上而下对照，以最先符合的一行结算；没有任何一行符合即为输。",
    "每張賠率表自上而下對照，以最先符合的一行結算；沒有任何一行符合即為輸。",
)
PAYS_TO = Text(
    "“N to 1” pays N times the stake and returns the stake.",
    "“1 赔 N”：派彩为本金的 N 倍，并退还本金。",
    "「1 賠 N」：派彩為本金的 N 倍，並退還本金。",
)
PAYS_TO_PART = Text(
    "“N to M” pays N for every M of the stake and returns the stake.",
    "“M 赔 N”：每 M 本金派彩 N，并退还本金。",
    "「M 賠 N」：每 M 本金派彩 N，並退還本金。",
)
PAYS_FOR = Text(
    "“N for 1” pays N times the stake in place of the stake, which is not returned on top.",
    "“1 派 N（含本金）”：共付本金的 N 倍，本金已包含在内，不另退还。",
    "「1 派 N（含本金）」：共付本金的 N 倍，本金已包含在內，不另退還。",
)
PAYS_PUSH = Text(
    "“push” returns the stake and nothing else.",
    "“退还本金”：不输不赢，仅退还本金。",
    "「退還本金」：不輸不贏，僅退還本金。",
)
PAYS_METER = Text(
    "“% of meter” pays that share of the progressive meter in place of the stake.",
    "“奖池的百分比”：按该比例从累积奖池派奖，本金不另退还。",
    "「獎池的百分比」：按該比例從累積獎池派獎，本金不另退還。",
)
BY_POINTS = Text(
    "A win “by” so many points is the difference between the final totals.",
    "“胜 N 点”指双方最终点数之差。",
    "「勝 N 點」指雙方最終點數之差。",
)
OVER = Text(
    "“Over 0” says that the other hand has 0 points, and so on.",
    "“对方 0 点”指另一方的最终点数，余类推。",
    "「對方 0 點」指另一方的最終點數，餘類推。",
)
TOGETHER = Text(
    "Points together are the final totals of both hands, added up: 9 and 8 make 17.",
    "“双方合计”指双方最终点数相加：9 点与 8 点合计 17 点。",
    "「雙方合計」指雙方最終點數相加：9 點與 8 點合計 17 點。",
)
RANKS = Text(
    "Cards named by rank are the whole hand, in any order.",
    "列明牌面者指该方全部的牌，不计次序。",
    "列明牌面者指該方全部的牌，不計次序。",
)
ALL_CARDS = Text(
    "“Six cards”, “four cards” and the like are all the cards of the coup, both hands together.",
    "“六张牌”“四张牌”等指该局双方发出的全部牌。",
    "「六張牌」、「四張牌」等指該局雙方發出的全部牌。",
)
PAIR = Text(
    "A pair: the first two cards of the hand share a rank, suits ignored (10 and J do not pair), "
    "whatever the result.",
    "对子：该方首两张牌的牌面相同，不计花色（10 与 J 不成对），与输赢无关。",
    "對子：該方首兩張牌的牌面相同，不計花色（10 與 J 不成對），與輸贏無關。",
)
SUITED_PAIR = Text(
    "A suited pair: the first two cards of the hand share both rank and suit, whatever the result.",
    "完美对子：该方首两张牌的牌面与花色均相同，与输赢无关。",
    "完美對子：該方首兩張牌的牌面與花色均相同，與輸贏無關。",
)
EITHER_HAND = Text(
    "On either hand: on the Player hand, on the Banker hand, or on both.",
    "“任一方”指闲方、庄方或双方。",
    "「任一方」指閒方、莊方或雙方。",
)
PUSHED_HAND_HAS_WON = Text(
    "A hand whose win pushes its line wagers has still won: every other wager on it settles by "
    "its own pay table.",
    "即使某项胜出仅退还本金，该方仍视为胜方，其他投注各按自身的赔率表结算。",
    "即使某項勝出僅退還本金，該方仍視為勝方，其他投注各按自身的賠率表結算。",
)
NEEDS_EXPLAINED = Text(
    "A bet that needs another is taken only from a patron who has also made one of the wagers "
    "named. This is judged when betting closes: a wager left without one is returned then, and "
    "what becomes of the other wager later changes nothing.",
    "须同时投注其他项目的投注，只接受已作出所列任一投注者。此条件于停止下注时判定："
    "届时不符合的投注予以退还；其后该项主注的输赢不影响本注。",
    "須同時投注其他項目的投注，只接受已作出所列任一投注者。此條件於停止下注時判定："
    "屆時不符合的投注予以退還；其後該項主注的輸贏不影響本注。",
)
LESS = Text("{pays}, less {rate}", "{pays}，扣 {rate} 佣金", "{pays}，扣 {rate} 佣金")
COMMISSION = Text(
    "A winning {bet} wager pays {rate} of its winnings as commission; one that loses or pushes "
    "pays none.",
    "{bet}注赢时，从派彩中扣除 {rate} 佣金；输注及退还本金的投注不收佣金。",
    "{bet}注贏時，從派彩中扣除 {rate} 佣金；輸注及退還本金的投注不收佣金。",
)
FIXED_STAKE = Text("The stake is fixed at {stake}.", "每注固定为 {stake}。", "每注固定為 {stake}。")
PAYTABLE = Text("Pay table {key}", "赔率表 {key}", "賠率表 {key}")

# --- Limits and what the table accepts ---------------------------------------------------------

LIMITS = Text("Limits and wagers accepted", "限红与投注规定", "限紅與投注規定")
LIMITS_IN_FORCE = Text(
    "Limits in force: {tier} on each bet, unless the list of bets says otherwise.",
    "现行限红：每项投注 {tier}；投注表另有列明者除外。",
    "現行限紅：每項投注 {tier}；投注表另有列明者除外。",
)
TOTAL_LIMIT = Text(
    "One patron may stake at most {total} on all bets together.",
    "每位投注者所有投注合计最高 {total}。",
    "每位投注者所有投注合計最高 {total}。",
)
OUT_OF_LIMITS = Text(
    "A stake above the most is refused, with the amount that is allowed; a stake still below the "
    "least when betting closes is returned.",
    "超过最高限额的投注不予接受，并提示可投注的金额；停止下注时仍低于最低限额的投注予以退还。",
    "超過最高限額的投注不予接受，並提示可投注的金額；停止下注時仍低於最低限額的投注予以退還。",
)
MAX_DIFFERENCE = Text(
    "The table's Player and Banker totals may differ by at most {amount}.",
    "本桌庄、闲总投注额之差不得超过 {amount}。",
    "本桌莊、閒總投注額之差不得超過 {amount}。",
)
CHIPS = Text(
    "Chips: {chips}. Denomination: {denomination}.",
    "筹码：{chips}。面额：{denomination}。",
    "籌碼：{chips}。面額：{denomination}。",
)
BOTH_LINES = Text(
    "One patron may bet Player and Banker in the same coup.",
    "同一投注者可在同一局同时投注庄和闲。",
    "同一投注者可在同一局同時投注莊和閒。",
)
BOTH_LINES_BUT = Text(
    "One patron may bet Player and Banker in the same coup, except beside a wager on {bets}.",
    "同一投注者可在同一局同时投注庄和闲；但同时投注{bets}者除外。",
    "同一投注者可在同一局同時投注莊和閒；但同時投注{bets}者除外。",
)
NOT_BOTH_LINES = Text(
    "One patron may not bet Player and Banker in the same coup.",
    "同一投注者不得在同一局同时投注庄和闲。",
    "同一投注者不得在同一局同時投注莊和閒。",
)
RESIDUAL = Text(
    "A credit below the minimum may be bet whole.",
    "余额低于最低限额时，可一次全部投注。",
    "餘額低於最低限額時，可一次全部投注。",
)
NO_RESIDUAL = Text(
    "A credit below the minimum may not be bet.",
    "余额低于最低限额时，不得投注。",
    "餘額低於最低限額時，不得投注。",
)
COMBINED_PAIR_LIMIT = Text(
    "All pair bets together share one maximum.",
    "各对子投注合用一个最高限额。",
    "各對子投注合用一個最高限額。",
)
PAIRS_CLOSE = Text(
    "Pair bets close after game {game} of a shoe.",
    "每靴第 {game} 局之后不再接受对子投注。",
    "每靴第 {game} 局之後不再接受對子投注。",
)
FREE_HAND = Text(
    "A coup may be dealt without wagers (a free hand).",
    "无人投注时可照常派牌（飞牌）。",
    "無人投注時可照常派牌（飛牌）。",
)
NO_FREE_HAND = Text("No coup is dealt without a wager.", "无人投注时不派牌。", "無人投注時不派牌。")

# --- Payments ----------------------------------------------------------------------------------

PAYMENTS = Text("How wagers are paid", "派彩与结算", "派彩與結算")
ROUNDED_NEAREST = Text(
    "An amount paid that is no multiple of {unit} is rounded to the nearest one, halves to the "
    "patron.",
    "派彩金额不足 {unit} 的部分四舍五入，恰为一半时归投注者。",
    "派彩金額不足 {unit} 的部分四捨五入，恰為一半時歸投注者。",
)
ROUNDED_PATRON = Text(
    "An amount paid that is no multiple of {unit} is rounded up, to the patron.",
    "派彩金额不足 {unit} 的部分一律进位，归投注者。",
    "派彩金額不足 {unit} 的部分一律進位，歸投注者。",
)
ROUNDED_HOUSE = Text(
    "An amount paid that is no multiple of {unit} is rounded down, to the house.",
    "派彩金额不足 {unit} 的部分一律舍去，归本场。",
    "派彩金額不足 {unit} 的部分一律捨去，歸本場。",
)
ROUNDED_BANK = Text(
    "An amount paid that is no multiple of {unit} is rounded down, to the player-dealer.",
    "派彩金额不足 {unit} 的部分一律舍去，归做庄者。",
    "派彩金額不足 {unit} 的部分一律捨去，歸做莊者。",
)
ROUNDED_ONCE = Text(
    "Rounding happens once per wager, on the whole amount, never chip by chip.",
    "每注仅就总额取整一次，不按筹码逐枚计算。",
    "每注僅就總額取整一次，不按籌碼逐枚計算。",
)
PAID_EXACTLY = Text(
    "Every wager is paid exactly, in whole {unit}: a stake on which a payment would have to be "
    "rounded is not taken.",
    "每注均足额派彩，以 {unit} 为单位；派彩须取整的注码不予接受。",
    "每注均足額派彩，以 {unit} 為單位；派彩須取整的注碼不予接受。",
)
STAKES_IN = Text(
    "Stakes are multiples of {unit}.", "注码须为 {unit} 的倍数。", "注碼須為 {unit} 的倍數。"
)
STAKES_ON = Text(
    "On {bet}: multiples of {unit}.", "{bet}：{unit} 的倍数。", "{bet}：{unit} 的倍數。"
)
ORDER_HOUSE = Text(
    "Wagers are settled bet by bet in this order. The house covers every wager in full, so the "
    "order changes no amount.",
    "投注按以下次序逐项结算。本场对所有投注足额负责，次序不影响任何金额。",
    "投注按以下次序逐項結算。本場對所有投注足額負責，次序不影響任何金額。",
)
ORDER_PLAYER_DEALER = Text(
    "Wagers are settled bet by bet in this order; within each bet clockwise, from the seat to the "
    "player-dealer's left.",
    "投注按以下次序逐项结算；每一项内从做庄者左侧的座位起，按顺时针方向进行。",
    "投注按以下次序逐項結算；每一項內從做莊者左側的座位起，按順時針方向進行。",
)

# --- The player-dealer -------------------------------------------------------------------------

PLAYER_DEALER = Text("The player-dealer", "做庄规则", "做莊規則")
POSITION = Text(
    "The player-dealer pays all winning wagers and collects all losing ones from a bank posted "
    "before the hand, and makes no other wager in that hand.",
    "做庄者须在每局开始前交出庄资，以其派付所有赢注并收取所有输注；该局内不得作其他投注。",
    "做莊者須在每局開始前交出莊資，以其派付所有贏注並收取所有輸注；該局內不得作其他投注。",
)
OFFERED_AFTER = Text(
    "The position is offered clockwise around the table after every {hands} hands, to its holder "
    "last. A patron may accept or decline; if all decline, no hand is dealt. A void hand does not "
    "count.",
    "庄位每 {hands} 局后按顺时针方向依次询问，原做庄者排在最后。投注者可接受或拒绝；"
    "无人接受时不派牌。作废的局不计入局数。",
    "莊位每 {hands} 局後按順時針方向依次詢問，原做莊者排在最後。投注者可接受或拒絕；"
    "無人接受時不派牌。作廢的局不計入局數。",
)
OFFERED_EVERY_HAND = Text(
    "The position is offered clockwise around the table before every hand, to its holder last. A "
    "patron may accept or decline; if all decline, no hand is dealt.",
    "庄位在每局开始前按顺时针方向依次询问，原做庄者排在最后。投注者可接受或拒绝；"
    "无人接受时不派牌。",
    "莊位在每局開始前按順時針方向依次詢問，原做莊者排在最後。投注者可接受或拒絕；"
    "無人接受時不派牌。",
)
NO_MORE_THAN_BANK = Text(
    "The player-dealer can neither win nor lose more in a hand than the bank posted for it.",
    "做庄者每局的输赢均不超过该局所交的庄资。",
    "做莊者每局的輸贏均不超過該局所交的莊資。",
)
GROSS = Text(
    "Coverage is gross: each amount paid or collected uses up that much of the bank, pushes use "
    "none. When the bank does not cover an amount in full, what is left of it is paid or "
    "collected: a winning wager also gets its whole stake back, a losing one the part not "
    "collected. After that every later wager is returned untouched.",
    "庄资按总额覆盖：每笔派付或收取的金额都占用等额庄资，退还本金的投注不占用。庄资不足时，"
    "只派付或收取余下的部分：赢注另退还全部本金，输注退还未被收取的部分。"
    "此后其余投注一律原额退还。",
    "莊資按總額覆蓋：每筆派付或收取的金額都佔用等額莊資，退還本金的投注不佔用。莊資不足時，"
    "只派付或收取餘下的部分：贏注另退還全部本金，輸注退還未被收取的部分。"
    "此後其餘投注一律原額退還。",
)
GROSS_EXAMPLE = Text(
    "Example: the bank is 100 and Banker wins. Seat 1 loses 60 on Player: 60 is collected, 40 is "
    "left. Seat 2 wins 50 on Banker at 1 to 1: 40 is paid and the stake of 50 returned. The Tie "
    "wager of 10 at seat 3 is returned.",
    "例：庄资 100，庄胜。1 号座闲注 60 输：收取 60，余 40。2 号座庄注 50 按 1 赔 1 赢：派付 40，"
    "并退还本金 50。3 号座和注 10 原额退还。",
    "例：莊資 100，莊勝。1 號座閒注 60 輸：收取 60，餘 40。2 號座莊注 50 按 1 賠 1 贏：派付 40，"
    "並退還本金 50。3 號座和注 10 原額退還。",
)
NET = Text(
    "Coverage is net: money collected backs later payments, and each wager is paid or collected "
    "as far as the player-dealer's running result stays within the bank, won or lost. The part of "
    "a wager beyond it is returned, and settlement goes on with the next.",
    "庄资按净额覆盖：已收取的金额可用于其后的派付；做庄者在本局中的累计输赢不得超过庄资，"
    "每注在此范围内派付或收取。超出部分退还投注者，结算继续进行。",
    "莊資按淨額覆蓋：已收取的金額可用於其後的派付；做莊者在本局中的累計輸贏不得超過莊資，"
    "每注在此範圍內派付或收取。超出部分退還投注者，結算繼續進行。",
)
NET_EXAMPLE = Text(
    "Example: the bank is 100 and Banker wins. Seat 1 loses 60 on Player: 60 is collected. Seat 2 "
    "wins 50 on Banker at 1 to 1: 50 is paid out of it. The Tie wager of 10 at seat 3 loses and "
    "is collected.",
    "例：庄资 100，庄胜。1 号座闲注 60 输：收取 60。2 号座庄注 50 按 1 赔 1 赢：从中派付 50。"
    "3 号座和注 10 输，予以收取。",
    "例：莊資 100，莊勝。1 號座閒注 60 輸：收取 60。2 號座莊注 50 按 1 賠 1 贏：從中派付 50。"
    "3 號座和注 10 輸，予以收取。",
)
NO_BACK_LINE = Text(
    "Back-line betting is not permitted on any bet.",
    "所有投注均不得在他人座位后加注。",
    "所有投注均不得在他人座位後加注。",
)

# --- Collection fees ---------------------------------------------------------------------------

FEES = Text("Collection fees", "收费", "收費")
FEES_FLAT = Text(
    "Fees are flat amounts, fixed and posted before the hand. They are never a part of a wager or "
    "of a win.",
    "收费为固定金额，在每局开始前确定并公示，绝不按投注额或派彩的比例计算。",
    "收費為固定金額，在每局開始前確定並公示，絕不按投注額或派彩的比例計算。",
)
FEES_BEFORE = Text(
    "They are taken before the first card of the hand.",
    "收费在每局发出第一张牌之前收取。",
    "收費在每局發出第一張牌之前收取。",
)
FEES_AFTER = Text(
    "They are taken after the hand.",
    "收费在每局结束后收取。",
    "收費在每局結束後收取。",
)
FEES_KEPT = Text(
    "They are given back if the hand is void, and kept on a tie and when a wager finds no "
    "coverage.",
    "该局作废时退还收费；和局或投注未获庄资覆盖时，收费不退。",
    "該局作廢時退還收費；和局或投注未獲莊資覆蓋時，收費不退。",
)
FEES_MAY_BE_WAIVED = Text(
    "The house may waive a fee for a hand; the table shows that before the hand.",
    "本场可就某一局免收某项收费，并在该局开始前于本桌显示。",
    "本場可就某一局免收某項收費，並在該局開始前於本桌顯示。",
)
FEE_SCHEDULE = Text(
    "In {currency}, for each bet made, and for each hand of the player-dealer. ● marks the limits "
    "in force.",
    "单位：{currency}。各项投注按每注收取，做庄者按每局收取。● 为现行限红。",
    "單位：{currency}。各項投注按每注收取，做莊者按每局收取。● 為現行限紅。",
)
TABLE_LIMIT = Text("Table limit", "限红", "限紅")
FEE_OF_PLAYER_DEALER = Text("Player-dealer", "做庄者", "做莊者")
WAIVED = Text("none", "免收", "免收")

# --- The progressive ---------------------------------------------------------------------------

PROGRESSIVE = Text("The progressive", "累积奖", "累積獎")
RIDES_ON_LINE = Text(
    "A wager on {bet} rides on the hand of the patron's own {needs} wager, as it stands when "
    "betting closes. A patron who makes it may bet on one of the two lines only.",
    "{bet}投注跟随投注者本人的{needs}注，以停止下注时为准；作此投注者不得同时投注两方。",
    "{bet}投注跟隨投注者本人的{needs}注，以停止下注時為準；作此投注者不得同時投注兩方。",
)
RIDES_ON_WINNER = Text(
    "A wager on {bet} rides on whichever hand wins.",
    "{bet}投注以胜出的一方为准，不论庄闲。",
    "{bet}投注以勝出的一方為準，不論莊閒。",
)
RIDES_ON_SIDE = Text(
    "A wager on {bet} is about the {side}.",
    "{bet}投注以{side}为准。",
    "{bet}投注以{side}為準。",
)
EDGE_BESIDE_PRINT = Text(
    "On {hands} the house keeps {exact} of such a wager in the long run; the source sheet prints "
    "{printed}.",
    "以{hands}计，此投注长期的庄家优势为 {exact}；来源规则表印为 {printed}。",
    "以{hands}計，此投注長期的莊家優勢為 {exact}；來源規則表印為 {printed}。",
)
HIT_BESIDE_PRINT = Text(
    "On {hands} such a wager wins in {exact} of coups; the source sheet prints {printed}.",
    "以{hands}计，此投注中奖的局数占 {exact}；来源规则表印为 {printed}。",
    "以{hands}計，此投注中獎的局數佔 {exact}；來源規則表印為 {printed}。",
)
FAR_FROM_PRINT = Text(
    "The two differ by more than one percentage point, and no reading that can be set gives the "
    "printed figure.",
    "两者相差逾一个百分点，可选的各种解读均不能得出所印数字。",
    "兩者相差逾一個百分點，可選的各種解讀均不能得出所印數字。",
)
FAR_BUT_SET = Text(
    "The two differ by more than one percentage point; the printed figure is that of: {settings}.",
    "两者相差逾一个百分点；所印数字对应的设置为：{settings}。",
    "兩者相差逾一個百分點；所印數字對應的設定為：{settings}。",
)
EITHER_HAND = Text("either hand", "任何一方", "任何一方")
HIGHEST_ONLY = Text(
    "Only the first line that fits is paid, in place of all below it.",
    "只派发最先符合的一项，其下各项不再派发。",
    "只派發最先符合的一項，其下各項不再派發。",
)
METER = Text(
    "The meter starts at {seed}. Of every wager {contribution} goes to the meter and {reserve} to "
    "a reserve.",
    "奖池起始金额为 {seed}。每注的 {contribution} 拨入奖池，{reserve} 拨入储备。",
    "獎池起始金額為 {seed}。每注的 {contribution} 撥入獎池，{reserve} 撥入儲備。",
)
RESTART = Text(
    "After an award of the whole meter it starts again at {seed} and all of the reserve, besides "
    "what could not be divided.",
    "奖池全数派出后，以 {seed} 加上全部储备及未能均分的余数重新开始。",
    "獎池全數派出後，以 {seed} 加上全部儲備及未能均分的餘數重新開始。",
)
METER_LIMIT = Text(
    "The meter stops at {limit}; what is paid in beyond it is kept for the patrons.",
    "奖池上限为 {limit}；超出部分仍为投注者保留。",
    "獎池上限為 {limit}；超出部分仍為投注者保留。",
)
NO_METER_LIMIT = Text("The meter has no upper limit.", "奖池不设上限。", "獎池不設上限。")
ONE_PRIZE = Text(
    "A share of the meter is one prize for the table and the coup: that share of the amount shown "
    "when the result stands, this coup's contributions included.",
    "按比例派发的奖金，每桌每局只有一份：以结果确定时所显示的奖池金额（已含本局拨款）计算。",
    "按比例派發的獎金，每桌每局只有一份：以結果確定時所顯示的獎池金額（已含本局撥款）計算。",
)
SPLIT_WINNERS = Text(
    "It is divided equally among the winning wagers at the table; cents that do not divide stay "
    "on the meter.",
    "奖金由本桌所有中奖注均分；不能均分的零数留在奖池。",
    "獎金由本桌所有中獎注均分；不能均分的零數留在獎池。",
)
SPLIT_PARTICIPANTS = Text(
    "It is divided equally among all progressive wagers at the table in that coup; cents that do "
    "not divide stay on the meter.",
    "奖金由本桌该局所有累积奖投注均分；不能均分的零数留在奖池。",
    "獎金由本桌該局所有累積獎投注均分；不能均分的零數留在獎池。",
)
FIXED_FROM_TRAY = Text(
    "All other pays come from the house's tray and leave the meter as it is.",
    "其余固定奖金由本场筹码盘派付，不影响奖池。",
    "其餘固定獎金由本場籌碼盤派付，不影響獎池。",
)
FIXED_FROM_METER = Text(
    "All other pays come from the meter too; if it does not hold enough, the house pays the rest.",
    "其余固定奖金亦由奖池派付；奖池不足时由本场补足。",
    "其餘固定獎金亦由獎池派付；獎池不足時由本場補足。",
)
ONE_METER = Text(
    "The meter serves tables of this game only, and one stake. It is linked to no other "
    "progressive and to no other game.",
    "奖池仅供本游戏、同一注额的赌桌共用，不与其他累积奖或其他游戏相连。",
    "獎池僅供本遊戲、同一注額的賭桌共用，不與其他累積獎或其他遊戲相連。",
)
VERIFY = Text(
    "An award is paid once it has been verified; at a dealer's table the dealer marks each winning "
    "wager and calls a supervisor. Until then the prize is set aside from the meter, and other "
    "tables play on.",
    "奖金经核实后派付；设荷官的赌桌由荷官标记中奖注并通知主管。"
    "其间奖金已从奖池划出，其他赌桌照常进行。",
    "獎金經核實後派付；設荷官的賭桌由荷官標記中獎注並通知主管。"
    "其間獎金已從獎池劃出，其他賭桌照常進行。",
)
VERIFY_KEYED = Text(
    "The supervisor's key logs the win.",
    "由主管以钥匙登记中奖。",
    "由主管以鑰匙登記中獎。",
)
VERIFY_CARDED = Text(
    "A supervisor's card logs the win, an executive's card above {amount}.",
    "由主管刷卡登记中奖；超过 {amount} 时须由经理刷卡。",
    "由主管刷卡登記中獎；超過 {amount} 時須由經理刷卡。",
)

# --- If something goes wrong -------------------------------------------------------------------

TROUBLE = Text("If something goes wrong", "异常情况", "異常情況")
MALFUNCTION = Text(
    "Malfunction voids all pays and plays: a coup that cannot be finished as this sheet says is "
    "void.",
    "机器故障，所有派彩及局数作废：无法按本规则表完成的一局作废。",
    "機器故障，所有派彩及局數作廢：無法按本規則表完成的一局作廢。",
)
VOID = Text(
    "Void coup: every stake of that coup is returned in full.",
    "作废：作废一局的所有投注全额退还。",
    "作廢：作廢一局的所有投注全額退還。",
)
VOID_PLAYER_DEALER = Text(
    "Void coup: every stake of that coup is returned in full, with its collection fee, and so is "
    "the bank. The hand does not count for the player-dealer's turn.",
    "作废：作废一局的所有投注、收费及庄资全额退还；该局不计入做庄局数。",
    "作廢：作廢一局的所有投注、收費及莊資全額退還；該局不計入做莊局數。",
)
VOID_PROGRESSIVE = Text(
    "What a void coup's progressive wagers put on the meter stays there; their stakes are "
    "refunded by the house. Once an award has been logged its coup can no longer be void.",
    "作废一局的累积奖注由本场退还，其已拨入奖池的部分仍留在奖池；奖金登记后，该局不得再作废。",
    "作廢一局的累積獎注由本場退還，其已撥入獎池的部分仍留在獎池；獎金登記後，該局不得再作廢。",
)
DEALER_ERROR = Text(
    "Dealer error: a supervisor puts it right, so that the hands stand as the drawing rules "
    "require; where that cannot be done the coup is void. The reason is recorded. The cards dealt "
    "decide, not what a screen has shown.",
    "荷官失误：由主管更正，使双方牌局符合补牌规则；无法更正时该局作废，并记录原因。"
    "以实际发出的牌为准，而非屏幕所示。",
    "荷官失誤：由主管更正，使雙方牌局符合補牌規則；無法更正時該局作廢，並記錄原因。"
    "以實際發出的牌為準，而非螢幕所示。",
)
SETTLED_STANDS = Text(
    "A hand that has been settled between the patrons and the player-dealer is not settled again: "
    "an error found after that is a matter for the supervisor and the cage.",
    "投注者与做庄者之间已结算的一局，不再重新结算；其后发现的差错由主管及账房处理。",
    "投注者與做莊者之間已結算的一局，不再重新結算；其後發現的差錯由主管及帳房處理。",
)
DISCONNECT = Text(
    "Lost connection: a wager not confirmed when betting closes is not taken. One that was "
    "confirmed stands; the coup is finished and settled without the patron, who sees the result "
    "on return.",
    "断线：停止下注时尚未确认的投注不予接受；已确认的投注继续有效，该局照常完成并结算，"
    "投注者重新连线后可查看结果。",
    "斷線：停止下注時尚未確認的投注不予接受；已確認的投注繼續有效，該局照常完成並結算，"
    "投注者重新連線後可查看結果。",
)

# --- Settings ----------------------------------------------------------------------------------

SETTINGS = Text("Settings", "设置", "設定")
SETTINGS_EXPLAINED = Text(
    "The settings of this game as they stand. † is a decision of the house, where the sheet makes "
    "none.",
    "本游戏现行设置。带 † 者为规则表未作规定、由本场决定的项目。",
    "本遊戲現行設定。帶 † 者為規則表未作規定、由本場決定的項目。",
)
SETTING = Text("Setting", "项目", "項目")
VALUE = Text("Value", "现值", "現值")
MAY_CHANGE = Text("May be changed", "可否更改", "可否更改")
READ_ONLY = Text("read-only", "只读", "唯讀")
TABLE_CLOSED = Text("table closed", "停桌时", "停桌時")
BETWEEN_COUPS = Text("between coups", "两局之间", "兩局之間")
AT_THE_METER = Text("at the meter", "在奖池设置中", "在獎池設定中")
NOT_APPLICABLE = Text("not applicable", "不适用", "不適用")
DECIDED_BY_HOUSE = Text("{label} †", "{label} †", "{label} †")

VALUES = {
    "yes": Text("yes", "是", "是"),
    "no": Text("no", "否", "否"),
    "none": Text("none", "无", "無"),
    "nearest": Text("nearest, halves to the patron", "四舍五入", "四捨五入"),
    "patron": Text("up, to the patron", "进位，归投注者", "進位，歸投注者"),
    "house": Text("down", "舍去", "捨去"),
    "printed": Text("as printed", "按规则表所列", "按規則表所列"),
    "side-bets-first": Text("side bets first", "边注优先", "邊注優先"),
    "gross": Text("gross", "总额", "總額"),
    "net": Text("net", "净额", "淨額"),
    "sheet": Text("as the sheet says", "按规则表", "按規則表"),
    "every-hand": Text("before every hand", "每局之前", "每局之前"),
    "before-cards": Text("before the first card", "派牌前", "派牌前"),
    "after-hand": Text("after the hand", "该局结束后", "該局結束後"),
    "plain": Text("in full", "连续编号", "連續編號"),
    "no-four": Text("without 4", "不设 4 号", "不設 4 號"),
    "no-four-no-thirteen": Text("without 4 and 13", "不设 4 号和 13 号", "不設 4 號和 13 號"),
    "standard": Text("Standard", "标准", "標準"),
    "banker-6": Text("Banker 6", "庄 6 点", "莊 6 點"),
    "5-commission": Text("5 % commission", "5 % 佣金", "5 % 佣金"),
    "nc-fortune-7": Text("No commission, Fortune 7", "免佣 幸运 7", "免佣 幸運 7"),
    "paytable-1": Text("Pay table 1", "赔率表一", "賠率表一"),
    "paytable-2": Text("Pay table 2", "赔率表二", "賠率表二"),
    "paytable-3": Text("Pay table 3", "赔率表三", "賠率表三"),
    "line": Text("the patron's own line", "投注者所押的一方", "投注者所押的一方"),
    "winning-hand": Text("the winning hand", "胜方", "勝方"),
    "winners": Text("winning wagers", "中奖注", "中獎注"),
    "participants": Text("all progressive wagers", "所有累积奖注", "所有累積獎注"),
    "tray": Text("the tray", "筹码盘", "籌碼盤"),
    "meter": Text("the meter", "奖池", "獎池"),
    "keyed": Text("supervisor's key", "主管钥匙", "主管鑰匙"),
    "carded": Text("supervisor's card", "主管刷卡", "主管刷卡"),
}
"""The words for those values of settings that a sheet writes as a key."""

# --- Notices -----------------------------------------------------------------------------------

NOTICES = Text("Notices", "告示", "告示")
