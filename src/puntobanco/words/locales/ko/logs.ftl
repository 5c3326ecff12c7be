# 카지노의 로그를 읽는 명령의 출력: verify, recall, integrity.

count-entries = 항목 { NUMBER($count) }개
count-coups = 라운드 { NUMBER($count) }회
count-wagers = 베팅 { NUMBER($count) }건
count-shoes-revealed = 공개된 슈 { NUMBER($count) }개
count-meters = 미터 { NUMBER($count) }개
count-awards = 당첨 { NUMBER($count) }건
count-findings = 이상 { NUMBER($count) }건
count-faults = 문제 { NUMBER($count) }건
count-files = 파일 { NUMBER($count) }개

verify-pit = 핏 { $pit }: { $counts }: { $verdict }
verify-whole = 온전함
verify-note = 핏 { $pit }: { $note }
verify-commands-accepted = 명령 { NUMBER($commands) }개 중 { NUMBER($count) }개는 그대로 승인된 명령입니다

recalled-none = 테이블 { $table }: 진행한 라운드가 없습니다
recalled-coup = 테이블 { $table }, 라운드 { $coup }, 슈 { $shoe } 재현: { $game }
recalled-times = 시작 { $opened }, { $outcome ->
    [void] 무효
    [passed] 베팅 없음
   *[settled] 정산
  } { $ended }
recalled-card = { $hand ->
    [player] 플레이어
   *[banker] 뱅커
  } { $card }
recalled-result = 플레이어 { $player }, 뱅커 { $banker }: { $result ->
    [P] 플레이어 핸드 승리
    [B] 뱅커 핸드 승리
   *[T] 타이
  }
# $cards: 0부터 센 위치, 콜론, 잘못 읽은 카드.
recalled-misread = 처음에 잘못 읽은 카드: { $cards }
recalled-corrected = 재정산 { $at }: { $reason }
recalled-seat = { $seat }번 좌석, { $patron }: 칩 이전 { $before }, 이후 { $after }, 이용료 { $fee }
recalled-bank = 고객 딜러, 뱅크 { $bank }
recalled-wager = { $bet } { $stake }: 승리 { $won }, 반환 { $returned }{ $uncovered ->
    [none] {""}
   *[other] , 뱅크가 충당하지 못한 금액 { $uncovered }
  }

integrity-program = 프로그램 { $digest }, { $files }
integrity-by-hand = 이 프로그램 없이 확인: { $command }
integrity-unchanged = 바뀐 것이 없습니다
