# Details of what happened at the door, of incidents and of alarms.

# Why a sign-in failed.
sign-in-fault-wrong-password = パスワード違い
sign-in-fault-unknown-name = 未登録の名前
sign-in-fault-locked = ロック中
sign-in-fault-disabled = 停止中
sign-in-fault-not-welcome = プレイ禁止または解任済み

# From where a sign-in is locked.
locked-device = この端末
locked-network = ネットワーク{ $network }
locked-approval = { $asker }の画面での承認
locked-elsewhere = 不明なネットワーク

note-device = { $device }
signed-out-everywhere = すべての端末
signed-out-another = 別の端末：{ $device }
signed-out-others = 他のすべての端末
invited = { $kind ->
    [staff] スタッフ{ $id }
   *[patron] お客様{ $id }
  }
invited-at-start = スタッフ{ $staff }、起動時
erased = お客様{ $patron }
login-changed = { $login }による：{ $reason }
verification-whole = 完全 { $anchor }
verification-findings = 検出{ NUMBER($count) }件 { $anchor }
verification-cancelled = キャンセル
verification-failed = 失敗
approved = { $place }で{ $role }として：{ $act }、依頼者{ $asker }
# The clock, and what is wrong with a running house.
clock-forward = 時計が{ $seconds }秒進められました
clock-back = 時計が{ $seconds }秒戻されました
alarm-skew = 時計がデータベースより{ $seconds }秒進んでいます
alarm-lag = イベントループが{ $seconds }秒遅れました
alarm-queue = ディスク待ちのコマンド：{ NUMBER($count) }件
alarm-meter = { $meter }：{ $fault }
alarm-behind = ログより遅れているエントリー：{ NUMBER($count) }件
alarm-reading = バックオフィスは{ $seconds }秒間読み込んでいません：{ $why }
alarm-no-owner = テーブルを担当するプロセスがありません
alarm-not-checked = 毎日の整合性検査を実行できませんでした：{ $why }
alarm-watch-ended = 監視が終了しました（{ $error }）
alarm-hold-unknown = ホールド率を計算できません：{ $why }
alarm-hold = { $game }の{ $bet }：{ NUMBER($wagers) }ベットで標準偏差の{ $deviations }倍
storage-unreadable = { $place }を読み取れません（{ $why }）
storage-left = { $place }の残り{ NUMBER($mebibytes) } MiB
alarm-several = { $reasons }
