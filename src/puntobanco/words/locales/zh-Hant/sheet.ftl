sheet-kind = 規則表
sheet-source = 來源規則表
sheet-key = 遊戲代碼
sheet-hash = 規則雜湊
sheet-profile = 配置
sheet-no-profile = 無
sheet-currency = 貨幣單位

sheet-fonts = "Songti TC", "Noto Serif CJK TC", "Source Han Serif TC", PMingLiU
sheet-line-height = 1.7

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }–{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }–{ NUMBER($maximum) }
    }
sheet-span = { $first } 至 { $last }

sheet-title-game = 遊戲簡介
sheet-title-cards = 牌與點數
sheet-title-deal = 派牌與補牌
sheet-title-bets = 投注與賠率
sheet-title-limits = 限紅與投注規定
sheet-title-payments = 派彩與結算
sheet-title-player-dealer = 做莊規則
sheet-title-fees = 收費
sheet-title-progressive = 累積獎
sheet-title-trouble = 異常情況
sheet-title-settings = 設定
sheet-title-notices = 告示

sheet-two-hands = 每局發閒、莊兩手牌，與在座人數無關。投注者投注哪一方的點數更接近九點，以及本規則表所列的其他投注；補牌一律按固定規則進行，停止下注後任何人都不再作出選擇。
sheet-banked-by-house = 本桌由本場做莊：所有贏注由本場派彩，所有輸注由本場收取。
sheet-banked-by-player-dealer = 本桌由投注者輪流做莊。本場不參與賭局，與輸贏無利害關係；本場從本桌所得僅為收費。
sheet-seats = 座位數：{ $seats }。
sheet-seats-and-position = 最多 { $seats } 位投注者與做莊者對賭。莊位在各座位之間輪換，做莊者座位的投注區關閉。
sheet-seats-skipped = 不設 { $numbers } 號座位。
sheet-source-line = 以下規則出自規則表「{ $source }」，並按文末所列設定執行。雜湊值對應的正是這一套規則：雜湊相同的兩張賭桌，每一局的結算都相同。

sheet-decks =
    { $decks ->
        [1] 使用一副 52 張、不含鬼牌的撲克牌。
       *[other] 使用 { $decks } 副各 52 張、不含鬼牌的撲克牌，共 { $cards } 張。
    }
sheet-column-card = 牌面
sheet-column-points = 點數
sheet-hand-points = 一手牌的點數為各牌點數之和的個位數：7 + 8 = 15，即 5 點。
sheet-natural = 首兩張牌合計 { $points } 點，稱為例牌。
sheet-continuous = 連續洗牌：每一局均從重新洗好的整副牌靴發出，不設切牌卡，也不銷牌。
sheet-burn-points = 新靴先翻開一張牌，再按其點數銷去同等張數的暗牌；該牌為零點時銷十張。
sheet-burn-one = 新靴先銷去一張暗牌。
sheet-burn-none = 新靴不銷牌。
sheet-burn-between = 除每靴首局外，每局開始前銷去一張暗牌。
sheet-no-burn-between = 各局之間不銷牌。
sheet-cut-card = 切牌卡置於最後 { $cut } 張牌之前。若在一局進行中出現，該局照常完成後再發一局；若在一局第一張牌之前出現，該局即為本靴最後一局。
sheet-face-up = 所有牌均明牌發出，投注者不得觸碰。
sheet-squeeze = 投注者可以咪牌。每一方由該方投注額最高者咪牌，投注額相同時以先入座者為準；首兩張限 { $first } 秒，補牌限 { $third } 秒，逾時或無人咪牌時由本桌開牌。
sheet-squeeze-by-hand = 荷官交予的牌，投注者可以咪牌；其餘由荷官開牌。
sheet-squeeze-minimum = 咪牌的投注額不得低於 { NUMBER($minimum) }。
sheet-turned-by-table = 由本桌開牌，投注者不得觸碰牌。

sheet-betting = 派牌前設 { $seconds } 秒下注時間。
sheet-last-bets = 截止前 { $seconds } 秒發出提示。
sheet-no-more-bets = 設荷官的賭桌由荷官宣布開始和停止下注。停止下注後不再接受、更改或撤回投注。
sheet-four-cards = 依次發出四張牌：閒、莊、閒、莊。
sheet-natural-ends = 任何一方為例牌時，雙方均不補牌。
sheet-player-rule = 否則先由閒方行動：{ $draws } 點補牌，{ $stands } 點不補。
sheet-banker-after-stand = 閒方不補牌時，莊方 { $draws } 點補牌，{ $stands } 點不補。
sheet-banker-after-draw = 閒方補牌時，莊方是否補牌取決於閒方第三張牌的點數及莊方本身點數，見下表。
sheet-result = 點數更接近九點的一方為勝；點數相同為和局。

