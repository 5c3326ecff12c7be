"""The two cookies of the house: which session this is, and which device; neither says more."""

from litestar.datastructures import Cookie

SECURE_NAME = "__Host-punto"
PLAIN_NAME = "punto"
"""On plain http, which only loopback has: browsers take the other name over TLS alone."""


_DEVICE = "-device"
_DEVICE_S = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie at most."""


def cookie_name(*, secure: bool) -> str:
    """What the cookie of the session is called."""
    return SECURE_NAME if secure else PLAIN_NAME


def token_in(header: str | None, *, secure: bool) -> str | None:
    """The session's token in a Cookie header; None where there is none, or more than one."""
    return _value_in(header, cookie_name(secure=secure))


def device_in(header: str | None, *, secure: bool) -> str | None:
    """The device's token in a Cookie header."""
    return _value_in(header, cookie_name(secure=secure) + _DEVICE)


def device_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie by which a device is known again; it outlives every session."""
    return Cookie(
        key=cookie_name(secure=secure) + _DEVICE,
        value=token,
        max_age=_DEVICE_S,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def _value_in(header: str | None, name: str) -> str | None:
    pairs = (pair.strip().partition("=") for pair in (header or "").split(";"))
    found = [value for key, _, value in pairs if key == name]
    # Two of one name: somebody planted one, and which is whose cannot be told.
    return found[0] if len(found) == 1 and found[0] else None


def set_cookie(token: str, *, secure: bool, longest_s: int | None) -> str:
    """The Set-Cookie header of a new session; without `longest_s` it ends with the browser."""
    until = "" if longest_s is None else f"; Max-Age={longest_s}"
    return f"{cookie_name(secure=secure)}={token}{until}{_attributes(secure=secure)}"


def drop_cookie(*, secure: bool) -> str:
    """The Set-Cookie header that ends the cookie."""
    return f"{cookie_name(secure=secure)}=; Max-Age=0{_attributes(secure=secure)}"


def _attributes(*, secure: bool) -> str:
    return "; Path=/; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
