# 미터가 명령을 거절하는 이유.
meter-refusal-no-such-meter = 미터를 찾을 수 없습니다.
meter-refusal-meter-exists = 같은 이름의 미터가 이미 있습니다.
meter-refusal-meter-down = 미터가 중단되었습니다.
meter-refusal-meter-up = 미터가 이미 작동 중입니다.
# `needed`: 그중 하나가 필요한 역할.
meter-refusal-not-yours =
    { $needed ->
        [none] 이 작업을 할 권한이 없습니다.
       *[other] 이 작업을 할 권한이 없습니다. 필요한 역할: { $needed }.
    }
meter-refusal-no-progressive = 게임에 미터로 지급하는 베팅이 없습니다.
meter-refusal-player-dealer = 고객 딜러가 뱅크를 맡는 테이블에는 프로그레시브가 없습니다.
# `difference`: meter-difference 메시지.
meter-refusal-other-game =
    { $difference ->
        [none] 미터 하나에는 게임 하나와 베팅액 하나만 쓸 수 있습니다.
       *[other] 미터 하나에는 게임 하나와 베팅액 하나만 쓸 수 있습니다: { $difference }.
    }
meter-refusal-table-joined = 테이블이 이미 이 미터에 연결되어 있습니다.
meter-refusal-table-not-joined = 테이블이 이 미터에 연결되어 있지 않습니다.
meter-refusal-hand-on =
    { $tables ->
        [none] 라운드 진행 중에는 바꿀 수 없습니다.
       *[other] 라운드 진행 중에는 바꿀 수 없습니다. 진행 중인 테이블: { $tables }.
    }
meter-refusal-no-hand = 이 테이블에 그 라운드가 없습니다.
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] 이 라운드의 카드가 아직 다 나오지 않았습니다.
                [stood] 라운드의 결과가 나왔고 아직 끝나지 않았습니다.
                [ended] 라운드가 끝났습니다.
               *[void] 라운드가 무효입니다.
            }
        [counted] 라운드 { $coup }: 베팅이 이미 집계되었습니다.
        [no-award] 열쇠를 기다리는 당첨이 없습니다.
        [not-called] 먼저 슈퍼바이저를 부르십시오.
        [no-confirmation] 이 당첨에는 확인이 필요하지 않습니다.
        [no-dealer] 이 라운드는 딜러가 표시하지 않습니다.
       *[none] 라운드의 이 단계에서는 할 수 없습니다.
    }
meter-refusal-empty-seat = 그 좌석에는 프로그레시브 베팅이 없습니다.
meter-refusal-no-such-row = 배당표에 그런 행이 없습니다.
# `marks`: 좌석마다 meter-disagreement 하나.
meter-refusal-marks-disagree =
    { $marks ->
        [none] 표시와 카드가 맞지 않습니다.
       *[other] 표시와 카드가 맞지 않습니다: { $marks }.
    }
meter-disagreement = { $seat }번 좌석 표시 { $marked }, 카드 판정 { $cards }
meter-disagreement-nothing = 없음
meter-refusal-no-such-award = 당첨을 찾을 수 없습니다.
meter-refusal-award-status =
    { $status ->
        [hit] 당첨이 아직 검증되지 않았습니다.
        [verified] 당첨이 이미 검증되었습니다.
        [paid] 당첨이 이미 지급되었습니다.
        [rejected] 당첨이 거부되었습니다.
        [backed-out] 당첨이 되돌려졌습니다.
       *[none] 당첨의 상태가 다릅니다.
    }
meter-refusal-award-pending =
    { $awards ->
        [none] 먼저 당첨을 검증하거나 거부하십시오.
       *[other] 먼저 당첨을 검증하거나 거부하십시오: { $awards }.
    }
meter-refusal-award-logged =
    { $awards ->
        [none] 당첨이 이미 기록되었습니다.
       *[other] 당첨이 이미 기록되었습니다: { $awards }.
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] 기록된 카드와 다릅니다.
       *[other] 기록된 카드와 다릅니다: { $cards }.
    }
# `reason`: meter-adjust 메시지; `way`: up 또는 down; `pool`: meter-pool 메시지.
meter-refusal-reason =
    { $way ->
        [up] 이 사유로는 추가할 수 없습니다(‘{ $pool }’): { $reason }.
        [down] 이 사유로는 차감할 수 없습니다(‘{ $pool }’): { $reason }.
       *[none] 사유를 입력하십시오.
    }
