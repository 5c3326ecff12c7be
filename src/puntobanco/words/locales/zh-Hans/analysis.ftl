# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups = { NUMBER($count) } 局
count-shoes = { NUMBER($count) } 靴
count-wagers = { NUMBER($count) } 注
count-sessions = { NUMBER($count) } 场
count-decks = { NUMBER($count) } 副牌
count-years = { NUMBER($count) } 年
odds-left = { $game }：剩余 { NUMBER($cards) } 张牌
odds-bet = 投注
odds-edge = 优势 %
odds-hit = 中奖 %
odds-deviation = 标准差
odds-meter = 奖池 { $amount }
odds-for-patron = 对客人有利
odds-removed = 取走
odds-effects = { $game }，{ $decks }：取走一张牌后优势的变化（%）
