role-none = 无职位
role-and = { $a }兼{ $b }
role-above = { $roles }（高于 { $amount }）
place-house = 本场
place-table = 赌桌 { $table }
place-meter = 奖池 { $meter }

people-refusal-not-yours = 只有本人可以操作。
people-refusal-role-missing = 此操作须由{ $roles }进行。
people-refusal-house-only = 只能在启动系统时开业。
people-refusal-unknown-patron = 本场没有这位客人。
people-refusal-patron-exists = 本场已有这位客人。
people-refusal-already-barred = 这位客人已被禁止游戏。
people-refusal-unknown-staff = 本场没有这位员工。
people-refusal-not-at-work = 这位员工不在本场任职。
people-refusal-unknown-card = 本场没有发过卡 { $card }。
people-refusal-card-issued = 卡 { $card } 已发过。
people-refusal-setting-value = { $value } 无效：请填写{ $expected }。
people-refusal-limit-value = 限额无效：请填写大于零的金额或时间。
people-refusal-nothing-changes = 设置没有变化。
people-refusal-nothing-waits = 没有等待生效的更改。
people-refusal-term =
    { $unit ->
        [minutes] 本场不提供该期限：请选择 { $offered } 分钟。
        [hours] 本场不提供该期限：请选择 { $offered } 小时。
       *[days] 本场不提供该期限：请选择 { $offered } 天。
    }
people-refusal-not-longer = 正在进行的期限只能延长。
people-refusal-excluded = 已被排除在游戏之外；仍可提款。
people-refusal-cooling-off = 正在暂停游戏；仍可提款。
people-refusal-not-excluded = 没有可结束的排除。
people-refusal-term-runs = 期满之前不能结束排除。
people-refusal-reason = 必须说明原因。
people-refusal-simulated = 本场不设模拟客人。
people-refusal-short-wallet = 钱包余额不足。{ refusal-allowed }
people-refusal-barred = 已被禁止游戏，不得收款；仍可付款。
people-refusal-roles-apart = 不得同时担任{ $roles }：{ $why }。
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = 超过账房单笔限额：须由{ $roles }批准。{ refusal-allowed }
people-refusal-cage-shift = 超过本班次的账房限额：须由{ $roles }批准。{ refusal-allowed }
people-refusal-opened-as = 本场开业时的性质不可更改。
people-refusal-wallet-full = 钱包容不下这么多。{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] 金额无效。
       *[other] 单次金额过大。{ refusal-allowed }
    }

roles-apart-access = 授予权限者不得使用权限
roles-apart-checks = 审计者不得参与操作
roles-apart-deals = 派牌者不得经手账房现金
roles-apart-orders = 批准付款者不得经手付款
roles-apart-corrects = 派牌者不得批准更正
roles-apart-levels = 大额奖金须由两人分别批准

house-expects-time-zone = 时区，例如 America/Los_Angeles
house-expects-day-start = 整刻钟，例如 06:00
house-expects-shifts = 每日班数，1 至 4
house-expects-cage-transaction = 以最小货币单位表示的整数金额
house-expects-cage-shift = 以最小货币单位表示的整数金额
