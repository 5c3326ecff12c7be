"""Credentials, invites, sessions and notes, on both engines."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from puntobanco.store import (
    BadInputError,
    Credential,
    Device,
    Guess,
    Invite,
    Note,
    Redeemed,
    Session,
    Store,
)
from puntobanco.store.devices import MOST_KEPT
from tests.kit.stated import stating

ANN = Credential("ann", "patron", "p1", "hash 1", set_ms=1)


def test_a_credential_is_found_by_login_and_by_subject(store: Store) -> None:
    kept = store.credentials
    assert kept.add(ANN)
    assert kept.find("ann") == kept.of("patron", "p1") == ANN
    assert kept.find("Ann") is None
    assert kept.of("staff", "p1") is None
    assert kept.add(Credential("bob", "staff", "s1", "hash 2", set_ms=2))
    assert [one.login for one in kept.all("patron")] == ["ann"]


def test_logins_and_subjects_have_unique_credentials(store: Store) -> None:
    kept = store.credentials
    assert kept.add(ANN)
    assert not kept.add(Credential("ann", "patron", "p2", "x", set_ms=1))
    assert not kept.add(Credential("anna", "patron", "p1", "x", set_ms=1))
    assert kept.find("ann") == ANN


def test_credentials_do_not_log_their_hash() -> None:
    shown = repr(ANN) + repr(Session(b"t", "ann", "patron", "p1", b"hush", 1, 1, 1))
    assert "hash" not in shown
    assert "hush" not in shown


def test_guesses_are_counted_by_login_and_origin(store: Store) -> None:
    kept = store.guesses

    def one_more(before: Guess | None) -> Guess:
        return Guess(1 if before is None else before.failures + 1, 5, 9)

    assert kept.record_failure("ann", "here", one_more) == Guess(1, 5, 9)
    assert kept.record_failure("ann", "here", one_more) == Guess(2, 5, 9)
    assert kept.record_failure("ann", "there", one_more) == Guess(1, 5, 9)
    assert kept.record_failure("bob", "here", one_more) == Guess(1, 5, 9)
    assert kept.find("ann", ("here", "nowhere")) == {"here": Guess(2, 5, 9)}
    kept.clear("ann", ("here",))
    assert kept.find("ann", ("here", "there")) == {"there": Guess(1, 5, 9)}
    kept.clear("ann")
    kept.purge(before_ms=5)
    assert kept.find("bob", ("here",)) == {"here": Guess(1, 5, 9)}
    kept.purge(before_ms=6)
    assert kept.find("bob", ("here",)) == {}


def test_concurrent_guesses_are_all_counted(store: Store) -> None:
    def fail(_: int) -> int:
        return store.guesses.record_failure(
            "ann", "here", lambda before: Guess((before.failures if before else 0) + 1, 1, 0)
        ).failures

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(fail, range(24))) == list(range(1, 25))


def a_device(token: bytes, network: str, last_ms: int) -> Device:
    return Device("patron", "p1", token, network, network, "Firefox · Linux", 1, last_ms, "device")


def test_devices_are_stored_by_network_and_forgotten(store: Store) -> None:
    kept = store.devices
    phone, desk = a_device(b"phone", "192.0.2.7", 5), a_device(b"desk", "192.0.2.8", 9)
    for one in (phone, desk, replace(desk, network="192.0.2.9", last_ms=7)):
        kept.remember(one)
    assert [one.last_ms for one in kept.of("patron", "p1")] == [9, 7, 5]
    kept.remember(replace(phone, last_ms=11))
    assert [one.last_ms for one in kept.of("patron", "p1")] == [11, 9, 7]
    assert kept.is_known(b"desk")
    assert not kept.is_known(b"another")
    kept.mark_shown("patron", "p1", but=b"desk")
    assert [one.unusual for one in kept.of("patron", "p1")] == ["", "device", "device"]
    kept.forget("patron", "p1")
    assert kept.of("patron", "p1") == []


def test_the_oldest_devices_are_removed_first(store: Store) -> None:
    for number in range(MOST_KEPT + 3):
        store.devices.remember(a_device(b"%d" % number, "192.0.2.7", number))
    kept = [one.last_ms for one in store.devices.of("patron", "p1")]
    assert kept == list(range(MOST_KEPT + 2, 2, -1))


def test_a_login_is_disabled_with_a_reason_and_enabled_again(store: Store) -> None:
    store.credentials.add(ANN)
    assert store.credentials.disable("ann", "asked for a rest")
    found = store.credentials.find("ann")
    assert found is not None
    assert found.disabled == "asked for a rest"
    assert store.credentials.disable("ann", "")
    assert store.credentials.find("ann") == ANN
    assert not store.credentials.disable("nobody", "")
    store.credentials.rehash("ann", "hash 2")
    found = store.credentials.find("ann")
    assert found is not None
    assert found.password_hash == "hash 2"


def redeem(store: Store, token: bytes, login: str, at_ms: int = 10) -> Redeemed:
    done, _ = store.credentials.redeem(token, login=login, password_hash="new", at_ms=at_ms)
    return done


def test_an_invite_counts_once_and_until_it_expires(store: Store) -> None:
    kept = store.credentials
    kept.invite(Invite(b"token", "staff", "s1", 100))
    assert kept.invited(b"token", at_ms=99) == Invite(b"token", "staff", "s1", 100)
    assert kept.invited(b"token", at_ms=100) is None
    assert redeem(store, b"token", "bob", at_ms=100) is Redeemed.NO_INVITE
    assert redeem(store, b"other", "bob") is Redeemed.NO_INVITE
    assert redeem(store, b"token", "bob") is Redeemed.DONE
    assert redeem(store, b"token", "bob") is Redeemed.NO_INVITE
    assert kept.find("bob") == Credential("bob", "staff", "s1", "new", set_ms=10)


def test_a_newer_invite_ends_the_older_one(store: Store) -> None:
    store.credentials.invite(Invite(b"first", "staff", "s1", 100))
    store.credentials.invite(Invite(b"second", "staff", "s1", 100))
    assert store.credentials.invited(b"first", at_ms=1) is None
    assert store.credentials.invited(b"second", at_ms=1) is not None


def test_a_taken_name_does_not_use_up_the_invite(store: Store) -> None:
    store.credentials.add(ANN)
    store.credentials.invite(Invite(b"token", "staff", "s1", 100))
    assert redeem(store, b"token", "ann") is Redeemed.NAME_TAKEN
    assert store.credentials.find("ann") == ANN
    assert redeem(store, b"token", "bob") is Redeemed.DONE


def test_an_invite_replaces_a_credential(store: Store) -> None:
    store.credentials.add(ANN)
    store.credentials.invite(Invite(b"token", "patron", "p1", 100))
    assert redeem(store, b"token", "ann") is Redeemed.DONE
    assert store.credentials.find("ann") == Credential("ann", "patron", "p1", "new", set_ms=10)


def test_disabling_ends_invites_and_survives_a_new_one(store: Store) -> None:
    kept = store.credentials
    kept.add(ANN)
    kept.invite(Invite(b"before", "patron", "p1", 100))
    kept.invite(Invite(b"bob's", "staff", "s1", 100))
    assert kept.disable("ann", "asked for a rest")
    assert kept.invited(b"before", at_ms=1) is None
    assert kept.invited(b"bob's", at_ms=1) is not None
    kept.invite(Invite(b"after", "patron", "p1", 100))
    assert redeem(store, b"after", "anna") is Redeemed.DISABLED
    found = kept.find("anna")
    assert found is not None
    assert (found.password_hash, found.disabled) == ("new", "asked for a rest")
    kept.invite(Invite(b"later", "patron", "p1", 100))
    assert kept.disable("anna", "")
    assert redeem(store, b"later", "anna") is Redeemed.DONE


def test_one_invite_used_by_many_at_once_counts_once(store: Store) -> None:
    store.credentials.invite(Invite(b"token", "staff", "s1", 100))
    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(lambda number: redeem(store, b"token", f"bob{number}"), range(6)))
    assert done.count(Redeemed.DONE) == 1


def a_session(token: bytes, *, subject: str = "p1", expires_ms: int = 100) -> Session:
    return Session(token, "ann", "patron", subject, b"secret", 1, 1, expires_ms)


def test_sessions_are_stored_touched_and_ended(store: Store) -> None:
    kept = store.sessions
    for token in (b"a", b"b", b"c"):
        kept.add(a_session(token))
    kept.add(a_session(b"d", subject="p2", expires_ms=50))
    assert kept.find(b"a") == a_session(b"a")
    kept.record_use({b"a": 7, b"gone": 8})
    kept.record_use({})
    found = kept.find(b"a")
    assert found is not None
    assert found.seen_ms == 7
    assert kept.find(b"gone") is None
    kept.end(b"a")
    assert kept.find(b"a") is None
    kept.end_all("patron", "p1")
    assert kept.find(b"b") is kept.find(b"c") is None
    kept.purge(at_ms=49)
    assert kept.find(b"d") is not None
    kept.purge(at_ms=50)
    assert kept.find(b"d") is None


def test_notes_come_back_newest_first(store: Store) -> None:
    for number in range(5):
        store.notes.write(Note(number, "failed", "ann", "192.0.2.1", f"try {number}"))
    assert [note.time_ms for note in store.notes.latest(3)] == [4, 3, 2]
    assert store.notes.latest(1) == [Note(4, "failed", "ann", "192.0.2.1", "try 4")]


def test_a_login_that_engines_cannot_store_is_refused(store: Store) -> None:
    with stating(BadInputError, "store-name", what="login"):
        store.credentials.add(Credential("a\0b", "patron", "p1", "x", set_ms=1))
