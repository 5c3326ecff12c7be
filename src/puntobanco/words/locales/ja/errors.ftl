# Errors of the library and of the command line: "place: problem; expected". No full stop at the end.

error-quoted = 「{ $text }」
error-line = { $file }:{ $line }：{ $problem }
error-place = { $place }：{ $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] ：{ $problem }
    }

# A value passed to the library. On the command line $argument is the option.
error-argument-least = { $argument } { $value }：{ $least }以上を指定してください
error-argument-range = { $argument } { $value }：{ $least }～{ $most }を指定してください
error-argument-choice = { $argument } { $value }：{ $choices }を指定してください

# What an error calls a value; most are typed after an option.
argument-against = 相手方のベット数
argument-bankroll = 元手
argument-bound = 上限
argument-contribution = 積立率
argument-coups = ラウンド数
argument-coups-an-hour = 1時間のラウンド数
argument-coups-per-shoe = 1シューのラウンド数
argument-decks = デッキ数
argument-first-shoe = 最初のシュー
argument-hands = ハンド
argument-hours-a-day = 1日の時間数
argument-layout = レイアウト
argument-least = 最低額
argument-most = 最高額
argument-paid = 支払い
argument-rates = 率
argument-reserve = 準備金積立率
argument-rides = 対象
argument-risk = リスク
argument-seed = シード
argument-seeds = シード
argument-sessions = セッション数
argument-shoe = シュー
argument-shoes = シュー数
argument-stake = 賭け金
argument-stop-loss = 損切り額
argument-stop-win = 利確額
argument-tables = テーブル数
argument-unit = 単位
argument-wagers = ベット数
argument-workers = ワーカー数
argument-years = 年数

# The installation and the surroundings.
error-extra = { $place }：追加機能[{ $extra }]が必要です。`pip install 'puntobanco[{ $extra }]'`を実行してください
error-unchecked = Pythonが検査なし（-OまたはPYTHONOPTIMIZE）で動作しています。どちらも外してください
error-path = PUNTO_ISA「{ $path }」：{ $paths }を指定してください

# Texts in TOML and JSON.
error-json = JSONとして読み取れません：{ $problem }
error-key-repeated = キー「{ $key }」が2回あります。1回だけにしてください
error-nesting = リストの入れ子が深すぎます。階層を減らしてください

# Cards, amounts, rates and pays.
error-card-rank = カード「{ $text }」：ランクは{ $ranks }のいずれかにしてください
error-card-suit = カード「{ $text }」：スートは s h d c または ♠ ♥ ♦ ♣ のいずれかにしてください
error-rank = ランク「{ $text }」：{ $ranks }のいずれかにしてください
error-cards-none = カード：指定がありません。1枚以上を指定してください
error-cards-dash = カード：同じハンドのカードの前にダッシュがあります。後に置いてください
error-coup-complete = カード「{ $cards }」：{ $count }枚でラウンドは完結しています。その後の{ $card }を除いてください
error-coup-unfinished = カード「{ $cards }」：ラウンドが完結していません。{ $hand ->
    [player] プレイヤー
   *[banker] バンカー
  }ハンドにもう1枚必要です
error-amount = { $text }：{ $example }のような金額を指定してください
error-amount-negative = 金額「{ $text }」：0以上を指定してください

# Bets and shoes.
error-bet = ベット「{ $bet }」：ありません。{ $offered }を指定してください
error-bet-rides = ベット「{ $bet }」：{ $rides ->
    [none] 対象がありません
   *[other] 対象を{ $rides }にはできません
  }。{ $sides }を指定してください
error-bet-seat = ベット「{ $bet }」：行が席のスートで決まります。席{ $seats }を指定してください
error-bet-meter-row = ベット「{ $bet }」：rows[{ $row }]はメーターの割合を支払います。メーターの金額を指定してください
error-game-bet = ベット「{ $bet }」：{ $game }にありません。{ $offered }を指定してください
error-game-setting = 設定「{ $setting }」：{ $game }にありません。{ $known }を指定してください
error-game-no-settings = 設定「{ $setting }」：{ $game }に設定はありません。指定を外してください

