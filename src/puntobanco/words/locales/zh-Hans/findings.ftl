# 发现：验证、检查或审核查出的错误，以及其位置。

finding-at =
    赌区 { $pit } 第 { $entry } 条{ $kind ->
        [none] {""}
       *[other] （{ $kind }）
    }{ $table ->
        [none] {""}
       *[other] ，{ $table } 桌
    }{ $meter ->
        [none] {""}
       *[other] ，奖池 { $meter }
    }{ $coup ->
        [none] {""}
       *[other] ，第 { $coup } 局
    }{ $seat ->
        [none] {""}
       *[other] ，{ $seat } 号位
    }{ $bet ->
        [none] {""}
       *[other] ，投注 { $bet }
    }：{ $problem }

finding-place = 此处是赌区 { $pit } 的第 { $entry } 条
finding-hash = 哈希与所载内容不符
finding-missing = 缺失：日志末端为第 { $head } 条
finding-head = 哈希与日志末端所记不符
finding-beyond-head = 位于日志末端之后
finding-cut-off = 锚指向此条，而日志在此之前已结束
finding-anchor = 哈希与锚不符
finding-lost = 此条已获确认（{ $file }），而日志止于第 { $end } 条：最后 { NUMBER($count) } 条已丢失。请原样复制文件夹，再恢复备份
finding-lost-entry = 此条已获确认（{ $file }），却已缺失
finding-lost-hash = 此条已获确认（{ $file }），但哈希不同

finding-command = 命令“{ $command }”：该行已被更改
finding-command-count = 存有 { NUMBER($kept) } 条命令，而已执行的为 { NUMBER($due) } 条
finding-commands = 所存命令并非已执行的命令
finding-row = { $table } 的“{ $key }”：该行已被更改，不予采信
finding-astray = “{ $login }”的登录凭据：从其所属者查找不到该凭据

finding-unreadable = 无法读取：{ $problem }
finding-impossible = 不可能在此发生：{ $problem }
finding-not-applied = 无法执行，其后各条未经验证
finding-kind = 内容为 { $found }，应为 { $expected }
finding-stream = 出自 { $stream }，而此类事件不属于该处
finding-instead = 出自 { $stream }；此处应为 { $expected } 的 { $kind }
finding-ends = 日志到此结束，缺少应有的 { $stream } 的 { $kind }
finding-meter-refused = 奖池本应拒绝：{ $refusal }
finding-uncalled = 没有任何要求，却自行出现
finding-uncalled-by-meter = 没有奖池要求，却自行出现
finding-turn = 出现时赌桌状态为：{ $phase }
finding-turned = 翻开早已翻开的 { $cards }
finding-not-placed = 撤回 { $act }，而 { $seat } 号位从未下此注
finding-no-meter = 派付了无须等待奖池的投注
finding-actor = 操作者：记为 { $by }，应为 { $roles }
finding-approval = 未获授权。{ $objection }

finding-unbalanced = 分录合计为 { $total }，应为零
finding-overdrawn = 使 { $account } 变为 { $left }，应不小于零
finding-accounts = 动用了 { $accounts } 的款项
finding-wallet = { $patron } 的钱包为 { $found }，按分录应为 { $expected }
finding-no-wallet = { $patron } 的钱包不存在，按分录应为 { $expected }
finding-balance = { $account } 现存 { $found }，按分录应为 { $expected }
finding-sums = 日志无法加总：{ $problem }

finding-stopped = { $patron } 不得参与却仍在投注：{ $why }
finding-stop-excluded = 已自我排除
finding-stop-cooling-off = 暂停期内
finding-stop-time-limit = 已达时间上限
finding-risk = { $patron } 的风险额为 { $risked }，按其自设限额应不超过 { $most }

finding-differs = { $place ->
        [none] {""}
       *[other] { $place }：
    }记为 { $found }，应为 { $expected }
finding-differences = { $all }
finding-more = 另有 { NUMBER($count) } 处
finding-nothing = 无
finding-yes = 是
finding-no = 否
finding-part = { $name } { $value }
finding-posting = { $account } 的 { $amount }

