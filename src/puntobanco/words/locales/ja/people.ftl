# Two roles of one person.
role-none = 役割なし
role-and = { $a }と{ $b }
# Who is required above an amount.
role-above = { $roles }（{ $amount }を超える場合）
# Where an act takes place.
place-house = ハウス
place-table = テーブル{ $table }
place-meter = メーター{ $meter }

# Why a command about people or money was not carried out.
people-refusal-not-yours = この操作はお客様ご本人のみ可能です。
people-refusal-role-missing = 次の役割が必要です：{ $roles }。
people-refusal-house-only = ハウスは起動した場所でのみ開設できます。
people-refusal-unknown-patron = このお客様はハウスに登録がありません。
people-refusal-patron-exists = このお客様はすでにハウスに登録されています。
people-refusal-already-barred = このお客様はすでにプレイ禁止です。
people-refusal-unknown-staff = このスタッフはハウスに登録がありません。
people-refusal-not-at-work = このスタッフはここで勤務していません。
people-refusal-unknown-card = カード{ $card }はハウスが発行したものではありません。
people-refusal-card-issued = カード{ $card }は発行済みです。
people-refusal-setting-value = { $value }は指定できません。次を指定してください：{ $expected }。
people-refusal-limit-value = 上限には、0より大きい整数の金額または時間を指定してください。
people-refusal-nothing-changes = 変更はありません。
people-refusal-nothing-waits = 待機中の変更はありません。
people-refusal-term =
    { $unit ->
        [minutes] その時間は選べません。{ $offered }分から選んでください。
        [hours] その時間は選べません。{ $offered }時間から選んでください。
       *[days] その期間は選べません。{ $offered }日から選んでください。
    }
people-refusal-not-longer = 進行中の期間は延長のみ可能です。
people-refusal-excluded = プレイから排除されています。出金は可能です。
people-refusal-cooling-off = プレイを休止中です。出金は可能です。
people-refusal-not-excluded = 排除の対象ではありません。
people-refusal-term-runs = 排除は期間が終わるまで終了できません。
people-refusal-reason = 理由を入力してください。
people-refusal-simulated = このハウスに模擬客はいません。
people-refusal-short-wallet = ウォレットの残高が足りません。{ refusal-allowed }
people-refusal-barred = プレイ禁止のお客様です。入金は受け付けず、出金のみ可能です。
people-refusal-roles-apart = 1人で{ $roles }を兼ねることはできません：{ $why }。
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = 1取引のケージ限度額を超えています。別の人の承認が必要です（{ $roles }）。{ refusal-allowed }
people-refusal-cage-shift = このキャッシャーのシフトのケージ限度額を超えています。別の人の承認が必要です（{ $roles }）。{ refusal-allowed }
people-refusal-opened-as =
    { $opened ->
        [demonstration] このハウスはデモとして開設されたもので、変更できません。
       *[real] このハウスは実際のハウスとして開設されたもので、変更できません。
    }
people-refusal-wallet-full = ウォレットの上限を超えます。{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] 金額には0より大きい整数を指定してください。
       *[other] 1回の金額が大きすぎます。{ refusal-allowed }
    }

# Why two roles are kept apart.
roles-apart-access = 権限を与える人は自ら使いません
roles-apart-checks = 監査担当は業務を行いません
roles-apart-deals = ディーラーはケージの現金を扱いません
roles-apart-orders = 支払いを承認する人は支払いを行いません
roles-apart-corrects = ディーラーは進行の訂正を承認しません
roles-apart-levels = 高額の当選には両者の立ち会いが必要です

# What is expected as the value of a setting of the house.
house-expects-time-zone = America/Los_Angelesのようなタイムゾーン
house-expects-day-start = 06:00のような15分単位の時刻
house-expects-shifts = 1日を等分する数、1～4
house-expects-cage-transaction = 通貨の最小単位による整数の金額
house-expects-cage-shift = 通貨の最小単位による整数の金額
