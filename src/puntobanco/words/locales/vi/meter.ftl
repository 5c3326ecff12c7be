# Vì sao quỹ thưởng từ chối một lệnh.
meter-refusal-no-such-meter = Không tìm thấy quỹ thưởng.
meter-refusal-meter-exists = Đã có quỹ thưởng mang tên này.
meter-refusal-meter-down = Quỹ thưởng đang ngừng.
meter-refusal-meter-up = Quỹ thưởng đang hoạt động rồi.
meter-refusal-not-yours =
    { $needed ->
        [none] Bạn không được làm việc này.
       *[other] Bạn không được làm việc này. Cần vai trò: { $needed }.
    }
meter-refusal-no-progressive = Trò chơi không có cửa cược nào trả từ quỹ thưởng.
meter-refusal-player-dealer = Bàn do khách làm cái không có cược lũy tiến.
meter-refusal-other-game =
    { $difference ->
        [none] Một quỹ thưởng chỉ dùng cho một trò chơi và một mức cược.
       *[other] Một quỹ thưởng chỉ dùng cho một trò chơi và một mức cược: { $difference }.
    }
meter-refusal-table-joined = Bàn đã nối với quỹ thưởng này.
meter-refusal-table-not-joined = Bàn không nối với quỹ thưởng này.
meter-refusal-hand-on =
    { $tables ->
        [none] Không thể thay đổi gì khi đang có ván.
       *[other] Không thể thay đổi gì khi đang có ván. Hiện có ván tại: { $tables }.
    }
meter-refusal-no-hand = Bàn này không có ván đó.
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] Bài của ván này chưa ra hết.
                [stood] Ván đã có kết quả nhưng chưa xong.
                [ended] Ván đã xong.
               *[void] Ván đã bị hủy.
            }
        [counted] Cược của ván { $coup } đã được tính rồi.
        [no-award] Không có giải nào đang chờ chìa khóa.
        [not-called] Hãy gọi giám sát trước.
        [no-confirmation] Giải này không cần xác nhận.
        [no-dealer] Ván này không có người chia bài đánh dấu.
       *[none] Chưa đến bước này của ván.
    }
meter-refusal-empty-seat = Ghế đó không có cược lũy tiến.
meter-refusal-no-such-row = Bảng trả thưởng không có dòng đó.
meter-refusal-marks-disagree =
    { $marks ->
        [none] Dấu và bài không khớp nhau.
       *[other] Dấu và bài không khớp nhau: { $marks }.
    }
meter-disagreement = ghế { $seat } đánh dấu: { $marked }, bài đạt: { $cards }
meter-disagreement-nothing = không có gì
meter-refusal-no-such-award = Không tìm thấy giải.
meter-refusal-award-status =
    { $status ->
        [hit] Giải chưa được xác minh.
        [verified] Giải đã được xác minh.
        [paid] Giải đã được trả.
        [rejected] Giải đã bị từ chối.
        [backed-out] Giải đã được hoàn tác.
       *[none] Giải đang ở trạng thái khác.
    }
meter-refusal-award-pending =
    { $awards ->
        [none] Hãy xác minh hoặc từ chối giải trước.
       *[other] Hãy xác minh hoặc từ chối giải trước: { $awards }.
    }
meter-refusal-award-logged =
    { $awards ->
        [none] Giải đã được ghi.
       *[other] Giải đã được ghi: { $awards }.
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] Đó không phải các lá đã ghi.
       *[other] Đó không phải các lá đã ghi: { $cards }.
    }
meter-refusal-reason =
    { $way ->
        [up] Lý do này không cộng vào “{ $pool }”: { $reason }.
        [down] Lý do này không trừ khỏi “{ $pool }”: { $reason }.
       *[none] Hãy nêu lý do.
    }
meter-refusal-amount = Số tiền không hợp lệ.
meter-refusal-over-limit =
    { $allowed ->
        [none] Quỹ thưởng sẽ vượt giới hạn.
       *[other] Quỹ thưởng sẽ vượt giới hạn. Được phép: { $allowed }.
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] Không có đủ số tiền đó.
               *[other] Không có đủ số tiền đó. Được phép: { $allowed }.
            }
       *[other]
            { $allowed ->
                [none] Ví của ghế { $seat } không có đủ số tiền đó.
               *[other] Ví của ghế { $seat } không có đủ số tiền đó. Được phép: { $allowed }.
            }
    }
