# The page that is printed for each logged award.
win-page = 当選票
win-slip = 伝票
win-award = 賞金
win-undone = 取消済み
win-line = { $name }：{ $value }
win-signature = { $what }：
win-status-verified = 認定済み、未払い
win-status-paid = 認定済み、支払済み
win-status-backed-out = 取消済み

# What the win was.
win-table = テーブル
win-coup = ラウンド
win-hit-at = ヒット
win-logged-at = 記録
win-paid-at = 支払い
win-not-paid = 未払い
win-meter = メーター
win-number = 当選番号
win-pit = ピット
win-game = ゲーム
win-winner = 当選者、{ $seat }番席
win-won-by = { $row }：{ $pays }
win-why-undone = { $at }：{ $reason }：{ $note }
win-player = プレイヤー
win-banker = バンカー

# The wagers.
win-wagers = このラウンドのプログレッシブベット
win-seat = 席
win-patron = お客様
win-rides = 対象
win-stake = 賭け金
win-made = 成立した配当
win-nothing = なし
win-share = 受取額

# How the prize was divided, and what it left on the meter.
win-amount = 金額
win-division = 分配
win-shown = 結果確定時の表示額（このラウンドの積立を含む）
win-prize = 賞金：{ $pays }
win-each =
    { $count ->
        [1] 1ベットに全額
       *[other] { NUMBER($count) }ベットで等分、1ベットあたり
    }
win-undivided = 割り切れない残り（メーターに残留）
win-awarded = 当選額
win-before = 当選前
win-seed = ハウスが拠出したシード
win-reserve = 準備金から
win-overflow = 上限超過分（超過金へ）
win-after = 当選後
win-undone-meter = 取消時のメーター
win-undone-before = 取消前
win-undone-award = 戻した賞金
win-undone-seed = ハウスが引き戻したシード
win-undone-reserve = 準備金に戻した額
win-undone-after = 取消後

# Who did what, with which card or key.
win-verification = 認定
win-step = 手順
win-person = 担当者
win-role = 役割
win-card = スタッフカードまたはキー
win-time = 時刻
win-asked = 依頼
win-logged = 記録
win-paid = 支払い
win-backed-out = 取消
win-authorised = 承認

# The movements of money.
win-entries = 元帳の記帳
win-entry = 記帳
win-from = 振替元
win-to = 振替先
win-entry-hit = ヒット
win-entry-paid = 支払い
win-entry-backed-out = 取消

# Who signs for what.
win-sign-asked = 依頼
win-sign-verified = 認定
win-sign-backed-out = 取消
win-sign-authorised = 承認
win-sign-paid = 支払い
win-sign-received = 受領、{ $seat }番席

# Where the log has it.
win-log-hit = ログのエントリー、ヒット
win-log-logged = ログのエントリー、記録
win-log-last = ログのエントリー、最後
win-log-game = ゲーム
