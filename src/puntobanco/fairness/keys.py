"""The key that seals shoes, and its file: 64 hexadecimal digits on one line.

The file must be a regular file that belongs to the user who runs the house, unreadable for others.
Every machine that may take over a pit needs a copy; without it a sealed shoe is lost.
"""

import hashlib
import os
import re
import stat
from pathlib import Path

from puntobanco.core.errors import PuntoError, ensure
from puntobanco.core.facts import fact
from puntobanco.fairness.secret import Secret
from puntobanco.fairness.shuffle import Entropy

KEY_BYTES = 32
KEY_ID_BYTES = 8

_KEY = re.compile(rb"([0-9a-f]{64})\n?")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class KeyFileError(PuntoError, ValueError):
    """A key file that cannot be used, with the reason."""


class SealingKey(Secret):
    """A key, and the id by which a sealed shoe names it. The id reveals nothing about the key."""

    __slots__ = ("id", "secret")

    def __init__(self, secret: bytes) -> None:
        ensure(len(secret) == KEY_BYTES, f"a sealing key has {KEY_BYTES} bytes")
        self.secret = secret
        self.id = hashlib.sha256(b"puntobanco sealing key 1\n" + secret).digest()[:KEY_ID_BYTES]

    def __repr__(self) -> str:
        return f"<SealingKey {self.id.hex()}>"


def create_key(path: Path, entropy: Entropy) -> SealingKey:
    """A new key, written to a new file that only its owner may read."""
    key = SealingKey(entropy(KEY_BYTES))
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(key.secret.hex().encode("ascii") + b"\n")
            file.flush()
            os.fsync(descriptor)
        _sync_folder(path.parent)
    except FileExistsError:
        raise KeyFileError(fact("fairness-key-exists", file=str(path))) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise KeyFileError(
            fact("fairness-key-not-written", file=str(path), reason=reason)
        ) from None
    return key


def read_key(path: Path) -> SealingKey:
    """The key in a file. KeyFileError if anyone but its owner could have read or changed it."""
    try:
        # Does not wait for a writer if the file is a pipe.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise KeyFileError(fact("fairness-key-unreadable", file=str(path), reason=reason)) from None
    try:
        # Check the open file, not its name, which could refer to another file a moment later.
        _check_private(path, os.fstat(descriptor))
        found = _KEY.fullmatch(os.read(descriptor, 100))
    finally:
        os.close(descriptor)
    if found is None:
        raise KeyFileError(fact("fairness-key-form", file=str(path), digits=2 * KEY_BYTES))
    return SealingKey(bytes.fromhex(found[1].decode("ascii")))


def _check_private(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise KeyFileError(fact("fairness-key-no-file", file=str(path)))
    if status.st_uid != os.geteuid():
        us = os.geteuid()
        raise KeyFileError(fact("fairness-key-owner", file=str(path), owner=status.st_uid, user=us))
    if status.st_mode & _OTHERS:
        mode = stat.S_IMODE(status.st_mode)
        raise KeyFileError(fact("fairness-key-mode", file=str(path), mode=f"{mode:04o}"))


def _sync_folder(folder: Path) -> None:
    # A new name is on disk only after its folder is flushed.
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
