# Findings: what a proof, a check or an audit finds wrong, and where.

# The place, as far as it is known: kind, table, meter, coup, seat and bet may be absent.
finding-at =
    ピット{ $pit }、エントリー{ $entry }{ $kind ->
        [none] {""}
       *[other] （{ $kind }）
    }{ $table ->
        [none] {""}
       *[other] 、テーブル{ $table }
    }{ $meter ->
        [none] {""}
       *[other] 、メーター{ $meter }
    }{ $coup ->
        [none] {""}
       *[other] 、ラウンド{ $coup }
    }{ $seat ->
        [none] {""}
       *[other] 、{ $seat }番席
    }{ $bet ->
        [none] {""}
       *[other] 、ベット{ $bet }
    }：{ $problem }

# The chain of hashes, its head and its anchors.
finding-place = その位置にピット{ $pit }のエントリー{ $entry }があります
finding-hash = ハッシュが内容と一致しません
finding-missing = ありません：ログのヘッドはエントリー{ $head }です
finding-head = ハッシュがログのヘッドと一致しません
finding-beyond-head = ログのヘッドより後にあります
finding-cut-off = アンカーが示していますが、ログはその手前で終わっています
finding-anchor = ハッシュがアンカーと一致しません
finding-lost = 書込確認済み（{ $file }）ですが、ログはエントリー{ $end }で終わっています：末尾の{ NUMBER($count) }件が失われています。フォルダーをそのままコピーしてから、バックアップを復元してください
finding-lost-entry = 書込確認済み（{ $file }）ですが、ありません
finding-lost-hash = 別のハッシュで書込確認済み（{ $file }）です

# Rows that the log does not cover.
finding-command = コマンド「{ $command }」：行が変更されています
finding-command-count = 保存されたコマンドは{ NUMBER($kept) }件ですが、実行されたのは{ NUMBER($due) }件です
finding-commands = 保存されたコマンドが、実行されたものと異なります
finding-row = 「{ $key }」の{ $table }：行が変更されており、無効です
finding-astray = 「{ $login }」の資格情報：対象者からたどれません

# What an entry says.
finding-unreadable = 読み取れません：{ $problem }
finding-impossible = ここで起こり得ません：{ $problem }
finding-not-applied = 適用できません。これ以降は証明していません
finding-kind = 内容は{ $found }、正しくは{ $expected }
finding-stream = { $stream }に属していますが、そこにこの種類のイベントはありません
finding-instead = ここにあるのは{ $stream }、正しくは{ $expected }の{ $kind }
finding-ends = 続くはずの{ $stream }の{ $kind }の前でログが終わっています
finding-meter-refused = メーターが拒否するはずのものです：{ $refusal }
finding-uncalled = 原因となるものがありません
finding-uncalled-by-meter = 原因となるメーターがありません
finding-turn = テーブルが{ $phase }のときに起きています
finding-turned = すでに表になっているカードを開いています：{ $cards }
finding-not-placed = { $seat }番席にない操作{ $act }を取り消しています
finding-no-meter = メーターを待つもののないベットに支払っています
finding-actor = 実行者：実際は{ $by }、正しくは{ $roles }
finding-approval = 承認されていません。{ $objection }

# Money.
finding-unbalanced = 仕訳の合計が{ $total }、正しくは0
finding-overdrawn = { $account }が{ $left }になります。0以上が必要です
finding-accounts = { $accounts }の金額を動かしています
finding-wallet = { $patron }のウォレット：実際は{ $found }、仕訳によれば{ $expected }
finding-no-wallet = { $patron }のウォレット：ありません。仕訳によれば{ $expected }
finding-balance = { $account }：記録は{ $found }、仕訳によれば{ $expected }
finding-sums = ログを集計できません：{ $problem }

# A patron's own limits.
finding-stopped = { $patron }がプレイできないのにプレイしています：{ $why }
finding-stop-excluded = 自己排除中
finding-stop-cooling-off = 休止中
finding-stop-time-limit = 時間の上限に到達
finding-risk = { $patron }が{ $risked }を賭けていますが、本人の上限では{ $most }以下です

# Two records that differ. A place is a path in the JSON of the entry.
finding-differs = { $place ->
        [none] {""}
       *[other] { $place }：
    }実際は{ $found }、正しくは{ $expected }
finding-differences = { $all }
finding-more = 他{ NUMBER($count) }件
finding-nothing = なし
finding-yes = はい
finding-no = いいえ
finding-part = { $name } { $value }
finding-posting = { $account }に{ $amount }

