# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups = 라운드 { NUMBER($count) }회
count-shoes = 슈 { NUMBER($count) }개
count-wagers = 베팅 { NUMBER($count) }건
count-sessions = 세션 { NUMBER($count) }회
count-decks = { NUMBER($count) }덱
count-years = { NUMBER($count) }년
odds-left = { $game }: 남은 카드 { NUMBER($cards) }장
odds-bet = 베팅
odds-edge = 엣지 %
odds-hit = 적중률 %
odds-deviation = 표준편차
odds-meter = 미터 { $amount }
odds-for-patron = 고객에게 유리
odds-removed = 제외
odds-effects = { $game }, { $decks }: 카드 한 장이 빠질 때 엣지의 변화(퍼센트)
