# Lỗi của kho dữ liệu và của hộp bài niêm phong, dành cho người vận hành casino.

# Cơ sở dữ liệu hoặc một tệp của nó.
store-unreadable = không đọc được { $file } ({ $reason })
store-damaged = { $file } bị hỏng ({ $reason }); tệp được giữ nguyên
store-damaged-on-write = { $file } bị hỏng ({ $reason })
store-write-failed = { $file }: ghi không thành công ({ $reason }); hãy đọc lại nội dung hiện có
store-read-only = { $file } được mở chỉ để đọc
store-not-opened = không mở được { $file } ({ $reason })
store-not-written = không ghi được { $file } ({ $reason })
store-not-removed = không xóa được { $file } ({ $reason })
store-not-made = không tạo được { $file } ({ $reason })
store-not-copied = không sao chép được { $file } vào { $folder } ({ $reason })
store-not-flushed = không đẩy được { $folder } xuống đĩa ({ $reason })
store-unfinished = không tạo được { $file }: SQLite không hoàn tất được { $part }
store-exists = { $file } đã tồn tại và không bị ghi đè; cần tên chưa dùng
store-no-file = { $file }: không có tệp này
store-no-folder = không tạo được { $file }: không có thư mục đó; cần thư mục có sẵn
store-empty = { $file } trống; cần cơ sở dữ liệu của một casino
store-foreign = { $file } là cơ sở dữ liệu của chương trình khác; tệp được giữ nguyên
store-too-old = { $file } trống hoặc từ một chương trình cũ hơn; cần tệp mà chương trình này đã từng phục vụ hoặc khôi phục
store-too-new = { $file } có phiên bản { $version }, còn chương trình này biết { $known }; hãy dùng chương trình đã ghi nó
store-no-version = { $file } đã mất phiên bản; hãy khôi phục bản sao lưu
store-no-table = { $file } đã mất bảng { $table }; hãy khôi phục bản sao lưu
store-wal-alone = { $file } đã mất, nhưng tệp -wal của nó vẫn còn; hãy khôi phục bản sao lưu
store-replaced = { $file } đã bị xóa hoặc thay thế khi casino đang chạy; không có gì sau đó được xác nhận. Hãy khôi phục bản sao lưu
store-busy = { $file } đang được { $process ->
        [none] một tiến trình khác
       *[other] tiến trình { $process }
    } ghi; hãy dừng tiến trình đó trước
store-lost = { $file }: { $problem }. Nếu vẫn muốn mở casino, hãy dùng --accept-change
store-shape = các bảng { $name }_… có cấu trúc { $found }, còn chương trình này biết { $known }

# Các tệp giữ đầu của nhật ký.
store-head-damaged = { $file } bị hỏng: không cho biết mục nào được xác nhận sau cùng
store-head-missing = thiếu { $file }: không rõ mục nào được xác nhận sau cùng
store-head-other = { $file } thuộc về khu bàn { $pit }
store-head-replaced = { $file } đã bị xóa hoặc thay thế khi casino đang chạy

# Thiết lập, phiên bản và quyền mà kho bền vững cần có.
store-sqlite-version = SQLite { $found } quá cũ; cần { $least } hoặc mới hơn
store-sqlite-setting = ở đây SQLite giữ { $setting } là { $found }; cần { $expected }, nếu không mất điện có thể làm mất những gì đã trả lời
store-server-setting = { $server } có { $setting } = { $found }; cần { $expected }
store-no-driver = { $server }: PostgreSQL cần gói psycopg
store-right-sequence = { $server }: vai trò { $role } không được dùng chuỗi số { $sequence }; cần quyền USAGE
store-right-table = { $server }: vai trò { $role } không được { $right } { $table }; cần { $rights } trên mọi bảng
store-right-make = { $server }: vai trò { $role } không được { $right }; cần vai trò được tạo các bảng quản trị hoặc có quyền trên các bảng của phiên bản này

