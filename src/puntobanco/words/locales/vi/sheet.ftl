## Đầu bảng luật.

sheet-kind = Bảng luật
sheet-source = Bảng luật gốc
sheet-key = Mã trò chơi
sheet-hash = Mã băm luật
sheet-profile = Cấu hình
sheet-no-profile = không có
sheet-currency = Đơn vị tiền

## Cách in bảng luật: các phông chữ đứng trước phông có chân chung, và độ cao dòng.

sheet-fonts = "Times New Roman", "Noto Serif", Cambria
sheet-line-height = 1.5

## Con số: số tiền theo đơn vị của bảng luật, hạn mức của một mức, một dãy số.

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }–{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }–{ NUMBER($maximum) }
    }
sheet-span = { $first } đến { $last }

## Tên các phần.

sheet-title-game = Trò chơi
sheet-title-cards = Lá bài và điểm
sheet-title-deal = Chia bài
sheet-title-bets = Cửa cược và trả thưởng
sheet-title-limits = Hạn mức và quy định đặt cược
sheet-title-payments = Cách trả thưởng
sheet-title-player-dealer = Người làm cái
sheet-title-fees = Phí bàn
sheet-title-progressive = Giải lũy tiến
sheet-title-trouble = Khi có trục trặc
sheet-title-settings = Thiết lập
sheet-title-notices = Thông báo

## Trò chơi.

sheet-two-hands = Mỗi ván có hai tay bài, Nhà Con và Nhà Cái, dù bàn có bao nhiêu khách. Khách cược xem tay nào gần chín điểm hơn, và cược các cửa khác trong bảng luật này. Bài được rút theo luật cố định; sau khi dừng cược, không ai phải quyết định gì nữa.
sheet-banked-by-house = Casino làm cái bàn này: casino trả mọi cược thắng và thu mọi cược thua.
sheet-banked-by-player-dealer = Bàn này do một khách làm cái. Casino không tham gia ván bài và không có lợi ích trong kết quả; thu nhập duy nhất của casino từ bàn là phí bàn.
sheet-seats = Số ghế: { $seats }.
sheet-seats-and-position = Tối đa { $seats } khách chơi với người làm cái. Quyền làm cái luân phiên giữa các ghế, và các ô cược ở ghế của người làm cái được đóng.
sheet-seats-skipped = Không có ghế số { $numbers }.
sheet-source-line = Đây là luật của bảng luật “{ $source }”, với các thiết lập liệt kê ở cuối. Mã băm xác định đúng bộ luật này: hai bàn có cùng mã băm thanh toán mọi ván như nhau.

## Lá bài và điểm.

sheet-decks =
    { $decks ->
        [1] Dùng một bộ bài 52 lá, không có lá Joker.
       *[other] Dùng { $decks } bộ bài 52 lá, không có lá Joker, tổng cộng { $cards } lá.
    }
sheet-column-card = Lá bài
sheet-column-points = Điểm
sheet-hand-points = Điểm của tay bài là chữ số cuối của tổng điểm các lá: 7 + 8 = 15, tính 5 điểm.
sheet-natural = Bài tự nhiên là tay hai lá có { $points } điểm.
sheet-continuous = Xáo bài liên tục: mỗi ván được chia từ một hộp bài đầy đủ vừa xáo lại. Không có lá cắt và không đốt bài.
sheet-burn-points = Lá đầu tiên của hộp bài mới được lật ngửa. Số lá bị đốt úp bằng điểm của lá đó; lá không điểm thì đốt mười lá.
sheet-burn-one = Hộp bài mới đốt úp một lá.
sheet-burn-none = Hộp bài mới không đốt lá nào.
sheet-burn-between = Đốt úp một lá trước mỗi ván, trừ ván đầu của hộp bài.
sheet-no-burn-between = Không đốt bài giữa các ván.
sheet-cut-card = Lá cắt được đặt trước { $cut } lá cuối cùng. Nếu lá cắt ra giữa ván, ván đó được chia hết và chia thêm một ván nữa. Nếu lá cắt ra trước lá đầu tiên của ván, ván đó là ván cuối của hộp bài.
sheet-face-up = Mọi lá được chia ngửa; khách không chạm vào bài.
sheet-squeeze = Khách được nặn bài. Ở mỗi tay, quyền nặn thuộc về khách có tiền cược cao nhất; nếu bằng nhau, khách ngồi vào trước được nặn. Thời gian tối đa là { $first } giây cho hai lá đầu và { $third } giây cho lá thứ ba. Tay nào không ai lật kịp thì bàn lật.
sheet-squeeze-by-hand = Khách được nặn những lá mà người chia bài đưa cho. Người chia bài lật các lá còn lại.
sheet-squeeze-minimum = Khách phải cược ít nhất { NUMBER($minimum) } mới được nặn bài.
sheet-turned-by-table = Bàn lật bài; khách không chạm vào bài.

