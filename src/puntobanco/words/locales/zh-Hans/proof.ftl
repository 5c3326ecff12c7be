proof-refused = 本应被拒绝：{ $refusal }
