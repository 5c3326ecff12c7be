### Names and notices of the built-in rule sheets and profiles.
### The English text is the one in the sheet, word for word; the key is its slug.

## Games

name-commission-free-baccarat = 免佣百家乐
name-commission-free-baccarat-dragon-bonus = 免佣龙宝百家乐
name-dragon-bonus-baccarat = 龙宝百家乐
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = 免佣龙宝百家乐 幸运 7
name-dragon-bonus-pay-table-1 = 龙宝 赔率表一
name-dragon-bonus-pay-table-2 = 龙宝 赔率表二
name-dragon-bonus-pay-table-3 = 龙宝 赔率表三
name-midi-baccarat = 中型百家乐
name-mini-baccarat = 迷你百家乐
name-dragon-bonus-progressive-table-1-5 = 龙宝累积奖 赔率表一（5 元）
name-dragon-bonus-progressive-table-1 = 龙宝累积奖 赔率表一
name-dragon-bonus-progressive-table-2 = 龙宝累积奖 赔率表二
name-dragon-bonus-progressive-table-3 = 龙宝累积奖 赔率表三
name-player-terminal-pay-table-1 = 电子终端 赔率表一
name-player-terminal-pay-table-2 = 电子终端 赔率表二
name-player-terminal-pay-table-3 = 电子终端 赔率表三
name-player-terminal-pay-table-4 = 电子终端 赔率表四

## Bets

name-player-dragon-bonus = 闲龙宝
name-banker-dragon-bonus = 庄龙宝
name-fortune-7 = 幸运 7
name-player-pair = 闲对
name-banker-pair = 庄对
name-dragon-bonus-progressive = 龙宝累积奖
name-player = 闲
name-banker = 庄
name-tie = 和

## Settings

name-settlement-order = 派彩次序
name-tie-odds-options-sheet = 和局赔率（选项表）
name-coverage-of-the-bank = 庄资覆盖方式
name-player-dealer-rotation = 庄位轮换
name-coups-before-the-position-is-offered = 庄位连任局数
name-collection-fees-taken = 收费时间
name-table-limits = 限红
name-dragon-bonus = 龙宝
name-total-decks = 牌副数
name-cards-behind-the-cut-card = 切牌后余牌数
name-new-shoe-card-burn-option = 新靴销牌方式
name-burn-card-between-hands = 每局之间销牌
name-continuous-shuffle-mode = 连续洗牌
name-payments-rounded-to = 派彩取整单位
name-payments-rounded-towards = 派彩取整方向
name-only-stakes-that-are-paid-exactly = 只收可足额派彩的注码
name-denomination = 面额
name-most-between-player-and-banker-totals = 庄闲差额上限
name-bet-both-player-and-banker = 可同时投注庄闲
name-residual-betting = 余额投注
name-dummy-hand = 飞牌
name-seats = 座位数
name-seat-numbers = 座位编号
name-betting-time-s = 下注时间（秒）
name-last-bets-warning-s = 截止提示（秒）
name-squeeze-card = 咪牌
name-squeeze-time-1st-2nd-card-s = 首两张咪牌时间（秒）
name-squeeze-time-3rd-card-s = 补牌咪牌时间（秒）
name-squeeze-minimum-bet = 咪牌最低投注
name-player-colour = 闲颜色
name-banker-colour = 庄颜色
name-tie-colour = 和颜色
name-allow-side-bet-w-o-main-bet = 允许无主注的边注
name-pair-bet-disabled-after-game = 对子投注截止局数
name-combined-pair-limit = 对子合并限红
name-progressive-wager-rides-on = 累积奖跟随
name-percentage-prize-divided-among = 百分比奖金分配
name-seed-amount = 起始奖金
name-meter-contribution = 累积比例
name-reserve-contribution = 储备比例
name-meter-limit = 奖池上限
name-fixed-pays-come-from = 固定奖金来源
name-award-verification = 奖金核实方式
name-executive-card-above = 经理核实起点
name-baccarat-type = 百家乐类型
name-paytable = 赔率表
name-banker-win-on-6-odds = 庄 6 点胜赔率
name-tie-win-odds = 和局赔率

## Profiles

name-california-sheet = 加州规则表
name-house-default = 本场默认
name-restricted-configurations = 受限配置
name-unrestricted = 不受限
name-washington-sheet = 华盛顿州规则表

## Notices

name-must-be-21-or-older-to-gamble = 年满 21 岁方可博彩。
name-gambling-problem-call-1-800-589-9966 = 有赌博问题？请致电 1-800-589-9966。
name-collection-fees-are-fixed-before-the-coup-and = 收费在每局开始前确定并公示，与投注额及派彩无关。
name-back-line-betting-is-not-permitted = 不得在他人座位后加注。
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = “Dragon Bonus（龙宝）”归 SHFL Entertainment, Inc. 所有；本桌为独立实现，仅供娱乐筹码使用。
name-only-the-highest-matching-pay-is-paid-the = 只派发符合条件的最高奖项；奖池在派出之前属于投注者。
name-the-progressive-systems-on-the-printed-sheet-are = 规则表所载的累积奖系统归 LNW Gaming, Inc. 所有；本奖池为独立实现，仅供娱乐筹码使用。
name-malfunction-voids-all-pays-and-plays = 机器故障，所有派彩及局数作废。
name-the-house-takes-no-part-in-the-play = 本场不参与游戏，与输赢结果无利害关系。
name-the-dragon-bonus-is-owned-patented-and-or = 龙宝投注（Dragon Bonus）归 SHFL Entertainment, Inc. 所有，受其专利及／或版权保护。
name-the-pay-schedule-is-posted-at-every-table = 每张赌桌均公示赔率表。
name-play-for-pleasure-you-can-set-limits-rest = 娱乐为先。您可随时在“我的限额”中设定限额、暂停或自我排除。
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = 龙宝及龙宝累积奖归其权利人所有。
