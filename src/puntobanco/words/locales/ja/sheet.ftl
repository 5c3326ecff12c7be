## The head of a sheet.

sheet-kind = ルールシート
sheet-source = 元のシート
sheet-key = ゲームキー
sheet-hash = ルールのハッシュ
sheet-profile = プロファイル
sheet-no-profile = なし
sheet-currency = 通貨

## How a printed sheet is set: font families before the generic serif, and the height of a line.

sheet-fonts = "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", "Source Han Serif JP"
sheet-line-height = 1.7

## Figures: an amount in the currency that the sheet names, the limits of a tier, a row of numbers.

sheet-figure = { NUMBER($amount) }
sheet-tier =
    { $current ->
        [yes] ● { NUMBER($minimum) }～{ NUMBER($maximum) }
       *[no] { NUMBER($minimum) }～{ NUMBER($maximum) }
    }
sheet-span = { $first }～{ $last }

## Titles of the sections.

sheet-title-game = ゲームの概要
sheet-title-cards = カードと点数
sheet-title-deal = 進行
sheet-title-bets = ベットと配当
sheet-title-limits = リミットとベットの受付
sheet-title-payments = 支払い方法
sheet-title-player-dealer = プレイヤーディーラー（親）
sheet-title-fees = 手数料
sheet-title-progressive = プログレッシブ
sheet-title-trouble = トラブルの場合
sheet-title-settings = 設定
sheet-title-notices = お知らせ

## The game.

sheet-two-hands = 着席しているお客様の人数にかかわらず、各ラウンドのハンドはプレイヤーとバンカーの2つです。お客様は、どちらのハンドが9に近くなるか、また本シートに記載のその他のベットに賭けます。カードは決められたルールに従って引き、ベットの締切後に判断を行う人はいません。
sheet-banked-by-house = このテーブルの親はハウスです。ハウスがすべての勝ちベットに支払い、すべての負けベットを回収します。
sheet-banked-by-player-dealer = このテーブルでは、お客様がプレイヤーディーラー（親）を務めます。ハウスはゲームに参加せず、その結果に利害関係を持ちません。このテーブルからハウスが得る収入は手数料だけです。
sheet-seats = 席数：{ $seats }。
sheet-seats-and-position = 最大{ $seats }名のお客様が、プレイヤーディーラーを相手にプレイします。親番は席順に回り、プレイヤーディーラーの席のベットエリアは使用できません。
sheet-seats-skipped = { $numbers }番の席はありません。
sheet-source-line = 以下はシート「{ $source }」のルールで、末尾に記載の設定を適用しています。ハッシュはこのルールそのものを特定します。ハッシュが同じ2つのテーブルでは、どのラウンドの精算も同じになります。

## Cards and points.

sheet-decks =
    { $decks ->
        [1] ジョーカーを除く52枚のデッキを1組使用します。
       *[other] ジョーカーを除く52枚のデッキを{ $decks }組、計{ $cards }枚使用します。
    }
sheet-column-card = カード
sheet-column-points = 点数
sheet-hand-points = ハンドの点数は、カードの点数の合計の下1桁です。例：7 + 8 = 15は5点。
sheet-natural = 最初の2枚で{ $points }点のハンドをナチュラルといいます。
sheet-continuous = 連続シャッフル：毎ラウンド、シャッフルし直した全デッキのシューから配ります。カットカードもバーンもありません。
sheet-burn-points = 新しいシューでは最初のカードを表に返し、その点数と同じ枚数を伏せたままバーンします。0点のカードの場合は10枚です。
sheet-burn-one = 新しいシューでは1枚を伏せたままバーンします。
sheet-burn-none = 新しいシューではバーンを行いません。
sheet-burn-between = シューの最初のラウンドを除き、毎ラウンドの前に1枚を伏せたままバーンします。
sheet-no-burn-between = ラウンド間のバーンは行いません。
sheet-cut-card = カットカードは最後の{ $cut }枚の前に入れます。ラウンドの途中で出た場合は、そのラウンドを終え、さらに1ラウンド配ります。ラウンドの1枚目の前に出た場合は、そのラウンドがシューの最後となります。
sheet-face-up = カードはすべて表向きに配り、お客様は触れません。
sheet-squeeze = お客様はカードを開くこと（スクイーズ）ができます。各ハンドに最も高く賭けたお客様が優先され、同額の場合は先に着席したお客様です。制限時間は最初の2枚が{ $first }秒、3枚目が{ $third }秒です。時間内に開かれないハンドはテーブルが開きます。
sheet-squeeze-by-hand = お客様は、ディーラーから渡されたカードを開くこと（スクイーズ）ができます。その他のカードはディーラーが開きます。
sheet-squeeze-minimum = カードを開くには、{ NUMBER($minimum) }以上の賭け金が必要です。
sheet-turned-by-table = カードはテーブルが開き、お客様は触れません。