## Chia bài.

sheet-betting = Thời gian đặt cược là { $seconds } giây trước khi chia lá đầu tiên.
sheet-last-bets = Báo sắp dừng cược { $seconds } giây trước khi đóng.
sheet-no-more-bets = Ở bàn có người chia bài, người chia bài mở và đóng đặt cược. Sau khi hô “dừng cược”, không nhận thêm, thay đổi hay rút lại cược nào.
sheet-four-cards = Bốn lá được chia lần lượt: Nhà Con, Nhà Cái, Nhà Con, Nhà Cái.
sheet-natural-ends = Nếu một trong hai tay là bài tự nhiên thì không chia thêm lá nào.
sheet-player-rule = Nếu không, tay Nhà Con đi trước: rút lá thứ ba khi có { $draws } điểm và dừng khi có { $stands } điểm.
sheet-banker-after-stand = Nếu tay Nhà Con dừng, tay Nhà Cái rút khi có { $draws } điểm và dừng khi có { $stands } điểm.
sheet-banker-after-draw = Nếu tay Nhà Con rút, tay Nhà Cái theo bảng dưới đây: tùy điểm của chính nó và điểm lá thứ ba của Nhà Con.
sheet-result = Tay gần chín điểm hơn thắng; hai tay bằng điểm là hòa.

## Bảng rút bài của Nhà Cái; chú thích giải nghĩa các dấu.

sheet-chart = Tay Nhà Cái rút (R) hoặc dừng (D), tùy điểm của chính nó và điểm lá thứ ba của Nhà Con; “không” nghĩa là tay Nhà Con đã dừng.
sheet-chart-corner = Nhà Cái
sheet-chart-no-card = không
sheet-chart-draws = R
sheet-chart-stands = D

## Cửa cược và tỷ lệ trả.

