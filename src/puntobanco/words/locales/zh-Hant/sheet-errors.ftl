### 規則表、配置與設定可能出的錯：位置、問題、應為。
### 數值、鍵名與位置照檔案原樣，不作翻譯。

## 位置

sheet-error-at = { $file }：{ $path }：{ $problem }
sheet-error-in = { $file }：{ $problem }
sheet-error-decided = { $path }：{ $problem }
sheet-error-with = 當 { $settings } 時：{ $problem }
sheet-error-parent = { $name }：{ $problem }

## 檔案

sheet-error-profile-unknown = 沒有此配置；應為以 .toml 結尾的檔案，或以下之一：{ $known }
sheet-error-profile-parent-unknown = { $name }：沒有此配置；應為以 .toml 結尾的檔案，或以下之一：{ $known }
sheet-error-game-unknown = 沒有此遊戲；應為以 .toml 結尾的檔案，或以下之一：{ $known }
sheet-error-sheet-unknown = { $name }：沒有此規則表；應為以 .toml 結尾的檔案，或以下之一：{ $known }
sheet-error-part = 這是供遊戲引用的部分，本身不是遊戲；應為以下之一：{ $known }
sheet-error-key-taken = { $key }：內建遊戲已用此鍵名；請另選一個
sheet-error-not-utf8 = 第 { $byte } 位元組不是 UTF-8 文字；應為 UTF-8 的 TOML
sheet-error-unreadable = 無法讀取：{ $reason }；應為{ $expected }
sheet-error-loop = { $loop }：規則表不能引用自身；不得循環
toml-error = 無法按 TOML 讀取：{ $reason }（位於末尾）
toml-error-line = 無法按 TOML 讀取：{ $reason }（第 { $line } 行第 { $column } 列），位於 { $text }
toml-error-deep-key = 無法按 TOML 讀取：鍵 { $key } 超過 { $most } 節；應減少
toml-error-nested = 無法按 TOML 讀取：清單嵌套過深；應減少
toml-error-long-number = 無法按 TOML 讀取：數字長達數千位；應縮短

## 格式

sheet-error-value = { $value }：應為{ $expected }
sheet-error-float = { $value }：此處不可用小數；應為{ $expected }
sheet-error-name = { $key } 不能用作此處的名稱；應為{ $expected }
sheet-error-empty = 空表；應為{ $expected }
sheet-error-unknown-key = 未知的鍵；應為以下之一：{ $known }
sheet-error-required = 必須寫明 '{ $key }'（{ $expected }）
sheet-error-required-in-game = 缺失；此項不繼承，每個遊戲須自行寫明
sheet-error-no-place = { $place }：規則表中沒有此位置；應為 'cards.decks' 之類的位置
sheet-error-no-choices = 沒有選項；至少須有一個
sheet-value-table = 表
sheet-value-list = 清單

## 合併的檔案

sheet-error-parents-differ = { $file } 寫的是 { $value }，{ $other_file } 寫的是 { $other_value }；引用兩者的規則表須寫明取哪一個
sheet-error-paytables-differ = { $file } 與 { $other_file } 的定義不同；須各用各的名稱
sheet-error-paytable-again = { $file } 已有定義；賠率不同須用新名稱

## 設定

