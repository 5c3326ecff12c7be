"""Where a request comes from, and whether it arrived by a permitted way."""

import ipaddress
from collections.abc import Collection, Mapping
from typing import Any

Scope = Mapping[str, Any]

_FORWARDED = b"x-forwarded-for"


def address_of(scope: Scope) -> str:
    """The address of the client."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_local(scope: Scope) -> bool:
    """Whether the client is on this machine."""
    return is_loopback(address_of(scope))


def is_loopback(host: str) -> bool:
    """Whether a host name or an address is this machine.

    >>> is_loopback("127.0.0.1"), is_loopback("[::1]"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    if host.casefold() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def is_address(text: str) -> bool:
    """Whether a text is an IP address."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def network_of(address: str) -> str:
    """The unit that limits count by: an address, or the /64 of an IPv6 address.

    A household usually has a whole /64.

    >>> network_of("2001:db8::1") == network_of("2001:db8::2")
    True
    >>> network_of("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, or None if it is missing or repeated."""
    found = [value for key, value in scope.get("headers", ()) if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def is_forwarded(scope: Scope) -> bool:
    """Whether the request has a forwarding header."""
    return any(key == _FORWARDED for key, _ in scope.get("headers", ()))


def forwarded(scope: Scope) -> str | None:
    """The client address that the proxy reports, or None if there is none.

    Uses the last entry of the last header, which the proxy added. Earlier entries may be forged.
    """
    named = [value for key, value in scope.get("headers", ()) if key == _FORWARDED]
    last = named[-1].decode("latin-1").rpartition(",")[2].strip() if named else ""
    return last if is_address(last) else None


def same_origin(scope: Scope, *, secure: bool) -> bool:
    """Whether the request comes from a page of this house, according to its browser.

    Required for sockets. Other requests may omit it, as programs do.
    """
    origin = header(scope, b"origin")
    if origin is None:
        site = header(scope, b"sec-fetch-site")
        return scope["type"] != "websocket" and site in (None, "same-origin", "none")
    scheme = "https" if secure else "http"
    host = header(scope, b"host")
    return host is not None and origin.casefold() == f"{scheme}://{host}".casefold()


def host_of(scope: Scope) -> str:
    """The name or address that the request was sent to, without the port.

    >>> host_of({"headers": [(b"host", b"House.Example.:8443")]})
    'house.example'
    >>> host_of({"headers": [(b"host", b"[::1]:8443")]})
    '::1'
    """
    host = header(scope, b"host") or ""
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    return name.strip("[]").removesuffix(".").casefold()


def host_is_local(scope: Scope) -> bool:
    """Whether the request was sent to this machine by a loopback name.

    Guards plain HTTP against a foreign page whose host name was pointed at this machine.
    """
    return is_loopback(host_of(scope))


def is_called(name: str, names: Collection[str]) -> bool:
    """Whether a name is one of these. `*` stands for one label, as in a certificate.

    >>> is_called("one.example", {"one.example"}), is_called("a.example", {"*.example"})
    (True, True)
    >>> is_called("example", {"*.example"}), is_called("b.a.example", {"*.example"})
    (False, False)
    """
    label, dot, rest = name.partition(".")
    return name in names or (bool(label and dot) and f"*.{rest}" in names)