meter-refusal-same-parameters = Không có gì thay đổi.
meter-refusal-parameters =
    { $advice ->
        [none] Không dùng được các thiết lập này.
       *[other] Không dùng được các thiết lập này. { $advice }
    }
meter-refusal-approval-missing = Việc này cần người thứ hai phê duyệt.
meter-refusal-approval-refused = Phê duyệt không hợp lệ.
meter-refusal-same-person = Người xác minh giải không được tự trả giải đó.
meter-refusal-not-confirmed = Giám sát xác nhận trước, sau đó quản lý quẹt thẻ.
meter-refusal-key =
    { $position ->
        [run] Chìa khóa đang ở RUN.
        [jph] Chìa khóa đang ở JPH.
       *[none] Chìa khóa ở sai vị trí.
    }
meter-refusal-recovery =
    { $status ->
        [verified] Giải chưa được trả nên không có gì để thu hồi.
       *[paid] Hãy nêu giải đã trả được xử lý thế nào: thu hồi hay ghi lỗ.
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] Có ví không chứa được số tiền đó.
       *[other] Có ví không chứa được số tiền đó. Được phép: { $allowed }.
    }

# Điều khiến bàn không dùng chung được quỹ thưởng; một mệnh đề.
meter-difference-game = bàn dùng { $other }, quỹ thưởng dùng { $own }
meter-difference-currency = bàn tính bằng { $other }, quỹ thưởng bằng { $own }
meter-difference-stake = tiền cược là { $other }, của quỹ thưởng là { $own }
meter-difference-decks = hộp bài có { $other } bộ, của quỹ thưởng là { $own } bộ
meter-difference-split =
    { $other ->
        [winners] giải chỉ dành cho người trúng, quỹ thưởng chia cho mọi người tham gia
       *[participants] giải chia cho mọi người tham gia, quỹ thưởng chỉ trao cho người trúng
    }
meter-difference-side = cược đi theo tay khác: { $other }, của quỹ thưởng là { $own }
meter-difference-pay-table = bàn dùng bảng trả thưởng khác

# Cược mà quỹ thưởng không tính, và vì sao.
meter-wagers-refused = Quỹ thưởng từ chối các cược mà không ván nào có thể có.
meter-wrong-increment = Bàn { $table }, ván { $coup }: { $why }
meter-increment-stake = ghế { $seat } cược { $amount }; mức cược là { $expected }
meter-increment-seats =
    { $wagers ->
        [0] không có cược nào
       *[other] trong { NUMBER($wagers) } cược, có ghế đặt hơn một cược
    }
meter-increment-most = đã cược { $amount }; tối đa trong một ván là { $expected }

# Khuyến nghị về thiết lập quỹ thưởng: các câu.
meter-advice-contribution-range = Tỷ lệ trích { $rate }: cần từ 0 đến 100 %.
meter-advice-reserve-range = Tỷ lệ trích dự phòng { $rate }: cần từ 0 đến 100 %.
meter-advice-rates-together = Tổng tỷ lệ trích và trích dự phòng { $rate }: cần nhiều nhất 100 %.
meter-advice-amount-range =
    { $setting ->
        [seed] Tiền khởi điểm
        [limit] Giới hạn
        [executive-above] Quản lý khi trên
       *[most-wagered] Cược cao nhất một ván
    } { $amount }: cần từ không trở lên, trong phạm vi sổ sách chứa được.
meter-advice-seed-zero = Tiền khởi điểm 0: cần một số tiền, hoặc xác nhận là chủ ý.
meter-advice-limit-under-seed = Giới hạn { $amount }: cần ít nhất bằng tiền khởi điểm, { $bound }.
meter-advice-limit-under-meter = Giới hạn { $amount }: cần ít nhất bằng số quỹ đang có, { $bound }.
meter-advice-seed-changed = Tiền khởi điểm { $amount } thay cho { $bound }: các số đã in không còn đúng.
meter-advice-seed-under-fixed = Tiền khởi điểm { $amount } nhỏ hơn giải cố định lớn nhất, { $bound }.
meter-advice-contribution-over-preset = Tỷ lệ trích { $rate } cao hơn mức định sẵn { $bound } trong khi khay chip trả giải cố định: lợi thế thấp hơn số đã in.
meter-advice-contribution-low = Tỷ lệ trích { $rate } thấp hơn { $bound } trong khi quỹ trả mọi giải: quỹ có thể cạn.
meter-advice-no-reserve = Không có dự phòng. Một khoản dự phòng nhỏ giúp quỹ bắt đầu cao hơn sau khi trao giải.
meter-advice-reserve-only-seed = Tiền khởi điểm chỉ có từ dự phòng: sau một giải sớm, quỹ còn rất ít.
meter-advice-bound-under-layout = Mức cược cao nhất { $amount } nhỏ hơn { NUMBER($seats) } cược, { $bound }: bàn đủ khách sẽ bị coi là lỗi.

