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
        [none] 該批准無效。
       *[other] 該批准無效：{ $fault }。
    }
approval-fault-missing = 沒有批准
approval-fault-unknown = 本場開業以來沒有以此編號批准；請重新批准
approval-fault-unknown-card = 本場沒有發過這張卡
approval-fault-revoked = 該卡已作廢，或持卡人已離職
approval-fault-wrong-role = 批准人職位為{ $given }；須由{ $expected }批准
approval-fault-other-table = 批准用於{ $given }；須用於{ $expected }
approval-fault-expired = 已過期；請重新批准
approval-fault-replayed = 已經使用，只能用一次
approval-fault-same-person = 不能批准自己的操作；須由另一人批准
approval-fault-other-asker = 該批准由他人申請；請自行申請
approval-fault-other-act = 該批准用於另一操作；請重新批准