# Roads.
error-mark = 印「{ $text }」：B、P、Tのいずれかと、該当すればb、p、nを続けてください
error-results-most = 結果：{ NUMBER($most) }文字（千シュー分）以内にしてください
error-result-letter = { $position }番目の結果「{ $text }」：B、P、Tのいずれかにしてください

# Shoe records.
error-record-empty = 内容がありません。「{ $opening }」が必要です
error-record-opening = 「{ $text }」：最初の行は「{ $opening }」にしてください
error-record-version = バージョン{ $version }：{ $known }を指定してください
error-header = 「{ $key }:」が{ $place }にあります。シューは「game:」で始めてください
error-place-first-shoe = 最初のシューの前
error-place-coups = ラウンドの後
error-header-repeated = 「{ $key }:」が1つの見出しに2回あります。1回だけにしてください
error-coup-line = 「{ $text }」：「番号. カード」とし、結果があれば「= 結果」を続けてください
error-coup-no-shoe = ラウンド{ $number }に対応するシューがありません。前に「game:」が必要です
error-wager-no-coup = ベット「{ $text }」に対応するラウンドがありません。前にラウンドが必要です
error-record-line = 「{ $text }」：コメント、見出し、ラウンド、または「[@seat] bet stake [on side] [-> returned] [won amount]」の形のベットにしてください
error-result = 結果「{ $text }」：「P 9-7」「P」「9-7」のように指定してください
error-side = 側「{ $text }」：{ $sides }を指定してください
error-record-game = ゲーム「{ $text }」：ゲームのキー、または不明なら - を指定してください
error-record-hash = ハッシュ「{ $text }」：8～64桁の16進数を指定してください
error-record-count = { $key }「{ $text }」：{ $least }～9999の整数を指定してください
error-record-burn = バーン「{ $text }」：「Kd + 10」のように開いたカードと伏せてバーンした枚数、または枚数のみを指定してください
error-record-currency = 通貨「{ $text }」：「USD 2」のように、コードと小数桁数を指定してください
error-record-write = 記録：元どおりに読み戻せる形で書き込めません。改行と前後の空白を含まない文字列と、小文字、数字、ハイフンのみのキーにしてください

# Counts of cards, prices and meters.
error-argument-positive = { $argument } { $value }：0より大きい金額を指定してください
error-argument-amount-most = { $argument } { $value }：{ $most }以下を指定してください
error-counts = 枚数が{ $count }個：{ $kinds }個を指定してください
error-counts-kinds = 枚数が{ $count }個：点数10種、ランク13種、カード52種のいずれかで指定してください
error-counts-by-value = 点数別の枚数：ランク13種かカード52種で指定してください
error-counts-suits = 枚数が{ $count }個：行がスートを条件とします。カード52種で指定してください
error-counts-ranks = 枚数が{ $count }個：行がランクを条件とします。ランク13種かカード52種で指定してください
error-count-negative = { $place }番目の枚数が{ $count }です。0以上を指定してください
error-counts-few = カードが{ $count }枚：1ラウンドには最大{ $least }枚必要です。それ以上にしてください
error-removed = 除くカード「{ $card }」が{ $times }枚：シューにあるのは{ $held }枚です。それ以下にしてください
error-hand = --hand { $text }：プレイヤーのカードとバンカーのカードをスラッシュで区切り、'5s 2d / 9c Kh'のように指定してください
error-hand-few = --hand：テーブル上のカードは{ $count }枚です。{ $least }枚以上を指定してください
error-hand-many = --hand：{ $hand ->
    [player] プレイヤー
   *[banker] バンカー
  }ハンドのカードは{ $count }枚です。3枚以下にしてください
error-hand-early = --hand：{ $hand ->
    [player] プレイヤー
   *[banker] バンカー
  }ハンドに3枚目があります。その前にもう一方のハンドに2枚必要です
