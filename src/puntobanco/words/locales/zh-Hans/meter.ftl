meter-refusal-no-such-meter = 没有这个奖池。
meter-refusal-meter-exists = 已有同名奖池。
meter-refusal-meter-down = 奖池暂停。
meter-refusal-meter-up = 奖池运行中。
meter-refusal-not-yours =
    { $needed ->
        [none] 您无权进行此操作。
       *[other] 您无权进行此操作。所需职位：{ $needed }。
    }
meter-refusal-no-progressive = 本游戏没有累积奖投注。
meter-refusal-player-dealer = 玩家做庄的赌桌不设累积奖。
meter-refusal-other-game =
    { $difference ->
        [none] 一个奖池只供一种游戏、一种注额。
       *[other] 一个奖池只供一种游戏、一种注额：{ $difference }。
    }
meter-refusal-table-joined = 本桌已共用该奖池。
meter-refusal-table-not-joined = 本桌未共用该奖池。
meter-refusal-hand-on =
    { $tables ->
        [none] 牌局进行中，不得更改。
       *[other] 牌局进行中，不得更改：{ $tables }。
    }
meter-refusal-no-hand = 本桌没有该局。
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] 本局的牌尚未派完。
                [stood] 本局已有结果，尚未结束。
                [ended] 本局已结束。
               *[void] 本局已作废。
            }
        [counted] 第 { $coup } 局的投注已计入。
        [no-award] 没有等待钥匙登记的奖金。
        [not-called] 请先通知主管。
        [no-confirmation] 这项奖金无须确认。
        [no-dealer] 本局没有荷官标记。
       *[none] 此时不能进行此操作。
    }
meter-refusal-empty-seat = 该座位没有累积奖投注。
meter-refusal-no-such-row = 赔率表没有这一项。
meter-refusal-marks-disagree =
    { $marks ->
        [none] 标记与牌面不符。
       *[other] 标记与牌面不符：{ $marks }。
    }
meter-disagreement = { $seat } 号位标记{ $marked }，牌面为{ $cards }
meter-disagreement-nothing = 无
meter-refusal-no-such-award = 没有这项奖金。
meter-refusal-award-status =
    { $status ->
        [hit] 奖金尚未核实。
        [verified] 奖金已核实。
        [paid] 奖金已派付。
        [rejected] 奖金已驳回。
        [backed-out] 奖金已撤销。
       *[none] 奖金不在此状态。
    }
meter-refusal-award-pending =
    { $awards ->
        [none] 须先核实或驳回奖金。
       *[other] 须先核实或驳回奖金：{ $awards }。
    }
meter-refusal-award-logged =
    { $awards ->
        [none] 奖金已登记，不可更改。
       *[other] 奖金已登记，不可更改：{ $awards }。
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] 与记录的牌不符。
       *[other] 与记录的牌不符：{ $cards }。
    }
meter-refusal-reason =
    { $way ->
        [up] 此原因不能增加{ $pool }：{ $reason }。
        [down] 此原因不能减少{ $pool }：{ $reason }。
       *[none] 必须说明原因。
    }
meter-refusal-amount = 金额无效。
meter-refusal-over-limit =
    { $allowed ->
        [none] 将超出奖池上限。
       *[other] 将超出奖池上限。可接受：{ $allowed }。
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] 余额不足。
               *[other] 余额不足。可接受：{ $allowed }。
            }
       *[other]
            { $allowed ->
                [none] { $seat } 号位的钱包余额不足。
               *[other] { $seat } 号位的钱包余额不足。可接受：{ $allowed }。
            }
    }
meter-refusal-same-parameters = 没有任何更改。
meter-refusal-parameters =
    { $advice ->
        [none] 不能使用这些设置。
       *[other] 不能使用这些设置。{ $advice }
    }
meter-refusal-approval-missing = 此操作需要第二人批准。
meter-refusal-approval-refused = 该批准无效。
meter-refusal-same-person = 核实奖金者不得派付该奖金。
meter-refusal-not-confirmed = 须先由主管确认，再由经理刷卡。
meter-refusal-key =
    { $position ->
        [run] 钥匙在 RUN 位置。
        [jph] 钥匙在 JPH 位置。
       *[none] 钥匙不在所需位置。
    }
meter-refusal-recovery =
    { $status ->
        [verified] 奖金尚未派付，没有可追回的款项。
       *[paid] 须注明已付奖金的去向：已追回或已核销。
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] 钱包容不下这么多。
       *[other] 钱包容不下这么多。可接受：{ $allowed }。
    }

meter-difference-game = 赌桌的游戏为 { $other }，奖池为 { $own }
meter-difference-currency = 赌桌的货币为 { $other }，奖池为 { $own }
meter-difference-stake = 注额为 { $other }，奖池为 { $own }
meter-difference-decks = 牌靴有 { $other } 副牌，奖池为 { $own } 副
meter-difference-split =
    { $other ->
        [winners] 奖金只归中奖者，奖池则由所有参与者平分
       *[participants] 奖金由所有参与者平分，奖池则只归中奖者
    }
