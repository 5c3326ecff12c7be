"""The log, on both engines: order, groups, repeated commands, wallets."""

from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from puntobanco.core.facts import fact
from puntobanco.core.money import Minor
from puntobanco.store import (
    Anchor,
    Appended,
    BadInputError,
    Batch,
    CommandRecord,
    EncodedEvent,
    IdReused,
    Overdrawn,
    Repeated,
    Store,
    StoredAnswer,
    WalletChange,
    open_store,
)
from puntobanco.store.wallets import Wallets, lock_balances
from tests.kit.stated import stating
from tests.store.logs import PIT, a_batch, a_lease, a_log, an_event


def test_appended_entries_are_read_back(store: Store) -> None:
    events = (
        EncodedEvent("tisch ä", "Kind", -1, bytes(range(256))),
        EncodedEvent("t", "k", 2**63 - 1, b""),
    )
    with a_lease(store) as lease:
        assert lease.append([Batch(events)]) == (Appended(1, 2),)
        assert lease.head == store.head(PIT)
    read = list(store.read(PIT))
    assert [EncodedEvent(e.stream, e.kind, e.time_ms, e.payload) for e in read] == list(events)
    assert [(entry.pit, entry.sequence) for entry in read] == [(PIT, 1), (PIT, 2)]
    assert all(type(entry.payload) is type(entry.hash) is bytes for entry in read)


def test_entries_survive_closing(url: str) -> None:
    with open_store(url) as store:
        a_log(store, 5)
        before = list(store.read(PIT)), store.head(PIT)
    with open_store(url, readonly=True) as store:
        assert (list(store.read(PIT)), store.head(PIT)) == before
        assert store.verify(PIT) == before[1]


def test_sequences_have_no_gaps_over_groups_leases_and_pits(store: Store) -> None:
    numbers = count(1)
    for size in (1, 3, 0, 7):
        for pit in ("a", "b"):
            with a_lease(store, pit=pit) as lease:
                lease.append([a_batch(next(numbers)) for _ in range(size)])
                lease.append([a_batch(next(numbers), next(numbers)), a_batch()])
    for pit in ("a", "b"):
        assert [entry.sequence for entry in store.read(pit)] == list(range(1, 20))
        assert store.verify(pit) == store.head(pit)
    assert [state.pit for state in store.pits()] == ["a", "b"]
    assert [state.head.sequence for state in store.pits()] == [19, 19]


