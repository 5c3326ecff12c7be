# Chi tiết về đăng nhập, sự cố và cảnh báo.

# Vì sao đăng nhập không thành công.
sign-in-fault-wrong-password = sai mật khẩu
sign-in-fault-unknown-name = không có tên này
sign-in-fault-locked = đang bị khóa
sign-in-fault-disabled = đã ngừng
sign-in-fault-not-welcome = bị cấm chơi hoặc đã thôi việc

# Đăng nhập bị khóa từ đâu.
locked-device = thiết bị này
locked-network = mạng { $network }
locked-approval = phê duyệt tại màn hình của { $asker }
locked-elsewhere = các mạng lạ

note-device = { $device }
signed-out-everywhere = mọi nơi
signed-out-another = thiết bị khác: { $device }
signed-out-others = mọi thiết bị khác
invited = { $kind ->
    [staff] nhân viên { $id }
   *[patron] khách { $id }
  }
invited-at-start = nhân viên { $staff }, lúc khởi động
erased = khách { $patron }
login-changed = { $login } thực hiện: { $reason }
verification-whole = nguyên vẹn { $anchor }
verification-findings = { NUMBER($count) } phát hiện { $anchor }
verification-cancelled = đã dừng
verification-failed = không thành công
approved = với vai trò { $role } tại { $place }: { $act }, do { $asker } yêu cầu
# Đồng hồ, và điều trục trặc khi casino đang chạy.
clock-forward = đồng hồ bị chỉnh nhanh lên { $seconds } giây
clock-back = đồng hồ bị chỉnh lùi { $seconds } giây
alarm-skew = đồng hồ nhanh hơn cơ sở dữ liệu { $seconds } giây
alarm-lag = vòng lặp sự kiện trễ { $seconds } giây
alarm-queue = số lệnh chờ ghi đĩa: { NUMBER($count) }
alarm-meter = { $meter }: { $fault }
alarm-behind = số mục chậm so với nhật ký: { NUMBER($count) }
alarm-reading = trang quản trị không đọc được gì trong { $seconds } giây: { $why }
alarm-no-owner = không có tiến trình nào phục vụ các bàn
alarm-not-checked = kiểm tra toàn vẹn hằng ngày không chạy được: { $why }
alarm-watch-ended = việc giám sát đã dừng ({ $error })
alarm-hold-unknown = không tính được tỷ lệ giữ: { $why }
alarm-hold = { $bet } của { $game }: { $deviations } độ lệch chuẩn qua { NUMBER($wagers) } cược
storage-unreadable = không đọc được { $place } ({ $why })
storage-left = còn { NUMBER($mebibytes) } MiB tại { $place }
alarm-several = { $reasons }
