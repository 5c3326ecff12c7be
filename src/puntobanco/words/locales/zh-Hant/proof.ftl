proof-refused = 本應被拒絕：{ $refusal }
proof-marks-patron = 標記了並非剛登記的客人
