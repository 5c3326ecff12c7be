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

# 소켓이 닫히는 이유: 마지막 메시지와 화면의 안내.
ending-signed-out = 로그아웃되었습니다.
ending-locked = 오래 사용하지 않아 잠겼습니다. 비밀번호를 입력하십시오.
ending-expired = 세션이 만료되었습니다. 다시 로그인하십시오.
ending-disabled = 이 계정의 로그인이 중지되었습니다.
ending-barred = 더 이상 게임을 이용할 수 없습니다. 잔액은 케이지에서 지급합니다.
ending-dismissed = 더 이상 이곳의 직원이 아닙니다.
ending-new-roles = 역할이 바뀌었습니다. 다시 연결하십시오.
ending-new-password = 비밀번호가 변경되었습니다. 다시 로그인하십시오.
ending-protocol = 오래된 페이지입니다. 새로 고치십시오.
ending-too-slow = 연결이 너무 느립니다. 다시 연결하십시오.
ending-too-many = 연결이 너무 많습니다. 일부를 닫으십시오.
ending-stopping = 카지노가 종료되거나 다시 시작하는 중입니다. 잠시 후 다시 연결하십시오.

# 카지노가 라운드를 무효로 하는 이유: 슈가 열리지 않음.
shoe-sealed = 슈가 열리지 않습니다: { $why }
fairness-seal-key = 봉인한 키 { $needed }, 현재 키 { $key }
fairness-seal-altered = 봉인이 핏 { $pit }, 테이블 { $table }, 슈 { $shoe }의 것으로 열리지 않습니다: 변조되었거나 다른 슈, 게임 또는 테이블의 것입니다
fairness-seal-form = 봉인된 슈가 아닙니다: { $magic } 표시와 온전한 데이터가 있어야 합니다
fairness-seal-commitment = 봉인 안의 순서가 커밋값 { $commitment }의 순서와 다릅니다
