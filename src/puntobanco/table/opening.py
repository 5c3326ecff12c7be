"""Opening, closing and disabling a table, and changing settings between coups."""

from msgspec.structs import replace

from puntobanco.core.game import Game, Scope
from puntobanco.table import commands, events
from puntobanco.table.acts import digest_of_act
from puntobanco.table.context import TableContext
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_if_coup_on,
    refuse_unless_role,
)
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.roles import CHANGE_SETTING, RUN_THE_TABLE
from puntobanco.table.state import Phase, Table


def open_table(table: Table, command: commands.OpenTable, asked: TableContext) -> Decision:
    """Open a closed table with a game. Only for those who run tables."""
    if table.phase is not Phase.CLOSED:
        return Refusal(RefusalCode.TABLE_OPEN)
    if not asked.by_staff(*RUN_THE_TABLE):
        return Refusal(RefusalCode.NOT_YOURS)
    # Wallets store plain numbers: a second currency in one house would be mixed with the first.
    if asked.currency is not None and asked.currency != command.game.currency:
        return Refusal(RefusalCode.OTHER_CURRENCY, currency=asked.currency.code)
    return (events.TableOpened(game=command.game, mode=command.mode, by=asked.by.name),)


def close_table(table: Table, command: commands.CloseTable, asked: TableContext) -> Decision:
    """Close between coups. A shoe in use must end first."""
    del command
    refusal = (
        refuse_if_closed(table)
        or refuse_unless_role(asked, *RUN_THE_TABLE)
        or refuse_if_coup_on(table)
    )
    if refusal is not None:
        return refusal
    if table.shoe is not None and not table.shoe.ended:
        return Refusal(RefusalCode.SHOE_IN_USE)
    if table.bank:
        return Refusal(RefusalCode.HAS_WAGERS)
    return (events.TableClosed(by=asked.by.name),)


def disable(table: Table, command: commands.DisableTable, asked: TableContext) -> Decision:
    """Disable at any time. The coup in progress is finished."""
    refusal = refuse_if_closed(table) or refuse_unless_role(asked, *RUN_THE_TABLE)
    if refusal is not None:
        return refusal
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    return (events.TableDisabled(reason=command.reason, by=asked.by.name),)


def enable(table: Table, command: commands.EnableTable, asked: TableContext) -> Decision:
    """Allow coups again."""
    refusal = refuse_if_closed(table) or refuse_unless_role(asked, *RUN_THE_TABLE)
    if refusal is not None:
        return refusal
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    return (events.TableEnabled(reason=command.reason, by=asked.by.name),)


def _differ_only_in(before: Game, after: Game, key: str) -> bool:
    """Whether two games have the same settings, with the same values except one."""
    ones = {setting.key: setting.value for setting in before.settings}
    others = {setting.key: setting.value for setting in after.settings}
    return ones | {key: others.get(key)} == others


def change_setting(
    table: Table, command: commands.ChangeSetting, asked: TableContext, changed: Game | None
) -> Decision:
    """Change a setting of the table part; `changed` is the game with the new value.

    The caller resolves it, since this room has no sheets. None means that the sheet refused the
    value.
    """
    refusal = (
        refuse_if_closed(table)
        or refuse_unless_role(asked, *CHANGE_SETTING.ask)
        or refuse_if_coup_on(table)
    )
    if refusal is not None:
        return refusal
    if table.bank:
        # Limits and fees are fixed before the coup: the player-dealer relied on them.
        return Refusal(RefusalCode.HAS_WAGERS)
    settings = {setting.key: setting for setting in table.rules.settings}
    setting = settings.get(command.key)
    if setting is None:
        return Refusal(RefusalCode.UNKNOWN_SETTING, setting=command.key)
    if not setting.editable:
        return Refusal(RefusalCode.SETTING_LOCKED, setting=command.key)
    if setting.scope is Scope.RULE:
        return Refusal(RefusalCode.NEEDS_CLOSED_TABLE, setting=command.key)
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    if changed is None:
        return Refusal(RefusalCode.SETTING_VALUE, setting=command.key, value=command.value)
    alike = changed.hash == table.rules.hash
    if not alike or not _differ_only_in(table.rules, changed, command.key):
        # The sheet's rules or settings have changed since the table was opened.
        return Refusal(RefusalCode.NEEDS_CLOSED_TABLE, setting=command.key)
    if asked.approval is not None:
        # Not required here, but an approval that is given is logged, so it must be valid.
        meant = replace(command, value=changed.setting(command.key).value)
        refusal = asked.refuse_unless_approved(
            table.id, digest_of_act(table, meant), *CHANGE_SETTING.approve
        )
        if refusal is not None:
            return refusal
    return (
        events.SettingChanged(
            key=command.key,
            before=setting.value,
            after=changed.setting(command.key).value,
            game=changed,
            reason=command.reason,
            by=asked.by.name,
            approval=asked.approval,
        ),
    )
