### Những lỗi có thể có của bảng luật, cấu hình hoặc thiết lập: nơi, vấn đề, cần gì.
### Giá trị, khóa và nơi giữ nguyên như trong tệp, không dịch.

## Nơi

sheet-error-at = { $file }: { $path }: { $problem }
sheet-error-in = { $file }: { $problem }
sheet-error-decided = { $path }: { $problem }
sheet-error-with = với { $settings }: { $problem }
sheet-error-parent = { $name }: { $problem }

## Tệp

sheet-error-profile-unknown = không có cấu hình này; cần tệp có đuôi .toml, hoặc một trong { $known }
sheet-error-profile-parent-unknown = { $name }: không có cấu hình này; cần tệp có đuôi .toml, hoặc một trong { $known }
sheet-error-game-unknown = không có trò chơi này; cần tệp có đuôi .toml, hoặc một trong { $known }
sheet-error-sheet-unknown = { $name }: không có bảng luật này; cần tệp có đuôi .toml, hoặc một trong { $known }
sheet-error-part = là phần để các trò chơi mở rộng, tự nó không phải trò chơi; cần một trong { $known }
sheet-error-key-taken = { $key }: một trò chơi có sẵn đã dùng mã này; cần mã khác
sheet-error-not-utf8 = byte { $byte } không phải văn bản UTF-8; cần TOML dạng UTF-8
sheet-error-unreadable = không đọc được: { $reason }; cần { $expected }
sheet-error-loop = { $loop }: bảng luật không thể mở rộng chính nó; không được có vòng lặp
toml-error = không đọc được dạng TOML: { $reason } (ở cuối)
toml-error-line = không đọc được dạng TOML: { $reason } (dòng { $line }, cột { $column }), ở { $text }
toml-error-deep-key = không đọc được dạng TOML: khóa { $key } có hơn { $most } phần; cần ít hơn
toml-error-nested = không đọc được dạng TOML: danh sách lồng nhau vô tận; cần ít hơn
toml-error-long-number = không đọc được dạng TOML: một số có hàng nghìn chữ số; cần số ngắn hơn

## Dạng

sheet-error-value = { $value }: cần { $expected }
sheet-error-float = { $value }: ở đây không được dùng số thực; cần { $expected }
sheet-error-name = { $key } không thể là tên ở đây; cần { $expected }
sheet-error-empty = bảng trống; cần { $expected }
sheet-error-unknown-key = khóa không biết; cần một trong { $known }
sheet-error-required = bắt buộc có '{ $key }'; cần { $expected }
sheet-error-required-in-game = thiếu; mỗi trò chơi cần tự viết khóa này vì không được thừa kế
sheet-error-no-place = { $place }: bảng luật không có nơi này; cần một nơi như 'cards.decks'
sheet-error-no-choices = không có lựa chọn; cần ít nhất một
sheet-value-table = một bảng
sheet-value-list = một danh sách

## Tệp được gộp

sheet-error-parents-differ = { $file } ghi { $value } còn { $other_file } ghi { $other_value }; bảng luật mở rộng cả hai cần nêu dùng giá trị nào
sheet-error-paytables-differ = { $file } và { $other_file } định nghĩa khác nhau; mỗi bảng cần tên riêng
sheet-error-paytable-again = { $file } đã định nghĩa; tỷ lệ khác cần tên mới

## Thiết lập

sheet-error-setting-locked = { $value }: thiết lập này bị khóa; cần { $expected }
sheet-error-setting-unknown = không có thiết lập này; cần một trong { $known }
sheet-error-setting-of-no-game = không trò chơi nào có thiết lập tên này; cần một trong { $known }
sheet-error-setting-without-label = { $key }: không bảng luật nào bên dưới có thiết lập này; cần { $near ->
    [none] 'label' cho thiết lập mới
   *[other] { $near }, hoặc 'label' cho thiết lập mới
}
sheet-error-sets-or-choices = cần 'sets' hoặc một bảng 'choices', không cả hai
sheet-error-setting-without-value = bắt buộc có 'value'; cần giá trị áp dụng khi không ai thay đổi
sheet-error-sets-no-value = { $place }: cần nơi chứa một giá trị, ví dụ 'cards.decks'
sheet-error-when-unknown = { $key }: không có thiết lập này; cần một trong { $known }
sheet-error-when-circular = { $key } lại phụ thuộc thiết lập này; cần thiết lập không phụ thuộc
sheet-error-when-written = { $value }: cần { $expected }, như settings.{ $key } viết
sheet-error-of-sheet = { $problem }, như trong { $file }
sheet-error-not-among = { $value }: cần { $count ->
    [1] { $choices }
   *[other] một trong { $choices }
}
sheet-error-too-small = { $value }: cần từ { $least } trở lên
sheet-error-too-large = { $value }: cần từ { $most } trở xuống
sheet-error-decided-twice = quyết định '{ $place }' mà settings.{ $other } cũng quyết định; chỉ một thiết lập được quyết định
sheet-error-decided-elsewhere = ở đây ghi { $value }, nhưng settings.{ $key } quyết định; cần ghi giá trị ở đó
sheet-error-decided-by-choices = ở đây ghi { $value }, nhưng settings.{ $key } quyết định; cần '{ $place }' trong mỗi lựa chọn của nó: { $choices }

