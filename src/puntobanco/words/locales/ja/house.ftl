# What the house and its back office refuse, and what they find: "place: problem; expected".

period-backwards = { $since }から{ $until }までの期間：終わりを始まりより後にしてください
period-begins-off-quarter = 始まり{ $moment }：15分単位で指定してください
period-ends-off-quarter = 終わり{ $moment }：15分単位で指定してください
shift-unknown = シフト{ $shift }：1～{ $shifts }を指定してください
shift-of-days = { $since }から{ $until }までのシフト{ $shift }：1日を指定してください
period-both = 期間：日付か時刻のどちらか一方で指定してください
day-unknown = 日付「{ $day }」：2024-03-10のように指定してください
time-zone-unknown = タイムゾーン「{ $zone }」：America/Los_Angelesのように指定してください
stake-without-bet = 最低賭け金{ $least }：ベットも指定してください
limit-too-small = 上限{ $limit }：1以上を指定してください
coup-not-in-log = テーブル{ $table }のラウンド{ $coup }：ピット{ $pit }のログにありません。終了したラウンドを指定してください
game-never-offered = ゲーム{ $hash }：提供したテーブルがありません。プレイされたゲームを指定してください
game-without-hold = ゲーム{ $game }：プレイヤーディーラーが親のため、ハウスのホールド率がありません。ハウスが親のゲームを指定してください
bet-without-price = { $game }のベット{ $bet }：理論値がありません。理論値のあるベットを指定してください
shoe-never-cut = テーブル{ $table }：シューがカットされていません。カット済みのシューが必要です
shoe-missing = テーブル{ $table }：シューがありません。シューが必要です
shoe-retired = テーブル{ $table }のシュー{ $shoe }：途中で終了しました（{ $why }）。最後まで配ったシューを指定してください
shoe-not-in-log = テーブル{ $table }のシュー{ $shoe }：ピット{ $pit }のログにありません。終了したシューを指定してください
# Why a pit stops.
pit-stopped = ピット{ $pit }が停止しました：{ $why }
pit-closed = ピット{ $pit }は閉鎖しています
table-stopped = テーブル{ $table }が停止しました：{ $why }
store-silent = データベースが{ $seconds }秒間応答していません
store-silent-write = { $why }。現在の内容を読み直してください
command-row-gone = コマンド「{ $command }」は実行されましたが、その行がなくなっています
wallet-unreadable = { $patron }のウォレットを時間内に読み取れません
wallet-wrong = ピット{ $pit }：{ $problem }。--accept-changeを付けるとウォレットをログのとおりに設定します