error-hand-third = --hand：{ $hand ->
    [player] プレイヤー
   *[banker] バンカー
  }ハンドはこのカードでは3枚目を引きません。2枚にしてください
error-hand-supply = --hand：シューに{ $card }が残っていません。シューにあるカードを指定してください
error-bet-meter = ベット「{ $bet }」：メーターの割合を支払います。メーターの金額を指定してください
error-bet-whole-meter = ベット「{ $bet }」：メーターの100 %を支払う行がありません。1行必要です
error-bet-not-offered = ベット「{ $bet }」：このカードでは受け付けません。受け付けるカードを指定してください
error-plan-after-four = ベット「{ $bet }」：4枚の後に行うベットで、プランはその前に賭けます。別のベットを指定してください
error-rates-together = 積立率{ $contribution }と準備金積立率{ $reserve }：合計100 %以下にしてください
error-edge-out-of-reach = エッジ{ $edge }：0～{ $most }の積立率では得られません。{ $least_edge }～{ $most_edge }を指定してください
error-meter-does-not-rise = 当選と当選の間にメーターが増えないため、賞金の分布を計算できません。積立率を、固定配当の支払いを上回る率にしてください
error-figure-top-row = { $game }：ベット「{ $bet }」：最上位の行は成立しません。成立し得る行にしてください
error-figure-no-meter = { $game }：ベット「{ $bet }」：数値を印刷するメーターがありません。メーターから支払うベットにしてください
error-figure-number = 印刷された数値「{ $text }」：数値を指定してください（$または%を付けられます）

# Tables of a log.
error-wager-columns = ベット「{ $text }」：BET=STAKE_COLUMN[:PAYOUT_COLUMN]の形で指定してください
error-cells-header = セルが{ $count }個：見出しと同じ{ $expected }個にしてください
error-row-no-cards = カードがありません。1枚以上必要です
error-column = 列「{ $column }」：{ $problem }
error-no-header = 見出しがありません。列の名前か「{ $opening }」が必要です
error-csv = CSVとして読み取れません：{ $why }。表を指定してください
error-no-bets = ベットの列がありません。ベットと賭け金を併せて指定してください
error-no-stakes = 賭け金の列がありません。ベットと賭け金を併せて指定してください
error-header-column = 列「{ $column }」が見出しに{ $count ->
    [0] ありません
   *[other] { $count }回あります
  }。{ $known }を指定してください
error-winner = 勝者「{ $text }」：P、B、TまたはPlayer、Banker、Tieを指定してください
error-number = 数値「{ $text }」：数字を指定してください

# Simulations.
error-path-native = PUNTO_ISA「{ $path }」：ネイティブモジュールがインストールされていません。PUNTO_ISAを外してください
error-cluster-address = クラスター「{ $address }」：「local」またはtcp://host:8786のようなアドレスを指定してください
error-cluster-no-workers = クラスター{ $address }：ワーカーがありません。1つ以上必要です
error-cluster-unreachable = クラスター{ $address }：接続できません（{ $why }）。スケジューラーが必要です
error-cluster-no-scheduler = クラスター{ $address }：待ち受けているプログラムがスケジューラーではありません。スケジューラーを指定してください
error-cluster-silent = クラスター{ $address }：スケジューラーが応答しません（{ $why }）。応答が必要です
error-workers = { $argument } { $value }：{ $cores }コアのマシンでは1～{ $most }を指定してください
error-run-length = 実行の長さはラウンド数かシュー数です。どちらか一方を指定してください
error-coups-per-shoe = { $argument } { $value }：{ $decks }デッキのシューで確実に配れるのは{ $most }ラウンドまでです。{ $most }以下にしてください
error-classes = すべてのベットのカードの条件で区別される結果が{ NUMBER($most) }件を超えています：自由に組み合わさる条件を減らしてください
error-game-no-meter = { $game }：プログレッシブベットがありません。メーターのあるゲームを指定してください
error-lab-long = { NUMBER($coups) }ラウンド：出来事が{ NUMBER($most) }件を超え、純Pythonでは多すぎます。年数を減らしてください
error-plot-name = --plot { $file }：名前の末尾を{ $endings }にしてください
error-plot-folder = --plot { $file }：フォルダーがありません。既存のフォルダーのファイルを指定してください
error-plot-write = --plot { $file }：書き込めません（{ $why }）。書き込めるファイルを指定してください

