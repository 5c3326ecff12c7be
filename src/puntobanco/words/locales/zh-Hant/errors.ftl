error-quoted = 「{ $text }」
error-line = { $file }:{ $line }：{ $problem }
error-place = { $place }：{ $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] ：{ $problem }
    }

error-argument-least = { $argument } { $value }：不得小於 { $least }
error-argument-range = { $argument } { $value }：應為 { $least } 至 { $most }
error-argument-choice = { $argument } { $value }：應為 { $choices }

argument-against = 對方注數
argument-bankroll = 本金
argument-bound = 上限
argument-contribution = 注入比例
argument-coups = 局數
argument-coups-an-hour = 每小時局數
argument-coups-per-shoe = 每靴局數
argument-decks = 副數
argument-first-shoe = 首靴
argument-hands = 手牌
argument-hours-a-day = 每日小時數
argument-layout = 畫法
argument-least = 最低注額
argument-most = 最高注額
argument-paid = 派彩含義
argument-rates = 比例
argument-reserve = 儲備比例
argument-rides = 所隨手牌
argument-risk = 破產風險
argument-seed = 種子
argument-seeds = 起始獎金
argument-sessions = 場次
argument-shoe = 靴
argument-shoes = 靴數
argument-stake = 注額
argument-stop-loss = 止損
argument-stop-win = 止盈
argument-tables = 桌數
argument-unit = 單位
argument-wagers = 注數
argument-workers = 工作處理程序數
argument-years = 年數

error-extra = { $place }：需要附加元件 [{ $extra }]；請執行 `pip install 'puntobanco[{ $extra }]'`
error-unchecked = Python 關閉了檢查（-O 或 PYTHONOPTIMIZE）；兩者都不可使用
error-path = PUNTO_ISA 「{ $path }」：應為 { $paths }

error-json = 不是有效的 JSON：{ $problem }
error-key-repeated = 鍵「{ $key }」出現兩次；只應出現一次
error-nesting = 列表嵌套過深；層數應更少

error-card-rank = 牌「{ $text }」：點數應為 { $ranks } 之一
error-card-suit = 牌「{ $text }」：花色應為 s h d c 或 ♠ ♥ ♦ ♣
error-rank = 點數「{ $text }」：應為 { $ranks } 之一
error-cards-none = 沒有牌；至少應有一張
error-cards-dash = 同一手牌中短橫位於牌之前；應位於其後
error-coup-complete = 牌「{ $cards }」：{ $count } 張牌後該局已結束；其後不應有 { $card }
error-coup-unfinished = 牌「{ $cards }」：該局尚未結束；{ $hand ->
    [player] 閒家
   *[banker] 莊家
  }應再補一張牌
error-amount = { $text }：應為金額，例如 { $example }
error-amount-negative = 金額「{ $text }」：不得小於 0

error-bet = 投注「{ $bet }」：不接受；應為 { $offered }
error-bet-rides = 投注「{ $bet }」：{ $rides ->
    [none] 沒有指明所隨手牌
   *[other] 不可隨 { $rides }
  }；應為 { $sides }
error-bet-seat = 投注「{ $bet }」：各行取決於座位的花色；應為座位 { $seats }
error-bet-meter-row = 投注「{ $bet }」：rows[{ $row }] 按獎池比例派彩；須給出獎池金額
error-game-bet = 投注「{ $bet }」：{ $game } 不接受；應為 { $offered }
error-game-setting = 設置「{ $setting }」：{ $game } 沒有這一項；應為 { $known }
error-game-no-settings = 設置「{ $setting }」：{ $game } 沒有任何設置；不應指定

error-mark = 標記「{ $text }」：應為 B、P 或 T，其後視情況為 b、p 和 n
error-results-most = 結果：最多 { NUMBER($most) } 個字母，即一千靴
error-result-letter = 第 { $position } 位的結果「{ $text }」：應為 B、P 或 T

