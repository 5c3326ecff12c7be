# What `punto profiles show` prints beside the keys of a profile.
profile-part-games = 提供するゲーム
profile-part-settings = ゲームの設定
profile-part-house = ハウス
profile-part-notices = お知らせ
# The sheet or standard that gives an entry, or "the house's own".
profile-basis = （{ $basis }）
profile-house-own = ハウス独自
profile-editable = 変更可
profile-locked = 固定
# What a profile changes in one game.
profile-value-changes =
    { $lock ->
        [locked] { $before }から{ $after }に変わり、固定されます
        [unlocked] { $before }から{ $after }に変わり、変更できるようになります
       *[none] { $before }から{ $after }に変わります
    }
profile-lock-changes =
    { $lock ->
        [unlocked] 変更できるようになります
       *[locked] 固定されます
    }
profile-change-of = { $setting }：{ $change }
