profile-part-games = Juegos que ofrece
profile-part-settings = Parámetros de los juegos
profile-part-house = La casa
profile-part-notices = Avisos
profile-basis = ({ $basis })
profile-house-own = de la propia casa
profile-editable = modificable
profile-locked = bloqueado
profile-value-changes =
    { $lock ->
        [locked] { $before } pasa a { $after } y queda bloqueado
        [unlocked] { $before } pasa a { $after } y queda desbloqueado
       *[none] { $before } pasa a { $after }
    }
profile-lock-changes =
    { $lock ->
        [unlocked] queda desbloqueado
       *[locked] queda bloqueado
    }
profile-change-of = { $setting }: { $change }
