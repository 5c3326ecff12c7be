# 이상: 증명, 확인, 감사에서 찾은 문제와 그 위치.

# 알려진 만큼의 위치: 종류, 테이블, 미터, 라운드, 좌석, 베팅은 없을 수 있습니다.
finding-at =
    핏 { $pit }, 항목 { $entry }{ $kind ->
        [none] {""}
       *[other] ({ $kind })
    }{ $table ->
        [none] {""}
       *[other] , 테이블 { $table }
    }{ $meter ->
        [none] {""}
       *[other] , 미터 { $meter }
    }{ $coup ->
        [none] {""}
       *[other] , 라운드 { $coup }
    }{ $seat ->
        [none] {""}
       *[other] , { $seat }번 좌석
    }{ $bet ->
        [none] {""}
       *[other] , 베팅 { $bet }
    }: { $problem }

# 해시 체인, 그 끝과 앵커.
finding-place = 그 자리에 핏 { $pit }의 항목 { $entry } 기록이 있습니다
finding-hash = 해시가 내용과 일치하지 않습니다
finding-missing = 없습니다: 로그의 끝은 항목 { $head }입니다
finding-head = 해시가 로그 끝의 해시와 다릅니다
finding-beyond-head = 로그의 끝보다 뒤에 있습니다
finding-cut-off = 앵커가 가리키지만 로그가 그 앞에서 끝납니다
finding-anchor = 해시가 앵커의 해시와 다릅니다
finding-lost = 접수가 확인되었지만({ $file }) 로그가 항목 { $end }에서 끝납니다: 마지막 { NUMBER($count) }개 항목을 잃었습니다. 폴더를 그대로 복사한 다음 백업을 복원하십시오
finding-lost-entry = 접수가 확인되었지만({ $file }) 없습니다
finding-lost-hash = 다른 해시로 접수가 확인되었습니다({ $file })

# 로그가 다루지 않는 행.
finding-command = 명령 '{ $command }': 행이 바뀌었습니다
finding-command-count = 저장된 명령은 { NUMBER($kept) }개, 수행된 명령은 { NUMBER($due) }개입니다
finding-commands = 저장된 명령이 수행된 명령과 다릅니다
finding-row = { $table }, '{ $key }': 행이 바뀌어 인정하지 않습니다
finding-astray = '{ $login }'의 로그인 정보: 그 주체에서 이 정보로 이어지지 않습니다

# 항목의 내용.
finding-unreadable = 읽을 수 없습니다: { $problem }
finding-impossible = 여기에서 일어날 수 없습니다: { $problem }
finding-not-applied = 적용할 수 없습니다. 그 뒤는 증명하지 않았습니다
finding-kind = 들어 있는 것 { $found }, 있어야 할 것 { $expected }
finding-stream = { $stream }에 속하지만 그곳에는 이런 종류의 이벤트가 없습니다
finding-instead = 있는 것 { $stream }, 여기에 있어야 할 것 { $expected }의 { $kind }
finding-ends = 이어져야 할 { $stream }의 { $kind } 앞에서 로그가 끝납니다
finding-meter-refused = 미터가 거절했을 것입니다: { $refusal }
finding-uncalled = 원인이 된 것이 없습니다
finding-uncalled-by-meter = 원인이 된 미터가 없습니다
finding-turn = 테이블이 이 상태일 때 나옵니다: { $phase }
finding-turned = 이미 앞면인 카드를 펼칩니다: { $cards }
finding-not-placed = { $seat }번 좌석이 건 적 없는 베팅을 되돌립니다: { $act }
finding-no-meter = 미터를 기다리지 않는 베팅을 지급합니다
finding-actor = 처리자: 기록 { $by }, 있어야 할 역할 { $roles }
finding-approval = 승인되지 않았습니다. { $objection }

# 돈.
finding-unbalanced = 분개의 합이 { $total }입니다. 0이어야 합니다
finding-overdrawn = { $account } 계정이 { $left }까지 내려갑니다. 0 이상이어야 합니다
finding-accounts = 다음 계정의 돈을 옮깁니다: { $accounts }
finding-wallet = { $patron }의 지갑: 기록 { $found }, 분개에 따르면 { $expected }
finding-no-wallet = { $patron }의 지갑: 기록 없음, 분개에 따르면 { $expected }
finding-balance = { $account }: 기록 { $found }, 분개에 따르면 { $expected }
finding-sums = 로그를 합산할 수 없습니다: { $problem }

# 고객 본인의 한도.
finding-stopped = { $patron } 고객은 게임을 할 수 없는데 하고 있습니다: { $why }
finding-stop-excluded = 이용 제한
finding-stop-cooling-off = 휴식 중
finding-stop-time-limit = 시간 한도 도달
finding-risk = { $patron } 고객이 건 위험 { $risked }, 본인 한도에 따르면 최대 { $most }

# 서로 다른 두 기록. 위치는 항목의 JSON 안의 경로입니다.
finding-differs = { $place ->
        [none] {""}
       *[other] { $place }:{" "}
    }기록 { $found }, 올바른 값 { $expected }
