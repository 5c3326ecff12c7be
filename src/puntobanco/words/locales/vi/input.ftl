# Lỗi của một thông điệp, phần thân hoặc tham số mà chương trình gửi.

input-place = { $place }: { $problem }.
input-problem = { $problem }.
input-several = { $faults }
input-other = Thông điệp không đúng dạng.
input-unreadable = Thông điệp không phải JSON đầy đủ.
input-value = { $value }: cần { $expected }
input-required = bắt buộc có “{ $field }” ({ $expected })
input-unknown-field = { $count ->
    [0] trường không biết; không được có
   *[other] trường không biết; cần { $fields }
  }
input-entries = có { NUMBER($count) } mục: cần { $expected }
input-characters = dài { NUMBER($count) } ký tự: cần { $expected }
input-repeated = { $key }: xuất hiện hai lần; chỉ được một lần.

# Điều được cần, ở cuối câu, hoặc điều đã nhận thay vào đó.
expected-whole = số nguyên
expected-whole-least = số nguyên từ { $least } trở lên
expected-whole-most = số nguyên từ { $most } trở xuống
expected-whole-between = số nguyên từ { $least } đến { $most }
expected-number = một số
expected-true-or-false = true hoặc false
expected-text = văn bản
expected-text-of = văn bản { $length }
expected-text-not-blank = văn bản { $length }, không chỉ có khoảng trắng
expected-list = danh sách
expected-object = đối tượng
expected-one-of = { $count ->
    [1] { $values }
   *[other] một trong { $values }
  }
expected-id = 1 đến 64 chữ cái, chữ số, “.”, “_”, “:” hoặc “-”, bắt đầu bằng chữ cái hoặc chữ số
expected-command-key = 8 đến 64 chữ cái, chữ số, “.”, “_”, “:” hoặc “-”
expected-made-id = 1 đến 64 chữ cái, chữ số, “-” hoặc “_”
expected-day = một ngày như 2024-03-10
expected-place = nơi mà trang trước đã nêu
expected-game-hash = mã băm của trò chơi, 64 chữ số thập lục phân
expected-session = số của một phiên, 16 chữ số thập lục phân

characters-most = dài nhiều nhất { NUMBER($most) } ký tự
characters-least = dài ít nhất { NUMBER($least) } ký tự
characters-between = dài { $least } đến { $most } ký tự
entries-most = nhiều nhất { NUMBER($most) } mục
entries-least = ít nhất { NUMBER($least) } mục
entries-between = { $least } đến { $most } mục
input-expected = cần { $expected }
