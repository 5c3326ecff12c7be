# Why a house cannot be opened as asked: "place: problem; expected". And what a client of it meets.

serve-key-pair = --certificate and --private-key: expected both or neither
serve-proxy-or-certificate = --certificate and --behind-proxy: expected one of them
serve-proxy-address = --behind-proxy { $proxy }: expected an address such as 10.0.0.7
serve-proxy-hosts = --behind-proxy: expected --address or --host-name as well, because requests for other hosts are refused
serve-host-name = --host-name { $name }: expected a name such as house.example
serve-address = --address { $address }: expected one such as https://one.example:8443, without a path
serve-plain-http = --host { $host }: plain http is for this machine only; expected a loopback address, or --certificate and --private-key, or --behind-proxy
serve-data-file = --data { $folder }: is a file; expected a folder
serve-data-make = --data { $folder }: cannot be created ({ $why }); expected a writable folder
serve-data-write = --data { $folder }: cannot be written; expected a writable folder
serve-host-unknown = --host { $host }: is not an address ({ $why }); expected one of this machine
serve-port-used = --port { $port } at { $host } is used by another program; expected a free port
serve-port-refused = --port { $port } at { $host } is unavailable ({ $why }); expected a free port
serve-pem-unreadable = { $file }: cannot be read; expected a file in PEM format
serve-key-readable = { $file }: others may read it; expected a private key that only its owner reads
serve-pem-mismatch = { $certificate } and { $key }: do not match; expected a certificate and its private key in PEM format
serve-no-demonstration = --demo: the house in { $folder } is no demonstration; open it without --demo, or name another folder with --data
serve-is-demonstration = the house in { $folder } is a demonstration; open it with --demo, or name another folder with --data
client-moved = the table is served at { $address }
client-moving = no process serves the table yet
client-not-welcome = the house did not answer the hello with a welcome: { $answer }
client-lost = the socket closed
client-fault = { $code }: { $message }
# Games, profiles and tables that a house is opened with.
game-unknown = game '{ $game }': no such game; expected one of { $known }
profile-unknown = profile '{ $profile }': no such profile; expected one of { $known }
profile-not-ours = profile '{ $profile }': this house runs under '{ $ours }' only; expected that one
table-of-same-game = --table { $file }: key '{ $key }' is that of { $other } too; expected one table for each game
table-in-other-currency = --table { $file }: in { $currency }; expected { $ours }, the currency of this house
opened-as-demonstration = the log says that this house was opened as a demonstration, and it stays one; open it with --demo
opened-as-house = the log says that this house was opened as a real house, and it stays one; open it without --demo
entry-unreadable = an entry of the log cannot be read ({ $error }); expected what a house wrote: `punto verify` says where it was changed
currency-written = { $code } with { $places ->
    [one] { NUMBER($places) } decimal place
   *[other] { NUMBER($places) } decimal places
  }

# What an operator reads while the house runs.
serve-open = { $house } is open at { $address }
serve-standby = { $address ->
    [none] No process serves its tables yet; this process is on standby.
   *[other] Its tables are served at { $address }; this process is on standby.
  }
serve-links = { $days ->
    [one] Sign-in of administrators (each link once, within { NUMBER($days) } day):
   *[other] Sign-in of administrators (each link once, within { NUMBER($days) } days):
  }
serve-two-people = Give each link and card to another person: one approves what the other asks for.
serve-card = Staff card of { $staff }: { $card }
serve-not-built = The screens are not built. Install Node 20.19 or newer and run `pip install .` in the source directory again.
serve-table-unchanged = Table { $table } keeps its rules. To open it on { $file } as it is now, close it and restart the house.
serve-stopped = the house stopped; no later command was carried out: { $why }
serve-address-taken = --address { $address }: another process, { $process }, has this address too; expected one for each process
