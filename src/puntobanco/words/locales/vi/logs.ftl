# Kết quả của các lệnh đọc nhật ký của casino: verify, recall và integrity.

count-entries = { NUMBER($count) } mục
count-coups = { NUMBER($count) } ván
count-wagers = { NUMBER($count) } cược
count-shoes-revealed = { NUMBER($count) } hộp bài đã công bố
count-meters = { NUMBER($count) } quỹ thưởng
count-awards = { NUMBER($count) } giải
count-findings = { NUMBER($count) } phát hiện
count-faults = { NUMBER($count) } lỗi
count-files = { NUMBER($count) } tệp

verify-pit = khu bàn { $pit }: { $counts }: { $verdict }
verify-whole = nguyên vẹn
verify-note = khu bàn { $pit }: { $note }
verify-commands-accepted = { NUMBER($count) } trong { NUMBER($commands) } lệnh đã được chấp nhận nguyên trạng

recalled-none = bàn { $table }: chưa có ván nào
recalled-coup = xem lại bàn { $table }, ván { $coup }, hộp bài { $shoe }: { $game }
recalled-times = mở { $opened }, { $outcome ->
    [void] hủy
    [passed] không có cược
   *[settled] thanh toán
  } { $ended }
recalled-card = { $hand ->
    [player] Nhà Con
   *[banker] Nhà Cái
  } { $card }
recalled-result = Nhà Con { $player }, Nhà Cái { $banker }: { $result ->
    [P] Nhà Con thắng
    [B] Nhà Cái thắng
   *[T] hòa
  }
# $cards: vị trí tính từ 0, dấu hai chấm, rồi lá bị đọc nhầm.
recalled-misread = đọc nhầm lúc đầu: { $cards }
recalled-corrected = thanh toán lại { $at }: { $reason }
recalled-seat = ghế { $seat }, { $patron }: chip trước { $before }, sau { $after }, phí bàn { $fee }
recalled-bank = làm cái với vốn { $bank }
recalled-wager = { $stake } ở { $bet }: thắng { $won }, trả về { $returned }{ $uncovered ->
    [none] {""}
   *[other] , vốn làm cái không đủ cho { $uncovered }
  }

integrity-program = chương trình { $digest }, { $files }
integrity-by-hand = không dùng chương trình này: { $command }
integrity-unchanged = không có gì thay đổi
