role-none = 无职位
role-and = { $a }兼{ $b }
role-above = { $roles }（高于 { $amount }）
place-house = 本场
place-table = 赌桌 { $table }
place-meter = 奖池 { $meter }
