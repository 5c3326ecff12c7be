### What can be wrong with a rule sheet, a profile or a setting: place, problem, expectation.
### Values, keys and places are as in a file, so they are not translated.

## Places

sheet-error-at = { $file }：{ $path }：{ $problem }
sheet-error-in = { $file }：{ $problem }
# A place that a setting decides, and what is wrong there.
sheet-error-decided = { $path }：{ $problem }
# Settings as in --set key=value.
sheet-error-with = { $settings }の場合：{ $problem }
# A file that another one extends, and what is wrong with it.
sheet-error-parent = { $name }：{ $problem }

## Files

sheet-error-profile-unknown = このプロファイルはありません。.tomlで終わるファイルか、次のいずれかを指定してください：{ $known }
sheet-error-profile-parent-unknown = { $name }：このプロファイルはありません。.tomlで終わるファイルか、次のいずれかを指定してください：{ $known }
sheet-error-game-unknown = このゲームはありません。.tomlで終わるファイルか、次のいずれかを指定してください：{ $known }
sheet-error-sheet-unknown = { $name }：このシートはありません。.tomlで終わるファイルか、次のいずれかを指定してください：{ $known }
sheet-error-part = ゲームが継承する部品で、それ自体はゲームではありません。次のいずれかを指定してください：{ $known }
sheet-error-key-taken = { $key }：組み込みのゲームがこのキーを使っています。別のキーにしてください
sheet-error-not-utf8 = { $byte }バイト目がUTF-8の文字ではありません。UTF-8のTOMLにしてください
sheet-error-unreadable = 読み取れません：{ $reason }。{ $expected }を指定してください
sheet-error-loop = { $loop }：シートは自身を継承できません。循環をなくしてください
toml-error = TOMLとして読み取れません：{ $reason }（末尾）
toml-error-line = TOMLとして読み取れません：{ $reason }（{ $line }行{ $column }文字目、{ $text }）
toml-error-deep-key = TOMLとして読み取れません：キー{ $key }の階層が{ $most }を超えています。減らしてください
toml-error-nested = TOMLとして読み取れません：リストの入れ子が深すぎます。減らしてください
toml-error-long-number = TOMLとして読み取れません：数千桁の数値があります。短くしてください

## Shape

sheet-error-value = { $value }：{ $expected }を指定してください
sheet-error-float = { $value }：ここに小数は使えません。{ $expected }を指定してください
sheet-error-name = { $key }はここの名前に使えません。{ $expected }を指定してください
sheet-error-empty = 空のテーブルです。{ $expected }を指定してください
sheet-error-unknown-key = 不明なキーです。次のいずれかを指定してください：{ $known }
sheet-error-required = '{ $key }'は必須です。{ $expected }を指定してください
sheet-error-required-in-game = ありません。継承されないため、ゲームごとに記述してください
sheet-error-no-place = { $place }：シートにこの場所はありません。'cards.decks'のような場所を指定してください
sheet-error-no-choices = 選択肢がありません。1つ以上必要です
sheet-value-table = テーブル
sheet-value-list = リスト

## Files that are merged

sheet-error-parents-differ = { $file }では{ $value }、{ $other_file }では{ $other_value }です。両方を継承するシートで、どちらかを指定してください
sheet-error-paytables-differ = { $file }と{ $other_file }の定義が異なります。それぞれに別の名前を付けてください
sheet-error-paytable-again = { $file }で定義済みです。配当が異なる場合は新しい名前を付けてください

## Settings

