meter-refusal-no-such-meter = 沒有這個獎池。
meter-refusal-meter-exists = 已有同名獎池。
meter-refusal-meter-down = 獎池暫停。
meter-refusal-meter-up = 獎池運行中。
meter-refusal-not-yours =
    { $needed ->
        [none] 您無權進行此操作。
       *[other] 您無權進行此操作。所需職位：{ $needed }。
    }
meter-refusal-no-progressive = 本遊戲沒有累積獎投注。
meter-refusal-player-dealer = 玩家做莊的賭桌不設累積獎。
meter-refusal-other-game =
    { $difference ->
        [none] 一個獎池只供一種遊戲、一種注額。
       *[other] 一個獎池只供一種遊戲、一種注額：{ $difference }。
    }
meter-refusal-table-joined = 本桌已共用該獎池。
meter-refusal-table-not-joined = 本桌未共用該獎池。
meter-refusal-hand-on =
    { $tables ->
        [none] 牌局進行中，不得更改。
       *[other] 牌局進行中，不得更改：{ $tables }。
    }
meter-refusal-no-hand = 本桌沒有該局。
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] 本局的牌尚未派完。
                [stood] 本局已有結果，尚未結束。
                [ended] 本局已結束。
               *[void] 本局已作廢。
            }
        [counted] 第 { $coup } 局的投注已計入。
        [no-award] 沒有等待鑰匙登記的獎金。
        [not-called] 請先通知主管。
        [no-confirmation] 這項獎金無須確認。
        [no-dealer] 本局沒有荷官標記。
       *[none] 此時不能進行此操作。
    }
meter-refusal-empty-seat = 該座位沒有累積獎投注。
meter-refusal-no-such-row = 賠率表沒有這一項。
meter-refusal-marks-disagree =
    { $marks ->
        [none] 標記與牌面不符。
       *[other] 標記與牌面不符：{ $marks }。
    }
meter-disagreement = { $seat } 號位標記{ $marked }，牌面為{ $cards }
meter-disagreement-nothing = 無
meter-refusal-no-such-award = 沒有這項獎金。
meter-refusal-award-status =
    { $status ->
        [hit] 獎金尚未核實。
        [verified] 獎金已核實。
        [paid] 獎金已派付。
        [rejected] 獎金已駁回。
        [backed-out] 獎金已撤銷。
       *[none] 獎金不在此狀態。
    }
meter-refusal-award-pending =
    { $awards ->
        [none] 須先核實或駁回獎金。
       *[other] 須先核實或駁回獎金：{ $awards }。
    }
meter-refusal-award-logged =
    { $awards ->
        [none] 獎金已登記，不可更改。
       *[other] 獎金已登記，不可更改：{ $awards }。
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] 與記錄的牌不符。
       *[other] 與記錄的牌不符：{ $cards }。
    }
meter-refusal-reason =
    { $way ->
        [up] 此原因不能增加{ $pool }：{ $reason }。
        [down] 此原因不能減少{ $pool }：{ $reason }。
       *[none] 必須說明原因。
    }
meter-refusal-amount = 金額無效。
meter-refusal-over-limit =
    { $allowed ->
        [none] 將超出獎池上限。
       *[other] 將超出獎池上限。可接受：{ $allowed }。
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] 餘額不足。
               *[other] 餘額不足。可接受：{ $allowed }。
            }
       *[other]
            { $allowed ->
                [none] { $seat } 號位的錢包餘額不足。
               *[other] { $seat } 號位的錢包餘額不足。可接受：{ $allowed }。
            }
    }
meter-refusal-same-parameters = 沒有任何更改。
meter-refusal-parameters =
    { $advice ->
        [none] 不能使用這些設定。
       *[other] 不能使用這些設定。{ $advice }
    }
meter-refusal-approval-missing = 此操作需要第二人批准。
meter-refusal-approval-refused = 該批准無效。
meter-refusal-same-person = 核實獎金者不得派付該獎金。
meter-refusal-not-confirmed = 須先由主管確認，再由經理刷卡。
meter-refusal-key =
    { $position ->
        [run] 鑰匙在 RUN 位置。
        [jph] 鑰匙在 JPH 位置。
       *[none] 鑰匙不在所需位置。
    }
meter-refusal-recovery =
    { $status ->
        [verified] 獎金尚未派付，沒有可追回的款項。
       *[paid] 須注明已付獎金的去向：已追回或已核銷。
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] 錢包容不下這麼多。
       *[other] 錢包容不下這麼多。可接受：{ $allowed }。
    }

meter-difference-game = 賭桌的遊戲為 { $other }，獎池為 { $own }
meter-difference-currency = 賭桌的貨幣為 { $other }，獎池為 { $own }
meter-difference-stake = 注額為 { $other }，獎池為 { $own }
meter-difference-decks = 牌靴有 { $other } 副牌，獎池為 { $own } 副
meter-difference-split =
    { $other ->
        [winners] 獎金只歸中獎者，獎池則由所有參與者平分
       *[participants] 獎金由所有參與者平分，獎池則只歸中獎者
    }
