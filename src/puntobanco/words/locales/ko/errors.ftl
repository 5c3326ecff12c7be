# 라이브러리와 명령줄의 오류: "위치: 문제; 요구". 끝에 마침표를 찍지 않습니다.

error-quoted = '{ $text }'
error-line = { $file }:{ $line }: { $problem }
error-place = { $place }: { $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] : { $problem }
    }

# 라이브러리에 전달한 값. 명령줄에서는 $argument가 옵션입니다.
error-argument-least = { $argument } { $value }: { $least } 이상이어야 합니다
error-argument-range = { $argument } { $value }: { $least }~{ $most } 범위여야 합니다
error-argument-choice = { $argument } { $value }: 다음 중 하나여야 합니다: { $choices }

# 오류에서 값을 부르는 이름; 대부분 옵션 뒤에 입력합니다.
argument-against = 상대 베팅 수
argument-bankroll = 자금
argument-bound = 상한
argument-contribution = 적립률
argument-coups = 라운드
argument-coups-an-hour = 시간당 라운드
argument-coups-per-shoe = 슈당 라운드
argument-decks = 덱
argument-first-shoe = 첫 슈
argument-hands = 핸드
argument-hours-a-day = 하루 시간
argument-layout = 배치
argument-least = 최소
argument-most = 최대
argument-paid = 지급
argument-rates = 비율
argument-reserve = 예비 적립률
argument-rides = 기준 핸드
argument-risk = 위험
argument-seed = 시드
argument-seeds = 시드
argument-sessions = 세션
argument-shoe = 슈
argument-shoes = 슈
argument-stake = 베팅액
argument-stop-loss = 손절
argument-stop-win = 익절
argument-tables = 테이블
argument-unit = 단위
argument-wagers = 베팅
argument-workers = 작업 프로세스
argument-years = 연수

# 설치와 실행 환경.
error-extra = { $place }: 추가 구성 요소 [{ $extra }] 필요; `pip install 'puntobanco[{ $extra }]'` 명령을 실행하십시오
error-unchecked = Python이 검사 없이 실행되고 있습니다(-O 또는 PYTHONOPTIMIZE); 둘 다 쓰지 않아야 합니다
error-path = PUNTO_ISA '{ $path }': 다음 중 하나여야 합니다: { $paths }

# TOML과 JSON 텍스트.
error-json = JSON으로 읽을 수 없습니다: { $problem }
error-key-repeated = 키 '{ $key }': 두 번 나옵니다; 한 번이어야 합니다
error-nesting = 목록이 너무 깊게 중첩되었습니다; 단계를 줄여야 합니다

# 카드, 금액, 비율, 배당.
error-card-rank = 카드 '{ $text }': 숫자는 다음 중 하나여야 합니다: { $ranks }
error-card-suit = 카드 '{ $text }': 무늬는 s h d c 또는 ♠ ♥ ♦ ♣ 중 하나여야 합니다
error-rank = 숫자 '{ $text }': 다음 중 하나여야 합니다: { $ranks }
error-cards-none = 카드: 하나도 없습니다; 한 장 이상이어야 합니다
error-cards-dash = 카드: 같은 핸드의 카드 앞에 대시가 있습니다; 뒤에 있어야 합니다
error-coup-complete = 카드 '{ $cards }': { $count }장으로 라운드가 끝났습니다; 그 뒤에 { $card } 카드가 없어야 합니다
error-coup-unfinished = 카드 '{ $cards }': 라운드가 끝나지 않았습니다; { $hand ->
    [player] 플레이어
   *[banker] 뱅커
  } 핸드에 카드가 더 있어야 합니다
error-amount = { $text }: { $example } 같은 금액이어야 합니다
error-amount-negative = 금액 '{ $text }': 0 이상이어야 합니다

# 베팅 항목과 슈.
error-bet = 베팅 항목 '{ $bet }': 제공하지 않습니다; 다음 중 하나여야 합니다: { $offered }
error-bet-rides = 베팅 항목 '{ $bet }': { $rides ->
    [none] 기준 핸드가 없습니다
   *[other] 기준 핸드로 쓸 수 없습니다: { $rides }
  }; 다음 중 하나여야 합니다: { $sides }
