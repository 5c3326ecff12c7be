"""Sealing: authenticated encryption of cards until they are dealt.

AES-256-GCM. The blob names its key. The key id and the binding are authenticated with it, so it
opens only for the shoe it was made for. Layout: 4 bytes `pbs1`, 8 bytes of key id, 12 of nonce,
then the sealed text and its tag of 16 bytes. Only this module imports `cryptography`.
"""

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from puntobanco.core.errors import PuntoError, ensure
from puntobanco.core.facts import fact
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.keys import KEY_ID_BYTES, SealingKey
from puntobanco.fairness.secret import Hidden
from puntobanco.fairness.shuffle import Entropy

MAGIC = b"pbs1"
NONCE_BYTES = 12
TAG_BYTES = 16

_NONCE_AT = len(MAGIC) + KEY_ID_BYTES
_TEXT_AT = _NONCE_AT + NONCE_BYTES


class SealError(PuntoError, ValueError):
    """A sealed shoe that cannot be opened: another key, altered bytes, or another shoe's seal."""


def seal(text: bytes, *, binding: Binding, key: SealingKey, entropy: Entropy) -> bytes:
    """The text, encrypted and bound to one shoe."""
    nonce = entropy(NONCE_BYTES)
    ensure(len(nonce) == NONCE_BYTES, "the source of entropy gave too few bytes")
    sealed = AESGCM(key.secret).encrypt(nonce, bytes(text), _bound(binding, key.id))
    return MAGIC + key.id + nonce + sealed


def unseal(blob: bytes, *, binding: Binding, key: SealingKey) -> Hidden:
    """The text that was sealed with this key for this shoe, or SealError."""
    needed = sealed_with(blob)
    if needed != key.id:
        raise SealError(fact("fairness-seal-key", needed=needed.hex(), key=key.id.hex()))
    nonce, sealed = blob[_NONCE_AT:_TEXT_AT], blob[_TEXT_AT:]
    try:
        return Hidden(AESGCM(key.secret).decrypt(nonce, sealed, _bound(binding, key.id)))
    except InvalidTag:
        raise SealError(
            fact("fairness-seal-altered", shoe=binding.shoe, table=binding.table, pit=binding.pit)
        ) from None


def sealed_with(blob: bytes) -> bytes:
    """The id of the key of a blob."""
    if not blob.startswith(MAGIC) or len(blob) < _TEXT_AT + TAG_BYTES:
        raise SealError(fact("fairness-seal-form", magic=MAGIC.decode("ascii")))
    return blob[len(MAGIC) : _NONCE_AT]


def _bound(binding: Binding, key_id: bytes) -> bytes:
    lines = ("puntobanco sealed shoe 1", f"key: {key_id.hex()}", *binding.lines)
    return "".join(f"{line}\n" for line in lines).encode("ascii")
