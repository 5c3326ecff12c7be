act-appoint-staff = 授予職位
act-invite-staff = 產生登入連結
act-issue-card = 發放員工卡
act-issue-credit = 收款
act-redeem-credit = 付款
act-house-time-zone = 時區
act-house-day-start = 營業日開始
act-house-shifts = 每日班數
act-house-cage-transaction = 帳房單筆限額
act-house-cage-shift = 帳房每班限額
act-void-coup = 本局作廢
act-correct-card = 更正一張牌
act-correct-coup = 更正上一局
act-change-setting = 更改設定

act-line-staff = 員工
act-line-roles = 職位
act-line-card = 卡號
act-line-patron = 客人
act-line-amount = 金額
act-line-change = 變動
act-line-reason = 原因
act-line-coup = 局號
act-line-card-dealt = 第幾張牌
act-line-before = 記錄為
act-line-after = 更正為
act-line-setting = 設定

act-somebody-new = 新員工
act-from-to = { $before }，改為{ $after }
act-nothing = –

demo-opens = 示範開業
demo-set-up = 示範已設定完畢
