proof-refused = 本應被拒絕：{ $refusal }
