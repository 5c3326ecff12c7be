# What an entry of the log says that does not follow from those before it.
proof-refused = would have been refused: { $refusal }
proof-marks-patron = marks a patron that did not just register