# A finished shoe against its commitment.
finding-shoe-decks = 順序のカードが{ NUMBER($cards) }枚です。{ NUMBER($deck) }枚の完全なデッキの倍数が必要です
finding-shoe-cards = 順序に{ $card }が{ NUMBER($found) }枚あります。正しくは{ NUMBER($expected) }枚です
finding-shoe-commitment = コミットメントは{ $commitment }ですが、順序とソルトからは{ $found }になります
finding-shoe-cut = カットの位置が{ NUMBER($position) }です。1～{ NUMBER($last) }が必要です
finding-shoe-overdealt = { NUMBER($dealt) }枚配られていますが、シューのカードは{ NUMBER($cards) }枚です
finding-shoe-dealt = { NUMBER($place) }枚目に配られたのは{ $found }ですが、カット後の順序では{ $expected }です

# The proof of one coup: what was checked, or what does not hold.
evidence-entry = ピット{ $pit }のエントリー{ $entry }：テーブル{ $table }のラウンド{ $coup }の{ $kind }
evidence-no-entry = ピット{ $pit }のエントリー{ $entry }がログにありません
evidence-other-entry = ピット{ $pit }のエントリー{ $entry }は{ $kind }で、テーブル{ $table }のラウンド{ $coup }のものではありません
evidence-no-entries = エントリーがありません
evidence-chain = エントリー{ $first }～{ $last }、それぞれ直前と連鎖
evidence-cards = { $cards ->
        [none] カードなし
       *[other] { $cards }
    }
evidence-other-cards = ログは{ $cards ->
        [none] カードなし
       *[other] { $cards }
    }、表示は{ $shown ->
        [none] カードなし
       *[other] { $shown }
    }
evidence-void = 賭け金と手数料は返却済み
evidence-no-wagers = 有効なベットなし
evidence-other-payout = { $seat }番席、{ $bet }：実際は{ $found }、カードとシートによれば{ $expected }
evidence-settled = ゲーム{ $game }で精算したベット：{ NUMBER($count) }件
evidence-shown = 照合した行：{ NUMBER($count) }行
evidence-other-lines = 表示された行がログの行と異なります
evidence-by-hand = カードはディーラーが手で配りました
evidence-shoe-in-use = シューの順序はシューの終了時に公開します
evidence-shoe = シュー{ $shoe }はコミットメント{ $commitment }と一致
evidence-shoe-retired = シュー{ $shoe }は途中で終了しました：{ $why }

# A coup explained step by step.
explain-coup = テーブル{ $table }、ラウンド{ $coup }、シュー{ $shoe }：{ $game }
explain-entry = ログのエントリー{ $entry }、ゲーム{ $game }
explain-void = 無効：{ $reason }；賭け金と手数料は返却済み
explain-player = プレイヤー { $cards } = { $total }
explain-banker = バンカー { $cards } = { $total }
explain-result = { $result ->
        [P] プレイヤーの勝ち
        [B] バンカーの勝ち
       *[T] タイ
    }：合計{ $player }対{ $banker }、枚数{ $player_cards }対{ $banker_cards }
explain-bank = プレイヤーディーラーのバンクは{ $bank }
explain-line = { $seat }番席、{ $patron }：{ $wager }：{ $row }；返還{ $returned }{ $due ->
        [none] {""}
       *[other] ；誤り：カードとシートによれば{ $due }
    }
explain-wager = { $bet }に{ $stake }{ $rides ->
        [none] {""}
        [player] （対象：プレイヤーハンド）
        [banker] （対象：バンカーハンド）
       *[other] （対象：{ $rides }）
    }
explain-lost = 該当する行なし、負け{ $uncovered ->
        [none] {""}
       *[other] ；うち{ $uncovered }はバンク不足
    }
explain-row = { $paytable }の行{ $row }、{ $label }、配当{ $pays }{ $sum ->
        [none] {""}
       *[other] ：{ $sum }
    }{ $uncovered ->
        [none] {""}
       *[other] ；うち{ $uncovered }はバンク不足
    }
explain-from-meter = テーブルではなくメーターの当選として支払い
explain-fee = { $seat }番席：手数料{ $fee }

# How a verification of the log ended.
verification-ended = 何も検出しないうちに終了しました

# An audit of a shoe record or of a table of coups.
audit-player = プレイヤー
audit-banker = バンカー
audit-tie = タイ
audit-cards = { $hand }ハンドのカードが{ NUMBER($found) }枚です。2枚か3枚が必要です
audit-total = { $hand }の合計が{ $found }とありますが、{ $cards }は{ $expected }です
audit-winner = 勝者が{ $found }とありますが、カードではプレイヤー{ $player }、バンカー{ $banker }です。正しくは{ $expected }です
audit-supply = シューで{ $found }枚目の{ $card ->
        [none] カード
       *[other] { $card }
    }：{ $decks }デッキには{ $expected }枚しかありません
