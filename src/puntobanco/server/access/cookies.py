"""The two cookies of the house: the session's token and the device's token."""

SECURE_NAME = "__Host-punto"
PLAIN_NAME = "punto"
"""For plain HTTP, which only loopback uses: browsers accept the `__Host-` name over TLS only."""


_DEVICE = "-device"
_DEVICE_S = 400 * 24 * 60 * 60
"""400 days, the longest that browsers keep a cookie."""


def cookie_name(*, secure: bool) -> str:
    """The name of the session cookie."""
    return SECURE_NAME if secure else PLAIN_NAME


def token_in(header: str | None, *, secure: bool) -> str | None:
    """The session's token in a Cookie header, or None if it is missing or ambiguous."""
    return _value_in(header, cookie_name(secure=secure))


def device_in(header: str | None, *, secure: bool) -> str | None:
    """The device's token in a Cookie header, or None if it is missing or ambiguous."""
    return _value_in(header, cookie_name(secure=secure) + _DEVICE)


def device_cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that recognizes a device. It outlives sessions."""
    name = cookie_name(secure=secure) + _DEVICE
    return f"{name}={token}; Max-Age={_DEVICE_S}{_attributes(secure=secure)}"


def _value_in(header: str | None, name: str) -> str | None:
    pairs = (pair.strip().partition("=") for pair in (header or "").split(";"))
    found = [value for key, _, value in pairs if key == name]
    # If the name occurs twice, one cookie was planted, and we do not know which.
    return found[0] if len(found) == 1 and found[0] else None


def set_cookie(token: str, *, secure: bool, longest_s: int | None) -> str:
    """The Set-Cookie header of a new session. Without `longest_s` it ends with the browser."""
    until = "" if longest_s is None else f"; Max-Age={longest_s}"
    return f"{cookie_name(secure=secure)}={token}{until}{_attributes(secure=secure)}"


def drop_cookie(*, secure: bool) -> str:
    """The Set-Cookie header that deletes the session cookie."""
    return f"{cookie_name(secure=secure)}=; Max-Age=0{_attributes(secure=secure)}"


def _attributes(*, secure: bool) -> str:
    return "; Path=/; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