meter-difference-side = 投注跟隨另一方：{ $other }，獎池為{ $own }
meter-difference-pay-table = 賭桌的賠率表不同

meter-wagers-refused = 獎池拒絕了不可能屬於一局的投注。
meter-wrong-increment = 賭桌 { $table }，第 { $coup } 局：{ $why }
meter-increment-stake = { $seat } 號位投注 { $amount }；每注應為 { $expected }
meter-increment-seats =
    { $wagers ->
        [0] 沒有投注
       *[other] { NUMBER($wagers) } 注之中，有座位投注多於一注
    }
meter-increment-most = 投注共 { $amount }；每局最多 { $expected }

meter-advice-contribution-range = 累積比例 { $rate }：須為 0 至 100 %。
meter-advice-reserve-range = 儲備比例 { $rate }：須為 0 至 100 %。
meter-advice-rates-together = 累積與儲備比例合計 { $rate }：最多 100 %。
meter-advice-amount-range =
    { $setting ->
        [seed] 起始獎金
        [limit] 上限
        [executive-above] 須經理核實的金額
       *[most-wagered] 每局投注上限
    } { $amount }：須為零或以上，且不超出帳目可記的金額。
meter-advice-seed-zero = 起始獎金為 0：須填寫金額，或確認起始獎金為零。
meter-advice-limit-under-seed = 上限 { $amount }：不得低於起始獎金 { $bound }。
meter-advice-limit-under-meter = 上限 { $amount }：不得低於獎池現有金額 { $bound }。
meter-advice-seed-changed = 起始獎金由 { $bound } 改為 { $amount }：印出的數字不再適用。
meter-advice-seed-under-fixed = 起始獎金 { $amount } 低於最大的固定獎金 { $bound }。
meter-advice-contribution-over-preset = 固定獎金由籌碼盤支付，而累積比例 { $rate } 高於預設的 { $bound }：莊家優勢低於印出的數字。
meter-advice-contribution-low = 所有獎金由獎池支付，而累積比例 { $rate } 低於 { $bound }：獎池可能不足。
meter-advice-no-reserve = 沒有儲備。少許儲備可使獎池在中獎後從較高金額開始。
meter-advice-reserve-only-seed = 起始獎金只來自儲備：若很快中獎，儲備所剩不多。
meter-advice-bound-under-layout = 每局投注上限 { $amount } 低於 { NUMBER($seats) } 注的 { $bound }：滿座會被當作故障。

meter-advice-riding =
    跟隨{ $hands ->
        [player] 閒方
        [banker] 莊方
       *[either] 任一方
    }{ $applies ->
        [no] （並非現行設定）
       *[yes] { "" }
    }：{ $edge ->
        [none] 固定獎金支出多於獎池累積
       *[other] 莊家優勢 { $edge }，平均獎金 { $award }
    }
meter-advice-verdict =
    { $game }：{ $verdict ->
        [refused] 不能使用
        [dry] 獎池將不足，由籌碼盤支付其餘
       *[usable] 可以使用
    }
meter-advice-line = { $code }：{ $advice }
meter-level-refuse = 拒絕
meter-level-warn = 警告
meter-level-advise = 建議
meter-level-ok = 正常
meter-file-game = { $file }：遊戲「{ $game }」沒有獎池；須為有獎池的遊戲
meter-file-unread = { $file }：無法讀取：{ $why }；須為 TOML 檔案
meter-file-not-text = { $file }：不是文字檔；須為 TOML 檔案
meter-file-shape = { $file }：{ $why }；須有 game 與 [settings]

meter-not-in-log = 獎池 { $meter }：賭區 { $pit } 的日誌沒有這個獎池；須為日誌中的獎池
meter-slip-not-in-log = 獎池 { $meter } 單號 { $slip }：賭區 { $pit } 的日誌沒有這個單號；須為已核實獎金的單號
meter-game-without = 遊戲 { $game }：沒有由獎池支付的投注；須為有累積獎的遊戲
meter-none-in-pit = 賭區 { $pit }：沒有獎池；須為有累積獎賭桌的場所
meter-unnamed = 有 { NUMBER($count) } 個獎池：請在資料庫之後注明其一：{ $meters }
meter-unknown = 獎池 { $meter }：須為 { $meters } 之一
meter-step-start = { $system ->
    [keyed] 開始遊戲：感應燈顯示各注；1 元注由荷官收起，5 元注留在原位
   *[carded] 在荷官屏上開始遊戲：感應燈顯示各注；1 元注由荷官收起，5 元注留在原位
}
meter-step-mark = { $system ->
    [keyed] 按下每位中獎者的手牌鍵；再按取消
   *[carded] 在荷官屏上點選每位中獎者；再點取消
}
meter-step-call = 通知主管
meter-step-key = 鑰匙轉至 JPH
meter-step-confirm = 主管確認
meter-step-log = { $system ->
    [keyed] 按 J-POT：登記中獎
   *[carded] 主管確認，主管刷卡
}
meter-step-executive-card = 經理刷卡
meter-step-run = 鑰匙轉回 RUN：調整獎池
meter-step-end = { $system ->
    [keyed] 遊戲結束
   *[carded] 結束遊戲
}
meter-step-pay = 派付獎金