sheet-column-bet = Cửa cược
sheet-column-hand = Tính theo
sheet-column-requires = Phải kèm
sheet-column-minimum = Tối thiểu
sheet-column-maximum = Tối đa
sheet-seat-suits = Ghế { $seat }: { $suits }.
sheet-column-event = Kết quả
sheet-column-pays = Trả
sheet-on-both-hands = Cả hai tay
sheet-on-the-coup = Cả ván
sheet-rows-top-down = Mỗi bảng trả thưởng đọc từ trên xuống. Dòng đầu tiên phù hợp quyết định cược đó; không dòng nào phù hợp thì cược thua.
sheet-pays-to = “1 ăn N”: trả N lần tiền cược và hoàn lại tiền cược.
sheet-pays-to-part = “M ăn N”: cứ mỗi M tiền cược trả N và hoàn lại tiền cược.
sheet-pays-for = “1 nhận N (gồm cược)”: trả N lần tiền cược, đã gồm tiền cược, không hoàn riêng.
sheet-pays-push = “hoàn cược”: hoàn lại tiền cược và không trả thêm.
sheet-pays-meter = “% quỹ thưởng”: trả phần đó của quỹ thưởng lũy tiến; tiền cược không được hoàn.
sheet-by-points = “Cách biệt” bao nhiêu điểm là hiệu số điểm cuối cùng của hai tay.
sheet-over = “Thắng 0 điểm” hoặc “trước tay 0 điểm” nghĩa là tay kia có 0 điểm; các điểm khác cũng vậy.
sheet-together = “Tổng hai tay” là điểm cuối cùng của hai tay cộng lại: 9 và 8 là 17 điểm.
sheet-ranks = Các lá nêu tên là toàn bộ tay bài, không kể thứ tự.
sheet-all-cards = “Cả ván chia sáu lá”, “cả ván chia bốn lá” là tất cả các lá của ván, tính cả hai tay.
sheet-pair = Đôi: hai lá đầu của tay bài cùng giá trị, không kể chất và kết quả (10 và J không phải là đôi).
sheet-suited-pair = Đôi đồng chất: hai lá đầu của tay bài cùng giá trị và cùng chất, không kể kết quả.
sheet-either-hand = “Ở tay bất kỳ” nghĩa là ở tay Nhà Con, ở tay Nhà Cái, hoặc ở cả hai.
sheet-pushed-hand-has-won = Tay thắng mà cược cửa chính chỉ được hoàn vẫn là tay thắng: mọi cược khác theo tay đó thanh toán theo bảng trả thưởng riêng.
sheet-needs-explained = Cửa cược phải kèm cửa khác chỉ nhận từ khách đã đặt một trong các cửa được nêu. Điều này được kiểm tra khi dừng cược: cược không có cửa kèm được hoàn lại lúc đó. Sau đó, cược kia thắng hay thua không ảnh hưởng gì.
sheet-less-commission = { $pays }, trừ { $rate }
sheet-commission = Cược { $bet } thắng bị trừ hoa hồng { $rate } tiền thắng. Cược thua hoặc được hoàn không bị trừ.
sheet-fixed-stake = Mức cược cố định là { NUMBER($stake) }.
sheet-after-four = Đặt sau khi chia bốn lá và trước lá thứ ba, ở ván còn tiếp tục. Mở cho tay { $side ->
    [player] Nhà Con
   *[banker] Nhà Cái
 } khi: { $offers }.
sheet-paytable = Bảng trả thưởng { $key }

## Hạn mức và cược được nhận.

sheet-limits-in-force = Hạn mức đang áp dụng: { $currency } { NUMBER($minimum) }–{ NUMBER($maximum) } cho mỗi cửa, trừ khi danh sách cửa cược ghi khác.
sheet-total-limit = Mỗi khách được cược nhiều nhất { NUMBER($total) } cho tổng các cửa.
sheet-out-of-limits = Tiền cược trên mức tối đa bị từ chối và số tiền được phép được hiển thị. Tiền cược còn dưới mức tối thiểu khi dừng cược được hoàn lại.
sheet-max-difference = Tổng cược Nhà Con và Nhà Cái của bàn được chênh nhau nhiều nhất { NUMBER($amount) }.
sheet-chips = Chip: { $chips }. Mệnh giá: { NUMBER($denomination) }.
sheet-both-lines = Khách được cược cả Nhà Con lẫn Nhà Cái trong cùng một ván.
sheet-both-lines-but = Khách được cược cả Nhà Con lẫn Nhà Cái trong cùng một ván, trừ khi có cược { $bets }.
sheet-not-both-lines = Khách không được cược cả Nhà Con lẫn Nhà Cái trong cùng một ván.
sheet-residual = Số dư dưới mức tối thiểu có thể đặt hết một lần.
sheet-no-residual = Số dư dưới mức tối thiểu không được đặt cược.
sheet-combined-pair-limit = Các cửa đôi dùng chung một mức tối đa.
sheet-pairs-close = Các cửa đôi đóng sau ván { $coup } của hộp bài.
sheet-free-hand = Có thể chia ván không có cược (ván không cược).
sheet-no-free-hand = Không chia ván khi không có cược.

## Trả thưởng.

