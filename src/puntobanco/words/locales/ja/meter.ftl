# Why a meter refuses a command.
meter-refusal-no-such-meter = メーターが見つかりません。
meter-refusal-meter-exists = この名称のメーターはすでにあります。
meter-refusal-meter-down = メーターは停止中です。
meter-refusal-meter-up = メーターはすでに稼働中です。
meter-refusal-not-yours =
    { $needed ->
        [none] この操作の権限がありません。
       *[other] この操作の権限がありません。必要な役割：{ $needed }。
    }
meter-refusal-no-progressive = このゲームにメーターから支払うベットはありません。
meter-refusal-player-dealer = プレイヤーディーラーが親を務めるテーブルに、プログレッシブはありません。
meter-refusal-other-game =
    { $difference ->
        [none] 1つのメーターに使えるのは、1種類のゲームと1種類の賭け金だけです。
       *[other] 1つのメーターに使えるのは、1種類のゲームと1種類の賭け金だけです：{ $difference }。
    }
meter-refusal-table-joined = テーブルはすでにこのメーターに接続しています。
meter-refusal-table-not-joined = テーブルはこのメーターに接続していません。
meter-refusal-hand-on =
    { $tables ->
        [none] ラウンドの進行中は変更できません。
       *[other] ラウンドの進行中は変更できません。進行中：{ $tables }。
    }
meter-refusal-no-hand = このテーブルにそのラウンドはありません。
meter-refusal-wrong-step =
    { $step ->
        [phase]
            { $phase ->
                [locked] このラウンドのカードがまだ出そろっていません。
                [stood] このラウンドは結果が出ていますが、まだ終わっていません。
                [ended] このラウンドは終わりました。
               *[void] このラウンドは無効です。
            }
        [counted] ラウンド{ $coup }のベットは集計済みです。
        [no-award] キーを待つ当選はありません。
        [not-called] 先にスーパーバイザーを呼んでください。
        [no-confirmation] この当選に確認は不要です。
        [no-dealer] このラウンドをマークするディーラーはいません。
       *[none] ラウンドのこの時点ではできません。
    }
meter-refusal-empty-seat = その席にプログレッシブベットはありません。
meter-refusal-no-such-row = 配当表にその行はありません。
meter-refusal-marks-disagree =
    { $marks ->
        [none] マークとカードが一致しません。
       *[other] マークとカードが一致しません：{ $marks }。
    }
meter-disagreement = { $seat }番席のマークは{ $marked }、カードは{ $cards }
meter-disagreement-nothing = なし
meter-refusal-no-such-award = 当選が見つかりません。
meter-refusal-award-status =
    { $status ->
        [hit] 当選はまだ認定されていません。
        [verified] 当選はすでに認定されています。
        [paid] 賞金はすでに支払われています。
        [rejected] 当選は却下されました。
        [backed-out] 当選は取り消されました。
       *[none] 当選の状態が異なります。
    }
meter-refusal-award-pending =
    { $awards ->
        [none] 先に当選を認定または却下してください。
       *[other] 先に当選を認定または却下してください：{ $awards }。
    }
meter-refusal-award-logged =
    { $awards ->
        [none] 当選はすでに記録されています。
       *[other] 当選はすでに記録されています：{ $awards }。
    }
meter-refusal-cards-differ =
    { $cards ->
        [none] 記録されたカードと異なります。
       *[other] 記録されたカードと異なります：{ $cards }。
    }
meter-refusal-reason =
    { $way ->
        [up] この理由では{ $pool }に加算できません：{ $reason }。
        [down] この理由では{ $pool }から減算できません：{ $reason }。
       *[none] 理由を入力してください。
    }
meter-refusal-amount = 金額として正しくありません。
meter-refusal-over-limit =
    { $allowed ->
        [none] メーターの上限を超えます。
       *[other] メーターの上限を超えます。可能額：{ $allowed }。
    }
meter-refusal-short =
    { $seat ->
        [none]
            { $allowed ->
                [none] 残額が足りません。
               *[other] 残額が足りません。可能額：{ $allowed }。
            }
       *[other]
            { $allowed ->
                [none] { $seat }番席のウォレットの残高が足りません。
               *[other] { $seat }番席のウォレットの残高が足りません。可能額：{ $allowed }。
            }
    }