error-bet-seat = 베팅 항목 '{ $bet }': 행이 좌석의 무늬에 따릅니다; 좌석 { $seats }이어야 합니다
error-bet-meter-row = 베팅 항목 '{ $bet }': rows[{ $row }] 행이 미터의 일부를 지급합니다; 미터 금액을 지정해야 합니다
error-game-bet = 베팅 항목 '{ $bet }': { $game } 게임에 없습니다; 다음 중 하나여야 합니다: { $offered }
error-game-setting = 설정 '{ $setting }': { $game } 게임에 없습니다; 다음 중 하나여야 합니다: { $known }
error-game-no-settings = 설정 '{ $setting }': { $game } 게임에는 설정이 없습니다; 지정하지 않아야 합니다

# 출목표.
error-mark = 표시 '{ $text }': B, P, T 중 하나에 필요하면 b, p, n을 차례로 붙여야 합니다
error-results-most = 결과: 1천 슈에 해당하는 { NUMBER($most) }자 이하여야 합니다
error-result-letter = { $position }번째 결과 '{ $text }': B, P, T 중 하나여야 합니다

# 슈 기록.
error-record-empty = 비어 있습니다; '{ $opening }' 줄이 있어야 합니다
error-record-opening = '{ $text }': 첫 줄은 '{ $opening }' 그대로여야 합니다
error-record-version = 버전 { $version }: 다음 중 하나여야 합니다: { $known }
error-header = '{ $key }:' 줄이 { $place } 나옵니다; 슈는 'game:' 줄로 시작해야 합니다
error-place-first-shoe = 첫 슈 앞에
error-place-coups = 라운드 뒤에
error-header-repeated = '{ $key }:' 줄이 한 머리글에 두 번 나옵니다; 한 번이어야 합니다
error-coup-line = '{ $text }': 'number. cards' 형식에, 결과가 있으면 '= result' 부분을 붙여야 합니다
error-coup-no-shoe = 라운드 { $number }: 속한 슈가 없습니다; 앞에 'game:' 줄이 있어야 합니다
error-wager-no-coup = 베팅 '{ $text }': 속한 라운드가 없습니다; 앞에 라운드가 있어야 합니다
error-record-line = '{ $text }': 주석, 머리글, 라운드 또는 '[@seat] bet stake [on side] [-> returned] [won amount]' 형식의 베팅이어야 합니다
error-result = 결과 '{ $text }': 'P 9-7', 'P' 또는 '9-7' 형식이어야 합니다
error-side = 핸드 '{ $text }': 다음 중 하나여야 합니다: { $sides }
error-record-game = 게임 '{ $text }': 게임의 키여야 하며, 모르면 - 기호를 씁니다
error-record-hash = 해시 '{ $text }': 8~64자리 16진수여야 합니다
error-record-count = { $key } '{ $text }': { $least }~9999 범위의 정수여야 합니다
error-record-burn = 버닝 '{ $text }': 'Kd + 10'처럼 펼친 카드와 뒷면으로 버닝한 장수를 쓰거나, 장수만 써야 합니다
error-record-currency = 통화 '{ $text }': 'USD 2'처럼 코드와 소수 자릿수여야 합니다
error-record-write = 기록: 그대로 다시 읽을 수 있게 쓸 수 없습니다; 텍스트에는 줄바꿈이나 앞뒤 공백이 없어야 하고, 키는 영문 소문자, 숫자, 하이픈이어야 합니다