sheet-error-setting-locked = { $value }：この設定は固定されています。{ $expected }にしてください
sheet-error-setting-unknown = この設定はありません。次のいずれかを指定してください：{ $known }
sheet-error-setting-of-no-game = この名前の設定を持つゲームはありません。次のいずれかを指定してください：{ $known }
sheet-error-setting-without-label = { $key }：継承元のシートにこの設定はありません。{ $near ->
    [none] 新しい設定には'label'を付けてください
   *[other] { $near }にするか、新しい設定には'label'を付けてください
}
sheet-error-sets-or-choices = 'sets'か'choices'のテーブルの、どちらか一方を指定してください
sheet-error-setting-without-value = 'value'は必須です。変更しない場合の値を指定してください
sheet-error-sets-no-value = { $place }：'cards.decks'のような、値が1つの場所を指定してください
sheet-error-when-unknown = { $key }：この設定はありません。次のいずれかを指定してください：{ $known }
sheet-error-when-circular = { $key }がこの設定そのものに依存しています。依存しない設定を指定してください
sheet-error-when-written = { $value }：settings.{ $key }の記述のとおり、{ $expected }を指定してください
sheet-error-of-sheet = { $problem }（{ $file }による）
sheet-error-not-among = { $value }：{ $count ->
    [1] { $choices }
   *[other] { $choices }のいずれか
}を指定してください
sheet-error-too-small = { $value }：{ $least }以上を指定してください
sheet-error-too-large = { $value }：{ $most }以下を指定してください
sheet-error-decided-twice = '{ $place }'を決めていますが、settings.{ $other }もこれを決めています。決める設定を1つにしてください
sheet-error-decided-elsewhere = ここに{ $value }とありますが、settings.{ $key }が決めるものです。値はそちらに記述してください
sheet-error-decided-by-choices = ここに{ $value }とありますが、settings.{ $key }が決めるものです。その選択肢のそれぞれに'{ $place }'を記述してください：{ $choices }

## Bets and pay tables

sheet-error-bet-unknown = { $bet }：このベットはありません。次のいずれかを指定してください：{ $known }
sheet-error-bet-twice = { $bet }が2回あります。どのベットも1回だけにしてください
sheet-error-bets-missing = { $count ->
   *[other] { $bets }
}がありません。シートのすべてのベットを1回ずつ記述してください
sheet-error-no-bet = ベットが1つもありません。1つ以上必要です
sheet-error-paytable-unknown = { $paytable }：この配当表はありません。次のいずれかを指定してください：{ $known }
sheet-error-no-rows = 行がありません。1行以上必要です
sheet-error-zero = 0：0より大きい金額を指定してください
sheet-error-negative = { $value }：0以上の金額を指定してください
sheet-error-seat-suits-rows = 'seat_suits'の行には席のスートが必要で、席のスートにはその行が必要です。両方を書くか、どちらも書かないでください。sideが'line'のベットには使えません
sheet-error-seat-suits-twice = 'seat_suits'と'player_suits'または'banker_suits'が同時にあります。どれか1つにしてください
sheet-error-line-needs = 必須です。ライン連動のベットが対象とするベットを指定してください
sheet-error-line-needs-others = { $needs }：ライン連動のベットの対象はplayerかbankerです。これらだけを指定してください
sheet-error-row-without-hand = { $keys }：勝ったハンドを条件としますが、タイにはありません。on = 'win'にするか、sideが'player'か'banker'のベットにしてください
sheet-error-row-impossible = どのラウンドにも該当しません：{ $keys }は成立し得ません。別の値にしてください
sheet-error-row-contradicts = どのラウンドにも該当しません：{ $keys }は同時に成立しません。別の値にするか、いずれかを外してください
sheet-error-row-unreachable = この行には到達しません：該当するラウンドはすべて先の行に該当します（例：{ $coup }はrows[{ $by }]に該当）。上に移すか、削除してください
sheet-error-row-not-offered = このベットを受け付けるどのラウンドにも該当しません。該当し得る行にしてください
sheet-error-after-four-side = 4枚の後に行うベットのハンドは、その時点で決まっている必要があります。'player'か'banker'を指定してください
sheet-error-after-four-line = ラインのベットはカードの前に行います。after_four_cardsを外してください
sheet-error-after-four-meter = 4枚の後に行うベットはメーターの割合を支払えません。メーターのない配当表を指定してください
sheet-error-after-four-seats = 4枚の後に行うベットは席にスートを割り当てられません。seat_suitsを外してください
sheet-error-after-four-player-dealer = プレイヤーディーラーのバンクはカードの前に決まります。'house'がバンクするテーブルにしてください
sheet-error-after-four-needs = { $bet }は4枚の後に行うベットです。その前に行うベットを指定してください
sheet-error-row-crosses = rows[{ $row }]と交差しています：両方に該当するのは{ $both }、この行だけに該当するのは{ $this }、rows[{ $row }]だけに該当するのは{ $other }です。共通のラウンドをなくすか、上の行がこの行に完全に含まれるようにしてください
sheet-error-pays-too-large = { $pays }：{ $most }までの数にしてください
sheet-error-brings-too-much = { $bet }に{ $stake }を{ $pays }で賭けると{ $brings }になります。{ $most }以下にしてください
sheet-error-meter-twice = メーターは{ $bet }で使われています。このようなベットは1つだけにしてください
sheet-error-meter-player-dealer = 配当表{ $paytable }はメーターから支払います。プレイヤーディーラーが親のテーブルでは使わないでください
sheet-error-meter-stake = 必須です。プログレッシブベットの唯一の賭け金を指定してください
sheet-error-meter-shares = 積立率{ $contribution }と準備金積立率{ $reserve }：合計100 %以下にしてください
sheet-error-no-meter = ゲーム{ $game }にメーターはありません。メーターのあるゲームを指定してください
sheet-error-face-up = true：カードはすべて表向きに配るため、falseにしてください

