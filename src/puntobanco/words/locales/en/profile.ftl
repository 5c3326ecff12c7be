# What `punto profiles show` prints beside the keys of a profile.
profile-part-games = Games it offers
profile-part-settings = Game settings
profile-part-house = The house
profile-part-notices = Notices
# The sheet or standard that gives an entry, or "the house's own".
profile-basis = ({ $basis })
profile-house-own = the house's own
profile-editable = editable
profile-locked = locked
# What a profile changes in one game.
profile-value-changes =
    { $lock ->
        [locked] { $before } becomes { $after } and is locked
        [unlocked] { $before } becomes { $after } and is unlocked
       *[none] { $before } becomes { $after }
    }
profile-lock-changes =
    { $lock ->
        [unlocked] is unlocked
       *[locked] is locked
    }
profile-change-of = { $setting }: { $change }
