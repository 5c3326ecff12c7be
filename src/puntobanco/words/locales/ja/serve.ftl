# Why a house cannot be opened as asked: "place: problem; expected". And what a client of it meets.

serve-key-pair = --certificateと--private-key：両方を指定するか、両方とも外してください
serve-proxy-or-certificate = --certificateと--behind-proxy：どちらか一方を指定してください
serve-proxy-address = --behind-proxy { $proxy }：10.0.0.7のようなアドレスを指定してください
serve-proxy-hosts = --behind-proxy：--addressまたは--host-nameも指定してください。ほかのホストへのリクエストは拒否されます
serve-host-name = --host-name { $name }：house.exampleのような名前を指定してください
serve-address = --address { $address }：パスのないhttps://one.example:8443のようなアドレスを指定してください
serve-plain-http = --host { $host }：暗号化のないhttpはこのマシン専用です。ループバックアドレスにするか、--certificateと--private-key、または--behind-proxyを指定してください
serve-data-file = --data { $folder }：ファイルです。フォルダーを指定してください
serve-data-make = --data { $folder }：作成できません（{ $why }）。書き込めるフォルダーを指定してください
serve-data-write = --data { $folder }：書き込めません。書き込めるフォルダーを指定してください
serve-host-unknown = --host { $host }：アドレスではありません（{ $why }）。このマシンのアドレスを指定してください
serve-port-used = { $host }の--port { $port }は別のプログラムが使用中です。空いているポートを指定してください
serve-port-refused = { $host }の--port { $port }は使用できません（{ $why }）。空いているポートを指定してください
serve-pem-unreadable = { $file }：読み取れません。PEM形式のファイルを指定してください
serve-key-readable = { $file }：他の人も読み取れます。所有者だけが読める秘密鍵にしてください
serve-pem-mismatch = { $certificate }と{ $key }：対応していません。PEM形式の証明書とその秘密鍵を指定してください
serve-no-demonstration = --demo：{ $folder }のハウスはデモではありません。--demoを外して開くか、--dataで別のフォルダーを指定してください
serve-is-demonstration = { $folder }のハウスはデモです。--demoを付けて開くか、--dataで別のフォルダーを指定してください
client-moved = テーブルは{ $address }で提供しています
client-moving = テーブルを担当するプロセスがまだありません
client-not-welcome = ハウスがhelloにwelcomeを返しませんでした：{ $answer }
client-lost = ソケットが閉じました
client-fault = { $code }：{ $message }
# Games, profiles and tables that a house is opened with.
game-unknown = ゲーム「{ $game }」：このゲームはありません。次のいずれかを指定してください：{ $known }
profile-unknown = プロファイル「{ $profile }」：このプロファイルはありません。次のいずれかを指定してください：{ $known }
profile-not-ours = プロファイル「{ $profile }」：このハウスで使うのは「{ $ours }」だけです。それを指定してください
table-of-same-game = --table { $file }：キー「{ $key }」は{ $other }と同じです。テーブルは1ゲームにつき1台にしてください
table-in-other-currency = --table { $file }：通貨が{ $currency }です。このハウスの通貨{ $ours }にしてください
opened-as-demonstration = ログによると、このハウスはデモとして開設されたもので、変更できません。--demoを付けて開いてください
opened-as-house = ログによると、このハウスは実際のハウスとして開設されたもので、変更できません。--demoを外して開いてください
entry-unreadable = ログのエントリーを読み取れません（{ $error }）。ハウスが書き込んだものが必要です。変更された箇所は`punto verify`で分かります
currency-written = { $code }（小数{ NUMBER($places) }桁）

# What an operator reads while the house runs.
serve-open = { $house }を{ $address }で開きました
serve-standby = { $address ->
    [none] テーブルを担当するプロセスがまだありません。このプロセスは待機中です。
   *[other] テーブルは{ $address }で提供しています。このプロセスは待機中です。
  }
serve-links = 管理者のサインイン（リンクは各1回限り、{ NUMBER($days) }日以内）：
serve-two-people = リンクとカードは1人に1組ずつ渡してください。一方の依頼をもう一方が承認します。
serve-card = { $staff }のスタッフカード：{ $card }
serve-not-built = 画面がビルドされていません：Node 20.19以降をインストールし、ソースフォルダーで`pip install .`をもう一度実行してください。
serve-table-unchanged = テーブル{ $table }のルールは変わりません。現在の{ $file }で開くには、テーブルを閉じてハウスを再起動してください。
serve-stopped = ハウスが停止しました。その後のコマンドは実行されていません：{ $why }
serve-address-taken = --address { $address }：別のプロセス{ $process }も同じアドレスです。プロセスごとに別のアドレスを指定してください