# 카드 수, 가격, 미터.
error-argument-positive = { $argument } { $value }: 0보다 큰 금액이어야 합니다
error-argument-amount-most = { $argument } { $value }: { $most } 이하여야 합니다
error-counts = 값 { $count }개: 필요한 개수는 { $kinds }개입니다
error-counts-kinds = 값 { $count }개: 점수 10개, 숫자 13개 또는 카드 52개여야 합니다
error-counts-by-value = 점수별 개수: 숫자 13개 또는 카드 52개여야 합니다
error-counts-suits = 값 { $count }개: 행이 무늬를 따집니다; 카드 52개여야 합니다
error-counts-ranks = 값 { $count }개: 행이 숫자를 따집니다; 숫자 13개 또는 카드 52개여야 합니다
error-count-negative = { $place }번째 값 { $count }: 0 이상이어야 합니다
error-counts-few = 카드 { $count }장: 한 라운드에 { $least }장까지 필요합니다; 그 이상이어야 합니다
error-removed = 제외한 카드 '{ $card }' { $times }장: 슈에는 { $held }장 있습니다; 더 많지 않아야 합니다
error-hand = --hand { $text }: 플레이어 카드와 뱅커 카드를 빗금으로 나누어 '5s 2d / 9c Kh'처럼 지정해야 합니다
error-hand-few = --hand: 테이블 위 카드 { $count }장; { $least }장 이상이어야 합니다
error-hand-many = --hand: { $hand ->
    [player] 플레이어
   *[banker] 뱅커
  } 핸드의 카드 { $count }장; 3장 이하여야 합니다
error-hand-early = --hand: { $hand ->
    [player] 플레이어
   *[banker] 뱅커
  } 핸드에 세 번째 카드가 있습니다; 그 전에 다른 핸드에 두 장이 있어야 합니다
error-hand-third = --hand: { $hand ->
    [player] 플레이어
   *[banker] 뱅커
  } 핸드는 이 카드로 세 번째 카드를 받지 않습니다; 두 장이어야 합니다
error-hand-supply = --hand: 슈에 { $card } 카드가 남아 있지 않습니다; 슈에 있는 카드여야 합니다
error-bet-meter = 베팅 항목 '{ $bet }': 미터의 일부를 지급합니다; 미터 금액을 지정해야 합니다
error-bet-whole-meter = 베팅 항목 '{ $bet }': 미터의 100 %를 지급하는 행이 없습니다; 그런 행이 있어야 합니다
error-bet-not-offered = 베팅 항목 '{ $bet }': 이 카드에서는 받지 않습니다; 베팅을 받는 카드여야 합니다
error-plan-after-four = 베팅 항목 '{ $bet }': 네 장 뒤에 하는 베팅이고 플랜은 그 전에 베팅합니다; 다른 베팅이어야 합니다
error-rates-together = 적립률 { $contribution } 및 예비 적립률 { $reserve }: 합이 100 % 이하여야 합니다
error-edge-out-of-reach = 엣지 { $edge }: 0~{ $most } 범위의 적립률로는 나오지 않습니다; { $least_edge }~{ $most_edge } 범위여야 합니다
error-meter-does-not-rise = 당첨 사이에 미터가 늘지 않아 당첨금의 분포를 계산할 수 없습니다; 적립률이 고정 배당의 몫보다 높아야 합니다
error-figure-top-row = { $game }: 베팅 항목 '{ $bet }': 맨 위 행이 나올 수 없습니다; 나올 수 있는 행이어야 합니다
error-figure-no-meter = { $game }: 베팅 항목 '{ $bet }': 수치를 인쇄할 미터가 없습니다; 미터로 지급하는 베팅이어야 합니다
error-figure-number = 인쇄된 수치 '{ $text }': 숫자여야 하며 $ 또는 % 기호를 붙일 수 있습니다

# 표로 된 기록.
error-wager-columns = 베팅 '{ $text }': BET=STAKE_COLUMN[:PAYOUT_COLUMN] 형식이어야 합니다
error-cells-header = 칸 { $count }개; 머리글처럼 { $expected }개여야 합니다
error-row-no-cards = 카드가 없습니다; 한 장 이상이어야 합니다
error-column = 열 '{ $column }': { $problem }
error-no-header = 머리글이 없습니다; 열 이름 또는 '{ $opening }' 줄이 있어야 합니다
error-csv = CSV로 읽을 수 없습니다: { $why }; 표여야 합니다
error-no-bets = 베팅 항목 열이 없습니다; 베팅 항목과 베팅액이 함께 있어야 합니다
error-no-stakes = 베팅액 열이 없습니다; 베팅 항목과 베팅액이 함께 있어야 합니다
error-header-column = 열 '{ $column }': { $count ->
    [0] 머리글에 없습니다
   *[other] 머리글에 { $count }번 나옵니다
  }; 다음 중 하나여야 합니다: { $known }
