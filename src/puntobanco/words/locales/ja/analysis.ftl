# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes = { NUMBER($count) }シュー
count-sessions = { NUMBER($count) }セッション
count-decks = { NUMBER($count) }デッキ
count-years = { NUMBER($count) }年
odds-left = { $game }：残り{ NUMBER($cards) }枚
odds-dealt = テーブル上：プレイヤー { $player }、バンカー { $banker }
odds-no-cards = カードなし
odds-not-offered = このカードでは受付なし
odds-chances = プレイヤー勝ち { $player } %、バンカー勝ち { $banker } %、タイ { $tie } %
odds-bet = ベット
odds-edge = エッジ %
odds-hit = 的中率 %
odds-deviation = 標準偏差
odds-meter = メーター{ $amount }
odds-for-patron = お客様に有利
odds-removed = 除くカード
odds-effects = { $game }、{ $decks }：カードが1枚抜けたときのエッジの変化（パーセント）
interrupted = 中断しました。{ $again }
again-shoes = 完了：{ $shoes }。同じ内容の再実行：{ $options }
again-sessions = 完了：{ $sessions }。同じ内容の再実行：{ $options }
interrupted-no-shoes = 最初のシューが終わる前に中断しました
interrupted-no-sessions = 最初のセッションが終わる前に中断しました
deal-heading = { $game } · シード{ $seed }（{ $generator }）· 賭け金と結果の単位は{ $currency }
deal-shoe = シュー{ $shoe }
deal-bet = ベット
deal-staked = 賭け金
deal-returned = 返還
deal-net = 差引
deal-commission = コミッション
deal-on = { $bet }（{ $hand }）
deal-summary = { $coups }：バンカー{ $banker }、プレイヤー{ $player }、タイ{ $tie }
simulate-heading = { $game }：{ $shoes }、{ $coups }、シード{ $seed }
simulate-bet = ベット
simulate-mean = 平均 %
simulate-error = ± 95 %
simulate-exact = 厳密値 %
simulate-z = z
simulate-chi-square =
    カイ2乗{ $value }、自由度{ NUMBER($degrees) }：
    偶然だけでこれ以上になる確率は{ $chance }です。
simulate-mean-note = 平均は賭け金1に対するお客様の損益です。誤差はシュー単位で計算しています。
simulate-speed = 毎秒{ $speed }百万ラウンド。
simulate-scarce = * ラウンド数が少なく、配当のある行がまれすぎます。誤差は厳密な分散によるもので、平均にはあまり意味がありません。
simulate-rare = { $error }*
simulate-cut-card = カットカードの影響が見られます：ナチュラルの割合が厳密値から{ $relative }ずれました（標準誤差の{ $z }倍）。早い段階でナチュラルが多いシューにはもう1ラウンド入り、そのラウンドは8と9の少ないカードから配られます。そのため全ラウンドの合計は完全なシューと同じにはなりません。これはゲームの性質です。--coups-per-shoe { $most }で厳密値と比較できます。
plan-heading = { $plan }（{ $bets }）、{ $game }：{ $sessions }、シード{ $seed }
plan-mean = セッションの平均結果
plan-quantile = セッションの{ $share }がこの額以下で終了
plan-end-coups = 全ラウンドを終了
plan-end-win = 目標の勝ちで終了
plan-end-loss = 損失の限度で終了
plan-end-ruin = 破産
plan-drawdown-median = 最大下落、中央値
plan-drawdown-high = 最大下落、{ $share }
plan-longest = 最長の連敗
plan-action = 総賭け金
plan-action-value = { $amount }、{ $wagers }
plan-bankroll = 破産リスク{ $risk }に必要な元手
plan-verdict =
    賭け金1あたりこのプランの結果は{ $brought }、
    行ったベットの厳密なエッジでは{ $exact }{ $z ->
        [none] {""}
       *[other] （z { $z }）
    }です。
lab-heading = { $game }、{ $hands }：{ $years }、年{ $coups }、シード{ $seed }
lab-awards =
    100 %の当選{ NUMBER($count) }回：平均{ $mean }{ $exact ->
        [none] {""}
       *[other] 、厳密値{ $exact }
    }{ $z ->
        [none] {""}
       *[other] （z { $z }）
    }
lab-spread = 賞金：5 %は{ $low }未満、半数は{ $middle }未満、95 %は{ $high }未満
lab-days = 当選の間隔（日）：5 %は{ $low }未満、半数は{ $middle }未満、95 %は{ $high }未満
lab-no-award = この期間に100 %の当選はありません
lab-fixed =
    メーターからの固定配当{ NUMBER($count) }回、
    うち{ $dry }はメーターが不足
lab-overflow = メーターの上限を超えた額{ $amount }
lab-question = シードと積立率の比較
lab-seed = シード
lab-rate = 積立率
lab-edge = ハウスエッジ
lab-mean = 平均賞金
lab-below = { $share }が未満
lab-median = 中央値
lab-dry = 枯渇
lab-exact = 厳密
lab-simulated = 試算
roads-ask = 問路
roads-totals = バンカー{ $banker }  プレイヤー{ $player }  タイ{ $tie }
roads-pairs = ペア：バンカー{ $banker }、プレイヤー{ $player }  ナチュラル{ $natural }
roads-letters = B バンカー（赤）  P プレイヤー（青）  T タイ（緑）
roads-ties = ビッグロードの/はタイ1回、数字はその回数、+は10回以上です。
roads-pair-signs = ' バンカーペア  . プレイヤーペア  : 両方
roads-derived = R 赤とU 青は列の比較であり、バンカーとプレイヤーを表しません。
roads-cut = 幅に収めるため省いた古い列：{ $roads }。
roads-cut-one = { $road } { $columns }
plot-errors = 厳密な平均との差（標準誤差、灰色：{ $share }）
plot-run = { $game }：{ $coups }、シード{ $seed }
plot-coups = ラウンド
plot-balance = 残高、{ $currency }
plot-paths = { $plan }（{ $bets }）、{ $game }：最初の{ $sessions }（赤：破産）
plot-result = セッションの結果、{ $currency }（赤：平均）
plot-sessions = セッション
plot-seed = シード{ $amount }
plot-award = 賞金、{ $currency }
plot-median = { $game }：賞金の中央値（網掛け：5～95 %）
plot-contribution = メーター積立率、ベットあたり%
plot-edge = ハウスエッジ、%
