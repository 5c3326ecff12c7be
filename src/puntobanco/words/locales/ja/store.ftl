# Errors of the store and of sealed shoes, for whoever runs the house.

# A database or one of its files.
store-unreadable = { $file }を読み取れません（{ $reason }）
store-damaged = { $file }が破損しています（{ $reason }）。変更は加えていません
store-damaged-on-write = { $file }が破損しています（{ $reason }）
store-write-failed = { $file }：書き込みに失敗しました（{ $reason }）。内容を読み直してください
store-read-only = { $file }は読み取り専用で開いています
store-not-opened = { $file }を開けません（{ $reason }）
store-not-written = { $file }に書き込めません（{ $reason }）
store-not-removed = { $file }を削除できません（{ $reason }）
store-not-made = { $file }を作成できません（{ $reason }）
store-not-copied = { $file }を{ $folder }にコピーできません（{ $reason }）
store-not-flushed = { $folder }をディスクに書き出せません（{ $reason }）
store-unfinished = { $file }を作成できません：SQLiteが{ $part }を完了できませんでした
store-exists = { $file }はすでにあり、上書きしません。使われていない名前を指定してください
store-no-file = { $file }：ファイルがありません
store-no-folder = { $file }を作成できません：フォルダーがありません。既存のフォルダーを指定してください
store-empty = { $file }は空です。ハウスのデータベースを指定してください
store-foreign = { $file }は別のプログラムのデータベースです。変更は加えていません
store-too-old = { $file }は空か、古いプログラムのものです。このプログラムで一度運用または復元したものを指定してください
store-too-new = { $file }のバージョンは{ $version }ですが、このプログラムが扱えるのは{ $known }です。書き込んだプログラムを使ってください
store-no-version = { $file }からバージョンが失われています。バックアップを復元してください
store-no-table = { $file }からテーブル{ $table }が失われています。バックアップを復元してください
store-wal-alone = { $file }がなくなり、-walファイルだけが残っています。バックアップを復元してください
store-replaced = { $file }がハウスの稼働中に削除または置換されました。それ以降の書き込みは確認していません。バックアップを復元してください
store-busy = { $file }に{ $process ->
        [none] 別のプロセス
       *[other] プロセス{ $process }
    }が書き込み中です。先にそのプロセスを停止してください
store-lost = { $file }：{ $problem }。それでもハウスを開くには--accept-changeを付けてください
store-shape = テーブル{ $name }_…の構造は{ $found }ですが、このプログラムが扱えるのは{ $known }です

# The files that keep the heads of logs.
store-head-damaged = { $file }が破損しています：最後に書込確認したエントリーが分かりません
store-head-missing = { $file }がありません：最後に書込確認したエントリーが分かりません
store-head-other = { $file }はピット{ $pit }のものです
store-head-replaced = { $file }がハウスの稼働中に削除または置換されました

# Settings, versions and rights that durable storage needs.
store-sqlite-version = SQLite { $found }は古すぎます。{ $least }以降が必要です
store-sqlite-setting = ここではSQLiteの{ $setting }が{ $found }のままです。{ $expected }が必要です。そうでないと、停電により応答済みの内容が失われるおそれがあります
store-server-setting = { $server }：{ $setting } = { $found }です。{ $expected }にしてください
store-no-driver = { $server }：PostgreSQLにはパッケージpsycopgが必要です
store-right-sequence = { $server }：ロール{ $role }はシーケンス{ $sequence }を使用できません。そのUSAGE権限が必要です
store-right-table = { $server }：ロール{ $role }には{ $table }の{ $right }権限がありません。すべてのテーブルに{ $rights }が必要です
store-right-make = { $server }：ロール{ $role }には{ $right }権限がありません。バックオフィスのテーブルを作成できるロールか、このバージョンのテーブルの権限を持つロールが必要です

