# 發現：驗證、檢查或審核查出的錯誤，以及其位置。

finding-at =
    賭區 { $pit } 第 { $entry } 條{ $kind ->
        [none] {""}
       *[other] （{ $kind }）
    }{ $table ->
        [none] {""}
       *[other] ，{ $table } 桌
    }{ $meter ->
        [none] {""}
       *[other] ，獎池 { $meter }
    }{ $coup ->
        [none] {""}
       *[other] ，第 { $coup } 局
    }{ $seat ->
        [none] {""}
       *[other] ，{ $seat } 號位
    }{ $bet ->
        [none] {""}
       *[other] ，投注 { $bet }
    }：{ $problem }

finding-place = 此處是賭區 { $pit } 的第 { $entry } 條
finding-hash = 雜湊與所載內容不符
finding-missing = 缺失：日誌末端為第 { $head } 條
finding-head = 雜湊與日誌末端所記不符
finding-beyond-head = 位於日誌末端之後
finding-cut-off = 錨指向此條，而日誌在此之前已結束
finding-anchor = 雜湊與錨不符
finding-lost = 此條已獲確認（{ $file }），而日誌止於第 { $end } 條：最後 { NUMBER($count) } 條已丟失。請原樣複製資料夾，再還原備份
finding-lost-entry = 此條已獲確認（{ $file }），卻已缺失
finding-lost-hash = 此條已獲確認（{ $file }），但雜湊不同

finding-command = 指令「{ $command }」：該行已被更改
finding-command-count = 存有 { NUMBER($kept) } 條指令，而已執行的為 { NUMBER($due) } 條
finding-commands = 所存指令並非已執行的指令
finding-row = { $table } 的「{ $key }」：該行已被更改，不予採信
finding-astray = 「{ $login }」的登入憑據：從其所屬者查找不到該憑據

finding-unreadable = 無法讀取：{ $problem }
finding-impossible = 不可能在此發生：{ $problem }
finding-not-applied = 無法執行，其後各條未經驗證
finding-kind = 內容為 { $found }，應為 { $expected }
finding-stream = 出自 { $stream }，而此類事件不屬於該處
finding-instead = 出自 { $stream }；此處應為 { $expected } 的 { $kind }
finding-ends = 日誌到此結束，缺少應有的 { $stream } 的 { $kind }
finding-meter-refused = 獎池本應拒絕：{ $refusal }
finding-uncalled = 沒有任何要求，卻自行出現
finding-uncalled-by-meter = 沒有獎池要求，卻自行出現
finding-turn = 出現時賭桌狀態為：{ $phase }
finding-turned = 翻開早已翻開的 { $cards }
finding-not-placed = 撤回 { $act }，而 { $seat } 號位從未下此注
finding-no-meter = 派付了無須等待獎池的投注
finding-actor = 操作者：記為 { $by }，應為 { $roles }
finding-approval = 未獲授權。{ $objection }

finding-unbalanced = 分錄合計為 { $total }，應為零
finding-overdrawn = 使 { $account } 變為 { $left }，應不小於零
finding-accounts = 動用了 { $accounts } 的款項
finding-wallet = { $patron } 的錢包為 { $found }，按分錄應為 { $expected }
finding-no-wallet = { $patron } 的錢包不存在，按分錄應為 { $expected }
finding-balance = { $account } 現存 { $found }，按分錄應為 { $expected }
finding-sums = 日誌無法加總：{ $problem }

finding-stopped = { $patron } 不得參與卻仍在投注：{ $why }
finding-stop-excluded = 已自我排除
finding-stop-cooling-off = 暫停期內
finding-stop-time-limit = 已達時間上限
finding-risk = { $patron } 的風險額為 { $risked }，按其自設限額應不超過 { $most }

finding-differs = { $place ->
        [none] {""}
       *[other] { $place }：
    }記為 { $found }，應為 { $expected }
finding-differences = { $all }
finding-more = 另有 { NUMBER($count) } 處
finding-nothing = 無
finding-yes = 是
finding-no = 否
finding-part = { $name } { $value }
finding-posting = { $account } 的 { $amount }

