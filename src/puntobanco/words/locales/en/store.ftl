# Errors of the store and of sealed shoes, for whoever runs the house.

# A database or one of its files.
store-unreadable = { $file } cannot be read ({ $reason })
store-damaged = { $file } is damaged ({ $reason }); it was left as it is
store-damaged-on-write = { $file } is damaged ({ $reason })
store-write-failed = { $file }: a write failed ({ $reason }); read again what it holds
store-read-only = { $file } was opened read-only
store-not-opened = { $file } cannot be opened ({ $reason })
store-not-written = { $file } cannot be written ({ $reason })
store-not-removed = { $file } cannot be removed ({ $reason })
store-not-made = { $file } cannot be created ({ $reason })
store-not-copied = { $file } cannot be copied to { $folder } ({ $reason })
store-not-flushed = { $folder } cannot be flushed to disk ({ $reason })
store-unfinished = { $file } cannot be created: SQLite could not finish { $part }
store-exists = { $file } already exists and is not overwritten; expected a free name
store-no-file = { $file }: no such file
store-no-folder = { $file } cannot be created: no such folder; expected an existing one
store-empty = { $file } is empty; expected the database of a house
store-foreign = { $file } is the database of another program; it was left as it is
store-too-old = { $file } is empty or from an older program; expected one that this program has served or restored once
store-too-new = { $file } has version { $version }, and this program knows { $known }; use the program that wrote it
store-no-version = { $file } has lost its version; restore a backup
store-no-table = { $file } has lost its table { $table }; restore a backup
store-wal-alone = { $file } is gone, but its -wal file is not; restore a backup
store-replaced = { $file } was removed or replaced while the house ran; nothing after that was acknowledged. Restore a backup
store-busy = { $file } is being written to by { $process ->
        [none] another process
       *[other] process { $process }
    }; stop that process first
store-lost = { $file }: { $problem }. To open the house anyway, use --accept-change
store-shape = the tables { $name }_… have shape { $found }, and this program knows { $known }

# The files that keep the heads of logs.
store-head-damaged = { $file } is damaged: it does not say which entry was acknowledged last
store-head-missing = { $file } is missing: nothing says which entry was acknowledged last
store-head-other = { $file } belongs to pit { $pit }
store-head-replaced = { $file } was removed or replaced while the house ran

# Settings, versions and rights that durable storage needs.
store-sqlite-version = SQLite { $found } is too old; expected { $least } or newer
store-sqlite-setting = SQLite keeps { $setting } at { $found } here; expected { $expected }, or a power cut could undo what was answered
store-server-setting = { $server } has { $setting } = { $found }; expected { $expected }
store-no-driver = { $server }: PostgreSQL needs the package psycopg
store-right-sequence = { $server }: the role { $role } may not use the sequence { $sequence }; expected USAGE on it
store-right-table = { $server }: the role { $role } may not { $right } { $table }; expected { $rights } on every table
store-right-make = { $server }: the role { $role } may not { $right }; expected a role that may create the tables of the office or has the rights on those of this version

# Addresses, names and values.
store-url = store address: not a URL; expected one as in sqlite:///house.db
store-backend = store address: '{ $backend }'; expected sqlite or postgresql
store-address = store address '{ $address }': expected a file, as in sqlite:///house.db
store-anchor = anchor '{ $anchor }': expected 'anchor 1', a pit, a sequence number and a hash
store-time = time { $time }: expected milliseconds that fit into 64 bits
store-payload = payload of type { $type }: expected bytes
store-name = { $what } '{ $name }': expected 1 to { NUMBER($most) } printable characters
store-pit = pit '{ $pit }': expected up to 64 letters, digits and . _ : -, a letter or digit first
store-text = { $what } '{ $text }': expected at most { NUMBER($most) } characters
store-change = wallet of '{ $patron }': a change of { $change } is out of range; expected at most { $most } either way
store-lease-time = lease of { $seconds } s: expected more than 0 and at most a day
store-snapshot-entry = snapshot of pit { $pit } at entry { $entry }: the log has no such entry; expected one that it has

# Leases and logs.
store-held = pit { $pit } is held by { $owner }, epoch { $epoch }
store-lease-lost = pit { $pit }: { $owner } no longer has it; epoch { $epoch } is over
store-lease-over = pit { $pit }: the lease is no longer valid: { $why }
store-lease-released = it was released
store-lease-error = an earlier write ended in { $error }
store-tail = pit { $pit }: the log does not end where its head says
store-restore = pit { $pit }: { $problem }; restore a backup
store-reused = command '{ $command }': its id was used before with another content
store-repeated = the command was carried out before
store-overdrawn = wallet of '{ $patron }': it holds { $balance } and cannot change by { $change }
credential-not-as-written = its row was not what was written
store-snapshot-damaged = snapshot of pit { $pit } at entry { $entry } is damaged or of another log; it was skipped
store-snapshot-format = snapshot of pit { $pit } at entry { $entry } has format { $format }; it was skipped

