# 로그인, 사건, 경보의 상세 내용.

# 로그인에 실패한 이유.
sign-in-fault-wrong-password = 잘못된 비밀번호
sign-in-fault-unknown-name = 알 수 없는 이름
sign-in-fault-locked = 잠김
sign-in-fault-disabled = 중지됨
sign-in-fault-not-welcome = 이용 금지 또는 해임

# 로그인이 잠긴 곳.
locked-device = 이 기기
locked-network = 네트워크 { $network }
locked-approval = 승인, { $asker } 화면
locked-elsewhere = 알 수 없는 네트워크

note-device = { $device }
signed-out-everywhere = 모든 곳
signed-out-another = 다른 기기: { $device }
signed-out-others = 다른 모든 기기
invited = { $kind ->
    [staff] 직원 { $id }
   *[patron] 고객 { $id }
  }
invited-at-start = 직원 { $staff }, 시작할 때
erased = 고객 { $patron }
login-changed = 처리자 { $login }: { $reason }
verification-whole = 완료 { $anchor }
verification-findings = 이상 { NUMBER($count) }건 { $anchor }
verification-cancelled = 취소됨
verification-failed = 실패
approved = { $place }, { $role } 자격: { $act }, 요청자 { $asker }
# 시계와, 운영 중인 카지노의 문제.
clock-forward = 시계를 { $seconds }초 앞으로 돌림
clock-back = 시계를 { $seconds }초 뒤로 돌림
alarm-skew = 시계가 데이터베이스보다 { $seconds }초 빠름
alarm-lag = 이벤트 루프가 { $seconds }초 늦음
alarm-queue = 디스크를 기다리는 명령: { NUMBER($count) }
alarm-meter = { $meter }: { $fault }
alarm-behind = 로그보다 뒤처진 항목: { NUMBER($count) }
alarm-reading = 백오피스가 { $seconds }초 동안 읽지 못함: { $why }
alarm-no-owner = 테이블을 운영하는 프로세스가 없음
alarm-not-checked = 매일 하는 무결성 검사를 실행하지 못함: { $why }
alarm-watch-ended = 감시가 끝남({ $error })
alarm-hold-unknown = 홀드율을 계산할 수 없음: { $why }
alarm-hold = { $game }의 { $bet }: 베팅 { NUMBER($wagers) }건에서 표준편차의 { $deviations }배
storage-unreadable = { $place }: 읽을 수 없음({ $why })
storage-left = { $place }: { NUMBER($mebibytes) } MiB 남음
alarm-several = { $reasons }
