# Vì sao không mở được casino như yêu cầu: "nơi: vấn đề; cần gì". Và điều mà máy khách gặp.

serve-key-pair = --certificate và --private-key: cần cả hai hoặc không có cái nào
serve-proxy-or-certificate = --certificate và --behind-proxy: cần một trong hai
serve-proxy-address = --behind-proxy { $proxy }: cần địa chỉ như 10.0.0.7
serve-proxy-hosts = --behind-proxy: cần thêm --address hoặc --host-name, vì yêu cầu cho máy chủ khác bị từ chối
serve-host-name = --host-name { $name }: cần tên như house.example
serve-address = --address { $address }: cần địa chỉ như https://one.example:8443, không có đường dẫn
serve-plain-http = --host { $host }: http thường chỉ dành cho máy này; cần địa chỉ loopback, hoặc --certificate và --private-key, hoặc --behind-proxy
serve-data-file = --data { $folder }: là tệp; cần thư mục
serve-data-make = --data { $folder }: không tạo được ({ $why }); cần thư mục ghi được
serve-data-write = --data { $folder }: không ghi được; cần thư mục ghi được
serve-host-unknown = --host { $host }: không phải địa chỉ ({ $why }); cần địa chỉ của máy này
serve-port-used = --port { $port } tại { $host } đang được chương trình khác dùng; cần cổng trống
serve-port-refused = --port { $port } tại { $host } không dùng được ({ $why }); cần cổng trống
serve-pem-unreadable = { $file }: không đọc được; cần tệp dạng PEM
serve-key-readable = { $file }: người khác có thể đọc; cần khóa riêng chỉ chủ của nó đọc được
serve-pem-mismatch = { $certificate } và { $key }: không khớp; cần chứng chỉ và khóa riêng của nó dạng PEM
serve-no-demonstration = --demo: casino trong { $folder } không phải bản trình diễn; hãy mở không có --demo, hoặc nêu thư mục khác bằng --data
serve-is-demonstration = casino trong { $folder } là bản trình diễn; hãy mở bằng --demo, hoặc nêu thư mục khác bằng --data
client-moved = bàn được phục vụ tại { $address }
client-moving = chưa có tiến trình nào phục vụ bàn
client-not-welcome = casino không trả lời hello bằng welcome: { $answer }
client-lost = socket đã đóng
client-fault = { $code }: { $message }
# Trò chơi, cấu hình và bàn mà casino được mở cùng.
game-unknown = trò chơi “{ $game }”: không có trò chơi này; cần một trong { $known }
profile-unknown = cấu hình “{ $profile }”: không có cấu hình này; cần một trong { $known }
profile-not-ours = cấu hình “{ $profile }”: casino này chỉ chạy theo “{ $ours }”; cần đúng cấu hình đó
table-of-same-game = --table { $file }: mã “{ $key }” cũng là của { $other }; mỗi trò chơi cần một bàn
table-in-other-currency = --table { $file }: dùng { $currency }; cần { $ours }, đơn vị tiền của casino này
opened-as-demonstration = nhật ký ghi casino này được mở làm bản trình diễn và giữ nguyên như vậy; hãy mở bằng --demo
opened-as-house = nhật ký ghi casino này được mở làm casino thật và giữ nguyên như vậy; hãy mở không có --demo
entry-unreadable = không đọc được một mục của nhật ký ({ $error }); cần những gì casino đã ghi: `punto verify` cho biết chỗ bị thay đổi
currency-written = { $code } với { NUMBER($places) } chữ số thập phân

# Điều người vận hành đọc khi casino đang chạy.
serve-open = { $house } đã mở tại { $address }
serve-standby = { $address ->
    [none] Chưa có tiến trình nào phục vụ các bàn; tiến trình này đang dự phòng.
   *[other] Các bàn được phục vụ tại { $address }; tiến trình này đang dự phòng.
  }
serve-links = Đăng nhập của quản trị viên (mỗi liên kết một lần, trong vòng { NUMBER($days) } ngày):
serve-two-people = Hãy đưa mỗi liên kết và thẻ cho một người khác nhau: người này phê duyệt điều người kia yêu cầu.
serve-card = Thẻ nhân viên của { $staff }: { $card }
serve-not-built = Màn hình chưa được dựng: hãy cài Node 20.19 trở lên và chạy lại `pip install .` trong thư mục mã nguồn.
serve-table-unchanged = Bàn { $table } giữ nguyên luật. Để mở bàn theo { $file } hiện tại, hãy đóng bàn rồi khởi động lại casino.
serve-stopped = casino đã dừng; không lệnh nào sau đó được thực hiện: { $why }
serve-address-taken = --address { $address }: tiến trình khác, { $process }, cũng có địa chỉ này; mỗi tiến trình cần một địa chỉ riêng