meter-refusal-amount = 올바른 금액이 아닙니다.
meter-refusal-over-limit =
    { $allowed ->
        [none] 미터가 한도를 넘게 됩니다.
       *[other] 미터가 한도를 넘게 됩니다. 허용 금액: { $allowed }.
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] 잔액이 그보다 적습니다.
               *[other] 잔액이 그보다 적습니다. 허용 금액: { $allowed }.
            }
       *[other]
            { $allowed ->
                [none] { $seat }번 좌석의 지갑 잔액이 그보다 적습니다.
               *[other] { $seat }번 좌석의 지갑 잔액이 그보다 적습니다. 허용 금액: { $allowed }.
            }
    }
meter-refusal-same-parameters = 바뀌는 내용이 없습니다.
# `advice`: meter-advice 메시지, 각각 한 문장.
meter-refusal-parameters =
    { $advice ->
        [none] 사용할 수 없는 설정입니다.
       *[other] 사용할 수 없는 설정입니다. { $advice }
    }
meter-refusal-approval-missing = 다른 사람의 승인이 필요합니다.
meter-refusal-approval-refused = 승인이 유효하지 않습니다.
meter-refusal-same-person = 당첨을 검증한 사람은 지급할 수 없습니다.
meter-refusal-not-confirmed = 먼저 슈퍼바이저가 확인한 다음 임원이 카드를 긁습니다.
meter-refusal-key =
    { $position ->
        [run] 열쇠가 RUN 위치에 있습니다.
        [jph] 열쇠가 JPH 위치에 있습니다.
       *[none] 열쇠의 위치가 맞지 않습니다.
    }
meter-refusal-recovery =
    { $status ->
        [verified] 지급하지 않은 당첨이므로 회수할 것이 없습니다.
       *[paid] 지급한 당첨금을 어떻게 처리했는지 고르십시오: 회수 또는 손실 처리.
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] 지갑에 그만큼 담을 수 없습니다.
       *[other] 지갑에 그만큼 담을 수 없습니다. 허용 금액: { $allowed }.
    }

# 테이블이 미터를 함께 쓸 수 없는 이유; 절.
meter-difference-game = 테이블은 { $other }, 미터는 { $own }
meter-difference-currency = 통화가 테이블은 { $other }, 미터는 { $own }
meter-difference-stake = 베팅액이 테이블은 { $other }, 미터는 { $own }
meter-difference-decks = 슈가 테이블은 { $other }덱, 미터는 { $own }덱
meter-difference-split =
    { $other ->
        [winners] 테이블은 당첨자에게만 주고, 미터는 모든 참여자에게 나눕니다
       *[participants] 테이블은 모든 참여자에게 나누고, 미터는 당첨자에게만 줍니다
    }
# `other`, `own`: 핸드의 이름.
meter-difference-side = 기준 핸드가 테이블은 { $other }, 미터는 { $own }
meter-difference-pay-table = 테이블의 배당표가 다릅니다

# 미터가 집계하지 않은 베팅의 문제; `why`: meter-increment 메시지.
meter-wagers-refused = 어떤 라운드에서도 나올 수 없는 베팅이어서 미터가 거절했습니다.
meter-wrong-increment = 테이블 { $table }, 라운드 { $coup }: { $why }
meter-increment-stake = { $seat }번 좌석의 베팅 { $amount }, 정해진 베팅액 { $expected }
meter-increment-seats =
    { $wagers ->
        [0] 베팅이 없습니다
       *[other] 베팅 { NUMBER($wagers) }건 중 한 좌석에 두 건 이상 있습니다
    }
meter-increment-most = 베팅 합계 { $amount }, 라운드당 최고 { $expected }

# 미터 설정에 대한 조언: 문장.
meter-advice-contribution-range = 적립률 { $rate }: 0~100 %여야 합니다.
meter-advice-reserve-range = 예비 적립률 { $rate }: 0~100 %여야 합니다.
meter-advice-rates-together = 적립률과 예비 적립률의 합 { $rate }: 100 % 이하여야 합니다.
meter-advice-amount-range =
    { $setting ->
        [seed] 시드
        [limit] 한도
        [executive-above] 임원 기준액
       *[most-wagered] 라운드당 최고 베팅액
    } { $amount }: 0 이상이며 장부에 담을 수 있는 범위여야 합니다.
