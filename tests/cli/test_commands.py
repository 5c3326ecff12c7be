"""The program as a user runs it: its output, exit codes and start time."""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from typer.core import TyperCommand, TyperOption

from puntobanco import native
from puntobanco.cli import bench_kernels
from puntobanco.cli.deal_view import headings
from puntobanco.cli.missing import missing_module
from puntobanco.cli.reference_commands import commands
from puntobanco.sheets import game_keys, load_game
from puntobanco.version import VERSION
from tests.kit.program import answer, punto, started

SUPER_SIX = """
key     = "super-six"
name    = { en = "Super 6", zh-Hans = "超级六", zh-Hant = "超級六" }
source  = "our house sheet"
extends = ["parts/house", "parts/house-limits", "parts/punto-banco", "parts/banker-6"]
order   = ["player", "banker", "tie", "super-6"]
[paytables.super-6-12]
rows = [{ on = "win", total = 6, pays = "12 to 1" }]
[bets.banker]
paytable = "banker-6-half"
[bets.tie]
paytable = "tie-8"
[bets.super-6]
name     = { en = "Super 6", zh-Hans = "超级六", zh-Hant = "超級六" }
side     = "banker"
paytable = "super-6-12"
"""


@pytest.mark.parametrize(("name", "command"), list(commands()), ids=dict(commands()))
def test_the_help_shows_every_word_and_only_what_is_typed(name: str, command: TyperCommand) -> None:
    said = answer(*name.split(), "--help")
    shown = said.replace("│", " ").split()
    told = [word for one in command.params for word in str(getattr(one, "help", "")).split()]
    assert [word for word in told if word not in shown] == []
    assert "<bool>" not in said
    for one in command.params:
        if isinstance(one, TyperOption) and one.multiple:
            assert "(repeatable" in str(one.help), one.name


def test_deal_heads_no_two_bets_alike() -> None:
    for key in game_keys():
        bets = tuple(bet.key for bet in load_game(key).bets)
        assert len(set(headings(bets))) == len(bets), key
    assert headings(("player-pair", "perfect-pair", "perfect-pairs")) == (
        "PlayePair",
        "PerfePair",
        "PerfePairs",
    )
    assert headings(("1-2", "12")) == ("1-2", "12"), "where no letters tell them apart"


def data(*arguments: str) -> dict[str, object]:
    loaded = json.loads(answer(*arguments, "--json"))
    assert isinstance(loaded, dict)
    return loaded


def refusal(*arguments: str, stdin: str = "") -> str:
    """The sentence that refuses bad input."""
    done = punto(*arguments, stdin=stdin)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("punto: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("punto: ").rstrip()


WHOLE = "run `pip install --force-reinstall puntobanco`, with the extras you use"


@pytest.mark.parametrize(
    ("typed", "module", "said"),
    [
        ("verify house.db", "sqlalchemy", "needs the extra [server]; expected `pip install"),
        (
            "simulate mini-baccarat --shoes 1 --plot x.png",
            "matplotlib.figure",
            "needs the extra [plots]; ",
        ),
        ("rules mini-baccarat", "rich.console", f"the installation is incomplete; {WHOLE}"),
    ],
)
def test_a_missing_module_is_laid_to_the_extra_that_brings_it(
    typed: str, module: str, said: str, tmp_path: Path
) -> None:
    without = f"import sys; sys.modules[{module!r}] = None; "
    done = started(*typed.replace("x.png", str(tmp_path / "x.png")).split(), before=without)
    command = typed.split(maxsplit=1)[0]
    assert done.returncode == 2
    assert done.stderr.startswith(f"punto: {command}: no module {module}: {said}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("argon2", "needs the extra [server]"),
        ("psycopg", "needs the extra [server]"),
        ("litestar.dto", "needs the extra [server]"),
        ("distributed", "needs the extra [cluster]"),
        ("sphinx", "needs the extra [docs]"),
        ("msgspec", "the installation is incomplete"),
        ("anyio", "the installation is incomplete"),
    ],
)
def test_which_extra_brings_a_module_is_read_from_the_package(module: str, said: str) -> None:
    assert str(missing_module("serve", module)).startswith(f"serve: no module {module}: {said}; ")


