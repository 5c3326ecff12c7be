serve-key-pair = --certificate 与 --private-key：须同时给出，或都不给
serve-proxy-or-certificate = --certificate 与 --behind-proxy：只能给出其一
serve-proxy-address = --behind-proxy { $proxy }：须为地址，例如 10.0.0.7
serve-proxy-hosts = --behind-proxy：还须给出 --address 或 --host-name，因为发往其他主机的请求会被拒绝
serve-host-name = --host-name { $name }：须为名称，例如 house.example
serve-address = --address { $address }：例如 https://one.example:8443，不带路径
serve-plain-http = --host { $host }：http 只限本机使用；须为回环地址，或给出 --certificate 与 --private-key，或 --behind-proxy
serve-data-file = --data { $folder }：是文件；须为文件夹
serve-data-make = --data { $folder }：无法创建（{ $why }）；须为可写的文件夹
serve-data-write = --data { $folder }：无法写入；须为可写的文件夹
serve-host-unknown = --host { $host }：不是地址（{ $why }）；须为本机地址
serve-port-used = { $host } 的 --port { $port } 已被其他程序占用；须为空闲端口
serve-port-refused = { $host } 的 --port { $port } 不可用（{ $why }）；须为空闲端口
serve-pem-unreadable = { $file }：无法读取；须为 PEM 格式的文件
serve-key-readable = { $file }：他人可以读取；私钥只应由其所有者读取
serve-pem-mismatch = { $certificate } 与 { $key }：不匹配；须为 PEM 格式的证书及其私钥
serve-no-demonstration = --demo：{ $folder } 中的不是演示场；请不带 --demo 打开，或用 --data 指定其他文件夹
serve-is-demonstration = { $folder } 中的是演示场；请用 --demo 打开，或用 --data 指定其他文件夹
client-moved = 赌桌由 { $address } 提供服务
client-moving = 尚无进程为该赌桌服务
client-not-welcome = 本场没有以 welcome 应答 hello：{ $answer }
client-lost = 连接已关闭
client-fault = { $code }：{ $message }
game-unknown = 游戏 { $game }：没有此游戏；应为以下之一：{ $known }
profile-unknown = 方案 { $profile }：没有此方案；应为以下之一：{ $known }
profile-not-ours = 方案 { $profile }：本场只按 { $ours } 营业；应为该方案
table-of-same-game = --table { $file }：键 '{ $key }' 与 { $other } 相同；每个游戏只应有一张赌桌
table-in-other-currency = --table { $file }：以 { $currency } 计；应为本场的货币 { $ours }
opened-as-demonstration = 日志载明本场以演示场开业，不可更改；请用 --demo 打开
opened-as-house = 日志载明本场以真实场所开业，不可更改；请不带 --demo 打开
entry-unreadable = 日志有一条无法读取（{ $error }）；应为本场所写：`punto verify` 会指出改动之处
currency-written = { $code }（{ NUMBER($places) } 位小数）

serve-open = { $house } 已开场：{ $address }
serve-standby = { $address ->
    [none] 尚无进程为赌桌服务；本进程处于备用状态。
   *[other] 赌桌由 { $address } 提供服务；本进程处于备用状态。
  }
serve-links = 管理员登录（每个链接限用一次，{ NUMBER($days) } 天内有效）：
serve-two-people = 请将各个链接与卡分别交给不同的人：一人申请，另一人批准。
serve-card = { $staff } 的员工卡：{ $card }
serve-not-built = 页面尚未构建：请安装 Node 20.19 或更高版本，并在源代码中重新运行 `pip install .`。
serve-table-unchanged = { $table } 桌的规则保持不变。要按现在的 { $file } 开桌，请先关闭该桌，再重新启动本场。
serve-stopped = 本场已停止；此后的命令均未执行：{ $why }
serve-address-taken = --address { $address }：另一进程 { $process } 也使用此地址；各进程须使用不同的地址
