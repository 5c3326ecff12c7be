error-quoted = “{ $text }”
error-line = { $file }:{ $line }：{ $problem }
error-place = { $place }：{ $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] ：{ $problem }
    }

error-argument-least = { $argument } { $value }：不得小于 { $least }
error-argument-range = { $argument } { $value }：应为 { $least } 至 { $most }
error-argument-choice = { $argument } { $value }：应为 { $choices }

argument-against = 对方注数
argument-bankroll = 本金
argument-bound = 上限
argument-contribution = 注入比例
argument-coups = 局数
argument-coups-an-hour = 每小时局数
argument-coups-per-shoe = 每靴局数
argument-decks = 副数
argument-first-shoe = 首靴
argument-hands = 手牌
argument-hours-a-day = 每日小时数
argument-layout = 画法
argument-least = 最低注额
argument-most = 最高注额
argument-paid = 派彩含义
argument-rates = 比例
argument-reserve = 储备比例
argument-rides = 所随手牌
argument-risk = 破产风险
argument-seed = 种子
argument-seeds = 起始奖金
argument-sessions = 场次
argument-shoe = 靴
argument-shoes = 靴数
argument-stake = 注额
argument-stop-loss = 止损
argument-stop-win = 止盈
argument-tables = 桌数
argument-unit = 单位
argument-wagers = 注数
argument-workers = 工作进程数
argument-years = 年数

error-extra = { $place }：需要附加组件 [{ $extra }]；请运行 `pip install 'puntobanco[{ $extra }]'`
error-unchecked = Python 关闭了检查（-O 或 PYTHONOPTIMIZE）；两者都不可使用
error-path = PUNTO_ISA “{ $path }”：应为 { $paths }

error-json = 不是有效的 JSON：{ $problem }
error-key-repeated = 键“{ $key }”出现两次；只应出现一次
error-nesting = 列表嵌套过深；层数应更少

error-card-rank = 牌“{ $text }”：点数应为 { $ranks } 之一
error-card-suit = 牌“{ $text }”：花色应为 s h d c 或 ♠ ♥ ♦ ♣
error-rank = 点数“{ $text }”：应为 { $ranks } 之一
error-cards-none = 没有牌；至少应有一张
error-cards-dash = 同一手牌中短横位于牌之前；应位于其后
error-coup-complete = 牌“{ $cards }”：{ $count } 张牌后该局已结束；其后不应有 { $card }
error-coup-unfinished = 牌“{ $cards }”：该局尚未结束；{ $hand ->
    [player] 闲家
   *[banker] 庄家
  }应再补一张牌
error-amount = { $text }：应为金额，例如 { $example }
error-amount-negative = 金额“{ $text }”：不得小于 0

error-bet = 投注“{ $bet }”：不接受；应为 { $offered }
error-bet-rides = 投注“{ $bet }”：{ $rides ->
    [none] 没有指明所随手牌
   *[other] 不可随 { $rides }
  }；应为 { $sides }
error-bet-seat = 投注“{ $bet }”：各行取决于座位的花色；应为座位 { $seats }
error-bet-meter-row = 投注“{ $bet }”：rows[{ $row }] 按奖池比例派彩；须给出奖池金额
error-game-bet = 投注“{ $bet }”：{ $game } 不接受；应为 { $offered }
error-game-setting = 设置“{ $setting }”：{ $game } 没有这一项；应为 { $known }
error-game-no-settings = 设置“{ $setting }”：{ $game } 没有任何设置；不应指定

error-mark = 标记“{ $text }”：应为 B、P 或 T，其后视情况为 b、p 和 n
error-results-most = 结果：最多 { NUMBER($most) } 个字母，即一千靴
error-result-letter = 第 { $position } 位的结果“{ $text }”：应为 B、P 或 T

