sheet-kind = 规则表
sheet-source = 来源规则表
sheet-key = 游戏代码
sheet-hash = 规则哈希
sheet-profile = 配置
sheet-no-profile = 无
sheet-currency = 货币单位

sheet-fonts = "Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun
sheet-line-height = 1.7

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }–{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }–{ NUMBER($maximum) }
    }
sheet-span = { $first } 至 { $last }

sheet-title-game = 游戏简介
sheet-title-cards = 牌与点数
sheet-title-deal = 派牌与补牌
sheet-title-bets = 投注与赔率
sheet-title-limits = 限红与投注规定
sheet-title-payments = 派彩与结算
sheet-title-player-dealer = 做庄规则
sheet-title-fees = 收费
sheet-title-progressive = 累积奖
sheet-title-trouble = 异常情况
sheet-title-settings = 设置
sheet-title-notices = 告示

sheet-two-hands = 每局发闲、庄两手牌，与在座人数无关。投注者投注哪一方的点数更接近九点，以及本规则表所列的其他投注；补牌一律按固定规则进行，停止下注后任何人都不再作出选择。
sheet-banked-by-house = 本桌由本场做庄：所有赢注由本场派彩，所有输注由本场收取。
sheet-banked-by-player-dealer = 本桌由投注者轮流做庄。本场不参与赌局，与输赢无利害关系；本场从本桌所得仅为收费。
sheet-seats = 座位数：{ $seats }。
sheet-seats-and-position = 最多 { $seats } 位投注者与做庄者对赌。庄位在各座位之间轮换，做庄者座位的投注区关闭。
sheet-seats-skipped = 不设 { $numbers } 号座位。
sheet-source-line = 以下规则出自规则表“{ $source }”，并按文末所列设置执行。哈希值对应的正是这一套规则：哈希相同的两张赌桌，每一局的结算都相同。

sheet-decks =
    { $decks ->
        [1] 使用一副 52 张、不含大小王的扑克牌。
       *[other] 使用 { $decks } 副各 52 张、不含大小王的扑克牌，共 { $cards } 张。
    }
sheet-column-card = 牌面
sheet-column-points = 点数
sheet-hand-points = 一手牌的点数为各牌点数之和的个位数：7 + 8 = 15，即 5 点。
sheet-natural = 首两张牌合计 { $points } 点，称为例牌。
sheet-continuous = 连续洗牌：每一局均从重新洗好的整副牌靴发出，不设切牌卡，也不销牌。
sheet-burn-points = 新靴先翻开一张牌，再按其点数销去同等张数的暗牌；该牌为零点时销十张。
sheet-burn-one = 新靴先销去一张暗牌。
sheet-burn-none = 新靴不销牌。
sheet-burn-between = 除每靴首局外，每局开始前销去一张暗牌。
sheet-no-burn-between = 各局之间不销牌。
sheet-cut-card = 切牌卡置于最后 { $cut } 张牌之前。若在一局进行中出现，该局照常完成后再发一局；若在一局第一张牌之前出现，该局即为本靴最后一局。
sheet-face-up = 所有牌均明牌发出，投注者不得触碰。
sheet-squeeze = 投注者可以咪牌。每一方由该方投注额最高者咪牌，投注额相同时以先入座者为准；首两张限 { $first } 秒，补牌限 { $third } 秒，逾时或无人咪牌时由本桌开牌。
sheet-squeeze-by-hand = 荷官交予的牌，投注者可以咪牌；其余由荷官开牌。
sheet-squeeze-minimum = 咪牌的投注额不得低于 { NUMBER($minimum) }。
sheet-turned-by-table = 由本桌开牌，投注者不得触碰牌。

sheet-betting = 派牌前设 { $seconds } 秒下注时间。
sheet-last-bets = 截止前 { $seconds } 秒发出提示。
sheet-no-more-bets = 设荷官的赌桌由荷官宣布开始和停止下注。停止下注后不再接受、更改或撤回投注。
sheet-four-cards = 依次发出四张牌：闲、庄、闲、庄。
sheet-natural-ends = 任何一方为例牌时，双方均不补牌。
sheet-player-rule = 否则先由闲方行动：{ $draws } 点补牌，{ $stands } 点不补。
sheet-banker-after-stand = 闲方不补牌时，庄方 { $draws } 点补牌，{ $stands } 点不补。
sheet-banker-after-draw = 闲方补牌时，庄方是否补牌取决于闲方第三张牌的点数及庄方本身点数，见下表。
sheet-result = 点数更接近九点的一方为胜；点数相同为和局。

