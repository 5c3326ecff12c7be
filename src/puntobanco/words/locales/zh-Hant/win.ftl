win-page = 中獎單
win-slip = 單號
win-award = 獎金
win-undone = 已撤銷
win-line = { $name }：{ $value }
win-signature = { $what }：
win-status-verified = 已核實，尚未派付
win-status-paid = 已核實並派付
win-status-backed-out = 已撤銷

win-table = 賭桌
win-coup = 局號
win-hit-at = 命中時間
win-logged-at = 登記時間
win-paid-at = 派付時間
win-not-paid = 尚未派付
win-meter = 獎池
win-number = 獎池第幾次獎金
win-pit = 賭區
win-game = 遊戲
win-winner = 得獎人，{ $seat } 號位
win-won-by = { $row }：{ $pays }
win-why-undone = { $at }：{ $reason }：{ $note }
win-player = 閒家
win-banker = 莊家

win-wagers = 本局累積獎投注
win-seat = 座位
win-patron = 客人
win-rides = 跟隨
win-stake = 注額
win-made = 牌面構成
win-nothing = 無
win-share = 所得

win-amount = 金額
win-division = 分配
win-shown = 結果成立時的獎池金額（含本局累積）
win-prize = 獎項：{ $pays }
win-each =
    { $count ->
        [1] 歸一注
       *[other] 由 { NUMBER($count) } 注平分，每注
    }
win-undivided = 除不盡的零頭，留在獎池
win-awarded = 派出獎金
win-before = 派獎之前
win-seed = 本場投入的起始獎金
win-reserve = 來自儲備
win-overflow = 超出上限，轉入溢出
win-after = 派獎之後
win-undone-meter = 撤銷獎金時的獎池
win-undone-before = 撤銷之前
win-undone-award = 退回的獎金
win-undone-seed = 本場收回的起始獎金
win-undone-reserve = 退回儲備
win-undone-after = 撤銷之後

win-verification = 核實
win-step = 步驟
win-person = 人員
win-role = 身份
win-card = 員工卡或鑰匙
win-time = 時間
win-asked = 提出
win-logged = 登記所憑
win-paid = 派付人
win-backed-out = 撤銷人
win-authorised = 授權所憑

win-entries = 帳目
win-entry = 分錄
win-from = 轉出帳戶
win-to = 轉入帳戶
win-entry-hit = 命中
win-entry-paid = 派付
win-entry-backed-out = 已撤銷

win-sign-asked = 提出
win-sign-verified = 核實
win-sign-backed-out = 已撤銷
win-sign-authorised = 授權
win-sign-paid = 派付
win-sign-received = 簽收，{ $seat } 號位

win-log-hit = 日誌條目，命中
win-log-logged = 日誌條目，登記
win-log-last = 日誌條目，最後
win-log-game = 遊戲
