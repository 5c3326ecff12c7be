# `punto profiles show`가 프로필의 키 옆에 표시하는 말.
profile-part-games = 제공하는 게임
profile-part-settings = 게임 설정
profile-part-house = 카지노
profile-part-notices = 안내문
# 항목의 근거가 되는 규칙표나 기준, 또는 카지노 자체 규칙.
profile-basis = ({ $basis })
profile-house-own = 카지노 자체 규칙
profile-editable = 변경 가능
profile-locked = 잠김
# 프로필이 게임 하나에서 바꾸는 내용.
profile-value-changes =
    { $lock ->
        [locked] { $before } → { $after }, 잠김
        [unlocked] { $before } → { $after }, 잠금 해제
       *[none] { $before } → { $after }
    }
profile-lock-changes =
    { $lock ->
        [unlocked] 잠금 해제
       *[locked] 잠김
    }
profile-change-of = { $setting }: { $change }
