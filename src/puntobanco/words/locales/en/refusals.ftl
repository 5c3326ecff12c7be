# The amount that would be accepted, after the sentence of a refusal.
refusal-allowed =
    { $allowed ->
        [none] { "" }
       *[other] { " " }Allowed: { $allowed }.
    }

# A second person's approval: `roles` are those any one of which may give it.
approval-missing =
    { $roles ->
        [none] A second person must approve this.
       *[other] A second person must approve this: { $roles }.
    }
approval-refused =
    { $fault ->
        [none] The approval is not valid.
       *[other] The approval is not valid: { $fault }.
    }
approval-fault-missing = none was given
approval-fault-unknown = nothing was approved under this reference since the house opened; ask for a new one
approval-fault-unknown-card = the house has issued no such card
approval-fault-revoked = its card was revoked, or its holder no longer works here
approval-fault-wrong-role = it was given as { $given }; expected { $expected }
approval-fault-other-table = it was given for { $given }; expected { $expected }
approval-fault-expired = it has expired; ask for a new one
approval-fault-replayed = it was used before, and counts once
approval-fault-same-person = you cannot approve your own request; ask another person
approval-fault-other-asker = somebody else asked for it; ask for your own
approval-fault-other-act = it was given for another act; ask for a new one
