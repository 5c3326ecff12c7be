"""Families of keys: a prefix whose messages are chosen by a value.

A message whose key is composed at run time counts as used because its family is listed here, and
the tests require a message for each member.
"""

import re
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import get_args

import puntobanco
from puntobanco.analysis.audit_findings import AuditKind, Gap
from puntobanco.analysis.reconcile import Verdict
from puntobanco.core.arguments import Argument
from puntobanco.core.game import Figure, FixedPays, System
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Burn
from puntobanco.house.custody import CustodyPart
from puntobanco.office import acts, fold
from puntobanco.office.accounts import AccountKind
from puntobanco.office.acts import kebab
from puntobanco.office.heading import ReportKind
from puntobanco.office.layout import ReportColumn
from puntobanco.office.meter_log import AwardMovement
from puntobanco.office.meter_report import AwardColumn, Column, ReconciliationLine
from puntobanco.office.rows import Outcome
from puntobanco.people.care import Stop
from puntobanco.people.duties import ApartReason
from puntobanco.people.events import CareEvent
from puntobanco.people.house import HouseKey
from puntobanco.people.refusals import PeopleCode
from puntobanco.people.staff import ApprovalFault, Role
from puntobanco.progressive.advice import AdviceCode, Level
from puntobanco.progressive.captions import StepKey
from puntobanco.progressive.events import AwardBackedOut, AwardPaid, AwardRejected, HandEnded
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
from puntobanco.proof.evidence import CheckName
from puntobanco.server.access.door import SignInFault
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.routes.care import CareChange
from puntobanco.server.routes.care import Kind as LimitKind
from puntobanco.server.table_messages import State, Winner
from puntobanco.sheets.setting_values import SettingChoice
from puntobanco.store import Unusual
from puntobanco.store.sessions import HOUSE_NOTES
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
    "audit-kind": AuditKind,
    "custody-part": CustodyPart,
    "finding-stop": Stop,
    "published-figure": Figure,
    "reconcile-verdict": Verdict,
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


def _values(members: type[Enum]) -> tuple[str, ...]:
    return tuple(member.value for member in members)


def _kebab(events: Iterable[type]) -> tuple[str, ...]:
    return tuple(kebab(event.__name__) for event in events)


_SOURCES = "\n".join(file.read_text("utf-8") for file in Path(puntobanco.__path__[0]).rglob("*.py"))
_HANDS: tuple[str, ...] = get_args(Winner)
_ACTS = (*_kebab(acts.KINDS), "shoe-ended")
_MOVEMENTS = (
    *("coup", "void", *fold.KINDS.values()),
    *_kebab((AwardPaid, AwardRejected, AwardBackedOut, HandEnded)),
    *_kebab(get_args(CareEvent)),
)
_NOTES = (
    *re.findall(r"\.note\(\s*\"([\w-]+)\"", _SOURCES),
    *(f"new-{one}" for one in get_args(Unusual) if one),
    *HOUSE_NOTES,
)

