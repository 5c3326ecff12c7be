## 규칙표의 머리.

sheet-kind = 규칙표
sheet-source = 원본 규칙표
sheet-key = 게임 키
sheet-hash = 규칙 해시
sheet-profile = 프로필
sheet-no-profile = 없음
sheet-currency = 금액 단위

## 인쇄 글꼴(일반 serif 앞에 오는 글꼴)과 줄 높이.

sheet-fonts = "Noto Serif KR", "Noto Serif CJK KR", "Nanum Myeongjo", AppleMyungjo, Batang
sheet-line-height = 1.65

## 수치: 규칙표 통화의 금액, 단계의 한도, 이어지는 숫자.

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }~{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }~{ NUMBER($maximum) }
    }
sheet-span = { $first }~{ $last }

## 절의 제목.

sheet-title-game = 게임 소개
sheet-title-cards = 카드와 점수
sheet-title-deal = 진행 방법
sheet-title-bets = 베팅과 배당
sheet-title-limits = 한도와 베팅 조건
sheet-title-payments = 지급 방법
sheet-title-player-dealer = 고객 딜러
sheet-title-fees = 이용료
sheet-title-progressive = 프로그레시브
sheet-title-trouble = 문제가 생겼을 때
sheet-title-settings = 설정
sheet-title-notices = 안내문

## 게임 소개.

sheet-two-hands = 테이블에 앉은 고객 수와 관계없이 라운드마다 플레이어와 뱅커 두 핸드가 있습니다. 고객은 어느 핸드가 9에 더 가까울지, 그리고 이 규칙표의 다른 항목에 베팅합니다. 카드는 정해진 규칙에 따라 받으며, 베팅이 마감된 뒤에는 아무도 선택을 하지 않습니다.
sheet-banked-by-house = 테이블의 뱅크는 카지노가 맡습니다. 이긴 베팅을 모두 지급하고 진 베팅을 모두 회수합니다.
sheet-banked-by-player-dealer = 고객 한 명이 고객 딜러로서 테이블의 뱅크를 맡습니다. 카지노는 게임에 참여하지 않고 승패에 이해관계가 없으며, 이 테이블에서 얻는 수입은 이용료뿐입니다.
sheet-seats = 좌석: { $seats }석.
sheet-seats-and-position = 최대 { $seats }명의 고객이 고객 딜러를 상대로 게임합니다. 포지션은 좌석을 돌아가며 맡으며, 고객 딜러 좌석의 베팅 구역은 닫힙니다.
sheet-seats-skipped = 없는 좌석 번호: { $numbers }.
sheet-source-line = 이 규칙은 규칙표 “{ $source }”의 규칙이며, 끝에 적힌 설정을 따릅니다. 해시는 정확히 이 규칙을 가리킵니다. 해시가 같은 두 테이블은 모든 라운드를 똑같이 정산합니다.

## 카드와 점수.

sheet-decks =
    { $decks ->
        [1] 조커를 뺀 52장짜리 카드 한 덱을 사용합니다.
       *[other] 조커를 뺀 52장짜리 카드 { $decks }덱, 모두 { $cards }장을 사용합니다.
    }