finding-differences = { $all }
finding-more = 그 밖에 { NUMBER($count) }건
finding-nothing = 없음
finding-yes = 예
finding-no = 아니요
finding-part = { $name } { $value }
finding-posting = { $account } { $amount }

# 사용이 끝난 슈와 그 커밋값.
finding-shoe-decks = 순서의 카드가 { NUMBER($cards) }장입니다. { NUMBER($deck) }장짜리 온전한 덱이어야 합니다
finding-shoe-cards = 순서에 { $card } 카드가 { NUMBER($found) }장 있습니다. { NUMBER($expected) }장이어야 합니다
finding-shoe-commitment = 커밋값은 { $commitment }, 순서와 솔트에서 나온 값은 { $found }입니다
finding-shoe-cut = 커팅 위치가 { NUMBER($position) }입니다. 1~{ NUMBER($last) } 범위여야 합니다
finding-shoe-overdealt = 카드 { NUMBER($dealt) }장을 딜링했지만 슈에는 { NUMBER($cards) }장이 있습니다
finding-shoe-dealt = { NUMBER($place) }번째로 딜링된 카드는 { $found }, 커팅한 순서의 카드는 { $expected }입니다

# 라운드 하나의 증명: 확인한 것, 또는 맞지 않는 것.
evidence-entry = 핏 { $pit }의 항목 { $entry }: { $kind }, 테이블 { $table }, 라운드 { $coup }
evidence-no-entry = 핏 { $pit }의 항목 { $entry }: 로그에 없습니다
evidence-other-entry = 핏 { $pit }의 항목 { $entry }: { $kind }이며 테이블 { $table }, 라운드 { $coup }의 것이 아닙니다
evidence-no-entries = 항목이 없습니다
evidence-chain = 항목 { $first }~{ $last }, 각각 앞 항목에 연결됨
evidence-cards = { $cards ->
        [none] 카드 없음
       *[other] { $cards }
    }
evidence-other-cards = 로그: { $cards ->
        [none] 카드 없음
       *[other] { $cards }
    }, 표시: { $shown ->
        [none] 카드 없음
       *[other] { $shown }
    }
evidence-void = 베팅액과 이용료를 반환했습니다
evidence-no-wagers = 베팅이 없었습니다
evidence-other-payout = { $seat }번 좌석, { $bet }: 기록 { $found }, 카드와 규칙표에 따르면 { $expected }
evidence-settled = 게임 { $game }에 따라 정산한 베팅: { NUMBER($count) }
evidence-shown = 비교한 줄: { NUMBER($count) }
evidence-other-lines = 표시된 줄이 로그와 다릅니다
evidence-by-hand = 딜러가 카드를 직접 딜링했습니다
evidence-shoe-in-use = 슈의 순서는 슈가 끝나면 공개됩니다
evidence-shoe = 슈 { $shoe }: 커밋값 { $commitment }, 일치합니다
evidence-shoe-retired = 슈 { $shoe }: 폐기되었습니다. { $why }

# 라운드의 단계별 설명.
explain-coup = 테이블 { $table }, 라운드 { $coup }, 슈 { $shoe }: { $game }
explain-entry = 로그 항목 { $entry }, 게임 { $game }
explain-void = 무효: { $reason }; 베팅액과 이용료를 반환했습니다
explain-player = 플레이어 { $cards } = { $total }
explain-banker = 뱅커 { $cards } = { $total }
explain-result = { $result ->
        [P] 플레이어 핸드 승리
        [B] 뱅커 핸드 승리
       *[T] 타이
    }: 점수 { $player }-{ $banker }, 카드 { $player_cards }-{ $banker_cards }
explain-bank = 고객 딜러의 뱅크: { $bank }
explain-line = { $seat }번 좌석, { $patron }: { $wager }: { $row }; 반환 { $returned }{ $due ->
        [none] {""}
       *[other] ; 잘못된 값입니다: 카드와 규칙표에 따르면 { $due }
    }
explain-wager = { $bet } { $stake }{ $rides ->
        [none] {""}
        [player] , 기준 플레이어 핸드
        [banker] , 기준 뱅커 핸드
       *[other] , 기준 { $rides }
    }
explain-lost = 해당하는 행 없음, 손실{ $uncovered ->
        [none] {""}
       *[other] ; 뱅크가 충당하지 못한 금액 { $uncovered }
    }