def test_reading_respects_its_bounds(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puntobanco.store.log.CHUNK", 4)
    with a_lease(store) as lease:
        lease.append([Batch((an_event(n, f"table-{n % 2}"),)) for n in range(1, 24)])

    def sequences(**asked: object) -> list[int]:
        return [entry.sequence for entry in store.read(PIT, **asked)]  # type: ignore[arg-type]

    assert sequences() == list(range(1, 24))
    assert sequences(after=20) == [21, 22, 23]
    assert sequences(after=23) == sequences(after=99) == sequences(limit=0) == []
    assert sequences(after=2, limit=8) == list(range(3, 11))
    assert sequences(stream="table-0") == list(range(2, 24, 2))
    assert sequences(stream="table-1", after=5, limit=6) == [7, 9, 11, 13, 15, 17]
    assert list(store.read("nowhere")) == []
    assert store.head("nowhere") == Anchor("nowhere", 0, bytes(32))


def test_an_unfinished_read_blocks_nothing(store: Store) -> None:
    a_log(store, 10)
    rows = store.read(PIT)
    next(rows)
    with a_lease(store) as lease:
        assert lease.append([a_batch(11)]) == (Appended(11, 11),)


def test_a_repeated_command_gets_its_answer_and_changes_nothing(store: Store) -> None:
    with a_lease(store) as lease:
        lease.append([a_batch(1, command="c1", anna=5)])
        again = lease.append([a_batch(2, command="c1", anna=5), a_batch(3, command="c2")])
    assert again == (Repeated(b"answer to c1"), Appended(2, 2))
    assert [entry.payload for entry in store.read(PIT)] == [b"number 1", b"number 3"]
    assert store.wallets.balance("anna") == 5
    assert store.verify(PIT) == store.head(PIT)
    assert store.answer(PIT, command_id="c1") == StoredAnswer(b"digest", b"answer to c1")
    assert store.answer(PIT, command_id="c9") is None
    assert store.answer("other", command_id="c1") is None


def test_a_command_repeated_within_its_group_runs_once(store: Store) -> None:
    with a_lease(store) as lease:
        outcomes = lease.append([a_batch(1, command="c1", anna=5)] * 3 + [a_batch(2)])
    assert outcomes == (
        Appended(1, 1),
        Repeated(b"answer to c1"),
        Repeated(b"answer to c1"),
        Appended(2, 2),
    )
    assert store.wallets.balance("anna") == 5


def test_reuse_of_an_id_with_other_content_is_refused(store: Store) -> None:
    other = Batch((an_event(2),), CommandRecord("c1", b"another digest", b""))
    with a_lease(store) as lease:
        assert lease.append([a_batch(1, command="c1"), other]) == (Appended(1, 1), IdReused("c1"))
        assert lease.append([other]) == (IdReused("c1"),)
    assert store.head(PIT).sequence == 1
    assert IdReused("c1").stated == fact("store-reused", command="c1")


def test_the_same_id_in_another_pit_is_another_command(store: Store) -> None:
    for pit in ("a", "b"):
        with a_lease(store, pit=pit) as lease:
            assert lease.append([a_batch(1, command="c1")]) == (Appended(1, 1),)


def test_the_ids_of_all_commands_of_a_pit_are_listed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.store.log.CHUNK", 4)
    for pit, prefix in (("a", "x"), ("b", "y")):
        with a_lease(store, pit=pit) as lease:
            lease.append([a_batch(command=f"{prefix}{n}") for n in range(9)])
    assert list(store.command_ids("b")) == [f"y{n}" for n in range(9)]
    assert list(store.command_ids("c")) == []


def test_an_answer_without_events_is_stored(store: Store) -> None:
    with a_lease(store) as lease:
        assert lease.append([a_batch(1), a_batch(command="no")]) == (Appended(1, 1), Appended(2, 1))
        assert lease.append([a_batch(command="no")]) == (Repeated(b"answer to no"),)


def test_an_overdrawing_batch_is_left_out_and_others_kept(store: Store) -> None:
    with a_lease(store) as lease:
        lease.append([a_batch(1, anna=100)])
        outcomes = lease.append(
            [
                a_batch(2, anna=-60),
                a_batch(3, bert=50, anna=-60, command="short"),
                a_batch(4, anna=-40),
                a_batch(5, anna=-1),
                a_batch(6, nobody=-1),
            ]
        )
    assert outcomes == (
        Appended(2, 2),
        Overdrawn("anna", Minor(40), Minor(-60)),
        Appended(3, 3),
        Overdrawn("anna", Minor(0), Minor(-1)),
        Overdrawn("nobody", Minor(0), Minor(-1)),
    )
    assert isinstance(outcomes[1], Overdrawn)
    stated = outcomes[1].stated
    assert stated == fact("store-overdrawn", patron="anna", balance=40, change=-60)
    assert [entry.payload[-1:] for entry in store.read(PIT)] == [b"1", b"2", b"4"]
    assert dict(store.wallets.all()) == {"anna": 0}
    assert store.answer(PIT, command_id="short") is None
    assert store.verify(PIT) == store.head(PIT)


def test_a_refused_command_can_be_retried(store: Store) -> None:
    with a_lease(store) as lease:
        assert isinstance(lease.append([a_batch(1, command="c", anna=-5)])[0], Overdrawn)
        assert lease.append([a_batch(1, anna=5), a_batch(2, command="c", anna=-5)])[1] == Appended(
            2, 2
        )


def test_changes_of_one_patron_in_one_batch_count_together(store: Store) -> None:
    both = Batch((), None, (WalletChange("anna", Minor(-5)), WalletChange("anna", Minor(8))))
    with a_lease(store) as lease:
        assert lease.append([both]) == (Appended(1, 0),)
    assert store.wallets.balance("anna") == 3


@pytest.mark.assures("REC-08")
def test_the_largest_balance_is_accepted_and_no_larger(store: Store) -> None:
    most = 2**63 - 1
    with a_lease(store) as lease:
        assert lease.append([a_batch(anna=most), a_batch(anna=1)])[1] == Overdrawn(
            "anna", Minor(most), Minor(1)
        )
        assert store.wallets.balance("anna") == most
        with stating(BadInputError, "store-change", patron="anna", change=2**63, most=most):
            lease.append([a_batch(anna=2**63)])
        with stating(BadInputError, "store-name", what="patron", name="\n"):
            lease.append([Batch(changes=(WalletChange("\n", Minor(1)),))])
        # What never reached the database has not ended the lease.
        assert lease.append([a_batch(1, anna=-1)]) == (Appended(1, 1),)


def test_wallets_are_listed_and_locked_in_order_and_in_chunks(store: Store) -> None:
    names = ["B", "a", "b", "z", "ä"]
    with a_lease(store) as lease:
        lease.append(
            [Batch((), None, (WalletChange(n, Minor(i)),)) for i, n in enumerate(names, 1)]
        )
    expected = [(name, i) for i, name in enumerate(names, 1)]
    for chunk in (1, 2, 5, 6):
        assert list(Wallets(store.database, chunk=chunk).all()) == expected
        with store.database.writing() as connection:
            assert lock_balances(connection, [*names, "b", "c"], chunk=chunk) == dict(expected)


def test_wallets_are_read_with_the_head_of_each_log(store: Store) -> None:
    assert store.wallets.with_heads() == ({}, {})
    with a_lease(store) as lease:
        lease.append([a_batch(1, anna=5), a_batch(2, anna=-2, bert=7)])
    assert store.wallets.with_heads() == ({"anna": 3, "bert": 7}, {PIT: 2})
    assert store.wallets.with_heads("anna") == ({"anna": 3}, {PIT: 2})
    assert store.wallets.with_heads("nobody") == ({}, {PIT: 2})


def test_a_correction_adds_to_a_wallet_and_makes_a_missing_one(store: Store) -> None:
    with a_lease(store) as lease:
        lease.append([a_batch(1, anna=5, bert=7)])
    store.wallets.correct({"anna": -2, "carl": 4})
    assert dict(store.wallets.all()) == {"anna": 3, "bert": 7, "carl": 4}


def test_a_large_group_is_one_group(store: Store) -> None:
    group = [a_batch(n, command=f"c{n}", **{f"p{n}": 1}) for n in range(1, 1202)]
    with a_lease(store) as lease:
        assert lease.append(group)[-1] == Appended(1201, 1201)
        assert all(isinstance(outcome, Repeated) for outcome in lease.append(group))
    assert sum(balance for _, balance in store.wallets.all()) == 1201


def test_an_empty_group_writes_nothing(store: Store) -> None:
    with a_lease(store) as lease:
        assert lease.append([]) == ()


class Model:
    """The expected behaviour of the store, as briefly as possible."""

    def __init__(self) -> None:
        self.log: list[bytes] = []
        self.answers: dict[str, tuple[bytes, bytes]] = {}
        self.wallets: dict[str, int] = {}

    def append(self, batch: Batch) -> str:
        command = batch.command
        if command and command.id in self.answers:
            digest, _ = self.answers[command.id]
            return "Repeated" if digest == command.digest else "IdReused"
        wallets = dict(self.wallets)
        for patron, change in batch.changes:
            wallets[patron] = wallets.get(patron, 0) + change
        if any(balance < 0 for balance in wallets.values()):
            return "Overdrawn"
        self.wallets = wallets
        self.log += [event.payload for event in batch.events]
        if command:
            self.answers[command.id] = command.digest, command.answer
        return "Appended"


example = count(1)


@pytest.mark.assures("LED-04")
@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    derandomize=True,
)
@given(data=st.data())
def test_random_groups_equal_the_model(store: Store, data: st.DataObject) -> None:
    number = next(example)
    patrons = [f"{number}-{name}" for name in "ab"]
    commands = st.builds(
        CommandRecord, st.sampled_from("xyz"), st.sampled_from([b"1", b"2"]), st.binary(max_size=3)
    )
    changes = st.builds(WalletChange, st.sampled_from(patrons), st.integers(-9, 9).map(Minor))
    batches = st.builds(
        Batch,
        st.lists(st.binary(max_size=3), max_size=3).map(
            lambda payloads: tuple(EncodedEvent("t", "k", 0, payload) for payload in payloads)
        ),
        st.none() | commands,
        st.lists(changes, max_size=3).map(tuple),
    )
    model = Model()
    pit = f"pit-{number}"
    with a_lease(store, pit=pit) as lease:
        for group in data.draw(st.lists(st.lists(batches, max_size=6), max_size=5)):
            expected = [model.append(batch) for batch in group]
            assert [type(outcome).__name__ for outcome in lease.append(group)] == expected
    assert [entry.payload for entry in store.read(pit)] == model.log
    assert store.verify(pit) == store.head(pit)
    assert {p: store.wallets.balance(p) for p in patrons} == {
        p: model.wallets.get(p, 0) for p in patrons
    }
    for command, answer in model.answers.items():
        assert store.answer(pit, command_id=command) == answer
