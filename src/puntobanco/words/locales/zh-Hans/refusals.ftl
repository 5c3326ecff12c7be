refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] 可接受：{ $allowed }。
    }

approval-missing =
    { $roles ->
        [none] 此操作需要第二人批准。
       *[other] 此操作需要第二人批准：{ $roles }。
    }
approval-refused =
    { $fault ->
        [none] 该批准无效。
       *[other] 该批准无效：{ $fault }。
    }
approval-fault-missing = 没有批准
approval-fault-unknown = 本场开业以来没有以此编号批准；请重新批准
approval-fault-unknown-card = 本场没有发过这张卡
approval-fault-revoked = 该卡已作废，或持卡人已离职
approval-fault-wrong-role = 批准人职位为{ $given }；须由{ $expected }批准
approval-fault-other-table = 批准用于{ $given }；须用于{ $expected }
approval-fault-expired = 已过期；请重新批准
approval-fault-replayed = 已经使用，只能用一次
approval-fault-same-person = 不能批准自己的操作；须由另一人批准
approval-fault-other-asker = 该批准由他人申请；请自行申请
approval-fault-other-act = 该批准用于另一操作；请重新批准