sheet-chart = 庄方补牌表：按庄方点数及闲方第三张牌的点数，“补”为补牌，“停”为不补；“无”指闲方未补牌。
sheet-chart-corner = 庄
sheet-chart-no-card = 无
sheet-chart-draws = 补
sheet-chart-stands = 停

sheet-column-bet = 投注
sheet-column-hand = 对象
sheet-column-requires = 须同时投注
sheet-column-minimum = 最低
sheet-column-maximum = 最高
sheet-seat-suits = 座位 { $seat }：{ $suits }。
sheet-column-event = 结果
sheet-column-pays = 赔率
sheet-on-both-hands = 双方
sheet-on-the-coup = 整局
sheet-rows-top-down = 每张赔率表自上而下对照，以最先符合的一行结算；没有任何一行符合即为输。
sheet-pays-to = “1 赔 N”：派彩为本金的 N 倍，并退还本金。
sheet-pays-to-part = “M 赔 N”：每 M 本金派彩 N，并退还本金。
sheet-pays-for = “1 派 N（含本金）”：共付本金的 N 倍，本金已包含在内，不另退还。
sheet-pays-push = “退还本金”：不输不赢，仅退还本金。
sheet-pays-meter = “奖池的百分比”：按该比例从累积奖池派奖，本金不另退还。
sheet-by-points = “胜 N 点”指双方最终点数之差。
sheet-over = “对方 0 点”指另一方的最终点数，余类推。
sheet-together = “双方合计”指双方最终点数相加：9 点与 8 点合计 17 点。
sheet-ranks = 列明牌面者指该方全部的牌，不计次序。
sheet-all-cards = “六张牌”“四张牌”等指该局双方发出的全部牌。
sheet-pair = 对子：该方首两张牌的牌面相同，不计花色（10 与 J 不成对），与输赢无关。
sheet-suited-pair = 完美对子：该方首两张牌的牌面与花色均相同，与输赢无关。
sheet-either-hand = “任一方”指闲方、庄方或双方。
sheet-pushed-hand-has-won = 即使某项胜出仅退还本金，该方仍视为胜方，其他投注各按自身的赔率表结算。
sheet-needs-explained = 须同时投注其他项目的投注，只接受已作出所列任一投注者。此条件于停止下注时判定：届时不符合的投注予以退还；其后该项主注的输赢不影响本注。
sheet-less-commission = { $pays }，扣 { $rate } 佣金
sheet-commission = { $bet }注赢时，从派彩中扣除 { $rate } 佣金；输注及退还本金的投注不收佣金。
sheet-fixed-stake = 每注固定为 { NUMBER($stake) }。
sheet-after-four = 在派出四张牌后、补第三张牌前，于继续进行的局中作出。就{ $side ->
    [player] 闲
   *[banker] 庄
 }家手牌的条件：{ $offers }。
sheet-paytable = 赔率表 { $key }

sheet-limits-in-force = 现行限红：每项投注 { $currency } { NUMBER($minimum) }–{ NUMBER($maximum) }；投注表另有列明者除外。
sheet-total-limit = 每位投注者所有投注合计最高 { NUMBER($total) }。
sheet-out-of-limits = 超过最高限额的投注不予接受，并提示可投注的金额；停止下注时仍低于最低限额的投注予以退还。
sheet-max-difference = 本桌庄、闲总投注额之差不得超过 { NUMBER($amount) }。
sheet-chips = 筹码：{ $chips }。面额：{ NUMBER($denomination) }。
sheet-both-lines = 同一投注者可在同一局同时投注庄和闲。
sheet-both-lines-but = 同一投注者可在同一局同时投注庄和闲；但同时投注{ $bets }者除外。
sheet-not-both-lines = 同一投注者不得在同一局同时投注庄和闲。
sheet-residual = 余额低于最低限额时，可一次全部投注。
sheet-no-residual = 余额低于最低限额时，不得投注。
sheet-combined-pair-limit = 各对子投注合用一个最高限额。
sheet-pairs-close = 每靴第 { $coup } 局之后不再接受对子投注。
sheet-free-hand = 无人投注时可照常派牌（飞牌）。
sheet-no-free-hand = 无人投注时不派牌。

