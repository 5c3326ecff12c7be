# 거절 문장 뒤에 붙는, 허용되는 금액.
refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] { " " }허용 금액: { $allowed }.
    }

# 다른 사람의 승인. `roles`: 그중 한 명이면 승인할 수 있는 역할.
approval-missing =
    { $roles ->
        [none] 다른 사람의 승인이 필요합니다.
       *[other] 다른 사람의 승인이 필요합니다: { $roles }.
    }
approval-refused =
    { $fault ->
        [none] 승인이 유효하지 않습니다.
       *[other] 승인이 유효하지 않습니다. { $fault }.
    }
approval-fault-missing = 승인이 없습니다
approval-fault-unknown = 카지노 개장 이후 이 번호로 승인된 것이 없습니다. 새로 승인을 받으십시오
approval-fault-unknown-card = 카지노가 지급한 카드가 아닙니다
approval-fault-revoked = 카드가 회수되었거나 소지자가 퇴사했습니다
approval-fault-wrong-role = 승인한 역할: { $given }; 필요한 역할: { $expected }
approval-fault-other-table = 승인된 곳: { $given }; 필요한 곳: { $expected }
approval-fault-expired = 만료되었습니다. 새로 승인을 받으십시오
approval-fault-replayed = 이미 사용되었으며 한 번만 유효합니다
approval-fault-same-person = 자신의 요청은 승인할 수 없습니다. 다른 사람에게 요청하십시오
approval-fault-other-asker = 다른 사람이 요청한 승인입니다. 직접 승인을 받으십시오
approval-fault-other-act = 다른 작업에 대한 승인입니다. 새로 승인을 받으십시오

# "테이블 상태:" 뒤에 오는, 라운드의 단계.
phase-closed = 마감
phase-idle = 라운드 사이
phase-betting = 베팅 중
phase-dealing = 딜링 중
phase-mid-coup = 네 장 뒤 베팅 중
phase-result = 지급 대기

# 새 슈에서 버닝하는 카드.
burn-option-1 = 카드 한 장을 펼쳐 그 점수만큼 버닝
burn-option-2 = 카드 한 장 버닝
burn-option-3 = 버닝 없음

# 테이블이 명령을 수행하지 않은 이유.
refusal-table-closed = 테이블이 마감되었습니다.
refusal-table-open = 테이블이 이미 열려 있습니다.
refusal-table-disabled = 테이블 사용이 중지되었습니다.
refusal-not-yours = 이 작업을 할 권한이 없습니다.
refusal-automatic-table = 자동 테이블은 스스로 딜링합니다.
refusal-wrong-phase =
    { $phase ->
        [none] 지금은 할 수 없습니다.
       *[other] 지금은 할 수 없습니다. 테이블 상태: { $phase }.
    }
refusal-other-coup = 그 라운드는 끝났거나 아직 시작되지 않았습니다.
refusal-approval-missing = { approval-missing }
refusal-approval-refused = { approval-refused }
refusal-no-such-seat = 이 테이블에 없는 좌석입니다.
refusal-seat-taken = 이미 사용 중인 좌석입니다.
refusal-seat-empty = 먼저 좌석에 앉으십시오.
refusal-already-seated = 이 테이블에 이미 좌석이 있습니다.
refusal-not-a-patron = 이 고객은 게임을 이용할 수 없습니다.
refusal-back-line = 다른 좌석에는 베팅할 수 없습니다.
refusal-amount = 올바른 금액이 아닙니다.{ refusal-allowed }
refusal-short-wallet = 지갑 잔액이 부족합니다.{ refusal-allowed }
refusal-short-chips = 칩이 부족합니다.{ refusal-allowed }
refusal-no-such-bet = 이 테이블에 없는 베팅입니다.
refusal-bet-closed =
    { $closed ->
        [pairs] 페어 베팅은 슈의 라운드 { $game } 이후 마감됩니다.
        [meter-down] 미터가 중단된 동안 이 베팅은 닫힙니다.
        [no-exact-stake] 이 베팅의 한도 안에 정확히 지급할 수 있는 베팅액이 없습니다.
        [after-four] 이 베팅은 네 장이 나온 뒤에 합니다.
        [not-offered] 이 카드에서는 이 베팅을 받지 않습니다.
        [cards-dealt] 이 베팅은 카드 전에 합니다.
        [needs] 이 베팅에 필요한 베팅이 없습니다.
       *[other] 지금은 닫힌 베팅입니다.
    }
refusal-denomination =
    { $stake ->
        [none] 이 베팅은 { $step }의 배수만 받습니다.{ refusal-allowed }
       *[other] 이 베팅은 { $stake } 단일 베팅액만 받습니다.
    }
refusal-over-bet-limit = 이 베팅의 최대 금액을 넘습니다.{ refusal-allowed }
refusal-over-total-limit = 전체 베팅의 최대 금액을 넘습니다.{ refusal-allowed }
refusal-over-difference = 플레이어와 뱅커의 차액이 너무 커집니다.{ refusal-allowed }
refusal-both-lines =
    { $bets ->
        [none] 플레이어와 뱅커에 동시에 베팅할 수 없습니다.
       *[other] 플레이어나 뱅커를 기준으로 하는 베팅에는 둘 중 하나에만 베팅해야 합니다.
    }
