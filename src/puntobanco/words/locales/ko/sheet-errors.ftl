### 규칙표, 프로필, 설정의 오류: 위치, 문제, 요구.
### 값, 키, 위치는 파일에 적힌 그대로이므로 번역하지 않습니다.

## 위치

sheet-error-at = { $file }: { $path }: { $problem }
sheet-error-in = { $file }: { $problem }
# 설정이 정하는 위치와 그곳의 문제.
sheet-error-decided = { $path }: { $problem }
# --set key=value에 쓰는 설정.
sheet-error-with = 설정 { $settings }: { $problem }
# 다른 파일이 확장하는 파일과 그 문제.
sheet-error-parent = { $name }: { $problem }

## 파일

sheet-error-profile-unknown = 그런 프로필이 없습니다; .toml로 끝나는 파일이거나 다음 중 하나여야 합니다: { $known }
sheet-error-profile-parent-unknown = { $name }: 그런 프로필이 없습니다; .toml로 끝나는 파일이거나 다음 중 하나여야 합니다: { $known }
sheet-error-game-unknown = 그런 게임이 없습니다; .toml로 끝나는 파일이거나 다음 중 하나여야 합니다: { $known }
sheet-error-sheet-unknown = { $name }: 그런 규칙표가 없습니다; .toml로 끝나는 파일이거나 다음 중 하나여야 합니다: { $known }
sheet-error-part = 게임이 확장하는 부분이며 그 자체는 게임이 아닙니다; 다음 중 하나여야 합니다: { $known }
sheet-error-key-taken = { $key }: 기본 제공 게임의 키입니다; 다른 키여야 합니다
sheet-error-not-utf8 = { $byte }번째 바이트: UTF-8 텍스트가 아닙니다; UTF-8로 된 TOML이어야 합니다
sheet-error-unreadable = 읽을 수 없습니다: { $reason }; 필요한 값: { $expected }
sheet-error-loop = { $loop }: 규칙표는 자기 자신을 확장할 수 없습니다; 순환하지 않아야 합니다
toml-error = TOML로 읽을 수 없습니다: { $reason } (끝부분)
toml-error-line = TOML로 읽을 수 없습니다: { $reason } ({ $line }번째 줄 { $column }번째 열), 해당 줄: { $text }
toml-error-deep-key = TOML로 읽을 수 없습니다: 키 { $key }: 부분이 { $most }개를 넘습니다; 더 적어야 합니다
toml-error-nested = TOML로 읽을 수 없습니다: 목록이 끝없이 중첩되었습니다; 더 적어야 합니다
toml-error-long-number = TOML로 읽을 수 없습니다: 수천 자리의 숫자입니다; 더 짧아야 합니다

## 형식

sheet-error-value = { $value } 대신 필요한 값: { $expected }
sheet-error-float = { $value }: 여기에는 부동소수점 수를 쓸 수 없습니다; 필요한 값: { $expected }
sheet-error-name = { $key }: 여기에 이름으로 쓸 수 없습니다; 필요한 값: { $expected }
sheet-error-empty = 빈 테이블입니다; 필요한 값: { $expected }
sheet-error-unknown-key = 알 수 없는 키입니다; 다음 중 하나여야 합니다: { $known }
sheet-error-required = '{ $key }': 꼭 있어야 합니다; 필요한 값: { $expected }
sheet-error-required-in-game = 없습니다; 상속되지 않으므로 모든 게임에 직접 써야 합니다
sheet-error-no-place = { $place }: 규칙표에 없는 위치입니다; 'cards.decks' 같은 위치여야 합니다
sheet-error-no-choices = 선택지가 없습니다; 하나 이상 있어야 합니다
sheet-value-table = 테이블
sheet-value-list = 목록

## 병합하는 파일

sheet-error-parents-differ = { $file }: { $value }, { $other_file }: { $other_value }; 둘을 확장하는 규칙표가 값을 정해야 합니다
sheet-error-paytables-differ = { $file } 및 { $other_file }: 서로 다르게 정의합니다; 각각 다른 이름이어야 합니다
sheet-error-paytable-again = { $file } 파일에 이미 정의되어 있습니다; 다른 배당에는 새 이름을 써야 합니다