def test_a_module_of_our_own_that_is_missing_is_a_fault_of_the_program() -> None:
    without = "import sys; sys.modules['puntobanco.analysis.par'] = None; "
    done = started("par", "mini-baccarat", before=without)
    assert done.returncode == 70
    assert "a fault of the program" in done.stderr
    assert "ModuleNotFoundError" in done.stderr


def test_games_lists_every_game() -> None:
    listed = data("games")["games"]
    assert isinstance(listed, list)
    assert tuple(one["key"] for one in listed) == game_keys()
    shown = answer("games")
    assert all(key in shown for key in game_keys())


def test_the_same_seed_deals_the_same_coups() -> None:
    once = answer("deal", "terminal-3", "--seed", "7", "--coups", "30")
    assert once == answer("deal", "terminal-3", "--seed", "7", "--coups", "30")
    assert once != answer("deal", "terminal-3", "--seed", "8", "--coups", "30")


def test_one_of_a_kind_is_said_of_one() -> None:
    assert "\n1 coup: " in answer("deal", "mini-baccarat", "--seed", "7", "--coups", "1")
    assert ", 1 deck: " in answer("odds", "mini-baccarat", "--effects", "value", "--decks", "1")


def test_a_seed_that_was_chosen_is_shown() -> None:
    chosen = data("deal", "mini-baccarat", "--coups", "5")
    again = data("deal", "mini-baccarat", "--coups", "5", "--seed", str(chosen["seed"]))
    assert again == chosen


@pytest.mark.parametrize("key", game_keys())
def test_every_game_deals_records_and_audits(key: str, tmp_path: Path) -> None:
    file = tmp_path / "one.shoe"
    file.write_text(answer("deal", key, "--shoe", "--seed", "11", "--record"), encoding="utf-8")
    said = answer("audit", str(file))
    assert "nothing breaks the rules" in said


def test_coups_are_typed_as_in_simulate() -> None:
    asked = ("deal", "mini-baccarat", "--seed", "7")
    assert answer(*asked, "--coups", "1e1") == answer(*asked, "--coups", "10") == answer(*asked)


def test_a_whole_shoe_needs_a_shoe_that_ends() -> None:
    said = refusal("deal", "mini-baccarat", "--shoe", "--set", "continuous-shuffle-mode=yes")
    assert said == "--shoe: no shoe ends under continuous shuffle; expected --coups"


def test_a_table_of_many_bets_loses_no_figure_in_a_narrow_terminal(tmp_path: Path) -> None:
    sides = [f"nine-{number}" for number in range(12)]
    bets = "".join(
        f'[bets.{key}]\nname = {{ en = "{key}", zh-Hans = "九", zh-Hant = "九" }}\n'
        'side = "banker"\npaytable = "super-6-12"\n'
        for key in sides
    )
    file = tmp_path / "many.toml"
    order = ", ".join(f'"{key}"' for key in sides)
    file.write_text(SUPER_SIX.replace('"super-6"]', f'"super-6", {order}]') + bets, "utf-8")
    said = answer("deal", str(file), "--seed", "7", "--coups", "2").splitlines()
    assert "…" not in said[2]
    assert said[3].split()[-12:] == ["-10"] * 12


def test_check_warns_of_what_no_table_will_ever_have(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    unused = (
        '[paytables.spare]\nrows = [{ on = "win", pays = "1 to 1" }]\n'
        '[tiers.low]\nmin = "1"\nmax = "5"\n'
        '[progressive]\nseed = "100"\ncontribution = "10 %"\n'
    )
    file.write_text(SUPER_SIX + unused, "utf-8")
    done = punto("check", str(file))
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        "punto: warning: paytables.spare: no bet pays by it, whatever the settings",
        "punto: warning: tiers.low: no table can have it, whatever the settings",
        "punto: warning: progressive: no bet pays a share of a meter, whatever the settings",
    ]