error-record-empty = 沒有內容；應為「{ $opening }」
error-record-opening = 「{ $text }」：首行應為「{ $opening }」
error-record-version = 版本 { $version }：應為 { $known }
error-header = 「{ $key }:」位於{ $place }；應以「game:」開始一靴
error-place-first-shoe = 第一靴之前
error-place-coups = 牌局之後
error-header-repeated = 「{ $key }:」在同一靴頭中出現兩次；只應出現一次
error-coup-line = 「{ $text }」：應為「number. cards」，如有結果再加「= result」
error-coup-no-shoe = 第 { $number } 局不屬於任何一靴；其前應有「game:」
error-wager-no-coup = 投注「{ $text }」不屬於任何一局；其前應有一局
error-record-line = 「{ $text }」：應為注釋、靴頭、牌局，或寫作「[@seat] bet stake [on side] [-> returned] [won amount]」的投注
error-result = 結果「{ $text }」：應寫作「P 9-7」、「P」或「9-7」
error-side = 一方「{ $text }」：應為 { $sides }
error-record-game = 遊戲「{ $text }」：應為遊戲的鍵，未知時為 -
error-record-hash = 雜湊值「{ $text }」：應為 8 至 64 位十六進位數字
error-record-count = { $key }「{ $text }」：應為 { $least } 至 9999 的整數
error-record-burn = 燒牌「{ $text }」：應為翻開的牌與未翻開的張數，例如「Kd + 10」，或只寫張數
error-record-currency = 貨幣「{ $text }」：應為代碼及小數位數，例如「USD 2」
error-record-write = 記入：寫出後無法原樣讀回；檔字不得換行或首尾帶空格，鍵只可用小寫字母、數字和連字元

error-argument-positive = { $argument } { $value }：金額應大於零
error-argument-amount-most = { $argument } { $value }：不得大於 { $most }
error-counts = 有 { $count } 個數：應為 { $kinds } 個
error-counts-kinds = 有 { $count } 個數：應為 10 種點值、13 種點數或 52 種牌
error-counts-by-value = 按點值的張數：應為 13 種點數或 52 種牌
error-counts-suits = 有 { $count } 個數：賠付行涉及花色；應為 52 種牌
error-counts-ranks = 有 { $count } 個數：賠付行涉及點數；應為 13 種點數或 52 種牌
error-count-negative = 第 { $place } 個數為 { $count }：不得小於零
error-counts-few = 有 { $count } 張牌：一局最多用 { $least } 張；不得更少
error-removed = 取走「{ $card }」 { $times } 次：牌靴中只有 { $held } 張；不得更多
error-hand = --hand { $text }：應為閒家的牌與莊家的牌，以斜線分隔，例如 '5s 2d / 9c Kh'
error-hand-few = --hand：桌上有 { $count } 張牌；至少應有 { $least } 張
error-hand-many = --hand：{ $hand ->
    [player] 閒家
   *[banker] 莊家
  }有 { $count } 張牌；最多應有 3 張
error-hand-early = --hand：{ $hand ->
    [player] 閒家
   *[banker] 莊家
  }有第三張牌；此前另一手應有兩張牌
error-hand-third = --hand：{ $hand ->
    [player] 閒家
   *[banker] 莊家
  }憑這些牌不補第三張；應為兩張
error-hand-supply = --hand：牌靴中已沒有 { $card }；應為牌靴中有的牌
error-bet-meter = 投注「{ $bet }」：按獎池比例派彩；須給出獎池金額
error-bet-whole-meter = 投注「{ $bet }」：沒有派付獎池 100 % 的一行；應有一行
error-bet-not-offered = 投注「{ $bet }」：這些牌不接受該投注；應為接受該投注的牌
error-plan-after-four = 投注「{ $bet }」：在四張牌後作出，而投注計劃在此前下注；應為其他投注
error-rates-together = 注入比例 { $contribution } 與儲備比例 { $reserve }：合計不得超過 100 %
error-edge-out-of-reach = 優勢 { $edge }：0 至 { $most } 的注入比例都達不到；應為 { $least_edge } 至 { $most_edge }
error-meter-does-not-rise = 獎池在兩次中獎之間不增長，無法計算獎金分布；注入比例應高於固定派彩所取
error-figure-top-row = { $game }：投注「{ $bet }」：最高一行不會出現；應為可能出現的一行
error-figure-no-meter = { $game }：投注「{ $bet }」：沒有可供刊印數字的獎池；應為由獎池派付的投注
error-figure-number = 刊印數字「{ $text }」：應為數字，可帶 $ 或 %

error-wager-columns = 投注「{ $text }」：應為 BET=STAKE_COLUMN[:PAYOUT_COLUMN]
error-cells-header = 有 { $count } 格；應與表頭相同，為 { $expected } 格
error-row-no-cards = 沒有牌；至少應有一張
error-column = 「{ $column }」列：{ $problem }
error-no-header = 沒有表頭；應為各列名稱，或「{ $opening }」
error-csv = 無法按 CSV 讀取：{ $why }；應為表格
error-no-bets = 沒有投注列；投注與注額應同時給出
error-no-stakes = 沒有注額列；投注與注額應同時給出
error-header-column = 「{ $column }」列{ $count ->
    [0] 不在表頭中
   *[other] 在表頭中出現 { $count } 次
  }；應為 { $known }