## 설정

sheet-error-setting-locked = { $value }: 잠긴 설정입니다; 필요한 값: { $expected }
sheet-error-setting-unknown = 그런 설정이 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-setting-of-no-game = 이 이름의 설정이 있는 게임이 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-setting-without-label = { $key }: 아래 규칙표에 없는 설정입니다; { $near ->
    [none] 새 설정에는 'label' 항목이 있어야 합니다
   *[other] 다음 이름을 쓰거나({ $near }), 새 설정에는 'label' 항목이 있어야 합니다
}
sheet-error-sets-or-choices = 'sets' 항목 또는 'choices' 테이블 중 하나만 있어야 합니다
sheet-error-setting-without-value = 'value' 항목이 꼭 있어야 합니다; 아무도 바꾸지 않을 때 적용되는 값이어야 합니다
sheet-error-sets-no-value = { $place }: 'cards.decks'처럼 값이 하나인 위치여야 합니다
sheet-error-when-unknown = { $key }: 그런 설정이 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-when-circular = { $key } 설정이 다시 이 설정에 따라 정해집니다; 그렇지 않은 설정이어야 합니다
sheet-error-when-written = { $value }: settings.{ $key }에 적힌 대로 써야 합니다: { $expected }
sheet-error-of-sheet = { $problem }, { $file } 파일 기준
sheet-error-not-among = { $value }: { $count ->
    [1] 필요한 값: { $choices }
   *[other] 다음 중 하나여야 합니다: { $choices }
}
sheet-error-too-small = { $value }: { $least } 이상이어야 합니다
sheet-error-too-large = { $value }: { $most } 이하여야 합니다
sheet-error-decided-twice = '{ $place }' 값을 settings.{ $other }도 정합니다; 한 설정만 정해야 합니다
sheet-error-decided-elsewhere = 여기에 { $value } 값이 있으나 settings.{ $key }에서 정합니다; 값은 그곳에 있어야 합니다
sheet-error-decided-by-choices = 여기에 { $value } 값이 있으나 settings.{ $key }에서 정합니다; 그 선택지마다 '{ $place }' 항목이 있어야 합니다: { $choices }

## 베팅과 배당표

