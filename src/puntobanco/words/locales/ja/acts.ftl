# Acts that a second person approves.
act-appoint-staff = 役割の付与
act-invite-staff = サインインリンクの作成
act-issue-card = スタッフカードの発行
act-issue-credit = 入金
act-redeem-credit = 出金
act-house-time-zone = タイムゾーン
act-house-day-start = 営業日の開始時刻
act-house-shifts = 1日のシフト数
act-house-cage-transaction = ケージ限度額（1取引）
act-house-cage-shift = ケージ限度額（1シフト）
act-void-coup = ラウンドの無効化
act-correct-card = カードの訂正
act-correct-coup = 前のラウンドの訂正
act-change-setting = 設定の変更
# What a line of an act is about.
act-line-staff = スタッフ
act-line-roles = 役割
act-line-card = カード
act-line-patron = お客様
act-line-amount = 金額
act-line-change = 増減
act-line-reason = 理由
act-line-coup = ラウンド
act-line-card-dealt = 配ったカード
act-line-before = 記録
act-line-after = 訂正後
act-line-setting = 設定
# What it is.
act-somebody-new = 新しいスタッフ
act-from-to = { $before }から{ $after }
act-nothing = –

# Reasons that the program gives when it sets up a demonstration.
demo-opens = デモの開設
demo-set-up = デモの準備
