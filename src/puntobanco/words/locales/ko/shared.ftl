# 화면에도 표시되는 서버 메시지.

# 문장 속에서 역할을 부르는 말.
role-dealer = 딜러
role-supervisor = 슈퍼바이저
role-executive = 임원
role-cashier = 캐셔
role-auditor = 감사
role-admin = 관리자

# 직원이 고르고 보는 미터의 사유와 상태.
meter-recovery-recovered = 회수: 당첨자의 지갑에서 되찾음
meter-recovery-written-off = 손실 처리: 카지노가 미터를 다시 채움
meter-reason-not-qualified = 조건에 맞지 않는 핸드
meter-reason-no-wager = 시작할 때 베팅이 없었음
meter-reason-cards-misread = 카드를 잘못 읽음
meter-reason-coup-void = 무효 라운드
meter-reason-malfunction = 장비 고장
meter-adjust-malfunction = 오작동: 그 영향을 바로잡음
meter-adjust-over-limit = 한도 초과: 미터에서 초과금으로
meter-adjust-overflow-to-meter = 초과금에서 미터로
meter-adjust-seed-recovery = 시드 회수: 미터에서 카지노로
meter-adjust-house-addition = 카지노가 미터에 추가
meter-adjust-receipts = 예비금 또는 초과금을 수입으로
meter-pool-meter = 미터
meter-pool-reserve = 예비금
meter-pool-overflow = 초과금
meter-from-tray = 칩 트레이
meter-from-meter = 미터
meter-system-keyed = 열쇠식
meter-system-carded = 카드식
meter-status-hit = 검증 대기
meter-status-verified = 검증 완료
meter-status-paid = 지급 완료
meter-status-rejected = 거부
meter-status-backed-out = 되돌림