sheet-error-bet-unknown = { $bet }: 그런 베팅이 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-bet-twice = { $bet }: 두 번 나옵니다; 모든 베팅은 한 번이어야 합니다
sheet-error-bets-missing = 빠진 베팅: { $bets }; 규칙표의 모든 베팅이 한 번씩 있어야 합니다
sheet-error-no-bet = 제공하는 베팅이 없습니다; 하나 이상 있어야 합니다
sheet-error-paytable-unknown = { $paytable }: 그런 배당표가 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-no-rows = 행이 없습니다; 하나 이상 있어야 합니다
sheet-error-zero = 0: 0보다 큰 금액이어야 합니다
sheet-error-negative = { $value }: 0 이상의 금액이어야 합니다
sheet-error-seat-suits-rows = 'seat_suits' 행에는 좌석의 무늬가, 좌석의 무늬에는 그런 행이 필요합니다; 둘 다 있거나 둘 다 없어야 하며 side가 'line'이면 안 됩니다
sheet-error-seat-suits-twice = 'seat_suits'와 'player_suits' 또는 'banker_suits'가 함께 있습니다; 하나만 있어야 합니다
sheet-error-line-needs = 꼭 있어야 합니다; 라인에 대한 베팅의 기준이 되는 베팅이어야 합니다
sheet-error-line-needs-others = { $needs }: 라인에 대한 베팅은 player 또는 banker 베팅을 기준으로 합니다; 이 둘만 쓸 수 있습니다
sheet-error-row-without-hand = { $keys }: 이긴 핸드를 따지지만 타이에는 이긴 핸드가 없습니다; on = 'win', 또는 side가 'player'나 'banker'인 베팅이어야 합니다
sheet-error-row-impossible = 해당하는 라운드가 없습니다: { $keys } 조건은 성립할 수 없습니다; 다른 값이어야 합니다
sheet-error-row-contradicts = 해당하는 라운드가 없습니다: { $keys } 조건은 함께 성립할 수 없습니다; 값을 바꾸거나 하나를 빼야 합니다
sheet-error-row-unreachable = 이를 수 없는 행입니다: 해당하는 라운드가 모두 앞의 행에도 해당합니다(예: { $coup }, rows[{ $by }] 행); 위로 옮기거나 지우십시오
sheet-error-row-not-offered = 베팅을 받는 라운드 중 해당하는 것이 없습니다; 그런 라운드에 해당할 수 있는 행이어야 합니다
sheet-error-after-four-side = 네 장 뒤에 하는 베팅의 핸드는 그때 정해져 있어야 합니다; 'player' 또는 'banker'여야 합니다
sheet-error-after-four-line = 라인 베팅은 카드 전에 합니다; after_four_cards가 없어야 합니다
sheet-error-after-four-meter = 네 장 뒤에 하는 베팅은 미터의 일부를 지급할 수 없습니다; 미터가 없는 지급표여야 합니다
sheet-error-after-four-seats = 네 장 뒤에 하는 베팅은 좌석에 무늬를 줄 수 없습니다; seat_suits가 없어야 합니다
sheet-error-after-four-player-dealer = 플레이어 딜러의 뱅크는 카드 전에 정해집니다; 'house'가 뱅크하는 테이블이어야 합니다
sheet-error-after-four-needs = { $bet }은(는) 네 장 뒤에 하는 베팅입니다; 그 전에 하는 베팅이어야 합니다
sheet-error-row-crosses = rows[{ $row }] 행과 겹칩니다: 둘 다 { $both }, 이 행만 { $this }, rows[{ $row }] 행만 { $other }; 두 행이 겹치지 않거나 위의 행이 이 행에 완전히 포함되어야 합니다
sheet-error-pays-too-large = { $pays }: { $most } 이하의 숫자여야 합니다
sheet-error-brings-too-much = { $bet }에 { $stake }, 배당 { $pays }: 지급액이 { $brings }에 이릅니다; { $most } 이하여야 합니다
sheet-error-meter-twice = { $bet } 베팅에 이미 미터가 있습니다; 그런 베팅은 하나여야 합니다
sheet-error-meter-player-dealer = 배당표 { $paytable }: 미터로 지급합니다; 고객 딜러가 뱅크를 맡는 테이블에는 없어야 합니다
sheet-error-meter-stake = 꼭 있어야 합니다; 프로그레시브 베팅의 하나뿐인 베팅액이어야 합니다
sheet-error-meter-shares = 적립률 { $contribution } 및 예비 적립률 { $reserve }: 합이 100 % 이하여야 합니다
sheet-error-no-meter = 게임 { $game }: 미터가 없습니다; 미터가 있는 게임이어야 합니다
sheet-error-face-up = true: 모든 카드를 앞면으로 딜링하므로 false여야 합니다

## 한도와 이용료

sheet-error-tier-unknown = { $tier }: { $known ->
    [none] 단계 중 하나여야 하지만 규칙표에 단계가 없습니다
   *[other] 다음 중 하나여야 합니다: { $known }
}
sheet-error-limits = min { $min }, max { $max }: 최소 금액은 0보다 크고 최대 금액 이하여야 합니다
sheet-error-fees-of-house = { $columns }: 카지노가 뱅크를 맡는 테이블에는 이용료가 없어야 합니다
sheet-error-fee-unknown = 그런 열이 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-fee-rates = 이용료 요율 { $rates }개: 테이블마다 { $most }개 이하여야 합니다
sheet-error-below-minimum = { $bet }: 단독 베팅인데 테이블 최소 금액보다 적게 걸 수 있습니다; { $minimum } 이상이어야 합니다

## 카드