sheet-column-card = 카드
sheet-column-points = 점수
sheet-hand-points = 핸드의 점수는 카드 점수를 더한 값의 끝자리입니다. 7 + 8 = 15이면 5점입니다.
sheet-natural = 카드 두 장으로 { $points }점인 핸드를 내추럴이라고 합니다.
sheet-continuous = 연속 셔플: 라운드마다 새로 셔플한 온전한 슈에서 딜링합니다. 컷 카드가 없으며 버닝도 하지 않습니다.
sheet-burn-points = 새 슈의 첫 카드를 펼칩니다. 그 점수만큼 카드를 뒷면으로 버닝하며, 0점 카드이면 열 장을 버닝합니다.
sheet-burn-one = 새 슈에서 카드 한 장을 뒷면으로 버닝합니다.
sheet-burn-none = 새 슈에서 버닝하지 않습니다.
sheet-burn-between = 슈의 첫 라운드를 빼고 라운드마다 시작 전에 카드 한 장을 뒷면으로 버닝합니다.
sheet-no-burn-between = 라운드 사이에는 버닝하지 않습니다.
sheet-cut-card = 컷 카드는 마지막 { $cut }장 앞에 넣습니다. 라운드 도중에 나오면 그 라운드를 마치고 한 라운드를 더 진행합니다. 라운드의 첫 카드로 나오면 그 라운드가 슈의 마지막입니다.
sheet-face-up = 모든 카드는 앞면으로 딜링하며 고객은 카드를 만지지 않습니다.
sheet-squeeze = 고객이 카드를 공개(스퀴즈)할 수 있습니다. 핸드마다 베팅액이 가장 큰 고객에게 권리가 있고, 같으면 먼저 앉은 고객에게 있습니다. 제한 시간은 처음 두 장이 { $first }초, 셋째 카드가 { $third }초입니다. 시간 안에 공개하지 않은 핸드는 테이블이 펼칩니다.
sheet-squeeze-by-hand = 딜러가 건넨 카드는 고객이 공개(스퀴즈)할 수 있습니다. 나머지는 딜러가 펼칩니다.
sheet-squeeze-minimum = 카드를 공개하려면 { NUMBER($minimum) } 이상 베팅해야 합니다.
sheet-turned-by-table = 카드는 테이블이 펼치며 고객은 카드를 만지지 않습니다.

## 진행 방법.

sheet-betting = 첫 카드를 딜링하기 전 { $seconds }초 동안 베팅할 수 있습니다.
sheet-last-bets = 베팅 마감 { $seconds }초 전에 마감을 예고합니다.
sheet-no-more-bets = 딜러 테이블에서는 딜러가 베팅을 시작하고 마감합니다. “베팅 마감” 뒤에는 베팅을 받거나 바꾸거나 되돌리지 않습니다.
sheet-four-cards = 플레이어, 뱅커, 플레이어, 뱅커 순서로 네 장을 한 장씩 딜링합니다.
sheet-natural-ends = 어느 한쪽이라도 내추럴이면 카드를 더 받지 않습니다.
sheet-player-rule = 그렇지 않으면 플레이어 핸드부터 진행합니다. { $draws }점이면 셋째 카드를 받고(드로우), { $stands }점이면 받지 않습니다(스탠드).
sheet-banker-after-stand = 플레이어 핸드가 스탠드하면 뱅커 핸드는 { $draws }점이면 드로우하고, { $stands }점이면 스탠드합니다.
sheet-banker-after-draw = 플레이어 핸드가 드로우하면 뱅커 핸드는 표를 따릅니다. 뱅커의 합계와 플레이어 셋째 카드의 점수로 정합니다.
sheet-result = 9에 더 가까운 핸드가 이기며, 점수가 같으면 타이입니다.

## 뱅커 핸드의 표; 설명에서 표시의 뜻을 밝힙니다.

sheet-chart = 뱅커의 합계와 플레이어 셋째 카드의 점수에 따른 뱅커 핸드의 드로우(D)와 스탠드(S). “없음”은 플레이어 핸드가 스탠드한 경우입니다.
sheet-chart-corner = 뱅커
sheet-chart-no-card = 없음
sheet-chart-draws = D
sheet-chart-stands = S

## 베팅과 배당.

