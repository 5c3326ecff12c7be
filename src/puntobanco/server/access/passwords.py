"""Password rules and hashing (argon2id), outside the event loop."""

import asyncio
import unicodedata
from functools import cache
from importlib.resources import files

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from puntobanco.core.facts import Fact, fact
from puntobanco.server.config import Hashing

SHORTEST = 8
LONGEST = 128


def normal_password(password: str) -> str:
    """The password in NFKC form, so that it does not depend on the keyboard."""
    return unicodedata.normalize("NFKC", password)


def password_fault(password: str, *, name: str = "") -> Fact | None:
    """Why a password is not accepted, or None if it is.

    Only length matters, apart from common passwords. Symbols or digits are not required.

    >>> password_fault("correct horse")
    >>> str(password_fault("password1"))
    'This password is too common.'
    """
    normal = normal_password(password)
    if not SHORTEST <= len(normal) <= LONGEST:
        return fact("server-password-length", least=SHORTEST, most=LONGEST)
    if normal.casefold() in _common() or (name and normal.casefold() == name.casefold()):
        return fact("server-password-common")
    if len(set(normal)) == 1:
        return fact("server-password-repeated")
    return None


@cache
def _common() -> frozenset[str]:
    text = files("puntobanco.server.access").joinpath("common_passwords.txt").read_text("utf-8")
    return frozenset(line.casefold() for line in text.splitlines() if line)


class Hasher:
    """Hashes and checks passwords, a limited number at once."""

    def __init__(self, hashing: Hashing) -> None:
        self._hasher = PasswordHasher(
            time_cost=hashing.passes,
            memory_cost=hashing.memory_kib,
            parallelism=hashing.lanes,
        )
        self._turn = asyncio.Semaphore(hashing.at_once)
        # Checked for unknown names, so that they take as long as known names.
        self._nobody = self._hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        """The hash to store, with its salt and parameters."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, normal_password(password))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether the password matches the stored hash. None never matches, and takes as long."""
        async with self._turn:
            normal = normal_password(password)[: 2 * LONGEST]
            return await asyncio.to_thread(self._matches, kept, normal)

    def needs_rehash(self, kept: str) -> bool:
        """Whether the hash was made with parameters other than the current."""
        return self._hasher.check_needs_rehash(kept)

    def _matches(self, kept: str | None, normal: str) -> bool:
        try:
            self._hasher.verify(kept or self._nobody, normal)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None
