"""Houses in currencies with zero and with three decimal places, from registering to the reports."""

import json
import subprocess
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
import pytest

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Amount, fact
from puntobanco.core.game import Currency
from puntobanco.core.ids import PatronId
from puntobanco.core.record import DOLLARS
from puntobanco.house.host import Clock
from puntobanco.people.staff import Role
from puntobanco.server import live
from puntobanco.server.errors import Problem
from puntobanco.server.own_tables import currency_for, names_of, own_tables, with_tables
from puntobanco.sheets import load_game
from puntobanco.sheets.files import house_profile
from puntobanco.words import languages, words_in
from tests.kit.server import PASSWORD, SETTINGS, FakeClock, Person, open_live, open_with
from tests.kit.serving import Serving, serving
from tests.kit.stated import stating

SHEET = """
key     = "{key}"
name    = {{ en = "{key}", zh-Hans = "{key}", zh-Hant = "{key}" }}
source  = "our house sheet"
extends = "mini-baccarat"
[currency]
code = "{code}"
exponent = {exponent}
[settings.rounding-unit]
value = "{unit}"
choices = ["{unit}"]
[settings.denomination]
value = "{chip}"
choices = ["{chip}"]
"""
DEFAULT = house_profile("house-default")


@dataclass(frozen=True)
class Money:
    """A currency, and the forms of its amounts."""

    currency: Currency
    unit: str
    chip: str
    welcome: str
    written: str
    """The amount as reports write it, with all decimal places."""

    @property
    def key(self) -> str:
        return self.currency.code.lower()

    def sheet(self, folder: Path) -> Path:
        file = folder / f"{self.key}.toml"
        told = {"unit": self.unit, "chip": self.chip, "key": self.key}
        money = {"code": self.currency.code, "exponent": self.currency.exponent}
        file.write_text(SHEET.format(**told, **money), encoding="utf-8")
        return file

    @property
    def exponent(self) -> int:
        return self.currency.exponent

    def in_places(self, major: int) -> str:
        """A whole amount as files write it."""
        return f"{major}.000" if self.exponent else str(major)

    def amount(self, minor: int) -> Amount:
        """An amount of this currency as a parameter."""
        return Amount(minor, self.currency.code, self.exponent)

    def minor(self, major: int) -> int:
        return major * int(10**self.currency.exponent)


YEN = Money(Currency("JPY", 0), "1", "10", "5000", "5000")
DINAR = Money(Currency("KWD", 3), "0.001", "0.250", "5000.250", "5000.250")
BOTH = pytest.mark.parametrize("money", [YEN, DINAR], ids=lambda one: one.key)


def registered(house: Serving) -> Person:
    """A patron who has just registered at a served house."""
    client = httpx.Client(base_url=house.url, timeout=30)
    body = {"name": "ann", "password": PASSWORD}
    return Person(client).began(client.post("/api/patrons", json=body))


def done(person: Person, table: str, command: str, **fields: object) -> dict[str, object]:
    """The table's answer to a command of a patron."""
    sent = {"id": f"{command}-{time.monotonic_ns()}", "command": {"type": command, **fields}}
    answer = person.post(f"/api/tables/{table}/commands", sent)
    told: dict[str, object] = answer.json()
    assert told.get("code") != "invalid", told
    return told