meter-advice-seed-zero = 시드 0: 금액을 입력하거나 시드 0을 의도했음을 표시해야 합니다.
meter-advice-limit-under-seed = 한도 { $amount }: 시드 금액 { $bound } 이상이어야 합니다.
meter-advice-limit-under-meter = 한도 { $amount }: 현재 미터 금액 { $bound } 이상이어야 합니다.
meter-advice-seed-changed = 시드 { $amount }(원래 { $bound }): 인쇄된 수치가 더 이상 맞지 않습니다.
meter-advice-seed-under-fixed = 시드 { $amount }: 가장 큰 고정 배당 { $bound }보다 적습니다.
meter-advice-contribution-over-preset = 적립률 { $rate }: 고정 배당을 칩 트레이에서 지급하면서 기본값 { $bound }보다 높습니다. 엣지가 인쇄된 값보다 낮아집니다.
meter-advice-contribution-low = 적립률 { $rate }: 미터가 모두 지급하면서 { $bound }보다 낮습니다. 미터가 고갈될 수 있습니다.
meter-advice-no-reserve = 예비금이 없습니다. 조금 적립하면 당첨 뒤 미터가 더 높은 금액에서 시작합니다.
meter-advice-reserve-only-seed = 예비금이 유일한 시드입니다. 일찍 당첨되면 금액이 적습니다.
meter-advice-bound-under-layout = 라운드당 최고 베팅액 { $amount }: 베팅 { NUMBER($seats) }건의 합계 { $bound }보다 적습니다. 만석이면 고장으로 처리됩니다.

# `punto meter advise`.
# `hands`: 베팅의 기준 핸드; `applies`: 현재 게임 설정에 해당하는지 여부.
meter-advice-riding =
    기준: { $hands ->
        [player] 플레이어 핸드
        [banker] 뱅커 핸드
       *[either] 어느 핸드든
    }{ $applies ->
        [no] { "(현재 설정 아님)" }
       *[yes] { "" }
    }: { $edge ->
        [none] 고정 배당이 미터의 적립보다 많음
       *[other] 하우스 엣지 { $edge }, 평균 당첨금 { $award }
    }
meter-advice-verdict =
    { $game }: { $verdict ->
        [refused] 사용할 수 없음
        [dry] 미터가 고갈되며 나머지는 칩 트레이에서 지급
       *[usable] 사용 가능
    }
meter-advice-line = { $code }: { $advice }
meter-level-refuse = 거부
meter-level-warn = 경고
meter-level-advise = 권고
meter-level-ok = 정상
meter-file-game = { $file }: 게임 '{ $game }'에 미터가 없습니다; 미터가 있는 게임이어야 합니다
meter-file-unread = { $file }: 읽을 수 없습니다: { $why }; TOML 파일이어야 합니다
meter-file-not-text = { $file }: 텍스트가 아닙니다; TOML 파일이어야 합니다
meter-file-shape = { $file }: { $why }; game 및 [settings] 항목이 있어야 합니다

# 요청한 것과 다른 미터, 전표 또는 게임.
meter-not-in-log = 미터 { $meter }: 핏 { $pit }의 로그에 없습니다; 로그에 있는 미터여야 합니다
meter-slip-not-in-log = 미터 { $meter }의 전표 { $slip }: 핏 { $pit }의 로그에 없습니다; 검증된 당첨의 전표여야 합니다
meter-game-without = 게임 '{ $game }': 미터로 지급하는 베팅이 없습니다; 그런 베팅이 있는 게임이어야 합니다
meter-none-in-pit = 핏 { $pit }: 미터가 없습니다; 프로그레시브 테이블이 있는 카지노여야 합니다
meter-unnamed = 미터 { NUMBER($count) }개: 데이터베이스 뒤에 다음 중 하나를 적어야 합니다: { $meters }
meter-unknown = 미터 { $meter }: 다음 중 하나여야 합니다: { $meters }
# 라운드의 단계, 열쇠식과 카드식의 진행 절차에 따름.
meter-step-start = { $system ->
    [keyed] START GAME: 센서가 각 베팅을 표시. $1 베팅은 걷고 $5 베팅은 제자리에 두기
   *[carded] 딜러 화면에서 START GAME: 센서가 각 베팅을 표시. $1 베팅은 걷고 $5 베팅은 제자리에 두기
}
meter-step-mark = { $system ->
    [keyed] 당첨된 좌석의 핸드 버튼 누르기. 다시 누르면 해제
   *[carded] 화면에서 당첨된 좌석 누르기. 다시 누르면 해제
}
meter-step-call = 슈퍼바이저 호출
meter-step-key = 열쇠를 JPH로 돌리기
meter-step-confirm = 슈퍼바이저 확인
meter-step-log = { $system ->
    [keyed] J-POT 버튼을 눌러 당첨 기록
   *[carded] 슈퍼바이저 확인, 슈퍼바이저 카드
}
meter-step-executive-card = 임원 카드
meter-step-run = 열쇠를 RUN으로 되돌려 미터 조정
meter-step-end = { $system ->
    [keyed] GAME OVER
   *[carded] END GAME
}
meter-step-pay = 당첨금 지급

