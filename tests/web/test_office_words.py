"""Names that the office composes keys of are complete."""

import re
from pathlib import Path

from tools.openapi.examples.play import a_meter

from puntobanco.ledger import accounts
from puntobanco.office.accounts import AccountKind
from puntobanco.office.meter_report import settings_of, values_of
from puntobanco.progressive.figures import MeterFigure


def test_every_account_has_its_kind_and_every_meter_figure_is_shown() -> None:
    made = re.findall(r'Account\(f?"([\w-]+)[/"]', Path(accounts.__file__).read_text())
    assert {"wallets", *made} - {"wallet"} == {kind.value for kind in AccountKind}
    shown = {*values_of(a_meter()), *settings_of(a_meter())}
    assert shown == {figure.value for figure in MeterFigure}
