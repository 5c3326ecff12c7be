# Details of what happened at the door, of incidents and of alarms.

# Why a sign-in failed.
sign-in-fault-wrong-password = wrong password
sign-in-fault-unknown-name = unknown name
sign-in-fault-locked = locked
sign-in-fault-disabled = disabled
sign-in-fault-not-welcome = barred or dismissed

# From where a sign-in is locked.
locked-device = this device
locked-network = network { $network }
locked-approval = approvals at the screen of { $asker }
locked-elsewhere = unknown networks

note-device = { $device }
signed-out-everywhere = everywhere
signed-out-another = another device: { $device }
signed-out-others = all other devices
invited = { $kind ->
    [staff] staff { $id }
   *[patron] patron { $id }
  }
invited-at-start = staff { $staff }, at the start
erased = patron { $patron }
login-changed = by { $login }: { $reason }
verification-whole = complete { $anchor }
verification-findings = { $count ->
    [one] { NUMBER($count) } finding
   *[other] { NUMBER($count) } findings
  } { $anchor }
verification-cancelled = cancelled
verification-failed = failed
approved = as { $role } at { $place }: { $act }, asked by { $asker }
# The clock, and what is wrong with a running house.
clock-forward = the clock was put { $seconds } s forward
clock-back = the clock was put { $seconds } s back
alarm-skew = the clock is { $seconds } s ahead of the database's
alarm-lag = the event loop was { $seconds } s late
alarm-queue = commands waiting for the disk: { NUMBER($count) }
alarm-meter = { $meter }: { $fault }
alarm-behind = entries behind the log: { NUMBER($count) }
alarm-reading = the back office has read nothing for { $seconds } s: { $why }
alarm-no-owner = no process serves the tables
alarm-not-checked = the daily integrity check failed to run: { $why }
alarm-watch-ended = the watch has ended ({ $error })
alarm-hold-unknown = the hold cannot be computed: { $why }
alarm-hold = { $bet } of { $game }: { $deviations } standard deviations over { NUMBER($wagers) } wagers
storage-unreadable = { $place } cannot be read ({ $why })
storage-left = { NUMBER($mebibytes) } MiB left at { $place }
alarm-several = { $reasons }
