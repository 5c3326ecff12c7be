# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-coups = { NUMBER($count) } ván
count-shoes = { NUMBER($count) } hộp bài
count-wagers = { NUMBER($count) } cược
count-sessions = { NUMBER($count) } phiên
count-decks = { NUMBER($count) } bộ bài
count-years = { NUMBER($count) } năm
odds-left = { $game }: còn { NUMBER($cards) } lá
odds-bet = cửa cược
odds-edge = lợi thế %
odds-hit = trúng %
odds-deviation = độ lệch
odds-meter = quỹ { $amount }
odds-for-patron = có lợi cho khách
odds-removed = lá bỏ
odds-effects = { $game }, { $decks }: mức thay đổi của lợi thế, tính bằng phần trăm, khi một lá rời hộp