sheet-error-setting-locked = { $value }：此設定已鎖定；應為 { $expected }
sheet-error-setting-unknown = 沒有此設定；應為以下之一：{ $known }
sheet-error-setting-of-no-game = 沒有任何遊戲有此設定；應為以下之一：{ $known }
sheet-error-setting-without-label = { $key }：所引用的規則表沒有此設定；{ $near ->
    [none] 新設定須有 'label'
   *[other] 應為 { $near }，新設定則須有 'label'
}
sheet-error-sets-or-choices = 應寫 'sets' 或 'choices' 表，二者取其一
sheet-error-setting-without-value = 必須寫明 'value'（無人更改時的值）
sheet-error-sets-no-value = { $place }：應為只含一個值的位置，例如 'cards.decks'
sheet-error-when-unknown = { $key }：沒有此設定；應為以下之一：{ $known }
sheet-error-when-circular = { $key } 本身取決於此設定；應為不取決於它的設定
sheet-error-when-written = { $value }：應為 { $expected }，與 settings.{ $key } 的寫法一致
sheet-error-of-sheet = { $problem }（依 { $file }）
sheet-error-not-among = { $value }：應為{ $count ->
    [1] { $choices }
   *[other] 以下之一：{ $choices }
}
sheet-error-too-small = { $value }：不得少於 { $least }
sheet-error-too-large = { $value }：不得多於 { $most }
sheet-error-decided-twice = 決定了 '{ $place }'，而 settings.{ $other } 也決定它；只能由一個設定決定
sheet-error-decided-elsewhere = 此處寫了 { $value }，但它由 settings.{ $key } 決定；應寫在該設定的值中
sheet-error-decided-by-choices = 此處寫了 { $value }，但它由 settings.{ $key } 決定；應在其每個選項中寫明 '{ $place }'：{ $choices }

## 投注與賠率表

sheet-error-bet-unknown = { $bet }：沒有此投注；應為以下之一：{ $known }
sheet-error-bet-twice = { $bet } 列了兩次；每種投注只列一次
sheet-error-bets-missing = { $count ->
   *[other] 缺少 { $bets }
}；規則表的每種投注須各列一次
sheet-error-no-bet = 沒有提供任何投注；至少須有一種
sheet-error-paytable-unknown = { $paytable }：沒有此賠率表；應為以下之一：{ $known }
sheet-error-no-rows = 沒有行；至少須有一行
sheet-error-zero = 0：應為大於零的金額
sheet-error-negative = { $value }：應為零或以上的金額
sheet-error-seat-suits-rows = 含 'seat_suits' 的行需要座位的花色，座位的花色也需要這樣的行；應兩者皆有或皆無，且 side 不得為 'line'
sheet-error-seat-suits-twice = 'seat_suits' 與 'player_suits' 或 'banker_suits' 同時出現；應只寫其一
sheet-error-line-needs = 必須寫明；應為此跟隨投注所跟隨的投注
sheet-error-line-needs-others = { $needs }：跟隨投注只跟隨 player 或 banker；只可寫這兩種
sheet-error-row-without-hand = { $keys }：問的是勝方的牌，而和局沒有勝方；應為 on = 'win'，或 side 為 'player' 或 'banker' 的投注
sheet-error-row-impossible = 不符合任何一局：{ $keys } 不可能成立；應為其他值
sheet-error-row-contradicts = 不符合任何一局：{ $keys } 不能同時成立；應為其他值，或去掉其中之一
sheet-error-row-unreachable = 永遠用不到：它符合的每一局，前面的行都已結算，例如 { $coup } 由 rows[{ $by }] 結算；請上移或刪除
sheet-error-row-not-offered = 不符合接受該投注的任何一局；應為此類牌局可能符合的行
sheet-error-after-four-side = 四張牌後作出的投注，其手牌屆時必須已知；應為 'player' 或 'banker'
sheet-error-after-four-line = 主要投注須在派牌前作出；不應有 after_four_cards
sheet-error-after-four-meter = 四張牌後作出的投注不能按獎池比例派彩；應為不含獎池的賠率表
sheet-error-after-four-seats = 四張牌後作出的投注不能為座位指定花色；不應有 seat_suits
sheet-error-after-four-player-dealer = 玩家莊家的莊資在派牌前計定；應為由 'house' 做莊的賭桌
sheet-error-after-four-needs = { $bet } 在四張牌後作出；應為此前作出的投注
sheet-error-row-crosses = 與 rows[{ $row }] 交叉：兩者都符合 { $both }，只有本行符合 { $this }，只有 rows[{ $row }] 符合 { $other }；各行不得有共同的局，或上面一行須完全包含在本行之內
sheet-error-pays-too-large = { $pays }：數字不得大於 { $most }
sheet-error-brings-too-much = { $bet } 按 { $pays } 下注 { $stake } 將派 { $brings }；不得多於 { $most }
sheet-error-meter-twice = 獎池已屬於 { $bet }；只能有一種這樣的投注
sheet-error-meter-player-dealer = 賠率表 { $paytable } 由獎池派彩；由玩家做莊的賭桌不得有獎池
sheet-error-meter-stake = 必須寫明；應為累積獎投注唯一的投注額
sheet-error-meter-shares = 累積比例 { $contribution } 與儲備比例 { $reserve }：合計不得超過 100 %
sheet-error-no-meter = 遊戲 { $game } 沒有累積獎；應為有累積獎的遊戲
sheet-error-face-up = true：應為 false，因為所有牌都明派