sheet-column-bet = 베팅
sheet-column-hand = 기준
sheet-column-requires = 함께 베팅
sheet-column-minimum = 최소
sheet-column-maximum = 최대
sheet-seat-suits = 좌석 { $seat }: { $suits }.
sheet-column-event = 결과
sheet-column-pays = 배당
sheet-on-both-hands = 양쪽 핸드
sheet-on-the-coup = 라운드 전체
sheet-rows-top-down = 배당표는 위에서부터 읽습니다. 처음으로 해당하는 행에 따라 정산하며, 해당하는 행이 없으면 베팅액을 잃습니다.
sheet-pays-to = “N 대 1”은 베팅액의 N배를 지급하고 베팅액을 돌려줍니다.
sheet-pays-to-part = “N 대 M”은 베팅액 M마다 N을 지급하고 베팅액을 돌려줍니다.
sheet-pays-for = “1당 N(원금 포함)”은 베팅액의 N배를 지급하며, 베팅액은 따로 돌려주지 않습니다.
sheet-pays-push = “푸시”는 베팅액만 돌려주고 지급은 없습니다.
sheet-pays-meter = “미터의 %”는 프로그레시브 미터에서 그 비율만큼 지급하며, 베팅액은 따로 돌려주지 않습니다.
sheet-by-points = “점 차”는 최종 점수의 차이입니다.
sheet-over = “상대 0점”은 상대 핸드가 0점이라는 뜻이며, 다른 점수도 마찬가지입니다.
sheet-together = “양쪽 합계”는 두 핸드의 최종 점수를 더한 값입니다. 9와 8이면 17입니다.
sheet-ranks = 숫자로 적은 카드는 그 핸드의 카드 전부이며, 순서는 상관없습니다.
sheet-all-cards = “나온 카드 6장”, “나온 카드 4장” 등은 양쪽 핸드를 합한 그 라운드의 모든 카드입니다.
sheet-pair = 페어: 핸드의 처음 두 장의 숫자가 같은 경우입니다. 무늬와 승패는 상관없습니다(10과 J는 페어가 아닙니다).
sheet-suited-pair = 퍼펙트 페어: 핸드의 처음 두 장의 숫자와 무늬가 모두 같은 경우입니다. 승패는 상관없습니다.
sheet-either-hand = “한쪽 이상”은 플레이어 핸드, 뱅커 핸드 또는 양쪽 모두를 뜻합니다.
sheet-pushed-hand-has-won = 승리가 푸시로 처리되는 핸드도 이긴 핸드입니다. 그 핸드에 대한 다른 베팅은 각자의 배당표에 따라 정산합니다.
sheet-needs-explained = 다른 베팅이 필요한 베팅은 표시된 베팅 중 하나를 함께 한 고객에게서만 받습니다. 베팅을 마감할 때 확인하며, 함께 한 베팅이 없으면 반환합니다. 그 뒤 다른 베팅의 결과는 영향을 주지 않습니다.
sheet-less-commission = { $pays }, 커미션 { $rate } 공제
sheet-commission = { $bet } 베팅이 이기면 당첨액의 { $rate }를 커미션으로 뺍니다. 지거나 푸시된 베팅에는 커미션이 없습니다.
sheet-fixed-stake = 베팅액은 { NUMBER($stake) } 고정입니다.
sheet-after-four = 네 장을 나눈 뒤 세 번째 카드 전에, 라운드가 계속될 때 베팅합니다. { $side ->
    [player] 플레이어
   *[banker] 뱅커
 } 핸드 기준: { $offers }.
sheet-paytable = 배당표 { $key }

## 한도와 베팅 조건.

sheet-limits-in-force = 적용 한도: 베팅 목록에 따로 적지 않은 한 베팅마다 { $currency } { NUMBER($minimum) }~{ NUMBER($maximum) }.
sheet-total-limit = 고객 한 명이 모든 베팅을 합해 걸 수 있는 금액은 최대 { NUMBER($total) }입니다.
sheet-out-of-limits = 최대 금액을 넘는 베팅은 받지 않으며 허용 금액을 표시합니다. 베팅을 마감할 때 최소 금액에 못 미치는 베팅은 반환합니다.
sheet-max-difference = 테이블의 플레이어 합계와 뱅커 합계의 차이는 최대 { NUMBER($amount) }입니다.
sheet-chips = 칩: { $chips }. 칩 단위: { NUMBER($denomination) }.
sheet-both-lines = 같은 라운드에 플레이어와 뱅커에 모두 베팅할 수 있습니다.
sheet-both-lines-but = 같은 라운드에 플레이어와 뱅커에 모두 베팅할 수 있습니다. 단, 다음 베팅과 함께할 때는 제외합니다: { $bets }.
sheet-not-both-lines = 같은 라운드에 플레이어와 뱅커에 모두 베팅할 수는 없습니다.
sheet-residual = 크레딧이 최소 금액에 못 미치면 전액을 베팅할 수 있습니다.
sheet-no-residual = 크레딧이 최소 금액에 못 미치면 베팅할 수 없습니다.
sheet-combined-pair-limit = 모든 페어 베팅은 하나의 최대 금액을 함께 씁니다.
sheet-pairs-close = 페어 베팅은 슈의 라운드 { $coup } 이후 마감됩니다.
sheet-free-hand = 베팅 없이 라운드를 진행할 수 있습니다(프리 핸드).
sheet-no-free-hand = 베팅이 없으면 라운드를 진행하지 않습니다.