# Địa chỉ, tên và giá trị.
store-url = địa chỉ kho: không phải URL; cần dạng như sqlite:///house.db
store-backend = địa chỉ kho: “{ $backend }”; cần sqlite hoặc postgresql
store-address = địa chỉ kho “{ $address }”: cần một tệp, như sqlite:///house.db
store-anchor = mốc neo “{ $anchor }”: cần “anchor 1”, một khu bàn, một số thứ tự và một mã băm
store-time = thời điểm { $time }: cần số mili giây vừa trong 64 bit
store-payload = dữ liệu kiểu { $type }: cần bytes
store-name = { $what } “{ $name }”: cần 1 đến { NUMBER($most) } ký tự in được
store-pit = khu bàn “{ $pit }”: cần tối đa 64 chữ cái, chữ số và . _ : -, bắt đầu bằng chữ cái hoặc chữ số
store-text = { $what } “{ $text }”: cần nhiều nhất { NUMBER($most) } ký tự
store-change = ví của “{ $patron }”: thay đổi { $change } ngoài phạm vi; cần nhiều nhất { $most } theo mỗi chiều
store-lease-time = quyền ghi { $seconds } giây: cần hơn 0 và nhiều nhất một ngày
store-snapshot-entry = ảnh chụp của khu bàn { $pit } tại mục { $entry }: nhật ký không có mục này; cần mục có trong nhật ký

# Quyền ghi và nhật ký.
store-held = khu bàn { $pit } do { $owner } giữ, kỳ { $epoch }
store-lease-lost = khu bàn { $pit }: { $owner } không còn giữ; kỳ { $epoch } đã hết
store-lease-over = khu bàn { $pit }: quyền ghi không còn hiệu lực: { $why }
store-lease-released = đã được trả lại
store-lease-error = một lần ghi trước đó kết thúc với { $error }
store-tail = khu bàn { $pit }: nhật ký không kết thúc ở nơi mà đầu nhật ký nêu
store-restore = khu bàn { $pit }: { $problem }; hãy khôi phục bản sao lưu
store-reused = lệnh “{ $command }”: mã của nó đã dùng trước đó với nội dung khác
store-repeated = lệnh này đã được thực hiện trước đó
store-overdrawn = ví của “{ $patron }”: đang có { $balance } và không thể thay đổi { $change }
credential-not-as-written = hàng của nó không phải là hàng đã ghi
store-snapshot-damaged = ảnh chụp của khu bàn { $pit } tại mục { $entry } bị hỏng hoặc thuộc nhật ký khác; đã bỏ qua
store-snapshot-format = ảnh chụp của khu bàn { $pit } tại mục { $entry } có định dạng { $format }; đã bỏ qua

# Bản sao lưu.
store-manifest = { $file }: không đọc được{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }; cần bản kê khai của một bản sao lưu
store-manifest-format = { $file }: bản kê khai có định dạng khác; cần { $format }
store-no-manifest = { $file }: cần bản sao lưu và bản kê khai { $manifest }
store-backup-server = { $file }: hãy sao lưu PostgreSQL bằng pg_dump và kiểm tra bằng verify; cần tệp SQLite
store-backup-failed = { $file }: sao lưu không thành công ({ $reason })
store-restore-failed = { $file }: khôi phục không thành công ({ $reason })
store-backup-changed = { $file } không phải tệp mà bản kê khai mô tả
store-backup-heads = { $file }: các nhật ký không kết thúc ở nơi bản kê khai nêu
store-backup-broken = { $file }: { $problem }

