# 資料庫與封存牌靴的錯誤，供運營本場的人閱讀。

store-unreadable = 無法讀取 { $file }（{ $reason }）
store-damaged = { $file } 已損壞（{ $reason }），已保持原樣
store-damaged-on-write = { $file } 已損壞（{ $reason }）
store-write-failed = { $file }：寫入失敗（{ $reason }）；請重新讀取其內容
store-read-only = { $file } 以唯讀方式打開
store-not-opened = 無法打開 { $file }（{ $reason }）
store-not-written = 無法寫入 { $file }（{ $reason }）
store-not-removed = 無法刪除 { $file }（{ $reason }）
store-not-made = 無法建立 { $file }（{ $reason }）
store-not-copied = 無法將 { $file } 複製到 { $folder }（{ $reason }）
store-not-flushed = 無法將 { $folder } 寫入磁碟（{ $reason }）
store-unfinished = 無法建立 { $file }：SQLite 未能完成 { $part }
store-exists = { $file } 已存在，不會覆蓋；應使用未被佔用的名稱
store-no-file = { $file }：沒有此檔案
store-no-folder = 無法建立 { $file }：沒有此資料夾；應使用已有的資料夾
store-empty = { $file } 是空的；應為本場的資料庫
store-foreign = { $file } 是其他程式的資料庫，已保持原樣
store-too-old = { $file } 是空的，或由舊版程式寫成；應為本程式執行過或還原過一次的資料庫
store-too-new = { $file } 的版本為 { $version }，本程式只認識 { $known }；請使用寫成它的程式
store-no-version = { $file } 的版本已丟失；請還原備份
store-no-table = { $file } 缺少表 { $table }；請還原備份
store-wal-alone = { $file } 已不存在，但其 -wal 檔案還在；請還原備份
store-replaced = { $file } 在執行期間被刪除或替換，此後的寫入均未確認。請還原備份
store-busy = { $file } 正由{ $process ->
        [none] 另一個行程
       *[other] 行程 { $process } {""}
    }寫入；請先停止該行程
store-lost = { $file }：{ $problem }。若仍要打開，請使用 --accept-change
store-shape = 表 { $name }_… 的結構為 { $found }，本程式認識的是 { $known }

store-head-damaged = { $file } 已損壞：無法得知最後確認的是哪一條
store-head-missing = { $file } 缺失：無法得知最後確認的是哪一條
store-head-other = { $file } 屬於賭區 { $pit }
store-head-replaced = { $file } 在執行期間被刪除或替換

store-sqlite-version = SQLite { $found } 過舊；應為 { $least } 或更新版本
store-sqlite-setting = 此處 SQLite 的 { $setting } 為 { $found }；應為 { $expected }，否則斷電可能使已答復的內容丟失
store-server-setting = { $server } 的 { $setting } = { $found }；應為 { $expected }
store-no-driver = { $server }：使用 PostgreSQL 需要安裝 psycopg
store-right-sequence = { $server }：角色 { $role } 無權使用序列 { $sequence }；應有其 USAGE 權限
store-right-table = { $server }：角色 { $role } 對 { $table } 沒有 { $right } 權限；對每個表都應有 { $rights }
store-right-make = { $server }：角色 { $role } 沒有 { $right } 權限；應為可以建立後台各表的角色，或對本版本各表已有權限的角色

store-url = 資料庫位址：不是 URL；應如 sqlite:///house.db
store-backend = 資料庫位址：「{ $backend }」；應為 sqlite 或 postgresql
store-address = 資料庫位址「{ $address }」：應為檔案，如 sqlite:///house.db
store-anchor = 錨「{ $anchor }」：應為「anchor 1」、賭區、序號與雜湊
store-time = 時間 { $time }：應為 64 位以內的毫秒數
store-payload = 內容的類型為 { $type }：應為位元組
store-name = { $what }「{ $name }」：應為 1 至 { NUMBER($most) } 個可顯示的字元
store-pit = 賭區「{ $pit }」：應為不超過 64 個字母、數字及 . _ : -，以字母或數字開頭
store-text = { $what }「{ $text }」：應不超過 { NUMBER($most) } 個字元
store-change = 「{ $patron }」的錢包：變動 { $change } 超出範圍；應不超過 { $most }（正負均同）
store-lease-time = 租約 { $seconds } 秒：應大於 0 且不超過一天
store-snapshot-entry = 賭區 { $pit } 第 { $entry } 條的快照：日誌中沒有此條；應為日誌已有的一條

store-held = 賭區 { $pit } 由 { $owner } 持有，第 { $epoch } 期
store-lease-lost = 賭區 { $pit }：{ $owner } 已不再持有；第 { $epoch } 期已結束
store-lease-over = 賭區 { $pit }：租約已失效：{ $why }
store-lease-released = 已釋放
store-lease-error = 先前的寫入以 { $error } 告終
store-tail = 賭區 { $pit }：日誌末端與所記不符
store-restore = 賭區 { $pit }：{ $problem }；請還原備份
store-reused = 指令「{ $command }」：其編號已用於其他內容
store-repeated = 該指令此前已執行
store-overdrawn = 「{ $patron }」的錢包：餘額為 { $balance }，不能變動 { $change }
credential-not-as-written = 該行並非所寫入的內容
store-snapshot-damaged = 賭區 { $pit } 第 { $entry } 條的快照已損壞或屬於其他日誌，已跳過
store-snapshot-format = 賭區 { $pit } 第 { $entry } 條的快照格式為 { $format }，已跳過

