# What commands print that read the log of a house: verify, recall and integrity.

count-entries = エントリー{ NUMBER($count) }件
count-coups = ラウンド{ NUMBER($count) }回
count-wagers = ベット{ NUMBER($count) }件
count-shoes-revealed = 公開済みシュー{ NUMBER($count) }個
count-meters = メーター{ NUMBER($count) }台
count-awards = 当選{ NUMBER($count) }件
count-findings = 検出{ NUMBER($count) }件
count-faults = 問題{ NUMBER($count) }件
count-files = ファイル{ NUMBER($count) }個

verify-pit = ピット{ $pit }：{ $counts }：{ $verdict }
verify-whole = 完全
verify-note = ピット{ $pit }：{ $note }
verify-commands-accepted = コマンド{ NUMBER($commands) }件のうち{ NUMBER($count) }件は、そのまま承認されたものです

recalled-none = テーブル{ $table }：プレイしたラウンドはありません
recalled-coup = テーブル{ $table }の再現、ラウンド{ $coup }、シュー{ $shoe }：{ $game }
recalled-times = 開始{ $opened }、{ $outcome ->
    [void] 無効
    [passed] ベットなし
   *[settled] 精算
  }{ $ended }
recalled-card = { $hand ->
    [player] プレイヤー
   *[banker] バンカー
  } { $card }
recalled-result = プレイヤー{ $player }、バンカー{ $banker }：{ $result ->
    [P] プレイヤーの勝ち
    [B] バンカーの勝ち
   *[T] タイ
  }
# $cards: each as its place from 0, a colon and the card read by mistake.
recalled-misread = 最初の読み取り誤り：{ $cards }
recalled-corrected = 再精算{ $at }：{ $reason }
recalled-seat = { $seat }番席、{ $patron }：チップは前{ $before }、後{ $after }、手数料{ $fee }
recalled-bank = バンク{ $bank }でプレイヤーディーラーを担当
recalled-wager = { $bet }に{ $stake }：勝ち{ $won }、返還{ $returned }{ $uncovered ->
    [none] {""}
   *[other] 、{ $uncovered }はバンク不足
  }

integrity-program = プログラム{ $digest }、{ $files }
integrity-by-hand = このプログラムを使わない確認：{ $command }
integrity-unchanged = 変更はありません