# Betting plans.
error-risk-bankroll = 破産リスク：元手のないセッションに適用するものです。元手の指定を外してください
error-risk-share = { $argument } { $value }：0と1の間の割合を指定してください
error-bankroll = { $argument } { $value }：1単位（{ $unit }）以上を指定してください
error-least-stake = { $argument } { $value }：{ $bet }の最高額{ $most }以下を指定してください
error-unit = { $argument } { $value }：{ $bet }が受け付ける賭け金、{ $least }～{ $most }を指定してください
error-plan = プラン「{ $plan }」：.csvまたは.tomlファイル、または{ $plans }を指定してください
error-plan-no-line = プラン「{ $plan }」：数列がありません。数が1つ以上必要です
error-plan-own-bet = --bet { $bet }：ベットは{ $plan }が選びます。指定を外してください
error-plan-bet = ベット「{ $bet }」：他のベットを対象とするか、メーターから支払います。単独で成り立つベットを指定してください
error-plan-large = ベット「{ $bet }」：{ $coups }ラウンドで、計算できる範囲を超えて勝つ可能性があります。賭け金、ラウンド数、配当のいずれかを小さくしてください
error-session-bet = ベット「{ $bet }」：プランで使いません。{ $bets }を指定してください
error-plan-unreadable = { $file }：読み取れません：{ $why }。ステップのファイルを指定してください
error-not-text = テキストではありません
error-plan-step-bet = { $place }：ベット「{ $bet }」：{ $bets }を指定してください
error-plan-steps = プラン「{ $plan }」：ステップが{ $count }個あります。1～{ $most }個にしてください
error-plan-lacks = { $place }：{ $name }がありません。{ $needed }が必要です
error-plan-repeated = { $place }：ステップ「{ $step }」が2回あります。1回だけにしてください
error-plan-stake = { $place }：賭け金「{ $stake }」：0より大きい整数の単位数を指定してください
error-plan-follows = { $place }：{ $name }の行き先のステップ「{ $step }」がありません。{ $steps }を指定してください
error-plan-unreached = { $place }：「{ $step }」に進むステップがありません。どのステップにも到達できるようにしてください
error-plan-cells = { $place }：セルが{ $count }個：{ $expected }個にしてください
error-plan-csv = { $place }：{ $why }。表を指定してください
error-plan-toml = { $file }：{ $problem }。[[steps]]を記述してください
error-plan-tables = { $file }：[[steps]]のテーブルのみを記述してください
error-plan-no-table = { $place }：「{ $value }」：テーブルにしてください
error-plan-value = { $place }：「{ $value }」：文字列か整数にしてください
error-plan-column = { $place }：列「{ $column }」：{ $columns }にしてください
error-plan-no-column = { $place }：列{ $column }がありません。{ $columns }が必要です
error-place-line = { $file }の{ $line }行目
error-place-step = { $file }：steps[{ $step }]
error-place-value = { $place }.{ $key }