sheet-chart = 莊方補牌表：按莊方點數及閒方第三張牌的點數，「補」為補牌，「停」為不補；「無」指閒方未補牌。
sheet-chart-corner = 莊
sheet-chart-no-card = 無
sheet-chart-draws = 補
sheet-chart-stands = 停

sheet-column-bet = 投注
sheet-column-hand = 對象
sheet-column-requires = 須同時投注
sheet-column-minimum = 最低
sheet-column-maximum = 最高
sheet-seat-suits = 座位 { $seat }：{ $suits }。
sheet-column-event = 結果
sheet-column-pays = 賠率
sheet-on-both-hands = 雙方
sheet-on-the-coup = 整局
sheet-rows-top-down = 每張賠率表自上而下對照，以最先符合的一行結算；沒有任何一行符合即為輸。
sheet-pays-to = 「1 賠 N」：派彩為本金的 N 倍，並退還本金。
sheet-pays-to-part = 「M 賠 N」：每 M 本金派彩 N，並退還本金。
sheet-pays-for = 「1 派 N（含本金）」：共付本金的 N 倍，本金已包含在內，不另退還。
sheet-pays-push = 「退還本金」：不輸不贏，僅退還本金。
sheet-pays-meter = 「獎池的百分比」：按該比例從累積獎池派獎，本金不另退還。
sheet-by-points = 「勝 N 點」指雙方最終點數之差。
sheet-over = 「對方 0 點」指另一方的最終點數，餘類推。
sheet-together = 「雙方合計」指雙方最終點數相加：9 點與 8 點合計 17 點。
sheet-ranks = 列明牌面者指該方全部的牌，不計次序。
sheet-all-cards = 「六張牌」、「四張牌」等指該局雙方發出的全部牌。
sheet-pair = 對子：該方首兩張牌的牌面相同，不計花色（10 與 J 不成對），與輸贏無關。
sheet-suited-pair = 完美對子：該方首兩張牌的牌面與花色均相同，與輸贏無關。
sheet-either-hand = 「任一方」指閒方、莊方或雙方。
sheet-pushed-hand-has-won = 即使某項勝出僅退還本金，該方仍視為勝方，其他投注各按自身的賠率表結算。
sheet-needs-explained = 須同時投注其他項目的投注，只接受已作出所列任一投注者。此條件於停止下注時判定：屆時不符合的投注予以退還；其後該項主注的輸贏不影響本注。
sheet-less-commission = { $pays }，扣 { $rate } 佣金
sheet-commission = { $bet }注贏時，從派彩中扣除 { $rate } 佣金；輸注及退還本金的投注不收佣金。
sheet-fixed-stake = 每注固定為 { NUMBER($stake) }。
sheet-after-four = 在派出四張牌後、補第三張牌前，於繼續進行的局中作出。就{ $side ->
    [player] 閒
   *[banker] 莊
 }家手牌的條件：{ $offers }。
sheet-paytable = 賠率表 { $key }

sheet-limits-in-force = 現行限紅：每項投注 { $currency } { NUMBER($minimum) }–{ NUMBER($maximum) }；投注表另有列明者除外。
sheet-total-limit = 每位投注者所有投注合計最高 { NUMBER($total) }。
sheet-out-of-limits = 超過最高限額的投注不予接受，並提示可投注的金額；停止下注時仍低於最低限額的投注予以退還。
sheet-max-difference = 本桌莊、閒總投注額之差不得超過 { NUMBER($amount) }。
sheet-chips = 籌碼：{ $chips }。面額：{ NUMBER($denomination) }。
sheet-both-lines = 同一投注者可在同一局同時投注莊和閒。
sheet-both-lines-but = 同一投注者可在同一局同時投注莊和閒；但同時投注{ $bets }者除外。
sheet-not-both-lines = 同一投注者不得在同一局同時投注莊和閒。
sheet-residual = 餘額低於最低限額時，可一次全部投注。
sheet-no-residual = 餘額低於最低限額時，不得投注。
sheet-combined-pair-limit = 各對子投注合用一個最高限額。
sheet-pairs-close = 每靴第 { $coup } 局之後不再接受對子投注。
sheet-free-hand = 無人投注時可照常派牌（飛牌）。
sheet-no-free-hand = 無人投注時不派牌。