## 지급 방법.

sheet-rounded-nearest = 지급액이 { NUMBER($unit) }의 배수가 아니면 가장 가까운 배수로 맞추며, 정확히 절반이면 고객에게 유리하게 올립니다.
sheet-rounded-patron = 지급액이 { NUMBER($unit) }의 배수가 아니면 고객에게 유리하게 올립니다.
sheet-rounded-house = 지급액이 { NUMBER($unit) }의 배수가 아니면 카지노에 유리하게 내립니다.
sheet-rounded-bank = 지급액이 { NUMBER($unit) }의 배수가 아니면 고객 딜러에게 유리하게 내립니다.
sheet-rounded-once = 끝수는 칩마다가 아니라 베팅마다 전체 금액에 대해 한 번 처리합니다.
sheet-paid-exactly = 모든 베팅은 { NUMBER($unit) } 단위로 정확히 지급합니다. 지급액의 끝수를 처리해야 하는 베팅액은 받지 않습니다.
sheet-stakes-in = 베팅액은 { NUMBER($unit) }의 배수입니다.
sheet-stakes-on = { $bet }: { NUMBER($unit) }의 배수.
sheet-order-house = 베팅은 항목별로 다음 순서에 따라 정산합니다. 모든 베팅을 카지노가 전액 책임지므로 순서에 따라 금액이 달라지지 않습니다.
sheet-order-player-dealer = 베팅은 항목별로 다음 순서에 따라 정산하며, 항목 안에서는 고객 딜러의 왼쪽 좌석부터 시계 방향으로 정산합니다.

## 고객 딜러.

sheet-position = 고객 딜러는 라운드 전에 건 뱅크로 이긴 베팅을 모두 지급하고 진 베팅을 모두 회수하며, 그 라운드에 다른 베팅은 하지 않습니다.
sheet-offered-after = 포지션은 { $hands }라운드마다 테이블의 시계 방향으로 제안하며, 지금 맡은 고객에게는 마지막에 제안합니다. 고객은 수락하거나 거절할 수 있고, 모두 거절하면 라운드를 진행하지 않습니다. 무효 라운드는 세지 않습니다.
sheet-offered-every-hand = 포지션은 라운드마다 시작 전에 테이블의 시계 방향으로 제안하며, 지금 맡은 고객에게는 마지막에 제안합니다. 고객은 수락하거나 거절할 수 있고, 모두 거절하면 라운드를 진행하지 않습니다.
sheet-no-more-than-bank = 고객 딜러는 한 라운드에서 그 라운드에 건 뱅크보다 많이 따거나 잃을 수 없습니다.
sheet-coverage-gross = 총액 충당: 지급하거나 회수하는 금액만큼 뱅크를 씁니다. 푸시는 뱅크를 쓰지 않습니다. 뱅크가 한 금액을 다 충당하지 못하면 남은 만큼만 지급하거나 회수하며, 이긴 베팅은 베팅액 전액을, 진 베팅은 회수되지 않은 금액을 돌려받습니다. 그 뒤의 베팅은 모두 전액 반환합니다.
sheet-coverage-gross-example = 예: 뱅크가 100이고 뱅커가 이깁니다. 1번 좌석이 플레이어에 건 60을 잃어 60이 회수되고 40이 남습니다. 2번 좌석이 뱅커에 건 50이 1 대 1로 이겨 40을 지급받고 베팅액 50을 돌려받습니다. 3번 좌석이 타이에 건 10은 반환됩니다.
sheet-coverage-net = 순액 충당: 회수한 돈으로 그 뒤의 당첨을 지급합니다. 각 베팅은 고객 딜러의 누적 손익이 뱅크를 넘지 않는 범위에서 지급하거나 회수합니다. 이를 넘는 부분은 반환하고 다음 베팅의 정산을 계속합니다.
sheet-coverage-net-example = 예: 뱅크가 100이고 뱅커가 이깁니다. 1번 좌석이 플레이어에 건 60을 잃어 60이 회수됩니다. 2번 좌석이 뱅커에 건 50이 1 대 1로 이겨 그 돈에서 50을 지급받습니다. 3번 좌석이 타이에 건 10은 져서 회수됩니다.
sheet-no-back-line = 어떤 항목에도 백라인 베팅은 허용되지 않습니다.