meter-report-title = 獎池 { $meter }：{ $name }（{ $game }），{ $currency }
meter-report-state = 狀態
meter-report-status =
    { $state ->
        [faulted] 故障：{ $why }
        [disabled] 已停用：{ $why }
       *[up] 運行中
    }
meter-report-tables = 賭桌
meter-report-no-tables = 無
meter-report-attention = 注意
meter-report-no-awards = 尚無獎金
meter-report-line = { $hits } × { $pays }：{ $row }
award-column-award = 編號
award-column-slip = 單號
award-column-time = 時間
award-column-table = 賭桌
award-column-coup = 局號
award-column-status = 狀態
award-column-prize = 獎金
award-column-winners = 得獎人
meter-report-beginning = 起初
meter-report-now = 現在
meter-warning-dry = 獎池曾不足：自上次開始以來由籌碼盤支付 { $amount } 固定獎金。
meter-warning-pending = 待核實的獎金：{ $awards }。
meter-warning-waiting = 待下次全額中獎後生效：累積比例 { $contribution }，儲備比例 { $reserve }，固定獎金來源為{ $pays }。
meter-column-entry = 條目
meter-column-time = 時間
meter-column-event = 事件
meter-column-table = 賭桌
meter-column-coup = 局號
meter-column-before = 之前
meter-column-after = 之後
meter-column-reserve = 儲備
meter-column-overflow = 溢出
meter-column-by = 操作人
meter-column-authorised-by = 授權人
meter-column-why = 原因
meter-history-wagers = { NUMBER($wagers) } 注
meter-history-award = 獎金 { $award }
meter-history-fixed = 固定獎金：獎池支付 { $covered }，籌碼盤支付 { $short }
meter-history-slip = 獎金 { $award }，單號 { $slip }
meter-history-confirmed = 獎金 { $award }，由 { $by } 確認
meter-history-key = { $holder } 的鑰匙轉至 { $to }
meter-history-undone = 獎金 { $award }：{ $reason }
meter-history-adjusted = { $pool } { $change }：{ $reason }
meter-reconciliation-from = 自
meter-reconciliation-until = 至
meter-reconciliation-wagers = 注數
meter-reconciliation-in-meter = 投注總額
meter-reconciliation-hits = 命中
meter-reconciliation-wins-logged = 已登記中獎
meter-reconciliation-stakes-returned = 退還投注
meter-reconciliation-opening-meter = 期初：獎池
meter-reconciliation-opening-reserve = 期初：儲備
meter-reconciliation-opening-overflow = 期初：溢出
meter-reconciliation-opening-set-aside-for-awards = 期初：待派獎金
meter-reconciliation-opening-owed-to-patrons = 期初：應付客人
meter-reconciliation-in-contributions-to-the-meter = 收入：獎池累積
meter-reconciliation-in-contributions-to-the-reserve = 收入：儲備累積
meter-reconciliation-in-seed-less-taken-back = 收入：本場投入的起始獎金，減收回
meter-reconciliation-in-adjustments-less-those-down = 收入：調整淨額
meter-reconciliation-in-awards-recovered = 收入：由得獎人追回的獎金
meter-reconciliation-in-awards-written-off = 收入：由本場核銷的獎金
meter-reconciliation-out-awards-paid = 支出：已派獎金
meter-reconciliation-out-fixed-pays = 支出：由獎池支付的固定獎金
meter-reconciliation-closing-meter = 期末：獎池
meter-reconciliation-closing-reserve = 期末：儲備
meter-reconciliation-closing-overflow = 期末：溢出
meter-reconciliation-closing-set-aside-for-awards = 期末：待派獎金
meter-reconciliation-closing-owed-to-patrons = 期末：應付客人
meter-reconciliation-not-accounted-for = 未能對帳

act-open-meter = 開啟累積獎
act-change-meter = 獎池設定
act-enable-meter = 啟用獎池
act-confirm-award = 確認獎金
act-turn-key = 轉動鑰匙
act-verify-award = 核實獎金
act-reject-award = 駁回獎金
act-back-out-award = 撤銷已登記的獎金
act-adjust-meter = 調整獎池
act-line-game = 遊戲
act-line-fault = 故障
act-line-award = 獎金編號
act-line-position = 位置
act-line-cards = 牌面
act-line-recovery = 款項去向
act-line-pool = 帳戶
act-line-held = 現有
act-line-note = 說明
