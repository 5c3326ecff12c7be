### Names and notices of the built-in rule sheets and profiles.
### The English text is the one in the sheet, word for word; the key is its slug.

## Games

name-commission-free-baccarat = ノーコミッションバカラ
name-commission-free-baccarat-dragon-bonus = ノーコミッションバカラ ドラゴンボーナス
name-dragon-bonus-baccarat = ドラゴンボーナスバカラ
name-dragon-bonus-baccarat-commission-free-with-fortune-7 = ドラゴンボーナスバカラ ノーコミッション フォーチュン7
name-dragon-bonus-pay-table-1 = ドラゴンボーナス 配当表1
name-dragon-bonus-pay-table-2 = ドラゴンボーナス 配当表2
name-dragon-bonus-pay-table-3 = ドラゴンボーナス 配当表3
name-midi-baccarat = ミディバカラ
name-mini-baccarat = ミニバカラ
name-dragon-bonus-progressive-table-1-5 = ドラゴンボーナス プログレッシブ 配当表1（5ドル）
name-dragon-bonus-progressive-table-1 = ドラゴンボーナス プログレッシブ 配当表1
name-dragon-bonus-progressive-table-2 = ドラゴンボーナス プログレッシブ 配当表2
name-dragon-bonus-progressive-table-3 = ドラゴンボーナス プログレッシブ 配当表3
name-player-terminal-pay-table-1 = 電子端末 配当表1
name-player-terminal-pay-table-2 = 電子端末 配当表2
name-player-terminal-pay-table-3 = 電子端末 配当表3
name-player-terminal-pay-table-4 = 電子端末 配当表4

## Bets

name-player-dragon-bonus = プレイヤー ドラゴンボーナス
name-banker-dragon-bonus = バンカー ドラゴンボーナス
name-fortune-7 = フォーチュン7
name-player-pair = プレイヤーペア
name-banker-pair = バンカーペア
name-dragon-bonus-progressive = ドラゴンボーナス プログレッシブ
name-player = プレイヤー
name-banker = バンカー
name-tie = タイ

## Settings

name-settlement-order = 精算の順序
name-tie-odds-options-sheet = タイの配当（オプション表）
name-coverage-of-the-bank = バンクの充当方法
name-player-dealer-rotation = 親番の交代
name-coups-before-the-position-is-offered = 親番交代までのラウンド数
name-collection-fees-taken = 手数料の徴収時期
name-table-limits = テーブルリミット
name-dragon-bonus = ドラゴンボーナス
name-total-decks = デッキ数
name-cards-behind-the-cut-card = カットカード後の枚数
name-new-shoe-card-burn-option = 新しいシューのバーン方法
name-burn-card-between-hands = ラウンド間のバーン
name-continuous-shuffle-mode = 連続シャッフル
name-payments-rounded-to = 支払いの端数単位
name-payments-rounded-towards = 支払いの端数処理
name-only-stakes-that-are-paid-exactly = 端数の出ない賭け金のみ受付
name-denomination = 最小単位
name-most-between-player-and-banker-totals = プレイヤーとバンカーの差の上限
name-bet-both-player-and-banker = プレイヤーとバンカーの同時ベット
name-residual-betting = 残高全額ベット
name-dummy-hand = ベットなしの進行（フリーハンド）
name-seats = 席数
name-seat-numbers = 席番号
name-betting-time-s = ベット時間（秒）
name-last-bets-warning-s = 締切予告（秒）
name-squeeze-card = スクイーズ
name-squeeze-time-1st-2nd-card-s = スクイーズ時間 1・2枚目（秒）
name-squeeze-time-3rd-card-s = スクイーズ時間 3枚目（秒）
name-squeeze-minimum-bet = スクイーズの最低ベット額
name-player-colour = プレイヤーの色
name-banker-colour = バンカーの色
name-tie-colour = タイの色
name-allow-side-bet-w-o-main-bet = メインベットなしのサイドベット
name-pair-bet-disabled-after-game = ペアベットを締め切るラウンド
name-combined-pair-limit = ペアベット共通の上限
name-progressive-wager-rides-on = プログレッシブの対象ハンド
name-percentage-prize-divided-among = 割合賞金の分配先
name-seed-amount = シード額
name-meter-contribution = メーター積立率
name-reserve-contribution = 準備金積立率
name-meter-limit = メーターの上限
name-fixed-pays-come-from = 固定配当の支払元
name-award-verification = 当選の認定方法
name-executive-card-above = マネージャーカードが必要な額
name-baccarat-type = バカラの種類
name-paytable = 配当表
name-banker-win-on-6-odds = バンカー6勝ちの配当
name-tie-win-odds = タイの配当

## Profiles

name-california-sheet = カリフォルニア州のシート
name-house-default = ハウス標準
name-restricted-configurations = 構成の制限あり
name-unrestricted = 制限なし
name-washington-sheet = ワシントン州のシート

## Notices

name-must-be-21-or-older-to-gamble = 21歳未満の方はご参加いただけません。
name-gambling-problem-call-1-800-589-9966 = ギャンブルの問題でお困りの方は1-800-589-9966へお電話ください。
name-collection-fees-are-fixed-before-the-coup-and = 手数料はラウンド開始前に定めて掲示します。ベットや配当の一部ではありません。
name-back-line-betting-is-not-permitted = 他のお客様の席へのベット（バックライン）はできません。
name-dragon-bonus-is-owned-by-shfl-entertainment-inc = Dragon Bonus（ドラゴンボーナス）はSHFL Entertainment, Inc.に帰属します。当テーブルは独自に実装したもので、プレイマネーを使用します。
name-only-the-highest-matching-pay-is-paid-the = 該当する配当のうち最も高いもののみをお支払いします。メーターの金額は、当選が出るまでお客様に帰属します。
name-the-progressive-systems-on-the-printed-sheet-are = 元のシートに記載のプログレッシブシステムはLNW Gaming, Inc.に帰属します。当メーターは独自に実装したもので、プレイマネーを使用します。
name-malfunction-voids-all-pays-and-plays = 機器の故障時は、すべての配当とプレイが無効となります。
name-the-house-takes-no-part-in-the-play = ハウスはゲームに参加せず、その結果に利害関係を持ちません。
name-the-dragon-bonus-is-owned-patented-and-or = Dragon Bonus（ドラゴンボーナス）に関する所有権、特許権および／または著作権は、SHFL Entertainment, Inc.に帰属します。
name-the-pay-schedule-is-posted-at-every-table = 配当表は各テーブルに掲示しています。
name-play-for-pleasure-you-can-set-limits-rest = ゲームは楽しみの範囲で。「マイリミット」から、いつでも限度額の設定、休止、自己排除ができます。
name-dragon-bonus-and-dragon-bonus-progressive-belong-to = Dragon BonusおよびDragon Bonus Progressiveは、その権利者に帰属します。