sheet-rounded-nearest = 派彩金额不足 { NUMBER($unit) } 的部分四舍五入，恰为一半时归投注者。
sheet-rounded-patron = 派彩金额不足 { NUMBER($unit) } 的部分一律进位，归投注者。
sheet-rounded-house = 派彩金额不足 { NUMBER($unit) } 的部分一律舍去，归本场。
sheet-rounded-bank = 派彩金额不足 { NUMBER($unit) } 的部分一律舍去，归做庄者。
sheet-rounded-once = 每注仅就总额取整一次，不按筹码逐枚计算。
sheet-paid-exactly = 每注均足额派彩，以 { NUMBER($unit) } 为单位；派彩须取整的注码不予接受。
sheet-stakes-in = 注码须为 { NUMBER($unit) } 的倍数。
sheet-stakes-on = { $bet }：{ NUMBER($unit) } 的倍数。
sheet-order-house = 投注按以下次序逐项结算。本场对所有投注足额负责，次序不影响任何金额。
sheet-order-player-dealer = 投注按以下次序逐项结算；每一项内从做庄者左侧的座位起，按顺时针方向进行。

sheet-position = 做庄者须在每局开始前交出庄资，以其派付所有赢注并收取所有输注；该局内不得作其他投注。
sheet-offered-after = 庄位每 { $hands } 局后按顺时针方向依次询问，原做庄者排在最后。投注者可接受或拒绝；无人接受时不派牌。作废的局不计入局数。
sheet-offered-every-hand = 庄位在每局开始前按顺时针方向依次询问，原做庄者排在最后。投注者可接受或拒绝；无人接受时不派牌。
sheet-no-more-than-bank = 做庄者每局的输赢均不超过该局所交的庄资。
sheet-coverage-gross = 庄资按总额覆盖：每笔派付或收取的金额都占用等额庄资，退还本金的投注不占用。庄资不足时，只派付或收取余下的部分：赢注另退还全部本金，输注退还未被收取的部分。此后其余投注一律原额退还。
sheet-coverage-gross-example = 例：庄资 100，庄胜。1 号座闲注 60 输：收取 60，余 40。2 号座庄注 50 按 1 赔 1 赢：派付 40，并退还本金 50。3 号座和注 10 原额退还。
sheet-coverage-net = 庄资按净额覆盖：已收取的金额可用于其后的派付；做庄者在本局中的累计输赢不得超过庄资，每注在此范围内派付或收取。超出部分退还投注者，结算继续进行。
sheet-coverage-net-example = 例：庄资 100，庄胜。1 号座闲注 60 输：收取 60。2 号座庄注 50 按 1 赔 1 赢：从中派付 50。3 号座和注 10 输，予以收取。
sheet-no-back-line = 所有投注均不得在他人座位后加注。

sheet-fees-flat = 收费为固定金额，在每局开始前确定并公示，绝不按投注额或派彩的比例计算。
sheet-fees-before = 收费在每局发出第一张牌之前收取。
sheet-fees-after = 收费在每局结束后收取。
sheet-fees-kept = 该局作废时退还收费；和局或投注未获庄资覆盖时，收费不退。
sheet-fees-may-be-waived = 本场可就某一局免收某项收费，并在该局开始前于本桌显示。
sheet-fee-schedule = 单位：{ $currency }。各项投注按每注收取，做庄者按每局收取。● 为现行限红。
sheet-column-table-limit = 限红
sheet-column-player-dealer = 做庄者
sheet-fee-waived = 免收

sheet-rides-on-line = { $bet }投注跟随投注者本人的{ $needs }注，以停止下注时为准；作此投注者不得同时投注两方。
sheet-rides-on-winner = { $bet }投注以胜出的一方为准，不论庄闲。
sheet-rides-on-side =
    { $side ->
        [player] { $bet }投注以闲方为准。
       *[banker] { $bet }投注以庄方为准。
    }
sheet-edge-beside-print =
    { $hands ->
        [player] 以闲方计
        [banker] 以庄方计
       *[either] 以任何一方计
    }，此投注长期的庄家优势为 { $exact }；来源规则表印为 { $printed }。
sheet-hit-beside-print =
    { $hands ->
        [player] 以闲方计
        [banker] 以庄方计
       *[either] 以任何一方计
    }，此投注中奖的局数占 { $exact }；来源规则表印为 { $printed }。