error-record-empty = 没有内容；应为“{ $opening }”
error-record-opening = “{ $text }”：首行应为“{ $opening }”
error-record-version = 版本 { $version }：应为 { $known }
error-header = “{ $key }:”位于{ $place }；应以“game:”开始一靴
error-place-first-shoe = 第一靴之前
error-place-coups = 牌局之后
error-header-repeated = “{ $key }:”在同一靴头中出现两次；只应出现一次
error-coup-line = “{ $text }”：应为“number. cards”，如有结果再加“= result”
error-coup-no-shoe = 第 { $number } 局不属于任何一靴；其前应有“game:”
error-wager-no-coup = 投注“{ $text }”不属于任何一局；其前应有一局
error-record-line = “{ $text }”：应为注释、靴头、牌局，或写作“[@seat] bet stake [on side] [-> returned] [won amount]”的投注
error-result = 结果“{ $text }”：应写作“P 9-7”、“P”或“9-7”
error-side = 一方“{ $text }”：应为 { $sides }
error-record-game = 游戏“{ $text }”：应为游戏的键，未知时为 -
error-record-hash = 哈希值“{ $text }”：应为 8 至 64 位十六进制数字
error-record-count = { $key }“{ $text }”：应为 { $least } 至 9999 的整数
error-record-burn = 烧牌“{ $text }”：应为翻开的牌与未翻开的张数，例如“Kd + 10”，或只写张数
error-record-currency = 货币“{ $text }”：应为代码及小数位数，例如“USD 2”
error-record-write = 记录：写出后无法原样读回；文字不得换行或首尾带空格，键只可用小写字母、数字和连字符

error-argument-positive = { $argument } { $value }：金额应大于零
error-argument-amount-most = { $argument } { $value }：不得大于 { $most }
error-counts = 有 { $count } 个数：应为 { $kinds } 个
error-counts-kinds = 有 { $count } 个数：应为 10 种点值、13 种点数或 52 种牌
error-counts-by-value = 按点值的张数：应为 13 种点数或 52 种牌
error-counts-suits = 有 { $count } 个数：赔付行涉及花色；应为 52 种牌
error-counts-ranks = 有 { $count } 个数：赔付行涉及点数；应为 13 种点数或 52 种牌
error-count-negative = 第 { $place } 个数为 { $count }：不得小于零
error-counts-few = 有 { $count } 张牌：一局最多用 { $least } 张；不得更少
error-removed = 取走“{ $card }” { $times } 次：牌靴中只有 { $held } 张；不得更多
error-hand = --hand { $text }：应为闲家的牌与庄家的牌，以斜线分隔，例如 '5s 2d / 9c Kh'
error-hand-few = --hand：桌上有 { $count } 张牌；至少应有 { $least } 张
error-hand-many = --hand：{ $hand ->
    [player] 闲家
   *[banker] 庄家
  }有 { $count } 张牌；最多应有 3 张
error-hand-early = --hand：{ $hand ->
    [player] 闲家
   *[banker] 庄家
  }有第三张牌；此前另一手应有两张牌
error-hand-third = --hand：{ $hand ->
    [player] 闲家
   *[banker] 庄家
  }凭这些牌不补第三张；应为两张
error-hand-supply = --hand：牌靴中已没有 { $card }；应为牌靴中有的牌
error-bet-meter = 投注“{ $bet }”：按奖池比例派彩；须给出奖池金额
error-bet-whole-meter = 投注“{ $bet }”：没有派付奖池 100 % 的一行；应有一行
error-bet-not-offered = 投注“{ $bet }”：这些牌不接受该投注；应为接受该投注的牌
error-plan-after-four = 投注“{ $bet }”：在四张牌后作出，而投注计划在此前下注；应为其他投注
error-rates-together = 注入比例 { $contribution } 与储备比例 { $reserve }：合计不得超过 100 %
error-edge-out-of-reach = 优势 { $edge }：0 至 { $most } 的注入比例都达不到；应为 { $least_edge } 至 { $most_edge }
error-meter-does-not-rise = 奖池在两次中奖之间不增长，无法计算奖金分布；注入比例应高于固定派彩所取
error-figure-top-row = { $game }：投注“{ $bet }”：最高一行不会出现；应为可能出现的一行
error-figure-no-meter = { $game }：投注“{ $bet }”：没有可供刊印数字的奖池；应为由奖池派付的投注
error-figure-number = 刊印数字“{ $text }”：应为数字，可带 $ 或 %

error-wager-columns = 投注“{ $text }”：应为 BET=STAKE_COLUMN[:PAYOUT_COLUMN]
error-cells-header = 有 { $count } 格；应与表头相同，为 { $expected } 格
error-row-no-cards = 没有牌；至少应有一张
error-column = “{ $column }”列：{ $problem }
error-no-header = 没有表头；应为各列名称，或“{ $opening }”
error-csv = 无法按 CSV 读取：{ $why }；应为表格
error-no-bets = 没有投注列；投注与注额应同时给出
error-no-stakes = 没有注额列；投注与注额应同时给出
error-header-column = “{ $column }”列{ $count ->
    [0] 不在表头中
   *[other] 在表头中出现 { $count } 次
  }；应为 { $known }