audit-burn = { $card }を開いて{ $found }枚をバーンしています。正しくは{ $expected }枚です
audit-draw = { $rule }、実際は{ $found }
audit-player-rule = プレイヤーは{ $total }で{ $expected }はずですが
audit-banker-rule = { $third ->
        [none] プレイヤーがスタンドしたとき
       *[other] プレイヤーの3枚目が{ $third }のとき
    }、バンカーは{ $total }で{ $expected }はずですが
audit-natural-rule = { $best }のナチュラル{ $total }でラウンドは終わり、{ $hand }は引かないはずですが
audit-draws = 引く
audit-stands = スタンドする
audit-drew = { $card }を引いています
audit-stood = スタンドしています
audit-number-twice = ラウンド{ $found }が2回続いています。別の番号が必要です
audit-number = ラウンド{ $last }の次がラウンド{ $found }です。正しくはラウンド{ $expected }です
audit-game = ゲームのハッシュ{ $found }：ここでの{ $game }は{ $expected }です。シューを配ったときの設定を指定してください
audit-bet = { $wager }：{ $game }にありません。次のいずれかが必要です：{ $expected }
audit-after-four = { $wager }：この4枚の後では受け付けないベットです。賭けはないはずです
audit-side = { $wager }：このベットの対象は{ $expected }です
audit-amount = { $bet }：列「{ $column }」：金額「{ $found }」：小数は{ $places }桁以内にしてください
audit-stake = { $wager }：賭け金が0未満です
audit-wager = { $seat ->
        [none] {""}
       *[other] { $seat }番席：
    }{ $bet } { $stake }{ $rides ->
        [none] {""}
       *[other] （対象：{ $rides }）
    }
audit-payout = { $wager }、{ $what ->
        [won] 勝ち額
       *[returned] 返還額
    }{ $found }、正しくは{ $expected }{ $if_covered }：{ $reason }
audit-if-covered = （バンクが足りた場合）
audit-lost = 該当する行がなく、ベットは負け
audit-push = rows[{ $row }]（{ $asks }）は{ $pays }で、賭け金を返却
audit-for = rows[{ $row }]（{ $asks }）の配当は{ $pays }、賭け金に代えて{ $won }
audit-to = rows[{ $row }]（{ $asks }）の配当は{ $pays }、勝ち額{ $won }と賭け金{ $back }の返却
audit-gap-winner = 勝者の記載がないラウンド
audit-gap-totals = 両方の合計の記載がないラウンド
audit-gap-draws = ハンドのカードが2枚未満のラウンド：どちらが引くか
audit-gap-suits = スートのないカード：ランクだけで集計
audit-gap-shoes = シューが不明なラウンド：カードの枚数
audit-gap-unpaid = 支払いの記載がないベット
audit-gap-game = ゲームのないベット：支払い
audit-gap-currency = 通貨の小数桁数がゲームと異なるベット：支払い
audit-gap-broken = カードがルールに反するラウンドのベット：支払い
audit-gap-rides = 対象のハンドの記載がないベット：支払い
audit-gap-suit-rows = 配当の行が記載のないスートによるベット：支払い
audit-gap-seat = スートの決まった席の記載がないベット：支払い
audit-gap-meter = メーターの割合を獲得したベット：支払い
audit-gap-coverage = プレイヤーディーラーが相手のベット：バンクで足りる範囲
audit-line = { $file }:{ $line }：シュー{ $shoe }{ $coup ->
        [none] {""}
       *[other] 、ラウンド{ $coup }
    }：{ $problem }
audit-summary = { $shoes }、{ $coups }、{ $wagers }：{ $result }
audit-clean = ルール違反はありません
audit-found = 問題{ NUMBER($count) }件（{ $kinds }）
audit-kind-count = { $kind }{ NUMBER($count) }
audit-kind-draw = 引き方
audit-kind-cards = 枚数
audit-kind-total = 合計
audit-kind-winner = 勝者
audit-kind-supply = シューの枚数
audit-kind-payout = 支払い
audit-kind-amount = 金額
audit-kind-bet = ベット
audit-kind-number = 番号
audit-kind-burn = バーン
audit-kind-game = ゲーム
audit-not-judged = 判定せず：{ $what }（{ NUMBER($count) }）
audit-progress = 監査