## 이용료.

sheet-fees-flat = 이용료는 라운드 전에 정하여 게시하는 정액이며, 베팅액이나 당첨액의 일정 비율이 아닙니다.
sheet-fees-before = 라운드의 첫 카드를 딜링하기 전에 징수합니다.
sheet-fees-after = 라운드가 끝난 뒤에 징수합니다.
sheet-fees-kept = 라운드가 무효이면 반환하고, 타이이거나 뱅크가 베팅을 충당하지 못한 경우에는 반환하지 않습니다.
sheet-fees-may-be-waived = 카지노는 라운드의 이용료를 면제할 수 있으며, 라운드 전에 테이블에 표시합니다.
sheet-fee-schedule = 단위 { $currency }. 베팅마다, 그리고 고객 딜러의 라운드마다 받습니다. ●는 현재 적용되는 한도입니다.
sheet-column-table-limit = 테이블 한도
sheet-column-player-dealer = 고객 딜러
sheet-fee-waived = 없음

## 프로그레시브.

sheet-rides-on-line = { $bet } 베팅은 베팅을 마감할 때 고객 자신이 베팅한 라인({ $needs })의 핸드를 기준으로 합니다. 이 베팅을 하는 고객은 두 라인 중 하나에만 베팅할 수 있습니다.
sheet-rides-on-winner = { $bet } 베팅은 어느 쪽이든 이긴 핸드를 기준으로 합니다.
sheet-rides-on-side =
    { $side ->
        [player] { $bet } 베팅은 플레이어 핸드를 기준으로 합니다.
       *[banker] { $bet } 베팅은 뱅커 핸드를 기준으로 합니다.
    }
sheet-edge-beside-print =
    이 베팅의 하우스 엣지({ $hands ->
        [player] 플레이어 핸드
        [banker] 뱅커 핸드
       *[either] 어느 핸드든
    }): { $exact }. 원본 규칙표의 인쇄 값: { $printed }.
sheet-hit-beside-print =
    이 베팅의 적중률({ $hands ->
        [player] 플레이어 핸드
        [banker] 뱅커 핸드
       *[either] 어느 핸드든
    }): { $exact }. 원본 규칙표의 인쇄 값: { $printed }.
sheet-far-from-print = 두 값의 차이가 1퍼센트포인트를 넘으며, 설정할 수 있는 어떤 해석으로도 인쇄 값이 나오지 않습니다.
sheet-far-but-set = 두 값의 차이가 1퍼센트포인트를 넘습니다. 인쇄 값에 해당하는 설정: { $settings }.
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = 처음으로 해당하는 행만 지급하며, 그 아래 행은 지급하지 않습니다.
sheet-meter = 미터는 { NUMBER($seed) }에서 시작합니다. 베팅마다 { $contribution }를 미터에, { $reserve }를 예비금에 적립합니다.
sheet-meter-restart = 미터 전액이 당첨되면 { NUMBER($seed) }, 예비금 전액, 나누어지지 않은 금액을 더한 값에서 다시 시작합니다.
sheet-meter-limit = 미터는 { NUMBER($limit) }에서 멈춥니다. 이를 넘는 적립금은 고객을 위해 보관합니다.
sheet-no-meter-limit = 미터에는 상한이 없습니다.
sheet-one-prize = 미터의 비율로 정한 당첨금은 테이블과 라운드마다 하나입니다. 결과가 확정될 때 표시된 금액(그 라운드의 적립 포함)에 그 비율을 곱한 금액입니다.
sheet-split-winners = 테이블에서 당첨된 베팅에 균등하게 나누며, 나누어지지 않는 센트는 미터에 남습니다.
sheet-split-participants = 그 라운드에 테이블에서 한 모든 프로그레시브 베팅에 균등하게 나누며, 나누어지지 않는 센트는 미터에 남습니다.
sheet-fixed-from-tray = 다른 배당은 모두 카지노의 칩 트레이에서 지급하며 미터는 변하지 않습니다.
sheet-fixed-from-meter = 다른 배당도 모두 미터에서 지급하며, 미터가 부족하면 나머지를 카지노가 지급합니다.
sheet-one-meter = 미터는 이 게임의 테이블과 하나의 베팅액에만 쓰입니다. 다른 프로그레시브나 게임과 연결되지 않습니다.
sheet-verify = 당첨금은 검증한 뒤 지급합니다. 딜러 테이블에서는 딜러가 당첨된 베팅을 표시하고 슈퍼바이저를 부릅니다. 그동안 당첨금은 미터에서 따로 떼어 두며, 다른 테이블은 게임을 계속합니다.
sheet-verify-keyed = 슈퍼바이저의 열쇠로 당첨을 기록합니다.
sheet-verify-carded = 슈퍼바이저의 카드로 당첨을 기록하며, { NUMBER($amount) } 초과는 임원의 카드로 기록합니다.