meter-refusal-same-parameters = 変更はありません。
meter-refusal-parameters =
    { $advice ->
        [none] この設定は使えません。
       *[other] この設定は使えません。{ $advice }
    }
meter-refusal-approval-missing = 別の人の承認が必要です。
meter-refusal-approval-refused = 承認が有効ではありません。
meter-refusal-same-person = 当選を認定した人は支払いを行えません。
meter-refusal-not-confirmed = 先にスーパーバイザーが確認し、その後マネージャーがカードを通します。
meter-refusal-key =
    { $position ->
        [run] キーがRUNの位置にあります。
        [jph] キーがJPHの位置にあります。
       *[none] キーの位置が違います。
    }
meter-refusal-recovery =
    { $status ->
        [verified] 賞金は支払われていないため、回収するものはありません。
       *[paid] 支払済みの賞金の処理を、回収か償却から選んでください。
    }
meter-refusal-wallet-full =
    { $allowed ->
        [none] ウォレットの上限を超えます。
       *[other] ウォレットの上限を超えます。可能額：{ $allowed }。
    }

# What keeps a table from sharing a meter; a clause.
meter-difference-game = テーブルのゲームは{ $other }、メーターは{ $own }
meter-difference-currency = テーブルの通貨は{ $other }、メーターは{ $own }
meter-difference-stake = 賭け金は{ $other }、メーターは{ $own }
meter-difference-decks = シューは{ $other }デッキ、メーターは{ $own }デッキ
meter-difference-split =
    { $other ->
        [winners] 賞金は当選者のみのもの、メーターでは参加者全員で分配
       *[participants] 賞金は参加者全員で分配、メーターでは当選者のみのもの
    }
meter-difference-side = ベットの対象は{ $other }、メーターは{ $own }
meter-difference-pay-table = テーブルの配当表が異なる

# What is wrong with wagers that a meter did not count; `why`: a meter-increment message.
meter-wagers-refused = ラウンドにあり得ないベットを、メーターが拒否しました。
meter-wrong-increment = テーブル{ $table }、ラウンド{ $coup }：{ $why }
meter-increment-stake = { $seat }番席のベットは{ $amount }、賭け金は{ $expected }
meter-increment-seats =
    { $wagers ->
        [0] ベットがありません
       *[other] { NUMBER($wagers) }件のうち、2件以上のベットがある席があります
    }
meter-increment-most = ベット額は{ $amount }、1ラウンドの最高は{ $expected }

# Advice on the settings of a meter: sentences.
meter-advice-contribution-range = 積立率{ $rate }：0～100 %にしてください。
meter-advice-reserve-range = 準備金積立率{ $rate }：0～100 %にしてください。
meter-advice-rates-together = 積立率と準備金積立率の合計{ $rate }：100 %以下にしてください。
meter-advice-amount-range =
    { $setting ->
        [seed] シード
        [limit] 上限
        [executive-above] マネージャー基準額
       *[most-wagered] 1ラウンドの最高ベット額
    }{" "}{ $amount }：0以上で、帳簿に記録できる額にしてください。
meter-advice-seed-zero = シード0：金額を入力するか、「シード0でよい」を選んでください。
meter-advice-limit-under-seed = 上限{ $amount }：シードの{ $bound }以上にしてください。
meter-advice-limit-under-meter = 上限{ $amount }：メーターの表示額{ $bound }以上にしてください。
meter-advice-seed-changed = シードが{ $bound }ではなく{ $amount }です。印刷された数値は当てはまりません。
meter-advice-seed-under-fixed = シード{ $amount }が固定配当の最高額{ $bound }を下回ります。
meter-advice-contribution-over-preset = 固定配当をトレイから支払う設定で、積立率{ $rate }が既定の{ $bound }を上回ります。エッジが印刷値を下回ります。
meter-advice-contribution-low = すべてをメーターから支払う設定で、積立率{ $rate }が{ $bound }を下回ります。メーターが枯渇するおそれがあります。
meter-advice-no-reserve = 準備金がありません。少額でもあれば、当選後のメーターをより高い額から始められます。
meter-advice-reserve-only-seed = シードは準備金のみです。早く当選が出ると、残りがわずかになります。
meter-advice-bound-under-layout = 1ラウンドの最高ベット額{ $amount }が、{ NUMBER($seats) }ベット分の{ $bound }を下回ります。満席になると故障と判定されます。