sheet-rounded-nearest = 派彩金額不足 { NUMBER($unit) } 的部分四捨五入，恰為一半時歸投注者。
sheet-rounded-patron = 派彩金額不足 { NUMBER($unit) } 的部分一律進位，歸投注者。
sheet-rounded-house = 派彩金額不足 { NUMBER($unit) } 的部分一律捨去，歸本場。
sheet-rounded-bank = 派彩金額不足 { NUMBER($unit) } 的部分一律捨去，歸做莊者。
sheet-rounded-once = 每注僅就總額取整一次，不按籌碼逐枚計算。
sheet-paid-exactly = 每注均足額派彩，以 { NUMBER($unit) } 為單位；派彩須取整的注碼不予接受。
sheet-stakes-in = 注碼須為 { NUMBER($unit) } 的倍數。
sheet-stakes-on = { $bet }：{ NUMBER($unit) } 的倍數。
sheet-order-house = 投注按以下次序逐項結算。本場對所有投注足額負責，次序不影響任何金額。
sheet-order-player-dealer = 投注按以下次序逐項結算；每一項內從做莊者左側的座位起，按順時針方向進行。

sheet-position = 做莊者須在每局開始前交出莊資，以其派付所有贏注並收取所有輸注；該局內不得作其他投注。
sheet-offered-after = 莊位每 { $hands } 局後按順時針方向依次詢問，原做莊者排在最後。投注者可接受或拒絕；無人接受時不派牌。作廢的局不計入局數。
sheet-offered-every-hand = 莊位在每局開始前按順時針方向依次詢問，原做莊者排在最後。投注者可接受或拒絕；無人接受時不派牌。
sheet-no-more-than-bank = 做莊者每局的輸贏均不超過該局所交的莊資。
sheet-coverage-gross = 莊資按總額覆蓋：每筆派付或收取的金額都佔用等額莊資，退還本金的投注不佔用。莊資不足時，只派付或收取餘下的部分：贏注另退還全部本金，輸注退還未被收取的部分。此後其餘投注一律原額退還。
sheet-coverage-gross-example = 例：莊資 100，莊勝。1 號座閒注 60 輸：收取 60，餘 40。2 號座莊注 50 按 1 賠 1 贏：派付 40，並退還本金 50。3 號座和注 10 原額退還。
sheet-coverage-net = 莊資按淨額覆蓋：已收取的金額可用於其後的派付；做莊者在本局中的累計輸贏不得超過莊資，每注在此範圍內派付或收取。超出部分退還投注者，結算繼續進行。
sheet-coverage-net-example = 例：莊資 100，莊勝。1 號座閒注 60 輸：收取 60。2 號座莊注 50 按 1 賠 1 贏：從中派付 50。3 號座和注 10 輸，予以收取。
sheet-no-back-line = 所有投注均不得在他人座位後加注。

sheet-fees-flat = 收費為固定金額，在每局開始前確定並公示，絕不按投注額或派彩的比例計算。
sheet-fees-before = 收費在每局發出第一張牌之前收取。
sheet-fees-after = 收費在每局結束後收取。
sheet-fees-kept = 該局作廢時退還收費；和局或投注未獲莊資覆蓋時，收費不退。
sheet-fees-may-be-waived = 本場可就某一局免收某項收費，並在該局開始前於本桌顯示。
sheet-fee-schedule = 單位：{ $currency }。各項投注按每注收取，做莊者按每局收取。● 為現行限紅。
sheet-column-table-limit = 限紅
sheet-column-player-dealer = 做莊者
sheet-fee-waived = 免收

sheet-rides-on-line = { $bet }投注跟隨投注者本人的{ $needs }注，以停止下注時為準；作此投注者不得同時投注兩方。
sheet-rides-on-winner = { $bet }投注以勝出的一方為準，不論莊閒。
sheet-rides-on-side =
    { $side ->
        [player] { $bet }投注以閒方為準。
       *[banker] { $bet }投注以莊方為準。
    }
sheet-edge-beside-print =
    { $hands ->
        [player] 以閒方計
        [banker] 以莊方計
       *[either] 以任何一方計
    }，此投注長期的莊家優勢為 { $exact }；來源規則表印為 { $printed }。
sheet-hit-beside-print =
    { $hands ->
        [player] 以閒方計
        [banker] 以莊方計
       *[either] 以任何一方計
    }，此投注中獎的局數佔 { $exact }；來源規則表印為 { $printed }。
