# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups = { NUMBER($count) } 局
count-shoes = { NUMBER($count) } 靴
count-wagers = { NUMBER($count) } 注
count-sessions = { NUMBER($count) } 場
count-decks = { NUMBER($count) } 副牌
count-years = { NUMBER($count) } 年
odds-left = { $game }：剩餘 { NUMBER($cards) } 張牌
odds-bet = 投注
odds-edge = 優勢 %
odds-hit = 中獎 %
odds-deviation = 標準差
odds-meter = 獎池 { $amount }
odds-for-patron = 對客人有利
odds-removed = 取走
odds-effects = { $game }，{ $decks }：取走一張牌後優勢的變化（%）
