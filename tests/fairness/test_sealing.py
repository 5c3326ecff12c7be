"""Sealing and its key: only the right blob opens, with the right key, as the right shoe."""

import os
import pickle
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.errors import InvariantBroken, PuntoError
from puntobanco.core.facts import Value
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.keys import KeyFileError, SealingKey, create_key, read_key
from puntobanco.fairness.sealing import SealError, seal, sealed_with, unseal
from tests.fairness.kit import BINDING, recorded
from tests.fairness.test_commitment import OTHER_BINDINGS
from tests.kit.stated import stating

KEY = SealingKey(bytes(range(32)))
OTHER = SealingKey(bytes(range(1, 33)))
TEXT = b"order: 8s Kd 9h 2c"
BLOB = seal(TEXT, binding=BINDING, key=KEY, entropy=recorded("nonce"))


# --- Sealing -----------------------------------------------------------------------------------


@given(st.binary(max_size=200))
def test_a_sealed_text_opens(text: bytes) -> None:
    blob = seal(text, binding=BINDING, key=KEY, entropy=os.urandom)
    assert unseal(blob, binding=BINDING, key=KEY) == text
    assert sealed_with(blob) == KEY.id


def test_the_blob_does_not_contain_the_text() -> None:
    assert all(word not in BLOB for word in (TEXT, b"8s", b"Kd", b"order"))
    assert len(BLOB) == 4 + 8 + 12 + len(TEXT) + 16


def test_the_same_text_is_sealed_differently_each_time() -> None:
    blobs = {seal(TEXT, binding=BINDING, key=KEY, entropy=os.urandom) for _ in range(100)}
    assert len(blobs) == len({blob[12:24] for blob in blobs}) == 100


@pytest.mark.parametrize("place", range(len(BLOB)))
def test_a_flipped_byte_is_detected(place: int) -> None:
    for bit in range(8):
        altered = BLOB[:place] + bytes([BLOB[place] ^ 1 << bit]) + BLOB[place + 1 :]
        with pytest.raises(SealError):
            unseal(altered, binding=BINDING, key=KEY)


@pytest.mark.parametrize("size", [*range(len(BLOB)), len(BLOB) + 1])
def test_a_blob_of_another_length_is_detected(size: int) -> None:
    with pytest.raises(SealError):
        unseal((BLOB + b"\0")[:size], binding=BINDING, key=KEY)


@pytest.mark.parametrize("binding", OTHER_BINDINGS.values(), ids=list(OTHER_BINDINGS))
def test_a_seal_opens_only_for_its_shoe(binding: Binding) -> None:
    place: dict[str, Value] = {"shoe": binding.shoe, "table": binding.table, "pit": binding.pit}
    with stating(SealError, "fairness-seal-altered", **place):
        unseal(BLOB, binding=binding, key=KEY)


def test_names_in_a_binding_are_delimited() -> None:
    blob = seal(TEXT, binding=replace(BINDING, pit="a", table="bc"), key=KEY, entropy=os.urandom)
    with pytest.raises(SealError):
        unseal(blob, binding=replace(BINDING, pit="ab", table="c"), key=KEY)


def test_another_key_is_recognised_by_its_id() -> None:
    keys: dict[str, Value] = {"needed": KEY.id.hex(), "key": OTHER.id.hex()}
    with stating(SealError, "fairness-seal-key", **keys):
        unseal(BLOB, binding=BINDING, key=OTHER)


def test_another_key_does_not_open_even_under_a_forged_id() -> None:
    forged = BLOB[:4] + OTHER.id + BLOB[12:]
    with stating(SealError, "fairness-seal-altered"):
        unseal(forged, binding=BINDING, key=OTHER)


def test_an_invalid_blob_is_refused() -> None:
    with stating(SealError, "fairness-seal-form"):
        sealed_with(b"SQLite format 3\0")


def test_a_short_nonce_stops_the_house() -> None:
    with pytest.raises(InvariantBroken, match=r"^the source of entropy gave too few bytes$"):
        seal(TEXT, binding=BINDING, key=KEY, entropy=lambda size: bytes(size - 1))


def test_every_failure_to_open_a_seal_is_one_error() -> None:
    assert issubclass(SealError, PuntoError)
    assert issubclass(SealError, ValueError)


# --- The key and its file ----------------------------------------------------------------------


def test_the_repr_of_a_key_shows_only_its_id() -> None:
    assert repr(KEY) == str(KEY) == f"<SealingKey {KEY.id.hex()}>"
    assert KEY.id.hex() not in KEY.secret.hex()
    assert KEY.id != OTHER.id
    with pytest.raises(TypeError, match=r"^SealingKey is secret: it is never pickled or copied$"):
        pickle.dumps(KEY)


def test_a_key_of_another_length_stops_the_house() -> None:
    with pytest.raises(InvariantBroken, match=r"^a sealing key has 32 bytes$"):
        SealingKey(bytes(16))


def test_a_created_key_is_readable_only_by_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "seal.key"
    before = os.umask(0)
    try:
        created = create_key(path, os.urandom)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert read_key(path).id == created.id
    assert read_key(path).secret == created.secret
    assert path.read_text(encoding="ascii") == created.secret.hex() + "\n"


def test_a_key_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "seal.key"
    create_key(path, os.urandom)
    text = path.read_bytes()
    with stating(KeyFileError, "fairness-key-exists", file=str(path)):
        create_key(path, os.urandom)
    assert path.read_bytes() == text


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o644, 0o777])
def test_a_key_file_accessible_to_others_is_refused(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "seal.key"
    create_key(path, os.urandom)
    path.chmod(mode)
    with stating(KeyFileError, "fairness-key-mode", file=str(path), mode=f"{mode:04o}"):
        read_key(path)


@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_private_key_file_is_read(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "seal.key"
    create_key(path, os.urandom)
    path.chmod(mode)
    assert read_key(path).id == read_key(path).id


def test_a_key_file_of_another_user_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "seal.key"
    create_key(path, os.urandom)
    owner = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    with stating(KeyFileError, "fairness-key-owner", owner=owner, user=os.geteuid()):
        read_key(path)


def test_a_special_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o600)
    for path in (pipe, tmp_path):
        with stating(KeyFileError, "fairness-key-no-file", file=str(path)):
            read_key(path)


def test_a_link_is_judged_by_its_target(tmp_path: Path) -> None:
    path, link = tmp_path / "seal.key", tmp_path / "link"
    key = create_key(path, os.urandom)
    link.symlink_to(path)
    assert read_key(link).id == key.id
    path.chmod(0o644)
    with stating(KeyFileError, "fairness-key-mode"):
        read_key(link)


def test_a_missing_file_or_folder_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no" / "seal.key"
    missing: dict[str, Value] = {"file": str(path), "reason": "No such file or directory"}
    with stating(KeyFileError, "fairness-key-unreadable", **missing):
        read_key(path)
    with stating(KeyFileError, "fairness-key-not-written", **missing):
        create_key(path, os.urandom)


@pytest.mark.parametrize(
    "text", ["", "00" * 31, "00" * 32 + "\n\n", "AB" * 32, "00" * 33, "xy" * 32]
)
def test_a_file_without_a_key_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "seal.key"
    path.write_text(text, encoding="ascii")
    path.chmod(0o600)
    with stating(KeyFileError, "fairness-key-form", file=str(path), digits=64):
        read_key(path)
