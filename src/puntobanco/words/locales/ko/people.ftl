# 한 사람의 두 역할.
role-none = 역할 없음
role-and = { $a } 겸 { $b }
# 금액을 넘을 때 필요한 사람.
role-above = { $roles }, { $amount } 초과 시
# 작업이 이루어지는 곳.
place-house = 카지노
place-table = 테이블 { $table }
place-meter = 미터 { $meter }

# 사람이나 돈에 관한 명령이 수행되지 않은 이유.
people-refusal-not-yours = 고객 본인만 할 수 있습니다.
people-refusal-role-missing = 필요한 역할: { $roles }.
people-refusal-house-only = 카지노는 프로그램을 시작한 곳에서만 개장합니다.
people-refusal-unknown-patron = 카지노에 등록되지 않은 고객입니다.
people-refusal-patron-exists = 카지노에 이미 등록된 고객입니다.
people-refusal-already-barred = 이미 이용이 금지된 고객입니다.
people-refusal-unknown-staff = 카지노에 등록되지 않은 직원입니다.
people-refusal-not-at-work = 현재 근무하지 않는 직원입니다.
people-refusal-unknown-card = 카지노가 지급한 적이 없는 카드입니다: { $card }.
people-refusal-card-issued = 이미 지급된 카드입니다: { $card }.
people-refusal-setting-value = { $value }: 여기에 쓸 수 없습니다. 입력할 값: { $expected }.
people-refusal-limit-value = 한도는 0보다 큰 정수 금액이나 시간이어야 합니다.
people-refusal-nothing-changes = 바뀌는 내용이 없습니다.
people-refusal-nothing-waits = 대기 중인 변경이 없습니다.
people-refusal-term =
    { $unit ->
        [minutes] 카지노에서 제공하지 않는 시간입니다. 선택할 수 있는 시간: { $offered }분.
        [hours] 카지노에서 제공하지 않는 시간입니다. 선택할 수 있는 시간: { $offered }시간.
       *[days] 카지노에서 제공하지 않는 기간입니다. 선택할 수 있는 기간: { $offered }일.
    }
people-refusal-not-longer = 진행 중인 기간은 늘릴 수만 있습니다.
people-refusal-excluded = 게임 이용이 제한되어 있습니다. 출금은 가능합니다.
people-refusal-cooling-off = 휴식 중입니다. 출금은 가능합니다.
people-refusal-not-excluded = 이용이 제한되어 있지 않습니다.
people-refusal-term-runs = 이용 제한은 기간이 끝나기 전에 해제할 수 없습니다.
people-refusal-reason = 사유를 입력하십시오.
people-refusal-simulated = 이 카지노에는 가상 고객이 없습니다.
people-refusal-short-wallet = 지갑 잔액이 부족합니다.{ refusal-allowed }
people-refusal-barred = 이용이 금지된 고객입니다. 입금은 받지 마십시오. 출금은 가능합니다.
people-refusal-roles-apart = 한 사람이 함께 맡을 수 없는 역할입니다({ $roles }): { $why }.
people-refusal-approval-missing = { approval-missing }
people-refusal-approval-refused = { approval-refused }
people-refusal-cage-transaction = 케이지 건당 한도를 넘습니다. 다른 사람의 승인이 필요합니다({ $roles }).{ refusal-allowed }
people-refusal-cage-shift = 이 캐셔의 근무조 케이지 한도를 넘습니다. 다른 사람의 승인이 필요합니다({ $roles }).{ refusal-allowed }
people-refusal-opened-as =
    { $opened ->
        [demonstration] 이 카지노는 데모로 개장했으며 바꿀 수 없습니다.
       *[real] 이 카지노는 실제 카지노로 개장했으며 바꿀 수 없습니다.
    }
people-refusal-wallet-full = 지갑에 그만큼 담을 수 없습니다.{ refusal-allowed }
people-refusal-amount =
    { $allowed ->
        [none] 금액은 0보다 큰 정수여야 합니다.
       *[other] 한 번에 처리하기에 너무 큰 금액입니다.{ refusal-allowed }
    }

# 두 역할을 분리하는 이유.
roles-apart-access = 권한을 주는 사람은 그 권한을 쓰지 않습니다
roles-apart-checks = 감사는 직접 업무를 처리하지 않습니다
roles-apart-deals = 딜러는 케이지의 돈을 다루지 않습니다
roles-apart-orders = 지급을 승인하는 사람은 직접 지급하지 않습니다
roles-apart-corrects = 딜러는 딜링의 정정을 승인하지 않습니다
roles-apart-levels = 고액 당첨에는 서로 다른 두 사람이 필요합니다

# 카지노 설정에 입력할 값.
house-expects-time-zone = America/Los_Angeles 같은 시간대
house-expects-day-start = 06:00 같은 15분 단위의 시각
house-expects-shifts = 하루를 똑같이 나눈 근무조 수, 1~4
house-expects-cage-transaction = 가장 작은 화폐 단위로 나타낸 정수 금액
house-expects-cage-shift = 가장 작은 화폐 단위로 나타낸 정수 금액
