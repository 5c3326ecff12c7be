# Thông báo của máy chủ mà màn hình cũng hiển thị.

role-dealer = người chia bài
role-supervisor = giám sát
role-executive = quản lý
role-cashier = thu ngân
role-auditor = kiểm toán viên
role-admin = quản trị viên

# Lý do và trạng thái của quỹ thưởng.
meter-recovery-recovered = Thu hồi: lấy lại từ ví của người trúng
meter-recovery-written-off = Ghi lỗ: casino bù cho quỹ thưởng
meter-reason-not-qualified = Tay bài không đủ điều kiện
meter-reason-no-wager = Lúc bắt đầu ván không có cược
meter-reason-cards-misread = Đọc nhầm lá bài
meter-reason-coup-void = Ván đã bị hủy
meter-reason-malfunction = Thiết bị hỏng
meter-adjust-malfunction = Sự cố: sửa hậu quả
meter-adjust-over-limit = Quá giới hạn: chuyển quỹ sang phần vượt
meter-adjust-overflow-to-meter = Phần vượt chuyển vào quỹ
meter-adjust-seed-recovery = Casino rút tiền khởi điểm từ quỹ
meter-adjust-house-addition = Casino nộp thêm vào quỹ
meter-adjust-receipts = Dự phòng hoặc phần vượt vào khoản thu
meter-pool-meter = Quỹ thưởng
meter-pool-reserve = Dự phòng
meter-pool-overflow = Phần vượt
meter-from-tray = khay chip
meter-from-meter = quỹ thưởng
meter-system-keyed = chìa khóa
meter-system-carded = thẻ
meter-status-hit = chờ xác minh
meter-status-verified = đã xác minh
meter-status-paid = đã trả
meter-status-rejected = đã từ chối
meter-status-backed-out = đã hoàn tác

# Vì sao socket đóng: thông báo cuối và điều màn hình hiển thị.
ending-signed-out = Đã đăng xuất.
ending-locked = Đã khóa vì lâu không thao tác. Hãy nhập mật khẩu.
ending-expired = Phiên đã hết hạn. Hãy đăng nhập lại.
ending-disabled = Tài khoản này đã bị ngừng.
ending-barred = Bạn không còn được chơi tại đây. Thu ngân vẫn trả tiền cho bạn.
ending-dismissed = Bạn không còn làm việc tại đây.
ending-new-roles = Vai trò của bạn đã đổi. Hãy kết nối lại.
ending-new-password = Đã đổi mật khẩu. Hãy đăng nhập lại.
ending-protocol = Trang này đã cũ. Hãy tải lại.
ending-too-slow = Kết nối quá chậm. Hãy kết nối lại.
ending-too-many = Có quá nhiều kết nối. Hãy đóng bớt.
ending-stopping = Casino đang đóng hoặc khởi động lại. Hãy kết nối lại sau giây lát.

# Vì sao casino hủy một ván: hộp bài không mở được.
shoe-sealed = hộp bài không mở được: { $why }
fairness-seal-key = niêm phong bằng khóa { $needed }; đây là khóa { $key }
fairness-seal-altered = niêm phong không mở được cho hộp bài { $shoe } của bàn { $table } trong khu bàn { $pit }: đã bị sửa, hoặc làm cho hộp bài, trò chơi hay bàn khác
fairness-seal-form = không phải hộp bài niêm phong: cần { $magic } và dữ liệu đầy đủ
fairness-seal-commitment = niêm phong chứa thứ tự khác với thứ tự đã cam kết là { $commitment }
