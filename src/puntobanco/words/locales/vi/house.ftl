# Những gì casino và trang quản trị từ chối, và phát hiện: "nơi: vấn đề; cần gì".

period-backwards = kỳ từ { $since } đến { $until }: cần lúc kết thúc sau lúc bắt đầu
period-begins-off-quarter = bắt đầu { $moment }: cần đúng mốc 15 phút
period-ends-off-quarter = kết thúc { $moment }: cần đúng mốc 15 phút
shift-unknown = ca { $shift }: cần từ 1 đến { $shifts }
shift-of-days = ca { $shift } từ { $since } đến { $until }: cần một ngày
period-both = kỳ: cần ngày hoặc thời điểm, không cả hai
day-unknown = ngày “{ $day }”: cần dạng như 2024-03-10
time-zone-unknown = múi giờ “{ $zone }”: cần dạng như America/Los_Angeles
stake-without-bet = tiền cược tối thiểu { $least }: cần nêu cả cửa cược
limit-too-small = giới hạn { $limit }: cần từ 1 trở lên
coup-not-in-log = ván { $coup } của bàn { $table }: không có trong nhật ký của khu bàn { $pit }; cần ván đã xong
game-never-offered = trò chơi { $hash }: chưa bàn nào có; cần trò chơi đã được chơi
game-without-hold = trò chơi { $game }: do khách làm cái nên casino không có tỷ lệ giữ; cần trò chơi do casino làm cái
bet-without-price = cửa cược { $bet } của { $game }: không tính được giá; cần cửa có giá
shoe-never-cut = bàn { $table }: hộp bài chưa từng được cắt; cần hộp bài đã cắt
shoe-missing = bàn { $table }: không có hộp bài; cần một hộp bài
shoe-retired = hộp bài { $shoe } của bàn { $table }: đã bỏ ({ $why }); cần hộp bài được chia đến hết
shoe-not-in-log = hộp bài { $shoe } của bàn { $table }: không có trong nhật ký của khu bàn { $pit }; cần hộp bài đã chia xong
# Vì sao khu bàn dừng.
pit-stopped = khu bàn { $pit } đã dừng: { $why }
pit-closed = khu bàn { $pit } đã đóng
table-stopped = bàn { $table } đã dừng: { $why }
store-silent = cơ sở dữ liệu không trả lời trong { $seconds } giây
store-silent-write = { $why }; hãy đọc nội dung hiện có
command-row-gone = lệnh “{ $command }” đã được thực hiện, nhưng hàng của nó đã mất
wallet-unreadable = không đọc kịp ví của { $patron }
wallet-wrong = khu bàn { $pit }: { $problem }; --accept-change đặt các ví theo nhật ký