# Addresses, names and values.
store-url = ストアのアドレス：URLではありません。sqlite:///house.dbのように指定してください
store-backend = ストアのアドレス：「{ $backend }」：sqliteかpostgresqlを指定してください
store-address = ストアのアドレス「{ $address }」：sqlite:///house.dbのようにファイルを指定してください
store-anchor = アンカー「{ $anchor }」：「anchor 1」、ピット、連番、ハッシュを指定してください
store-time = 時刻{ $time }：64ビットに収まるミリ秒を指定してください
store-payload = { $type }型のペイロード：バイト列を指定してください
store-name = { $what }「{ $name }」：表示可能な1～{ NUMBER($most) }文字にしてください
store-pit = ピット「{ $pit }」：英数字と . _ : - からなり、英数字で始まる64文字以内にしてください
store-text = { $what }「{ $text }」：{ NUMBER($most) }文字以内にしてください
store-change = 「{ $patron }」のウォレット：{ $change }の増減は範囲外です。増減とも{ $most }以内にしてください
store-lease-time = { $seconds }秒のリース：0より長く、1日以内にしてください
store-snapshot-entry = ピット{ $pit }のエントリー{ $entry }のスナップショット：ログにこのエントリーはありません。ログにあるものを指定してください

# Leases and logs.
store-held = ピット{ $pit }は{ $owner }が保持しています（エポック{ $epoch }）
store-lease-lost = ピット{ $pit }：{ $owner }はもう保持していません。エポック{ $epoch }は終了しました
store-lease-over = ピット{ $pit }：リースは無効になりました：{ $why }
store-lease-released = 解放されました
store-lease-error = 先の書き込みが{ $error }で終わりました
store-tail = ピット{ $pit }：ログの末尾がヘッドと一致しません
store-restore = ピット{ $pit }：{ $problem }。バックアップを復元してください
store-reused = コマンド「{ $command }」：IDが別の内容に使用済みです
store-repeated = コマンドはすでに実行されています
store-overdrawn = 「{ $patron }」のウォレット：残高は{ $balance }で、{ $change }の増減はできません
credential-not-as-written = 行が書き込まれた内容と異なっていました
store-snapshot-damaged = ピット{ $pit }のエントリー{ $entry }のスナップショットは、破損しているか別のログのものです。読み飛ばしました
store-snapshot-format = ピット{ $pit }のエントリー{ $entry }のスナップショットの形式は{ $format }です。読み飛ばしました

# Backups.
store-manifest = { $file }：読み取れません{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }。バックアップのマニフェストを指定してください
store-manifest-format = { $file }：マニフェストの形式が異なります。{ $format }が必要です
store-no-manifest = { $file }：バックアップとそのマニフェスト{ $manifest }が必要です
store-backup-server = { $file }：PostgreSQLはpg_dumpでバックアップし、verifyで検査してください。ここではSQLiteファイルを指定してください
store-backup-failed = { $file }：バックアップに失敗しました（{ $reason }）
store-restore-failed = { $file }：復元に失敗しました（{ $reason }）
store-backup-changed = { $file }はマニフェストに記載のファイルではありません
store-backup-heads = { $file }：ログの末尾がマニフェストの記載と一致しません
store-backup-broken = { $file }：{ $problem }

