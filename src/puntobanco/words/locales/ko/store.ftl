# 저장소와 봉인된 슈의 오류, 카지노를 운영하는 사람용.

# 데이터베이스나 그 파일.
store-unreadable = { $file }: 읽을 수 없습니다({ $reason })
store-damaged = { $file }: 손상되었습니다({ $reason }); 그대로 두었습니다
store-damaged-on-write = { $file }: 손상되었습니다({ $reason })
store-write-failed = { $file }: 쓰기에 실패했습니다({ $reason }); 현재 내용을 다시 읽으십시오
store-read-only = { $file }: 읽기 전용으로 열었습니다
store-not-opened = { $file }: 열 수 없습니다({ $reason })
store-not-written = { $file }: 쓸 수 없습니다({ $reason })
store-not-removed = { $file }: 지울 수 없습니다({ $reason })
store-not-made = { $file }: 만들 수 없습니다({ $reason })
store-not-copied = { $file }: { $folder } 폴더에 복사할 수 없습니다({ $reason })
store-not-flushed = { $folder }: 디스크에 기록할 수 없습니다({ $reason })
store-unfinished = { $file }: 만들 수 없습니다: SQLite가 { $part } 단계를 끝내지 못했습니다
store-exists = { $file }: 이미 있으며 덮어쓰지 않습니다; 쓰지 않는 이름이어야 합니다
store-no-file = { $file }: 파일이 없습니다
store-no-folder = { $file }: 만들 수 없습니다: 폴더가 없습니다; 있는 폴더여야 합니다
store-empty = { $file }: 비어 있습니다; 카지노의 데이터베이스여야 합니다
store-foreign = { $file }: 다른 프로그램의 데이터베이스입니다; 그대로 두었습니다
store-too-old = { $file }: 비어 있거나 이전 프로그램의 것입니다; 이 프로그램이 한 번 운영하거나 복원한 것이어야 합니다
store-too-new = { $file }: 버전이 { $version }이며 이 프로그램이 아는 버전은 { $known }입니다; 기록한 프로그램을 쓰십시오
store-no-version = { $file }: 버전 정보가 없습니다; 백업을 복원하십시오
store-no-table = { $file }: 없어진 테이블 { $table }; 백업을 복원하십시오
store-wal-alone = { $file }: 없어졌지만 -wal 파일은 남아 있습니다; 백업을 복원하십시오
store-replaced = { $file }: 카지노 운영 중에 지워지거나 교체되었습니다; 그 뒤로는 접수가 확인된 것이 없습니다. 백업을 복원하십시오
store-busy = { $file }: { $process ->
        [none] 다른 프로세스가
       *[other] 프로세스 { $process }번이
    } 쓰고 있습니다; 먼저 그 프로세스를 멈추십시오
store-lost = { $file }: { $problem }. 그래도 카지노를 열려면 --accept-change 옵션을 쓰십시오
store-shape = 테이블 { $name }_…의 형식은 { $found }, 이 프로그램이 아는 형식은 { $known }입니다

# 로그의 끝을 보관하는 파일.
store-head-damaged = { $file }: 손상되었습니다: 마지막으로 접수가 확인된 항목을 알 수 없습니다
store-head-missing = { $file }: 파일이 없습니다: 마지막으로 접수가 확인된 항목을 알 수 없습니다
store-head-other = { $file }: 핏 { $pit }의 파일입니다
store-head-replaced = { $file }: 카지노 운영 중에 지워지거나 교체되었습니다

# 안전한 저장에 필요한 설정, 버전, 권한.
store-sqlite-version = SQLite { $found }: 너무 오래되었습니다; { $least } 이상이어야 합니다
store-sqlite-setting = 여기의 SQLite는 { $setting } 값을 { $found }로 둡니다; { $expected } 값이어야 하며, 그렇지 않으면 정전 때 이미 응답한 내용을 잃을 수 있습니다
store-server-setting = { $server }: { $setting } = { $found }; { $expected } 값이어야 합니다
store-no-driver = { $server }: PostgreSQL에는 psycopg 패키지가 필요합니다
store-right-sequence = { $server }: 역할 { $role }: 시퀀스 { $sequence } 사용 권한이 없습니다; USAGE 권한이 있어야 합니다
store-right-table = { $server }: 역할 { $role }: { $table } 테이블에 { $right } 권한이 없습니다; 모든 테이블에 있어야 할 권한: { $rights }
store-right-make = { $server }: 역할 { $role }: { $right } 권한이 없습니다; 백오피스의 테이블을 만들 수 있거나 이 버전의 테이블에 권한이 있는 역할이어야 합니다

