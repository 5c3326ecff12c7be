### Tên và thông báo của các bảng luật và cấu hình có sẵn.
### Văn bản tiếng Anh đúng từng chữ như trong bảng; khóa là dạng rút gọn của nó.

## Trò chơi

name-commission-free-baccarat = Baccarat không hoa hồng
name-commission-free-baccarat-dragon-bonus = Baccarat không hoa hồng Dragon Bonus
name-dragon-bonus-baccarat = Baccarat Dragon Bonus
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = Baccarat Dragon Bonus không hoa hồng, có Fortune 7
name-dragon-bonus-pay-table-1 = Dragon Bonus, bảng trả thưởng 1
name-dragon-bonus-pay-table-2 = Dragon Bonus, bảng trả thưởng 2
name-dragon-bonus-pay-table-3 = Dragon Bonus, bảng trả thưởng 3
name-midi-baccarat = Midi Baccarat
name-mini-baccarat = Mini Baccarat
name-dragon-bonus-progressive-table-1-5 = Dragon Bonus lũy tiến, bảng 1, 5 USD
name-dragon-bonus-progressive-table-1 = Dragon Bonus lũy tiến, bảng 1
name-dragon-bonus-progressive-table-2 = Dragon Bonus lũy tiến, bảng 2
name-dragon-bonus-progressive-table-3 = Dragon Bonus lũy tiến, bảng 3
name-player-terminal-pay-table-1 = Máy điện tử, bảng trả thưởng 1
name-player-terminal-pay-table-2 = Máy điện tử, bảng trả thưởng 2
name-player-terminal-pay-table-3 = Máy điện tử, bảng trả thưởng 3
name-player-terminal-pay-table-4 = Máy điện tử, bảng trả thưởng 4

## Cửa cược

name-player-dragon-bonus = Dragon Bonus Nhà Con
name-banker-dragon-bonus = Dragon Bonus Nhà Cái
name-fortune-7 = Fortune 7
name-player-pair = Đôi Nhà Con
name-banker-pair = Đôi Nhà Cái
name-dragon-bonus-progressive = Dragon Bonus lũy tiến
name-player = Nhà Con
name-banker = Nhà Cái
name-tie = Hòa

## Thiết lập

name-settlement-order = Thứ tự thanh toán
name-tie-odds-options-sheet = Tỷ lệ trả cửa Hòa (bảng tùy chọn)
name-coverage-of-the-bank = Cách tính vốn làm cái
name-player-dealer-rotation = Luân phiên làm cái
name-coups-before-the-position-is-offered = Số ván giữa hai lần mời làm cái
name-collection-fees-taken = Lúc thu phí bàn
name-table-limits = Hạn mức bàn
name-dragon-bonus = Dragon Bonus
name-total-decks = Số bộ bài
name-cards-behind-the-cut-card = Số lá sau lá cắt
name-new-shoe-card-burn-option = Cách đốt bài khi mở hộp mới
name-burn-card-between-hands = Đốt bài giữa các ván
name-continuous-shuffle-mode = Xáo bài liên tục
name-payments-rounded-to = Tiền trả làm tròn đến
name-payments-rounded-towards = Chiều làm tròn tiền trả
name-only-stakes-that-are-paid-exactly = Chỉ nhận tiền cược trả được chính xác
name-denomination = Mệnh giá
name-most-between-player-and-banker-totals = Chênh lệch tối đa Nhà Con – Nhà Cái
name-bet-both-player-and-banker = Cược cả Nhà Con lẫn Nhà Cái
name-residual-betting = Cược số dư lẻ
name-dummy-hand = Ván không cược
name-seats = Số ghế
name-seat-numbers = Cách đánh số ghế
name-betting-time-s = Thời gian đặt cược (giây)
name-last-bets-warning-s = Báo sắp dừng cược (giây)
name-squeeze-card = Nặn bài
name-squeeze-time-1st-2nd-card-s = Thời gian nặn lá 1 và 2 (giây)
name-squeeze-time-3rd-card-s = Thời gian nặn lá 3 (giây)
name-squeeze-minimum-bet = Cược tối thiểu để nặn bài
name-player-colour = Màu Nhà Con
name-banker-colour = Màu Nhà Cái
name-tie-colour = Màu Hòa
name-allow-side-bet-w-o-main-bet = Cho cược phụ không cần cược chính
name-pair-bet-disabled-after-game = Đóng cửa đôi sau ván
name-combined-pair-limit = Hạn mức chung các cửa đôi
name-progressive-wager-rides-on = Cược lũy tiến tính theo
name-percentage-prize-divided-among = Chia giải phần trăm cho
name-seed-amount = Tiền khởi điểm
name-meter-contribution = Tỷ lệ trích quỹ
name-reserve-contribution = Tỷ lệ trích dự phòng
name-meter-limit = Giới hạn quỹ thưởng
name-fixed-pays-come-from = Nguồn giải cố định
name-award-verification = Cách xác minh giải
name-executive-card-above = Cần thẻ quản lý khi trên
name-baccarat-type = Loại baccarat
name-paytable = Bảng trả thưởng
name-banker-win-on-6-odds = Tỷ lệ trả khi Nhà Cái thắng 6 điểm
name-tie-win-odds = Tỷ lệ trả cửa Hòa

## Cấu hình

name-california-sheet = Bảng luật California
name-house-default = Mặc định của casino
name-restricted-configurations = Cấu hình hạn chế
name-unrestricted = Không giới hạn
name-washington-sheet = Bảng luật Washington

## Thông báo

name-must-be-21-or-older-to-gamble = Phải đủ 21 tuổi trở lên mới được chơi.
name-gambling-problem-call-1-800-589-9966 = Gặp vấn đề về cờ bạc? Hãy gọi 1-800-589-9966.
name-collection-fees-are-fixed-before-the-coup-and = Phí bàn được ấn định và niêm yết trước ván, không phụ thuộc tiền cược hay tiền thắng.
name-back-line-betting-is-not-permitted = Không được cược ké ở ghế của người khác.
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = Dragon Bonus thuộc sở hữu của SHFL Entertainment, Inc.; bàn này là bản làm độc lập, dùng tiền chơi thử.
name-only-the-highest-matching-pay-is-paid-the = Chỉ trả mức thưởng cao nhất phù hợp. Quỹ thưởng là của khách cho đến khi có người trúng.
name-the-progressive-systems-on-the-printed-sheet-are = Các hệ thống lũy tiến trên bảng in thuộc sở hữu của LNW Gaming, Inc.; quỹ thưởng này là bản làm độc lập, dùng tiền chơi thử.
name-malfunction-voids-all-pays-and-plays = Khi có sự cố, mọi ván và mọi khoản trả đều bị hủy.
name-the-house-takes-no-part-in-the-play = Casino không tham gia ván bài và không có lợi ích trong kết quả.
name-the-dragon-bonus-is-owned-patented-and-or = Dragon Bonus thuộc sở hữu và được bảo hộ sáng chế và/hoặc bản quyền của SHFL Entertainment, Inc.
name-the-pay-schedule-is-posted-at-every-table = Bảng trả thưởng được niêm yết tại mỗi bàn.
name-play-for-pleasure-you-can-set-limits-rest = Chơi để giải trí. Bạn có thể đặt giới hạn, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào trong mục Giới hạn chơi.
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = Dragon Bonus và Dragon Bonus Progressive thuộc về chủ sở hữu của chúng.
