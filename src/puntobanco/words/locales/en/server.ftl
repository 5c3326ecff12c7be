# What the server answers of its own accord: errors of HTTP and of the sockets.

server-signed-out = Sign in first.
server-locked = Locked after inactivity. Enter your password.
server-not-yours = You are not allowed to do this.
server-method = This method is not allowed here.
server-forged = The header { $header } is missing or does not belong to your session.
server-too-many-tries = Too many tries. Wait a moment.
