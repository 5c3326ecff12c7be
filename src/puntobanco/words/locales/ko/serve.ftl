# 요청한 대로 카지노를 열 수 없는 이유: "위치: 문제; 요구". 그리고 클라이언트가 겪는 것.

serve-key-pair = --certificate, --private-key: 둘 다 쓰거나 둘 다 쓰지 않아야 합니다
serve-proxy-or-certificate = --certificate, --behind-proxy: 둘 중 하나여야 합니다
serve-proxy-address = --behind-proxy { $proxy }: 10.0.0.7 같은 주소여야 합니다
serve-proxy-hosts = --behind-proxy: 다른 호스트로 온 요청은 거절되므로 --address 또는 --host-name 옵션도 있어야 합니다
serve-host-name = --host-name { $name }: house.example 같은 이름이어야 합니다
serve-address = --address { $address }: https://one.example:8443처럼 경로가 없는 주소여야 합니다
serve-plain-http = --host { $host }: http는 이 컴퓨터에서만 쓸 수 있습니다; 루프백 주소, 또는 --certificate 및 --private-key, 또는 --behind-proxy 옵션이어야 합니다
serve-data-file = --data { $folder }: 파일입니다; 폴더여야 합니다
serve-data-make = --data { $folder }: 만들 수 없습니다({ $why }); 쓸 수 있는 폴더여야 합니다
serve-data-write = --data { $folder }: 쓸 수 없습니다; 쓸 수 있는 폴더여야 합니다
serve-host-unknown = --host { $host }: 주소가 아닙니다({ $why }); 이 컴퓨터의 주소여야 합니다
serve-port-used = --port { $port }, 호스트 { $host }: 다른 프로그램이 쓰고 있습니다; 비어 있는 포트여야 합니다
serve-port-refused = --port { $port }, 호스트 { $host }: 쓸 수 없습니다({ $why }); 비어 있는 포트여야 합니다
serve-pem-unreadable = { $file }: 읽을 수 없습니다; PEM 형식의 파일이어야 합니다
serve-key-readable = { $file }: 다른 사용자가 읽을 수 있습니다; 소유자만 읽을 수 있는 개인 키여야 합니다
serve-pem-mismatch = { $certificate }, { $key }: 서로 맞지 않습니다; PEM 형식의 인증서와 그 개인 키여야 합니다
serve-no-demonstration = --demo: { $folder } 폴더의 카지노는 데모가 아닙니다; --demo 없이 열거나 --data 옵션으로 다른 폴더를 지정하십시오
serve-is-demonstration = { $folder } 폴더의 카지노는 데모입니다; --demo 옵션으로 열거나 --data 옵션으로 다른 폴더를 지정하십시오
client-moved = 테이블은 { $address }에서 운영됩니다
client-moving = 아직 테이블을 운영하는 프로세스가 없습니다
client-not-welcome = 카지노가 hello에 welcome으로 응답하지 않았습니다: { $answer }
client-lost = 소켓이 닫혔습니다
client-fault = { $code }: { $message }
# 카지노를 열 때의 게임, 프로필, 테이블.
game-unknown = 게임 '{ $game }': 그런 게임이 없습니다; 다음 중 하나여야 합니다: { $known }
profile-unknown = 프로필 '{ $profile }': 그런 프로필이 없습니다; 다음 중 하나여야 합니다: { $known }
profile-not-ours = 프로필 '{ $profile }': 이 카지노는 '{ $ours }' 프로필로만 운영합니다; 그 프로필이어야 합니다
table-of-same-game = --table { $file }: 키 '{ $key }': { $other } 파일의 키이기도 합니다; 게임마다 테이블이 하나여야 합니다
table-in-other-currency = --table { $file }: 통화 { $currency }; 이 카지노의 통화 { $ours }이어야 합니다
opened-as-demonstration = 로그에 따르면 이 카지노는 데모로 개장했으며 바꿀 수 없습니다; --demo 옵션으로 여십시오
opened-as-house = 로그에 따르면 이 카지노는 실제 카지노로 개장했으며 바꿀 수 없습니다; --demo 없이 여십시오
entry-unreadable = 로그의 항목을 읽을 수 없습니다({ $error }); 카지노가 쓴 그대로여야 합니다: 바뀐 곳은 `punto verify` 명령으로 알 수 있습니다
currency-written = { $code }, 소수점 아래 { NUMBER($places) }자리

# 카지노를 운영하는 동안 운영자가 읽는 메시지.
serve-open = { $house } 열림: { $address }
serve-standby = { $address ->
    [none] 아직 테이블을 운영하는 프로세스가 없습니다. 이 프로세스는 대기 중입니다.
   *[other] 테이블은 { $address }에서 운영됩니다. 이 프로세스는 대기 중입니다.
  }
serve-links = 관리자 로그인(링크마다 한 번, { NUMBER($days) }일 이내):
serve-two-people = 링크와 카드는 한 사람에게 하나씩만 주십시오. 한 사람이 요청하면 다른 사람이 승인합니다.
serve-card = { $staff }의 직원 카드: { $card }
serve-not-built = 화면이 빌드되지 않았습니다: Node 20.19 이상을 설치하고 소스 폴더에서 `pip install .`을 다시 실행하십시오.
serve-table-unchanged = 테이블 { $table }: 규칙을 그대로 유지합니다. 지금의 { $file } 파일로 열려면 테이블을 닫고 카지노를 다시 시작하십시오.
serve-stopped = 카지노가 멈췄습니다. 이후의 명령은 수행되지 않았습니다: { $why }
serve-address-taken = --address { $address }: 다른 프로세스 { $process }도 이 주소를 씁니다; 프로세스마다 다른 주소여야 합니다