## The deal.

sheet-betting = 1枚目を配る前に、{ $seconds }秒間ベットを受け付けます。
sheet-last-bets = 締切の{ $seconds }秒前に予告します。
sheet-no-more-bets = ディーラーのいるテーブルでは、ベットの開始と締切をディーラーが告げます。「ノーモアベット」の後は、ベットの受付、変更、取消はできません。
sheet-four-cards = プレイヤー、バンカー、プレイヤー、バンカーの順に、4枚を1枚ずつ配ります。
sheet-natural-ends = どちらかのハンドがナチュラルの場合、それ以上カードを配りません。
sheet-player-rule = それ以外の場合は、まずプレイヤーハンドからです。{ $draws }点では3枚目を引き、{ $stands }点ではスタンドします。
sheet-banker-after-stand = プレイヤーハンドがスタンドした場合、バンカーハンドは{ $draws }点で引き、{ $stands }点でスタンドします。
sheet-banker-after-draw = プレイヤーハンドが引いた場合、バンカーハンドは、自身の合計とプレイヤーの3枚目の点数により、表に従います。
sheet-result = 9に近いハンドが勝ちです。同点の場合はタイです。

## The chart of the Banker hand; its caption explains the marks.

sheet-chart = バンカーハンドが引く（D）かスタンドする（S）かを、自身の合計とプレイヤーの3枚目の点数で示します。「なし」は、プレイヤーハンドがスタンドした場合です。
sheet-chart-corner = バンカー
sheet-chart-no-card = なし
sheet-chart-draws = D
sheet-chart-stands = S

## Bets and what they pay.

sheet-column-bet = ベット
sheet-column-hand = 対象
sheet-column-requires = 必要なベット
sheet-column-minimum = 最低
sheet-column-maximum = 最高
sheet-seat-suits = 席{ $seat }：{ $suits }。
sheet-column-event = 結果
sheet-column-pays = 配当
sheet-on-both-hands = 両ハンド
sheet-on-the-coup = ラウンド
sheet-rows-top-down = 各配当表は上から順に見ます。最初に該当した行でベットを精算し、どの行にも該当しないベットは負けです。
sheet-pays-to = 「N対1」：賭け金のN倍を支払い、賭け金も返します。
sheet-pays-to-part = 「N対M」：賭け金MにつきNを支払い、賭け金も返します。
sheet-pays-for = 「元金込みN対1」：賭け金のN倍を支払います。賭け金は別に返しません。
sheet-pays-push = 「プッシュ」：賭け金を返し、配当はありません。
sheet-pays-meter = 「メーターの%」：プログレッシブメーターのその割合を支払います。賭け金は別に返しません。
sheet-by-points = 「n点差」は、最終合計の差です。
sheet-over = 「相手の0」は、もう一方のハンドが0点であることを示します。他の点数も同様です。
sheet-together = 「両ハンド合計」は、両ハンドの最終合計を足した点数です。9点と8点なら17点です。
sheet-ranks = ランクで示したカードは、そのハンドのすべてのカードです。順序は問いません。
sheet-all-cards = 「両ハンドで計6枚」などは、そのラウンドで両ハンドに配ったすべてのカードの枚数です。
sheet-pair = ペア：そのハンドの最初の2枚が同じランクであること。スートと勝敗は問いません（10とJはペアではありません）。
sheet-suited-pair = 同スートペア：そのハンドの最初の2枚が同じランクかつ同じスートであること。勝敗は問いません。
sheet-either-hand = 「どちらかのハンド」は、プレイヤーハンド、バンカーハンド、またはその両方です。
sheet-pushed-hand-has-won = 勝ってもラインベットがプッシュとなるハンドも、勝ちであることに変わりありません。そのハンドへの他のベットは、それぞれの配当表で精算します。
sheet-needs-explained = 他のベットを必要とするベットは、記載のいずれかのベットもしているお客様からのみ受け付けます。条件はベットの締切時に確認し、満たさないベットはその時点で返却します。必要なベットのその後の結果は影響しません。
sheet-less-commission = { $pays }（コミッション{ $rate }）
sheet-commission = { $bet }の勝ちベットからは、配当の{ $rate }をコミッションとして差し引きます。負けベットとプッシュのベットにはかかりません。
sheet-fixed-stake = 賭け金は{ NUMBER($stake) }に固定されています。
sheet-after-four = 4枚の後、3枚目の前に、続くラウンドで行うベットです。{ $side ->
    [player] プレイヤー
   *[banker] バンカー
 }ハンドの条件：{ $offers }。