finding-shoe-decks = 牌序共 { NUMBER($cards) } 張，應為每副 { NUMBER($deck) } 張的整副牌
finding-shoe-cards = 牌序中 { $card } 有 { NUMBER($found) } 張，應為 { NUMBER($expected) } 張
finding-shoe-commitment = 承諾值為 { $commitment }，而牌序與鹽值得出 { $found }
finding-shoe-cut = 切牌位置為 { NUMBER($position) }，應為 1 至 { NUMBER($last) }
finding-shoe-overdealt = 已派出 { NUMBER($dealt) } 張牌，而牌靴只有 { NUMBER($cards) } 張
finding-shoe-dealt = 派出的第 { NUMBER($place) } 張為 { $found }，而切牌後的牌序為 { $expected }

evidence-entry = 賭區 { $pit } 第 { $entry } 條：{ $table } 桌第 { $coup } 局的 { $kind }
evidence-no-entry = 日誌中沒有賭區 { $pit } 第 { $entry } 條
evidence-other-entry = 賭區 { $pit } 第 { $entry } 條是 { $kind }，並非 { $table } 桌第 { $coup } 局
evidence-no-entries = 沒有條目
evidence-chain = 第 { $first } 至 { $last } 條，每條皆由前一條得出
evidence-cards = { $cards ->
        [none] 無牌
       *[other] { $cards }
    }
evidence-other-cards = 日誌為 { $cards ->
        [none] 無牌
       *[other] { $cards }
    }，顯示為 { $shown ->
        [none] 無牌
       *[other] { $shown }
    }
evidence-void = 投注額與費用已退回
evidence-no-wagers = 沒有投注
evidence-other-payout = { $seat } 號位 { $bet }：按牌面與規則應返還 { $expected }，而非 { $found }
evidence-settled = { NUMBER($count) } 注，按遊戲 { $game } 結算
evidence-shown = { NUMBER($count) } 行
evidence-other-lines = 顯示的各行與日誌不符
evidence-by-hand = 由荷官以人手派牌
evidence-shoe-in-use = 牌靴用完後才公開
evidence-shoe = 第 { $shoe } 靴與承諾一致：{ $commitment }
evidence-shoe-retired = 第 { $shoe } 靴已停用：{ $why }

explain-coup = { $table } 桌，第 { $coup } 局，第 { $shoe } 靴：{ $game }
explain-entry = 日誌第 { $entry } 條，遊戲 { $game }
explain-void = 作廢：{ $reason }；投注額與費用已退回
explain-player = 閒 { $cards } = { $total } 點
explain-banker = 莊 { $cards } = { $total } 點
explain-result = { $result ->
        [P] 閒贏
        [B] 莊贏
       *[T] 和
    }：點數 { $player } 比 { $banker }，牌數 { $player_cards } 比 { $banker_cards }
explain-bank = 莊位的莊資為 { $bank }
explain-line = { $seat } 號位，{ $patron }：{ $wager }：{ $row }；返還 { $returned }{ $due ->
        [none] {""}
       *[other] ；此數有誤：按牌面與規則應為 { $due }
    }
explain-wager = { $bet } { $stake }{ $rides ->
        [none] {""}
        [player] ，跟隨閒
        [banker] ，跟隨莊
       *[other] ，跟隨 { $rides }
    }
explain-lost = 未中任何一行，輸{ $uncovered ->
        [none] {""}
       *[other] ；其中 { $uncovered } 莊資不足
    }
