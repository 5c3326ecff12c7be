### 기본 제공 규칙표와 프로필의 이름 및 안내문.
### 키는 규칙표의 영어 문구에서 만든 것입니다.

## 게임

name-commission-free-baccarat = 노커미션 바카라
name-commission-free-baccarat-dragon-bonus = 노커미션 바카라 드래곤 보너스
name-dragon-bonus-baccarat = 드래곤 보너스 바카라
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = 노커미션 드래곤 보너스 바카라, 포춘 7
name-dragon-bonus-pay-table-1 = 드래곤 보너스, 배당표 1
name-dragon-bonus-pay-table-2 = 드래곤 보너스, 배당표 2
name-dragon-bonus-pay-table-3 = 드래곤 보너스, 배당표 3
name-midi-baccarat = 미디 바카라
name-mini-baccarat = 미니 바카라
name-dragon-bonus-progressive-table-1-5 = 드래곤 보너스 프로그레시브, 배당표 1, $5
name-dragon-bonus-progressive-table-1 = 드래곤 보너스 프로그레시브, 배당표 1
name-dragon-bonus-progressive-table-2 = 드래곤 보너스 프로그레시브, 배당표 2
name-dragon-bonus-progressive-table-3 = 드래곤 보너스 프로그레시브, 배당표 3
name-player-terminal-pay-table-1 = 고객 단말기, 배당표 1
name-player-terminal-pay-table-2 = 고객 단말기, 배당표 2
name-player-terminal-pay-table-3 = 고객 단말기, 배당표 3
name-player-terminal-pay-table-4 = 고객 단말기, 배당표 4

## 베팅 항목

name-player-dragon-bonus = 플레이어 드래곤 보너스
name-banker-dragon-bonus = 뱅커 드래곤 보너스
name-fortune-7 = 포춘 7
name-player-pair = 플레이어 페어
name-banker-pair = 뱅커 페어
name-dragon-bonus-progressive = 드래곤 보너스 프로그레시브
name-player = 플레이어
name-banker = 뱅커
name-tie = 타이

## 설정

name-settlement-order = 정산 순서
name-tie-odds-options-sheet = 타이 배당(선택 항목)
name-coverage-of-the-bank = 뱅크 충당 방식
name-player-dealer-rotation = 고객 딜러 순환
name-coups-before-the-position-is-offered = 포지션 제안 간격(라운드)
name-collection-fees-taken = 이용료 징수 시점
name-table-limits = 테이블 한도
name-dragon-bonus = 드래곤 보너스
name-total-decks = 덱 수
name-cards-behind-the-cut-card = 컷 카드 뒤 카드 수
name-new-shoe-card-burn-option = 새 슈 버닝 방식
name-burn-card-between-hands = 라운드 사이 버닝
name-continuous-shuffle-mode = 연속 셔플
name-payments-rounded-to = 지급액 끝수 처리 단위
name-payments-rounded-towards = 지급액 끝수 처리 방향
name-only-stakes-that-are-paid-exactly = 정확히 지급되는 베팅액만 허용
name-denomination = 칩 단위
name-most-between-player-and-banker-totals = 플레이어·뱅커 합계 최대 차액
name-bet-both-player-and-banker = 플레이어·뱅커 동시 베팅
name-residual-betting = 잔액 베팅
name-dummy-hand = 프리 핸드
name-seats = 좌석
name-seat-numbers = 좌석 번호
name-betting-time-s = 베팅 시간(초)
name-last-bets-warning-s = 마감 예고(초)
name-squeeze-card = 카드 스퀴즈
name-squeeze-time-1st-2nd-card-s = 첫째·둘째 카드 스퀴즈 시간(초)
name-squeeze-time-3rd-card-s = 셋째 카드 스퀴즈 시간(초)
name-squeeze-minimum-bet = 스퀴즈 최소 베팅
name-player-colour = 플레이어 색상
name-banker-colour = 뱅커 색상
name-tie-colour = 타이 색상
name-allow-side-bet-w-o-main-bet = 본 베팅 없는 사이드 베팅 허용
name-pair-bet-disabled-after-game = 페어 베팅 마감 라운드
name-combined-pair-limit = 페어 합산 한도
name-progressive-wager-rides-on = 프로그레시브 기준 핸드
name-percentage-prize-divided-among = 비율 당첨금 분배 대상
name-seed-amount = 시드 금액
name-meter-contribution = 미터 적립률
name-reserve-contribution = 예비 적립률
name-meter-limit = 미터 한도
name-fixed-pays-come-from = 고정 배당 재원
name-award-verification = 당첨 검증 방식
name-executive-card-above = 임원 카드 기준액
name-baccarat-type = 바카라 종류
name-paytable = 배당표
name-banker-win-on-6-odds = 뱅커 6 승리 배당
name-tie-win-odds = 타이 배당

## 프로필

name-california-sheet = 캘리포니아 규칙표
name-house-default = 카지노 기본값
name-restricted-configurations = 제한된 구성
name-unrestricted = 제한 없음
name-washington-sheet = 워싱턴 규칙표

## 안내문

name-must-be-21-or-older-to-gamble = 만 21세 이상만 게임에 참여할 수 있습니다.
name-gambling-problem-call-1-800-589-9966 = 도박 문제로 힘드십니까? 상담 전화: 1-800-589-9966
name-collection-fees-are-fixed-before-the-coup-and = 이용료는 라운드 시작 전에 정하여 게시하며, 베팅액이나 당첨 금액의 일부가 아닙니다.
name-back-line-betting-is-not-permitted = 백라인 베팅은 허용되지 않습니다.
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = 드래곤 보너스(Dragon Bonus)의 권리는 SHFL Entertainment, Inc.에 있습니다. 이 테이블은 게임 머니용으로 독자 구현한 것입니다.
name-only-the-highest-matching-pay-is-paid-the = 해당하는 배당 중 가장 높은 것만 지급합니다. 미터 금액은 당첨될 때까지 고객의 몫입니다.
name-the-progressive-systems-on-the-printed-sheet-are = 인쇄된 규칙표의 프로그레시브 시스템에 대한 권리는 LNW Gaming, Inc.에 있습니다. 이 미터는 게임 머니용으로 독자 구현한 것입니다.
name-malfunction-voids-all-pays-and-plays = 기기 오작동 시 모든 지급과 게임은 무효입니다.
name-the-house-takes-no-part-in-the-play = 카지노는 게임에 참여하지 않으며 승패에 이해관계가 없습니다.
name-the-dragon-bonus-is-owned-patented-and-or = 드래곤 보너스(Dragon Bonus)의 소유권, 특허권 및/또는 저작권은 SHFL Entertainment, Inc.에 있습니다.
name-the-pay-schedule-is-posted-at-every-table = 배당표는 모든 테이블에 게시되어 있습니다.
name-play-for-pleasure-you-can-set-limits-rest = 게임은 즐거움을 위한 것입니다. 언제든지 ‘내 한도’에서 한도를 정하거나 휴식 또는 자가 이용 제한을 선택할 수 있습니다.
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = 드래곤 보너스와 드래곤 보너스 프로그레시브의 권리는 해당 권리자에게 있습니다.