# 명령줄에서 보는 미터.
meter-report-title = 미터 { $meter }: { $name }({ $game }), { $currency }
meter-report-state = 상태
meter-report-status =
    { $state ->
        [faulted] 고장: { $why }
        [disabled] 중지: { $why }
       *[up] 작동 중
    }
meter-report-tables = 테이블
meter-report-no-tables = 없음
meter-report-attention = 주의
meter-report-no-awards = 아직 당첨이 없습니다
meter-report-line = { $hits } × { $pays }: { $row }
award-column-award = 당첨
award-column-slip = 전표
award-column-time = 시간
award-column-table = 테이블
award-column-coup = 라운드
award-column-status = 상태
award-column-prize = 당첨금
award-column-winners = 당첨자
meter-report-beginning = 처음
meter-report-now = 현재
meter-warning-dry = 미터가 고갈되었습니다. 지난 시작 이후 칩 트레이에서 지급한 고정 배당: { $amount }.
meter-warning-pending = 검증할 당첨: { $awards }.
meter-warning-waiting = 다음 전액 당첨까지 대기: 적립률 { $contribution }, 예비 적립률 { $reserve }, 고정 배당 재원 { $pays }.
meter-column-entry = 항목
meter-column-time = 시간
meter-column-event = 이벤트
meter-column-table = 테이블
meter-column-coup = 라운드
meter-column-before = 이전
meter-column-after = 이후
meter-column-reserve = 예비금
meter-column-overflow = 초과금
meter-column-by = 처리자
meter-column-authorised-by = 승인자
meter-column-why = 사유
meter-history-wagers = 베팅 { NUMBER($wagers) }건
meter-history-award = 당첨 { $award }
meter-history-fixed = 고정 배당: 미터에서 { $covered }, 칩 트레이에서 { $short }
meter-history-slip = 당첨 { $award }, 전표 { $slip }
meter-history-confirmed = 당첨 { $award }, 확인 { $by }
meter-history-key = 열쇠({ $holder }): { $to } 위치로
meter-history-undone = 당첨 { $award }: { $reason }
meter-history-adjusted = { $pool } { $change }: { $reason }
meter-reconciliation-from = 시작
meter-reconciliation-until = 끝
meter-reconciliation-wagers = 베팅 수
meter-reconciliation-in-meter = 총 베팅액
meter-reconciliation-hits = 적중
meter-reconciliation-wins-logged = 기록된 당첨
meter-reconciliation-stakes-returned = 반환한 베팅액
meter-reconciliation-opening-meter = 기초: 미터
meter-reconciliation-opening-reserve = 기초: 예비금
meter-reconciliation-opening-overflow = 기초: 초과금
meter-reconciliation-opening-set-aside-for-awards = 기초: 당첨 예치금
meter-reconciliation-opening-owed-to-patrons = 기초: 고객 미지급금
meter-reconciliation-in-contributions-to-the-meter = 증가: 미터 적립금
meter-reconciliation-in-contributions-to-the-reserve = 증가: 예비 적립금
meter-reconciliation-in-seed-less-taken-back = 증가: 카지노 시드, 회수분 차감
meter-reconciliation-in-adjustments-less-those-down = 증가: 조정, 차감분 제외
meter-reconciliation-in-awards-recovered = 증가: 당첨자에게서 회수
meter-reconciliation-in-awards-written-off = 증가: 카지노 손실 처리
meter-reconciliation-out-awards-paid = 감소: 지급한 당첨금
meter-reconciliation-out-fixed-pays = 감소: 미터의 고정 배당
meter-reconciliation-closing-meter = 기말: 미터
meter-reconciliation-closing-reserve = 기말: 예비금
meter-reconciliation-closing-overflow = 기말: 초과금
meter-reconciliation-closing-set-aside-for-awards = 기말: 당첨 예치금
meter-reconciliation-closing-owed-to-patrons = 기말: 고객 미지급금
meter-reconciliation-not-accounted-for = 미확인 차액

# 미터에서 다른 사람이 승인하는 작업과 그 내용.
act-open-meter = 미터 열기
act-change-meter = 미터 설정 변경
act-enable-meter = 미터 재개
act-confirm-award = 당첨 확인
act-turn-key = 열쇠 돌리기
act-verify-award = 당첨 검증
act-reject-award = 당첨 거부
act-back-out-award = 기록된 당첨 되돌리기
act-adjust-meter = 미터 조정
act-line-game = 게임
act-line-fault = 고장
act-line-award = 당첨
act-line-position = 위치
act-line-cards = 카드
act-line-recovery = 당첨금 처리
act-line-pool = 계정
act-line-held = 현재 잔액
act-line-note = 메모
