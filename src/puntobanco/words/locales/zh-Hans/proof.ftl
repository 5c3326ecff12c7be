proof-refused = 本应被拒绝：{ $refusal }
proof-marks-patron = 标记了并非刚登记的客人