error-winner = 勝方「{ $text }」：應為 P、B 或 T，或 Player、Banker 或 Tie
error-number = 數字「{ $text }」：只應有數字

error-path-native = PUNTO_ISA 「{ $path }」：沒有安裝原生模組；請勿設置 PUNTO_ISA
error-cluster-address = 叢集「{ $address }」：應為「local」或 tcp://host:8786 之類的位址
error-cluster-no-workers = 叢集 { $address }：沒有工作處理程序；至少應有一個
error-cluster-unreachable = 叢集 { $address }：無法連線（{ $why }）；應有調度程式
error-cluster-no-scheduler = 叢集 { $address }：在該處監聽的不是調度程式；應為調度程式
error-cluster-silent = 叢集 { $address }：調度程式沒有應應（{ $why }）；應有應應
error-workers = { $argument } { $value }：本機有 { $cores } 個核心，應為 1 至 { $most }
error-run-length = 一次模擬按局數或靴數計；只應給出其一
error-coups-per-shoe = { $argument } { $value }：{ $decks } 副牌的一靴只保證有 { $most } 局；不得大於 { $most }
error-classes = 所有投注的牌面條件區分出超過 { NUMBER($most) } 種結果：應減少可自由組合的條件
error-game-no-meter = { $game }：沒有累進投注；應為有獎池的遊戲
error-lab-long = { NUMBER($coups) } 局：事案將超過 { NUMBER($most) } 個，純 Python 無法承擔；年數應更少
error-plot-name = --plot { $file }：檔案名應以 { $endings } 結尾
error-plot-folder = --plot { $file }：資料夾不存在；應為已有資料夾中的檔案
error-plot-write = --plot { $file }：無法寫入（{ $why }）；應為可寫的檔案

error-risk-bankroll = 破產風險：只適用於沒有本金的場次；不應給出本金
error-risk-share = { $argument } { $value }：應為 0 與 1 之間的比例
error-bankroll = { $argument } { $value }：至少應為一個單位，即 { $unit }
error-least-stake = { $argument } { $value }：不得大於 { $bet } 的最高注額 { $most }
error-unit = { $argument } { $value }：應為 { $bet } 接受的注額，即 { $least } 至 { $most }
error-plan = 打法「{ $plan }」：應為 .csv 或 .toml 檔案，或 { $plans }
error-plan-no-line = 打法「{ $plan }」：沒有數列；至少應有一個數
error-plan-own-bet = --bet { $bet }：{ $plan } 自行選擇投注；不應給出
error-plan-bet = 投注「{ $bet }」：隨其他投注而定，或由獎池派付；應為獨立的投注
error-plan-large = 投注「{ $bet }」：{ $coups } 局所贏可能超出可計範圍；注額、局數或賠率應更小
error-session-bet = 投注「{ $bet }」：打法不押此注；應為 { $bets }
error-plan-unreadable = { $file }：無法讀取：{ $why }；應為列有步驟的檔案
error-not-text = 不是檔字
error-plan-step-bet = { $place }：投注「{ $bet }」：應為 { $bets }
error-plan-steps = 打法「{ $plan }」：有 { $count } 步；應為 1 至 { $most } 步
error-plan-lacks = { $place }：缺少 { $name }；應有 { $needed }
error-plan-repeated = { $place }：步驟「{ $step }」出現兩次；只應出現一次
error-plan-stake = { $place }：注額「{ $stake }」：應為大於 0 的整數單位
error-plan-follows = { $place }：{ $name } 轉到步驟「{ $step }」，但沒有這一步；應為 { $steps }
error-plan-unreached = { $place }：沒有步驟轉到「{ $step }」；每一步都應能到達
error-plan-cells = { $place }：有 { $count } 格；應為 { $expected } 格
error-plan-csv = { $place }：{ $why }；應為表格
error-plan-toml = { $file }：{ $problem }；應為 [[steps]]
error-plan-tables = { $file }：只應有 [[steps]] 表
error-plan-no-table = { $place }：「{ $value }」：應為表
error-plan-value = { $place }：「{ $value }」：應為檔字或整數
error-plan-column = { $place }：「{ $column }」列：應為 { $columns }
error-plan-no-column = { $place }：缺少 { $column } 列；應有 { $columns }
error-place-line = { $file } 第 { $line } 行
error-place-step = { $file }：steps[{ $step }]
error-place-value = { $place }.{ $key }

