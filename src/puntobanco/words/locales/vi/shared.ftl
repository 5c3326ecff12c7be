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
