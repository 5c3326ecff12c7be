# Phiếu in cho mỗi giải đã ghi.
win-page = Phiếu trúng thưởng
win-slip = Số phiếu
win-award = Giải
win-undone = Đã hoàn tác
win-line = { $name }: { $value }
win-signature = { $what }:
win-status-verified = đã xác minh, chưa trả
win-status-paid = đã xác minh và đã trả
win-status-backed-out = đã hoàn tác

# Lần trúng.
win-table = Bàn
win-coup = Ván
win-hit-at = Trúng lúc
win-logged-at = Ghi lúc
win-paid-at = Trả lúc
win-not-paid = chưa trả
win-meter = Quỹ thưởng
win-number = Giải thứ
win-pit = Khu bàn
win-game = Trò chơi
win-winner = Người trúng, ghế { $seat }
win-won-by = { $row }: { $pays }
win-why-undone = { $at }: { $reason }: { $note }
win-player = Nhà Con
win-banker = Nhà Cái

# Các cược.
win-wagers = Cược lũy tiến của ván
win-seat = Ghế
win-patron = Khách
win-rides = Theo tay
win-stake = Tiền cược
win-made = Bài đạt
win-nothing = không có gì
win-share = Phần được

# Cách chia giải và số còn lại trong quỹ.
win-amount = Số tiền
win-division = Phân chia
win-shown = Hiển thị khi có kết quả, gồm phần trích của ván này
win-prize = Giải thưởng: { $pays }
win-each =
    { $count ->
        [1] Cho một cược
       *[other] Chia đều cho { NUMBER($count) } cược, mỗi cược
    }
win-undivided = Phần dư không chia hết, để lại trong quỹ
win-awarded = Giải được trao
win-before = Trước khi trao giải
win-seed = Tiền khởi điểm do casino bỏ
win-reserve = Từ dự phòng
win-overflow = Quá giới hạn, chuyển sang phần vượt
win-after = Sau khi trao giải
win-undone-meter = Quỹ thưởng khi hoàn tác giải
win-undone-before = Trước khi hoàn tác
win-undone-award = Giải trả lại quỹ
win-undone-seed = Tiền khởi điểm casino rút lại
win-undone-reserve = Trả lại dự phòng
win-undone-after = Sau khi hoàn tác

# Ai đã làm gì, bằng thẻ hay chìa khóa nào.
win-verification = Xác minh
win-step = Bước
win-person = Người
win-role = Vai trò
win-card = Thẻ hoặc chìa khóa
win-time = Thời gian
win-asked = Người yêu cầu
win-logged = Ghi bằng
win-paid = Người trả
win-backed-out = Người hoàn tác
win-authorised = Cho phép bằng

# Chuyển động của tiền.
win-entries = Bút toán sổ cái
win-entry = Bút toán
win-from = Từ tài khoản
win-to = Vào tài khoản
win-entry-hit = trúng
win-entry-paid = trả
win-entry-backed-out = hoàn tác

# Ai ký cho việc gì.
win-sign-asked = yêu cầu
win-sign-verified = xác minh
win-sign-backed-out = hoàn tác
win-sign-authorised = cho phép
win-sign-paid = trả
win-sign-received = đã nhận, ghế { $seat }

# Ở đâu trong nhật ký.
win-log-hit = mục nhật ký, trúng
win-log-logged = mục nhật ký, ghi giải
win-log-last = mục nhật ký, cuối
win-log-game = trò chơi
