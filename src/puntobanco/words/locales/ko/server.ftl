# 서버가 스스로 답하는 말: HTTP와 소켓의 오류.

server-signed-out = 먼저 로그인하십시오.
server-locked = 오래 사용하지 않아 잠겼습니다. 비밀번호를 입력하십시오.
server-not-yours = 이 작업을 할 권한이 없습니다.
server-method = 여기에서 쓸 수 없는 메서드입니다.
server-forged = 헤더 { $header }: 없거나 이 세션의 것이 아닙니다.
server-too-many-tries = 시도가 너무 많습니다. 잠시 기다리십시오.
# 요청 자체.
server-malformed = 요청을 읽을 수 없습니다.
server-incomplete = 요청이 도중에 끝났습니다.
server-not-json = 요청이 JSON이 아닙니다.
server-encoding = 본문을 압축하지 않고 보내십시오.
server-media-type = 본문을 application/json으로 보내십시오.
server-too-large = 요청이 너무 큽니다.
server-nothing-here = 찾을 수 없습니다.
# 카지노의 다른 부분이 찾은 것을 문장으로.
server-says = { $why }.

# 카지노.
server-stopped = 카지노가 멈췄습니다. 아무것도 처리되지 않았습니다.
server-storage = 데이터베이스에 연결할 수 없습니다. 다시 시도하기 전에 처리된 내용을 확인하십시오.
server-moving = 테이블을 다른 서버로 옮기는 중입니다. 잠시 후 다시 시도하십시오.
server-elsewhere = 테이블은 { $address }에서 운영됩니다. 그곳에 요청하십시오.
server-unexpected = 문제가 발생했습니다. 기록 번호: { $number }.
server-no-such-table = 카지노에 없는 테이블입니다: { $table }.
server-no-such-meter = 카지노에 없는 미터입니다: { $meter }.
server-shoe-not-finished = 테이블 { $table }의 슈 { $shoe }: 아직 끝나지 않았습니다.

# 로그인, 이름, 비밀번호.
server-sign-in = 이름이나 비밀번호가 틀렸거나 로그인이 잠겨 있습니다. 카지노에 문의하십시오.
server-sign-in-disabled = 이름과 비밀번호를 설정했지만 이 계정의 로그인이 중지되어 있습니다. 카지노에 문의하십시오.
server-link-expired = 이미 사용했거나 만료된 링크입니다. 새 링크를 요청하십시오.
server-name-taken = 이미 있는 이름입니다. 다른 이름을 고르십시오.
server-name-length = 이름은 { $least }~{ $most }자입니다.
server-name-letters = 이름에는 눈에 보이는 글자나 숫자가 있어야 합니다.
server-password-length = 비밀번호는 { $least }~{ $most }자입니다.
server-password-common = 너무 흔한 비밀번호입니다.
server-password-repeated = 같은 글자만 반복하는 비밀번호는 쓸 수 없습니다.
server-wrong-password = 기존 비밀번호가 틀렸거나 시도가 너무 많았습니다.
server-own-session = 현재 사용 중인 세션입니다. 끝내려면 로그아웃하십시오.
server-no-such-session = 세션을 찾을 수 없습니다.
server-no-such-login = 이 이름의 계정이 없습니다.
server-own-login = 자신의 로그인은 중지할 수 없습니다. 다른 관리자에게 요청하십시오.

# 고객과 직원.
server-registration-closed = 이 카지노는 초대받은 고객만 가입할 수 있습니다.
server-no-such-patron = 이 ID의 고객이 없습니다.
server-no-player = 이 ID로 게임할 수 있는 고객이 없습니다.
server-may-play = 아직 게임할 수 있는 고객입니다. 먼저 이용을 금지하십시오.
server-stays-away = 고객이 스스로 이용을 멈춘 상태입니다. 그 기간이 끝나면 삭제하십시오.
server-owed = 고객의 돈이나 좌석이 아직 남아 있습니다. 먼저 지급하십시오.
server-no-such-staff = 이 ID의 직원이 없습니다.
server-staff-left = 더 이상 근무하지 않는 직원입니다. 다시 임명하십시오.
server-own-roles = 자신의 역할은 바꿀 수 없습니다. 다른 관리자에게 요청하십시오.
server-runs-tables = 슈퍼바이저와 임원만 할 수 있습니다.
server-runs-sign-ins = 관리자만 할 수 있습니다.

# 백오피스.
server-office-closed = 백오피스가 응답할 수 없습니다: { $why }.
server-office-not-open = 아직 열리지 않았습니다
server-office-no-tables = 백오피스의 표를 열 수 없습니다
server-verification-running = 검증이 진행 중입니다. 기다리거나 취소하십시오.
server-nobody-named = 이름이나 ID가 일치하는 고객이 없습니다: { $text }.
server-too-many-days = 날짜가 너무 많습니다: 데이터 { $points }개; { $most }개 이하여야 합니다.
server-too-many-hours = 시간이 너무 많습니다: 데이터 { $points }개; { $most }개 이하여야 합니다.
server-search-nothing = 찾을 내용을 정하십시오: 테이블, 라운드, 고객, 베팅 항목, 베팅 또는 날짜.
server-search-table = 라운드 { $coup }의 테이블도 함께 고르십시오.
server-no-such-coup = 테이블 { $table }: 끝난 라운드 { $coup } 기록이 없습니다.
server-no-such-wager = 이 ID의 베팅이 없습니다: { $wager }.
# 소켓.
socket-binary = 바이너리 프레임입니다. 텍스트여야 합니다.
socket-oversized = 메시지가 { NUMBER($size) }바이트입니다(최대 { NUMBER($most) }).
socket-not-json = JSON이 아닙니다. 프로토콜의 메시지여야 합니다.
socket-too-fast = 메시지가 너무 많습니다. 이 메시지는 무시했습니다.
socket-hello-first = 첫 메시지는 hello여야 합니다.
socket-protocol = 이 카지노의 프로토콜은 { $number }이며 hello는 한 번이어야 합니다.
socket-token = 토큰이 열린 세션의 것이 아닙니다. 새 토큰을 받으십시오.

# 라우트 이전.
edge-at-once = 동시에 들어온 요청이 너무 많습니다. 잠시 기다리십시오.
edge-too-many = 요청이 너무 많습니다. 잠시 기다리십시오.
edge-proxy = 이 카지노에는 프록시를 통해서만 접속할 수 있습니다.
edge-forwarded = 프록시는 클라이언트를 마지막 전달 주소로 밝혀야 합니다.
edge-https = 이 카지노에는 https로만 접속할 수 있습니다.
edge-local-host = http에서는 이 컴퓨터의 이름으로 온 요청에만 응답합니다.
edge-host = 이 카지노의 이름이 아닙니다.
edge-origin = 다른 사이트의 페이지에서 온 요청입니다.
http-loose = 헤더가 여러 줄로 접혀 있거나, 줄이 CR과 LF로 끝나지 않습니다.
http-version = 이 카지노는 HTTP/1.1을 사용합니다.
http-chunked = 본문을 Content-Length와 함께 한 번에 보내십시오.
http-late = 요청이 제때 도착하지 않았습니다.
# 다른 사람의 승인.
server-approval-card = 카드나 비밀번호가 틀렸거나, 소지자가 잠겼거나 퇴사했습니다.
server-approval-own = 자신의 요청은 승인할 수 없습니다. 다른 사람에게 요청하십시오.
server-approval-role = 이 카드의 소지자에게 없는 역할입니다: { $role }.
server-no-such-profile = 프로필 { $profile }: 찾을 수 없습니다.
