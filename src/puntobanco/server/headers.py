"""Headers that every response carries."""

from collections.abc import Iterable

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OVER_TLS = {"strict-transport-security": "max-age=31536000"}

Headers = list[tuple[bytes, bytes]]


def with_security_headers(
    headers: Iterable[tuple[bytes, bytes]], *, secure: bool, others: Iterable[str] = ()
) -> Headers:
    """The headers of a response, completed with those that every response carries.

    A page may connect only to its own origin and to `others`, the other processes of the house.
    """
    kept = list(headers)
    names = {name.lower() for name, _ in kept}
    added = ALWAYS | (OVER_TLS if secure else {}) | {"cache-control": "no-store"}
    if others:
        policy = f"{CONTENT_POLICY}; connect-src 'self' {' '.join(others)}"
        added |= {"content-security-policy": policy}
    kept += [
        (name.encode(), value.encode())
        for name, value in added.items()
        if name.encode() not in names
    ]
    return kept
