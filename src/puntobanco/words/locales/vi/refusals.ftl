# Số tiền được chấp nhận, đứng sau câu từ chối.
refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] { " " }Được phép: { $allowed }.
    }

# Phê duyệt của người thứ hai.
approval-missing =
    { $roles ->
        [none] Việc này cần người thứ hai phê duyệt.
       *[other] Việc này cần người thứ hai phê duyệt: { $roles }.
    }
approval-refused =
    { $fault ->
        [none] Phê duyệt không hợp lệ.
       *[other] Phê duyệt không hợp lệ: { $fault }.
    }
approval-fault-missing = chưa có phê duyệt
approval-fault-unknown = từ khi casino mở, không có phê duyệt nào mang mã này; hãy xin phê duyệt mới
approval-fault-unknown-card = casino không cấp thẻ này
approval-fault-revoked = thẻ đã bị thu hồi, hoặc người giữ thẻ không còn làm việc tại đây
approval-fault-wrong-role = được cấp với vai trò { $given }; cần { $expected }
approval-fault-other-table = được cấp cho { $given }; cần { $expected }
approval-fault-expired = đã hết hạn; hãy xin phê duyệt mới
approval-fault-replayed = đã dùng rồi, chỉ có giá trị một lần
approval-fault-same-person = bạn không thể tự phê duyệt yêu cầu của mình; hãy nhờ người khác
approval-fault-other-asker = phê duyệt này do người khác xin; hãy xin phê duyệt của bạn
approval-fault-other-act = được cấp cho việc khác; hãy xin phê duyệt mới

# Giai đoạn của ván, sau "bàn đang".
phase-closed = đóng
phase-idle = nghỉ giữa hai ván
phase-betting = nhận cược
phase-dealing = chia bài
phase-mid-coup = nhận cược sau bốn lá
phase-result = chờ trả thưởng

# Số lá bị đốt của hộp bài mới.
burn-option-1 = lật một lá và đốt số lá bằng điểm của nó
burn-option-2 = đốt một lá
burn-option-3 = không đốt lá nào

# Vì sao bàn không thực hiện lệnh.
refusal-table-closed = Bàn đang đóng.
refusal-table-open = Bàn đã mở rồi.
refusal-table-disabled = Bàn đang tạm ngừng.
refusal-not-yours = Bạn không được làm việc này.
refusal-automatic-table = Bàn tự động tự chia bài.
refusal-wrong-phase =
    { $phase ->
        [none] Lúc này chưa thể làm.
       *[other] Lúc này chưa thể làm: bàn đang { $phase }.
    }
refusal-other-coup = Ván đó đã xong hoặc chưa bắt đầu.
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = Bàn này không có ghế đó.
refusal-seat-taken = Ghế này đã có khách.
refusal-seat-empty = Hãy chọn ghế trước.
refusal-already-seated = Bạn đã có ghế ở bàn này.
refusal-not-a-patron = Casino không cho khách này chơi.
refusal-back-line = Bạn không được đặt cược ở ghế khác.
refusal-amount = Số tiền này không hợp lệ.{ refusal-allowed }
refusal-short-wallet = Ví không có đủ số tiền đó.{ refusal-allowed }
refusal-short-chips = Bạn không đủ chip.{ refusal-allowed }
refusal-no-such-bet = Bàn này không có cửa cược đó.
refusal-bet-closed =
    { $closed ->
        [pairs] Các cửa đôi đóng sau ván { $game } của hộp bài.
        [meter-down] Cửa này đóng khi quỹ thưởng ngừng.
        [no-exact-stake] Trong hạn mức của cửa này không có tiền cược nào trả được chính xác.
        [after-four] Cửa cược này đặt sau bốn lá.
        [not-offered] Cửa cược này không mở với các lá này.
        [cards-dealt] Cửa cược này đặt trước khi chia bài.
        [needs] Bạn chưa có tiền cược mà cửa này cần.
       *[other] Cửa này hiện đang đóng.
    }
refusal-denomination =
    { $stake ->
        [none] Cửa này nhận bội số của { $step }.{ refusal-allowed }
       *[other] Cửa này chỉ nhận một mức cược là { $stake }.
    }
refusal-over-bet-limit = Vượt mức tối đa của cửa này.{ refusal-allowed }
refusal-over-total-limit = Vượt mức tối đa cho tổng các cược.{ refusal-allowed }
refusal-over-difference = Chênh lệch giữa Nhà Con và Nhà Cái sẽ quá lớn.{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] Bạn không được cược cả Nhà Con lẫn Nhà Cái.
       *[other] Cược đi theo Nhà Con hoặc Nhà Cái chỉ được kèm một trong hai cửa đó.
    }
