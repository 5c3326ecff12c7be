# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes = { NUMBER($count) } 靴
count-sessions = { NUMBER($count) } 场
count-decks = { NUMBER($count) } 副牌
count-years = { NUMBER($count) } 年
odds-left = { $game }：剩余 { NUMBER($cards) } 张牌
odds-dealt = 桌上：闲 { $player }，庄 { $banker }
odds-no-cards = 无牌
odds-not-offered = 这些牌不接受
odds-chances = 闲赢 { $player } %，庄赢 { $banker } %，和 { $tie } %
odds-bet = 投注
odds-edge = 优势 %
odds-hit = 中奖 %
odds-deviation = 标准差
odds-meter = 奖池 { $amount }
odds-for-patron = 对客人有利
odds-removed = 取走
odds-effects = { $game }，{ $decks }：取走一张牌后优势的变化（%）
interrupted = 已中断；{ $again }
again-shoes = 已完成 { $shoes }；重现：{ $options }
again-sessions = 已完成 { $sessions }；重现：{ $options }
interrupted-no-shoes = 第一批牌靴完成前已中断
interrupted-no-sessions = 第一批场次完成前已中断
deal-heading = { $game } · 种子 { $seed }（{ $generator }）· 注额与结果以 { $currency } 计
deal-shoe = 牌靴 { $shoe }
deal-bet = 投注
deal-staked = 投注额
deal-returned = 返还
deal-net = 净额
deal-commission = 佣金
deal-on = { $bet }（{ $hand }）
deal-summary = { $coups }：庄 { $banker }，闲 { $player }，和 { $tie }
simulate-heading = { $game }：{ $shoes } { $coups }，种子 { $seed }
simulate-bet = 投注
simulate-mean = 平均 %
simulate-error = ± 95 %
simulate-exact = 精确值 %
simulate-z = z
simulate-chi-square =
    卡方 { $value }，自由度 { NUMBER($degrees) }：
    仅凭偶然，{ $chance } 的模拟会达到此值。
simulate-mean-note = 平均值是每投注一单位客人的所得；误差按牌靴计算。
simulate-speed = 每秒 { $speed } 百万局。
simulate-scarce = * 局数太少，有赔付的一行过于罕见：误差取自精确方差，平均值参考意义不大。
simulate-rare = { $error }*
simulate-cut-card = 切牌卡的影响可见：例牌比例与精确值相差 { $relative }，即 { $z } 个标准误。前段例牌多的牌靴会多出一局，而这一局所用的牌中八和九较少，因此合计的局并不完全等同于整靴。这是游戏本身的性质；--coups-per-shoe { $most } 可与精确值比较。
plan-heading = { $plan }，押 { $bets }，{ $game }：{ $sessions }，种子 { $seed }
plan-mean = 每场平均结果
plan-quantile = { $share } 的场次结果不高于
plan-end-coups = 打完所有局
plan-end-win = 赢够收手
plan-end-loss = 输到止损
plan-end-ruin = 输光
plan-drawdown-median = 最大回撤，中位数
plan-drawdown-high = 最大回撤，{ $share }
plan-longest = 最长连输
plan-action = 总投注额
plan-action-value = { $amount }，{ $wagers }
plan-bankroll = 破产风险 { $risk } 所需本金
plan-verdict =
    每投注一单位，此投注法得 { $brought }；
    按所作投注的精确优势应为 { $exact }{ $z ->
        [none] {""}
       *[other] （z { $z }）
    }。
lab-heading = { $game }，{ $hands }：{ $years }，每年 { $coups }，种子 { $seed }
lab-awards =
    { NUMBER($count) } 次 100 % 大奖：平均 { $mean }{ $exact ->
        [none] {""}
       *[other] ，精确值 { $exact }
    }{ $z ->
        [none] {""}
       *[other] （z { $z }）
    }
lab-spread = 奖金：5 % 低于 { $low }，半数低于 { $middle }，95 % 低于 { $high }
lab-days = 间隔天数：5 % 低于 { $low }，半数低于 { $middle }，95 % 低于 { $high }
lab-no-award = 这段时间内没有 100 % 大奖
lab-fixed =
    奖池支付固定赔付 { NUMBER($count) } 次，
    其中 { $dry } 奖池不足
lab-overflow = 超出奖池上限 { $amount }
lab-question = 起始奖金与提成率的影响
lab-seed = 起始奖金
lab-rate = 提成率
lab-edge = 庄家优势
lab-mean = 平均奖金
lab-below = { $share } 低于
lab-median = 中位数
lab-dry = 耗尽
lab-exact = 精确
lab-simulated = 模拟
roads-ask = 问路
roads-totals = 庄 { $banker }  闲 { $player }  和 { $tie }
roads-pairs = 对子：庄 { $banker }，闲 { $player }  例牌 { $natural }
roads-letters = B 庄（红）  P 闲（蓝）  T 和（绿）
roads-ties = 大路上 / 为一次和局，数字为相应次数，+ 为十次或以上。
roads-pair-signs = ' 庄对  . 闲对  : 两者
roads-derived = R 红与 U 蓝是列的比较，并不代表庄闲。
roads-cut = 因宽度所限省去的最早列数：{ $roads }。
roads-cut-one = { $road } { $columns }
plot-errors = 与精确平均值的差，以标准误计（灰色：{ $share }）
plot-run = { $game }：{ $coups }，种子 { $seed }
plot-coups = 局
plot-balance = 结余，{ $currency }
plot-paths = { $plan }，押 { $bets }，{ $game }：最初 { $sessions }（红：输光）
plot-result = 每场结果，{ $currency }（红：平均）
plot-sessions = 场次
plot-seed = 起始奖金 { $amount }
plot-award = 奖金，{ $currency }
plot-median = { $game }：奖金中位数（阴影：5 至 95 %）
plot-contribution = 奖池提成，占每注的 %
plot-edge = 庄家优势，%
