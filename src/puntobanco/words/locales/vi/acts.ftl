# Việc cần người thứ hai phê duyệt.
act-appoint-staff = Giao vai trò
act-invite-staff = Tạo liên kết đăng nhập
act-issue-card = Cấp thẻ nhân viên
act-issue-credit = Thu tiền vào
act-redeem-credit = Chi tiền ra
act-house-time-zone = Múi giờ
act-house-day-start = Giờ bắt đầu ngày
act-house-shifts = Số ca mỗi ngày
act-house-cage-transaction = Hạn mức quầy, một giao dịch
act-house-cage-shift = Hạn mức quầy, một ca
act-void-coup = Hủy ván
act-correct-card = Sửa một lá
act-correct-coup = Sửa ván vừa qua
act-change-setting = Đổi thiết lập
# Nội dung của một dòng.
act-line-staff = Nhân viên
act-line-roles = Vai trò
act-line-card = Thẻ
act-line-patron = Khách
act-line-amount = Số tiền
act-line-change = Thay đổi
act-line-reason = Lý do
act-line-coup = Ván
act-line-card-dealt = Lá đã chia
act-line-before = Đã ghi là
act-line-after = Sửa thành
act-line-setting = Thiết lập
# Giá trị.
act-somebody-new = nhân viên mới
act-from-to = { $before }, rồi { $after }
act-nothing = –

# Lý do chương trình đưa ra khi dựng bản trình diễn.
demo-opens = mở bản trình diễn
demo-set-up = dựng bản trình diễn
