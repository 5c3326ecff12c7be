# What is wrong with a message, a body or a parameter that a program sent.

# A problem with its place ("seat.number"), and one that concerns the whole.
input-place = { $place }：{ $problem }。
input-problem = { $problem }。
input-several = { $faults }
input-other = メッセージが所定の形式ではありません。
input-unreadable = メッセージが完全なJSONではありません。
input-value = { $value }：{ $expected }を指定してください
input-required = 「{ $field }」は必須です（{ $expected }）
input-unknown-field = { $count ->
    [0] 不明なフィールドです。フィールドは指定できません
   *[other] 不明なフィールドです。指定できるのは{ $fields }です
  }
input-entries = { NUMBER($count) }項目：{ $expected }にしてください
input-characters = { NUMBER($count) }文字：{ $expected }にしてください
input-repeated = { $key }：2回あります。1回だけにしてください。

# What was expected, as the end of a sentence, or what came instead.
expected-whole = 整数
expected-whole-least = { $least }以上の整数
expected-whole-most = { $most }以下の整数
expected-whole-between = { $least }～{ $most }の整数
expected-number = 数値
expected-true-or-false = trueまたはfalse
expected-text = 文字列
expected-text-of = { $length }の文字列
expected-text-not-blank = 空白だけではない{ $length }の文字列
expected-list = リスト
expected-object = オブジェクト
expected-one-of = { $count ->
    [1] { $values }
   *[other] { $values }のいずれか
  }
expected-id = 英数字と「.」「_」「:」「-」からなり、英数字で始まる1～64文字
expected-command-key = 英数字と「.」「_」「:」「-」からなる8～64文字
expected-made-id = 英数字と「-」「_」からなる1～64文字
expected-day = 2024-03-10のような日付
expected-place = 前のページが示した位置
expected-game-hash = ゲームのハッシュ（16進数64桁）
expected-session = セッションの番号（16進数16桁）

characters-most = { NUMBER($most) }文字以内
characters-least = { NUMBER($least) }文字以上
characters-between = { $least }～{ $most }文字
entries-most = { NUMBER($most) }項目以内
entries-least = { NUMBER($least) }項目以上
entries-between = { $least }～{ $most }項目
input-expected = { $expected }を指定してください
