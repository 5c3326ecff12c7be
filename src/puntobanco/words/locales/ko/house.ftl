# 카지노와 백오피스의 거절, 그리고 찾은 문제: "위치: 문제; 요구".

period-backwards = 기간 { $since } ~ { $until }: 끝이 시작보다 뒤여야 합니다
period-begins-off-quarter = 시작 { $moment }: 15분 단위여야 합니다
period-ends-off-quarter = 끝 { $moment }: 15분 단위여야 합니다
shift-unknown = 근무조 { $shift }: 1~{ $shifts } 범위여야 합니다
shift-of-days = { $since } ~ { $until }의 근무조 { $shift }: 하루만 골라야 합니다
period-both = 기간: 날짜 또는 시각 중 하나만 써야 합니다
day-unknown = 날짜 '{ $day }': 2024-03-10 같은 날짜여야 합니다
time-zone-unknown = 시간대 '{ $zone }': America/Los_Angeles 같은 시간대여야 합니다
stake-without-bet = 최소 베팅액 { $least }: 베팅 항목도 함께 골라야 합니다
limit-too-small = 개수 { $limit }: 1 이상이어야 합니다
coup-not-in-log = 테이블 { $table }의 라운드 { $coup }: 핏 { $pit }의 로그에 없습니다; 끝난 라운드여야 합니다
game-never-offered = 게임 { $hash }: 제공한 테이블이 없습니다; 진행된 적이 있는 게임이어야 합니다
game-without-hold = 게임 { $game }: 고객 딜러가 뱅크를 맡으므로 카지노의 홀드율이 없습니다; 카지노가 뱅크를 맡는 게임이어야 합니다
bet-without-price = { $game }의 베팅 { $bet }: 계산된 가격이 없습니다; 가격이 있는 베팅이어야 합니다
shoe-never-cut = 테이블 { $table }: 슈를 커팅한 적이 없습니다; 커팅한 슈여야 합니다
shoe-missing = 테이블 { $table }: 슈가 없습니다; 슈가 있어야 합니다
shoe-retired = 테이블 { $table }의 슈 { $shoe }: 폐기되었습니다({ $why }); 끝까지 딜링한 슈여야 합니다
shoe-not-in-log = 테이블 { $table }의 슈 { $shoe }: 핏 { $pit }의 로그에 없습니다; 사용이 끝난 슈여야 합니다
# 핏이 멈추는 이유.
pit-stopped = 핏 { $pit } 정지: { $why }
pit-closed = 핏 { $pit }: 닫혔습니다
table-stopped = 테이블 { $table } 정지: { $why }
store-silent = 데이터베이스가 { $seconds }초 동안 응답하지 않았습니다
store-silent-write = { $why }; 현재 내용을 읽어 보십시오
command-row-gone = 명령 '{ $command }': 수행되었지만 행이 사라졌습니다
wallet-unreadable = { $patron }의 지갑을 제때 읽을 수 없습니다
wallet-wrong = 핏 { $pit }: { $problem }; --accept-change 옵션은 지갑을 로그의 값으로 맞춥니다
