"""Families of keys: a prefix whose messages are chosen by a value.

A message whose key is composed at run time counts as used because its family is listed here, and
the tests require a message for each member.
"""

from enum import Enum

from puntobanco.analysis.audit_findings import Gap
from puntobanco.cli.report_view import ReportColumn
from puntobanco.core.arguments import Argument
from puntobanco.core.game import FixedPays, System
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Burn
from puntobanco.house.custody import CustodyPart
from puntobanco.house.meter_log import AwardMovement
from puntobanco.house.meter_report import AwardColumn, Column, ReconciliationLine
from puntobanco.house.reading.accounts import AccountKind
from puntobanco.house.reading.heading import ReportKind
from puntobanco.people.care import Stop
from puntobanco.people.duties import ApartReason
from puntobanco.people.house import HouseKey
from puntobanco.people.refusals import PeopleCode
from puntobanco.people.staff import ApprovalFault, Role
from puntobanco.progressive.advice import AdviceCode, Level
from puntobanco.progressive.captions import StepKey
from puntobanco.progressive.figures import MeterFigure
from puntobanco.progressive.refusals import MeterRefusalCode, Trait
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    AwardStatus,
    IncrementFault,
    Pool,
    Recovery,
)
from puntobanco.server.access.door import SignInFault
from puntobanco.server.access.endings import LinkEnding
from puntobanco.sheets.setting_values import SettingChoice
from puntobanco.table.refusals import RefusalCode
from puntobanco.table.state import Phase

FAMILIES: dict[str, type[Enum]] = {
    "act-house": HouseKey,
    "award-column": AwardColumn,
    "approval-fault": ApprovalFault,
    "house-expects": HouseKey,
    "meter-adjust": AdjustReason,
    "meter-advice": AdviceCode,
    "meter-column": Column,
    "meter-difference": Trait,
    "meter-from": FixedPays,
    "meter-increment": IncrementFault,
    "meter-level": Level,
    "meter-pool": Pool,
    "meter-reason": AwardReason,
    "meter-recovery": Recovery,
    "meter-reconciliation": ReconciliationLine,
    "meter-refusal": MeterRefusalCode,
    "meter-status": AwardStatus,
    "meter-system": System,
    "office-ledger-account": AccountKind,
    "office-meters-value": MeterFigure,
    "argument": Argument,
    "burn-option": Burn,
    "people-refusal": PeopleCode,
    "meter-step": StepKey,
    "phase": Phase,
    "refusal": RefusalCode,
    "audit-gap": Gap,
    "custody-part": CustodyPart,
    "finding-stop": Stop,
    "report-column": ReportColumn,
    "report-title": ReportKind,
    "role": Role,
    "roles-apart": ApartReason,
    "ending": LinkEnding,
    "sign-in-fault": SignInFault,
    "side": Side,
    "win-entry": AwardMovement,
    "setting-value": SettingChoice,
}
"""Python: the prefix, and the enum whose values follow it."""

SCREEN_FAMILIES: tuple[str, ...] = (
    "account-unusual-",
    "cage-",
    "cage-done-",
    "care-event-",
    "care-limit-",
    "care-stop-",
    "care-sure-",
    "fairness-step-",
    "hand-",
    "hand-mark-",
    "help-key-",
    "link-ended-",
    "meter-adjust-",
    "meter-from-",
    "meter-pool-",
    "meter-reason-",
    "meter-recovery-",
    "meter-state-",
    "meter-status-",
    "meter-system-",
    "meter-then-",
    "office-account-kind-",
    "office-acts-",
    "office-acts-event-",
    "office-coup-",
    "office-figure-",
    "office-find-outcome-",
    "office-incidents-note-",
    "office-ledger-",
    "office-ledger-account-",
    "office-meters-print-",
    "office-meters-state-",
    "office-meters-value-",
    "office-nav-",
    "office-proof-",
    "office-settings-",
    "office-tables-mode-",
    "office-verification-",
    "patron-stop-",
    "rank-",
    "result-",
    "road-",
    "role-",
    "state-",
    "suit-",
)
"""Screens: prefixes of keys composed by template literals."""
