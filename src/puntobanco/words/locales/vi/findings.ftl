# Phát hiện: điều mà phép chứng minh, kiểm tra hay kiểm toán thấy sai, và ở đâu.

finding-at =
    khu bàn { $pit }, mục { $entry }{ $kind ->
        [none] {""}
       *[other] {" "}({ $kind })
    }{ $table ->
        [none] {""}
       *[other] , bàn { $table }
    }{ $meter ->
        [none] {""}
       *[other] , quỹ thưởng { $meter }
    }{ $coup ->
        [none] {""}
       *[other] , ván { $coup }
    }{ $seat ->
        [none] {""}
       *[other] , ghế { $seat }
    }{ $bet ->
        [none] {""}
       *[other] , cửa cược { $bet }
    }: { $problem }

# Chuỗi mã băm, đầu của nó và các mốc neo.
finding-place = ở chỗ của nó là mục { $entry } của khu bàn { $pit }
finding-hash = mã băm không khớp với nội dung
finding-missing = bị thiếu: đầu nhật ký là mục { $head }
finding-head = mã băm không phải mã ở đầu nhật ký
finding-beyond-head = nằm sau đầu nhật ký
finding-cut-off = một mốc neo nêu mục này, nhưng nhật ký kết thúc trước nó
finding-anchor = mã băm không phải mã trong mốc neo
finding-lost = đã được xác nhận ({ $file }), nhưng nhật ký kết thúc ở mục { $end }: { NUMBER($count) } mục cuối bị mất. Hãy sao chép thư mục nguyên trạng rồi khôi phục bản sao lưu
finding-lost-entry = đã được xác nhận ({ $file }), nhưng bị thiếu
finding-lost-hash = đã được xác nhận ({ $file }) với mã băm khác

# Các hàng mà nhật ký không bao quát.
finding-command = lệnh “{ $command }”: hàng của nó đã bị thay đổi
finding-command-count = lưu { NUMBER($kept) } lệnh, nhưng đã thực hiện { NUMBER($due) } lệnh
finding-commands = các lệnh được lưu khác với các lệnh đã thực hiện
finding-row = { $table } của “{ $key }”: hàng này đã bị thay đổi và không được tính
finding-astray = thông tin đăng nhập “{ $login }”: chủ của nó không dẫn về nó

# Nội dung của một mục.
finding-unreadable = không đọc được: { $problem }
finding-impossible = không thể xảy ra ở đây: { $problem }
finding-not-applied = không thể áp dụng; không có gì sau đó được chứng minh
finding-kind = chứa { $found }, cần { $expected }
finding-stream = thuộc về { $stream }, nơi không có sự kiện loại này
finding-instead = thấy { $stream }, ở đây cần { $kind } của { $expected }
finding-ends = nhật ký kết thúc trước { $kind } của { $stream }, điều phải theo sau
finding-meter-refused = quỹ thưởng lẽ ra đã từ chối: { $refusal }
finding-uncalled = không có gì gây ra mục này
finding-uncalled-by-meter = không quỹ thưởng nào gây ra mục này
finding-turn = xảy ra khi bàn đang { $phase }
finding-turned = lật các lá đã ngửa: { $cards }
finding-not-placed = rút lại { $act } mà ghế { $seat } chưa từng đặt
finding-no-meter = trả các cược không chờ quỹ thưởng nào
finding-actor = người làm: thấy { $by }, cần { $roles }
finding-approval = chưa được phê duyệt. { $objection }

# Tiền.
finding-unbalanced = các bút toán cộng lại được { $total }, cần bằng không
finding-overdrawn = đưa { $account } xuống { $left }, cần từ không trở lên
finding-accounts = chuyển tiền trên { $accounts }
finding-wallet = ví của { $patron }: thấy { $found }, theo bút toán cần { $expected }
finding-no-wallet = ví của { $patron }: không thấy, theo bút toán cần { $expected }
finding-balance = { $account }: đang ghi { $found }, theo bút toán cần { $expected }
finding-sums = không cộng được các nhật ký: { $problem }

# Giới hạn do khách đặt.
finding-stopped = { $patron } chơi dù không được phép: { $why }
finding-stop-excluded = đang tự loại trừ
finding-stop-cooling-off = đang tạm nghỉ
finding-stop-time-limit = đã hết giới hạn thời gian
finding-risk = { $patron } đặt rủi ro { $risked }, theo giới hạn riêng cần nhiều nhất { $most }

# Hai bản ghi khác nhau. Nơi là đường dẫn trong JSON của mục.
finding-differs = { $place ->
        [none] {""}
       *[other] { $place }:{" "}
    }thấy { $found }, cần { $expected }