sheet-rounded-nearest = Khoản trả không phải bội số của { NUMBER($unit) } được làm tròn đến bội số gần nhất; đúng một nửa thì làm tròn có lợi cho khách.
sheet-rounded-patron = Khoản trả không phải bội số của { NUMBER($unit) } được làm tròn lên, có lợi cho khách.
sheet-rounded-house = Khoản trả không phải bội số của { NUMBER($unit) } được làm tròn xuống, có lợi cho casino.
sheet-rounded-bank = Khoản trả không phải bội số của { NUMBER($unit) } được làm tròn xuống, có lợi cho người làm cái.
sheet-rounded-once = Mỗi cược làm tròn một lần, trên toàn bộ số tiền, không theo từng chip.
sheet-paid-exactly = Mọi cược được trả chính xác, theo bội số của { NUMBER($unit) }. Không nhận tiền cược mà khoản trả phải làm tròn.
sheet-stakes-in = Tiền cược là bội số của { NUMBER($unit) }.
sheet-stakes-on = Cửa { $bet }: bội số của { NUMBER($unit) }.
sheet-order-house = Cược được thanh toán lần lượt từng cửa theo thứ tự này. Casino bảo đảm toàn bộ mọi cược nên thứ tự không làm thay đổi số tiền nào.
sheet-order-player-dealer = Cược được thanh toán lần lượt từng cửa theo thứ tự này; trong mỗi cửa theo chiều kim đồng hồ, từ ghế bên trái người làm cái.

## Người làm cái.

sheet-position = Người làm cái trả mọi cược thắng và thu mọi cược thua bằng vốn làm cái đã đặt trước ván, và không đặt cược nào khác trong ván đó.
sheet-offered-after = Cứ sau { $hands } ván, quyền làm cái được mời theo chiều kim đồng hồ quanh bàn, người đang làm cái được mời sau cùng. Khách có thể nhận hoặc từ chối; nếu tất cả từ chối thì không chia ván. Ván bị hủy không tính.
sheet-offered-every-hand = Trước mỗi ván, quyền làm cái được mời theo chiều kim đồng hồ quanh bàn, người đang làm cái được mời sau cùng. Khách có thể nhận hoặc từ chối; nếu tất cả từ chối thì không chia ván.
sheet-no-more-than-bank = Trong một ván, người làm cái không thể thắng hay thua quá vốn làm cái đã đặt cho ván đó.
sheet-coverage-gross = Vốn làm cái tính gộp: mỗi khoản trả hay thu dùng hết bấy nhiêu vốn; cược được hoàn không dùng vốn. Nếu vốn không đủ cho một khoản, phần còn lại của vốn được trả hay thu: cược thắng còn được hoàn toàn bộ tiền cược, cược thua được hoàn phần chưa thu. Mọi cược sau đó được hoàn đủ.
sheet-coverage-gross-example = Ví dụ: vốn làm cái là 100 và Nhà Cái thắng. Ghế 1 thua 60 ở cửa Nhà Con: thu 60, còn 40. Ghế 2 thắng 50 ở cửa Nhà Cái, 1 ăn 1: trả 40 và hoàn tiền cược 50. Cược Hòa 10 của ghế 3 được hoàn.
sheet-coverage-net = Vốn làm cái tính ròng: tiền thu được dùng để trả các cược thắng sau đó. Mỗi cược được trả hay thu trong chừng mực kết quả cộng dồn của người làm cái, thắng hay thua, không vượt vốn. Phần vượt quá được hoàn lại, và việc thanh toán tiếp tục với cược kế tiếp.
sheet-coverage-net-example = Ví dụ: vốn làm cái là 100 và Nhà Cái thắng. Ghế 1 thua 60 ở cửa Nhà Con: thu 60. Ghế 2 thắng 50 ở cửa Nhà Cái, 1 ăn 1: trả 50 từ số đó. Cược Hòa 10 của ghế 3 thua và bị thu.
sheet-no-back-line = Không cửa nào được cược ké ở ghế của người khác.