## Cửa cược và bảng trả thưởng

sheet-error-bet-unknown = { $bet }: không có cửa cược này; cần một trong { $known }
sheet-error-bet-twice = { $bet } được liệt kê hai lần; mỗi cửa cược chỉ một lần
sheet-error-bets-missing = thiếu { $bets }; mỗi cửa cược của bảng luật cần có một lần
sheet-error-no-bet = không có cửa cược nào; cần ít nhất một
sheet-error-paytable-unknown = { $paytable }: không có bảng trả thưởng này; cần một trong { $known }
sheet-error-no-rows = không có dòng nào; cần ít nhất một
sheet-error-zero = 0: cần số tiền lớn hơn không
sheet-error-negative = { $value }: cần số tiền từ không trở lên
sheet-error-seat-suits-rows = dòng có 'seat_suits' cần chất của các ghế, và ngược lại; cần cả hai hoặc không có, và không dùng với side 'line'
sheet-error-seat-suits-twice = 'seat_suits' cùng với 'player_suits' hoặc 'banker_suits'; cần một trong số đó
sheet-error-line-needs = bắt buộc; cần nêu các cược mà cửa có side 'line' đi theo
sheet-error-line-needs-others = { $needs }: cửa có side 'line' đi theo player hoặc banker; chỉ được nêu các cược này
sheet-error-row-without-hand = { $keys }: hỏi về tay thắng, nhưng khi hòa không có tay thắng; cần on = 'win', hoặc cửa cược có side 'player' hoặc 'banker'
sheet-error-row-impossible = không khớp ván nào: { $keys } không bao giờ đúng; cần giá trị khác
sheet-error-row-contradicts = không khớp ván nào: { $keys } không thể cùng đúng; cần giá trị khác, hoặc bỏ một trong số đó
sheet-error-row-unreachable = không thể đến được: các dòng trước đã khớp mọi ván mà dòng này khớp, ví dụ { $coup } bởi rows[{ $by }]; hãy chuyển lên hoặc bỏ
sheet-error-row-not-offered = không khớp ván nào có mở cửa cược này; cần dòng khớp được một ván như vậy
sheet-error-after-four-side = tay bài của cửa cược đặt sau bốn lá phải biết được lúc đó; cần 'player' hoặc 'banker'
sheet-error-after-four-line = cửa cược chính phải đặt trước khi chia bài; không được có after_four_cards
sheet-error-after-four-meter = cửa cược đặt sau bốn lá không thể trả một phần quỹ thưởng; cần bảng trả thưởng không có quỹ
sheet-error-after-four-seats = cửa cược đặt sau bốn lá không thể gán chất cho ghế; không được có seat_suits
sheet-error-after-four-player-dealer = tiền cái của người chơi làm cái được tính trước khi chia bài; cần bàn do 'house' làm cái
sheet-error-after-four-needs = { $bet } đặt sau bốn lá; cần cửa cược đặt trước đó
sheet-error-row-crosses = chồng chéo với rows[{ $row }]: cả hai khớp { $both }, chỉ dòng này khớp { $this }, chỉ rows[{ $row }] khớp { $other }; cần các dòng không chung ván nào, hoặc dòng trên nằm trọn trong dòng này
sheet-error-pays-too-large = { $pays }: cần số không quá { $most }
sheet-error-brings-too-much = { $stake } ở { $bet } với { $pays } sẽ được { $brings }; cần nhiều nhất { $most }
sheet-error-meter-twice = quỹ thưởng đứng sau { $bet }; chỉ được một cửa như vậy
sheet-error-meter-player-dealer = bảng trả thưởng { $paytable } trả từ quỹ thưởng; không được có ở bàn do khách làm cái
sheet-error-meter-stake = bắt buộc; cần mức cược duy nhất của cược lũy tiến
sheet-error-meter-shares = tỷ lệ trích { $contribution } và dự phòng { $reserve }: tổng cần nhiều nhất 100 %
sheet-error-no-meter = trò chơi { $game } không có quỹ thưởng; cần trò chơi có quỹ thưởng
sheet-error-face-up = true: cần false, vì mọi lá được chia ngửa

