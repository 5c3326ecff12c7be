### 规则表、配置与设置可能出的错：位置、问题、应为。
### 数值、键名与位置照文件原样，不作翻译。

## 位置

sheet-error-at = { $file }：{ $path }：{ $problem }
sheet-error-in = { $file }：{ $problem }
sheet-error-decided = { $path }：{ $problem }
sheet-error-with = 当 { $settings } 时：{ $problem }
sheet-error-parent = { $name }：{ $problem }

## 文件

sheet-error-profile-unknown = 没有此配置；应为以 .toml 结尾的文件，或以下之一：{ $known }
sheet-error-profile-parent-unknown = { $name }：没有此配置；应为以 .toml 结尾的文件，或以下之一：{ $known }
sheet-error-game-unknown = 没有此游戏；应为以 .toml 结尾的文件，或以下之一：{ $known }
sheet-error-sheet-unknown = { $name }：没有此规则表；应为以 .toml 结尾的文件，或以下之一：{ $known }
sheet-error-part = 这是供游戏引用的部分，本身不是游戏；应为以下之一：{ $known }
sheet-error-key-taken = { $key }：内置游戏已用此键名；请另选一个
sheet-error-not-utf8 = 第 { $byte } 字节不是 UTF-8 文本；应为 UTF-8 的 TOML
sheet-error-unreadable = 无法读取：{ $reason }；应为{ $expected }
sheet-error-loop = { $loop }：规则表不能引用自身；不得循环
toml-error = 无法按 TOML 读取：{ $reason }（位于末尾）
toml-error-line = 无法按 TOML 读取：{ $reason }（第 { $line } 行第 { $column } 列），位于 { $text }
toml-error-deep-key = 无法按 TOML 读取：键 { $key } 超过 { $most } 节；应减少
toml-error-nested = 无法按 TOML 读取：列表嵌套过深；应减少
toml-error-long-number = 无法按 TOML 读取：数字长达数千位；应缩短

## 格式

sheet-error-value = { $value }：应为{ $expected }
sheet-error-float = { $value }：此处不可用小数；应为{ $expected }
sheet-error-name = { $key } 不能用作此处的名称；应为{ $expected }
sheet-error-empty = 空表；应为{ $expected }
sheet-error-unknown-key = 未知的键；应为以下之一：{ $known }
sheet-error-required = 必须写明 '{ $key }'（{ $expected }）
sheet-error-required-in-game = 缺失；此项不继承，每个游戏须自行写明
sheet-error-no-place = { $place }：规则表中没有此位置；应为 'cards.decks' 之类的位置
sheet-error-no-choices = 没有选项；至少须有一个
sheet-value-table = 表
sheet-value-list = 列表

## 合并的文件

sheet-error-parents-differ = { $file } 写的是 { $value }，{ $other_file } 写的是 { $other_value }；引用两者的规则表须写明取哪一个
sheet-error-paytables-differ = { $file } 与 { $other_file } 的定义不同；须各用各的名称
sheet-error-paytable-again = { $file } 已有定义；赔率不同须用新名称

## 设置

sheet-error-setting-locked = { $value }：此设置已锁定；应为 { $expected }
sheet-error-setting-unknown = 没有此设置；应为以下之一：{ $known }
sheet-error-setting-of-no-game = 没有任何游戏有此设置；应为以下之一：{ $known }
sheet-error-setting-without-label = { $key }：所引用的规则表没有此设置；{ $near ->
    [none] 新设置须有 'label'
   *[other] 应为 { $near }，新设置则须有 'label'
}
sheet-error-sets-or-choices = 应写 'sets' 或 'choices' 表，二者取其一
sheet-error-setting-without-value = 必须写明 'value'（无人更改时的值）
sheet-error-sets-no-value = { $place }：应为只含一个值的位置，例如 'cards.decks'
sheet-error-when-unknown = { $key }：没有此设置；应为以下之一：{ $known }
sheet-error-when-circular = { $key } 本身取决于此设置；应为不取决于它的设置
sheet-error-when-written = { $value }：应为 { $expected }，与 settings.{ $key } 的写法一致
sheet-error-of-sheet = { $problem }（依 { $file }）
sheet-error-not-among = { $value }：应为{ $count ->
    [1] { $choices }
   *[other] 以下之一：{ $choices }
}
sheet-error-too-small = { $value }：不得少于 { $least }
sheet-error-too-large = { $value }：不得多于 { $most }
sheet-error-decided-twice = 决定了 '{ $place }'，而 settings.{ $other } 也决定它；只能由一个设置决定
sheet-error-decided-elsewhere = 此处写了 { $value }，但它由 settings.{ $key } 决定；应写在该设置的值中
sheet-error-decided-by-choices = 此处写了 { $value }，但它由 settings.{ $key } 决定；应在其每个选项中写明 '{ $place }'：{ $choices }

