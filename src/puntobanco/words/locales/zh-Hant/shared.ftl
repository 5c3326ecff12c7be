role-dealer = 荷官
role-supervisor = 主管
role-executive = 經理
role-cashier = 帳房
role-auditor = 審計
role-admin = 管理員