finding-differences = { $all }
finding-more = và { NUMBER($count) } điểm khác nữa
finding-nothing = không có gì
finding-yes = có
finding-no = không
finding-part = { $name } { $value }
finding-posting = { $amount } trên { $account }

# Hộp bài đã chia xong so với cam kết.
finding-shoe-decks = thứ tự có { NUMBER($cards) } lá, cần các bộ bài đầy đủ { NUMBER($deck) } lá
finding-shoe-cards = thứ tự có { NUMBER($found) } lá { $card }, cần { NUMBER($expected) }
finding-shoe-commitment = mã cam kết là { $commitment }, nhưng thứ tự và salt cho ra { $found }
finding-shoe-cut = cắt ở { NUMBER($position) }, cần từ 1 đến { NUMBER($last) }
finding-shoe-overdealt = đã chia { NUMBER($dealt) } lá, nhưng hộp bài có { NUMBER($cards) }
finding-shoe-dealt = lá thứ { NUMBER($place) } đã chia là { $found }, nhưng theo thứ tự sau khi cắt là { $expected }

# Chứng minh một ván: điều đã kiểm tra, hoặc điều không đúng.
evidence-entry = mục { $entry } của khu bàn { $pit }: { $kind } của ván { $coup } tại bàn { $table }
evidence-no-entry = mục { $entry } của khu bàn { $pit } không có trong nhật ký
evidence-other-entry = mục { $entry } của khu bàn { $pit } là { $kind }, không thuộc ván { $coup } tại bàn { $table }
evidence-no-entries = không có mục nào
evidence-chain = mục { $first } đến { $last }, mỗi mục nối với mục trước
evidence-cards = { $cards ->
        [none] không có lá nào
       *[other] { $cards }
    }
evidence-other-cards = nhật ký có { $cards ->
        [none] không lá nào
       *[other] { $cards }
    }, nhưng hiển thị { $shown ->
        [none] không lá nào
       *[other] { $shown }
    }
evidence-void = đã hoàn tiền cược và phí
evidence-no-wagers = không có cược nào
evidence-other-payout = ghế { $seat }, { $bet }: thấy { $found }, theo bài và bảng luật cần { $expected }
evidence-settled = số cược thanh toán theo trò chơi { $game }: { NUMBER($count) }
evidence-shown = số dòng đã so: { NUMBER($count) }
evidence-other-lines = các dòng hiển thị không phải các dòng trong nhật ký
evidence-by-hand = người chia bài chia tay
evidence-shoe-in-use = thứ tự của hộp bài được công bố khi hộp bài kết thúc
evidence-shoe = hộp bài { $shoe } khớp với mã cam kết { $commitment }
evidence-shoe-retired = hộp bài { $shoe } đã bỏ: { $why }

# Giải thích một ván từng bước.
explain-coup = bàn { $table }, ván { $coup }, hộp bài { $shoe }: { $game }
explain-entry = mục nhật ký { $entry }, trò chơi { $game }
explain-void = hủy: { $reason }; đã hoàn tiền cược và phí
explain-player = Nhà Con { $cards } = { $total }
explain-banker = Nhà Cái { $cards } = { $total }
explain-result = { $result ->
        [P] Nhà Con thắng
        [B] Nhà Cái thắng
       *[T] hòa
    }: điểm { $player }-{ $banker }, số lá { $player_cards }-{ $banker_cards }
explain-bank = vốn làm cái là { $bank }
explain-line = ghế { $seat }, { $patron }: { $wager }: { $row }; trả về { $returned }{ $due ->
        [none] {""}
       *[other] ; như vậy là sai: theo bài và bảng luật là { $due }
    }
explain-wager = { $stake } ở { $bet }{ $rides ->
        [none] {""}
        [player] {" "}theo tay Nhà Con
        [banker] {" "}theo tay Nhà Cái
       *[other] {" "}theo { $rides }
    }
explain-lost = không dòng nào phù hợp, thua{ $uncovered ->
        [none] {""}
       *[other] ; vốn làm cái không đủ cho { $uncovered } trong đó
    }
