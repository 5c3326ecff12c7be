# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups = { NUMBER($count) }ラウンド
count-shoes = { NUMBER($count) }シュー
count-wagers = { NUMBER($count) }ベット
count-sessions = { NUMBER($count) }セッション
count-decks = { NUMBER($count) }デッキ
count-years = { NUMBER($count) }年
odds-left = { $game }：残り{ NUMBER($cards) }枚
odds-bet = ベット
odds-edge = エッジ %
odds-hit = 的中率 %
odds-deviation = 標準偏差
odds-meter = メーター{ $amount }
odds-for-patron = お客様に有利
odds-removed = 除くカード
odds-effects = { $game }、{ $decks }：カードが1枚抜けたときのエッジの変化（パーセント）