## 投注与赔率表

sheet-error-bet-unknown = { $bet }：没有此投注；应为以下之一：{ $known }
sheet-error-bet-twice = { $bet } 列了两次；每种投注只列一次
sheet-error-bets-missing = { $count ->
   *[other] 缺少 { $bets }
}；规则表的每种投注须各列一次
sheet-error-no-bet = 没有提供任何投注；至少须有一种
sheet-error-paytable-unknown = { $paytable }：没有此赔率表；应为以下之一：{ $known }
sheet-error-no-rows = 没有行；至少须有一行
sheet-error-zero = 0：应为大于零的金额
sheet-error-negative = { $value }：应为零或以上的金额
sheet-error-seat-suits-rows = 含 'seat_suits' 的行需要座位的花色，座位的花色也需要这样的行；应两者皆有或皆无，且 side 不得为 'line'
sheet-error-seat-suits-twice = 'seat_suits' 与 'player_suits' 或 'banker_suits' 同时出现；应只写其一
sheet-error-line-needs = 必须写明；应为此跟随投注所跟随的投注
sheet-error-line-needs-others = { $needs }：跟随投注只跟随 player 或 banker；只可写这两种
sheet-error-row-without-hand = { $keys }：问的是胜方的牌，而和局没有胜方；应为 on = 'win'，或 side 为 'player' 或 'banker' 的投注
sheet-error-row-impossible = 不符合任何一局：{ $keys } 不可能成立；应为其他值
sheet-error-row-contradicts = 不符合任何一局：{ $keys } 不能同时成立；应为其他值，或去掉其中之一
sheet-error-row-unreachable = 永远用不到：它符合的每一局，前面的行都已结算，例如 { $coup } 由 rows[{ $by }] 结算；请上移或删除
sheet-error-row-not-offered = 不符合接受该投注的任何一局；应为此类牌局可能符合的行
sheet-error-after-four-side = 四张牌后作出的投注，其手牌届时必须已知；应为 'player' 或 'banker'
sheet-error-after-four-line = 主要投注须在派牌前作出；不应有 after_four_cards
sheet-error-after-four-meter = 四张牌后作出的投注不能按奖池比例派彩；应为不含奖池的赔率表
sheet-error-after-four-seats = 四张牌后作出的投注不能为座位指定花色；不应有 seat_suits
sheet-error-after-four-player-dealer = 玩家庄家的庄资在派牌前计定；应为由 'house' 做庄的赌桌
sheet-error-after-four-needs = { $bet } 在四张牌后作出；应为此前作出的投注
sheet-error-row-crosses = 与 rows[{ $row }] 交叉：两者都符合 { $both }，只有本行符合 { $this }，只有 rows[{ $row }] 符合 { $other }；各行不得有共同的局，或上面一行须完全包含在本行之内
sheet-error-pays-too-large = { $pays }：数字不得大于 { $most }
sheet-error-brings-too-much = { $bet } 按 { $pays } 下注 { $stake } 将派 { $brings }；不得多于 { $most }
sheet-error-meter-twice = 奖池已属于 { $bet }；只能有一种这样的投注
sheet-error-meter-player-dealer = 赔率表 { $paytable } 由奖池派彩；由玩家做庄的赌桌不得有奖池
sheet-error-meter-stake = 必须写明；应为累积奖投注唯一的投注额
sheet-error-meter-shares = 累积比例 { $contribution } 与储备比例 { $reserve }：合计不得超过 100 %
sheet-error-no-meter = 游戏 { $game } 没有累积奖；应为有累积奖的游戏
sheet-error-face-up = true：应为 false，因为所有牌都明派

