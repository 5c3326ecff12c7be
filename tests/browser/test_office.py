"""The back office in a real browser: a day of each role, access by role, axe-core and keyboard."""

import asyncio
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Page, expect

import punto_web
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.server.live import live_extension
from puntobanco.store import Note
from puntobanco.table.state import Phase
from puntobanco.words import ENGLISH, words_in
from puntobanco.words.languages import parse_language
from tests.browser.test_access import found_by_axe
from tests.kit.browsing import PHONE, Theatre, WallClock, pattern, screen
from tests.kit.office import played_before
from tests.kit.progressive_floor import approve
from tests.kit.server import SETTINGS, open_with
from tests.kit.stated import ANYTHING, pattern_of

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

pytestmark = [pytest.mark.part("chromium"), pytest.mark.part("node")]

CHINESE = words_in(parse_language("zh-Hans")).say
TRADITIONAL = words_in(parse_language("zh-Hant")).say
ROUNDS = 6
A_PAGE = 100
"""Lines of an account shown per page."""

# The pages of each role, by the end of their key.
# Columns: dealer, supervisor, executive, cashier, auditor, admin.
GRID = """
overview     - x x - x -
tables       - x x - - -
reports      - x x - x -
coups        - x x - x -
dispute      - x x - x -
meters       - x x - x -
ledger       - - x - x -
cage         - x x x x -
patrons      - x x x x -
people       - - - - x x
settings     - x x - x x
incidents    - x x - x x
verification - - x - x x
"""
ROLES = (
    Role.DEALER,
    Role.SUPERVISOR,
    Role.EXECUTIVE,
    Role.CASHIER,
    Role.AUDITOR,
    Role.ADMIN,
)
ROWS = {name: cells for name, *cells in (line.split() for line in GRID.strip().splitlines())}
ADDRESSES = {
    "overview": "/office",
    "tables": "/office/tables",
    "reports": "/office/reports",
    "coups": "/office/coups",
    "dispute": "/office/dispute",
    "meters": "/office/meters",
    "ledger": "/office/ledger",
    "cage": "/office/cage",
    "patrons": "/office/patrons",
    "account": "/office/patrons/ter-1",
    "people": "/office/people",
    "settings": "/office/settings",
    "incidents": "/office/incidents",
    "verification": "/office/verification",
    "coup": "/office/coups/dealt/1",
    "fairness": "/fairness",
    "sign": "/tables/california/sign",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with some play, created before the browser starts its own event loop."""
    made = tmp_path_factory.mktemp("house")
    asyncio.run(played_before(made, rounds=ROUNDS))
    return made


@pytest.fixture(scope="module")
def stage(folder: Path, browser: Browser) -> Iterator[Theatre]:
    with open_with(folder, SETTINGS, partial(live_extension, names={}), WallClock()) as house:
        made = Theatre(house, browser)
        try:
            yield made
        finally:
            made.close()


@pytest.fixture(scope="module")
def pages(stage: Theatre) -> dict[Role, Page]:
    """A signed-in page for each role."""
    return {role: signed_in(stage, role) for role in ROLES}


def signed_in(stage: Theatre, role: Role) -> Page:
    """A page of this role, signed in without using the sign-in form."""
    person = stage.house.staff(role, name=f"the {role.value}")
    page = stage.window().page
    kept: Any = [
        {"name": one.name, "value": one.value, "url": stage.house.url}
        for one in person.client.cookies.jar
    ]
    page.context.add_cookies(kept)
    return page


def settled(page: Page, path: str) -> Page:
    """A page, fully loaded."""
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator(".sign.dark")).to_have_count(0)
    expect(
        page.get_by_text(re.compile(f"{screen('office-loading')}|{CHINESE('office-loading')}"))
    ).to_have_count(0)
    return page


@pytest.mark.parametrize("role", ROLES)
def test_each_role_sees_its_own_pages(pages: dict[Role, Page], role: Role) -> None:
    page = settled(pages[role], "/office")
    wanted = [name for name, cells in ROWS.items() if cells[ROLES.index(role)] == "x"]
    shown = [words_in(ENGLISH).message(f"office-nav-{name}", {}) for name in wanted]
    assert page.locator(".office nav a").all_inner_texts() == shown
    # Without an overview, the first allowed page is shown instead.
    closed = [name for name in ROWS if name not in (*wanted, "overview")]
    for name in closed[:1]:
        settled(page, ADDRESSES[name])
        expect(page.get_by_text(screen("office-not-yours"))).to_be_visible()


@pytest.mark.parametrize("name", ADDRESSES)
def test_every_page_is_accessible_and_works_by_keyboard(pages: dict[Role, Page], name: str) -> None:
    page = settled(pages[reader_of(name)], ADDRESSES[name])
    assert found_by_axe(page) == []
    if name != "sign":
        reached = reached_by_keys(page)
        assert reached == [], reached


def reader_of(name: str) -> Role:
    """A role that sees a page; an auditor sees all pages except those that run something."""
    return Role.EXECUTIVE if name == "tables" else Role.AUDITOR


def reached_by_keys(page: Page) -> list[str]:
    """The controls that the Tab key never reaches."""
    controls = (
        "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), "
        "textarea, summary, [tabindex='0']"
    )
    count: int = page.evaluate(
        "what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility())"
        ".map((one, i) => { one.dataset.way = i; return one; }).length",
        controls,
    )
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    seen: set[str] = set()
    # A date field has several tab stops.
    stops = count + 5 * page.locator("input[type=date]:visible").count()
    for _ in range(stops):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("() => document.activeElement?.dataset.way ?? ''"))
        if len(seen - {""}) == count:
            break
    names: list[str] = page.evaluate(
        "seen => [...document.querySelectorAll('[data-way]')]"
        ".filter(one => !seen.includes(one.dataset.way)).map(one => one.outerHTML)",
        list(seen),
    )
    return names


# Latin letters allowed on Chinese pages: names of tables, people and their ids, kinds of entries,
# file formats, currencies and clocks. Text in code elements is for machines.
LATIN = re.compile(
    r"(?<![A-Za-z])(terminal|dealt|california|show|main|bot|anchor|CSV|USD|UTC|house-default|"
    r"Test House|the (dealer|supervisor|executive|cashier|auditor|admin)|eve|sam|dora|carl|"
    r"(ter|dea|cal|show?)-\w+|a chip fell|[a-z]+-\d+|card-[a-z]+|banker[a-z0-9-]*(?= 第)|"
    r"[sp]?[0-9a-f]{8,}|[0-9a-f]{6}|CoupSettled|Python|verify_shoe\.py)(?![A-Za-z])"
)
TEXTS = """() => {
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let one = walk.nextNode(); one; one = walk.nextNode())
        if (!one.parentElement.closest('.code, option, svg, [lang=en]')) found.push(one.data);
    return found.join(' ');
}"""


def english_on(page: Page) -> list[str]:
    """Latin words on a Chinese page, except names."""
    text: str = page.evaluate(TEXTS)
    return sorted(set(re.findall(r"\S*[A-Za-z]{3,}\S*", LATIN.sub("", text))))


def test_pages_on_a_phone_in_chinese_fit_and_are_translated(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    english = {}
    for reader in (Role.EXECUTIVE, Role.AUDITOR):
        page = pages[reader]
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        settled(page, "/office")
        page.get_by_role("combobox", name=screen("app-language")).select_option("zh-Hans")
        expect(page.get_by_role("heading", name=CHINESE("office-overview-title"))).to_be_visible()
        for name in (one for one in ADDRESSES if reader_of(one) is reader):
            settled(page, ADDRESSES[name])
            if name in ("overview", "tables", "reports", "coup"):
                assert found_by_axe(page) == [], name
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= PHONE["width"], name
            english[name] = english_on(page)
        settled(page, "/office")
        page.get_by_role("combobox").first.select_option(ENGLISH)
        page.set_viewport_size({"width": 1280, "height": 720})
    assert {name: words for name, words in english.items() if words} == {}


# --- A day of each role ------------------------------------------------------------------------


def test_a_cashier_takes_money_in_and_closes_the_shift(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    page = settled(pages[Role.CASHIER], "/office")
    # A cashier has no overview: the office starts with the cage.
    expect(page.get_by_role("heading", name=screen("office-cage-title"), level=1)).to_be_visible()
    stage.house.patron("Carla", credit=5_000)
    page.get_by_role("link", name=screen("office-cage-to-cage")).click()
    page.get_by_label(screen("patron-find")).fill("carla")
    page.get_by_role("button", name=screen("patron-find-act")).click()
    page.get_by_label(screen("table-amount")).first.fill("120")
    page.get_by_role("button", name=screen("cage-issue")).click()
    expect(
        page.get_by_text(pattern("cage-done-issue", amount="$120.00", wallet=ANYTHING))
    ).to_be_visible()
    settled(page, "/office/cage")
    row = page.get_by_role("row", name="the cashier")
    expect(row).to_contain_text("$120.00")
    settled(page, "/office/patrons/carla")
    expect(
        page.get_by_role(
            "row", name=re.compile(f"{screen('office-account-kind-credit-issued')}.*170")
        )
    ).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name=screen("office-csv")).click()
    assert saved.value.suggested_filename.endswith(".csv")


def test_the_last_page_of_an_account_shows_the_closing_balance(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    lina = stage.house.patron("Lina", credit=1_00)
    for _ in range(A_PAGE):
        credit = people.IssueCredit(patron=PatronId(lina.id), amount=Minor(1_00))
        stage.house.call(stage.house.services.desk.people(credit, by=None))
    page = settled(pages[Role.SUPERVISOR], f"/office/patrons/{lina.id}")
    expect(
        page.get_by_role("row", name=re.compile(f"{screen('office-account-carried')}.*100.00"))
    ).to_be_visible()
    expect(page.get_by_text(screen("office-account-closing"))).to_have_count(0)
    page.get_by_role("button", name=screen("office-later")).click()
    expect(
        page.get_by_role("row", name=re.compile(f"{screen('office-account-closing')}.*101.00"))
    ).to_be_visible()
    expect(page.get_by_role("button", name=screen("office-later"))).to_have_count(0)


def test_a_supervisor_opens_a_table_closes_it_and_excludes_a_patron(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    page = settled(pages[Role.SUPERVISOR], "/office/tables")
    page.get_by_label(screen("office-tables-name")).fill("salon-1")
    page.get_by_label(screen("office-tables-mode")).select_option(
        label=screen("office-tables-mode-dealer")
    )
    page.get_by_label(screen("act-line-game")).select_option("mini-baccarat")
    page.get_by_text(screen("office-tables-settings")).click()
    page.get_by_label("Seats").fill("5")
    page.get_by_role("button", name=screen("office-tables-open")).click()
    expect(page.get_by_text(screen("office-tables-opened", table="salon-1"))).to_be_visible()
    assert stage.table("salon-1").rules.banking.seats == 5
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("salon-1")).first).to_be_visible()
    # An automatic table also has a console; this link leads to it.
    settled(page, "/office/tables")
    itself = page.get_by_role("row", name=re.compile(screen("office-tables-mode-automatic"))).first
    itself.get_by_role("link", name=screen("dealer-title")).click()
    expect(page.get_by_text(screen("dealer-automatic"))).to_be_visible()
    expect(page.get_by_role("button", name=screen("dealer-void"))).to_be_visible()
    settled(page, "/office/tables")
    row = page.get_by_role("row", name=re.compile("salon-1"))
    row.get_by_role("button", name=screen("dealer-disable")).click()
    page.get_by_role("dialog").get_by_label(screen("dealer-reason")).fill("the night is over")
    page.get_by_role("dialog").get_by_role("button", name=screen("dealer-disable")).click()
    row.get_by_role("button", name=screen("office-tables-close")).click()
    page.get_by_role("dialog").get_by_role(
        "button", name=screen("office-tables-close"), exact=True
    ).last.click()
    expect(row).to_contain_text(screen("state-table-closed"), ignore_case=True)
    assert stage.table("salon-1").phase is Phase.CLOSED

    # A patron asks at the table to be excluded; the supervisor finds them by name.
    stage.house.patron("Petra", credit=5_000)
    settled(page, "/office/patrons")
    page.get_by_label(screen("patron-find")).fill("petra")
    page.get_by_role("button", name=screen("patron-find-act")).click()
    page.get_by_role("link", name="petra").click()
    page.get_by_role("button", name=screen("care-staff-act")).click()
    page.get_by_role("dialog").get_by_label(screen("dealer-reason")).fill("asked for it at table 3")
    page.get_by_role("button", name=screen("care-yes")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    settled(page, "/office/patrons")
    expect(
        page.get_by_role(
            "row",
            name=re.compile(f"petra.*{pattern('patron-stop-excluded', when=ANYTHING).pattern}"),
        )
    ).to_be_visible()


@pytest.mark.assures("REC-02")
def test_a_supervisor_resolves_a_dispute_in_three_clicks(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    page = settled(pages[Role.SUPERVISOR], "/office")
    page.get_by_role("link", name=screen("office-nav-dispute")).click()
    page.get_by_label(screen("office-find-patron")).fill("dea-1")
    page.get_by_role("button", name=screen("patron-find-act")).click()
    page.get_by_role(
        "button", name=pattern("office-find-open", coup=ANYTHING, table=ANYTHING)
    ).first.click()
    expect(page.get_by_text(screen("office-proof-holds"))).to_be_visible()
    expect(page.get_by_text(screen("office-proof-settlement"))).to_be_visible()
    # An open proof switches to another language, including its details.
    page.get_by_role("combobox", name=screen("app-language")).select_option("zh-Hant")
    proved = pattern_of(TRADITIONAL("evidence-settled", count=0, game=ANYTHING).removeprefix("0"))
    expect(page.get_by_text(proved)).to_be_visible()
    page.get_by_role("combobox").first.select_option(ENGLISH)
    expect(page.get_by_text(proved)).to_have_count(0)
    # Searches without a result show one sentence each.
    settled(page, "/office/dispute")
    page.get_by_label(screen("office-find-patron")).fill("nobody at all")
    page.get_by_role("button", name=screen("patron-find-act")).click()
    expect(page.get_by_role("alert").last).to_contain_text("nobody at all")
    settled(page, "/office/coups")
    page.get_by_role("button", name=screen("patron-find-act")).click()
    expect(page.get_by_role("alert").last).to_contain_text(screen("server-search-nothing"))
    stage.windows[1][1].complaints.clear()  # the browser reports a refused request as an error


def printed_edge(hands: "Key", *, exact: str) -> str:
    """The printed house edge of a progressive, next to the exact one."""
    return screen("office-meters-print-edge", hands=screen(hands), exact=exact, printed="24.22 %")


def test_an_executive_reads_the_day_and_the_ledger_and_opens_a_meter(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    page = settled(pages[Role.EXECUTIVE], "/office/reports")
    expect(
        page.get_by_role("img", name=re.compile(rf"{screen('office-reports-activity')}: \d+ "))
    ).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(screen("office-reports-hold")))).to_be_visible()
    page.get_by_role("button", name=screen("office-period-yesterday")).click()
    expect(page.get_by_text(screen("office-no-activity"))).to_be_visible()
    settled(page, "/office/ledger")
    expect(page.get_by_text(screen("office-ledger-zero"))).to_be_visible()
    winner = screen("setting-value-winning-hand")
    rides = f"Progressive wager rides on = {winner}"
    second = stage.house.staff(Role.EXECUTIVE, name="the second")
    card = stage.house.card(second)
    settled(page, "/office/meters")
    page.get_by_role("button", name=screen("office-meters-open")).click()
    dialog = page.get_by_role("dialog")
    # The printed figure is shown with the computed one, and the setting that would give it.
    dialog.get_by_label(screen("act-line-game")).select_option(
        label="Dragon Bonus Progressive, table 3"
    )
    expect(
        dialog.get_by_text(printed_edge("office-meters-print-player", exact="48.67 %"))
    ).to_be_visible()
    expect(dialog.get_by_text(screen("office-meters-print-set", settings=rides))).to_be_visible()
    dialog.get_by_text(screen("office-tables-settings")).click()
    dialog.get_by_label("Progressive wager rides on").select_option(
        label=screen("setting-value-winning-hand")
    )
    expect(
        dialog.get_by_text(printed_edge("office-meters-print-either", exact="24.22 %"))
    ).to_be_visible()
    expect(dialog.get_by_text(pattern("office-meters-print-set", settings=ANYTHING))).to_have_count(
        0
    )
    dialog.get_by_label(screen("office-tables-name")).fill("dragon-2")
    dialog.get_by_label(screen("act-line-game")).select_option(
        label="Dragon Bonus Progressive, table 2"
    )
    expect(dialog.get_by_text(screen("office-tables-settings"))).to_be_visible()
    dialog.get_by_label(screen("dealer-reason")).fill("a new game")
    dialog.get_by_text(screen("office-tables-settings")).click()
    dialog.get_by_label("Meter contribution").fill("120 %")
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    too_large = screen(
        "office-settings-most", label="Meter contribution", value="120 %", most="100 %"
    )
    expect(dialog.get_by_text(too_large)).to_be_visible()
    dialog.get_by_label("Meter contribution").fill("20 %")
    # Another executive may approve as well as a supervisor.
    dialog.get_by_role("button", name=screen("dealer-continue")).click()
    agree = dialog.get_by_role("group", name=screen("dealer-approve"))
    agree.get_by_role("combobox").select_option(label=screen("role-executive"))
    approve(page, card)
    dialog.get_by_role("button", name=screen("office-meters-open")).click()
    expect(page.get_by_role("heading", name="dragon-2")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"^Seed \$10,000.00"))).to_be_visible()


def test_an_auditor_verifies_the_log_and_keeps_its_anchor(
    stage: Theatre, pages: dict[Role, Page]
) -> None:
    page = settled(pages[Role.AUDITOR], "/office/verification")
    page.get_by_role("button", name=screen("office-verification-start")).click()
    expect(page.get_by_text(screen("office-verification-whole"))).to_be_visible()
    expect(page.get_by_text(re.compile("^anchor 1 main"))).to_be_visible()
    # Events of the house are listed as incidents, including who opened its log.
    notes = stage.house.services.store.notes
    notes.write(
        Note(stage.house.services.clock(), "clock-step", "", "", "the clock was put 61.0 s back")
    )
    stage.until(lambda: any(note.what == "verification" for note in notes.latest()))
    settled(page, "/office/incidents")
    whole = screen("verification-whole", anchor="")
    expect(
        page.get_by_role(
            "row", name=re.compile(f"{screen('office-incidents-note-clock-step')}.*61.0 s back")
        )
    ).to_be_visible()
    expect(
        page.get_by_role(
            "row",
            name=re.compile(f"{screen('office-incidents-note-verification')}.*{whole}"),
        ).first
    ).to_be_visible()
    expect(
        page.get_by_role("row", name=screen("office-acts-event-coup-voided")).first
    ).to_be_visible()


@pytest.mark.assures("AUD-02")
def test_an_administrator_changes_the_day_start_and_the_log_shows_it(
    pages: dict[Role, Page],
) -> None:
    page = settled(pages[Role.ADMIN], "/office/settings")
    page.get_by_role(
        "button", name=f"{screen('office-settings-change')}: {screen('office-settings-day-start')}"
    ).click()
    page.get_by_label(screen("office-settings-new")).fill("06:00")
    page.get_by_label(screen("dealer-reason")).fill("the licence says so")
    page.get_by_role("dialog").get_by_role("button", name=screen("office-settings-change")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    row = page.get_by_role("row", name=re.compile("the licence says so"))
    expect(row).to_contain_text("00:00")
    expect(row).to_contain_text("06:00")
    expect(row).to_contain_text("the admin")


def test_a_sign_needs_no_sign_in_and_reconnects(stage: Theatre) -> None:
    page = stage.window().page
    page.goto("/tables/california/sign")
    expect(page.get_by_role("heading", name="california")).to_be_visible()
    expect(page.get_by_label(screen("sign-fees")).first).to_contain_text(
        screen("table-dealer-button")
    )
    assert page.locator("main button, main input, main select").count() == 0
    page.context.set_offline(True)
    expect(page.locator("main.sign.dark")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("main.sign:not(.dark)")).to_be_visible()
    stage.windows[-1][1].complaints.clear()  # the browser reports the lost connection


def test_a_visitor_downloads_the_shoe_verifier(stage: Theatre, tmp_path: Path) -> None:
    page = stage.window().page
    page.goto("/fairness")
    with page.expect_download() as download:
        page.get_by_role("link", name="verify_shoe.py").click()
    assert download.value.suggested_filename == "verify_shoe.py"
    download.value.save_as(tmp_path / "verify_shoe.py")
    ours = punto_web.ROOT / "docs" / "verify_shoe.py"
    assert (tmp_path / "verify_shoe.py").read_bytes() == ours.read_bytes()
