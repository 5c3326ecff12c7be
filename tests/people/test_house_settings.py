"""Settings of the house: changed by administrators, with a reason, to allowed values."""

import msgspec
import pytest

from puntobanco.core.ids import Ms, StaffId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people import commands, events
from puntobanco.people.decide import Decision, PeopleRefusal, decide, evolve
from puntobanco.people.house import DEFAULTS, HouseKey, is_value_of, value_of
from puntobanco.people.proof import decided_again
from puntobanco.people.refusals import PeopleCode
from puntobanco.people.staff import Directory, Member, Role

ADA = StaffId("ada")
HOUSE = Directory(staff={ADA: Member(frozenset({Role.ADMIN}))})


def asked(key: HouseKey, value: str, reason: str = "the licence says so") -> Decision:
    command = commands.ChangeHouse(key=key, value=value, reason=reason)
    return decide(HOUSE, command, by=ADA, wallet=Minor(0))


def test_a_change_records_before_after_who_and_why() -> None:
    decided = asked(HouseKey.DAY_START, "06:00")
    assert not isinstance(decided, PeopleRefusal)
    (changed,) = decided
    assert changed == events.HouseChanged(
        by="ada",
        key=HouseKey.DAY_START,
        before="00:00",
        after="06:00",
        reason="the licence says so",
    )
    house = evolve(HOUSE, changed).house
    assert value_of(house, HouseKey.DAY_START) == "06:00"
    assert value_of(house, HouseKey.SHIFTS) == DEFAULTS[HouseKey.SHIFTS]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (HouseKey.TIME_ZONE, ""),
        (HouseKey.TIME_ZONE, "../etc/passwd"),
        (HouseKey.DAY_START, "24:00"),
        (HouseKey.DAY_START, "06:10"),
        (HouseKey.SHIFTS, "0"),
        (HouseKey.SHIFTS, "5"),
    ],
)
def test_an_invalid_setting_is_refused_with_the_expectation(key: HouseKey, value: str) -> None:
    assert not is_value_of(key, value)
    assert asked(key, value) == PeopleRefusal(PeopleCode.SETTING_VALUE, setting=key, value=value)


def test_a_change_needs_a_reason_and_a_difference() -> None:
    refusal = PeopleRefusal(PeopleCode.REASON, setting=HouseKey.SHIFTS)
    assert asked(HouseKey.SHIFTS, "2", " ") == refusal
    refusal = PeopleRefusal(PeopleCode.NOTHING_CHANGES, setting=HouseKey.SHIFTS, value="3")
    assert asked(HouseKey.SHIFTS, "3") == refusal


def test_a_change_is_decided_again_by_the_proof() -> None:
    decided = asked(HouseKey.SHIFTS, "2")
    assert not isinstance(decided, PeopleRefusal)
    (changed,) = decided
    assert decided_again(HOUSE, changed, at=Ms(0), wallet=Minor(0), currency=DOLLARS) == decided
    forged = msgspec.structs.replace(changed, before="4")
    assert decided_again(HOUSE, forged, at=Ms(0), wallet=Minor(0), currency=DOLLARS) == decided


def test_only_administrators_change_the_house() -> None:
    command = commands.ChangeHouse(key=HouseKey.SHIFTS, value="2", reason="x")
    other = Directory(staff={ADA: Member(frozenset({Role.EXECUTIVE}))})
    refused = decide(other, command, by=ADA, wallet=Minor(0))
    assert refused == PeopleRefusal(PeopleCode.ROLE_MISSING, roles=(Role.ADMIN,))


def test_a_directory_from_before_settings_is_read() -> None:
    old = b'{"staff":{},"cards":{},"patrons":{},"nonces":{},"simulated":[]}'
    assert msgspec.json.decode(old, type=Directory) == Directory()
    kept = Directory(house={HouseKey.SHIFTS: "2"})
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Directory) == kept