# Backups.
store-manifest = { $file }: cannot be read{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }; expected the manifest of a backup
store-manifest-format = { $file }: its manifest has another format; expected { $format }
store-no-manifest = { $file }: expected a backup and its manifest { $manifest }
store-backup-server = { $file }: back up PostgreSQL with pg_dump and check it with verify; expected an SQLite file
store-backup-failed = { $file }: the backup failed ({ $reason })
store-restore-failed = { $file }: the restore failed ({ $reason })
store-backup-changed = { $file } is not the file that its manifest describes
store-backup-heads = { $file }: its logs do not end where its manifest says
store-backup-broken = { $file }: { $problem }

# Sealed shoes, their commitments and files.
fairness-shoe-file-cut-off = line { $line }: the file breaks off; expected whole lines
fairness-shoe-file-line = line { $line }: { $problem }
fairness-shoe-file-lines = lines { $first } to { $last }: { $problem }
fairness-shoe-lot-name = '{ $name }': expected as in 'burn' or 'coup 12'
fairness-shoe-lot-empty = { $name }: expected at least one card
fairness-shoe-lot-cards = { $name }: expected cards as in '8s Kd', with one space between them
fairness-shoe-commitment-form = commitment '{ $commitment }': expected 64 hexadecimal digits
fairness-shoe-cut-line = '{ $line }': expected as in 'cut: 203 by seat-5' or 'cut: 203 drawn'
fairness-shoe-cut-position = cut { $position }: expected a place from 1 to { $last }
fairness-shoe-text = expected '{ $opening }' and { $lines } lines in all
fairness-shoe-salt-bytes = salt of { $bytes } bytes: expected { $expected }
fairness-shoe-salt-form = salt: expected { $digits } hexadecimal digits
fairness-shoe-order-cards = order: expected cards as in '8s Kd', with one space between them
fairness-shoe-number = shoe '{ $shoe }': expected a whole number of up to 18 digits
fairness-shoe-game-hash = game '{ $game }': expected a hash of 64 hexadecimal digits
fairness-shoe-name = { $what } '{ $name }': expected up to 64 of A-Z a-z 0-9 . _ : - and no spaces
fairness-shoe-binding-lines = { $count } lines: expected { $expected }
fairness-shoe-field = '{ $line }': expected '{ $opening }…'
fairness-shoe-bound = bound { $bound }: expected at least 1
fairness-key-exists = key file { $file }: already exists and is not overwritten; expected a free name
fairness-key-not-written = key file { $file }: cannot be written ({ $reason }); expected a folder of your own
fairness-key-unreadable = key file { $file }: cannot be read ({ $reason }); expected a key that this program made
fairness-key-form = key file { $file }: expected one line of { $digits } digits 0-9 a-f
fairness-key-no-file = key file { $file }: is not a regular file; expected one
fairness-key-owner = key file { $file }: belongs to user { $owner }; expected { $user }, your own
fairness-key-mode = key file { $file }: others may use it (mode { $mode }); expected 0600

# A pit: who has it, and why it stopped.
pit-owned = pit { $pit }: { $owner } has it, epoch { $epoch }
pit-left = pit { $pit }: { $owner } has stopped: { $why }
pit-elsewhere = pit { $pit } is { $address ->
        [none] changing hands
       *[other] served at { $address }
    }

# Custody: what is not as it was when the house was last open.
custody-fault = { $part }: { $problem }
custody-part-program = program
custody-part-key = key
custody-part-log = log
custody-part-wallets = wallets
custody-part-clock = clock
custody-refused = { $fault }. To open the house anyway, use --accept-change
custody-accepted-wallets = { $fault }; set to what the log says
custody-accepted-commands = { $problem }; the commands count as they stand
custody-program = version { $version } is another program than the one that last opened the house (version { $opened }); { $file } does not say which files differ
custody-files = version { $version } differs in { $files }{ $more ->
        [0] {""}
       *[other] {" "}and { NUMBER($more) } more
    }; the house was last opened with version { $opened }
custody-key = { $file } has id { $id }, but the key of this database has id { $expected }: bring its key file, or give each house its own database
custody-pit = pit { $pit } is gone, but { $file } names it
custody-anchor = { $problem } ({ $file })
custody-empty = it is empty
custody-clock = it says { $now }, but the last entry of pit { $pit } was made at { $last }: set the clock right