## 限红与收费

sheet-error-tier-unknown = { $tier }：{ $known ->
    [none] 应为限红之一，但规则表没有限红
   *[other] 应为以下之一：{ $known }
}
sheet-error-limits = min { $min }、max { $max }：最低须大于零，且不高于最高
sheet-error-fees-of-house = { $columns }：由本场做庄的赌桌不得收费
sheet-error-fee-unknown = 没有此栏；应为以下之一：{ $known }
sheet-error-fee-rates = { $rates } 种收费：一张赌桌最多 { $most } 种
sheet-error-below-minimum = { $bet } 可单独投注，其最低低于赌桌最低；至少应为 { $minimum }

## 牌

shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }：至少应为一副
sheet-error-many-decks = { $decks }：最多应为 { $most } 副
sheet-error-cut-shallow = { $cut }：最后一局可能不够牌；切牌之后至少须有 { $least } 张
sheet-error-cut-deep = { $cut }：{ $decks ->
   *[other] { $decks } 副牌
}在切牌之前没有一局；最多应为 { $most }

## 配置

sheet-error-not-offered = { $game }：此处不提供；应为以下之一：{ $known }
sheet-error-basis = { $place }：配置没有写到它；{ $known ->
    [none] 应为其自身的条目
   *[other] 应为以下之一：{ $known }
}
sheet-error-no-such-game = { $game }：没有此游戏；应为以下之一：{ $known }
sheet-error-reality-check = { $minutes }：应为 reality-check-choices 之一：{ $choices }

## 金额与赔付

notation-amount = 金额 { $text }：应为数字{ $places ->
    [0] ，不带小数
   *[other] ，最多 { $places } 位小数
}
notation-rate = 比率 { $text }：应为百分比，例如 '5 %'
notation-rate-above = 比率 { $text }：不得超过 100 %
notation-pays = { $text }：应为 'N to M'、'N for M'、'push' 或 'N % of meter'
notation-pays-whole = { $text }：应为整数加 '{ $word }'，例如 '{ $example }'
notation-pays-share = { $text }：应为大于 0、不超过 100 % 的奖池份额

## 应为什么