@BOTH
def test_a_house_keeps_its_currency_from_the_first_start_to_the_next(
    tmp_path: Path, money: Money
) -> None:
    options = ("--open-registration", "--welcome-credit", money.welcome)
    folder, sheet = tmp_path / "house", money.sheet(tmp_path)
    expected = (money.currency.code, money.currency.exponent)
    for again in (("--table", sheet), ()):
        with serving(folder, *options, *again) as house:
            told = httpx.get(f"{house.url}/api/house").json()
            assert (told["currency"], told["exponent"]) == expected
            assert told["welcome_credit"] == int(money.welcome.replace(".", ""))
            if again:
                ann = registered(house)
                assert ann.get("/api/session").json()["patron"] == ann.id
                ann.client.close()
    plain = [sys.executable, "-c", "from puntobanco.cli.main import main; main()", "report"]
    report = subprocess.run(
        [*plain, str(folder / "house.db"), "liability", "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert json.loads(report.stdout)["total"]["wallets"] == money.written, report


@BOTH
def test_an_evening_uses_the_currency_of_the_house(tmp_path: Path, money: Money) -> None:
    tables = own_tables([str(money.sheet(tmp_path))], DEFAULT)
    clock = FakeClock()
    floor = partial(live.live_extension, names=names_of(tables), clock=Clock(clock, clock.sleep))
    with open_with(tmp_path / "house", SETTINGS, with_tables(floor, tables, print), clock) as house:
        info = house.person().get("/api/house").json()
        assert (info["currency"], info["exponent"]) == (money.currency.code, money.exponent)
        ann, clare = house.patron("ann"), house.staff(Role.CASHIER)
        assert cash(clare, ann, "issue", money.minor(1000)).json()["wallet"] == money.minor(1000)
        assert done(ann, money.key, "Sit", seat=1)["events"] == ["PatronSat"]
        assert done(ann, money.key, "BuyChips", amount=money.minor(500))["events"]
        while house.table(money.key).coup is None:
            house.pass_s(1)
        coup = house.table(money.key).play.number
        bet = {"coup": coup, "bet": "player"}
        over = done(ann, money.key, "PlaceWager", stake=money.minor(2000), **bet)
        assert (over["code"], over["allowed"]) == ("over-bet-limit", money.minor(1000))
        limit = fact("refusal-over-bet-limit", allowed=money.amount(money.minor(1000)))
        assert over["message"] == str(limit)
        fell = done(ann, money.key, "PlaceWager", stake=money.minor(100), **bet)
        assert fell["events"] == ["WagerPlaced"]
        while (table := house.table(money.key)).coup is not None and table.coup.number == coup:
            house.pass_s(10)
        chips = table.chips(PatronId(ann.id))
        assert chips in {money.minor(400), money.minor(500), money.minor(600)}
        assert done(ann, money.key, "CashOut")["events"]
        wallet = chips + money.minor(500)
        short = fact("people-refusal-short-wallet", allowed=money.amount(wallet))
        for language in languages():
            refused = cash(clare, ann, "redeem", wallet + 1, language)
            assert refused.json()["message"] == words_in(language).text(short)
            assert refused.json()["allowed"] == wallet
        assert cash(clare, ann, "redeem", wallet).json()["wallet"] == 0
        audra = house.staff(Role.AUDITOR)
        for report in ("report", "ledger", "cage", "liability", "statements/ann"):
            told = audra.get(f"/api/office/{report}").json()
            heading = (told.get("statement") or told.get("cage") or told)["heading"]
            assert heading["exponent"] == money.exponent
            lines = audra.get(f"/api/office/{report}/csv").text
            moved = {"report": 100, "liability": 0}.get(report, 1000)
            assert money.in_places(moved) in lines


def test_a_table_in_another_currency_is_not_opened(tmp_path: Path) -> None:
    yen, dinar = (one.sheet(tmp_path) for one in (YEN, DINAR))
    with open_live(tmp_path / "house") as house:
        house.open_table("first", load_game(str(yen)))
        with stating(Problem, "refusal-other-currency", currency="JPY"):
            house.open_table("second", load_game(str(dinar)))
        house.open_table("third", load_game(str(yen)))
    tables = own_tables([str(yen), str(dinar)], DEFAULT)
    yens, dinars, dollars = (
        fact("currency-written", code=code, places=places)
        for code, places in (("JPY", 0), ("KWD", 3), ("USD", 2))
    )
    with stating(RuleError, "table-in-other-currency", currency=dinars, ours=yens):
        currency_for(tables, None, otherwise=DOLLARS)
    with stating(RuleError, "table-in-other-currency", currency=yens, ours=dollars):
        currency_for(tables, DOLLARS, otherwise=DOLLARS)


def cash(
    cashier: Person, patron: Person, act: str, amount: int, language: str = "en"
) -> httpx.Response:
    body = {"id": f"{act}-{time.monotonic_ns()}", "patron": patron.id, "act": act, "amount": amount}
    return cashier.post("/api/cash", body, headers={"accept-language": language})