# `punto meter advise`.
meter-advice-riding =
    Theo { $hands ->
        [player] tay Nhà Con
        [banker] tay Nhà Cái
       *[either] tay bất kỳ
    }{ $applies ->
        [no] { " (không theo thiết lập)" }
       *[yes] { "" }
    }: { $edge ->
        [none] giải cố định lấy nhiều hơn phần trích vào quỹ
       *[other] lợi thế casino { $edge }, giải trung bình { $award }
    }
meter-advice-verdict =
    { $game }: { $verdict ->
        [refused] bị từ chối
        [dry] quỹ sẽ cạn và khay chip trả phần còn lại
       *[usable] dùng được
    }
meter-advice-line = { $code }: { $advice }
meter-level-refuse = từ chối
meter-level-warn = cảnh báo
meter-level-advise = khuyên
meter-level-ok = ổn
meter-file-game = { $file }: trò chơi “{ $game }” không có quỹ thưởng; cần trò chơi có quỹ thưởng
meter-file-unread = { $file }: không đọc được: { $why }; cần một tệp TOML
meter-file-not-text = { $file }: không phải văn bản; cần một tệp TOML
meter-file-shape = { $file }: { $why }; cần game và [settings]

# Quỹ thưởng, phiếu hoặc trò chơi không phải cái được hỏi.
meter-not-in-log = quỹ thưởng { $meter }: nhật ký của khu bàn { $pit } không có quỹ này; cần một quỹ có trong nhật ký
meter-slip-not-in-log = phiếu { $slip } của quỹ thưởng { $meter }: nhật ký của khu bàn { $pit } không có phiếu này; cần phiếu của một giải đã xác minh
meter-game-without = trò chơi “{ $game }”: không cửa cược nào trả từ quỹ thưởng; cần trò chơi có cửa như vậy
meter-none-in-pit = khu bàn { $pit }: không có quỹ thưởng; cần casino có bàn lũy tiến
meter-unnamed = { NUMBER($count) } quỹ thưởng: cần nêu một trong số đó sau cơ sở dữ liệu: { $meters }
meter-unknown = quỹ thưởng { $meter }: cần một trong { $meters }
# Các bước của ván, theo quy trình của hệ thống chìa khóa và hệ thống thẻ.
meter-step-start = { $system ->
    [keyed] START GAME: cảm biến báo từng cược; nhấc cược $1, để lại cược $5 trên ô
   *[carded] START GAME trên màn hình người chia: cảm biến báo từng cược; nhấc cược $1, để lại cược $5 trên ô
}
meter-step-mark = { $system ->
    [keyed] Nhấn nút tay bài của từng người trúng; nhấn lại để bỏ
   *[carded] Chạm từng người trúng trên màn hình; chạm lại để bỏ
}
meter-step-call = Gọi giám sát
meter-step-key = Xoay chìa sang JPH
meter-step-confirm = Giám sát xác nhận
meter-step-log = { $system ->
    [keyed] Nhấn J-POT để ghi lần trúng
   *[carded] Giám sát xác nhận, thẻ giám sát
}
meter-step-executive-card = Thẻ quản lý
meter-step-run = Xoay chìa về RUN để chỉnh quỹ
meter-step-end = { $system ->
    [keyed] GAME OVER
   *[carded] END GAME
}
meter-step-pay = Trả giải

# Quỹ thưởng như dòng lệnh báo cáo.
meter-report-title = quỹ thưởng { $meter }: { $name } ({ $game }), { $currency }
meter-report-state = trạng thái
meter-report-status =
    { $state ->
        [faulted] lỗi: { $why }
        [disabled] tạm ngừng: { $why }
       *[up] hoạt động
    }
