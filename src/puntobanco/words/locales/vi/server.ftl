# Những gì máy chủ tự trả lời: lỗi của HTTP và của kết nối socket.

server-signed-out = Hãy đăng nhập trước.
server-locked = Đã khóa vì lâu không thao tác. Hãy nhập mật khẩu.
server-not-yours = Bạn không được phép làm việc này.
server-method = Phương thức này không được phép ở đây.
server-forged = Thiếu header { $header }, hoặc header không thuộc phiên của bạn.
server-too-many-tries = Thử quá nhiều lần. Hãy chờ một lát.
# Chính yêu cầu.
server-malformed = Không đọc được yêu cầu.
server-incomplete = Yêu cầu kết thúc quá sớm.
server-not-json = Yêu cầu không phải JSON.
server-encoding = Hãy gửi phần thân không nén.
server-media-type = Hãy gửi phần thân dạng application/json.
server-too-large = Yêu cầu quá lớn.
server-nothing-here = Không tìm thấy.
# Điều mà phần khác của casino phát hiện, thành câu.
server-says = { $why }.

# Casino.
server-stopped = Casino đã dừng. Chưa có gì được thực hiện.
server-storage = Không kết nối được cơ sở dữ liệu. Hãy kiểm tra việc đã làm trước khi thử lại.
server-moving = Các bàn đang được chuyển giao. Hãy thử lại sau giây lát.
server-elsewhere = Các bàn được phục vụ tại { $address }. Hãy hỏi ở đó.
server-unexpected = Đã có lỗi. Lỗi được ghi lại với số { $number }.
server-no-such-table = Casino không có bàn { $table }.
server-no-such-meter = Casino không có quỹ thưởng { $meter }.
server-shoe-not-finished = Hộp bài { $shoe } của bàn { $table } chưa chia xong.

# Đăng nhập, tên và mật khẩu.
server-sign-in = Sai tên hoặc mật khẩu, hoặc tài khoản đăng nhập này bị khóa. Casino có thể giúp bạn.
server-sign-in-disabled = Tên và mật khẩu đã được đặt, nhưng tài khoản đăng nhập này bị ngừng. Hãy hỏi casino.
server-link-expired = Liên kết này đã được dùng hoặc đã hết hạn. Hãy xin liên kết mới.
server-name-taken = Tên này đã có người dùng. Hãy chọn tên khác.
server-name-length = Tên dài { $least } đến { $most } ký tự.
server-name-letters = Tên cần có chữ cái hoặc chữ số nhìn thấy được.
server-password-length = Mật khẩu dài { $least } đến { $most } ký tự.
server-password-common = Mật khẩu này quá phổ biến.
server-password-repeated = Mật khẩu không được là một ký tự lặp lại.
server-wrong-password = Mật khẩu cũ không đúng, hoặc đã thử quá nhiều lần.
server-own-session = Đây là phiên hiện tại của bạn. Hãy đăng xuất để kết thúc.
server-no-such-session = Không tìm thấy phiên.
server-no-such-login = Không có tài khoản nào mang tên này.
server-own-login = Bạn không thể tự ngừng tài khoản đăng nhập của mình. Hãy nhờ quản trị viên khác.

# Khách và nhân viên.
server-registration-closed = Casino này chỉ nhận khách được mời.
server-no-such-patron = Không có khách nào mang ID này.
server-no-player = Không có khách nào mang ID này được chơi.
server-may-play = Khách vẫn được chơi. Hãy cấm chơi trước.
server-stays-away = Khách đã chọn không chơi. Hãy xóa khi thời hạn đó kết thúc.
server-owed = Khách vẫn còn tiền hoặc ghế ở đây. Hãy trả hết trước.
server-no-such-staff = Không có nhân viên nào mang ID này.
server-staff-left = Người này không còn làm việc ở đây. Hãy bổ nhiệm lại.
server-own-roles = Bạn không thể tự đổi vai trò của mình. Hãy nhờ quản trị viên khác.
server-runs-tables = Chỉ giám sát và quản lý được làm việc này.
server-runs-sign-ins = Chỉ quản trị viên được làm việc này.

# Trang quản trị.
server-office-closed = Trang quản trị không trả lời được: { $why }.
server-office-not-open = chưa mở
server-office-no-tables = không mở được các bảng dữ liệu
server-verification-running = Đang có một lần xác minh. Hãy chờ hoặc dừng nó.
server-nobody-named = Không có khách nào có tên hoặc ID { $text }.
server-too-many-days = Quá nhiều ngày: { $points } điểm; cần nhiều nhất { $most }.
server-too-many-hours = Quá nhiều giờ: { $points } điểm; cần nhiều nhất { $most }.
server-search-nothing = Hãy tìm theo một điều: bàn, ván, khách, cửa cược, cược hoặc ngày.
server-search-table = Hãy chọn cả bàn của ván { $coup }.
server-no-such-coup = Bàn { $table } không có ván { $coup } đã xong.
server-no-such-wager = Không có cược nào mang ID { $wager }.
# Socket.
socket-binary = Khung nhị phân; cần văn bản.
socket-oversized = Thông điệp dài { NUMBER($size) } byte (tối đa { NUMBER($most) }).
socket-not-json = Không phải JSON; cần thông điệp của giao thức.
socket-too-fast = Quá nhiều thông điệp. Thông điệp này bị bỏ qua.
socket-hello-first = Thông điệp đầu tiên phải là hello.
socket-protocol = Casino này dùng giao thức { $number } và cần một hello.
socket-token = Token không thuộc phiên đang mở. Hãy lấy token mới.

# Trước mọi đường dẫn.
edge-at-once = Quá nhiều yêu cầu cùng lúc. Hãy chờ một lát.
edge-too-many = Quá nhiều yêu cầu. Hãy chờ một lát.
edge-proxy = Chỉ vào được casino này qua proxy của nó.
edge-forwarded = Proxy phải nêu máy khách ở địa chỉ chuyển tiếp cuối cùng.
edge-https = Chỉ vào được casino này qua https.
edge-local-host = Qua http thường, casino này chỉ trả lời theo tên của máy này.
edge-host = Casino này có tên khác.
edge-origin = Yêu cầu đến từ trang của một trang web khác.
http-loose = Một header bị ngắt dòng, hoặc một dòng không kết thúc bằng CR và LF.
http-version = Casino này dùng HTTP/1.1.
http-chunked = Hãy gửi nguyên phần thân, kèm Content-Length.
http-late = Yêu cầu không đến kịp.
# Phê duyệt của người thứ hai.
server-approval-card = Sai thẻ hoặc mật khẩu, hoặc người giữ thẻ đang bị khóa hay đã nghỉ.
server-approval-own = Bạn không thể tự phê duyệt yêu cầu của mình. Hãy nhờ người khác.
server-approval-role = Người giữ thẻ này không có vai trò: { $role }.
server-no-such-profile = Không tìm thấy cấu hình { $profile }.
