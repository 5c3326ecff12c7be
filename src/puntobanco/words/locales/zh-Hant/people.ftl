role-none = 無職位
role-and = { $a }兼{ $b }
role-above = { $roles }（高於 { $amount }）
place-house = 本場
place-table = 賭桌 { $table }
place-meter = 獎池 { $meter }
