"""Linking a meter to a table, which enables or disables the bet that it pays.

The meter itself decides whether it can serve this table: the house asks it at once.
"""

from puntobanco.table import commands, events
from puntobanco.table.context import TableContext
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_if_coup_on,
    refuse_unless_role,
)
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.roles import RUN_THE_TABLE
from puntobanco.table.state import Table


def _refuse_linking(table: Table, asked: TableContext) -> Refusal | None:
    return (
        refuse_if_closed(table)
        or refuse_unless_role(asked, *RUN_THE_TABLE)
        or refuse_if_coup_on(table)
    )


def link(table: Table, command: commands.LinkMeter, asked: TableContext) -> Decision:
    """Link the meter that pays the table's progressive bet."""
    refusal = _refuse_linking(table, asked)
    if refusal is not None:
        return refusal
    if table.rules.progressive is None:
        return Refusal(RefusalCode.NO_PROGRESSIVE)
    if table.meter is not None:
        return Refusal(RefusalCode.METER_LINKED, meter=table.meter)
    return (events.MeterLinked(meter=command.meter, by=asked.by.name),)


def unlink(table: Table, command: commands.UnlinkMeter, asked: TableContext) -> Decision:
    """Unlink the meter. This closes the progressive bet."""
    del command
    refusal = _refuse_linking(table, asked)
    if refusal is not None:
        return refusal
    if table.meter is None:
        return Refusal(RefusalCode.NO_METER)
    return (events.MeterUnlinked(meter=table.meter, by=asked.by.name),)
