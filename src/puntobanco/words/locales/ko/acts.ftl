# 다른 사람이 승인하는 작업.
act-appoint-staff = 역할 부여
act-invite-staff = 로그인 링크 만들기
act-issue-card = 직원 카드 지급
act-issue-credit = 입금
act-redeem-credit = 출금
act-house-time-zone = 시간대
act-house-day-start = 하루 시작 시각
act-house-shifts = 하루 근무조 수
act-house-cage-transaction = 케이지 한도, 건당
act-house-cage-shift = 케이지 한도, 근무조당
act-void-coup = 라운드 무효
act-correct-card = 카드 정정
act-correct-coup = 지난 라운드 정정
act-change-setting = 설정 변경
# 작업 내용의 각 줄.
act-line-staff = 직원
act-line-roles = 역할
act-line-card = 카드
act-line-patron = 고객
act-line-amount = 금액
act-line-change = 변경
act-line-reason = 사유
act-line-coup = 라운드
act-line-card-dealt = 딜링된 카드
act-line-before = 기록된 값
act-line-after = 정정한 값
act-line-setting = 설정
# 그 내용.
act-somebody-new = 신규 직원
act-from-to = { $before }, 이후 { $after }
act-nothing = –

# 데모를 만들 때 프로그램이 남기는 사유.
demo-opens = 데모 개장
demo-set-up = 데모 준비 완료
