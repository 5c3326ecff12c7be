report-title-performance =
    { $about ->
        [none] 遊戲業績
       *[other] 賭桌 { $about } 的遊戲業績
    }
report-title-liability = 應付款項
report-title-statement = { $about } 的帳戶
report-title-ledger = 總帳
report-title-cage = 帳房
report-demonstration = 示範：使用娛樂幣，並非正式營業
report-generated = 產生於 { $at }
report-as-of = 截至 { $anchor }
report-period = 自 { $since } 至 { $until }
report-no-activity = 沒有活動
report-row-total = 合計
report-row-table = 賭桌 { $table }
report-row-game = 遊戲 { $game }
report-row-simulated = 不計：模擬
report-row-opening = 期初
report-row-closing = 期末
report-left-out = 不計：模擬客人的 { $amount }
report-one-of = { $options }：只能選其一
report-unknown = { $report }：應為 { $reports }
report-takes-no = { $option }：報告 { $report } 不接受此選項
report-needs = 報告 { $report }：需要 { $option }
report-column-coups = 局數
report-column-void = 作廢
report-column-drop = 買碼
report-column-wagers = 注數
report-column-stake = 投注
report-column-returned = 退還
report-column-fees = 費用
report-column-house-win = 本場盈利
report-column-theory = 理論
report-column-hold = 留存率
report-column-bet = 投注項
report-column-won = 贏得
report-column-commission = 佣金
report-column-edge = 優勢
report-column-z = z
report-column-wallets = 錢包
report-column-chips = 籌碼
report-column-held = 暫存
report-column-banks = 莊池
report-column-meters = 獎池
report-column-total = 合計
report-column-transaction = 交易
report-column-time = 時間
report-column-kind = 事項
report-column-table = 賭桌
report-column-coup = 局號
report-column-change = 變動
report-column-wallet = 錢包
report-column-funds = 總額
report-column-account = 科目
report-column-opening = 期初
report-column-in = 收入
report-column-out = 支出
report-column-closing = 期末
report-column-by = 經手人
report-column-times-in = 次數
report-column-times-out = 次數
report-column-net = 淨額

reconcile-figure = 數字
reconcile-printed = 印出
reconcile-exact = 精確值
reconcile-verdict = 結論
reconcile-note = 說明
published-figure-edge = 優勢
published-figure-hit = 中獎頻率
published-figure-top-one-in = 首行，每…次一次
published-figure-mean-award = 平均獎金
published-figure-seed = 起始獎金
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] ，閒方
        [banker] ，莊方
       *[either] ，任一方
    }{ $decks ->
        [none] {""}
       *[other] ，{ $decks }
    }
reconcile-name = { $bet }：{ $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = 若 { $reading }
reconcile-cut-off = 截尾，未四捨五入
reconcile-too-high = 印出值偏高 { $off }
reconcile-too-low = 印出值偏低 { $off }
reconcile-contribution = 提成率為 { $rate } 時可得
reconcile-contribution-impossible = 提成率為 { $rate } 時可得，但沒有獎池能有此提成率
reconcile-nearest = 最接近的是 { $value }：{ $readings }
reconcile-verdict-reproduced = 相符
reconcile-verdict-reproduced-if = 有條件相符
reconcile-verdict-differs = 不符
reconcile-summary = { NUMBER($figures) } 個數字：{ NUMBER($reproduced) } 個相符，{ NUMBER($conditional) } 個有條件相符，{ NUMBER($differ) } 個不符。
reconcile-nothing-printed = { $games }：沒有印出數字；規則表須有 [[published]]