finding-shoe-decks = 牌序共 { NUMBER($cards) } 张，应为每副 { NUMBER($deck) } 张的整副牌
finding-shoe-cards = 牌序中 { $card } 有 { NUMBER($found) } 张，应为 { NUMBER($expected) } 张
finding-shoe-commitment = 承诺值为 { $commitment }，而牌序与盐值得出 { $found }
finding-shoe-cut = 切牌位置为 { NUMBER($position) }，应为 1 至 { NUMBER($last) }
finding-shoe-overdealt = 已派出 { NUMBER($dealt) } 张牌，而牌靴只有 { NUMBER($cards) } 张
finding-shoe-dealt = 派出的第 { NUMBER($place) } 张为 { $found }，而切牌后的牌序为 { $expected }

evidence-entry = 赌区 { $pit } 第 { $entry } 条：{ $table } 桌第 { $coup } 局的 { $kind }
evidence-no-entry = 日志中没有赌区 { $pit } 第 { $entry } 条
evidence-other-entry = 赌区 { $pit } 第 { $entry } 条是 { $kind }，并非 { $table } 桌第 { $coup } 局
evidence-no-entries = 没有条目
evidence-chain = 第 { $first } 至 { $last } 条，每条皆由前一条得出
evidence-cards = { $cards ->
        [none] 无牌
       *[other] { $cards }
    }
evidence-other-cards = 日志为 { $cards ->
        [none] 无牌
       *[other] { $cards }
    }，显示为 { $shown ->
        [none] 无牌
       *[other] { $shown }
    }
evidence-void = 投注额与费用已退回
evidence-no-wagers = 没有投注
evidence-other-payout = { $seat } 号位 { $bet }：按牌面与规则应返还 { $expected }，而非 { $found }
evidence-settled = { NUMBER($count) } 注，按游戏 { $game } 结算
evidence-shown = { NUMBER($count) } 行
evidence-other-lines = 显示的各行与日志不符
evidence-by-hand = 由荷官以人手派牌
evidence-shoe-in-use = 牌靴用完后才公开
evidence-shoe = 第 { $shoe } 靴与承诺一致：{ $commitment }
evidence-shoe-retired = 第 { $shoe } 靴已停用：{ $why }

explain-coup = { $table } 桌，第 { $coup } 局，第 { $shoe } 靴：{ $game }
explain-entry = 日志第 { $entry } 条，游戏 { $game }
explain-void = 作废：{ $reason }；投注额与费用已退回
explain-player = 闲 { $cards } = { $total } 点
explain-banker = 庄 { $cards } = { $total } 点
explain-result = { $result ->
        [P] 闲赢
        [B] 庄赢
       *[T] 和
    }：点数 { $player } 比 { $banker }，牌数 { $player_cards } 比 { $banker_cards }
explain-bank = 庄位的庄资为 { $bank }
explain-line = { $seat } 号位，{ $patron }：{ $wager }：{ $row }；返还 { $returned }{ $due ->
        [none] {""}
       *[other] ；此数有误：按牌面与规则应为 { $due }
    }
explain-wager = { $bet } { $stake }{ $rides ->
        [none] {""}
        [player] ，跟随闲
        [banker] ，跟随庄
       *[other] ，跟随 { $rides }
    }
explain-lost = 未中任何一行，输{ $uncovered ->
        [none] {""}
       *[other] ；其中 { $uncovered } 庄资不足
    }