meter-report-tables = bàn
meter-report-no-tables = không có
meter-report-attention = lưu ý
meter-report-no-awards = chưa có giải nào
meter-report-line = { $hits } × { $pays }: { $row }
award-column-award = giải
award-column-slip = số phiếu
award-column-time = thời gian
award-column-table = bàn
award-column-coup = ván
award-column-status = trạng thái
award-column-prize = tiền giải
award-column-winners = người trúng
meter-report-beginning = từ đầu
meter-report-now = hiện nay
meter-warning-dry = Quỹ thưởng đã cạn: từ lần khởi điểm trước, khay chip đã trả { $amount } giải cố định.
meter-warning-pending = Giải chờ xác minh: { $awards }.
meter-warning-waiting = Các tỷ lệ chờ giải toàn quỹ kế tiếp: tỷ lệ trích { $contribution }, trích dự phòng { $reserve }, giải cố định từ { $pays }.
meter-column-entry = mục
meter-column-time = thời gian
meter-column-event = sự kiện
meter-column-table = bàn
meter-column-coup = ván
meter-column-before = trước
meter-column-after = sau
meter-column-reserve = dự phòng
meter-column-overflow = phần vượt
meter-column-by = người làm
meter-column-authorised-by = người duyệt
meter-column-why = lý do
meter-history-wagers = { NUMBER($wagers) } cược
meter-history-award = giải { $award }
meter-history-fixed = giải cố định { $covered } từ quỹ, { $short } từ khay chip
meter-history-slip = giải { $award }, phiếu { $slip }
meter-history-confirmed = giải { $award }, { $by } xác nhận
meter-history-key = chìa khóa của { $holder } sang { $to }
meter-history-undone = giải { $award }: { $reason }
meter-history-adjusted = { $pool } { $change }: { $reason }
meter-reconciliation-from = từ
meter-reconciliation-until = đến
meter-reconciliation-wagers = số cược
meter-reconciliation-in-meter = tổng cược vào
meter-reconciliation-hits = lần trúng
meter-reconciliation-wins-logged = lần trúng đã ghi
meter-reconciliation-stakes-returned = tiền cược đã hoàn
meter-reconciliation-opening-meter = đầu kỳ: quỹ thưởng
meter-reconciliation-opening-reserve = đầu kỳ: dự phòng
meter-reconciliation-opening-overflow = đầu kỳ: phần vượt
meter-reconciliation-opening-set-aside-for-awards = đầu kỳ: để dành trả giải
meter-reconciliation-opening-owed-to-patrons = đầu kỳ: nợ khách
meter-reconciliation-in-contributions-to-the-meter = vào: phần trích vào quỹ thưởng
meter-reconciliation-in-contributions-to-the-reserve = vào: phần trích vào dự phòng
meter-reconciliation-in-seed-less-taken-back = vào: tiền khởi điểm của casino, trừ phần rút lại
meter-reconciliation-in-adjustments-less-those-down = vào: điều chỉnh tăng, trừ điều chỉnh giảm
meter-reconciliation-in-awards-recovered = vào: giải thu hồi từ người trúng
meter-reconciliation-in-awards-written-off = vào: giải casino ghi lỗ
meter-reconciliation-out-awards-paid = ra: giải đã trả
meter-reconciliation-out-fixed-pays = ra: giải cố định từ quỹ
meter-reconciliation-closing-meter = cuối kỳ: quỹ thưởng
meter-reconciliation-closing-reserve = cuối kỳ: dự phòng
meter-reconciliation-closing-overflow = cuối kỳ: phần vượt
meter-reconciliation-closing-set-aside-for-awards = cuối kỳ: để dành trả giải
meter-reconciliation-closing-owed-to-patrons = cuối kỳ: nợ khách
meter-reconciliation-not-accounted-for = chưa giải thích được

# Việc người thứ hai phê duyệt ở quỹ thưởng, và các dòng mô tả.
act-open-meter = Lập quỹ thưởng
act-change-meter = Đổi thiết lập quỹ thưởng
act-enable-meter = Mở lại quỹ thưởng
act-confirm-award = Xác nhận giải
act-turn-key = Xoay chìa khóa
act-verify-award = Xác minh giải
act-reject-award = Từ chối giải
act-back-out-award = Hoàn tác giải đã ghi
act-adjust-meter = Điều chỉnh quỹ thưởng
act-line-game = Trò chơi
act-line-fault = Lỗi
act-line-award = Giải
act-line-position = Vị trí
act-line-cards = Bài
act-line-recovery = Tiền
act-line-pool = Tài khoản
act-line-held = Hiện có
act-line-note = Ghi chú
