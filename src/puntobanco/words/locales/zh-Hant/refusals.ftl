refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] 可接受：{ $allowed }。
    }

approval-missing =
    { $roles ->
        [none] 此操作需要第二人批准。
       *[other] 此操作需要第二人批准：{ $roles }。
    }
approval-refused =
    { $fault ->
        [none] 該批准無效。
       *[other] 該批准無效：{ $fault }。
    }
approval-fault-missing = 沒有批准
approval-fault-unknown = 本場開業以來沒有以此編號批准；請重新批准
approval-fault-unknown-card = 本場沒有發過這張卡
approval-fault-revoked = 該卡已作廢，或持卡人已離職
approval-fault-wrong-role = 批准人職位為{ $given }；須由{ $expected }批准
approval-fault-other-table = 批准用於{ $given }；須用於{ $expected }
approval-fault-expired = 已過期；請重新批准
approval-fault-replayed = 已經使用，只能用一次
approval-fault-same-person = 不能批准自己的操作；須由另一人批准
approval-fault-other-asker = 該批准由他人申請；請自行申請
approval-fault-other-act = 該批准用於另一操作；請重新批准

phase-closed = 已關閉
phase-idle = 在兩局之間
phase-betting = 正在接受投注
phase-dealing = 正在派牌
phase-mid-coup = 四張牌後接受投注
phase-result = 等待結算

burn-option-1 = 翻開一張牌並按點數燒牌
burn-option-2 = 燒一張牌
burn-option-3 = 不燒牌

refusal-table-closed = 本桌已關閉。
refusal-table-open = 本桌已經開放。
refusal-table-disabled = 本桌暫停服務。
refusal-not-yours = 您無權進行此操作。
refusal-automatic-table = 自動桌自行派牌。
refusal-wrong-phase =
    { $phase ->
        [none] 本局此時不能進行此操作。
       *[other] 本局此時不能進行此操作：本桌{ $phase }。
    }
refusal-other-coup = 該局已結束或尚未開始。
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = 沒有這個座位。
refusal-seat-taken = 該座位已有人。
refusal-seat-empty = 請先入座。
refusal-already-seated = 您已在本桌入座。
refusal-not-a-patron = 本場不接受該客人下注。
refusal-back-line = 不可在他人位置下注。
refusal-amount = 金額無效。{ refusal-allowed }
refusal-short-wallet = 帳戶餘額不足。{ refusal-allowed }
refusal-short-chips = 您的籌碼不足。{ refusal-allowed }
refusal-no-such-bet = 本桌沒有這種投注。
refusal-bet-closed =
    { $closed ->
        [pairs] 對子投注在本靴第 { $game } 局後停止。
        [meter-down] 獎池暫停期間不接受該投注。
        [no-exact-stake] 該投注限額內沒有可足額派彩的金額。
        [after-four] 此投注在四張牌後作出。
        [not-offered] 這些牌不接受此投注。
        [cards-dealt] 此投注須在派牌前作出。
        [needs] 您沒有此投注所需的注碼。
       *[other] 該投注現已停止。
    }
refusal-denomination =
    { $stake ->
        [none] 投注額不符合面額要求：須為 { $step } 的倍數。{ refusal-allowed }
       *[other] 該投注只收一注 { $stake }。
    }
refusal-over-bet-limit = 超出該投注的上限。{ refusal-allowed }
refusal-over-total-limit = 超出總投注上限。{ refusal-allowed }
refusal-over-difference = 莊閒投注差額過大。{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] 不可同時投注莊和閒。
       *[other] 附於莊或閒的投注只能配其中一門。
    }
refusal-player-dealer-bets = 做莊者本局不得下注。
refusal-nothing-to-take-back = 沒有可撤回的投注。
refusal-nothing-to-repeat = 沒有可重複的投注。
refusal-nothing-to-double = 沒有可加倍的投注。
refusal-has-wagers = 您在本局仍有投注或莊資。
refusal-no-shoe = 牌靴尚未備好。
refusal-shoe-over = 本靴最後一局已結束。
refusal-shoe-in-use = 牌靴正在使用。
refusal-cut-position = 不能在此處切牌；請選擇 1 至 { $last }。
refusal-no-position = 本局無人做莊。
refusal-house-banks = 本桌由本場做莊。
refusal-position-taken = 莊位已有人或正在徵詢。
refusal-not-offered = 尚未輪到該座位做莊。
refusal-bank-too-small = 莊資不得低於本桌下限。{ refusal-allowed }
refusal-wrong-card = 牌面無效。
refusal-no-such-card = 尚未派第 { $place } 張牌。
refusal-burn-option = 本桌的燒牌方式為：{ $burn }。
refusal-not-a-coup = 這些牌不構成完整的一局。
refusal-coup-complete = 按補牌規則不再派牌。
refusal-coup-incomplete = 按補牌規則仍須派牌。
refusal-ended-sooner = 按此牌本局早應結束；請將本局作廢。
refusal-card-beyond-supply = 牌靴中已無此牌。
refusal-unknown-setting = 沒有此設定。
refusal-setting-locked = 此設定不可更改。
refusal-setting-value = 此設定不接受該值。
refusal-fee-column = 請選擇收費表中的欄目：{ $columns }。
refusal-no-fees = 本桌不收費。
refusal-needs-closed-table = 規則只能在關桌後更改。
refusal-no-such-coup = 該局已不能更正：只有本場做莊的上一局可以更正。
refusal-reason = 必須說明原因。
refusal-same-id = 該編號已用於其他指令。
refusal-not-face-down = 沒有可翻開的牌。
refusal-face-down = 仍有牌未翻開。
refusal-no-progressive = 本遊戲沒有累積獎投注。
refusal-meter-linked = 本桌已共用獎池。
refusal-no-meter = 本桌沒有共用獎池。
refusal-excluded = 您已被排除在遊戲之外；仍可取回籌碼並離座。
refusal-cooling-off = 您已選擇暫停；仍可取回籌碼並離座。
refusal-time-limit = 已達到您自設的時間限額。
refusal-loss-limit = 超出您自設的輸額限額。{ refusal-allowed }
refusal-chips-gone = { $seats } 號位：多付的籌碼已不在桌上：請客人先帶回，或由帳房處理。
refusal-other-currency = 此遊戲的貨幣與本場不同。
refusal-table-name = 此名稱由本場自用，請另選一個。
refusal-stake-step = 此投注只收 { $step } 的倍數，以便足額派彩。{ refusal-allowed }
refusal-wallet-full = 錢包容不下這麼多。{ refusal-allowed }

table-fee-negative = 級別「{ $tier }」：收費低於零；須為固定金額
table-fee-rates = 級別「{ $tier }」：{ $rates } 項收費；最多 { $most } 項
table-player-dealer-bets = { $seat } 號位：做莊者本局不得下注；該處不應有投注
table-bank-negative = 莊資 { $bank }：須為零或以上
