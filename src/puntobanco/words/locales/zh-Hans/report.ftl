report-title-performance =
    { $about ->
        [none] 游戏业绩
       *[other] 赌桌 { $about } 的游戏业绩
    }
report-title-liability = 应付款项
report-title-statement = { $about } 的账户
report-title-ledger = 总账
report-title-cage = 账房
report-demonstration = 演示：使用娱乐币，并非正式营业
report-generated = 生成于 { $at }
report-as-of = 截至 { $anchor }
report-period = 自 { $since } 至 { $until }
report-no-activity = 没有活动
report-row-total = 合计
report-row-table = 赌桌 { $table }
report-row-game = 游戏 { $game }
report-row-simulated = 不计：模拟
report-row-opening = 期初
report-row-closing = 期末
report-left-out = 不计：模拟客人的 { $amount }
report-one-of = { $options }：只能选其一
report-unknown = { $report }：应为 { $reports }
report-takes-no = { $option }：报告 { $report } 不接受此选项
report-needs = 报告 { $report }：需要 { $option }
report-column-coups = 局数
report-column-void = 作废
report-column-drop = 买码
report-column-wagers = 注数
report-column-stake = 投注
report-column-returned = 退还
report-column-fees = 费用
report-column-house-win = 本场盈利
report-column-theory = 理论
report-column-hold = 留存率
report-column-bet = 投注项
report-column-won = 赢得
report-column-commission = 佣金
report-column-edge = 优势
report-column-z = z
report-column-wallets = 钱包
report-column-chips = 筹码
report-column-held = 暂存
report-column-banks = 庄池
report-column-meters = 奖池
report-column-total = 合计
report-column-transaction = 交易
report-column-time = 时间
report-column-kind = 事项
report-column-table = 赌桌
report-column-coup = 局号
report-column-change = 变动
report-column-wallet = 钱包
report-column-funds = 总额
report-column-account = 科目
report-column-opening = 期初
report-column-in = 收入
report-column-out = 支出
report-column-closing = 期末
report-column-by = 经手人
report-column-times-in = 次数
report-column-times-out = 次数
report-column-net = 净额

reconcile-figure = 数字
reconcile-printed = 印出
reconcile-exact = 精确值
reconcile-verdict = 结论
reconcile-note = 说明
published-figure-edge = 优势
published-figure-hit = 中奖频率
published-figure-top-one-in = 首行，每…次一次
published-figure-mean-award = 平均奖金
published-figure-seed = 起始奖金
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] ，闲方
        [banker] ，庄方
       *[either] ，任一方
    }{ $decks ->
        [none] {""}
       *[other] ，{ $decks }
    }
reconcile-name = { $bet }：{ $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = 若 { $reading }
reconcile-cut-off = 截尾，未四舍五入
reconcile-too-high = 印出值偏高 { $off }
reconcile-too-low = 印出值偏低 { $off }
reconcile-contribution = 提成率为 { $rate } 时可得
reconcile-contribution-impossible = 提成率为 { $rate } 时可得，但没有奖池能有此提成率
reconcile-nearest = 最接近的是 { $value }：{ $readings }
reconcile-verdict-reproduced = 相符
reconcile-verdict-reproduced-if = 有条件相符
reconcile-verdict-differs = 不符
reconcile-summary = { NUMBER($figures) } 个数字：{ NUMBER($reproduced) } 个相符，{ NUMBER($conditional) } 个有条件相符，{ NUMBER($differ) } 个不符。
reconcile-nothing-printed = { $games }：没有印出数字；规则表须有 [[published]]