explain-row = dòng { $row } của { $paytable }, { $label }, trả { $pays }{ $sum ->
        [none] {""}
       *[other] : { $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ; vốn làm cái không đủ cho { $uncovered } trong đó
    }
explain-from-meter = trả bằng giải của quỹ thưởng, không trả tại bàn
explain-fee = ghế { $seat }: phí bàn { $fee }

# Việc xác minh nhật ký đã kết thúc thế nào.
verification-ended = kết thúc trước khi tìm được gì

# Kiểm toán bản ghi hộp bài hoặc bảng các ván.
audit-player = Nhà Con
audit-banker = Nhà Cái
audit-tie = Hòa
audit-cards = tay { $hand } có { NUMBER($found) } lá; cần 2 hoặc 3
audit-total = điểm { $hand } { $found }, nhưng { $cards } là { $expected } điểm
audit-winner = bên thắng { $found }, nhưng theo bài Nhà Con { $player }, Nhà Cái { $banker }; cần { $expected }
audit-supply = { $card ->
        [none] lá
       *[other] { $card }
    } thứ { $found } của hộp bài: { $decks } bộ bài có { $expected }
audit-burn = đã lật { $card } và đốt { $found }; cần { $expected }
audit-draw = { $rule } { $found }
audit-player-rule = Nhà Con { $total } điểm phải { $expected } nhưng
audit-banker-rule = Nhà Cái { $total } điểm phải { $expected } { $third ->
        [none] khi Nhà Con dừng
       *[other] khi lá thứ ba của Nhà Con là { $third } điểm
    } nhưng
audit-natural-rule = { $best } { $total } điểm tự nhiên kết thúc ván nhưng { $hand }
audit-draws = rút
audit-stands = dừng
audit-drew = đã rút { $card }
audit-stood = đã dừng
audit-number-twice = ván { $found } xuất hiện hai lần liên tiếp; cần số khác
audit-number = ván { $found } theo sau ván { $last }; cần ván { $expected }
audit-game = mã băm trò chơi { $found }: ở đây { $game } có { $expected }; cần các thiết lập mà hộp bài đã được chia
audit-bet = { $wager }: { $game } không có cửa này; cần một trong { $expected }
audit-after-four = { $wager }: không mở cửa cược này sau bốn lá này; không được có tiền cược
audit-side = { $wager }: cửa này đi theo { $expected }
audit-amount = { $bet }: cột “{ $column }”: số tiền “{ $found }”: cần nhiều nhất { $places } chữ số thập phân
audit-stake = { $wager }: tiền cược nhỏ hơn không
audit-wager = { $seat ->
        [none] {""}
       *[other] ghế { $seat }:{" "}
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] {" "}theo { $rides }
    }
audit-payout = { $wager } { $what ->
        [won] thắng
       *[returned] trả về
    } { $found }; cần { $expected }{ $if_covered }: { $reason }
audit-if-covered = { " " }nếu vốn làm cái đủ
audit-lost = không dòng nào phù hợp nên cược thua
audit-push = rows[{ $row }] ({ $asks }) là { $pays } nên tiền cược được hoàn
audit-for = rows[{ $row }] ({ $asks }) trả { $pays }, { $won } thay cho tiền cược
audit-to = rows[{ $row }] ({ $asks }) trả { $pays }, thắng { $won } và hoàn tiền cược { $back }
audit-gap-winner = ván không nêu bên thắng
audit-gap-totals = ván không nêu đủ điểm hai tay
audit-gap-draws = ván có tay ít hơn hai lá: ai rút bài
audit-gap-suits = lá không có chất: chỉ đếm theo giá trị
audit-gap-shoes = ván không biết thuộc hộp bài nào: số lá hiện có
audit-gap-unpaid = cược không nêu tiền trả
audit-gap-game = cược không nêu trò chơi: tiền trả
audit-gap-currency = cược bằng đơn vị tiền có số chữ số thập phân khác trò chơi: tiền trả
audit-gap-broken = cược ở ván có bài sai luật: tiền trả
audit-gap-rides = cược không nêu đi theo tay nào: tiền trả
audit-gap-suit-rows = cược có dòng trả phụ thuộc vào chất không được nêu: tiền trả
audit-gap-seat = cược không nêu ghế có chất: tiền trả
audit-gap-meter = cược trúng một phần quỹ thưởng: tiền trả
audit-gap-coverage = cược với người làm cái: vốn làm cái đủ đến đâu
audit-line = { $file }:{ $line }: hộp bài { $shoe }{ $coup ->
        [none] {""}
       *[other] {" "}ván { $coup }
    }: { $problem }
audit-summary = { $coups } trong { $shoes }, { $wagers }: { $result }
audit-clean = không có gì sai luật
audit-found = { NUMBER($count) } lỗi ({ $kinds })
audit-kind-count = { $kind } { NUMBER($count) }
audit-kind-draw = rút bài
audit-kind-cards = số lá
audit-kind-total = điểm
audit-kind-winner = bên thắng
audit-kind-supply = lá trong hộp
audit-kind-payout = tiền trả
audit-kind-amount = số tiền
audit-kind-bet = cửa cược
audit-kind-number = số ván
audit-kind-burn = đốt bài
audit-kind-game = trò chơi
audit-not-judged = không xét: { $what } ({ NUMBER($count) })
audit-progress = kiểm tra