## Phí bàn.

sheet-fees-flat = Phí là khoản cố định, được ấn định và niêm yết trước ván, không bao giờ là một phần của tiền cược hay tiền thắng.
sheet-fees-before = Phí được thu trước lá đầu tiên của ván.
sheet-fees-after = Phí được thu sau ván.
sheet-fees-kept = Phí được hoàn lại nếu ván bị hủy; khi hòa hoặc khi vốn làm cái không đủ cho một cược thì phí không được hoàn.
sheet-fees-may-be-waived = Casino có thể miễn phí bàn cho một ván; bàn hiển thị điều này trước ván.
sheet-fee-schedule = Tính bằng { $currency }, cho mỗi cược và cho mỗi ván của người làm cái. ● là hạn mức đang áp dụng.
sheet-column-table-limit = Hạn mức bàn
sheet-column-player-dealer = Người làm cái
sheet-fee-waived = miễn

## Giải lũy tiến.

sheet-rides-on-line = Cược { $bet } đi theo tay mà chính khách đã cược ở cửa { $needs }, tính lúc dừng cược. Khách đặt cược này chỉ được cược một trong hai cửa đó.
sheet-rides-on-winner = Cược { $bet } đi theo tay thắng, bất kể Nhà Con hay Nhà Cái.
sheet-rides-on-side =
    { $side ->
        [player] Cược { $bet } đi theo tay Nhà Con.
       *[banker] Cược { $bet } đi theo tay Nhà Cái.
    }
sheet-edge-beside-print =
    { $hands ->
        [player] Với tay Nhà Con
        [banker] Với tay Nhà Cái
       *[either] Với tay bất kỳ
    }, lợi thế casino của cược này là { $exact }; bảng luật gốc in { $printed }.
sheet-hit-beside-print =
    { $hands ->
        [player] Với tay Nhà Con
        [banker] Với tay Nhà Cái
       *[either] Với tay bất kỳ
    }, cược này trúng ở { $exact } số ván; bảng luật gốc in { $printed }.
sheet-far-from-print = Hai số chênh nhau hơn một điểm phần trăm, và không cách đặt thiết lập nào cho ra số đã in.
sheet-far-but-set = Hai số chênh nhau hơn một điểm phần trăm; số đã in ứng với: { $settings }.
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = Chỉ trả dòng đầu tiên phù hợp, không trả các dòng bên dưới.
sheet-meter = Quỹ thưởng bắt đầu từ { NUMBER($seed) }. Mỗi cược trích { $contribution } vào quỹ thưởng và { $reserve } vào dự phòng.
sheet-meter-restart = Sau khi trao giải toàn quỹ, quỹ thưởng bắt đầu lại từ { NUMBER($seed) } cộng toàn bộ dự phòng và phần không chia hết.
sheet-meter-limit = Quỹ thưởng dừng ở { NUMBER($limit) }; phần trích vượt mức được giữ lại cho khách.
sheet-no-meter-limit = Quỹ thưởng không có giới hạn trên.
sheet-one-prize = Giải theo phần trăm quỹ là một giải cho bàn và cho ván: phần đó của số tiền hiển thị khi có kết quả, gồm cả phần trích của ván này.
sheet-split-winners = Giải được chia đều cho các cược trúng tại bàn; số lẻ không chia hết để lại trong quỹ.
sheet-split-participants = Giải được chia đều cho mọi cược lũy tiến tại bàn trong ván đó; số lẻ không chia hết để lại trong quỹ.
sheet-fixed-from-tray = Các giải khác được trả từ khay chip của casino và không làm thay đổi quỹ thưởng.
sheet-fixed-from-meter = Các giải khác cũng được trả từ quỹ thưởng; nếu quỹ không đủ, casino trả phần còn lại.
sheet-one-meter = Quỹ thưởng chỉ phục vụ các bàn của trò chơi này và chỉ một mức cược. Quỹ không nối với giải lũy tiến hay trò chơi nào khác.
sheet-verify = Giải được trả sau khi đã xác minh. Ở bàn có người chia bài, người chia bài đánh dấu từng cược trúng và gọi giám sát. Trong lúc đó, giải được tách khỏi quỹ thưởng và các bàn khác vẫn chơi tiếp.
sheet-verify-keyed = Chìa khóa của giám sát ghi lần trúng.
sheet-verify-carded = Thẻ của giám sát ghi lần trúng; khi trên { NUMBER($amount) }, thẻ của quản lý.

