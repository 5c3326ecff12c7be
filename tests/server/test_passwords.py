"""Passwords and names: which are accepted, and the cost of storing and checking them."""

import asyncio

import pytest
from argon2 import extract_parameters
from argon2.low_level import Type
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.server.access import names, passwords
from puntobanco.server.access.passwords import Hasher
from puntobanco.server.config import Hashing
from tests.kit.server import PASSWORD, QUICK


@pytest.mark.assures("SEC-13")
@pytest.mark.parametrize(
    ("password", "taken"),
    [
        ("1234567", False),
        ("eight cha", True),
        ("x" * 128, False),
        ("xy" * 64, True),
        ("xy" * 64 + "z", False),
        ("password", False),
        ("PASSWORD", False),
        ("ｐａｓｓｗｏｒｄ", False),
        ("baccarat", False),
        ("密码密码密码密码", True),
        ("12345 67890 plain words", True),
    ],
)
def test_passwords_are_checked_for_length_and_commonness(password: str, taken: bool) -> None:
    assert (passwords.password_fault(password) is None) == taken


def test_a_password_may_not_be_the_name() -> None:
    assert passwords.password_fault("Ann of Hythe", name="ann OF hythe") is not None


@pytest.mark.assures("SEC-13")
def test_the_house_keeps_argon2id_with_the_recommended_parameters() -> None:
    async def kept() -> tuple[str, bool, bool, bool]:
        hasher = Hasher(Hashing())
        made = await hasher.hash("correct ﬁsh")
        # The same password from another keyboard: a ligature, or two letters.
        same = await hasher.matches(made, "correct fish")
        other = await hasher.matches(made, "correct fist")
        return made, same, other, hasher.needs_rehash(made)

    made, same, other, outdated = asyncio.run(kept())
    assert (same, other, outdated) == (True, False, False)
    found = extract_parameters(made)
    assert found.type is Type.ID
    # RFC 9106, section 4, the second recommended option.
    assert (found.time_cost, found.memory_cost, found.parallelism) == (3, 64 * 1024, 4)
    assert (found.salt_len, found.hash_len) == (16, 32)


def test_a_missing_or_broken_hash_never_matches() -> None:
    async def tried() -> list[bool]:
        hasher = Hasher(QUICK)
        return [
            await hasher.matches(None, "nobody has this password"),
            await hasher.matches("not a hash", PASSWORD),
            await hasher.matches(await hasher.hash(PASSWORD), PASSWORD + "\0"),
        ]

    assert asyncio.run(tried()) == [False, False, False]


def test_concurrent_password_checks_are_limited() -> None:
    async def busiest() -> int:
        hasher = Hasher(Hashing(passes=1, memory_kib=8, lanes=1, at_once=2))
        running = most = 0
        original = hasher._matches

        def counted(kept: str | None, normal: str) -> bool:
            nonlocal running, most
            running += 1
            most = max(most, running)
            found = original(kept, normal)
            running -= 1
            return found

        hasher._matches = counted  # type: ignore[method-assign]
        await asyncio.gather(*(hasher.matches(None, PASSWORD) for _ in range(20)))
        return most

    assert asyncio.run(busiest()) <= 2


@pytest.mark.parametrize(
    ("name", "login"),
    [
        ("Ann", "ann"),
        ("  ANN  of\tHythe ", "ann of hythe"),
        ("Ａｎｎ", "ann"),
        ("Maß", "mass"),
    ],
)
def test_names_are_normalised(name: str, login: str) -> None:
    assert names.login_of(name) == login
    assert names.name_fault(name) is None


@given(st.text(max_size=20))
def test_a_login_normalises_to_itself(name: str) -> None:
    assert names.login_of(names.login_of(name)) == names.login_of(name)


@pytest.mark.parametrize("name", ["", "x", "x" * 41, "\u200b\u200b", "a\u202eb", "..", "x" * 200])
def test_an_unreadable_name_is_refused(name: str) -> None:
    assert names.name_fault(name) is not None
