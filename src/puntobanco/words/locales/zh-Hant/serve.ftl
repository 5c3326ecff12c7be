serve-key-pair = --certificate 與 --private-key：須同時給出，或都不給
serve-proxy-or-certificate = --certificate 與 --behind-proxy：只能給出其一
serve-proxy-address = --behind-proxy { $proxy }：須為位址，例如 10.0.0.7
serve-proxy-hosts = --behind-proxy：還須給出 --address 或 --host-name，因為發往其他主機的請求會被拒絕
serve-host-name = --host-name { $name }：須為名稱，例如 house.example
serve-address = --address { $address }：例如 https://one.example:8443，不帶路徑
serve-plain-http = --host { $host }：http 只限本機使用；須為迴路位址，或給出 --certificate 與 --private-key，或 --behind-proxy
serve-data-file = --data { $folder }：是檔案；須為資料夾
serve-data-make = --data { $folder }：無法建立（{ $why }）；須為可寫的資料夾
serve-data-write = --data { $folder }：無法寫入；須為可寫的資料夾
serve-host-unknown = --host { $host }：不是位址（{ $why }）；須為本機位址
serve-port-used = { $host } 的 --port { $port } 已被其他程式佔用；須為空閒連接埠
serve-port-refused = { $host } 的 --port { $port } 不可用（{ $why }）；須為空閒連接埠
serve-pem-unreadable = { $file }：無法讀取；須為 PEM 格式的檔案
serve-key-readable = { $file }：他人可以讀取；私鑰只應由其擁有者讀取
serve-pem-mismatch = { $certificate } 與 { $key }：不相符；須為 PEM 格式的憑證及其私鑰
serve-no-demonstration = --demo：{ $folder } 中的不是示範場；請不帶 --demo 開啟，或用 --data 指定其他資料夾
serve-is-demonstration = { $folder } 中的是示範場；請用 --demo 開啟，或用 --data 指定其他資料夾
client-moved = 賭桌由 { $address } 提供服務
client-moving = 尚無處理程序為該賭桌服務
client-not-welcome = 本場沒有以 welcome 回應 hello：{ $answer }
client-lost = 連線已關閉
client-fault = { $code }：{ $message }
game-unknown = 遊戲 { $game }：沒有此遊戲；應為以下之一：{ $known }
profile-unknown = 方案 { $profile }：沒有此方案；應為以下之一：{ $known }
profile-not-ours = 方案 { $profile }：本場只按 { $ours } 營業；應為該方案
table-of-same-game = --table { $file }：鍵 '{ $key }' 與 { $other } 相同；每個遊戲只應有一張賭桌
table-in-other-currency = --table { $file }：以 { $currency } 計；應為本場的貨幣 { $ours }
opened-as-demonstration = 日誌載明本場以示範場開業，不可更改；請用 --demo 開啟
opened-as-house = 日誌載明本場以真實場所開業，不可更改；請不帶 --demo 開啟
entry-unreadable = 日誌有一條無法讀取（{ $error }）；應為本場所寫：`punto verify` 會指出改動之處
currency-written = { $code }（{ NUMBER($places) } 位小數）

serve-open = { $house } 已開場：{ $address }
serve-standby = { $address ->
    [none] 尚無處理程序為賭桌服務；本處理程序處於備用狀態。
   *[other] 賭桌由 { $address } 提供服務；本處理程序處於備用狀態。
  }
serve-links = 管理員登入（每個連結限用一次，{ NUMBER($days) } 天內有效）：
serve-two-people = 請將各個連結與卡分別交給不同的人：一人申請，另一人批准。
serve-card = { $staff } 的員工卡：{ $card }
serve-not-built = 頁面尚未建置：請安裝 Node 20.19 或更新版本，並在原始碼中重新執行 `pip install .`。
serve-table-unchanged = { $table } 桌的規則保持不變。要按現在的 { $file } 開桌，請先關閉該桌，再重新啟動本場。
serve-stopped = 本場已停止；此後的指令均未執行：{ $why }
serve-address-taken = --address { $address }：另一處理程序 { $process } 也使用此位址；各處理程序須使用不同的位址
