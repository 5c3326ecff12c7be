# Reports of a period, of what the house owes, and of a patron's account.
report-title-performance =
    { $about ->
        [none] ゲーム実績
       *[other] ゲーム実績：テーブル{ $about }
    }
report-title-liability = 債務
report-title-statement = { $about }のアカウント
report-title-ledger = 元帳
report-title-cage = ケージ
report-demonstration = デモ：プレイマネーを使用、実際のハウスではありません
report-generated = 作成{ $at }
report-as-of = { $anchor }時点
report-period = { $since }から{ $until }まで
report-no-activity = 動きはありません
report-row-total = 合計
report-row-table = テーブル{ $table }
report-row-game = ゲーム{ $game }
report-row-simulated = 除外：模擬客
report-row-opening = 期首
report-row-closing = 期末
report-left-out = 除外：模擬客の{ $amount }
report-one-of = { $options }：いずれか1つを指定してください
report-unknown = { $report }：{ $reports }のいずれかを指定してください
report-takes-no = { $option }：レポート{ $report }では指定できません
report-needs = レポート{ $report }：{ $option }が必要です
report-column-coups = ラウンド数
report-column-void = 無効
report-column-drop = ドロップ
report-column-wagers = ベット数
report-column-stake = 賭け金
report-column-returned = 返還
report-column-fees = 手数料
report-column-house-win = ハウス収益
report-column-theory = 理論値
report-column-hold = ホールド率
report-column-bet = ベット
report-column-won = 勝ち額
report-column-commission = コミッション
report-column-edge = エッジ
report-column-z = z
report-column-wallets = ウォレット
report-column-chips = チップ
report-column-held = 預り
report-column-banks = バンク
report-column-meters = メーター
report-column-total = 合計
report-column-transaction = 取引
report-column-time = 時刻
report-column-kind = 種類
report-column-table = テーブル
report-column-coup = ラウンド
report-column-change = 増減
report-column-wallet = ウォレット
report-column-funds = 資金
report-column-account = 勘定
report-column-opening = 期首
report-column-in = 入金
report-column-out = 出金
report-column-closing = 期末
report-column-by = 担当者
report-column-times-in = 回数
report-column-times-out = 回数
report-column-net = 差引

# Printed figures compared with exact ones.
reconcile-figure = 数値
reconcile-printed = 印刷値
reconcile-exact = 厳密値
reconcile-verdict = 判定
reconcile-note = 備考
published-figure-edge = エッジ
published-figure-hit = 的中率
published-figure-top-one-in = 最上行、何回に1回
published-figure-mean-award = 平均賞金
published-figure-seed = シード
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] 、プレイヤー側
        [banker] 、バンカー側
       *[either] 、いずれかの側
    }{ $decks ->
        [none] {""}
       *[other] 、{ $decks }
    }
reconcile-name = { $bet }：{ $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = 条件：{ $reading }
reconcile-cut-off = 四捨五入でなく切り捨て
reconcile-too-high = 印刷値は{ $off }高い
reconcile-too-low = 印刷値は{ $off }低い
reconcile-contribution = 積立率{ $rate }ならこの値になる
reconcile-contribution-impossible = 積立率{ $rate }ならこの値になるが、そのようなメーターはあり得ない
reconcile-nearest = 最も近い値は{ $value }（{ $readings }）
reconcile-verdict-reproduced = 一致
reconcile-verdict-reproduced-if = 条件付き一致
reconcile-verdict-differs = 相違
reconcile-summary = 全{ NUMBER($figures) }件：一致{ NUMBER($reproduced) }件、条件付き一致{ NUMBER($conditional) }件、相違{ NUMBER($differ) }件。
reconcile-nothing-printed = { $games }：印刷された数値がありません。[[published]]のあるシートを指定してください
