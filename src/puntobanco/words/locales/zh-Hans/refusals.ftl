refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] 可接受：{ $allowed }。
    }

approval-missing =
    { $roles ->
        [none] 此操作需要第二人批准。
       *[other] 此操作需要第二人批准：{ $roles }。
    }
approval-refused =
    { $fault ->
        [none] 该批准无效。
       *[other] 该批准无效：{ $fault }。
    }
approval-fault-missing = 没有批准
approval-fault-unknown = 本场开业以来没有以此编号批准；请重新批准
approval-fault-unknown-card = 本场没有发过这张卡
approval-fault-revoked = 该卡已作废，或持卡人已离职
approval-fault-wrong-role = 批准人职位为{ $given }；须由{ $expected }批准
approval-fault-other-table = 批准用于{ $given }；须用于{ $expected }
approval-fault-expired = 已过期；请重新批准
approval-fault-replayed = 已经使用，只能用一次
approval-fault-same-person = 不能批准自己的操作；须由另一人批准
approval-fault-other-asker = 该批准由他人申请；请自行申请
approval-fault-other-act = 该批准用于另一操作；请重新批准

phase-closed = 已关闭
phase-idle = 在两局之间
phase-betting = 正在接受投注
phase-dealing = 正在派牌
phase-mid-coup = 四张牌后接受投注
phase-result = 等待结算

burn-option-1 = 翻开一张牌并按点数烧牌
burn-option-2 = 烧一张牌
burn-option-3 = 不烧牌

refusal-table-closed = 本桌已关闭。
refusal-table-open = 本桌已经开放。
refusal-table-disabled = 本桌暂停服务。
refusal-not-yours = 您无权进行此操作。
refusal-automatic-table = 自动桌自行派牌。
refusal-wrong-phase =
    { $phase ->
        [none] 本局此时不能进行此操作。
       *[other] 本局此时不能进行此操作：本桌{ $phase }。
    }
refusal-other-coup = 该局已结束或尚未开始。
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = 没有这个座位。
refusal-seat-taken = 该座位已有人。
refusal-seat-empty = 请先入座。
refusal-already-seated = 您已在本桌入座。
refusal-not-a-patron = 本场不接受该客人下注。
refusal-back-line = 不可在他人位置下注。
refusal-amount = 金额无效。{ refusal-allowed }
refusal-short-wallet = 账户余额不足。{ refusal-allowed }
refusal-short-chips = 您的筹码不足。{ refusal-allowed }
refusal-no-such-bet = 本桌没有这种投注。
refusal-bet-closed =
    { $closed ->
        [pairs] 对子投注在本靴第 { $game } 局后停止。
        [meter-down] 奖池暂停期间不接受该投注。
        [no-exact-stake] 该投注限额内没有可足额派彩的金额。
        [after-four] 此投注在四张牌后作出。
        [not-offered] 这些牌不接受此投注。
        [cards-dealt] 此投注须在派牌前作出。
        [needs] 您没有此投注所需的注码。
       *[other] 该投注现已停止。
    }
refusal-denomination =
    { $stake ->
        [none] 投注额不符合面额要求：须为 { $step } 的倍数。{ refusal-allowed }
       *[other] 该投注只收一注 { $stake }。
    }
refusal-over-bet-limit = 超出该投注的上限。{ refusal-allowed }
refusal-over-total-limit = 超出总投注上限。{ refusal-allowed }
refusal-over-difference = 庄闲投注差额过大。{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] 不可同时投注庄和闲。
       *[other] 附于庄或闲的投注只能配其中一门。
    }
refusal-player-dealer-bets = 做庄者本局不得下注。
refusal-nothing-to-take-back = 没有可撤回的投注。
refusal-nothing-to-repeat = 没有可重复的投注。
refusal-nothing-to-double = 没有可加倍的投注。
refusal-has-wagers = 您在本局仍有投注或庄资。
refusal-no-shoe = 牌靴尚未备好。
refusal-shoe-over = 本靴最后一局已结束。
refusal-shoe-in-use = 牌靴正在使用。
refusal-cut-position = 不能在此处切牌；请选择 1 至 { $last }。
refusal-no-position = 本局无人做庄。
refusal-house-banks = 本桌由本场做庄。
refusal-position-taken = 庄位已有人或正在征询。
refusal-not-offered = 尚未轮到该座位做庄。
refusal-bank-too-small = 庄资不得低于本桌下限。{ refusal-allowed }
refusal-wrong-card = 牌面无效。
refusal-no-such-card = 尚未派第 { $place } 张牌。
refusal-burn-option = 本桌的烧牌方式为：{ $burn }。
refusal-not-a-coup = 这些牌不构成完整的一局。
refusal-coup-complete = 按补牌规则不再派牌。
refusal-coup-incomplete = 按补牌规则仍须派牌。
refusal-ended-sooner = 按此牌本局早应结束；请将本局作废。
refusal-card-beyond-supply = 牌靴中已无此牌。
refusal-unknown-setting = 没有此设置。
refusal-setting-locked = 此设置不可更改。
refusal-setting-value = 此设置不接受该值。
refusal-fee-column = 请选择收费表中的栏目：{ $columns }。
refusal-no-fees = 本桌不收费。
refusal-needs-closed-table = 规则只能在关桌后更改。
refusal-no-such-coup = 该局已不能更正：只有本场做庄的上一局可以更正。
refusal-reason = 必须说明原因。
refusal-same-id = 该编号已用于其他指令。
refusal-not-face-down = 没有可翻开的牌。
refusal-face-down = 仍有牌未翻开。
refusal-no-progressive = 本游戏没有累积奖投注。
refusal-meter-linked = 本桌已共用奖池。
refusal-no-meter = 本桌没有共用奖池。
refusal-excluded = 您已被排除在游戏之外；仍可取回筹码并离座。
refusal-cooling-off = 您已选择暂停；仍可取回筹码并离座。
refusal-time-limit = 已达到您自设的时间限额。
refusal-loss-limit = 超出您自设的输额限额。{ refusal-allowed }
refusal-chips-gone = { $seats } 号位：多付的筹码已不在桌上：请客人先带回，或由账房处理。
refusal-other-currency = 此游戏的货币与本场不同。
refusal-table-name = 此名称由本场自用，请另选一个。
refusal-stake-step = 此投注只收 { $step } 的倍数，以便足额派彩。{ refusal-allowed }
refusal-wallet-full = 钱包容不下这么多。{ refusal-allowed }

table-fee-negative = 级别“{ $tier }”：收费低于零；须为固定金额
table-fee-rates = 级别“{ $tier }”：{ $rates } 项收费；最多 { $most } 项
table-player-dealer-bets = { $seat } 号位：做庄者本局不得下注；该处不应有投注
table-bank-negative = 庄资 { $bank }：须为零或以上
