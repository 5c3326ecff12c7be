# What the server answers of its own accord: errors of HTTP and of the sockets.

server-signed-out = 先にサインインしてください。
server-locked = 一定時間操作がなかったためロックしました。パスワードを入力してください。
server-not-yours = この操作の権限がありません。
server-method = ここではこのメソッドを使えません。
server-forged = ヘッダー{ $header }がないか、お使いのセッションのものではありません。
server-too-many-tries = 試行回数が多すぎます。しばらくお待ちください。
# The request itself.
server-malformed = リクエストを読み取れません。
server-incomplete = リクエストが途中で終わりました。
server-not-json = リクエストがJSONではありません。
server-encoding = 本文は圧縮せずに送ってください。
server-media-type = 本文はapplication/jsonとして送ってください。
server-too-large = リクエストが大きすぎます。
server-nothing-here = 見つかりません。
# Something that another part of the house found, as a sentence.
server-says = { $why }。

# The house.
server-stopped = ハウスは停止しました。何も実行していません。
server-storage = データベースに接続できません。再試行の前に、実行された内容を確認してください。
server-moving = テーブルを引き継ぎ中です。しばらくしてからもう一度お試しください。
server-elsewhere = テーブルは{ $address }で提供しています。そちらへお問い合わせください。
server-unexpected = 問題が発生しました。{ $number }として記録しました。
server-no-such-table = ハウスにテーブル{ $table }はありません。
server-no-such-meter = ハウスにメーター{ $meter }はありません。
server-shoe-not-finished = テーブル{ $table }のシュー{ $shoe }は終了していません。

# Signing in, names and passwords.
server-sign-in = 名前かパスワードが違うか、このサインインがロックされています。ハウスにご相談ください。
server-sign-in-disabled = 名前とパスワードは設定されましたが、このサインインは停止されています。ハウスにお尋ねください。
server-link-expired = このリンクは使用済みか、期限が切れています。新しいリンクを依頼してください。
server-name-taken = この名前は使われています。別の名前にしてください。
server-name-length = 名前は{ $least }～{ $most }文字にしてください。
server-name-letters = 名前には、目に見える文字か数字が必要です。
server-password-length = パスワードは{ $least }～{ $most }文字にしてください。
server-password-common = このパスワードはよく使われるため、使用できません。
server-password-repeated = 同じ文字の繰り返しはパスワードに使えません。
server-wrong-password = 現在のパスワードが違うか、試行回数が多すぎます。
server-own-session = これは現在のセッションです。終了するにはサインアウトしてください。
server-no-such-session = セッションが見つかりません。
server-no-such-login = この名前のアカウントはありません。
server-own-login = ご自身のサインインは停止できません。別の管理者に依頼してください。

# Patrons and staff.
server-registration-closed = このハウスは招待制です。
server-no-such-patron = このIDのお客様はいません。
server-no-player = このIDでプレイできるお客様はいません。
server-may-play = お客様はまだプレイできる状態です。先にプレイ禁止にしてください。
server-stays-away = お客様ご本人が休止または自己排除を選んでいます。期間が終わってから消去してください。
server-owed = お客様の残高か席がまだあります。先に払い出してください。
server-no-such-staff = このIDのスタッフはいません。
server-staff-left = このスタッフは退職しています。もう一度任命してください。
server-own-roles = ご自身の役割は変更できません。別の管理者に依頼してください。
server-runs-tables = この操作ができるのは、スーパーバイザーとマネージャーだけです。
server-runs-sign-ins = この操作ができるのは、管理者だけです。

# The back office.
server-office-closed = バックオフィスが応答できません：{ $why }。
server-office-not-open = まだ開いていません
server-office-no-tables = テーブルを開けません
server-verification-running = 検証を実行中です。終了を待つか、キャンセルしてください。
server-nobody-named = 名前かIDが{ $text }のお客様はいません。
server-too-many-days = 日数が多すぎます：{ $points }点です。{ $most }点以下にしてください。
server-too-many-hours = 時間数が多すぎます：{ $points }点です。{ $most }点以下にしてください。
server-search-nothing = テーブル、ラウンド、お客様、ベット、ベットID、日付のいずれかを指定して検索してください。
server-search-table = ラウンド{ $coup }のテーブルも選んでください。
server-no-such-coup = テーブル{ $table }に、終了したラウンド{ $coup }はありません。
server-no-such-wager = ID{ $wager }のベットはありません。
# The socket.
socket-binary = バイナリーフレームです。テキストを送ってください。
socket-oversized = メッセージが{ NUMBER($size) }バイトです（上限{ NUMBER($most) }）。
socket-not-json = JSONではありません。プロトコルのメッセージを送ってください。
socket-too-fast = メッセージが多すぎます。このメッセージは無視しました。
socket-hello-first = 最初のメッセージはhelloにしてください。
socket-protocol = このハウスのプロトコルは{ $number }です。helloを1回送ってください。
socket-token = トークンが有効なセッションのものではありません。新しいトークンを取得してください。

# Before any route.
edge-at-once = 同時のリクエストが多すぎます。しばらくお待ちください。
edge-too-many = リクエストが多すぎます。しばらくお待ちください。
edge-proxy = このハウスにはプロキシー経由でのみ接続できます。
edge-forwarded = プロキシーは、クライアントを最後の転送元アドレスとして示す必要があります。
edge-https = このハウスにはhttpsでのみ接続できます。
edge-local-host = 暗号化のないhttpでは、このマシンの名前にのみ応答します。
edge-host = このハウスの名前は異なります。
edge-origin = リクエストが別のサイトのページから送られています。
http-loose = ヘッダーが折り返されているか、行末がCRとLFではありません。
http-version = このハウスはHTTP/1.1を使います。
http-chunked = 本文はContent-Lengthを付けて一括で送ってください。
http-late = リクエストが時間内に届きませんでした。
# Approvals by a second person.
server-approval-card = カードかパスワードが違うか、カードの持ち主がロックされているか退職しています。
server-approval-own = 自分の依頼は承認できません。別の人に依頼してください。
server-approval-role = このカードの持ち主に次の役割はありません：{ $role }。
server-no-such-profile = プロファイル{ $profile }が見つかりません。
