profile-part-games = 提供的游戏
profile-part-settings = 游戏设置
profile-part-house = 本场
profile-part-notices = 告示
profile-basis = （{ $basis }）
profile-house-own = 本场自定
profile-editable = 可更改
profile-locked = 已锁定
profile-value-changes =
    { $lock ->
        [locked] { $before } 改为 { $after }，并锁定
        [unlocked] { $before } 改为 { $after }，并解锁
       *[none] { $before } 改为 { $after }
    }
profile-lock-changes =
    { $lock ->
        [unlocked] 解锁
       *[locked] 锁定
    }
profile-change-of = { $setting }：{ $change }