explain-row = { $paytable } 第 { $row } 行，{ $label }，賠 { $pays }{ $sum ->
        [none] {""}
       *[other] ：{ $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ；其中 { $uncovered } 莊資不足
    }
explain-from-meter = 由獎池派付，不在桌上派付
explain-fee = { $seat } 號位：費用 { $fee }

verification-ended = 未查出任何結果便已中止

audit-player = 閒
audit-banker = 莊
audit-tie = 和
audit-cards = { $hand }有 { NUMBER($found) } 張牌；應為 2 或 3 張
audit-total = { $hand }點數記為 { $found }，而 { $cards } 合計 { $expected } 點
audit-winner = 贏方記為{ $found }，而牌面為閒 { $player } 點、莊 { $banker } 點；應為{ $expected }
audit-supply = 牌靴中第 { $found } 張{ $card ->
        [none] 牌
       *[other] {" "}{ $card }
    }：{ $decks } 副牌只有 { $expected } 張
audit-burn = 翻開 { $card } 後燒牌 { $found } 張；應為 { $expected } 張
audit-draw = { $rule }，卻{ $found }
audit-player-rule = 閒 { $total } 點應{ $expected }
audit-banker-rule = { $third ->
        [none] 閒停牌時
       *[other] 閒第三張為 { $third } 點時
    }，莊 { $total } 點應{ $expected }
audit-natural-rule = { $best }以天牌 { $total } 點結束此局，{ $hand }不應補牌
audit-draws = 補牌
audit-stands = 停牌
audit-drew = 補了 { $card }
audit-stood = 停牌
audit-number-twice = 第 { $found } 局連續出現兩次；應為另一局號
audit-number = 第 { $found } 局接在第 { $last } 局之後；應為第 { $expected } 局
audit-game = 遊戲雜湊 { $found }：此處 { $game } 為 { $expected }；應使用派此靴時的設定
audit-bet = { $wager }：{ $game } 沒有此投注；應為其一：{ $expected }
audit-after-four = { $wager }：這四張牌後不接受該投注；不應有注碼
audit-side = { $wager }：此投注只跟隨 { $expected }
audit-amount = { $bet }：列「{ $column }」：金額「{ $found }」：小數應不超過 { $places } 位
audit-stake = { $wager }：投注額小於零
audit-wager = { $seat ->
        [none] {""}
       *[other] { $seat } 號位：
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] ，跟隨 { $rides }
    }
audit-payout = { $wager } { $what ->
        [won] 贏得
       *[returned] 返還
    } { $found }；應為 { $expected }{ $if_covered }：{ $reason }
audit-if-covered = （若莊資足夠）
audit-lost = 未中任何一行，故投注輸掉
audit-push = rows[{ $row }]（{ $asks }，{ $pays }）為平手，退還投注額
audit-for = rows[{ $row }]（{ $asks }）賠 { $pays }，以 { $won } 代替投注額
audit-to = rows[{ $row }]（{ $asks }）賠 { $pays }，贏 { $won }，並退還投注額 { $back }
audit-gap-winner = 未注明贏方的局
audit-gap-totals = 未注明雙方點數的局
audit-gap-draws = 有一方少於兩張牌的局：應由誰補牌
audit-gap-suits = 沒有花色的牌：只按點數計
audit-gap-shoes = 不知屬於哪靴的局：牌的數目
audit-gap-unpaid = 未注明派付的投注
audit-gap-game = 沒有遊戲的投注：派付
audit-gap-currency = 幣種小數位與遊戲不同的投注：派付
audit-gap-broken = 牌面違反規則的局上的投注：派付
audit-gap-rides = 未注明跟隨哪一方的投注：派付
audit-gap-suit-rows = 賠率取決於未注明花色的投注：派付
audit-gap-seat = 未注明有花色的座位的投注：派付
audit-gap-meter = 贏得獎池份額的投注：派付
audit-gap-coverage = 對玩家做莊的投注：莊資能覆蓋多少
audit-line = { $file }:{ $line }：牌靴 { $shoe }{ $coup ->
        [none] {""}
       *[other] {" "}第 { $coup } 局
    }：{ $problem }
audit-summary = { $shoes } { $coups }，{ $wagers }：{ $result }
audit-clean = 沒有違反規則之處
audit-found = { NUMBER($count) } 處問題（{ $kinds }）
audit-kind-count = { $kind } { NUMBER($count) }
audit-kind-draw = 補牌
audit-kind-cards = 牌數
audit-kind-total = 點數
audit-kind-winner = 贏方
audit-kind-supply = 牌靴張數
audit-kind-payout = 派付
audit-kind-amount = 金額
audit-kind-bet = 投注
audit-kind-number = 局號
audit-kind-burn = 燒牌
audit-kind-game = 遊戲
audit-not-judged = 未判定：{ $what }（{ NUMBER($count) }）
audit-progress = 審核