meter-difference-side = 投注跟随另一方：{ $other }，奖池为{ $own }
meter-difference-pay-table = 赌桌的赔率表不同

meter-wagers-refused = 奖池拒绝了不可能属于一局的投注。
meter-wrong-increment = 赌桌 { $table }，第 { $coup } 局：{ $why }
meter-increment-stake = { $seat } 号位投注 { $amount }；每注应为 { $expected }
meter-increment-seats =
    { $wagers ->
        [0] 没有投注
       *[other] { NUMBER($wagers) } 注之中，有座位投注多于一注
    }
meter-increment-most = 投注共 { $amount }；每局最多 { $expected }

meter-advice-contribution-range = 累积比例 { $rate }：须为 0 至 100 %。
meter-advice-reserve-range = 储备比例 { $rate }：须为 0 至 100 %。
meter-advice-rates-together = 累积与储备比例合计 { $rate }：最多 100 %。
meter-advice-amount-range =
    { $setting ->
        [seed] 起始奖金
        [limit] 上限
        [executive-above] 须经理核实的金额
       *[most-wagered] 每局投注上限
    } { $amount }：须为零或以上，且不超出账目可记的金额。
meter-advice-seed-zero = 起始奖金为 0：须填写金额，或确认起始奖金为零。
meter-advice-limit-under-seed = 上限 { $amount }：不得低于起始奖金 { $bound }。
meter-advice-limit-under-meter = 上限 { $amount }：不得低于奖池现有金额 { $bound }。
meter-advice-seed-changed = 起始奖金由 { $bound } 改为 { $amount }：印出的数字不再适用。
meter-advice-seed-under-fixed = 起始奖金 { $amount } 低于最大的固定奖金 { $bound }。
meter-advice-contribution-over-preset = 固定奖金由筹码盘支付，而累积比例 { $rate } 高于预设的 { $bound }：庄家优势低于印出的数字。
meter-advice-contribution-low = 所有奖金由奖池支付，而累积比例 { $rate } 低于 { $bound }：奖池可能不足。
meter-advice-no-reserve = 没有储备。少许储备可使奖池在中奖后从较高金额开始。
meter-advice-reserve-only-seed = 起始奖金只来自储备：若很快中奖，储备所剩不多。
meter-advice-bound-under-layout = 每局投注上限 { $amount } 低于 { NUMBER($seats) } 注的 { $bound }：满座会被当作故障。

meter-advice-riding =
    跟随{ $hands ->
        [player] 闲方
        [banker] 庄方
       *[either] 任一方
    }{ $applies ->
        [no] （并非现行设置）
       *[yes] { "" }
    }：{ $edge ->
        [none] 固定奖金支出多于奖池累积
       *[other] 庄家优势 { $edge }，平均奖金 { $award }
    }
meter-advice-verdict =
    { $game }：{ $verdict ->
        [refused] 不能使用
        [dry] 奖池将不足，由筹码盘支付其余
       *[usable] 可以使用
    }
meter-advice-line = { $code }：{ $advice }
meter-level-refuse = 拒绝
meter-level-warn = 警告
meter-level-advise = 建议
meter-level-ok = 正常
meter-file-game = { $file }：游戏“{ $game }”没有奖池；须为有奖池的游戏
meter-file-unread = { $file }：无法读取：{ $why }；须为 TOML 文件
meter-file-not-text = { $file }：不是文字文件；须为 TOML 文件
meter-file-shape = { $file }：{ $why }；须有 game 与 [settings]

meter-not-in-log = 奖池 { $meter }：赌区 { $pit } 的日志没有这个奖池；须为日志中的奖池
meter-slip-not-in-log = 奖池 { $meter } 单号 { $slip }：赌区 { $pit } 的日志没有这个单号；须为已核实奖金的单号
meter-game-without = 游戏 { $game }：没有由奖池支付的投注；须为有累积奖的游戏
meter-none-in-pit = 赌区 { $pit }：没有奖池；须为有累积奖赌桌的场所
meter-unnamed = 有 { NUMBER($count) } 个奖池：请在数据库之后注明其一：{ $meters }
meter-unknown = 奖池 { $meter }：须为 { $meters } 之一
meter-step-start = { $system ->
    [keyed] 开始游戏：感应灯显示各注；1 元注由荷官收起，5 元注留在原位
   *[carded] 在荷官屏上开始游戏：感应灯显示各注；1 元注由荷官收起，5 元注留在原位
}
meter-step-mark = { $system ->
    [keyed] 按下每位中奖者的手牌键；再按取消
   *[carded] 在荷官屏上点选每位中奖者；再点取消
}
meter-step-call = 通知主管
meter-step-key = 钥匙转至 JPH
meter-step-confirm = 主管确认
meter-step-log = { $system ->
    [keyed] 按 J-POT：登记中奖
   *[carded] 主管确认，主管刷卡
}
meter-step-executive-card = 经理刷卡
meter-step-run = 钥匙转回 RUN：调整奖池
meter-step-end = { $system ->
    [keyed] 游戏结束
   *[carded] 结束游戏
}
meter-step-pay = 派付奖金

