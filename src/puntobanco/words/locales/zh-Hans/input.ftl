input-place = { $place }：{ $problem }。
input-problem = { $problem }。
input-several = { $faults }
input-other = 消息格式不符。
input-unreadable = 消息不是完整的 JSON。
input-value = { $value } 无效，应为{ $expected }
input-required = 缺少“{ $field }”（{ $expected }）
input-unknown-field = { $count ->
    [0] 未知字段；此处不应有字段
   *[other] 未知字段；应为 { $fields }
  }
input-entries = 有 { NUMBER($count) } 项，应为{ $expected }
input-characters = 有 { NUMBER($count) } 个字符，应为{ $expected }
input-repeated = { $key }：出现两次，只应出现一次。
expected-whole = 整数
expected-whole-least = 不小于 { $least } 的整数
expected-whole-most = 不大于 { $most } 的整数
expected-whole-between = { $least } 至 { $most } 的整数
expected-number = 数字
expected-true-or-false = true 或 false
expected-text = 文字
expected-text-of = { $length }的文字
expected-text-not-blank = { $length }且不全为空白的文字
expected-list = 列表
expected-object = 对象
expected-one-of = { $count ->
    [1] { $values }
   *[other] 以下之一：{ $values }
  }
expected-id = 1 至 64 个字母、数字、“.”、“_”、“:”或“-”，以字母或数字开头
expected-command-key = 8 至 64 个字母、数字、“.”、“_”、“:”或“-”
expected-made-id = 1 至 64 个字母、数字、“-”或“_”
expected-day = 日期，例如 2024-03-10
expected-place = 上一页所给的位置
expected-game-hash = 游戏的哈希值，64 位十六进制数字
expected-session = 登录编号，16 位十六进制数字
characters-most = 最多 { NUMBER($most) } 个字符
characters-least = 至少 { NUMBER($least) } 个字符
characters-between = { $least } 至 { $most } 个字符
entries-most = 最多 { NUMBER($most) } 项
entries-least = 至少 { NUMBER($least) } 项
entries-between = { $least } 至 { $most } 项
input-expected = 应为{ $expected }
