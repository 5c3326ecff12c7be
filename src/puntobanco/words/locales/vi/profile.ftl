# Những gì `punto profiles show` in cạnh các khóa của cấu hình.
profile-part-games = Trò chơi cung cấp
profile-part-settings = Thiết lập trò chơi
profile-part-house = Casino
profile-part-notices = Thông báo
profile-basis = ({ $basis })
profile-house-own = của chính casino
profile-editable = đổi được
profile-locked = bị khóa
profile-value-changes =
    { $lock ->
        [locked] { $before } thành { $after } và bị khóa
        [unlocked] { $before } thành { $after } và được mở khóa
       *[none] { $before } thành { $after }
    }
profile-lock-changes =
    { $lock ->
        [unlocked] được mở khóa
       *[locked] bị khóa
    }
profile-change-of = { $setting }: { $change }