error-invariant = 不變式被破壞：{ $problem }
error-memory = 記憶體不足；一次所做的應更少
error-stream = { $problem }；應為可讀寫的檔案或流
error-file = { $file }：{ $problem }；應為可讀寫的檔案或流
error-program = 程式故障，版本 { $version }：{ $error }，位於 { $place }：{ $problem }；請把這一行連同所鍵入的命令報告給 puntobanco 的維護者；{ $traceback }=1 顯示更多
error-no-module = { $command }：沒有模組 { $module }
error-installation = { $place }：安裝不完整；請執行 `pip install --force-reinstall puntobanco`，並帶上所用的附加元件
error-options-exclusive = { $options }：列印的內容不同；只應給出其一
error-option-with = { $option }：須同時給出 { $needed }
error-option-negative = { $option } { $value }：不得小於零
error-option-no-meter = { $option } { $value }：{ $game } 沒有累進投注；應為有獎池的遊戲
error-set = --set 「{ $text }」：應為 KEY=VALUE，例如 total-decks=6
error-set-repeated = --set 「{ $text }」：「{ $key }」已設為「{ $first }」；只應設一次
error-language = --language 「{ $tag }」：應為 { $languages }
error-typed = { $option } { $value }：應為{ $expected }
error-usage = { $problem }；用法見 `{ $command } --help`
error-write = { $option } 「{ $file }」：無法寫入：{ $why }；應為自己資料夾中的檔案，或用 - 列印
error-whole = { $argument } { $value }：應為整數，例如 1000000 或 1e6
error-is-folder = { $path }：是資料夾；應為檔案
error-benchmark = 基准測試「{ $text }」：應為 { $known } 的一部分
error-check-nothing = check：應為以 .toml 結尾的規則表，或遊戲的鍵
error-shoe-and-coups = --shoe 與 --coups：整靴的局數自有定數；只應給出其一
error-shoe-continuous = --shoe：連續洗牌沒有靴末；應給出 --coups
error-log-entry = { $pit } 的第 { $entry } 條
error-lab-seeds = { $argument } { $value }：應為以空格分隔的金額
error-lab-rate = { $argument } { $value }：應為 0 至 100 的百分比，例如 20 或 17.5
error-lab-rates = { $argument } { $value }：應為以空格分隔的百分比
error-effects = --effects 「{ $text }」：應為「value」或「card」
error-effects-full = --effects：只用於整靴；不應給出 --counts、--removed 或 --hand
error-counts-whole = --counts：已說明整靴；不應給出 --removed 或 --decks
error-count = 第 { $place } 個數為「{ $text }」：應為整數
error-risk-and-bankroll = --risk：用於求本金；不應給出 --bankroll
error-risk = { $argument } { $value }：應為 0 與 100 之間的百分比
error-log-level = --log-level { $level }：應為 { $levels }
error-database = 資料庫「{ $database }」：沒有這個檔案；應為本場的資料庫
error-database-empty = { $database }：從未寫入任何內容；應為本場的日誌
error-pits = --pit：有 { $count } 個賭區；應為 { $pits }
error-pit = --pit { $pit }：應為 { $pits }
error-no-tables = --table：日誌中沒有賭桌；應為日誌中的賭桌
error-tables = --table：有 { $count } 張賭桌；應為 { $tables }
error-table = --table { $table }：沒有這張賭桌；應為日誌中的賭桌
error-patron = --patron { $patron }：沒有這位客人；應為名稱，或日誌中的編號
error-moment = { $option } 「{ $text }」：應為日期，例如 2023-11-14，可帶時間，例如 2023-11-14T22:00，或自 1970 年起的毫秒數
error-forms = { $forms }：只應給出其一
error-wanted-edge-form = --wanted-edge 與 { $form }：應為檔字或 --json
error-wanted-edge = --wanted-edge 「{ $text }」：應為百分比，例如 20 或 17.5
error-meter-dry = { $game }：手牌「{ $hands }」上的固定派彩會耗盡獎池，因此沒有平均值；應給出 --meter，或提高注入比例
error-log-game = 遊戲「{ $game }」：未知；應為 { $games } 之一，或用 --game 給出自己的規則表
error-record-columns = { $file }：是牌靴記入；不應給出表格各列的選項
error-log-unreadable = { $file }：{ $why }；應為可讀的日誌
error-line-long = 一行最多 { $most } 個字元