## 限紅與收費

sheet-error-tier-unknown = { $tier }：{ $known ->
    [none] 應為限紅之一，但規則表沒有限紅
   *[other] 應為以下之一：{ $known }
}
sheet-error-limits = min { $min }、max { $max }：最低須大於零，且不高於最高
sheet-error-fees-of-house = { $columns }：由本場做莊的賭桌不得收費
sheet-error-fee-unknown = 沒有此欄；應為以下之一：{ $known }
sheet-error-fee-rates = { $rates } 種收費：一張賭桌最多 { $most } 種
sheet-error-below-minimum = { $bet } 可單獨投注，其最低低於賭桌最低；至少應為 { $minimum }

## 牌

shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }：至少應為一副
sheet-error-many-decks = { $decks }：最多應為 { $most } 副
sheet-error-cut-shallow = { $cut }：最後一局可能不夠牌；切牌之後至少須有 { $least } 張
sheet-error-cut-deep = { $cut }：{ $decks ->
   *[other] { $decks } 副牌
}在切牌之前沒有一局；最多應為 { $most }

## 配置

sheet-error-not-offered = { $game }：此處不提供；應為以下之一：{ $known }
sheet-error-basis = { $place }：配置沒有寫到它；{ $known ->
    [none] 應為其自身的條目
   *[other] 應為以下之一：{ $known }
}
sheet-error-no-such-game = { $game }：沒有此遊戲；應為以下之一：{ $known }
sheet-error-reality-check = { $minutes }：應為 reality-check-choices 之一：{ $choices }

## 金額與賠付

notation-amount = 金額 { $text }：應為數字{ $places ->
    [0] ，不帶小數
   *[other] ，最多 { $places } 位小數
}
notation-rate = 比率 { $text }：應為百分比，例如 '5 %'
notation-rate-above = 比率 { $text }：不得超過 100 %
notation-pays = { $text }：應為 'N to M'、'N for M'、'push' 或 'N % of meter'
notation-pays-whole = { $text }：應為整數加 '{ $word }'，例如 '{ $example }'
notation-pays-share = { $text }：應為大於 0、不超過 100 % 的獎池份額

## 應為什麼

