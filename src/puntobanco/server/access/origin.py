"""From where somebody signs in or gives a password: the address, the device, and who asks."""

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
    """From where a password comes."""

    address: str
    device: str | None = None
    """The token of the device's cookie, as the browser brought it."""
    agent: str = ""
    """What the device says it is, in words."""
    asker: str = ""
    """The member of staff at whose screen somebody else approves."""

    @property
    def network(self) -> str:
        """What counts as one place."""
        return network_of(self.address)

    @property
    def local(self) -> bool:
        """Whether it is this very machine."""
        return is_loopback(self.address)

    @property
    def device_hash(self) -> bytes:
        """What the device is known by; empty where it brought nothing."""
        return b"" if self.device is None else hash_of(self.device)


def new_device() -> str:
    """A token for a device that has none."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def agent_words(header: str) -> str:
    """A browser and its system by name, in words that need no translation; or what it says itself.

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