error-winner = 胜方“{ $text }”：应为 P、B 或 T，或 Player、Banker 或 Tie
error-number = 数字“{ $text }”：只应有数字

error-path-native = PUNTO_ISA “{ $path }”：没有安装原生模块；请勿设置 PUNTO_ISA
error-cluster-address = 集群“{ $address }”：应为“local”或 tcp://host:8786 之类的地址
error-cluster-no-workers = 集群 { $address }：没有工作进程；至少应有一个
error-cluster-unreachable = 集群 { $address }：无法连接（{ $why }）；应有调度程序
error-cluster-no-scheduler = 集群 { $address }：在该处监听的不是调度程序；应为调度程序
error-cluster-silent = 集群 { $address }：调度程序没有应答（{ $why }）；应有应答
error-workers = { $argument } { $value }：本机有 { $cores } 个核心，应为 1 至 { $most }
error-run-length = 一次模拟按局数或靴数计；只应给出其一
error-coups-per-shoe = { $argument } { $value }：{ $decks } 副牌的一靴只保证有 { $most } 局；不得大于 { $most }
error-classes = 所有投注的牌面条件区分出超过 { NUMBER($most) } 种结果：应减少可自由组合的条件
error-game-no-meter = { $game }：没有累进投注；应为有奖池的游戏
error-lab-long = { NUMBER($coups) } 局：事件将超过 { NUMBER($most) } 个，纯 Python 无法承担；年数应更少
error-plot-name = --plot { $file }：文件名应以 { $endings } 结尾
error-plot-folder = --plot { $file }：文件夹不存在；应为已有文件夹中的文件
error-plot-write = --plot { $file }：无法写入（{ $why }）；应为可写的文件

error-risk-bankroll = 破产风险：只适用于没有本金的场次；不应给出本金
error-risk-share = { $argument } { $value }：应为 0 与 1 之间的比例
error-bankroll = { $argument } { $value }：至少应为一个单位，即 { $unit }
error-least-stake = { $argument } { $value }：不得大于 { $bet } 的最高注额 { $most }
error-unit = { $argument } { $value }：应为 { $bet } 接受的注额，即 { $least } 至 { $most }
error-plan = 打法“{ $plan }”：应为 .csv 或 .toml 文件，或 { $plans }
error-plan-no-line = 打法“{ $plan }”：没有数列；至少应有一个数
error-plan-own-bet = --bet { $bet }：{ $plan } 自行选择投注；不应给出
error-plan-bet = 投注“{ $bet }”：随其他投注而定，或由奖池派付；应为独立的投注
error-plan-large = 投注“{ $bet }”：{ $coups } 局所赢可能超出可计范围；注额、局数或赔率应更小
error-session-bet = 投注“{ $bet }”：打法不押此注；应为 { $bets }
error-plan-unreadable = { $file }：无法读取：{ $why }；应为列有步骤的文件
error-not-text = 不是文字
error-plan-step-bet = { $place }：投注“{ $bet }”：应为 { $bets }
error-plan-steps = 打法“{ $plan }”：有 { $count } 步；应为 1 至 { $most } 步
error-plan-lacks = { $place }：缺少 { $name }；应有 { $needed }
error-plan-repeated = { $place }：步骤“{ $step }”出现两次；只应出现一次
error-plan-stake = { $place }：注额“{ $stake }”：应为大于 0 的整数单位
error-plan-follows = { $place }：{ $name } 转到步骤“{ $step }”，但没有这一步；应为 { $steps }
error-plan-unreached = { $place }：没有步骤转到“{ $step }”；每一步都应能到达
error-plan-cells = { $place }：有 { $count } 格；应为 { $expected } 格
error-plan-csv = { $place }：{ $why }；应为表格
error-plan-toml = { $file }：{ $problem }；应为 [[steps]]
error-plan-tables = { $file }：只应有 [[steps]] 表
error-plan-no-table = { $place }：“{ $value }”：应为表
error-plan-value = { $place }：“{ $value }”：应为文字或整数
error-plan-column = { $place }：“{ $column }”列：应为 { $columns }
error-plan-no-column = { $place }：缺少 { $column } 列；应有 { $columns }
error-place-line = { $file } 第 { $line } 行
error-place-step = { $file }：steps[{ $step }]
error-place-value = { $place }.{ $key }