SCREEN_FAMILIES: dict[str, tuple[str, ...]] = {
    "account-unusual": ("device", "network"),
    "cage": ("issue", "redeem"),
    "cage-done": ("issue", "redeem"),
    "care-event": get_args(CareChange),
    "care-limit": get_args(LimitKind),
    "care-stop": _values(Stop),
    "care-sure": ("cool-off", "exclude"),
    "ending": _values(LinkEnding),
    "fairness-step": ("form", "commitment", "noted", "decks", "cut", "dealt", "end"),
    "hand": _HANDS,
    "hand-mark": _HANDS,
    "help-key": ("undo", "clear", "rebet", "double", "collect", "recall", "help", "reveal"),
    "meter-adjust": _values(AdjustReason),
    "meter-from": _values(FixedPays),
    "meter-pool": _values(Pool),
    "meter-reason": _values(AwardReason),
    "meter-recovery": _values(Recovery),
    "meter-state": ("disabled", "faulted"),
    "meter-status": _values(AwardStatus),
    "meter-system": _values(System),
    "meter-then": _values(AwardReason),
    "office-account-kind": _MOVEMENTS,
    "office-acts": ("time", "where", "event", "what", "before", "after", "by", "authorised", "why"),
    "office-acts-event": _ACTS,
    "office-coup": ("before", "fee", "net", "after"),
    "office-figure": (
        *("coups", "void", "drop", "stake", "returned", "fees", "win", "theory", "hold"),
        *("wagers", "won", "commission", "edge", "z"),
    ),
    "office-find-outcome": get_args(Outcome),
    "office-incidents-note": _NOTES,
    "office-ledger": (
        *("opening", "in", "out", "closing"),
        *("wallets", "chips", "held", "banks", "meters"),
    ),
    "office-ledger-account": _values(AccountKind),
    "office-meters-print": ("player", "banker", "either"),
    "office-meters-state": ("up", "disabled", "faulted"),
    "office-meters-value": _values(MeterFigure),
    "office-nav": (
        *("overview", "tables", "reports", "coups", "dispute", "meters", "ledger", "cage"),
        *("patrons", "people", "settings", "incidents", "verification"),
    ),
    "office-proof": get_args(CheckName),
    "office-settings": _values(HouseKey),
    "office-tables-mode": ("automatic", "dealer"),
    "office-verification": ("entries", "coups", "wagers", "shoes", "meters", "awards"),
    "patron-stop": ("excluded", "cooling-off"),
    "rank": ("a", "j", "q", "k"),
    "result": _HANDS,
    "returned": ("below-minimum", "meter-down"),
    "road": _HANDS,
    "role": _values(Role),
    "state": get_args(State),
    "suit": ("s", "h", "d", "c"),
}
"""Screens: prefixes of keys composed by template literals, and what follows them."""

BAD_INPUT = (
    *("error", "notation", "sheet-error", "toml-error", "fairness-key", "fairness-shoe"),
    *(
        "period",
        "shift",
        "day",
        "time-zone",
        "stake",
        "limit",
        "game",
        "report-one-of",
        "report-unknown",
    ),
    *("profile-unknown", "profile-not-ours", "table-in", "table-of", "table-fee-negative"),
    *("table-fee-rates", "table-player-dealer-bets", "table-bank-negative", "bet-without-price"),
    *("coup-not-in-log", "shoe-not-in-log", "shoe-missing", "shoe-never-cut", "shoe-retired"),
    *("meter-file", "meter-game-without", "meter-none-in-pit", "meter-not-in-log"),
    *("meter-slip-not-in-log", "meter-unknown", "meter-unnamed", "reconcile-nothing-printed"),
    *("serve-address", "serve-data", "serve-host", "serve-key", "serve-pem", "serve-plain-http"),
    *("serve-port", "serve-proxy", "entry-unreadable"),
    *("store-address", "store-anchor", "store-backend", "store-backup-server", "store-change"),
    *("store-empty", "store-exists", "store-lease-time", "store-manifest", "store-name"),
    *("store-no-folder", "store-no-manifest", "store-payload", "store-pit", "store-right"),
    *("store-server-setting", "store-snapshot-entry", "store-sqlite", "store-text", "store-time"),
    *("store-too-old", "store-url"),
)
"""Families and messages that say "place: problem; expectation"."""

NO_BAD_INPUT = {
    # Places, quotations and reasons inside other messages.
    *("error-line", "error-log-entry", "error-not-text", "error-quoted", "fairness-shoe"),
    *("error-place", "error-place-coups", "error-place-first-shoe", "error-place-line"),
    *("error-place-step", "error-place-value"),
    # Faults of the program or its installation.
    *("error-installation", "error-invariant", "error-no-module", "error-program", "error-raised"),
    # The parser's own words for what it expected, and an expectation worded as advice.
    *("toml-error", "toml-error-line", "sheet-error-row-unreachable"),
}
"""Messages of these families that state no expectation of their own."""

FOUND = ("audit", "finding", "evidence", "approval-fault", "input", "fairness-seal", "custody")
"""Families that compare what was found with what was expected, or have their own form."""


def of_families(key: str, families: Iterable[str]) -> bool:
    """Whether a key is in one of these families."""
    return any(key == family or key.startswith(f"{family}-") for family in families)