# 슈에 관한 규칙의 이름과 그 문제.
shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }: 1 이상이어야 합니다
sheet-error-many-decks = { $decks }: { $most } 이하여야 합니다
sheet-error-cut-shallow = { $cut }: 마지막 라운드에 카드가 모자랄 수 있습니다; 컷 뒤에 카드가 { $least }장 이상 있어야 합니다
sheet-error-cut-deep = { $cut }: 컷 앞에 { $decks }덱의 라운드가 하나도 없습니다; { $most } 이하여야 합니다

## 프로필

sheet-error-not-offered = { $game }: 여기에서 제공하지 않습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-basis = { $place }: 프로필에 그런 내용이 없습니다; { $known ->
    [none] 프로필 자체의 항목이어야 합니다
   *[other] 다음 중 하나여야 합니다: { $known }
}
sheet-error-no-such-game = { $game }: 그런 게임이 없습니다; 다음 중 하나여야 합니다: { $known }
sheet-error-reality-check = { $minutes }: reality-check-choices 값 중 하나여야 합니다: { $choices }

## 금액과 지급

notation-amount = 금액 { $text }: { $places ->
    [0] 소수점 없는 숫자여야 합니다
   *[other] 소수점 아래 { $places }자리 이하의 숫자여야 합니다
}
notation-rate = 비율 { $text }: '5 %' 같은 퍼센트여야 합니다
notation-rate-above = 비율 { $text }: 100 % 이하여야 합니다
notation-pays = { $text }: 'N to M', 'N for M', 'push', 'N % of meter' 중 하나여야 합니다
notation-pays-whole = { $text }: '{ $example }'처럼 정수와 '{ $word }' 표기여야 합니다
notation-pays-share = { $text }: 미터에서 지급하는 비율은 0보다 크고 100 % 이하여야 합니다

## 필요한 값