explain-row = { $paytable } { $row }행, { $label }, 배당 { $pays }{ $sum ->
        [none] {""}
       *[other] : { $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ; 뱅크가 충당하지 못한 금액 { $uncovered }
    }
explain-from-meter = 테이블이 아니라 미터의 당첨금으로 지급
explain-fee = { $seat }번 좌석: 이용료 { $fee }

# 로그 검증이 끝난 방식.
verification-ended = 결과가 나오기 전에 끝났습니다

# 슈 기록 또는 라운드 표의 감사.
audit-player = 플레이어
audit-banker = 뱅커
audit-tie = 타이
audit-cards = { $hand } 핸드의 카드가 { NUMBER($found) }장입니다; 2장 또는 3장이어야 합니다
audit-total = { $hand } 점수가 { $found }점으로 적혀 있지만 { $cards } 카드는 { $expected }점입니다
audit-winner = 승자가 { $found }인데 카드는 플레이어 { $player }점, 뱅커 { $banker }점입니다; 올바른 결과: { $expected }
audit-supply = 슈의 { $found }번째{ $card ->
        [none] {" "}카드
       *[other] {" "}{ $card }
    }: { $decks }덱에는 { $expected }장 있습니다
audit-burn = { $card } 카드를 펼치고 { $found }장을 버닝했습니다; { $expected }장이어야 합니다
audit-draw = { $rule } { $found }
audit-player-rule = 플레이어 { $total }점은 { $expected }, 실제:
audit-banker-rule = 뱅커 { $total }점은 { $third ->
        [none] 플레이어가 스탠드하면
       *[other] 플레이어 셋째 카드가 { $third }점이면
    } { $expected }, 실제:
audit-natural-rule = { $best } 내추럴 { $total }점으로 라운드 종료, { $hand } 핸드 실제:
audit-draws = 드로우
audit-stands = 스탠드
audit-drew = { $card } 드로우
audit-stood = 스탠드
audit-number-twice = 라운드 { $found }: 연달아 두 번 나옵니다; 다른 번호여야 합니다
audit-number = 라운드 { $last } 다음에 라운드 { $found } 기록이 있습니다; 라운드 { $expected }이어야 합니다
audit-game = 게임 해시 { $found }: 여기의 { $game } 해시는 { $expected }입니다; 슈를 딜링할 때의 설정이어야 합니다
audit-bet = { $wager }: { $game } 게임에 없는 베팅입니다; 다음 중 하나여야 합니다: { $expected }
audit-after-four = { $wager }: 이 네 장 뒤에는 이 베팅을 받지 않습니다; 베팅이 없어야 합니다
audit-side = { $wager }: 이 베팅의 기준 핸드: { $expected }
audit-amount = { $bet }: 열 '{ $column }': 금액 '{ $found }': 소수점 아래 { $places }자리 이하여야 합니다
audit-stake = { $wager }: 베팅액이 0보다 작습니다
audit-wager = { $seat ->
        [none] {""}
       *[other] { $seat }번 좌석:{" "}
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] , 기준 { $rides }
    }
audit-payout = { $wager } { $what ->
        [won] 당첨액
       *[returned] 반환액
    } { $found }; 올바른 금액 { $expected }{ $if_covered }: { $reason }
audit-if-covered = (뱅크가 충당한 경우)
audit-lost = 해당하는 행이 없어 베팅액을 잃습니다
audit-push = rows[{ $row }]({ $asks }): { $pays }, 베팅액을 돌려줍니다
audit-for = rows[{ $row }]({ $asks }): 배당 { $pays }, 베팅액 대신 { $won } 지급
audit-to = rows[{ $row }]({ $asks }): 배당 { $pays }, { $won } 지급 및 베팅액 { $back } 반환
audit-gap-winner = 승자가 적히지 않은 라운드
audit-gap-totals = 양쪽 점수가 모두 적히지는 않은 라운드
audit-gap-draws = 한 핸드의 카드가 두 장 미만인 라운드: 드로우 규칙
audit-gap-suits = 무늬가 없는 카드: 숫자로만 셈
audit-gap-shoes = 슈를 알 수 없는 라운드: 카드의 수
audit-gap-unpaid = 지급액이 적히지 않은 베팅
audit-gap-game = 게임이 없는 베팅: 지급액
audit-gap-currency = 통화의 소수 자릿수가 게임과 다른 베팅: 지급액
audit-gap-broken = 카드가 규칙에 어긋나는 라운드의 베팅: 지급액
audit-gap-rides = 기준 핸드가 적히지 않은 베팅: 지급액
audit-gap-suit-rows = 적히지 않은 무늬에 따라 배당이 정해지는 베팅: 지급액
audit-gap-seat = 무늬가 정해진 좌석이 적히지 않은 베팅: 지급액
audit-gap-meter = 미터의 일부에 당첨된 베팅: 지급액
audit-gap-coverage = 고객 딜러를 상대로 한 베팅: 뱅크가 충당한 범위
audit-line = { $file }:{ $line }: 슈 { $shoe }{ $coup ->
        [none] {""}
       *[other] {" "}라운드 { $coup }
    }: { $problem }
audit-summary = { $shoes }, { $coups }, { $wagers }: { $result }
audit-clean = 규칙에 어긋나는 것이 없습니다
audit-found = 문제 { NUMBER($count) }건({ $kinds })
audit-kind-count = { $kind } { NUMBER($count) }
audit-kind-draw = 드로우
audit-kind-cards = 카드 수
audit-kind-total = 점수
audit-kind-winner = 승자
audit-kind-supply = 슈의 카드
audit-kind-payout = 지급액
audit-kind-amount = 금액
audit-kind-bet = 베팅
audit-kind-number = 라운드 번호
audit-kind-burn = 버닝
audit-kind-game = 게임
audit-not-judged = 판정하지 않음: { $what }({ NUMBER($count) })
audit-progress = 감사
