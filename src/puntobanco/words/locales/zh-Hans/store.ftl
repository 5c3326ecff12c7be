# 数据库与封存牌靴的错误，供运营本场的人阅读。

store-unreadable = 无法读取 { $file }（{ $reason }）
store-damaged = { $file } 已损坏（{ $reason }），已保持原样
store-damaged-on-write = { $file } 已损坏（{ $reason }）
store-write-failed = { $file }：写入失败（{ $reason }）；请重新读取其内容
store-read-only = { $file } 以只读方式打开
store-not-opened = 无法打开 { $file }（{ $reason }）
store-not-written = 无法写入 { $file }（{ $reason }）
store-not-removed = 无法删除 { $file }（{ $reason }）
store-not-made = 无法创建 { $file }（{ $reason }）
store-not-copied = 无法将 { $file } 复制到 { $folder }（{ $reason }）
store-not-flushed = 无法将 { $folder } 写入磁盘（{ $reason }）
store-unfinished = 无法创建 { $file }：SQLite 未能完成 { $part }
store-exists = { $file } 已存在，不会覆盖；应使用未被占用的名称
store-no-file = { $file }：没有此文件
store-no-folder = 无法创建 { $file }：没有此文件夹；应使用已有的文件夹
store-empty = { $file } 是空的；应为本场的数据库
store-foreign = { $file } 是其他程序的数据库，已保持原样
store-too-old = { $file } 是空的，或由旧版程序写成；应为本程序运行过或恢复过一次的数据库
store-too-new = { $file } 的版本为 { $version }，本程序只认识 { $known }；请使用写成它的程序
store-no-version = { $file } 的版本已丢失；请恢复备份
store-no-table = { $file } 缺少表 { $table }；请恢复备份
store-wal-alone = { $file } 已不存在，但其 -wal 文件还在；请恢复备份
store-replaced = { $file } 在运行期间被删除或替换，此后的写入均未确认。请恢复备份
store-busy = { $file } 正由{ $process ->
        [none] 另一个进程
       *[other] 进程 { $process } {""}
    }写入；请先停止该进程
store-lost = { $file }：{ $problem }。若仍要打开，请使用 --accept-change
store-shape = 表 { $name }_… 的结构为 { $found }，本程序认识的是 { $known }

store-head-damaged = { $file } 已损坏：无法得知最后确认的是哪一条
store-head-missing = { $file } 缺失：无法得知最后确认的是哪一条
store-head-other = { $file } 属于赌区 { $pit }
store-head-replaced = { $file } 在运行期间被删除或替换

store-sqlite-version = SQLite { $found } 过旧；应为 { $least } 或更新版本
store-sqlite-setting = 此处 SQLite 的 { $setting } 为 { $found }；应为 { $expected }，否则断电可能使已答复的内容丢失
store-server-setting = { $server } 的 { $setting } = { $found }；应为 { $expected }
store-no-driver = { $server }：使用 PostgreSQL 需要安装 psycopg
store-right-sequence = { $server }：角色 { $role } 无权使用序列 { $sequence }；应有其 USAGE 权限
store-right-table = { $server }：角色 { $role } 对 { $table } 没有 { $right } 权限；对每个表都应有 { $rights }
store-right-make = { $server }：角色 { $role } 没有 { $right } 权限；应为可以创建后台各表的角色，或对本版本各表已有权限的角色

store-url = 数据库地址：不是 URL；应如 sqlite:///house.db
store-backend = 数据库地址：“{ $backend }”；应为 sqlite 或 postgresql
store-address = 数据库地址“{ $address }”：应为文件，如 sqlite:///house.db
store-anchor = 锚“{ $anchor }”：应为“anchor 1”、赌区、序号与哈希
store-time = 时间 { $time }：应为 64 位以内的毫秒数
store-payload = 内容的类型为 { $type }：应为字节
store-name = { $what }“{ $name }”：应为 1 至 { NUMBER($most) } 个可显示的字符
store-pit = 赌区“{ $pit }”：应为不超过 64 个字母、数字及 . _ : -，以字母或数字开头
store-text = { $what }“{ $text }”：应不超过 { NUMBER($most) } 个字符
store-change = “{ $patron }”的钱包：变动 { $change } 超出范围；应不超过 { $most }（正负均同）
store-lease-time = 租约 { $seconds } 秒：应大于 0 且不超过一天
store-snapshot-entry = 赌区 { $pit } 第 { $entry } 条的快照：日志中没有此条；应为日志已有的一条

store-held = 赌区 { $pit } 由 { $owner } 持有，第 { $epoch } 期
store-lease-lost = 赌区 { $pit }：{ $owner } 已不再持有；第 { $epoch } 期已结束
store-lease-over = 赌区 { $pit }：租约已失效：{ $why }
store-lease-released = 已释放
store-lease-error = 先前的写入以 { $error } 告终
store-tail = 赌区 { $pit }：日志末端与所记不符
store-restore = 赌区 { $pit }：{ $problem }；请恢复备份
store-reused = 命令“{ $command }”：其编号已用于其他内容
store-repeated = 该命令此前已执行
store-overdrawn = “{ $patron }”的钱包：余额为 { $balance }，不能变动 { $change }
credential-not-as-written = 该行并非所写入的内容
store-snapshot-damaged = 赌区 { $pit } 第 { $entry } 条的快照已损坏或属于其他日志，已跳过
store-snapshot-format = 赌区 { $pit } 第 { $entry } 条的快照格式为 { $format }，已跳过