# `punto meter advise`.
meter-advice-riding =
    対象が{ $hands ->
        [player] プレイヤーハンド
        [banker] バンカーハンド
       *[either] どちらかのハンド
    }の場合{ $applies ->
        [no] （現在の設定では対象外）
       *[yes] { "" }
    }：{ $edge ->
        [none] 固定配当がメーターの積立を上回ります
       *[other] ハウスエッジ{ $edge }、平均賞金{ $award }
    }
meter-advice-verdict =
    { $game }：{ $verdict ->
        [refused] 使用不可
        [dry] メーターが枯渇し、残りはトレイから支払い
       *[usable] 使用可
    }
meter-advice-line = { $code }：{ $advice }
meter-level-refuse = 拒否
meter-level-warn = 警告
meter-level-advise = 推奨
meter-level-ok = 正常
meter-file-game = { $file }：ゲーム「{ $game }」にメーターはありません。メーターのあるゲームを指定してください
meter-file-unread = { $file }：読み取れません：{ $why }。TOMLファイルを指定してください
meter-file-not-text = { $file }：テキストではありません。TOMLファイルを指定してください
meter-file-shape = { $file }：{ $why }。gameと[settings]を記述してください

# A meter, a slip or a game that is not what was asked for.
meter-not-in-log = メーター{ $meter }：ピット{ $pit }のログにこのメーターはありません。ログにあるものを指定してください
meter-slip-not-in-log = メーター{ $meter }の伝票{ $slip }：ピット{ $pit }のログにこの伝票はありません。認定済みの当選の伝票を指定してください
meter-game-without = ゲーム「{ $game }」：メーターから支払うベットがありません。そのようなベットのあるゲームを指定してください
meter-none-in-pit = ピット{ $pit }：メーターがありません。プログレッシブのテーブルがあるハウスを指定してください
meter-unnamed = メーターが{ NUMBER($count) }台あります。データベースの後にいずれかを指定してください：{ $meters }
meter-unknown = メーター{ $meter }：次のいずれかを指定してください：{ $meters }
# The steps of a hand, by the dealing procedure of the keyed and of the carded system.
meter-step-start = { $system ->
    [keyed] ゲーム開始：センサーが各ベットを示します。1ドルのベットは回収し、5ドルのベットは置いたままにします
   *[carded] ディーラー画面でゲーム開始：センサーが各ベットを示します。1ドルのベットは回収し、5ドルのベットは置いたままにします
}
meter-step-mark = { $system ->
    [keyed] 当選者ごとにハンドボタンを押す（もう一度押すと解除）
   *[carded] 画面で各当選者に触れる（もう一度触れると解除）
}
meter-step-call = スーパーバイザーを呼ぶ
meter-step-key = キーをJPHに回す
meter-step-confirm = スーパーバイザーが確認
meter-step-log = { $system ->
    [keyed] J-POTを押して当選を記録
   *[carded] スーパーバイザーが確認、スーパーバイザーのカード
}
meter-step-executive-card = マネージャーのカード
meter-step-run = キーをRUNに戻してメーターを調整
meter-step-end = { $system ->
    [keyed] ゲーム完了
   *[carded] ゲーム終了
}
meter-step-pay = 賞金の支払い

# A meter as the command line reports it.
meter-report-title = メーター{ $meter }：{ $name }（{ $game }）、{ $currency }
meter-report-state = 状態
meter-report-status =
    { $state ->
        [faulted] 故障：{ $why }
        [disabled] 停止中：{ $why }
       *[up] 稼働中
    }