# Sealed shoes, their commitments and files.
fairness-shoe-file-cut-off = { $line }行目：ファイルが途中で切れています。完全な行にしてください
fairness-shoe-file-line = { $line }行目：{ $problem }
fairness-shoe-file-lines = { $first }～{ $last }行目：{ $problem }
fairness-shoe-lot-name = 「{ $name }」：「burn」または「coup 12」のようにしてください
fairness-shoe-lot-empty = { $name }：カードが1枚以上必要です
fairness-shoe-lot-cards = { $name }：「8s Kd」のように、空白1つで区切ったカードにしてください
fairness-shoe-commitment-form = コミットメント「{ $commitment }」：16進数64桁にしてください
fairness-shoe-cut-line = 「{ $line }」：「cut: 203 by seat-5」または「cut: 203 drawn」のようにしてください
fairness-shoe-cut-position = カット{ $position }：1～{ $last }の位置にしてください
fairness-shoe-text = 「{ $opening }」で始まる、全{ $lines }行が必要です
fairness-shoe-salt-bytes = ソルトが{ $bytes }バイト：{ $expected }が必要です
fairness-shoe-salt-form = ソルト：16進数{ $digits }桁が必要です
fairness-shoe-order-cards = 順序：「8s Kd」のように、空白1つで区切ったカードにしてください
fairness-shoe-number = シュー「{ $shoe }」：18桁以内の整数にしてください
fairness-shoe-game-hash = ゲーム「{ $game }」：16進数64桁のハッシュにしてください
fairness-shoe-name = { $what }「{ $name }」：空白を含まず、A-Z a-z 0-9 . _ : - からなる64文字以内にしてください
fairness-shoe-binding-lines = { $count }行：{ $expected }が必要です
fairness-shoe-field = 「{ $line }」：「{ $opening }…」が必要です
fairness-shoe-bound = 上限{ $bound }：1以上を指定してください
fairness-key-exists = 鍵ファイル{ $file }：すでにあり、上書きしません。使われていない名前を指定してください
fairness-key-not-written = 鍵ファイル{ $file }：書き込めません（{ $reason }）。ご自身のフォルダーを指定してください
fairness-key-unreadable = 鍵ファイル{ $file }：読み取れません（{ $reason }）。このプログラムが作成した鍵を指定してください
fairness-key-form = 鍵ファイル{ $file }：0-9 a-fの{ $digits }桁が1行だけ必要です
fairness-key-no-file = 鍵ファイル{ $file }：通常のファイルではありません。通常のファイルを指定してください
fairness-key-owner = 鍵ファイル{ $file }：所有者がユーザー{ $owner }です。ご自身の{ $user }にしてください
fairness-key-mode = 鍵ファイル{ $file }：他の人も使えます（モード{ $mode }）。0600にしてください

# A pit: who has it, and why it stopped.
pit-owned = ピット{ $pit }：{ $owner }が保持しています（エポック{ $epoch }）
pit-left = ピット{ $pit }：{ $owner }が停止しました：{ $why }
pit-elsewhere = ピット{ $pit }は{ $address ->
        [none] 引き継ぎ中です
       *[other] { $address }で提供しています
    }

# Custody: what is not as it was when the house was last open.
custody-fault = { $part }：{ $problem }
custody-part-program = プログラム
custody-part-key = 鍵
custody-part-log = ログ
custody-part-wallets = ウォレット
custody-part-clock = 時計
custody-refused = { $fault }。それでもハウスを開くには--accept-changeを付けてください
custody-accepted-wallets = { $fault }。ログのとおりに設定しました
custody-accepted-commands = { $problem }。コマンドは現状のまま有効とします
custody-program = バージョン{ $version }は、ハウスを最後に開いたプログラム（バージョン{ $opened }）と異なります。どのファイルが異なるかは{ $file }に記載がありません
custody-files = バージョン{ $version }は{ $files }{ $more ->
        [0] {""}
       *[other] 、他{ NUMBER($more) }件
    }が異なります。ハウスを最後に開いたのはバージョン{ $opened }です
custody-key = { $file }のIDは{ $id }ですが、このデータベースの鍵のIDは{ $expected }です。対応する鍵ファイルを用意するか、ハウスごとに別のデータベースを使ってください
custody-pit = ピット{ $pit }がなくなっていますが、{ $file }に記載があります
custody-anchor = { $problem }（{ $file }）
custody-empty = 空です
custody-clock = 時計は{ $now }ですが、ピット{ $pit }の最後のエントリーは{ $last }のものです。時計を合わせてください
