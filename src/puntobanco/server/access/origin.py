"""Where a password comes from: address, device, and who asked for the approval."""

import secrets
from dataclasses import dataclass

from puntobanco.server.access.sessions import TOKEN_BYTES, hash_of
from puntobanco.server.peer import is_loopback, network_of

_MOST_AGENT = 80

_BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a password comes from."""

    address: str
    device: str | None = None
    """The token in the device's cookie, as received."""
    agent: str = ""
    """Browser and system, as reported by the device."""
    asker: str = ""
    """The member of staff on whose screen another person approves."""

    @property
    def network(self) -> str:
        """The network of the address, counted as one place."""
        return network_of(self.address)

    @property
    def local(self) -> bool:
        """Whether the request comes from this machine."""
        return is_loopback(self.address)

    @property
    def device_hash(self) -> bytes:
        """The hash of the device's token, or empty if there is none."""
        return b"" if self.device is None else hash_of(self.device)


def new_device() -> str:
    """A token for a new device."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def agent_words(header: str) -> str:
    """Browser and system from a User-Agent header, or the header itself, cut, if unknown.

    >>> agent_words("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> agent_words("python-httpx/0.28")
    'python-httpx/0.28'
    """
    found = [
        next((name for mark, name in kinds if mark in header), "")
        for kinds in (_BROWSERS, _SYSTEMS)
    ]
    named = " · ".join(filter(None, found))
    plain = "".join(letter for letter in header[:_MOST_AGENT] if letter.isprintable())
    return named or plain
