# 기간, 카지노의 채무, 고객 계정에 대한 보고서.
# `about`: 보고서의 대상인 테이블이나 고객 하나.
report-title-performance =
    { $about ->
        [none] 게임 실적
       *[other] 게임 실적, 테이블 { $about }
    }
report-title-liability = 채무
report-title-statement = 계정: { $about }
report-title-ledger = 원장
report-title-cage = 케이지
report-demonstration = 데모: 게임 머니를 사용하며 실제 카지노가 아닙니다
report-generated = 작성 { $at }
report-as-of = 기준 { $anchor }
report-period = { $since } ~ { $until }
report-no-activity = 활동 없음
report-row-total = 합계
report-row-table = 테이블 { $table }
report-row-game = 게임 { $game }
report-row-simulated = 제외: 가상 고객
report-row-opening = 기초
report-row-closing = 기말
report-left-out = 제외: 가상 고객의 { $amount }
report-one-of = { $options }: 그중 하나만 써야 합니다
report-unknown = { $report }: { $reports } 중 하나여야 합니다
report-takes-no = { $option }: 보고서 { $report }에는 쓸 수 없습니다
report-needs = 보고서 { $report }: { $option } 옵션이 필요합니다
report-column-coups = 라운드
report-column-void = 무효
report-column-drop = 드롭
report-column-wagers = 베팅 수
report-column-stake = 베팅액
report-column-returned = 반환액
report-column-fees = 이용료
report-column-house-win = 카지노 수익
report-column-theory = 이론 수익
report-column-hold = 홀드율
report-column-bet = 베팅 항목
report-column-won = 당첨액
report-column-commission = 커미션
report-column-edge = 엣지
report-column-z = z
report-column-wallets = 지갑
report-column-chips = 칩
report-column-held = 보관 중
report-column-banks = 뱅크
report-column-meters = 미터
report-column-total = 합계
report-column-transaction = 거래
report-column-time = 시간
report-column-kind = 종류
report-column-table = 테이블
report-column-coup = 라운드
report-column-change = 증감
report-column-wallet = 지갑
report-column-funds = 총 잔액
report-column-account = 계정
report-column-opening = 기초
report-column-in = 입금
report-column-out = 출금
report-column-closing = 기말
report-column-by = 담당
report-column-times-in = 횟수
report-column-times-out = 횟수
report-column-net = 순액

# 인쇄된 수치와 정확한 수치의 비교.
reconcile-figure = 수치
reconcile-printed = 인쇄 값
reconcile-exact = 정확한 값
reconcile-verdict = 판정
reconcile-note = 비고
published-figure-edge = 엣지
published-figure-hit = 적중률
published-figure-top-one-in = 최상위 행, N번에 1번
published-figure-mean-award = 평균 당첨금
published-figure-seed = 시드
reconcile-about =
    { $figure }{ $hands ->
        [none] {""}
        [player] , 플레이어
        [banker] , 뱅커
       *[either] , 어느 핸드든
    }{ $decks ->
        [none] {""}
       *[other] , { $decks }
    }
reconcile-name = { $bet }: { $about }
reconcile-money = { $sign }{ $amount }
reconcile-reading = { $name } = { $value }
reconcile-if = 조건 { $reading }
reconcile-cut-off = 반올림하지 않고 버림
reconcile-too-high = 인쇄 값이 { $off } 높음
reconcile-too-low = 인쇄 값이 { $off } 낮음
reconcile-contribution = 적립률 { $rate }이면 이 값이 됨
reconcile-contribution-impossible = 적립률 { $rate }이면 이 값이 되지만 그런 미터는 있을 수 없음
reconcile-nearest = 가장 가까운 값은 { $value }: { $readings }
reconcile-verdict-reproduced = 일치
reconcile-verdict-reproduced-if = 조건부 일치
reconcile-verdict-differs = 불일치
reconcile-summary = 수치 { NUMBER($figures) }개: 일치 { NUMBER($reproduced) }, 조건부 일치 { NUMBER($conditional) }, 불일치 { NUMBER($differ) }.
reconcile-nothing-printed = { $games }: 인쇄된 수치가 없습니다; 규칙표에 [[published]] 항목이 있어야 합니다