## Khi có trục trặc.

sheet-malfunction = Khi có sự cố, mọi ván và mọi khoản trả đều bị hủy: ván không thể kết thúc theo luật này là ván hủy.
sheet-void = Ván hủy: mọi tiền cược của ván đó được hoàn đủ.
sheet-void-player-dealer = Ván hủy: mọi tiền cược của ván đó được hoàn đủ, cùng với phí bàn và vốn làm cái. Ván này không tính vào lượt của người làm cái.
sheet-void-progressive = Phần mà cược lũy tiến của ván hủy đã trích vào quỹ thưởng vẫn ở lại quỹ; casino hoàn tiền cược. Sau khi giải đã được ghi, ván đó không thể bị hủy nữa.
sheet-dealer-error = Người chia bài sai: giám sát sửa để hai tay bài đúng luật rút bài; nếu không thể, ván bị hủy. Lý do được ghi lại. Các lá đã chia quyết định, không phải những gì màn hình đã hiển thị.
sheet-settled-stands = Ván đã thanh toán giữa khách và người làm cái không được thanh toán lại: giám sát và quầy thu ngân xử lý sai sót phát hiện sau đó.
sheet-disconnect = Mất kết nối: cược chưa được xác nhận khi dừng cược không được nhận. Cược đã xác nhận vẫn có hiệu lực; ván được chia hết và thanh toán khi khách vắng mặt, khách xem kết quả khi trở lại.

## Thiết lập.

sheet-settings-explained = Các thiết lập hiện tại của trò chơi. † là quyết định của casino khi bảng luật gốc không quy định.
sheet-column-setting = Thiết lập
sheet-column-value = Giá trị
sheet-column-change = Có thể đổi
sheet-change-read-only = chỉ đọc
sheet-change-table-closed = khi bàn đóng
sheet-change-between-coups = giữa các ván
sheet-change-at-meter = ở quỹ thưởng
sheet-not-applicable = không áp dụng
sheet-decided-by-house = { $label } †

## Giá trị thiết lập mà bảng luật viết bằng mã.

setting-value-yes = có
setting-value-no = không
setting-value-none = không có
setting-value-nearest = gần nhất, một nửa về khách
setting-value-patron = lên, có lợi cho khách
setting-value-house = xuống
setting-value-printed = như đã in
setting-value-side-bets-first = cược phụ trước
setting-value-gross = gộp
setting-value-net = ròng
setting-value-sheet = theo bảng luật
setting-value-every-hand = trước mỗi ván
setting-value-before-cards = trước lá đầu tiên
setting-value-after-hand = sau ván
setting-value-plain = liên tục
setting-value-no-four = bỏ số 4
setting-value-no-four-no-thirteen = bỏ số 4 và 13
setting-value-standard = Tiêu chuẩn
setting-value-banker-6 = Nhà Cái 6
setting-value-5-commission = Hoa hồng 5 %
setting-value-nc-fortune-7 = Không hoa hồng, Fortune 7
setting-value-paytable-1 = Bảng trả thưởng 1
setting-value-paytable-2 = Bảng trả thưởng 2
setting-value-paytable-3 = Bảng trả thưởng 3
setting-value-line = tay khách đã cược
setting-value-winning-hand = tay thắng
setting-value-winners = các cược trúng
setting-value-participants = mọi cược lũy tiến
setting-value-tray = khay chip
setting-value-meter = quỹ thưởng
setting-value-keyed = chìa khóa giám sát
setting-value-carded = thẻ giám sát
