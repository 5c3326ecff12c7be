# What the house and its back office refuse, and what they find: "place: problem; expected".

period-backwards = period from { $since } to { $until }: expected the end after the beginning
period-begins-off-quarter = beginning { $moment }: expected a whole quarter of an hour
period-ends-off-quarter = end { $moment }: expected a whole quarter of an hour
shift-unknown = shift { $shift }: expected 1 to { $shifts }
shift-of-days = shift { $shift } from { $since } to { $until }: expected one day
period-both = period: expected days or moments, not both
day-unknown = day '{ $day }': expected one such as 2024-03-10
time-zone-unknown = time zone '{ $zone }': expected one such as America/Los_Angeles
stake-without-bet = least stake { $least }: expected the bet as well
limit-too-small = limit { $limit }: expected 1 or more
coup-not-in-log = coup { $coup } of table { $table }: not in the log of pit { $pit }; expected a finished coup
game-never-offered = game { $hash }: no table has offered it; expected one that was played
game-without-hold = game { $game }: a player-dealer banks it, so the house has no hold; expected a game that the house banks
bet-without-price = bet { $bet } of { $game }: has no price; expected a bet with a price
shoe-never-cut = table { $table }: its shoe was never cut; expected one that was
shoe-missing = table { $table }: it has no shoe; expected one
shoe-retired = shoe { $shoe } of table { $table }: was retired ({ $why }); expected one that was dealt to its end
shoe-not-in-log = shoe { $shoe } of table { $table }: not in the log of pit { $pit }; expected a finished shoe
# Why a pit stops.
pit-stopped = pit { $pit } stopped: { $why }
pit-closed = pit { $pit } is closed
table-stopped = table { $table } stopped: { $why }
store-silent = the database has not answered for { $seconds } s
store-silent-write = { $why }; read what it holds now
command-row-gone = command '{ $command }' was carried out, but its row is gone
wallet-unreadable = the wallet of { $patron } cannot be read in time
wallet-wrong = pit { $pit }: { $problem }; --accept-change sets wallets to what the log says