def test_a_game_of_ones_own_is_checked_priced_and_dealt(tmp_path: Path) -> None:
    file = tmp_path / "super-six.toml"
    file.write_text(SUPER_SIX, encoding="utf-8")
    said = answer("check", str(file))
    assert "super-6: 1 row, edge 29.9772 %" in said
    assert "good, under each of" in said
    priced = data("par", str(file))
    bets = priced["bets"]
    assert isinstance(bets, list)
    [super_six] = [one for one in bets if one["key"] == "super-6"]
    # Banker wins with 6 in 269,232,274,169,856 of the ordered deals.
    wins = Fraction(
        int(super_six["rows"][0]["combinations"]), int(str(priced["total_combinations"]))
    )
    assert Fraction(super_six["edge_exact"]) == 1 - 13 * wins
    assert "super-6" in answer("deal", str(file), "--coups", "3", "--seed", "1")


def test_check_refuses_the_key_of_a_game_that_ships(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SUPER_SIX.replace('"super-six"', '"mini-baccarat"'), encoding="utf-8")
    done = punto("check", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"punto: {file}: key: 'mini-baccarat': a built-in game has this key; expected another\n"
    )


def test_check_says_the_same_as_data() -> None:
    found = data("check", "mini-baccarat")
    assert (found["key"], found["variants"]) == ("mini-baccarat", 39)
    assert found["bets"] == [
        {"bet": "player", "rows": 2, "edge_percent": "1.2351"},
        {"bet": "banker", "rows": 2, "edge_percent": "1.0579"},
        {"bet": "tie", "rows": 1, "edge_percent": "14.3596"},
    ]


def test_check_warns_where_the_patron_has_the_edge() -> None:
    done = punto("check", "progressive-2")
    assert done.returncode == 0
    assert "warning: progressive:either: edge -37.1085 %: the patron has the edge" in done.stderr


def test_check_states_the_edge_of_a_progressive_beside_the_printed_one() -> None:
    done = punto("check", "progressive-3")
    assert "  progressive: house edge on Banker hand 49.54 %, printed 24.22 %\n" in done.stdout
    assert (
        "punto: warning: progressive: house edge on Banker hand 49.54 %, printed 24.22 %: more "
        "than one percentage point apart; tied = winning-hand gives the printed figure\n"
    ) in done.stderr
    edge, *_ = json.loads(punto("check", "progressive-2", "--json").stdout)["printed"]
    assert (edge["printed"], edge["exact"], edge["far"]) == ("17.41%", "17.4008", False)


def test_check_warns_of_settings_that_do_not_give_the_printed_figure(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'key = "mine"\nname = { en = "Mine", zh-Hans = "我的", zh-Hant = "我的" }\n'
        'source = "ours"\nextends = "progressive-3"\n'
        '[[published]]\nfigure = "edge"\nbet = "progressive"\nprinted = "2.42 %"\n'
        'settings = { tied = "winning-hand" }\n',
        encoding="utf-8",
    )
    assert (
        "punto: warning: published[0].settings: house edge on either hand 24.22 %, printed 2.42 % "
        "with them\n"
    ) in punto("check", str(file)).stderr


def test_check_warns_where_only_another_setting_gives_the_patron_the_edge() -> None:
    """Without commission Banker mirrors Player, ties aside: an edge of 1.2351 % for the patron."""
    done = punto("check", "terminal-1")
    assert done.returncode == 0
    assert done.stderr == (
        "punto: warning: banker: edge -1.2351 % with baccarat-type='banker-6', "
        "banker-win-on-6-odds='1:1': the patron has the edge\n"
    )