sheet-paytable = 配当表 { $key }

## Limits and what the table accepts.

sheet-limits-in-force = 適用中のリミット：ベットの表に別の記載がない限り、各ベット{ $currency } { NUMBER($minimum) }～{ NUMBER($maximum) }。
sheet-total-limit = お客様1人のベットは、すべて合わせて{ NUMBER($total) }までです。
sheet-out-of-limits = 最高額を超える賭け金は受け付けず、可能額を表示します。締切時に最低額に満たない賭け金は返却します。
sheet-max-difference = テーブル全体のプレイヤーの合計とバンカーの合計の差は、{ NUMBER($amount) }までです。
sheet-chips = チップ：{ $chips }。最小単位：{ NUMBER($denomination) }。
sheet-both-lines = 同じラウンドでプレイヤーとバンカーの両方にベットできます。
sheet-both-lines-but = 同じラウンドでプレイヤーとバンカーの両方にベットできます。ただし{ $bets }のベットがある場合を除きます。
sheet-not-both-lines = 同じラウンドでプレイヤーとバンカーの両方にはベットできません。
sheet-residual = 残高が最低額に満たない場合、全額に限りベットできます。
sheet-no-residual = 残高が最低額に満たない場合、ベットできません。
sheet-combined-pair-limit = 最高額はすべてのペアベットの合計に適用します。
sheet-pairs-close = ペアベットはシューの第{ $coup }ラウンドで締め切ります。
sheet-free-hand = ベットがなくてもカードを配ることがあります（フリーハンド）。
sheet-no-free-hand = ベットがなければカードを配りません。

## Payments.

sheet-rounded-nearest = { NUMBER($unit) }の倍数でない支払いは、最も近い倍数に丸めます。ちょうど半分の場合はお客様に有利な方とします。
sheet-rounded-patron = { NUMBER($unit) }の倍数でない支払いは、お客様に有利に切り上げます。
sheet-rounded-house = { NUMBER($unit) }の倍数でない支払いは、ハウスに有利に切り捨てます。
sheet-rounded-bank = { NUMBER($unit) }の倍数でない支払いは、プレイヤーディーラーに有利に切り捨てます。
sheet-rounded-once = 端数処理はベットごとに全額に対して1回行い、チップごとには行いません。
sheet-paid-exactly = すべてのベットを{ NUMBER($unit) }の倍数で過不足なく支払います。支払いに端数が出る賭け金は受け付けません。
sheet-stakes-in = 賭け金は{ NUMBER($unit) }の倍数です。
sheet-stakes-on = { $bet }：{ NUMBER($unit) }の倍数。
sheet-order-house = ベットは次の順に精算します。ハウスがすべてのベットを全額保証するため、順序によって金額は変わりません。
sheet-order-player-dealer = ベットは次の順に精算します。各ベットの中では、プレイヤーディーラーの左隣の席から時計回りです。

## The player-dealer.

