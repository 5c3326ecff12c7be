"""The documentation of the house is true."""

import re
import tomllib
from pathlib import Path

import pytest
from tools.reference.__main__ import PAGES
from tools.reference.commands import commands, taking
from typer.main import get_group

from puntobanco.cli.main import app
from puntobanco.sheets import game_keys, load_game
from puntobanco.sheets.files import every_variant, load_sheet
from puntobanco.version import VERSION
from tests.kit.album import documented
from tests.kit.pictures import NAMES
from tests.kit.sheets import a_game, write

ROOT = Path(__file__).parent.parent
PROSE = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)


# Mini-Baccarat pays a Banker win "even money less a 5% commission"; so must its line here.
def test_the_page_of_games_lists_commissions() -> None:
    page = PAGES["games.md"]()
    sections = dict(re.findall(r"^## (\S+)\n(.*?)(?=^## )", page, re.DOTALL | re.MULTILINE))
    assert set(sections) == set(game_keys())
    for key, section in sections.items():
        banker = re.search(r"^\| `banker` .*", section, re.MULTILINE)
        assert banker is not None
        rate = load_game(key).bet("banker").commission_ppm
        assert ("Win: 1 to 1, less 5 %" in banker[0]) is (rate == 50_000), key


@pytest.mark.parametrize("name", PAGES)
def test_the_reference_pages_are_current(name: str) -> None:
    committed = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert committed == PAGES[name](), "run `make docs` and commit what it writes"


@pytest.mark.parametrize("name", ["api.md", "events.md", "messages.md", "sheet-keys.md"])
def test_a_type_with_a_heading_is_a_link_to_it(name: str) -> None:
    page = PAGES[name]()
    headings = set(re.findall(r"^### (\w+)(?::.*)?$", page, re.MULTILINE))
    types = re.findall(r"^\| `[^`]+` \| ((?:[^|]|\\\|)+) \|", page, re.MULTILINE)
    types += re.findall(r"^- (?:body|answer \d+): (.*)$", page, re.MULTILINE)
    linked = {one for kind in types for one in re.findall(r"\[(\w+)\]\(", kind)}
    bare = {one for kind in types for one in re.findall(r'(?<![\w"#\[])[A-Z]\w+(?![\w\]])', kind)}
    assert len(linked) > 10
    assert headings & bare == set()


@pytest.mark.parametrize("page", PROSE, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_to_a_file_resolves(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_picture_is_on_a_page_and_taken_by_a_command() -> None:
    linked = {
        name
        for page in PROSE
        for name in re.findall(
            r"\]\((?:docs/)?pictures/([^)]+)\)", page.read_text(encoding="utf-8")
        )
    }
    plots = {f"{page.stem}.png" for page in (ROOT / "docs" / "notebooks").glob("*.ipynb")}
    assert linked == documented(NAMES) | plots
    assert linked == {file.name for file in (ROOT / "docs" / "pictures").iterdir()}


def test_the_sheet_of_the_format_page_is_a_game(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "sheet-format.md").read_text(encoding="utf-8")
    first = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)[0]
    file = tmp_path / "super-six.toml"
    file.write_text(first, encoding="utf-8")
    game = load_game(str(file))
    assert [bet.key for bet in game.bets] == ["player", "banker", "tie", "super-6"]
    assert len(every_variant(load_sheet(str(file)))) > 1


def test_documented_side_bets_are_expressible(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "own-sheet.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| .* \| `(\w+)` \| `(\{ .* \})` \|$", text, flags=re.MULTILINE)
    assert len(listed) > 10
    bets = "".join(
        f"[paytables.t{number}]\nrows = [{row}]\n[bets.x{number}]\n"
        f'name = {{ en = "X", zh-Hans = "X", zh-Hant = "X" }}\n'
        f'side = "{side}"\npaytable = "t{number}"\n'
        for number, (side, row) in enumerate(listed)
    )
    order = " ".join(f"x{number}" for number in range(len(listed)))
    sheet = a_game(bets, order=f"player banker tie {order}")
    assert len(load_game(write(tmp_path, sheet)).bets) == 3 + len(listed)


def test_every_toml_example_is_valid() -> None:
    for page in PROSE:
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```toml.*?\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            tomllib.loads(block)


def test_every_command_is_in_the_list_by_purpose() -> None:
    text = (ROOT / "docs" / "what-to-type.md").read_text(encoding="utf-8")
    missing = [name for name in get_group(app).commands if f"`punto {name}" not in text]
    assert missing == []


def test_the_pages_name_the_commands_that_take_an_option() -> None:
    quiet = {name for name, _ in commands()} - set(taking("--json"))
    assert quiet == {"serve", "export", "backup", "restore", "meter win"}
    text = (ROOT / "docs" / "sheet-format.md").read_text(encoding="utf-8")
    [sentence] = re.findall(r"not analysis: ([^.]*) take `--set", text)
    assert set(re.findall(r"`(\w+)`", sentence)) == set(taking("--set"))


def test_the_changelog_has_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert headings[0] == VERSION


def test_every_decision_is_numbered_without_gaps() -> None:
    numbers = [int(page.name[:4]) for page in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_met_requirement_has_a_marked_test() -> None:
    rows = re.findall(
        r"^\| ([A-Z]+-\d+) \| .*? \| (met|profile|not claimed) \| (.*?) \|",
        (ROOT / "docs" / "assurance.md").read_text(encoding="utf-8"),
        re.M,
    )
    marked: dict[str, set[str]] = {}
    for file in (ROOT / "tests").rglob("test_*.py"):
        for ids in re.findall(r"^@pytest\.mark\.assures\((.*?)\)$", file.read_text("utf-8"), re.M):
            for one in re.findall(r'"([A-Z]+-\d+)"', ids):
                marked.setdefault(one, set()).add(str(file.relative_to(ROOT)))
    ids = [one for one, _, _ in rows]
    assert len(ids) == len(set(ids)), "each requirement stands once"
    for one, status, where in rows:
        assert (status == "met") == (one in marked), one
        for code, test in re.findall(r"^`(.*?)`;.*\(`(.*?)`\)$", where):
            assert (ROOT / "src" / "puntobanco" / code).exists(), code
            assert test in marked[one], f"{one} names {test}"
    assert marked.keys() <= set(ids), "no mark without a requirement"
