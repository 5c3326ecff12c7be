role-dealer = ディーラー
role-supervisor = スーパーバイザー
role-executive = マネージャー
role-cashier = キャッシャー
role-auditor = 監査担当
role-admin = 管理者

meter-recovery-recovered = 回収：当選者のウォレットから戻し入れ
meter-recovery-written-off = 償却：ハウスがメーターを補填
meter-reason-not-qualified = ハンドが条件を満たさない
meter-reason-no-wager = 開始時にベットがなかった
meter-reason-cards-misread = カードの読み違い
meter-reason-coup-void = ラウンドが無効だった
meter-reason-malfunction = 機器の故障
meter-adjust-malfunction = 故障：その影響を修正
meter-adjust-over-limit = 上限超過：メーターから超過金へ
meter-adjust-overflow-to-meter = 超過金からメーターへ
meter-adjust-seed-recovery = シードをメーターからハウスへ戻す
meter-adjust-house-addition = ハウスがメーターに追加
meter-adjust-receipts = 準備金・超過金を収入へ
meter-pool-meter = メーター
meter-pool-reserve = 準備金
meter-pool-overflow = 超過金
meter-from-tray = トレイ
meter-from-meter = メーター
meter-system-keyed = キー式
meter-system-carded = カード式
meter-status-hit = 認定待ち
meter-status-verified = 認定済み
meter-status-paid = 支払済み
meter-status-rejected = 却下
meter-status-backed-out = 取消済み

# Why a socket closes: its last message, and what the screens say.
ending-signed-out = サインアウトしました。
ending-locked = 一定時間操作がなかったためロックしました。パスワードを入力してください。
ending-expired = セッションの期限が切れました。もう一度サインインしてください。
ending-disabled = このサインインは停止されています。
ending-barred = ここではプレイできなくなりました。払い出しはキャッシャーで承ります。
ending-dismissed = ここでの勤務は終了しています。
ending-new-roles = 役割が変わりました。もう一度接続してください。
ending-new-password = パスワードが変更されました。もう一度サインインしてください。
ending-protocol = ページが古くなっています。再読み込みしてください。
ending-too-slow = 接続が遅すぎます。もう一度接続してください。
ending-too-many = 接続が多すぎます。一部を閉じてください。
ending-stopping = ハウスが閉じるか再起動します。しばらくしてからもう一度接続してください。

# Why the house voids a coup: its shoe does not open.
shoe-sealed = シューの封印を開けません：{ $why }
fairness-seal-key = 鍵{ $needed }で封印されています。これは鍵{ $key }です
fairness-seal-altered = ピット{ $pit }のテーブル{ $table }のシュー{ $shoe }として封印を開けません：改変されたか、別のシュー、ゲーム、テーブルのものです
fairness-seal-form = 封印されたシューではありません：{ $magic }と完全なデータが必要です
fairness-seal-commitment = 封印の中の順序が、コミットメント{ $commitment }のものと異なります
