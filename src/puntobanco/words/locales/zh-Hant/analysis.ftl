# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes = { NUMBER($count) } 靴
count-sessions = { NUMBER($count) } 場
count-decks = { NUMBER($count) } 副牌
count-years = { NUMBER($count) } 年
odds-left = { $game }：剩餘 { NUMBER($cards) } 張牌
odds-dealt = 桌上：閒 { $player }，莊 { $banker }
odds-no-cards = 無牌
odds-not-offered = 這些牌不接受
odds-chances = 閒贏 { $player } %，莊贏 { $banker } %，和 { $tie } %
odds-bet = 投注
odds-edge = 優勢 %
odds-hit = 中獎 %
odds-deviation = 標準差
odds-meter = 獎池 { $amount }
odds-for-patron = 對客人有利
odds-removed = 取走
odds-effects = { $game }，{ $decks }：取走一張牌後優勢的變化（%）
interrupted = 已中斷；{ $again }
again-shoes = 已完成 { $shoes }；重現：{ $options }
again-sessions = 已完成 { $sessions }；重現：{ $options }
interrupted-no-shoes = 第一批牌靴完成前已中斷
interrupted-no-sessions = 第一批場次完成前已中斷
deal-heading = { $game } · 種子 { $seed }（{ $generator }）· 注額與結果以 { $currency } 計
deal-shoe = 牌靴 { $shoe }
deal-bet = 投注
deal-staked = 投注額
deal-returned = 返還
deal-net = 淨額
deal-commission = 佣金
deal-on = { $bet }（{ $hand }）
deal-summary = { $coups }：莊 { $banker }，閒 { $player }，和 { $tie }
simulate-heading = { $game }：{ $shoes } { $coups }，種子 { $seed }
simulate-bet = 投注
simulate-mean = 平均 %
simulate-error = ± 95 %
simulate-exact = 精確值 %
simulate-z = z
simulate-chi-square =
    卡方 { $value }，自由度 { NUMBER($degrees) }：
    僅憑偶然，{ $chance } 的模擬會達到此值。
simulate-mean-note = 平均值是每投注一單位客人的所得；誤差按牌靴計算。
simulate-speed = 每秒 { $speed } 百萬局。
simulate-scarce = * 局數太少，有賠付的一行過於罕見：誤差取自精確方差，平均值參考意義不大。
simulate-rare = { $error }*
simulate-cut-card = 切牌卡的影響可見：例牌比例與精確值相差 { $relative }，即 { $z } 個標準誤。前段例牌多的牌靴會多出一局，而這一局所用的牌中八和九較少，因此合計的局並不完全等同於整靴。這是遊戲本身的性質；--coups-per-shoe { $most } 可與精確值比較。
plan-heading = { $plan }，押 { $bets }，{ $game }：{ $sessions }，種子 { $seed }
plan-mean = 每場平均結果
plan-quantile = { $share } 的場次結果不高於
plan-end-coups = 打完所有局
plan-end-win = 贏夠收手
plan-end-loss = 輸到止損
plan-end-ruin = 輸光
plan-drawdown-median = 最大回撤，中位數
plan-drawdown-high = 最大回撤，{ $share }
plan-longest = 最長連輸
plan-action = 總投注額
plan-action-value = { $amount }，{ $wagers }
plan-bankroll = 破產風險 { $risk } 所需本金
plan-verdict =
    每投注一單位，此投注法得 { $brought }；
    按所作投注的精確優勢應為 { $exact }{ $z ->
        [none] {""}
       *[other] （z { $z }）
    }。
lab-heading = { $game }，{ $hands }：{ $years }，每年 { $coups }，種子 { $seed }
lab-awards =
    { NUMBER($count) } 次 100 % 大獎：平均 { $mean }{ $exact ->
        [none] {""}
       *[other] ，精確值 { $exact }
    }{ $z ->
        [none] {""}
       *[other] （z { $z }）
    }
lab-spread = 獎金：5 % 低於 { $low }，半數低於 { $middle }，95 % 低於 { $high }
lab-days = 間隔天數：5 % 低於 { $low }，半數低於 { $middle }，95 % 低於 { $high }
lab-no-award = 這段時間內沒有 100 % 大獎
lab-fixed =
    獎池支付固定賠付 { NUMBER($count) } 次，
    其中 { $dry } 獎池不足
lab-overflow = 超出獎池上限 { $amount }
lab-question = 起始獎金與提成率的影響
lab-seed = 起始獎金
lab-rate = 提成率
lab-edge = 莊家優勢
lab-mean = 平均獎金
lab-below = { $share } 低於
lab-median = 中位數
lab-dry = 耗盡
lab-exact = 精確
lab-simulated = 模擬
roads-ask = 問路
roads-totals = 莊 { $banker }  閒 { $player }  和 { $tie }
roads-pairs = 對子：莊 { $banker }，閒 { $player }  例牌 { $natural }
roads-letters = B 莊（紅）  P 閒（藍）  T 和（綠）
roads-ties = 大路上 / 為一次和局，數字為相應次數，+ 為十次或以上。
roads-pair-signs = ' 莊對  . 閒對  : 兩者
roads-derived = R 紅與 U 藍是列的比較，並不代表莊閒。
roads-cut = 因寬度所限省去的最早列數：{ $roads }。
roads-cut-one = { $road } { $columns }
plot-errors = 與精確平均值的差，以標準誤計（灰色：{ $share }）
plot-run = { $game }：{ $coups }，種子 { $seed }
plot-coups = 局
plot-balance = 結餘，{ $currency }
plot-paths = { $plan }，押 { $bets }，{ $game }：最初 { $sessions }（紅：輸光）
plot-result = 每場結果，{ $currency }（紅：平均）
plot-sessions = 場次
plot-seed = 起始獎金 { $amount }
plot-award = 獎金，{ $currency }
plot-median = { $game }：獎金中位數（陰影：5 至 95 %）
plot-contribution = 獎池提成，佔每注的 %
plot-edge = 莊家優勢，%
