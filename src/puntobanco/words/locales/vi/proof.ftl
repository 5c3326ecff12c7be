# Điều mà một mục nhật ký nêu nhưng không suy ra được từ các mục trước.
proof-refused = lẽ ra đã bị từ chối: { $refusal }
proof-marks-patron = đánh dấu một khách không phải vừa đăng ký
