# The amount that would be accepted, after the sentence of a refusal.
refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] 可能額：{ $allowed }。
    }

# A second person's approval: `roles` are those any one of which may give it.
approval-missing =
    { $roles ->
        [none] 別の人の承認が必要です。
       *[other] 別の人の承認が必要です：{ $roles }。
    }
approval-refused =
    { $fault ->
        [none] 承認が有効ではありません。
       *[other] 承認が有効ではありません：{ $fault }。
    }
approval-fault-missing = 承認がありません
approval-fault-unknown = ハウスの開設以来、この番号の承認はありません。承認を取り直してください
approval-fault-unknown-card = このカードはハウスが発行したものではありません
approval-fault-revoked = カードが失効しているか、持ち主が退職しています
approval-fault-wrong-role = { $given }としての承認です。{ $expected }の承認が必要です
approval-fault-other-table = { $given }に対する承認です。{ $expected }に対する承認が必要です
approval-fault-expired = 期限が切れています。承認を取り直してください
approval-fault-replayed = 使用済みです。承認が使えるのは一度だけです
approval-fault-same-person = 自分の依頼は承認できません。別の人に依頼してください
approval-fault-other-asker = 別の人が依頼した承認です。ご自身で依頼してください
approval-fault-other-act = 別の操作に対する承認です。承認を取り直してください

# The phase of a round, after "the table is".
phase-closed = 閉鎖中
phase-idle = ラウンド間
phase-betting = ベット受付中
phase-dealing = カード配布中
phase-mid-coup = 4枚の後のベット受付中
phase-result = 支払い待ち

# What is burned from a new shoe.
burn-option-1 = 1枚を開き、その点数の枚数をバーン
burn-option-2 = 1枚をバーン
burn-option-3 = バーンなし

# Why a table did not carry out a command.
refusal-table-closed = テーブルは閉鎖中です。
refusal-table-open = テーブルはすでに開いています。
refusal-table-disabled = テーブルは停止中です。
refusal-not-yours = この操作の権限がありません。
refusal-automatic-table = 自動テーブルはカードを自動で配ります。
refusal-wrong-phase =
    { $phase ->
        [none] 今はこの操作ができません。
       *[other] 今はこの操作ができません：テーブルは{ $phase }です。
    }
refusal-other-coup = そのラウンドは終了したか、まだ始まっていません。
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = このテーブルにその席はありません。
refusal-seat-taken = この席は使用中です。
refusal-seat-empty = 先に席に着いてください。
refusal-already-seated = このテーブルにすでに席があります。
refusal-not-a-patron = ハウスはこのお客様のプレイを認めていません。
refusal-back-line = 他の席にはベットできません。
refusal-amount = 金額が有効ではありません。{ refusal-allowed }
refusal-short-wallet = ウォレットの残高が足りません。{ refusal-allowed }
refusal-short-chips = チップが足りません。{ refusal-allowed }
refusal-no-such-bet = このテーブルにそのベットはありません。
refusal-bet-closed =
    { $closed ->
        [pairs] ペアベットはシューの第{ $game }ラウンドで締め切ります。
        [meter-down] メーターの停止中はこのベットを受け付けません。
        [no-exact-stake] このベットの限度額内に、端数なく支払える賭け金がありません。
        [after-four] このベットは4枚の後に行います。
        [not-offered] このカードではこのベットを受け付けません。
        [cards-dealt] このベットはカードの前に行います。
        [needs] このベットに必要な賭けがありません。
       *[other] このベットは締め切りました。
    }
refusal-denomination =
    { $stake ->
        [none] このベットの賭け金は{ $step }の倍数です。{ refusal-allowed }
       *[other] このベットの賭け金は{ $stake }のみです。
    }
refusal-over-bet-limit = このベットの上限を超えています。{ refusal-allowed }
refusal-over-total-limit = ベット合計の上限を超えています。{ refusal-allowed }
refusal-over-difference = プレイヤーとバンカーの差が大きすぎます。{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] プレイヤーとバンカーの両方にはベットできません。
       *[other] プレイヤーまたはバンカーを対象とするベットには、その一方のみへのベットが必要です。
    }