## Hạn mức và phí

sheet-error-tier-unknown = { $tier }: { $known ->
    [none] cần một trong các mức, nhưng bảng luật không có mức nào
   *[other] cần một trong { $known }
}
sheet-error-limits = min { $min }, max { $max }: mức tối thiểu cần lớn hơn không và không cao hơn mức tối đa
sheet-error-fees-of-house = { $columns }: không được có phí bàn ở bàn do casino làm cái
sheet-error-fee-unknown = không có cột này; cần một trong { $known }
sheet-error-fee-rates = { $rates } mức phí bàn: cần nhiều nhất { $most } ở một bàn
sheet-error-below-minimum = { $bet } là cửa độc lập và có thể cược dưới mức tối thiểu của bàn; cần ít nhất { $minimum }

## Bài

# Một quy tắc của hộp bài theo tên, và lỗi của nó.
shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }: cần ít nhất một
sheet-error-many-decks = { $decks }: cần nhiều nhất { $most }
sheet-error-cut-shallow = { $cut }: ván cuối có thể thiếu bài; cần ít nhất { $least } lá sau lá cắt
sheet-error-cut-deep = { $cut }: trước đó không đủ một ván của { $decks } bộ bài; cần nhiều nhất { $most }

## Cấu hình

sheet-error-not-offered = { $game }: ở đây không có; cần một trong { $known }
sheet-error-basis = { $place }: cấu hình không nói gì về nơi này; cần { $known ->
    [none] một trong các mục của nó
   *[other] một trong { $known }
}
sheet-error-no-such-game = { $game }: không có trò chơi này; cần một trong { $known }
sheet-error-reality-check = { $minutes }: cần một trong reality-check-choices, { $choices }

## Số tiền và mức trả

notation-amount = số tiền { $text }: cần chữ số, { $places ->
    [0] không có chữ số thập phân
   *[other] nhiều nhất { $places } chữ số thập phân
}
notation-rate = tỷ lệ { $text }: cần phần trăm như '5 %'
notation-rate-above = tỷ lệ { $text }: cần nhiều nhất 100 %
notation-pays = { $text }: cần 'N to M', 'N for M', 'push' hoặc 'N % of meter'
notation-pays-whole = { $text }: cần số nguyên và '{ $word }', ví dụ '{ $example }'
notation-pays-share = { $text }: cần phần quỹ thưởng lớn hơn 0 và nhiều nhất 100 %

## Cần gì

