"""Simulated patrons: marked when registered, and for good."""

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.people import commands, events
from puntobanco.people.decide import decide, evolve
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import Directory

BOT = PatronId("bot")
ANN = PatronId("ann")


def registered(directory: Directory, patron: PatronId, *, simulated: bool) -> Directory:
    command = commands.RegisterPatron(patron=patron, simulated=simulated)
    decided = decide(directory, command, by=None, wallet=Minor(0))
    assert not isinstance(decided, PeopleRefusal)
    for event in decided:
        directory = evolve(directory, event)
    return directory


def test_a_simulated_patron_is_registered_and_marked() -> None:
    command = commands.RegisterPatron(patron=BOT, simulated=True)
    assert decide(Directory(), command, by=None, wallet=Minor(0)) == (
        events.PatronRegistered(by="house", patron=BOT),
        events.PatronMarkedSimulated(by="house", patron=BOT),
    )


def test_only_marked_patrons_are_simulated() -> None:
    directory = registered(Directory(), BOT, simulated=True)
    directory = registered(directory, ANN, simulated=False)
    assert directory.patrons == {BOT: True, ANN: True}
    assert directory.simulated == {BOT}


def test_a_known_patron_cannot_be_marked_as_simulated() -> None:
    directory = registered(Directory(), ANN, simulated=False)
    command = commands.RegisterPatron(patron=ANN, simulated=True)
    refused = decide(directory, command, by=None, wallet=Minor(0))
    assert refused == PeopleRefusal(PeopleCode.PATRON_EXISTS, patron=PatronId("ann"))
