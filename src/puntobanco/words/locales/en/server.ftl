# What the server answers of its own accord: errors of HTTP and of the sockets.

server-signed-out = Sign in first.
server-locked = Locked after inactivity. Enter your password.
server-not-yours = You are not allowed to do this.
server-method = This method is not allowed here.
server-forged = The header { $header } is missing or does not belong to your session.
server-too-many-tries = Too many tries. Wait a moment.
# The request itself.
server-malformed = The request cannot be read.
server-incomplete = The request ended too early.
server-not-json = The request is not JSON.
server-encoding = Send the body uncompressed.
server-media-type = Send the body as application/json.
server-too-large = The request is too large.
server-nothing-here = Not found.
# Something that another part of the house found, as a sentence.
server-says = { $why }.

# The house.
server-stopped = The house has stopped. Nothing was done.
server-storage = The database is unreachable. Check what was done before you try again.
server-moving = The tables are changing hands. Try again in a moment.
server-elsewhere = The tables are served at { $address }. Ask there.
server-unexpected = Something went wrong. It is logged as { $number }.
server-no-such-table = The house has no table { $table }.
server-no-such-meter = The house has no meter { $meter }.
server-shoe-not-finished = Shoe { $shoe } of table { $table } is not finished.

# Signing in, names and passwords.
server-sign-in = Wrong name or password, or this sign-in is locked. The house can help.
server-sign-in-disabled = Your name and password are set, but this sign-in is disabled. Ask the house.
server-link-expired = This link was used or has expired. Ask for a new one.
server-name-taken = This name is taken. Choose another.
server-name-length = A name has { $least } to { $most } characters.
server-name-letters = A name needs visible letters or digits.
server-password-length = A password has { $least } to { $most } characters.
server-password-common = This password is too common.
server-password-repeated = A password cannot be one repeated character.
server-wrong-password = The old password is wrong, or there were too many tries.
server-own-session = This is your current session. Sign out to end it.
server-no-such-session = Session not found.
server-no-such-login = No account has this name.
server-own-login = You cannot disable your own sign-in. Ask another administrator.

# Patrons and staff.
server-registration-closed = This house is by invitation only.
server-no-such-patron = No patron has this id.
server-no-player = No patron with this id may play.
server-may-play = The patron may still play. Bar them first.
server-stays-away = The patron chose to stay away. Erase them when that ends.
server-owed = The patron still has money or a seat here. Pay them out first.
server-no-such-staff = No member of staff has this id.
server-staff-left = They no longer work here. Appoint them again.
server-own-roles = You cannot change your own roles. Ask another administrator.
server-runs-tables = Only supervisors and executives may do this.
server-runs-sign-ins = Only administrators may do this.

# The back office.
server-office-closed = The back office cannot answer: { $why }.
server-office-not-open = it is not open yet
server-office-no-tables = its tables cannot be opened
server-verification-running = A verification is running. Wait for it or cancel it.
server-nobody-named = No patron has the name or id { $text }.
server-too-many-days = Too many days: { $points } points; expected { $most } or fewer.
server-too-many-hours = Too many hours: { $points } points; expected { $most } or fewer.
server-search-nothing = Search for something: a table, a coup, a patron, a bet, a wager or a day.
server-search-table = Choose the table of coup { $coup } as well.
server-no-such-coup = Table { $table } has no finished coup { $coup }.
server-no-such-wager = No wager has the id { $wager }.
# The socket.
socket-binary = A binary frame; expected text.
socket-oversized = The message has { NUMBER($size) } bytes (maximum { NUMBER($most) }).
socket-not-json = Not JSON; expected a message of the protocol.
socket-too-fast = Too many messages. This one was ignored.
socket-hello-first = The first message must be a hello.
socket-protocol = This house speaks protocol { $number } and expects one hello.
socket-token = The token does not belong to an open session. Get a new one.

# Before any route.
edge-at-once = Too many requests at once. Wait a moment.
edge-too-many = Too many requests. Wait a moment.
edge-proxy = This house is reached through its proxy only.
edge-forwarded = The proxy must name its client as the last forwarded address.
edge-https = This house is reached over https only.
edge-local-host = Over plain http this house answers only to the name of this machine.
edge-host = This house has another name.
edge-origin = The request came from a page of another site.
http-loose = A header is folded, or a line does not end with CR and LF.
http-version = This house speaks HTTP/1.1.
http-chunked = Send the body whole, with its Content-Length.
http-late = The request did not arrive in time.
# Approvals by a second person.
server-approval-card = Wrong card or password, or its holder is locked out or has left.
server-approval-own = You cannot approve your own request. Ask another person.
server-approval-role = The holder of this card does not have this role: { $role }.
server-no-such-profile = Profile { $profile } not found.