error-winner = 승자 '{ $text }': P, B, T 또는 Player, Banker, Tie 중 하나여야 합니다
error-number = 숫자 '{ $text }': 숫자로만 써야 합니다

# 시뮬레이션.
error-path-native = PUNTO_ISA '{ $path }': 네이티브 모듈이 설치되어 있지 않습니다; PUNTO_ISA 없이 실행해야 합니다
error-cluster-address = 클러스터 '{ $address }': 'local' 또는 tcp://host:8786 같은 주소여야 합니다
error-cluster-no-workers = 클러스터 { $address }: 작업 프로세스가 없습니다; 하나 이상 있어야 합니다
error-cluster-unreachable = 클러스터 { $address }: 연결할 수 없습니다({ $why }); 스케줄러가 있어야 합니다
error-cluster-no-scheduler = 클러스터 { $address }: 그곳에서 수신하는 프로그램은 스케줄러가 아닙니다; 스케줄러여야 합니다
error-cluster-silent = 클러스터 { $address }: 응답하는 스케줄러가 없습니다({ $why }); 스케줄러가 있어야 합니다
error-workers = { $argument } { $value }: 코어 { $cores }개인 컴퓨터에서는 1~{ $most } 범위여야 합니다
error-run-length = 실행에는 라운드 수 또는 슈 수를 씁니다; 둘 중 하나여야 합니다
error-coups-per-shoe = { $argument } { $value }: { $decks }덱 슈에서 확실히 진행할 수 있는 라운드는 { $most }회입니다; { $most } 이하여야 합니다
error-classes = 모든 베팅의 카드 조건이 { NUMBER($most) }개가 넘는 결과를 구분합니다: 자유롭게 조합되는 조건을 줄여야 합니다
error-game-no-meter = { $game }: 프로그레시브 베팅이 없습니다; 미터가 있는 게임이어야 합니다
error-lab-long = 라운드 { NUMBER($coups) }회: 이벤트가 { NUMBER($most) }개를 넘어 순수 Python으로는 너무 많습니다; 연수를 줄여야 합니다
error-plot-name = --plot { $file }: 이름 끝은 다음 중 하나여야 합니다: { $endings }
error-plot-folder = --plot { $file }: 폴더가 없습니다; 있는 폴더의 파일이어야 합니다
error-plot-write = --plot { $file }: 쓸 수 없습니다({ $why }); 쓸 수 있는 파일이어야 합니다

