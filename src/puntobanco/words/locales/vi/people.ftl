# Hai vai trò của một người.
role-none = không có vai trò
role-and = { $a } và { $b }
# Ai phải phê duyệt khi vượt một số tiền.
role-above = { $roles }, khi trên { $amount }
# Nơi diễn ra việc.
place-house = casino
place-table = bàn { $table }
place-meter = quỹ thưởng { $meter }

# Vì sao lệnh về người hoặc tiền không được thực hiện.
people-refusal-not-yours = Chỉ chính khách mới được làm việc này.
people-refusal-role-missing = Việc này cần vai trò { $roles }.
people-refusal-house-only = Casino được mở tại nơi khởi động.
people-refusal-unknown-patron = Casino không có khách này.
people-refusal-patron-exists = Casino đã có khách này.
people-refusal-already-barred = Khách này đã bị cấm chơi.
people-refusal-unknown-staff = Casino không có nhân viên này.
people-refusal-not-at-work = Nhân viên này không làm việc tại đây.
people-refusal-unknown-card = Casino không cấp thẻ { $card }.
people-refusal-card-issued = Thẻ { $card } đã được cấp trước đây.
people-refusal-setting-value = { $value } không hợp lệ ở đây: cần { $expected }.
people-refusal-limit-value = Giới hạn phải là số nguyên (tiền hoặc thời gian) lớn hơn không.
people-refusal-nothing-changes = Không có gì thay đổi.
people-refusal-nothing-waits = Không có thay đổi nào đang chờ.
people-refusal-term =
    { $unit ->
        [minutes] Casino không có thời hạn đó. Hãy chọn { $offered } phút.
        [hours] Casino không có thời hạn đó. Hãy chọn { $offered } giờ.
       *[days] Casino không có thời hạn đó. Hãy chọn { $offered } ngày.
    }
people-refusal-not-longer = Thời hạn đang chạy chỉ có thể kéo dài thêm.
people-refusal-excluded = Đang tự loại trừ. Vẫn có thể rút tiền.
people-refusal-cooling-off = Đang tạm nghỉ. Vẫn có thể rút tiền.
people-refusal-not-excluded = Bạn không bị loại trừ.
people-refusal-term-runs = Không thể kết thúc loại trừ trước thời hạn.
people-refusal-reason = Hãy nêu lý do.
people-refusal-simulated = Casino này không có khách mô phỏng.
people-refusal-short-wallet = Ví không có đủ số tiền đó.{ refusal-allowed }
people-refusal-barred = Khách bị cấm chơi. Không thu tiền vào; vẫn có thể chi ra.
people-refusal-roles-apart = Một người không thể là { $roles }: { $why }.
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = Vượt hạn mức quầy cho một giao dịch: cần người thứ hai phê duyệt ({ $roles }).{ refusal-allowed }
people-refusal-cage-shift = Vượt hạn mức quầy cho ca của thu ngân này: cần người thứ hai phê duyệt ({ $roles }).{ refusal-allowed }
people-refusal-opened-as =
    { $opened ->
        [demonstration] Casino này được mở làm bản trình diễn và giữ nguyên như vậy.
       *[real] Casino này được mở làm casino thật và giữ nguyên như vậy.
    }
people-refusal-wallet-full = Ví không chứa được số tiền đó.{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] Số tiền là số nguyên lớn hơn không.
       *[other] Quá nhiều cho một lần.{ refusal-allowed }
    }

# Vì sao hai vai trò phải tách riêng.
roles-apart-access = người cấp quyền truy cập không được dùng quyền đó
roles-apart-checks = kiểm toán viên không thao tác
roles-apart-deals = người chia bài không giữ tiền của quầy
roles-apart-orders = người duyệt khoản chi không tự chi
roles-apart-corrects = người chia bài không duyệt việc sửa ván bài
roles-apart-levels = giải lớn cần cả hai, là hai người khác nhau

# Giá trị cần có của một thiết lập casino.
house-expects-time-zone = múi giờ, ví dụ America/Los_Angeles
house-expects-day-start = giờ đúng mốc 15 phút, ví dụ 06:00
house-expects-shifts = 1 đến 4 phần bằng nhau của ngày
house-expects-cage-transaction = số tiền là số nguyên theo đơn vị tiền nhỏ nhất
house-expects-cage-shift = số tiền là số nguyên theo đơn vị tiền nhỏ nhất
