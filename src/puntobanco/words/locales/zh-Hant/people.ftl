role-none = 無職位
role-and = { $a }兼{ $b }
role-above = { $roles }（高於 { $amount }）
place-house = 本場
place-table = 賭桌 { $table }
place-meter = 獎池 { $meter }

people-refusal-not-yours = 只有本人可以操作。
people-refusal-role-missing = 此操作須由{ $roles }進行。
people-refusal-house-only = 只能在啟動系統時開業。
people-refusal-unknown-patron = 本場沒有這位客人。
people-refusal-patron-exists = 本場已有這位客人。
people-refusal-already-barred = 這位客人已被禁止遊戲。
people-refusal-unknown-staff = 本場沒有這位員工。
people-refusal-not-at-work = 這位員工不在本場任職。
people-refusal-unknown-card = 本場沒有發過卡 { $card }。
people-refusal-card-issued = 卡 { $card } 已發過。
people-refusal-setting-value = { $value } 無效：請填寫{ $expected }。
people-refusal-limit-value = 限額無效：請填寫大於零的金額或時間。
people-refusal-nothing-changes = 設定沒有變化。
people-refusal-nothing-waits = 沒有等待生效的更改。
people-refusal-term =
    { $unit ->
        [minutes] 本場不提供該期限：請選擇 { $offered } 分鐘。
        [hours] 本場不提供該期限：請選擇 { $offered } 小時。
       *[days] 本場不提供該期限：請選擇 { $offered } 天。
    }
people-refusal-not-longer = 正在進行的期限只能延長。
people-refusal-excluded = 已被排除在遊戲之外；仍可提款。
people-refusal-cooling-off = 正在暫停遊戲；仍可提款。
people-refusal-not-excluded = 沒有可結束的排除。
people-refusal-term-runs = 期滿之前不能結束排除。
people-refusal-reason = 必須說明原因。
people-refusal-simulated = 本場不設模擬客人。
people-refusal-short-wallet = 錢包餘額不足。{ refusal-allowed }
people-refusal-barred = 已被禁止遊戲，不得收款；仍可付款。
people-refusal-roles-apart = 不得同時擔任{ $roles }：{ $why }。
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = 超過帳房單筆限額：須由{ $roles }批准。{ refusal-allowed }
people-refusal-cage-shift = 超過本班次的帳房限額：須由{ $roles }批准。{ refusal-allowed }
people-refusal-opened-as = 本場開業時的性質不可更改。
people-refusal-wallet-full = 錢包容不下這麼多。{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] 金額無效。
       *[other] 單次金額過大。{ refusal-allowed }
    }

roles-apart-access = 授予權限者不得使用權限
roles-apart-checks = 稽核者不得參與操作
roles-apart-deals = 派牌者不得經手帳房現金
roles-apart-orders = 批准付款者不得經手付款
roles-apart-corrects = 派牌者不得批准更正
roles-apart-levels = 大額獎金須由兩人分別批准

house-expects-time-zone = 時區，例如 America/Los_Angeles
house-expects-day-start = 整刻鐘，例如 06:00
house-expects-shifts = 每日班數，1 至 4
house-expects-cage-transaction = 以最小貨幣單位表示的整數金額
house-expects-cage-shift = 以最小貨幣單位表示的整數金額