sheet-expected-nothing = 空
sheet-expected-one-of = 以下之一：{ $values }
sheet-expected-integer = 整数
sheet-expected-integer-from = 不少于 { $least } 的整数
sheet-expected-integer-range = { $least } 至 { $most } 的整数
sheet-expected-list = 列表，每项为{ $entry }
sheet-expected-table = 由命名条目组成的表
sheet-expected-table-of = 含 { $keys } 的表
sheet-expected-true-false = true 或 false
sheet-expected-text = 文本
sheet-expected-yes-no = yes 或 no
sheet-expected-different-numbers = 互不相同的数字
sheet-expected-different-amounts = 大于零且互不相同的金额
sheet-expected-some-ranks = { $ranks } 或代表任意的 * 中的两个或三个
sheet-expected-setting-of-sheet = 规则表的设置
sheet-expected-toml-file = TOML 文件
sheet-expected-toml-or-game = TOML 文件，内置游戏则为 { $game }
sheet-expected-file-name = 文件名
sheet-expected-line = 一行文本，不得空白
sheet-expected-line-or-none = 一行文本，没有则为 ''
sheet-expected-amount = 金额，例如 "12.50"，或整数
sheet-expected-rate = 比率，例如 "5 %"
sheet-expected-pays = 'N to M'、'N for M'、'push' 或 'N % of meter'
sheet-expected-key = 由小写字母、数字和连字符组成的键名，例如 'player-pair'
sheet-expected-option = 不含点和空格的名称
sheet-expected-currency = 三个大写字母，例如 'USD'
sheet-expected-colour = 颜色，例如 '#1f5fbf'
sheet-expected-points = 0 至 9 的整数，或其列表
sheet-expected-sums = 0 至 18 的整数，或其列表
sheet-expected-held = 2 至 3 的整数，或其列表
sheet-expected-dealt = 4 至 6 的整数，或其列表
sheet-expected-pair = true、false 或 'suited'
sheet-expected-scalar = 文本、整数，或 true 或 false
sheet-expected-language = 语言标签，例如 'en' 或 'zh-Hant'
sheet-expected-name = 一行文本，或按语言（例如 'en'）列出的表
sheet-expected-ranks = 该手牌的全部牌面，如 '234' 或 '9*'，或其列表
sheet-expected-two-ranks = { $ranks } 或代表任意的 * 中的两个
sheet-expected-seat-suits = { $seats } 个座位各自的闲方与庄方花色，如 'hearts clubs'，不得重复，且全部为两种花色或全部为一种
sheet-expected-first-ranks = 两张牌的牌面，如 'KQ' 或 'K*'，或其列表
sheet-expected-cards = { $ranks } 中的牌面、如 'Qh' 的牌、花色、red 或 black，以单个空格分隔
sheet-expected-cards-text = 牌，如 'JQK'、'Qh' 或 'red'
sheet-expected-count = 按牌或组列出数目的表，如 { "{" } Q = 2 { "}" } 或 { "{" } suit = 3 { "}" }
sheet-expected-different-texts = 互不相同的条目
sheet-expected-count-of-hand = 0 至 3 的整数，或其列表
sheet-expected-count-of-coup = 0 至 6 的整数，或其列表
sheet-expected-coup-points = 0 至 54 的整数，或其列表
sheet-expected-paytable = 赔率表的名称，或 'off'
sheet-expected-place = 规则表中的位置，例如 'cards.decks'
sheet-expected-choices = 值的列表，或部分规则表的表
sheet-expected-figure = 印出的数字，例如 '2.70 %' 或 '$98,101'
sheet-expected-sheets = 规则表名称、以 .toml 结尾的文件，或其列表
sheet-expected-profiles = 配置的键名、以 .toml 结尾的文件，或其列表
sheet-expected-minutes = 分钟，0 至 1440 的整数
sheet-expected-hours = 小时，1 至 1008 的整数
sheet-expected-days = 天数，1 至 3650 的整数

## `punto check` 的警告

check-patron-edge = { $bet }：优势 { $edge }：优势在客人一方
check-patron-edge-with = { $bet }：当 { $settings } 时优势 { $edge }：优势在客人一方
check-two-cards = { $place }：'{ $ranks }' 指整手两张牌：补第三张即输；若指任何手牌的首两张，请写 first_ranks；若确指两张牌，请写 cards = 2
check-rounding = { $bet }：派彩取整至 { $unit }（{ $direction }）：优势由 { $edge } 变为投注 { $low_stake } 时 { $low_edge }、投注 { $high_stake } 时 { $high_edge }
check-no-exact-stake = { $bet }：tiers.{ $tier }：限红之内没有可足额派彩的投注额
check-far-from-print = { $bet }：{ $figures }
check-settings-miss-print = published[{ $index }].settings：按此设置 { $figures }
check-unused-paytable = paytables.{ $paytable }：无论如何设置，都没有投注使用它
check-unused-tier = tiers.{ $tier }：无论如何设置，都没有赌桌使用它
check-unused-progressive = progressive：无论如何设置，都没有投注由奖池派彩
check-game = { $file }：{ $key }：{ $name }
check-price = { $bet }：{ NUMBER($rows) } 行，优势 { $edge }
check-good = 在全部 { NUMBER($count) } 种设置组合下均有效；哈希 { $hash }
check-warning = 警告：{ $what }
