"""The desk: every command to the pit passes here and is counted and timed."""

import asyncio
import secrets
from collections.abc import Callable
from typing import assert_never

from puntobanco.core.facts import Fact
from puntobanco.core.game import Currency
from puntobanco.core.ids import CommandId, PatronId, StaffId, TableId
from puntobanco.house.messages import Accepted, Answer, PitCommand, ToHouse, ToTable
from puntobanco.house.presence import AnyPit
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.refusal_facts import refusal_fact as people_refusal_fact
from puntobanco.people.refusals import PeopleRefusal
from puntobanco.people.staff import Approval
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.wording import refusal_fact as meter_refusal_fact
from puntobanco.server.errors import Problem
from puntobanco.server.metrics import Metrics
from puntobanco.table.commands import Actor, AnyCommand
from puntobanco.table.refusal_facts import refusal_fact
from puntobanco.table.refusals import Refusal
from puntobanco.words import Words


class Desk:
    """Sends commands to a pit."""

    def __init__(
        self, pit: AnyPit, metrics: Metrics, seconds: Callable[[], float], before: Currency
    ) -> None:
        """`before` is the house's currency until the first table sets it."""
        self._pit = pit
        self._before = before
        self._metrics = metrics
        self._seconds = seconds

    @property
    def currency(self) -> Currency:
        """The currency of the house."""
        return self._pit.state.currency or self._before

    async def send(self, sent: PitCommand) -> Answer:
        """Send a command and count it. The answer arrives when it is durable."""
        return await self.submit(sent)

    def submit(self, sent: PitCommand) -> "asyncio.Future[Answer]":
        """Send a command immediately, in call order. The future is its answer."""
        begun = self._seconds()
        done = self._pit.submit(sent)
        done.add_done_callback(lambda answered: self._count(sent, answered, begun))
        return done

    def _count(self, sent: PitCommand, answered: "asyncio.Future[Answer]", begun: float) -> None:
        if answered.cancelled() or answered.exception() is not None:
            return
        answer = answered.result()
        self._metrics.observe("punto_command_seconds", self._seconds() - begun)
        self._metrics.count("punto_commands_total", command=type(sent.command).__name__)
        if not isinstance(answer, Accepted):
            self._metrics.count("punto_refusals_total", code=code_of(answer))

    async def people(
        self,
        command: AnyPeopleCommand,
        *,
        by: StaffId | None,
        id: str | None = None,  # noqa: A002
        patron: PatronId | None = None,
        approval: Approval | None = None,
    ) -> Accepted:
        """Carry out a command about people or credit, or raise the Problem of its refusal."""
        made = CommandId(id or new_id())
        sent = ToHouse(id=made, by=by, command=command, patron=patron, approval=approval)
        return accepted_or_problem(await self.send(sent), self.currency)

    async def table(self, table: TableId, command: AnyCommand, *, by: Actor) -> Accepted:
        """Carry out a command to a table, or raise the Problem of its refusal."""
        sent = ToTable(id=CommandId(new_id()), table=table, by=by, command=command)
        return accepted_or_problem(await self.send(sent), self.currency)


def new_id() -> str:
    """An id for a command that is never retried."""
    return secrets.token_hex(12)


def accepted_or_problem(answer: Answer, currency: Currency) -> Accepted:
    """The answer if accepted. A refusal is raised as a Problem with its code."""
    if isinstance(answer, Accepted):
        return answer
    stated = answer_fact(answer, currency)
    raise Problem(409, stated, code=code_of(answer), allowed=answer.allowed)


def answer_fact(answer: Refusal | PeopleRefusal | MeterRefusal, currency: Currency) -> Fact:
    """A refusal as a fact."""
    match answer:
        case Refusal():
            return refusal_fact(answer, currency)
        case MeterRefusal():
            return meter_refusal_fact(answer, currency)
        case PeopleRefusal():
            return people_refusal_fact(answer, currency)
        case _:
            assert_never(answer)


def answer_sentence(answer: Answer, words: Words, currency: Currency) -> str:
    """Why a command was refused; empty if it was accepted."""
    if isinstance(answer, Accepted):
        return ""
    return words.text(answer_fact(answer, currency))


def code_of(answer: Refusal | PeopleRefusal | MeterRefusal) -> str:
    """The code of a refusal, for programs."""
    code: str = answer.code.value
    return code
