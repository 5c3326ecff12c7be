role-dealer = 荷官
role-supervisor = 主管
role-executive = 经理
role-cashier = 账房
role-auditor = 审计
role-admin = 管理员