# Hộp bài niêm phong, cam kết và tệp của chúng.
fairness-shoe-file-cut-off = dòng { $line }: tệp bị đứt; cần các dòng đầy đủ
fairness-shoe-file-line = dòng { $line }: { $problem }
fairness-shoe-file-lines = dòng { $first } đến { $last }: { $problem }
fairness-shoe-lot-name = “{ $name }”: cần như “burn” hoặc “coup 12”
fairness-shoe-lot-empty = { $name }: cần ít nhất một lá
fairness-shoe-lot-cards = { $name }: cần các lá như “8s Kd”, cách nhau một khoảng trắng
fairness-shoe-commitment-form = mã cam kết “{ $commitment }”: cần 64 chữ số thập lục phân
fairness-shoe-cut-line = “{ $line }”: cần như “cut: 203 by seat-5” hoặc “cut: 203 drawn”
fairness-shoe-cut-position = chỗ cắt { $position }: cần vị trí từ 1 đến { $last }
fairness-shoe-text = cần “{ $opening }” và tổng cộng { $lines } dòng
fairness-shoe-salt-bytes = salt dài { $bytes } byte: cần { $expected }
fairness-shoe-salt-form = salt: cần { $digits } chữ số thập lục phân
fairness-shoe-order-cards = thứ tự: cần các lá như “8s Kd”, cách nhau một khoảng trắng
fairness-shoe-number = hộp bài “{ $shoe }”: cần số nguyên tối đa 18 chữ số
fairness-shoe-game-hash = trò chơi “{ $game }”: cần mã băm gồm 64 chữ số thập lục phân
fairness-shoe-name = { $what } “{ $name }”: cần tối đa 64 ký tự trong A-Z a-z 0-9 . _ : - và không có khoảng trắng
fairness-shoe-binding-lines = có { $count } dòng: cần { $expected }
fairness-shoe-field = “{ $line }”: cần “{ $opening }…”
fairness-shoe-bound = giới hạn { $bound }: cần ít nhất 1
fairness-key-exists = tệp khóa { $file }: đã tồn tại và không bị ghi đè; cần tên chưa dùng
fairness-key-not-written = tệp khóa { $file }: không ghi được ({ $reason }); cần thư mục của bạn
fairness-key-unreadable = tệp khóa { $file }: không đọc được ({ $reason }); cần khóa do chương trình này tạo
fairness-key-form = tệp khóa { $file }: cần một dòng gồm { $digits } chữ số 0-9 a-f
fairness-key-no-file = tệp khóa { $file }: không phải tệp thường; cần tệp thường
fairness-key-owner = tệp khóa { $file }: thuộc về người dùng { $owner }; cần { $user }, là của bạn
fairness-key-mode = tệp khóa { $file }: người khác có thể dùng (quyền { $mode }); cần 0600

# Khu bàn: ai đang giữ, và vì sao dừng.
pit-owned = khu bàn { $pit }: { $owner } đang giữ, kỳ { $epoch }
pit-left = khu bàn { $pit }: { $owner } đã dừng: { $why }
pit-elsewhere = khu bàn { $pit } { $address ->
        [none] đang được chuyển giao
       *[other] được phục vụ tại { $address }
    }

# Lưu giữ: điều không còn như lúc casino mở lần trước.
custody-fault = { $part }: { $problem }
custody-part-program = chương trình
custody-part-key = khóa
custody-part-log = nhật ký
custody-part-wallets = ví
custody-part-clock = đồng hồ
custody-refused = { $fault }. Nếu vẫn muốn mở casino, hãy dùng --accept-change
custody-accepted-wallets = { $fault }; đã đặt theo nhật ký
custody-accepted-commands = { $problem }; các lệnh được tính như hiện có
custody-program = phiên bản { $version } là chương trình khác với chương trình đã mở casino lần trước (phiên bản { $opened }); { $file } không cho biết tệp nào khác
custody-files = phiên bản { $version } khác ở { $files }{ $more ->
        [0] {""}
       *[other] {" "}và { NUMBER($more) } tệp khác nữa
    }; lần trước casino được mở bằng phiên bản { $opened }
custody-key = { $file } có mã { $id }, nhưng khóa của cơ sở dữ liệu này có mã { $expected }: hãy mang tệp khóa của nó đến, hoặc dùng cho mỗi casino một cơ sở dữ liệu riêng
custody-pit = khu bàn { $pit } đã mất, nhưng { $file } có nêu
custody-anchor = { $problem } ({ $file })
custody-empty = đang trống
custody-clock = đồng hồ chỉ { $now }, nhưng mục cuối của khu bàn { $pit } được ghi lúc { $last }: hãy chỉnh đồng hồ cho đúng
