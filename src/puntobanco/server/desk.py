"""The desk: every command to the pit passes here and is counted and timed."""

import asyncio
import secrets
from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.facts import Fact
from puntobanco.core.game import Currency
from puntobanco.core.ids import CommandId, PatronId, StaffId, TableId
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.messages import Accepted, Answer, PitCommand, ToHouse, ToMeter, ToTable
from puntobanco.people.approval_facts import objection_fact
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.refusal_facts import refusal_fact as people_refusal_fact
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import ApprovalFault, Objection
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.wording import refusal_fact as meter_refusal_fact
from puntobanco.server.access.approvals import Approvals
from puntobanco.server.access.identity import Identity
from puntobanco.server.errors import Problem
from puntobanco.server.metrics import Metrics
from puntobanco.server.protocol import AnyDo, Do
from puntobanco.table.commands import Actor, AnyCommand
from puntobanco.table.refusal_facts import refusal_fact
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.words import Words


class Desk:
    """Sends commands to a pit."""

    def __init__(
        self,
        pit: AnyPit,
        approvals: Approvals,
        metrics: Metrics,
        seconds: Callable[[], float],
        before: Currency,
    ) -> None:
        """`before` is the house's currency until the first table sets it."""
        self._pit = pit
        self._approvals = approvals
        self._before = before
        self._metrics = metrics
        self._seconds = seconds

    @property
    def currency(self) -> Currency:
        """The currency of the house."""
        return self._pit.state.currency or self._before

    def submit(self, sent: PitCommand) -> "asyncio.Future[Answer]":
        """Send a command immediately, in call order, and count it. The future is its answer."""
        begun = self._seconds()
        done = self._pit.submit(sent)
        done.add_done_callback(lambda answered: self._count(sent, answered, begun))
        return done

    def submit_message(self, identity: Identity, message: AnyDo) -> "asyncio.Future[Answer]":
        """Send a person's message to its table or meter."""
        sent = _command_of(identity, message)
        if sent is None:
            return _answered(refuse_stranger(message))
        return self.submit_approved(sent, message.approval)

    def submit_approved(
        self, sent: ToTable | ToMeter, reference: str | None
    ) -> "asyncio.Future[Answer]":
        """Send a command with the approval behind a reference, if there is one."""
        if reference is None:
            return self.submit(sent)
        approval = self._approvals.find(reference)
        if approval is not None:
            return self.submit(replace(sent, approval=approval))
        # The reference is made up, or older than the last restart. In the second case this command
        # may have been carried out already.
        known = self._pit.earlier_answer(sent)
        return _answered(_unknown_approval(sent)) if known is None else known

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
        reference: str | None = None,
    ) -> Accepted:
        """Carry out a command about people or credit, or raise the Problem of its refusal.

        `reference` is that of its approval. If it is unknown, that is the refusal only where an
        approval is needed: a command carried out before gets its first answer.
        """
        made = CommandId(id or new_id())
        approval = None if reference is None else self._approvals.find(reference)
        sent = ToHouse(id=made, by=by, command=command, patron=patron, approval=approval)
        answer = await self.submit(sent)
        if reference is not None and approval is None and _is_unapproved(answer):
            unknown = objection_fact(Objection(ApprovalFault.UNKNOWN), self.currency)
            raise Problem(409, unknown, code=PeopleCode.APPROVAL_REFUSED.value)
        return accepted_or_problem(answer, self.currency)

    async def table(self, table: TableId, command: AnyCommand, *, by: Actor) -> Accepted:
        """Carry out a command to a table, or raise the Problem of its refusal."""
        sent = ToTable(id=CommandId(new_id()), table=table, by=by, command=command)
        return accepted_or_problem(await self.submit(sent), self.currency)


def refuse_stranger(message: AnyDo) -> Answer:
    """The refusal of a command by someone who may not send it."""
    if isinstance(message, Do):
        return Refusal(RefusalCode.NOT_YOURS)
    return MeterRefusal(MeterRefusalCode.NOT_YOURS)


def _command_of(identity: Identity, message: AnyDo) -> ToTable | ToMeter | None:
    """The command for the pit. None if a patron addresses a meter.

    For a meter, a missing name means the house itself, so a patron's command must not get there.
    """
    if isinstance(message, Do):
        return ToTable(
            id=message.id, table=message.table, by=identity.actor, command=message.command
        )
    if identity.staff is None:
        return None
    return ToMeter(id=message.id, meter=message.meter, by=identity.staff, command=message.command)


def _is_unapproved(answer: Answer) -> bool:
    """Whether a command about people or credit was refused because it needs an approval."""
    return isinstance(answer, PeopleRefusal) and answer.code in (
        PeopleCode.APPROVAL_MISSING,
        PeopleCode.CAGE_TRANSACTION,
        PeopleCode.CAGE_SHIFT,
    )


def _unknown_approval(sent: ToTable | ToMeter) -> Answer:
    unknown = Objection(ApprovalFault.UNKNOWN)
    if isinstance(sent, ToTable):
        return Refusal(RefusalCode.APPROVAL_REFUSED, objection=unknown)
    return MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, objection=unknown)


def _answered(answer: Answer) -> "asyncio.Future[Answer]":
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    answered.set_result(answer)
    return answered


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