explain-row = { $paytable } 第 { $row } 行，{ $label }，赔 { $pays }{ $sum ->
        [none] {""}
       *[other] ：{ $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ；其中 { $uncovered } 庄资不足
    }
explain-from-meter = 由奖池派付，不在桌上派付
explain-fee = { $seat } 号位：费用 { $fee }

verification-ended = 未查出任何结果便已中止

audit-player = 闲
audit-banker = 庄
audit-tie = 和
audit-cards = { $hand }有 { NUMBER($found) } 张牌；应为 2 或 3 张
audit-total = { $hand }点数记为 { $found }，而 { $cards } 合计 { $expected } 点
audit-winner = 赢方记为{ $found }，而牌面为闲 { $player } 点、庄 { $banker } 点；应为{ $expected }
audit-supply = 牌靴中第 { $found } 张{ $card ->
        [none] 牌
       *[other] {" "}{ $card }
    }：{ $decks } 副牌只有 { $expected } 张
audit-burn = 翻开 { $card } 后烧牌 { $found } 张；应为 { $expected } 张
audit-draw = { $rule }，却{ $found }
audit-player-rule = 闲 { $total } 点应{ $expected }
audit-banker-rule = { $third ->
        [none] 闲停牌时
       *[other] 闲第三张为 { $third } 点时
    }，庄 { $total } 点应{ $expected }
audit-natural-rule = { $best }以天牌 { $total } 点结束此局，{ $hand }不应补牌
audit-draws = 补牌
audit-stands = 停牌
audit-drew = 补了 { $card }
audit-stood = 停牌
audit-number-twice = 第 { $found } 局连续出现两次；应为另一局号
audit-number = 第 { $found } 局接在第 { $last } 局之后；应为第 { $expected } 局
audit-game = 游戏哈希 { $found }：此处 { $game } 为 { $expected }；应使用派此靴时的设置
audit-bet = { $wager }：{ $game } 没有此投注；应为其一：{ $expected }
audit-after-four = { $wager }：这四张牌后不接受该投注；不应有注码
audit-side = { $wager }：此投注只跟随 { $expected }
audit-amount = { $bet }：列“{ $column }”：金额“{ $found }”：小数应不超过 { $places } 位
audit-stake = { $wager }：投注额小于零
audit-wager = { $seat ->
        [none] {""}
       *[other] { $seat } 号位：
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] ，跟随 { $rides }
    }
audit-payout = { $wager } { $what ->
        [won] 赢得
       *[returned] 返还
    } { $found }；应为 { $expected }{ $if_covered }：{ $reason }
audit-if-covered = （若庄资足够）
audit-lost = 未中任何一行，故投注输掉
audit-push = rows[{ $row }]（{ $asks }，{ $pays }）为平手，退还投注额
audit-for = rows[{ $row }]（{ $asks }）赔 { $pays }，以 { $won } 代替投注额
audit-to = rows[{ $row }]（{ $asks }）赔 { $pays }，赢 { $won }，并退还投注额 { $back }
audit-gap-winner = 未注明赢方的局
audit-gap-totals = 未注明双方点数的局
audit-gap-draws = 有一方少于两张牌的局：应由谁补牌
audit-gap-suits = 没有花色的牌：只按点数计
audit-gap-shoes = 不知属于哪靴的局：牌的数目
audit-gap-unpaid = 未注明派付的投注
audit-gap-game = 没有游戏的投注：派付
audit-gap-currency = 币种小数位与游戏不同的投注：派付
audit-gap-broken = 牌面违反规则的局上的投注：派付
audit-gap-rides = 未注明跟随哪一方的投注：派付
audit-gap-suit-rows = 赔率取决于未注明花色的投注：派付
audit-gap-seat = 未注明有花色的座位的投注：派付
audit-gap-meter = 赢得奖池份额的投注：派付
audit-gap-coverage = 对玩家做庄的投注：庄资能覆盖多少
audit-line = { $file }:{ $line }：牌靴 { $shoe }{ $coup ->
        [none] {""}
       *[other] {" "}第 { $coup } 局
    }：{ $problem }
audit-summary = { $shoes } { $coups }，{ $wagers }：{ $result }
audit-clean = 没有违反规则之处
audit-found = { NUMBER($count) } 处问题（{ $kinds }）
audit-kind-count = { $kind } { NUMBER($count) }
audit-kind-draw = 补牌
audit-kind-cards = 牌数
audit-kind-total = 点数
audit-kind-winner = 赢方
audit-kind-supply = 牌靴张数
audit-kind-payout = 派付
audit-kind-amount = 金额
audit-kind-bet = 投注
audit-kind-number = 局号
audit-kind-burn = 烧牌
audit-kind-game = 游戏
audit-not-judged = 未判定：{ $what }（{ NUMBER($count) }）
audit-progress = 审核
