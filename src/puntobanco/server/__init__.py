"""The server: sign-in, the HTTP API, and the WebSockets that feed the screens."""