sheet-expected-nothing = 없음
sheet-expected-one-of = { $values } 중 하나
sheet-expected-integer = 정수
sheet-expected-integer-from = { $least } 이상의 정수
sheet-expected-integer-range = { $least }~{ $most } 범위의 정수
sheet-expected-list = 목록, 각 항목은 { $entry }
sheet-expected-table = 이름 있는 항목의 테이블
sheet-expected-table-of = 다음 키의 테이블: { $keys }
sheet-expected-true-false = true 또는 false
sheet-expected-text = 텍스트
sheet-expected-yes-no = yes 또는 no
sheet-expected-different-numbers = 서로 다른 숫자
sheet-expected-different-amounts = 0보다 크고 서로 다른 금액
sheet-expected-some-ranks = { $ranks } 또는 아무 숫자를 뜻하는 * 중 두 개 또는 세 개
sheet-expected-setting-of-sheet = 규칙표의 설정
sheet-expected-toml-file = TOML 파일
sheet-expected-toml-or-game = TOML 파일, 또는 기본 제공 게임을 뜻하는 { $game }
sheet-expected-file-name = 파일 이름
sheet-expected-line = 비어 있지 않은 한 줄의 텍스트
sheet-expected-line-or-none = 한 줄의 텍스트, 없으면 ''
sheet-expected-amount = "12.50" 같은 금액 또는 정수
sheet-expected-rate = "5 %" 같은 비율
sheet-expected-pays = 'N to M', 'N for M', 'push' 또는 'N % of meter'
sheet-expected-key = 'player-pair'처럼 영문 소문자, 숫자, 하이픈으로 된 키
sheet-expected-option = 점이나 공백이 없는 이름
sheet-expected-currency = 'USD' 같은 영문 대문자 세 글자
sheet-expected-colour = '#1f5fbf' 같은 색상
sheet-expected-points = 0~9 범위의 정수 또는 그 목록
sheet-expected-sums = 0~18 범위의 정수 또는 그 목록
sheet-expected-held = 2~3 범위의 정수 또는 그 목록
sheet-expected-dealt = 4~6 범위의 정수 또는 그 목록
sheet-expected-pair = true, false 또는 'suited'
sheet-expected-scalar = 텍스트, 정수, 또는 true나 false
sheet-expected-language = 'en' 또는 'zh-Hant' 같은 언어 태그
sheet-expected-name = 한 줄의 텍스트, 또는 'en' 같은 언어별 텍스트의 테이블
sheet-expected-ranks = '234'나 '9*'처럼 핸드의 모든 숫자 또는 그 목록
sheet-expected-two-ranks = { $ranks } 또는 아무 숫자를 뜻하는 * 중 두 개
sheet-expected-seat-suits = 좌석 { $seats }개 각각의 플레이어와 뱅커 핸드 무늬('hearts clubs' 등), 중복 없이, 모두 두 무늬이거나 모두 한 무늬
sheet-expected-first-ranks = 'KQ'나 'K*'처럼 두 장의 숫자 또는 그 목록
sheet-expected-cards = { $ranks } 중 숫자, 'Qh' 같은 카드, 무늬, red 또는 black을 빈칸 하나로 구분
sheet-expected-cards-text = 'JQK', 'Qh', 'red' 같은 카드
sheet-expected-count = { "{" } Q = 2 { "}" } 또는 { "{" } suit = 3 { "}" }처럼 카드나 묶음별 수의 표
sheet-expected-different-texts = 모두 다른 항목
sheet-expected-count-of-hand = 0~3 범위의 정수 또는 그 목록
sheet-expected-count-of-coup = 0~6 범위의 정수 또는 그 목록
sheet-expected-coup-points = 0~54 범위의 정수 또는 그 목록
sheet-expected-paytable = 배당표 이름 또는 'off'
sheet-expected-place = 'cards.decks' 같은 규칙표 안의 위치
sheet-expected-choices = 값의 목록, 또는 규칙표 일부의 테이블
sheet-expected-figure = '2.70 %' 또는 '$98,101'처럼 인쇄된 그대로의 수치
sheet-expected-sheets = 규칙표 이름, .toml로 끝나는 파일, 또는 그 목록
sheet-expected-profiles = 프로필 키, .toml로 끝나는 파일, 또는 그 목록
sheet-expected-minutes = 분, 0~1440 범위의 정수
sheet-expected-hours = 시간, 1~1008 범위의 정수
sheet-expected-days = 일, 1~3650 범위의 정수

## `punto check`의 경고

check-patron-edge = { $bet }: 엣지 { $edge }: 고객에게 유리합니다
check-patron-edge-with = { $bet }: 엣지 { $edge }, 설정 { $settings }: 고객에게 유리합니다
check-two-cards = { $place }: '{ $ranks }'은(는) 두 장으로 된 핸드 전체입니다: 세 번째 카드가 있으면 집니다; 모든 핸드의 처음 두 장이면 first_ranks를, 두 장 핸드가 맞으면 cards = 2를 쓰세요
check-rounding = { $bet }: 지급액의 끝수를 { $unit } 단위로 처리합니다({ $direction }): 엣지 { $edge }, 베팅액 { $low_stake }에서 { $low_edge }, { $high_stake }에서 { $high_edge }
check-no-exact-stake = { $bet }: tiers.{ $tier }: 한도 안에 정확히 지급되는 베팅액이 없습니다
check-far-from-print = { $bet }: { $figures }
check-settings-miss-print = published[{ $index }].settings: 이 설정에서 { $figures }
check-unused-paytable = paytables.{ $paytable }: 어떤 설정에서도 이 배당표를 쓰는 베팅이 없습니다
check-unused-tier = tiers.{ $tier }: 어떤 설정에서도 이 단계를 쓰는 테이블이 없습니다
check-unused-progressive = progressive: 어떤 설정에서도 미터의 일부를 지급하는 베팅이 없습니다
check-game = { $file }: { $key }: { $name }
check-price = { $bet }: 행 { NUMBER($rows) }개, 엣지 { $edge }
check-good = 설정 조합 { NUMBER($count) }가지 모두에서 유효합니다; 해시 { $hash }
check-warning = 경고: { $what }