# 베팅 계획.
error-risk-bankroll = 파산 위험: 자금을 정하지 않은 세션에만 적용됩니다; 자금이 없어야 합니다
error-risk-share = { $argument } { $value }: 0과 1 사이의 비율이어야 합니다
error-bankroll = { $argument } { $value }: 1단위({ $unit }) 이상이어야 합니다
error-least-stake = { $argument } { $value }: { $bet } 항목의 최대 베팅액 { $most } 이하여야 합니다
error-unit = { $argument } { $value }: { $bet } 항목이 받는 베팅액, { $least }~{ $most } 범위여야 합니다
error-plan = 계획 '{ $plan }': .csv 또는 .toml 파일이거나 다음 중 하나여야 합니다: { $plans }
error-plan-no-line = 계획 '{ $plan }': 줄이 없습니다; 숫자가 하나 이상 있어야 합니다
error-plan-own-bet = --bet { $bet }: { $plan } 계획은 베팅을 스스로 고릅니다; 지정하지 않아야 합니다
error-plan-bet = 베팅 항목 '{ $bet }': 다른 베팅을 기준으로 하거나 미터로 지급합니다; 단독으로 할 수 있는 베팅이어야 합니다
error-plan-large = 베팅 항목 '{ $bet }': 라운드 { $coups }회에서 셀 수 없을 만큼 딸 수 있습니다; 베팅액, 라운드 또는 배당을 줄여야 합니다
error-session-bet = 베팅 항목 '{ $bet }': 계획에 없는 베팅입니다; 다음 중 하나여야 합니다: { $bets }
error-plan-unreadable = { $file }: 읽을 수 없습니다: { $why }; 단계를 적은 파일이어야 합니다
error-not-text = 텍스트가 아닙니다
error-plan-step-bet = { $place }: 베팅 항목 '{ $bet }': 다음 중 하나여야 합니다: { $bets }
error-plan-steps = 계획 '{ $plan }': 단계 { $count }개; 1~{ $most }개여야 합니다
error-plan-lacks = { $place }: { $name } 항목이 없습니다; 필요한 항목: { $needed }
error-plan-repeated = { $place }: 단계 '{ $step }': 두 번 나옵니다; 한 번이어야 합니다
error-plan-stake = { $place }: 베팅액 '{ $stake }': 0보다 큰 정수 단위여야 합니다
error-plan-follows = { $place }: { $name } 다음 단계 '{ $step }': 없는 단계입니다; 다음 중 하나여야 합니다: { $steps }
error-plan-unreached = { $place }: '{ $step }' 단계로 가는 단계가 없습니다; 모든 단계에 이를 수 있어야 합니다
error-plan-cells = { $place }: 칸 { $count }개; { $expected }개여야 합니다
error-plan-csv = { $place }: { $why }; 표여야 합니다
error-plan-toml = { $file }: { $problem }; [[steps]] 테이블이어야 합니다
error-plan-tables = { $file }: [[steps]] 테이블만 있어야 합니다
error-plan-no-table = { $place }: '{ $value }': 테이블이어야 합니다
error-plan-value = { $place }: '{ $value }': 텍스트 또는 정수여야 합니다
error-plan-column = { $place }: 열 '{ $column }': 다음 중 하나여야 합니다: { $columns }
error-plan-no-column = { $place }: { $column } 열이 없습니다; 필요한 열: { $columns }
error-place-line = { $file } { $line }행
error-place-step = { $file }: steps[{ $step }]
error-place-value = { $place }.{ $key }

