# Báo cáo theo kỳ, các khoản casino nợ, và tài khoản của khách.
report-title-performance =
    { $about ->
        [none] Kết quả trò chơi
       *[other] Kết quả trò chơi của bàn { $about }
    }
report-title-liability = Nợ phải trả
report-title-statement = Tài khoản của { $about }
report-title-ledger = Sổ cái
report-title-cage = Quầy thu ngân
report-demonstration = bản trình diễn: tiền chơi thử, không phải casino thật
report-generated = lập lúc { $at }
report-as-of = tính đến { $anchor }
report-period = từ { $since } đến { $until }
report-no-activity = Không có hoạt động
report-row-total = tổng
report-row-table = bàn { $table }
report-row-game = trò chơi { $game }
report-row-simulated = không tính: mô phỏng
report-row-opening = đầu kỳ
report-row-closing = cuối kỳ
report-left-out = không tính: { $amount } của khách mô phỏng
report-one-of = { $options }: cần một trong số đó
report-unknown = { $report }: cần là { $reports }
report-takes-no = { $option }: báo cáo { $report } không dùng tùy chọn này
report-needs = báo cáo { $report }: cần có { $option }
report-column-coups = ván
report-column-void = hủy
report-column-drop = đổi chip
report-column-wagers = số cược
report-column-stake = tiền cược
report-column-returned = trả khách
report-column-fees = phí
report-column-house-win = casino thắng
report-column-theory = lý thuyết
report-column-hold = tỷ lệ giữ
report-column-bet = cửa cược
report-column-won = tiền thắng
report-column-commission = hoa hồng
report-column-edge = lợi thế
report-column-z = z
report-column-wallets = ví
report-column-chips = chip
report-column-held = đang giữ
report-column-banks = vốn cái
report-column-meters = quỹ thưởng
report-column-total = tổng
report-column-transaction = giao dịch
report-column-time = thời gian
report-column-kind = loại
report-column-table = bàn
report-column-coup = ván
report-column-change = thay đổi
report-column-wallet = ví
report-column-funds = tổng tiền
report-column-account = tài khoản
report-column-opening = đầu kỳ
report-column-in = vào
report-column-out = ra
report-column-closing = cuối kỳ
report-column-by = người thực hiện
report-column-times-in = số lần
report-column-times-out = số lần
report-column-net = ròng

# Số in so với số chính xác.
reconcile-figure = số liệu
reconcile-printed = đã in
reconcile-exact = chính xác
reconcile-verdict = kết luận
reconcile-note = ghi chú
published-figure-edge = lợi thế
published-figure-hit = tần suất trúng
published-figure-top-one-in = dòng đầu, 1 trên
published-figure-mean-award = giải trung bình
published-figure-seed = tiền khởi điểm
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] , tay Nhà Con
        [banker] , tay Nhà Cái
       *[either] , tay bất kỳ
    }{ $decks ->
        [none] {""}
       *[other] , { $decks }
    }
reconcile-name = { $bet }: { $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = nếu { $reading }
reconcile-cut-off = cắt bớt, không làm tròn
reconcile-too-high = số in cao hơn { $off }
reconcile-too-low = số in thấp hơn { $off }
reconcile-contribution = tỷ lệ trích { $rate } sẽ cho số này
reconcile-contribution-impossible = tỷ lệ trích { $rate } sẽ cho số này, nhưng không quỹ nào có được
reconcile-nearest = gần nhất là { $value } với { $readings }
reconcile-verdict-reproduced = khớp
reconcile-verdict-reproduced-if = khớp nếu
reconcile-verdict-differs = lệch
reconcile-summary = { NUMBER($figures) } số liệu: { NUMBER($reproduced) } khớp, { NUMBER($conditional) } khớp nếu, { NUMBER($differ) } lệch.
reconcile-nothing-printed = { $games }: không in số liệu nào; cần [[published]] trong bảng luật