refusal-player-dealer-bets = Người làm cái không đặt cược trong ván này.
refusal-nothing-to-take-back = Bạn không có cược nào để rút lại.
refusal-nothing-to-repeat = Bạn không có cược trước để lặp lại.
refusal-nothing-to-double = Không có cược nào nhân đôi được.
refusal-has-wagers = Bạn đang có cược hoặc vốn làm cái trong ván này.
refusal-no-shoe = Chưa có hộp bài sẵn sàng.
refusal-shoe-over = Ván cuối của hộp bài này đã xong.
refusal-shoe-in-use = Hộp bài đang dùng chưa hết.
refusal-cut-position = Không thể cắt bài ở đó. Hãy chọn vị trí từ 1 đến { $last }.
refusal-no-position = Không ai làm cái ván này.
refusal-house-banks = Bàn này do casino làm cái.
refusal-position-taken = Quyền làm cái đã có người nhận hoặc đang được mời.
refusal-not-offered = Ghế này không được mời làm cái.
refusal-bank-too-small = Vốn làm cái ít nhất phải bằng mức tối thiểu của bàn.{ refusal-allowed }
refusal-wrong-card = Đây không phải lá bài.
refusal-no-such-card = Chưa chia lá thứ { $place }.
refusal-burn-option = Cách đốt bài của bàn này là: { $burn }.
refusal-not-a-coup = Các lá này không tạo thành một ván đầy đủ.
refusal-coup-complete = Theo luật lá thứ ba, ván không rút thêm lá nào.
refusal-coup-incomplete = Theo luật lá thứ ba, ván còn phải rút thêm.
refusal-ended-sooner = Với lá này, ván lẽ ra đã kết thúc sớm hơn. Hãy hủy ván.
refusal-card-beyond-supply = Hộp bài không thể còn lá đó nữa.
refusal-unknown-setting = Không có thiết lập này.
refusal-setting-locked = Thiết lập này bị khóa ở bàn này.
refusal-setting-value = Thiết lập này không nhận giá trị đó.
refusal-fee-column = Hãy chọn các cột của biểu phí: { $columns }.
refusal-no-fees = Bàn này không thu phí bàn.
refusal-needs-closed-table = Luật chỉ đổi được khi bàn đóng.
refusal-no-such-coup = Chỉ sửa được ván vừa qua, và chỉ khi casino làm cái.
refusal-reason = Hãy nêu lý do.
refusal-same-id = Mã này đã dùng cho lệnh khác.
refusal-not-face-down = Không có lá nào như vậy đang úp.
refusal-face-down = Vẫn còn lá úp.
refusal-no-progressive = Trò chơi này không có cược lũy tiến.
refusal-meter-linked = Bàn đã nối với một quỹ thưởng.
refusal-no-meter = Bàn không nối với quỹ thưởng nào.
refusal-excluded = Bạn đang tự loại trừ. Bạn vẫn có thể rút tiền và rời bàn.
refusal-cooling-off = Bạn đang tạm nghỉ. Bạn vẫn có thể rút tiền và rời bàn.
refusal-time-limit = Bạn đã hết giới hạn thời gian của mình.
refusal-loss-limit = Vượt mức mà giới hạn thua của bạn còn cho phép.{ refusal-allowed }
refusal-chips-gone = Số chip trả thừa cho ghế { $seats } không còn ở bàn. Khách phải mang trả trước, hoặc quầy thu ngân giải quyết.
refusal-other-currency = Trò chơi này dùng đơn vị tiền khác với casino.
refusal-table-name = Casino tự dùng tên này. Hãy chọn tên khác.
refusal-stake-step = Cửa này nhận bội số của { $step }, là mức trả được chính xác.{ refusal-allowed }
refusal-wallet-full = Ví không chứa được số tiền đó.{ refusal-allowed }

# Điều khiến không thể chơi hay thanh toán ván nào.
table-fee-negative = mức “{ $tier }”: phí nhỏ hơn không; cần một khoản cố định
table-fee-rates = mức “{ $tier }”: { $rates } mức phí bàn; cần nhiều nhất { $most }
table-player-dealer-bets = ghế { $seat }: người làm cái không cược gì trong ván; không được có cược ở đó
table-bank-negative = vốn làm cái { $bank }: cần từ không trở lên