sheet-expected-nothing = không gì cả
sheet-expected-one-of = một trong { $values }
sheet-expected-integer = số nguyên
sheet-expected-integer-from = số nguyên từ { $least } trở lên
sheet-expected-integer-range = số nguyên từ { $least } đến { $most }
sheet-expected-list = danh sách, mỗi mục là { $entry }
sheet-expected-table = bảng gồm các mục có tên
sheet-expected-table-of = bảng gồm { $keys }
sheet-expected-true-false = true hoặc false
sheet-expected-text = văn bản
sheet-expected-yes-no = yes hoặc no
sheet-expected-different-numbers = các số khác nhau
sheet-expected-different-amounts = các số tiền khác nhau, lớn hơn không
sheet-expected-some-ranks = hai hoặc ba trong { $ranks } hoặc * cho lá bất kỳ
sheet-expected-setting-of-sheet = một thiết lập của bảng luật
sheet-expected-toml-file = tệp TOML
sheet-expected-toml-or-game = tệp TOML, hoặc { $game } cho trò chơi có sẵn
sheet-expected-file-name = tên một tệp
sheet-expected-line = một dòng văn bản, không để trống
sheet-expected-line-or-none = một dòng văn bản, hoặc '' nếu không có
sheet-expected-amount = số tiền như "12.50", hoặc số nguyên
sheet-expected-rate = tỷ lệ như "5 %"
sheet-expected-pays = 'N to M', 'N for M', 'push' hoặc 'N % of meter'
sheet-expected-key = khóa gồm chữ thường, chữ số và gạch nối, ví dụ 'player-pair'
sheet-expected-option = tên không có dấu chấm hay khoảng trắng
sheet-expected-currency = ba chữ hoa như 'USD'
sheet-expected-colour = màu như '#1f5fbf'
sheet-expected-points = số nguyên từ 0 đến 9, hoặc danh sách các số này
sheet-expected-sums = số nguyên từ 0 đến 18, hoặc danh sách các số này
sheet-expected-held = số nguyên từ 2 đến 3, hoặc danh sách các số này
sheet-expected-dealt = số nguyên từ 4 đến 6, hoặc danh sách các số này
sheet-expected-pair = true, false hoặc 'suited'
sheet-expected-scalar = văn bản, số nguyên, hoặc true hay false
sheet-expected-language = thẻ của một ngôn ngữ, ví dụ 'en' hoặc 'zh-Hant'
sheet-expected-name = một dòng văn bản, hoặc bảng các dòng như vậy theo ngôn ngữ, ví dụ 'en'
sheet-expected-ranks = các giá trị của tay bài, ví dụ '234' hoặc '9*', hoặc danh sách
sheet-expected-two-ranks = hai trong { $ranks } hoặc * cho lá bất kỳ
sheet-expected-seat-suits = với mỗi ghế trong { $seats } ghế, chất của tay Người chơi và tay Nhà cái, ví dụ 'hearts clubs', không trùng, tất cả hai chất hoặc tất cả một chất
sheet-expected-first-ranks = giá trị của hai lá, ví dụ 'KQ' hoặc 'K*', hoặc danh sách
sheet-expected-cards = giá trị trong { $ranks }, lá như 'Qh', một chất, red hoặc black, cách nhau một dấu cách
sheet-expected-cards-text = các lá bài, ví dụ 'JQK', 'Qh' hoặc 'red'
sheet-expected-count = bảng số lượng theo lá hoặc nhóm, ví dụ { "{" } Q = 2 { "}" } hoặc { "{" } suit = 3 { "}" }
sheet-expected-different-texts = các mục đều khác nhau
sheet-expected-count-of-hand = số nguyên từ 0 đến 3, hoặc danh sách các số này
sheet-expected-count-of-coup = số nguyên từ 0 đến 6, hoặc danh sách các số này
sheet-expected-coup-points = số nguyên từ 0 đến 54, hoặc danh sách các số này
sheet-expected-paytable = tên một bảng trả thưởng, hoặc 'off'
sheet-expected-place = một nơi trong bảng luật, ví dụ 'cards.decks'
sheet-expected-choices = danh sách giá trị, hoặc bảng gồm các phần bảng luật
sheet-expected-figure = con số như đã in, ví dụ '2.70 %' hoặc '$98,101'
sheet-expected-sheets = tên một bảng luật, tệp có đuôi .toml, hoặc danh sách các thứ này
sheet-expected-profiles = mã một cấu hình, tệp có đuôi .toml, hoặc danh sách các thứ này
sheet-expected-minutes = số phút, số nguyên từ 0 đến 1440
sheet-expected-hours = số giờ, số nguyên từ 1 đến 1008
sheet-expected-days = số ngày, số nguyên từ 1 đến 3650

## Cảnh báo của `punto check`

check-patron-edge = { $bet }: lợi thế { $edge }: khách có lợi thế
check-patron-edge-with = { $bet }: lợi thế { $edge } với { $settings }: khách có lợi thế
check-two-cards = { $place }: '{ $ranks }' là cả tay bài hai lá: có lá thứ ba thì thua; hãy viết first_ranks cho hai lá đầu của mọi tay bài, hoặc cards = 2 nếu đúng ý
check-rounding = { $bet }: khoản trả làm tròn đến { $unit } ({ $direction }): lợi thế { $edge } thành { $low_edge } ở { $low_stake } và { $high_edge } ở { $high_stake }
check-no-exact-stake = { $bet }: tiers.{ $tier }: trong hạn mức không có tiền cược nào trả được chính xác
check-far-from-print = { $bet }: { $figures }
check-settings-miss-print = published[{ $index }].settings: với chúng { $figures }
check-unused-paytable = paytables.{ $paytable }: không cửa cược nào trả theo bảng này, dù thiết lập thế nào
check-unused-tier = tiers.{ $tier }: không bàn nào có được mức này, dù thiết lập thế nào
check-unused-progressive = progressive: không cửa cược nào trả một phần quỹ thưởng, dù thiết lập thế nào
check-game = { $file }: { $key }: { $name }
check-price = { $bet }: { NUMBER($rows) } dòng, lợi thế { $edge }
check-good = hợp lệ, với mỗi trong { NUMBER($count) } tổ hợp thiết lập; mã băm { $hash }
check-warning = cảnh báo: { $what }