refusal-player-dealer-bets = 고객 딜러는 이번 라운드에 베팅하지 않습니다.
refusal-nothing-to-take-back = 되돌릴 베팅이 없습니다.
refusal-nothing-to-repeat = 반복할 지난 베팅이 없습니다.
refusal-nothing-to-double = 두 배로 늘릴 수 있는 베팅이 없습니다.
refusal-has-wagers = 이번 라운드에 베팅이나 뱅크가 있습니다.
refusal-no-shoe = 준비된 슈가 없습니다.
refusal-shoe-over = 이 슈의 마지막 라운드가 끝났습니다.
refusal-shoe-in-use = 사용 중인 슈가 아직 끝나지 않았습니다.
refusal-cut-position = 그 위치에서는 커팅할 수 없습니다. 1~{ $last } 사이에서 고르십시오.
refusal-no-position = 이번 라운드에는 고객 딜러가 없습니다.
refusal-house-banks = 이 테이블의 뱅크는 카지노가 맡습니다.
refusal-position-taken = 포지션을 이미 맡은 사람이 있거나 제안 중입니다.
refusal-not-offered = 이 좌석에 제안된 포지션이 아닙니다.
refusal-bank-too-small = 뱅크는 테이블 최소 금액 이상이어야 합니다.{ refusal-allowed }
refusal-wrong-card = 올바른 카드가 아닙니다.
refusal-no-such-card = { $place }번째 카드는 아직 딜링되지 않았습니다.
refusal-burn-option = 이 테이블의 버닝 방식: { $burn }.
refusal-not-a-coup = 이 카드로는 완전한 라운드가 되지 않습니다.
refusal-coup-complete = 규칙상 더 받을 카드가 없습니다.
refusal-coup-incomplete = 규칙상 카드를 더 받아야 합니다.
refusal-ended-sooner = 이 카드라면 라운드가 더 일찍 끝났어야 합니다. 라운드를 무효로 하십시오.
refusal-card-beyond-supply = 슈에 그 카드가 더 있을 수 없습니다.
refusal-unknown-setting = 알 수 없는 설정입니다.
refusal-setting-locked = 이 테이블에서 잠긴 설정입니다.
refusal-setting-value = 이 설정에 쓸 수 없는 값입니다.
refusal-fee-column = 이용료표의 열을 고르십시오: { $columns }.
refusal-no-fees = 이 테이블에는 이용료가 없습니다.
refusal-needs-closed-table = 규칙은 테이블이 마감된 동안에만 바꿀 수 있습니다.
refusal-no-such-coup = 마지막 라운드만, 카지노가 뱅크를 맡은 경우에만 정정할 수 있습니다.
refusal-reason = 사유를 입력하십시오.
refusal-same-id = 다른 명령에 이미 사용된 ID입니다.
refusal-not-face-down = 그 카드는 뒷면 상태가 아닙니다.
refusal-face-down = 아직 뒷면인 카드가 있습니다.
refusal-no-progressive = 이 게임에는 프로그레시브 베팅이 없습니다.
refusal-meter-linked = 테이블이 이미 미터에 연결되어 있습니다.
refusal-no-meter = 테이블에 연결된 미터가 없습니다.
refusal-excluded = 게임 이용이 제한되어 있습니다. 정산하고 나갈 수는 있습니다.
refusal-cooling-off = 휴식을 선택하셨습니다. 정산하고 나갈 수는 있습니다.
refusal-time-limit = 본인이 정한 시간 한도에 도달했습니다.
refusal-loss-limit = 본인이 정한 손실 한도의 잔여액을 넘습니다.{ refusal-allowed }
refusal-chips-gone = { $seats }번 좌석에 더 지급된 칩이 이제 테이블에 없습니다. 먼저 고객이 칩을 다시 가져오거나 케이지에서 정리해야 합니다.
refusal-other-currency = 이 게임의 통화가 카지노의 통화와 다릅니다.
refusal-table-name = 카지노가 직접 쓰는 이름입니다. 다른 이름을 고르십시오.
refusal-stake-step = 이 베팅은 정확히 지급되는 { $step }의 배수만 받습니다.{ refusal-allowed }
refusal-wallet-full = 지갑에 그만큼 담을 수 없습니다.{ refusal-allowed }

# 테이블 함수를 호출하는 쪽을 위한, 라운드를 진행하거나 정산할 수 없는 이유.
table-fee-negative = 단계 '{ $tier }': 이용료가 0보다 작습니다; 정액이어야 합니다
table-fee-rates = 단계 '{ $tier }': 이용료 요율 { $rates }개; { $most }개 이하여야 합니다
table-player-dealer-bets = { $seat }번 좌석: 고객 딜러는 이 라운드에 베팅하지 않습니다; 베팅이 없어야 합니다
table-bank-negative = 뱅크 { $bank }: 0 이상이어야 합니다