sheet-expected-nothing = 空
sheet-expected-one-of = 以下之一：{ $values }
sheet-expected-integer = 整數
sheet-expected-integer-from = 不少於 { $least } 的整數
sheet-expected-integer-range = { $least } 至 { $most } 的整數
sheet-expected-list = 清單，每項為{ $entry }
sheet-expected-table = 由命名條目組成的表
sheet-expected-table-of = 含 { $keys } 的表
sheet-expected-true-false = true 或 false
sheet-expected-text = 文字
sheet-expected-yes-no = yes 或 no
sheet-expected-different-numbers = 互不相同的數字
sheet-expected-different-amounts = 大於零且互不相同的金額
sheet-expected-some-ranks = { $ranks } 或代表任意的 * 中的兩個或三個
sheet-expected-setting-of-sheet = 規則表的設定
sheet-expected-toml-file = TOML 檔案
sheet-expected-toml-or-game = TOML 檔案，內建遊戲則為 { $game }
sheet-expected-file-name = 檔案名稱
sheet-expected-line = 一行文字，不得空白
sheet-expected-line-or-none = 一行文字，沒有則為 ''
sheet-expected-amount = 金額，例如 "12.50"，或整數
sheet-expected-rate = 比率，例如 "5 %"
sheet-expected-pays = 'N to M'、'N for M'、'push' 或 'N % of meter'
sheet-expected-key = 由小寫字母、數字和連字號組成的鍵名，例如 'player-pair'
sheet-expected-option = 不含點和空格的名稱
sheet-expected-currency = 三個大寫字母，例如 'USD'
sheet-expected-colour = 顏色，例如 '#1f5fbf'
sheet-expected-points = 0 至 9 的整數，或其清單
sheet-expected-sums = 0 至 18 的整數，或其清單
sheet-expected-held = 2 至 3 的整數，或其清單
sheet-expected-dealt = 4 至 6 的整數，或其清單
sheet-expected-pair = true、false 或 'suited'
sheet-expected-scalar = 文字、整數，或 true 或 false
sheet-expected-language = 語言標籤，例如 'en' 或 'zh-Hant'
sheet-expected-name = 一行文字，或按語言（例如 'en'）列出的表
sheet-expected-ranks = 該手牌的全部牌面，如 '234' 或 '9*'，或其列表
sheet-expected-two-ranks = { $ranks } 或代表任意的 * 中的兩個
sheet-expected-seat-suits = { $seats } 個座位各自的閒方與莊方花色，如 'hearts clubs'，不得重複，且全部為兩種花色或全部為一種
sheet-expected-first-ranks = 兩張牌的牌面，如 'KQ' 或 'K*'，或其列表
sheet-expected-cards = { $ranks } 中的牌面、如 'Qh' 的牌、花色、red 或 black，以單個空格分隔
sheet-expected-cards-text = 牌，如 'JQK'、'Qh' 或 'red'
sheet-expected-count = 按牌或組列出數目的表，如 { "{" } Q = 2 { "}" } 或 { "{" } suit = 3 { "}" }
sheet-expected-different-texts = 互不相同的條目
sheet-expected-count-of-hand = 0 至 3 的整數，或其清單
sheet-expected-count-of-coup = 0 至 6 的整數，或其清單
sheet-expected-coup-points = 0 至 54 的整數，或其清單
sheet-expected-paytable = 賠率表的名稱，或 'off'
sheet-expected-place = 規則表中的位置，例如 'cards.decks'
sheet-expected-choices = 值的清單，或部分規則表的表
sheet-expected-figure = 印出的數字，例如 '2.70 %' 或 '$98,101'
sheet-expected-sheets = 規則表名稱、以 .toml 結尾的檔案，或其清單
sheet-expected-profiles = 配置的鍵名、以 .toml 結尾的檔案，或其清單
sheet-expected-minutes = 分鐘，0 至 1440 的整數
sheet-expected-hours = 小時，1 至 1008 的整數
sheet-expected-days = 天數，1 至 3650 的整數

## `punto check` 的警告

check-patron-edge = { $bet }：優勢 { $edge }：優勢在客人一方
check-patron-edge-with = { $bet }：當 { $settings } 時優勢 { $edge }：優勢在客人一方
check-two-cards = { $place }：'{ $ranks }' 指整手兩張牌：補第三張即輸；若指任何手牌的首兩張，請寫 first_ranks；若確指兩張牌，請寫 cards = 2
check-rounding = { $bet }：派彩取整至 { $unit }（{ $direction }）：優勢由 { $edge } 變為投注 { $low_stake } 時 { $low_edge }、投注 { $high_stake } 時 { $high_edge }
check-no-exact-stake = { $bet }：tiers.{ $tier }：限紅之內沒有可足額派彩的投注額
check-far-from-print = { $bet }：{ $figures }
check-settings-miss-print = published[{ $index }].settings：按此設定 { $figures }
check-unused-paytable = paytables.{ $paytable }：無論如何設定，都沒有投注使用它
check-unused-tier = tiers.{ $tier }：無論如何設定，都沒有賭桌使用它
check-unused-progressive = progressive：無論如何設定，都沒有投注由獎池派彩
check-game = { $file }：{ $key }：{ $name }
check-price = { $bet }：{ NUMBER($rows) } 行，優勢 { $edge }
check-good = 在全部 { NUMBER($count) } 種設定組合下均有效；雜湊 { $hash }
check-warning = 警告：{ $what }