# 주소, 이름, 값.
store-url = 저장소 주소: URL이 아닙니다; sqlite:///house.db 같은 주소여야 합니다
store-backend = 저장소 주소: '{ $backend }'; sqlite 또는 postgresql이어야 합니다
store-address = 저장소 주소 '{ $address }': sqlite:///house.db처럼 파일이어야 합니다
store-anchor = 앵커 '{ $anchor }': 'anchor 1', 핏, 순번, 해시여야 합니다
store-time = 시각 { $time }: 64비트에 들어가는 밀리초여야 합니다
store-payload = 페이로드 형식 { $type }: 바이트여야 합니다
store-name = { $what } '{ $name }': 인쇄할 수 있는 문자 1~{ NUMBER($most) }자여야 합니다
store-pit = 핏 '{ $pit }': 영문자나 숫자로 시작하는 영문자, 숫자, . _ : - 64자 이하여야 합니다
store-text = { $what } '{ $text }': { NUMBER($most) }자 이하여야 합니다
store-change = '{ $patron }'의 지갑: { $change }, 범위를 벗어난 증감입니다; 어느 쪽으로든 { $most } 이하여야 합니다
store-lease-time = 임대 시간 { $seconds }초: 0보다 크고 하루 이하여야 합니다
store-snapshot-entry = 핏 { $pit }, 항목 { $entry }의 스냅숏: 로그에 그런 항목이 없습니다; 로그에 있는 항목이어야 합니다

# 임대와 로그.
store-held = 핏 { $pit }: 보유자 { $owner }, 에포크 { $epoch }
store-lease-lost = 핏 { $pit }: { $owner }, 임대가 끝났습니다; 에포크 { $epoch } 종료
store-lease-over = 핏 { $pit }: 임대가 더 이상 유효하지 않습니다: { $why }
store-lease-released = 반납되었습니다
store-lease-error = 앞선 쓰기가 { $error } 오류로 끝났습니다
store-tail = 핏 { $pit }: 로그가 기록된 끝 위치에서 끝나지 않습니다
store-restore = 핏 { $pit }: { $problem }; 백업을 복원하십시오
store-reused = 명령 '{ $command }': ID가 전에 다른 내용으로 사용되었습니다
store-repeated = 이미 수행된 명령입니다
store-overdrawn = '{ $patron }'의 지갑: 잔액 { $balance }, 증감 { $change }: 적용할 수 없습니다
credential-not-as-written = 행이 기록한 내용과 달랐습니다
store-snapshot-damaged = 핏 { $pit }, 항목 { $entry }의 스냅숏: 손상되었거나 다른 로그의 것이어서 건너뛰었습니다
store-snapshot-format = 핏 { $pit }, 항목 { $entry }의 스냅숏: 형식이 { $format }이어서 건너뛰었습니다

# 백업.
store-manifest = { $file }: 읽을 수 없습니다{ $reason ->
        [none] {""}
       *[other] ({ $reason })
    }; 백업의 매니페스트여야 합니다
store-manifest-format = { $file }: 매니페스트의 형식이 다릅니다; 형식 { $format }이어야 합니다
store-no-manifest = { $file }: 백업과 그 매니페스트 { $manifest } 파일이 있어야 합니다
store-backup-server = { $file }: PostgreSQL은 pg_dump로 백업하고 verify로 확인하십시오; SQLite 파일이어야 합니다
store-backup-failed = { $file }: 백업에 실패했습니다({ $reason })
store-restore-failed = { $file }: 복원에 실패했습니다({ $reason })
store-backup-changed = { $file }: 매니페스트가 가리키는 파일이 아닙니다
store-backup-heads = { $file }: 로그가 매니페스트에 적힌 곳에서 끝나지 않습니다
store-backup-broken = { $file }: { $problem }