def test_check_warns_where_rounding_changes_what_is_paid(tmp_path: Path) -> None:
    loose = '[settings.exact-pays]\nvalue = false\n[settings.rounding-unit]\nvalue = "1.00"\n'
    head = 'key = "loose"\nname = { en = "L", zh-Hans = "L", zh-Hant = "L" }\nsource = "ours"\n'
    file = tmp_path / "loose.toml"
    file.write_text(f'{head}extends = "mini-baccarat"\n{loose}', encoding="utf-8")
    assert punto("check", str(file)).stderr == (
        "punto: warning: banker: payments are rounded to 1.00 (nearest): edge 1.0579 % becomes "
        "-1.2351 % at 10.00 and 2.9340 % at 11.00\n"
    )
    assert "Rounding" in punto("par", str(file)).stdout
    narrow = '[settings.rounding-unit]\nvalue = "1.00"\n[tiers.10-1000]\nmin = "10"\nmax = "15"\n'
    file.write_text(f'{head}extends = "mini-baccarat"\n{narrow}', encoding="utf-8")
    assert punto("check", str(file)).stderr == (
        "punto: warning: banker: tiers.10-1000: no stake within its limits is paid exactly\n"
    )


def test_check_gives_every_reason(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        SUPER_SIX.replace(
            'rows = [{ on = "win", total = 6, pays = "12 to 1" }]',
            'rows = [{ on = "win", total = 6, pays = "12 to 1" },'
            ' { on = "win", total = 6, cards = 3, pays = "20 to 1" },'
            ' { on = "lose", total = 9, pays = "2 to 1" }]',
        ),
        encoding="utf-8",
    )
    done = punto("check", str(file))
    assert done.returncode == 2
    reasons = done.stderr.splitlines()
    assert len(reasons) == 2
    assert "paytables.super-6-12.rows[1]: is unreachable" in reasons[0]
    assert "paytables.super-6-12.rows[2]: matches no coup" in reasons[1]


def test_odds_of_a_remaining_shoe_name_what_they_cannot_tell() -> None:
    priced = data("odds", "terminal-1", "--counts", "128,32,32,32,32,32,32,32,32,32")
    bets = priced["bets"]
    assert isinstance(bets, list)
    edges = {one["key"]: one["edge"] for one in bets}
    assert edges["banker"].startswith("0.010579")
    assert edges["player-pair"] is None
    assert all(one.get("why") for one in bets if one["edge"] is None)


def test_reconcile_has_a_verdict_for_every_figure() -> None:
    figures = data("reconcile")["figures"]
    assert isinstance(figures, list)
    assert len(figures) == 42
    assert {one["verdict"] for one in figures} == {"reproduced", "reproduced if", "differs"}


def test_a_sheet_of_ones_own_reconciles_the_same_way(tmp_path: Path) -> None:
    file = tmp_path / "super-six.toml"
    figure = '\n[[published]]\nfigure = "edge"\nbet = "super-6"\ndecks = 8\nprinted = "29.98 %"\n'
    file.write_text(SUPER_SIX + figure, encoding="utf-8")
    assert '"verdict": "reproduced"' in answer("reconcile", str(file), "--json")
    file.write_text(SUPER_SIX + figure.replace("29.98", "29.99"), encoding="utf-8")
    assert '"verdict": "differs"' in answer("reconcile", str(file), "--json")


def test_the_roads_agree_with_the_contract() -> None:
    roads = data("roads", "BPPBBBP")
    assert roads["big_eye_boy"] == "UURUU"
    assert roads["ask"] == {"P": ["R", "R", "U"], "B": ["U", "U", "R"]}


def test_bench_gives_names_values_and_ratios() -> None:
    results = data("bench", "--only", "exact.")["results"]
    assert isinstance(results, list)
    assert [one["name"] for one in results] == ["exact.python", "exact.single", "exact.batch"]
    assert all(one["value"] > 0 and one["ratio"] > 0 for one in results)


