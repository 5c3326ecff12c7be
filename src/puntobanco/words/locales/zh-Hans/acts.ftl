act-appoint-staff = 授予职位
act-invite-staff = 生成登录链接
act-issue-card = 发放员工卡
act-issue-credit = 收款
act-redeem-credit = 付款
act-house-time-zone = 时区
act-house-day-start = 营业日开始
act-house-shifts = 每日班数
act-house-cage-transaction = 账房单笔限额
act-house-cage-shift = 账房每班限额
act-void-coup = 本局作废
act-correct-card = 更正一张牌
act-correct-coup = 更正上一局
act-change-setting = 更改设置

act-line-staff = 员工
act-line-roles = 职位
act-line-card = 卡号
act-line-patron = 客人
act-line-amount = 金额
act-line-change = 变动
act-line-reason = 原因
act-line-coup = 局号
act-line-card-dealt = 第几张牌
act-line-before = 记录为
act-line-after = 更正为
act-line-setting = 设置

act-somebody-new = 新员工
act-from-to = { $before }，改为{ $after }
act-nothing = –

demo-opens = 演示开业
demo-set-up = 演示已设置完毕