## Limits and fees

sheet-error-tier-unknown = { $tier }：{ $known ->
    [none] ティアのいずれかを指定しますが、シートにティアがありません
   *[other] 次のいずれかを指定してください：{ $known }
}
sheet-error-limits = min { $min }、max { $max }：最低額は0より大きく、最高額以下にしてください
sheet-error-fees-of-house = { $columns }：ハウスが親のテーブルに手数料は設定できません。外してください
sheet-error-fee-unknown = この列はありません。次のいずれかを指定してください：{ $known }
sheet-error-fee-rates = 手数料率が{ $rates }件あります。1つのテーブルで{ $most }件以下にしてください
sheet-error-below-minimum = { $bet }は単独のベットで、テーブルの最低額を下回ることができます。{ $minimum }以上にしてください

## Cards

# A rule of the shoe by its name, and what is wrong with it.
shoe-error = { $rule } { $problem }
sheet-error-no-decks = { $decks }：1以上を指定してください
sheet-error-many-decks = { $decks }：{ $most }以下を指定してください
sheet-error-cut-shallow = { $cut }：最終ラウンドでカードが足りなくなるおそれがあります。カットカードの後を{ $least }枚以上にしてください
sheet-error-cut-deep = { $cut }：{ $decks }デッキでは、その前に1ラウンドも入りません。{ $most }以下にしてください

## Profiles

sheet-error-not-offered = { $game }：ここでは提供していません。次のいずれかを指定してください：{ $known }
sheet-error-basis = { $place }：プロファイルに記述がありません。{ $known ->
    [none] プロファイル自身の項目を指定してください
   *[other] 次のいずれかを指定してください：{ $known }
}
sheet-error-no-such-game = { $game }：このゲームはありません。次のいずれかを指定してください：{ $known }
sheet-error-reality-check = { $minutes }：reality-check-choicesのいずれかを指定してください：{ $choices }

## Amounts and payments

notation-amount = 金額{ $text }：{ $places ->
    [0] 小数のない数字
   *[other] 小数{ $places }桁以内の数字
}を指定してください
notation-rate = 率{ $text }：'5 %'のようなパーセント値を指定してください
notation-rate-above = 率{ $text }：100 %以下を指定してください
notation-pays = { $text }：'N to M'、'N for M'、'push'、'N % of meter'のいずれかにしてください
notation-pays-whole = { $text }：'{ $example }'のように、整数と'{ $word }'で指定してください
notation-pays-share = { $text }：0より大きく100 %以下のメーターの割合を指定してください

## What is expected