meter-report-tables = テーブル
meter-report-no-tables = なし
meter-report-attention = 注意
meter-report-no-awards = 当選はまだありません
meter-report-line = { $hits } × { $pays }：{ $row }
award-column-award = 当選
award-column-slip = 伝票
award-column-time = 時刻
award-column-table = テーブル
award-column-coup = ラウンド
award-column-status = 状態
award-column-prize = 賞金
award-column-winners = 当選者
meter-report-beginning = 最初
meter-report-now = 現在
meter-warning-dry = メーターが枯渇しました。前回の開始以降、トレイから固定配当{ $amount }を支払いました。
meter-warning-pending = 認定待ちの当選：{ $awards }。
meter-warning-waiting = メーター満額の次の当選から有効になる率：積立率{ $contribution }、準備金積立率{ $reserve }、固定配当の支払元は{ $pays }。
meter-column-entry = エントリー
meter-column-time = 時刻
meter-column-event = 出来事
meter-column-table = テーブル
meter-column-coup = ラウンド
meter-column-before = 変更前
meter-column-after = 変更後
meter-column-reserve = 準備金
meter-column-overflow = 超過金
meter-column-by = 担当
meter-column-authorised-by = 承認
meter-column-why = 理由
meter-history-wagers = { NUMBER($wagers) }ベット
meter-history-award = 当選{ $award }
meter-history-fixed = 固定配当：メーターから{ $covered }、トレイから{ $short }
meter-history-slip = 当選{ $award }、伝票{ $slip }
meter-history-confirmed = 当選{ $award }、確認{ $by }
meter-history-key = { $holder }のキーを{ $to }へ
meter-history-undone = 当選{ $award }：{ $reason }
meter-history-adjusted = { $pool } { $change }：{ $reason }
meter-reconciliation-from = 開始
meter-reconciliation-until = 終了
meter-reconciliation-wagers = ベット数
meter-reconciliation-in-meter = 総ベット額
meter-reconciliation-hits = ヒット数
meter-reconciliation-wins-logged = 記録した当選
meter-reconciliation-stakes-returned = 返却した賭け金
meter-reconciliation-opening-meter = 期首：メーター
meter-reconciliation-opening-reserve = 期首：準備金
meter-reconciliation-opening-overflow = 期首：超過金
meter-reconciliation-opening-set-aside-for-awards = 期首：当選の引当
meter-reconciliation-opening-owed-to-patrons = 期首：お客様への債務
meter-reconciliation-in-contributions-to-the-meter = 入：メーターへの積立
meter-reconciliation-in-contributions-to-the-reserve = 入：準備金への積立
meter-reconciliation-in-seed-less-taken-back = 入：ハウスが拠出したシード（引き戻し控除後）
meter-reconciliation-in-adjustments-less-those-down = 入：調整（減算控除後）
meter-reconciliation-in-awards-recovered = 入：当選者から回収した賞金
meter-reconciliation-in-awards-written-off = 入：ハウスが償却した賞金
meter-reconciliation-out-awards-paid = 出：支払済みの賞金
meter-reconciliation-out-fixed-pays = 出：メーターからの固定配当
meter-reconciliation-closing-meter = 期末：メーター
meter-reconciliation-closing-reserve = 期末：準備金
meter-reconciliation-closing-overflow = 期末：超過金
meter-reconciliation-closing-set-aside-for-awards = 期末：当選の引当
meter-reconciliation-closing-owed-to-patrons = 期末：お客様への債務
meter-reconciliation-not-accounted-for = 差異

# What a second person approves at a meter, and the lines that describe it.
act-open-meter = メーターの開設
act-change-meter = メーターの設定変更
act-enable-meter = メーターの再開
act-confirm-award = 当選の確認
act-turn-key = キー操作
act-verify-award = 当選の認定
act-reject-award = 当選の却下
act-back-out-award = 記録済みの当選の取消
act-adjust-meter = メーターの調整
act-line-game = ゲーム
act-line-fault = 故障
act-line-award = 当選
act-line-position = 位置
act-line-cards = カード
act-line-recovery = 金額の処理
act-line-pool = 勘定
act-line-held = 現在額
act-line-note = メモ