## 문제가 생겼을 때.

sheet-malfunction = 기기 오작동 시 모든 지급과 게임은 무효입니다. 이 규칙에 따라 끝낼 수 없는 라운드는 무효입니다.
sheet-void = 무효 라운드: 그 라운드의 베팅액을 모두 전액 반환합니다.
sheet-void-player-dealer = 무효 라운드: 그 라운드의 베팅액과 이용료, 뱅크를 모두 전액 반환합니다. 그 라운드는 고객 딜러의 차례로 세지 않습니다.
sheet-void-progressive = 무효 라운드의 프로그레시브 베팅이 미터에 적립한 금액은 미터에 남으며, 베팅액은 카지노가 환불합니다. 당첨이 기록된 라운드는 더 이상 무효로 할 수 없습니다.
sheet-dealer-error = 딜러 실수: 슈퍼바이저가 드로우 규칙에 맞게 핸드를 바로잡으며, 불가능하면 라운드를 무효로 합니다. 사유를 기록합니다. 화면 표시가 아니라 실제로 딜링된 카드로 판정합니다.
sheet-settled-stands = 고객과 고객 딜러 사이에 이미 정산된 라운드는 다시 정산하지 않습니다. 나중에 발견된 오류는 슈퍼바이저와 케이지가 처리합니다.
sheet-disconnect = 연결 끊김: 베팅 마감 때 확인되지 않은 베팅은 받지 않습니다. 확인된 베팅은 유효하며, 고객이 없어도 라운드를 끝까지 진행하고 정산합니다. 고객은 돌아와서 결과를 볼 수 있습니다.

## 설정.

sheet-settings-explained = 이 게임의 현재 설정. †는 원본 규칙표에 없어 카지노가 정한 항목입니다.
sheet-column-setting = 설정
sheet-column-value = 값
sheet-column-change = 변경 시점
sheet-change-read-only = 변경 불가
sheet-change-table-closed = 테이블 마감 중
sheet-change-between-coups = 라운드 사이
sheet-change-at-meter = 미터에서
sheet-not-applicable = 해당 없음
sheet-decided-by-house = { $label } †

## 규칙표에 키로 적는 설정값.

setting-value-yes = 예
setting-value-no = 아니요
setting-value-none = 없음
setting-value-nearest = 반올림, 절반은 고객에게
setting-value-patron = 올림, 고객에게 유리
setting-value-house = 내림
setting-value-printed = 인쇄된 순서
setting-value-side-bets-first = 사이드 베팅 먼저
setting-value-gross = 총액
setting-value-net = 순액
setting-value-sheet = 규칙표대로
setting-value-every-hand = 라운드마다
setting-value-before-cards = 첫 카드 전
setting-value-after-hand = 라운드 후
setting-value-plain = 연속 번호
setting-value-no-four = 4번 제외
setting-value-no-four-no-thirteen = 4번과 13번 제외
setting-value-standard = 표준
setting-value-banker-6 = 뱅커 6
setting-value-5-commission = 커미션 5 %
setting-value-nc-fortune-7 = 노커미션, 포춘 7
setting-value-paytable-1 = 배당표 1
setting-value-paytable-2 = 배당표 2
setting-value-paytable-3 = 배당표 3
setting-value-line = 고객 자신의 라인
setting-value-winning-hand = 이긴 핸드
setting-value-winners = 당첨된 베팅
setting-value-participants = 모든 프로그레시브 베팅
setting-value-tray = 칩 트레이
setting-value-meter = 미터
setting-value-keyed = 슈퍼바이저 열쇠
setting-value-carded = 슈퍼바이저 카드
