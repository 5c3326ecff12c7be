# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes = { NUMBER($count) } hộp bài
count-sessions = { NUMBER($count) } phiên
count-decks = { NUMBER($count) } bộ bài
count-years = { NUMBER($count) } năm
odds-left = { $game }: còn { NUMBER($cards) } lá
odds-dealt = Trên bàn: Nhà Con { $player }, Nhà Cái { $banker }
odds-no-cards = chưa có bài
odds-not-offered = không mở với các lá này
odds-chances = Nhà Con thắng { $player } %, Nhà Cái thắng { $banker } %, hòa { $tie } %
odds-bet = cửa cược
odds-edge = lợi thế %
odds-hit = trúng %
odds-deviation = độ lệch
odds-meter = quỹ { $amount }
odds-for-patron = có lợi cho khách
odds-removed = lá bỏ
odds-effects = { $game }, { $decks }: mức thay đổi của lợi thế, tính bằng phần trăm, khi một lá rời hộp
interrupted = đã dừng; { $again }
again-shoes = đã xong { $shoes }; làm lại y như vậy: { $options }
again-sessions = đã xong { $sessions }; làm lại y như vậy: { $options }
interrupted-no-shoes = đã dừng trước khi xong các hộp bài đầu tiên
interrupted-no-sessions = đã dừng trước khi xong các phiên đầu tiên
deal-heading = { $game } · hạt giống { $seed } ({ $generator }) · tiền cược và kết quả tính bằng { $currency }
deal-shoe = Hộp bài { $shoe }
deal-bet = cửa cược
deal-staked = đã cược
deal-returned = trả về
deal-net = ròng
deal-commission = hoa hồng
deal-on = { $bet } ({ $hand })
deal-summary = { $coups }: Nhà Cái { $banker }, Nhà Con { $player }, Hòa { $tie }
simulate-heading = { $game }: { $coups } của { $shoes }, hạt giống { $seed }
simulate-bet = cửa cược
simulate-mean = trung bình %
simulate-error = ± 95 %
simulate-exact = chính xác %
simulate-z = z
simulate-chi-square =
    chi bình phương { $value } với { NUMBER($degrees) } bậc tự do:
    chỉ do ngẫu nhiên, { $chance } số lần chạy cho giá trị ít nhất như vậy.
simulate-mean-note = Trung bình là phần khách được cho mỗi đơn vị cược; sai số tính theo hộp bài.
simulate-speed = { $speed } triệu ván mỗi giây.
simulate-scarce = * Một dòng trả thưởng quá hiếm với số ván ít như vậy: sai số là của phương sai chính xác, và trung bình không nói lên nhiều.
simulate-rare = { $error }*
simulate-cut-card = Thấy rõ ảnh hưởng của lá cắt: bài tự nhiên lệch { $relative } so với tỷ lệ chính xác, { $z } sai số chuẩn. Hộp bài có nhiều bài tự nhiên lúc đầu chứa thêm được một ván, chia từ số lá ít tám và chín hơn, nên các ván gộp lại không hoàn toàn như của hộp đầy đủ. Đó là tính chất của trò chơi; --coups-per-shoe { $most } so với các số chính xác.
plan-heading = { $plan } vào { $bets }, { $game }: { $sessions }, hạt giống { $seed }
plan-mean = kết quả trung bình của một phiên
plan-quantile = { $share } số phiên kết thúc ở mức không quá
plan-end-coups = chơi hết số ván
plan-end-win = dừng khi đủ thắng
plan-end-loss = dừng khi đủ thua
plan-end-ruin = hết vốn
plan-drawdown-median = mức sụt, trung vị
plan-drawdown-high = mức sụt, { $share }
plan-longest = chuỗi thua dài nhất
plan-action = tổng tiền cược
plan-action-value = { $amount } trong { $wagers }
plan-bankroll = vốn chơi cho rủi ro hết vốn { $risk }
plan-verdict =
    Với mỗi đơn vị cược, cách chơi này được { $brought };
    lợi thế chính xác của các cược đã đặt cho { $exact }{ $z ->
        [none] {""}
       *[other] {" "}(z { $z })
    }.
lab-heading = { $game }, { $hands }: { $years }, mỗi năm { $coups }, hạt giống { $seed }
lab-awards =
    { NUMBER($count) } giải 100 %: trung bình { $mean }{ $exact ->
        [none] {""}
       *[other] , chính xác { $exact }
    }{ $z ->
        [none] {""}
       *[other] {" "}(z { $z })
    }
lab-spread = giải: 5 % dưới { $low }, một nửa dưới { $middle }, 95 % dưới { $high }
lab-days = số ngày giữa hai giải: 5 % dưới { $low }, một nửa dưới { $middle }, 95 % dưới { $high }
lab-no-award = không có giải 100 % nào trong thời gian đó
lab-fixed =
    { NUMBER($count) } lần trả cố định từ quỹ,
    { $dry } trong đó quỹ không đủ
lab-overflow = vượt giới hạn quỹ { $amount }
lab-question = Tiền khởi điểm nào, tỷ lệ nào?
lab-seed = tiền khởi điểm
lab-rate = tỷ lệ trích
lab-edge = lợi thế casino
lab-mean = giải trung bình
lab-below = { $share } dưới
lab-median = trung vị
lab-dry = cạn quỹ
lab-exact = chính xác
lab-simulated = mô phỏng
roads-ask = Hỏi cầu
roads-totals = Nhà Cái { $banker }  Nhà Con { $player }  Hòa { $tie }
roads-pairs = Đôi: Nhà Cái { $banker }, Nhà Con { $player }  Tự nhiên { $natural }
roads-letters = B Nhà Cái (đỏ)  P Nhà Con (xanh dương)  T Hòa (xanh lá)
roads-ties = Trên cầu lớn, / là một ván hòa, số là bấy nhiêu ván, + là mười ván trở lên.
roads-pair-signs = ' đôi Nhà Cái  . đôi Nhà Con  : cả hai
roads-derived = R đỏ và U xanh so sánh các cột, không chỉ Nhà Cái và Nhà Con.
roads-cut = Số cột cũ nhất bị bỏ cho vừa: { $roads }.
roads-cut-one = { $road } { $columns }
plot-errors = sai số chuẩn so với trung bình chính xác (xám: { $share })
plot-run = { $game }: { $coups }, hạt giống { $seed }
plot-coups = ván
plot-balance = số dư, { $currency }
plot-paths = { $plan } vào { $bets }, { $game }: { $sessions } đầu tiên (đỏ: hết vốn)
plot-result = kết quả của một phiên, { $currency } (đỏ: trung bình)
plot-sessions = phiên
plot-seed = tiền khởi điểm { $amount }
plot-award = giải, { $currency }
plot-median = { $game }: giải trung vị (tô bóng: 5 đến 95 %)
plot-contribution = tỷ lệ trích vào quỹ, % của mỗi cược
plot-edge = lợi thế casino, %
