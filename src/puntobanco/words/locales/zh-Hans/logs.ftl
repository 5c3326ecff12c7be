count-entries = { NUMBER($count) } 条
count-coups = { NUMBER($count) } 局
count-wagers = { NUMBER($count) } 注
count-shoes-revealed = 已公开 { NUMBER($count) } 靴
count-meters = { NUMBER($count) } 个累积奖
count-awards = { NUMBER($count) } 个奖项
count-findings = { NUMBER($count) } 处问题
count-faults = { NUMBER($count) } 处问题
count-files = { NUMBER($count) } 个文件

verify-pit = 赌区 { $pit }：{ $counts }：{ $verdict }
verify-whole = 完整
verify-note = 赌区 { $pit }：{ $note }
verify-commands-accepted = { NUMBER($commands) } 条命令中有 { NUMBER($count) } 条是按现状接受的

recalled-none = { $table } 桌：尚无牌局
recalled-coup = { $table } 桌回放，第 { $coup } 局，第 { $shoe } 靴：{ $game }
recalled-times = 开局 { $opened }，{ $outcome ->
    [void] 作废
    [passed] 无人投注
   *[settled] 结算
  } { $ended }
recalled-card = { $hand ->
    [player] 闲
   *[banker] 庄
  } { $card }
recalled-result = 闲 { $player }，庄 { $banker }：{ $result ->
    [P] 闲赢
    [B] 庄赢
   *[T] 和
  }
recalled-misread = 起初误读：{ $cards }
recalled-corrected = { $at } 重新结算：{ $reason }
recalled-seat = { $seat } 号位，{ $patron }：筹码由 { $before } 变为 { $after }，费用 { $fee }
recalled-bank = 做庄，庄资 { $bank }
recalled-wager = { $bet } { $stake }：赢 { $won }，返还 { $returned }{ $uncovered ->
    [none] {""}
   *[other] ，{ $uncovered } 庄资不足
  }

integrity-program = 程序 { $digest }，{ $files }
integrity-by-hand = 不用本程序核对：{ $command }
integrity-unchanged = 没有变化
