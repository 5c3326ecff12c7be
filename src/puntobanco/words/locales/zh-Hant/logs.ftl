count-entries = { NUMBER($count) } 條
count-coups = { NUMBER($count) } 局
count-wagers = { NUMBER($count) } 注
count-shoes-revealed = 已公開 { NUMBER($count) } 靴
count-meters = { NUMBER($count) } 個累積獎
count-awards = { NUMBER($count) } 個獎項
count-findings = { NUMBER($count) } 處問題
count-faults = { NUMBER($count) } 處問題
count-files = { NUMBER($count) } 個檔案

verify-pit = 賭區 { $pit }：{ $counts }：{ $verdict }
verify-whole = 完整
verify-note = 賭區 { $pit }：{ $note }
verify-commands-accepted = { NUMBER($commands) } 條指令中有 { NUMBER($count) } 條是按現狀接受的

recalled-none = { $table } 桌：尚無牌局
recalled-coup = { $table } 桌回放，第 { $coup } 局，第 { $shoe } 靴：{ $game }
recalled-times = 開局 { $opened }，{ $outcome ->
    [void] 作廢
    [passed] 無人投注
   *[settled] 結算
  } { $ended }
recalled-card = { $hand ->
    [player] 閒
   *[banker] 莊
  } { $card }
recalled-result = 閒 { $player }，莊 { $banker }：{ $result ->
    [P] 閒贏
    [B] 莊贏
   *[T] 和
  }
recalled-misread = 起初誤讀：{ $cards }
recalled-corrected = { $at } 重新結算：{ $reason }
recalled-seat = { $seat } 號位，{ $patron }：籌碼由 { $before } 變為 { $after }，費用 { $fee }
recalled-bank = 做莊，莊資 { $bank }
recalled-wager = { $bet } { $stake }：贏 { $won }，返還 { $returned }{ $uncovered ->
    [none] {""}
   *[other] ，{ $uncovered } 莊資不足
  }

integrity-program = 程式 { $digest }，{ $files }
integrity-by-hand = 不用本程式核對：{ $command }
integrity-unchanged = 沒有變化
