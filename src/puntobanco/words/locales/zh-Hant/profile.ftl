profile-part-games = 提供的遊戲
profile-part-settings = 遊戲設定
profile-part-house = 本場
profile-part-notices = 告示
profile-basis = （{ $basis }）
profile-house-own = 本場自定
profile-editable = 可更改
profile-locked = 已鎖定
profile-value-changes =
    { $lock ->
        [locked] { $before } 改為 { $after }，並鎖定
        [unlocked] { $before } 改為 { $after }，並解鎖
       *[none] { $before } 改為 { $after }
    }
profile-lock-changes =
    { $lock ->
        [unlocked] 解鎖
       *[locked] 鎖定
    }
profile-change-of = { $setting }：{ $change }