error-invariant = 不变式被破坏：{ $problem }
error-memory = 内存不足；一次所做的应更少
error-stream = { $problem }；应为可读写的文件或流
error-file = { $file }：{ $problem }；应为可读写的文件或流
error-program = 程序故障，版本 { $version }：{ $error }，位于 { $place }：{ $problem }；请把这一行连同所键入的命令报告给 puntobanco 的维护者；{ $traceback }=1 显示更多
error-no-module = { $command }：没有模块 { $module }
error-installation = { $place }：安装不完整；请运行 `pip install --force-reinstall puntobanco`，并带上所用的附加组件
error-options-exclusive = { $options }：打印的内容不同；只应给出其一
error-option-with = { $option }：须同时给出 { $needed }
error-option-negative = { $option } { $value }：不得小于零
error-option-no-meter = { $option } { $value }：{ $game } 没有累进投注；应为有奖池的游戏
error-set = --set “{ $text }”：应为 KEY=VALUE，例如 total-decks=6
error-set-repeated = --set “{ $text }”：“{ $key }”已设为“{ $first }”；只应设一次
error-language = --language “{ $tag }”：应为 { $languages }
error-typed = { $option } { $value }：应为{ $expected }
error-usage = { $problem }；用法见 `{ $command } --help`
error-write = { $option } “{ $file }”：无法写入：{ $why }；应为自己文件夹中的文件，或用 - 打印
error-whole = { $argument } { $value }：应为整数，例如 1000000 或 1e6
error-is-folder = { $path }：是文件夹；应为文件
error-benchmark = 基准测试“{ $text }”：应为 { $known } 的一部分
error-check-nothing = check：应为以 .toml 结尾的规则表，或游戏的键
error-shoe-and-coups = --shoe 与 --coups：整靴的局数自有定数；只应给出其一
error-shoe-continuous = --shoe：连续洗牌没有靴末；应给出 --coups
error-log-entry = { $pit } 的第 { $entry } 条
error-lab-seeds = { $argument } { $value }：应为以空格分隔的金额
error-lab-rate = { $argument } { $value }：应为 0 至 100 的百分比，例如 20 或 17.5
error-lab-rates = { $argument } { $value }：应为以空格分隔的百分比
error-effects = --effects “{ $text }”：应为“value”或“card”
error-effects-full = --effects：只用于整靴；不应给出 --counts、--removed 或 --hand
error-counts-whole = --counts：已说明整靴；不应给出 --removed 或 --decks
error-count = 第 { $place } 个数为“{ $text }”：应为整数
error-risk-and-bankroll = --risk：用于求本金；不应给出 --bankroll
error-risk = { $argument } { $value }：应为 0 与 100 之间的百分比
error-log-level = --log-level { $level }：应为 { $levels }
error-database = 数据库“{ $database }”：没有这个文件；应为本场的数据库
error-database-empty = { $database }：从未写入任何内容；应为本场的日志
error-pits = --pit：有 { $count } 个赌区；应为 { $pits }
error-pit = --pit { $pit }：应为 { $pits }
error-no-tables = --table：日志中没有赌桌；应为日志中的赌桌
error-tables = --table：有 { $count } 张赌桌；应为 { $tables }
error-table = --table { $table }：没有这张赌桌；应为日志中的赌桌
error-patron = --patron { $patron }：没有这位客人；应为名称，或日志中的编号
error-moment = { $option } “{ $text }”：应为日期，例如 2023-11-14，可带时间，例如 2023-11-14T22:00，或自 1970 年起的毫秒数
error-forms = { $forms }：只应给出其一
error-wanted-edge-form = --wanted-edge 与 { $form }：应为文字或 --json
error-wanted-edge = --wanted-edge “{ $text }”：应为百分比，例如 20 或 17.5
error-meter-dry = { $game }：手牌“{ $hands }”上的固定派彩会耗尽奖池，因此没有平均值；应给出 --meter，或提高注入比例
error-log-game = 游戏“{ $game }”：未知；应为 { $games } 之一，或用 --game 给出自己的规则表
error-record-columns = { $file }：是牌靴记录；不应给出表格各列的选项
error-log-unreadable = { $file }：{ $why }；应为可读的日志
error-line-long = 一行最多 { $most } 个字符