sheet-far-from-print = 两者相差逾一个百分点，可选的各种解读均不能得出所印数字。
sheet-far-but-set = 两者相差逾一个百分点；所印数字对应的设置为：{ $settings }。
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = 只派发最先符合的一项，其下各项不再派发。
sheet-meter = 奖池起始金额为 { NUMBER($seed) }。每注的 { $contribution } 拨入奖池，{ $reserve } 拨入储备。
sheet-meter-restart = 奖池全数派出后，以 { NUMBER($seed) } 加上全部储备及未能均分的余数重新开始。
sheet-meter-limit = 奖池上限为 { NUMBER($limit) }；超出部分仍为投注者保留。
sheet-no-meter-limit = 奖池不设上限。
sheet-one-prize = 按比例派发的奖金，每桌每局只有一份：以结果确定时所显示的奖池金额（已含本局拨款）计算。
sheet-split-winners = 奖金由本桌所有中奖注均分；不能均分的零数留在奖池。
sheet-split-participants = 奖金由本桌该局所有累积奖投注均分；不能均分的零数留在奖池。
sheet-fixed-from-tray = 其余固定奖金由本场筹码盘派付，不影响奖池。
sheet-fixed-from-meter = 其余固定奖金亦由奖池派付；奖池不足时由本场补足。
sheet-one-meter = 奖池仅供本游戏、同一注额的赌桌共用，不与其他累积奖或其他游戏相连。
sheet-verify = 奖金经核实后派付；设荷官的赌桌由荷官标记中奖注并通知主管。其间奖金已从奖池划出，其他赌桌照常进行。
sheet-verify-keyed = 由主管以钥匙登记中奖。
sheet-verify-carded = 由主管刷卡登记中奖；超过 { NUMBER($amount) } 时须由经理刷卡。

sheet-malfunction = 机器故障，所有派彩及局数作废：无法按本规则表完成的一局作废。
sheet-void = 作废：作废一局的所有投注全额退还。
sheet-void-player-dealer = 作废：作废一局的所有投注、收费及庄资全额退还；该局不计入做庄局数。
sheet-void-progressive = 作废一局的累积奖注由本场退还，其已拨入奖池的部分仍留在奖池；奖金登记后，该局不得再作废。
sheet-dealer-error = 荷官失误：由主管更正，使双方牌局符合补牌规则；无法更正时该局作废，并记录原因。以实际发出的牌为准，而非屏幕所示。
sheet-settled-stands = 投注者与做庄者之间已结算的一局，不再重新结算；其后发现的差错由主管及账房处理。
sheet-disconnect = 断线：停止下注时尚未确认的投注不予接受；已确认的投注继续有效，该局照常完成并结算，投注者重新连线后可查看结果。

sheet-settings-explained = 本游戏现行设置。带 † 者为规则表未作规定、由本场决定的项目。
sheet-column-setting = 项目
sheet-column-value = 现值
sheet-column-change = 可否更改
sheet-change-read-only = 只读
sheet-change-table-closed = 停桌时
sheet-change-between-coups = 两局之间
sheet-change-at-meter = 在奖池设置中
sheet-not-applicable = 不适用
sheet-decided-by-house = { $label } †

setting-value-yes = 是
setting-value-no = 否
setting-value-none = 无
setting-value-nearest = 四舍五入
setting-value-patron = 进位，归投注者
setting-value-house = 舍去
setting-value-printed = 按规则表所列
setting-value-side-bets-first = 边注优先
setting-value-gross = 总额
setting-value-net = 净额
setting-value-sheet = 按规则表
setting-value-every-hand = 每局之前
setting-value-before-cards = 派牌前
setting-value-after-hand = 该局结束后
setting-value-plain = 连续编号
setting-value-no-four = 不设 4 号
setting-value-no-four-no-thirteen = 不设 4 号和 13 号
setting-value-standard = 标准
setting-value-banker-6 = 庄 6 点
setting-value-5-commission = 5 % 佣金
setting-value-nc-fortune-7 = 免佣 幸运 7
setting-value-paytable-1 = 赔率表一
setting-value-paytable-2 = 赔率表二
setting-value-paytable-3 = 赔率表三
setting-value-line = 投注者所押的一方
setting-value-winning-hand = 胜方
setting-value-winners = 中奖注
setting-value-participants = 所有累积奖注
setting-value-tray = 筹码盘
setting-value-meter = 奖池
setting-value-keyed = 主管钥匙
setting-value-carded = 主管刷卡
