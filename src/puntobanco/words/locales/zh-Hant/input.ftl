input-place = { $place }：{ $problem }。
input-problem = { $problem }。
input-several = { $faults }
input-other = 訊息格式不符。
input-unreadable = 訊息不是完整的 JSON。
input-value = { $value } 無效，應為{ $expected }
input-required = 缺少「{ $field }」（{ $expected }）
input-unknown-field = { $count ->
    [0] 未知欄位；此處不應有欄位
   *[other] 未知欄位；應為 { $fields }
  }
input-entries = 有 { NUMBER($count) } 項，應為{ $expected }
input-characters = 有 { NUMBER($count) } 個字元，應為{ $expected }
input-repeated = { $key }：出現兩次，只應出現一次。
expected-whole = 整數
expected-whole-least = 不小於 { $least } 的整數
expected-whole-most = 不大於 { $most } 的整數
expected-whole-between = { $least } 至 { $most } 的整數
expected-number = 數字
expected-true-or-false = true 或 false
expected-text = 文字
expected-text-of = { $length }的文字
expected-text-not-blank = { $length }且不全為空白的文字
expected-list = 列表
expected-object = 物件
expected-one-of = { $count ->
    [1] { $values }
   *[other] 以下之一：{ $values }
  }
expected-id = 1 至 64 個字母、數字、「.」、「_」、「:」或「-」，以字母或數字開頭
expected-command-key = 8 至 64 個字母、數字、「.」、「_」、「:」或「-」
expected-made-id = 1 至 64 個字母、數字、「-」或「_」
expected-day = 日期，例如 2024-03-10
expected-place = 上一頁所給的位置
expected-game-hash = 遊戲的雜湊值，64 位十六進位數字
expected-session = 登入編號，16 位十六進位數字
characters-most = 最多 { NUMBER($most) } 個字元
characters-least = 至少 { NUMBER($least) } 個字元
characters-between = { $least } 至 { $most } 個字元
entries-most = 最多 { NUMBER($most) } 項
entries-least = 至少 { NUMBER($least) } 項
entries-between = { $least } 至 { $most } 項
input-expected = 應為{ $expected }