# 봉인된 슈, 그 커밋값과 파일.
fairness-shoe-file-cut-off = { $line }행: 파일이 중간에 끊겼습니다; 온전한 줄이어야 합니다
fairness-shoe-file-line = { $line }행: { $problem }
fairness-shoe-file-lines = { $first }~{ $last }행: { $problem }
fairness-shoe-lot-name = '{ $name }': 'burn' 또는 'coup 12' 같은 이름이어야 합니다
fairness-shoe-lot-empty = { $name }: 카드가 한 장 이상이어야 합니다
fairness-shoe-lot-cards = { $name }: '8s Kd'처럼 공백 하나로 구분한 카드여야 합니다
fairness-shoe-commitment-form = 커밋값 '{ $commitment }': 16진수 64자리여야 합니다
fairness-shoe-cut-line = '{ $line }': 'cut: 203 by seat-5' 또는 'cut: 203 drawn' 형식이어야 합니다
fairness-shoe-cut-position = 커팅 { $position }: 1~{ $last } 범위의 위치여야 합니다
fairness-shoe-text = '{ $opening }' 줄을 포함해 모두 { $lines }행이어야 합니다
fairness-shoe-salt-bytes = 솔트 { $bytes }바이트: { $expected }바이트여야 합니다
fairness-shoe-salt-form = 솔트: 16진수 { $digits }자리여야 합니다
fairness-shoe-order-cards = 순서: '8s Kd'처럼 공백 하나로 구분한 카드여야 합니다
fairness-shoe-number = 슈 '{ $shoe }': 18자리 이하의 정수여야 합니다
fairness-shoe-game-hash = 게임 '{ $game }': 16진수 64자리 해시여야 합니다
fairness-shoe-name = { $what } '{ $name }': 공백 없이 A-Z a-z 0-9 . _ : - 64자 이하여야 합니다
fairness-shoe-binding-lines = { $count }행: { $expected }행이어야 합니다
fairness-shoe-field = '{ $line }': '{ $opening }…' 형식이어야 합니다
fairness-shoe-bound = 범위 { $bound }: 1 이상이어야 합니다
fairness-key-exists = 키 파일 { $file }: 이미 있으며 덮어쓰지 않습니다; 쓰지 않는 이름이어야 합니다
fairness-key-not-written = 키 파일 { $file }: 쓸 수 없습니다({ $reason }); 자신의 폴더여야 합니다
fairness-key-unreadable = 키 파일 { $file }: 읽을 수 없습니다({ $reason }); 이 프로그램이 만든 키여야 합니다
fairness-key-form = 키 파일 { $file }: 0-9 a-f { $digits }자리 한 줄이어야 합니다
fairness-key-no-file = 키 파일 { $file }: 일반 파일이 아닙니다; 일반 파일이어야 합니다
fairness-key-owner = 키 파일 { $file }: 소유자가 사용자 { $owner }입니다; 현재 사용자 { $user }이어야 합니다
fairness-key-mode = 키 파일 { $file }: 다른 사용자가 쓸 수 있습니다(모드 { $mode }); 0600이어야 합니다

# 핏: 보유자와 멈춘 이유.
pit-owned = 핏 { $pit }: 보유자 { $owner }, 에포크 { $epoch }
pit-left = 핏 { $pit }: 보유자 { $owner } 정지: { $why }
pit-elsewhere = 핏 { $pit }: { $address ->
        [none] 다른 서버로 옮기는 중입니다
       *[other] { $address }에서 운영됩니다
    }

# 보관 상태: 카지노를 마지막으로 열었을 때와 다른 것.
custody-fault = { $part }: { $problem }
custody-part-program = 프로그램
custody-part-key = 키
custody-part-log = 로그
custody-part-wallets = 지갑
custody-part-clock = 시계
custody-refused = { $fault }. 그래도 카지노를 열려면 --accept-change 옵션을 쓰십시오
custody-accepted-wallets = { $fault }; 로그의 값으로 맞췄습니다
custody-accepted-commands = { $problem }; 명령은 현재 상태대로 인정됩니다
custody-program = 버전 { $version }: 카지노를 마지막으로 연 프로그램(버전 { $opened })과 다릅니다; { $file }에는 어느 파일이 다른지 나와 있지 않습니다
custody-files = 버전 { $version }: 다른 파일 { $files }{ $more ->
        [0] {""}
       *[other] {" "}외 { NUMBER($more) }개
    }; 카지노를 마지막으로 연 버전은 { $opened }입니다
custody-key = { $file }: ID { $id }, 이 데이터베이스의 키 ID { $expected }: 맞는 키 파일을 가져오거나 카지노마다 다른 데이터베이스를 쓰십시오
custody-pit = 핏 { $pit }: { $file } 파일에는 있지만 없어졌습니다
custody-anchor = { $problem }({ $file })
custody-empty = 비어 있습니다
custody-clock = 현재 { $now }, 핏 { $pit }의 마지막 항목은 { $last }에 만들어졌습니다: 시계를 맞추십시오