# 명령줄.
error-invariant = 불변 조건이 깨졌습니다: { $problem }
error-memory = 메모리가 부족합니다; 한 번에 하는 일을 줄여야 합니다
error-stream = { $problem }; 읽고 쓸 수 있는 파일이나 스트림이어야 합니다
error-file = { $file }: { $problem }; 읽고 쓸 수 있는 파일이나 스트림이어야 합니다
error-program = 프로그램 결함, 버전 { $version }: { $error }, 위치 { $place }: { $problem }; 이 줄을 입력한 명령과 함께 puntobanco 관리자에게 알려 주십시오; { $traceback }=1로 자세한 내용을 볼 수 있습니다
error-no-module = { $command }: 없는 모듈입니다: { $module }
error-installation = { $place }: 설치가 완전하지 않습니다; 사용하는 추가 구성 요소와 함께 `pip install --force-reinstall puntobanco` 명령을 실행하십시오
error-options-exclusive = { $options }: 서로 다른 내용을 출력합니다; 하나만 써야 합니다
error-option-with = { $option }: 함께 써야 합니다: { $needed }
error-option-negative = { $option } { $value }: 0 이상이어야 합니다
error-option-no-meter = { $option } { $value }: { $game } 게임에는 프로그레시브 베팅이 없습니다; 미터가 있는 게임이어야 합니다
error-set = --set '{ $text }': total-decks=6 같은 KEY=VALUE 형식이어야 합니다
error-set-repeated = --set '{ $text }': '{ $key }' 설정은 이미 '{ $first }' 값으로 정해졌습니다; 한 번만 써야 합니다
error-language = --language '{ $tag }': 다음 중 하나여야 합니다: { $languages }
error-typed = { $option } { $value }: 필요한 값: { $expected }
error-usage = { $problem }; 사용법: `{ $command } --help`
error-write = { $option } '{ $file }': 쓸 수 없습니다: { $why }; 쓸 수 있는 폴더의 파일이어야 하며, - 기호는 화면 출력입니다
error-whole = { $argument } { $value }: 1000000 또는 1e6 같은 정수여야 합니다
error-is-folder = { $path }: 폴더입니다; 파일이어야 합니다
error-benchmark = 벤치마크 '{ $text }': 다음 이름의 일부여야 합니다: { $known }
error-check-nothing = check: .toml로 끝나는 규칙표 또는 게임의 키가 있어야 합니다
error-shoe-and-coups = --shoe, --coups: 온전한 슈에는 정해진 라운드 수가 있습니다; 하나만 써야 합니다
error-shoe-continuous = --shoe: 연속 셔플에서는 슈가 끝나지 않습니다; --coups 옵션을 써야 합니다
error-log-entry = 핏 { $pit }, 항목 { $entry }
error-lab-seeds = { $argument } { $value }: 공백으로 구분한 금액이어야 합니다
error-lab-rate = { $argument } { $value }: 20 또는 17.5처럼 0~100 범위의 퍼센트여야 합니다
error-lab-rates = { $argument } { $value }: 공백으로 구분한 퍼센트여야 합니다
error-effects = --effects '{ $text }': 'value' 또는 'card'여야 합니다
error-effects-full = --effects: 온전한 슈에만 씁니다; --counts, --removed, --hand 옵션이 없어야 합니다
error-counts-whole = --counts: 슈 전체를 나타냅니다; --removed, --decks 옵션이 없어야 합니다
error-count = { $place }번째 값 '{ $text }': 정수여야 합니다
error-risk-and-bankroll = --risk: 자금을 계산하는 옵션입니다; --bankroll 옵션이 없어야 합니다
error-risk = { $argument } { $value }: 0과 100 사이의 퍼센트여야 합니다
error-log-level = --log-level { $level }: 다음 중 하나여야 합니다: { $levels }
error-database = 데이터베이스 '{ $database }': 파일이 없습니다; 카지노의 데이터베이스여야 합니다
error-database-empty = { $database }: 기록된 것이 없습니다; 카지노의 로그여야 합니다
error-pits = --pit: 핏이 { $count }개 있습니다; 다음 중 하나여야 합니다: { $pits }
error-pit = --pit { $pit }: 다음 중 하나여야 합니다: { $pits }
error-no-tables = --table: 로그에 테이블이 없습니다; 로그에 있는 테이블이어야 합니다
error-tables = --table: 테이블이 { $count }개 있습니다; 다음 중 하나여야 합니다: { $tables }
error-table = --table { $table }: 그런 테이블이 없습니다; 로그에 있는 테이블이어야 합니다
error-patron = --patron { $patron }: 그런 고객이 없습니다; 이름이나 로그에 있는 ID여야 합니다
error-moment = { $option } '{ $text }': 2023-11-14 같은 날짜, 2023-11-14T22:00 같은 날짜와 시각, 또는 1970년부터의 밀리초여야 합니다
error-forms = { $forms }: 그중 하나여야 합니다
error-wanted-edge-form = --wanted-edge, { $form }: 텍스트 또는 --json이어야 합니다
error-wanted-edge = --wanted-edge '{ $text }': 20 또는 17.5 같은 퍼센트여야 합니다
error-meter-dry = { $game }: 핸드 '{ $hands }' 기준으로는 고정 배당 때문에 미터가 고갈되어 평균이 없습니다; --meter 옵션 또는 더 높은 적립률이 필요합니다
error-log-game = 게임 '{ $game }': 알 수 없는 게임입니다; 다음 중 하나이거나({ $games }), --game 옵션과 직접 만든 규칙표여야 합니다
error-record-columns = { $file }: 슈 기록입니다; 표의 열에 관한 옵션이 없어야 합니다
error-log-unreadable = { $file }: { $why }; 읽을 수 있는 로그여야 합니다
error-line-long = 한 줄은 { $most }자 이하여야 합니다