# The command line.
error-invariant = 不変条件が崩れています：{ $problem }
error-memory = メモリーが足りません。一度に処理する量を減らしてください
error-stream = { $problem }。読み書きできるファイルかストリームを指定してください
error-file = { $file }：{ $problem }。読み書きできるファイルかストリームを指定してください
error-program = プログラムの不具合、バージョン{ $version }：{ $error }、{ $place }：{ $problem }。この行を、入力した内容とともにpuntobancoの保守担当者へお知らせください。{ $traceback }=1で詳細を表示します
error-no-module = { $command }：モジュール{ $module }がありません
error-installation = { $place }：インストールが不完全です。お使いの追加機能を付けて`pip install --force-reinstall puntobanco`を実行してください
error-options-exclusive = { $options }：出力する内容が異なります。いずれか1つを指定してください
error-option-with = { $option }：{ $needed }を併せて指定してください
error-option-negative = { $option } { $value }：0以上を指定してください
error-option-no-meter = { $option } { $value }：{ $game }にプログレッシブベットはありません。メーターのあるゲームを指定してください
error-set = --set「{ $text }」：total-decks=6のようにKEY=VALUEの形で指定してください
error-set-repeated = --set「{ $text }」：「{ $key }」はすでに「{ $first }」に設定しています。1回だけ指定してください
error-language = --language「{ $tag }」：{ $languages }を指定してください
error-typed = { $option } { $value }：{ $expected }を指定してください
error-usage = { $problem }。使い方は`{ $command } --help`をご覧ください
error-write = { $option }「{ $file }」：書き込めません：{ $why }。ご自身のフォルダーのファイル、または表示するなら - を指定してください
error-whole = { $argument } { $value }：1000000や1e6のような整数を指定してください
error-is-folder = { $path }：フォルダーです。ファイルを指定してください
error-benchmark = ベンチマーク「{ $text }」：{ $known }の一部を指定してください
error-check-nothing = check：.tomlで終わるルールシートか、ゲームのキーを指定してください
error-shoe-and-coups = --shoeと--coups：1シュー全体のラウンド数は決まっています。どちらか一方を指定してください
error-shoe-continuous = --shoe：連続シャッフルではシューが終わりません。--coupsを指定してください
error-log-entry = { $pit }のエントリー{ $entry }
error-lab-seeds = { $argument } { $value }：金額を空白で区切って指定してください
error-lab-rate = { $argument } { $value }：20や17.5のような0～100のパーセント値を指定してください
error-lab-rates = { $argument } { $value }：パーセント値を空白で区切って指定してください
error-effects = --effects「{ $text }」：「value」または「card」を指定してください
error-effects-full = --effects：完全なシューが対象です。--counts、--removed、--handを外してください
error-counts-whole = --counts：シュー全体を表します。--removedと--decksを外してください
error-count = { $place }番目の枚数「{ $text }」：整数を指定してください
error-risk-and-bankroll = --risk：元手を求めます。--bankrollを外してください
error-risk = { $argument } { $value }：0と100の間のパーセント値を指定してください
error-log-level = --log-level { $level }：{ $levels }を指定してください
error-database = データベース「{ $database }」：ファイルがありません。ハウスのデータベースを指定してください
error-database-empty = { $database }：何も書き込まれていません。ハウスのログを指定してください
error-pits = --pit：ピットが{ $count }個あります。{ $pits }を指定してください
error-pit = --pit { $pit }：{ $pits }を指定してください
error-no-tables = --table：ログにテーブルがありません。ログにあるテーブルを指定してください
error-tables = --table：テーブルが{ $count }台あります。{ $tables }を指定してください
error-table = --table { $table }：このテーブルはありません。ログにあるテーブルを指定してください
error-patron = --patron { $patron }：このお客様はいません。名前か、ログにあるIDを指定してください
error-moment = { $option }「{ $text }」：2023-11-14のような日付、2023-11-14T22:00のような日時、または1970年からのミリ秒を指定してください
error-forms = { $forms }：いずれか1つを指定してください
error-wanted-edge-form = --wanted-edgeと{ $form }：テキストか--jsonにしてください
error-wanted-edge = --wanted-edge「{ $text }」：20や17.5のようなパーセント値を指定してください
error-meter-dry = { $game }：ハンド「{ $hands }」では固定配当がメーターを使い果たすため、平均がありません。--meterを指定するか、積立率を上げてください
error-log-game = ゲーム「{ $game }」：不明です。{ $games }のいずれか、またはご自身のシートを--gameで指定してください
error-record-columns = { $file }：シューの記録です。表の列のオプションを外してください
error-log-unreadable = { $file }：{ $why }。読み取れるログを指定してください
error-line-long = 1行は{ $most }文字以内にしてください