@pytest.mark.part("compiler")
def test_bench_measures_every_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_kernels, "RUNS", 1)
    for name, work in bench_kernels.KERNELS.items():
        measure = work()
        assert measure.name == name
        assert measure.value > 0
        assert measure.ratio > 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("deal", "roulette"), "roulette: no such game; expected"),
        (("deal", "mini-baccarat", "--coups", "0"), "coups 0: expected at least 1"),
        (("deal", "mini-baccarat", "--stake", "0"), "stake '0': expected an amount above zero"),
        (("deal", "mini-baccarat", "--stake", "1.234"), "amount '1.234': expected digits"),
        (("deal", "mini-baccarat", "--seed", "-1"), "seed -1: expected from 0"),
        (("deal", "mini-baccarat", "--bet", "panda"), "bet 'panda': mini-baccarat does not offer"),
        (
            ("deal", "progressive-1", "--rides", "horse"),
            "rides 'horse': expected player, banker or winner",
        ),
        (("deal", "mini-baccarat", "--set", "cut-card=5"), "cut-card"),
        (("deal", "mini-baccarat", "--profile", "mars"), "mars: no such profile"),
        (("rules", "terminal-1", "--table", "--set", "total-decks=6"), "terminal-1.toml: settings"),
        (("odds", "fortune-7", "--removed", "1h"), "card '1h': expected a rank of"),
        (
            ("odds", "fortune-7", "--removed", "8s " * 9),
            "removed '8s' 9 times: the shoe holds 8; expected no more",
        ),
        (("odds", "fortune-7", "--counts", "1,2"), "2 counts: expected 10 values, 13 ranks"),
        (("odds", "fortune-7", "--counts", "-1" + ",9" * 9), "count 1 is -1: expected zero"),
        (("odds", "fortune-7", "--counts", "1" + ",0" * 9), "1 card: a coup can take 6"),
        (("odds", "fortune-7", "--counts", "a" + ",0" * 9), "count 1 is 'a': expected a whole"),
        (("odds", "fortune-7", "--decks", "0"), "decks 0: expected at least 1"),
        (("odds", "fortune-7", "--effects", "suit"), "--effects 'suit': expected 'value' or"),
        (("par", "fortune-7", "--decks", "0"), "decks 0: expected at least 1"),
        (("reconcile", "mini-baccarat"), "mini-baccarat: prints no figure"),
        (("odds", "fortune-7", "--meter", "1"), "--meter 1: fortune-7 has no progressive bet"),
        (("deal", "fortune-7", "--meter", "9"), "--meter 9: fortune-7 has no progressive bet"),
        (("deal", "progressive-1", "--meter", "x"), "amount 'x': expected digits"),
        (("roads", "BPX"), "result 'X' at position 3"),
        (("bench", "--only", "warp"), "benchmark 'warp': expected a part of core.coup"),
        (("check", "no-such.toml"), "no-such.toml: cannot be read: No such file or directory"),
        (("audit", "no-such.shoe"), "no-such.shoe"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*arguments)


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -c 'from puntobanco.cli.main import main; main()' deal fortune-7"
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} --coups 3000 --seed 1 | head -1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert "Fortune 7" in done.stdout


def test_the_version_names_the_kernel_in_use() -> None:
    assert answer("--version") == f"puntobanco {VERSION}, kernel: {native.active()}\n"


@pytest.mark.part("compiler")
def test_a_path_can_be_forced_and_a_wrong_one_is_refused() -> None:
    forced = started("--version", PUNTO_ISA="python")
    assert forced.stdout == f"puntobanco {VERSION}, kernel: python\n"
    assert started("--version", PUNTO_ISA="baseline").stdout.endswith("kernel: baseline\n")
    wrong = started("--version", PUNTO_ISA="abacus")
    assert wrong.returncode == 2
    assert "PUNTO_ISA 'abacus': expected python, baseline" in wrong.stderr


def test_listing_games_imports_no_maths() -> None:
    code = (
        "import sys; from puntobanco.cli.games import games; games(as_json=True); "
        "assert not any(name.startswith('puntobanco.analysis') for name in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_check_prints_the_schema_without_a_sheet_and_asks_for_one_otherwise() -> None:
    assert json.loads(answer("check", "--schema"))["title"] == "puntobanco rule sheet"
    assert refusal("check") == "check: expected a rule sheet ending in .toml, or the key of a game"
