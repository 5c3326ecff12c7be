# What an entry of the log says that does not follow from those before it.
proof-refused = 本来は拒否されるものです：{ $refusal }
proof-marks-patron = 登録した直後ではないお客様を模擬客としています