meter-report-title = 奖池 { $meter }：{ $name }（{ $game }），{ $currency }
meter-report-state = 状态
meter-report-status =
    { $state ->
        [faulted] 故障：{ $why }
        [disabled] 已停用：{ $why }
       *[up] 运行中
    }
meter-report-tables = 赌桌
meter-report-no-tables = 无
meter-report-attention = 注意
meter-report-no-awards = 尚无奖金
meter-report-line = { $hits } × { $pays }：{ $row }
award-column-award = 编号
award-column-slip = 单号
award-column-time = 时间
award-column-table = 赌桌
award-column-coup = 局号
award-column-status = 状态
award-column-prize = 奖金
award-column-winners = 得奖人
meter-report-beginning = 起初
meter-report-now = 现在
meter-warning-dry = 奖池曾不足：自上次开始以来由筹码盘支付 { $amount } 固定奖金。
meter-warning-pending = 待核实的奖金：{ $awards }。
meter-warning-waiting = 待下次全额中奖后生效：累积比例 { $contribution }，储备比例 { $reserve }，固定奖金来源为{ $pays }。
meter-column-entry = 条目
meter-column-time = 时间
meter-column-event = 事件
meter-column-table = 赌桌
meter-column-coup = 局号
meter-column-before = 之前
meter-column-after = 之后
meter-column-reserve = 储备
meter-column-overflow = 溢出
meter-column-by = 操作人
meter-column-authorised-by = 授权人
meter-column-why = 原因
meter-history-wagers = { NUMBER($wagers) } 注
meter-history-award = 奖金 { $award }
meter-history-fixed = 固定奖金：奖池支付 { $covered }，筹码盘支付 { $short }
meter-history-slip = 奖金 { $award }，单号 { $slip }
meter-history-confirmed = 奖金 { $award }，由 { $by } 确认
meter-history-key = { $holder } 的钥匙转至 { $to }
meter-history-undone = 奖金 { $award }：{ $reason }
meter-history-adjusted = { $pool } { $change }：{ $reason }
meter-reconciliation-from = 自
meter-reconciliation-until = 至
meter-reconciliation-wagers = 注数
meter-reconciliation-in-meter = 投注总额
meter-reconciliation-hits = 命中
meter-reconciliation-wins-logged = 已登记中奖
meter-reconciliation-stakes-returned = 退还投注
meter-reconciliation-opening-meter = 期初：奖池
meter-reconciliation-opening-reserve = 期初：储备
meter-reconciliation-opening-overflow = 期初：溢出
meter-reconciliation-opening-set-aside-for-awards = 期初：待派奖金
meter-reconciliation-opening-owed-to-patrons = 期初：应付客人
meter-reconciliation-in-contributions-to-the-meter = 收入：奖池累积
meter-reconciliation-in-contributions-to-the-reserve = 收入：储备累积
meter-reconciliation-in-seed-less-taken-back = 收入：本场投入的起始奖金，减收回
meter-reconciliation-in-adjustments-less-those-down = 收入：调整净额
meter-reconciliation-in-awards-recovered = 收入：由得奖人追回的奖金
meter-reconciliation-in-awards-written-off = 收入：由本场核销的奖金
meter-reconciliation-out-awards-paid = 支出：已派奖金
meter-reconciliation-out-fixed-pays = 支出：由奖池支付的固定奖金
meter-reconciliation-closing-meter = 期末：奖池
meter-reconciliation-closing-reserve = 期末：储备
meter-reconciliation-closing-overflow = 期末：溢出
meter-reconciliation-closing-set-aside-for-awards = 期末：待派奖金
meter-reconciliation-closing-owed-to-patrons = 期末：应付客人
meter-reconciliation-not-accounted-for = 未能对账

act-open-meter = 开启累积奖
act-change-meter = 奖池设置
act-enable-meter = 启用奖池
act-confirm-award = 确认奖金
act-turn-key = 转动钥匙
act-verify-award = 核实奖金
act-reject-award = 驳回奖金
act-back-out-award = 撤销已登记的奖金
act-adjust-meter = 调整奖池
act-line-game = 游戏
act-line-fault = 故障
act-line-award = 奖金编号
act-line-position = 位置
act-line-cards = 牌面
act-line-recovery = 款项去向
act-line-pool = 账户
act-line-held = 现有
act-line-note = 说明
