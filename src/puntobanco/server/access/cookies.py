"""The one cookie of the house: which session this is, and nothing else."""

SECURE_NAME = "__Host-punto"
PLAIN_NAME = "punto"
"""On plain http, which only loopback has: browsers take the other name over TLS alone."""


def cookie_name(*, secure: bool) -> str:
    """What the cookie is called."""
    return SECURE_NAME if secure else PLAIN_NAME


def token_in(header: str | None, *, secure: bool) -> str | None:
    """The session's token in a Cookie header; None where there is none, or more than one."""
    pairs = (pair.strip().partition("=") for pair in (header or "").split(";"))
    name = cookie_name(secure=secure)
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