sheet-far-from-print = 兩者相差逾一個百分點，可選的各種解讀均不能得出所印數字。
sheet-far-but-set = 兩者相差逾一個百分點；所印數字對應的設定為：{ $settings }。
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = 只派發最先符合的一項，其下各項不再派發。
sheet-meter = 獎池起始金額為 { NUMBER($seed) }。每注的 { $contribution } 撥入獎池，{ $reserve } 撥入儲備。
sheet-meter-restart = 獎池全數派出後，以 { NUMBER($seed) } 加上全部儲備及未能均分的餘數重新開始。
sheet-meter-limit = 獎池上限為 { NUMBER($limit) }；超出部分仍為投注者保留。
sheet-no-meter-limit = 獎池不設上限。
sheet-one-prize = 按比例派發的獎金，每桌每局只有一份：以結果確定時所顯示的獎池金額（已含本局撥款）計算。
sheet-split-winners = 獎金由本桌所有中獎注均分；不能均分的零數留在獎池。
sheet-split-participants = 獎金由本桌該局所有累積獎投注均分；不能均分的零數留在獎池。
sheet-fixed-from-tray = 其餘固定獎金由本場籌碼盤派付，不影響獎池。
sheet-fixed-from-meter = 其餘固定獎金亦由獎池派付；獎池不足時由本場補足。
sheet-one-meter = 獎池僅供本遊戲、同一注額的賭桌共用，不與其他累積獎或其他遊戲相連。
sheet-verify = 獎金經核實後派付；設荷官的賭桌由荷官標記中獎注並通知主管。其間獎金已從獎池劃出，其他賭桌照常進行。
sheet-verify-keyed = 由主管以鑰匙登記中獎。
sheet-verify-carded = 由主管刷卡登記中獎；超過 { NUMBER($amount) } 時須由經理刷卡。

sheet-malfunction = 機器故障，所有派彩及局數作廢：無法按本規則表完成的一局作廢。
sheet-void = 作廢：作廢一局的所有投注全額退還。
sheet-void-player-dealer = 作廢：作廢一局的所有投注、收費及莊資全額退還；該局不計入做莊局數。
sheet-void-progressive = 作廢一局的累積獎注由本場退還，其已撥入獎池的部分仍留在獎池；獎金登記後，該局不得再作廢。
sheet-dealer-error = 荷官失誤：由主管更正，使雙方牌局符合補牌規則；無法更正時該局作廢，並記錄原因。以實際發出的牌為準，而非螢幕所示。
sheet-settled-stands = 投注者與做莊者之間已結算的一局，不再重新結算；其後發現的差錯由主管及帳房處理。
sheet-disconnect = 斷線：停止下注時尚未確認的投注不予接受；已確認的投注繼續有效，該局照常完成並結算，投注者重新連線後可查看結果。

sheet-settings-explained = 本遊戲現行設定。帶 † 者為規則表未作規定、由本場決定的項目。
sheet-column-setting = 項目
sheet-column-value = 現值
sheet-column-change = 可否更改
sheet-change-read-only = 唯讀
sheet-change-table-closed = 停桌時
sheet-change-between-coups = 兩局之間
sheet-change-at-meter = 在獎池設定中
sheet-not-applicable = 不適用
sheet-decided-by-house = { $label } †

setting-value-yes = 是
setting-value-no = 否
setting-value-none = 無
setting-value-nearest = 四捨五入
setting-value-patron = 進位，歸投注者
setting-value-house = 捨去
setting-value-printed = 按規則表所列
setting-value-side-bets-first = 邊注優先
setting-value-gross = 總額
setting-value-net = 淨額
setting-value-sheet = 按規則表
setting-value-every-hand = 每局之前
setting-value-before-cards = 派牌前
setting-value-after-hand = 該局結束後
setting-value-plain = 連續編號
setting-value-no-four = 不設 4 號
setting-value-no-four-no-thirteen = 不設 4 號和 13 號
setting-value-standard = 標準
setting-value-banker-6 = 莊 6 點
setting-value-5-commission = 5 % 佣金
setting-value-nc-fortune-7 = 免佣 幸運 7
setting-value-paytable-1 = 賠率表一
setting-value-paytable-2 = 賠率表二
setting-value-paytable-3 = 賠率表三
setting-value-line = 投注者所押的一方
setting-value-winning-hand = 勝方
setting-value-winners = 中獎注
setting-value-participants = 所有累積獎注
setting-value-tray = 籌碼盤
setting-value-meter = 獎池
setting-value-keyed = 主管鑰匙
setting-value-carded = 主管刷卡
