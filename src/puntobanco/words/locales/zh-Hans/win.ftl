win-page = 中奖单
win-slip = 单号
win-award = 奖金
win-undone = 已撤销
win-line = { $name }：{ $value }
win-signature = { $what }：
win-status-verified = 已核实，尚未派付
win-status-paid = 已核实并派付
win-status-backed-out = 已撤销

win-table = 赌桌
win-coup = 局号
win-hit-at = 命中时间
win-logged-at = 登记时间
win-paid-at = 派付时间
win-not-paid = 尚未派付
win-meter = 奖池
win-number = 奖池第几次奖金
win-pit = 赌区
win-game = 游戏
win-winner = 得奖人，{ $seat } 号位
win-won-by = { $row }：{ $pays }
win-why-undone = { $at }：{ $reason }：{ $note }
win-player = 闲家
win-banker = 庄家

win-wagers = 本局累积奖投注
win-seat = 座位
win-patron = 客人
win-rides = 跟随
win-stake = 注额
win-made = 牌面构成
win-nothing = 无
win-share = 所得

win-amount = 金额
win-division = 分配
win-shown = 结果成立时的奖池金额（含本局累积）
win-prize = 奖项：{ $pays }
win-each =
    { $count ->
        [1] 归一注
       *[other] 由 { NUMBER($count) } 注平分，每注
    }
win-undivided = 除不尽的零头，留在奖池
win-awarded = 派出奖金
win-before = 派奖之前
win-seed = 本场投入的起始奖金
win-reserve = 来自储备
win-overflow = 超出上限，转入溢出
win-after = 派奖之后
win-undone-meter = 撤销奖金时的奖池
win-undone-before = 撤销之前
win-undone-award = 退回的奖金
win-undone-seed = 本场收回的起始奖金
win-undone-reserve = 退回储备
win-undone-after = 撤销之后

win-verification = 核实
win-step = 步骤
win-person = 人员
win-role = 身份
win-card = 员工卡或钥匙
win-time = 时间
win-asked = 提出
win-logged = 登记所凭
win-paid = 派付人
win-backed-out = 撤销人
win-authorised = 授权所凭

win-entries = 账目
win-entry = 分录
win-from = 转出账户
win-to = 转入账户
win-entry-hit = 命中
win-entry-paid = 派付
win-entry-backed-out = 已撤销

win-sign-asked = 提出
win-sign-verified = 核实
win-sign-backed-out = 已撤销
win-sign-authorised = 授权
win-sign-paid = 派付
win-sign-received = 签收，{ $seat } 号位

win-log-hit = 日志条目，命中
win-log-logged = 日志条目，登记
win-log-last = 日志条目，最后
win-log-game = 游戏