store-manifest = { $file }：無法讀取{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }；應為備份的清單
store-manifest-format = { $file }：清單格式不同；應為 { $format }
store-no-manifest = { $file }：應有備份及其清單 { $manifest }
store-backup-server = { $file }：PostgreSQL 請用 pg_dump 備份並用 verify 檢查；此處應為 SQLite 檔案
store-backup-failed = { $file }：備份失敗（{ $reason }）
store-restore-failed = { $file }：還原失敗（{ $reason }）
store-backup-changed = { $file } 並非其清單所述的檔案
store-backup-heads = { $file }：日誌末端與清單所記不符
store-backup-broken = { $file }：{ $problem }

fairness-shoe-file-cut-off = 第 { $line } 行：檔案不完整；應為整行
fairness-shoe-file-line = 第 { $line } 行：{ $problem }
fairness-shoe-file-lines = 第 { $first } 至 { $last } 行：{ $problem }
fairness-shoe-lot-name = 「{ $name }」：應如「burn」或「coup 12」
fairness-shoe-lot-empty = { $name }：應至少有一張牌
fairness-shoe-lot-cards = { $name }：牌應如「8s Kd」，其間一個空格
fairness-shoe-commitment-form = 承諾值「{ $commitment }」：應為 64 位十六進位數字
fairness-shoe-cut-line = 「{ $line }」：應如「cut: 203 by seat-5」或「cut: 203 drawn」
fairness-shoe-cut-position = 切牌位置 { $position }：應為 1 至 { $last }
fairness-shoe-text = 應為「{ $opening }」，共 { $lines } 行
fairness-shoe-salt-bytes = 鹽值為 { $bytes } 位元組：應為 { $expected } 位元組
fairness-shoe-salt-form = 鹽值：應為 { $digits } 位十六進位數字
fairness-shoe-order-cards = 牌序：牌應如「8s Kd」，其間一個空格
fairness-shoe-number = 牌靴「{ $shoe }」：應為不超過 18 位的整數
fairness-shoe-game-hash = 遊戲「{ $game }」：應為 64 位十六進位的雜湊
fairness-shoe-name = { $what }「{ $name }」：應為不超過 64 個 A-Z a-z 0-9 . _ : - 字元，不含空格
fairness-shoe-binding-lines = 共 { $count } 行：應為 { $expected }
fairness-shoe-field = 「{ $line }」：應為「{ $opening }…」
fairness-shoe-bound = 上限 { $bound }：應至少為 1
fairness-key-exists = 密鑰檔案 { $file }：已存在，不會覆蓋；應使用未被佔用的名稱
fairness-key-not-written = 密鑰檔案 { $file }：無法寫入（{ $reason }）；應為自有的資料夾
fairness-key-unreadable = 密鑰檔案 { $file }：無法讀取（{ $reason }）；應為本程式生成的密鑰
fairness-key-form = 密鑰檔案 { $file }：應為一行 { $digits } 位 0-9 a-f 數字
fairness-key-no-file = 密鑰檔案 { $file }：不是普通檔案；應為普通檔案
fairness-key-owner = 密鑰檔案 { $file }：屬於使用者 { $owner }；應屬於您自己（{ $user }）
fairness-key-mode = 密鑰檔案 { $file }：其他人也可使用（權限 { $mode }）；應為 0600

pit-owned = 賭區 { $pit }：由 { $owner } 持有，第 { $epoch } 期
pit-left = 賭區 { $pit }：{ $owner } 已停止：{ $why }
pit-elsewhere = 賭區 { $pit } { $address ->
        [none] 正在交接
       *[other] 由 { $address } 提供服務
    }

custody-fault = { $part }：{ $problem }
custody-part-program = 程式
custody-part-key = 密鑰
custody-part-log = 日誌
custody-part-wallets = 錢包
custody-part-clock = 時鐘
custody-refused = { $fault }。若仍要打開，請使用 --accept-change
custody-accepted-wallets = { $fault }；已按日誌更正
custody-accepted-commands = { $problem }；指令以現狀為准
custody-program = 版本 { $version } 並非上次打開本場的程式（版本 { $opened }）；{ $file } 未說明哪些檔案不同
custody-files = 版本 { $version } 的 { $files }{ $more ->
        [0] {""}
       *[other] {" "}及另外 { NUMBER($more) } 個檔案
    }有所不同；上次打開本場的版本為 { $opened }
custody-key = { $file } 的編號為 { $id }，而此資料庫的密鑰編號為 { $expected }：請取來其密鑰檔案，或讓每家各用自己的資料庫
custody-pit = 賭區 { $pit } 已不存在，而 { $file } 列有該區
custody-anchor = { $problem }（{ $file }）
custody-empty = 檔案是空的
custody-clock = 顯示 { $now }，而賭區 { $pit } 最後一條寫於 { $last }：請校准時鐘
