"""What a second person approves about staff, cards and the cage: its digest, and its words."""

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.game import Currency
from puntobanco.core.ids import StaffId
from puntobanco.core.money import Minor
from puntobanco.core.text import Language, Text
from puntobanco.people import commands
from puntobanco.people.acts import REASON, ActWords, act_of, plain
from puntobanco.people.house import GUARDED, HouseKey, value_of
from puntobanco.people.staff import Directory, Role
from puntobanco.people.wording import ROLES

HouseAct = (
    commands.AppointStaff
    | commands.InviteStaff
    | commands.IssueCard
    | commands.ChangeHouse
    | commands.IssueCredit
    | commands.RedeemCredit
)
"""What a second person can approve about people, cards and the cage."""

_WHO = Text("Member of staff", "员工", "員工")
_NEW = Text("somebody new", "新员工", "新員工")
_ROLES = Text("Roles", "职位", "職位")
_CARD = Text("Card", "卡号", "卡號")
_PATRON = Text("Patron", "客人", "客人")
_AMOUNT = Text("Amount", "金额", "金額")
_CHANGE = Text("Change", "变动", "變動")
_FROM_TO = Text("{before}, then {after}", "{before}，改为{after}", "{before}，改為{after}")
_LIST = Text(", ", "、", "、")
_TITLES = {
    commands.AppointStaff: Text("Give roles", "授予职位", "授予職位"),
    commands.InviteStaff: Text("Make a sign-in link", "生成登录链接", "產生登入連結"),
    commands.IssueCard: Text("Give a staff card", "发放员工卡", "發放員工卡"),
    commands.IssueCredit: Text("Take money in", "收款", "收款"),
    commands.RedeemCredit: Text("Pay money out", "付款", "付款"),
}
_SETTINGS: dict[HouseKey, Text] = {
    HouseKey.TIME_ZONE: Text("Time zone", "时区", "時區"),
    HouseKey.DAY_START: Text("Start of the day", "营业日开始", "營業日開始"),
    HouseKey.SHIFTS: Text("Shifts a day", "每日班数", "每日班數"),
    HouseKey.CAGE_TRANSACTION: Text("Cage limit, one transaction", "账房单笔限额", "帳房單筆限額"),
    HouseKey.CAGE_SHIFT: Text("Cage limit, one shift", "账房每班限额", "帳房每班限額"),
}


def act_about(directory: Directory, command: commands.StaffCommand) -> str:
    """The digest of an act about people; whoever is new has no name yet when it is approved."""
    if isinstance(command, commands.AppointStaff) and command.staff not in directory.staff:
        command = replace(command, staff=StaffId(""))
    return act_of(command)


def act_words(
    directory: Directory, command: HouseAct, named: Callable[[str], str], currency: Currency
) -> ActWords:
    """The act in words; `named` gives the name that somebody signs in with, or their id."""
    match command:
        case commands.AppointStaff(staff=staff, roles=roles):
            who = plain(named(staff)) if staff in directory.staff else _NEW
            lines = ((_WHO, who), (_ROLES, _listed(roles)))
        case commands.InviteStaff(staff=staff):
            member = directory.staff.get(staff)
            held = _listed(frozenset() if member is None else member.roles)
            lines = ((_WHO, plain(named(staff))), (_ROLES, held))
        case commands.IssueCard(card=card, holder=holder):
            lines = ((_WHO, plain(named(holder))), (_CARD, plain(card)))
        case commands.ChangeHouse():
            return _change(directory, command, currency)
        case (
            commands.IssueCredit(patron=patron, amount=amount)
            | commands.RedeemCredit(patron=patron, amount=amount)
        ):
            lines = (
                (_PATRON, plain(named(patron))),
                (_AMOUNT, _money(amount, currency)),
            )
        case _:
            assert_never(command)
    return ActWords(_TITLES[type(command)], lines)


def _change(directory: Directory, command: commands.ChangeHouse, currency: Currency) -> ActWords:
    before = _said(command.key, value_of(directory.house, command.key), currency)
    after = _said(command.key, command.value, currency)
    told = (_FROM_TO.to(one).format(before=before, after=after) for one in Language)
    return ActWords(
        _SETTINGS[command.key], ((_CHANGE, Text(*told)), (REASON, plain(command.reason)))
    )


def _said(key: HouseKey, value: str, currency: Currency) -> str:
    amount = key in GUARDED and value.isdecimal()
    return _money(int(value), currency).en if amount else value


def _money(amount: int, currency: Currency) -> Text:
    return plain(f"{currency.code} {currency.written(Minor(amount))}")


def _listed(roles: frozenset[Role]) -> Text:
    return Text(*(_LIST.to(one).join(ROLES[r].to(one) for r in sorted(roles)) for one in Language))
