# 기록된 당첨마다 인쇄하는 페이지.
win-page = 당첨 확인서
win-slip = 전표
win-award = 당첨
win-undone = 되돌림
win-line = { $name }: { $value }
win-signature = { $what }:
win-status-verified = 검증 완료, 미지급
win-status-paid = 검증 및 지급 완료
win-status-backed-out = 되돌림

# 당첨 내용.
win-table = 테이블
win-coup = 라운드
win-hit-at = 적중 시각
win-logged-at = 기록 시각
win-paid-at = 지급 시각
win-not-paid = 미지급
win-meter = 미터
win-number = 당첨 번호
win-pit = 핏
win-game = 게임
win-winner = 당첨자, { $seat }번 좌석
win-won-by = { $row }: { $pays }
win-why-undone = { $at }: { $reason }: { $note }
win-player = 플레이어
win-banker = 뱅커

# 베팅.
win-wagers = 이 라운드의 프로그레시브 베팅
win-seat = 좌석
win-patron = 고객
win-rides = 기준 핸드
win-stake = 베팅액
win-made = 카드 판정
win-nothing = 없음
win-share = 몫

# 당첨금의 분배와 미터에 남은 금액.
win-amount = 금액
win-division = 분배
win-shown = 결과 확정 시 표시 금액(이 라운드의 적립 포함)
win-prize = 당첨금: { $pays }
win-each =
    { $count ->
        [1] 베팅 1건에 전액
       *[other] 베팅 { NUMBER($count) }건에 균등 분배, 각
    }
win-undivided = 나누어지지 않아 미터에 남은 금액
win-awarded = 당첨금 합계
win-before = 당첨 전
win-seed = 카지노가 부담한 시드
win-reserve = 예비금에서
win-overflow = 한도 초과분, 초과금으로
win-after = 당첨 후
win-undone-meter = 당첨을 되돌릴 때의 미터
win-undone-before = 되돌리기 전
win-undone-award = 돌아온 당첨금
win-undone-seed = 카지노가 회수한 시드
win-undone-reserve = 예비금에 반환
win-undone-after = 되돌린 후

# 누가 어떤 카드나 열쇠로 무엇을 했는지.
win-verification = 검증
win-step = 단계
win-person = 담당자
win-role = 역할
win-card = 직원 카드 또는 열쇠
win-time = 시간
win-asked = 요청
win-logged = 기록
win-paid = 지급
win-backed-out = 되돌림
win-authorised = 승인

# 돈의 이동.
win-entries = 원장 기록
win-entry = 항목
win-from = 보낸 계정
win-to = 받은 계정
win-entry-hit = 적중
win-entry-paid = 지급
win-entry-backed-out = 되돌림

# 누가 무엇에 서명하는지.
win-sign-asked = 요청
win-sign-verified = 검증
win-sign-backed-out = 되돌림
win-sign-authorised = 승인
win-sign-paid = 지급
win-sign-received = 수령, { $seat }번 좌석

# 로그에서의 위치.
win-log-hit = 로그 항목, 적중
win-log-logged = 로그 항목, 기록
win-log-last = 로그 항목, 마지막
win-log-game = 게임
