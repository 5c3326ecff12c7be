# What the commands print that compute: odds, dealt coups, simulations, plans, the lab, roads.
count-shoes = 슈 { NUMBER($count) }개
count-sessions = 세션 { NUMBER($count) }회
count-decks = { NUMBER($count) }덱
count-years = { NUMBER($count) }년
odds-left = { $game }: 남은 카드 { NUMBER($cards) }장
odds-dealt = 테이블 위: 플레이어 { $player }, 뱅커 { $banker }
odds-no-cards = 카드 없음
odds-not-offered = 이 카드에서는 받지 않음
odds-chances = 플레이어 승 { $player } %, 뱅커 승 { $banker } %, 타이 { $tie } %
odds-bet = 베팅
odds-edge = 엣지 %
odds-hit = 적중률 %
odds-deviation = 표준편차
odds-meter = 미터 { $amount }
odds-for-patron = 고객에게 유리
odds-removed = 제외
odds-effects = { $game }, { $decks }: 카드 한 장이 빠질 때 엣지의 변화(퍼센트)
interrupted = 중단됨; { $again }
again-shoes = 완료: { $shoes }; 똑같이 다시 하려면: { $options }
again-sessions = 완료: { $sessions }; 똑같이 다시 하려면: { $options }
interrupted-no-shoes = 첫 슈들이 끝나기 전에 중단되었습니다
interrupted-no-sessions = 첫 세션들이 끝나기 전에 중단되었습니다
deal-heading = { $game } · 시드 { $seed }({ $generator }) · 베팅액과 결과 단위 { $currency }
deal-shoe = 슈 { $shoe }
deal-bet = 베팅
deal-staked = 베팅액
deal-returned = 반환
deal-net = 순액
deal-commission = 커미션
deal-on = { $bet }({ $hand })
deal-summary = { $coups }: 뱅커 { $banker }, 플레이어 { $player }, 타이 { $tie }
simulate-heading = { $game }: { $shoes }, { $coups }, 시드 { $seed }
simulate-bet = 베팅
simulate-mean = 평균 %
simulate-error = ± 95 %
simulate-exact = 정확한 값 %
simulate-z = z
simulate-chi-square =
    카이제곱 { $value }, 자유도 { NUMBER($degrees) }:
    우연만으로 이만큼 나올 확률은 { $chance }입니다.
simulate-mean-note = 평균은 고객이 1을 걸어 얻는 금액이며, 오차는 슈 단위로 계산합니다.
simulate-speed = 초당 { $speed }백만 라운드.
simulate-scarce = * 라운드가 너무 적어 배당이 있는 행이 드뭅니다: 오차는 정확한 분산에서 구했으며 평균은 큰 의미가 없습니다.
simulate-rare = { $error }*
simulate-cut-card = 컷 카드의 영향이 보입니다: 내추럴 비율이 정확한 값에서 { $relative } 벗어났습니다(표준오차 { $z }배). 초반에 내추럴이 많은 슈에는 한 라운드가 더 들어가는데, 그 라운드는 8과 9가 적은 카드로 진행됩니다. 그래서 모든 라운드를 합하면 온전한 슈와 꼭 같지는 않습니다. 이는 게임의 성질입니다; --coups-per-shoe { $most }(으)로 정확한 값과 비교할 수 있습니다.
plan-heading = { $plan }, { $bets }, { $game }: { $sessions }, 시드 { $seed }
plan-mean = 세션의 평균 결과
plan-quantile = 세션의 { $share }가 끝나는 금액(이하)
plan-end-coups = 모든 라운드를 마침
plan-end-win = 목표 이익에서 멈춤
plan-end-loss = 손실 한도에서 멈춤
plan-end-ruin = 파산
plan-drawdown-median = 최대 낙폭, 중앙값
plan-drawdown-high = 최대 낙폭, { $share }
plan-longest = 가장 긴 연패
plan-action = 총 베팅액
plan-action-value = { $amount }, { $wagers }
plan-bankroll = 파산 위험 { $risk }에 필요한 자금
plan-verdict =
    건 금액 1당 이 방식의 결과는 { $brought };
    건 베팅의 정확한 엣지에 따른 값은 { $exact }{ $z ->
        [none] {""}
       *[other] (z { $z })
    }.
lab-heading = { $game }, { $hands }: { $years }, 연간 { $coups }, 시드 { $seed }
lab-awards =
    100 % 당첨 { NUMBER($count) }회: 평균 { $mean }{ $exact ->
        [none] {""}
       *[other] , 정확한 값 { $exact }
    }{ $z ->
        [none] {""}
       *[other] (z { $z })
    }
lab-spread = 당첨금: 5 %는 { $low } 미만, 절반은 { $middle } 미만, 95 %는 { $high } 미만
lab-days = 당첨 간격(일): 5 %는 { $low } 미만, 절반은 { $middle } 미만, 95 %는 { $high } 미만
lab-no-award = 그 기간에 100 % 당첨이 없습니다
lab-fixed =
    미터에서 지급한 고정 배당 { NUMBER($count) }회,
    그중 { $dry }는 미터가 부족했습니다
lab-overflow = 미터 한도를 넘은 금액 { $amount }
lab-question = 시드와 적립률 비교
lab-seed = 시드
lab-rate = 적립률
lab-edge = 하우스 엣지
lab-mean = 평균 당첨금
lab-below = { $share } 미만
lab-median = 중앙값
lab-dry = 고갈
lab-exact = 정확
lab-simulated = 시뮬레이션
roads-ask = 예상 로드
roads-totals = 뱅커 { $banker }  플레이어 { $player }  타이 { $tie }
roads-pairs = 페어: 뱅커 { $banker }, 플레이어 { $player }  내추럴 { $natural }
roads-letters = B 뱅커(빨강)  P 플레이어(파랑)  T 타이(초록)
roads-ties = 빅 로드에서 /는 타이 1회, 숫자는 그 횟수, +는 10회 이상입니다.
roads-pair-signs = ' 뱅커 페어  . 플레이어 페어  : 둘 다
roads-derived = R 빨강과 U 파랑은 열을 비교한 것이며 뱅커와 플레이어를 뜻하지 않습니다.
roads-cut = 폭에 맞추려고 생략한 오래된 열: { $roads }.
roads-cut-one = { $road } { $columns }
plot-errors = 정확한 평균과의 차이(표준오차, 회색: { $share })
plot-run = { $game }: { $coups }, 시드 { $seed }
plot-coups = 라운드
plot-balance = 잔액, { $currency }
plot-paths = { $plan }, { $bets }, { $game }: 처음 { $sessions }(빨강: 파산)
plot-result = 세션 결과, { $currency }(빨강: 평균)
plot-sessions = 세션
plot-seed = 시드 { $amount }
plot-award = 당첨금, { $currency }
plot-median = { $game }: 당첨금 중앙값(음영: 5~95 %)
plot-contribution = 미터 적립률, 베팅당 %
plot-edge = 하우스 엣지, %