sheet-position = プレイヤーディーラーは、ラウンド開始前に置いたバンクから、すべての勝ちベットに支払い、すべての負けベットを回収します。そのラウンドで他のベットはできません。
sheet-offered-after = 親番は{ $hands }ラウンドごとに、テーブルを時計回りに打診します。現在の親への打診は最後です。お客様は受けることも断ることもできます。全員が断った場合、カードを配りません。無効のラウンドは数えません。
sheet-offered-every-hand = 親番は毎ラウンドの前に、テーブルを時計回りに打診します。現在の親への打診は最後です。お客様は受けることも断ることもできます。全員が断った場合、カードを配りません。
sheet-no-more-than-bank = プレイヤーディーラーの1ラウンドの勝ち負けは、そのラウンドに置いたバンクの額を超えません。
sheet-coverage-gross = バンクは総額で充当します。支払いと回収のいずれも、その額だけバンクを使います。プッシュは使いません。バンクが足りない場合は、残りの額だけを支払いまたは回収します。勝ちベットには賭け金の全額も返し、負けベットには回収しなかった分を返します。それより後のベットはすべて全額返却します。
sheet-coverage-gross-example = 例：バンクが100で、バンカーの勝ち。1番席がプレイヤーに賭けた60は負けで、60を回収し、残りは40です。2番席がバンカーに賭けた50は1対1の勝ちで、40を支払い、賭け金50を返します。3番席のタイのベット10は返却します。
sheet-coverage-net = バンクは純額で充当します。回収した額は、その後の支払いに充てます。各ベットは、プレイヤーディーラーのそれまでの勝ち負けがバンクの範囲に収まる限り、支払いまたは回収します。それを超える部分は返却し、次のベットの精算に進みます。
sheet-coverage-net-example = 例：バンクが100で、バンカーの勝ち。1番席がプレイヤーに賭けた60は負けで、60を回収します。2番席がバンカーに賭けた50は1対1の勝ちで、その中から50を支払います。3番席のタイのベット10は負けで、回収します。
sheet-no-back-line = どのベットも、他のお客様の席へのベット（バックライン）はできません。

## Collection fees.

sheet-fees-flat = 手数料は定額で、ラウンド開始前に定めて掲示します。ベットや勝ち額に対する割合ではありません。
sheet-fees-before = 手数料はラウンドの1枚目を配る前に徴収します。
sheet-fees-after = 手数料はラウンドの後に徴収します。
sheet-fees-kept = ラウンドが無効の場合は手数料を返却します。タイの場合と、バンクがベットに足りない場合は返却しません。
sheet-fees-may-be-waived = ハウスは特定のラウンドの手数料を免除することがあります。その場合はラウンド開始前にテーブルに表示します。
sheet-fee-schedule = 単位は{ $currency }。ベットごと、またプレイヤーディーラーは1ラウンドごとの額です。●は適用中のリミットです。
sheet-column-table-limit = リミット
sheet-column-player-dealer = 親
sheet-fee-waived = なし

## The progressive.

sheet-rides-on-line = { $bet }のベットは、ベット締切時の、お客様自身の{ $needs }のベットのハンドを対象とします。このベットをするお客様は、2つのラインの一方にのみベットできます。
sheet-rides-on-winner = { $bet }のベットは、勝った方のハンドを対象とします。
sheet-rides-on-side =
    { $side ->
        [player] { $bet }のベットは、プレイヤーハンドを対象とします。
       *[banker] { $bet }のベットは、バンカーハンドを対象とします。
    }
sheet-edge-beside-print =
    { $hands ->
        [player] プレイヤーハンドを対象とする
        [banker] バンカーハンドを対象とする
       *[either] どちらかのハンドを対象とする
    }このベットのハウスエッジは{ $exact }です。元のシートの印刷値は{ $printed }です。
sheet-hit-beside-print =
    { $hands ->
        [player] プレイヤーハンドを対象とする
        [banker] バンカーハンドを対象とする
       *[either] どちらかのハンドを対象とする
    }このベットが当たるラウンドの割合は{ $exact }です。元のシートの印刷値は{ $printed }です。
