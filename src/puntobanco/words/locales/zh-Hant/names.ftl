### Names and notices of the built-in rule sheets and profiles.
### The English text is the one in the sheet, word for word; the key is its slug.

## Games

name-commission-free-baccarat = 免佣百家樂
name-commission-free-baccarat-dragon-bonus = 免佣龍寶百家樂
name-dragon-bonus-baccarat = 龍寶百家樂
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = 免佣龍寶百家樂 幸運 7
name-dragon-bonus-pay-table-1 = 龍寶 賠率表一
name-dragon-bonus-pay-table-2 = 龍寶 賠率表二
name-dragon-bonus-pay-table-3 = 龍寶 賠率表三
name-midi-baccarat = 中型百家樂
name-mini-baccarat = 迷你百家樂
name-dragon-bonus-progressive-table-1-5 = 龍寶累積獎 賠率表一（5 元）
name-dragon-bonus-progressive-table-1 = 龍寶累積獎 賠率表一
name-dragon-bonus-progressive-table-2 = 龍寶累積獎 賠率表二
name-dragon-bonus-progressive-table-3 = 龍寶累積獎 賠率表三
name-player-terminal-pay-table-1 = 電子終端 賠率表一
name-player-terminal-pay-table-2 = 電子終端 賠率表二
name-player-terminal-pay-table-3 = 電子終端 賠率表三
name-player-terminal-pay-table-4 = 電子終端 賠率表四

## Bets

name-player-dragon-bonus = 閒龍寶
name-banker-dragon-bonus = 莊龍寶
name-fortune-7 = 幸運 7
name-player-pair = 閒對
name-banker-pair = 莊對
name-dragon-bonus-progressive = 龍寶累積獎
name-player = 閒
name-banker = 莊
name-tie = 和

## Settings

name-settlement-order = 派彩次序
name-tie-odds-options-sheet = 和局賠率（選項表）
name-coverage-of-the-bank = 莊資覆蓋方式
name-player-dealer-rotation = 莊位輪換
name-coups-before-the-position-is-offered = 莊位連任局數
name-collection-fees-taken = 收費時間
name-table-limits = 限紅
name-dragon-bonus = 龍寶
name-total-decks = 牌副數
name-cards-behind-the-cut-card = 切牌後餘牌數
name-new-shoe-card-burn-option = 新靴銷牌方式
name-burn-card-between-hands = 每局之間銷牌
name-continuous-shuffle-mode = 連續洗牌
name-payments-rounded-to = 派彩取整單位
name-payments-rounded-towards = 派彩取整方向
name-only-stakes-that-are-paid-exactly = 只收可足額派彩的注碼
name-denomination = 面額
name-most-between-player-and-banker-totals = 莊閒差額上限
name-bet-both-player-and-banker = 可同時投注莊閒
name-residual-betting = 餘額投注
name-dummy-hand = 飛牌
name-seats = 座位數
name-seat-numbers = 座位編號
name-betting-time-s = 下注時間（秒）
name-last-bets-warning-s = 截止提示（秒）
name-squeeze-card = 咪牌
name-squeeze-time-1st-2nd-card-s = 首兩張咪牌時間（秒）
name-squeeze-time-3rd-card-s = 補牌咪牌時間（秒）
name-squeeze-minimum-bet = 咪牌最低投注
name-player-colour = 閒顏色
name-banker-colour = 莊顏色
name-tie-colour = 和顏色
name-allow-side-bet-w-o-main-bet = 允許無主注的邊注
name-pair-bet-disabled-after-game = 對子投注截止局數
name-combined-pair-limit = 對子合併限紅
name-progressive-wager-rides-on = 累積獎跟隨
name-percentage-prize-divided-among = 百分比獎金分配
name-seed-amount = 起始獎金
name-meter-contribution = 累積比例
name-reserve-contribution = 儲備比例
name-meter-limit = 獎池上限
name-fixed-pays-come-from = 固定獎金來源
name-award-verification = 獎金核實方式
name-executive-card-above = 經理核實起點
name-baccarat-type = 百家樂類型
name-paytable = 賠率表
name-banker-win-on-6-odds = 莊 6 點勝賠率
name-tie-win-odds = 和局賠率

## Profiles

name-california-sheet = 加州規則表
name-house-default = 本場預設
name-restricted-configurations = 受限配置
name-unrestricted = 不受限
name-washington-sheet = 華盛頓州規則表

## Notices

name-must-be-21-or-older-to-gamble = 年滿 21 歲方可博彩。
name-gambling-problem-call-1-800-589-9966 = 有賭博問題？請致電 1-800-589-9966。
name-collection-fees-are-fixed-before-the-coup-and = 收費在每局開始前確定並公示，與投注額及派彩無關。
name-back-line-betting-is-not-permitted = 不得在他人座位後加注。
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = 「Dragon Bonus（龍寶）」歸 SHFL Entertainment, Inc. 所有；本桌為獨立實現，僅供娛樂籌碼使用。
name-only-the-highest-matching-pay-is-paid-the = 只派發符合條件的最高獎項；獎池在派出之前屬於投注者。
name-the-progressive-systems-on-the-printed-sheet-are = 規則表所載的累積獎系統歸 LNW Gaming, Inc. 所有；本獎池為獨立實現，僅供娛樂籌碼使用。
name-malfunction-voids-all-pays-and-plays = 機器故障，所有派彩及局數作廢。
name-the-house-takes-no-part-in-the-play = 本場不參與遊戲，與輸贏結果無利害關係。
name-the-dragon-bonus-is-owned-patented-and-or = 龍寶投注（Dragon Bonus）歸 SHFL Entertainment, Inc. 所有，受其專利及／或版權保護。
name-the-pay-schedule-is-posted-at-every-table = 每張賭桌均公示賠率表。
name-play-for-pleasure-you-can-set-limits-rest = 娛樂為先。您可隨時在「我的限額」中設定限額、暫停或自我排除。
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = 龍寶及龍寶累積獎歸其權利人所有。