store-manifest = { $file }：无法读取{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }；应为备份的清单
store-manifest-format = { $file }：清单格式不同；应为 { $format }
store-no-manifest = { $file }：应有备份及其清单 { $manifest }
store-backup-server = { $file }：PostgreSQL 请用 pg_dump 备份并用 verify 检查；此处应为 SQLite 文件
store-backup-failed = { $file }：备份失败（{ $reason }）
store-restore-failed = { $file }：恢复失败（{ $reason }）
store-backup-changed = { $file } 并非其清单所述的文件
store-backup-heads = { $file }：日志末端与清单所记不符
store-backup-broken = { $file }：{ $problem }

fairness-shoe-file-cut-off = 第 { $line } 行：文件不完整；应为整行
fairness-shoe-file-line = 第 { $line } 行：{ $problem }
fairness-shoe-file-lines = 第 { $first } 至 { $last } 行：{ $problem }
fairness-shoe-lot-name = “{ $name }”：应如“burn”或“coup 12”
fairness-shoe-lot-empty = { $name }：应至少有一张牌
fairness-shoe-lot-cards = { $name }：牌应如“8s Kd”，其间一个空格
fairness-shoe-commitment-form = 承诺值“{ $commitment }”：应为 64 位十六进制数字
fairness-shoe-cut-line = “{ $line }”：应如“cut: 203 by seat-5”或“cut: 203 drawn”
fairness-shoe-cut-position = 切牌位置 { $position }：应为 1 至 { $last }
fairness-shoe-text = 应为“{ $opening }”，共 { $lines } 行
fairness-shoe-salt-bytes = 盐值为 { $bytes } 字节：应为 { $expected } 字节
fairness-shoe-salt-form = 盐值：应为 { $digits } 位十六进制数字
fairness-shoe-order-cards = 牌序：牌应如“8s Kd”，其间一个空格
fairness-shoe-number = 牌靴“{ $shoe }”：应为不超过 18 位的整数
fairness-shoe-game-hash = 游戏“{ $game }”：应为 64 位十六进制的哈希
fairness-shoe-name = { $what }“{ $name }”：应为不超过 64 个 A-Z a-z 0-9 . _ : - 字符，不含空格
fairness-shoe-binding-lines = 共 { $count } 行：应为 { $expected }
fairness-shoe-field = “{ $line }”：应为“{ $opening }…”
fairness-shoe-bound = 上限 { $bound }：应至少为 1
fairness-key-exists = 密钥文件 { $file }：已存在，不会覆盖；应使用未被占用的名称
fairness-key-not-written = 密钥文件 { $file }：无法写入（{ $reason }）；应为自有的文件夹
fairness-key-unreadable = 密钥文件 { $file }：无法读取（{ $reason }）；应为本程序生成的密钥
fairness-key-form = 密钥文件 { $file }：应为一行 { $digits } 位 0-9 a-f 数字
fairness-key-no-file = 密钥文件 { $file }：不是普通文件；应为普通文件
fairness-key-owner = 密钥文件 { $file }：属于用户 { $owner }；应属于您自己（{ $user }）
fairness-key-mode = 密钥文件 { $file }：其他人也可使用（权限 { $mode }）；应为 0600

pit-owned = 赌区 { $pit }：由 { $owner } 持有，第 { $epoch } 期
pit-left = 赌区 { $pit }：{ $owner } 已停止：{ $why }
pit-elsewhere = 赌区 { $pit } { $address ->
        [none] 正在交接
       *[other] 由 { $address } 提供服务
    }

custody-fault = { $part }：{ $problem }
custody-part-program = 程序
custody-part-key = 密钥
custody-part-log = 日志
custody-part-wallets = 钱包
custody-part-clock = 时钟
custody-refused = { $fault }。若仍要打开，请使用 --accept-change
custody-accepted-wallets = { $fault }；已按日志更正
custody-accepted-commands = { $problem }；命令以现状为准
custody-program = 版本 { $version } 并非上次打开本场的程序（版本 { $opened }）；{ $file } 未说明哪些文件不同
custody-files = 版本 { $version } 的 { $files }{ $more ->
        [0] {""}
       *[other] {" "}及另外 { NUMBER($more) } 个文件
    }有所不同；上次打开本场的版本为 { $opened }
custody-key = { $file } 的编号为 { $id }，而此数据库的密钥编号为 { $expected }：请取来其密钥文件，或让每家各用自己的数据库
custody-pit = 赌区 { $pit } 已不存在，而 { $file } 列有该区
custody-anchor = { $problem }（{ $file }）
custody-empty = 文件是空的
custody-clock = 显示 { $now }，而赌区 { $pit } 最后一条写于 { $last }：请校准时钟
