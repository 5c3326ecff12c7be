# 프로그램이 보낸 메시지, 본문 또는 매개변수의 문제.

# 위치("seat.number")가 있는 문제와 전체에 관한 문제.
input-place = { $place }: { $problem }.
input-problem = { $problem }.
input-several = { $faults }
input-other = 메시지의 형식이 맞지 않습니다.
input-unreadable = 메시지가 완전한 JSON이 아닙니다.
input-value = { $value } 대신 필요한 값: { $expected }
input-required = '{ $field }': 꼭 있어야 합니다({ $expected })
input-unknown-field = { $count ->
    [0] 알 수 없는 필드입니다; 필드가 없어야 합니다
   *[other] 알 수 없는 필드입니다; 쓸 수 있는 필드: { $fields }
  }
input-entries = 항목이 { NUMBER($count) }개입니다. 필요한 개수: { $expected }
input-characters = 길이가 { NUMBER($count) }자입니다. 필요한 값: { $expected }
input-repeated = { $key }: 두 번 나옵니다. 한 번이어야 합니다.

# 문장 끝에 오는 필요한 값, 또는 대신 들어온 값.
expected-whole = 정수
expected-whole-least = { $least } 이상의 정수
expected-whole-most = { $most } 이하의 정수
expected-whole-between = { $least }~{ $most } 범위의 정수
expected-number = 숫자
expected-true-or-false = true 또는 false
expected-text = 텍스트
expected-text-of = 텍스트, { $length }
expected-text-not-blank = 공백만이 아닌 텍스트, { $length }
expected-list = 목록
expected-object = 객체
expected-one-of = { $count ->
    [1] { $values }
   *[other] { $values } 중 하나
  }
expected-id = 영문자나 숫자로 시작하는 영문자, 숫자, '.', '_', ':', '-' 1~64자
expected-command-key = 영문자, 숫자, '.', '_', ':', '-' 8~64자
expected-made-id = 영문자, 숫자, '-', '_' 1~64자
expected-day = 2024-03-10 같은 날짜
expected-place = 앞 페이지에서 알려 준 위치
expected-game-hash = 게임의 해시, 16진수 64자리
expected-session = 세션 번호, 16진수 16자리

characters-most = { NUMBER($most) }자 이하
characters-least = { NUMBER($least) }자 이상
characters-between = { $least }~{ $most }자
entries-most = { NUMBER($most) }개 이하
entries-least = { NUMBER($least) }개 이상
entries-between = { $least }~{ $most }개
input-expected = 필요한 값: { $expected }