sheet-expected-nothing = 空
sheet-expected-one-of = { $values }のいずれか
sheet-expected-integer = 整数
sheet-expected-integer-from = { $least }以上の整数
sheet-expected-integer-range = { $least }～{ $most }の整数
sheet-expected-list = リスト（各項目は{ $entry }）
sheet-expected-table = 名前付きの項目のテーブル
sheet-expected-table-of = { $keys }のテーブル
sheet-expected-true-false = trueまたはfalse
sheet-expected-text = 文字列
sheet-expected-yes-no = yesまたはno
sheet-expected-different-numbers = 重複のない数
sheet-expected-different-amounts = 0より大きく重複のない金額
sheet-expected-some-ranks = { $ranks }または任意の*のうち2つか3つ
sheet-expected-setting-of-sheet = シートの設定
sheet-expected-toml-file = TOMLファイル
sheet-expected-toml-or-game = TOMLファイル、または組み込みのゲームなら{ $game }
sheet-expected-file-name = ファイル名
sheet-expected-line = 空白だけではない1行の文字列
sheet-expected-line-or-none = 1行の文字列、またはなしを表す''
sheet-expected-amount = "12.50"のような金額、または整数
sheet-expected-rate = "5 %"のような率
sheet-expected-pays = 'N to M'、'N for M'、'push'、'N % of meter'のいずれか
sheet-expected-key = 小文字、数字、ハイフンからなる'player-pair'のようなキー
sheet-expected-option = ピリオドや空白のない名前
sheet-expected-currency = 'USD'のような大文字3字
sheet-expected-colour = '#1f5fbf'のような色
sheet-expected-points = 0～9の整数、またはそのリスト
sheet-expected-sums = 0～18の整数、またはそのリスト
sheet-expected-held = 2～3の整数、またはそのリスト
sheet-expected-dealt = 4～6の整数、またはそのリスト
sheet-expected-pair = true、false、'suited'のいずれか
sheet-expected-scalar = 文字列、整数、true、falseのいずれか
sheet-expected-language = 'en'や'zh-Hant'のような言語タグ
sheet-expected-name = 1行の文字列、または'en'のような言語別の文字列のテーブル
sheet-expected-ranks = '234'や'9*'のような、ハンドのすべてのランク、またはそのリスト
sheet-expected-two-ranks = { $ranks }または任意の*のうち2つ
sheet-expected-seat-suits = { $seats }席それぞれについて'hearts clubs'のようなプレイヤーとバンカーのスート。重複なし、すべて2種類またはすべて1種類
sheet-expected-first-ranks = 'KQ'や'K*'のような2枚のランク、またはそのリスト
sheet-expected-cards = { $ranks }のランク、'Qh'のようなカード、スート、redまたはblackを空白1つで区切る
sheet-expected-cards-text = 'JQK'、'Qh'、'red'のようなカード
sheet-expected-count = { "{" } Q = 2 { "}" }や{ "{" } suit = 3 { "}" }のような、カードまたはグループごとの数の表
sheet-expected-different-texts = すべて異なる項目
sheet-expected-count-of-hand = 0～3の整数、またはそのリスト
sheet-expected-count-of-coup = 0～6の整数、またはそのリスト
sheet-expected-coup-points = 0～54の整数、またはそのリスト
sheet-expected-paytable = 配当表の名前、または'off'
sheet-expected-place = 'cards.decks'のような、シート内の場所
sheet-expected-choices = 値のリスト、または部分シートのテーブル
sheet-expected-figure = '2.70 %'や'$98,101'のような、印刷されたとおりの数値
sheet-expected-sheets = シートの名前、.tomlで終わるファイル、またはそのリスト
sheet-expected-profiles = プロファイルのキー、.tomlで終わるファイル、またはそのリスト
sheet-expected-minutes = 分（0～1440の整数）
sheet-expected-hours = 時間（1～1008の整数）
sheet-expected-days = 日数（1～3650の整数）

## Warnings of `punto check`

check-patron-edge = { $bet }：エッジ{ $edge }：お客様に有利です
check-patron-edge-with = { $bet }：{ $settings }の場合のエッジ{ $edge }：お客様に有利です
check-two-cards = { $place }：'{ $ranks }'は2枚のハンド全体です：3枚目があると負けます。どのハンドでも最初の2枚ならfirst_ranks、2枚のハンドのことならcards = 2と書いてください
check-rounding = { $bet }：支払いを{ $unit }単位で処理します（{ $direction }）：エッジ{ $edge }が、賭け金{ $low_stake }で{ $low_edge }、{ $high_stake }で{ $high_edge }になります
check-no-exact-stake = { $bet }：tiers.{ $tier }：限度額内に、端数なく支払える賭け金がありません
check-far-from-print = { $bet }：{ $figures }
check-settings-miss-print = published[{ $index }].settings：この設定で{ $figures }
check-unused-paytable = paytables.{ $paytable }：どの設定でも、この配当表を使うベットがありません
check-unused-tier = tiers.{ $tier }：どの設定でも、このティアになるテーブルがありません
check-unused-progressive = progressive：どの設定でも、メーターの割合を支払うベットがありません
check-game = { $file }：{ $key }：{ $name }
check-price = { $bet }：{ NUMBER($rows) }行、エッジ{ $edge }
check-good = 設定の組み合わせ{ NUMBER($count) }通りのすべてで有効。ハッシュ{ $hash }
check-warning = 警告：{ $what }
