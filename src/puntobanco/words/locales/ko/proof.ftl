# 로그 항목의 내용이 앞의 항목에서 나오지 않는 경우.
proof-refused = 거절되었을 것입니다: { $refusal }
proof-marks-patron = 방금 가입하지 않은 고객을 표시합니다
