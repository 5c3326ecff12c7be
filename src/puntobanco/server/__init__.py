"""The server: sign-in, the HTTP interface, and the sockets that screens live on."""