sheet-far-from-print = 両者の差は1パーセントポイントを超え、どのように設定しても印刷値にはなりません。
sheet-far-but-set = 両者の差は1パーセントポイントを超えます。印刷値に合う設定：{ $settings }。
sheet-setting-is = { $setting } = { $value }
sheet-highest-only = 最初に該当した行のみを支払い、それより下の行は支払いません。
sheet-meter = メーターは{ NUMBER($seed) }から始まります。各ベットの{ $contribution }をメーターに、{ $reserve }を準備金に積み立てます。
sheet-meter-restart = メーターの全額を支払った後は、{ NUMBER($seed) }に準備金の全額と分配しきれなかった額を加えた額から再開します。
sheet-meter-limit = メーターの上限は{ NUMBER($limit) }です。それを超える積立は、お客様のために取り置きます。
sheet-no-meter-limit = メーターに上限はありません。
sheet-one-prize = メーターの割合による賞金は、テーブルとラウンドごとに1つです。結果が確定した時点の表示額（そのラウンドの積立を含む）に、その割合を掛けた額です。
sheet-split-winners = 賞金は、テーブルの当たりベットの間で等分します。割り切れない端数はメーターに残します。
sheet-split-participants = 賞金は、そのラウンドにテーブルでなされたすべてのプログレッシブベットの間で等分します。割り切れない端数はメーターに残します。
sheet-fixed-from-tray = その他の配当はハウスのトレイから支払い、メーターは変わりません。
sheet-fixed-from-meter = その他の配当もメーターから支払います。メーターが足りない場合は、残りをハウスが支払います。
sheet-one-meter = メーターは、このゲームかつ同じ賭け金のテーブルだけで使用します。他のプログレッシブやゲームとは連動しません。
sheet-verify = 賞金は当選の認定後に支払います。ディーラーのいるテーブルでは、ディーラーが当たりベットをそれぞれマークし、スーパーバイザーを呼びます。その間、賞金はメーターから取り置かれ、他のテーブルはゲームを続けます。
sheet-verify-keyed = 当選はスーパーバイザーのキーで記録します。
sheet-verify-carded = 当選はスーパーバイザーのカードで記録します。{ NUMBER($amount) }を超える場合はマネージャーのカードで記録します。

## If something goes wrong.

sheet-malfunction = 機器の故障時は、すべての配当とプレイが無効となります。このルールどおりに終えられないラウンドは無効です。
sheet-void = 無効ラウンド：そのラウンドの賭け金をすべて全額返却します。
sheet-void-player-dealer = 無効ラウンド：そのラウンドの賭け金を、手数料とともにすべて全額返却し、バンクも返却します。そのラウンドは親番の回数に数えません。
sheet-void-progressive = 無効ラウンドのプログレッシブベットによる積立はメーターに残り、賭け金はハウスが払い戻します。当選が記録された後は、そのラウンドを無効にできません。
sheet-dealer-error = ディーラーの誤り：スーパーバイザーが、ハンドがカードを引くルールに沿うように訂正します。できない場合、ラウンドは無効です。理由を記録します。画面の表示ではなく、実際に配ったカードで決まります。
sheet-settled-stands = お客様とプレイヤーディーラーの間で精算済みのラウンドは、再精算しません。後から判明した誤りは、スーパーバイザーとケージが対応します。
sheet-disconnect = 接続の切断：締切時に確定していないベットは受け付けません。確定したベットは有効です。お客様がいなくてもラウンドを終えて精算し、結果は再接続時にご覧いただけます。

## Settings.

sheet-settings-explained = このゲームの現在の設定です。†は、元のシートに定めがなく、ハウスが決めた項目です。
sheet-column-setting = 設定
sheet-column-value = 値
sheet-column-change = 変更の可否
sheet-change-read-only = 変更不可
sheet-change-table-closed = 閉鎖中
sheet-change-between-coups = ラウンド間
sheet-change-at-meter = メーターで
sheet-not-applicable = 対象外
sheet-decided-by-house = { $label } †

## Values of settings that a sheet writes as a key.

setting-value-yes = はい
setting-value-no = いいえ
setting-value-none = なし
setting-value-nearest = 最も近い額（中間はお客様へ）
setting-value-patron = 切り上げ（お客様へ）
setting-value-house = 切り捨て
setting-value-printed = シートの記載順
setting-value-side-bets-first = サイドベットが先
setting-value-gross = 総額
setting-value-net = 純額
setting-value-sheet = シートのとおり
setting-value-every-hand = 毎ラウンドの前
setting-value-before-cards = 1枚目の前
setting-value-after-hand = ラウンドの後
setting-value-plain = 連番
setting-value-no-four = 4を除く
setting-value-no-four-no-thirteen = 4と13を除く
setting-value-standard = 標準
setting-value-banker-6 = バンカー6
setting-value-5-commission = コミッション5 %
setting-value-nc-fortune-7 = ノーコミッション フォーチュン7
setting-value-paytable-1 = 配当表1
setting-value-paytable-2 = 配当表2
setting-value-paytable-3 = 配当表3
setting-value-line = お客様自身のライン
setting-value-winning-hand = 勝ったハンド
setting-value-winners = 当たりベット
setting-value-participants = 全プログレッシブベット
setting-value-tray = トレイ
setting-value-meter = メーター
setting-value-keyed = スーパーバイザーのキー
setting-value-carded = スーパーバイザーのカード