refusal-player-dealer-bets = プレイヤーディーラーはこのラウンドにベットできません。
refusal-nothing-to-take-back = 取り消せるベットがありません。
refusal-nothing-to-repeat = 繰り返せる前回のベットがありません。
refusal-nothing-to-double = 倍にできるベットがありません。
refusal-has-wagers = このラウンドにベットまたはバンクがあります。
refusal-no-shoe = シューの用意ができていません。
refusal-shoe-over = このシューの最終ラウンドは終わりました。
refusal-shoe-in-use = 使用中のシューが終わっていません。
refusal-cut-position = その位置ではカットできません。1～{ $last }の位置を選んでください。
refusal-no-position = このラウンドの親がいません。
refusal-house-banks = このテーブルはハウスが親です。
refusal-position-taken = 親番は決まっているか、打診中です。
refusal-not-offered = この席に親番は打診されていません。
refusal-bank-too-small = バンクはテーブルの最低額以上にしてください。{ refusal-allowed }
refusal-wrong-card = カードとして正しくありません。
refusal-no-such-card = { $place }枚目のカードはまだ配られていません。
refusal-burn-option = このテーブルのバーン方法は「{ $burn }」です。
refusal-not-a-coup = これらのカードでは完全な1ラウンドになりません。
refusal-coup-complete = 第3カードのルールでは、これ以上カードを配りません。
refusal-coup-incomplete = 第3カードのルールでは、まだカードが必要です。
refusal-ended-sooner = このカードではラウンドがもっと前に終わっていました。ラウンドを無効にしてください。
refusal-card-beyond-supply = シューにそのカードはもう残っていません。
refusal-unknown-setting = その設定はありません。
refusal-setting-locked = このテーブルではこの設定は固定されています。
refusal-setting-value = この設定にその値は使えません。
refusal-fee-column = 手数料表の列を選んでください：{ $columns }。
refusal-no-fees = このテーブルに手数料はありません。
refusal-needs-closed-table = ルールはテーブルの閉鎖中にのみ変更できます。
refusal-no-such-coup = 訂正できるのは直前のラウンドのみで、ハウスが親の場合に限ります。
refusal-reason = 理由を入力してください。
refusal-same-id = このIDは別のコマンドに使用済みです。
refusal-not-face-down = そのカードは伏せられていません。
refusal-face-down = まだ伏せられたカードがあります。
refusal-no-progressive = このゲームにプログレッシブベットはありません。
refusal-meter-linked = テーブルはすでにメーターに接続しています。
refusal-no-meter = テーブルはメーターに接続していません。
refusal-excluded = プレイから排除されています。精算と退席はできます。
refusal-cooling-off = ご自身の選択により休止中です。精算と退席はできます。
refusal-time-limit = ご自身で設定した時間の上限に達しました。
refusal-loss-limit = ご自身で設定した損失の上限を超えます。{ refusal-allowed }
refusal-chips-gone = { $seats }番席に払い過ぎたチップがテーブルに残っていません。お客様に戻していただくか、ケージで処理してください。
refusal-other-currency = このゲームの通貨はハウスの通貨と異なります。
refusal-table-name = この名称はハウスが使用しています。別の名称にしてください。
refusal-stake-step = このベットの賭け金は、端数なく支払える{ $step }の倍数です。{ refusal-allowed }
refusal-wallet-full = ウォレットの上限を超えます。{ refusal-allowed }

# What no hand could be played or settled with, for callers of the functions of a table.
table-fee-negative = ティア「{ $tier }」：手数料が0未満です。定額を指定してください
table-fee-rates = ティア「{ $tier }」：手数料率が{ $rates }件あります。{ $most }件以下にしてください
table-player-dealer-bets = { $seat }番席：プレイヤーディーラーはこのラウンドにベットできません。この席のベットを除いてください
table-bank-negative = バンク{ $bank }：0以上を指定してください
